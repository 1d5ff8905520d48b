"""Cards from zone to zone, as rules and effects move them: draw, discard, destroy, search …  (CR 400, 121, 701)"""

from collections.abc import Callable, Iterable, Sequence

from entaku.kernel.decisions import Option, Order
from entaku.kernel.seats import Seat
from entaku.magic.additional import miracles
from entaku.magic.additional.faces import prepared
from entaku.magic.concepts import targets
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, ask, choose_objects, order, settles
from entaku.magic.game.state import Effect, Game
from entaku.magic.spells.layers import durations, projection
from entaku.magic.spells.layers.rules_in_force import rules_for
from entaku.magic.spells.replacement import amounts, creating, destruction, moves
from entaku.magic.spells.replacement.choosing import Used
from entaku.magic.spells.replacement.creating import Wanted
from entaku.magic.spells.replacement.doing import done_besides, draws_instead
from entaku.magic.spells.resolving.follow import after_each
from entaku.magic.variants import commander
from entaku.magic.zones import library_top, zone_mutators
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir.abilities import Ability

Enters = Callable[[Game, Going], Procedure[Going | None]]
_entering: list[Enters] = []


def brings_in(procedure: Enters) -> Enters:
    """Mark what says how a permanent enters, which may itself move others: there is one.  (CR 614.12)"""
    _entering[:] = [procedure]
    return procedure


def move(game: Game, going: Sequence[Going]) -> Procedure[list[int]]:
    """Move objects all at once; what was exiled until then returns right after.  Their new ids.  (CR 400.7, 610.3)"""
    moved = yield from go(game, going)
    if game.effects:
        yield from give_back(game)
    return moved


def go(game: Game, going: Sequence[Going]) -> Procedure[list[int]]:
    """Move objects all at once, as replacement effects allow.  Their new ids.  (CR 400.7, 614)"""
    settled: dict[int, Going] = {}
    for one in commander.in_turn_order(game, going):
        if one.number not in game.objects:
            continue
        one = yield from moves.moved_instead(game, one)
        if one.number not in game.objects:
            continue
        if one.to == "battlefield":
            arriving = yield from _entering[0](game, one)
            if arriving is None:
                continue
            one = arriving if arriving.to == "battlefield" else (yield from moves.moved_instead(game, arriving))
        elif one.to == "library" and game.objects[one.number].components:
            one = yield from arranged(game, one)
        settled[one.number] = one
    there = [settled[one.number] for one in going if one.number in settled and one.number in game.objects]
    into = [game.objects[one.number].owner for one in there if one.shuffled and one.to == "library"]
    for one in there:
        if one.shuffled:
            reveal(game, game.objects[one.number].owner, (one.number,))
    moved = zone_mutators.move(game, there)
    for seat in dict.fromkeys(into):
        mutators.shuffle(game, seat)
    for one in there:
        outfit(game, one)
    for one in there:
        for chosen in one.besides:
            yield from done_besides(game, chosen, entered_as(game, one.number))
    return moved


def outfit(game: Game, one: Going) -> None:
    """What has entered has what it was to enter with: abilities, being prepared, a door that is unlocked."""
    if one.gains:
        gained(game, entered_as(game, one.number), one.gains)
    if one.prepared:
        prepared.prepare(game, entered_as(game, one.number))
    if one.unlocked is not None:
        mutators.happen(game, e.Designated(entered_as(game, one.number), one.unlocked))


def entered_as(game: Game, number: int) -> int:
    """The permanent that has entered as an object: a token is the same one, a card what it became."""
    return number if number in game.objects else game.last_known[number].became[0]


def arranged(game: Game, one: Going) -> Procedure[Going]:
    """The order in which its owner puts the cards of a permanent into their library.  (CR 713.4a, 723.3a)

    The first given lies highest; nobody else gets to know.
    """
    item = game.objects[one.number]
    names = [part.definition.name for part in item.components]
    if one.shuffled or len(set(names)) < 2:
        return one
    options = tuple(Option(place, "word", text=name) for place, name in enumerate(names))
    answer = yield from ask(game, item.owner, "game-order-library", Order(options), about=(item.id,))
    places = tuple(key for key in answer if isinstance(key, int)) if isinstance(answer, tuple) else ()
    return mutators.replace(one, order=places)


@after_each
def give_back(game: Game) -> Procedure[None]:
    """What was exiled until something happened returns to where it was as soon as it has, all at once.  (CR 610.3)"""
    ended = [effect for effect in game.effects if durations.is_over(game, effect)]
    if not ended:
        return
    mutators.drop_effects(game, ended)
    exiled = [number for effect in ended if not effect.changes and effect.rule is None for number in effect.objects]
    there = [game.objects[number] for number in exiled if number in game.objects]
    yield from move(game, [Going(i.id, i.moved_from or "battlefield") for i in there if i.zone == "exile"])


@settles
def orphans_go(game: Game) -> Procedure[None]:
    """The commanders that a leaver controlled are exiled or go home, by the rules of 2010.  (CM-14, CR 800.4a)"""
    numbers = [number for number in game.orphans if number in game.objects]
    mutators.set_fields(game, orphans=())
    yield from move(game, [Going(number, "exile", cause="leave") for number in numbers])


def gained(game: Game, number: int, abilities: tuple[Ability, ...]) -> None:
    """A permanent has entered with abilities besides its own, which it keeps."""
    seat = game.objects[number].controller
    changes = (ch.Gain(abilities),)
    mutators.add_effect(
        game, Effect(mutators.stamp(game), number, seat, "end of game", (number,), changes, turn=game.turn)
    )


def step_drawn(game: Game, seat: Seat) -> int:
    """Which of the cards that a player draws in a turn is the first in its draw step, as they draw one; 0 for none."""
    before = game.players[seat].first_in_step
    its_own = game.step == "draw" and game.is_turn_of(seat)
    return before or (game.players[seat].cards_drawn + 1 if its_own else 0)


def draw(game: Game, seat: Seat, count: int, used: Used | None = None) -> Procedure[list[int]]:
    """A player draws cards, one by one; a draw from an empty library is remembered.  (CR 121.2, 704.5b)

    `used` have had their opportunity to replace what these draws are the replacement of.  (CR 614.5)
    """
    drawn: list[int] = []
    for _ in range(count):
        player = game.players[seat]
        if player.left:
            break
        limit = draw_limit(game, seat)
        if limit is not None and player.cards_drawn >= limit:
            break
        library_top.notice(game)
        if (yield from draws_instead(game, seat, list(used or ()))):
            continue
        if not game.libraries[seat]:
            mutators.alter_player(game, seat, drew_from_empty=True)
            continue
        mutators.alter_player(game, seat, cards_drawn=player.cards_drawn + 1, first_in_step=step_drawn(game, seat))
        one = Going(game.libraries[seat][0], "hand", cause="draw", hidden=True)
        if commander.replaces(game, one):
            one = yield from moves.moved_instead(game, one)
        moved = zone_mutators.move(game, [one])
        for number in moved:
            if game.objects[number].zone == "hand":
                drawn.append(number)
                yield from miracles.drawn(game, seat, number)
    return drawn


def draw_limit(game: Game, seat: Seat) -> int | None:
    """How many cards a player may draw in a turn, None without limit."""
    return min((rule.most for rule, _ in rules_for(game, seat, pr.DrawLimit)), default=None)


def discard(game: Game, cards: Iterable[int], cause: str = "discard", by: Seat = -1) -> Procedure[list[int]]:
    """Cards are discarded, perhaps to cycle them; `by`: as whose spell or ability says.  (CR 701.8, 702.29)"""
    moved = yield from move(game, [Going(number, "graveyard", cause=cause, by=by) for number in cards])
    return moved


def sacrifice(game: Game, numbers: Iterable[int]) -> Procedure[list[int]]:
    """Permanents are sacrificed; those that were, by their last ids.  (CR 701.17)"""
    going = [Going(n, "graveyard", cause="sacrifice") for n in numbers if n in game.objects and may_sacrifice(game, n)]
    yield from move(game, going)
    return [one.number for one in going]


def may_sacrifice(game: Game, number: int) -> bool:
    return not projection.look(game, game.objects[number]).has_rule(ch.CantBeSacrificed)


def destroy(game: Game, numbers: Iterable[int], no_regeneration: bool = False, by: Seat = -1) -> Procedure[list[int]]:
    """Permanents are destroyed, but for those that are indestructible or regenerate.  By their last ids.  (CR 701.7)

    `by`: by whose spell or ability, -1 where a rule destroys them.
    """
    fates = yield from destruction.settle(game, numbers, no_regeneration, by_effect=by >= 0)
    yield from move(game, [Going(number, "graveyard", cause="destroy", by=by) for number in fates.destroyed])
    destruction.spare(game, fates.spared)
    return [number for number in fates.destroyed if is_in_graveyard(game, number)]


def is_in_graveyard(game: Game, number: int) -> bool:
    """Whether an object that left the battlefield was put into a graveyard."""
    known = game.last_known.get(number)
    return known is not None and any(item.id == number for item, _ in game.memory.died)


def mill(game: Game, counts: Sequence[tuple[Seat, int]], used: Used | None = None) -> Procedure[list[int]]:
    """So many top cards of each of these players' libraries go to their graveyards, at once.  (CR 701.13)

    `used` have had their opportunity to replace what this is the replacement of.  (CR 614.5)
    """
    many: list[tuple[Seat, int]] = []
    for seat, count in counts:
        most = min(count, len(game.libraries[seat]))
        more = yield from amounts.so_many_after_replacement(game, seat, "mill", most, used)
        many.append((seat, more))
    cards = [number for seat, count in many for number in game.libraries[seat][: max(0, count)]]
    moved = yield from move(game, [Going(number, "graveyard", cause="mill") for number in cards])
    return moved


def reveal(game: Game, seat: Seat, cards: Iterable[int], to: Seat | None = None) -> None:
    """Cards are shown to everybody, or to one player.  (CR 701.16)"""
    names = tuple(game.objects[n].definition.name for n in cards if n in game.objects)
    if names:
        mutators.happen(game, e.Revealed(seat, names, to))


def look_at(game: Game, seat: Seat, cards: Iterable[int]) -> None:
    """A player sees cards of a library; only they know them."""
    cards = tuple(cards)
    for number in cards:
        if number in game.objects:
            known = game.objects[number].known_to
            if seat not in known:
                mutators.alter(game, number, known_to=(*known, seat))
    reveal(game, seat, cards, to=seat)


def tokens(
    game: Game, wanted: Iterable[Wanted], tapped: bool = False, on: int | None = None, counters: int = 0
) -> Procedure[list[int]]:
    """Tokens are created, all at once; they enter as any permanent does.  Their ids.  (CR 111.2, 614.12)

    Attached `on` a permanent, without which there is none that it can't be attached to; with +1/+1 `counters`.
    """
    of_seats: dict[Seat, tuple[Wanted, ...]] = {}
    for one in wanted:
        if game.in_game(one.seat):
            of_seats[one.seat] = (*of_seats.get(one.seat, ()), one)
    counted: list[Wanted] = []
    for seat, theirs in of_seats.items():
        counted += yield from creating.tokens_after_replacement(game, seat, theirs)
    made = [
        mutators.create(game, one.definition, one.seat, zone="outside").id
        for one in counted
        for _ in range(one.count)
        if game.in_game(one.seat)
    ]
    try:
        going = [number for number in made if on is None or may_enter_on(game, number, on)]
        with_counters = (("+1/+1", counters),) if counters else ()
        arriving = (
            Going(n, "battlefield", tapped=tapped, attached=on if attaches(game, n) else None, counters=with_counters)
            for n in going
        )
        yield from move(game, list(arriving))
    finally:
        zone_mutators.forgo(game, made)
    return [number for number in made if number in game.objects]


def attaches(game: Game, number: int) -> bool:
    """Whether a token is one that is attached to others: what is created besides an Aura isn't.  (CR 303.4, 301.5)"""
    return not game.objects[number].base.subtypes.isdisjoint({"Aura", "Equipment"})


def may_enter_on(game: Game, number: int, host: int) -> bool:
    """Whether what isn't on the battlefield yet can enter attached to a permanent; only Auras may not.  (CR 303.4)"""
    item = game.objects[number]
    return "Aura" not in item.base.subtypes or targets.may_enchant(game, number, item.controller, host)


def put_counters(game: Game, counts: Sequence[tuple[int, int]], kind: str, by: Seat) -> Procedure[int]:
    """A player puts so many counters, if any, on each of these objects at once; how many in all.  (CR 107.1b, 122.6)"""
    settled: list[tuple[int, int]] = []
    for number, count in ((number, count) for number, count in counts if count > 0):
        more = yield from amounts.counters_after_replacement(game, number, kind, count)
        settled.append((number, more))
    there = [(number, count) for number, count in settled if number in game.objects]
    batch = [mutators.change_counters(game, number, kind, count, quiet=True, by=by) for number, count in there]
    mutators.happen(game, *(event for event in batch if event is not None))
    return sum(count for _, count in there)


def gain_life(game: Game, seat: Seat, amount: int) -> Procedure[int]:
    """A player gains life.  (CR 119.3)"""
    amount = yield from amounts.life_after_replacement(game, seat, amount)
    mutators.change_life(game, seat, amount)
    return amount


def put_into_library(
    game: Game, seat: Seat, cards: Sequence[int], bottom: bool, any_order: bool
) -> Procedure[list[int]]:
    """Cards go to the top or bottom of their owners' libraries; the first one given lies highest."""
    in_order = yield from in_library_order(game, seat, cards, any_order)
    moved = yield from put_into_libraries(game, in_order, bottom)
    return moved


def in_library_order(game: Game, seat: Seat, cards: Sequence[int], any_order: bool) -> Procedure[list[int]]:
    """Cards as they are to lie in a library, the highest first: as a player orders them, or as they are.  (CR 401.4)"""
    if not any_order or len(cards) < 2:
        return list(cards)
    return list((yield from order(game, seat, "game-order-library", cards)))


def put_into_libraries(game: Game, in_order: Sequence[int], bottom: bool) -> Procedure[list[int]]:
    """Cards that have been ordered go to their owners' libraries, all at once.  (CR 400.7, 401.4)"""
    placed = in_order if bottom else reversed(in_order)
    moved = yield from move(game, [Going(number, "library", bottom=bottom) for number in placed])
    return moved


def may_search(game: Game, seat: Seat) -> bool:
    """Whether no effect keeps a player from searching libraries."""
    return not rules_for(game, seat, pr.CantSearch)


def out_of_reach(game: Game, seat: Seat, owner: Seat | None = None) -> frozenset[int]:
    """The cards of a library that a player finds in no search: all of it, or all but the top of it.  (CR 614.1a)

    It is the player's own library where no other `owner` is named.
    """
    library = game.libraries[seat if owner is None else owner]
    if not may_search(game, seat):
        return frozenset(library)
    most = min((rule.amount for rule, _ in rules_for(game, seat, pr.SearchesTop)), default=len(library))
    return frozenset(library[most:])


def search(
    game: Game, seat: Seat, found: Sequence[int], least: int, most: int | None, about: tuple[int, ...]
) -> Procedure[list[int]]:
    """The cards that a player finds; with a quality asked for they may find none.  (CR 701.19b)"""
    chosen = yield from choose_objects(game, seat, "game-search", found, least, most, about)
    return chosen
