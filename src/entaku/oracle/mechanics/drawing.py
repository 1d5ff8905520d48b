"""Cards drawn, discarded, milled and put back.  (CR 121, 701.8, 701.13)"""

from typing import ClassVar

from entaku.oracle.ir import things as t
from entaku.oracle.ir.happenings import BeginningOf
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.names import Names
from entaku.oracle.ir.things import (
    Amount,
    Players,
    Predicate,
    Things,
    You,
)
from entaku.oracle.saying.japanese.amounts import amount
from entaku.oracle.saying.japanese.clauses import Said, numbered
from entaku.oracle.saying.japanese.groups import like
from entaku.oracle.saying.japanese.things import owners, subject, thing
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import WHERE, WHO, N, row, verb


class Draw(Action, frozen=True):
    """A player draws cards, or up to so many; `bind` is the cards drawn."""

    of_each: ClassVar = ("amount",)

    amount: Amount = 1
    who: Players = You()
    bind: str = ""
    up_to: bool = False

    def also_binds(self) -> Names:
        return frozenset({("drawn", "object")})


class Discard(Action, frozen=True):
    """A player discards cards: as many as said, or `up_to` so many, None for all; `bind` is the cards discarded.

    `chooser` chooses them if it is not the player; `where` limits the choice to cards like these.  `what` are cards
    that were chosen before, of which all are discarded.
    """

    of_each: ClassVar = ("where", "amount", "chooser")

    amount: Amount | None = 1
    who: Players = You()
    where: tuple[Predicate, ...] = ()
    random: bool = False
    chooser: Players | None = None
    bind: str = ""
    up_to: bool = False
    what: Things | None = None

    def also_binds(self) -> Names:
        return frozenset({("discarders", "player"), (self.bind or "discarded", "object")})


class Mill(Action, frozen=True):
    """A player puts the top cards of their library into their graveyard; `bind` is the cards there.  (CR 701.13)"""

    of_each: ClassVar = ("amount",)

    amount: Amount
    who: Players = You()
    bind: str = "milled"


class PutBack(Action, frozen=True):
    """A player puts cards of their choice from their hand on top of their library, in any order."""

    amount: Amount
    who: Players = You()


def _draw(act: Draw, told: Told) -> Said:
    noun = "カード最大" if act.up_to else "カード"
    if act.amount == t.BoundAmount("discarded"):
        return subject(act.who, told), Clause("その枚数に等しい枚数のカードを", "引く")
    more = "追加で" * (isinstance(told.event, BeginningOf) and told.event.step == "draw")
    return subject(act.who, told), Clause(more + numbered(act.amount, told, noun, "枚"), "引く")


def _discard(act: Discard, told: Told) -> Said:
    who = subject(act.who, told)
    if act.what is not None:
        what = {"それ": "そのカード", "それら": "それらのカード"}.get(said := thing(act.what, told), said)
        return who, Clause(f"{what}を", "捨てる")
    if act.chooser is not None:
        chosen = f"あなたはその中から{like(act.where, '１', told)}選ぶ。"
        return chosen + who, Clause("そのカードを", "捨てる")
    if act.amount is None and act.up_to:
        return who, Clause("望む枚数のカードを", "捨てる")
    if act.amount is None and act.where and not any(isinstance(p, t.Other) for p in act.where):
        return who, Clause(like(act.where, "", told).replace("枚を", "をすべて"), "捨てる")
    if act.amount is None:
        rest = any(isinstance(p, t.Other) for p in act.where)
        return who, Clause("残りを" if rest else f"{owners(act.who, told)}の手札を", "捨てる")
    if act.where:
        return who, Clause(like(act.where, amount(act.amount, told), told), "捨てる")
    cards = numbered(act.amount, told, "カード最大" if act.up_to else "カード", "枚")
    return who, Clause(f"{cards.removesuffix('を')}を無作為に選んで" if act.random else cards, "捨てる")


row(
    Draw,
    verb("draw~ {n:so many cards}", "draw~ {n:additional}", Draw(N, WHO)),
    ja=_draw,
)  # fmt: skip
row(
    Discard,
    verb("discard~ {n:so many cards}", Discard(N, WHO)),
    verb("discard~ up to {n:a} card#", Discard(N, WHO, up_to=True)),
    verb("discard~ {n:a} card# at random", Discard(N, WHO, random=True)),
    verb("discard~ {your} hand", Discard(None, WHO)),
    verb("discard~ {where:a card like}", Discard(1, WHO, WHERE)),
    verb("discard~ all {where:cards of some sort}", Discard(None, WHO, WHERE)),
    verb("discard~ all the cards in {your} hand", Discard(None, WHO)),
    ja=_discard,
)
row(
    Mill,
    verb("mill~ {n:so many cards}", Mill(N, WHO)),
    ja=lambda act, told: (
        subject(act.who, told),
        Clause(numbered(act.amount, told, "カード", "枚"), "切削する"),
    ),
)
row(
    PutBack,
    verb("put~ a card from {your} hand on top of {your} library", PutBack(1, WHO)),
    verb("put~ {n:a} card# from {your} hand on top of {your} library in any order", PutBack(N, WHO)),
    ja=lambda act, told: (
        subject(act.who, told),
        Clause(
            f"{owners(act.who, told)}の手札にあるカード{amount(act.amount, told)}枚を"
            f"{owners(act.who, told)}のライブラリーの一番上に{'望む順番で' if act.amount != 1 else ''}",
            "置く",
        ),
    ),
)
