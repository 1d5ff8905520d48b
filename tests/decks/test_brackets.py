"""What of a deck speaks for which bracket: a remark, and no problem."""

from pathlib import Path

import pytest

from entaku.decks.check.brackets import Bracket, bracket_of
from entaku.decks.check.report import report_of
from entaku.decks.check.rules import rules_named
from entaku.oracle.library import Library
from tests.decks.commanding import all_rows, led_by, library, row, verdict

FREED_2026 = ("Biorhythm", "Farewell")
CARDS = [
    row("Flood of Fire", "Sorcery", "{3}", "Destroy all lands."),
    row("Red Moon", "Enchantment", "{3}", "Nonbasic lands are Mountains."),
    row("Deep Sleep", "Enchantment", "{3}", "Islands don't untap during their controllers' untap steps."),
    row("Great Tide", "Sorcery", "{3}", "Return all lands to their owners' hands."),
    row("World's Toll", "Sorcery", "{3}", "Each player sacrifices four lands."),
    row("Small Toll", "Sorcery", "{3}", "Each player sacrifices a land."),
    row("Clean Sweep", "Sorcery", "{3}", "Destroy all nonland permanents."),
    row("Own Fields", "Sorcery", "{3}", "Untap all lands you control."),
    row("One More Dawn", "Sorcery", "{3}", "Take an extra turn after this one."),
    row("Wide Search", "Sorcery", "{1}", "Search your library for a card, put that card into your hand, then shuffle."),
    row("Beast Call", "Sorcery", "{1}",
        "Search your library for a creature card, reveal it, put it into your hand, then shuffle."),
    row("Field Search", "Sorcery", "{1}",
        "Search your library for a basic land card, reveal it, put it into your hand, then shuffle."),
    row("Gate Search", "Sorcery", "{1}",
        "Search your library for a Gate card, reveal it, put it into your hand, then shuffle."),
    row("Theft", "Sorcery", "{1}",
        "Search target opponent's library for an artifact card and put that card onto the battlefield under your"
        " control. Then that player shuffles."),
    row("Dark Riddle", "Sorcery", "{1}", "Riddle me this."),
    *(row(name, "Artifact", "{1}") for name in ("Mana Vault", "Grim Monolith", "Chrome Mox", "The One Ring")),
]  # fmt: skip


@pytest.fixture(scope="module")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """A library with the cards of this page."""
    return library(tmp_path_factory.mktemp("brackets"), [*all_rows(), *CARDS])


def bracket(cards: list[str], known: Library, on: str = "") -> Bracket:
    """What a deck with these cards speaks for."""
    rules = rules_named("commander", on)
    found = bracket_of(verdict(led_by("Phelddagrif", cards=cards), known, rules).deck, rules, known)
    assert found is not None
    return found


def kinds(found: Bracket) -> dict[str, tuple[str, ...]]:
    return {reason.kind: reason.cards for reason in found.because}


def test_a_deck_of_nothing_special_is_of_any_bracket(dealt: Library) -> None:
    """Nothing speaks for more than bracket 1."""
    found = bracket(["Clean Sweep", "Own Fields", "Field Search", "Gate Search", "Theft", "Small Toll"], dealt)
    assert (found.at_least, found.because) == (1, ())


@pytest.mark.parametrize("card", ["Flood of Fire", "Red Moon", "Deep Sleep", "Great Tide", "World's Toll"])
def test_mass_land_denial_speaks_for_four(dealt: Library, card: str) -> None:
    """Lands destroyed, changed, kept tapped, returned or sacrificed in numbers are found in the card's tree."""
    found = bracket([card], dealt)
    assert (found.at_least, kinds(found)) == (4, {"mass-land-denial": (card,)})


def test_extra_turns_and_tutors_are_named(dealt: Library) -> None:
    """An extra turn speaks for 2; tutors are told and speak for nothing; searching for lands is no tutor."""
    found = bracket(["One More Dawn", "Wide Search", "Beast Call", "Field Search"], dealt)
    assert found.at_least == 2
    assert kinds(found) == {"extra-turns": ("One More Dawn",), "tutors": ("Wide Search", "Beast Call")}


@pytest.mark.parametrize("count,lowest", [(0, 1), (1, 3), (3, 3), (4, 4)])
def test_game_changers_speak_for_three_and_four(dealt: Library, count: int, lowest: int) -> None:
    """Up to three are for bracket 3, more for 4; what their trees say doesn't matter."""
    names = ["Mana Vault", "Grim Monolith", "Chrome Mox", "The One Ring"][:count]
    assert bracket(names, dealt).at_least == lowest


def test_the_list_of_the_day_counts(tmp_path: Path) -> None:
    """A card is a Game Changer from its day to its day; before February 2025 there were no brackets, nor in 2010."""
    cards = library(tmp_path, [*all_rows(), row("Trinisphere", "Artifact", "{3}")])
    assert bracket(["Trinisphere"], cards, "2025-03-01").at_least == 3
    assert bracket(["Trinisphere"], cards, "2025-04-22").at_least == 1
    for name, day in (("commander", "2025-02-10"), ("commander-2010", "")):
        assert bracket_of(led_by("Phelddagrif"), rules_named(name, day), cards) is None


def test_flags_of_newer_data_count(tmp_path: Path) -> None:
    """What imported data flag counts where they know of the last list, and is said; of older data the list does."""
    newest = [row(name, "Sorcery", "{1}", isGameChanger=True) for name in FREED_2026]
    sphere = [
        row("New Sphere", "Artifact", "{3}", isGameChanger=True),
        row("Mana Vault", "Artifact", "{1}", isGameChanger=False),
    ]
    found = bracket(["New Sphere", "Mana Vault"], library(tmp_path / "new", [*all_rows(), *newest, *sphere]))
    assert kinds(found) == {"game-changers": ("New Sphere",)}
    assert [remark.key for remark in found.remarks] == [
        "check-data-newer-game-changer",
        "check-data-newer-game-changer-not",
    ]
    older = bracket(["New Sphere", "Mana Vault"], library(tmp_path / "old", [*all_rows(), *sphere]))
    assert kinds(older) == {"game-changers": ("New Sphere", "Mana Vault")}
    assert [remark.key for remark in older.remarks] == [
        "check-data-unlisted-game-changer",
        "check-data-older-game-changer",
    ]


def test_cards_that_are_not_understood_are_told(dealt: Library) -> None:
    """What isn't read may say more: the remark names it."""
    assert "Dark Riddle" in bracket(["Dark Riddle"], dealt).unread


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_bracket_is_no_verdict(dealt: Library, language: str) -> None:
    """A deck of bracket 4 is legal; the report says the bracket with its reasons, in both languages."""
    rules = rules_named("commander")
    result = verdict(led_by("Phelddagrif", cards=["Mana Vault", "Flood of Fire"]), dealt, rules)
    report = report_of(result, rules, "ja" if language == "ja" else "en", dealt)
    assert report.legal
    assert report.bracket is not None
    assert report.bracket.at_least == 4
    assert ["Mana Vault" in one.message for one in report.bracket.because] == [True, False]
    assert [one.at_least for one in report.bracket.because] == [3, 4]
