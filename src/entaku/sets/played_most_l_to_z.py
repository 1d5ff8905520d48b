"""What cards do that are played most in Commander and that nothing reads: Lion's Eye Diamond to Whip of Erebos."""

from entaku.cards.ir.abilities import (
    Activated,
    AdditionalCost,
    DiscardCost,
    Keyword,
    SacrificeCost,
    SpellAbility,
    Static,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import Gain, Resize
from entaku.cards.ir.conditions import During, Every, Exists, TurnOf, WasCast, WasKicked
from entaku.cards.ir.happenings import AnyHappening, BeginningOf, Casts, DealsDamage, Dies, Enters
from entaku.cards.ir.instructions import AtNext, DoUnless, If, Instead, May, WithX
from entaku.cards.ir.player_rules import PlayerHas
from entaku.cards.ir.predefined import PREDEFINED
from entaku.cards.ir.replacements import InsteadOfMoving
from entaku.cards.ir.short import (
    ANY_PLAYER,
    ARTIFACT,
    ATTACHED,
    CHOSEN,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    IT,
    LAND,
    MOVED,
    OTHER,
    PLANESWALKER,
    SELF,
    TARGET,
    TARGET_PLAYER,
    YOU,
    YOURS,
    coloured,
    cost,
    counter_on,
    does,
    enters,
    exile,
    gains,
    group,
    in_graveyard,
    keywords,
    spell,
    target,
    target_creature,
    to_hand,
)
from entaku.cards.ir.things import (
    AllOf,
    Among,
    AnyOf,
    Being,
    Both,
    Bound,
    CastFrom,
    Count,
    ExiledWithSource,
    Greatest,
    Group,
    Half,
    Is,
    IsAbility,
    LifeOf,
    Not,
    Other,
    OwnedBy,
    Permanent,
    Plus,
    Stat,
    StatOf,
    TargetsSome,
    TopCards,
    X,
)
from entaku.cards.mechanics.casting import CastFree, MayPlay
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.copying import CopySpell
from entaku.cards.mechanics.countering import Counter
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy
from entaku.cards.mechanics.drawing import Draw
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import LookAt, Reveal
from entaku.cards.mechanics.searching import Search, Shuffle
from entaku.cards.mechanics.tokens import Create, CreateCopies

_REVEALED, _CREATED = Bound("revealed"), Bound("created")
_EXILED = Group((ExiledWithSource(),), "exile")
_HASTE = Gain(keywords("haste"))
_INDESTRUCTIBLE = Gain(keywords("indestructible"))
_AT_YOURS = TargetsSome(group(CREATURE, YOURS), YOU)

TREES = (
    Tree(
        "Lion's Eye Diamond",
        (Activated((DiscardCost(amount=None), SacrificeCost()), (AddMana(amount=3),), timing="instant"),),
    ),
    Tree(
        "Mimic Vat",
        (
            Triggered(
                Dies(group(Being("nontoken"), CREATURE)),
                (
                    May(
                        (exile(IT),),
                        then=(Move(Group((ExiledWithSource(), Other(MOVED)), "exile"), "graveyard", bind="returned"),),
                    ),
                ),
                word="imprint",
            ),
            Activated(
                cost("3 T"),
                (
                    CreateCopies(_EXILED),
                    Apply(_CREATED, (_HASTE,), "end of game"),
                    AtNext("end", (exile(_CREATED),)),
                ),
            ),
        ),
    ),
    Tree(
        "Neoform",
        (
            AdditionalCost((SacrificeCost(group(CREATURE)),)),
            does(
                Search(
                    (CREATURE, Stat("mana value", "=", Plus((1, StatOf("mana value", Bound("sacrificed")))))),
                    to=None,
                    reveal=False,
                ),
                Move(Bound("found"), "battlefield", counter="+1/+1"),
                Shuffle(),
            ),
        ),
    ),
    Tree(
        "Noxious Gearhulk",
        (
            *keywords("menace"),
            enters(
                May((Destroy(TARGET),), then=(GainLife(StatOf("toughness", TARGET)),)),
                targets=(target(group(OTHER, CREATURE)),),
            ),
        ),
    ),
    Tree(
        "Padeem, Consul of Innovation",
        (
            Static(group(ARTIFACT, YOURS), (Gain(keywords("hexproof")),)),
            Triggered(
                BeginningOf("upkeep", YOU),
                (Draw(),),
                if_=Exists(group(Stat("mana value", ">=", Greatest("mana value", group(ARTIFACT))), ARTIFACT, YOURS)),
            ),
        ),
    ),
    Tree(
        "Peer into the Abyss",
        (
            does(
                Draw(Half(Count(Group(zone="library", of=TARGET_PLAYER)), up=True), TARGET_PLAYER),
                LoseLife(Half(LifeOf(TARGET_PLAYER), up=True), TARGET_PLAYER),
                targets=(ANY_PLAYER,),
            ),
        ),
    ),
    Tree(
        "Rite of Replication",
        (
            Keyword("kicker", cost("5")),
            does(
                Instead((CreateCopies(TARGET),), (CreateCopies(TARGET, 5),), WasKicked()),
                targets=(target_creature(),),
            ),
        ),
    ),
    Tree(
        "Scrap Trawler",
        (
            Triggered(
                AnyHappening((Dies(SELF), Dies(group(OTHER, ARTIFACT, YOURS)))),
                (to_hand(TARGET),),
                (target(in_graveyard(ARTIFACT, Stat("mana value", "<", StatOf("mana value", IT)))),),
            ),
        ),
    ),
    Tree(
        "Scroll Rack",
        (
            Activated(
                cost("1 T"),
                (
                    ChooseThings(Group(zone="hand", of=YOU), amount=None),
                    Move(CHOSEN, "exile", face_down=True, bind="exiled"),
                    to_hand(TopCards(YOU, Count(Bound("exiled")))),
                    LookAt(Bound("exiled")),
                    Move(Bound("exiled"), "library"),
                ),
            ),
        ),
    ),
    Tree(
        "Sevinne's Reclamation",
        (
            does(
                Move(TARGET, "battlefield"),
                If(WasCast(origin="graveyard"), (May((CopySpell(SELF),)),)),
                targets=(target(in_graveyard(Permanent(), Stat("mana value", "<=", 3))),),
            ),
            Keyword("flashback", cost("4W")),
        ),
    ),
    Tree(
        "Shalai, Voice of Plenty",
        (
            *keywords("flying"),
            Static(rules=(PlayerHas(YOU, "hexproof"),)),
            Static(group(AnyOf((PLANESWALKER, AllOf((OTHER, CREATURE)))), YOURS), (Gain(keywords("hexproof")),)),
            Activated(cost("4GG"), (counter_on(group(CREATURE, YOURS)),)),
        ),
    ),
    Tree(
        "Siren Stormtamer",
        (
            *keywords("flying"),
            Activated(
                cost("U", SacrificeCost()),
                (Counter(TARGET),),
                (target(spell(_AT_YOURS), spell(IsAbility(), _AT_YOURS)),),
            ),
        ),
    ),
    Tree(
        "Sunbird's Invocation",
        (
            Triggered(
                Casts(YOU, (CastFrom("hand"),)),
                (
                    WithX(
                        StatOf("mana value", IT),
                        (
                            Reveal(TopCards(YOU, X())),
                            CastFree(Among("revealed", (Not(LAND), Stat("mana value", "<=", X()))), most=1),
                            Move(_REVEALED, "library", bottom=True, random_order=True),
                        ),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Sword of Hearth and Home",
        (
            Static(
                ATTACHED,
                (
                    Resize(2, 2),
                    Gain(
                        (
                            Keyword("protection", where=(coloured("G"),)),
                            Keyword("protection", where=(coloured("W"),)),
                        )
                    ),
                ),
            ),
            Triggered(
                DealsDamage(ATTACHED, EACH_PLAYER, combat=True),
                (
                    exile(TARGET),
                    Search((Is("Basic"), LAND), to=None, reveal=False),
                    Move(Both((MOVED, Bound("found"))), "battlefield", under=YOU),
                    Shuffle(),
                ),
                (target(group(CREATURE, OwnedBy(YOU)), least=0),),
            ),
            Keyword("equip", cost("2")),
        ),
    ),
    Tree(
        "Tireless Provisioner",
        (
            Triggered(
                Enters(group(LAND, YOURS)),
                (DoUnless((Create(PREDEFINED["Treasure"]),), (Create(PREDEFINED["Food"]),)),),
                word="landfall",
            ),
        ),
    ),
    Tree(
        "Unbreakable Formation",
        (
            does(Apply(group(CREATURE, YOURS), (_INDESTRUCTIBLE,))),
            SpellAbility(
                (
                    If(
                        Every((WasCast(), TurnOf(YOU), During(("main",)))),
                        (
                            counter_on(group(CREATURE, YOURS)),
                            gains(group(CREATURE, YOURS), "vigilance"),
                        ),
                    ),
                ),
                word="addendum",
            ),
        ),
    ),
    Tree(
        "Valakut Exploration",
        (
            Triggered(
                Enters(group(LAND, YOURS)),
                (exile(TopCards(YOU)), MayPlay(MOVED, "end of game")),
                word="landfall",
            ),
            Triggered(
                BeginningOf("end", YOU),
                (Move(_EXILED, "graveyard"), Damage(Count(MOVED), EACH_OPPONENT)),
                if_=Exists(_EXILED),
            ),
        ),
    ),
    Tree(
        "Whip of Erebos",
        (
            Static(group(CREATURE, YOURS), (Gain(keywords("lifelink")),)),
            Activated(
                cost("2BB T"),
                (
                    Move(TARGET, "battlefield"),
                    Apply(MOVED, (_HASTE,), "end of game"),
                    AtNext("end", (exile(MOVED),)),
                    Establish(InsteadOfMoving(MOVED, None, "exile"), "end of game"),
                ),
                (target(in_graveyard(CREATURE)),),
                timing="sorcery",
            ),
        ),
    ),
)
