"""Emblems.  (CR 114)"""

from entaku.oracle.ir.abilities import Ability
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Players, You
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.japanese.held import held
from entaku.oracle.saying.japanese.things import subject
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import WHO, row, verb


class Emblem(Action, frozen=True):
    """A player gets an emblem with these abilities, or each of several players one.  (CR 114.2)"""

    abilities: tuple[Ability, ...]
    who: Players = You()


row(
    Emblem,
    verb("get~ a emblem with {a:one or two quoted}", Emblem(slot("a"), WHO)),
    ja=lambda act, told: (
        subject(act.who, told) or "あなたは",
        Clause(f"{held(act.abilities, told._replace(bearer='この紋章'))}を持つ紋章を", "得る"),
    ),
)
