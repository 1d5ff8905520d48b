"""Opening boosters."""

from collections import Counter, defaultdict

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.kernel.randomness import Stream, seed_from
from entaku.oracle.boosters import BoosterConfig, BoosterKind, Sheet, SheetRow, open_booster
from entaku.oracle.catalogue import shipped
from entaku.oracle.printed import PrintedCard

SEED = seed_from("boosters")
CODES = ("CNS", "CN2")
DRAFTS_OF_A_SET = 4000


def config(code: str) -> BoosterConfig:
    found = shipped().set(code).boosters
    assert found is not None
    return found


def opened(code: str, count: int) -> tuple[PrintedCard, ...]:
    return open_booster(config(code), Stream(SEED, "table", "boosters", count))


def colour_of(card: PrintedCard) -> str:
    return shipped().cards[card.name].colours


@pytest.mark.parametrize("code", CODES)
@pytest.mark.rule("CD-1", "CD-2", "CR 905.1a")
@settings(max_examples=40, deadline=None)
@given(count=st.integers(0, 10_000))
def test_a_booster_is_fifteen_cards_of_its_set(code: str, count: int) -> None:
    """A booster of either set has 15 cards, all of the set, under numbers that the set has."""
    numbers = {(card.name, printing.number) for card in shipped().set(code).cards for printing in card.printings}
    cards = opened(code, count)
    assert len(cards) == config(code).size == 15
    assert all(card.set_code == code and (card.name, card.number) in numbers for card in cards)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.rule("CD-1")
@settings(max_examples=40, deadline=None)
@given(count=st.integers(0, 10_000))
def test_no_card_comes_twice_from_one_sheet(code: str, count: int) -> None:
    """Only a foil can be of a card that the booster has already."""
    plain = [card.name for card in opened(code, count) if not card.foil]
    assert len(plain) == len(set(plain))


@pytest.mark.parametrize("code", CODES)
@settings(max_examples=40, deadline=None)
@given(count=st.integers(0, 10_000))
def test_the_commons_have_every_colour(code: str, count: int) -> None:
    """Among a booster's commons is a card of each colour."""
    commons = [card for card in opened(code, count) if not card.foil and shipped().cards[card.name].rarity == "common"]
    assert {colour_of(card) for card in commons if not shipped().cards[card.name].is_conspiracy} >= set("WUBRG")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.rule("CD-1")
def test_a_booster_has_one_card_for_the_draft(code: str) -> None:
    """CNS has one conspiracy or card that works in the draft in every booster, CN2 one conspiracy."""
    sheet = config(code).sheets["draft" if code == "CNS" else "conspiracy"]
    names = {row.name for row in sheet.rows}
    for count in range(200):
        cards = [card for card in opened(code, count) if card.name in names]
        assert sum(not card.foil for card in cards) <= 1 <= len(cards)


@pytest.mark.parametrize("code", CODES)
def test_a_booster_is_the_same_every_time(code: str) -> None:
    """Seed, owner, purpose and count determine a booster; another count gives another."""
    assert opened(code, 5) == opened(code, 5) != opened(code, 6)


@pytest.mark.parametrize("code", CODES)
def test_cards_come_as_often_as_their_weights_say(code: str) -> None:
    """Over many boosters each sheet's rarest and commonest cards come about as often as they should.

    Balancing by colour doesn't make any card likelier: each common comes count × weight / total times.
    """
    boosters = config(code)
    total = sum(kind.weight for kind in boosters.kinds)
    expected: defaultdict[tuple[str, str, bool], float] = defaultdict(float)
    for kind in boosters.kinds:
        for name, count in kind.contents:
            sheet = boosters.sheets[name]
            for row in sheet.rows:
                chance = kind.weight / total * count * row.weight / sheet.marks[-1]
                expected[row.name, row.number, sheet.foil] += DRAFTS_OF_A_SET * chance
    seen = Counter(
        (card.name, card.number, card.foil) for count in range(DRAFTS_OF_A_SET) for card in opened(code, count)
    )
    assert seen.keys() <= expected.keys()
    # Five standard deviations of a count that is nearly a Poisson one.
    strange = {key: (seen[key], much) for key, much in expected.items() if abs(seen[key] - much) > 5 * much**0.5 + 3}
    assert strange == {}


def test_a_foil_is_in_about_one_booster_of_four() -> None:
    """Foils come as the kinds of booster say: 634 in 2680."""
    foils = sum(any(card.foil for card in opened("CNS", count)) for count in range(DRAFTS_OF_A_SET))
    assert 0.20 < foils / DRAFTS_OF_A_SET < 0.27


def rows(*weights: int) -> tuple[SheetRow, ...]:
    return tuple(SheetRow(f"Card {place}", str(place), weight) for place, weight in enumerate(weights))


def one_sheet(sheet: Sheet, count: int) -> BoosterConfig:
    return BoosterConfig("XYZ", (BoosterKind(1, (("all", count),)),), {"all": sheet})


def names(boosters: BoosterConfig, count: int = 0) -> list[str]:
    return [card.name for card in open_booster(boosters, Stream(SEED, 0, "boosters", count))]


def test_a_sheet_smaller_than_its_place_gives_cards_twice() -> None:
    """Three cards from a sheet of two: each comes, and one of them again."""
    drawn = names(one_sheet(Sheet(rows(1, 1)), 3))
    assert sorted(Counter(drawn).values()) == [1, 2]


def test_a_sheet_may_allow_duplicates() -> None:
    """A sheet that says so gives cards twice now and then."""
    boosters = one_sheet(Sheet(rows(1, 1, 1), duplicates=True), 2)
    assert any(len(set(names(boosters, count))) == 1 for count in range(40))
    assert not any(len(set(names(one_sheet(Sheet(rows(1, 1, 1)), 2), count))) == 1 for count in range(40))


def test_a_fixed_sheet_is_given_whole() -> None:
    """A fixed sheet gives every card as often as its weight, whatever the count."""
    boosters = one_sheet(Sheet(rows(2, 1), fixed=True), 1)
    assert names(boosters) == ["Card 0", "Card 0", "Card 1"]
    assert boosters.size == 3


def test_a_sheet_that_can_t_be_balanced_is_drawn_plainly() -> None:
    """A colour with too few cards to fill a place for certain leaves the sheet unbalanced, and the draw lawful."""
    few = tuple(SheetRow(f"{colour}{n}", "", 1, colour) for colour in "WUBRG" for n in range(9 if colour != "G" else 1))
    boosters = one_sheet(Sheet(few, balanced=True), 6)
    green = sum("G0" in names(boosters, count) for count in range(600))
    assert 60 < green < 140  # 6 × 1/37 of the time, not always


def test_weights_may_be_huge() -> None:
    """Weights whose sum is beyond 32 bits are as good as others."""
    boosters = one_sheet(Sheet(rows(10**12, 3 * 10**12)), 1)
    seen = Counter(names(boosters, count)[0] for count in range(800))
    assert 2.2 < seen["Card 1"] / seen["Card 0"] < 4


def test_a_card_of_another_set_says_so() -> None:
    """A row may be of another set than its booster."""
    sheet = Sheet((SheetRow("Guest", "7", 1, "", "ABC"),))
    assert open_booster(one_sheet(sheet, 1), Stream(SEED, 0, "boosters")) == (PrintedCard("Guest", "ABC", "7"),)


@pytest.mark.parametrize("code", CODES)
def test_a_configuration_is_plain_data(code: str) -> None:
    """A configuration survives JSON, and gives the same boosters then."""
    again = msgspec.json.decode(msgspec.json.encode(config(code)), type=BoosterConfig)
    assert again == config(code)
    assert open_booster(again, Stream(SEED, "table", "boosters", 3)) == opened(code, 3)
