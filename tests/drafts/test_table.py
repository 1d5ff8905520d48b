"""What holds of every draft at a table, however it is played."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from entaku.drafts.conspiracy import conspiracy_setup
from entaku.drafts.play import play_defaults
from entaku.drafts.report import everything_that_happened, pools, report
from entaku.drafts.rules import DraftRules, open_table
from entaku.drafts.setup import DraftSetup
from entaku.kernel import log
from entaku.kernel.decisions import Choose, Option
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.table import replay
from tests.drafts.wild import (
    by_chance,
    cards_dealt,
    cards_everywhere,
    ids_everywhere,
    next_decision,
    opened,
    play_by_chance,
    wild_setups,
)

LUCK = st.integers(0, 1 << 30)
often = settings(max_examples=60, deadline=None)


@pytest.mark.rule("CD-5", "CD-11", "CR 905.1d")
@often
@given(wild_setups(), LUCK)
def test_no_card_is_lost_or_doubled(setup: DraftSetup, luck: int) -> None:
    """After every answer the cards at the table are those of the packs, each with an id of its own."""
    table = opened(setup)
    stream = Stream(seed_from(luck), "table", "players")
    while not table.is_over:
        assert cards_everywhere(table) == cards_dealt(table)
        ids = ids_everywhere(table)
        assert len(set(ids)) == len(ids)
        decision = next_decision(table, stream)
        table.answer(decision.actor, decision.id, by_chance(decision, stream))
    assert cards_everywhere(table) == cards_dealt(table)
    assert all(not place.queue for place in table.state.phase.places)


@often
@given(wild_setups(), LUCK)
def test_a_draft_replays_to_the_same_bytes(setup: DraftSetup, luck: int) -> None:
    """Setup, seed and answers, written down and read again, lead to the same table at every step."""
    table = play_by_chance(opened(setup), luck)
    recording = log.read(log.write(log.record(DraftRules(), setup, table.seed, table.log, "test")), "file")
    assert all(step.agrees for step in log.steps(DraftRules(), DraftSetup, recording))
    again = replay(DraftRules(), setup, table.seed, table.log)
    assert msgspec.json.encode(again.view("open")) == msgspec.json.encode(table.view("open"))
    assert msgspec.json.encode(report(again)) == msgspec.json.encode(report(table))


@often
@given(wild_setups(), LUCK)
def test_a_fork_is_the_original_at_every_decision(setup: DraftSetup, luck: int) -> None:
    """A copy made at any decision shows the same, goes the same way, and changes nothing in the original."""
    table = opened(setup)
    fork = table.fork()
    stream = Stream(seed_from(luck), "table", "players")
    while not table.is_over:
        decision = next_decision(table, stream)
        answer = by_chance(decision, stream)
        before = msgspec.json.encode(table.view("open"))
        other = table.fork()
        other.answer(decision.actor, decision.id, answer)
        assert msgspec.json.encode(table.view("open")) == before
        table.answer(decision.actor, decision.id, answer)
        fork.answer(decision.actor, decision.id, answer)
        assert msgspec.json.encode(other.view("open")) == msgspec.json.encode(table.view("open"))
        assert dict(fork.decisions) == dict(table.decisions)


@often
@given(wild_setups(), LUCK)
def test_every_decision_has_a_lawful_default_and_a_message(setup: DraftSetup, luck: int) -> None:
    """Whenever time runs out there is a lawful answer, and the draft goes on."""
    table = opened(setup)
    stream = Stream(seed_from(luck), "table", "players")
    while not table.is_over:
        assert any(not decision.optional for decision in table.decisions.values())
        for decision in table.decisions.values():
            assert decision.check(decision.default) == decision.default
            assert decision.seat == decision.actor
        decision = next_decision(table, stream)
        table.answer(decision.actor, decision.id, by_chance(decision, stream))


@often
@given(wild_setups(), st.integers(0, 4), st.integers(0, 40), LUCK)
def test_a_draft_ends_though_a_player_vanishes_at_any_decision(
    setup: DraftSetup, gone: int, moment: int, luck: int
) -> None:
    """From some decision on a seat gets only defaults, the others play on, and the draft ends."""
    table = play_by_chance(opened(setup), luck, answers=moment)
    stream = Stream(seed_from(luck), "table", "the others")
    while not table.is_over:
        decision = next_decision(table, stream)
        if decision.seat == gone % len(setup.seats):
            if not decision.optional:
                table.answer_default(decision.id)
        else:
            table.answer(decision.actor, decision.id, by_chance(decision, stream))
        assert len(table.log) < 5_000


@often
@given(wild_setups())
def test_a_draft_that_nobody_attends_ends(setup: DraftSetup) -> None:
    """Played only by defaults, every card is drafted or left over, and nobody is asked any more."""
    table = opened(setup)
    play_defaults(table)
    assert dict(table.decisions) == {}
    with pytest.raises(Unlawful):
        table.answer_default(1)


@often
@given(wild_setups(least_seats=2), st.integers(1, 4), LUCK)
def test_a_table_turned_round_plays_the_same_draft(setup: DraftSetup, turn: int, luck: int) -> None:
    """With seats and their luck turned alike, the same choices give every player the same pool and notes."""
    seats = len(setup.seats)

    def turned(seat: int) -> int:
        return (seat + turn) % seats

    order = [(seat - turn) % seats for seat in range(seats)]
    other_setup = replace(setup, seats=tuple(setup.seats[seat] for seat in order), luck=tuple(order))
    table, other = opened(setup), opened(other_setup)
    stream = Stream(seed_from(luck), "table", "players")
    while not table.is_over:
        decision = next_decision(table, stream)
        twin = other.decisions[decision.id]
        assert (twin.seat, twin.purpose) == (turned(decision.seat), decision.purpose)
        answer = by_chance(decision, stream)
        if isinstance(decision.shape, Choose) and isinstance(twin.shape, Choose):
            twins = dict(zip(keys(decision.shape.options), keys(twin.shape.options), strict=True))
            chosen = tuple(twins[key] for key in answer) if isinstance(answer, tuple) else twins[answer]  # type: ignore[index]
            other.answer(twin.actor, twin.id, chosen)
        else:
            other.answer(twin.actor, twin.id, answer)
        table.answer(decision.actor, decision.id, answer)
    for seat, pool in enumerate(pools(table.state)):
        twin_pool = pools(other.state)[turned(seat)]
        assert twin_pool.cards == pool.cards
        assert twin_pool.removed == pool.removed
        assert [(note.by, note.text, note.right) for note in twin_pool.notes] == [
            (note.by, note.text, note.right) for note in pool.notes
        ]


def keys(options: tuple[Option, ...]) -> list[int | str]:
    return [option.key for option in options]


@pytest.mark.rule("CD-1", "CD-11")
def test_a_report_of_a_conspiracy_draft_adds_up() -> None:
    """Eight players, CNS and CN2 in turn: pools, removed and left over cards are the boosters' cards, every time."""
    setup = conspiracy_setup(["CNS", "CN2"], [f"P{seat}" for seat in range(8)])
    made = []
    for _ in range(2):
        table = play_by_chance(open_table(setup, seed_from(7)), luck=3)
        made.append(report(table, 7))
    first, second = made
    assert msgspec.json.encode(first) == msgspec.json.encode(second)
    assert (first.format, first.seed, len(first.boosters) >= 24) == ("conspiracy", 7, True)
    drafted = [name for player in first.players for name in player.pool]
    removed = [one.card.name for player in first.players for one in player.removed if one.card is not None]
    boosters = [name for booster in first.boosters for name in booster]
    assert sorted([*drafted, *removed, *first.left_over]) == sorted(boosters)


def test_what_happened_is_the_same_told_live_or_from_the_log() -> None:
    """The events of a replay are those that the answers brought."""
    setup = conspiracy_setup(["CN2"], ["P", "Q", "R"])
    table = open_table(setup, seed_from(2))
    live = list(table.state.beginning)
    stream = Stream(seed_from(9), "table", "players")
    while not table.is_over:
        decision = next_decision(table, stream)
        live += table.answer(decision.actor, decision.id, by_chance(decision, stream))
    assert everything_that_happened(table) == live


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    """A card of another pack, another seat's decision, a closed decision: refused, and the table is as before."""
    table = open_table(conspiracy_setup(["CNS"], ["P", "Q"]), seed_from(1))
    before = msgspec.json.encode(table.view("open"))
    mine, theirs = list(table.decisions.values())[:2]
    for actor, decision, answer in (
        (mine.actor, mine.id, theirs.default),
        (theirs.actor, mine.id, mine.default),
        (mine.actor, 999, 1),
        (mine.actor, mine.id, "x" * 1_000_000),
    ):
        with pytest.raises(Unlawful):
            table.answer(actor, decision, answer)
    assert msgspec.json.encode(table.view("open")) == before
    table.answer_default(mine.id)
    with pytest.raises(Unlawful) as refused:
        table.answer(mine.actor, mine.id, mine.default)
    assert refused.value.key == "decision-over"
