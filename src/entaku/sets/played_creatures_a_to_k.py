"""What creatures from A to K do that many tables play: no phrase says one of their sentences."""

from msgspec import structs

from entaku.cards.ir.abilities import (
    Activated,
    Keyword,
    Mode,
    SacrificeCost,
    Static,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import (
    CantBeActivated,
    CantBeBlocked,
    CantBeCountered,
    Gain,
    Resize,
)
from entaku.cards.ir.conditions import Bind, Compared, Exists
from entaku.cards.ir.happenings import (
    AnyHappening,
    Attacks,
    BeginningOf,
    Casts,
    ComesTrue,
    Dies,
    Discards,
    Enters,
    Moves,
    OneOrMore,
    Sacrifices,
    TapsForMana,
)
from entaku.cards.ir.instructions import DoUnless, ForEach, If, May
from entaku.cards.ir.player_rules import CastLimit, HandSize
from entaku.cards.ir.short import (
    AN_OPPONENT,
    ANY_PLAYER,
    ARTIFACT,
    CHOSEN,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    IT,
    LAND,
    OTHER,
    PLANESWALKER,
    SELF,
    TARGET,
    TARGET_PLAYER,
    THAT_PLAYER,
    THEIRS,
    YOU,
    YOURS,
    cost,
    counter_on,
    enters,
    exile,
    gains,
    group,
    in_graveyard,
    keywords,
    makes,
    pump,
    target,
    target_creature,
    to_hand,
    token,
)
from entaku.cards.ir.things import (
    Among,
    AnyOf,
    Being,
    Bound,
    BoundPlayer,
    ControlledBy,
    ControllerOf,
    Count,
    DefendingPlayer,
    Has,
    Is,
    LifeLost,
    Not,
    Other,
    PlayersWho,
    StatOf,
    TopCards,
)
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.copying import BecomeCopy
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.destroying import Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import LookAt
from entaku.cards.mechanics.tapping import Tap

_EACH = BoundPlayer("each")
_THAT = Bound("each")
_LIBRARY_TOP = Triggered(
    AnyHappening((Dies(SELF), Moves(SELF, "exile", "battlefield"))),
    (May((Move(IT, "library", below=2),)),),
)
"""A God that dies or is exiled may be put into the library third from the top."""
_MINION = group(CREATURE, YOURS, OTHER)
_COIL = structs.replace(token(3, 3, "U", "Serpent"), name="Koma's Coil")
_HER_CREATURES = group(CREATURE, ControlledBy(THAT_PLAYER))


TREES = (
    Tree(
        "Archfiend of Depravity",
        (
            *keywords("flying"),
            Triggered(
                BeginningOf("end", EACH_OPPONENT),
                (
                    ChooseThings(_HER_CREATURES, THAT_PLAYER, 2, optional=True),
                    Sacrifice(
                        group(CREATURE, ControlledBy(THAT_PLAYER), Other(CHOSEN)),
                        THAT_PLAYER,
                        Count(group(CREATURE, ControlledBy(THAT_PLAYER), Other(CHOSEN))),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Archfiend of Ifnir",
        (
            *keywords("flying"),
            Triggered(Discards(YOU), (PutCounters(group(CREATURE, THEIRS), "-1/-1"),)),
            Keyword("cycling", cost("2")),
        ),
    ),
    Tree(
        "Archon of Cruelty",
        (
            *keywords("flying"),
            Triggered(
                AnyHappening((Enters(SELF), Attacks(SELF))),
                (
                    Sacrifice(group(AnyOf((CREATURE, PLANESWALKER))), TARGET_PLAYER),
                    Discard(1, TARGET_PLAYER),
                    LoseLife(3, TARGET_PLAYER),
                    Draw(),
                    GainLife(3),
                ),
                (AN_OPPONENT,),
            ),
        ),
    ),
    Tree(
        "Bane of Bala Ged",
        (
            Triggered(
                Attacks(SELF),
                (
                    ChooseThings(group(ControlledBy(DefendingPlayer(SELF))), DefendingPlayer(SELF), 2),
                    exile(CHOSEN),
                ),
            ),
        ),
    ),
    Tree(
        "Brudiclad, Telchor Engineer",
        (
            Static(group(CREATURE, Being("token"), YOURS), (Gain(keywords("haste")),)),
            Triggered(
                BeginningOf("combat", YOU),
                (
                    makes(token(2, 1, "U", "Artifact Phyrexian Myr")),
                    ChooseThings(group(Being("token"), YOURS), optional=True),
                    If(
                        Bind("chosen"),
                        (
                            ForEach(
                                group(Being("token"), YOURS, Other(CHOSEN)),
                                (BecomeCopy(_THAT, CHOSEN),),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Elvish Warmaster",
        (
            Triggered(
                OneOrMore(Enters(group(OTHER, Is("Elf"), YOURS))),
                (makes(token(1, 1, "G", "Elf Warrior")),),
                limit=1,
            ),
            Activated(
                cost("5GG"),
                (Apply(group(Is("Elf"), YOURS), (Resize(2, 2), Gain(keywords("deathtouch")))),),
            ),
        ),
    ),
    Tree(
        "Endrek Sahr, Master Breeder",
        (
            Triggered(
                Casts(YOU, (CREATURE,)),
                (makes(token(1, 1, "B", "Thrull"), StatOf("mana value", IT)),),
            ),
            Triggered(ComesTrue(Exists(group(Is("Thrull"), YOURS), 7)), (Sacrifice(SELF),)),
        ),
    ),
    Tree(
        "Ethersworn Canonist",
        (Static(rules=(CastLimit(EACH_PLAYER, (Not(ARTIFACT),)),)),),
    ),
    Tree(
        "Gingerbrute",
        (
            *keywords("haste"),
            Activated(cost("1"), (Apply(SELF, (CantBeBlocked(except_=group(CREATURE, Has("haste"))),)),)),
            Activated(cost("2 T", SacrificeCost()), (GainLife(3),)),
        ),
    ),
    Tree(
        "God-Eternal Rhonas",
        (
            *keywords("deathtouch"),
            enters(
                ForEach(_MINION, (pump(_THAT, StatOf("power", _THAT), 0),)),
                gains(_MINION, "vigilance"),
            ),
            _LIBRARY_TOP,
        ),
    ),
    Tree(
        "It That Betrays",
        (
            Keyword("annihilator", amount=2),
            Triggered(
                Sacrifices(EACH_OPPONENT, group(Being("nontoken"))),
                (Move(IT, "battlefield", under=YOU),),
            ),
        ),
    ),
    Tree(
        "Jarad, Golgari Lich Lord",
        (
            Static(SELF, (Resize(Count(in_graveyard(CREATURE)), Count(in_graveyard(CREATURE))),)),
            Activated(
                cost("1BG", SacrificeCost(group(OTHER, CREATURE))),
                (LoseLife(StatOf("power", Bound("sacrificed")), EACH_OPPONENT),),
            ),
            Activated(
                (SacrificeCost(group(Is("Swamp"))), SacrificeCost(group(Is("Forest")))),
                (to_hand(SELF),),
                zone="graveyard",
            ),
        ),
    ),
    Tree(
        "Jin-Gitaxias, Core Augur",
        (
            *keywords("flash"),
            Triggered(BeginningOf("end", YOU), (Draw(7),)),
            Static(rules=(HandSize(EACH_OPPONENT, -7),)),
        ),
    ),
    Tree(
        "Kazuul, Tyrant of the Cliffs",
        (
            Triggered(
                Attacks(group(CREATURE, THEIRS), YOU, or_planeswalker=True),
                (DoUnless((makes(token(3, 3, "R", "Ogre")),), pay=cost("3"), who=ControllerOf(IT)),),
            ),
        ),
    ),
    Tree(
        "Kenrith, the Returned King",
        (
            Activated(cost("R"), (Apply(group(CREATURE), (Gain(keywords("trample", "haste")),)),)),
            Activated(cost("1G"), (counter_on(TARGET),), (target_creature(),)),
            Activated(cost("2W"), (GainLife(5, TARGET_PLAYER),), (ANY_PLAYER,)),
            Activated(cost("3U"), (Draw(1, TARGET_PLAYER),), (ANY_PLAYER,)),
            Activated(
                cost("4B"),
                (Move(TARGET, "battlefield"),),
                (target(in_graveyard(CREATURE, of=None)),),
            ),
        ),
    ),
    Tree(
        "Kinnan, Bonder Prodigy",
        (
            Triggered(TapsForMana(YOU, group(Not(LAND))), (AddMana(source="produced"),)),
            Activated(
                cost("5GU"),
                (
                    LookAt(TopCards(YOU, 5)),
                    ChooseThings(Among("seen", (Not(Is("Human")), CREATURE)), optional=True),
                    Move(Among("seen", (Other(CHOSEN),)), "library", bottom=True, random_order=True),
                    Move(CHOSEN, "battlefield"),
                ),
            ),
        ),
    ),
    Tree(
        "Knight of the Ebon Legion",
        (
            Activated(cost("2B"), (pump(SELF, 3, 3, Gain(keywords("deathtouch"))),)),
            Triggered(
                BeginningOf("end", YOU),
                (counter_on(SELF),),
                if_=Compared(
                    Count(PlayersWho(EACH_PLAYER, Compared(LifeLost(_EACH), ">=", 4))),
                    ">=",
                    1,
                ),
            ),
        ),
    ),
    Tree(
        "Koma, Cosmos Serpent",
        (
            Static(SELF, (CantBeCountered(),), zone="stack"),
            Triggered(BeginningOf("upkeep"), (makes(_COIL),)),
            Activated(
                (SacrificeCost(group(OTHER, Is("Serpent"))),),
                modes=(
                    Mode((Tap(TARGET), Apply(TARGET, (CantBeActivated(),))), (target(group()),)),
                    Mode((gains(SELF, "indestructible"),)),
                ),
            ),
        ),
    ),
)
