"""Top cards of libraries that players see, and play from there."""

from entaku.oracle.ir.abilities import Static
from entaku.oracle.ir.player_rules import PlayFrom, SeesTopCard
from entaku.oracle.ir.things import Each, TopCards, You
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table

_C, _IF, _WHERE = slot("c"), slot("if_"), slot("where")

Table(
    "played from the top",
    phrase("play lands from the top of your library", PlayFrom(You(), TopCards(You()), lands_only=True)),
    phrase("play lands and cast spells from the top of your library", PlayFrom(You(), TopCards(You()))),
    phrase("cast {where:spells like} from the top of your library",
           PlayFrom(You(), TopCards(You(), where=_WHERE), spells_only=True)),
)  # fmt: skip
table("player line").add(
    phrase("you may look at the top card of your library any time.", Static(rules=(SeesTopCard(),))),
    phrase("play with the top card of your library revealed.", Static(rules=(SeesTopCard(revealed=True),))),
    phrase("players play with the top card of their libraries revealed.",
           Static(rules=(SeesTopCard(Each(), revealed=True),))),
    phrase("you may {c:played from the top}.", Static(rules=(_C,))),
    phrase("as long as {if_:condition}, you may {c:played from the top}.", Static(rules=(_C,), while_=_IF)),
)  # fmt: skip
