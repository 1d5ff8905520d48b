"""What programs hand in at the front door is understood, or refused with one sentence."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any  # Any: what no type would let through is handed in on purpose

import pytest

import entaku

FORESTS = "60 Forest"
MISSPELT = "40 Forest\n4 Silverchase Fix\n"
DOOR: Any = entaku
"""The front door, without the types that its users have."""


def _game() -> Any:  # noqa: ANN401  # as above
    return DOOR.duel(FORESTS, FORESTS)


def _drafted() -> Any:  # noqa: ANN401  # as above
    return DOOR.draft(2, cube=MISSPELT, rounds=1, made_up=True).play()


REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "a list that is no list": (lambda: DOOR.deck(3), "front-no-list"),
    "bytes": (lambda: DOOR.deck(b"60 Forest"), "front-no-list"),
    "a file that isn't there": (lambda: DOOR.deck("/no/file"), "cli-file-missing"),
    "a file of another ending that isn't there": (lambda: DOOR.deck("decks/burn.dec"), "cli-file-missing"),
    "a path that isn't there": (lambda: DOOR.deck(Path("decks/none.txt")), "cli-file-missing"),
    "a folder": (lambda: DOOR.deck(Path(__file__).parent), "cli-file-is-folder"),
    "a name that nobody knows": (lambda: DOOR.duel("56 Forest\n4 Silverchase Fix", FORESTS), "front-card-unknown"),
    "one among names": (lambda: DOOR.duel(["Forest"] * 59 + ["Lightning Bot"], FORESTS), "front-card-unknown"),
    "a seat below": (lambda: _game().view(-1), "front-seat-unknown"),
    "a seat above": (lambda: _game().view(2), "front-seat-unknown"),
    "a seat by name": (lambda: _game().show("Ada"), "front-seat-unknown"),
    "a truth for a seat": (lambda: _game().view(True), "front-seat-unknown"),
    "a bot of no seat": (lambda: _game().bot(-1), "front-seat-unknown"),
    "a concession of no seat": (lambda: _game().concede(9), "front-seat-unknown"),
    "a language": (lambda: _game().show(0, "fr"), "front-language-unknown"),
    "rules by number": (lambda: DOOR.game([FORESTS] * 2, rules=3), "front-rules-unknown"),
    "a date by number": (lambda: DOOR.game([FORESTS] * 2, as_of=2022), "front-no-text"),
    "rules for bots' decks": (lambda: DOOR.game(2, rules="x"), "front-rules-unknown"),
    "a profile's wrong field": (
        lambda: DOOR.game(2, rules=entaku.RulesProfile(life="many")),  # type: ignore[arg-type]  # it is what is tried
        "front-profile-wrong",
    ),
    "decks by half": (lambda: DOOR.game(2.5), "front-no-decks"),
    "one list for decks": (lambda: DOOR.game(FORESTS), "front-no-decks"),
    "names as a text": (lambda: DOOR.game([FORESTS] * 2, names="ab"), "front-no-players"),
    "a name that is a number": (lambda: DOOR.game([FORESTS] * 2, names=["Ada", 3]), "front-no-players"),
    "a name twice": (lambda: DOOR.game([FORESTS] * 2, names=["Ada", "Ada"]), "front-name-twice"),
    "no name": (lambda: DOOR.draft(["Ada", " "]), "front-name-empty"),
    "players by text": (lambda: DOOR.draft("Ada"), "front-no-players"),
    "players of a night": (lambda: DOOR.night(None), "front-no-players"),
    "a format by number": (lambda: DOOR.draft(4, format=3), "front-format-unknown"),
    "no sets": (lambda: DOOR.draft(4, sets=3), "front-no-sets"),
    "no rounds": (lambda: DOOR.draft(4, rounds=0), "front-rounds"),
    "a cube's missing file": (lambda: DOOR.draft(4, cube="./none.txt"), "cli-file-missing"),
    "a cube's unknown card": (lambda: DOOR.draft(2, cube=MISSPELT, rounds=1), "front-card-unknown"),
    "one in the cube of a night": (lambda: DOOR.night(3, cube=MISSPELT), "front-card-unknown"),
    "one in a deck after a draft": (lambda: _drafted().game([DOOR.deck("40 Foresst")] * 2), "front-card-unknown"),
    "a card by number": (lambda: DOOR.card(3), "front-no-text"),
    "a recording's missing file": (lambda: DOOR.replay("none"), "cli-file-missing"),
    "a recording by number": (lambda: DOOR.replay(3), "front-no-path"),
    "a library by number": (lambda: DOOR.game(2, data=3), "front-no-path"),
    "a decision by number": (lambda: _game().answer(True, 3), "front-no-decision"),
    "a question by number": (lambda: _game().question(3), "front-no-decision"),
    "a player by level": (lambda: _game().play("easy"), "front-no-player"),
    "a folder for a recording": (lambda: _game().save("/"), "cli-file-unwritable"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cant_be_meant_is_refused_in_one_sentence(what: str) -> None:
    """No error of Python's own comes out, and nothing is quietly taken for something else."""
    call, key = REFUSED[what]
    with pytest.raises(entaku.EntakuError) as refused:
        call()
    assert refused.value.key == key
    for language in ("en", "ja"):
        assert key not in refused.value.said(language)
        assert "\n" not in refused.value.said(language)


def test_a_misspelt_name_is_told_with_those_like_it() -> None:
    """The deck is named by its player, and the card that was likely meant stands in the error."""
    with pytest.raises(entaku.Unlawful) as refused:
        entaku.duel(FORESTS, "56 Forest\n4 Silverchase Fix", names=["Ada", "Ben"])
    assert str(refused.value).startswith("Ben: ")
    assert "Silverchase Fox" in str(refused.value)


def test_made_up_cards_are_played_by_hand_where_they_are_meant() -> None:
    """Whoever says so may bring names that nobody knows."""
    game = entaku.duel("56 Forest\n4 Lightning Bot", FORESTS, made_up=True)
    assert [card.name for card in game.table.setup.players[0].deck].count("Lightning Bot") == 4


def test_made_up_cards_are_drafted_where_they_are_meant() -> None:
    """A cube may have names that nobody knows, and so may a deck of it; of the others what was likely meant is told."""
    with pytest.raises(entaku.Unlawful) as refused:
        entaku.draft(2, cube=MISSPELT, rounds=1)
    assert "Silverchase Fox" in str(refused.value)
    drafted = _drafted()
    assert "Silverchase Fix" in {card.name for pool in drafted.pools for card in pool.cards}
    game = drafted.game([DOOR.deck("36 森\n4 Silverchase Fix")] * 2)
    assert {card.name for card in game.table.setup.players[0].deck} == {"Forest", "Silverchase Fix"}
    made = drafted.game([DOOR.deck("40 Foresst")] * 2, made_up=True)
    assert {card.name for card in made.table.setup.players[0].deck} == {"Foresst"}


def test_a_deck_is_names_a_text_or_a_path(tmp_path: Path) -> None:
    """All of them give the same deck."""
    file = tmp_path / "fox.txt"
    file.write_text("2 Forest\n1 Fire // Ice\n", encoding="utf-8")
    decks = [entaku.deck(given) for given in (["Forest", "Fire // Ice", "Forest"], file.read_text(), file, str(file))]
    assert [deck.counts() for deck in decks] == [Counter({"Forest": 2, "Fire // Ice": 1})] * 4
