"""Spells and abilities that are countered.  (CR 701.5)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import AnyOf, Is, Predicate, Things, Zone
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.japanese.things import thing
from entaku.oracle.saying.japanese.told import Unsayable
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import TO, WHAT, command, row


class Counter(Action, frozen=True):
    """Spells or abilities are countered; a spell's card goes to `to`, if it is like `where`.  (CR 701.5)

    To the battlefield it goes under your control; to a library on top, or on the `bottom`.
    """

    what: Things
    to: Zone = "graveyard"
    where: tuple[Predicate, ...] = ()
    bottom: bool = False


def _goes(act: Counter) -> str:
    """Where a spell goes that is countered, if it isn't its owner's graveyard."""
    end = {
        "hand": "オーナーの手札に加える",
        "exile": "追放する",
        "library": f"オーナーのライブラリーの一番{'下' if act.bottom else '上'}に置く",
    }.get(act.to)
    if act.to == "battlefield":
        if act.where != (AnyOf((Is("Artifact"), Is("Creature"))),):
            raise Unsayable(act)
        return (
            "。これによりアーティファクト・呪文かクリーチャー・呪文が打ち消されたなら、"
            "そのカードをオーナーの墓地に置く代わりに、それをあなたのコントロール下で戦場に出す"
        )
    if end is None:
        return ""
    return f"。これによりその呪文が打ち消されたなら、そのカードをオーナーの墓地に置く代わりに{end}"


Table(
    "countered place",
    phrase("into its owner's hand", ("hand", False)),
    phrase("on top of its owner's library", ("library", False)),
    phrase("on the bottom of its owner's library", ("library", True)),
)
row(
    Counter,
    command("counter {what:things}", Counter(WHAT)),
    command("counter {what:things}. if that spell is countered this way, exile it instead of putting it into its"
           " owner's graveyard", Counter(WHAT, "exile")),
    command("counter {what:things}. if that spell is countered this way, put it {to+bottom:countered place} instead of"
           " into that player's graveyard", Counter(WHAT, TO, bottom=slot("bottom"))),
    ja=lambda act, told: ("", Clause(f"{thing(act.what, told)}を", f"打ち消す{_goes(act)}")),
)  # fmt: skip
