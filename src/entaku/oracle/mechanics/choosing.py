"""Things and players that are chosen, without being targeted.  (CR 608.2d)"""

from typing import ClassVar

from entaku.oracle.ir import things as t
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.targets import Limit
from entaku.oracle.ir.things import Amount, Each, Group, Players, Predicate, Things, You
from entaku.oracle.saying.japanese.amounts import amount, in_exile, within
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.groups import before, counted, type_word
from entaku.oracle.saying.japanese.things import any_number, player, subject, thing
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import IN_TURN, Clause
from entaku.oracle.saying.rows import command, row


class ChooseThings(Action, frozen=True):
    """A player chooses objects, without targeting: `bind`.

    Several players choose in APNAP order and all choices are kept; `optional` is up to so many.  `total` limits what
    all that one player chooses have together, or says in what they differ.
    """

    of_each: ClassVar = ("what", "amount")

    what: Things
    who: Players = You()
    amount: Amount | None = 1
    optional: bool = False
    random: bool = False
    bind: str = "chosen"
    total: Limit | None = None

    def tells(self, field: str) -> bool:
        """Where there is a total it may be that none are chosen, anyway."""
        return field != "optional" or self.total is None


class ChooseOfEach(Action, frozen=True):
    """Each of some players, starting with you, chooses one object of each kind among those of some player: `bind`."""

    of_each: ClassVar = ("who", "kinds")

    who: Players
    kinds: tuple[Group, ...]
    choosers: Players = Each()
    bind: str = "chosen"


class ChoosePlayer(Action, frozen=True):
    """A player chooses a player among these, or one is chosen at random: `bind`."""

    sort: ClassVar = "player"

    of: Players
    who: Players = You()
    bind: str = "chosen"
    random: bool = False


class ChooseSource(Action, frozen=True):
    """You choose a source of damage, one like these: `bind`.  (CR 609.7)"""

    bind: str = "source"
    where: tuple[Predicate, ...] = ()


def _choose_player(act: ChoosePlayer, told: Told) -> Said:
    who = "対戦相手" if act.of == t.Each("opponent") else "プレイヤー"
    return "", Clause(f"{who}１人を{'無作為に' if act.random else ''}", "選ぶ")


def _choose(act: ChooseThings, told: Told) -> Said:
    number = "望む" if act.amount is None else f"{'最大' * act.optional}{amount(act.amount, told)}"
    what = act.what

    def so_many(group: Group) -> str:
        return any_number(group, told) if act.amount is None else counted(group, number, told)

    if isinstance(what, t.Among):
        words = f"その中から{so_many(t.Group(what.where, 'exile'))}"
    elif isinstance(what, t.Group):
        words = in_exile(so_many(what)) if what.zone == "exile" else so_many(what)
    elif isinstance(what, t.Both):
        words = "か".join(thing(each, told) for each in what.of)
    else:
        from_these = "そのうち" if what == t.Bound("moved") else f"{thing(what, told)}から"
        words = f"{from_these}{number}{'枚数' if act.amount is None else '枚'}"
    chosen = "無作為に" if act.random else "" if act.total is None else within(act.total, told)
    return subject(act.who, told), Clause(f"{words}を{chosen}", "選ぶ")


def _choose_source(act: ChooseSource, told: Told) -> Said:
    like = "".join(before(each, told) for each in act.where if not isinstance(each, t.Is))
    types = "".join(f"{type_word(each.what)}である" for each in act.where if isinstance(each, t.Is))
    return "", Clause(f"{like}{types}発生源１つを", "選ぶ")


row(ChooseThings, ja=_choose)
row(
    ChooseOfEach,
    ja=lambda act, told: (
        f"{IN_TURN}、" if act.choosers == Each() else f"{player(act.choosers, told)}はそれぞれ、",
        Clause(
            f"{player(act.who, told)}がコントロールしているパーマネントの中から"
            f"{'、'.join(counted(each, '１', told) for each in act.kinds)}を",
            "選ぶ",
        ),
    ),
)
row(
    ChoosePlayer,
    command("choose a player", ChoosePlayer(Each())),
    command("choose a opponent", ChoosePlayer(Each("opponent"))),
    ja=_choose_player,
)
row(ChooseSource, ja=_choose_source)
