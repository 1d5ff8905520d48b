"""Tokens.  (CR 111, 701.6)"""

from typing import ClassVar

from entaku.oracle.colours import Colours, wheel
from entaku.oracle.ir import abilities
from entaku.oracle.ir import things as t
from entaku.oracle.ir.changes import Change
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.things import (
    Amount,
    Players,
    Things,
    You,
)
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.japanese.amounts import amount, equal, is_big
from entaku.oracle.saying.japanese.clauses import Said, numbered
from entaku.oracle.saying.japanese.groups import counter, described, type_word
from entaku.oracle.saying.japanese.held import excepted, held
from entaku.oracle.saying.japanese.things import player, subject, thing
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import COLOURS, Clause, wide
from entaku.oracle.saying.rows import WHAT, WHO, N, row, verb
from entaku.oracle.typelines import SUPERTYPES


class Token(Node, frozen=True):
    """What a token is like: its size, colours, types and abilities; of a double-faced one its `back`.  (CR 111)"""

    types: tuple[str, ...]
    power: Amount = 1
    toughness: Amount = 1
    colours: Colours = ""
    abilities: tuple["abilities.Ability", ...] = ()
    name: str = ""
    back: "Token | None" = None

    def tells(self, field: str) -> bool:
        """A token's subtypes are its name."""
        return field != "name" or self.name not in self.types


class Create(Action, frozen=True):
    """A player creates so many tokens; `bind` is the tokens.

    They may enter `attacking`: each then attacks whom its controller chooses, or the player `whom` (CR 508.4);
    attached, `on` an object; with so many +1/+1 `counters` on each.
    """

    of_each: ClassVar = ("amount",)

    token: Token
    amount: Amount = 1
    who: Players = You()
    tapped: bool = False
    bind: str = "created"
    attacking: bool = False
    on: Things | None = None
    counters: Amount = 0
    whom: Players | None = None


class CreateCopies(Action, frozen=True):
    """A player creates so many tokens that are copies of an object; they may enter tapped and `attacking`."""

    of: Things
    amount: Amount = 1
    who: Players = You()
    except_: tuple[Change, ...] = ()
    tapped: bool = False
    bind: str = "created"
    attacking: bool = False


def _create(act: Create, told: Told) -> Said:
    if act.counters != 0:
        if act.token.name != "Incubator" or act.tapped or act.attacking or act.amount != 1:
            raise Unsayable(act)
        if is_big(act.counters):
            return subject(act.who, told), Clause("培養Ｘを", "行う", f"。Ｘは{equal(act.counters, told)}に等しい")
        return subject(act.who, told), Clause(f"培養{amount(act.counters, told)}を", "行う")
    tokens = numbered(act.amount, told, token_said(act.token, told), "体" if "Creature" in act.token.types else "つ")
    how = "タップ状態かつ" if act.attacking and act.tapped else "タップ状態で" if act.tapped else ""
    whom = f"{_attacked(act.whom, told)}を" if act.whom is not None else ""
    how += f"{whom}攻撃している状態で" if act.attacking else ""
    if act.on is not None:
        tokens = f"{thing(act.on, told)}につけられた状態で、{tokens}"
    return subject(act.who, told), Clause(f"{tokens}{how}", "生成する")


def _attacked(whom: t.Players, told: Told) -> str:
    """Whom tokens attack: each of several players is another than whoever creates them."""
    if whom == t.BoundPlayer("attacked"):
        return "その対戦相手"
    return "そのプレイヤー" if whom == t.BoundPlayer("each") else player(whom, told)


def token_said(of: Token, told: Told) -> str:
    """What a token is like: "飛行を持つ白の１/１のスピリット・クリーチャー・トークン"."""
    called = "クリーチャー" if "Creature" in of.types else "アーティファクト"
    having = f"{held(of.abilities, told._replace(bearer=f'この{called}'))}を持つ" if of.abilities else ""
    if of.name in of.types and "Creature" not in of.types:
        return f"{type_word(of.name)}・トークン"
    if "Role" in of.types:
        return f"{of.name}・{type_word('Role')}・トークン"
    having = f"{having}「{of.name}」という名前の" if of.name else having
    if len({each for each in (of.power, of.toughness) if not isinstance(each, int)}) > 1:
        raise Unsayable(of)
    colours = "".join(COLOURS[c] for c in wheel(of.colours)) or "無色"
    colours = f"{colours}の" if len(of.colours) < len(COLOURS) else "すべての色である"
    has_size = not {"Creature", "Vehicle"}.isdisjoint(of.types) and not _sizes_itself(of)
    size = f"{_size(of.power)}/{_size(of.toughness)}の" if has_size else ""
    supertypes = "".join(type_word(w) for w in of.types if w in SUPERTYPES)
    kinds = [type_word(w) for w in of.types if w not in (*_CARD_TYPES, *SUPERTYPES)]
    kinds += [type_word(w) for w in _CARD_TYPES if w in of.types]
    return f"{having}{colours}{size}{supertypes}{'・'.join(kinds)}・トークン"


_CARD_TYPES = ("Land", "Artifact", "Creature", "Enchantment")
"""Card types of tokens, in the order in which they are said behind the others."""


def _sizes_itself(of: Token) -> bool:
    """Whether an ability of the token says how large it is.  (CR 604.3)"""
    return any(isinstance(each, abilities.Static) and each.defines for each in of.abilities)


def _size(of: t.Amount) -> str:
    return wide(of) if isinstance(of, int) else "Ｘ"


def _copies(act: CreateCopies, told: Told) -> Said:
    of: object = told.targets[act.of.n].of[0] if isinstance(act.of, t.Targeted) else act.of
    of = getattr(told.event, "what", None) if of == t.Bound("it") else of
    unit = "体" if (of == t.Self() and told.creature) or (isinstance(of, t.Group) and counter(of) == "体") else "つ"
    except_ = f"{excepted(act.except_, told)}ことを除き" if act.except_ else ""
    if isinstance(act.of, t.Group) and act.of.zone == "battlefield":
        if act.amount != 1 or act.tapped or act.attacking:
            raise Unsayable(act)
        each = f"{described(act.of, told)}１{counter(act.of)}につき、"
        return f"{each}{subject(act.who, told)}", Clause(
            f"{except_}そのパーマネントのコピーであるトークン１つを", "生成する"
        )
    copied = thing(act.of, told._replace(later=True))
    each = "それらそれぞれにつき、" if copied == "それら" else ""
    of_it = f"{copied if not each else 'それ'}のコピーであるトークン"
    tokens = each + except_ + ("、" if except_ else "") + numbered(act.amount, told, of_it, unit)
    how = "タップ状態かつ攻撃している状態で" if act.attacking else "タップ状態で" if act.tapped else ""
    return subject(act.who, told), Clause(f"{tokens}{how}", "生成する")


row(
    Create,
    verb("create~ {c:creation}", slot("c")),
    ja=_create,
)
row(
    CreateCopies,
    verb("create~ {n:a} {t:token that copies} of {what:copied}", CreateCopies(WHAT, N, WHO, tapped=slot("t"))),
    verb(
        "create~ {n:a} {x:attacking copy} of {what:copied}",
        "create~ {n:a} {x:copying token} of {what:copied}{z:that fight}",
        CreateCopies(WHAT, N, WHO, attacking=True),
    ),
    ja=_copies,
)
