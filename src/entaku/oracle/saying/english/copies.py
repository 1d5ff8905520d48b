"""Copies that differ from what they copy: "except it has haste", "except it's a artifact in addition …".  (CR 707.9)"""

from entaku.oracle.ir.abilities import Replaces
from entaku.oracle.ir.changes import (
    AddTypes,
    Change,
    Gain,
    LoseTypes,
    MoreCounters,
    OwnName,
    SetColour,
    SetSize,
    SetTypes,
    ThisAbility,
)
from entaku.oracle.ir.replacements import EntersAsCopy
from entaku.oracle.mechanics.copying import BecomeCopy
from entaku.oracle.mechanics.tokens import CreateCopies
from entaku.oracle.saying.english import acts, lands, standing
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import Phrase, phrase
from entaku.oracle.saying.english.sorts import type_word, type_words
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (acts, lands, standing)
"""The modules to whose tables lines are added here, and which have kinds of phrases that are used."""

_N, _WHAT, _WHO, _A, _C, _S, _T, _TO = (
    slot("n"), slot("what"), slot("who"), slot("a"), slot("c"), slot("s"), slot("t"), slot("to"),
)  # fmt: skip


class Exceptions(Kind):
    """What a copy is besides, one thing or several: "it's a Bird in addition to its other types and it has flying".

    Behind the first, what it is may be said without "it": "it isn't legendary and has haste".
    """

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for first, end, then in KINDS["exception"].read(text, at, told._replace(singular=True)):
            yield from self._more(text, end, then.chose("exception", len(first)), first)

    def _more(self, text: str, at: int, told: Telling, found: tuple[Change, ...]) -> Reading:
        yield found, at, told
        for number, join in enumerate(_JOINS):
            if text.startswith(join, at):
                for without, kind in enumerate(_KINDS):
                    joined = told.chose("join", number)._replace(singular=True).chose("without it", without)
                    for more, end, then in KINDS[kind].read(text, at + len(join), joined):
                        yield from self._more(text, end, then.chose("exception", len(more)), (*found, *more))

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or not value:
            raise Unsayable(value)
        number, told = told.choice("exception", together(value))
        said, told = KINDS[_KINDS[0]].say(value[:number], told._replace(singular=True))
        while value := value[number:]:
            join, told = told.choice("join")
            kind, told = told.choice("without it")
            number, told = told.choice("exception", together(value))
            words, told = KINDS[_KINDS[kind]].say(value[:number], told._replace(singular=True))
            said += f"{_JOINS[join]}{words}"
        return said, told


_JOINS = (" and ", ", and ", ", ")
_KINDS = ("exception", "exception without it")


def together(changes: tuple[Change, ...]) -> int:
    """How many of the changes that exceptions begin with are said together: another type, colour and size."""
    sorts = tuple(map(type, changes[:3]))
    both = sorts[:2] in ((SetSize, AddTypes), (Gain, ThisAbility))
    return 3 if sorts == (SetTypes, SetColour, SetSize) else 2 if both else 1


class NamedTypes(Kind):
    """Card types and subtypes behind a size: "a 5/5 artifact creature"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found: list[str] = []
        for word in text[at:].split(" "):
            name = type_words().get(word)
            if name is None:
                return
            found.append(name)
            at += len(word)
            yield tuple(found), at, told
            at += 1

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or not value:
            raise Unsayable(value)
        return " ".join(map(type_word, value)), told


KINDS["named types"] = NamedTypes()


class CreatureType(Kind):
    """A creature type of what is a creature by then: "a 4/4 black Zombie"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["subtype"].read(text, at, told._replace(noun="creature")):
            yield value, end, then._replace(noun=told.noun)

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["subtype"].say(value, told)


KINDS["creature type"] = CreatureType()
Table(
    "so large besides",
    phrase("{n+t:its size} {c:named types}", (SetSize(_N, _T), AddTypes(_C))),
    phrase("{n+t:its size} {c:named types} with {a:keyword list}", (SetSize(_N, _T), AddTypes(_C), Gain(_A))),
)
Table("its size", phrase("a {n:number}/{t:number}", (_N, _T)))


def _exceptions(be: str, have: str) -> tuple[Phrase, ...]:
    """What a copy is or has, behind "it's" and "it has", or behind the verbs alone."""
    return (
        phrase(f"{have} {{a:keyword list}}", (Gain(_A),)),
        phrase(f"{be} {{c:more types}} in addition to {{x:own types}}", (AddTypes(_C),)),
        phrase(f"{be} {{c:so large besides}} in addition to {{x:own types}}", _C),
        phrase(f"{be} {{n+t:its size}} {{c:colour}} {{s:creature type}}",
               (SetTypes((_S,)), SetColour(_C), SetSize(_N, _T))),
        phrase(f"{be} {{n:number}}/{{t:number}}", (SetSize(_N, _T),)),
        phrase(f"{be} legendary in addition to {{x:own types}}", (AddTypes(("Legendary",)),)),
        phrase(f"{have} this ability", (ThisAbility(),)),
        phrase(f"{have} {{a:keyword list}} and this ability", (Gain(_A), ThisAbility())),
    )  # fmt: skip


Table(
    "exception",
    *_exceptions("it's", "it has"),
    phrase(
        "it isn't legendary",
        "it's not legendary",
        "the token isn't legendary",
        "they aren't legendary",
        "they're not legendary",
        "the tokens aren't legendary",
        (LoseTypes(("Legendary",)),),
    ),
    phrase("its name is ~", (OwnName(),)),
    phrase("~ has this ability", (ThisAbility(),)),
    phrase("it enters with {n:a} additional {kind:counter} counter# on it", (MoreCounters(_N, slot("kind")),)),
)
Table("exception without it", *_exceptions("is", "has"), phrase("isn't legendary", (LoseTypes(("Legendary",)),)))
KINDS["exceptions"] = Exceptions()


table("replacing line").add(
    phrase("you may have ~ enter as a copy of {what:any on the battlefield}, except {c:exceptions}.",
           Replaces(EntersAsCopy(_WHAT, _C))),
)  # fmt: skip
table("verb phrase").add(
    phrase("create~ {n:a} {t:token that copies} of {what:copied}, except {c:exceptions}",
           CreateCopies(_WHAT, _N, _WHO, _C, tapped=_T)),
    phrase("create~ {n:a} {x:attacking copy} of {what:copied}, except {c:exceptions}",
           CreateCopies(_WHAT, _N, _WHO, _C, attacking=True)),
)  # fmt: skip
table("thing clause").add(
    phrase("{what:subject} become~ a copy of {to:movable} until end of turn, except {c:exceptions}",
           BecomeCopy(_WHAT, _TO, _C, until="end of turn")),
    phrase("{what:subject} become~ a copy of {to:movable}, except {c:exceptions}", BecomeCopy(_WHAT, _TO, _C)),
)  # fmt: skip
