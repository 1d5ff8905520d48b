"""What Sagas and Classes that we don't ship do, of which one sentence is like that of no other card."""

from entaku.cards.ir.abilities import Ability, Activated, Replaces, Static, Target, Tree, Triggered
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import AddTypes, DoesntUntap, Gain, MustAttack, MustBlock, Resize, SetController, SetSize
from entaku.cards.ir.conditions import AtClassLevel, Compared, DiedThisTurn, Exists, TurnOf
from entaku.cards.ir.happenings import Attacks, BecomesLevel, BeginningOf, Casts, Chapter, Enters, PlayerAttacks
from entaku.cards.ir.instructions import ForEach, If, Instruction, May, WithX
from entaku.cards.ir.player_rules import AbilitiesCostLess, CostsLess, PlayMoreLands
from entaku.cards.ir.predefined import PREDEFINED
from entaku.cards.ir.replacements import EntersWithCounters
from entaku.cards.ir.short import (
    AN_OPPONENT,
    CHOSEN,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    ENCHANTMENT,
    INSTANT_OR_SORCERY,
    LAND,
    OTHER,
    PLANESWALKER,
    SELF,
    TARGET,
    TARGET_PLAYER,
    THEIRS,
    WHILE_IT_REMAINS,
    YOU,
    YOURS,
    attacking,
    cost,
    creature,
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
    Count,
    ExiledWithSource,
    Greatest,
    Group,
    Half,
    Is,
    LifeLost,
    LifeOf,
    Named,
    Not,
    Other,
    Permanent,
    Plus,
    SpellsCast,
    Stat,
    StatOf,
    Times,
    TopCards,
    X,
)
from entaku.cards.mana import Cost
from entaku.cards.mechanics.casting import MayPlay
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy, Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw, Mill
from entaku.cards.mechanics.levels import GainLevel
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import LookAt
from entaku.cards.mechanics.scry import Scry
from entaku.cards.mechanics.searching import Search, Shuffle
from entaku.cards.mechanics.spending import SpendOnly
from entaku.cards.mechanics.tapping import Tap, Untap
from entaku.cards.mechanics.tokens import Create

_EACH = Bound("each")
_EACH_PLAYER = BoundPlayer("each")
_LANDS, _THEIR_LANDS = Count(group(LAND, YOURS)), Count(group(LAND, ControlledBy(TARGET_PLAYER)))
_STRONGEST = target_creature(YOURS, Stat("power", "=", Greatest("power", creature(YOURS))))


def _chapter(*numbers: int, do: tuple[Instruction, ...], targets: tuple[Target, ...] = ()) -> Triggered:
    """A chapter ability of a Saga, of one chapter or several."""
    return Triggered(Chapter(numbers), do, targets)


def _levels(second: str, third: str, *gained: Ability) -> tuple[Ability, ...]:
    """The levels of a Class: what reaching them costs, and the ability that it has from each."""
    return tuple(
        ability
        for level, (price, has) in enumerate(zip((second, third), gained, strict=True), 2)
        for ability in (
            Activated(cost(price), (GainLevel(level),), timing="sorcery", if_=AtClassLevel(level - 1, level - 1)),
            Static(SELF, (Gain((has,)),), while_=AtClassLevel(level)),
        )
    )


TREES = (
    Tree(
        "Chainer's Torment",
        (
            _chapter(1, 2, do=(Damage(2, EACH_OPPONENT), GainLife(2))),
            _chapter(
                3,
                do=(
                    WithX(
                        Half(LifeOf(YOU), up=True),
                        (makes(token(X(), X(), "B", "Nightmare Horror")), Damage(X(), YOU, source=Bound("created"))),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Bard Class",
        (
            Replaces(EntersWithCounters(creature(Is("Legendary"), YOURS), "+1/+1", 1)),
            *_levels(
                "RG",
                "3RG",
                Static(rules=(CostsLess(YOU, (Is("Legendary"),), 0, coloured=Cost.parse("RG")),)),
                Triggered(
                    Casts(YOU, (Is("Legendary"),)),
                    (exile(TopCards(YOU, 2)), MayPlay(Bound("moved"))),
                ),
            ),
        ),
    ),
    Tree(
        "Fighter Class",
        (
            Triggered(Enters(SELF), (Search((Is("Equipment"),)),)),
            *_levels(
                "1RW",
                "3RW",
                Static(rules=(AbilitiesCostLess(YOU, 2, equip=True),)),
                Triggered(
                    Attacks(creature(YOURS)),
                    (Apply(TARGET, (MustBlock(Bound("it")),), "end of combat"),),
                    (target(creature(), least=0),),
                ),
            ),
        ),
    ),
    Tree(
        "Sorcerer Class",
        (
            Triggered(Enters(SELF), (Draw(2), Discard(2))),
            *_levels(
                "UR",
                "3UR",
                Static(
                    creature(YOURS),
                    (Gain((Activated(cost("T"), (AddMana("UR"), SpendOnly((INSTANT_OR_SORCERY,), (Is("Class"),)))),)),),
                ),
                Triggered(
                    Casts(YOU, (INSTANT_OR_SORCERY,)),
                    (Damage(SpellsCast(YOU, (INSTANT_OR_SORCERY,)), EACH_OPPONENT, source=Bound("it")),),
                ),
            ),
        ),
    ),
    Tree(
        "Druid Class",
        (
            Triggered(Enters(group(LAND, YOURS)), (GainLife(1),)),
            *_levels(
                "2G",
                "4G",
                Static(rules=(PlayMoreLands(),)),
                Triggered(
                    BecomesLevel(3),
                    (
                        Apply(
                            TARGET,
                            (
                                AddTypes(("Creature",)),
                                Gain((*keywords("haste"), Static(SELF, (SetSize(_LANDS, _LANDS),)))),
                            ),
                            "end of game",
                        ),
                    ),
                    (target(group(LAND, YOURS)),),
                ),
            ),
        ),
    ),
    Tree(
        "Fall of the Impostor",
        (
            _chapter(1, 2, do=(PutCounters(TARGET),), targets=(target(creature(), least=0),)),
            _chapter(
                3,
                do=(
                    ChooseThings(
                        creature(
                            ControlledBy(TARGET_PLAYER),
                            Stat("power", "=", Greatest("power", creature(ControlledBy(TARGET_PLAYER)))),
                        )
                    ),
                    exile(CHOSEN),
                ),
                targets=(AN_OPPONENT,),
            ),
        ),
    ),
    Tree(
        "Fall of the Thran",
        (
            _chapter(1, do=(Destroy(group(LAND)),)),
            _chapter(
                2,
                3,
                do=(
                    ChooseThings(Group((LAND,), "graveyard", _EACH_PLAYER), EACH_PLAYER, 2),
                    Move(CHOSEN, "battlefield"),
                ),
            ),
        ),
    ),
    Tree(
        "Forging the Tyrite Sword",
        (
            _chapter(1, 2, do=(Create(PREDEFINED["Treasure"]),)),
            _chapter(3, do=(Search((AnyOf((Named("Halvar, God of Battle"), Is("Equipment"))),)),)),
        ),
    ),
    Tree(
        "King Narfi's Betrayal",
        (
            _chapter(
                1,
                do=(
                    Mill(4, EACH_PLAYER),
                    ForEach(
                        EACH_PLAYER,
                        (
                            ChooseThings(
                                Group((AnyOf((CREATURE, PLANESWALKER)),), "graveyard", _EACH_PLAYER), optional=True
                            ),
                            exile(CHOSEN),
                        ),
                    ),
                ),
            ),
            _chapter(2, 3, do=(MayPlay(Group((ExiledWithSource(),), "exile"), any_colour=True, cast=True),)),
        ),
    ),
    Tree(
        "Kiora Bests the Sea God",
        (
            _chapter(1, do=(makes(token(8, 8, "U", "Kraken", *keywords("hexproof"))),)),
            _chapter(
                2,
                do=(
                    ForEach(
                        group(Not(LAND), ControlledBy(TARGET_PLAYER)),
                        (Tap(_EACH), Apply(_EACH, (DoesntUntap(),), "its controller's next untap step")),
                    ),
                ),
                targets=(AN_OPPONENT,),
            ),
            _chapter(
                3,
                do=(Apply(TARGET, (SetController(),), "end of game"), Untap(TARGET)),
                targets=(target(group(THEIRS)),),
            ),
        ),
    ),
    Tree(
        "Paladin Class",
        (
            Static(rules=(CostsLess(EACH_OPPONENT, (), -1),), while_=TurnOf(YOU)),
            *_levels(
                "2W",
                "4W",
                Static(creature(YOURS), (Resize(1, 1),)),
                Triggered(
                    PlayerAttacks(YOU),
                    (
                        pump(
                            TARGET,
                            Count(attacking(Other(TARGET))),
                            Count(attacking(Other(TARGET))),
                            Gain(keywords("double strike")),
                        ),
                    ),
                    (target(attacking()),),
                ),
            ),
        ),
    ),
    Tree(
        "Rite of Belzenlok",
        (
            _chapter(1, 2, do=(makes(token(0, 1, "B", "Cleric"), 2),)),
            _chapter(
                3,
                do=(
                    makes(
                        token(
                            6,
                            6,
                            "B",
                            "Demon",
                            *keywords("flying", "trample"),
                            Triggered(
                                BeginningOf("upkeep", YOU),
                                (
                                    If(
                                        Exists(creature(OTHER, YOURS)),
                                        (Sacrifice(creature(OTHER)),),
                                        (Damage(6, YOU),),
                                    ),
                                ),
                            ),
                        )
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "The Akroan War",
        (
            _chapter(1, do=(Apply(TARGET, (SetController(),), WHILE_IT_REMAINS),), targets=(target_creature(),)),
            _chapter(2, do=(Apply(creature(THEIRS), (MustAttack(),), "your next turn"),)),
            _chapter(
                3,
                do=(ForEach(creature(Being("tapped")), (Damage(StatOf("power", _EACH), _EACH, source=_EACH),)),),
            ),
        ),
    ),
    Tree(
        "The Binding of the Titans",
        (
            _chapter(1, do=(Mill(3, EACH_PLAYER),)),
            _chapter(
                2,
                do=(exile(TARGET), GainLife(Count(Among("moved", (CREATURE,))))),
                targets=(target(in_graveyard(of=None), least=0, most=2),),
            ),
            _chapter(3, do=(to_hand(TARGET),), targets=(target(in_graveyard(AnyOf((CREATURE, LAND)))),)),
        ),
    ),
    Tree(
        "The Mending of Dominaria",
        (
            _chapter(1, 2, do=(Mill(2), ChooseThings(in_graveyard(CREATURE), optional=True), to_hand(CHOSEN))),
            _chapter(3, do=(Move(in_graveyard(LAND), "battlefield"), Move(in_graveyard(), "library"), Shuffle())),
        ),
    ),
    Tree(
        "The Three Seasons",
        (
            _chapter(1, do=(Mill(3),)),
            _chapter(
                2,
                do=(to_hand(TARGET),),
                targets=(target(in_graveyard(Is("Snow"), Permanent()), least=0, most=2),),
            ),
            _chapter(
                3,
                do=(
                    ForEach(
                        EACH_PLAYER,
                        (
                            ChooseThings(Group(zone="graveyard", of=_EACH_PLAYER), amount=3),
                            Move(CHOSEN, "library"),
                            Shuffle(_EACH_PLAYER),
                        ),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Triumph of Gerrard",
        (
            _chapter(1, 2, do=(PutCounters(TARGET),), targets=(_STRONGEST,)),
            _chapter(3, do=(gains(TARGET, "flying", "first strike", "lifelink"),), targets=(_STRONGEST,)),
        ),
    ),
    Tree(
        "Tymaret Calls the Dead",
        (
            _chapter(
                1,
                2,
                do=(
                    Mill(3),
                    May(
                        (ChooseThings(in_graveyard(AnyOf((CREATURE, ENCHANTMENT)))), exile(CHOSEN)),
                        then=(makes(token(2, 2, "B", "Zombie")),),
                    ),
                ),
            ),
            _chapter(3, do=(WithX(Count(group(Is("Zombie"), YOURS)), (GainLife(X()), Scry(X()))),)),
        ),
    ),
    Tree(
        "Waking the Trolls",
        (
            _chapter(1, do=(Destroy(TARGET),), targets=(target(group(LAND)),)),
            _chapter(2, do=(Move(TARGET, "battlefield", under=YOU),), targets=(target(in_graveyard(LAND, of=None)),)),
            _chapter(
                3,
                do=(
                    If(
                        Compared(_THEIR_LANDS, "<", _LANDS),
                        (
                            makes(
                                token(4, 4, "G", "Troll Warrior", *keywords("trample")),
                                Plus((_LANDS, Times(-1, _THEIR_LANDS))),
                            ),
                        ),
                    ),
                ),
                targets=(AN_OPPONENT,),
            ),
        ),
    ),
    Tree(
        "Warlock Class",
        (
            Triggered(BeginningOf("end", YOU), (LoseLife(1, EACH_OPPONENT),), if_=DiedThisTurn()),
            *_levels(
                "1B",
                "6B",
                Triggered(
                    BecomesLevel(2),
                    (
                        LookAt(TopCards(YOU, 3)),
                        ChooseThings(Bound("seen")),
                        to_hand(CHOSEN),
                        Move(Among("seen", (Other(CHOSEN),)), "graveyard"),
                    ),
                ),
                Triggered(BeginningOf("end", YOU), (LoseLife(LifeLost(_EACH_PLAYER), EACH_OPPONENT),)),
            ),
        ),
    ),
)
