"""Creatures that grow by a keyword: bolster, support, adapt, renown.  (CR 701.33, 701.35, 701.43, 702.112)"""

from entaku.oracle.ir.abilities import Target
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount, Group, Is, Other, Targeted, Things
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.japanese.amounts import amount
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import WHAT, N, clause, command, keyword_action, row, says


class Bolster(Action, frozen=True):
    """So many +1/+1 counters are put on your creature of the least toughness that you choose.  (CR 701.33)"""

    amount: Amount


class Support(Action, frozen=True):
    """A +1/+1 counter is put on each of these targets.  (CR 701.35)"""

    what: Things


class Adapt(Action, frozen=True):
    """If there is no +1/+1 counter on this, so many are put on it.  (CR 701.43)"""

    amount: Amount


class BecomeRenowned(Action, frozen=True):
    """Creatures become renowned, and stay so as long as they are on the battlefield.  (CR 702.112)"""

    what: Things


class Supported(Kind):
    """How many creatures are supported, which are then targets: others than the card itself, unless it's a spell."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for most, end, then in KINDS["amount"].read(text, at, told):
            target = Target((_supportable(told),), 0, most)
            yield Targeted(len(told.targets)), end, then._replace(targets=(*told.targets, target), said=told.said + 1)

    def say(self, value: Value, told: Telling) -> Said:
        target = told.targets[value.n] if isinstance(value, Targeted) else None
        if target is None or target.most is None or target != Target((_supportable(told),), 0, target.most):
            raise Unsayable(value)
        words, then = KINDS["amount"].say(target.most, told)
        return words, then._replace(said=told.said + 1)


def _supportable(told: Telling) -> Group:
    return Group((Is("Creature"),)) if told.spell else Group((Other(), Is("Creature")))


KINDS["supported"] = Supported()


def _support(act: Support, told: Told) -> tuple[str, Clause]:
    assert isinstance(act.what, Targeted)
    most = told.targets[act.what.n].most
    return "", Clause(f"支援{amount(most if most is not None else 0, told)}を", "行う")


row(Bolster, command("bolster {n:amount}", Bolster(N)), ja=keyword_action("鼓舞"))
row(Support, command("support {what:supported}", Support(WHAT)), ja=_support)
row(Adapt, command("adapt {n:amount}", Adapt(N)), ja=keyword_action("順応"))
row(
    BecomeRenowned,
    clause("{what:subject} becomes renowned", BecomeRenowned(WHAT)),
    ja=says("高名に", "なる", who="{what:things}は"),
)
