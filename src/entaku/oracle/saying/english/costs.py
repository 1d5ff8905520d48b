"""Costs: what stands before the colon of an activated ability, and behind keywords."""

import re
from collections.abc import Iterable

from entaku.kernel.errors import Unreadable
from entaku.oracle.ir.abilities import (
    CostPart,
    DiscardCost,
    DoCost,
    ExertCost,
    ExileCost,
    LifeForOpponent,
    LoyaltyCost,
    Pay,
    PayEnergy,
    PayLife,
    RemoveCountersCost,
    ReturnCost,
    SacrificeCost,
    TapOthers,
    TapThis,
    UntapThis,
)
from entaku.oracle.ir.things import Giver, Group, Other, Self, X, You
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.attaching import Unattach
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import GIVER, KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_MANA = re.compile(r"(?:\{(?!T\}|Q\}|E\})[^{}]+\})+")
_LOYALTY = re.compile(r"\[([+-]?)(\d+|X)\]")
_N, _WHAT, _KIND = slot("n"), slot("what"), slot("kind")


class Mana(Kind):
    """Mana to pay: "{1}{U}"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = _MANA.match(text, at)
        if found is not None:
            try:
                yield Pay(Cost.parse(found[0])), found.end(), told
            except Unreadable:
                return

    def begins(self) -> Iterable[str] | None:
        return ("{",)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Pay) or value.waterbend:
            raise Unsayable(value)
        return str(value.mana), told


class Loyalty(Kind):
    """A planeswalker's cost: "[+1]"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = _LOYALTY.match(text, at)
        if found is None:
            return
        if found[2] == "X":
            if found[1] == "-":
                yield LoyaltyCost("-X"), found.end(), told
        else:
            yield LoyaltyCost(int(found[1] + found[2])), found.end(), told

    def begins(self) -> Iterable[str] | None:
        return ("[",)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, LoyaltyCost):
            raise Unsayable(value)
        change = value.change
        sign = "+" if isinstance(change, int) and change > 0 else ""
        return f"[{sign}{change}]", told


class CardsOf(Kind):
    """Cards like these in a zone of yours: "a creature card" that is then discarded or exiled."""

    def __init__(self, name: str, kind: str, zone: str) -> None:
        KINDS[name] = self
        self.kind = kind
        self.zone = zone

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in KINDS[self.kind].read(text, at, told):
            yield Group(where, self.zone, You()), end, then  # type: ignore[arg-type]  # what was read are predicates

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group) or value.zone != self.zone or value.of != You():
            raise Unsayable(value)
        return KINDS[self.kind].say(value.where, told)


class SoManyRemoved(Kind):
    """How many counters are removed: a number, or any number, which is chosen as X is.  (CR 107.3a)"""

    ANY = "any number of"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.ANY, at):
            yield X(), at + len(self.ANY), told.chose("any number removed", 1)._replace(many=True)
        yield from KINDS["a"].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        any_number, told = told.choice("any number removed") if value == X() else (0, told)
        return (self.ANY, told._replace(many=True)) if any_number else KINDS["a"].say(value, told)


KINDS["so many removed"] = SoManyRemoved()


class AnotherOfGroup(Kind):
    """One of a group other than the card itself, where "another" has been said already."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for group, end, then in KINDS["group"].read(text, at, told):
            if isinstance(group, Group) and group.zone == "battlefield":
                yield Group((Other(), *group.where)), end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group) or value.where[:1] != (Other(),):
            raise Unsayable(value)
        return KINDS["group"].say(Group(value.where[1:]), told)


class BentMana(Kind):
    """Mana for which others may be tapped: "waterbend {3}".  (CR 2026 701.67a)"""

    WORDS = "waterbend "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.WORDS, at):
            for paid, end, then in KINDS["mana"].read(text, at + len(self.WORDS), told):
                yield Pay(paid.mana, waterbend=True), end, then

    def begins(self) -> Iterable[str] | None:
        return (self.WORDS,)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Pay) or not value.waterbend:
            raise Unsayable(value)
        return f"{self.WORDS}{value.mana}", told


KINDS["bent mana"] = BentMana()
KINDS["another of group"] = AnotherOfGroup()
KINDS["mana"] = Mana()
KINDS["loyalty"] = Loyalty()
CardsOf("a card in hand", "a card like", "hand")
CardsOf("cards in hand", "cards like", "hand")
CardsOf("a card in graveyard", "a card like", "graveyard")
CardsOf("cards in graveyard", "cards like", "graveyard")

Table(
    "cost part",
    phrase("{m:mana}", slot("m")),
    phrase("{m:bent mana}", slot("m")),
    phrase("{m:loyalty}", slot("m")),
    phrase("{T}", TapThis()),
    phrase("{Q}", UntapThis()),
    phrase("exert ~", ExertCost()),
    phrase("pay {n:amount} life", PayLife(_N)),
    phrase("pay life equal to {n:equal}", PayLife(_N)),
    phrase("pay {n:energy}", PayEnergy(_N)),
    phrase("a opponent gains {n:amount} life", LifeForOpponent(_N)),
    phrase(
        "sacrifice ~",
        "sacrifice this creature",
        "sacrifice this artifact",
        "sacrifice this permanent",
        "sacrifice this land",
        "sacrifice this enchantment",
        "sacrifice this token",
        SacrificeCost(),
    ),
    phrase(f"sacrifice {GIVER}", SacrificeCost(Giver())),
    phrase(f"Unattach {GIVER}", DoCost((Unattach(Giver()),))),
    phrase(f"remove {{n:a}} {{kind:counter}} counter# from {GIVER}", RemoveCountersCost(_KIND, _N, Giver())),
    phrase("sacrifice {what:a group}", SacrificeCost(_WHAT)),
    phrase("sacrifice {n:a} {what:groups}", SacrificeCost(_WHAT, _N)),
    phrase("discard ~", "discard this card", DiscardCost(Self())),
    phrase("discard {what:a card in hand}", DiscardCost(_WHAT)),
    phrase("discard {n:a} {what:cards in hand}", DiscardCost(_WHAT, _N)),
    phrase("exile ~ from your graveyard", "exile this card from your graveyard", ExileCost(Self())),
    phrase("exile {what:a card in graveyard} from your graveyard", ExileCost(_WHAT)),
    phrase("exile {n:a} {what:cards in graveyard} from your graveyard", ExileCost(_WHAT, _N)),
    phrase("exile {what:a card in hand} from your hand", ExileCost(_WHAT)),
    phrase("exile {n:a} {what:cards in hand} from your hand", ExileCost(_WHAT, _N)),
    phrase("exile {what:one you control}", ExileCost(_WHAT)),
    phrase("exile ~", ExileCost(Self(), origin="battlefield")),
    phrase("exile ~ from your hand", ExileCost(Self(), origin="hand")),
    phrase("discard a card at random", DiscardCost(random=True)),
    phrase("discard {n:a} cards at random", DiscardCost(amount=_N, random=True)),
    phrase("discard your hand", DiscardCost(amount=None)),
    phrase("remove {n:so many removed} {kind:counter} counter# from ~", RemoveCountersCost(_KIND, _N)),
    phrase("remove {n:a} counter# from ~", RemoveCountersCost("", _N)),
    phrase("remove a counter from {what:a group}", RemoveCountersCost("", 1, _WHAT)),
    phrase(
        "remove {n:a} {kind:counter} counter# from among {what:groups}",
        RemoveCountersCost(_KIND, _N, _WHAT, among=True),
    ),
    phrase("remove {n:a} counter# from among {what:groups}", RemoveCountersCost("", _N, _WHAT, among=True)),
    phrase("tap another untapped {what:another of group}", TapOthers(_WHAT)),
    phrase("remove a {kind:counter} counter from {what:a group}", RemoveCountersCost(_KIND, 1, _WHAT)),
    phrase("tap a untapped {what:group}", TapOthers(_WHAT)),
    phrase("tap {n:a} untapped {what:groups}", TapOthers(_WHAT, _N)),
    phrase("return ~ to its owner's hand", ReturnCost(Self())),
    phrase("return {what:a group} to its owner's hand", ReturnCost(_WHAT)),
    phrase("return {n:a} {what:groups} to their owner's hand", ReturnCost(_WHAT, _N)),
)


LIFE_EQUAL = "life equal to "
ENERGY_EQUAL = "a amount of {E} equal to "
AND_ITSELF = " and sacrifice it"
"""Stands behind counters that are removed from the card itself, where it is sacrificed too."""


class CostKind(Kind):
    """All parts of a cost, in order."""

    def __init__(self, name: str, between: str, symbols: bool = False) -> None:
        KINDS[name] = self
        self.between = between
        self.symbols = symbols

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for part, end, then in KINDS["mana" if self.symbols else "cost part"].read(text, at, told):
            if text.startswith(self.between, end) and not self.symbols:
                for rest, last, after in self.read(text, end + len(self.between), then):
                    yield (part, *rest), last, after
            if text.startswith(AND_ITSELF, end) and isinstance(part, RemoveCountersCost) and part.what == Self():
                yield (part, SacrificeCost()), end + len(AND_ITSELF), then.chose("and itself", 1)
            yield (part,), end, then

    def begins(self) -> Iterable[str] | None:
        return begins_of_any(("mana" if self.symbols else "cost part",))

    def say(self, value: Value, told: Telling) -> Said:
        said: list[str] = []
        together, told = told.choice("and itself")
        for part in value:
            if together and said and part == SacrificeCost():
                said[-1] += AND_ITSELF
                continue
            words, told = KINDS["mana" if self.symbols else "cost part"].say(part, told)
            said.append(words)
        if not said:
            raise Unsayable("no cost")
        return self.between.join(said), told


class ManaFirst(CostKind):
    """A cost that begins with mana, which is paid: "pay {1} and return a land you control to its owner's hand"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith("pay {", at):
            yield from KINDS["payment"].read(text, at + 4, told)

    def say(self, value: Value, told: Telling) -> Said:
        if not value or not isinstance(value[0], Pay):
            raise Unsayable(value)
        words, told = KINDS["payment"].say(value, told)
        return f"pay {words}", told


class Paid(Kind):
    """What stands behind "pay": mana, or life or energy as it is said there: "{2}", "3 life", "{E}{E}"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield from KINDS["payment"].read(text, at, told)
        for number, end, then in KINDS["amount"].read(text, at, told):
            if text.startswith(" life", end):
                yield (PayLife(number),), end + len(" life"), then
        if text.startswith(LIFE_EQUAL, at):
            for amount, end, then in KINDS["equal"].read(text, at + len(LIFE_EQUAL), told):
                yield (PayLife(amount),), end, then
        for number, end, then in KINDS["energy"].read(text, at, told):
            yield (PayEnergy(number),), end, then
        if text.startswith(ENERGY_EQUAL, at):
            for amount, end, then in KINDS["equal"].read(text, at + len(ENERGY_EQUAL), told):
                yield (PayEnergy(amount),), end, then

    def say(self, value: Value, told: Telling) -> Said:
        if len(value) == 1 and isinstance(value[0], PayLife):
            if isinstance(value[0].amount, int | X):
                words, told = KINDS["amount"].say(value[0].amount, told)
                return f"{words} life", told
            words, told = KINDS["equal"].say(value[0].amount, told)
            return f"{LIFE_EQUAL}{words}", told
        if len(value) == 1 and isinstance(value[0], PayEnergy):
            if isinstance(value[0].amount, int | X):
                return KINDS["energy"].say(value[0].amount, told)
            words, told = KINDS["equal"].say(value[0].amount, told)
            return f"{ENERGY_EQUAL}{words}", told
        return KINDS["payment"].say(value, told)


def paid_from(text: str, at: int, verb: str = "pay ") -> int:
    """Where what is paid begins: behind the verb, or with "waterbend", which is one itself; 0 where it doesn't.

    >>> paid_from("pay {2}", 0), paid_from("waterbend {2}", 1), paid_from("you waterbend {2}", 4), paid_from("draw", 0)
    (4, 0, 4, 0)
    """
    return at + len(verb) if text.startswith(verb, at) else at if text.startswith(BentMana.WORDS, at) else 0


def paying(cost: tuple[CostPart, ...], verb: str = "pay ") -> str:
    """The verb before a cost that somebody pays, where it doesn't begin with one."""
    return "" if isinstance(cost[0], Pay) and cost[0].waterbend else verb


CostKind("cost", ", ")
CostKind("mana cost", "", symbols=True)
CostKind("payment", " and ")
KINDS["paid"] = Paid()
ManaFirst("mana first", " and ")
