"""What changes about objects: "gets +1/+1 and gains flying until end of turn", "can't block"."""

import re

from msgspec import structs

from entaku.oracle.ir.abilities import Keyword
from entaku.oracle.ir.changes import (
    AddCreatureTypes,
    AddTypes,
    AssignsNone,
    AssignsToughness,
    CanAttackDespiteDefender,
    CanBlockMore,
    CanBlockOnly,
    CantAttack,
    CantBeBlocked,
    CantBeBlockedByFewer,
    CantBeBlockedByMore,
    CantBeCountered,
    CantBeRegenerated,
    CantBeSacrificed,
    CantBeTargeted,
    CantBlock,
    CantHave,
    Change,
    CrewsAs,
    DoesntUntap,
    Gain,
    Goaded,
    Lose,
    LoseCreatureTypes,
    LoseTypes,
    MustAttack,
    MustBeBlocked,
    MustBlock,
    NotAlone,
    SetColour,
    SetLandType,
    SetSize,
    SetTypes,
)
from entaku.oracle.ir.conditions import Exists, IsMonarch
from entaku.oracle.ir.things import BoundPlayer, Each, NotedPlayers, Players, X, You
from entaku.oracle.saying.english.group_nouns import word_at
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.sized_forms import face
from entaku.oracle.saying.english.sorts import (
    COLOUR_WORDS,
    WORD_OF_COLOUR,
    adjective_of,
    adjectives_by_word,
    as_ordered,
    in_order,
    subtypes,
    type_word,
    type_words,
)
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.subtypes import words_in

_N, _WHAT, _A, _C = slot("n"), slot("what"), slot("a"), slot("c")


class KeywordNames(Kind):
    """Keywords by their names alone, that something loses."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for found, end, then in KINDS["keyword list"].read(text, at, told):
            if all(isinstance(each, Keyword) and each == Keyword(each.name) for each in found):
                yield tuple(each.name for each in found), end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not value:
            raise Unsayable("no keywords")
        return KINDS["keyword list"].say(tuple(Keyword(name) for name in value), told)


class EitherKeyword(Kind):
    """Two keywords by their names, where one would do: "hexproof or shroud"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for first, end, then in KINDS["keyword names"].read(text, at, told):
            if text.startswith(" or ", end):
                for second, last, after in KINDS["keyword names"].read(text, end + 4, then):
                    yield (*first, *second), last, after

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or len(value) != 2:
            raise Unsayable(value)
        return f"{value[0]} or {value[1]}", told


class ColourName(Kind):
    def read(self, text: str, at: int, told: Telling) -> Reading:
        for word, colour in COLOUR_WORDS.items():
            if text.startswith(word, at):
                yield colour, at + len(word), told

    def say(self, value: Value, told: Telling) -> Said:
        if value not in WORD_OF_COLOUR:
            raise Unsayable(value)
        return WORD_OF_COLOUR[value], told


class Subtype(Kind):
    """A creature type: "Coward"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        word = word_at(text, at)
        if word in subtypes() and told.noun.split("|")[0] == "creature":
            yield word, at + len(word), told

    def say(self, value: Value, told: Telling) -> Said:
        if value not in subtypes():
            raise Unsayable(value)
        return str(value), told


KINDS["subtype"] = Subtype()


class NewForm(Kind):
    """What something becomes: "a 4/4 red Elemental creature", "a 2/2 Golem artifact creature with flying".

    `still` is said after it where the old types are kept.
    """

    says_first: tuple[type, ...] = (SetTypes,)

    FORM = re.compile(r"a (\d+|X)/(\d+|X) ((?:(?:white|blue|black|red|green|colorless|and) )*)((?:[A-Z][\w-]+ )*)"
                      r"(artifact )?creature")  # fmt: skip

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = self.FORM.match(text, at)
        if found is None:
            return
        types = words_in(found[4])
        if any(word not in type_words() for word in types):
            return
        letters = "".join(COLOUR_WORDS[word] for word in found[3].split() if word in COLOUR_WORDS)
        colours, told = in_order(letters, told)
        changes: list[Change] = [
            SetTypes((*(("Artifact",) if found[5] else ()), "Creature", *types), keeps=True),
        ]
        if colours or "colorless" in found[3]:
            changes.append(SetColour(colours))
        size = [X() if part == "X" else int(part) for part in (found[1], found[2])]
        changes.append(SetSize(size[0], size[1]))
        if text.startswith(" with ", found.end()):
            for abilities, end, then in KINDS["keyword list"].read(text, found.end() + 6, told):
                yield (*changes, Gain(abilities)), end, then
        yield tuple(changes), found.end(), told

    def say(self, value: Value, told: Telling) -> Said:
        if not told.singular or told.choice("sized form")[0]:
            raise Unsayable("another form")
        types = [each for each in value if isinstance(each, SetTypes)]
        sizes = [each for each in value if isinstance(each, SetSize)]
        gains = [each for each in value if isinstance(each, Gain)]
        colours = [each for each in value if isinstance(each, SetColour)]
        if len(types) != 1 or len(sizes) != 1 or not types[0].keeps or "Creature" not in types[0].types:
            raise Unsayable(value)
        if value != (types[0], *colours, sizes[0], *gains):
            raise Unsayable(value)
        words = [f"{face(sizes[0].power)}/{face(sizes[0].toughness)}"]
        for colour in colours:
            letters, told = as_ordered(colour.colours, told)
            words.append(" and ".join(WORD_OF_COLOUR[c] for c in letters) or "colorless")
        words += [type_word(name) for name in types[0].types if name not in ("Artifact", "Creature")]
        words += ["artifact"] * ("Artifact" in types[0].types) + ["creature"]
        text = f"a {' '.join(words)}"
        if gains:
            said, told = KINDS["keyword list"].say(gains[0].abilities, told)
            text += f" with {said}"
        return text, told


class NewArtifactForm(NewForm):
    """An artifact creature that something becomes: it keeps its other types though nothing says so.  (CR 205.1b)"""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for changes, end, then in super().read(text, at, told):
            if "Artifact" in changes[0].types:
                yield changes, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not any(isinstance(each, SetTypes) and "Artifact" in each.types for each in value):
            raise Unsayable(value)
        return super().say(value, told)


class OtherForm(NewForm):
    """A creature that something becomes for good, without being any longer what else it was.  (CR 205.1a)"""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for changes, end, then in super().read(text, at, told):
            if "Artifact" not in changes[0].types:
                yield (structs.replace(changes[0], keeps=False), *changes[1:]), end, then

    def say(self, value: Value, told: Telling) -> Said:
        types = value[0]
        if not isinstance(types, SetTypes) or types.keeps or "Artifact" in types.types:
            raise Unsayable(value)
        return super().say((structs.replace(types, keeps=True), *value[1:]), told)


class AddedForm(NewForm):
    """A creature that something becomes besides all that it is: what stands before "in addition to its other types"."""

    says_first = (AddTypes,)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for changes, end, then in super().read(text, at, told):
            yield (AddTypes(changes[0].types), *changes[1:]), end, then

    def say(self, value: Value, told: Telling) -> Said:
        types = value[0]
        if not isinstance(types, AddTypes):
            raise Unsayable(value)
        return super().say((SetTypes(types.types, keeps=True), *value[1:]), told)


class SuchSources(Kind):
    """What something can't be the target of: "red spells or abilities from red sources", what opponents control."""

    THEIRS = "spells or abilities your opponents control"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.THEIRS, at):
            yield CantBeTargeted(who=Each("opponent")), at + len(self.THEIRS), told
        word = word_at(text, at)
        for words, predicate in adjectives_by_word().get(word, ()):
            for who in (None, Each("opponent")):
                said = self._said(words, who)
                if text.startswith(said, at):
                    yield CantBeTargeted((predicate,), who), at + len(said), told

    def _said(self, words: str, who: Players | None) -> str:
        whose = "" if who is None else " your opponents control"
        return f"{words} spells{whose} or abilities from {words} sources{whose}"

    def say(self, value: Value, told: Telling) -> Said:
        if value == CantBeTargeted(who=Each("opponent")):
            return self.THEIRS, told
        if not isinstance(value, CantBeTargeted) or value.of or len(value.by) != 1:
            raise Unsayable(value)
        words = adjective_of().get(value.by[0])
        if words is None or value.who not in (None, Each("opponent")):
            raise Unsayable(value)
        return self._said(words, value.who), told


KINDS["such sources"] = SuchSources()
KINDS["keyword names"] = KeywordNames()
KINDS["either keyword"] = EitherKeyword()
KINDS["colour"] = ColourName()
KINDS["new form"] = NewForm()
KINDS["new artifact form"] = NewArtifactForm()
KINDS["other form"] = OtherForm()
KINDS["added form"] = AddedForm()

Table(
    "defender's state",
    phrase("controls {what:one of the defender's}", Exists(_WHAT)),
    phrase("is the monarch", IsMonarch(BoundPlayer("defending"))),
)
Table("basic land type", *(phrase(land, land) for land in ("Plains", "Island", "Swamp", "Mountain", "Forest")))
Table(
    "more to block",
    phrase("a additional creature", 1),
    phrase("a additional {n:one} creatures", _N),
    phrase("a additional ninety-nine creatures", 99),
)
Table("obliged", phrase("attack~", MustAttack()), phrase("block~", MustBlock()))
_RULES = (
    phrase("can't block", CantBlock()),
    phrase("can't attack", CantAttack()),
    phrase("can't attack you or planeswalkers you control", CantAttack(You(), planeswalkers=True)),
    phrase("can't attack you", CantAttack(You())),
    phrase("can't attack unless defending player {c:defender's state}", CantAttack(unless=_C)),
    phrase("can't block {what:groups}", CantBlock(_WHAT)),
    phrase("can't be blocked", CantBeBlocked()),
    phrase("can't be blocked by {what:groups}", CantBeBlocked(_WHAT)),
    phrase("can't be blocked by more than one creature", CantBeBlockedByMore(1)),
    phrase("can't be blocked except by {what:groups}", CantBeBlocked(except_=_WHAT)),
    phrase("can't be blocked except by {n:one} or more creatures", CantBeBlockedByFewer(_N)),
    phrase("assign~ no combat damage", AssignsNone()),
    phrase("can block only {what:groups}", CanBlockOnly(_WHAT)),
    phrase("can block {n:more to block} each combat", "can block {n:more to block}", CanBlockMore(_N)),
    phrase("can block any number of creatures", CanBlockMore(None)),
    phrase("can attack as though {it:it or they} didn't have defender", CanAttackDespiteDefender()),
    phrase("assign~ combat damage equal to its toughness rather than its power", AssignsToughness()),
    phrase("can't be the target of {c:such sources}", "can't be the targets of {c:such sources}", _C),
    phrase("must be blocked if able", MustBeBlocked()),
    phrase("is goaded", Goaded()),
    phrase("can't be countered", CantBeCountered()),
    phrase("can't be regenerated", CantBeRegenerated()),
    phrase("can't be sacrificed", CantBeSacrificed()),
    phrase("can't attack or block alone", NotAlone()),
    phrase("can't attack alone", NotAlone(block=False)),
    phrase("crew~ Vehicles {n+c:crewing}", CrewsAs(_N, toughness=_C)),
    phrase("saddle~ Mounts and crew~ Vehicles {n+c:crewing}", CrewsAs(_N, saddles=True, toughness=_C)),
)
Table(
    "crewing",
    phrase("as though its power were {n:number} greater", (_N, False)),
    phrase("using its toughness rather than its power", (0, True)),
)
_OBLIGED = (phrase("{c:obliged} each combat if able", _C),)
_UNTAP = (phrase("don't~ untap during {c:whose untap step}", DoesntUntap(_C)),)
_LOST = (
    phrase("lose~ {a:keyword names}", Lose(_A)),
    phrase("lose~ all abilities", Lose()),
    phrase("lose~ all creature types", LoseCreatureTypes()),
)
_BASE = (
    phrase("have~ base power and toughness {n:number}/{t:number}", SetSize(_N, slot("t"))),
    phrase("have~ base power {n:number}", SetSize(_N, None)),
)
_BARRED = (
    phrase(
        "lose~ {a:keyword names} and can't have or gain {a:keyword names}",
        "lose~ {a:keyword names} and can't have {a:either keyword}",
        CantHave(_A),
    ),
)
Table(
    "lasting change",
    phrase("get~ {c:growth}", _C),
    phrase("gain~ {a:keyword list}", "have~ {a:keyword list}", Gain(_A)),
    *_BASE,
    phrase('lose~ all "bands with other" abilities', Lose(("bands with other",))),
    *_LOST,
    phrase("gain~ all creature types", AddCreatureTypes()),
    phrase("become~ {c:colour}", SetColour(_C)),
    phrase("become~ a {t:subtype}", SetTypes((slot("t"),))),
    phrase("become~ a {t:basic land type}", SetLandType(slot("t"))),
    phrase("become~ the color of your choice", SetColour(bound="colour")),
    phrase("become~ the chosen color", "become~ that color", SetColour(bound="chosen colour")),
    *_OBLIGED,
    *_UNTAP,
    *_BARRED,
    *_RULES,
)
Table("noted players", phrase("a player you noted {d:for its name}", NotedPlayers()))
Table(
    "static change",
    phrase("attack~ {c:noted players} each combat if able", MustAttack(_C)),
    phrase("get~ {c:growth}", _C),
    *_BASE,
    phrase("have~ {a:keyword list}", Gain(_A)),
    *_LOST,
    phrase("are~ {c:colour}", SetColour(_C)),
    phrase("are~ all colors", SetColour("WUBRG")),
    phrase("isn't a creature", LoseTypes(("Creature",))),
    *_OBLIGED,
    *_UNTAP,
    *_BARRED,
    *_RULES,
)
