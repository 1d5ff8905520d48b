"""What instants and sorceries from A to L do that many tables play: no phrase says one of their sentences."""

from entaku.cards.ir.abilities import (
    AlternativeCost,
    DiscardCost,
    Keyword,
    Static,
    Target,
    Tree,
)
from entaku.cards.ir.conditions import Compared, Exists, WasCast
from entaku.cards.ir.instructions import If, Instead, WithX
from entaku.cards.ir.player_rules import HandSize, PlayerHas, PlayMoreLands, ThisCostsLess
from entaku.cards.ir.replacements import InsteadOfDamage
from entaku.cards.ir.short import (
    AN_OPPONENT,
    ANY_TARGET,
    BASIC_LAND,
    CHOSEN,
    CREATURE,
    CREATURE_OR_WALKER,
    EACH_OPPONENT,
    EACH_PLAYER,
    FOUND,
    INSTANT_OR_SORCERY,
    LAND,
    MOVED,
    SEEN,
    SELF,
    TARGET,
    TARGET_PLAYER,
    YOU,
    YOURS,
    cost,
    does,
    exile,
    gains,
    group,
    in_graveyard,
    keywords,
    makes,
    spell,
    target,
    to_hand,
    token,
)
from entaku.cards.ir.things import (
    Among,
    Being,
    Bound,
    BoundAmount,
    BoundPlayer,
    ControllerOf,
    Count,
    Group,
    Is,
    IsAbility,
    Not,
    Other,
    OwnedBy,
    Permanent,
    Plus,
    Stat,
    Sum,
    TargetsOnly,
    Times,
    TopCards,
    X,
)
from entaku.cards.mechanics.amass import Amass
from entaku.cards.mechanics.casting import MayPlay
from entaku.cards.mechanics.choosing import ChooseSource, ChooseThings
from entaku.cards.mechanics.copying import ChangeTarget
from entaku.cards.mechanics.countering import Counter
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import LookAt, Reveal
from entaku.cards.mechanics.searching import Search, Shuffle
from entaku.cards.mechanics.tapping import Untap

_EACH = BoundPlayer("each")
_HUMAN = token(1, 1, "W", "Human")
_FEROCIOUS = Exists(group(CREATURE, YOURS, Stat("power", ">=", 4)))
_MASTERY = Exists(in_graveyard(INSTANT_OR_SORCERY), 2)


TREES = (
    Tree(
        "Genesis Ultimatum",
        (
            does(
                LookAt(TopCards(YOU, 5)),
                ChooseThings(Among("seen", (Permanent(),)), amount=None),
                Move(CHOSEN, "battlefield"),
                to_hand(Among("seen", (Other(CHOSEN),))),
                exile(SELF),
            ),
        ),
    ),
    Tree(
        "Animist's Awakening",
        (
            does(
                Reveal(TopCards(YOU, X())),
                Move(Among("revealed", (LAND,)), "battlefield", tapped=True),
                Move(Among("revealed", (Not(LAND),)), "library", bottom=True, random_order=True, bind="sunk"),
                If(_MASTERY, (Untap(MOVED),)),
            ),
        ),
    ),
    Tree(
        "Apex of Power",
        (
            does(
                exile(TopCards(YOU, 7)),
                MayPlay(MOVED, cast=True),
                If(WasCast(SELF, "hand"), (AddMana("any", 10),)),
            ),
        ),
    ),
    Tree(
        "Bolt Bend",
        (
            Static(rules=(ThisCostsLess(3),), while_=_FEROCIOUS, zone="stack"),
            does(
                ChangeTarget(TARGET),
                targets=(target(spell(TargetsOnly()), spell(IsAbility(), TargetsOnly())),),
            ),
        ),
    ),
    Tree(
        "Boundless Realms",
        (
            does(
                WithX(
                    Count(group(LAND, YOURS)),
                    (Search(BASIC_LAND, X(), to="battlefield", reveal=False, tapped=True),),
                ),
            ),
        ),
    ),
    Tree(
        "Command the Dreadhorde",
        (
            does(
                Damage(Sum("mana value", TARGET), YOU),
                Move(TARGET, "battlefield", under=YOU),
                targets=(target(in_graveyard(CREATURE_OR_WALKER, of=None), least=0, most=None),),
            ),
        ),
    ),
    Tree(
        "Crackle with Power",
        (does(Damage(Times(5, X()), TARGET), targets=(Target(ANY_TARGET.of, 0, X()),)),),
    ),
    Tree(
        "Dark Deal",
        (
            does(
                Discard(None, EACH_PLAYER),
                Draw(Plus((Count(Among("discarded", (OwnedBy(_EACH),))), -1)), EACH_PLAYER),
            ),
        ),
    ),
    Tree(
        "Debt to the Deathless",
        (does(LoseLife(Times(2, X()), EACH_OPPONENT), GainLife(BoundAmount("lost"))),),
    ),
    Tree(
        "Deflecting Palm",
        (
            does(
                ChooseSource(),
                Establish(
                    InsteadOfDamage(
                        Bound("source"),
                        YOU,
                        once=True,
                        then=(Damage(BoundAmount("amount"), ControllerOf(Bound("source"))),),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Engulf the Shore",
        (does(to_hand(group(CREATURE, Stat("toughness", "<=", Count(group(Is("Island"), YOURS)))))),),
    ),
    Tree(
        "Escape to the Wilds",
        (
            does(exile(TopCards(YOU, 5)), MayPlay(MOVED, "end of your next turn")),
            does(Establish(PlayMoreLands())),
        ),
    ),
    Tree(
        "Expressive Iteration",
        (
            does(
                LookAt(TopCards(YOU, 3)),
                ChooseThings(SEEN),
                ChooseThings(Among("seen", (Other(CHOSEN),)), bind="exiled"),
                to_hand(CHOSEN),
                exile(Bound("exiled")),
                MayPlay(MOVED),
                Move(Among("seen", (Other(CHOSEN), Other(Bound("exiled")))), "library", bottom=True),
            ),
        ),
    ),
    Tree(
        "Finale of Revelation",
        (
            does(
                Instead(
                    (Draw(X()),),
                    (
                        Move(in_graveyard(), "library"),
                        Shuffle(),
                        Draw(X()),
                        ChooseThings(group(LAND), amount=5, optional=True),
                        Untap(CHOSEN),
                        Establish(HandSize(YOU, None), "end of game"),
                    ),
                    Compared(X(), ">=", 10),
                ),
                exile(SELF),
            ),
        ),
    ),
    Tree(
        "Foil",
        (
            AlternativeCost((DiscardCost(Group((Is("Island"),), "hand", YOU)), DiscardCost())),
            does(Counter(TARGET), targets=(target(spell()),)),
        ),
    ),
    Tree(
        "Harvest Season",
        (
            does(
                WithX(
                    Count(group(Being("tapped"), CREATURE, YOURS)),
                    (Search(BASIC_LAND, X(), to="battlefield", reveal=False, tapped=True),),
                ),
            ),
        ),
    ),
    Tree(
        "Increasing Devotion",
        (
            does(Instead((makes(_HUMAN, 5),), (makes(_HUMAN, 10),), WasCast(SELF, "graveyard"))),
            Keyword("flashback", cost("7WW")),
        ),
    ),
    Tree(
        "Inkshield",
        (
            does(
                Establish(
                    InsteadOfDamage(
                        to=YOU,
                        combat=True,
                        then=(makes(token(2, 1, "WB", "Inkling", *keywords("flying")), BoundAmount("amount")),),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Intuition",
        (
            does(
                Search((), 3, to=None),
                ChooseThings(FOUND, TARGET_PLAYER),
                to_hand(CHOSEN),
                Move(Among("found", (Other(CHOSEN),)), "graveyard"),
                Shuffle(),
                targets=(AN_OPPONENT,),
            ),
        ),
    ),
    Tree(
        "Jarad's Orders",
        (
            does(
                Search((CREATURE,), 2, to=None, up_to=True),
                ChooseThings(FOUND),
                to_hand(CHOSEN),
                Move(Among("found", (Other(CHOSEN),)), "graveyard"),
                Shuffle(),
            ),
        ),
    ),
    Tree(
        "Jaya's Immolating Inferno",
        (does(Damage(X(), TARGET), targets=(Target(ANY_TARGET.of, 0, 3),)),),
    ),
    Tree(
        "Lazotep Plating",
        (
            does(Amass(1)),
            does(Establish(PlayerHas(YOU, "hexproof")), gains(group(YOURS), "hexproof")),
        ),
    ),
)
