"""Cards found by the operators that everybody knows: `c:u t:creature mv<=3 o:draw`, and by plain words beside them.

They are Scryfall's, as far as anything is known here of what they ask; the search field of the pages reads the same.
"""

import operator
import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from entaku.kernel.errors import Unlawful
from entaku.oracle.card import Card, Face
from entaku.oracle.importers.imported import Texts
from entaku.oracle.typelines import type_line

Test = Callable[[Card], bool]
"""Whether a card is found."""
TextsOf = Callable[[Card], Texts]
IsFull = Callable[[Card], bool]

COLOURS = {
    "white": "w", "blue": "u", "black": "b", "red": "r", "green": "g", "colorless": "c", "colourless": "c",
    "azorius": "wu", "dimir": "ub", "rakdos": "br", "gruul": "rg", "selesnya": "gw", "orzhov": "wb", "izzet": "ur",
    "golgari": "bg", "boros": "rw", "simic": "gu", "bant": "gwu", "esper": "wub", "grixis": "ubr", "jund": "brg",
    "naya": "rgw", "abzan": "wbg", "jeskai": "urw", "sultai": "bgu", "mardu": "rwb", "temur": "gur",
}  # fmt: skip
ALIASES = {
    "type": "t", "oracle": "o", "text": "o", "fo": "o", "fulloracle": "o", "kw": "o", "keyword": "o", "n": "name",
    "mana": "m", "color": "c", "colour": "c", "colors": "c", "identity": "id", "ci": "id", "commander": "id",
    "rarity": "r", "set": "s", "e": "s", "edition": "s", "cmc": "mv", "manavalue": "mv", "power": "pow",
    "toughness": "tou", "loyalty": "loy",
}  # fmt: skip
MEASURES = {"mv": "", "pow": "power", "tou": "toughness", "loy": "loyalty"}
RARITIES = ("common", "uncommon", "rare", "mythic")
PERMANENTS = frozenset({"Creature", "Land", "Artifact", "Enchantment", "Planeswalker", "Battle"})
SPELLS = PERMANENTS - {"Land"} | {"Instant", "Sorcery"}
MANY = ("m", "multicolor", "multicolour", "multi")
Compare = Callable[..., bool]
"""Of two numbers, or of two sets."""
COMPARISONS: dict[str, Compare] = {
    ":": operator.eq, "=": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt,
    ">=": operator.ge,
}  # fmt: skip
TOKEN = re.compile(r'\(|\)|-?(?:[a-z]+(?:<=|>=|!=|[:=<>])(?:"[^"]*"|[^\s()]+)|!?"[^"]*"|[^\s()]+)')
OPERATION = re.compile(r"([a-z]+)(<=|>=|!=|[:=<>])(.+)")


def folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).lower()


class Search:
    """What is written, as a test of cards; `texts` are their texts, `is_full` whether the rules play them in full."""

    def __init__(self, written: str, texts: TextsOf, is_full: IsFull) -> None:
        self.texts, self.is_full = texts, is_full
        self.tokens: list[str] = TOKEN.findall(folded(written))
        self.at = 0
        parts: list[Test] = []
        while self.at < len(self.tokens):
            parts.append(self._either())
        self.finds = every(parts)

    def _next(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def _either(self) -> Test:
        ways = [self._all()]
        while self._next() == "or":
            self.at += 1
            ways.append(self._all())
        if self._next() == ")":
            self.at += 1
        return lambda card: any(way(card) for way in ways)

    def _all(self) -> Test:
        parts: list[Test] = []
        while self._next() not in ("", ")", "or"):
            token = self._next()
            self.at += 1
            if token == "(":
                parts.append(self._either())
            elif token == "-" and self._next() == "(":
                self.at += 1
                parts.append(without(self._either()))
            elif token != "and":
                parts.append(self._term(token))
        return every(parts)

    def _term(self, token: str) -> Test:
        """One operator or word.  Raises Unlawful for an operator that isn't understood."""
        if len(token) > 1 and token.startswith("-"):
            return without(self._term(token[1:]))
        found = OPERATION.fullmatch(token)
        if found is not None:
            key, by, value = found.groups()
            test = self._operated(ALIASES.get(key, key), by, value.strip('"'))
            if test is None:
                raise Unlawful("card-search-unread", part=token)
            return test
        words = token.removeprefix("!").strip('"')
        if token.startswith("!"):
            return lambda card: words in map(folded, names_of(card))
        return lambda card: within([*names_of(card), *self._words_of(card)], words)

    def _words_of(self, card: Card) -> Iterator[str]:
        texts = self.texts(card)
        yield from (texts.en, texts.ja)
        yield from type_lines(card)

    def _operated(self, key: str, by: str, value: str) -> Test | None:
        """What one operator asks of a card, None where it isn't understood."""
        if key in MEASURES:
            return number_test(key, by, value)
        if key == "c":
            return colour_test(lambda card: card.colours, by, value, within_these=False)
        if key == "id":
            return colour_test(lambda card: card.identity, by, value, within_these=True)
        if key == "r":
            return rarity_test(by, value)
        if key in ("is", "not"):
            test = self._is(value)
            return test if test is None or key == "is" else without(test)
        if by not in (":", "="):
            return None
        if key == "s":
            return lambda card: value in (folded(one.set_code) for one in card.printings)
        return self._texted(key, value)

    def _texted(self, key: str, value: str) -> Test | None:
        texts: dict[str, Callable[[Card], Sequence[str]]] = {
            "t": type_lines,
            "o": lambda card: (self.texts(card).en, self.texts(card).ja),
            "name": names_of,
            "m": lambda card: tuple(plain_cost(face.cost) for face in card.faces),
        }
        found = texts.get(key)
        wanted = plain_cost(value) if key == "m" else value
        return None if found is None else lambda card: within(found(card), wanted)

    def _is(self, value: str) -> Test | None:
        known: dict[str, Test] = {
            "permanent": lambda card: bool(PERMANENTS & set(card.types)),
            "spell": lambda card: bool(SPELLS & set(card.types)),
            "vanilla": lambda card: "Creature" in card.types and not any((self.texts(card).en, self.texts(card).ja)),
            "conspiracy": lambda card: card.is_conspiracy,
            "full": self.is_full,
        }
        return known.get(value)


def every(parts: Sequence[Test]) -> Test:
    return lambda card: all(part(card) for part in parts)


def without(test: Test) -> Test:
    return lambda card: not test(card)


def within(texts: Sequence[str], wanted: str) -> bool:
    return any(wanted in folded(text) for text in texts)


@cache
def names_of(card: Card) -> tuple[str, ...]:
    """What a card and its faces are called."""
    return tuple(filter(None, (card.name, card.ja, *(one for face in card.faces for one in (face.name, face.ja)))))


@cache
def type_lines(card: Card) -> tuple[str, ...]:
    return tuple(line for face in card.faces for line in (type_line(face, "en"), type_line(face, "ja")))


def plain_cost(cost: object) -> str:
    return "" if cost is None else folded(str(cost)).replace("{", "").replace("}", "")


def measured(card: Card, key: str) -> list[float]:
    """A number that a card has, each face its own; what isn't one, as a `*`, counts as none."""
    if key == "mv":
        return [card.mana_value]
    return [number for face in card.faces if (number := _of_face(face, MEASURES[key])) is not None]


def _of_face(face: Face, field: str) -> float | None:
    text = getattr(face, field)
    found = None if not text else re.match(r"-?\d+(\.\d+)?", text)
    return None if not text else float(found[0]) if found else 0


def number_test(key: str, by: str, value: str) -> Test | None:
    compare = COMPARISONS[by]
    if key == "mv" and value in ("even", "odd"):
        return lambda card: card.mana_value % 2 == (value == "odd")
    other = ALIASES.get(value, value)
    if other in MEASURES:
        return lambda card: any(compare(one, two) for one in measured(card, key) for two in measured(card, other))
    if re.fullmatch(r"\d+(\.\d+)?", value) is None:
        return None
    return lambda card: any(compare(one, float(value)) for one in measured(card, key))


def colour_test(of: Callable[[Card], str], by: str, value: str, *, within_these: bool) -> Test | None:
    """A card's colours against others: `:` asks for those at least, of an identity for those at most."""
    if re.fullmatch(r"\d", value):
        return lambda card: COMPARISONS[by](len(of(card)), int(value))
    if value in MANY:
        return lambda card: len(of(card)) > 1
    wanted = COLOURS.get(value, value)
    if re.fullmatch(r"[wubrg]+|c", wanted) is None:
        return None
    asked = frozenset(wanted.upper()) - {"C"}
    how = by if by != ":" else "=" if not asked else "<=" if within_these else ">="
    return lambda card: COMPARISONS[how](frozenset(of(card)), asked)


def rarity_test(by: str, value: str) -> Test | None:
    wanted = next((one for one in RARITIES if one == value or one[0] == value), value)
    if by in (":", "="):
        return lambda card: card.rarity == wanted
    if wanted not in RARITIES:
        return None
    place = RARITIES.index(wanted)
    return lambda card: card.rarity in RARITIES and COMPARISONS[by](RARITIES.index(card.rarity), place)
