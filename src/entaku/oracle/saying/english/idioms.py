"""Idioms: several instructions that one or two sentences say together, which can't be taken apart."""

from itertools import groupby

from entaku.oracle.ir.instructions import ForEach, If
from entaku.oracle.ir.predefined import PREDEFINED
from entaku.oracle.ir.things import (
    Among,
    Both,
    Bound,
    CountersOn,
    Each,
    ExiledWithSource,
    Group,
    Is,
    LifeOf,
    Other,
    OwnerOf,
    StatOf,
    Times,
    You,
)
from entaku.oracle.mechanics.casting import CastFree
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.counters import PutCounters, PutCountersOf, RemoveCounters
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.mechanics.destroying import Sacrifice
from entaku.oracle.mechanics.drawing import Discard, Draw
from entaku.oracle.mechanics.life import GainLife, SetLife
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.revealing import LookAt, RevealUntil
from entaku.oracle.mechanics.searching import Shuffle
from entaku.oracle.mechanics.tokens import Create, CreateCopies
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Followed, SaidSo, Table
from entaku.oracle.saying.english.telling import (
    KINDS,
    SEVERAL,
    Kind,
    Reading,
    Said,
    Telling,
    Unsayable,
    Value,
    others_library,
)
from entaku.oracle.saying.english.those import is_top_card
from entaku.oracle.saying.rows import phrases

_N, _WHAT, _WHERE, _WHO = slot("n"), slot("what"), slot("where"), slot("who")
_REVEALED, _SEEN, _CHOSEN = Bound("revealed"), Bound("seen"), Bound("chosen")
_EACH = Bound("each")
_FOUND, _REST = Bound("found"), Bound("rest")
_UNCHOSEN = Among("seen", (Other(_CHOSEN),))
_ALL_EXILED = Move(Both((_FOUND, _REST)), "exile")
_TO_HAND = Move(_CHOSEN, "hand")
_REST_BELOW = Move(_UNCHOSEN, "library", bottom=True, any_order=True)


class MixedMana(Kind):
    """Mana of several kinds: "{R}{G}", "{U}{U}{R}"."""

    says_first = (AddMana,)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        letters: list[str] = []
        while text[at : at + 1] == "{" and text[at + 2 : at + 3] == "}" and text[at + 1] in "WUBRGC":
            letters.append(text[at + 1])
            at += 3
        kinds = [(letter, len(list(same))) for letter, same in groupby(letters)]
        if len(kinds) > 1 and len(kinds) == len(set(letters)):
            yield tuple(AddMana(letter, number) for letter, number in kinds), at, told

    def say(self, value: Value, told: Telling) -> Said:
        said = ""
        for each in value:
            plain = isinstance(each, AddMana) and isinstance(each.amount, int) and len(each.colours) == 1
            if not plain or each != AddMana(each.colours, each.amount):
                raise Unsayable(value)
            said += f"{{{each.colours}}}" * each.amount
        if len(value) < 2:
            raise Unsayable(value)
        return said, told


KINDS["mixed mana"] = MixedMana()
Table("that one again", phrase("that permanent", "that creature", "that artifact", "it", None))


class Idioms(Followed):
    """Idioms; after one, "it" could be any of what it spoke of, and isn't read."""

    def then(self, value: Value, told: Telling) -> Telling:
        if all(isinstance(one, PutCounters) and one.what == value[0].what for one in value):
            return told  # several counters on what has just been spoken of
        cards = told.cards
        if isinstance(value[-1], RevealUntil):
            cards, told = "found", told._replace(library=others_library(value[-1].who))
        if isinstance(value[-1], RevealUntil) and value[-1].amount == 1:
            return told._replace(it=None, noun="", that=_FOUND, that_noun="card", moved=False, cards=cards)
        if any(isinstance(one, CastFree) for one in value):
            cards = ""  # what is left of them isn't what nobody chose
        if value[-1] == _ALL_EXILED:
            return told._replace(it=_FOUND, noun="card", that=None, moved=False, cards="found")
        if value[-1] == Sacrifice(_CHOSEN):
            told = told._replace(number="sacrificed")
        if value[-1] == Move(_CHOSEN, "exile") and is_any_number(value[0]):
            return told._replace(it=None, noun="", that=None, moved=True, cards=cards)
        if is_top_exiled(value[-1]) or is_one_set_aside(value):
            return told._replace(it=Bound("moved"), noun="card", that=None, moved=True, cards="")
        if value[-1] == Move(_CHOSEN, "graveyard") and is_of_exile(value[0]):
            return told._replace(it=Bound("moved"), noun="card", that=None, moved=False, cards=cards)
        if (back := returned(value)) is not None:
            noun = "card|creature" if Is("Creature") in back.where else "card|permanent"
            return told._replace(it=Bound("moved"), noun=noun, that=None, moved=False, cards=cards)
        if is_card_chosen(value[-1]):
            noun = "card" if value[-1].amount == 1 else f"{SEVERAL}card"
            return told._replace(it=_CHOSEN, noun=noun, that=None, moved=False, cards=cards)
        return told._replace(it=None, noun="", that=None, moved=False, cards=cards)


def returned(value: Value) -> Group | None:
    """What a card is like that was chosen in a zone and put onto the battlefield from there, which is then "it"."""
    chosen, moved = value[-2:] if len(value) > 1 else (None, None)
    if not isinstance(chosen, ChooseThings) or not isinstance(moved, Move) or moved.to != "battlefield":
        return None
    one = chosen.amount == 1 and isinstance(chosen.what, Group) and chosen.what.zone in ("graveyard", "exile", "hand")
    return chosen.what if one and isinstance(chosen.what, Group) and moved.what == Bound("chosen") else None


def is_top_exiled(one: object) -> bool:
    """Whether the one top card of a player's library is exiled, which is then "it"."""
    return isinstance(one, Move) and one.to == "exile" and is_top_card(one.what)


def is_one_set_aside(value: Value) -> bool:
    """Whether one of several cards that were seen, or are in a hand, is exiled, which is then "it"."""
    chosen, moved = value[0], value[-1]
    if not isinstance(chosen, ChooseThings) or not isinstance(moved, Move) or len(value) < 2:
        return False
    in_hand = isinstance(chosen.what, Group) and chosen.what.zone == "hand" and chosen == ChooseThings(chosen.what)
    known = in_hand or (chosen.what in (_SEEN, _REVEALED) and chosen.amount == 1)
    return known and (moved.what, moved.to) == (_CHOSEN, "exile")


def is_of_exile(one: object) -> bool:
    """Whether one card is chosen in exile."""
    return isinstance(one, ChooseThings) and isinstance(one.what, Group) and (one.what.zone, one.amount) == ("exile", 1)


def is_any_number(one: object) -> bool:
    """Whether any number of things are chosen."""
    return isinstance(one, ChooseThings) and one == ChooseThings(one.what, amount=None)


def is_card_chosen(one: object) -> bool:
    """Whether one card of somebody's hand is chosen, which is then "it"."""
    return isinstance(one, ChooseThings) and isinstance(one.what, Group) and one.what.zone == "hand"


Table("cast or played", phrase("cast", False), phrase("play", True))
SaidSo("life and cards", "you gain life and draw cards")
IDIOMS = Idioms(
    "idiom",
    *phrases("idiom"),
    phrase("add {m:mixed mana}", slot("m")),
    phrase("double the number of {kind:counter} counters on each {what:each group}",
           (ForEach(_WHAT, (PutCounters(_EACH, slot("kind"), CountersOn(slot("kind"), _EACH)),)),)),
    phrase("double the number of {kind:counter} counters on {what:thing}",
           (PutCounters(_WHAT, slot("kind"), CountersOn(slot("kind"), _WHAT)),)),
    phrase("double the number of each kind of counter on {what:thing}", (PutCountersOf(_WHAT, _WHAT),)),
    phrase("{x:life and cards} equal to {n:equal}", (GainLife(_N), Draw(_N))),
    phrase(
        "you may {p:cast or played} {what:new target} without paying its mana cost", (CastFree(_WHAT, play=slot("p")),)
    ),
    phrase("double your life total", (SetLife(Times(2, LifeOf(You()))),)),
    phrase("for each {what:each group}, create a token that's a copy of {x:that one again}",
           (ForEach(_WHAT, (CreateCopies(_EACH),)),)),
    phrase("you may play the exiled card without paying its mana cost if {c:condition}",
           "if {c:condition}, you may play the exiled card without paying its mana cost",
           (If(slot("c"), (CastFree(Group((ExiledWithSource(),), "exile"), play=True),)),)),
    phrase("incubate {n:amount}", (Create(PREDEFINED["Incubator"], counters=_N),)),
    phrase("{what:new target} each deal damage equal to their power to {to:things}",
           (Damage(StatOf("power", _EACH), slot("to"), source=_WHAT),)),
    phrase("each {what:each group} deals damage equal to its power to {to:new target}",
           (Damage(StatOf("power", _EACH), slot("to"), source=_WHAT),)),
    phrase("remove all counters from {what:things}", (RemoveCounters(_WHAT),)),
    phrase("each player exiles their graveyard", (Move(Group(zone="graveyard", of=Each()), "exile"),)),
    phrase("look at {who:new player target}'s hand", (LookAt(Group(zone="hand", of=_WHO)),)),
    phrase("exile {who:new player target}'s graveyard", (Move(Group(zone="graveyard", of=_WHO), "exile"),)),
    phrase("return {where:a card like} at random from your graveyard to your hand",
           (ChooseThings(Group(_WHERE, "graveyard", You()), random=True), _TO_HAND)),
    phrase("each player discards their hand, then draws {n:a} card#",
           (Discard(None, Each()), Draw(_N, Each()))),
    phrase("shuffle {what:itself} into its owner's library", "shuffle {what:itself} into your library",
           (Move(_WHAT, "library"), Shuffle(OwnerOf(_WHAT)))),
)  # fmt: skip
