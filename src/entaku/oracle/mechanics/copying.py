"""Copies of spells and of permanents, and targets that are chosen anew.  (CR 707, 115.7)"""

from entaku.oracle.ir.changes import Change
from entaku.oracle.ir.durations import Until
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import BoundPlayer, ControlledBy, Group, Is, Other, Players, Things, You
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
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


Table("different one", phrase("one of those creatures", None))
Table("it could target", phrase("the spell could target", None))
Table("what it could target", phrase("{y:it could target}. each copy targets a different {x:different one}", None))
Table("they copy", phrase("that player copies", None))
_OTHERS = (Other(), Is("Creature"))
Table("each other one of yours", phrase("each other creature you control", Group((*_OTHERS, ControlledBy(You())))))
Table(
    "each other one of theirs",
    phrase("each other creature they control", Group((*_OTHERS, ControlledBy(BoundPlayer())))),
)
row(
    CopyForEach,
    idiom("copy {what:that spell} for {among:each other one of yours} that {x:what it could target}",
          (CopyForEach(WHAT, slot("among")),)),
    idiom("{y:they copy} {what:that spell} for {among:each other one of theirs} that {x:what it could target}",
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
