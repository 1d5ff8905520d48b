"""Cards that the card itself has exiled: put elsewhere, played, cast, copied.  (CR 607.2a)"""

from msgspec import structs

from entaku.oracle.ir.abilities import Static
from entaku.oracle.ir.conditions import Every, Exists, TurnOf
from entaku.oracle.ir.player_rules import PlayFrom
from entaku.oracle.ir.things import Bound, ExiledWithSource, Group, OwnedBy, SameNameAs, Self, UsedToCraft, You
from entaku.oracle.mechanics.casting import CastFree, MayPlay
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.revealing import LookAt
from entaku.oracle.mechanics.tokens import CreateCopies
from entaku.oracle.saying.english import choosing, conditions, copies, durations, happeners, player_lines, suffixes
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (choosing, conditions, copies, durations, happeners, player_lines, suffixes)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_WHAT, _C, _IF, _U = slot("what"), slot("c"), slot("if_"), slot("u")
_CHOSEN = Bound("chosen")
_PLAY = MayPlay(_WHAT, _U, cast=slot("cast"))
_ALL = Group((ExiledWithSource(),), "exile")


class Exiler(Kind):
    """The card itself: "~", or "it" where that is nothing else; where that was, nothing is called so behind it."""

    IT = "it"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for kind in ("named", "pronoun"):
            for value, end, then in KINDS[kind].read(text, at, told):
                if value == Self():
                    yield None, end, _either(then)
        if told.it is None and text.startswith(self.IT, at) and not text[at + len(self.IT) :][:1].isalpha():
            yield None, at + len(self.IT), told.chose("exiler", 1)

    def say(self, value: Value, told: Telling) -> Said:
        if value is not None:
            raise Unsayable(value)
        is_it, told = told.choice("exiler")
        if is_it:
            return self.IT, told
        words, told = KINDS["named"].say(Self(), told)
        return words, _either(told)


def _either(told: Telling) -> Telling:
    """What "it" may be the card, or what was spoken of before: it is neither."""
    return told._replace(it=None, noun="") if told.named else told


def is_exiled_with(value: Value) -> bool:
    """Whether a value is a group of cards that the card itself has exiled."""
    return isinstance(value, Group) and value.zone == "exile" and ExiledWithSource() in value.where


class ExiledCards(Kind):
    """Such cards by a kind of groups: "a creature card exiled with ~"."""

    says = (Group,)

    def __init__(self, name: str, inner: str) -> None:
        KINDS[name] = self
        self.inner = inner

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS[self.inner].read(text, at, told):
            if is_exiled_with(value):
                yield value, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not is_exiled_with(value):
            raise Unsayable(value)
        return KINDS[self.inner].say(value, told)


class OneExiled(ExiledCards):
    """One such card, or one that the card itself was crafted with."""

    CRAFTED = "one material"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield from super().read(text, at, told)
        yield from KINDS[self.CRAFTED].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        if isinstance(value, Group) and UsedToCraft() in value.where:
            return KINDS[self.CRAFTED].say(value, told)
        return super().say(value, told)


class FromAmong(Kind):
    """Spells of a sort that are cast from among such cards: "an instant spell from among cards exiled with ~"."""

    says = (Group,)

    def __init__(self, name: str, spells: str) -> None:
        KINDS[name] = self
        self.spells = spells

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in KINDS[self.spells].read(text, at, told):
            for of, last, after in KINDS["from among"].read(text, end, then):
                yield Group((*where, *of.where), "exile"), last, after

    def say(self, value: Value, told: Telling) -> Said:
        if not is_exiled_with(value):
            raise Unsayable(value)
        own = tuple(one for one in value.where if one in (OwnedBy(You()), ExiledWithSource()))
        words, told = KINDS[self.spells].say(tuple(one for one in value.where if one not in own), told)
        behind, told = KINDS["from among"].say(Group(own, "exile"), told)
        return words + behind, told


KINDS["exiler"] = Exiler()
table("suffix phrase").add(phrase("exiled with {x:exiler}", ExiledWithSource()))
OneExiled("one exiled", "a group")
ExiledCards("cards exiled", "groups")
Table("all exiled", phrase("{what:cards exiled}", "the {what:cards exiled}", _WHAT))
Table("from among", phrase(" from among {what:all exiled}", _WHAT))
FromAmong("one cast from among", "one spell")
FromAmong("cast from among", "spells like")
Table(
    "one cast free",
    phrase("{what:one cast from among}", "{what:one exiled}", _WHAT),
)
Table("one to be played", phrase("{what:one exiled}", _WHAT), phrase("one of {what:returned}", _WHAT))
Table(
    "in your hands",
    phrase("the battlefield under your control", False),
    phrase("the battlefield tapped under your control", True),
)
_TAPPED = slot("tapped")
IDIOMS.add(
    phrase(
        "put {what:one exiled} onto {tapped:in your hands}",
        "return {what:one exiled} to {tapped:in your hands}",
        (ChooseThings(_WHAT), Move(_CHOSEN, "battlefield", You(), _TAPPED)),
    ),
    phrase(
        "put {what:one exiled} onto {tapped:in your hands} with {kind+n:so many counters}",
        (ChooseThings(_WHAT), Move(_CHOSEN, "battlefield", You(), _TAPPED, counter=slot("kind"), counters=slot("n"))),
    ),
    phrase("put {what:one exiled} into {h:owner's hand}", (ChooseThings(_WHAT), Move(_CHOSEN, "hand"))),
    phrase("put {what:one exiled} into {h:owner's graveyard}", (ChooseThings(_WHAT), Move(_CHOSEN, "graveyard"))),
    phrase(
        "create {n:a} {x:copying token} of {what:one exiled}", (ChooseThings(_WHAT), CreateCopies(_CHOSEN, slot("n")))
    ),
    phrase(
        "create {n:a} {x:copying token} of {what:one exiled}, except {c:exceptions}",
        (ChooseThings(_WHAT), CreateCopies(_CHOSEN, slot("n"), except_=_C)),
    ),
    phrase("you may cast {what:one cast free} without paying its mana cost", (CastFree(_WHAT, most=1),)),
    phrase(
        "choose {what:one to be played}. you may {cast:playing} that card {u:playing time}",
        "choose {what:one to be played}. {u:playing time}, you may {cast:playing} that card",
        (ChooseThings(_WHAT), MayPlay(_CHOSEN, _U, cast=slot("cast"))),
    ),
    phrase(
        "{u:playing time}, you may cast {what:cast from among}{m+t:and so spent}",
        (MayPlay(_WHAT, _U, any_colour=slot("m"), any_type=slot("t"), cast=True),),
    ),
    phrase("{u:playing time}, you may cast {what:cast from among}", (MayPlay(_WHAT, _U, cast=True),)),
    phrase("{u:playing time}, you may play {what:all exiled}", (MayPlay(_WHAT, _U),)),
)
Table("seen and played", phrase("look at and {cast:playing}", slot("cast")))
Table(
    "while exiled",
    phrase("for as long as it remains exiled", "for as long as they remain exiled", None),
)
IDIOMS.add(
    phrase(
        "you may look at {what:returned} {x:while exiled}",
        "{x:while exiled}, you may look at {what:returned}",
        (LookAt(_WHAT),),
    ),
    phrase("you may {cast:seen and played} {what:returned} {u:playing time}", (LookAt(_WHAT), _PLAY)),
    phrase(
        "you may {cast:seen and played} {what:returned} {u:playing time}{m+t:and so spent}",
        (LookAt(_WHAT), structs.replace(_PLAY, any_colour=slot("m"), any_type=slot("t"))),
    ),
)
Table(
    "the exiled ones",
    phrase(
        "the exiled card",
        "the exiled cards",
        "all cards exiled with {x:exiler}",
        "each card exiled with {x:exiler}",
        "the cards exiled with {x:exiler}",
        _ALL,
    ),
)
Table("all that they own", phrase("all cards they own exiled with {x:exiler}", _ALL))
Table(
    "exiled one",
    phrase("a card is exiled with {x:exiler}", _ALL),
)
table("command").add(
    phrase(
        "return {what:the exiled ones} {c:to the battlefield} under {x:owner's control}",
        "each player returns {c:to the battlefield} {what:all that they own}",
        Move(_WHAT, "battlefield", tapped=_C),
    ),
    phrase(
        "return {what:the exiled ones} to {h:owner's hand}",
        "put {what:the exiled ones} into {h:owner's hand}",
        "each player returns to their hand {what:all that they own}",
        Move(_WHAT, "hand"),
    ),
    phrase(
        "put {what:the exiled ones} into {h:owner's graveyard}",
        "put {what:all exiled} into {h:owner's graveyard}",
        Move(_WHAT, "graveyard"),
    ),
)
table("condition").add(phrase("{what:exiled one}", "there are {what:cards exiled}", Exists(_WHAT)))
table("suffix phrase").add(phrase("with the same name as {what:one exiled}", SameNameAs(_WHAT)))
Table(
    "played of those exiled",
    phrase("play {what:all exiled}", "play lands and cast spells from among {what:all exiled}", PlayFrom(You(), _WHAT)),
    phrase("play lands from among {what:all exiled}", PlayFrom(You(), _WHAT, lands_only=True)),
    phrase("cast {what:cast from among}", "cast {what:cards exiled}", PlayFrom(You(), _WHAT, spells_only=True)),
)
Table("meanwhile", phrase("as long as {if_:condition}", "if {if_:condition}", _IF))
table("player line").add(
    phrase("you may {c:played of those exiled}.", Static(rules=(_C,))),
    phrase("during your turn, you may {c:played of those exiled}.", Static(rules=(_C,), while_=TurnOf(You()))),
    phrase("as long as {if_:condition}, you may {c:played of those exiled}.", Static(rules=(_C,), while_=_IF)),
    phrase(
        "during your turn, {if_:meanwhile}, you may {c:played of those exiled}.",
        Static(rules=(_C,), while_=Every((TurnOf(You()), _IF))),
    ),
)
