"""What is chosen of a hand that was revealed, and what becomes of it: "you choose a card from it with …".

(CR 608.2d, 701.8, 701.16)
"""

from entaku.oracle.ir.conditions import Bind
from entaku.oracle.ir.instructions import If
from entaku.oracle.ir.things import Bound, Group, OwnerOf, You
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.drawing import Discard
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.revealing import Reveal, RevealHand
from entaku.oracle.mechanics.searching import Shuffle
from entaku.oracle.saying.english import acts, seen_cards
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.of_another_kind import ThenTold, a_card
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, SEVERAL, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (acts, seen_cards)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_N, _WHERE, _WHO, _LESS, _DO, _ELSE, _WHAT = (
    slot("n"),
    slot("where"),
    slot("who"),
    slot("less"),
    slot("do"),
    slot("else_"),
    slot("what"),
)
_CHOSEN = Bound("chosen")


class FromIt(Kind):
    """Cards of the hand just revealed: "from it" stands behind their noun, or behind all that they are like."""

    WORDS = " from it"

    def __init__(self, name: str, kind: str) -> None:
        KINDS[name] = self
        self.kind = kind

    def read(self, text: str, at: int, told: Telling) -> Reading:
        start = text.find(self.WORDS, at)
        if start < 0 or "." in text[at:start]:
            return
        cut = text[:start] + text[start + len(self.WORDS) :]
        for where, end, then in KINDS[self.kind].read(cut, at, told):
            if end >= start:
                yield where, end + len(self.WORDS), then.chose("from it", start - at)

    def say(self, value: Value, told: Telling) -> Said:
        words, told = KINDS[self.kind].say(value, told)
        noun = words.find(" with ")
        place, told = told.choice("from it", noun if noun >= 0 else len(words))
        return f"{words[:place]}{self.WORDS}{words[place:]}", told


_DISCARDING = (". that player discards ", ". they discard ")


def is_discarded_at_once(text: str, at: int, end: int) -> bool:
    """Whether all that is said of the one card that you choose is that it is discarded, which is one instruction."""
    before = next((text[: at - len(words)] for words in _DISCARDING if text.endswith(words, 0, at)), None)
    if before is None or text[end : end + 1] not in ("", "."):
        return False
    return "you choose a " in before.rsplit(". ", 1)[-1]


class ChosenOfHand(Kind):
    """A card that was chosen of a hand, or several, where whoever has it discards it: "that card", "them"."""

    ONE = ("that card", "it", "the chosen card")
    MANY = ("those cards", "them", "the chosen cards")

    def _words(self, told: Telling) -> tuple[str, ...]:
        if told.it != _CHOSEN:
            return ()
        return self.MANY if told.noun.startswith(SEVERAL) else self.ONE

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(self._words(told)):
            if text.startswith(words, at) and not is_discarded_at_once(text, at, at + len(words)):
                yield _CHOSEN, at + len(words), told.chose("chosen of hand", number)

    def say(self, value: Value, told: Telling) -> Said:
        words = self._words(told)
        if value != _CHOSEN or not words:
            raise Unsayable(value)
        number, told = told.choice("chosen of hand")
        return words[number], told


FromIt("a card from it", "a card like")
FromIt("cards from it", "cards like")
ThenTold("offered of hand", "a card from it", a_card(_CHOSEN, moved=False))
KINDS["chosen of hand"] = ChosenOfHand()
Table(
    "some of the hand",
    phrase("{where:a card from it}", (1, _WHERE, False)),
    phrase("up to {n:several} {where:cards from it}", (_N, _WHERE, True)),
    phrase("{n:several} {where:cards from it}", (_N, _WHERE, False)),
)
Table("you choose", phrase(". you choose", " and you choose", ", then you choose", ", you choose", None))
_HAND = Group(_WHERE, "hand", _WHO)
_CHOICE = ChooseThings(_HAND, amount=_N, optional=_LESS)
_OFFER = ChooseThings(_HAND, optional=True)
table("verb phrase").add(phrase("discard~ {what:chosen of hand}", Discard(who=_WHO, what=_WHAT)))
Table("hand shown", phrase("{who:another player} reveals their hand", _WHO))
Table("target's hand shown", phrase("{who:new player target} reveals their hand", _WHO))
Table(
    "discards that card",
    phrase("that player discards that card", "they discard that card", "they discard it", None),
)
Table("if not done", phrase("if you don't, {do:inner}", "otherwise, {do:inner}", _DO))
Table("if done", phrase("if you do, {do:inner}", _DO))
Table("if done or not", phrase("{do:if done}", (_DO, ())), phrase("{do:if done}. {else_:if not done}", (_DO, _ELSE)))
Table("into play for you", phrase("onto the battlefield under your control", None))
Table("puts it so", phrase("that player puts", "they put", None))
Table("on an end", phrase("on the bottom of their library", True), phrase("on top of their library", False))
IDIOMS.add(
    phrase("{who:target's hand shown}{x:you choose} {where:a card from it}. {y:discards that card}",
           (RevealHand(_WHO), Discard(1, _WHO, _WHERE, chooser=You()))),
    phrase("{who:hand shown}{x:you choose} {n+where+less:some of the hand}", (RevealHand(_WHO), _CHOICE)),
    phrase("{who:hand shown}. you may choose {where:offered of hand}. {do+else_:if done or not}",
           (RevealHand(_WHO), _OFFER, If(Bind("chosen"), _DO, _ELSE))),
    phrase("reveal {where:a card like} from your hand",
           (ChooseThings(Group(_WHERE, "hand", You())), Reveal(_CHOSEN))),
    phrase("{who:hand shown}. you may exile {where:a card from it}",
           (RevealHand(_WHO), _OFFER, Move(_CHOSEN, "exile"))),
    phrase("{who:hand shown}. you may exile {where:a card from it}. {do:if done}",
           (RevealHand(_WHO), _OFFER, Move(_CHOSEN, "exile"), If(Bind("moved"), _DO))),
    phrase("{who:hand shown}. you may put {where:a card from it} {x:into play for you}",
           (RevealHand(_WHO), _OFFER, Move(_CHOSEN, "battlefield", under=You()))),
    phrase("that player shuffles {what:chosen of hand} into their library",
           "they shuffle {what:chosen of hand} into their library",
           (Move(_WHAT, "library"), Shuffle(OwnerOf(_WHAT)))),
    phrase("{x:puts it so} {what:chosen of hand} {b:on an end}", (Move(_WHAT, "library", bottom=slot("b")),)),
)  # fmt: skip
