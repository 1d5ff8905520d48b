"""Copies of spells and of permanents, and targets that are chosen anew.  (CR 707, 115.7)"""

from entaku.oracle.ir.changes import Change
from entaku.oracle.ir.durations import Until
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import BoundPlayer, Group, Other, Players, Things, You
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Value
from entaku.oracle.saying.japanese.groups import described
from entaku.oracle.saying.japanese.held import excepted
from entaku.oracle.saying.japanese.things import subject, thing
from entaku.oracle.saying.japanese.words import UNTIL_END_OF_TURN, Clause
from entaku.oracle.saying.rows import TO, WHAT, clause, command, idiom, row, says


class CopySpell(Action, frozen=True):
    """A player copies a spell, and controls the copy; they may choose new targets for it.  (CR 707.10)"""

    what: Things
    new_targets: bool = True
    who: Players = You()


class CopyForEach(Action, frozen=True):
    """A player copies a spell for each of these that it could target, and each copy targets another one of them.

    (CR 707.10d)
    """

    what: Things
    among: Group
    who: Players = You()


class NewTargets(Action, frozen=True):
    """You may choose new targets for spells.  (CR 115.7d)"""

    what: Things


class ChangeTarget(Action, frozen=True):
    """The target of a spell with a single target is changed to another.  (CR 115.7)"""

    what: Things


class BecomeCopy(Action, frozen=True):
    """An object becomes a copy of another, except for these changes.  (CR 707)"""

    what: Things
    of: Things
    except_: tuple[Change, ...] = ()
    until: Until = "end of game"


row(
    CopySpell,
    command(
        "copy {what:things}. you may choose new targets for the copy",
        "copy {what:things} and you may choose new targets for the copy",
        CopySpell(WHAT),
    ),
    command("copy {what:things}", CopySpell(WHAT, new_targets=False)),
    ja=lambda act, told: (subject(act.who, told), Clause(f"{thing(act.what, told)}を", "コピーする")),
)


class EachItCouldTarget(Kind):
    """Each other one that a spell could target, with what its copies do: "each other creature that spell could …"."""

    SPELL = (" that the spell", " that spell", " the spell")
    ONES = " could target. each copy targets a different one of those "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for group, end, then in KINDS["every"].read(text, at, told):
            for number, spell in enumerate(self.SPELL):
                behind = f"{spell}{self.ONES}{then.noun}s"
                if isinstance(group, Group) and Other() in group.where and text.startswith(behind, end):
                    yield group, end + len(behind), then.chose("that it could target", number)._replace(it=told.it)

    def say(self, value: Value, told: Telling) -> Said:
        words, then = KINDS["every"].say(value, told)
        number, then = then.choice("that it could target")
        return f"{words}{self.SPELL[number]}{self.ONES}{then.noun}s", then._replace(it=told.it)


KINDS["each it could target"] = EachItCouldTarget()
row(
    CopyForEach,
    idiom("copy {what:that spell} for {among:each it could target}", (CopyForEach(WHAT, slot("among")),)),
    idiom("that player copies {what:that spell} for {among:each it could target}",
          (CopyForEach(WHAT, slot("among"), BoundPlayer()),)),
    ja=lambda act, told: (
        subject(act.who, told),
        Clause(
            f"{thing(act.what, told)}を、それの対象にできる{described(act.among, told)}１体につき１つコピーし、"
            "各コピーはそれぞれそれらのうち異なる１体を", "対象とする",
        ),
    ),
)  # fmt: skip
row(
    NewTargets,
    command("you may choose new targets for {what:things}", NewTargets(WHAT)),
    ja=says("{what:thing}の新しい対象を", "選んでもよい", who="あなたは"),
)
row(
    ChangeTarget,
    command("change the target of {what:things}", ChangeTarget(WHAT)),
    ja=says("{what:thing}の対象を", "変更する"),
)
row(
    BecomeCopy,
    clause(
        "{what:subject} become~ a copy of {to:movable} until end of turn", BecomeCopy(WHAT, TO, until="end of turn")
    ),
    clause("{what:subject} become~ a copy of {to:movable}", BecomeCopy(WHAT, TO)),
    ja=lambda act, told: (
        f"{UNTIL_END_OF_TURN if act.until == 'end of turn' else ''}{thing(act.what, told)}は",
        Clause(
            f"{f'{excepted(act.except_, told)}ことを除き、' if act.except_ else ''}{thing(act.of, told)}のコピーに",
            "なる",
        ),
    ),
)  # fmt: skip
