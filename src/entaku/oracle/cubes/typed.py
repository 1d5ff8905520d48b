"""Cards that a plain list describes itself, in one line: name, cost, type, size and text, with "|" between.

    1 Test Teapot | {2} | Artifact Creature — Teapot | 2/3 | {T}: Short and stout.

What a part says is told by its form, so parts may be left out; more than one of text are paragraphs.
"""

import re
from functools import cache

from msgspec import Struct

from entaku.kernel.errors import Unreadable
from entaku.oracle.card import Card, Face
from entaku.oracle.cubes.cube import CustomCard
from entaku.oracle.identity import identity
from entaku.oracle.importers.imported import Texts
from entaku.oracle.importers.words import type_words
from entaku.oracle.mana import Cost
from entaku.oracle.naming.spelling import narrow
from entaku.oracle.subtypes import SUBTYPES
from entaku.oracle.typelines import SUPERTYPES, TYPES, subtypes

BETWEEN = re.compile(r"\s*[|｜]\s*")
LONGEST = 2_000
"""Letters of a line."""
OFFERED = (
    "Creature",
    "Artifact",
    "Artifact Creature",
    "Enchantment",
    "Instant",
    "Sorcery",
    "Land",
    "Planeswalker",
    "Legendary Creature",
)
"""What a form offers a made-up card to be, the likeliest first; a line may say whatever `types_in` reads."""
_DASH = re.compile(r"\s*[—―–]+\s*|\s+-\s+")
_SIZE = re.compile(r"(?P<power>[\dX*+]{1,5})\s*/\s*(?P<toughness>[\dX*+]{1,5})", re.IGNORECASE)
_NUMBER = re.compile(r"\[?(?P<number>\d{1,3}|X)\]?")
_COST = re.compile(r"(?:\{[\dWUBRGCXSP/]{1,5}\}|[\dWUBRGCX])+", re.IGNORECASE)
_JAPANESE = re.compile("[ぁ-ヿ一-鿿]")


class TypeLine(Struct, frozen=True):
    """What a card is."""

    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]


def parts_of(line: str) -> tuple[str, list[str]] | None:
    """A line's card, and what is said of it; None for a line that says nothing of its card.

    That it describes one is told by its type: some programs write "Name|SET".

    >>> parts_of("2 Test Teapot | {2} | Artifact")
    ('2 Test Teapot', ['{2}', 'Artifact'])
    >>> parts_of("1 Test Teapot|M10")
    """
    if len(line) > LONGEST:
        return None
    card, *rest = BETWEEN.split(line.strip())
    said = [part for part in rest if part]
    return (card, said) if card and any(types_in(part) is not None for part in said) else None


def describes(text: str) -> bool:
    """Whether a list may describe cards itself, as can be told without reading it."""
    return "|" in text or "｜" in text or "custom" in text.casefold()


def custom(name: str, said: list[str]) -> CustomCard:
    """The card of a name of which this is said; without a cost it costs nothing, unless it is a land."""
    place, types = next((place, kind) for place, part in enumerate(said) if (kind := types_in(part)) is not None)
    size: dict[str, str] = {}
    cost: Cost | None = None
    texts = []
    for number, part in enumerate(said):
        flat = narrow(part)
        if number == place:
            continue
        if number < place and cost is None and _COST.fullmatch(flat) and (read := cost_in(flat)) is not None:
            cost = read
        elif not size and "Creature" in types.types and (found := _SIZE.fullmatch(flat)):
            size = {"power": found["power"], "toughness": found["toughness"]}
        elif not size and "Planeswalker" in types.types and (found := _NUMBER.fullmatch(flat)):
            size = {"loyalty": found["number"]}
        else:
            texts.append(part)
    text = "\n".join(texts)
    face = Face(
        name=name,
        cost=cost if cost is not None or "Land" in types.types else Cost.parse("0"),
        colours="" if cost is None else cost.colours,
        supertypes=types.supertypes,
        types=types.types,
        subtypes=types.subtypes,
        power=size.get("power"),
        toughness=size.get("toughness"),
        loyalty=size.get("loyalty"),
    )
    card = Card(name=name, faces=(face,), identity=identity((face,), (text,)))
    return CustomCard(card, Texts(ja=text) if _JAPANESE.search(text) else Texts(en=text))


def words_of(described: CustomCard) -> str:
    """What a line says of its card, without its name."""
    face = described.card.front
    size = f"{face.power}/{face.toughness}" if face.power is not None else face.loyalty
    cost = "" if face.cost is None else str(face.cost)
    texts = (described.texts.en or described.texts.ja).splitlines()
    return " | ".join(part for part in (cost, face.type_line, size, *texts) if part)


def cost_in(text: str) -> Cost | None:
    """The cost that is written, None for what is none."""
    try:
        return Cost.parse(text.upper())
    except Unreadable:
        return None


def types_in(text: str) -> TypeLine | None:
    """A type line in either language, None for other words.

    >>> types_in("legendary creature - goblin") == types_in("伝説のクリーチャー — ゴブリン")
    True
    >>> types_in("Draw a card.")
    """
    left, *more = _DASH.split(text.strip(), maxsplit=1)
    right = more[0] if more else ""
    return _japanese(left, right) if _JAPANESE.search(left) else _english(left, right)


def _english(left: str, right: str) -> TypeLine | None:
    kinds, types, own = type_words(f"{left.title()} — {right}" if right else left.title())
    if not types or any(word not in TYPES for word in types):
        return None
    known = {name.casefold(): name for name in (*subtypes(), *SUBTYPES)}
    words = [word.strip(",") for word in own]
    return TypeLine(kinds, types, tuple(known.get(word.casefold(), word.capitalize()) for word in words if word))


def _japanese(left: str, right: str) -> TypeLine | None:
    kinds = []
    for english, japanese in SUPERTYPES.items():
        if japanese in left:
            left = left.replace(japanese, "", 1)
            kinds.append(english)
    known = {word.rstrip("・"): name for name, word in TYPES.items()}
    words = [word.strip() for word in left.split("・") if word.strip()]
    if not words or any(word not in known for word in words):
        return None
    own = (_subtypes().get(word.strip(), word.strip()) for word in right.split("・") if word.strip())
    return TypeLine(tuple(kinds), tuple(known[word] for word in words), tuple(own))


@cache
def _subtypes() -> dict[str, str]:
    """The English word of each subtype, by its Japanese."""
    return {japanese: english for english, japanese in subtypes().items()}
