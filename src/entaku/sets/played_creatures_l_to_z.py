"""What creatures from L to Z do that many tables play: no phrase says one of their sentences."""

from entaku.cards.ir.abilities import (
    Activated,
    Keyword,
    Mode,
    Replaces,
    Static,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import Gain, MustAttack, Resize, SetSize
from entaku.cards.ir.conditions import Bind, Compared, Exists, Matches, Unless
from entaku.cards.ir.happenings import (
    AnyHappening,
    Attacks,
    BecomesTarget,
    BeginningOf,
    Casts,
    Cycles,
    Dies,
    Enters,
    IsDealtDamage,
    Moves,
    OneOrMore,
)
from entaku.cards.ir.instructions import Delayed, If, May, WithX
from entaku.cards.ir.player_rules import CantCast, HandSize
from entaku.cards.ir.replacements import AsEntersChoose, EntersAsCopy, InsteadOfDamage
from entaku.cards.ir.short import (
    AN_OPPONENT,
    ARTIFACT,
    CHOSEN,
    CREATURE,
    EACH_OPPONENT,
    ENCHANTMENT,
    IT,
    LAND,
    NOT_YOURS,
    OTHER,
    SELF,
    TARGET,
    TARGET_PLAYER,
    THEIRS,
    YOU,
    YOURS,
    cost,
    counter_on,
    dies,
    enters,
    exile,
    gains,
    group,
    in_graveyard,
    keywords,
    makes,
    pump,
    spell,
    target,
    target_creature,
    to_hand,
    token,
)
from entaku.cards.ir.things import (
    AnyOf,
    Being,
    Bound,
    BoundAmount,
    BoundPlayer,
    ChosenPlayer,
    Count,
    DeathsThisTurn,
    Group,
    Is,
    IsAbility,
    Kinds,
    LifeLost,
    LifeOf,
    Not,
    Other,
    OwnedBy,
    OwnerOf,
    PlayerCounters,
    Plus,
    SameNameAs,
    StartingLife,
    Stat,
    StatOf,
    TopCards,
    X,
)
from entaku.cards.mechanics.attaching import Attach
from entaku.cards.mechanics.casting import MayPlay
from entaku.cards.mechanics.choosing import ChoosePlayer, ChooseThings
from entaku.cards.mechanics.countering import Counter
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.drawing import Draw
from entaku.cards.mechanics.getting import GetCounters
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import GainLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.searching import Search, Shuffle
from entaku.cards.mechanics.tokens import CreateCopies
from entaku.cards.mechanics.winning import WinGame

_MORE_LIFE = Compared(LifeOf(YOU), ">=", Plus((StartingLife(YOU), 7)))
_MINION = group(CREATURE, YOURS, OTHER)
_KRAKEN = token(9, 9, "U", "Kraken")
_WHALE = token(6, 6, "U", "Whale", dies(makes(_KRAKEN)))
_FISH = token(3, 3, "U", "Fish", dies(makes(_WHALE)))
_LIEUTENANT = Exists(group(Being("commander"), OwnedBy(YOU), YOURS))


TREES = (
    Tree(
        "Legion Warboss",
        (
            Keyword("mentor"),
            Triggered(
                BeginningOf("combat", YOU),
                (
                    makes(token(1, 1, "R", "Goblin")),
                    gains(Bound("created"), "haste"),
                    Apply(Bound("created"), (MustAttack(),), "end of combat"),
                ),
            ),
        ),
    ),
    Tree(
        "Liliana's Standard Bearer",
        (*keywords("flash"), enters(Draw(DeathsThisTurn((CREATURE, YOURS))))),
    ),
    Tree(
        "Losheel, Clockwork Scholar",
        (
            Replaces(InsteadOfDamage(to=group(Being("attacking"), ARTIFACT, CREATURE, YOURS), combat=True)),
            Triggered(OneOrMore(Enters(group(ARTIFACT, CREATURE, YOURS))), (Draw(),), limit=1),
        ),
    ),
    Tree(
        "Masked Vandal",
        (
            Keyword("changeling"),
            enters(
                ChooseThings(in_graveyard(CREATURE), optional=True),
                If(Bind("chosen"), (exile(CHOSEN), exile(TARGET))),
                targets=(target(group(AnyOf((ARTIFACT, ENCHANTMENT)), THEIRS)),),
            ),
        ),
    ),
    Tree(
        "Massacre Girl",
        (
            *keywords("menace"),
            enters(
                pump(group(OTHER, CREATURE), -1, -1),
                Delayed(
                    Dies(group(CREATURE)), (pump(group(OTHER, CREATURE), -1, -1),), until="end of turn", once=False
                ),
            ),
        ),
    ),
    Tree(
        "Meren of Clan Nel Toth",
        (
            Triggered(Dies(_MINION), (GetCounters("experience"),)),
            Triggered(
                BeginningOf("end", YOU),
                (
                    If(
                        Compared(StatOf("mana value", TARGET), "<=", PlayerCounters("experience")),
                        (Move(TARGET, "battlefield"),),
                        (to_hand(TARGET),),
                    ),
                ),
                (target(in_graveyard(CREATURE)),),
            ),
        ),
    ),
    Tree(
        "Neheb, the Eternal",
        (
            Keyword("afflict", amount=3),
            Triggered(BeginningOf("postcombat main", YOU), (AddMana("R", LifeLost(EACH_OPPONENT)),)),
        ),
    ),
    Tree(
        "Nighthawk Scavenger",
        (
            *keywords("flying", "deathtouch", "lifelink"),
            Static(
                SELF,
                (SetSize(Plus((1, Kinds("card type", Group(zone="graveyard", of=EACH_OPPONENT)))), None),),
                defines=True,
            ),
        ),
    ),
    Tree(
        "Nimble Obstructionist",
        (
            *keywords("flash", "flying"),
            Keyword("cycling", cost("2U")),
            Triggered(Cycles(YOU), (Counter(TARGET),), (target(spell(IsAbility(), NOT_YOURS)),)),
        ),
    ),
    Tree(
        "Oblivion Sower",
        (
            Triggered(
                Casts(YOU, (Not(Other()),)),
                (
                    exile(TopCards(TARGET_PLAYER, 4)),
                    ChooseThings(Group((LAND, OwnedBy(TARGET_PLAYER)), "exile"), amount=None),
                    Move(CHOSEN, "battlefield", under=YOU),
                ),
                (AN_OPPONENT,),
                zone="stack",
            ),
        ),
    ),
    Tree(
        "Progenitor Mimic",
        (
            Replaces(
                EntersAsCopy(
                    group(CREATURE),
                    (
                        Gain(
                            (
                                Triggered(
                                    BeginningOf("upkeep", YOU),
                                    (CreateCopies(SELF),),
                                    if_=Unless(Matches(SELF, (Being("token"),))),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    Tree("Reef Worm", (dies(makes(_FISH)),)),
    Tree(
        "Reflector Mage",
        (
            enters(
                to_hand(TARGET),
                Establish(CantCast(OwnerOf(TARGET), (SameNameAs(TARGET),)), "your next turn"),
                targets=(target_creature(THEIRS),),
            ),
        ),
    ),
    Tree(
        "Righteous Valkyrie",
        (
            *keywords("flying"),
            Triggered(
                Enters(group(OTHER, AnyOf((Is("Angel"), Is("Cleric"))), YOURS)),
                (GainLife(StatOf("toughness", IT)),),
            ),
            Static(group(CREATURE, YOURS), (Resize(2, 2),), while_=_MORE_LIFE),
        ),
    ),
    Tree(
        "Scourge of Fleets",
        (
            enters(
                WithX(
                    Count(group(Is("Island"), YOURS)),
                    (to_hand(group(CREATURE, THEIRS, Stat("toughness", "<=", X()))),),
                ),
            ),
        ),
    ),
    Tree(
        "Skullwinder",
        (
            *keywords("deathtouch"),
            enters(
                to_hand(TARGET),
                ChoosePlayer(EACH_OPPONENT),
                ChooseThings(in_graveyard(of=BoundPlayer("chosen")), BoundPlayer("chosen"), bind="returned"),
                to_hand(Bound("returned")),
                targets=(target(in_graveyard()),),
            ),
        ),
    ),
    Tree(
        "Soulherder",
        (
            Triggered(Moves(group(CREATURE), "exile"), (counter_on(SELF),)),
            Triggered(
                BeginningOf("end", YOU),
                (May((exile(TARGET), Move(Bound("moved"), "battlefield"))),),
                (target_creature(OTHER, YOURS),),
            ),
        ),
    ),
    Tree(
        "Stonehewer Giant",
        (
            *keywords("vigilance"),
            Activated(
                cost("1W T"),
                (
                    Search((Is("Equipment"),), to=None, reveal=False),
                    Move(Bound("found"), "battlefield"),
                    ChooseThings(group(CREATURE, YOURS)),
                    Attach(Bound("moved"), CHOSEN),
                    Shuffle(),
                ),
            ),
        ),
    ),
    Tree(
        "Stuffy Doll",
        (
            *keywords("indestructible"),
            Replaces(AsEntersChoose("player")),
            Triggered(IsDealtDamage(SELF), (Damage(BoundAmount("amount"), ChosenPlayer()),)),
            Activated(cost("T"), (Damage(1, SELF),)),
        ),
    ),
    Tree(
        "Tectonic Giant",
        (
            Triggered(
                AnyHappening((Attacks(SELF), BecomesTarget(SELF, of_opponent=True, by_spell=True))),
                modes=(
                    Mode((Damage(3, EACH_OPPONENT),)),
                    Mode(
                        (
                            exile(TopCards(YOU, 2)),
                            ChooseThings(Bound("moved")),
                            MayPlay(CHOSEN, "end of your next turn"),
                        ),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Thunderfoot Baloth",
        (
            *keywords("trample"),
            Static(SELF, (Resize(2, 2),), while_=_LIEUTENANT, word="lieutenant"),
            Static(_MINION, (Resize(2, 2), Gain(keywords("trample"))), while_=_LIEUTENANT, word="lieutenant"),
        ),
    ),
    Tree(
        "Triskaidekaphile",
        (
            Static(rules=(HandSize(YOU, None),)),
            Triggered(
                BeginningOf("upkeep", YOU),
                (WinGame(),),
                if_=Compared(Count(Group(zone="hand", of=YOU)), "=", 13),
            ),
            Activated(cost("3U"), (Draw(),)),
        ),
    ),
    Tree(
        "Welcoming Vampire",
        (
            *keywords("flying"),
            Triggered(
                OneOrMore(Enters(group(OTHER, CREATURE, Stat("power", "<=", 2), YOURS))),
                (Draw(),),
                limit=1,
            ),
        ),
    ),
)
