"""What a fight comes to: who can block whom, who dies, what gets through."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from entaku.bots.playing.board import Board, power_of, worth_of
from entaku.kernel.remembering import of_each
from entaku.magic.views.game_view import CardView

Kind = tuple[int, int, frozenset[str], float, str, bool]
"""All that a fight depends on but the order of equals."""
EVADING = frozenset({"flying", "fear", "shadow", "unblockable"})


AURA = 0.5
"""So much of what an Aura is worth what it enchants is worth more."""


class Fighter(Struct, frozen=True):
    """A creature in a fight; `kind` is the same for those that fight alike, `evades` that some can't block it."""

    id: int
    power: int
    toughness: int
    keywords: frozenset[str]
    worth: float
    colours: str = ""
    artifact: bool = False
    evades: bool = False
    kind: Kind = (0, 0, frozenset(), 0.0, "", False)

    def has(self, keyword: str) -> bool:
        return keyword in self.keywords


class Outcome(Struct, frozen=True):
    """Who dies in a fight, by id, and how much damage reaches the player."""

    attacker_dies: bool
    dead_blockers: tuple[int, ...]
    through: int


def fighter(card: CardView, more: tuple[int, int] = (0, 0), words: Iterable[str] = ()) -> Fighter:
    """A creature as it is, or with so much more power and toughness, and with more keyword abilities."""
    return changed(card, more, words) if words or more != (0, 0) else as_it_is(card)


@of_each
def as_it_is(card: CardView) -> Fighter:
    """A creature as it is."""
    return changed(card)


def changed(card: CardView, more: tuple[int, int] = (0, 0), words: Iterable[str] = ()) -> Fighter:
    """A creature with so much more power and toughness, and with more keyword abilities."""
    power, toughness = max(0, power_of(card) + more[0]), (card.toughness or 0) + more[1] - card.damage
    keywords, worth, artifact = frozenset((*card.keywords, *words)), worth_of(card), "Artifact" in card.types
    kind = (power, toughness, keywords, worth, card.colours, artifact)
    return Fighter(card.id, *kind, not keywords.isdisjoint(EVADING), kind)


def in_play(board: Board, card: CardView, more: tuple[int, int] = (0, 0), words: Iterable[str] = ()) -> Fighter:
    """A creature as it fights on a board, with what Auras make of it, and the worth of those that go with it."""
    worn = board.enchanted.get(card.id, ())
    spent = card.id in board.spent
    if not worn and not spent:
        return fighter(card, more, words)
    one = fighter(card, more, (*words, "indestructible") if card.id in board.unharmed else words)
    auras = (aura for aura in worn if "Enchantment" in aura.types)
    beside = AURA * sum(worth_of(aura) * (1.0 if aura.controller == card.controller else -1.0) for aura in auras)
    power, worth = 0 if card.id in board.harmless else one.power, 0.0 if spent else max(0.0, one.worth + beside)
    kind = (power, one.toughness, one.keywords, worth, one.colours, one.artifact)
    return Fighter(one.id, *kind, one.evades, kind)


def may_block(blocker: Fighter, attacker: Fighter) -> bool:
    """Whether evasion lets the blocker block, as far as anybody can see.  (CR 509.1b)"""
    if attacker.has("flying") and not (blocker.has("flying") or blocker.has("reach")):
        return False
    if attacker.has("fear") and not (blocker.artifact or "B" in blocker.colours):
        return False
    return not (attacker.has("shadow") or attacker.has("unblockable"))


def kills(source: Fighter, damage: int, other: Fighter) -> bool:
    """Whether so much damage from a source kills the other creature."""
    if damage <= 0 or other.has("indestructible"):
        return False
    if is_warded(other, source):
        return False
    return damage >= other.toughness or source.has("deathtouch")


def is_warded(one: Fighter, source: Fighter) -> bool:
    """Whether protection is taken to keep a source's damage off: from its colours, if it has any and isn't as good."""
    return one.has("protection") and bool(source.colours) and not source.has("protection")


def fight(attacker: Fighter, blockers: Sequence[Fighter], ordered: bool = False) -> Outcome:
    """An attacker against its blockers, each striking when its abilities let it; they may be in the order of damage."""
    if not blockers:
        return Outcome(
            attacker_dies=False, dead_blockers=(), through=attacker.power * (2 if attacker.has("double strike") else 1)
        )
    first = attacker.has("first strike") or attacker.has("double strike")
    early = [one for one in blockers if one.has("first strike") or one.has("double strike")]
    if early and not first and kills_together(early, attacker):
        return Outcome(attacker_dies=True, dead_blockers=(), through=0)
    dead, through = assigned(attacker, blockers, ordered)
    if first:
        left = [one for one in blockers if one.id not in dead or one in early]
        dies = kills_together(left, attacker)
        if attacker.has("double strike") and not dies:
            more, extra = assigned(attacker, [one for one in blockers if one.id not in dead], ordered)
            return Outcome(attacker_dies=False, dead_blockers=(*dead, *more), through=through + extra)
        return Outcome(dies, dead, through)
    return Outcome(kills_together(blockers, attacker), dead, through)


def kills_together(sources: Sequence[Fighter], other: Fighter) -> bool:
    """Whether creatures that strike at once kill another."""
    hitting = [one for one in sources if one.power > 0]
    if other.has("protection"):
        hitting = [one for one in hitting if not is_warded(other, one)]
    if not hitting or other.has("indestructible"):
        return False
    return any(one.has("deathtouch") for one in hitting) or sum(one.power for one in hitting) >= other.toughness


def hit(source: Fighter, damage: int, others: Sequence[Fighter]) -> Fighter:
    """The one of these that their own side lets be hit: the hardiest that lives, else the one that is worth least."""
    living = [one for one in others if not kills(source, damage, one)]
    return max(living, key=lambda one: one.toughness) if living else min(others, key=lambda one: (one.worth, one.id))


def assigned(attacker: Fighter, blockers: Sequence[Fighter], ordered: bool = False) -> tuple[tuple[int, ...], int]:
    """Which blockers an attacker's damage kills, the best first, and what trample lets through.

    Once they are in order the damage goes from one to the next, and past nobody who wasn't dealt enough.  (CR 510.1c)

    If one of them has banding, their own player has it go to one of them, and nothing through.  (CR 702.22j)
    """
    if any(one.has("banding") for one in blockers):
        taken = hit(attacker, attacker.power, blockers)
        return ((taken.id,) if kills(attacker, attacker.power, taken) else ()), 0
    left = attacker.power
    dead: list[int] = []
    for blocker in blockers if ordered else sorted(blockers, key=lambda one: (-one.worth, one.id)):
        need = needed(attacker, blocker)
        if ordered and left < need:
            break
        if left >= need and kills(attacker, need, blocker):
            dead.append(blocker.id)
            left -= need
        elif ordered:
            left -= need
    if not attacker.has("trample"):
        return tuple(dead), 0
    return tuple(dead), max(0, attacker.power - sum(needed(attacker, one) for one in blockers))


def needed(attacker: Fighter, blocker: Fighter) -> int:
    """How much of an attacker's damage is lethal for a blocker.  (CR 510.1c, 702.2c)"""
    return 1 if attacker.has("deathtouch") else max(1, blocker.toughness)


def in_order(attacker: Fighter, blockers: Sequence[Fighter]) -> list[Fighter]:
    """The order in which an attacker's damage goes: first what it kills of the best, then the rest."""
    dead = assigned(attacker, blockers)[0]
    return sorted(blockers, key=lambda one: (one.id not in dead, -one.worth, one.id))
