"""What becomes of a cube list: its cards, which names nobody knows, which mean several cards, which come twice."""

from collections import Counter
from collections.abc import Container, Iterator

from msgspec import Struct
from msgspec.structs import replace

from entaku.oracle.age import newer_sets
from entaku.oracle.card import Card, Face, bare
from entaku.oracle.catalogue import spellings
from entaku.oracle.cubes.cube import Cube, CubeEntry, CubeRemark, CustomCard
from entaku.oracle.ir.draft_tags import cards_named, layouts_named, renamed_tag, tagged
from entaku.oracle.library import Library
from entaku.oracle.lists.listed import entry_of, listed_as
from entaku.oracle.lists.meant import readings
from entaku.oracle.lists.report import remarks
from entaku.oracle.naming.spelling import folded

MOST_GUESSED = 50
"""How many unknown names get suggestions."""


class CubeReport(Struct, frozen=True, omit_defaults=True):
    """What the table says of a cube before it is drafted.

    unknown     names that nobody knows: they can be drafted as cards of which only the name is known
    near        what some of those may be meant for
    ambiguous   names that several cards have, and which of them was taken
    duplicates  cards that come more than once, basic lands apart
    ignored     settings that we make no use of
    remarks     what else of the list isn't used as it stands there
    """

    size: int
    unknown: tuple[str, ...] = ()
    near: dict[str, tuple[str, ...]] = {}
    ambiguous: dict[str, str] = {}
    duplicates: tuple[str, ...] = ()
    ignored: tuple[str, ...] = ()
    remarks: tuple[CubeRemark, ...] = ()


class CubeList(Struct, frozen=True):
    """A cube whose lines bear its cards' own names, those cards, each once, and what there is to say of them."""

    cube: Cube
    cards: tuple[Card, ...]
    report: CubeReport


def looked_up(cube: Cube, library: Library) -> CubeList:
    """The cube with every name looked up, in whatever language and spelling it is given.

    A card that it describes itself has what it doesn't say from the card of the same name that everybody knows.
    """
    cube = replace(cube, customs=tuple(inherited(custom, library) for custom in cube.customs))
    names = Names(cube, library)
    sheets = tuple(
        replace(sheet, entries=tuple(names.entry(entry) for entry in sheet.entries)) for sheet in cube.sheets
    )
    in_boosters = dict(names.cards)
    customs = tuple(
        replace(custom, effects=tuple(names.effect(effect) for effect in custom.effects)) for custom in cube.customs
    )
    settled = replace(cube, sheets=sheets, customs=customs)
    counts: Counter[str] = Counter()
    for entry in settled.entries:
        counts[entry.name] += entry.count
    report = CubeReport(
        size=settled.size,
        unknown=tuple(names.unknown),
        near=names.near(),
        ambiguous=names.ambiguous,
        duplicates=tuple(name for name, count in counts.items() if count > 1 and not names.cards[name].is_basic_land),
        ignored=cube.ignored,
        remarks=(
            *remarks(settled.size, _count(settled, names.unknown), cube.aside, cube.titles),
            *cube.remarks,
            *remarks_on(settled, in_boosters),
            *on_age(settled, names, library),
        ),
    )
    return CubeList(settled, tuple(names.cards.values()), report)


def _count(cube: Cube, unknown: Container[str]) -> int:
    """How many cards of a cube are known by name only."""
    return sum(entry.count for entry in cube.entries if entry.name in unknown)


def on_age(cube: Cube, names: "Names", library: Library) -> Iterator[CubeRemark]:
    """What is to be said of sets that a list names and that are later than the cards here."""
    newer = newer_sets(((entry.set_code, entry.name not in names.unknown) for entry in cube.entries), library)
    yield from (CubeRemark(each.key, each.facts) for each in newer)


def remarks_on(cube: Cube, cards: Container[str]) -> Iterator[CubeRemark]:
    """What a list describes that does nothing here, `cards` being those of its sheets."""
    used = {name for layout in cube.layouts for slot in layout.slots if slot.count for name, _ in slot.sheets}
    if cube.layouts:
        for sheet in cube.sheets:
            if sheet.name not in used:
                yield CubeRemark("cube-sheet-unused", {"sheet": sheet.name, "count": len(sheet.entries)})
    layouts = {layout.name for layout in cube.layouts}
    for custom in cube.customs:
        if custom.card.name not in cards:
            continue
        for effect in tagged(custom.effects).unknown:
            yield CubeRemark("cube-effect-unknown", {"card": custom.card.name, "effect": effect[:60]})
        for effect in custom.effects:
            for name in layouts_named(effect):
                if name not in layouts:
                    facts: dict[str, str | int] = {"card": custom.card.name, "layout": name}
                    yield CubeRemark("cube-effect-layout", facts)


def inherited(custom: CustomCard, library: Library) -> CustomCard:
    """The card with what it doesn't say from the known card of its name, if there is one.

    Size and loyalty go with the card types: a card of other types has only its own.
    """
    real = library.more_than_name(custom.card.name)
    own = custom.card
    if real is None or len(real.faces) < len(own.faces) or folded(real.name) != folded(own.name):
        return custom
    faces = [_inherited_face(face, real.faces[number]) for number, face in enumerate(own.faces)]
    described = bool(custom.texts.en)
    card = replace(
        own,
        name=real.name,
        faces=(*faces, *real.faces[len(faces) :]),
        layout=real.layout if own.layout == "normal" else own.layout,
        identity=own.identity if described else real.identity,
        printings=real.printings if not any(printing.set_code for printing in own.printings) else own.printings,
    )
    return replace(custom, card=card, texts=custom.texts if described else library.texts(real))


def _inherited_face(own: Face, real: Face) -> Face:
    alike = not own.types or own.types == real.types
    numbers = ("power", "toughness", "loyalty", "defense") if alike else ()
    costs = own.cost is None and alike and "Land" not in own.types
    return replace(
        real if not own.types else own,
        name=real.name,
        ja=own.ja or real.ja,
        cost=real.cost if costs else own.cost,
        colours=own.colours or (real.colours if costs else ""),
        indicator=real.indicator if costs and not own.colours else "",
        subtypes=own.subtypes or (real.subtypes if alike else ()),
        **{name: getattr(own, name) if getattr(own, name) is not None else getattr(real, name) for name in numbers},
    )


class Names:
    """Looks up a cube's names: among the cards it describes itself, then in the library."""

    def __init__(self, cube: Cube, library: Library) -> None:
        self.cards: dict[str, Card] = {}
        self.unknown: dict[str, None] = {}
        self.ambiguous: dict[str, str] = {}
        self._library = library
        self._customs = {key: custom.card for custom in cube.customs for key in spellings(custom.card)}

    def entry(self, entry: CubeEntry) -> CubeEntry:
        """The entry under its card's own name."""
        for tried in map(entry_of, readings(listed_as(entry))):
            found = self._named(tried.name)
            if found:
                card = next((card for card in found if card.name == tried.name), None) or found[0]
                if len(found) > 1 and card.name != tried.name:
                    self.ambiguous[tried.name] = card.name
                self.cards.setdefault(card.name, card)
                if card.layout == "bare":
                    self.unknown[card.name] = None
                return replace(tried, name=card.name)
        self.cards.setdefault(entry.name, bare(entry.name))
        self.unknown[entry.name] = None
        return entry

    def effect(self, effect: str) -> str:
        """An effect of a custom card with the cards it names under their own names."""
        named = {name: self.entry(CubeEntry(name)).name for name in cards_named(effect)}
        return renamed_tag(effect, named) if named else effect

    def near(self) -> dict[str, tuple[str, ...]]:
        """What the first unknown names may be meant for."""
        guesses = {name: tuple(self._library.near(name)) for name in list(self.unknown)[:MOST_GUESSED]}
        return {name: guess for name, guess in guesses.items() if guess}

    def _named(self, name: str) -> tuple[Card, ...]:
        custom = self._customs.get(folded(name))
        return (custom,) if custom is not None else self._library.named(name)
