"""What changes places, or is paid for an effect: control, life, mana."""

from entaku.cards.ir.actions import Apply, ChooseThings, Move
from entaku.cards.ir.changes import SetController
from entaku.cards.ir.instructions import ForEach
from entaku.cards.ir.things import (
    Being,
    Bound,
    BoundAmount,
    Each,
    Group,
    OwnerOf,
    You,
)
from entaku.cards.ir.trading import ExchangeControl, PayAnyAmount
from entaku.cards.saying.english.idioms import IDIOMS
from entaku.cards.saying.english.phrase import KINDS, WHO, Table, phrase, slot

_N, _WHAT, _WITH, _WHO = slot("n"), slot("what"), slot("with"), slot("who")
_EACH = Bound("each")

IDIOMS.add(
    phrase("exchange control of {what:new target} and {with:new target}", (ExchangeControl(_WHAT, _WITH),)),
    phrase("each player gains control of all {what:groups} they own",
           (ForEach(_WHAT, (Apply(_EACH, (SetController(OwnerOf(_EACH)),), "end of game"),)),)),
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
