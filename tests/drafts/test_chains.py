"""What holds of every phase and of every chain of phases, however it is drafted."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from entaku.bots.drafting import DraftBot
from entaku.drafts.events import Drafted
from entaku.drafts.formats import DraftFormat
from entaku.drafts.play import play_defaults, play_out, step
from entaku.drafts.report import everything_that_happened, pools
from entaku.drafts.rules import DraftRules, DraftTable
from entaku.drafts.setup import CubeCards, DraftSetup
from entaku.drafts.words import Words
from entaku.kernel import log
from entaku.kernel.decisions import Assign, Choose, Divide, Name, Number, Order, Split
from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.table import Entry, Event, replay
from entaku.messages import LANGUAGES
from tests.drafts.chains import LUCK, PHASES, SEATS, is_hidden, same_answer, wild_chains, wild_setup
from tests.drafts.phased import dealt, lying, opened, play_wild, wild_answer
from tests.drafts.wild import next_decision

often = settings(max_examples=40, deadline=None)
seldom = settings(max_examples=12, deadline=None)
every_phase = pytest.mark.parametrize("kind", sorted(PHASES))


@every_phase
@seldom
@given(st.data())
def test_no_phase_loses_or_doubles_a_card(kind: str, data: st.DataObject) -> None:
    """After every answer each card that was dealt lies somewhere once, and at the end in a pool or put away."""
    luck = data.draw(LUCK)
    table = play_wild(
        opened(
            wild_setup(
                DraftFormat((data.draw(PHASES[kind]),)), data.draw(st.sampled_from(SEATS.get(kind, [2, 3, 5]))), luck
            )
        ),
        luck,
    )
    ended = [card.name for pool in pools(table.state) for card in pool.cards]
    ended += [card.name for card in (*table.state.left_over, *table.state.winston)]
    ended += [card.name for pile in table.state.solomon for card in pile]
    ended += [one.card.name for drafter in table.state.drafters for one in drafter.removed if one.card is not None]
    assert sorted(ended) == dealt(table)


@often
@given(wild_chains(least_phases=2), LUCK)
def test_no_chain_loses_or_doubles_a_card(setup: DraftSetup, luck: int) -> None:
    """However phases follow one another, every card lies somewhere once."""
    table = play_wild(opened(setup), luck)
    assert lying(table) == dealt(table)


@often
@given(wild_chains(), LUCK)
def test_a_chain_replays_to_the_same_bytes(setup: DraftSetup, luck: int) -> None:
    """Setup, seed and answers, written down and read again, lead to the same table at every step."""
    table = play_wild(opened(setup), luck)
    recording = log.read(log.write(log.record(DraftRules(), setup, table.seed, table.log, "test")), "file")
    assert all(step.agrees for step in log.steps(DraftRules(), DraftSetup, recording))
    again = replay(DraftRules(), setup, table.seed, table.log)
    assert msgspec.json.encode(again.view("open")) == msgspec.json.encode(table.view("open"))


@often
@given(wild_chains(), LUCK)
def test_a_fork_is_the_original_at_every_decision(setup: DraftSetup, luck: int) -> None:
    """A copy made at any decision goes the same way and changes nothing in the original."""
    table = opened(setup)
    stream = Stream(seed_from(luck), "table", "players")
    while not table.is_over:
        decision = next_decision(table, stream)
        answer = wild_answer(decision, stream)
        before = msgspec.json.encode(table.view("open"))
        other = table.fork()
        other.answer(decision.actor, decision.id, answer)
        assert msgspec.json.encode(table.view("open")) == before
        table.answer(decision.actor, decision.id, answer)
        assert msgspec.json.encode(other.view("open")) == msgspec.json.encode(table.view("open"))
        assert dict(other.decisions) == dict(table.decisions)


@often
@given(wild_chains(), st.integers(1, 3), LUCK)
def test_a_table_turned_round_plays_the_same_chain(setup: DraftSetup, turn: int, luck: int) -> None:
    """With seats and their luck turned alike, the same choices give every player the same pool."""
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
        answer = wild_answer(decision, stream)
        other.answer(twin.actor, twin.id, same_answer(decision, twin, answer))
        table.answer(decision.actor, decision.id, answer)
    for seat, pool in enumerate(pools(table.state)):
        assert pools(other.state)[turned(seat)].cards == pool.cards


def all_that_reaches(setup: DraftSetup, entries: list[Entry], seat: int) -> list[bytes]:
    """Everything a seat gets, answer by answer: its view, its decisions, the events as it is told them."""
    table = opened(setup)

    def reaches(events: list[Event]) -> bytes:
        told = [table.rules.told(table.state, event, seat) for event in events]
        return msgspec.json.encode((table.view(seat), table.decisions_of(seat), told))

    reached = [reaches(list(table.state.beginning))]
    for entry in entries:
        reached.append(reaches(list(table.answer(entry.seat, entry.decision, entry.answer))))
    return reached


@every_phase
@seldom
@given(st.data())
def test_nothing_of_a_phase_that_reaches_a_seat_depends_on_cards_it_never_sees(kind: str, data: st.DataObject) -> None:
    """Exchange the names of all cards a seat never saw in a phase: not a byte it gets is different."""
    luck = data.draw(LUCK)
    setup = wild_setup(
        DraftFormat((data.draw(PHASES[kind]),)), data.draw(st.sampled_from(SEATS.get(kind, [2, 3, 4]))), luck
    )
    expect_no_byte_to_differ(setup, luck)


@often
@given(wild_chains(least_phases=2), LUCK)
def test_nothing_of_a_chain_that_reaches_a_seat_depends_on_cards_it_never_sees(setup: DraftSetup, luck: int) -> None:
    """The same holds from phase to phase."""
    expect_no_byte_to_differ(setup, luck)


def expect_no_byte_to_differ(setup: DraftSetup, luck: int) -> None:
    """Draft by chance, and again with the names of what two of the seats never see exchanged."""
    table = play_wild(opened(setup), luck)
    answers = msgspec.json.encode(table.log).decode()
    fillers = [card.name for card in setup.cards if is_hidden(card.name)]
    for seat in (0, 1):
        reached = all_that_reaches(setup, table.log, seat)
        seen = b"".join(reached).decode()
        unseen = [name for name in fillers if f'"{name}"' not in seen and f'"{name}"' not in answers]
        other = dict(zip(unseen, [*unseen[1:], *unseen[:1]], strict=True))
        assert all_that_reaches(renamed(setup, other), table.log, seat) == reached


def renamed(setup: DraftSetup, names: dict[str, str]) -> DraftSetup:
    (source,) = setup.sources
    assert isinstance(source, CubeCards)
    cards = tuple(replace(card, name=names.get(card.name, card.name)) for card in source.cards)
    return replace(setup, sources=(replace(source, cards=cards),))


@often
@given(wild_chains(), LUCK)
def test_every_decision_has_a_lawful_default_and_words(setup: DraftSetup, luck: int) -> None:
    """Whenever time runs out there is a lawful answer; question, options and log are said in both languages."""
    table = opened(setup)
    words = [Words(setup, language) for language in LANGUAGES]
    stream = Stream(seed_from(luck), "table", "players")
    while not table.is_over:
        assert any(not decision.optional for decision in table.decisions.values())
        for decision in table.decisions.values():
            assert decision.check(decision.default) == decision.default
            for speaker in words:
                assert speaker.question(decision)
                shape = decision.shape
                assert isinstance(shape, Choose | Order | Divide | Split | Assign) or not hasattr(shape, "options")
                if not isinstance(shape, Assign | Number | Name) and hasattr(shape, "options"):
                    assert all(speaker.option(decision, option, "Forest") for option in shape.options[:8])
        decision = next_decision(table, stream)
        table.answer(decision.actor, decision.id, wild_answer(decision, stream))
    for speaker in words:
        assert all(line for event in everything_that_happened(table) for line in speaker.lines(event))


@often
@given(wild_chains(), st.integers(0, 4), st.integers(0, 40), LUCK)
def test_a_bot_finishes_for_somebody_who_left(setup: DraftSetup, gone: int, moment: int, luck: int) -> None:
    """From some decision on a bot or the clock answers for a seat, the others play on, and the draft ends."""
    table = play_wild(opened(setup), luck, answers=moment)
    bot = DraftBot.of(setup)
    stream = Stream(seed_from(luck), "table", "the others")
    while not table.is_over:
        decision = next_decision(table, stream)
        if decision.seat == gone % len(setup.seats) and luck % 2:
            if not decision.optional:
                table.answer_default(decision.id)
        elif decision.seat == gone % len(setup.seats):
            step(table, decision.seat, bot)
        else:
            table.answer(decision.actor, decision.id, wild_answer(decision, stream))
        assert len(table.log) < 5_000


@often
@given(wild_chains())
def test_bots_and_clocks_alone_end_every_chain(setup: DraftSetup) -> None:
    """Bots draft every chain to its end, and so do defaults."""
    for play in (bots, play_defaults):
        table = opened(setup)
        play(table)
        assert dict(table.decisions) == {}
        assert lying(table) == dealt(table)


def bots(table: DraftTable) -> None:
    play_out(table, [DraftBot.of(table.setup) for _ in table.setup.seats])


@every_phase
@seldom
@given(st.data())
def test_the_log_says_by_which_act_each_card_came(kind: str, data: st.DataObject) -> None:
    """Every card in a pool was drafted by an act that is named, or picked from a booster that goes round."""
    setup = wild_setup(DraftFormat((data.draw(PHASES[kind]),)), 4, data.draw(LUCK))
    table = opened(setup)
    play_defaults(table)
    acts = {event.by for event in everything_that_happened(table) if isinstance(event, Drafted)}
    if kind in ("booster", "glimpse", "supreme"):
        assert acts <= {msgspec.UNSET}
    else:
        assert all(isinstance(act, str) and act for act in acts)
