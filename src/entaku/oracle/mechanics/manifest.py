"""Manifest, manifest dread, cloak.  (CR 701.34, 2026 701.58, 701.62)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount, Players, You
from entaku.oracle.saying.japanese.amounts import amount
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.things import owners, subject
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import WHO, N, command, row, says, verb


class Manifest(Action, frozen=True):
    """A player puts so many top cards of their library onto the battlefield face down; `bind` is these.  (CR 701.34)"""

    amount: Amount = 1
    who: Players = You()
    bind: str = "manifested"


class ManifestDread(Action, frozen=True):
    """You look at the top two cards of your library and manifest one; the other goes to the graveyard.

    (CR 2026 701.62a)
    """

    bind: str = "manifested"


class Cloak(Action, frozen=True):
    """A player puts so many top cards face down onto the battlefield, with ward {2} as long as they lie so.

    (CR 2026 701.58a)
    """

    amount: Amount = 1
    who: Players = You()
    bind: str = "manifested"


def _manifest(act: Manifest | Cloak, told: Told) -> Said:
    many = "カード" if act.amount == 1 else f"カード{amount(act.amount, told)}枚"
    return subject(act.who, told), Clause(
        f"{owners(act.who, told)}のライブラリーの一番上の{many}を",
        "予示する" if isinstance(act, Manifest) else "偽装する",
    )


row(
    Manifest,
    verb("manifest~ {n:so many from the top} of {your} library", Manifest(N, WHO)),
    ja=_manifest,
)
row(ManifestDread, command("manifest dread", ManifestDread()), ja=says("戦慄予示を", "行う"))
row(Cloak, verb("cloak~ {n:so many from the top} of {your} library", Cloak(N, WHO)), ja=_manifest)
