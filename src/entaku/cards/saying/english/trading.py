"""What changes places, or is paid for an effect: control, life, mana."""

from entaku.cards.ir.actions import Apply, ChooseThings, ExchangeLife, GainLife, Move
from entaku.cards.ir.changes import SetController
from entaku.cards.ir.instructions import ForEach, May
from entaku.cards.ir.things import (
    Being,
    Bound,
    BoundAmount,
    BoundPlayer,
    ControlledBy,
    Count,
    Each,
    Group,
    Half,
    Is,
    LifeOf,
    OwnerOf,
    StartingLife,
    You,
)
from entaku.cards.ir.trading import ExchangeControl, PayAnyAmount, SetLife
from entaku.cards.saying.english.idioms import IDIOMS
from entaku.cards.saying.english.phrase import KINDS, WHO, Table, phrase, slot

_N, _WHAT, _WITH, _WHO = slot("n"), slot("what"), slot("with"), slot("who")
_EACH = Bound("each")
_THEIRS = Count(Group((Is("Creature"), ControlledBy(BoundPlayer("each")))))

IDIOMS.add(
    phrase("exchange control of {what:new target} and {with:new target}", (ExchangeControl(_WHAT, _WITH),)),
    phrase("each player gains control of all {what:groups} they own",
           (ForEach(_WHAT, (Apply(_EACH, (SetController(OwnerOf(_EACH)),), "end of game"),)),)),
    phrase("double {who:new player target}'s life total", (GainLife(LifeOf(_WHO), _WHO),)),
    phrase("your life total becomes the number of {what:counted}",
           "count the number of {what:counted}. your life total becomes that number", (SetLife(Count(_WHAT)),)),
    phrase("you may have your life total become {n:equal}", (May((SetLife(_N),)),)),
    phrase("each player's life total becomes the number of creatures they control", (SetLife(_THEIRS, Each()),)),
    phrase("{who:new player target}'s life total becomes half their starting life total, rounded down",
           (SetLife(Half(StartingLife(_WHO)), _WHO),)),
    phrase("{who:owned} life total becomes {n:equal}", "{who:owned} life total becomes equal to {n:equal}",
           (SetLife(_N, _WHO),)),
    phrase("{who:new player target} exchange life totals", (ExchangeLife(_WHO),)),
    phrase("you may have {who:new player target} exchange life totals", (May((ExchangeLife(_WHO),)),)),
    phrase("put your commander into your hand from the command zone",
           (ChooseThings(Group((Being("commander"),), "command", You())), Move(Bound("chosen"), "hand"))),
    phrase("starting with you, each player may pay any amount of mana",
           "each player starting with you may pay any amount of mana", (PayAnyAmount(Each()),)),
)  # fmt: skip
_equal, _verbs = KINDS["equal"], KINDS["verb phrase"]
assert isinstance(_equal, Table)
assert isinstance(_verbs, Table)
_equal.add(phrase("the total amount of mana paid this way", BoundAmount("paid")))
_verbs.add(phrase("gain~ control of {what:things}", Apply(_WHAT, (SetController(WHO),), "end of game")))
