"""What instructions bring the player of a card, told from its text alone: in mana, as spells that do that cost.

There is no board: a target is taken to be there, and of those of which all are meant each player to have a few.
"""

from collections.abc import Iterator, Sequence
from math import sqrt

import entaku.bots.mechanics  # noqa: F401  (says what they are worth)
from entaku.bots.playing.amounts import number
from entaku.bots.playing.board import creature_worth
from entaku.bots.playing.lore import Section
from entaku.bots.playing.texts import MANY, Aim, change_worth, done_to, lasts, moved, target_aims
from entaku.bots.playing.worths import USUALLY
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import actions as x
from entaku.oracle.ir import instructions as i
from entaku.oracle.ir import things as t
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.searching import Search
from entaku.oracle.mechanics.tokens import Create, CreateCopies, Token

MOST = 6.0
"""What no part of a text is worth more than."""
WORST = -3.0
REMOVAL = 5.5
"""What it is worth to be rid of a creature of one's choice."""
HELPED = 1.2
"""What good done to a thing, or to a player, is worth for each of the bots' own measure of it."""
IN_THE_AIR = 0.5
"""What a point of power adds that flies, beside what the bots take it for on a board: it ends games."""
FLEETING = 0.5
"""As much of that counts of what is over by the end of the turn."""
STOLEN = 5.0
BORROWED = 1.2
COUNTERED = 2.2
"""What it is worth to counter a spell, for which one must wait."""
FROM_GRAVEYARD = 2.2
REANIMATED = 3.8
COPIED = 2.8
BURN = 1.0
"""What damage to a creature is worth, with `PER_DAMAGE` of it for each point."""
PER_DAMAGE = 0.95
PER_POINT = 0.9
"""What a point of damage to each of many is worth, in the bots' own measure."""
IN_THE_FACE = 0.4
"""What a point of damage to a player is worth."""
NARROW = 0.35
"""As much of it counts to be rid of something that is no creature: often there is none."""
PICKY = 0.8
"""As much of it counts where not every creature will do."""
MORE_TARGETS = 0.6
"""What each further target adds, for what the first is worth."""
MASS = 3.5
"""What it is worth to be rid of all creatures, one's own too."""
ONE_SIDED = 5.0
FOUND = 1.5
"""What a card is worth that is found in the library, and that of one put onto the battlefield."""
PUT_OUT = 1.8
BY_THE_WAY = 0.8
"""What the bots value for nothing that can be seen counts so much."""
IF_SO = 0.7
"""As much counts of what is done only under a condition."""
MINE = t.ControlledBy(t.You())
CARD_TYPES = frozenset(("Artifact", "Creature", "Enchantment", "Land", "Planeswalker", "Battle"))
PAST = (i.If, i.Instead)


def capped(value: float) -> float:
    """No part of a text makes a card, or breaks it, alone."""
    return min(MOST, max(WORST, value))


def size_in_mana(power: int, toughness: int, words: Sequence[str]) -> float:
    """What a creature of this size costs: 2 for a 2/2 that has nothing else, 3 if it flies."""
    return (creature_worth(power, toughness, words) - 0.6) / 1.6 + (IN_THE_AIR * power if "flying" in words else 0.0)


def section_value(section: Section) -> float:
    """What a part of a text is worth: what is done to its targets, and all else that it does."""
    return capped(aimed_value(section.do, section.targets, section.aims) + done_value(section.do))


# What is done to targets.


def aimed_value(do: Sequence[object], targets: Sequence[a.Target], aims: Sequence[Aim]) -> float:
    return sum(aim_value(target, aim, do) for target, aim in zip(targets, aims, strict=True))


def aim_value(target: a.Target, aim: Aim, do: Sequence[object]) -> float:
    """What it is worth to do this to a target of one's choice."""
    several = 1 if aim.divided else number(target.most) if target.most is not None else 2
    return one_aim(target, aim, do) * (1 + MORE_TARGETS * (max(several, 1) - 1))


def one_aim(target: a.Target, aim: Aim, do: Sequence[object]) -> float:
    groups = [one for one in target.of if isinstance(one, t.Group)]
    players = len(groups) < len(target.of)
    zone = groups[0].zone if groups else ""
    if zone == "graveyard":
        out = any(isinstance(one, Move) and one.to == "battlefield" for one in do)
        return (REANIMATED if out else FROM_GRAVEYARD) if aim.good > 0 else 0.3
    if zone == "stack":
        return COUNTERED if aim.good < 0 else COPIED if aim.copies else 0.5
    if not groups:
        return IN_THE_FACE * aim.dealt(3) + HELPED * abs(aim.good)
    own = all(MINE in one.where for one in groups)
    foreign = all(is_foreign(one) for one in groups)
    value = thing_value(aim) * (IN_THE_FACE if only_lands(groups) else NARROW if not hits_creatures(groups) else 1.0)
    harms = aim.good < 0 or aim.damage != 0
    if own or foreign:
        return -value if harms == own else value
    if harms and hits_creatures(groups) and any(is_picky(one) for one in groups):
        value *= PICKY
    return value + (IN_THE_FACE if players and aim.damage else 0.0)


def thing_value(aim: Aim) -> float:
    """How much is done to a thing, for good or ill."""
    if aim.steals:
        return STOLEN if aim.lasting else BORROWED
    if aim.copies:
        return COPIED
    if aim.returns:
        return 1.0
    if aim.damage or aim.size[1] < 0:
        return min(REMOVAL, BURN + PER_DAMAGE * max(aim.dealt(3), -aim.size[1]))
    if aim.good < 0:
        paid = HELPED * max(aim.given, 0.0) * 0.5
        return min(REMOVAL, -aim.good * REMOVAL / 3) * (FLEETING if aim.passing else 1.0) - paid
    return min(3.0, HELPED * aim.good * (1.0 if aim.lasting else FLEETING + 0.2))


def wanted_types(group: t.Group) -> set[str]:
    """The card types of which a group asks for one; none where any will do."""
    named = {one.what for one in nodes(group.where) if isinstance(one, t.Is)} & CARD_TYPES
    return named - refused_types(group)


def refused_types(group: t.Group) -> set[str]:
    """The card types that things of a group may not have."""
    return {one.of.what for one in group.where if isinstance(one, t.Not) and isinstance(one.of, t.Is)}


def hits_creatures(groups: Sequence[t.Group]) -> bool:
    """Whether a creature may be among these."""
    return any(
        "Creature" not in refused_types(one) and (not wanted_types(one) or "Creature" in wanted_types(one))
        for one in groups
    )


def only_lands(groups: Sequence[t.Group]) -> bool:
    """Whether all of these are lands."""
    return all(wanted_types(one) == {"Land"} for one in groups)


def is_foreign(group: t.Group) -> bool:
    """Whether these are others' alone."""
    return any(
        one == t.Not(MINE) or (isinstance(one, t.ControlledBy) and one.who != t.You() and not is_each(one.who))
        for one in group.where
    )


def is_each(who: object) -> bool:
    return isinstance(who, t.Each) and who.who == "player"


def is_picky(group: t.Group) -> bool:
    """Whether it asks for more of a creature than that it is one, and another's."""
    plain = t.Is | t.Other | t.AnyOf | t.Permanent | t.ControlledBy
    return any(not isinstance(one.of if isinstance(one, t.Not) else one, plain) for one in group.where)


# What is done otherwise.


def done_value(do: Sequence[object]) -> float:
    """What instructions bring by what they do to others than targets."""
    return capped(sum(share * instruction_value(one) for one, share in counted(do)))


def counted(do: Sequence[object], share: float = 1.0) -> Iterator[tuple[object, float]]:
    """The instructions with those that others hold, each with how much it counts."""
    for one in do:
        yield one, share
        inner = share * (IF_SO if isinstance(one, PAST) else 1.0)
        many = min(number(one.amount), 4) if isinstance(one, i.Repeat) else 1
        for name in ("do", "then"):
            part = getattr(one, name, ())
            if isinstance(part, tuple) and not isinstance(one, i.Likewise | i.ForEach):
                yield from counted(part, inner * many)


def instruction_value(one: object) -> float:
    """What one instruction brings."""
    if isinstance(one, Create):
        return share_of(one.who) * token_value(one.token) * min(number(one.amount), 4)
    if isinstance(one, CreateCopies):
        return COPIED
    if isinstance(one, AddMana):
        return 0.6 * number(one.amount)
    if isinstance(one, Search):
        found = PUT_OUT if one.to == "battlefield" else FOUND if one.to in ("hand", "library") else 1.0
        return share_of(one.who) * found * sqrt(max(1, number(one.amount or 1)))
    if isinstance(one, i.Reflexive | i.Delayed):
        return IF_SO * aimed_value(one.do, one.targets, target_aims(one.do, one.targets))
    if isinstance(one, i.ForEach):
        return MANY * IF_SO * done_value(one.do)
    if isinstance(one, i.Likewise):
        return share_of(one.who) * done_value(one.do)
    mass = mass_value(one)
    own: float = done_to(one, (t.You(), t.Self())) - done_to(one, (t.Each("opponent"),))
    return mass + HELPED * own + BY_THE_WAY * USUALLY.get(type(one), 0.0) + changed_self(one) + in_the_face(one)


def share_of(who: object) -> float:
    """How what somebody gets counts: all of one's own, against it what only others get, nothing of what all get."""
    if isinstance(who, t.Each):
        return {"player": 0.1, "opponent": -0.8, "other": -0.8}[who.who]
    return -0.5 if isinstance(who, t.ControllerOf | t.OwnerOf | t.TargetedPlayer) else 1.0


def token_value(token: Token) -> float:
    """What a token costs that is bought alone."""
    if "Creature" not in token.types:
        return 0.6
    words = [word.name for word in token.abilities if isinstance(word, a.Keyword)]
    return 0.2 + size_in_mana(number(token.power), number(token.toughness), words)


def in_the_face(one: object) -> float:
    """What damage is worth that isn't dealt to targets."""
    if not isinstance(one, Damage):
        return 0.0
    dealt = number(one.amount)
    if isinstance(one.to, t.Group):
        return 0.0
    whom = one.to.of if isinstance(one.to, t.Both) else (one.to,)
    return sum(-IN_THE_FACE * dealt * share_of(each) for each in whom if isinstance(each, t.Each | t.You))


def changed_self(one: object) -> float:
    """What it is worth to change oneself."""
    if not isinstance(one, x.Apply) or one.what not in (t.Self(), t.Bound()):
        return 0.0
    good, _, _ = change_worth(one.changes)
    return HELPED * good * (1.0 if lasts(one.until) else FLEETING)


def mass_value(one: object) -> float:
    """What it is worth to do something to all of a group on the battlefield."""
    group = getattr(one, "to" if isinstance(one, Damage) else "what", None)
    if isinstance(group, t.Both):
        group = next((part for part in group.of if isinstance(part, t.Group)), None)
    if not isinstance(group, t.Group) or group.zone != "battlefield":
        return 0.0
    good = done_to_each(one, group)
    if MINE in group.where:
        return capped(HELPED * MANY * good)
    if good >= 0:
        return 0.0 if not is_foreign(group) else -HELPED * MANY * good
    part = min(1.0, -good / 3) * (1.0 if hits_creatures([group]) else NARROW)
    return part * (ONE_SIDED if is_foreign(group) else MASS) * (PICKY if is_picky(group) else 1.0)


def done_to_each(one: object, group: t.Group) -> float:
    """How good something is for each of those that it is done to, in the bots' own measure."""
    if isinstance(one, Damage):
        return -min(3.0, PER_POINT * number(one.amount))
    if isinstance(one, x.Apply):
        good, (_, toughness), _ = change_worth(one.changes)
        return -min(3.0, PER_POINT * -toughness) if toughness < 0 else good * (1.0 if lasts(one.until) else FLEETING)
    if isinstance(one, Move):
        return moved(one, group.zone)
    if isinstance(one, PutCounters):
        return done_to(one, (group,)) * 0.7
    return float(done_to(one, (group,)))
