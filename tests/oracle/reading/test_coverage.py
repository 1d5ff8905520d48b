"""How much of all cards is understood."""

import json

import pytest

from entaku.magic.by_hand.supported_nodes import runs
from entaku.oracle.card import Card, Face
from entaku.oracle.importers.imported import ImportedCard, Texts
from entaku.oracle.mana import Cost
from entaku.oracle.reading.coverage import coverage, missing
from entaku.oracle.reading.lacking import unshown, wanted, why
from entaku.oracle.reading.shown import shown
from tests.oracle.reading.official import READ_ONCE, in_todays_words, of_all
from tests.shared_data import shared


def card(text: str, *types: str, cost: str = "1", layout: str = "normal") -> ImportedCard:
    face = Face("Moss", cost=Cost.parse(cost), types=types or ("Creature",))
    return ImportedCard(Card("Moss", (face,), layout=layout), Texts(en=text))  # type: ignore[arg-type]


def adventure(text: str, spell: str) -> ImportedCard:
    faces = (Face("Moss", types=("Creature",)), Face("Grow", cost=Cost.parse("1"), types=("Instant",)))
    return ImportedCard(Card("Moss // Grow", faces, layout="adventure"), Texts(en=f"{text}\n//\n{spell}"))


@pytest.mark.sweep
@READ_ONCE
def test_how_much_of_all_cards_is_played_in_full() -> None:
    """Of every eighth card at least 28 in 100 are shown in full, and 48 in 100 read and said again word for word."""
    found = coverage(list(of_all().values())[::8])
    assert found.full >= 0.28 * found.cards
    assert found.round_trip >= 0.48 * found.cards
    assert found.full + found.manual == found.cards
    assert {clause.card for clause in found.unknown} <= set(of_all())


RUN_TOGETHER = {"Endemic Plague", "Priest of the Blood Rite", "Ward Sliver"}
"""Cards two paragraphs of which are one in the file of today's words."""


@pytest.mark.sweep
def test_todays_words_are_read_as_well_as_those_of_2022() -> None:
    """Of the cards that we have in both words as many are full in today's, and all of those most played."""
    today = {name: card for name, card in in_todays_words().items() if name not in RUN_TOGETHER}
    now = coverage(today.values())
    then = coverage(of_all()[name] for name in today)
    assert (then.wording, now.wording) == ("2022-04", "2026-09")
    assert now.full >= then.full
    ranks = json.loads(shared("data/oracle/edhrec_rank.json").read_text(encoding="utf-8"))
    often = [name for name in today if ranks.get(name, 1_000) <= 500]
    assert len(often) > 200
    assert [name for name in often if missing(today[name])[0]] == []


def test_what_the_engine_does_not_run_is_not_full() -> None:
    """A keyword that isn't run, a cost, type or layout that isn't known, a spell without words: all by hand."""
    by_hand = (
        card("Forecast"),
        card("Moss enters the battlefield with a fear counter on it."),
        card("Flying", cost="{½}"),
        card("Flying", "Hero"),
        card("Flying", layout="vanguard"),
        card("Moss deals X damage to any target.", "Instant"),
        card("", "Sorcery"),
        adventure("Flying", ""),
    )
    for one in by_hand:
        found = coverage([one])
        assert (found.full, found.manual) == (0, 1), one
        assert found.unknown


def test_what_is_understood_is_full() -> None:
    """Ordinary cards leave nothing to do by hand."""
    good = (
        card("Flying"),
        card(""),
        card("Moss deals X damage to any target.", "Instant", cost="XR"),
        adventure("Flying", "Draw a card."),
    )
    assert [coverage([one]).full for one in good] == [1, 1, 1, 1]


@pytest.mark.rule("CR 107.4e", "CR 107.4f", "CR 107.4h")
@pytest.mark.parametrize("cost", ["{1}{B/P}", "{G/U/P}", "{2/W}{2/W}", "{S}{S}"])
def test_symbols_of_several_ways_are_paid_in_each(cost: str) -> None:
    """Costs in life, of two for one, and in snow are no reason to play a card by hand."""
    paid = (card("Flying", cost=cost), card(f"{cost}: Moss gains flying until end of turn."))
    assert [missing(one, runs)[0] for one in paid] == [[], []]


def anything(_: object) -> bool:
    """An engine that runs everything."""
    return True


def test_what_nothing_has_shown_is_not_full() -> None:
    """A paragraph that is read is played by hand until a scenario has shown it; the signature says why."""
    one = card("Reach\nForecast")
    assert missing(one, anything)[0] == []
    found = why(one)
    assert (found.full, [manual.text for manual in found.manual]) == (False, ["forecast"])
    assert [each.signature for each in found.manual[0].unshown] == ["Keyword forecast"]


def test_the_nearest_is_of_the_same_class() -> None:
    """What is shown already and most like it is named; nothing where nothing of its class is shown."""
    near = unshown("Draw(amount=n, who=Each:player, up_to, bind)")
    assert near.nearest is not None
    assert near.nearest.startswith("Draw(")
    assert near.nearest in shown()
    assert near.scenarios
    assert unshown("Keyword forecast").nearest is None


def test_what_would_complete_most_comes_first() -> None:
    """A signature that two cards lack alone comes before one that a single card lacks; those unread don't count."""
    cards = [
        ImportedCard(Card(name, (Face(name, cost=Cost.parse("1"), types=("Creature",)),)), Texts(en=text))
        for name, text in (
            ("Ash", "Forecast"),
            ("Elm", "Forecast"),
            ("Oak", "When Oak enters the battlefield, each opponent fateseals 2."),
            ("Yew", "Sing a song."),
        )
    ]
    found = wanted(cards, anything)
    assert [(each.cards, each.completes) for each in found] == [(2, 2), (1, 1)]
    assert found[0].examples == ("Ash", "Elm")


@pytest.mark.parametrize(
    "texts,month",
    [
        (("Flying", "Moss enters the battlefield tapped."), "2022-04"),
        (
            ("Moss enters the battlefield tapped.", "This creature enters tapped.", "When Moss enters, scry 1."),
            "2026-09",
        ),
        (("Flying (This creature can't be blocked but by those that fly.)",), ""),
    ],
)
def test_the_wording_of_most_texts_is_told(texts: tuple[str, ...], month: str) -> None:
    """A file of another month is known by its words, whatever a reminder says."""
    assert coverage([card(text) for text in texts]).wording == month


@pytest.mark.rule("CR 2026 712.3")
def test_a_modal_card_that_turns_over_is_played_in_full() -> None:
    """The engine turns over what is modal as it does what transforms."""
    faces = tuple(Face(name, types=("Creature",), power="2", toughness="2") for name in ("Moss", "Fern"))
    texts = Texts(en="{2}: Transform Moss.\n//\nReach")
    for layout in ("transform", "modal_dfc"):
        assert missing(ImportedCard(Card("Moss // Fern", faces, layout=layout), texts))[0] == []
