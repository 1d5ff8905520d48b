"""The dungeons of Adventures in the Forgotten Realms: their rooms, and what each does.  (CR 309)"""

from entaku.cards.dungeons import Dungeon, Room
from entaku.cards.ir.abilities import Target
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import CantAttack, Gain, Resize
from entaku.cards.ir.instructions import DoUnless, ForEach, Instruction
from entaku.cards.ir.predefined import PREDEFINED
from entaku.cards.ir.short import (
    ARTIFACT,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    LAND,
    MOVED,
    TARGET,
    TARGET_PLAYER,
    YOU,
    counter_on,
    exile,
    group,
    keywords,
    makes,
    target_creature,
    token,
)
from entaku.cards.ir.things import Among, AnyOf, Bound, BoundPlayer, Is, TopCards
from entaku.cards.mechanics.casting import CastFree, MayPlay
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.destroying import Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.goading import Goad
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import Reveal
from entaku.cards.mechanics.scry import Scry
from entaku.cards.mechanics.searching import Search, Shuffle
from entaku.cards.mechanics.tokens import Token

_ATROPAL = Token(("Legendary", "Creature", "God", "Horror"), 4, 4, "B", keywords("deathtouch"), name="The Atropal")
_EACH = BoundPlayer("each")
_ARTIFACT_CREATURE_OR_LAND = group(AnyOf((ARTIFACT, CREATURE, LAND)))
_A_CREATURE = (target_creature(),)


def _lose_unless(other: Instruction) -> Instruction:
    """Each player loses 2 life unless they do something else."""
    return ForEach(EACH_PLAYER, (DoUnless((LoseLife(2, _EACH),), (other,), who=_EACH),))


_THRONE = (
    Reveal(TopCards(YOU, 10)),
    ChooseThings(Among("revealed", (CREATURE,))),
    Move(Bound("chosen"), "battlefield", counter="+1/+1", counters=3),
    Apply(MOVED, (Gain(keywords("hexproof")),), "your next turn"),
    Shuffle(),
)
"""A creature card among the top ten comes, stronger by three counters and safe for a turn."""

DUNGEONS = (
    Dungeon(
        "Lost Mine of Phandelver",
        (
            Room("Cave Entrance", (Scry(1),), to=(1, 2)),
            Room("Goblin Lair", (makes(token(1, 1, "R", "Goblin")),), to=(3, 4)),
            Room("Mine Tunnels", (makes(PREDEFINED["Treasure"]),), to=(4, 5)),
            Room("Storeroom", (counter_on(TARGET),), _A_CREATURE, (6,)),
            Room("Dark Pool", (LoseLife(1, EACH_OPPONENT), GainLife(1)), to=(6,)),
            Room("Fungi Cavern", (Apply(TARGET, (Resize(-4, 0),), "your next turn"),), _A_CREATURE, (6,)),
            Room("Temple of Dumathoin", (Draw(1),)),
        ),
    ),
    Dungeon(
        "Dungeon of the Mad Mage",
        (
            Room("Yawning Portal", (GainLife(1),), to=(1,)),
            Room("Dungeon Level", (Scry(1),), to=(2, 3)),
            Room("Goblin Bazaar", (makes(PREDEFINED["Treasure"]),), to=(4,)),
            Room("Twisted Caverns", (Apply(TARGET, (CantAttack(),), "your next turn"),), _A_CREATURE, (4,)),
            Room("Lost Level", (Scry(2),), to=(5, 6)),
            Room("Runestone Caverns", (exile(TopCards(YOU, 2)), MayPlay(MOVED, "end of game")), to=(7,)),
            Room("Muiral's Graveyard", (makes(token(1, 1, "B", "Skeleton"), 2),), to=(7,)),
            Room("Deep Mines", (Scry(3),), to=(8,)),
            Room("Mad Wizard's Lair", (Draw(3), Reveal(Bound("drawn")), CastFree(Bound("drawn"), most=1))),
        ),
    ),
    Dungeon(
        "Tomb of Annihilation",
        (
            Room("Trapped Entry", (LoseLife(1, EACH_PLAYER),), to=(1, 2)),
            Room("Veils of Fear", (_lose_unless(Discard(1, _EACH)),), to=(3,)),
            Room(
                "Oubliette",
                (Discard(1), Sacrifice(group(ARTIFACT)), Sacrifice(group(CREATURE)), Sacrifice(group(LAND))),
                to=(4,),
            ),
            Room(
                "Sandfall Cell",
                (_lose_unless(Sacrifice(_ARTIFACT_CREATURE_OR_LAND, _EACH)),),
                to=(4,),
            ),
            Room("Cradle of the Death God", (makes(_ATROPAL),)),
        ),
    ),
    Dungeon(
        "Undercity",
        (
            Room("Secret Entrance", (Search((Is("Basic"), Is("Land"))),), to=(1, 2)),
            Room("Forge", (counter_on(TARGET, 2),), _A_CREATURE, (3, 4)),
            Room("Lost Well", (Scry(2),), to=(4, 5)),
            Room("Trap!", (LoseLife(5, TARGET_PLAYER),), (Target((EACH_PLAYER,)),), (6,)),
            Room("Arena", (Goad(TARGET),), _A_CREATURE, (6, 7)),
            Room("Stash", (makes(PREDEFINED["Treasure"]),), to=(7,)),
            Room("Archives", (Draw(1),), to=(8,)),
            Room("Catacombs", (makes(token(4, 1, "B", "Skeleton", *keywords("menace"))),), to=(8,)),
            Room("Throne of the Dead Three", _THRONE),
        ),
        by_name=True,
    ),
)
