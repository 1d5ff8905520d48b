"""What stands behind the noun for objects: who controls them, what they have, what numbers they show."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import get_args

from entaku.oracle.ir.things import (
    AnyOf,
    Attacking,
    Bears,
    Being,
    Bound,
    BoundColour,
    BoundPlayer,
    CameThisTurn,
    CastFrom,
    ChosenFor,
    ChosenName,
    ChosenNumber,
    ControlledBy,
    Each,
    Greatest,
    Has,
    HasCounter,
    Is,
    Named,
    NamedAsSource,
    Not,
    NotedColour,
    NotedName,
    NotedType,
    OtherChosenName,
    OwnedBy,
    Parity,
    Predicate,
    SameNameAs,
    Self,
    Stat,
    StatOf,
    TargetsOnly,
    TargetsOnlySource,
    TargetsSome,
    You,
    YourTeam,
)
from entaku.oracle.keywords.table import Shape, names
from entaku.oracle.saying.english.beginnings import begins_of_any, first_word
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.sorts import subtypes
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_N, _KIND, _S = slot("n"), slot("kind"), slot("s")


class TheirsKind(Kind):
    """ "An opponent controls" of one, "your opponents control" of several."""

    WORDS = ("a opponent controls", "your opponents control", "that your opponents control")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(self.WORDS):
            if text.startswith(words, at):
                yield ControlledBy(Each("opponent")), at + len(words), told.chose("theirs", number)

    def begins(self) -> Iterable[str] | None:
        return self.WORDS

    def say(self, value: Value, told: Telling) -> Said:
        if value != ControlledBy(Each("opponent")):
            raise Unsayable(value)
        number, told = told.choice("theirs", int(told.many))
        return self.WORDS[number], told


_WHO_CONTROLS = ("that player", "target", "its controller", "they", "defending")


class PlayerControls(Kind):
    """ "That player controls", "target player controls"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(_WHO_CONTROLS, at):
            for who, end, then in KINDS["player"].read(text, at, told):
                for verb in (" controls", " control"):
                    if text.startswith(verb, end) and not text[end + len(verb) :].startswith("s"):
                        if (verb == " controls") == then.singular:
                            yield ControlledBy(who), end + len(verb), then
                        break

    def begins(self) -> Iterable[str] | None:
        return _WHO_CONTROLS

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, ControlledBy) or isinstance(value.who, You | Each):
            raise Unsayable(value)
        words, told = KINDS["player"].say(value.who, told)
        return f"{words} {'controls' if told.singular else 'control'}", told


_BY_FIRST_WORD: dict[str, list[str]] = {}
for _name in (name for shape in get_args(Shape) for name in names(shape)):
    _BY_FIRST_WORD.setdefault(_name.split(" ")[0], []).append(_name)


def keyword_names(text: str, at: int) -> Iterator[str]:
    """The name of the keyword that stands somewhere, be it by itself or with a cost; no part of a longer word."""
    word = text[at:]
    for name in _BY_FIRST_WORD.get(first_word(word, 0), ()):
        if word.startswith(name) and not word[len(name) : len(name) + 1].isalpha():
            yield name
            break


class HasKeyword(Kind):
    """ "With flying", "without first strike"; or "with a kicker ability", which says no more."""

    ABILITY = (("", ""), ("a ", " ability"), ("", " abilities"))

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for start, wanted in (("with ", True), ("without ", False)):
            if text.startswith(start, at):
                for number, (article, noun) in enumerate(self.ABILITY):
                    if not text.startswith(article, at + len(start)):
                        continue
                    for name in keyword_names(text, at + len(start) + len(article)):
                        end = at + len(start) + len(article) + len(name)
                        if text.startswith(noun, end) and (number or not text.startswith(" abilit", end)):
                            has: Predicate = Has(name) if wanted else Not(Has(name))
                            yield has, end + len(noun), told.chose("keyword ability", number)
                            if wanted and not number and text.startswith(" or ", end):
                                for other in keyword_names(text, end + 4):
                                    either = AnyOf((Has(name), Has(other)))
                                    yield either, end + 4 + len(other), told.chose("keyword ability", number)

    def begins(self) -> Iterable[str] | None:
        return ("with ", "without ")

    def say(self, value: Value, told: Telling) -> Said:
        if isinstance(value, Has):
            number, told = told.choice("keyword ability")
            article, noun = self.ABILITY[number]
            return f"with {article}{value.keyword}{noun}", told
        if isinstance(value, Not) and isinstance(value.of, Has):
            return f"without {value.of.keyword}", told
        if isinstance(value, AnyOf) and len(value.of) == 2 and all(isinstance(one, Has) for one in value.of):
            _, told = told.choice("keyword ability")
            return f"with {' or '.join(one.keyword for one in value.of if isinstance(one, Has))}", told
        raise Unsayable(value)


class TheyEachControl(Kind):
    """ "They control", of each player who does something."""

    WORDS = ("they control", "that player controls")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if told.several_act():
            for number, words in enumerate(self.WORDS):
                if text.startswith(words, at):
                    yield ControlledBy(BoundPlayer("each")), at + len(words), told.chose("each controls", number)

    def begins(self) -> Iterable[str] | None:
        return self.WORDS

    def say(self, value: Value, told: Telling) -> Said:
        if value != ControlledBy(BoundPlayer("each")) or not told.several_act():
            raise Unsayable(value)
        number, told = told.choice("each controls")
        return self.WORDS[number], told


class OneOfTypes(Kind):
    """ "A Fungus or Saproling", "a Wolf or a Werewolf", where it is said behind the noun."""

    JOINED = re.compile(r"a (\w+(?:, (?:a )?\w+)*,?) or (a )?(\w+)")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = None if told.many else self.JOINED.match(text, at)
        if found is not None:
            names = [*(each.removeprefix("a ") for each in found[1].rstrip(",").split(", ")), found[3]]
            value = AnyOf(tuple(Is(name) for name in names))
            then = told.chose("each type", int(found[2] is not None))
            if subtypes().issuperset(names) and self.say(value, then)[0] == found[0]:
                yield value, found.end(), then

    def say(self, value: Value, told: Telling) -> Said:
        if told.many or not isinstance(value, AnyOf) or not all(isinstance(each, Is) for each in value.of):
            raise Unsayable(value)
        each_type, told = told.choice("each type")
        *names, last = [each.what for each in value.of if isinstance(each, Is)]
        article = "a " if each_type else ""
        comma = "," if len(names) > 1 else ""
        return f"a {f', {article}'.join(names)}{comma} or {article}{last}", told


KINDS["one of types"] = OneOfTypes()


class EvenOrOdd(Kind):
    """ "A even mana value" of one, "even mana values" of several."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for each in (Parity("even"), Parity("odd")):
            words, _ = self.say(each, told)
            if text.startswith(words, at):
                yield each, at + len(words), told

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Parity):
            raise Unsayable(value)
        return (f"{value.of} mana values" if told.many else f"a {value.of} mana value"), told


KINDS["parity"] = EvenOrOdd()
KINDS["they each control"] = TheyEachControl()
KINDS["theirs"] = TheirsKind()
KINDS["player controls"] = PlayerControls()
KINDS["has keyword"] = HasKeyword()

Table("drafted colours", phrase("the colors chosen {d:as drafted}", NotedColour()))
Table("by its name", phrase("with cards named ~", None))
Table("as drafted", phrase("as you drafted cards named ~", None))
Table("for its name", phrase("for cards named ~", "{d:as drafted}", None))
Table(
    "attacked",
    phrase("you", Attacking(You())),
    phrase("you or a planeswalker you control", Attacking(You(), or_planeswalker=True)),
    phrase("that player", Attacking(BoundPlayer())),
)
Table(
    "so far",
    phrase("less than or equal to {n:equal}", ("<=", _N)),
    phrase("greater than {n:equal}", (">", _N)),
    phrase("less than {n:equal}", ("<", _N)),
)


class AllCompared(Kind):
    """All among which one is the greatest: whoever is said to control something behind them controls them."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for group, end, then in KINDS["counted"].read(text, at, told):
            if not text.startswith(tuple(f" {words}" for words in TheyEachControl.WORDS), end):
                yield group, end, then

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["counted"].say(value, told)


KINDS["all compared"] = AllCompared()
_STATS = (
    phrase("with {s:stat} {h+n:so great}", Stat(_S, slot("h"), _N)),
    phrase("with {s:stat} {n:amount}", "with {s:stat} equal to {n:equal}", Stat(_S, "=", _N)),
    phrase("with {s:stat} {h+n:so far}", Stat(_S, slot("h"), _N)),
    phrase("with {c:parity}", slot("c")),
    phrase(
        "with the greatest {s:stat} among {what:all compared}",
        "with the highest {s:stat} among {what:all compared}",
        Stat(_S, ">=", Greatest(_S, slot("what"))),
    ),
)

Table(
    "suffix phrase",
    phrase("you control", ControlledBy(You())),
    phrase("your team controls", ControlledBy(YourTeam())),
    phrase("you don't control", Not(ControlledBy(You()))),
    phrase("you own", OwnedBy(You())),
    phrase("that attacked this turn", Being("attacked")),
    phrase("that aren't of the chosen type", "that isn't of the chosen type", Not(ChosenFor())),
    phrase("that {b:being}", "that's {b:being shortly}", slot("b")),
    phrase("that's {c:one of types}", slot("c")),
    phrase("{c:cast from}", slot("c")),
    phrase("{c:theirs}", slot("c")),
    phrase("{c:player controls}", slot("c")),
    phrase("{c:has keyword}", slot("c")),
    *_STATS,
    phrase(
        "with a {kind:counter} counter on {x:it or them}", "with {kind:counter} counters on them", HasCounter(_KIND)
    ),
    phrase("with the chosen name", "with that name", ChosenName()),
    phrase("with one of the chosen names", ChosenName()),
    phrase("with the other chosen name", OtherChosenName()),
    phrase("with the same total power and toughness", Stat("power and toughness", "=", StatOf("total", Bound("it")))),
    phrase("with the same name as {what:things}", SameNameAs(slot("what"))),
    phrase("{c:they each control}", slot("c")),
    phrase("{c:chosen sort}", slot("c")),
    phrase("named ~", NamedAsSource()),
    phrase("named {n:name}", Named(_N)),
    phrase("with a single target", TargetsOnly()),
    phrase("with a name you noted {d:for its name}", "with a name noted {d:for its name}", NotedName()),
    phrase("of a type you noted {d:for its name}", NotedType()),
    phrase("that's one or more of {c:drafted colours}", slot("c")),
    phrase("that targets one or more {what:groups}", TargetsSome(slot("what"))),
    phrase("that targets ~", TargetsSome(Self())),
    phrase("that targets only ~", TargetsOnlySource()),
    phrase(
        "with mana value equal to the chosen number",
        "with mana value equal to that number",
        Stat("mana value", "=", ChosenNumber()),
    ),
    phrase("owned by the voter", OwnedBy(BoundPlayer("voter"))),
    phrase("that entered the battlefield this turn", "that entered this turn", CameThisTurn(None)),
    phrase("attacking {c:attacked}", "that's attacking {c:attacked}", slot("c")),
    phrase("of the chosen color", "of that color", BoundColour("chosen colour")),
)


class ChosenSort(Kind):
    """Of a type that was chosen, or that is chosen as the words say so."""

    WORDS = ("of the chosen type", "of that type", "of the creature type of your choice")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(self.WORDS):
            if text.startswith(words, at):
                yield ChosenFor(), at + len(words), told.chose(CHOSEN_SORT, number)

    def begins(self) -> Iterable[str] | None:
        return self.WORDS

    def say(self, value: Value, told: Telling) -> Said:
        if value != ChosenFor():
            raise Unsayable(value)
        number, told = told.choice(CHOSEN_SORT)
        return self.WORDS[number], told


CHOSEN_SORT, AS_SAID = "chosen sort", 2
"""What says of a wording that the type is chosen as it is said."""
KINDS["chosen sort"] = ChosenSort()


class CastFromThere(Kind):
    """Where a spell was cast from, behind "spell"."""

    WORDS: Mapping[str, Predicate] = {
        "from your graveyard": CastFrom("graveyard"),
        "from your hand": CastFrom("hand"),
        "from exile": CastFrom("exile"),
        "from anywhere other than your hand": Not(CastFrom("hand")),
        "from your graveyard or from exile": AnyOf((CastFrom("graveyard"), CastFrom("exile"))),
    }

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if told.sort == "stack":
            for words, predicate in self._of(told):
                if text.startswith(words, at):
                    yield predicate, at + len(words), told

    def _of(self, told: Telling) -> Iterator[tuple[str, Predicate]]:
        """The words of whoever casts it: "your hand", "their hand"."""
        for words, predicate in self.WORDS.items():
            yield (words if isinstance(told.subject, You) else words.replace("your", "their")), predicate

    def begins(self) -> Iterable[str] | None:
        return ("from ",)

    def say(self, value: Value, told: Telling) -> Said:
        for words, predicate in self._of(told):
            if predicate == value:
                return words, told
        raise Unsayable(value)


class BeingSo(Kind):
    """How they are, where a sentence says it: "are enchanted", "is equipped"."""

    says = (Bears, Being)

    LASTING = ("enchanted", "equipped", "renowned", "monstrous")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        verb = "are " if told.many else "is "
        if text.startswith(verb, at):
            for predicate, end, then in KINDS["status"].read(text, at + len(verb), told):
                if self._lasts(predicate):
                    yield predicate, end, then

    def _lasts(self, value: Value) -> bool:
        return isinstance(value, Bears) or (isinstance(value, Being) and value.status in self.LASTING)

    def say(self, value: Value, told: Telling) -> Said:
        if not self._lasts(value):
            raise Unsayable(value)
        words, told = KINDS["status"].say(value, told)
        return f"{'are' if told.many else 'is'} {words}", told


class BeingSoShortly(Kind):
    """The same of one, behind "that's"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if not told.many:
            for predicate, end, then in KINDS["being"].read(f"is {text[at:]}", 0, told):
                yield predicate, end + at - len("is "), then

    def say(self, value: Value, told: Telling) -> Said:
        words, told = KINDS["being"].say(value, told._replace(many=False))
        return words.removeprefix("is "), told


KINDS["cast from"] = CastFromThere()
KINDS["being"] = BeingSo()
KINDS["being shortly"] = BeingSoShortly()


class ItOrThem(Kind):
    """ "It" of one and "them" of several, where only the number counts."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        word = "them" if told.many else "it"
        if text.startswith(word, at):
            yield None, at + len(word), told

    def say(self, value: Value, told: Telling) -> Said:
        return ("them" if told.many else "it"), told


class Behind(Kind):
    """Phrases of a kind that stand behind a noun; the number of the noun holds for all of them, and afterwards."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS[self.kind].read(text, at, told):
            yield value, end, then._replace(many=told.many)

    def begins(self) -> Iterable[str] | None:
        return begins_of_any((self.kind,))

    def say(self, value: Value, told: Telling) -> Said:
        words, then = KINDS[self.kind].say(value, told)
        return words, then._replace(many=told.many)


class CardName(Kind):
    """The name of another card."""

    NAME = re.compile(r"[A-Z][\w'-]*(?:,? (?:of|the|to|in|from|[A-Z][\w'-]*))*")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if found := self.NAME.match(text, at):
            yield found[0], found.end(), told

    def say(self, value: Value, told: Telling) -> Said:
        return str(value), told


KINDS["name"] = CardName()


class ItOrThey(Kind):
    """ "It" or "they", for the subject just mentioned, where only the number counts."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        word = "it" if told.singular else "they"
        if text.startswith(f"{word} ", at):
            yield None, at + len(word), told

    def say(self, value: Value, told: Telling) -> Said:
        return ("it" if told.singular else "they"), told


KINDS["it or they"] = ItOrThey()
KINDS["it or them"] = ItOrThem()
KINDS["suffix"] = Behind("suffix phrase")
KINDS["several counters"] = Behind("several of a kind")
