"""Which conspiracies a bot sets aside, and which names it gives their hidden agendas.  (CR 702.106, 905.4)"""

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from entaku.decks.limited import NO_BASICS
from entaku.oracle.card import Card
from entaku.oracle.colours import Colours


class Agenda(Struct, frozen=True):
    """What a hidden agenda wants named: which kind of card, how many names, the colour of mana it asks for, and how
    many copies of the card make it worth while."""

    kind: Literal["creature", "instant or sorcery", "any"]
    names: int = 1
    colour: Colours = ""
    copies: int = 1


AGENDAS: Mapping[str, Agenda] = {
    "Brago's Favor": Agenda("any"),
    "Double Stroke": Agenda("instant or sorcery"),
    "Immediate Action": Agenda("creature"),
    "Iterative Analysis": Agenda("instant or sorcery"),
    "Muzzio's Preparations": Agenda("creature"),
    "Secret Summoning": Agenda("creature", copies=2),
    "Secrets of Paradise": Agenda("creature"),
    "Unexpected Potential": Agenda("any"),
    "Adriana's Valor": Agenda("creature", colour="W"),
    "Assemble the Rank and Vile": Agenda("creature", colour="B"),
    "Echoing Boon": Agenda("creature"),
    "Hired Heist": Agenda("creature", colour="U"),
    "Incendiary Dissent": Agenda("creature", colour="R"),
    "Natural Unity": Agenda("creature", colour="G"),
    "Summoner's Bond": Agenda("creature", names=2),
}
NO_SPELLS = "Hymn of the Wilds"
"""Its owner can't cast instants or sorceries."""
BY_TOUGHNESS = "Weight Advantage"
"""Its owner's creatures deal combat damage by toughness."""
WHOLE_POOL = "Worldknit"
"""Does something only if the whole pool is in the deck."""
FEW_SPELLS = 2


class Playing(Struct, frozen=True):
    """What a deck plays: its spells with their copies, its colours, and whether nothing of the pool is left out."""

    spells: tuple[tuple[Card, int], ...]
    colours: Colours
    whole_pool: bool

    def of_kind(self, kind: str) -> Iterator[tuple[Card, int]]:
        """The cards of a kind that an agenda may want."""
        for card, copies in self.spells:
            creature = card.is_type("Creature")
            if kind == "any" or (
                creature if kind == "creature" else card.is_type("Instant") or card.is_type("Sorcery")
            ):
                yield card, copies


def agenda_names(conspiracy: str, playing: Playing) -> tuple[str, ...]:
    """The names worth choosing for a conspiracy's agenda, best first; none if it has no use in this deck.

    Several copies in the deck come first, for they are drawn sooner; then what is cast early, and so matters longest.
    """
    agenda = AGENDAS.get(conspiracy)
    if agenda is None or not set(agenda.colour) <= set(playing.colours):
        return ()
    fitting = [(card, copies) for card, copies in playing.of_kind(agenda.kind) if copies >= agenda.copies]
    fitting.sort(key=lambda each: (-each[1], abs(each[0].mana_value - 2.5), each[0].name))
    return tuple(card.front.name for card, _ in fitting) if len(fitting) >= agenda.names else ()


def is_useful(conspiracy: str, playing: Playing) -> bool:
    """Whether a deck is better off with this conspiracy in the command zone."""
    if conspiracy in AGENDAS:
        return bool(agenda_names(conspiracy, playing))
    if conspiracy == NO_BASICS:
        return False  # every deck built here lives on basic lands
    if conspiracy == NO_SPELLS:
        return sum(copies for _, copies in playing.of_kind("instant or sorcery")) <= FEW_SPELLS
    if conspiracy == BY_TOUGHNESS:
        return sum(_tougher(card) * copies for card, copies in playing.of_kind("creature")) > 0
    if conspiracy == WHOLE_POOL:
        return playing.whole_pool
    return True


def _tougher(card: Card) -> int:
    power, toughness = card.front.power or "", card.front.toughness or ""
    return int(toughness) - int(power) if power.isdigit() and toughness.isdigit() else 0
