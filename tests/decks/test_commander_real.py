"""The deck check with the real cards of the reference data."""

import gzip
from pathlib import Path

import msgspec
import pytest

from entaku.decks.check.abilities import has_partner, partners, without_reminders
from entaku.decks.check.rules import rules_named
from entaku.decks.deck import Deck, DeckEntry
from entaku.decks.formats.files import FORMATS, read, write
from entaku.oracle.library import Library
from tests.decks.commanding import ALLOWED, NOT_ALLOWED, found, led_by, verdict
from tests.shared_data import shared

pytestmark = pytest.mark.xdist_group("real cards")  # read once, by one worker
COLOURLESS_OR_IN = frozenset("WUG")


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """A library with every card of the reference data."""
    library = Library(tmp_path_factory.mktemp("real"))
    library.import_files([shared("data/oracle/cards.jsonl.gz")])
    return library


class Keyworded(msgspec.Struct):
    """A row's text and keywords."""

    text: str = ""
    keywords: tuple[str, ...] = ()


class Printed(msgspec.Struct, rename="camel"):
    """What the tests ask of a row of the reference data."""

    name: str
    type: str
    color_identity: tuple[str, ...]
    first_printed: str
    first_printing: str
    legalities: dict[str, str]


@pytest.fixture(scope="module")
def ninety_nine() -> list[str]:
    """Cards of 1993 to 2008 in Phelddagrif's colours, that nobody bans."""
    rules = rules_named("commander-2010")
    decoder = msgspec.json.Decoder(Printed)
    rows = map(decoder.decode, gzip.decompress(shared("data/oracle/cards.jsonl.gz").read_bytes()).splitlines())
    names = [
        row.name
        for row in rows
        if COLOURLESS_OR_IN.issuperset(row.color_identity)
        and row.first_printed < "2009"
        and row.legalities.get("vintage") == row.legalities.get("commander") == "Legal"
        and len(row.first_printing) == 3
        and rules.ban_of(row.name) is None
        and "Basic" not in row.type
        and "//" not in row.name
    ]
    return sorted(set(names))[:: len(set(names)) // 99][:99]


@pytest.mark.rule("CM-4", "CM-2", "CM-3")
@pytest.mark.parametrize("kind", FORMATS)
def test_phelddagrifs_example_holds_with_the_real_cards(real: Library, kind: str) -> None:
    """Card by card, in every format: ten problems, and no other."""
    deck = led_by("Phelddagrif", cards=[*NOT_ALLOWED, *ALLOWED])
    text = write(deck, kind, real.get)
    assert sorted(found(read(text, "deck"), real)) == sorted(("CM-2", name) for name in NOT_ALLOWED)


@pytest.mark.rule("CM-4")
def test_the_example_may_be_written_in_japanese(real: Library) -> None:
    """The source's own names, in Japanese where it gives them, are the same list."""
    names = [
        "ゴブリンの長槍使い", "深き闇のエルフ", "威圧のタリスマン", "Life+Death", "デイガボルバー", "地底の大河",
        "神無き祭殿", "Badlands", "狂気盲いの山", "ボロスのギルド魔道士", "エスパーの全景", "断片の収斂",
    ]  # fmt: skip
    text = "統率者\n1 Phelddagrif\n\nデッキ\n" + "".join(f"1 {name}\n" for name in names) + "87 森\n"
    assert sorted(found(read(text, "deck.txt"), real)) == sorted(("CM-2", name) for name in NOT_ALLOWED)


@pytest.mark.rule("CM-1", "CM-6", "CM-7")
@pytest.mark.parametrize("kind", FORMATS)
def test_a_hundred_different_real_cards_are_legal(real: Library, ninety_nine: list[str], kind: str) -> None:
    """A clean list of a hundred cards is legal then and now, in every format."""
    deck = read(write(led_by("Phelddagrif", cards=ninety_nine), kind, real.get), "deck")
    for version in ("commander-2010", "commander"):
        result = verdict(deck, real, version)
        assert (result.problems, result.unknown) == ((), ())
        assert result.legal


@pytest.mark.rule("CM-1", "CM-6", "CM-7", "CM-8")
@pytest.mark.parametrize(
    "change,problem",
    [
        ("fewer", ("CM-6", None)),
        ("more", ("CM-6", None)),
        ("twice", ("CM-6", "Shard Convergence")),
        ("Tinker", ("CM-8", "Tinker")),
        ("Black Lotus", ("CM-8", "Black Lotus")),
        ("Griselbrand", ("CM-7", "Griselbrand")),
        ("no commander", ("CM-1", None)),
        ("bad commander", ("CM-1", "Goblin Piker")),
    ],
)
def test_each_fault_is_reported_once(
    real: Library, ninety_nine: list[str], change: str, problem: tuple[str, str | None]
) -> None:
    """One fault in a clean list is one problem."""
    others = ninety_nine[:97]
    decks = {
        "fewer": led_by("Phelddagrif", cards=others, size=99),
        "more": led_by("Phelddagrif", cards=others, size=101),
        "twice": led_by("Phelddagrif", cards={"Shard Convergence": 2, **dict.fromkeys(others, 1)}),
        "no commander": Deck(main=led_by(cards=others).main),
        "bad commander": led_by("Goblin Piker", cards=others),
    }
    deck = decks.get(change) or led_by("Phelddagrif", cards=[change, *others])
    problems = [each for each in found(deck, real) if each != ("CM-2", "Griselbrand")]
    assert problems == [problem]


@pytest.mark.rule("CM-7")
def test_a_misspelt_name_is_unknown_and_no_problem(real: Library, ninety_nine: list[str]) -> None:
    """Whether a card of that name is legal can't be said: the list isn't called legal, and no rule is broken."""
    result = verdict(led_by("Phelddagrif", cards=["Shard Convergance", *ninety_nine[:97]]), real)
    assert (result.legal, result.problems) == (False, ())
    assert [(each.rule, each.card) for each in result.unknown] == [("CM-7", "Shard Convergance")]


@pytest.mark.rule("CM-7")
def test_every_set_of_the_year_is_legal_from_its_prerelease(real: Library) -> None:
    """Cards of the sets of 2009 and 2010, promotional printings too, are legal on their days and not before."""
    rules = rules_named("commander-2010")
    assert rules.period is not None
    for name, first_day in (
        ("Goblin Guide", "2009-09-26"),
        ("Terastodon", "2010-01-30"),
        ("Staggershock", "2010-04-17"),
        ("Sun Titan", "2010-07-10"),
        ("Steel Hellkite", "2010-09-25"),
    ):
        imported = real.imported(real.find(name))
        assert imported is not None
        assert rules.period.playable_from(name, imported.released) == first_day


@pytest.mark.rule("CM-8")
def test_every_banned_card_that_the_data_know_is_spelt_as_there(real: Library) -> None:
    """Names on the lists are those of the cards; and only cards that the data lack are missing."""
    rules = rules_named("commander-2010")
    assert rules.period is not None
    listed = [*(each.card for each in (*rules.banned, *rules.not_commanders)), *rules.period.banned]
    promoted = [card for each in rules.period.promoted for card in each.cards]
    lacking = {name for name in [*listed, *promoted] if real.get(name) is None or real.find(name).name != name}
    assert lacking <= {
        "Ancestral Recall", "Black Lotus", "Emrakul, the Aeons Torn", "Fastbond", "Karakas", "Mox Ruby",
        "Tolarian Academy", "Rebirth",
    }  # fmt: skip


@pytest.mark.rule("CR 702.124a", "CR 702.124f")
def test_partners_are_read_as_the_data_name_them(real: Library) -> None:
    """Every card that the data give the keyword has it by its text, and no other card does."""
    decoder = msgspec.json.Decoder(Keyworded)
    rows = map(decoder.decode, gzip.decompress(shared("data/oracle/cards.jsonl.gz").read_bytes()).splitlines())
    for row in rows:
        text = without_reminders(row.text)
        assert bool(partners(text)) == ("Partner with" in row.keywords)
        assert has_partner(text) == ("Partner" in row.keywords and "Partner with" not in row.keywords)


@pytest.mark.rule("CM-2", "CR 903.4")
def test_dek_and_cod_find_the_commander_in_the_sideboard(real: Library, tmp_path: Path) -> None:
    """Formats without a part for commanders keep them in the sideboard, where the check finds them."""
    for kind in ("cod", "dek", "xmage"):
        file = tmp_path / f"deck.{kind}"
        file.write_text(write(led_by("Phelddagrif"), kind, real.get), encoding="utf-8")
        deck = read(file.read_text(encoding="utf-8"), str(file))
        assert deck.commanders == ()
        assert deck.sideboard == (DeckEntry(1, "Phelddagrif"),)
        assert verdict(deck, real).deck.commanders == (DeckEntry(1, "Phelddagrif"),)
