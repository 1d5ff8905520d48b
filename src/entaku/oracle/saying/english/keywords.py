"""Keyword abilities, alone and listed.  (CR 702)"""

import re

from entaku.oracle.ir.abilities import Keyword
from entaku.oracle.ir.things import (
    BoundColour,
    ChosenFor,
    ChosenPlayer,
    Coloured,
    Colourless,
    Each,
    Group,
    Is,
    Multicoloured,
    Named,
    Not,
    Players,
    Predicate,
    Stat,
    X,
)
from entaku.oracle.keywords.table import names
from entaku.oracle.saying.english.sorts import COLOUR_WORDS, type_word, type_words
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_PLAIN, _WITH_COST, _WITH_NUMBER, _WITH_BOTH = names(""), names("cost"), names("number"), names("number and cost")
_WITH_SIZE = names("cost and size")


def _by_start(of: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Keywords by their first two letters, in their order: most words of a text begin none."""
    starts = dict.fromkeys(name[:2].lower() for name in of)
    return {start: tuple(name for name in of if name[:2].lower() == start) for start in starts}


_PLAIN_FROM, _COST_FROM, _NUMBER_FROM = _by_start(_PLAIN), _by_start(_WITH_COST), _by_start(_WITH_NUMBER)
_BOTH_FROM, _SIZE_FROM = _by_start(_WITH_BOTH), _by_start(_WITH_SIZE)
_SIZE = re.compile(r" — (\d+)/(\d+)")
_LONGEST = max(map(len, _WITH_COST))
_TYPEWALKS = {"plainswalk": "Plains", "islandwalk": "Island", "swampwalk": "Swamp", "mountainwalk": "Mountain",
              "forestwalk": "Forest", "desertwalk": "Desert"}  # fmt: skip
_LANDWALKS: dict[str, tuple[Predicate, ...]] = {
    **{word: (Is(land),) for word, land in _TYPEWALKS.items()},
    **{f"snow {word}": (Is("Snow"), Is(land)) for word, land in _TYPEWALKS.items()},
    "nonbasic landwalk": (Not(Is("Basic")),),
    "legendary landwalk": (Is("Legendary"),),
    "snow landwalk": (Is("Snow"),),
    "artifact landwalk": (Is("Artifact"),),
}
"""What the lands are like that something walks through.  (CR 702.14)"""
_TYPECYCLING = re.compile(r"((?:basic|artifact) land|[A-Za-z]+)cycling ")
_SORTS_OF_LAND: dict[str, tuple[Predicate, ...]] = {
    "Land": (Is("Land"),),
    "Basic land": (Is("Basic"),),
    "Artifact land": (Is("Artifact"), Is("Land")),
}
"""Lands that are searched for by more than their type.  (CR 702.29e)"""
_AGAIN = "that color"
"""How a colour is called that was just chosen."""
_QUALITIES: dict[str, tuple[Predicate, ...]] = {
    **{word: (Coloured(colour),) for word, colour in COLOUR_WORDS.items()},
    "everything": (),
    "all colors": (Coloured("WUBRG"),),
    "multicolored": (Multicoloured(),),
    "monocolored": (Not(Multicoloured()), Not(Colourless())),
    "the color of your choice": (BoundColour("colour"),),
    "the chosen color": (BoundColour("chosen colour"),),
    _AGAIN: (BoundColour("chosen colour"),),
    "artifacts": (Is("Artifact"),),
    "creatures": (Is("Creature"),),
    "enchantments": (Is("Enchantment"),),
    "instants": (Is("Instant"),),
    "planeswalkers": (Is("Planeswalker"),),
}


_AND_OR, _FROM = " and/or ", " from "
_FROM_QUALITIES = {"protection": "protection", "hexproof": "hexproof from"}
"""What stands before "from black and from red", and the keyword that it is of each.  (CR 702.11d, 702.16a)"""
_FROM_PLAYERS: dict[str, Players] = {"each of your opponents": Each("opponent"), "the chosen player": ChosenPlayer()}
"""Players from all of whose objects something has protection.  (CR 702.16k)"""
_ENCHANTED: dict[str, Players] = {"enchant player": Each(), "enchant opponent": Each("opponent")}
"""What Auras may be attached to that are attached to players."""


_ABOUT_SEVERAL = {"affinity for": "affinity for ", "bands with other": "bands with other "}
"""Keywords that are about permanents like these, and what stands before those.  (CR 702.22b, 702.41a)"""
_NOT_ZERO = ". X can't be 0."
"""Stands behind a suspend cost with X, always.  (CR 702.62a)"""


def _of_size(power: int, toughness: int) -> tuple[Predicate, ...]:
    """What something of this size is like.  (CR 2026 702.160a)"""
    return Stat("power", "=", power), Stat("toughness", "=", toughness)


def printed_size(keyword: Keyword) -> str:
    """The size that a keyword says, as printed."""
    return "/".join(str(each.amount) for each in keyword.where if isinstance(each, Stat))


def _ends(text: str, at: int) -> bool:
    """Whether a word ends here."""
    return at >= len(text) or not (text[at].isalpha() or text[at] in "'-")


class OneKeyword(Kind):
    """One keyword ability with what it comes with, as a tuple: "protection from black and from red" is two."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        start = text[at : at + 2].lower()
        for name in _PLAIN_FROM.get(start, ()):
            if text.startswith(name, at) and _ends(text, at + len(name)):
                if not text.startswith(_FROM, at + len(name)):
                    yield (Keyword(name),), at + len(name), told
                break
        yield from self._costs(text, at, told)
        yield from self._equips(text, at, told)
        for name in _NUMBER_FROM.get(start, ()):
            if text.startswith(f"{name} ", at):
                for amount, end, then in KINDS["amount"].read(text, at + len(name) + 1, told):
                    yield (Keyword(name, amount=amount),), end, then
        yield from self._numbered_costs(text, at, told)
        yield from self._costs_and_sizes(text, at, told)
        yield from self._qualities(text, at, told)

    def _numbered_costs(self, text: str, at: int, told: Telling) -> Reading:
        """A number and a cost: "suspend 4—{U}", "reinforce 2—{1}{W}"."""
        for name in _BOTH_FROM.get(text[at : at + 2], ()):
            if text.startswith(f"{name} ", at):
                for amount, end, then in KINDS["amount"].read(text, at + len(name) + 1, told):
                    if text.startswith("—", end):
                        for cost, last, after in KINDS["mana cost"].read(text, end + 1, then):
                            bound = amount == X() and name == "suspend"
                            if not bound:
                                yield (Keyword(name, cost, amount),), last, after
                            elif text.startswith(_NOT_ZERO, last):
                                yield (Keyword(name, cost, amount),), last + len(_NOT_ZERO), after

    def _costs_and_sizes(self, text: str, at: int, told: Telling) -> Reading:
        """A cost and a size: "prototype {3}{R} — 2/2"."""
        for name in _SIZE_FROM.get(text[at : at + 2], ()):
            if text.startswith(f"{name} ", at):
                for cost, end, then in KINDS["mana cost"].read(text, at + len(name) + 1, told):
                    size = _SIZE.match(text, end)
                    if size is not None:
                        yield (Keyword(name, cost, where=_of_size(int(size[1]), int(size[2]))),), size.end(), then

    def _costs(self, text: str, at: int, told: Telling) -> Reading:
        begins = text[at : at + _LONGEST].lower()  # "Aura swap" begins with a type
        for name in _COST_FROM.get(begins[:2], ()):
            if not begins.startswith(name.lower()):
                continue
            end = at + len(name)
            if text.startswith(" {", end):
                for cost, last, then in KINDS["mana cost"].read(text, end + 1, told):
                    yield (Keyword(name, cost),), last, then
                    yield from self._and_or(text, last, then, Keyword(name, cost))
            elif text.startswith("—", end):
                for cost, last, then in KINDS["cost"].read(text, end + 1, told):
                    if text.startswith(".", last):
                        yield (Keyword(name, cost),), last + 1, then
        yield from self._typecyclings(text, at, told)

    def _typecyclings(self, text: str, at: int, told: Telling) -> Reading:
        """What is searched for instead of a card that is drawn: "basic landcycling {2}", "Wizardcycling {3}"."""
        found = _TYPECYCLING.match(text, at)
        if found is None:
            return
        words = found[1].capitalize()
        where = _SORTS_OF_LAND.get(words) or ((Is(words),) if words in type_words() else ())
        for cost, last, then in KINDS["mana cost"].read(text, found.end(), told) if where else ():
            yield (Keyword("landcycling", cost, where=where),), last, then

    def _equips(self, text: str, at: int, told: Telling) -> Reading:
        """Equipping creatures of one sort alone: "equip legendary creature {3}"."""
        if text.startswith("equip ", at):
            for group, end, then in KINDS["group"].read(text, at + 6, told):
                if isinstance(group, Group) and group.zone == "battlefield" and Is("Planeswalker") not in group.where:
                    for cost, last, _ in KINDS["mana cost"].read(text, end + 1, then):
                        yield (Keyword("equip", cost, where=group.where),), last, told

    def _and_or(self, text: str, at: int, told: Telling, first: Keyword) -> Reading:
        """A second kicker."""
        if first.name == "kicker" and text.startswith(_AND_OR, at):
            for cost, end, then in KINDS["mana cost"].read(text, at + len(_AND_OR), told):
                yield (first, Keyword(first.name, cost)), end, then

    def _qualities(self, text: str, at: int, told: Telling) -> Reading:
        for word, land in _LANDWALKS.items():
            if text.startswith(word, at) and _ends(text, at + len(word)):
                yield (Keyword("landwalk", where=land),), at + len(word), told
        if text.startswith("landwalk of the chosen type", at):
            yield (Keyword("landwalk", where=(ChosenFor(),)),), at + 27, told
        if text.startswith("partner with ", at) and text[at + 13 : at + 14].isupper():  # a name may have commas
            yield (Keyword("partner with", where=(Named(text[at + 13 :]),)),), len(text), told
        if text.startswith("champion ", at):
            for group, end, then in KINDS["a group"].read(text, at + 9, told):
                if isinstance(group, Group) and group.zone == "battlefield":
                    yield (Keyword("champion", where=group.where),), end, then
        for apart, end, then in KINDS["keyword apart"].read(text, at, told):
            yield (apart,), end, then
        for name, words in _ABOUT_SEVERAL.items():
            yield from self._about_several(text, at, told, name, words)
        yield from self._offering(text, at, told)
        if text.startswith("enchant ", at):
            yield from self._enchants(text, at, told)
        for word, name in _FROM_QUALITIES.items():
            if text.startswith(f"{word}{_FROM}", at):
                yield from self._from_qualities(text, at + len(word) + 1, told, name, ())

    def _enchants(self, text: str, at: int, told: Telling) -> Reading:
        """What an Aura may be attached to: permanents like these, or players."""
        for words, who in _ENCHANTED.items():
            if text.startswith(words, at) and _ends(text, at + len(words)):
                yield (Keyword("enchant", who=who),), at + len(words), told
        for group, end, then in KINDS["group"].read(text, at + 8, told):
            if isinstance(group, Group) and group.zone == "battlefield":
                yield (Keyword("enchant", where=group.where),), end, then

    def _about_several(self, text: str, at: int, told: Telling, name: str, words: str) -> Reading:
        """What several permanents it is about: "affinity for Plains"; for artifacts that has a row of its own."""
        if text.startswith(words, at):
            for group, end, then in KINDS["groups"].read(text, at + len(words), told):
                if isinstance(group, Group) and group.zone == "battlefield" and group.where != (Is("Artifact"),):
                    yield (Keyword(name, where=group.where),), end, then

    def _offering(self, text: str, at: int, told: Telling) -> Reading:
        """What may be sacrificed for the card: "Rat offering"."""
        word = text[at:].split(" ")[0] if text[at : at + 1].isupper() else ""
        if word in type_words() and text.startswith(" offering", at + len(word)):
            yield (Keyword("offering", where=(Is(type_words()[word]),)),), at + len(f"{word} offering"), told

    def _from_qualities(self, text: str, at: int, told: Telling, name: str, before: tuple[Keyword, ...]) -> Reading:
        if not text.startswith("from ", at):
            return
        for players, who in _FROM_PLAYERS.items() if name == "protection" and not before else ():
            if text.startswith(players, at + 5):
                yield (Keyword(name, who=who),), at + 5 + len(players), told
        for where, end, then in self._from(text, at + 5, told):
            found = (*before, Keyword(name, where=where))
            between = (" and " if len(found) < 2 else ", and ", ", ")
            for words in between:
                if text.startswith(words, end):
                    yield from self._from_qualities(text, end + len(words), then, name, found)
            yield found, end, then

    def _from(self, text: str, at: int, told: Telling) -> Reading:
        """A quality: a colour, a type, or what several permanents are like ("non-Human creatures")."""
        for words, where in _QUALITIES.items():
            if text.startswith(words, at):
                yield where, at + len(words), told.chose("colour again", 1) if words == _AGAIN else told
        for group, end, then in KINDS["groups"].read(text, at, told):
            plain = isinstance(group, Group) and group.zone == "battlefield" and group.where
            if plain and group.where not in _QUALITIES.values():
                yield group.where, end, told._replace(trail=then.trail)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or not value or not all(isinstance(each, Keyword) for each in value):
            raise Unsayable(value)
        if len(value) == 2 and all(each.name == "kicker" for each in value):
            costs = [KINDS["mana cost"].say(each.cost, told)[0] for each in value]
            return f"kicker {_AND_OR.join(costs)}", told
        if len(value) > 1:
            word = next((word for word, name in _FROM_QUALITIES.items() if name == value[0].name), None)
            if word is None or any(each.name != value[0].name for each in value):
                raise Unsayable(value)
            said = []
            for each in value:
                words, told = self._one(each, told)
                said.append(words.removeprefix(f"{word} "))
            return f"{word} {listed(said)}", told
        for players, who in _FROM_PLAYERS.items():
            if value == (Keyword("protection", who=who),):
                return f"protection{_FROM}{players}", told
        return self._one(value[0], told)

    def _one(self, keyword: Keyword, told: Telling) -> Said:
        if keyword == Keyword("enchant", who=keyword.who) and keyword.who in _ENCHANTED.values():
            return next(words for words, who in _ENCHANTED.items() if who == keyword.who), told
        if keyword == Keyword(keyword.name) and keyword.name in _PLAIN:
            return keyword.name, told
        if keyword.name in _FROM_QUALITIES.values() and keyword == Keyword(keyword.name, where=keyword.where):
            return self._from_said(keyword, told)
        if keyword.name == "partner with" and isinstance(keyword.where[0], Named):
            return f"partner with {keyword.where[0].name}", told
        if keyword.name == "champion" and keyword == Keyword("champion", where=keyword.where):
            words, told = KINDS["a group"].say(Group(keyword.where), told)
            return f"champion {words}", told
        if keyword.name == "craft" or not isinstance(keyword.amount, int | X | None):
            return KINDS["keyword apart"].say(keyword, told)
        if keyword.name == "offering" and isinstance(keyword.where[0], Is):
            return f"{type_word(keyword.where[0].what)} offering", told
        if keyword.name == "enchant" and keyword == Keyword("enchant", where=keyword.where):
            words, told = KINDS["group"].say(Group(keyword.where), told)
            return f"enchant {words}", told
        if keyword.name == "landwalk" and keyword.where:
            for word, land in _LANDWALKS.items():
                if keyword.where == land:
                    return word, told
            return "landwalk of the chosen type", told
        return self._with_cost(keyword, told)

    def _from_said(self, keyword: Keyword, told: Telling) -> Said:
        words = next((words for words, where in _QUALITIES.items() if where == keyword.where), None)
        if keyword.where == _QUALITIES[_AGAIN]:
            again, told = told.choice("colour again")
            words = _AGAIN if again else words
        if words is None:
            words, then = KINDS["groups"].say(Group(keyword.where), told)
            told = told._replace(trail=then.trail)
        return f"{keyword.name.removesuffix(' from')} from {words}", told

    def _with_cost(self, keyword: Keyword, told: Telling) -> Said:
        name = keyword.name
        if name == "landcycling":
            name = _typecycling(keyword)
        elif name in _ABOUT_SEVERAL:
            words, told = KINDS["groups"].say(Group(keyword.where), told)
            return f"{_ABOUT_SEVERAL[name]}{words}", told
        elif name == "equip" and keyword.where:
            words, _ = KINDS["group"].say(Group(keyword.where), told)
            name = f"equip {words}"
        elif name in _WITH_SIZE and keyword == Keyword(name, keyword.cost, where=keyword.where):
            words, told = KINDS["mana cost"].say(keyword.cost, told)
            return f"{name} {words} — {printed_size(keyword)}", told
        elif keyword.where:
            raise Unsayable(keyword)
        if name in _WITH_BOTH and keyword == Keyword(name, keyword.cost, keyword.amount):
            number, told = KINDS["amount"].say(keyword.amount, told)
            words, told = KINDS["mana cost"].say(keyword.cost, told)
            return f"{name} {number}—{words}{_NOT_ZERO * (keyword.amount == X() and name == 'suspend')}", told
        if keyword.cost and keyword.amount is None and keyword.who is None:
            try:
                words, then = KINDS["mana cost"].say(keyword.cost, told)
                return f"{name} {words}", then
            except Unsayable:
                words, then = KINDS["cost"].say(keyword.cost, told)
                return f"{name}—{words}.", then
        if keyword == Keyword(name, amount=keyword.amount) and name in _WITH_NUMBER:
            words, told = KINDS["amount"].say(keyword.amount, told)
            return f"{name} {words}", told
        raise Unsayable(keyword)


def _typecycling(keyword: Keyword) -> str:
    """What a keyword is called that finds cards of a type: the type, one word with it."""
    sorts = (f"{words.lower()}cycling" for words, where in _SORTS_OF_LAND.items() if where == keyword.where)
    others = (f"{each.what.lower()}cycling" for each in keyword.where[:1] if isinstance(each, Is))
    return next(word for words in (sorts, others) for word in words)


QUOTED = ("bands with other ", "cumulative upkeep ")
"""How keywords begin that stand in quotation marks where something gains them."""


class KeywordList(Kind):
    """Keyword abilities in a sentence: "flying", "flying and haste", "flying, vigilance, and haste"; and quotations."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for found, end, then in self._one(text, at, told):
            yield from self._more(text, end, then, (found,))

    def _one(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith('"', at):
            yield from self._in_quotes(text, at, told)
            yield from KINDS["quoted"].read(text, at, told)
        else:
            yield from KINDS["keyword"].read(text, at, told)

    def _in_quotes(self, text: str, at: int, told: Telling) -> Reading:
        """A keyword that is more than a name: "cumulative upkeep {1}"."""
        close = text.find('"', at + 1)
        for found, end, then in KINDS["keyword"].read(text, at + 1, told) if text.startswith(QUOTED, at + 1) else ():
            for stop in ("", "."):
                if text.startswith(f'{stop}"', end) and end + len(stop) == close:
                    yield found, close + 1, then.chose("stop", len(stop))

    def _more(self, text: str, at: int, told: Telling, found: tuple[tuple[Value, ...], ...]) -> Reading:
        for join in (", and ", " and ") if len(found) > 1 else (" and ",):
            if text.startswith(join, at):
                if (join == " and ") != (len(found) == 1):
                    continue
                for last, end, then in self._one(text, at + len(join), told):
                    yield _flat((*found, last)), end, then
        if text.startswith(", ", at):
            for each, end, then in self._one(text, at + 2, told):
                yield from self._more(text, end, then, (*found, each))
        if len(found) == 1:
            yield found[0], at, told

    def say(self, value: Value, told: Telling) -> Said:
        said: list[str] = []
        for part in grouped(value):
            kind = "keyword" if isinstance(part[0], Keyword) else "quoted"
            words, told = KINDS[kind].say(part, told)
            if words.startswith(QUOTED):
                stop, told = told.choice("stop", 0)
                words = f'"{words}{"." * stop}"'
            said.append(words)
        return listed(said), told


def grouped(abilities: tuple[Value, ...]) -> list[tuple[Value, ...]]:
    """Abilities as they are said together: protections that follow one another are one, and so are kickers."""
    found: list[tuple[Value, ...]] = []
    for ability in abilities:
        name = ability.name if isinstance(ability, Keyword) else ""
        both = name in (*_FROM_QUALITIES.values(), "kicker")
        if both and found and isinstance(found[-1][0], Keyword) and found[-1][0].name == name:
            found[-1] = (*found[-1], ability)
        else:
            found.append((ability,))
    return found


def listed(said: list[str]) -> str:
    """ "a", "a and b", "a, b, and c"."""
    if len(said) <= 2:
        return " and ".join(said)
    return f"{', '.join(said[:-1])}, and {said[-1]}"


def _flat(found: tuple[tuple[Value, ...], ...]) -> tuple[Value, ...]:
    return tuple(each for part in found for each in part)


KINDS["keyword"] = OneKeyword()
KINDS["keyword list"] = KeywordList()
