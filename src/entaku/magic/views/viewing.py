"""What a viewer may see of a game: put together from what they are allowed.  (design: views are built, not filtered)"""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Event
from entaku.magic.additional.mechanics import companion
from entaku.magic.concepts.mana import mana_abilities
from entaku.magic.concepts.predicates import partner
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.definitions import Traits, mark_of
from entaku.magic.game.state import MANA_KINDS, Game, Object, PhasedOut, Player, SeatRef
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.variants import commander
from entaku.magic.views.beside import of_game
from entaku.magic.views.combat import attack_views, planned_views
from entaku.magic.views.commanders import CommanderView, commander_hits
from entaku.magic.views.game_view import CardView, EarmarkedMana, GameView, PlayerView, StackView
from entaku.magic.zones import castable_index


def view(game: Game, viewer: Viewer, deciding: Seat | None = None) -> GameView:
    """What the viewer sees: what is public, and what is theirs to know.  `deciding`: whom the table waits for."""
    leaders = commander.found(game) if game.setup.profile.commander is not None else {}
    exile, command = set_apart(game, viewer)
    return GameView(
        seat=viewer if isinstance(viewer, int) else None,
        turn=game.turn,
        active=game.active,
        step=game.step,
        holder=game.pending.holder,
        players=tuple([player_view(game, seat, leaders, viewer) for seat in range(len(game.players))]),
        battlefield=permanents(game, viewer),
        stack=tuple([stack_view(game, game.objects[n], viewer) for n in game.stack]) if game.stack else (),
        exile=exile,
        command=command,
        attacks=attack_views(game),
        monarch=game.monarch,
        initiative=game.initiative,
        daytime=game.daytime,
        winners=game.winners,
        ended=game.ended,
        deciding=deciding,
        commander_rules=game.setup.profile.commander,
        lethal=game.setup.profile.lethal,
        rumble=game.setup.profile.rumble,
        votes=game.memory.voting,
        described=described(game, viewer) if game.setup.has_bare else (),
        phased=tuple([phased_view(one, viewer) for one in game.phased]) if game.phased else (),
        date=game.setup.date,
        freely=game.setup.profile.assignment == "free",
        teams=game.setup.teams if game.setup.profile.teams else (),
        shared=game.setup.profile.shared,
        beside=of_game(game),
        planned=planned_views(game, viewer),
    )


def described(game: Game, viewer: Viewer) -> tuple[str, ...]:
    """What was said of the cards that the viewer may know, and of what copies them."""
    lines: dict[str, None] = {}
    for item in game.objects.values():
        if knows(game, item, viewer):
            lines.update((one.said, None) for one in (item.copies, item.definition) if one is not None and one.said)
    return tuple(sorted(lines))


def may_see_all(game: Game, viewer: Viewer) -> bool:
    """Everything may be seen by who is allowed to see all, once that is asked for."""
    return viewer == "open"


def sees_as(game: Game, seat: Seat, viewer: Viewer) -> bool:
    """Whether the viewer sees what a player may see: the player themselves, and who controls them.  (CR 718.4)"""
    return viewer == seat or (game.master is not None and game.decider(seat) == viewer != seat)


def sees_hand(game: Game, seat: Seat, viewer: Viewer) -> bool:
    """Whether the viewer may look at a player's hand: their own, or a teammate's.  (CR 402.3, 808.5, 810.5)"""
    return sees_as(game, seat, viewer) or viewer in game.setup.sides[seat]


def is_known(game: Game, item: Object, viewer: Viewer) -> bool:
    """Whether the viewer has looked at a card, or may know what somebody has who did."""
    return any(sees_as(game, seat, viewer) for seat in item.known_to)


def player_view(game: Game, seat: Seat, leaders: Mapping[tuple[Seat, int], Object], viewer: Viewer) -> PlayerView:
    """A player as the viewer sees them: as before, as long as all is as it was that they could see of them."""
    player, library, outside = game.players[seat], game.libraries[seat], game.outside
    own = sees_as(game, seat, viewer) or may_see_all(game, viewer)
    hand = own or viewer in game.setup.sides[seat]
    there = castable_index.held(game, seat)
    known = there.whole
    before = known.get((own, hand))
    if before is not None and (sure := before[2]) is not None and not projection.current(game).elsewhere:
        same: PlayerView = before[1]
        is_so = sure[0] is player and sure[1] is library and sure[2] is outside
        if is_so and same.commanders == commander_views(game, seat, leaders, viewer):
            return same
    facts = (
        player,
        len(library),
        pile_view(game, there.shown, game.hands[seat]) if hand else (),
        pile_view(game, there.shown, game.graveyards[seat]),
        pile_view(game, there.shown, castable_index.beside(game, seat)) if own else (),
        tuple(
            card_view(game, game.objects[number])
            for number in castable_index.known_in_library(game, seat)
            if is_known(game, game.objects[number], viewer)
        ),
        commander_views(game, seat, leaders, viewer),
    )
    found: PlayerView
    if before is None or before[0] != facts or player.earmarked:
        found = seen_player(game, seat, *facts)
    else:
        found = before[1]
    known[own, hand] = (facts, found, (player, library, outside) if is_plainly_seen(game, seat) else None)
    return found


def is_plainly_seen(game: Game, seat: Seat) -> bool:
    """Whether all that is seen of a player hangs on their record and on which cards lie where, as long as that is.

    What is known of their commanders is looked at each time.
    """
    return not (
        game.players[seat].earmarked
        or projection.current(game).elsewhere
        or castable_index.known_in_library(game, seat)
        or castable_index.defines(game, seat)
    )


Cards = tuple[CardView, ...]


def seen_player(
    game: Game, seat: Seat, player: Player, library: int, hand: Cards, graveyard: Cards, sideboard: Cards, known: Cards,
    commanders: tuple[CommanderView, ...],
) -> PlayerView:  # fmt: skip
    """A player with what is seen of their cards."""
    return PlayerView(
        seat=seat,
        name=game.setup.players[seat].name,
        life=player.life,
        library=library,
        hand_size=len(game.hands[seat]),
        hand=hand,
        graveyard=graveyard,
        mana="".join(kind * count for kind, count in zip(MANA_KINDS, player.mana, strict=True)),
        earmarked=tuple(
            EarmarkedMana(one.mana.upper(), Context(game, one.source, seat).source_name) for one in player.earmarked
        ),
        poison=player.poison,
        energy=player.energy,
        experience=player.experience,
        blessed=player.blessed,
        completed=player.completed,
        tempted=player.tempted,
        speed=player.speed,
        left=player.left,
        lost=player.lost,
        lands_played=player.lands_played,
        sideboard=sideboard,
        known=known,
        rumbled=player.rumbled if game.setup.profile.rumble is not None else None,
        commanders=commanders,
        companion=card_view(game, own) if (own := companion.chosen(game, seat)) is not None else None,
        identity=commander.identity(game, seat),
        commander_damage=commander_hits(game, seat),
    )


def pile_view(game: Game, shown: castable_index.Shown, pile: castable_index.Pile) -> Cards:
    """Cards as they lie in a player's hand, graveyard or sideboard.

    What nothing changes, neither an effect nor the cards themselves, is seen as before while the same cards lie there;
    those that define themselves are looked at each time.
    """
    known = shown.get(id(pile))
    changed = bool(projection.current(game).elsewhere)
    if known is None or known[0] is not pile or changed:
        there = [game.objects[number] for number in pile]
        found = tuple([card_view(game, item) for item in there])
        if not changed:
            shown[id(pile)] = (pile, found, tuple([n for n, item in enumerate(there) if item.base.kit.defines]))
        return found
    _, found, defining = known
    for place in defining:
        now = card_view(game, game.objects[pile[place]])
        if now != found[place]:
            found = (*found[:place], now, *found[place + 1 :])
    if defining:
        shown[id(pile)] = (pile, found, defining)
    return found


def commander_views(
    game: Game, seat: Seat, leaders: Mapping[tuple[Seat, int], Object], viewer: Viewer
) -> tuple[CommanderView, ...]:
    """A player's commanders as the viewer may know of them."""
    there = game.setup.players[seat].commanders
    return tuple([commander_view(game, seat, place, leaders, viewer) for place in range(len(there))]) if there else ()


def commander_view(
    game: Game, owner: Seat, place: int, leaders: Mapping[tuple[Seat, int], Object], viewer: Viewer
) -> CommanderView:
    """A commander as the viewer may know of it.  (CM-11, CM-13)"""
    item = leaders.get((owner, place))
    known = item is not None and knows(game, item, viewer)
    return CommanderView(
        owner,
        place,
        commander.name_of(game, owner, place),
        item.zone if item is not None and known else None,
        item.id if item is not None and known else None,
        projection.look(game, item).controller if item is not None and known and item.zone == "battlefield" else None,
        commander.casts(game, owner, place),
        commander.tax(game, owner, place),
    )


def knows(game: Game, item: Object, viewer: Viewer) -> bool:
    """Whether the viewer may know which card an object is."""
    if may_see_all(game, viewer) or is_known(game, item, viewer) or (game.is_over and item.zone == "battlefield"):
        return True
    if item.zone in ("hand", "library", "outside"):
        return item.zone == "hand" and sees_hand(game, item.owner, viewer)
    if item.zone == "exile":
        return not item.face_down  # nobody looks at it but who may  (406.3)
    controller = projection.look(game, item).controller if item.zone == "battlefield" else item.controller
    return not item.face_down or sees_as(game, controller, viewer)


class Shown:
    """What was shown of objects: an object, its characteristics and what else it was shown by are as good as its view.

    All three are never changed, so they are the same as long as they are those very ones.
    """

    def __init__(self) -> None:
        self.known: dict[int, tuple[Object, Traits, object, CardView]] = {}

    def find(self, item: Object, traits: Traits, how: object) -> CardView | None:
        known = self.known.get(id(item))
        if known is not None and known[0] is item and known[1] is traits and known[2] == how:
            return known[3]
        return None

    def keep(self, item: Object, traits: Traits, how: object, view: CardView) -> CardView:
        if len(self.known) >= MOST_SHOWN:
            self.known.clear()
        self.known[id(item)] = (item, traits, how, view)
        return view


MOST_SHOWN = 4096
"""So many views of objects are kept at most, of all games together."""
SHOWN = Shown()


@lru_cache(maxsize=4096)
def in_order(words: frozenset[str]) -> tuple[str, ...]:
    """Types or keywords in the order in which they are told."""
    return tuple(sorted(words))


def card_view(game: Game, item: Object) -> CardView:
    """A card as it lies in a hand or graveyard."""
    traits = projection.look(game, item)
    return SHOWN.find(item, traits, ()) or SHOWN.keep(item, traits, (), CardView(
        item.id, traits.name, item.owner, item.controller, power=traits.power, toughness=traits.toughness,
        types=in_order(traits.types), colours=traits.colours, keywords=in_order(traits.kit.keywords),
        cost=str(traits.cost) if traits.cost is not None else "", mana_value=traits.mana_value, token=item.is_token,
        counters=item.counters, commander=commander.is_commander(item),
    ))  # fmt: skip


def permanents(game: Game, viewer: Viewer) -> tuple[CardView, ...]:
    """The permanents, as long as nothing has happened those that everybody sees alike as they were seen before."""
    now, before = projection.current(game), game.shown
    if before is not None and before[0] == game.stir and before[1] is now:
        cards: tuple[CardView, ...] = before[2]
        return cards
    seen, is_alike = battlefield_view(game, viewer)
    cards = tuple(seen)
    if is_alike:
        game.shown = (game.stir, now, cards)
    return cards


def battlefield_view(game: Game, viewer: Viewer) -> tuple[list[CardView], bool]:
    """The permanents, and whether everybody sees them alike.

    Of one that lies face up everybody sees the same as long as its controller's turns are as many.  (CR 302.6)
    """
    everything, there, known = projection.current(game).traits, game.objects, SHOWN.known
    turns = [player.last_turn for player in game.players]
    cards, is_alike = [], True
    for number in game.battlefield:
        item, traits = there[number], everything[number]
        if item.face_down or item.components or item.paired is not None:
            is_seen = not item.face_down or knows(game, item, viewer)
            sees_parts = viewer in (traits.controller, "open") or game.is_over
            cards.append(permanent_view(game, item, traits, is_seen, sees_parts))
            is_alike = False
            continue
        seen, turn = known.get(id(item)), turns[traits.controller]
        if seen is None or seen[0] is not item or seen[1] is not traits or seen[2] != turn:
            cards.append(SHOWN.keep(item, traits, turn, permanent_view(game, item, traits)))
        else:
            cards.append(seen[3])
    return cards, is_alike


def permanent_view(game: Game, item: Object, traits: Traits, is_seen: bool = True, sees_parts: bool = True) -> CardView:
    """A permanent as everybody sees it; who controls a face-down one may see which card it is.  (CR 708.5)"""
    sick = "Creature" in traits.types and mana_abilities.is_sick(game, item, traits)
    return CardView(
        item.id, shown_name(item, traits, is_seen), item.owner, traits.controller,
        item.tapped, item.face_down, traits.power, traits.toughness, item.damage, sick, in_order(traits.types),
        traits.colours, in_order(traits.kit.keywords), item.counters, item.attached, item.attached_player,
        item.is_token, item.chosen, str(traits.cost) if traits.cost is not None else "", traits.mana_value,
        commander.is_commander(item) and is_seen, paired=partner(game, item),
        components=component_names(item, sees_parts), designations=item.designations,
    )  # fmt: skip


def shown_name(item: Object, traits: Traits, is_seen: bool) -> str:
    """What a permanent is called on a board: one without a name by its card, if its viewer may know that.

    So may everybody of a Room of which both halves are locked.  (CR 2026 709.5)
    """
    return item.definition.name if is_seen and (item.face_down or not traits.name) else traits.name


def component_names(item: Object, sees_parts: bool) -> tuple[str, ...]:
    """The names of the cards and tokens that represent a permanent, if several do, as its viewer may know them."""
    return tuple(part.definition.traits.name if sees_parts or not part.face_down else "" for part in item.components)


def phased_view(one: PhasedOut, viewer: Viewer) -> CardView:
    """A permanent that is phased out, as it was; who controlled a face-down one may look at it.  (CR 702.26, 708.5)"""
    item, traits = one.object, one.traits
    is_seen = not item.face_down or viewer in (one.seat, "open")
    return CardView(
        item.id, shown_name(item, traits, is_seen), item.owner, one.seat,
        item.tapped, item.face_down, traits.power, traits.toughness, item.damage, sick=False,
        types=in_order(traits.types), colours=traits.colours, keywords=in_order(traits.kit.keywords),
        counters=item.counters, attached=item.attached, attached_player=item.attached_player,
        token=item.is_token, chosen=item.chosen, cost=str(traits.cost) if traits.cost is not None else "",
        mana_value=traits.mana_value, commander=commander.is_commander(item) and is_seen, phased_out=True,
        components=component_names(item, viewer in (one.seat, "open")), designations=item.designations,
    )  # fmt: skip


def set_apart(game: Game, viewer: Viewer) -> tuple[Cards, Cards]:
    """The cards in exile and in the command zone; as this viewer saw them before, while the same lie there unchanged.

    Of what lies face down others know more at the end of the game, and while somebody controls its player.
    """
    before = game.apart
    if before is None or before[0] is not game.exile or before[1] is not game.command or before[2] != game.laid:
        before = game.apart = (game.exile, game.command, game.laid, {})
    by_viewer: dict[Viewer, tuple[Cards, Cards]] = before[3]
    is_usual = not (projection.current(game).elsewhere or game.master is not None or game.is_over)
    if is_usual and (seen := by_viewer.get(viewer)) is not None:
        return seen
    there = game.objects
    exile = tuple([secret_view(game, there[n], viewer) for n in game.exile])
    command = tuple([secret_view(game, there[n], viewer) for n in game.command])
    if is_usual and not any(there[n].base.kit.defines for n in (*game.exile, *game.command)):
        by_viewer[viewer] = (exile, command)
    return exile, command


def is_plainly_printed(item: Object) -> bool:
    """Whether a card in exile or the command zone is shown as what is printed on it."""
    return not item.face_down and not item.rumbling and item.commander is None


def secret_view(game: Game, item: Object, viewer: Viewer) -> CardView:
    """A card in exile or the command zone; one that lies face down there is seen by its controller only.

    In exile nobody sees it, but whom an effect or a rule lets look.  (CR 406.3)
    At the end of the game everybody sees the conspiracies.  (CR 702.106e)
    """
    if is_plainly_printed(item):
        return printed_view(item)
    is_over = game.is_over and item.zone == "command"
    own = item.zone == "command" and sees_as(game, item.controller, viewer)
    shown = own or is_over or knows(game, item, viewer)
    if item.face_down and not shown:
        return CardView(item.id, owner=item.owner, controller=item.controller, face_down=True)
    if commander.is_commander(item) or (item.rumbling and not item.face_down):
        return mutators.replace(card_view(game, item), face_down=item.face_down, rumbling=item.rumbling)
    return printed_view(item)


def printed_view(item: Object) -> CardView:
    """A card in exile or the command zone as what is printed on it."""
    traits = item.base
    return SHOWN.find(item, traits, "secret") or SHOWN.keep(item, traits, "secret", CardView(
        item.id, traits.name, item.owner, item.controller, face_down=item.face_down, types=in_order(traits.types),
        chosen=item.chosen, counters=item.counters if item.zone == "command" else (),
    ))  # fmt: skip


def stack_view(game: Game, item: Object, viewer: Viewer) -> StackView:
    """A spell or ability on the stack; who controls a face-down one may see which card it is.  (CR 708.5)"""
    spell = item.spell
    is_seen = not item.face_down or knows(game, item, viewer)
    chosen = [thing for group in spell.targets for thing in group] if spell is not None else []
    return StackView(
        item.id,
        item.definition.name if item.face_down and is_seen else item.base.name,
        item.controller,
        spell.source if spell is not None else 0,
        spell is not None and spell.ability is not None,
        "" if spell is None or spell.ability is None else mark_of(spell.ability),
        tuple(thing for thing in chosen if isinstance(thing, int)),
        tuple(thing.seat for thing in chosen if isinstance(thing, SeatRef)),
        spell.cast.x if spell is not None else 0,
        commander.is_commander(item) and is_seen,
        item.face_down,
    )


UNSEEN_PILES = frozenset({"hand", "library"})
"""Zones whose cards others don't see: their ids there say nothing to them, and are not told.  (CR 400.2)"""


def told(event: Event, viewer: Viewer) -> Event | None:
    """The event as the viewer may know it: hidden cards have no name and no id for those who may not see them."""
    if viewer == "open":
        return event
    if isinstance(event, e.Moved) and not event.seen and (viewer != event.owner or event.origin == event.to):
        # Within a library its owner doesn't see it either, unless something has let them look before.  (CR 401.2)
        return e.Moved(0, 0, "", event.owner, event.controller, event.origin, event.to, seen=False, cause=event.cause)
    if isinstance(event, e.Moved) and viewer != event.owner:
        # Which card of a hand or library it was, or is now, is nobody else's business.
        return msgspec.structs.replace(
            event,
            was=0 if event.origin in UNSEEN_PILES else event.was,
            now=0 if event.to in UNSEEN_PILES else event.now,
        )
    if isinstance(event, e.ActedByHand) and not event.seen and viewer != event.seat:
        return msgspec.structs.replace(event, card="", text="" if event.what == "describe" else event.text)
    if isinstance(event, e.Revealed) and event.to is not None and viewer != event.to:
        return e.Revealed(event.seat, (), event.to)
    return event
