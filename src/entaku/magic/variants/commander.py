"""Commanders (統率者): who leads a deck, what they cost more, what damage they have dealt.  (CM-9 to CM-15, CR 903)

By which rules is the profile's choice (`commander`: those of 2010-12-15 or today's).  Being a commander is no
characteristic but a property of the card (CM-11): its object says which of its owner's commanders it is.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from entaku.kernel.decisions import YesNo
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, ask
from entaku.magic.game.state import Game, Object
from entaku.magic.zones.zone_changes import Going, leaders_home, sends_leaders_home
from entaku.oracle.colours import Colours
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir.things import Zone
from entaku.oracle.mana import Cost

LETHAL = 21
"""So much combat damage by one commander is the end of a player, where a variant doesn't say otherwise.

(CM-12, CR 903.10a)
"""
TAX = 2
"""So much more a commander costs for each time it was cast from the command zone before.  (CM-13, CR 903.8)"""
CAUSE = "commander"
"""Why a player loses who was dealt that much; and why a commander goes to the command zone from where it lies."""
INSTEAD, RETURN = "game-commander-instead", "game-commander-return"
"""The questions: into the command zone instead of somewhere else; or from there, where it has just arrived."""
REPLACED: dict[str, frozenset[Zone]] = {
    "2010": frozenset({"graveyard", "exile"}),
    "today": frozenset({"hand", "library"}),
}
"""Where a commander would go that its owner may replace by the command zone.  (CM-14, CR 903.9b)"""
LOST: frozenset[Zone] = frozenset({"graveyard", "exile"})
"""Where a commander that has just arrived may be put into the command zone from.  (CR 903.9a)"""


# Who they are.


def is_commander(item: Object) -> bool:
    """Whether the card is a commander: face down too, as a copy, or under anybody's control.  (CM-11, CR 903.3)"""
    return item.commander is not None


def places(item: Object) -> tuple[int, ...]:
    """Which of its owner's commanders an object is: several, if they are parts of it.  (CR 903.3b, 903.3c)"""
    if item.commander is None:
        return ()
    return tuple(part.commander for part in item.parts if part.commander is not None)


def name_of(game: Game, owner: Seat, place: int) -> str:
    """The name of a player's commander."""
    return game.setup.players[owner].commanders[place].name


def found(game: Game) -> dict[tuple[Seat, int], Object]:
    """All commanders that are in the game, wherever they are, by owner and place.

    Each is the same object as long as it stays where it is, so everything is looked through only where one is another
    object now, or where one was missing though its owner is in the game, as it was phased out.
    """
    there, known = game.objects, game.leaders
    if known is not None and all(map(there.__contains__, known.values())):
        return {key: there[number] for key, number in known.items()}
    leaders = placed(there.values())
    missing = (
        seat
        for seat, player in enumerate(game.setup.players)
        for place in range(len(player.commanders))
        if (seat, place) not in leaders
    )
    is_sure = not any(game.in_game(seat) for seat in missing)
    game.leaders = {key: item.id for key, item in leaders.items()} if is_sure else None
    return leaders


def placed(items: Iterable[Object]) -> dict[tuple[Seat, int], Object]:
    """The commanders among objects, by owner and place."""
    leaders = [item for item in items if item.commander is not None]
    return {(item.owner, place): item for item in leaders for place in places(item)}


def identity(game: Game, seat: Seat) -> Colours | None:
    """The colour identity of a player's commanders together; None, which is undefined, without any.  (CR 903.4)"""
    return game.setup.identities[seat]


def mana_made(game: Game, seat: Seat, kinds: str) -> str:
    """The kinds of mana that a player makes: in 2010 colourless for what is outside their commander's.  (CM-5)"""
    own = identity(game, seat) if game.setup.profile.commander == "2010" else None
    if own is None or all(kind == "C" or kind in own for kind in kinds):
        return kinds
    kept = "".join(kind for kind in kinds if kind == "C" or kind in own)
    return kept if "C" in kept else kept + "C"


# Casting them from the command zone.


def castable(game: Game, seat: Seat) -> Iterator[Object]:
    """The commanders that a player may cast from the command zone.  (CM-13, CR 903.8)

    In Oathbreaker a signature spell only while its player controls their Oathbreaker.
    """
    for number in game.command:
        item = game.objects[number]
        if waits(item, seat) and (not is_signature(game, item) or has_oathbreaker(game, seat)):
            yield item


def is_signature(game: Game, item: Object) -> bool:
    """Whether a card that begins in the command zone is the signature spell of one that leads."""
    types = item.definition.traits.types
    return game.setup.profile.signature and ("Instant" in types or "Sorcery" in types)


def has_oathbreaker(game: Game, seat: Seat) -> bool:
    """Whether a player controls a leader of their own deck."""
    there = (game.objects[number] for number in game.battlefield)
    return any(is_commander(item) and item.owner == item.controller == seat for item in there)


def waits(item: Object, seat: Seat) -> bool:
    """Whether it is the player's own commander, in the command zone."""
    return item.commander is not None and item.zone == "command" and item.owner == seat


def casts(game: Game, owner: Seat, place: int) -> int:
    """How often a commander has been cast from the command zone."""
    counted = game.players[owner].commander_casts
    return counted[place] if place < len(counted) else 0


def tax(game: Game, owner: Seat, place: int) -> int:
    """How much more generic mana it costs to cast a commander from the command zone now.  (CM-13, CR 903.8)"""
    return TAX * casts(game, owner, place)


def surcharge(game: Game, item: Object) -> tuple[a.CostPart, ...]:
    """The additional cost of casting a card from where it is, if it is a commander in the command zone.  (CR 903.8)"""
    if item.commander is None or item.zone != "command":
        return ()
    more = tax(game, item.owner, item.commander)
    return (a.Pay(Cost((str(more),))),) if more else ()


def count_cast(game: Game, item: Object) -> None:
    """A commander, as `item` was before, has been cast from the command zone: it costs more next time.  (CR 903.8)"""
    if item.commander is not None and item.zone == "command":
        counts = [casts(game, item.owner, place) for place in range(len(game.setup.players[item.owner].commanders))]
        counts[item.commander] += 1
        mutators.alter_player(game, item.owner, commander_casts=tuple(counts))


# Their damage.


def damage_by(game: Game, seat: Seat, owner: Seat, place: int) -> int:
    """How much combat damage a player has been dealt by one commander.  (CM-12, CR 903.10a)"""
    dealt = game.players[seat].commander_damage
    return next((amount for by, which, amount in dealt if (by, which) == (owner, place)), 0)


def strike(game: Game, item: Object, seat: Seat, amount: int, controller: Seat) -> Iterator[Event]:
    """A commander has dealt a player combat damage, whoever controls it: that is never forgotten.  (CR 903.10a)"""
    for place in places(item):
        now = damage_by(game, seat, item.owner, place) + amount
        others = [one for one in game.players[seat].commander_damage if one[:2] != (item.owner, place)]
        dealt = tuple(sorted((*others, (item.owner, place, now))))
        mutators.alter_player(game, seat, commander_damage=dealt)
        name = name_of(game, item.owner, place)
        yield e.CommanderStruck(seat, item.owner, place, name, amount, now, item.id, controller)


def beaten(game: Game) -> Iterator[Seat]:
    """The players who have been dealt 21 or more combat damage by one commander.  (CM-12, CR 903.10a)

    In variants it may be another number, or none.  (CR 903.12h)
    """
    lethal = game.setup.profile.lethal
    if lethal is None:
        return
    for player in game.players:
        if not player.left and any(amount >= lethal for _, _, amount in player.commander_damage):
            yield player.seat


# Where they go.


def may_bring(game: Game, seat: Seat, number: int) -> bool:
    """Whether a player may bring a card from outside the game into it.  (CR 903.11)

    Today it must be within the commander's identity, and no name from the starting deck or owned in the game; in 2010
    whatever isn't in the deck may be fetched by a wish.  (CM-16)
    """
    own = identity(game, seat)
    if game.setup.profile.commander != "today" or own is None:
        return True
    item = game.objects[number]
    card = item.definition.card
    if card is not None and not set(card.identity) <= set(own):
        return False
    if item.definition.name in game.players[seat].started_with:
        return False
    return all(
        other.definition.name != item.definition.name or other.zone == "outside"
        for other in game.objects.values()
        if other.owner == seat
    )


class Homing(Struct, frozen=True):
    """A commander may be put into the command zone from a graveyard or exile, where it has just arrived."""

    number: int


def replaces(game: Game, going: Going) -> bool:
    """Whether the owner may put the object into the command zone instead of where it goes.  (CM-14, CR 903.9b)"""
    rules = game.setup.profile.commander
    if rules is None:
        return False
    item = game.objects[going.number]
    if item.commander is None or item.zone == going.to or sends_leaders_home(item, going):
        return False
    return going.to in REPLACED[rules] and going.to not in going.offered and game.in_game(item.owner)


def go_instead(game: Game, going: Going) -> Procedure[Going]:
    """The owner chooses between where it would go and the command zone.  (CM-14, CR 903.9b)

    As any replacement effect that of 2010 gets one opportunity; today's may be applied again.  (CR 614.5)
    Of a permanent of several cards those that are commanders go there, the others where they would.  (CR 903.9c)
    """
    item = game.objects[going.number]
    usual = going.to != "hand"
    answer = yield from ask(game, item.owner, INSTEAD, YesNo(), usual, (item.id, going.to))
    once = REPLACED["2010"] if game.setup.profile.commander == "2010" else frozenset[Zone]()
    if answer is not True:
        return mutators.replace(going, offered=(*going.offered, going.to, *sorted(once)))
    if item.components:
        return leaders_home(item, going)
    return Going(going.number, "command", cause=going.cause, offered=(*going.offered, *sorted(once)))


def homing(game: Game) -> Iterator[Homing]:
    """The commanders that have come to a graveyard or exile since this was last looked at.  (CR 903.9a)

    In 2010 their owners were asked before; here only about those that rules moved while nobody could be asked.
    """
    for pile in (*game.graveyards, game.exile):
        for number in pile:
            if game.objects[number].astray:
                yield Homing(number)


def in_turn_order(game: Game, going: Sequence[Going]) -> list[Going]:
    """Moves in the order in which players are asked about them: commanders' owners in turn order.  (CR 101.4)"""
    if game.setup.profile.commander is None or len(going) < 2:
        return list(going)
    turns = {seat: place for place, seat in enumerate(game.seats_in_turn_order())}
    there = (game.objects.get(one.number) for one in going)
    places = [turns.get(item.owner, 0) if item is not None and is_commander(item) else -1 for item in there]
    return [going[place] for place in sorted(range(len(going)), key=lambda place: places[place])]


def choose_home(game: Game, due: list[Homing]) -> Procedure[list[Going]]:
    """Which of these their owners put into the command zone, asked in turn order.  (CR 101.4, 903.9a)"""
    chosen: list[Going] = []
    in_order = game.seats_in_turn_order()
    for one in sorted(due, key=lambda one: in_order.index(game.objects[one.number].owner)):
        item = game.objects.get(one.number)
        if item is None:
            continue
        mutators.alter(game, one.number, astray=False)
        answer = yield from ask(game, item.owner, RETURN, YesNo(), default=True, about=(item.id, item.zone))
        if answer is True and one.number in game.objects:
            chosen.append(Going(one.number, "command", cause=CAUSE))
    return chosen
