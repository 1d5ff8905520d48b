"""Objects put from zone to zone: returned, exiled, put onto the battlefield.  (CR 400.7, 610.3)"""

from typing import ClassVar

from entaku.oracle.ir import things as t
from entaku.oracle.ir.durations import Until
from entaku.oracle.ir.happenings import Dies
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import (
    Amount,
    Players,
    Predicate,
    Things,
    You,
    Zone,
)
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.japanese.amounts import is_big, of_library, per
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.durations import exile_ends
from entaku.oracle.saying.japanese.groups import kind, like
from entaku.oracle.saying.japanese.things import all_of, owners, player, subject, thing
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import Clause, wide
from entaku.oracle.saying.rows import KIND, WHAT, WHERE, WHO, English, command, row


class Move(Action, frozen=True):
    """Objects are put into a zone; `bind` is what they have become there.

    To the battlefield under the control of `under` (None: of their owners).  To a library: on top, on the bottom or,
    with `any_order`, so in an order of the player's choice; with `random_order` in a random one; `below` so many cards
    that are on top, or below all of fewer (CR 401.7).  With `counters` of the kind `counter` on each.  What enters
    `transformed` has its back face up; what has none stays where it is.  What enters `attacking` attacks whom its
    controller chooses.  (CR 508.4)  `origin`: only what is in this zone by then.
    """

    what: Things
    to: Zone
    under: Players | None = None
    tapped: bool = False
    bottom: bool = False
    any_order: bool = False
    random_order: bool = False
    face_down: bool = False
    counter: str = ""
    transformed: bool = False
    below: int = 0
    bind: str = "moved"
    attacking: bool = False
    counters: int = 1
    origin: Zone | None = None


class PutOnEitherEnd(Action, frozen=True):
    """An object's owner puts it on top or on the bottom of their library, as they choose.  (CR 401.4)

    Instead of on top, `below` so many cards that are there.  (CR 401.7)
    """

    what: Things
    below: int = 0


class ExileUntil(Action, frozen=True):
    """Objects are exiled until something happens, and then return to the battlefield at once: `bind`.  (CR 610.3)"""

    what: Things
    until: Until
    bind: str = "moved"


class PutFromHand(Action, frozen=True):
    """A player may put cards like these from their hand onto the battlefield, up to so many, or any number: None.

    They enter `attacking` a player, if so said.  (CR 508.4)
    """

    of_each: ClassVar = ("where", "amount")

    where: tuple[Predicate, ...]
    who: Players = You()
    amount: Amount | None = 1
    tapped: bool = False
    bind: str = "moved"
    attacking: Players | None = None


Table(
    "how deep", phrase("second", 1), phrase("third", 2), phrase("fourth", 3), phrase("fifth", 4), phrase("seventh", 6)
)
Table(
    "on either end",
    phrase("on their choice of the top or bottom of their library", "on the top or bottom of their library", 0),
    phrase("into their library {n:how deep} from the top or on the bottom", slot("n")),
)
Table(
    "several of a kind",
    phrase("{n:several} {kind:counter} counters", "{n:several} additional {kind:counter} counters", (KIND, slot("n"))),
)
Table("another counter", phrase("a additional {kind:counter} counter on {x:it or them}", KIND))
Table(
    "those counters",
    phrase("{kind:counter} counters on {x:it or them}", "additional {kind:counter} counters on {x:it or them}", KIND),
)
Table(
    "so many counters",
    phrase("a {kind:counter} counter on {x:it or them}", "{kind:another counter}", (KIND, 1)),
    phrase("{kind+n:several counters} on {x:it or them}", "{kind:another counter} for each {n:for each}",
           "a number of {kind:those counters} equal to {n:equal}", (KIND, slot("n"))),
)  # fmt: skip
Table(
    "entering so",
    phrase("the battlefield", "the battlefield under {x:owner's control}", (False, False, None)),
    phrase("the battlefield tapped", "the battlefield tapped under {x:owner's control}", (True, False, None)),
    phrase("the battlefield tapped and attacking", (True, True, None)),
    phrase("the battlefield under your control", (False, False, You())),
    phrase("the battlefield tapped under your control", (True, False, You())),
)
_TAPPED = slot("c")
_WITH_SOURCE = t.Group((t.ExiledWithSource(),), "exile")


def _move(act: Move, told: Told) -> Said:
    what = all_of(act.what, told) if not isinstance(act.what, t.TopCards) else of_library(act.what, told)
    if isinstance(act.what, t.Among):
        what = what.replace("その中から", "その中からすべての", 1)
    if act.to == "exile":
        return _exiled(act, what, told)
    if act.to == "hand":
        back = _comes_back(act.what, told)
        whose = "あなたの" if is_yours(act.what, told) else "オーナーの"
        return "", Clause(f"{what}を{whose}手札に", "戻す" if back else "加える")
    if act.to == "battlefield":
        return _onto_the_battlefield(act, what, told)
    if act.to == "library":
        whose = "あなたの" if is_yours(act.what, told) else "オーナーの"
        end = "一番下" if act.bottom else f"一番上から{wide(act.below + 1)}枚目" if act.below else "一番上"
        order = "望む順番で" if act.any_order else "無作為の順番で" if act.random_order else ""
        return "", Clause(f"{what}を{whose}ライブラリーの{end}に{order}", "置く")
    if act.to == "graveyard":
        whose = "オーナー" if _are_others(act.what, told) else "あなた"
        return "", Clause(f"{what}を{whose}の墓地に", "置く")
    raise Unsayable(act)


def _onto_the_battlefield(act: Move, what: str, told: Told) -> Said:
    """What enters, under whose control, and how."""
    if act.what == _WITH_SOURCE and act.under is None and not act.tapped:
        return "", Clause("その追放されたカードをオーナーのコントロール下で戦場に", "戻す")
    under = f"{player(act.under, told)}のコントロール下で" if act.under is not None else ""
    tapped = "変身した状態で" if act.transformed else "タップ状態で" if act.tapped else ""
    tapped = "タップ状態かつ攻撃している状態で" if act.attacking else tapped
    counted = _with_counters(act)
    tapped = f"{counted.removesuffix('で')}かつ{tapped}" if counted and act.tapped else tapped + counted
    put = isinstance(act.what, t.Bound | t.Among) and act.what.name in ("seen", "revealed", "milled", "found", "chosen")
    put = put or _is_anybodys(act.what, told)
    exiled = act.what == t.Bound("moved") or (isinstance(act.what, t.Among) and act.what.name == "moved")
    if exiled and isinstance(told.origin, t.Group | t.TopCards):
        under, put = "" if is_yours(told.origin, told) else under, True
    dead = isinstance(act.what, t.Self) and isinstance(told.event, Dies)
    anybodys = put and _is_anybodys(act.what, told)
    exiled_with = isinstance(act.what, t.Group) and t.ExiledWithSource() in act.what.where
    if act.under is None and (anybodys or exiled_with or (not put and (dead or act.what == t.Bound("moved")))):
        under = "オーナーのコントロール下で"
    first, then = (tapped, under) if act.tapped and act.counter else (under, tapped)
    return "", Clause(f"{what}を{first}{then}戦場に", "出す" if put else "戻す")


def _exiled(act: Move, what: str, told: Told) -> Said:
    """What is exiled, by whom where each of several does so, and from where."""
    if act.what == t.Group(zone="graveyard"):
        return "", Clause("すべての墓地にあるすべてのカードを", "追放する")
    who = act.what.who if isinstance(act.what, t.TopCards) else None
    of_each = isinstance(who, t.Each)
    whose = subject(who, told) if who is not None and of_each else ""
    if who == t.Each():  # yours, too
        whose, what = "", what.replace("自分の", "各プレイヤーの", 1)
    if act.origin == "graveyard":
        what = f"あなたの墓地にある{'そのカード' if what == 'それ' else what}"
    how = f"{'それぞれ' * (of_each and not whose)}{'裏向きで' * act.face_down}{_with_counters(act)}"
    return whose, Clause(f"{what}を{how}", "追放する")


def _with_counters(act: Move) -> str:
    """With which counters on them things are put somewhere, "" without any."""
    return f"{kind(act.counter)}カウンター{wide(act.counters)}個が置かれた状態で" if act.counter else ""


def _are_others(what: t.Things, told: Told) -> bool:
    """Whether cards that are buried may be others' than yours."""
    parts = what.of if isinstance(what, t.Both) else (what,)
    return any(
        (isinstance(each, t.Bound | t.Among) and each.name in told.others)
        or (isinstance(each, t.Group) and each.zone == "exile")
        for each in parts
    )


def is_yours(what: object, told: Told) -> bool:
    """Whether cards are surely yours: from your graveyard or library."""
    if isinstance(what, t.Self):
        return told.whence.startswith("あなたの")
    if isinstance(what, t.Targeted):
        what = told.targets[what.n].of[0]
    if isinstance(what, t.TopCards):
        return what.who == t.You()
    if isinstance(what, t.Group):
        return what.of == t.You()
    if isinstance(what, t.Both):
        return all(isinstance(each, t.Bound) and is_yours(each, told) for each in what.of)
    return (
        isinstance(what, t.Bound | t.Among)
        and what.name not in told.others
        and what.name
        in (
            "revealed",
            "seen",
            "milled",
            "found",
            "chosen",
            "rest",
            "pile",
            "winners",
        )
    )


def _is_anybodys(what: object, told: Told) -> bool:
    """Whether a card is targeted in a graveyard that may be another player's."""
    group = told.targets[what.n].of[0] if isinstance(what, t.Targeted) else None
    return isinstance(group, t.Group) and group.zone == "graveyard" and group.of != t.You()


def _comes_back(what: object, told: Told) -> bool:
    if isinstance(what, t.Both) and all(isinstance(each, t.Bound) for each in what.of):
        return any(_comes_back(each, told) for each in what.of)
    return not isinstance(what, t.TopCards) and not (
        isinstance(what, t.Bound | t.Among)
        and what.name in ("revealed", "seen", "milled", "found", "rest", "first", "second", "pile", "chosen")
    )


row(
    Move,
    command("return {what:buried self} to your hand", Move(WHAT, "hand")),
    command("return {what:buried self} {c:to the battlefield}", Move(WHAT, "battlefield", tapped=_TAPPED)),
    command("exile all graveyards", "exile all cards from all graveyards", Move(t.Group(zone="graveyard"), "exile")),
    command("exile {what:exiled}", Move(WHAT, "exile")),
    command("exile {what:exiled} face down", Move(WHAT, "exile", face_down=True)),
    command("exile {what:exiled} with {n:a} {kind:counter} counter# on it",
            Move(WHAT, "exile", counter=KIND, counters=slot("n"))),
    command("return {what:movable} to {h:owner's hand}",
           "put {what:movable} into {h:owner's hand}", "return to {h:owner's hand} {what:movable}",
           "that player puts {what:one seen} into their hand",
           Move(WHAT, "hand")),
    command("return {what:returned} {c:to the battlefield} under {x:owner's control}",
           "return {what:owned anyway} {c:to the battlefield}", "put {what:owned anyway} {c:onto the battlefield}",
           "return {c:to the battlefield} {what:movable}",
           "return {what:movable} {c:to the battlefield} under {x:owner's control}",
           Move(WHAT, "battlefield", tapped=_TAPPED)),
    command("return {what:movable} to the battlefield tapped and attacking",
           "return {what:buried self} to the battlefield tapped and attacking",
           Move(WHAT, "battlefield", tapped=True, attacking=True)),
    command("put {what:movable} onto the battlefield under your control",
           "return {what:movable} to the battlefield under your control",
           "put onto the battlefield under your control {what:movable}", "return {what:anybody's} to the battlefield",
           "put {what:anybody's} onto the battlefield", Move(WHAT, "battlefield", under=You())),
    command("return {what:anybody's} to the battlefield tapped", "put {what:anybody's} onto the battlefield tapped",
           Move(WHAT, "battlefield", under=You(), tapped=True)),
    command("return {what:movable} to the battlefield {u:transformed}",
            "return {what:buried self} to the battlefield {u:transformed}",
            Move(WHAT, "battlefield", under=slot("u"), transformed=True)),
    command("return {what:movable} to {tapped+attacking+under:entering so} with {kind+n:so many counters}",
            "return {what:returned} to {tapped+attacking+under:entering so} with {kind+n:so many counters}",
            "return {what:buried self} to {tapped+attacking+under:entering so} with {kind+n:so many counters}",
            "put {what:movable} onto {tapped+attacking+under:entering so} with {kind+n:so many counters}",
            Move(WHAT, "battlefield", slot("under"), slot("tapped"), attacking=slot("attacking"), counter=KIND,
                 counters=slot("n"))),
    command("put {what:things} on top of {h:owner's library}", Move(WHAT, "library")),
    command("put {what:things} on the bottom of {h:owner's library}", Move(WHAT, "library", bottom=True)),
    command("put {what:things} into {h:owner's library} {n:how deep} from the top",
            Move(WHAT, "library", below=slot("n"))),
    command("put {what:one seen} into {h:owner's graveyard}", Move(WHAT, "graveyard")),
    command("put {what:buried cards} into {h:owner's graveyard}", Move(WHAT, "graveyard")),
    command("put {what:cards seen} back in any order", Move(WHAT, "library", any_order=True)),
    ja=_move,
)  # fmt: skip
row(
    PutOnEitherEnd,
    command("{what:poss} owner puts it {n:on either end}", "the owner of {what:things} puts it {n:on either end}",
            PutOnEitherEnd(WHAT, slot("n"))),
    ja=lambda act, told: (
        f"{thing(act.what, told)}のオーナーは",
        Clause(
            f"それを自分のライブラリーの{f'一番上から{wide(act.below + 1)}枚目' if act.below else '一番上'}か一番下に",
            "置く",
        ),
    ),
)  # fmt: skip
row(
    ExileUntil,
    command("exile {what:things} {u:duration}", ExileUntil(WHAT, slot("u"))),
    ja=lambda act, told: (
        "",
        Clause(f"{exile_ends(act.until, told)}{all_of(act.what, told)}を", "追放する"),
    ),
)


def _as_it_enters(act: PutFromHand, told: Told) -> str:
    """That it enters tapped, and attacking somebody, whoever that is where any opponent will do."""
    if act.attacking is None:
        return "タップ状態で" if act.tapped else ""
    whom = "" if act.attacking == t.Each("opponent") else f"{player(act.attacking, told)}を"
    return f"{'タップ状態かつ' if act.tapped else ''}{whom}攻撃している状態で"


def _for_each_put(most: Amount | None, told: Told) -> str:
    """For each of what one card may be put, where that isn't a number."""
    return per(most, told) if most is not None and is_big(most) else ""


def _some(act: PutFromHand, told: Told) -> str:
    """So many cards that may be put, or as many as there are; for what isn't a number each of them is one."""
    if act.amount is None:
        return f"{like(act.where, '', told, '望む枚数の').removesuffix('枚を')}を"
    number = f"最大{wide(act.amount)}" if isinstance(act.amount, int) and act.amount > 1 else wide(1)
    return like(act.where, number, told)


Table(
    "some to put",
    phrase("up to {n:several} {where:cards like}", (slot("n"), WHERE)),
    phrase("any number of {where:cards like}", (None, WHERE)),
)
row(
    PutFromHand,
    English("optional command", phrase(
        "put {where:a card like} from {your} hand {tapped+attacking:how it enters}",
        PutFromHand(WHERE, WHO, tapped=slot("tapped"), attacking=slot("attacking")))),
    English("optional command", phrase(
        "put {n+where:some to put} from {your} hand {tapped+attacking:how it enters}",
        PutFromHand(WHERE, WHO, slot("n"), tapped=slot("tapped"), attacking=slot("attacking")))),
    ja=lambda act, told: (
        subject(act.who, told) or "あなたは",
        Clause(
            f"{_for_each_put(act.amount, told)}{owners(act.who, told)}の手札にある"
            f"{_some(act, told)}{_as_it_enters(act, told)}",
            "戦場に出してもよい",
        ),
    ),
)  # fmt: skip
