"""The fixed words in which observations say what a card is and does; adding one is a new kind of observation."""

from collections.abc import Iterable
from functools import cache

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import changes as c
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import player_rules as p
from entaku.oracle.ir import replacements as r
from entaku.oracle.ir.instructions import Delayed, May
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.attaching import Attach
from entaku.oracle.mechanics.casting import CastFree, CastNow, MayPlay
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.control import ExchangeControl, SwapControl
from entaku.oracle.mechanics.copying import BecomeCopy, CopySpell
from entaku.oracle.mechanics.countering import Counter
from entaku.oracle.mechanics.counters import DivideCounters, MoveCounters, PutCounters, RemoveCounters, SpreadCounters
from entaku.oracle.mechanics.damage import Damage, DivideDamage, Fight
from entaku.oracle.mechanics.destroying import Destroy, Regenerate, Sacrifice
from entaku.oracle.mechanics.drawing import Discard, Draw, Mill
from entaku.oracle.mechanics.getting import GetCounters
from entaku.oracle.mechanics.goading import Goad
from entaku.oracle.mechanics.initiative import TakeInitiative
from entaku.oracle.mechanics.life import GainLife, LoseLife, LoseLifeUnless, SetLife
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.mechanics.manifest import Cloak, Manifest, ManifestDread
from entaku.oracle.mechanics.monarch import BecomeMonarch
from entaku.oracle.mechanics.moving import ExileUntil, Move, PutFromHand
from entaku.oracle.mechanics.phasing import PhaseOut
from entaku.oracle.mechanics.proliferate import Proliferate
from entaku.oracle.mechanics.revealing import LookAt, Reveal, RevealHand
from entaku.oracle.mechanics.scry import Scry
from entaku.oracle.mechanics.searching import Search
from entaku.oracle.mechanics.surveil import Surveil
from entaku.oracle.mechanics.tapping import Tap, TapOrUntap, Untap
from entaku.oracle.mechanics.tokens import Create, CreateCopies
from entaku.oracle.mechanics.transforming import Flip, Transform
from entaku.oracle.mechanics.turns import ExtraCombat, ExtraTurn
from entaku.oracle.mechanics.voting import Vote
from entaku.oracle.mechanics.winning import LoseGame, WinGame

KEYWORDS = (
    "deathtouch", "defender", "double strike", "first strike", "flash", "flying", "haste", "hexproof", "indestructible",
    "infect", "intimidate", "landwalk", "lifelink", "menace", "protection", "prowess", "reach", "shadow", "shroud",
    "trample", "vigilance", "ward", "wither", "persist", "undying", "changeling", "banding", "enchant", "equip",
    "cycling", "flashback", "kicker", "morph", "suspend", "madness", "unearth", "dethrone", "melee", "convoke",
)  # fmt: skip

EFFECTS: dict[str, tuple[type[Struct], ...]] = {
    "spell ability": (a.SpellAbility,),
    "activated ability": (a.Activated,),
    "triggered ability": (a.Triggered,),
    "static ability": (a.Static,),
    "replacement": (a.Replaces,),
    "played by hand": (a.NotUnderstood,),
    "modes": (a.Mode,),
    "targets": (a.Target,),
    "asks whether": (May,),
    "acts later": (Delayed,),
    "costs tapping": (a.TapThis, a.TapOthers, a.TapPower),
    "costs life": (a.PayLife,),
    "costs a sacrifice": (a.SacrificeCost,),
    "costs a card": (a.DiscardCost, a.ExileCost),
    "costs loyalty": (a.LoyaltyCost,),
    "costs counters": (a.RemoveCountersCost,),
    "another cost": (a.AdditionalCost, a.AlternativeCost),
    "when it enters": (h.Enters,),
    "when it dies": (h.Dies,),
    "when it leaves": (h.Leaves, h.Moves),
    "when it attacks": (h.Attacks, h.AttacksUnblocked, h.PlayerAttacks),
    "when it blocks": (h.Blocks, h.BecomesBlocked),
    "when it deals damage": (h.DealsDamage,),
    "when it is dealt damage": (h.IsDealtDamage,),
    "when one casts": (h.Casts,),
    "when one draws or discards": (h.Draws, h.Discards),
    "when life changes": (h.GainsLife, h.LosesLife),
    "when a step begins": (h.BeginningOf,),
    "deals damage": (Damage, DivideDamage),
    "fights": (Fight,),
    "destroys": (Destroy,),
    "sacrifices": (Sacrifice,),
    "regenerates": (Regenerate,),
    "exiles": (ExileUntil,),
    "returns to hand": (),
    "puts onto the battlefield": (PutFromHand,),
    "puts into a library": (),
    "puts into a graveyard": (),
    "draws": (Draw,),
    "discards": (Discard,),
    "mills": (Mill,),
    "looks": (LookAt, Reveal, RevealHand, Scry, Surveil),
    "searches": (Search,),
    "counters a spell": (Counter,),
    "copies": (CopySpell, BecomeCopy, CreateCopies, r.EntersAsCopy),
    "creates tokens": (Create, CreateCopies),
    "manifests": (Manifest, ManifestDread, Cloak),
    "makes mana": (AddMana,),
    "gains life": (GainLife,),
    "loses life": (LoseLife, LoseLifeUnless),
    "sets life": (SetLife,),
    "puts counters": (PutCounters, DivideCounters, MoveCounters, SpreadCounters, Proliferate, r.EntersWithCounters),
    "removes counters": (RemoveCounters,),
    "gives players counters": (GetCounters,),
    "taps": (Tap, TapOrUntap),
    "untaps": (Untap, TapOrUntap),
    "keeps tapped": (c.DoesntUntap,),
    "changes size": (c.Resize, c.SetSize, c.SwitchSize),
    "gives abilities": (c.Gain,),
    "takes abilities": (c.Lose, c.CantHave),
    "changes types": (
        c.AddTypes,
        c.AddChosenType,
        c.SetChosenType,
        c.SetTypes,
        c.LoseTypes,
        c.SetLandType,
        c.AddCreatureTypes,
    ),
    "changes colours": (c.SetColour, c.AddColour),
    "changes control": (c.SetController, ExchangeControl, SwapControl),
    "attaches": (Attach,),
    "can't attack": (c.CantAttack,),
    "can't block": (c.CantBlock, c.CanBlockOnly),
    "can't be blocked": (c.CantBeBlocked, c.CantBeBlockedByMore),
    "must attack or block": (c.MustAttack, c.MustBlock, c.MustBeBlocked, c.AllMustBlock, Goad, c.Goaded),
    "phases out": (PhaseOut,),
    "transforms": (Transform, Flip),
    "cast from elsewhere": (CastFree, CastNow, MayPlay, p.PlayFrom),
    "costs less": (p.CostsLess, p.ThisCostsLess, p.AbilitiesCostLess),
    "can't cast": (p.CantCast, p.CastLimit),
    "allows more lands": (p.PlayMoreLands,),
    "prevents damage": (r.InsteadOfDamage,),
    "enters tapped": (r.EntersTapped,),
    "as it enters": (r.AsEntersChoose,),
    "chooses": (ChooseThings,),
    "votes": (Vote,),
    "makes a monarch": (BecomeMonarch, TakeInitiative),
    "gives extra turns": (ExtraTurn, ExtraCombat),
    "wins or loses": (WinGame, LoseGame, p.CantLose),
}
"""What a card's text has in it: a name, and the kinds of nodes of its tree that say it."""
MOVES = {
    "exile": "exiles", "hand": "returns to hand", "battlefield": "puts onto the battlefield",
    "library": "puts into a library", "graveyard": "puts into a graveyard",
}  # fmt: skip
"""Which effect it is to put something into a zone."""
COUNTERS = ("+1/+1", "-1/-1", "loyalty", "charge", "stun", "time", "lore", "shield")
"""Kinds of counters that are told apart; all others are counted together."""
MANA = "WUBRGC"

Array = NDArray[np.float32]
_PLACES: dict[type[Struct], list[int]] = {}
for _place, _kinds in enumerate(EFFECTS.values()):
    for _kind in _kinds:
        _PLACES.setdefault(_kind, []).append(_place)
_NAMED = {name: place for place, name in enumerate(EFFECTS)}


def effects_of(abilities: Iterable[a.Ability]) -> Array:
    """1 for each effect that is in these abilities.

    >>> from entaku.oracle.ir.abilities import SpellAbility
    >>> from entaku.oracle.mechanics.drawing import Draw
    >>> [name for name, there in zip(EFFECTS, effects_of((SpellAbility((Draw(2),)),))) if there]
    ['spell ability', 'draws']
    """
    found = np.zeros(len(EFFECTS), np.float32)
    for node in nodes(tuple(abilities)):
        found[_PLACES.get(type(node), [])] = 1
        if isinstance(node, Move) and node.to in MOVES:
            found[_NAMED[MOVES[node.to]]] = 1
    return found


@cache
def keywords_of(keywords: tuple[str, ...]) -> Array:
    """1 for each keyword that is there; the last stands for any other."""
    found = np.zeros(len(KEYWORDS) + 1, np.float32)
    for keyword in keywords:
        found[KEYWORDS.index(keyword) if keyword in KEYWORDS else -1] = 1
    return found


def counters_of(counters: Iterable[tuple[str, int]]) -> Array:
    """How many counters there are of each kind, in tenths; the last stands for all others."""
    found = np.zeros(len(COUNTERS) + 1, np.float32)
    for kind, count in counters:
        found[COUNTERS.index(kind) if kind in COUNTERS else -1] += count / 10
    return found
