"""Who may play cards from elsewhere than their hand, how often, and for what: "once each turn, you may cast …"."""

import re

from entaku.oracle.ir.abilities import Static
from entaku.oracle.ir.conditions import TurnOf
from entaku.oracle.ir.player_rules import PlayFrom
from entaku.oracle.ir.things import Group, Is, Self, Things, TopCards, You
from entaku.oracle.saying.english import cast_free, commander, player_lines
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import OrNothing, Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (cast_free, commander, player_lines)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_C, _IF, _PAID, _WHAT, _WHERE, _WHILE = (
    slot("c"), slot("if_"), slot("paid"), slot("what"), slot("where"), slot("while_"),
)  # fmt: skip
_LANDS = Group((Is("Land"),), "graveyard", You())
_BURIED = Group(_WHERE, "graveyard", You())
_GERUNDS = {
    "collecting": "collect",
    "discarding": "discard",
    "exiling": "exile",
    "foraging": "forage",
    "paying": "pay",
    "removing": "remove",
    "returning": "return",
    "revealing": "reveal",
    "sacrificing": "sacrifice",
    "tapping": "tap",
}
_PLAIN = {plain: gerund for gerund, plain in _GERUNDS.items()}


class Paying(Kind):
    """A cost as it is said behind "by": "paying 3 life and discarding a card"."""

    UP_TO = re.compile(r"(\w+ing\b.*?)(?= in addition to paying | rather than paying )")
    GERUND = re.compile(rf"(?:^|(?<= and ))({'|'.join(_GERUNDS)})\b")
    PLAIN = re.compile(rf"(?:^|(?<= and ))({'|'.join(_PLAIN)})\b")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = self.UP_TO.match(text, at)
        if found is None:
            return
        plain = self.GERUND.sub(lambda one: _GERUNDS[one[1]], found[1])
        for number, kind in enumerate(("payment", "mana first")):
            for value, end, then in KINDS[kind].read(plain, 0, told):
                if end == len(plain):
                    yield value, found.end(), then.chose("paying", number)

    def say(self, value: Value, told: Telling) -> Said:
        if not value:
            raise Unsayable("no cost")
        number, told = told.choice("paying")
        words, told = KINDS[("payment", "mana first")[number]].say(value, told)
        return self.PLAIN.sub(lambda one: _PLAIN[one[1]], words), told


KINDS["paying"] = Paying()
Table("its or their", phrase("its", "their", None))
Table("own mana cost", phrase("its mana cost", "their mana costs", None))
Table(
    "cost of playing",
    phrase(" by {paid:paying} in addition to paying {x:its or their} other costs", (_PAID, ())),
    phrase(" by {paid:paying} rather than paying {x:own mana cost}", ((), _PAID)),
)
OrNothing("paid so", "cost of playing", ((), ()))
Table("spell so cast", phrase("a spell cast this way", "you cast ~ this way and it", None))
Table("to be exiled", phrase(" if {x:spell so cast} would be put into your graveyard, exile it instead.", True))
OrNothing("exiled then", "to be exiled", nothing=False)
Table(
    "when played",
    phrase("you may", None),
    phrase("during your turn, you may", TurnOf(You())),
    phrase("as long as {if_:condition}, you may", _IF),
)
Table(
    "when one is played",
    phrase("once each turn, you may", None),
    phrase("once during each of your turns, you may", "during each of your turns, you may", TurnOf(You())),
)
Table(
    "spells elsewhere",
    phrase("{where:spells like} from your graveyard", _BURIED),
    phrase("{where:spells like} from the top of your library", TopCards(You(), where=_WHERE)),
)
Table(
    "a spell elsewhere",
    phrase("{where:one spell} from your graveyard", _BURIED),
    phrase("{where:one spell} from the top of your library", TopCards(You(), where=_WHERE)),
)
Table(
    "lands elsewhere",
    phrase("play lands from the top of your library", PlayFrom(You(), TopCards(You()), lands_only=True)),
    phrase("play lands and cast spells from the top of your library", PlayFrom(You(), TopCards(You()))),
    phrase("play lands from your graveyard", PlayFrom(You(), _LANDS)),
)


def so_played(what: Things, spells: bool, once: bool) -> PlayFrom:
    """That these are played so: for what, and whether they are then exiled, are places of a phrase."""
    return PlayFrom(You(), what, spells_only=spells, once_each_turn=once, besides=slot("more"), instead=slot("else_"),
                    exiled=slot("exiled"))  # fmt: skip


_ONE_LAND = PlayFrom(You(), _LANDS, once_each_turn=True)
_ITSELF = so_played(Self(), spells=False, once=False)
table("player line").add(
    phrase("{while_:when played} {c:lands elsewhere}.", Static(rules=(_C,), while_=_WHILE)),
    phrase("{while_:when one is played} play a land from your graveyard.", Static(rules=(_ONE_LAND,), while_=_WHILE)),
    phrase(
        "{while_:when played} cast {what:spells elsewhere}{more+else_:paid so}.{exiled:exiled then}",
        Static(rules=(so_played(_WHAT, spells=True, once=False),), while_=_WHILE),
    ),
    phrase(
        "{while_:when one is played} cast {what:a spell elsewhere}{more+else_:paid so}.{exiled:exiled then}",
        Static(rules=(so_played(_WHAT, spells=True, once=True),), while_=_WHILE),
    ),
    phrase(
        "{while_:when played} play lands and cast {where:spells like} from your graveyard.",
        Static(rules=(PlayFrom(You(), _LANDS), PlayFrom(You(), _BURIED, spells_only=True)), while_=_WHILE),
    ),
    phrase(
        "{while_:when one is played} play a land or cast {what:a spell elsewhere}.",
        Static(
            rules=(_ONE_LAND, PlayFrom(You(), _WHAT, spells_only=True, once_each_turn=True)),
            while_=_WHILE,
        ),
    ),
    phrase(
        "{while_:when played} cast ~ from your graveyard{more+else_:paid so}.{exiled:exiled then}",
        Static(rules=(_ITSELF,), while_=_WHILE, zone="graveyard"),
    ),
    phrase(
        "{while_:when played} cast ~ from exile{more+else_:paid so}.{exiled:exiled then}",
        Static(rules=(_ITSELF,), while_=_WHILE, zone="exile"),
    ),
)
