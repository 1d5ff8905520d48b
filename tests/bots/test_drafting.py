"""The drafting bot: lawful, from views alone, with reasons, and making use of what cards do in the draft."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.bots.draft_judgement import UNKNOWN, Judge
from entaku.bots.drafting import DraftBot
from entaku.bots.worths import measured
from entaku.drafts.conspiracy import conspiracy_setup
from entaku.drafts.events import BoosterAdded, Exchanged, Looked, Noted, PutIntoPack, RemovedFromDraft, SatOut
from entaku.drafts.play import play_out, step
from entaku.drafts.report import everything_that_happened
from entaku.drafts.rules import DraftTable, open_table
from entaku.drafts.setup import DraftSetup
from entaku.drafts.views import DraftView
from entaku.kernel.decisions import Choose
from entaku.kernel.randomness import seed_from
from entaku.oracle.card import bare
from tests.drafts.pods import Pod
from tests.drafts.wild import cards_dealt, cards_everywhere, opened, play_by_chance, wild_setups

SETUP = conspiracy_setup(["CNS", "CN2"], [f"P{seat}" for seat in range(8)])
BOT = DraftBot.of(SETUP)


def drafted(seed: int) -> DraftTable:
    table = open_table(SETUP, seed_from(seed))
    play_out(table, [BOT] * 8)
    return table


@settings(max_examples=60, deadline=None)
@given(wild_setups())
def test_bots_play_any_draft_to_its_end(setup: DraftSetup) -> None:
    """Whatever the cards do, known or bare, bots answer lawfully and every card is accounted for."""
    table = opened(setup)
    play_out(table, [DraftBot.of(setup)] * len(setup.seats))
    assert cards_everywhere(table) == cards_dealt(table)


@settings(max_examples=60, deadline=None)
@given(wild_setups(), st.integers(0, 60), st.integers(0, 1 << 30))
def test_every_answer_is_lawful_in_every_position(setup: DraftSetup, moment: int, luck: int) -> None:
    """In positions that others led to, each open decision gets a lawful answer, the same for the same view."""
    table = play_by_chance(opened(setup), luck, answers=moment)
    bot = DraftBot.of(setup)
    for decision in table.decisions.values():
        view = table.view(decision.actor)
        assert isinstance(view, DraftView)
        answer = bot.answer(view, decision)
        assert decision.check(answer) == answer
        seen = msgspec.json.decode(msgspec.json.encode(view), type=DraftView)
        assert DraftBot(setup.facts.cards).answer(seen, decision) == answer


def test_the_same_seed_drafts_the_same_pools() -> None:
    """Bots have no chance of their own."""
    assert msgspec.json.encode(drafted(5).view("open")) == msgspec.json.encode(drafted(5).view("open"))


@pytest.mark.rule("CD-11")
def test_bots_use_the_cards_that_work_in_the_draft() -> None:
    """In some dozens of drafts they put Librarians back, sit out, remove, note, look, add boosters and deal."""
    happened: Counter[str] = Counter()
    for seed in range(40):
        for event in everything_that_happened(drafted(seed)):
            if isinstance(event, PutIntoPack | SatOut | RemovedFromDraft | BoosterAdded | Exchanged):
                happened[type(event).__name__] += 1
            if isinstance(event, Looked | RemovedFromDraft) and event.by:
                happened[event.by] += 1
            if isinstance(event, Noted):
                happened[event.note.by] += 1
    for used in (
        "PutIntoPack", "SatOut", "BoosterAdded", "Exchanged", "Cogwork Grinder", "Animus of Predation",
        "Whispergear Sneak", "Illusionary Informant", "Noble Banneret", "Paliano Vanguard", "Smuggler Captain",
        "Spire Phantasm", "Regicide",
    ):  # fmt: skip
        assert happened[used] > 0, used


def test_bots_end_in_two_colours() -> None:
    """Of a bot's coloured cards most are of two colours, which a bot that took cards by chance would not do."""
    table = drafted(11)
    shares = []
    for drafter in table.state.drafters:
        counts = sorted(drafter.colours, reverse=True)
        shares.append(sum(counts[:2]) / sum(counts))
    assert sum(shares) / len(shares) > 0.6


def test_a_pick_comes_with_reasons_that_add_up() -> None:
    """Each card of the pack is given its worth by rarity and kind, colour, curve and signals; the best is picked."""
    table = open_table(SETUP, seed_from(3))
    for seat in range(8):
        step(table, seat, BOT)
    view = table.view(0)
    assert isinstance(view, DraftView)
    reasons = BOT.explain(view)
    for reason in reasons:
        assert reason.worth == pytest.approx(reason.base + reason.colour + reason.curve + reason.signal)
    pick = next(decision for decision in table.decisions_of(0) if decision.purpose == "draft-pick")
    assert BOT.answer(view, pick) == reasons[0].card


def test_a_rare_is_taken_before_a_common_and_the_own_colour_before_another() -> None:
    """At first sight picks go by rarity; after a dozen white cards, white goes before red of the same rarity."""
    white = "Wings of the Guard"
    pod = Pod(["Reya Dawnbringer | Howling Wolf | Mnemonic Wall", "b1 | b2 | b3"])
    bot = DraftBot.learned(pod.table.setup, {})
    step(pod.table, 0, bot)
    assert pod.pool(0) == ["Reya Dawnbringer"]
    pod = Pod(*[[white, "z"]] * 14, ["Grenzo's Cutthroat | Custodi Squire", "b1 | b2"])
    bot = DraftBot.learned(pod.table.setup, {})
    step(pod.table, 0, bot)
    assert pod.pool(0)[-1] == "Custodi Squire"


def test_a_card_is_worth_what_it_was_measured_to_be() -> None:
    """A shipped card has its worth from games, one that nobody measured what its rarity and kind promise."""
    worths = measured()
    judge, sight = Judge.of(SETUP.facts.cards), Judge.learned(SETUP.facts.cards, {})
    for name in SETUP.facts.cards:
        assert judge.base(name) == worths.get(name, sight.base(name))
    assert set(worths) <= {card.name for card in SETUP.cards}
    assert any(judge.base(name) != sight.base(name) for name in worths)
    assert Judge.of({"Storm Crow": bare("Storm Crow")}).base("Storm Crow") == UNKNOWN.base


def test_a_bot_turns_an_effect_on_before_its_pick_and_once() -> None:
    """Asked what it would do, it arms the Librarian for two good cards; asked again, it goes on to pick."""
    pod = Pod(
        ["Cogwork Librarian", "z"],
        ["Muzzio, Visionary Architect | Exploration | Scourge of the Throne | x1 | x2", "b1 | b2 | b3 | b4 | b5"],
    )
    bot = DraftBot.learned(pod.table.setup, {})
    step(pod.table, 0, bot)
    assert len(pod.own(0).on) == 1
    while "draft-pick" in pod.purposes(0):
        step(pod.table, 0, bot)
    assert len(pod.pool(0)) == 2
    assert pod.queue(1)[-1] == 4


def test_a_bot_does_nothing_it_needn_not() -> None:
    """A seat with nothing to decide makes no answer."""
    pod = Pod(["a | b", "c | d"])
    pod.pick(0, "a")
    assert step(pod.table, 0, DraftBot.of(pod.table.setup)) is None
    decision = pod.decision(1, "draft-pick")
    assert isinstance(decision.shape, Choose)
