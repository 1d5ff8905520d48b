"""Mana for what a sentence does: tapping by hand, "paying with X and Y", and abilities whose costs nobody is asked for.

The rules pay by tapping what costs nothing else.  Where that isn't enough, a scenario's player makes mana first with
abilities that cost more (a painful land, one that filters mana, a Treasure): the fewest that do.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from entaku.kernel.decisions import Answer, Choose, Option
from entaku.magic.concepts.mana import mana_abilities
from entaku.magic.spells.layers import projection
from entaku.scenarios import allowed, answering
from entaku.scenarios.playing import ACTED_ON, PRIORITY, Failed, ScenarioTable, priority_options
from entaku.scenarios.pointing import ORDINALS
from entaku.scenarios.remarks import said
from entaku.scenarios.worded import said_of

Match = Mapping[str, str | None]
Reached = Callable[[ScenarioTable], bool]
MOST_TAPPED = 6
MOST_TRIES = 400


class Tried(Struct, frozen=True):
    """A table after some answers that made mana."""

    table: ScenarioTable
    answers: tuple[Answer, ...] = ()


def tap_for_mana(table: ScenarioTable, found: Match) -> None:
    """Tap a permanent for mana by hand, or use another of its mana abilities: by its place, or its words."""
    seat = table.names.seat(found["player"] or "")
    allowed.reach(table, seat)
    name = found["what"] or ""
    option = allowed.option_for(table, seat, name, ("mana",))
    place = found.get("place") or found.get("words") or ""
    if place:
        option = with_place(table, option, name, place)
    table.give(option.key)
    answering.go_on(table)


def with_place(table: ScenarioTable, option: Option, name: str, place: str) -> Option:
    """The option for another mana ability of the same object.  Raises Failed if there is none such now."""
    decision = table.decision
    assert decision is not None
    own = [one for one in priority_options(decision) if one.what == "mana" and one.card == option.card]
    if place in ORDINALS:
        found = [one for one in own if one.place == ORDINALS.index(place)]
    else:
        found = [one for one in own if place.casefold() in said_of(table.game, one).casefold()]
    if not found:
        texts = tuple(said_of(table.game, one) for one in own)
        raise Failed(said("scenario-no-such-ability", name=name, place=place, texts=texts), "not allowed")
    return found[0]


def with_what_is_needed(table: ScenarioTable, reached: Reached) -> None:
    """Make as little mana as lets something be done that automatic payment can't pay for; none if it can't be done."""
    found = None if reached(table) else with_fewest(table, reached)
    for answer in () if found is None else found.answers:
        table.give(answer)


def with_these(table: ScenarioTable, seat: int, sources: Sequence[str], do: Callable[[ScenarioTable], None]) -> None:
    """Use these sources for mana, each once, so that they pay for as much as they can of what is then done.

    Raises Failed if one of them makes no mana, or if it can't be done with theirs.
    """
    numbers = [the_source(table, seat, name) for name in sources]
    best: Tried | None = None
    fewest = 0
    refusal: Failed | None = None
    for tried in with_each(Tried(table), numbers):
        other = tried.table.fork()
        try:
            do(other)
        except Failed as problem:
            refusal = refusal or problem
            continue
        left = sum(other.game.players[seat].mana) + sum(other.game.objects[n].tapped for n in other.game.battlefield)
        if best is None or left < fewest:
            best, fewest = tried, left
    if best is None:
        raise refusal or Failed(said("scenario-nothing-so-called", name=sources[0]))
    for answer in best.answers:
        table.give(answer)


def the_source(table: ScenarioTable, seat: int, name: str) -> int:
    found = allowed.option_for(table, seat, name, ("mana",)).card
    assert found is not None
    return found


def with_each(start: Tried, numbers: Sequence[int]) -> Iterator[Tried]:
    """The table after each of these has been used for mana, in every way."""
    if not numbers:
        yield start
        return
    for option in mana_options(start.table):
        if option.card == numbers[0]:
            for after in used(start, option):
                yield from with_each(after, numbers[1:])


def with_fewest(table: ScenarioTable, reached: Reached) -> Tried | None:
    """The table after as few abilities as possible that cost more than tapping, if that is enough."""
    level = [Tried(table)]
    known: set[tuple[object, ...]] = set()
    for _ in range(MOST_TAPPED):
        further: list[Tried] = []
        for tried in level:
            for option in mana_options(tried.table):
                if costs_more(tried.table, option):
                    further += [after for after in used(tried, option) if is_new(after.table, known)]
        found = next((tried for tried in further if reached(tried.table)), None)
        if found is not None or not further or len(known) > MOST_TRIES:
            return found
        level = further
    return None


def is_new(table: ScenarioTable, known: set[tuple[object, ...]]) -> bool:
    """Whether no other way has led to this mana with these permanents left."""
    game = table.game
    state = (
        tuple(player.mana for player in game.players),
        tuple((number, game.objects[number].tapped, game.objects[number].counters) for number in game.battlefield),
    )
    if state in known:
        return False
    known.add(state)
    return True


def mana_options(table: ScenarioTable) -> list[Option]:
    """The mana abilities that may be used now."""
    decision = table.decision
    if decision is None or decision.purpose != PRIORITY:
        return []
    return [option for option in priority_options(decision) if option.what == "mana"]


def costs_more(table: ScenarioTable, option: Option) -> bool:
    """Whether an ability isn't used by automatic payment."""
    assert option.card is not None
    assert option.place is not None
    kit = projection.look(table.game, table.game.objects[option.card]).kit
    return not mana_abilities.taps_only(kit.mana[option.place])


def used(start: Tried, option: Option) -> Iterator[Tried]:
    """The table after using a mana ability, once for each answer to what it asks."""
    yield from answered(start, option.key)


def answered(start: Tried, answer: Answer) -> Iterator[Tried]:
    other = start.table.fork()
    other.give(answer)
    after = Tried(other, (*start.answers, answer))
    decision = other.decision
    if decision is None or decision.purpose in ACTED_ON:
        yield after
        return
    shape = decision.shape
    if isinstance(shape, Choose) and shape.least == shape.most == 1:
        for option in shape.options:
            yield from answered(after, option.key)
    else:
        yield from answered(after, decision.default)
