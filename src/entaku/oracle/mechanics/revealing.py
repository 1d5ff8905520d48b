"""Cards revealed and looked at.  (CR 701.16)"""

from entaku.oracle.ir import things as t
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import (
    Amount,
    Group,
    Players,
    Predicate,
    Things,
    You,
)
from entaku.oracle.saying.japanese.amounts import amount, equal, is_big, of_library
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.groups import like
from entaku.oracle.saying.japanese.things import owners, player, subject, thing
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import WHAT, WHERE, WHO, N, command, idiom, row, verb


class Reveal(Action, frozen=True):
    """Cards are revealed, and stay where they are; `bind` is the cards."""

    what: Things
    bind: str = "revealed"


class RevealHand(Action, frozen=True):
    """A player reveals their hand; `bind` is its cards."""

    who: Players
    bind: str = "revealed"


class LookAt(Action, frozen=True):
    """You look at cards; `bind` is the cards."""

    what: Things
    bind: str = "seen"


class RevealUntil(Action, frozen=True):
    """A player reveals cards from the top of their library until so many like these are revealed.

    `bind` is the cards like these, `rest` all other cards revealed this way.
    """

    where: tuple[Predicate, ...]
    who: Players = You()
    amount: Amount = 1
    bind: str = "found"
    rest: str = "rest"


def _seen(what: t.Things, told: Told) -> str:
    if isinstance(what, t.TopCards) and isinstance(what.who, t.Each):
        return thing(what, told).replace("自分", player(what.who, told), 1)
    return of_library(what, told)


def _look_at(act: LookAt, told: Told) -> Said:
    """What is looked at; what has just been exiled may be as long as it lies there."""
    what = _seen(act.what, told)
    if act.what == t.Bound("moved"):
        return f"{what}が追放され続けているかぎり、あなたは", Clause(f"{what}を", "見てもよい")
    return "", Clause(f"{what}を", "見る")


def _reveal_until(act: RevealUntil, told: Told) -> Said:
    cards = like(act.where, "", told).removesuffix("枚を")
    cards += f"{amount(act.amount, told)}枚" if act.amount != 1 and not is_big(act.amount) else ""
    number = f"{equal(act.amount, told)}に等しい枚数の" if is_big(act.amount) else ""
    return subject(act.who, told), Clause(
        f"{number}{cards}が公開されるまで、{owners(act.who, told)}のライブラリーの一番上から１枚ずつ", "公開していく"
    )


row(
    Reveal,
    command("each player reveals {what:top cards of each}", Reveal(WHAT)),
    command("reveal {what:revealed cards}", Reveal(WHAT)),
    command("reveal {what:one seen}", Reveal(WHAT)),
    verb("reveal~ {what:own revealed cards}", Reveal(WHAT)),
    ja=lambda act, told: (
        "各プレイヤーはそれぞれ" if isinstance(act.what, t.TopCards) and isinstance(act.what.who, t.Each) else "",
        Clause(f"{of_library(act.what, told)}を", "公開する"),
    ),
)
row(
    RevealHand,
    verb("reveal~ {your} hand", RevealHand(WHO)),
    ja=lambda act, told: (subject(act.who, told), Clause("自分の手札を", "公開する")),
)
row(
    LookAt,
    command("look at {what:seen cards}", LookAt(WHAT)),
    command("look at {who:owned} hand", LookAt(Group(zone="hand", of=WHO))),
    ja=_look_at,
)
row(
    RevealUntil,
    idiom(
        "reveal cards from the top of your library until you reveal {where+n:up to found}",
        (RevealUntil(WHERE, amount=N),),
    ),
    ja=_reveal_until,
)
