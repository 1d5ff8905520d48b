"""Counters put on, removed and moved.  (CR 122)"""

from typing import ClassVar

from entaku.oracle.ir import things as t
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import (
    Amount,
    Bound,
    Group,
    Things,
)
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Telling, Unsayable, Value
from entaku.oracle.saying.japanese.amounts import amount, is_big
from entaku.oracle.saying.japanese.clauses import Said, numbered
from entaku.oracle.saying.japanese.groups import described, kind
from entaku.oracle.saying.japanese.things import all_of, every, thing
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import KIND, WHAT, English, N, command, row

_TO = slot("to")


class PutCounters(Action, frozen=True):
    """So many counters of a kind are put on each of these objects."""

    what: Things
    kind: str = "+1/+1"
    amount: Amount = 1


class DivideCounters(Action, frozen=True):
    """So many counters are put on the targets, distributed as you choose, at least 1 on each.  (CR 601.2d)"""

    amount: Amount
    kind: str = "+1/+1"
    n: int = 0


class PutCountersOf(Action, frozen=True):
    """As many counters of each kind as an object has, or last had, are put on others.  (CR 122.8)

    On what has them they are doubled.  (CR 701.9e)
    """

    of: Things
    to: Things


class RemoveCounters(Action, frozen=True):
    """Counters are removed: so many of a kind or of any kinds (""), or all (None); `bind` is how many.

    `up_to`: as many of these as a player likes.
    """

    sort: ClassVar = "number"

    what: Things
    kind: str = ""
    amount: Amount | None = None
    bind: str = "removed"
    up_to: bool = False


class EnterWithCounters(Action, frozen=True):
    """What a spell becomes as it resolves enters with so many more counters of a kind.  (CR 614.12)"""

    what: Things
    kind: str = "+1/+1"
    amount: Amount = 1


class SpreadCounters(Action, frozen=True):
    """You may move any number of counters of a kind from one object onto others like these."""

    source: Things
    to: Group
    kind: str = "+1/+1"


class MoveCounters(Action, frozen=True):
    """Counters are moved from objects onto another; none are if either can't.  (CR 122.5)

    So many of a kind from each, all of them (None), or with `any_number` as many as you like; of every kind with "".
    """

    source: Things
    to: Things
    kind: str = "+1/+1"
    amount: Amount | None = 1
    any_number: bool = False


def _removed(act: RemoveCounters, told: Told) -> Said:
    counters = f"{kind(act.kind)}カウンター" if act.kind else "カウンター"
    if act.amount is None:
        many = "望む数の" if act.up_to else "すべての"
        return "", Clause(f"{all_of(act.what, told)}の上から{many}{counters}を", "取り除く")
    number = "Ｘ" if is_big(act.amount) else amount(act.amount, told)
    most = "最大" if act.up_to else ""
    return "", Clause(f"{thing(act.what, told)}の上から{counters}{most}{number}個を", "取り除く")


def _counters(act: PutCounters, told: Told) -> Said:
    each = "それぞれ" if isinstance(act.what, t.Group) or thing(act.what, told).startswith("それら") else ""
    told = told._replace(named=told.named and not told.later)
    counters = numbered(act.amount, told, f"{kind(act.kind)}カウンター", "個")
    return "", Clause(f"{every(act.what, told)}の上に{each}{counters}", "置く")


row(
    PutCounters,
    command("put {n:a} {kind:counter} counter# on {what:things}",
           "put a number of {kind:counter} counters on {what:things} equal to {n:equal}", PutCounters(WHAT, KIND, N)),
    ja=_counters,
)  # fmt: skip
row(
    DivideCounters,
    command("distribute {n:a} {kind:counter} counters among {to:divided}", DivideCounters(N, KIND, _TO)),
    ja=lambda act, told: (
        "",
        Clause(f"それらの上にその割り振った個数の{kind(act.kind)}カウンターを", "置く"),
    ),
)  # fmt: skip
row(
    PutCountersOf,
    command("put those counters on {to:things}", PutCountersOf(Bound(), _TO)),
    command("put {what:poss} counters on {to:things}", PutCountersOf(WHAT, _TO)),
    ja=lambda act, told: (
        "",
        Clause(f"{thing(act.to, told)}の上にそれらのカウンターを", "置く")
        if act.of == Bound()
        else Clause(f"{thing(act.of, told)}の上に置かれている各種類のカウンターの個数をそれぞれ", "２倍にする")
        if act.of == act.to
        else Clause(f"{thing(act.of, told)}の上にあるすべてのカウンターを{thing(act.to, told)}の上に", "置く"),
    ),
)
Table(
    "counters at most",
    phrase("up to {n:a} {kind:counter} counter#", (N, KIND)),
    phrase("up to {n:a} counter#", (N, "")),
    phrase("any number of counters", (None, "")),
)
row(
    RemoveCounters,
    command("remove {n:a} {kind:counter} counter# from {what:things}", RemoveCounters(WHAT, KIND, N)),
    command("remove {n:a} counter# from {what:things}", RemoveCounters(WHAT, "", N)),
    command("remove {n+kind:counters at most} from {what:things}", RemoveCounters(WHAT, KIND, N, up_to=True)),
    ja=_removed,
)


class ThatCreature(Kind):
    """What the spell becomes that an ability has waited for: "that creature"."""

    WORDS = "that creature"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.WORDS, at) and told.it == Bound():
            yield Bound(), at + len(self.WORDS), told

    def say(self, value: Value, told: Telling) -> tuple[str, Telling]:
        if value != Bound() or told.it != Bound():
            raise Unsayable(value)
        return self.WORDS, told


KINDS["what the spell becomes"] = ThatCreature()
row(
    EnterWithCounters,
    command(
        "{what:what the spell becomes} enters with {n:a} additional {kind:counter} counter# on it",
        EnterWithCounters(WHAT, KIND, N),
    ),
    ja=lambda act, told: (
        "そのクリーチャーは",
        Clause(f"追加の{numbered(act.amount, told, f'{kind(act.kind)}カウンター', '個')}置いた状態で", "戦場に出る"),
    ),
)
row(
    SpreadCounters,
    English(
        "optional command",
        phrase("move {kind:any counters} from {what:thing} onto {to:groups}", SpreadCounters(WHAT, _TO, KIND)),
    ),
    ja=lambda act, told: (
        "あなたは",
        Clause(
            f"{thing(act.source, told)}の上から望む数の{kind(act.kind)}"
            f"カウンターを、望む数の{described(act.to, told)}の上に",
            "移動してもよい",
        ),
    ),
)
Table("any counters", phrase("any number of {kind:counter} counters", KIND))
Table(
    "counters moved",
    phrase("{n:a} {kind:counter} counter#", (N, KIND, False)),
    phrase("{n:a} counter#", (N, "", False)),
    phrase("all {kind:counter} counters", (None, KIND, False)),
    phrase("all counters", (None, "", False)),
    phrase("{kind:any counters}", (1, KIND, True)),
    phrase("any number of counters", (1, "", True)),
)


def _moved(act: MoveCounters, told: Told) -> Said:
    counters = f"{kind(act.kind)}カウンター" if act.kind else "カウンター"
    if act.any_number:
        counters = f"望む数の{counters}"
    elif act.amount is None:
        counters = f"すべての{counters}"
    else:
        counters = f"{counters}{amount(act.amount, told)}個"
    return "", Clause(f"{every(act.source, told)}の上から{counters}を{thing(act.to, told)}の上に", "移動する")


row(
    MoveCounters,
    command("move {n+kind+any:counters moved} from {what:things} onto {to:thing}",
            "move {n+kind+any:counters moved} from {what:things} to {to:thing}",
            MoveCounters(WHAT, _TO, KIND, N, slot("any"))),
    ja=_moved,
)  # fmt: skip
