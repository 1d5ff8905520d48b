"""Damage that is prevented: which damage, dealt to whom, and by what, in each order in which cards say it.  (CR 615)"""

from entaku.oracle.ir.abilities import Replaces
from entaku.oracle.ir.replacements import InsteadOfDamage
from entaku.oracle.ir.things import Both, ChosenName, ControlledBy, Each, Group, Is, Predicate, You
from entaku.oracle.mechanics.lasting import Establish
from entaku.oracle.saying.english import acts, standing
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.sorts import adjective_of, adjectives_by_word
from entaku.oracle.saying.english.tables import Either, Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (acts, standing)
"""The modules to whose tables lines are added here, which must be there before."""

_SOURCE, _TO, _C, _N, _WHAT = slot("source"), slot("to"), slot("c"), slot("n"), slot("what")


class Sources(Kind):
    """Sources of damage, whatever they are: "artifact sources", "non-Human sources", "sources you don't control"."""

    WORD = "sources"
    OWNERS = ((" you control", ControlledBy(You())), (" your opponents control", ControlledBy(Each("opponent"))))

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if self.WORD not in text:
            return
        for where, end in self._sorts(text, at):
            if not text.startswith(self.WORD, end):
                continue
            end += len(self.WORD)
            owner = next(((words, one) for words, one in self.OWNERS if text.startswith(words, end)), None)
            if owner is not None:
                yield Group((*where, owner[1])), end + len(owner[0]), told
            elif where:
                yield Group(where), end, told

    @staticmethod
    def _sorts(text: str, at: int) -> "list[tuple[tuple[Predicate, ...], int]]":
        found: list[tuple[tuple[Predicate, ...], int]] = [((), at)]
        word, _, _ = text[at:].partition(" ")
        if word == "artifact":
            found.append(((Is("Artifact"),), at + len(word) + 1))
        found += [
            ((predicate,), at + len(words) + 1)
            for words, predicate in adjectives_by_word().get(word, ())
            if text.startswith(f"{words} ", at)
        ]
        return found

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group) or value.zone != "battlefield":
            raise Unsayable(value)
        behind = next((words for words, one in self.OWNERS if value.where[-1:] == (one,)), "")
        where = value.where[:-1] if behind else value.where
        if len(where) > 1 or not value.where:
            raise Unsayable(value)
        before = "".join(f"{'artifact' if one == Is('Artifact') else adjective_of().get(one)} " for one in where)
        if "None" in before:
            raise Unsayable(value)
        return f"{before}{self.WORD}{behind}", told


class SeveralSheltered(Kind):
    """You with what you control, or one sort of permanents, damage to which is prevented."""

    YOU_AND = "you and "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.YOU_AND, at):
            for group, end, then in KINDS["groups"].read(text, at + len(self.YOU_AND), told):
                yield Both((You(), group)), end, then
        yield from KINDS["groups"].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        if isinstance(value, Both) and len(value.of) == 2 and value.of[0] == You():
            words, told = KINDS["groups"].say(value.of[1], told)
            return f"{self.YOU_AND}{words}", told
        return KINDS["groups"].say(value, told)


KINDS["several sheltered"] = SeveralSheltered()
KINDS["kinds of sources"] = Sources()
Table("everybody", phrase("players", Each()))
Table("only you", phrase("you", You()))
Table("chosen name", phrase("sources with the chosen name", Group((ChosenName(),))))
Either("sheltered", "only you", "everybody", "named", "several sheltered")
Either("harming ones", "kinds of sources", "chosen name", "groups")
Either("harming", "harming ones", "things")
Either("sheltered now", "several sheltered", "everybody", "recipient")
Table(
    "damage kept off",
    phrase("damage", (False, False)),
    phrase("combat damage", (True, False)),
    phrase("noncombat damage", (False, True)),
)
Table(
    "kept off thus",
    phrase(
        "that would be dealt to {to:sheltered} by {source:harming ones}",
        "{source:harming ones} would deal to {to:sheltered}",
        "that {source:named} would deal to {to:sheltered}",
        (_SOURCE, _TO),
    ),
    phrase("that would be dealt by {source:harming ones}", "that would be dealt by {source:named}", (_SOURCE, None)),
    phrase("that would be dealt to {to:sheltered}", (None, _TO)),
)
Table(
    "to whom now",
    phrase("to {to:sheltered now} this turn", "this turn to {to:sheltered now}", (None, _TO)),
    phrase(
        "to {to:sheltered now} this turn by {source:harming}",
        "to {to:sheltered now} by {source:harming} this turn",
        (_SOURCE, _TO),
    ),
)
Table(
    "kept off this turn",
    phrase("that would be dealt this turn", (None, None)),
    phrase(
        "{source:harming} would deal this turn",
        "that {source:harming ones} would deal this turn",
        "that would be dealt by {source:harming} this turn",
        "that would be dealt this turn by {source:harming}",
        (_SOURCE, None),
    ),
    phrase("that would be dealt {source+to:to whom now}", (_SOURCE, _TO)),
    phrase("{source:harming} would deal to {to:sheltered now} this turn", (_SOURCE, _TO)),
)
table("replacing line").add(
    phrase(
        "prevent all {c+n:damage kept off} {source+to:kept off thus}.",
        Replaces(InsteadOfDamage(_SOURCE, _TO, _C, noncombat=_N)),
    ),
)
table("command").add(
    phrase(
        "prevent all {c+n:damage kept off} {source+to:kept off this turn}",
        Establish(InsteadOfDamage(_SOURCE, _TO, _C, noncombat=_N)),
    ),
)
