"""Costs in Japanese."""

from collections.abc import Sequence

from entaku.oracle.ir import abilities as a
from entaku.oracle.ir.one_predicate import sorted_out
from entaku.oracle.ir.things import AllOf, Amount, AnyOf, Being, CountersOn, Giver, Group, Self, You
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.saying.japanese.amounts import amount, equal, is_big
from entaku.oracle.saying.japanese.groups import counted, described, kind
from entaku.oracle.saying.japanese.told import GIVER, Told, Unsayable
from entaku.oracle.saying.japanese.words import Clause, wide

MOST_SYMBOLS = 6
"""More energy is counted, and not shown by so many symbols."""


def part(one: a.CostPart, told: Told) -> Clause:  # noqa: C901, PLR0912  (one line for each kind)
    """One part of a cost; symbols are words without a verb."""
    if isinstance(one, a.Pay):
        return Clause(f"{'水の技' if one.waterbend else ''}{one.mana}", "")
    if isinstance(one, a.TapThis):
        return Clause("{T}", "")
    if isinstance(one, a.UntapThis):
        return Clause("{Q}", "")
    if isinstance(one, a.DoCost | a.ExertCost):
        return _done(one, told)
    if isinstance(one, a.PayLife):
        return _life(one.amount, told)
    if isinstance(one, a.PayEnergy):
        return _energy(one.amount, told)
    if isinstance(one, a.SacrificeCost):
        return Clause(_of_two_sorts(one, told) or _what(one.what, one.amount, told), "生け贄に捧げる")
    if isinstance(one, a.DiscardCost):
        return _discarded(one, told)
    if isinstance(one, a.ExileCost):
        return _exiled(one, told)
    if isinstance(one, a.RemoveCountersCost):
        return _counters_removed(one, told)
    if isinstance(one, a.RevealCost):
        return _revealed(one, told)
    if isinstance(one, a.LifeForOpponent):
        return Clause(f"対戦相手１人に{amount(one.amount, told)}点のライフを", "得させる")
    if isinstance(one, a.TapOthers):
        untapped = Group((*one.what.where, Being("untapped")), one.what.zone, one.what.of)
        return Clause(_what(untapped, one.amount, told), "タップする")
    if isinstance(one, a.PutBelowCost):
        return Clause(f"１つの墓地にあるカード{amount(one.amount, told)}枚をオーナーのライブラリーの一番下に", "置く")
    if isinstance(one, a.MaterialsCost):
        return Clause(f"{materials(one, told)}を", "追放する")
    if isinstance(one, a.ReturnCost):
        return Clause(f"{_what(one.what, one.amount, told)}オーナーの手札に", "戻す")
    if isinstance(one, a.LoyaltyCost):
        sign = "＋" if isinstance(one.change, int) and one.change > 0 else ""
        return Clause(wide(f"{sign}{one.change}"), "")
    raise Unsayable(one)


def _counters_removed(one: a.RemoveCountersCost, told: Told) -> Clause:
    """Counters that are removed: from the card itself, from one of several objects, or from among all of them."""
    if isinstance(one.amount, CountersOn):
        return Clause(f"{told.name}の上からすべての{kind(one.kind)}カウンターを", "取り除く")
    if one.among and isinstance(one.what, Group):
        of_all = f"{described(one.what, told)}の上から合わせて"
        return Clause(f"{of_all}{amount(one.amount, told)}個の{kind(one.kind)}カウンターを", "取り除く")
    named = {Self: told.name, Giver: GIVER}.get(type(one.what))
    whence = counted(one.what, "１", told) if isinstance(one.what, Group) else named
    return Clause(f"{whence}の上から{kind(one.kind)}カウンター{amount(one.amount, told)}個を", "取り除く")


def _of_two_sorts(one: a.SacrificeCost, told: Told) -> str:
    """One of one sort or one of another, each said by itself; "" for anything else."""
    sorts = one.what.where if isinstance(one.what, Group) and one.amount == 1 else ()
    if len(sorts) != 1 or not isinstance(sorts[0], AnyOf) or not any(isinstance(each, AllOf) for each in sorts[0].of):
        return ""
    groups = (Group(sorted_out(each)) for each in sorts[0].of)
    return "か".join(counted(each, "１", told) for each in groups) + "を"


def _life(number: Amount, told: Told) -> Clause:
    """Life that is paid: so much, or as much as something is."""
    much = f"{equal(number, told)}に等しい点数" if is_big(number) else f"{amount(number, told)}点"
    return Clause(f"{much}のライフを", "支払う")


def _energy(number: Amount, told: Told) -> Clause:
    """Energy that is paid: by symbols, by its number, or by what it is equal to."""
    if isinstance(number, int) and number <= MOST_SYMBOLS:
        return Clause(f"{'{E}' * number}を", "支払う")
    many = f"{equal(number, told)}に等しい数" if is_big(number) else f"{amount(number, told)}個"
    return Clause(f"{many}の{{E}}を", "支払う")


def _done(one: a.DoCost | a.ExertCost, told: Told) -> Clause:
    """What is done as a cost, as an action says it; what it is done to is chosen without a word."""
    from entaku.oracle.saying.rows import ROWS

    if isinstance(one, a.ExertCost):
        return Clause(f"{told.name}を", "督励する")
    act = one.do[-1]
    if isinstance(act, PutCounters) and isinstance(one.do[0], ChooseThings) and isinstance(one.do[0].what, Group):
        return Clause(f"{counted(one.do[0].what, '１', told)}の上に{kind(act.kind)}カウンター１個を", "置く")
    before = (
        ROWS[type(each)].japanese(each, told)[1].stem for each in one.do[:-1] if not isinstance(each, ChooseThings)
    )
    last = ROWS[type(act)].japanese(act, told)[1]
    return last._replace(before="".join(f"{words}、" for words in before) + last.before)


def _revealed(one: a.RevealCost, told: Told) -> Clause:
    """The card itself, or cards like these in your hand, revealed."""
    if isinstance(one.what, Self):
        return Clause(f"あなたの手札から{told.name}を", "公開する")
    if (one.what.zone, one.what.of) != ("hand", You()):
        raise Unsayable(one)
    if one.what.where:
        if any(isinstance(each, AnyOf) for each in one.what.where):
            return Clause(_what(one.what, one.amount, told).replace("や", "か"), "公開する")
        return Clause(f"あなたの手札から{_what(Group(one.what.where, 'exile'), one.amount, told)}", "公開する")
    return Clause(f"あなたの手札から{_what(Group(zone='exile'), one.amount, told)}", "公開する")


def _discarded(one: a.DiscardCost, told: Told) -> Clause:
    if isinstance(one.what, Self):
        return Clause(f"{told.name}を", "捨てる")
    if (one.what.zone, one.what.of) != ("hand", You()):
        raise Unsayable(one)
    if one.amount is None:
        return Clause("あなたの手札を", "捨てる")
    if one.random:
        return Clause(f"カード{amount(one.amount, told)}枚を無作為に選んで", "捨てる")
    return Clause(_what(Group(one.what.where, "exile"), one.amount, told), "捨てる")


def materials(one: a.MaterialsCost, told: Told) -> str:
    """What something is crafted with: so many of these, or more."""
    words = counted(one.what, wide(one.amount), told) if one.what.where else f"{wide(one.amount)}つ"
    return f"{words}{'以上' * one.more}"


def _exiled(one: a.ExileCost, told: Told) -> Clause:
    if one.origin != "graveyard":
        return Clause(f"{'あなたの手札から' if one.origin == 'hand' else ''}{told.name}を", "追放する")
    return Clause(_what(one.what, one.amount, told), "追放する")


def _what(what: object, number: object, told: Told) -> str:
    if isinstance(what, Giver):
        return f"{GIVER}を"
    if not isinstance(what, Group):
        return f"{told.this}を"
    words = counted(what, amount(number, told), told)  # type: ignore[arg-type]  # how many is an amount
    return f"{words}を"


def cost(parts: Sequence[a.CostPart], told: Told) -> str:
    """The parts of an activation cost: "{1}, {T}, …を生け贄に捧げる"."""
    said: list[str] = []
    for each in parts:
        words = part(each, told).plain
        if isinstance(each, a.Pay) and said and said[-1].startswith("{") and not said[-1].startswith(("{T", "{Q")):
            said[-1] += words
        else:
            said.append(words)
    return ", ".join(said)


def payment(parts: Sequence[a.CostPart], told: Told) -> Clause:
    """What somebody may pay, as something done."""
    clauses = [part(each, told) for each in parts]
    last = clauses[-1]
    last = last if last.verb else Clause(f"{last.before}を", "支払う")
    return Clause(
        "".join(f"{each.stem if each.verb else each.before + 'を支払い'}、" for each in clauses[:-1]) + last.before,
        last.verb,
    )
