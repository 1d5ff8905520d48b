"""The laboratory from Python: nights as frames, wins by what players had to do with a card."""

from pathlib import Path

import polars
import pytest

import entaku
from entaku import lab
from entaku.front.lab import SHARES
from entaku.laboratory.study.questions import ways

NIGHTS = 4


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> lab.Nights:
    """Some nights of three, kept in a folder."""
    folder = tmp_path_factory.mktemp("study") / "nights"
    return lab.nights(count=NIGHTS, players=3, bots=["at-sight"], seed=3, folder=folder)


def test_tables_are_frames(played: lab.Nights) -> None:
    """Picks, decks, games and events of every night, and each row of a game a player's."""
    assert played.games["night"].unique().sort().to_list() == list(range(1, NIGHTS + 1))
    assert played.picks.filter(polars.col("night") == 1)["player"].n_unique() == 3
    assert {"draw", "cast", "attack"} <= set(played.events["kind"])
    assert played.decks.height > 0
    assert played.faults == ()


def test_wins_are_counted_by_what_players_had_to_do_with_a_card() -> None:
    """Seen, owned, in the deck, drawn and cast: each game of a player once, however often it was so."""
    game = {"night": 1, "round": 1, "group": 1}
    games = polars.LazyFrame([{**game, "player": 0, "won": 1.0}, {**game, "player": 1, "won": 0.0}])
    picks = polars.LazyFrame(
        [
            {"night": 1, "player": 0, "seen": ["Bear", "Fox"]},
            {"night": 1, "player": 1, "seen": ["Fox"]},
            {"night": 1, "player": 1, "seen": ["Bear", "Bear"]},
        ]
    )
    decks = polars.LazyFrame(
        [
            {"night": 1, "player": 0, "card": "Bear", "part": "sideboard"},
            {"night": 1, "player": 1, "card": "Fox", "part": "main"},
        ]
    )
    events = polars.LazyFrame(
        [
            {**game, "player": 1, "card": "Fox", "kind": "draw"},
            {**game, "player": 1, "card": "Fox", "kind": "draw"},
            {**game, "player": 1, "card": "Fox", "kind": "cast"},
            {**game, "player": 0, "card": "Fox", "kind": "vote"},
        ]
    )
    found = ways(picks, decks, games, events)
    said = {how: sorted(cases.select("card", "player", "won").collect().rows()) for how, cases in found.items()}
    assert said == {
        "seen": [("Bear", 0, 1.0), ("Bear", 1, 0.0), ("Fox", 0, 1.0), ("Fox", 1, 0.0)],
        "owned": [("Bear", 0, 1.0), ("Fox", 1, 0.0)],
        "won": [("Fox", 1, 0.0)],
        "drawn": [("Fox", 1, 0.0)],
        "cast": [("Fox", 1, 0.0)],
    }


def test_cards_have_their_shares_with_intervals(played: lab.Nights) -> None:
    """A row for each card that was drafted, with each share between its bounds where there are games enough."""
    cards = played.cards
    assert {f"{how}{end}" for how in SHARES for end in ("", "_low", "_high")} <= set(cards.columns)
    assert cards.height == played.picks["card"].n_unique()
    for how in SHARES:
        known = cards.filter(polars.col(how).is_not_null())
        assert (known[how] >= known[f"{how}_low"]).all()
        assert (known[how] <= known[f"{how}_high"]).all()


def test_an_opening_hand_is_drawn_once(played: lab.Nights) -> None:
    """Who keeps seven has drawn seven before the first turn, whatever mulligans went before."""
    before = played.events.filter((polars.col("kind") == "draw") & (polars.col("turn") == 0))
    hands = before.group_by("night", "round", "group", "player").len()["len"]
    assert hands.min() == hands.max() == 7


def test_a_study_goes_on_where_it_was(played: lab.Nights) -> None:
    """The same folder with more nights plays those that are lacking; another study isn't put into it."""
    more = lab.nights(count=NIGHTS + 1, players=3, bots=["at-sight"], seed=3, folder=played.folder)
    assert more.answers.nights == NIGHTS + 1
    with pytest.raises(entaku.Unlawful):
        lab.nights(count=1, players=3, bots=["at-sight"], seed=4, folder=played.folder)


def test_what_is_not_known_is_marked() -> None:
    """A cube with a card of which but the name is known is refused, or played with that card marked."""
    names = [card.name for card in entaku.cards("CN2") if card.types != ("Conspiracy",)][:134]
    cube = "".join(f"1 {name}\n" for name in (*names, "Idol of Nobody"))
    with pytest.raises(entaku.Unlawful):
        lab.nights(cube, 1, players=3, bots=["at-sight"])
    study = lab.nights(cube, 1, players=3, bots=["at-sight"], made_up=True)
    marked = study.cards.filter(polars.col("known") != "")
    assert marked["card"].to_list() == ["Idol of Nobody"]
    assert "Idol of Nobody" in study.report()
    assert Path(study.folder).is_dir()


def test_what_cannot_be_played_is_said() -> None:
    """A format that drafts nothing and a bot that nobody knows are refused."""
    with pytest.raises(entaku.Unlawful):
        lab.nights(format="commander")
    with pytest.raises(entaku.Unlawful):
        lab.nights(count=1, bots=["nobody"])
