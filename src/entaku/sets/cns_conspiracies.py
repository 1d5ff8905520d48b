"""What the conspiracies of both sets do."""

from entaku.cards.ir.abilities import Activated, Deck, ExileCost, Keyword, Replaces, Static, Tree, Triggered
from entaku.cards.ir.changes import AssignsToughness, CantBlock, Gain
from entaku.cards.ir.conditions import Matches, WholePoolInDeck
from entaku.cards.ir.happenings import Attacks, BeginningOf, Casts, DealsDamage, Enters
from entaku.cards.ir.instructions import May
from entaku.cards.ir.player_rules import CantCast, CostsLess, SpendAsAnyColour
from entaku.cards.ir.replacements import EntersWithCounters
from entaku.cards.ir.short import (
    CREATURE,
    EACH_OTHER,
    EACH_PLAYER,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    SELF,
    THAT_PLAYER,
    YOU,
    YOURS,
    ability,
    cost,
    counter_on,
    creature,
    dies,
    gains,
    group,
    keywords,
    makes,
    pump,
    taps_for,
    token,
    whenever,
)
from entaku.cards.ir.things import ChosenName, ChosenNumber, Group, Is, OtherChosenName, Stat, TargetsSome
from entaku.cards.mechanics.casting import MayPlay
from entaku.cards.mechanics.copying import CopySpell
from entaku.cards.mechanics.drawing import Draw
from entaku.cards.mechanics.searching import Search
from entaku.cards.mechanics.tokens import Create

_HIDDEN = Keyword("hidden agenda")
_CHOSEN = creature(YOURS, ChosenName())
_CONSTRUCT = token(1, 1, "", "Artifact Construct", *keywords("defender"))
_SOLDIER = token(1, 2, "W", "Soldier", *keywords("defender"))
_GOBLIN = token(1, 1, "R", "Goblin", Static(SELF, (CantBlock(),)))
_ZOMBIE = token(2, 2, "B", "Zombie")

TREES = (
    Tree("Advantageous Proclamation", (Deck(smaller=5),)),
    Tree("Backup Plan", (Deck(hands=1),)),
    Tree("Brago's Favor", (_HIDDEN, Static(rules=(CostsLess(YOU, (ChosenName(),), 1),)))),
    Tree("Double Stroke", (_HIDDEN, whenever(Casts(YOU, (INSTANT_OR_SORCERY, ChosenName())), May((CopySpell(IT),))))),
    Tree("Immediate Action", (_HIDDEN, Static(_CHOSEN, (Gain(keywords("haste")),)))),
    Tree("Iterative Analysis", (_HIDDEN, whenever(Casts(YOU, (INSTANT_OR_SORCERY, ChosenName())), May((Draw(),))))),
    Tree("Muzzio's Preparations", (_HIDDEN, Replaces(EntersWithCounters(_CHOSEN, "+1/+1", 1)))),
    Tree("Power Play", (Deck(starts=True),)),
    Tree(
        "Secret Summoning",
        (
            _HIDDEN,
            whenever(Enters(creature(ChosenName(), YOURS)), May((Search((ChosenName(),), amount=None, up_to=True),))),
        ),
    ),
    Tree("Secrets of Paradise", (_HIDDEN, Static(_CHOSEN, (Gain((taps_for("any"),)),)))),
    Tree("Sentinel Dispatch", (whenever(BeginningOf("upkeep", first_of_game=True), makes(_CONSTRUCT)),)),
    Tree("Unexpected Potential", (_HIDDEN, Static(rules=(SpendAsAnyColour(YOU, (ChosenName(),)),)))),
    Tree("Worldknit", (Static(group(LAND, YOURS), (Gain((taps_for("any"),)),), while_=WholePoolInDeck()),)),
    Tree(
        "Adriana's Valor",
        (_HIDDEN, whenever(Attacks(_CHOSEN), May(pay=cost("W"), then=(gains(IT, "indestructible"),)))),
    ),
    Tree(
        "Assemble the Rank and Vile",
        (_HIDDEN, Static(_CHOSEN, (Gain((dies(May(pay=cost("B"), then=(Create(_ZOMBIE, tapped=True),))),)),))),
    ),
    Tree(
        "Echoing Boon",
        (
            _HIDDEN,
            Triggered(
                Casts(YOU, (INSTANT_OR_SORCERY,)),
                (May((CopySpell(IT),)),),
                if_=Matches(IT, (TargetsSome(_CHOSEN),)),
            ),
        ),
    ),
    Tree(
        "Emissary's Ploy",
        (
            Deck(choose_number=(1, 2, 3)),
            Static(rules=(SpendAsAnyColour(YOU, (CREATURE, Stat("mana value", "=", ChosenNumber()))),)),
        ),
    ),
    Tree(
        "Hired Heist",
        (_HIDDEN, whenever(DealsDamage(_CHOSEN, EACH_PLAYER, combat=True), May(pay=cost("U"), then=(Draw(),)))),
    ),
    Tree(
        "Hold the Perimeter",
        (
            whenever(BeginningOf("upkeep", YOU, first=True), makes(_SOLDIER)),
            whenever(BeginningOf("upkeep", EACH_OTHER, first=True), Create(_GOBLIN, who=THAT_PLAYER)),
        ),
    ),
    Tree(
        "Hymn of the Wilds",
        (
            Static(rules=(CostsLess(YOU, (CREATURE,), 1, first_each_turn=True),)),
            Static(rules=(CantCast(YOU, (INSTANT_OR_SORCERY,)),)),
        ),
    ),
    Tree("Incendiary Dissent", (_HIDDEN, Static(_CHOSEN, (Gain((ability(cost("R"), pump(SELF, 1, 0)),)),)))),
    Tree(
        "Natural Unity",
        (
            _HIDDEN,
            Static(
                _CHOSEN,
                (Gain((whenever(BeginningOf("combat", YOU), May(pay=cost("G"), then=(counter_on(SELF),))),)),),
            ),
        ),
    ),
    Tree(
        "Sovereign's Realm",
        (
            Deck(hand_size=5, no_basics=True),
            Activated(
                (ExileCost(Group(zone="hand", of=YOU)),),
                (MayPlay(group(Is("Basic"), LAND, zone="outside"), lands=True),),
            ),
            Static(group(Is("Basic"), LAND, YOURS), (Gain((taps_for("any"),)),)),
        ),
    ),
    Tree(
        "Summoner's Bond",
        (
            Keyword("double agenda"),
            whenever(Casts(YOU, (CREATURE, ChosenName())), May((Search((CREATURE, OtherChosenName())),))),
        ),
    ),
    Tree("Weight Advantage", (Static(creature(YOURS), (AssignsToughness(),)),)),
)
