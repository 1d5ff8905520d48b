"""What cards of Commander 2011 do that we don't ship, of which one sentence is like that of no other card."""

from entaku.cards.ir.abilities import (
    AlternativeCost,
    CastOnly,
    Keyword,
    PutBelowCost,
    Replaces,
    SpellAbility,
    Static,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import Gain, Resize, SetController
from entaku.cards.ir.conditions import ChoseWord, DestroyedThisTurn, During, Matches
from entaku.cards.ir.happenings import Attacks, DealsDamage, Dies, LosesControl
from entaku.cards.ir.instructions import Delayed, ForEach, If, May
from entaku.cards.ir.player_rules import ChoosesAttackers, ChoosesBlocks, MayPayMore
from entaku.cards.ir.replacements import AsEntersChoose, EntersAsCopy, InsteadOfDamage
from entaku.cards.ir.short import (
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    IT,
    MOVED,
    SELF,
    TARGET,
    THEIRS,
    WHILE_IT_REMAINS,
    YOU,
    YOURS,
    cost,
    creature,
    does,
    group,
    keywords,
    makes,
    target_creature,
    to_hand,
    token,
)
from entaku.cards.ir.things import (
    BoundAmount,
    BoundName,
    BoundPlayer,
    ControlledBy,
    Group,
    Is,
    Not,
    OwnedBy,
    OwnerOf,
    PlayersWho,
    TopCards,
)
from entaku.cards.mechanics.casting import MayPlay
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.drawing import Mill
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import LoseLife
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.naming import ChooseValue
from entaku.cards.mechanics.revealing import LookAt, Reveal
from entaku.cards.mechanics.tapping import Tap, Untap

_EACH = BoundPlayer("each")
_THEIR_TOP = TopCards(_EACH)
_THAT_MUCH = BoundAmount("amount")


def _who_chose(word: str) -> PlayersWho:
    return PlayersWho(EACH_PLAYER, ChoseWord(word, _EACH))


TREES = (
    Tree(
        "Archangel of Strife",
        (
            *keywords("flying"),
            Replaces(AsEntersChoose("word", among=("war", "peace"), by_each=True)),
            Static(creature(ControlledBy(_who_chose("war"))), (Resize(3, 0),)),
            Static(creature(ControlledBy(_who_chose("peace"))), (Resize(0, 3),)),
        ),
    ),
    Tree(
        "Chorus of the Conclave",
        (Keyword("landwalk", where=(Is("Forest"),)), Static(rules=(MayPayMore(YOU, (CREATURE,)),))),
    ),
    Tree(
        "Cobra Trap",
        (
            AlternativeCost(cost("G"), DestroyedThisTurn((Not(CREATURE), YOURS), EACH_OPPONENT)),
            does(makes(token(1, 1, "G", "Snake"), 4)),
        ),
    ),
    Tree(
        "Conundrum Sphinx",
        (
            *keywords("flying"),
            Triggered(
                Attacks(SELF),
                (
                    ChooseValue("card name", "name", who=EACH_PLAYER),
                    Reveal(TopCards(EACH_PLAYER)),
                    ForEach(
                        EACH_PLAYER,
                        (
                            If(
                                Matches(_THEIR_TOP, (BoundName("name"),)),
                                (to_hand(_THEIR_TOP),),
                                (Move(_THEIR_TOP, "library", bottom=True),),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Intet, the Dreamer",
        (
            *keywords("flying"),
            Triggered(
                DealsDamage(SELF, EACH_PLAYER, combat=True),
                (
                    May(
                        pay=cost("2U"),
                        then=(
                            Move(TopCards(YOU), "exile", face_down=True),
                            LookAt(MOVED),
                            MayPlay(MOVED, WHILE_IT_REMAINS, free=True),
                        ),
                    ),
                ),
            ),
        ),
    ),
    Tree("Jötun Grunt", (Keyword("cumulative upkeep", (PutBelowCost(Group(zone="graveyard"), 2),)),)),
    Tree(
        "Master Warcraft",
        (
            CastOnly(During(("declare attackers",), before=True)),
            SpellAbility((Establish(ChoosesAttackers()),)),
            SpellAbility((Establish(ChoosesBlocks()),)),
        ),
    ),
    Tree(
        "Patron of the Nezumi",
        (
            Keyword("offering", where=(Is("Rat"),)),
            Triggered(Dies(group(OwnedBy(EACH_OPPONENT))), (LoseLife(1, OwnerOf(IT)),)),
        ),
    ),
    Tree(
        "Ray of Command",
        (
            does(
                Untap(TARGET),
                Apply(TARGET, (SetController(),)),
                Apply(TARGET, (Gain(keywords("haste")),)),
                Delayed(LosesControl(YOU, TARGET), (Tap(TARGET),)),
                targets=(target_creature(THEIRS),),
            ),
        ),
    ),
    Tree(
        "Szadek, Lord of Secrets",
        (
            *keywords("flying"),
            Replaces(
                InsteadOfDamage(
                    SELF,
                    EACH_PLAYER,
                    combat=True,
                    instead=(PutCounters(SELF, amount=_THAT_MUCH), Mill(_THAT_MUCH, BoundPlayer())),
                )
            ),
        ),
    ),
    Tree(
        "The Mimeoplasm",
        (Replaces(EntersAsCopy(Group((CREATURE,), "graveyard"), exiling=True)),),
    ),
)
