"""Cubes made up for tests."""

from hypothesis import strategies as st

from entaku.oracle.card import Card, Face, Printing
from entaku.oracle.cubes.cube import (
    Collation,
    Cube,
    CubeEntry,
    CubeLayout,
    CubeSettings,
    CubeSheet,
    CubeSlot,
    CustomCard,
    RoundPicks,
)
from entaku.oracle.identity import identity
from entaku.oracle.importers.imported import Texts
from entaku.oracle.mana import Cost

LETTERS = "abcdefgXYZéû歯車ア'-,./!&\"()0123456789+_: "
AWKWARD = (
    "Fire // Ice", "歯車式司書", "Hazmat Suit (Used)", "+2 Mace", "_____", "50 Feet of Rope", "1996 World Champion",
    "B.F.M. (Big Furry Monster)", "Lim-Dûl's Vault", '"Ach! Hans, Run!"', "X", "Borrowing 100,000 Arrows", "Foo x2",
)  # fmt: skip


def _is_a_name(name: str) -> bool:
    """Whether a list can hold this name: it has a letter, no stray blanks, and doesn't begin a comment."""
    return (
        any(letter.isalpha() for letter in name) and name == " ".join(name.split()) and not name.startswith(("#", "//"))
    )


names = st.one_of(st.sampled_from(AWKWARD), st.text(LETTERS, min_size=1, max_size=30).filter(_is_a_name))
set_codes = st.text("ABCXYZ0123", min_size=2, max_size=6)
numbers = st.from_regex(r"[0-9]{1,4}[a-z★†]?", fullmatch=True)


@st.composite
def entries(draw: st.DrawFn) -> CubeEntry:
    """An entry; one without a set has no number."""
    set_code = draw(st.one_of(st.just(""), set_codes))
    return CubeEntry(
        name=draw(names),
        count=draw(st.integers(1, 9)),
        set_code=set_code,
        number=draw(st.one_of(st.just(""), numbers)) if set_code else "",
        foil=draw(st.booleans()),
    )


@st.composite
def sheets(draw: st.DrawFn, name: str) -> CubeSheet:
    """A sheet of any collation; one dealt at random has no use for the rest."""
    cards = tuple(draw(st.lists(entries(), min_size=1, max_size=5)))
    if draw(st.booleans()):
        return CubeSheet(name, cards)
    weights = tuple(draw(st.lists(st.integers(0, 4), min_size=1, max_size=4)))
    collation: Collation = draw(st.sampled_from(["printRun", "striped"]))
    return CubeSheet(name, cards, collation, draw(st.integers(1, 4)), draw(st.integers(1, 4)), weights)


@st.composite
def customs(draw: st.DrawFn) -> CustomCard:
    """A card that a list describes itself, with one face or two."""
    card_names = draw(st.lists(st.sampled_from(["Tom", "Tim", "猫"]), min_size=1, max_size=2, unique=True))
    faces = tuple(
        Face(
            name=name,
            ja=draw(st.sampled_from(["", "トム"])),
            cost=draw(st.sampled_from([None, Cost.parse("2B"), Cost.parse("{W/U}{X}")])),
            colours=draw(st.sampled_from(["", "W", "UB"])),
            supertypes=draw(st.sampled_from([(), ("Legendary",)])),
            types=("Creature",),
            subtypes=draw(st.sampled_from([(), ("Cat", "Time Lord")])),
            power=draw(st.sampled_from([None, "2", "*"])),
            toughness="3",
        )
        for name in card_names
    )
    texts = [draw(st.sampled_from(["Purrs.", "{R}: Bites, ] and }."])) for _ in faces]
    printings = draw(st.lists(st.tuples(set_codes, numbers), min_size=1, max_size=2, unique=True))
    card = Card(
        name=" // ".join(card_names),
        faces=faces,
        layout="normal" if len(faces) == 1 else draw(st.sampled_from(["transform", "modal_dfc", "split"])),
        identity=identity(faces, texts),
        printings=tuple(Printing(set_code, number, "rare") for set_code, number in printings),
    )
    effects = tuple(draw(st.lists(st.sampled_from(["FaceUp", '{"type":"AddCards","cards":["Tom"]}']), max_size=2)))
    return CustomCard(card, Texts(en="\n//\n".join(texts)), effects)


@st.composite
def laid_out_cubes(draw: st.DrawFn) -> Cube:
    """A cube with sheets, layouts, settings and perhaps a card of its own."""
    sheet_names = draw(st.lists(st.sampled_from(["Common", "Rare##1", "Set1_Land", "レア"]), min_size=1, unique=True))
    cube_sheets = tuple(draw(sheets(name)) for name in sheet_names)
    slots = st.builds(
        CubeSlot,
        name=st.sampled_from(sheet_names),
        count=st.integers(1, 4),
        sheets=st.lists(st.tuples(st.sampled_from(sheet_names), st.integers(1, 3)), min_size=1).map(tuple),
        foil=st.booleans(),
    )
    layout_names = draw(st.lists(st.sampled_from(["A", "B", "C"]), min_size=1, unique=True))
    layouts = tuple(
        CubeLayout(name, draw(st.integers(1, 9)), tuple(draw(st.lists(slots, min_size=1, max_size=3))))
        for name in layout_names
    )
    choices = st.dictionaries(st.sampled_from(layout_names), st.integers(1, 5), min_size=1)
    rounds = st.builds(
        RoundPicks,
        picks=st.lists(st.integers(1, 3), min_size=1, max_size=2).map(tuple),
        burns=st.lists(st.integers(0, 3), min_size=1, max_size=2).map(tuple),
    )
    settings = CubeSettings(
        boosters_per_player=draw(st.sampled_from([None, 3])),
        cards_per_booster=draw(st.sampled_from([None, 15])),
        with_replacement=draw(st.booleans()),
        refill=draw(st.booleans()),
        duplicate_protection=draw(st.booleans()),
        colour_balance=draw(st.sampled_from([None, True, False])),
        layout_with_replacement=draw(st.booleans()),
        predetermined=tuple(tuple(each.items()) for each in draw(st.lists(choices, max_size=3))),
        rounds=tuple(draw(st.lists(rounds, max_size=2))),
    )
    own = tuple(draw(st.lists(customs(), max_size=1)))
    return Cube(draw(st.sampled_from(["", "Our cube", "円卓"])), cube_sheets, layouts, settings, own)
