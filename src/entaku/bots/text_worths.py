"""What a card is worth to a drafter who reads it: what it does for what it costs.

Only where nobody has seen a card in games: what was learned of it there is better.  How much size, effects, cost,
rarity and keywords count was found by what decks with more of them won in nights by bots.
"""

from collections.abc import Sequence
from functools import lru_cache

from entaku.bots.playing.amounts import number
from entaku.bots.playing.lore import Lore
from entaku.bots.playing.texts import change_worth
from entaku.bots.text_effects import HELPED, IF_SO, MINE, capped, is_foreign, section_value, size_in_mana
from entaku.magic.game.definitions import Kit
from entaku.oracle.card import Card, Face
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir import things as t

MOST_KEPT = 4096
"""So many cards are kept as they were read."""
FILLER = 0.9
"""What a card is worth that does nothing for nothing."""
PER_GAIN = {True: 0.5, False: 0.25}
"""What each mana is worth by which a creature, or another card, does more than it costs: creatures win games."""
PER_EFFECT = {True: 0.15, False: 0.15}
"""What it is worth how much either does, at whatever cost: a deck has but so many cards."""
RARITY = {"common": 0.0, "uncommon": 0.45, "rare": 0.9, "mythic": 1.1, "special": 0.9, "bonus": 0.9}
"""What rarity still says beside a text that is understood."""
LIGHT = 5
"""What costs more than this isn't cast for long …"""
HEAVY = 0.3
"""… which costs it so much, for each mana, and each time more."""
LEAST, MOST = 0.0, 8.0
USUAL = 2.5
"""What cards come to as they are read, about …"""
MIDDLE = 1.4
"""… and what they are worth then, as they are at sight."""
SPREAD = 0.55
"""By how much less cards differ then: more than at sight, as it tells more; colours and curve count beside."""
UNCASTABLE = 0.1
LAND = 0.5
FIXING = 0.5
"""What a land's second and third colour are worth, each."""
MANA_SOURCE = 1.3
X_COST = 3
"""X is taken to be so much, as in what it does."""
UNREAD = 0.8
"""What a card is worth whose text nobody here understands, if its size alone isn't worth more."""
FURTHER_FACE = 0.2
"""What a further face adds that may be had instead of, or after, the first."""

AT_A_TABLE = {
    "lifelink": 5.0, "vigilance": 2.5, "deathtouch": 1.8, "defender": 1.5, "first strike": 1.4, "double strike": 1.4,
    "flying": 0.6, "haste": -1.2,
}  # fmt: skip
"""What these are worth to a creature beyond its size where several play: it may attack and still block, it races
several at once, nobody likes to attack into it; speed is worth less there."""
A_CREATURE = 0.7
"""What a creature is worth beyond what it does, as games are won by those …"""
MAKES_MANA = 2.0
"""… and so much more if it makes mana."""
PER_TRIGGER = 0.55
"""What each triggered ability is worth beyond what it brings by its text: games of several last, and it comes again."""
BY_COST = {3: -0.5, 6: 1.2, 7: 1.2, 8: 1.2}
"""What a card is worth beyond all that by what it costs: of three there are many, and in long games six are paid."""

BIGGEST = 9.0
"""So large that being larger wins no sooner."""

WORDS = {
    "flash": 0.3, "prowess": 0.4, "exalted": 0.4, "ward": 0.4, "infect": 0.5, "wither": 0.3, "undying": 1.2,
    "persist": 1.2, "cascade": 2.2, "annihilator": 3.0, "battle cry": 0.8, "flashback": 1.2, "unearth": 0.7,
    "kicker": 0.3, "buyback": 1.0, "rebound": 1.2, "morph": 0.3,
    "echo": -0.8, "vanishing": -1.2, "fading": -1.2, "cumulative upkeep": -1.8, "phasing": -1.0, "storm": 0.3,
    "retrace": 1.0, "jump-start": 0.8, "escape": 0.8, "embalm": 1.0, "eternalize": 1.2, "afterlife": 0.6,
    "devoid": 0.0, "horsemanship": 0.8, "shadow": 0.8, "skulk": 0.3, "bushido": 0.3, "flanking": 0.3,
    "living weapon": 0.8, "totem armor": 0.3, "dash": 0.3, "evoke": 0.3, "modular": 0.4, "toxic": 0.3,
}  # fmt: skip
"""What keywords are worth, in mana, that aren't part of a creature's size or spelled out as other abilities."""
CHEAPER = {"delve": 3, "affinity": 2, "convoke": 2, "improvise": 2, "emerge": 2, "undaunted": 2, "assist": 1}
"""So many mana less a card costs mostly that has such a keyword."""
FACE_DOWN = frozenset(("morph", "megamorph", "disguise"))
"""What lets a card be cast for three mana, and turned up later."""
TURNED_UP = 5
"""What it comes to at most in that case."""
ONCE = (h.Enters,)
AT_DEATH = (h.Dies, h.Leaves)
AGAIN = 1.5
"""So often what comes every turn of its player's comes before the permanent is gone, or the game over."""
SELDOM = 0.6
"""As much counts of what has to be paid for each time, as games went."""
PER_MANA = 0.45
"""What a mana costs that is paid for an ability, again and again."""


@lru_cache(maxsize=MOST_KEPT)
def worth_by_text(card: Card, tree: a.Tree) -> float:
    """What a card is worth to any deck, about as its rarity would be on the average."""
    lore = Lore({card.name: card}, {card.name: tree})
    own = land_worth(card, lore) if card.is_type("Land") else faces_worth(card, lore)
    unread = unread_part(tree)
    own += max(0.0, UNREAD - own) * unread
    read = MIDDLE + SPREAD * (min(MOST, max(LEAST, own)) - USUAL)
    return round(read + (1.0 - unread) * RARITY[card.rarity], 2)


def unread_part(tree: a.Tree) -> float:
    """How much of a card's text isn't understood, from 0 to 1."""
    every = [one for face in (tree.abilities, *tree.others) for one in face]
    return sum(isinstance(one, a.NotUnderstood) for one in every) / len(every) if every else 0.0


def land_worth(card: Card, lore: Lore) -> float:
    """A land that makes colours, or does more than to make mana."""
    kit = lore.kit(card.front.name if len(card.faces) > 1 else card.name)
    colours = {colour for colour in lore.mana(card.name) if colour in "WUBRG"} or set(card.identity)
    more = abilities_value(card.name, kit, lore)
    return LAND + FIXING * min(max(len(colours) - 1, 0), 2) + 0.3 * more


def faces_worth(card: Card, lore: Lore) -> float:
    """The better of a card's faces that may be cast, and something for the other."""
    if len(card.faces) == 1:
        return face_worth(card.front, card.name, lore)
    worths = [face_worth(face, face.name, lore) for face in card.faces if face.cost is not None]
    if not worths:
        return UNCASTABLE
    if card.layout in ("transform", "meld", "flip"):
        return worths[0] + FURTHER_FACE
    return max(worths) + FURTHER_FACE * (len(worths) - 1)


def face_worth(face: Face, name: str, lore: Lore) -> float:
    """What is done, by more than it costs."""
    kit = lore.kit(name)
    if face.cost is None:
        return UNCASTABLE + (1.0 if kit.keywords & {"suspend", "living weapon"} else 0.0)
    cost = usual_cost(face, kit)
    does = body(face, kit) + spell_value(name, lore) + abilities_value(name, kit, lore)
    over = max(0, cost - LIGHT)
    creature = "Creature" in face.types
    gains = PER_GAIN[creature] * (does - cost) + PER_EFFECT[creature] * does - HEAVY * over * (over + 1) / 2
    lasting = PER_TRIGGER * len(kit.triggered) + BY_COST.get(cost, 0.0)
    return FILLER + gains + lasting + (at_a_table(kit) if creature else 0.0)


def at_a_table(kit: Kit) -> float:
    """What a creature is worth where several play, beyond what it does for what it costs."""
    return A_CREATURE + sum(AT_A_TABLE.get(word, 0.0) for word in kit.keywords) + MAKES_MANA * bool(kit.mana)


def usual_cost(face: Face, kit: Kit) -> int:
    """With how much mana a card is cast mostly."""
    assert face.cost is not None
    cost = face.cost.mana_value + X_COST * sum(symbol == "X" for symbol in face.cost.symbols)
    less = sum(CHEAPER.get(word, 0) for word in kit.keywords)
    less += sum(isinstance(rule, pr.ThisCostsLess) for one in kit.statics for rule in one.rules)
    return min(max(cost - less, min(cost, 1)), TURNED_UP if kit.keywords & FACE_DOWN else cost)


def body(face: Face, kit: Kit) -> float:
    """What is there once the card is on the battlefield, in mana."""
    extra = sum(WORDS.get(word, 0.0) for word in kit.keywords)
    if "Planeswalker" in face.types:
        return 0.7 * decimal(face.loyalty) + extra
    if face.power is None or face.toughness is None:
        return extra
    counters = sum(
        number(one.effect.amount)
        for one in kit.replaces
        if isinstance(one.effect, rp.EntersWithCounters) and one.effect.kind == "+1/+1" and one.effect.what == t.Self()
    )
    power, toughness = decimal(face.power) + counters, decimal(face.toughness) + counters
    size = min(size_in_mana(power, toughness, sorted(kit.keywords)), BIGGEST) if toughness > 0 else 0.0
    return extra + (size if "Creature" in face.types else 0.6 * size)


def decimal(printed: str | None) -> int:
    """A printed number, or what it may come to."""
    return int(printed) if printed is not None and printed.isdecimal() else 2


def spell_value(name: str, lore: Lore) -> float:
    """What a card does as it resolves, or to what it is put onto; the best of its modes."""
    parts = [section_value(one) for one in lore.spell(name)]
    if not parts:
        return 0.0
    if lore.is_modal(name):
        best = sorted(parts, reverse=True)
        return best[0] + 0.3 * sum(max(0.0, one) for one in best[1:3])
    return capped(sum(parts))


def abilities_value(name: str, kit: Kit, lore: Lore) -> float:
    """What a card's abilities bring while it is there, in mana."""
    found = [
        often(trigger.on) * best_section([section_value(one) for one in parts])
        for trigger, parts in lore.triggers(name)
    ]
    for place, ability in enumerate(kit.activated):
        found.append(used(ability, best_section([section_value(one) for one in lore.ability(name, place)])))
    found += [static_value(one) for one in kit.statics]
    found += [replacing(one) for one in kit.replaces]
    found += [paid(one) for one in kit.casting]
    if kit.mana and "Land" not in face_types(name, lore):
        found.append(MANA_SOURCE)
    return sum(map(capped, found))


def face_types(name: str, lore: Lore) -> Sequence[str]:
    face = lore.face(name)
    return lore.card(name).types if face is None else face.types


def best_section(values: Sequence[float]) -> float:
    """What an ability does, by its best mode."""
    return max(values, default=0.0)


def often(on: object) -> float:
    """How often, and how surely, something happens."""
    if isinstance(on, ONCE):
        return 0.9 if on.what == t.Self() else AGAIN * 0.7
    if isinstance(on, AT_DEATH):
        return 0.6 if on.what == t.Self() else 0.9
    if isinstance(on, h.BeginningOf):
        return AGAIN
    return 0.8


def used(ability: a.Activated, value: float) -> float:
    """What an ability is worth that may be used for its cost, once or again and again."""
    mana = sum(part.mana.mana_value for part in ability.cost if isinstance(part, a.Pay))
    once = any(
        isinstance(part, a.SacrificeCost | a.ExileCost | a.DiscardCost) and part.what == t.Self()
        for part in ability.cost
    )
    loyalty = next((part.change for part in ability.cost if isinstance(part, a.LoyaltyCost)), None)
    if loyalty is not None:
        return max(0.0, value) * (0.8 if isinstance(loyalty, int) and loyalty >= 0 else 0.4)
    if ability.zone != "battlefield":
        return 0.3 * max(0.0, value - PER_MANA * mana)
    others = sum(
        isinstance(part, a.SacrificeCost | a.DiscardCost | a.ExileCost | a.ReturnCost) and part.what != t.Self()
        for part in ability.cost
    )
    life = sum(0.2 * number(part.amount) for part in ability.cost if isinstance(part, a.PayLife))
    left = value * (1.0 if once or ability.once else 1.2) - PER_MANA * mana - 1.2 * others - life
    return SELDOM * max(0.0, left)


def static_value(static: a.Static) -> float:
    """What a static ability changes; that of what a permanent is attached to counts where it is put there."""
    share = IF_SO if static.while_ is not None else 1.0
    value = 0.4 * len(static.rules)
    good, _, steals = change_worth(static.changes)
    if static.what == t.Self():
        value += HELPED * good
    elif isinstance(static.what, t.Group) and static.what.zone == "battlefield":
        if MINE in static.what.where:
            value += HELPED * 1.5 * good
        elif is_foreign(static.what):
            value -= HELPED * 1.5 * good
    return share * (value + (1.0 if steals else 0.0))


def replacing(one: a.Replaces) -> float:
    """What an ability is worth that replaces something."""
    if isinstance(one.effect, rp.EntersTapped):
        return -0.4 if one.effect.what == t.Self() else 0.5
    if isinstance(one.effect, rp.EntersAsCopy):
        return 3.5
    return 0.0 if isinstance(one.effect, rp.EntersWithCounters | rp.AsEntersChoose) else 0.4


def paid(one: object) -> float:
    """What it is worth to be allowed to pay otherwise, or to have to pay more."""
    if isinstance(one, a.AdditionalCost):
        return 0.3 if one.optional else -1.0
    return 0.3
