"""How names are read and ordered: kana by themselves, kanji as given, Latin letters in their place."""

import random

import pytest

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.night import Night, Setup, read, write
from entaku.tournament.readings import order_of, reading_of
from entaku.tournament.sheets import pairings
from tests.tournament.nights import DESK, in_round_1, registered

ORDERED = (
    ("3号", ""), ("Rui Abe", ""), ("Ömer", ""), ("Mina Zola", ""), ("阿部", "あべ"), ("カード", ""),
    ("がいと", ""), ("かえで", ""),
    ("きゃらぽん", ""), ("ささき", ""), ("さつき", ""), ("サッキー", ""), ("は", ""), ("ば", ""), ("ﾊﾟ", ""),
    ("Tom", "ほし"),
    ("渡辺", "ワタナベ"), ("伊藤", ""), ("渡辺", ""),
)  # fmt: skip
"""Names with their readings, in order."""


def test_the_order_of_names() -> None:
    """Digits, Latin by family name, the fifty sounds whatever the script, then kanji that nobody has read."""
    shuffled = list(ORDERED)
    random.Random(7).shuffle(shuffled)
    assert tuple(sorted(shuffled, key=lambda one: order_of(one[0], reading_of(*one)))) == ORDERED


@pytest.mark.parametrize(
    ("name", "given", "reading"),
    [
        ("サクラ", "", "さくら"), ("ｲﾄｳ サクラ", "", "いとう さくら"), ("ジョン・ドゥ", "", "じょん・どぅ"),
        ("伊藤", "", ""),
        ("伊藤さくら", "", ""), ("Aya", "", ""), ("伊藤", "  イトウ ", "いとう"), ("さくら", "はな", "はな"),
        ("Tom", "Tomu", "Tomu"),
    ],
)  # fmt: skip
def test_a_good_guess(name: str, given: str, reading: str) -> None:
    """A name in kana reads itself; kanji and Latin are guessed at by nobody; what is given counts, as hiragana."""
    assert reading_of(name, given) == reading


@pytest.mark.parametrize("given", ["伊藤", "い" * 81, "いとう<"])
def test_what_is_no_reading(given: str) -> None:
    """Kanji, signs and whole novels are refused in a sentence, and the player stays as they are."""
    night = registered(3)
    with pytest.raises(Unlawful, match="is no reading"):
        night.add(DESK, acts.Renamed(1, "伊藤", given))
    assert (night.state.player(1).name, night.state.player(1).reading) == ("Player 1", "")


def test_a_reading_is_kept_and_orders_the_sheets() -> None:
    """Readings come with the registration or later, outlive the store, and seats are listed by them."""
    night = in_round_1(3)
    for player, name, reading in ((1, "渡辺", "わたなべ"), (2, "阿部", "あべ"), (3, "Zoe", "")):
        night.add(DESK, acts.Renamed(player, name, reading))
    night.add("door", acts.Registered(4, "さとう"))
    again = read(write(night))
    assert [line.name for line in pairings(again.state)] == ["Zoe", "阿部", "渡辺"]
    assert again.state.in_order() == [3, 2, 4, 1]
    assert again.state.player(4).reading == "さとう"
    night.undo(DESK, night.version)
    assert night.state.in_order() == [3, 2, 1]


def test_numbers_in_names_count() -> None:
    """Player 10 comes after Player 9."""
    night = Night(Setup("Friday"), bytes(32))
    for number in (1, 10, 9, 2):
        night.add(DESK, acts.Registered(number, f"Player {number}"))
    assert night.state.in_order() == [1, 2, 9, 10]
