"""What only cards of the Conspiracy sets and their like say: votes, parleys, and sentences of a kind of their own."""

from entaku.cards.ir.abilities import Keyword
from entaku.cards.ir.actions import (
    AddMana,
    Apply,
    Attach,
    BecomeCopy,
    CastFree,
    ChooseOfEach,
    ChoosePlayer,
    ChooseThings,
    Create,
    CreateCopies,
    Destroy,
    ExtraTurn,
    Goad,
    MayPlay,
    Move,
    PutFromHand,
    Reveal,
    RevealUntil,
    Search,
    Shuffle,
    Untap,
    Vote,
)
from entaku.cards.ir.changes import Gain, Resize, SetController
from entaku.cards.ir.conditions import AttackedThisTurn, Compared
from entaku.cards.ir.happenings import Dies
from entaku.cards.ir.instructions import AtNext, Delayed, DoUnless, ForEach, ForEachVote, If, May
from entaku.cards.ir.short import (
    ARTIFACT,
    CREATURE,
    EACH_PLAYER,
    IT,
    LAND,
    OTHER,
    SELF,
    TARGET,
    TARGET_PLAYER,
    YOURS,
    attacking,
    creature,
    exile,
    group,
    in_graveyard,
    keywords,
    to_hand,
)
from entaku.cards.ir.things import (
    Among,
    Both,
    Bound,
    BoundColour,
    BoundPlayer,
    ControlledBy,
    ControllerOf,
    Count,
    DefendingPlayer,
    Each,
    ExiledWithSource,
    Greatest,
    Group,
    Half,
    Is,
    LeftOf,
    LifeOf,
    Not,
    NotedName,
    Other,
    OwnedBy,
    Permanent,
    SameNameAs,
    Stat,
    StatOf,
    TopCards,
    VotedOtherwise,
    VotesFor,
    X,
)
from entaku.cards.mechanics.counters import PutCounters, SpreadCounters
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.saying.english.idioms import IDIOMS
from entaku.cards.saying.english.phrase import phrase, slot

_NONLANDS = Count(Among("revealed", (Not(LAND),)))
_NONLAND = "for each nonland card revealed this way, "
_THEIR_NONBASICS = Count(group(Not(Is("Basic")), LAND, ControlledBy(DefendingPlayer(Bound("each")))))
_EACH_VOTER = BoundPlayer("each")
_CHOSEN, _MOVED, _REVEALED = Bound("chosen"), Bound("moved"), Bound("revealed")
_EXILED = Group((ExiledWithSource(by_name=True),), "exile")
_N, _WHAT, _WHO, _TOKEN, _W = slot("n"), slot("what"), slot("who"), slot("token"), slot("w")

IDIOMS.add(
    phrase(_NONLAND + "you create a {token:one token}", (Create(_TOKEN, _NONLANDS),)),
    phrase(_NONLAND + "put a +1/+1 counter on {what:named}", (PutCounters(_WHAT, amount=_NONLANDS),)),
    phrase(_NONLAND + "attacking creatures you control get +1/+1 until end of turn",
           (Apply(attacking(YOURS), (Resize(_NONLANDS, _NONLANDS),)),)),
    phrase(_NONLAND + "add {G} and you gain 1 life", (AddMana("G", _NONLANDS), GainLife(_NONLANDS))),
    phrase("for each {w:vote word} vote, take a extra turn after this one", (ExtraTurn(amount=VotesFor(_W)),)),
    phrase("for each {w:vote word} vote, choose a permanent owned by the voter and gain control of it",
           (ForEachVote(_W, (ChooseThings(group(OwnedBy(BoundPlayer("voter")))),
                             Apply(_CHOSEN, (SetController(),), "end of game"))),)),
    phrase("starting with you, each player votes for blue, black, red, or green. ~ gains protection from each color"
           " with"
           " the most votes or tied for most votes",
           (Vote(("blue", "black", "red", "green"), colours=True),
            Apply(SELF, (Gain((Keyword("protection", where=(BoundColour("winners"),)),)),), "end of game"))),
    phrase("reveal cards from the top of your library until you reveal a creature card for each {w:vote word} vote."
           " put those"
           " creature cards onto the battlefield, then shuffle the rest into your library",
           (RevealUntil((CREATURE,), amount=VotesFor(_W)), Move(Bound("found"), "battlefield"), Shuffle())),
    phrase("you may put a permanent card from your hand onto the battlefield for each {w:vote word} vote",
           (PutFromHand((Permanent(),), amount=VotesFor(_W)),)),
    phrase("for each card drawn this way, discard a card", (Discard(Count(Bound("drawn"))),)),
    phrase("each opponent who voted for a choice you didn't vote for loses {n:amount} life",
           (LoseLife(_N, VotedOtherwise(Each("opponent"))),)),
    phrase("each player returns each creature card from their graveyard to the battlefield",
           (Move(in_graveyard(CREATURE, of=EACH_PLAYER), "battlefield"),)),
    phrase("destroy all creatures other than ~", (Destroy(creature(OTHER)),)),
    phrase("starting with you, each player chooses a artifact, a creature, and a land from among the permanents"
           " controlled by"
           " the player to their left. destroy each permanent chosen this way",
           (ChooseOfEach(LeftOf(_EACH_VOTER), (group(ARTIFACT), creature(), group(LAND))), Destroy(_CHOSEN))),
    phrase("you may search your hand and/or library for a card with a name noted as you drafted cards named ~. you"
           " may cast"
           " it without paying its mana cost. if you searched your library this way, shuffle",
           (May((Search((NotedName(),), zones=("hand", "library"), to=None, reveal=False), CastFree(Bound("found")),
                 Shuffle())),)),
    phrase("copy a card you exiled with cards named ~. you may cast the copy without paying its mana cost",
           (ChooseThings(_EXILED), CastFree(_CHOSEN, copy=True))),
    phrase("choose a card at random you exiled with cards named ~. ~ becomes a copy of that card, except it has this"
           " ability", (ChooseThings(_EXILED, random=True), BecomeCopy(SELF, _CHOSEN, keep_this=True))),
    phrase("create a token that's a copy of a card you exiled with cards named ~. X is the mana value of that card",
           (ChooseThings(Group((ExiledWithSource(by_name=True), Stat("mana value", "=", X())), "exile")),
            CreateCopies(_CHOSEN))),
    phrase("exile {what:new target}. ~ becomes a copy of that card, except it has this ability",
           (exile(_WHAT), BecomeCopy(SELF, _MOVED, keep_this=True))),
    phrase("exile the top card of that player's library. until end of turn, you may cast that card and you may spend"
           " mana as"
           " though it were mana of any color to cast that spell",
           (exile(TopCards(BoundPlayer())), MayPlay(_MOVED, any_colour=True, cast=True))),
    phrase("this turn, you may play basic lands from outside the game",
           (MayPlay(group(Is("Basic"), LAND, zone="outside"), lands=True),)),
    phrase("you may reveal {where:a card like} you own from outside the game and put it into your hand",
           (May((Search(slot("where"), zones=("outside",)),)),)),
    phrase("until end of turn, gain control of {what:new target} and it gains haste. untap and goad that creature",
           (Apply(_WHAT, (SetController(), Gain(keywords("haste")))), Untap(_WHAT), Goad(_WHAT))),
    phrase("each player may discard a card. each player who discarded a card this way may search their library for a"
           " basic"
           " land card, reveal it, put it into their hand, then shuffle",
           (May((Discard(1, _EACH_VOTER),), who=EACH_PLAYER),
            May((Search((Is("Basic"), LAND), who=_EACH_VOTER),), who=BoundPlayer("discarders")))),
    phrase("when that creature dies this turn, exile its controller's graveyard",
           (Delayed(Dies(TARGET), (exile(Group(zone="graveyard", of=ControllerOf(IT))),), until="end of turn"),)),
    phrase("that player discards two cards unless they discard a land card",
           (DoUnless((Discard(2, TARGET_PLAYER),), unless=(Discard(1, TARGET_PLAYER, where=(LAND,)),),
                     who=TARGET_PLAYER),)),
    phrase("{who:new player target} may choose to put those cards into your hand. if they don't, put those cards into"
           " your graveyard and draw five cards",
           (May((to_hand(_REVEALED),), otherwise=(Move(_REVEALED, "graveyard"), Draw(5)), who=_WHO),)),
    phrase("you may put a creature card from your hand onto the battlefield and attach ~ to it",
           (PutFromHand((CREATURE,)), Attach(SELF, _MOVED))),
    phrase("each player reveals the top card of their library, loses life equal to that card's mana value, then puts"
           " it into"
           " their hand",
           (Reveal(TopCards(EACH_PLAYER)),
            ForEach(EACH_PLAYER, (LoseLife(StatOf("mana value", Among("revealed", (OwnedBy(_EACH_VOTER),))),
                                           _EACH_VOTER),)), to_hand(_REVEALED))),
    phrase("exile ~. each player discards their hand, then returns up to three cards from their graveyard to their"
           " hand",
           (exile(SELF), Discard(None, EACH_PLAYER),
            ChooseThings(in_graveyard(of=_EACH_VOTER), EACH_PLAYER, 3, optional=True), to_hand(_CHOSEN))),
    phrase("you may move any number of +1/+1 counters from ~ onto other creatures",
           (SpreadCounters(SELF, creature(OTHER)),)),
    phrase("~ deals damage to each player equal to half that player's life total, rounded down",
           (Damage(Half(LifeOf(_EACH_VOTER)), EACH_PLAYER),)),
    phrase("its controller may draw a card if its power is greater than each other creature's power",
           (If(Compared(StatOf("power", IT), ">", Greatest("power", creature(Other(IT)))),
               (May((Draw(who=ControllerOf(IT)),), who=ControllerOf(IT)),)),)),
    phrase("choose a player. that player adds one mana of any color they choose",
           (ChoosePlayer(EACH_PLAYER), AddMana(who=BoundPlayer("chosen")))),
    phrase("at the beginning of the next end step, destroy that creature if it attacked this turn",
           (AtNext("end", (If(AttackedThisTurn(TARGET), (Destroy(TARGET),)),)),)),
    phrase("you may destroy {what:new target}. for each permanent put into a graveyard this way, its controller"
           " creates a"
           " {token:one token}",
           (May((Destroy(_WHAT), ForEach(Bound("destroyed"), (Create(_TOKEN, who=ControllerOf(Bound("each"))),)))),)),
    phrase("each attacking creature gets +1/+0 until end of turn for each nonbasic land defending player controls",
           (ForEach(attacking(), (Apply(Bound("each"), (Resize(_THEIR_NONBASICS, 0),)),)),)),
    phrase("each other creature that player controls gets -2/-0 until end of turn",
           (Apply(creature(Other(TARGET), ControlledBy(ControllerOf(TARGET))), (Resize(-2, 0),)),)),
    phrase("{what:new target} and all other creatures with the same name as that creature get {c:size} until end of"
           " turn",
           (Apply(Both((_WHAT, creature(Other(TARGET), SameNameAs(TARGET)))), (slot("c"),)),)),
    phrase("{source:dealer} deals {n:number} damage to {what:recipient} and {w:number} damage to {who:recipient}",
           (Damage(_N, _WHAT, slot("source")), Damage(_W, _WHO, slot("source")))),
)  # fmt: skip
