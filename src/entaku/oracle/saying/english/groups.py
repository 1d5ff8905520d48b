"""Groups of objects: "a creature you control", "other Goblins", "creature cards in your graveyard"."""

import re
from collections.abc import Iterable, Iterator

from msgspec import structs

from entaku.oracle.ir.one_predicate import as_one, sorted_out
from entaku.oracle.ir.things import (
    AllOf,
    AnyOf,
    Attached,
    AttachedTo,
    Being,
    ChosenPlayer,
    Coloured,
    ControlledBy,
    Count,
    Each,
    ExiledWithSource,
    Group,
    IsAbility,
    Not,
    Other,
    OwnedBy,
    Permanent,
    Players,
    Predicate,
    Stat,
    TargetsSome,
    You,
    Zone,
)
from entaku.oracle.ir.things import Is as IsType
from entaku.oracle.saying.english.group_nouns import (
    apart,
    apart_from_its_kind,
    apart_from_like,
    behind_all,
    is_of_zone,
    likened,
    of_its_noun,
    word_at,
)
from entaku.oracle.saying.english.sorts import (
    COLOUR_WORDS,
    SUPERTYPES,
    adjective_of,
    adjectives_by_word,
    type_word,
    type_words,
)
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.subtypes import ENCHANTMENT_TYPES

_JOINS = ("or", "and", "and/or")
_ABILITIES: dict[str, Predicate] = {
    "activated or triggered ability": IsAbility(),
    "activated ability": IsAbility("activated"),
    "triggered ability": IsAbility("triggered"),
}
"""Abilities on the stack, which are groups too."""
ZONES: tuple[tuple[str, Zone, Players | None], ...] = (
    ("your graveyard", "graveyard", You()),
    ("all graveyards", "graveyard", None),
    ("a graveyard", "graveyard", None),
    ("a opponent's graveyard", "graveyard", Each("opponent")),
    ("your hand", "hand", You()),
    ("the chosen player's graveyard", "graveyard", ChosenPlayer()),
    ("graveyards", "graveyard", None),
    ("your opponents' graveyards", "graveyard", Each("opponent")),
)
"""Zones that cards can be in, as they are said after "in" or "from"."""


_FIRST = {
    *(f"{noun}{ending}" for noun in ("permanent", "card", "spell", "token", "commander") for ending in ("", "s")),
    *(words.split(" ")[0] for words in _ABILITIES),
    "other",
}
"""The words, beside types and adjectives, that a group without an article begins with."""
OTHER_THAN = " other than ~"
"""Leaves out the card itself behind the noun, where it isn't "another"."""
_MEANT: dict[str, tuple[Predicate, ...]] = {"token": (Being("token"),), "commander": (Being("commander"),)}
"""Nouns that say what something is, beside where it is."""
_COMMANDER = "commander "
"""Says so before another noun.  (CR 903.3d)"""
_EITHER_COLOUR = re.compile(r"(white|blue|black|red|green) and/or (white|blue|black|red|green) ")
_AND_OR_COLOURS = "colours of which either will do"
"""What is left behind where two colours are joined by "and/or", which are joined by "or" else."""
Parsed = tuple[tuple[Predicate, ...], int, Telling]


def _is_noun(predicate: Predicate, group: Group) -> bool:
    """Whether it is said by a noun, as nothing else says what these are: "commanders" but "commander creatures"."""
    return predicate == Being("commander") and not any(isinstance(one, IsType | AnyOf) for one in group.where)


class GroupKind(Kind):
    """A group, one or several of it; with `bare` only what cards are like, without their zone.

    `article` is what stands before: "a" (or "another"), "each", "target" or nothing.
    """

    def __init__(self, name: str, several: bool, article: str = "", bare: bool = False) -> None:
        KINDS[name] = self
        self.several = several
        self.article = article
        self.bare = bare

    # Reading.

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if not self._may_begin(text, at):
            return
        told = told._replace(many=self.several)
        for words, ability in _ABILITIES.items():
            if self.article == "target" and text.startswith(words, at):
                yield Group((ability,), "stack"), at + len(words), told
                if text.startswith(" you control", at + len(words)):
                    yield Group((ability, ControlledBy(You())), "stack"), at + len(words) + len(" you control"), told
        for other, start in self._beginnings(text, at, apart(told)):
            for where, end, then in self._adjectives(text, start, told, other):
                for whole, last, after in self._whole(text, end, then, where):
                    meant = of_its_noun(whole.where if isinstance(whole, Group) else whole)
                    if meant is not None:
                        meant = apart_from_like(apart_from_its_kind(meant, then))
                        found = structs.replace(whole, where=meant) if isinstance(whole, Group) else meant
                        yield found, last, after._replace(noun=after.sort)

    def _may_begin(self, text: str, at: int) -> bool:
        """Whether a group can begin with the word that is there."""
        if self.article == "a":
            return text.startswith(("a ", "another "), at)
        word = word_at(text, at)
        return word in _FIRST or word in type_words() or word in adjectives_by_word()

    def _beginnings(self, text: str, at: int, other: Other) -> Iterator[tuple[tuple[Predicate, ...], int]]:
        if self.article == "a":
            if text.startswith("a ", at):
                yield (), at + 2
            elif text.startswith("another ", at):
                yield (other,), at + 8
        else:
            if text.startswith("other ", at):
                yield (other,), at + 6
            yield (), at

    def _adjectives(self, text: str, at: int, told: Telling, where: tuple[Predicate, ...]) -> Iterator[Parsed]:
        yield from self._types(text, at, told, where)
        if text.startswith(_COMMANDER, at) and word_at(text, at + len(_COMMANDER)) in type_words():
            yield from self._adjectives(text, at + len(_COMMANDER), told, (*where, Being("commander")))
        if (found := _EITHER_COLOUR.match(text, at)) and found[1] != found[2]:
            either = Coloured(COLOUR_WORDS[found[1]] + COLOUR_WORDS[found[2]])
            yield from self._adjectives(text, found.end(), told.chose(_AND_OR_COLOURS, 1), (*where, either))
        for words, predicate in adjectives_by_word().get(word_at(text, at), ()):
            if text.startswith(f"{words} ", at):
                yield from self._adjectives(text, at + len(words) + 1, told, (*where, predicate))
                return
            if text.startswith(f"{words}, non", at) and isinstance(predicate, Not):
                yield from self._adjectives(text, at + len(words) + 2, told, (*where, predicate))
                return

    def _types(self, text: str, at: int, told: Telling, where: tuple[Predicate, ...]) -> Iterator[Parsed]:
        """The types, and the noun; the last type is the noun where it is in the right number."""
        listed = self._list(text, at)
        if listed is not None:
            types, end, join = listed
            yield from self._two_sorts(text, end, told.chose("join", join), where, types)
            yield from self._noun(text, end, told.chose("join", join), (*where, AnyOf(types)), right=True)
            word = word_at(text, end + 1)
            kind = type_words().get(word) if text.startswith(" ", end) else None
            if kind is not None and IsType(kind) not in types and not _stands_alone(types[0], kind):
                right = word == type_word(kind, several=self.several)
                more = (*where, AnyOf(types), IsType(kind))
                yield from self._noun(text, end + 1 + len(word), told.chose("join", join), more, right)
        types_found: list[Predicate] = []
        end = at
        last_plural = False
        while (word := word_at(text, end)) and word in type_words():
            types_found.append(IsType(type_words()[word]))
            last_plural = word == type_word(type_words()[word], several=True)
            last_one = word == type_word(type_words()[word])
            end += len(word)
            if (last_plural and not last_one) or not text.startswith(" ", end):
                break
            next_word = word_at(text, end + 1)
            if next_word not in type_words():
                break
            end += 1
        if types_found:
            right = last_plural if self.several else word == type_word(type_words()[word])
            yield from self._noun(text, end, told, (*where, *types_found), right)
        else:
            yield from self._plain(text, at, told, where)

    def _two_sorts(
        self, text: str, at: int, told: Telling, where: tuple[Predicate, ...], types: tuple[Predicate, ...]
    ) -> Iterator[Parsed]:
        """Two nouns, the first with what stands before it: "enchanted creature or enchantment creature"."""
        word = word_at(text, at + 1)
        noun = IsType(type_words()[word]) if text.startswith(" ", at) and word in type_words() else None
        if noun is None or len(types) != 2 or word != type_word(noun.what, self.several):
            return
        if types[0] == noun or _stands_alone(types[0], noun.what):
            both = AnyOf((as_one((*where, types[0])), AllOf((types[1], noun))))
            yield from self._with_noun("", (both,), at + 1 + len(word), told)

    def _list(self, text: str, at: int) -> tuple[tuple[Predicate, ...], int, int] | None:
        """Types joined by "or" or "and", and how; in one number."""
        found: list[Predicate] = []
        end = at
        while True:
            word = word_at(text, end)
            if word not in type_words():
                return None
            found.append(IsType(type_words()[word]))
            end += len(word)
            for number, join in enumerate(_JOINS):
                comma = f", {join} " if len(found) > 1 else f" {join} "
                if text.startswith(comma, end):
                    last = word_at(text, end + len(comma))
                    if last not in type_words():
                        return None
                    found.append(IsType(type_words()[last]))
                    return tuple(found), end + len(comma) + len(last), number
            if not text.startswith(", ", end):
                return None
            end += 2

    def _noun(
        self, text: str, at: int, told: Telling, where: tuple[Predicate, ...], right: bool
    ) -> Iterator[Parsed | tuple[tuple[Predicate, ...], int, Telling]]:
        """What follows types: "card", "spell", "token", or nothing where the last type is the noun."""
        for noun in ("card", "spell", "token", "permanent"):
            words = f" {noun}s" if self.several else f" {noun}"
            if text.startswith(words, at):
                more: tuple[Predicate, ...] = (Being("token"),) if noun == "token" else ()
                yield from self._with_noun(noun, (*where, *more), at + len(words), told)
        for noun in ("card", "spell"):
            words = f" permanent {noun}s" if self.several else f" permanent {noun}"
            if text.startswith(words, at):
                yield from self._with_noun(noun, (*where, Permanent()), at + len(words), told)
        if right:
            yield from self._with_noun("", where, at, told)

    def _plain(self, text: str, at: int, told: Telling, where: tuple[Predicate, ...]) -> Iterator[Parsed]:
        for noun in ("permanent", "card", "spell", "token", "commander"):
            words = f"{noun}s" if self.several else noun
            if noun == "permanent" and self.several and text.startswith("permanent cards", at):
                yield from self._with_noun("card", (*where, Permanent()), at + len("permanent cards"), told)
            if noun == "permanent" and self.several and text.startswith("permanent spells", at):
                yield from self._with_noun("spell", (*where, Permanent()), at + len("permanent spells"), told)
            if text.startswith(words, at):
                more = _MEANT.get(noun, ())
                if noun == "permanent" and text.startswith(" cards" if self.several else " card", at + len(noun)):
                    yield from self._with_noun(
                        "card", (*where, Permanent()), at + len(noun) + (6 if self.several else 5), told
                    )
                elif noun == "permanent" and text.startswith(
                    spell := " spells" if self.several else " spell", at + len(noun)
                ):
                    yield from self._with_noun("spell", (*where, Permanent()), at + len(noun + spell), told)
                else:
                    yield from self._with_noun(noun, (*where, *more), at + len(words), told)

    def _with_noun(self, noun: str, where: tuple[Predicate, ...], at: int, told: Telling) -> Iterator[Parsed]:
        key = {"card": "card", "spell": "stack"}.get(noun, "battlefield")
        yield where, at, told._replace(sort=key)

    def _whole(self, text: str, at: int, told: Telling, where: tuple[Predicate, ...]) -> Reading:
        """What stands behind the noun, as much of it as there is, or less."""
        noun = told.sort
        if text.startswith(" ", at):
            yield from self._more_behind(text, at, told, where)
            if noun == "battlefield" and text.startswith(" on the battlefield", at):
                yield Group(where), at + len(" on the battlefield"), told.chose("on the battlefield", 1)
        if noun == "card":
            if self.bare:
                yield where, at, told
            else:
                for number, preposition in enumerate((" in ", " from ")):
                    if text.startswith(preposition, at):
                        start = at + len(preposition)
                        for (zone, of), end, then in KINDS["zone"].read(text, start, told.chose("in", number)):
                            yield Group(where, zone, of), end, then
                            for came, last, after in KINDS["came there"].read(text, end, then):
                                yield Group((*where, came), zone, of), last, after
        elif noun == "stack":
            yield (where if self.bare else Group(where, "stack")), at, told
        elif not self.bare:
            yield Group(where), at, told.chose("on the battlefield", 0)

    def _more_behind(self, text: str, at: int, told: Telling, where: tuple[Predicate, ...]) -> Reading:
        """One more thing that stands behind the noun, and what follows it."""
        if text.startswith(OTHER_THAN, at) and Other() not in where:
            last = at + len(OTHER_THAN)
            yield from self._whole(text, last, told.chose("other than", 1), (Other(), *where))
        for predicate, end, then in KINDS["suffix"].read(text, at + 1, told):
            if isinstance(predicate, ControlledBy) and where and _ends_in_a_group(where[-1]):
                continue  # whose it is is said of that group
            if predicate == ExiledWithSource():
                if told.sort == "card" and not self.bare:
                    yield Group((*where, predicate), "exile"), end, then
                continue
            yield from self._whole(text, end, then._replace(sort=told.sort), (*where, predicate))

    # Saying.

    def begins(self) -> Iterable[str] | None:
        return ("a ", "another ") if self.article == "a" else (*_FIRST, *type_words(), *adjectives_by_word())

    def say(self, value: Value, told: Telling) -> Said:
        told = told._replace(many=self.several)
        group = Group(value, "graveyard") if self.bare else value
        if not isinstance(group, Group):
            raise Unsayable(value)
        came = tuple(one for one in group.where if is_of_zone(one))
        group = structs.replace(group, where=behind_all(tuple(one for one in group.where if one not in came)))
        for ability_words, ability in _ABILITIES.items():
            if group == Group((ability,), "stack"):
                return ability_words, told
            if group == Group((ability, ControlledBy(You())), "stack"):
                return f"{ability_words} you control", told
        before, types, behind, told = self._sorted(group, told)
        noun, told = self._said_noun(group, types, told)
        words = " ".join((*_with_commas(before), noun))
        for predicate in behind:
            if predicate == Other():
                words += OTHER_THAN
                continue
            said, told = KINDS["suffix"].say(predicate, told)
            words += f" {said}"
        is_placed = self.bare or ExiledWithSource() in group.where
        if group.zone in ("graveyard", "hand", "library", "exile") and not is_placed:
            usual = 1 if self.article in ("target", "a") else 0
            preposition, told = told.choice("in", usual)
            said, told = KINDS["zone"].say((group.zone, group.of), told)
            words += f" {('in', 'from')[preposition]} {said}"
        for one in came:
            said, told = KINDS["came there"].say(one, told)
            words += said
        if group.zone == "battlefield" and not self.bare:
            on, told = told.choice("on the battlefield")
            words += " on the battlefield" if on else ""
        if self.article == "a" and not words.startswith("other "):
            words = f"a {words}"
        elif self.article == "a":
            words = f"an{words}"
        return words, told

    def _sorted(self, group: Group, told: Telling) -> tuple[list[str], list[Predicate], list[Predicate], Telling]:
        """What stands before the noun, the types, and what stands behind; in the order of English."""
        before: list[str] = []
        types: list[Predicate] = []
        behind: list[Predicate] = []
        other = likened(group.where) or apart(told)
        others = (other, apart_from_its_kind((other, *group.where), told)[0], Other(Attached()))
        apart_behind: tuple[Predicate, ...] = ()
        for predicate in group.where:
            is_type = isinstance(predicate, IsType) and predicate.what not in SUPERTYPES
            is_list = isinstance(predicate, AnyOf) and all(isinstance(each, IsType | AllOf) for each in predicate.of)
            if predicate in others and not before and not types and not behind:
                behind_noun, told = told.choice("other than")
                if behind_noun and predicate == Other():
                    apart_behind = (Other(),)
                else:
                    before.append("other")
            elif predicate == Being("commander") and not types and _has_types(group):
                before.append("commander")
            elif predicate in adjective_of() and not types and not behind and not _is_noun(predicate, group):
                words = adjective_of()[predicate]
                if " or " in words and isinstance(predicate, Coloured):
                    joined, told = told.choice(_AND_OR_COLOURS)
                    words = words.replace(" or ", " and/or ") if joined else words
                before.append(words)
            elif (
                is_type or is_list or predicate in (Being("token"), Permanent(), *_MEANT["commander"])
            ) and not behind:
                types.append(predicate)
            else:
                behind.append(predicate)
        return before, types, [*behind, *apart_behind], told

    def _said_two_sorts(self, sorts: AnyOf, told: Telling) -> Said:
        join, told = told.choice("join", 1 if self.several else 0)
        said = []
        for each in sorts.of:
            *before, noun = sorted_out(each)
            if not isinstance(noun, IsType):
                raise Unsayable(sorts)
            words = [type_word(one.what) if isinstance(one, IsType) else adjective_of()[one] for one in before]
            said.append(" ".join((*words, type_word(noun.what, self.several))))
        return f" {_JOINS[join]} ".join(said), told

    def _said_noun(self, group: Group, types: list[Predicate], told: Telling) -> Said:
        several = self.several
        noun = "card" if self.bare or group.zone not in ("battlefield", "stack") else ""
        if group.zone == "stack":
            noun = "spell"
        if types and types[-1] == Being("token"):
            noun, types = "token", types[:-1]
        if types == [Being("commander")] and group.zone == "battlefield" and OwnedBy(You()) not in group.where:
            noun, types = "commander", []
        if types and types[-1] == Permanent():
            noun, types = f"permanent {noun or 'card'}", types[:-1]
        if types and isinstance(types[0], AnyOf) and isinstance(types[0].of[-1], AllOf):
            return self._said_two_sorts(types[0], told)
        if types and isinstance(types[0], AnyOf):
            join, told = told.choice("join", 1 if several else 0)
            last = several and not noun
            words = [type_word(each.what, last and not types[1:]) for each in types[0].of if isinstance(each, IsType)]
            listed = _JOINS[join]
            text = (
                f"{words[0]} {listed} {words[1]}"
                if len(words) == 2
                else f"{', '.join(words[:-1])}, {listed} {words[-1]}"
            )
            rest = [type_word(each.what, last) for each in types[1:] if isinstance(each, IsType)]
            if len(rest) != len(types[1:]) or len(rest) > 1:
                raise Unsayable(types)
            text = " ".join((text, *rest))
        else:
            names = [each.what for each in types if isinstance(each, IsType)]
            if len(names) != len(types):
                raise Unsayable(types)
            text = " ".join(
                type_word(name, several and not noun and place == len(names) - 1) for place, name in enumerate(names)
            )
        if not noun:
            return text or ("permanents" if several else "permanent"), told
        ending = f"{noun}s" if several else noun
        return f"{text} {ending}".strip(), told


def _has_types(group: Group) -> bool:
    """Whether a group is of card types or subtypes, so that its noun is one of these."""
    return any(isinstance(one, IsType) and one.what not in SUPERTYPES for one in group.where)


def _stands_alone(first: Predicate, noun: str) -> bool:
    """Whether the noun isn't that of the first of several sorts too: a Saga is no "Saga creature".  (CR 205.3h)"""
    return isinstance(first, IsType) and first.what in ENCHANTMENT_TYPES and noun != "Enchantment"


def _ends_in_a_group(predicate: Predicate) -> bool:
    """Whether the last that is said of a predicate is a group: "that targets a permanent"."""
    counted = isinstance(predicate, Stat) and isinstance(predicate.amount, Count)
    attached = isinstance(predicate, AttachedTo) and isinstance(predicate.what, Group)
    return counted or attached or (isinstance(predicate, TargetsSome) and predicate.what is not None)


def _with_commas(adjectives: list[str]) -> list[str]:
    """Adjectives as they stand before a noun: "nonartifact, nonblack"."""
    return [
        f"{word}," if word.startswith("non") and following.startswith("non") else word
        for word, following in zip(adjectives, [*adjectives[1:], ""], strict=False)
    ]


class ZoneKind(Kind):
    """A zone that cards are in: "your graveyard"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, (words, zone, of) in enumerate(ZONES):
            if text.startswith(words, at):
                yield (zone, of), at + len(words), told.chose("zone", number)
        if told.player is not None and text.startswith("that player's graveyard", at):
            yield ("graveyard", told.player), at + len("that player's graveyard"), told
        for who, end, then in KINDS["owner asked"].read(text, at, told):
            for zone in ("graveyard", "hand"):
                if text.startswith(f" {zone}", end):
                    after = then._replace(many=told.many, it=told.it, noun=told.noun, singular=told.singular)
                    yield (zone, who), end + len(f" {zone}"), after.chose("whose zone", 1)

    def say(self, value: Value, told: Telling) -> Said:
        if told.choice("whose zone")[0] and value[0] in ("graveyard", "hand"):
            words, then = KINDS["owner asked"].say(value[1], told.choice("whose zone")[1])
            then = then._replace(many=told.many, it=told.it, noun=told.noun, singular=told.singular)
            return f"{words} {value[0]}", then
        usual = next((place for place, (_, *zone) in enumerate(ZONES) if tuple(zone) == value), -1)
        usual = 2 if usual == 1 and not told.many else usual
        if usual < 0:
            if told.player is not None and value == ("graveyard", told.player):
                return "that player's graveyard", told
            raise Unsayable(value)
        number, told = told.choice("zone", usual)
        return (ZONES[number][0] if ZONES[number][1:] == value else ZONES[usual][0]), told


KINDS["zone"] = ZoneKind()
GroupKind("a group", several=False, article="a")
GroupKind("group", several=False, article="target")
GroupKind("each group", several=False)
GroupKind("groups", several=True)
GroupKind("a card like", several=False, article="a", bare=True)
GroupKind("cards like", several=True, bare=True)
GroupKind("card like", several=False, bare=True)

THEIRS = ControlledBy(Each("opponent"))
