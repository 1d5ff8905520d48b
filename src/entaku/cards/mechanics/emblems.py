"""Emblems.  (CR 114)"""

from entaku.cards.ir.abilities import Ability
from entaku.cards.ir.instructions import Action
from entaku.cards.saying.english.phrase import slot
from entaku.cards.saying.japanese.held import held
from entaku.cards.saying.japanese.words import Clause
from entaku.cards.saying.rows import command, row


class Emblem(Action, frozen=True):
    """You get an emblem with these abilities.  (CR 114)"""

    abilities: tuple[Ability, ...]


row(
    Emblem,
    command("you get a emblem with {a:quoted}", Emblem(slot("a"))),
    ja=lambda act, told: ("あなたは", Clause(f"{held(act.abilities, told)}を持つ紋章を", "得る")),
)
