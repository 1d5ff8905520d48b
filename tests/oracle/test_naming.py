"""Names and lists as people write them: every shape that a line may have, and every place that reads one."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.decks.deck import Deck, DeckEntry
from entaku.decks.formats.files import read, with_known_names
from entaku.kernel.errors import Ambiguous, EntakuError
from entaku.oracle.catalogue import shipped
from entaku.oracle.library import Library
from entaku.oracle.naming.bilingual import meant
from entaku.oracle.naming.headings import Part, heading_of
from entaku.oracle.naming.lines import CardLine, Heading, ListLine, Remark, read_line
from entaku.oracle.naming.spelling import folded
from entaku.oracle.showing import show_card
from entaku.server.nights.prize_lists import read_prizes

BRAGO = "Brago, King Eternal"


def _named(folder: Path, name: str) -> Path:
    """A file to import with one card of which only the name is known."""
    file = folder / "names.txt"
    file.write_text(f"《{name}》\n", encoding="utf-8")
    return file


@pytest.mark.parametrize(
    "written",
    [
        "Brago, King Eternal",
        "bRAGO,  king eternal",
        "永遠王、ブレイゴ",
        "《永遠王、ブレイゴ》",
        "《永遠王、ブレイゴ/Brago, King Eternal》",
        "《永遠王、ブレイゴ／Ｂｒａｇｏ，　Ｋｉｎｇ　Ｅｔｅｒｎａｌ》",
        "永遠王、ブレイゴ/Brago, King Eternal",
        "永遠王、ブレイゴ / Brago, King Eternal",
        "永遠王、ブレイゴ | Brago, King Eternal",
        "永遠王、ブレイゴ Brago, King Eternal",
        "永遠王、ブレイゴ（Brago, King Eternal）",
        "永遠王、ブレイゴ(Brago, King Eternal)",
        "Brago, King Eternal (永遠王、ブレイゴ)",
        "Brago, King Eternal《永遠王、ブレイゴ》",
        "Brago, King Eternal/永遠王、ブレイゴ",
        "「永遠王、ブレイゴ」",
        "『永遠王、ブレイゴ/Brago, King Eternal』",
        "“Brago, King Eternal”",
        "永遠王(えいえんおう)、ブレイゴ",
        "《永遠王、ブレイゴ/Brago, King Eternal》 (EMA) 198",
        "未知の王/Brago, King Eternal",
        "永遠王、ブレイゴ/King Unheard Of",
    ],
)
def test_a_name_is_found_however_it_is_written(written: str) -> None:
    """In either language or both, in brackets of any kind, in letters of any width; one half may be unknown here."""
    assert shipped().find(written).name == BRAGO
    assert show_card(written, Library(None)).name == BRAGO


@pytest.mark.parametrize(
    "written", ["Forest/Plains Walker", "Brago/Lore Seeker", "2 Forest", "森×2", "《》", "/", "（）", ""]
)
def test_what_is_no_name_is_not_taken_for_half_of_one(written: str) -> None:
    """Two names in one language are no card, nor are two of a card, nor is nothing."""
    assert shipped().named(written) == ()


def test_two_halves_that_mean_different_cards_are_ambiguous() -> None:
    """《森/Plains》 may be either: the reader is asked."""
    with pytest.raises(Ambiguous, match="Forest, Plains"):
        shipped().find("《森/Plains》")


def test_both_halves_of_split_cards_are_one_name() -> None:
    """A split card's stroke is no language's border, and four halves are still one card."""
    cards = {"life/death": ["Life // Death"], "生/死": ["Life // Death"]}
    for written in ("Life/Death", "生+死", "生+死/Life+Death", "《生/死/Life/Death》", "《生 // 死/Life // Death》"):
        assert meant(written, lambda name: cards.get(folded(name), [])) == ["Life // Death"], written


@pytest.mark.parametrize(
    "written,near",
    [
        ("《永遠王、ブレイゴゴ/Brago, King Etrenal》", "Did you mean 永遠王、ブレイゴ, Brago, King Eternal?"),
        ("《Cogwork Libarian》", "Did you mean Cogwork Librarian"),
        ("歯車式司青（Cogwork Libarian）", "Did you mean 歯車式司書, Cogwork Librarian"),
    ],
)
def test_a_misspelt_name_gets_suggestions_for_each_half(written: str, near: str) -> None:
    """Whatever brackets it stands in."""
    with pytest.raises(EntakuError) as caught:
        Library(None).find(written)
    assert near in str(caught.value)


@pytest.mark.parametrize(
    "line,expected",
    [
        ("4 森", CardLine("森", 4)),
        ("４　森", CardLine("森", 4)),
        ("４枚　森", CardLine("森", 4)),
        ("4枚の森", CardLine("森", 4)),
        ("4x Forest", CardLine("Forest", 4)),
        ("4X 森", CardLine("森", 4)),
        ("4×森", CardLine("森", 4)),
        ("4: Forest", CardLine("Forest", 4)),
        ("x4 Forest", CardLine("Forest", 4)),
        ("×４ 《森》", CardLine("森", 4)),
        ("Forest x4", CardLine("Forest", 4)),
        ("森×4", CardLine("森", 4)),
        ("森 × 4", CardLine("森", 4)),
        ("森ｘ４", CardLine("森", 4)),
        ("森 4枚", CardLine("森", 4)),
        ("《森》4枚", CardLine("森", 4)),
        ("《森》 4", CardLine("森", 4)),
        ("《森》：4", CardLine("森", 4)),
        ("《森》x4", CardLine("森", 4)),
        ("・《森/Forest》×4", CardLine("森/Forest", 4)),
        ("* 《森/Forest》", CardLine("森/Forest")),
        ("o 《森/Forest》(注釈が付いている)", CardLine("森/Forest")),
        ("- 4 Forest", CardLine("Forest", 4)),
        ("4《森》（CNS）63", CardLine("森", 4, "CNS", "63")),
        ("4 森 (CNS) 63", CardLine("森", 4, "CNS", "63")),
        ("4 森（ＣＮＳ）　６３", CardLine("森", 4, "CNS", "63")),
        ("4 Forest (cns) 63 *F*", CardLine("Forest", 4, "CNS", "63", foil=True)),
        ("4 Forest (CNS:63) *F*", CardLine("Forest", 4, "CNS", "63", foil=True)),
        ("4 [CNS#63] Forest", CardLine("Forest", 4, "CNS", "63")),
        ("4 Forest *E*", CardLine("Forest", 4, foil=True)),
        ("4 Forest (Foil)", CardLine("Forest", 4, foil=True)),
        ("《森》 フォイル", CardLine("森", foil=True)),
        ("森【フォイル】", CardLine("森", foil=True)),
        ("1 Foil", CardLine("Foil")),
        ("1 Forest #basic #green", CardLine("Forest")),
        ("1 森 ＃基本", CardLine("森")),
        ("1x Forest (cns) 63 [Ramp,Land] ^Have,#37d67a^", CardLine("Forest", 1, "CNS", "63")),
        ("1x Brago, King Eternal (ema) 198 [Commander{top}]", CardLine(BRAGO, 1, "EMA", "198", part="commanders")),
        ("1 Brago, King Eternal *CMDR*", CardLine(BRAGO, part="commanders")),
        ("1 Brago, King Eternal # !Commander", CardLine(BRAGO, part="commanders")),
        ("永遠王、ブレイゴ（統率者）", CardLine("永遠王、ブレイゴ", part="commanders")),
        ("統率者：《永遠王、ブレイゴ/Brago, King Eternal》", CardLine(f"永遠王、ブレイゴ/{BRAGO}", part="commanders")),
        ("統率者 : 1 永遠王、ブレイゴ", CardLine("永遠王、ブレイゴ", part="commanders")),
        ("【統率者】：永遠王、ブレイゴ", CardLine("永遠王、ブレイゴ", part="commanders")),
        ("SB: 2 Forest", CardLine("Forest", 2, part="sideboard")),
        ("1 Circle of Protection: Red", CardLine("Circle of Protection: Red")),
        ("1 X", CardLine("X")),
        ("1 Foo x2", CardLine("Foo x2")),
        ("統率者", Heading("commanders")),
        ("◆統率者（1枚）", Heading("commanders")),
        ("メインボード：60枚", Heading("main")),
        ("サイドボード 15", Heading("sideboard")),
        ("Sideboard (15)", Heading("sideboard")),
        ("候補", Heading("maybeboard")),
        ("-土地（24）-", Heading("group")),
        ("24 Lands", Heading("group")),
        ("// Sideboard", Heading("sideboard")),
        ("# 私のデッキ", Remark()),
        ("　", Remark()),
        ("(((", None),
        ("15", None),
    ],
)  # fmt: skip
def test_a_line_is_read(line: str, expected: ListLine | None) -> None:
    """Counts before and after, printings, marks, tags, headings and remarks, in both languages and widths."""
    assert read_line(line) == expected


@pytest.mark.parametrize("part,title", [("commanders", "ジェネラル"), ("sideboard", "SIDEBOARD"), ("main", "デッキ")])
@pytest.mark.parametrize(
    "round_it", ["{}", "{}:", "{}：", "■{}", "【{}】", "=== {} ===", "// {}", "{} (3)", "{}（３枚）"]
)
def test_a_heading_may_be_decorated(part: Part, title: str, round_it: str) -> None:
    """With brackets, strokes, dots and counts of either width."""
    assert heading_of(round_it.format(title)) == part


@settings(max_examples=200, deadline=None)
@given(st.text("4４xX×枚 　《》「」（）()[]*#:：/／森Forest+-FC0統率者", max_size=40))
def test_any_line_is_read_or_is_none(line: str) -> None:
    """Whatever stands in it, and a name that is read has letters."""
    read = read_line(line)
    if isinstance(read, CardLine):
        assert read.name == " ".join(read.name.split())
        assert any(letter.isalpha() or letter in "_+" for letter in read.name)


DECK = """\
統率者：《永遠王、ブレイゴ／Brago, King Eternal》

■メインデッキ（99枚）
-土地（60）-
・《平地/Plains》×30
３０枚　島
-クリーチャー（1）-
歯車式司書（Cogwork Librarian）(CNS) 58 #司書
《歯車式司書/Cogwork Librarian》
サイドボード：
《カストーディの従者/Custodi Squire》 1枚
"""


def test_a_list_as_a_japanese_player_writes_it_is_a_deck() -> None:
    """Headings, dots, both languages, counts on either side."""
    deck, problems = with_known_names(read(DECK, "deck.txt"), shipped().find)
    assert [str(problem) for problem in problems] == []
    assert deck == Deck(
        main=(
            DeckEntry(30, "Plains"),
            DeckEntry(30, "Island"),
            DeckEntry(1, "Cogwork Librarian", "CNS", "58"),
            DeckEntry(1, "Cogwork Librarian"),
        ),
        sideboard=(DeckEntry(1, "Custodi Squire"),),
        commanders=(DeckEntry(1, BRAGO),),
    )


@pytest.mark.parametrize("between", ["\n", "Creatures (1)\n", "\n-クリーチャー（1）-\n"])
def test_what_follows_a_commander_is_the_deck(between: str) -> None:
    """Under a heading for the commander alone, the cards after a gap or a group's heading are not all commanders."""
    deck = read(f"統率者\n1 Brago, King Eternal\n{between}1 Lore Seeker\n98 Plains\n", "deck.txt")
    assert deck.commanders == (DeckEntry(1, BRAGO),)
    assert deck.main == (DeckEntry(1, "Lore Seeker"), DeckEntry(98, "Plains"))


def test_a_number_may_belong_to_a_name(tmp_path: Path) -> None:
    """“50 Feet of Rope” is one card where such a card is known."""
    library = Library(tmp_path)
    library.import_files([_named(tmp_path, "50 Feet of Rope")])
    deck, problems = with_known_names(read("50 Feet of Rope\n", "deck.txt"), library.find)
    assert (deck.main, problems) == ((DeckEntry(1, "50 Feet of Rope"),), [])


def test_prizes_are_read_by_the_same_reader() -> None:
    """Names in both languages, counts after them, foils, and who drafted them."""
    text = (
        "■賞品\n《永遠王、ブレイゴ/Brago, King Eternal》×2 ＠Aya\n1 歯車式司書（フォイル）\n＃メモ\n候補\n未知のカード"
    )
    prizes, unknown = read_prizes(text.removeprefix("■賞品\n"), {1: "Aya"}, Library(None))
    assert [(prize.name, prize.foil, prize.drafter) for prize in prizes] == [
        (BRAGO, False, 1), (BRAGO, False, 1), ("Cogwork Librarian", True, None), ("未知のカード", False, None),
    ]  # fmt: skip
    assert unknown == ("未知のカード",)
