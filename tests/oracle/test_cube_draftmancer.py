"""Draftmancer's custom card lists."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.kernel.errors import EntakuError, Unreadable
from entaku.messages import LANGUAGES, say
from entaku.oracle.cubes.cube import (
    Cube,
    CubeEntry,
    CubeLayout,
    CubeRemark,
    CubeSheet,
    CubeSlot,
    Picture,
    Related,
    RoundPicks,
)
from entaku.oracle.cubes.draftmancer import read_draftmancer
from entaku.oracle.cubes.draftmancer_writing import write_draftmancer
from entaku.oracle.ir.draft_tags import tagged
from tests.oracle.cubes import laid_out_cubes

LIST = """
# Comments may hold [brackets] and {braces}
[Settings]
{
	"name": "Our cube",
# also here {
	"boostersPerPlayer": 4, "withReplacement": true, "colorBalance": false, "duplicateProtection": false,
	"layouts": {
		"Plain": {"weight": 3, "slots": {"Common##1": 2, "Rare": 1,}},
		"Lucky": {"weight": 1, "slots": [
			{"name": "Either", "count": 2, "foil": true,
				"sheets": [{"name": "Rare", "weight": 2}, {"name": "Common##1"}]},
		]},
	},
	"predeterminedLayouts": ["Plain", ["Plain", "Lucky"], {"Lucky": 7}],
	"boosterSettings": [{"picks": [2, 1], "burns": 0}, {"picks": 1, "burns": 14}],
	"cardBack": "https://example.org/back.png",
	"botModel": "clever",
}
[CustomCards]
[
	{
		"name": "Tom", "mana_cost": "2B", "type": "Legendary Creature", "subtypes": ["Cat",],
		"power": 5, "toughness": "*", "rarity": "rare", "set": "own", "collector_number": "1",
		"oracle_text": "Purrs, [loudly,] and bites. }",
		"draft_effects": ["FaceUp", {"type": "AddCards", "cards": ["Tim"]}],
		"image_uris": {"en": "https://example.org/tom.png"},
		"printed_names": {"ja": "トム"},
		"back": {"name": "Tom Asleep", "type": "Land", "oracle_text": "{T}: Add {U}."},
	},
	{"name": "Tom", "collector_number": "2",},
]
[Common##1 {"collation": "striped", "length": 2, "weights": [0, 2, 3]}]
4 Lore Seeker # four of them
Tom (OWN) 2
[Rare]
Fire // Ice (CMD) 198 +F
"""


def test_everything_in_a_list_is_read() -> None:
    """Settings, layouts in both forms, sheets and their options, comments and last commas."""
    cube = read_draftmancer(LIST, "cube.txt")
    assert cube.name == "Our cube"
    assert cube.sheets == (
        CubeSheet(
            "Common##1",
            (CubeEntry("Lore Seeker", 4), CubeEntry("Tom", 1, "OWN", "2")),
            "striped",
            length=2,
            weights=(0, 2, 3),
        ),
        CubeSheet("Rare", (CubeEntry("Fire // Ice", 1, "CMD", "198", foil=True),)),
    )
    common, rare = CubeSlot("Common##1", 2, (("Common##1", 1),)), CubeSlot("Rare", 1, (("Rare", 1),))
    either = CubeSlot("Either", 2, (("Rare", 2), ("Common##1", 1)), foil=True)
    assert cube.layouts == (CubeLayout("Plain", 3, (common, rare)), CubeLayout("Lucky", 1, (either,)))
    assert cube.settings.predetermined == ((("Plain", 3),), (("Plain", 3), ("Lucky", 1)), (("Lucky", 7),))
    assert cube.settings.rounds == (RoundPicks((2, 1), (0,)), RoundPicks((1,), (14,)))
    assert (cube.settings.boosters_per_player, cube.settings.with_replacement) == (4, True)
    assert (cube.settings.colour_balance, cube.settings.duplicate_protection) == (False, False)
    assert cube.ignored == ("botModel",)


@pytest.mark.rule("CR 903.4d")
def test_a_card_of_its_own_is_read() -> None:
    """Facts, text, Japanese name, draft effects, both faces and both printings of a custom card."""
    (tom,) = read_draftmancer(LIST, "cube.txt").customs
    front, back = tom.card.faces
    assert (tom.card.name, tom.card.layout, tom.card.identity) == ("Tom // Tom Asleep", "transform", "UB")
    assert (front.ja, str(front.cost), front.type_line) == ("トム", "{2}{B}", "Legendary Creature — Cat")
    assert (front.power, front.toughness, front.colours, back.types) == ("5", "*", "B", ("Land",))
    assert [(each.set_code, each.number, each.rarity) for each in tom.card.printings] == [
        ("OWN", "1", "rare"),
        ("OWN", "2", "rare"),
    ]
    assert tom.texts.en == "Purrs, [loudly,] and bites. }\n//\n{T}: Add {U}."
    assert tom.pictures == (Picture("https://example.org/tom.png"),)
    assert tom.effects == ("FaceUp", '{"type":"AddCards","cards":["Tim"]}')


def test_numbers_in_headers_make_a_layout() -> None:
    """“[Common(10)]” and “[Rare (1)]”: every booster has so many of each."""
    cube = read_draftmancer("[Common(10)]\nTom\n[Rare (1)]\nTim\n", "cube.txt")
    (layout,) = cube.layouts
    assert [(slot.name, slot.count) for slot in layout.slots] == [("Common", 10), ("Rare", 1)]
    assert layout.size == 11


COSTS = """[CustomCards]
[
  {"name": "Tom", "mana_cost": "1R/WB"},
  {"name": "Tim", "mana_cost": "P{R}"},
  {"name": "Wear and Tear", "mana_cost": "{1}{W} // {2}{U}"},
  {
    "name": "Odd",
    "mana_cost": "2??"
  },
  {"name": "Ada // Ben", "mana_cost": "{1}{W} // {2}{U}", "type": "Instant // Sorcery",
   "oracle_text": "Wake. // Sleep."},
  {"mana_cost": "2"},
  {"name": "Last", "power": ["2"]}
]
[customcards]
[{"name": "Later"}]
[A]
Tom
"""


def test_costs_are_read_however_they_are_written() -> None:
    """Hybrid symbols without braces, mixtures, both halves' costs; the halves of a split card in one row."""
    cards = {custom.card.name: custom for custom in read_draftmancer(COSTS, "cube.txt").customs}
    costs = {name: str(custom.card.front.cost) for name, custom in cards.items()}
    assert (costs["Tom"], costs["Tim"]) == ("{1}{R/W}{B}", "{R/P}")
    assert costs["Wear and Tear"] == "{1}{W}{2}{U}"
    split = cards["Ada // Ben"].card
    assert (split.layout, split.mana_value, [str(face.cost) for face in split.faces]) == (
        "split",
        5,
        ["{1}{W}", "{2}{U}"],
    )
    assert [face.types for face in split.faces] == [("Instant",), ("Sorcery",)]
    assert cards["Ada // Ben"].texts.en == "Wake.\n//\nSleep."


def test_one_card_that_cannot_be_read_costs_no_other() -> None:
    """A cost, a card without a name and one that is broken are named with their lines; a second section adds cards."""
    cube = read_draftmancer(COSTS, "cube.txt")
    assert [custom.card.name for custom in cube.customs] == [
        "Tom",
        "Tim",
        "Wear and Tear",
        "Odd",
        "Ada // Ben",
        "Later",
    ]
    assert next(custom for custom in cube.customs if custom.card.name == "Odd").card.front.cost is None
    assert [(remark.key, remark.facts["line"], remark.facts["card"]) for remark in cube.remarks] == [
        ("cube-cost-unread", 8, "Odd"),
        ("cube-custom-left-out", 12, "?"),
        ("cube-custom-left-out", 13, "Last"),
    ]
    for remark in cube.remarks:
        assert all(say(remark.key, language, **remark.facts) for language in LANGUAGES)


@pytest.mark.parametrize("field", ["draft_effects", "related_cards"])
def test_a_card_with_a_broken_part_is_left_out_alone(field: str) -> None:
    """A number that is too large among what a card does, or beside it, costs no other card, and is named."""
    cube = read_draftmancer(f'[CustomCards]\n[{{"name":"Tom","{field}":[1e999]}},\n{{"name":"Tim"}}]\n[A]\nTim', "f")
    assert [custom.card.name for custom in cube.customs] == ["Tim"]
    assert [(remark.key, remark.facts["line"]) for remark in cube.remarks] == [("cube-custom-left-out", 2)]


def test_each_of_several_equal_rows_has_its_own_line() -> None:
    """Two rows with the same words stand in different lines, also where a row's words stand in an earlier one."""
    rows = '{"related_cards":[{"power":[]}],"power":[]},\n{"power":[]},\n\n{"power":[]}'
    cube = read_draftmancer(f"[CustomCards]\n[\n{rows}\n]\n[A]\nTom", "f")
    assert [remark.facts["line"] for remark in cube.remarks] == [3, 4, 6]


def test_weights_of_added_boosters_are_not_negative() -> None:
    """An effect whose layouts have a weight below 0 is one that isn't known: no booster can be as likely as that."""
    tag = '{"type":"AddBooster","layouts":{"A":-1}}'
    assert tagged([tag]).unknown == (tag,)


def test_headers_may_be_written_in_any_way() -> None:
    """Capitals, brackets in a name, numbers inside or behind the brackets, a second section of settings."""
    cube = read_draftmancer(
        '[settings]\n{"name": "Mine"}\n[SETTINGS]\n{"boostersPerPlayer": 5}\n'
        "[Rare (foil)(1)]\nTom\n[Common] (10)\nTim\n[Land (2 cards)]\nTam\n",
        "c",
    )
    (layout,) = cube.layouts
    assert [(slot.name, slot.count) for slot in layout.slots] == [("Rare (foil)", 1), ("Common", 10), ("Land", 2)]
    assert (cube.name, cube.settings.boosters_per_player) == ("Mine", 5)
    assert [sheet.name for sheet in read_draftmancer("[Rare (foil)]\nTom", "c").sheets] == ["Rare (foil)"]


def test_sheets_and_layouts_may_be_named_with_weights_or_without() -> None:
    """Names alone, names with weights, weights by name; parts of whole numbers, too."""
    cube = read_draftmancer(
        """[Settings]
        {"layouts": {
            "L": {"weight": 1.5, "slots": [{"name": "s", "count": 2, "sheets": ["R", "M"]}]},
            "K": {"weight": 3, "slots": [{"name": "t", "count": 1, "sheets": {"R": 7, "M": 1}}]}},
         "predeterminedLayouts": [[{"name": "L", "weight": 2}, "K"], {"K": 0.5, "L": 0.25}]}
        [R]
        Tom
        [M]
        Tim
        """,
        "c",
    )
    assert [(layout.name, layout.weight) for layout in cube.layouts] == [("L", 1500), ("K", 3000)]
    assert [layout.slots[0].sheets for layout in cube.layouts] == [(("R", 1), ("M", 1)), (("R", 7), ("M", 1))]
    assert cube.settings.predetermined == ((("L", 2), ("K", 3000)), (("K", 500), ("L", 250)))


def test_related_cards_and_pictures_are_kept() -> None:
    """By name or described on the spot, with pictures; what is no address of the web isn't kept."""
    cube = read_draftmancer(
        """[CustomCards]
        [{"name": "Tom", "image": "https://example.org/a.png", "rating": 3,
          "back": {"name": "Tim", "image_uris": {"ja": "https://example.org/b.png", "en": "javascript:alert(1)"}},
          "related_cards": ["Lore Seeker", {"name": "Kitten", "type": "Token Creature", "subtypes": ["Cat"],
              "oracle_text": "Mews.", "image": "http://example.org/k.png"}]},
         {"name": "Tom", "set": "OWN", "image": "https://example.org/c.png"}]
        [A]
        Tom
        """,
        "c",
    )
    (tom,) = cube.customs
    assert tom.pictures == (
        Picture("https://example.org/a.png"),
        Picture("https://example.org/b.png", "ja", 1),
        Picture("https://example.org/c.png", printing=1),
    )
    assert tom.related[0] == Related("Lore Seeker")
    assert (tom.related[1].name, tom.related[1].text) == ("Kitten", "Mews.")
    assert cube.ignored == ("CustomCards.rating",)
    assert read_draftmancer(write_draftmancer(cube), "c").customs == cube.customs


def test_numbers_that_layouts_overrule_are_mentioned() -> None:
    """A list that has layouts and numbers in headers goes by its layouts, and is told so."""
    cube = read_draftmancer("[Layouts]\n- A (1)\n1 Common\n[Common(10)]\nTom", "c")
    assert [layout.name for layout in cube.layouts] == ["A"]
    assert cube.remarks == (CubeRemark("cube-counts-unused", {"sheets": "Common"}),)


def test_older_lists_have_a_section_of_layouts() -> None:
    """“- Name (weight)” and a line for each slot."""
    cube = read_draftmancer(
        "[Layouts]\n- A (3)\n 2 Common\n 1 Rare\n- B (1)\n3 Rare\n[Common]\nTom\n[Rare]\nTim\n", "c"
    )
    assert [(each.name, each.weight, each.size) for each in cube.layouts] == [("A", 3, 3), ("B", 1, 3)]


@settings(max_examples=60, deadline=None)
@given(laid_out_cubes())
def test_a_cube_survives_its_text(cube: Cube) -> None:
    """Writing a custom card list and reading it back changes nothing."""
    assert read_draftmancer(write_draftmancer(cube), "cube.txt") == cube


@pytest.mark.parametrize(
    "text,reason",
    [
        ("Tom\n[Common]\nTim", "line 1: expected a header"),
        ('[Settings]\n{\n"name": 5\n}\n[A]\nTom', "line 2: the section “Settings” can't be read"),
        ('[Settings]\n{\n"name": "x",\n"oops" 5\n}\n[A]\nTom', "line 4: the section “Settings”"),
        ('[Settings]\n{"layouts": {"L": {"slots": {"A": -1}}}}\n[A]\nTom', "“Settings” can't be read"),
        ('[CustomCards]\n{"name": "Tom"}\n[A]\nTom', "line 2: the section “CustomCards” can't be read"),
        ("[A]\nTom\n[A]\nTim", "line 3: there is a section “A” already"),
        ("[A]\n[B]\nTim", "line 1: there are no cards in “A”"),
        ("[A]\nTom\n[B]\nTim", "several sheets \\(A, B\\)"),
        ('[A {"collation": "heap"}]\nTom', "line 1: the section “A” can't be read"),
        ('[A {"weights": []}]\nTom', "line 1: the section “A” can't be read"),
        ("[A(1)]\nTom\n42", "line 3: “42” is not a card"),
        ("[Layouts]\nTom\n[A]\nTom", "line 2: expected “- Layout"),
        ('[Settings]\n{"layouts": {"L": {"slots": {"B": 1}}}}\n[A]\nTom', "takes cards from “B”"),
        ('[Settings]\n{"layouts": {"L": {"slots": {}}}}\n[A]\nTom', "“L” has no cards"),
        ('[Settings]\n{"layouts": {"L": {"weight": 0, "slots": {"A": 1}}}}\n[A]\nTom', "no layout has a weight"),
        ('[Settings]\n{"predeterminedLayouts": ["M"]}\n[A(1)]\nTom', "“M” is named but not described"),
        ('[Settings]\n{"layouts": {"L": {"slots": [{"name": "S", "count": 1,\n'
         '"sheets": [{"name": "A", "weight": 0}]}]}}}\n[A]\nTom', "“S” has no sheet with a weight"),
    ],
)  # fmt: skip
def test_a_broken_list_is_named(text: str, reason: str) -> None:
    """File, line where there is one, and reason, in both languages."""
    with pytest.raises(Unreadable, match=f"^cube.txt.*{reason}") as caught:
        read_draftmancer(text, "cube.txt")
    assert caught.value.said("ja").startswith("cube.txt")


@settings(max_examples=100, deadline=None)
@given(st.integers(0, len(LIST)), st.text('[]{},"#\n 1a', max_size=4))
def test_a_list_broken_anywhere_never_crashes_the_reader(place: int, put: str) -> None:
    """Whatever is put anywhere into a list, it is read or refused with a sentence."""
    try:
        cube = read_draftmancer(LIST[:place] + put + LIST[place:], "cube.txt")
    except EntakuError as problem:
        said = problem.said("ja")
    else:
        said = f"cube.txt {cube.size}"
    assert said.startswith("cube.txt")
