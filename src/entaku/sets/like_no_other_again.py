"""What more cards that we don't ship do, of which one sentence is like that of no other card: no phrase says it."""

from entaku.cards.ir.abilities import (
    Activated,
    AdditionalCost,
    Keyword,
    LoyaltyCost,
    Mode,
    PayLife,
    Replaces,
    SacrificeCost,
    SpellAbility,
    Static,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import CantBeActivated, CantBeCountered, Gain, SetSize, SetTypes
from entaku.cards.ir.conditions import Compared, Either, Exists, TurnOf, Unless
from entaku.cards.ir.happenings import Discards, Enters, TapsForMana
from entaku.cards.ir.instructions import AtNext, If, WithX
from entaku.cards.ir.player_rules import CantCast, SkipsStep
from entaku.cards.ir.replacements import AsEntersChoose, EntersTapped, InsteadOfDrawing
from entaku.cards.ir.short import (
    AN_OPPONENT,
    ANY_PLAYER,
    ARTIFACT,
    ATTACHED,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    ENCHANTMENT,
    INSTANT_OR_SORCERY,
    LAND,
    PLANESWALKER,
    SELF,
    TARGET,
    TARGET_PLAYER,
    YOU,
    YOURS,
    cost,
    does,
    enters,
    exile,
    group,
    in_graveyard,
    keywords,
    spell,
    taps_for,
    target,
    to_hand,
    token,
)
from entaku.cards.ir.things import (
    Among,
    AnyOf,
    Being,
    Both,
    Bound,
    BoundPlayer,
    CastFrom,
    ControlledBy,
    ControllerOf,
    Count,
    DevotionLike,
    ExiledWithSource,
    Group,
    Is,
    Not,
    Other,
    PlayersWho,
    Plus,
    SameNameAs,
    SharesLandType,
    Stat,
    StatOf,
    TopCards,
    X,
)
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.copying import CopySpell
from entaku.cards.mechanics.countering import Counter
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy, Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw, Mill
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import LookAt
from entaku.cards.mechanics.searching import Search, Shuffle
from entaku.cards.mechanics.tokens import Create
from entaku.cards.mechanics.winning import WinGame

_DEVOTION_TO_BLUE = DevotionLike("U", group(YOURS))
_ENCHANTMENTS = Count(group(ENCHANTMENT, YOURS))
_EDICT = group(AnyOf((CREATURE, PLANESWALKER)))
_THAT = Bound("each")
_CHOSEN, _IT = Bound("chosen"), Bound()
_NAMESAKE = SameNameAs(_IT)

_BASIC = (Is("Basic"), LAND)
_LIBRARY = Count(Group(zone="library", of=YOU))

_NO_LIBRARY = Unless(Exists(Group(zone="library", of=YOU)))

TREES = (
    Tree(
        "Drannith Magistrate",
        (Static(rules=(CantCast(EACH_OPPONENT, (Not(CastFrom("hand")),)),)),),
    ),
    Tree(
        "Jace, Wielder of Mysteries",
        (
            Replaces(InsteadOfDrawing(YOU, (WinGame(),)), while_=_NO_LIBRARY),
            Activated((LoyaltyCost(1),), (Mill(2, TARGET_PLAYER), Draw()), (ANY_PLAYER,)),
            Activated((LoyaltyCost(-8),), (Draw(7), If(_NO_LIBRARY, (WinGame(),)))),
        ),
    ),
    Tree(
        "Chrome Mox",
        (
            Triggered(
                Enters(SELF),
                (
                    ChooseThings(Group((Not(ARTIFACT), Not(LAND)), "hand", YOU), optional=True),
                    exile(_CHOSEN),
                ),
                word="imprint",
            ),
            Activated(cost("T"), (AddMana(source="among", like=Group((ExiledWithSource(),), "exile")),)),
        ),
    ),
    Tree(
        "Destiny Spinner",
        (
            Static(spell(AnyOf((CREATURE, ENCHANTMENT)), YOURS), (CantBeCountered(),)),
            Activated(
                cost("3G"),
                (
                    Apply(
                        TARGET,
                        (
                            SetTypes(("Creature", "Elemental"), True),
                            SetSize(_ENCHANTMENTS, _ENCHANTMENTS),
                            Gain(keywords("trample", "haste")),
                        ),
                    ),
                ),
                (target(group(LAND, YOURS)),),
            ),
        ),
    ),
    Tree(
        "Eldritch Evolution",
        (
            AdditionalCost((SacrificeCost(group(CREATURE)),)),
            does(
                Search(
                    (CREATURE, Stat("mana value", "<=", Plus((2, StatOf("mana value", Bound("sacrificed")))))),
                    to="battlefield",
                    reveal=False,
                ),
                exile(SELF),
            ),
        ),
    ),
    Tree(
        "Forbidden Orchard",
        (
            taps_for("any"),
            Triggered(
                TapsForMana(YOU, SELF),
                (Create(token(1, 1, "", "Spirit"), who=TARGET_PLAYER),),
                (AN_OPPONENT,),
            ),
        ),
    ),
    Tree(
        "Gamble",
        (
            does(
                Search(to=None, reveal=False),
                to_hand(Bound("found")),
                Discard(1, random=True),
                Shuffle(),
            ),
        ),
    ),
    Tree(
        "Grand Abolisher",
        (
            Static(rules=(CantCast(EACH_OPPONENT, while_=TurnOf(YOU)),)),
            Static(
                group(AnyOf((ARTIFACT, CREATURE, ENCHANTMENT)), ControlledBy(EACH_OPPONENT)),
                (CantBeActivated(),),
                while_=TurnOf(YOU),
            ),
        ),
    ),
    Tree(
        "Guardian Project",
        (
            Triggered(
                Enters(group(Being("nontoken"), CREATURE, YOURS)),
                (Draw(),),
                if_=Unless(
                    Either(
                        (
                            Exists(group(Other(_IT), CREATURE, YOURS, _NAMESAKE)),
                            Exists(in_graveyard(CREATURE, _NAMESAKE)),
                        )
                    )
                ),
            ),
        ),
    ),
    Tree(
        "Krosan Verge",
        (
            Replaces(EntersTapped()),
            taps_for("C"),
            Activated(
                cost("2 T", SacrificeCost()),
                (
                    Search((Is("Forest"),), to=None, reveal=False, bind="first"),
                    Search((Other(Bound("first")), Is("Plains")), to=None, reveal=False, bind="second"),
                    Move(Both((Bound("first"), Bound("second"))), "battlefield", tapped=True),
                    Shuffle(),
                ),
            ),
        ),
    ),
    Tree(
        "Mana Drain",
        (
            does(
                Counter(TARGET),
                WithX(StatOf("mana value", TARGET), (AtNext("main", (AddMana("C", X()),), True),)),
                targets=(target(spell()),),
            ),
        ),
    ),
    Tree(
        "Myriad Landscape",
        (
            Replaces(EntersTapped()),
            taps_for("C"),
            Activated(
                cost("2 T", SacrificeCost()),
                (
                    Search(_BASIC, to=None, reveal=False, bind="first"),
                    Search(
                        (*_BASIC, Other(Bound("first")), SharesLandType(Bound("first"))),
                        to=None,
                        reveal=False,
                        bind="second",
                    ),
                    Move(Both((Bound("first"), Bound("second"))), "battlefield", tapped=True),
                    Shuffle(),
                ),
            ),
        ),
    ),
    Tree(
        "Narset's Reversal",
        (does(CopySpell(TARGET), to_hand(TARGET), targets=(target(spell(INSTANT_OR_SORCERY)),)),),
    ),
    Tree(
        "Necropotence",
        (
            Static(rules=(SkipsStep(YOU, "draw"),)),
            Triggered(Discards(YOU), (exile(in_graveyard(Not(Other(_IT)))),)),
            Activated(
                (PayLife(1),),
                (
                    Move(TopCards(YOU), "exile", face_down=True),
                    AtNext("end", (to_hand(Bound("moved")),), True),
                ),
            ),
        ),
    ),
    Tree(
        "Notion Thief",
        (Keyword("flash"), Replaces(InsteadOfDrawing(EACH_OPPONENT, (Draw(),), but_first=True))),
    ),
    Tree(
        "Plaguecrafter",
        (
            enters(
                Sacrifice(_EDICT, EACH_PLAYER),
                Discard(
                    1,
                    PlayersWho(
                        EACH_PLAYER,
                        Unless(Exists(Among("sacrificed", (ControlledBy(BoundPlayer("each")),)))),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Rakdos Charm",
        (
            SpellAbility(
                modes=(
                    Mode((exile(Group(zone="graveyard", of=TARGET_PLAYER)),), (ANY_PLAYER,)),
                    Mode((Destroy(TARGET),), (target(group(ARTIFACT)),)),
                    Mode((Damage(1, ControllerOf(_THAT), source=group(CREATURE)),)),
                ),
            ),
        ),
    ),
    Tree(
        "Thassa's Oracle",
        (
            enters(
                WithX(
                    _DEVOTION_TO_BLUE,
                    (
                        LookAt(TopCards(YOU, X())),
                        ChooseThings(Bound("seen"), optional=True),
                        Move(Among("seen", (Other(_CHOSEN),)), "library", bottom=True, random_order=True),
                        If(Compared(X(), ">=", _LIBRARY), (WinGame(),)),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Utopia Sprawl",
        (
            Keyword("enchant", where=(Is("Forest"),)),
            Replaces(AsEntersChoose("colour")),
            Triggered(
                TapsForMana(EACH_PLAYER, ATTACHED),
                (AddMana(source="chosen", who=ControllerOf(ATTACHED)),),
            ),
        ),
    ),
)
