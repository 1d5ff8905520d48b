"""What cards with two faces do whose text nothing reads wholly: Nicol Bolas and those that follow him by name."""

from entaku.cards.ir.abilities import Activated, LoyaltyCost, Replaces, SacrificeCost, Static, Target, Tree, Triggered
from entaku.cards.ir.changes import CanBlockOnly, CantBeBlocked
from entaku.cards.ir.conditions import Bind, Compared, Exists, Matches, Unless
from entaku.cards.ir.happenings import (
    Attacks,
    BeginningOf,
    Casts,
    DealsDamage,
    Moves,
    TransformsInto,
)
from entaku.cards.ir.instructions import If, May
from entaku.cards.ir.player_rules import CostsLess
from entaku.cards.ir.replacements import EntersWithCounters
from entaku.cards.ir.short import (
    AN_OPPONENT,
    ANY_PLAYER,
    ANY_TARGET,
    CHOSEN,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    FLYING,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    MOVED,
    OTHER,
    PLANESWALKER,
    SEEN,
    SELF,
    TARGET,
    TARGET_PLAYER,
    YOU,
    attacking,
    cost,
    creature,
    does,
    enters,
    exile,
    group,
    in_graveyard,
    keywords,
    makes,
    taps_for,
    target,
    target_creature,
    to_hand,
    token,
)
from entaku.cards.ir.things import (
    Among,
    AnyOf,
    Both,
    Count,
    CountersOn,
    ExiledWithSource,
    Group,
    Is,
    Not,
    Other,
    Plus,
    Stat,
    StatOf,
    Targeted,
    TargetedPlayer,
    TopCards,
)
from entaku.cards.mechanics.casting import MayPlay
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.copying import CopySpell
from entaku.cards.mechanics.counters import PutCounters, RemoveCounters
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw, Mill
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import LookAt, Reveal
from entaku.cards.mechanics.spending import WhenSpent
from entaku.cards.mechanics.tapping import Tap
from entaku.cards.mechanics.tokens import CreateCopies
from entaku.cards.mechanics.transforming import Transform

_GRAVEYARD = Group(zone="graveyard", of=YOU)
_EXILED_WITH_THIS = Group((ExiledWithSource(),), "exile")
_BACK_AS_ITS_OWNERS = (exile(SELF), Move(MOVED, "battlefield", transformed=True))
_WEAKER_CANT_BLOCK = Static(changes=(CantBeBlocked(by=creature(Stat("power", "<", StatOf("power", SELF)))),))
_CREATURE_OR_WALKER = group(AnyOf((CREATURE, PLANESWALKER)))
_FROM_THE_DEEP = AnyOf((Is("Kraken"), Is("Leviathan"), Is("Octopus"), Is("Serpent")))
_UP_TO_ONE_EACH = (
    target(creature(), least=0),
    Target((EACH_PLAYER,), 0),
    target(group(PLANESWALKER), least=0),
)


def _burns(amount: int) -> Triggered:
    """Damage to up to one creature, one player and one planeswalker as it attacks."""
    whom = Both((TARGET, TargetedPlayer(1), Targeted(2)))
    return Triggered(Attacks(SELF), (Damage(amount, whom),), _UP_TO_ONE_EACH)


TREES = (
    Tree(
        "Nicol Bolas, the Ravager // Nicol Bolas, the Arisen",
        (
            *keywords("flying"),
            enters(Discard(who=EACH_OPPONENT)),
            Activated(cost("4UBR"), _BACK_AS_ITS_OWNERS, timing="sorcery"),
        ),
        (
            (
                Activated((LoyaltyCost(2),), (Draw(2),)),
                Activated((LoyaltyCost(-3),), (Damage(10, TARGET),), (target(_CREATURE_OR_WALKER),)),
                Activated(
                    (LoyaltyCost(-4),),
                    (Move(TARGET, "battlefield", YOU),),
                    (target(in_graveyard(AnyOf((CREATURE, PLANESWALKER)), of=None)),),
                ),
                Activated(
                    (LoyaltyCost(-12),),
                    (exile(TopCards(TARGET_PLAYER, Plus((Count(Group(zone="library", of=TARGET_PLAYER)), -1)))),),
                    (ANY_PLAYER,),
                ),
            ),
        ),
    ),
    Tree(
        "Primal Amulet // Primal Wellspring",
        (
            Static(rules=(CostsLess(YOU, (INSTANT_OR_SORCERY,), 1),)),
            Triggered(
                Casts(YOU, (INSTANT_OR_SORCERY,)),
                (
                    PutCounters(SELF, "charge"),
                    If(
                        Compared(CountersOn("charge", SELF), ">=", 4),
                        (May((RemoveCounters(SELF, "charge"), Transform(SELF))),),
                    ),
                ),
            ),
        ),
        (
            (
                Activated(
                    cost("T"),
                    (AddMana(), WhenSpent(Triggered(Casts(YOU, (INSTANT_OR_SORCERY,)), (CopySpell(IT),)))),
                ),
            ),
        ),
    ),
    Tree(
        "Profane Procession // Tomb of the Dusk Rose",
        (
            Activated(
                cost("3WB"),
                (exile(TARGET), If(Exists(_EXILED_WITH_THIS, 3), (Transform(SELF),))),
                (target_creature(),),
            ),
        ),
        (
            (
                Activated(cost("T"), (AddMana(),)),
                Activated(
                    cost("2WB T"),
                    (
                        ChooseThings(Group((CREATURE, ExiledWithSource()), "exile")),
                        Move(CHOSEN, "battlefield", YOU),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Ravenous Demon // Archdemon of Greed",
        (Activated((SacrificeCost(group(Is("Human"))),), (Transform(SELF),), timing="sorcery"),),
        (
            (
                *keywords("flying", "trample"),
                Triggered(
                    BeginningOf("upkeep", YOU),
                    (Sacrifice(group(Is("Human"))), If(Unless(Bind("sacrificed")), (Tap(SELF), Damage(9, YOU)))),
                ),
            ),
        ),
    ),
    Tree(
        "Runo Stromkirk // Krothuss, Lord of the Deep",
        (
            *keywords("flying"),
            enters(Move(TARGET, "library"), targets=(target(in_graveyard(CREATURE), least=0),)),
            Triggered(
                BeginningOf("upkeep", YOU),
                (
                    LookAt(TopCards(YOU)),
                    May(
                        (Reveal(SEEN),),
                        then=(If(Matches(SEEN, (CREATURE, Stat("mana value", ">=", 6))), (Transform(SELF),)),),
                    ),
                ),
            ),
        ),
        (
            (
                *keywords("flying"),
                Triggered(
                    Attacks(SELF),
                    (
                        If(
                            Matches(TARGET, (_FROM_THE_DEEP,)),
                            (CreateCopies(TARGET, 2, attacking=True),),
                            (CreateCopies(TARGET, attacking=True),),
                        ),
                    ),
                    (target(attacking(OTHER)),),
                ),
            ),
        ),
    ),
    Tree(
        "Search for Azcanta // Azcanta, the Sunken Ruin",
        (
            Triggered(
                BeginningOf("upkeep", YOU),
                (
                    LookAt(TopCards(YOU)),
                    May((Move(SEEN, "graveyard"),)),
                    If(Exists(_GRAVEYARD, 7), (May((Transform(SELF),)),)),
                ),
            ),
        ),
        (
            (
                taps_for("U"),
                Activated(
                    cost("2U T"),
                    (
                        LookAt(TopCards(YOU, 4)),
                        ChooseThings(Among("seen", (Not(CREATURE), Not(LAND))), optional=True),
                        Reveal(CHOSEN),
                        to_hand(CHOSEN),
                        Move(Among("seen", (Other(CHOSEN),)), "library", bottom=True, any_order=True),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Shrill Howler // Howling Chorus",
        (_WEAKER_CANT_BLOCK, Activated(cost("5G"), (Transform(SELF),))),
        (
            (
                _WEAKER_CANT_BLOCK,
                Triggered(DealsDamage(SELF, EACH_PLAYER, True), (makes(token(3, 2, "", "Eldrazi Horror")),)),
            ),
        ),
    ),
    Tree(
        "Soulcipher Board // Cipherbound Spirit",
        (
            Replaces(EntersWithCounters(SELF, "omen", 3)),
            Activated(cost("1U T"), (LookAt(TopCards(YOU, 2)), ChooseThings(SEEN), Move(CHOSEN, "graveyard"))),
            Triggered(
                Moves(in_graveyard(CREATURE), "graveyard"),
                (
                    RemoveCounters(SELF, "omen", 1),
                    If(Compared(CountersOn("omen", SELF), "=", 0), (Transform(SELF),)),
                ),
            ),
        ),
        (
            (
                *keywords("flying"),
                Static(changes=(CanBlockOnly(creature(FLYING)),)),
                Activated(cost("3U"), (Draw(2), Discard())),
            ),
        ),
    ),
    Tree(
        "Startled Awake // Persistent Nightmare",
        (
            does(Mill(13, TARGET_PLAYER), targets=(AN_OPPONENT,)),
            Activated(cost("3UU"), (Move(SELF, "battlefield", transformed=True),), zone="graveyard", timing="sorcery"),
        ),
        ((*keywords("skulk"), Triggered(DealsDamage(SELF, EACH_PLAYER, True), (to_hand(SELF),))),),
    ),
    Tree(
        "Thing in the Ice // Awoken Horror",
        (
            *keywords("defender"),
            Replaces(EntersWithCounters(SELF, "ice", 4)),
            Triggered(
                Casts(YOU, (INSTANT_OR_SORCERY,)),
                (
                    RemoveCounters(SELF, "ice", 1),
                    If(Compared(CountersOn("ice", SELF), "=", 0), (Transform(SELF),)),
                ),
            ),
        ),
        ((Triggered(TransformsInto(), (to_hand(creature(Not(Is("Horror")))),)),),),
    ),
    Tree(
        "Vance's Blasting Cannons // Spitfire Bastion",
        (
            Triggered(
                BeginningOf("upkeep", YOU),
                (exile(TopCards(YOU)), If(Matches(MOVED, (Not(LAND),)), (MayPlay(MOVED, cast=True),))),
            ),
            Triggered(Casts(YOU, nth=3), (May((Transform(SELF),)),)),
        ),
        ((taps_for("R"), Activated(cost("2R T"), (Damage(3, TARGET),), (ANY_TARGET,))),),
    ),
    Tree(
        "Volatile Arsonist // Dire-Strain Anarchist",
        (*keywords("menace", "haste"), _burns(1), *keywords("daybound")),
        ((*keywords("menace", "haste"), _burns(2), *keywords("nightbound")),),
    ),
)
