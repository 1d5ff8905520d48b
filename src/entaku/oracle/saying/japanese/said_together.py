"""Several instructions that are said in one go: mana, tokens, what is shuffled in or comes back."""

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import TypeGuard

from entaku.oracle.ir import actions as a
from entaku.oracle.ir import instructions as i
from entaku.oracle.ir import things as t
from entaku.oracle.ir.walking import own_nodes
from entaku.oracle.mechanics.attaching import EnterAttached
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.connive import Connive
from entaku.oracle.mechanics.copying import BecomeCopy
from entaku.oracle.mechanics.counters import DivideCounters, PutCounters
from entaku.oracle.mechanics.damage import Damage, DivideDamage, Fight
from entaku.oracle.mechanics.destroying import Destroy, Sacrifice
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.mechanics.moving import Move, is_yours
from entaku.oracle.mechanics.populate import Populate
from entaku.oracle.mechanics.proliferate import Proliferate
from entaku.oracle.mechanics.revealing import Reveal
from entaku.oracle.mechanics.searching import Search, Shuffle
from entaku.oracle.mechanics.tapping import Tap, Untap
from entaku.oracle.mechanics.tokens import Create
from entaku.oracle.mechanics.voting import Vote
from entaku.oracle.saying.japanese.acts import clause
from entaku.oracle.saying.japanese.amounts import equal, is_big
from entaku.oracle.saying.japanese.clauses import shares
from entaku.oracle.saying.japanese.things import player, target, thing
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause, wide


def figures(number: int) -> str:
    """A result: one figure is wide, two are narrow."""
    return wide(number) if number < 10 else str(number)


def puts_all(one: i.Instruction) -> bool:
    """Whether all of a group are put onto the battlefield."""
    return isinstance(one, Move) and isinstance(one.what, t.Group) and one.to == "battlefield"


def is_vote_for_cards(one: i.Instruction) -> bool:
    return isinstance(one, Vote) and isinstance(one.among, t.Group) and one.among.zone != "battlefield"


def origin_of(do: Sequence[i.Instruction]) -> t.Things | None:
    """What is moved first, if it wasn't on the battlefield: cards of a library, or cards that are exiled together."""
    first = next((each for each in do if isinstance(each, Move)), None)
    if first is None or isinstance(first.what, t.TopCards):
        return None if first is None else first.what
    together = isinstance(first.what, t.Group) and first.what.zone != "battlefield" and first.to == "exile"
    return first.what if together else None


def is_last_of_all(one: i.Instruction, other: i.Instruction | None) -> bool:
    """Whether the other uses what was done before: a creature grown, or the counters and tokens there are then."""
    if isinstance(other, Fight) and isinstance(one, PutCounters):
        return one.what == other.what == t.Targeted()
    return isinstance(other, Populate | Proliferate) and isinstance(one, Destroy | Move | PutCounters)


def mana_at_once(do: Sequence[i.Instruction]) -> tuple[str, int]:
    """Mana of several kinds added at once, so many symbols of each; and how many instructions that is."""
    same = [each for each in takewhile(lambda one: isinstance(one, AddMana), do) if isinstance(each, AddMana)]
    if len(same) < 2:
        return "", 0
    said = ""
    for each in same:
        if not isinstance(each.amount, int) or each != AddMana(each.colours, each.amount) or len(each.colours) != 1:
            return "", 0
        said += f"{{{each.colours}}}" * each.amount
    return f"{said}を加える。", len(same)


def tokens_together(do: Sequence[i.Instruction], told: Told) -> tuple[str, int]:
    """Tokens of several kinds in one sentence: "狼…１体と熊…１体を生成する。"."""
    alike = list(takewhile(lambda one: is_plain_creation(one, do[0]), do))
    if len(alike) < 2:
        return "", 0
    said = [clause(each, told) for each in alike]
    tokens = "と".join(each.before.removesuffix("を") for _, each in said)
    return f"{said[0][0]}{tokens}を{said[0][1].verb}。", len(alike)


def is_plain_creation(one: i.Instruction, first: i.Instruction) -> bool:
    """Whether it creates so many tokens, as whoever creates the first of them does."""
    if not isinstance(one, Create) or not isinstance(first, Create) or one.who != first.who:
        return False
    plain_one = isinstance(one.token.power, int | t.X)
    return plain_one and not one.tapped and not is_big(one.amount)


def is_shuffled_in(one: i.Instruction, other: i.Instruction | None) -> TypeGuard[Move]:
    """Whether something is put into a library that is shuffled then."""
    return isinstance(one, Move) and one.to == "library" and not one.bottom and isinstance(other, Shuffle)


def shuffled_in(one: Move, told: Told) -> Clause:
    of = one.what
    if isinstance(of, t.Group) and not of.where and isinstance(of.of, t.TargetedPlayer | t.OwnerOf):
        whence = {"graveyard": "墓地", "hand": "手札"}.get(of.zone, "")
        if whence:
            return Clause(f"{player(of.of, told)}は自分の{whence}を自分のライブラリーに加えて", "切り直す")
    whose = "あなた" if is_yours(one.what, told) else "オーナー"
    return Clause(f"{thing(one.what, told)}を{whose}のライブラリーに加えて", "切り直す")


def comes_back(one: Move, other: Move) -> bool:
    """Whether a target is exiled and comes back at once."""
    returns = (other.what, other.to) == (t.Bound("moved"), "battlefield")
    return one.to == "exile" and isinstance(one.what, t.Targeted) and returns


def targets(told: Told, do: Sequence[i.Instruction] = ()) -> str:
    """What is targeted, as a sentence of its own; with how much is divided among it, as that is announced then."""
    if not told.targets:
        return ""
    words = [target(told, n) for n in range(len(told.targets))]
    each = next((one.each_of for one in told.targets if one.each_of is not None), None)
    first = "" if each is None else f"{player(each, told)}につき、"
    divided = next((each for each in own_nodes(tuple(do)) if isinstance(each, DivideDamage | DivideCounters)), None)
    if divided is None:
        count = next((one.most for one in told.targets if one.most is not None and is_big(one.most)), None)
        x_is = f"Ｘは{equal(count, told)}に等しい。" if count is not None else ""
        return f"{first}{'と'.join(words)}を対象とする。{x_is}"
    unit = "点" if isinstance(divided, DivideDamage) else "個"
    return f"{'と'.join(words)}を対象とし、{shares(divided.amount, unit, told)}をあなたの望むように割り振る。"


def as_their_own(who: str, done: str) -> str:
    """What a player does, who is called 自分 where they were named as its subject."""
    named = who.removesuffix("は")
    if not named.endswith(("プレイヤー", "オーナー", "コントローラー", "対戦相手")):
        return done
    return done.replace(f"{named}が", "自分が").replace(f"{named}の", "自分の")


def is_told(one: object) -> bool:
    """Whether it stands in quotation marks where it is left to you: what others do, and what takes sentences."""
    done_by_it = isinstance(one, Search | a.Apply | Damage | Fight | BecomeCopy | Connive)
    return done_by_it or not isinstance(getattr(one, "who", t.You()), t.You)


def is_done_by(one: i.Instruction, who: t.Players) -> bool:
    """Whether those do it who may: nobody else is named then."""
    return not isinstance(one, i.Action) or getattr(one, "who", who) in (who, t.BoundPlayer("each"))


def chosen_at_once(one: i.Instruction, other: i.Instruction | None, told: Told) -> str:
    """Any number of things, or what somebody else chooses, and what is done with all of them; "" for anything else."""
    if not isinstance(one, ChooseThings) or one.random or not isinstance(one.what, t.Group) or one.bind != "chosen":
        return ""
    if one.total is not None:
        return ""
    if isinstance(one.who, t.You) and one.amount is not None:
        return ""
    chosen, others = t.Bound("chosen"), not isinstance(one.who, t.You)
    done = {
        Sacrifice(chosen): "生け贄に捧げる",
        Tap(chosen): "タップする",
        Untap(chosen): "アンタップする",
        Reveal(chosen): "公開する",
        Move(chosen, "exile"): "追放する",
        Move(chosen, "hand"): f"{'自分' if others and one.what.zone == 'graveyard' else 'オーナー'}の手札に戻す",
    }
    if others and one.what.zone == "graveyard":
        done[Move(chosen, "battlefield")] = "戦場に戻す"
    verb = next((words for act, words in done.items() if act == other), "")
    if others and not isinstance(other, Move | Tap | Untap):
        return ""
    who, what = clause(one, told)
    return f"{who}{as_their_own(who, what.before)}{verb}。" if verb else ""


_IN_A_HAND = re.compile(r"^.*の手札に(?:ある|あり)")


def chosen_and_done(one: i.Instruction, other: i.Instruction | None, told: Told) -> Clause | None:
    """So many things that you choose and what is done with them, as one clause; None for anything else."""
    if not isinstance(one, ChooseThings) or one != ChooseThings(one.what, amount=one.amount) or one.amount is None:
        return None
    if not isinstance(one.what, t.Group):
        return None
    chosen, of_yours = t.Bound("chosen"), one.what.of == t.You()
    match other:
        case Move(to="exile") if other == Move(chosen, "exile"):
            where, verb = "", "追放する"
        case Move(to="hand") if other == Move(chosen, "hand") and (one.what.zone == "battlefield" or of_yours):
            where, verb = f"{'あなた' if of_yours else 'オーナー'}の手札に", "戻す"
        case PutCounters() if other == PutCounters(chosen, other.kind, other.amount) and one.what.zone == "battlefield":
            on_it = clause(other, told)[1].before
            if not on_it.startswith("それの上に"):
                return None
            chosen_one = clause(one, told)[1].before.removesuffix("を")
            return Clause(f"{chosen_one}{on_it.removeprefix('それ')}", "置く")
        case EnterAttached(to=to) if other == EnterAttached(chosen, to) and one.what.zone == "hand":
            where, verb = f"{thing(to, told)}についている状態で戦場に", "出す"
        case _:
            return None
    before = clause(one, told)[1].before
    if one.what.zone == "hand" and not of_yours and verb == "追放する":  # it has been revealed
        return Clause(f"{_IN_A_HAND.sub('その中から', before)}選び、", verb)
    return Clause(f"{before}{where}", verb)
