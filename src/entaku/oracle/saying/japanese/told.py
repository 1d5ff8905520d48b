"""What has been told so far in a Japanese text: the card's name, the targets, what "それ" means."""

from typing import NamedTuple

from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Target
from entaku.oracle.ir.happenings import Happening, PlayerAttacks
from entaku.oracle.ir.walking import nodes

GIVER = "§"
"""What stands in an ability that something else gives for the name of what gives it.  (CR 201.5a)"""


class Unsayable(Exception):
    """No words are known for this piece of a tree."""


class Told(NamedTuple):
    """name: the card's Japanese name; targets: those of the ability; event: what a triggered ability waits for.

    `named`: the card has been named in the sentence; `spell`: it is an instant or sorcery; `whence` stands before its
    name where the ability works from another zone; `others` are the names of cards that are not, or not all, yours;
    `bearer` is what an ability that something has calls it; `left`: what was moved is the card itself;
    `later`: others were spoken of since the event; `ends`: the card is sacrificed for the event; `theirs`: the ability
    speaks of the player whose step it waits for; `creature`: the card may be one; `origin`: what was moved first;
    `several` are the names of more cards than one; `asked`: what a card is was asked in the sentence;
    `together`: all of a group were moved to the battlefield; `cards`: what was voted for are cards;
    `given_up` is what that is called which was sacrificed; `stays` is the type that the card keeps as a creature;
    `land`: it is one;
    `pairs` are the names of two cards each; `less`: of which two numbers it was asked whether the first is less;
    `put`: the zone that "this way" speaks of.
    """

    name: str
    targets: tuple[Target, ...] = ()
    event: Happening | None = None
    named: bool = False
    attached: str = "エンチャントしているクリーチャー"
    spell: bool = False
    whence: str = ""
    others: frozenset[str] = frozenset()
    bearer: str = "このクリーチャー"
    left: bool = False
    later: bool = False
    ends: bool = False
    theirs: bool = False
    creature: bool = True
    origin: t.Things | None = None
    several: frozenset[str] = frozenset()
    asked: bool = False
    together: bool = False
    cards: bool = False
    given_up: str = "クリーチャー"
    stays: str = "土地"
    land: bool = False
    pairs: frozenset[str] = frozenset()
    less: tuple[t.Amount, t.Amount] | None = None
    put: str = "exile"

    @property
    def this(self) -> str:
        """The card itself: by its name, and once named in an event, "これ"."""
        return "これ" if self.named else f"{self.whence}{self.name}"


def of_others(ability: object) -> frozenset[str]:
    """The names in an ability of cards that were never yours alone: looked at, revealed or chosen where others are."""
    whose: dict[str, set[bool]] = {}
    for node in nodes(ability):
        who = whose_cards(node)
        for name in (getattr(node, "bind", ""), getattr(node, "rest", "")):
            if name and who is not None:
                whose.setdefault(name, set()).add(isinstance(who, t.You))
    return frozenset(name for name, is_yours in whose.items() if is_yours == {False})


def several(ability: object) -> frozenset[str]:
    """The names in an ability of more than one: looked at, revealed, chosen, created, or taken from the top."""
    found: set[str] = set()
    for node in nodes(ability):
        what, name = getattr(node, "what", None), getattr(node, "bind", "")
        number = what.amount if isinstance(what, t.TopCards) else getattr(node, "amount", 1)
        if name in ("seen", "revealed", "chosen", "found", "created") and number != 1 and not isinstance(what, t.Bound):
            found.add(name)
        if isinstance(node, PlayerAttacks) and node.least != 1:
            found.add("attackers")
        if name == "moved" and isinstance(what, t.Among) and not any(isinstance(p, t.Other) for p in what.where):
            found.add(name)
        if name == "moved" and isinstance(what, t.TopCards) and (what.amount != 1 or isinstance(what.who, t.Each)):
            found.add(name)
    return frozenset(found)


def put_where(ability: object) -> str:
    """Where the cards go of which it is asked what was put there this way: exile, where they go to several places."""
    moving = [node for node in nodes(ability) if getattr(node, "bind", "") == "moved" and not hasattr(node, "until")]
    zones = {str(getattr(node, "to", "battlefield")) for node in moving}
    if "hand" in zones and any(getattr(node, "bind", "") == "seen" for node in nodes(ability)):
        return "hand of those seen"
    return zones.pop() if len(zones) == 1 else "exile"


def pairs(ability: object, many: frozenset[str]) -> frozenset[str]:
    """Which of the names of more cards than one are of just two, taken from the top or found."""
    found: set[str] = set()
    for node in nodes(ability) if many else ():
        what, name = getattr(node, "what", None), getattr(node, "bind", "")
        number = what.amount if isinstance(what, t.TopCards) else getattr(node, "amount", 1)
        if name in many and number == len(("one", "the other")):
            found.add(name)
    return frozenset(found)


def whose_cards(node: object) -> object:
    """The players from whose cards an instruction takes; None where it doesn't say."""
    what = getattr(node, "what", None)
    if isinstance(what, t.TopCards):
        return what.who
    if isinstance(what, t.Group) and what.zone == "battlefield":
        controlled = (p.who for p in what.where if isinstance(p, t.ControlledBy))
        return next((who for who in controlled if isinstance(who, t.BoundPlayer)), None)
    if isinstance(what, t.Group) and t.ExiledWithSource() in what.where:
        return t.You() if t.OwnedBy(t.You()) in what.where else t.Each()
    if isinstance(what, t.Group):
        return what.of
    return None if what is not None else getattr(node, "who", None)
