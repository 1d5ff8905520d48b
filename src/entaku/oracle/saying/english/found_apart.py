"""Cards found by a search that go to two places: "put one onto the battlefield tapped and the other into your hand".

(CR 701.23a, 608.2c)
"""

from entaku.oracle.ir.things import Among, Bound, Other
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.searching import Search, Shuffle
from entaku.oracle.saying.english import searched, seen_cards
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.seen_cards import PUT, put_aside
from entaku.oracle.saying.english.tables import Table

ADDS_TO = (searched, seen_cards)
"""The modules whose kinds of phrases are used here, which must be there before."""

_FOUND, _CHOSEN = Bound("found"), Bound("chosen")

Table(
    "found and shown",
    phrase(
        ", reveal those cards, put",
        ", reveal them, put",
        ", reveal those cards, and put",
        ", reveal them, and put",
        " and reveal them. put",
        " and reveal those cards. put",
        True,
    ),
    phrase(", put", False),
)
Table("the other found", phrase("the other", "the rest", None))
Table("and shuffled", phrase(", then shuffle", ". then shuffle", ". shuffle", None))
IDIOMS.add(
    phrase(
        "search your library for {where+n+less:sought}{reveal:found and shown} one {to+tapped+fights:its place}"
        " and {x:the other found} {zone+below+order+random:place of the rest}{y:and shuffled}",
        (
            Search(slot("where"), slot("n"), to=None, reveal=slot("reveal"), up_to=slot("less")),
            ChooseThings(_FOUND),
            PUT,
            put_aside(Among("found", (Other(_CHOSEN),))),
            Shuffle(),
        ),
    ),
)
