"""Idioms: several instructions that one or two sentences say together, which can't be taken apart."""

from entaku.cards.ir.actions import (
    AddMana,
    ChangeText,
    ChooseThings,
    ChooseValue,
    Create,
    CreateCopies,
    LeaveCombat,
    LookAt,
    Move,
    PutFromHand,
    Reveal,
    RevealHand,
    RevealUntil,
    Search,
    Shuffle,
    SplitPiles,
    Vote,
    WordKind,
)
from entaku.cards.ir.conditions import Matches
from entaku.cards.ir.instructions import If, May
from entaku.cards.ir.things import (
    AllOf,
    Among,
    Bound,
    BoundName,
    Each,
    Group,
    Not,
    Other,
    OwnerOf,
    Self,
    TopCards,
    X,
    You,
)
from entaku.cards.mechanics.counters import PutCounters, RemoveCounters
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.saying.english.phrase import (
    KINDS,
    Kind,
    Reading,
    Said,
    Table,
    Telling,
    Unsayable,
    Value,
    phrase,
    slot,
)
from entaku.cards.saying.english.tokens import CLUE
from entaku.cards.saying.rows import phrases

_N, _WHAT, _WHERE, _WHO = slot("n"), slot("what"), slot("where"), slot("who")
_REVEALED, _SEEN, _CHOSEN = Bound("revealed"), Bound("seen"), Bound("chosen")
_FOUND, _REST = Bound("found"), Bound("rest")
_UNCHOSEN = Among("seen", (Other(_CHOSEN),))
_TO_HAND = Move(_CHOSEN, "hand")
_REST_BELOW = Move(_UNCHOSEN, "library", bottom=True, any_order=True)
_WORDS_OF_TEXT: tuple[tuple[str, tuple[WordKind, ...]], ...] = (
    ("one color word with another or one basic land type with another", ("colour", "basic land type")),
    ("one color word with another", ("colour",)),
    ("one basic land type with another", ("basic land type",)),
)


class MixedMana(Kind):
    """Mana of several kinds: "{R}{G}"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        letters: list[str] = []
        while text[at : at + 1] == "{" and text[at + 2 : at + 3] == "}" and text[at + 1] in "WUBRGC":
            letters.append(text[at + 1])
            at += 3
        if len(set(letters)) > 1 and len(letters) == len(set(letters)):
            yield tuple(AddMana(letter) for letter in letters), at, told

    def say(self, value: Value, told: Telling) -> Said:
        letters = [each.colours for each in value if each == AddMana(getattr(each, "colours", ""))]
        if len(letters) != len(value) or len(letters) < 2 or any(len(letter) != 1 for letter in letters):
            raise Unsayable(repr(value))
        return "".join(f"{{{letter}}}" for letter in letters), told


KINDS["mixed mana"] = MixedMana()


class Idioms(Table):
    """Idioms; after one, "it" could be any of what it spoke of, and isn't read."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in super().read(text, at, told):
            yield value, end, then._replace(it=None, noun="", that=None, moved=False)

    def say(self, value: Value, told: Telling) -> Said:
        words, then = super().say(value, told)
        return words, then._replace(it=None, noun="", that=None, moved=False)


IDIOMS = Idioms(
    "idiom",
    *phrases("idiom"),
    phrase("add {m:mixed mana}", slot("m")),
    phrase("investigate", (Create(CLUE),)),
    phrase("look at the top {n:a} card# of your library, then put them back in any order",
           (LookAt(TopCards(You(), _N)), Move(_SEEN, "library", any_order=True))),
    phrase("look at the top {n:a} card# of your library. put one of them into your hand and the rest on the bottom of"
           " your"
           " library in any order",
           "look at the top {n:a} card# of your library. put one of those cards into your hand and the rest on the"
           " bottom of your library in any order",
           "look at the top {n:a} card# of your library, then put one of them into your hand and the rest on the"
           " bottom of your library in any order",
           (LookAt(TopCards(You(), _N)), ChooseThings(_SEEN), _TO_HAND, _REST_BELOW)),
    phrase("look at the top {n:a} card# of your library. put one of them into your hand and the rest into your"
           " graveyard",
           (LookAt(TopCards(You(), _N)), ChooseThings(_SEEN), _TO_HAND, Move(_UNCHOSEN, "graveyard"))),
    phrase("look at the top {n:a} card# of your library. you may reveal {where:a card like} from among them and put"
           " it into"
           " your hand. put the rest on the bottom of your library in any order",
           (LookAt(TopCards(You(), _N)), ChooseThings(Among("seen", _WHERE), optional=True), Reveal(_CHOSEN), _TO_HAND,
            _REST_BELOW)),
    phrase("look at the top {n:a} card# of your library. you may reveal any number of {where:cards like} from among"
           " them and"
           " put the revealed cards into your hand. put the rest on the bottom of your library in any order",
           (LookAt(TopCards(You(), _N)), ChooseThings(Among("seen", _WHERE), amount=None), Reveal(_CHOSEN), _TO_HAND,
            _REST_BELOW)),
    phrase("look at the top X cards of your library, where X is {n:equal}. you may put {where:a card like} from among"
           " them"
           " onto the battlefield. put the rest on the bottom of your library in any order",
           (LookAt(TopCards(You(), _N)), ChooseThings(Among("seen", _WHERE), optional=True),
            Move(_CHOSEN, "battlefield"), _REST_BELOW)),
    phrase("reveal the top card of your library. if it's {where:a card like}, put it onto the battlefield. otherwise,"
           " put"
           " that card into your hand",
           (Reveal(TopCards(You())),
            If(Matches(_REVEALED, _WHERE), (Move(_REVEALED, "battlefield"),), (Move(_REVEALED, "hand"),)))),
    phrase("reveal the top card of your library. if it's {where:a card like}, put it into your hand. otherwise, put"
           " it into your graveyard",
           (Reveal(TopCards(You())),
            If(Matches(_REVEALED, _WHERE), (Move(_REVEALED, "hand"),), (Move(_REVEALED, "graveyard"),)))),
    phrase("look at the top card of your library. if it's {where:a card like}, you may put it onto the battlefield"
           " tapped",
           (LookAt(TopCards(You())),
            If(Matches(_SEEN, _WHERE), (May((Move(_SEEN, "battlefield", tapped=True),)),)))),
    phrase("put the bottom card of your library into your graveyard. if it's {where:a card like}, put it onto the"
           " battlefield",
           (Move(TopCards(You(), bottom=True), "graveyard"),
            If(Matches(Bound("moved"), _WHERE), (Move(Bound("moved"), "battlefield"),)))),
    phrase("reveal the top {n:a} card# of your library. a opponent separates those cards into two piles. put one pile"
           " into"
           " your hand and the other into your graveyard",
           (Reveal(TopCards(You(), _N)), SplitPiles(_REVEALED, Each("opponent")), Move(Bound("pile"), "hand"),
            Move(_REST, "graveyard"))),
    phrase("reveal the top {n:a} card# of your library. put all {where:cards like} revealed this way into your hand"
           " and the"
           " rest into your graveyard",
           (Reveal(TopCards(You(), _N)), Move(Among("revealed", _WHERE), "hand"),
            Move(Among("revealed", (Not(AllOf(_WHERE)),)), "graveyard"))),
    phrase("reveal cards from the top of your library until you reveal {where:a card like}. put that card onto the"
           " battlefield and put all other cards revealed this way into your graveyard",
           (RevealUntil(_WHERE), Move(_FOUND, "battlefield"), Move(_REST, "graveyard"))),
    phrase("choose a creature card name. reveal the top {n:a} card# of your library and put all of them with that"
           " name into"
           " your hand. put the rest into your graveyard",
           (ChooseValue("creature card name", "name"), Reveal(TopCards(You(), _N)),
            Move(Among("revealed", (BoundName("name"),)), "hand"),
            Move(Among("revealed", (Not(BoundName("name")),)), "graveyard"))),
    phrase("draw {n:a} card#, then choose X cards in your hand and discard the rest",
           (Draw(_N), ChooseThings(Group(zone="hand", of=You()), amount=X()),
            Discard(None, where=(Other(_CHOSEN),)))),
    phrase("{who:new player target} reveals their hand. you choose {where:a card like} from it. that player discards"
           " that"
           " card",
           (RevealHand(_WHO), Discard(1, _WHO, _WHERE, chooser=You()))),
    phrase("remove {what:things} from combat", (LeaveCombat(_WHAT),)),
    *(
        phrase(f"change the text of {{what:things}} by replacing all instances of {words}", (ChangeText(_WHAT, kinds),))
        for words, kinds in _WORDS_OF_TEXT
    ),
    *(
        phrase(f"change the text of {{what:things}} by replacing all instances of {words} until end of turn",
               (ChangeText(_WHAT, kinds, "end of turn"),))
        for words, kinds in _WORDS_OF_TEXT
    ),
    phrase("change the text of {what:things} by replacing all instances of one creature type with another."
           " the new creature type can't be Wall", (ChangeText(_WHAT, ("creature type",), never=("Wall",)),)),
    phrase("remove all counters from {what:things}", (RemoveCounters(_WHAT),)),
    phrase("each player exiles their graveyard", (Move(Group(zone="graveyard", of=Each()), "exile"),)),
    phrase("exile {who:new player target}'s graveyard", (Move(Group(zone="graveyard", of=_WHO), "exile"),)),
    phrase("create a token that's a copy of {what:things}", (CreateCopies(_WHAT),)),
    phrase("you put {what:a group} onto the battlefield under your control",
           (ChooseThings(_WHAT), Move(_CHOSEN, "battlefield", under=You()))),
    phrase("return {where:a card like} at random from your graveyard to your hand",
           (ChooseThings(Group(_WHERE, "graveyard", You()), random=True), _TO_HAND)),
    phrase("each player may put {where:a card like} from their hand onto the battlefield",
           (PutFromHand(_WHERE, Each()),)),
    phrase("each player discards their hand, then draws {n:a} card#",
           (Discard(None, Each()), Draw(_N, Each()))),
    phrase("put a +1/+1 counter on {what:pronoun} and a +1/+1 counter on ~",
           (PutCounters(_WHAT), PutCounters(Self()))),
    phrase("starting with you, each player votes for {what:a group}", (Vote(among=_WHAT),)),
    phrase("shuffle ~ into its owner's library", "shuffle ~ into your library",
           (Move(Self(), "library"), Shuffle(OwnerOf(Self())))),
    phrase("search your library for {where:a card like} and reveal it. shuffle, then put that card on top",
           (Search(_WHERE, to="library"),)),
)  # fmt: skip
