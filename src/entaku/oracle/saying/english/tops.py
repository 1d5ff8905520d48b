"""Top cards of libraries that players see, and play from there."""

from entaku.oracle.ir.abilities import Static
from entaku.oracle.ir.conditions import Matches
from entaku.oracle.ir.player_rules import SeesTopCard
from entaku.oracle.ir.things import Each, TopCards, You
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table

table("player line").add(
    phrase("you may look at the top card of your library any time.", Static(rules=(SeesTopCard(),))),
    phrase("play with the top card of your library revealed.", Static(rules=(SeesTopCard(revealed=True),))),
    phrase("players play with the top card of their libraries revealed.",
           Static(rules=(SeesTopCard(Each(), revealed=True),))),
)  # fmt: skip
table("condition").add(
    phrase("the top card of your library is {where:a sort of card}", Matches(TopCards(You()), slot("where"))),
)
