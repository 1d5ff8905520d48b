"""Top cards of libraries that players see, and play from there."""

from entaku.oracle.ir.abilities import Static
from entaku.oracle.ir.conditions import Matches
from entaku.oracle.ir.player_rules import SeesTopCard
from entaku.oracle.ir.things import Each, TopCards, You
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table

table("player line").add(
    phrase("you may look at the top card of your library any time.", Static(rules=(SeesTopCard(),))),
    phrase("play with the top card of your library revealed.", Static(rules=(SeesTopCard(revealed=True),))),
    phrase("players play with the top card of their libraries revealed.",
           Static(rules=(SeesTopCard(Each(), revealed=True),))),
)  # fmt: skip
Table("your top card", phrase("the top card of your library", None))
table("condition").add(
    phrase("{x:your top card} is {where:a sort of card}", Matches(TopCards(You()), slot("where"))),
)
