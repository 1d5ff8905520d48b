"""What a draft says: the cards' texts from their trees, and questions and log in both languages."""

import json
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku import messages
from entaku.drafts.report import everything_that_happened
from entaku.drafts.setup import DraftSetup
from entaku.drafts.words import Words
from entaku.kernel.decisions import Choose
from entaku.kernel.randomness import Stream, seed_from
from entaku.oracle.ir.draft_matters import DRAFT_MATTERS
from entaku.oracle.ir.drafting import AsYouDraft, BeforeShuffle, ChooseColours, DraftFaceUp, NoteIt, RevealAsDrafted
from entaku.oracle.ir.say_drafting import english, japanese
from tests.drafts.pods import Pod
from tests.drafts.wild import by_chance, next_decision, opened, wild_setups
from tests.shared_data import shared

PRINTED_OTHERWISE = {
    "Agent of Acquisitions": "its Japanese print says 'all at once' where the rules say one at a time",
    "Lurking Automaton": "the second set's wording of the same ability is used",
    "Paliano, the High City": "the second set's wording of the same ability is used",
}
"""Cards whose Japanese print differs in words from what the other cards with the same ability say."""


@cache
def printed_texts() -> dict[str, tuple[str, str, str]]:
    """English text, Japanese name and Japanese text of the cards that work in the draft."""
    texts = {}
    for code in ("CNS", "CN2"):
        data = json.loads(shared(f"data/mtgjson/{code}.json").read_text(encoding="utf-8"))
        for card in data["data"]["cards"]:
            if card["name"] in DRAFT_MATTERS:
                ja = next(each for each in card["foreignData"] if each["language"] == "Japanese")
                texts[card["name"]] = (card["text"], ja["name"], ja["text"])
    return texts


@pytest.mark.rule("CD-9", "CD-10", "CD-11")
def test_every_card_that_works_in_the_draft_is_here() -> None:
    """All 27 cards of both sets whose text speaks of the draft have trees, and no others."""
    assert set(printed_texts()) == set(DRAFT_MATTERS)
    assert len(DRAFT_MATTERS) == 27
    spoken_of = set()
    for code in ("CNS", "CN2"):
        data = json.loads(shared(f"data/mtgjson/{code}.json").read_text(encoding="utf-8"))
        spoken_of |= {card["name"] for card in data["data"]["cards"] if "draft" in card.get("text", "").lower()}
    assert spoken_of - set(DRAFT_MATTERS) == set()


@pytest.mark.parametrize("name", sorted(DRAFT_MATTERS))
def test_the_tree_said_in_english_is_the_printed_text(name: str) -> None:
    """Each paragraph that the tree makes stands on the card, word for word, and those about the draft are all there."""
    text = printed_texts()[name][0].split("\n")
    said = english(name, DRAFT_MATTERS[name])
    assert [line for line in said if line not in text] == []
    about_the_draft = [line for line in text if "draft" in line.split("(")[0].split("noted")[0].lower()]
    in_play = ("When", "If", "Destroy", "{T}", "{W}", "Cogwork Grinder enters", "As long as you")
    assert [line for line in about_the_draft if line not in said and not line.startswith(in_play)] == []


@pytest.mark.parametrize("name", sorted(DRAFT_MATTERS))
def test_the_tree_said_in_japanese_is_the_printed_text(name: str) -> None:
    """In Japanese too, but for three cards whose print differs from the others' wording."""
    _, ja, text = printed_texts()[name]
    different = [line for line in japanese(ja, DRAFT_MATTERS[name]) if line not in text.split("\n")]
    assert bool(different) == (name in PRINTED_OTHERWISE)


def test_reminders_can_be_left_out() -> None:
    """Without reminders no brackets are left."""
    for name, abilities in DRAFT_MATTERS.items():
        assert "(" not in "".join(english(name, abilities, reminders=False))
        assert "（" not in "".join(japanese(name, abilities, reminders=False))


def test_abilities_that_no_card_has_are_said_too() -> None:
    """The parts can be put together otherwise, for cards of a cube's own."""
    two = RevealAsDrafted(then=ChooseColours(("you", "left")))
    assert english("X", (two,)) == (
        "Reveal X as you draft it. You choose a color, then the player to your left chooses another color.",
    )
    assert english("X", (DraftFaceUp(), AsYouDraft(NoteIt(), "Artifact", ("turn-down",))))[1].startswith(
        "As you draft an artifact card, you may"
    )
    assert "two to four land cards" in english("X", (BeforeShuffle(("Land",), 2, 4),))[0]
    assert "土地・カード２枚以上４枚以下" in japanese("X", (BeforeShuffle(("Land",), 2, 4),))[0]


@settings(max_examples=40, deadline=None)
@given(wild_setups(least_seats=2), st.integers(0, 1 << 30))
def test_every_question_and_event_is_said_in_both_languages(setup: DraftSetup, luck: int) -> None:
    """No question, option or event of any draft is without its words, and none shows a message's key."""
    table = opened(setup)
    stream = Stream(seed_from(luck), "table", "players")
    speakers = [Words(setup, language) for language in messages.LANGUAGES]
    while not table.is_over:
        for words in speakers:
            for decision in table.decisions.values():
                said = [words.question(decision)]
                if isinstance(decision.shape, Choose):
                    said += [words.option(decision, option, "Forest") for option in decision.shape.options]
                assert all(text and "draft-" not in text for text in said)
        decision = next_decision(table, stream)
        table.answer(decision.actor, decision.id, by_chance(decision, stream))
    for event in everything_that_happened(table):
        for words in speakers:
            for viewer in (0, "public", "open"):
                told = table.rules.told(table.state, event, viewer)
                assert told is None or all(words.lines(told)) is True


def test_cards_and_players_are_named_in_the_readers_language() -> None:
    """A Japanese log names cards in Japanese, where they have a Japanese name."""
    pod = Pod(["Lurking Automaton | b", "c | d"])
    pod.pick(0, "Lurking Automaton")
    noted = next(event for event in everything_that_happened(pod.table) if type(event).__name__ == "Noted")
    setup = pod.table.setup
    assert Words(setup, "ja").line(noted) == "隠れ潜む自動機械：P0は1を記録した。"
    assert Words(setup, "en").line(noted) == "Lurking Automaton: P0 noted the number 1."
    pick = pod.decision(1, "draft-pick")
    assert Words(setup, "en").question(pick) == "Draft a card: 2 cards in the pack."
