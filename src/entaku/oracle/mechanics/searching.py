"""Libraries searched and shuffled.  (CR 701.19, 701.20)"""

from typing import ClassVar

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.targets import Different, Limit
from entaku.oracle.ir.things import Amount, Bound, BoundAmount, Count, Players, Predicate, TargetedPlayer, You, Zone
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.japanese.amounts import amount, equal, is_big, within
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.groups import like
from entaku.oracle.saying.japanese.things import owners, player, subject
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import DIFFERING, Clause
from entaku.oracle.saying.rows import TO, WHERE, WHO, English, N, row, verb


class Search(Action, frozen=True):
    """A player searches zones for up to so many cards like these; `bind` is the cards found.  (CR 701.19)

    `amount` None is all of them, or any number if `up_to`.  They are revealed if so said, and put `to` a zone; the
    library is then shuffled.
    `whose`: the zones are these players', not those of who searches; the cards found stay there, and nothing is
    shuffled.  `total` limits what all that one player finds have together, or says in what they differ.
    """

    of_each: ClassVar = ("where", "amount", "whose")

    where: tuple[Predicate, ...] = ()
    amount: Amount | None = 1
    who: Players = You()
    zones: tuple[Zone, ...] = ("library",)
    to: Zone | None = "hand"
    reveal: bool = True
    tapped: bool = False
    up_to: bool = False
    bind: str = "found"
    whose: Players | None = None
    total: Limit | None = None

    def tells(self, field: str) -> bool:
        """A card may be looked for and not found anyway, if it is described; all that lie open are found.

        (CR 701.19b)
        """
        open_too = self.amount is None and "graveyard" in self.zones
        return field != "up_to" or not self.where or open_too


class Shuffle(Action, frozen=True):
    """A player shuffles their library."""

    who: Players = You()


EVERYWHERE: tuple[Zone, ...] = ("graveyard", "hand", "library")
"""All that is searched for cards of one name."""


def _is_up_to_x(act: Search) -> bool:
    """Whether up to so many cards are sought that the number is said behind the sentence."""
    of = act.amount
    spoken_of = isinstance(of, BoundAmount) or (isinstance(of, Count) and isinstance(of.of, Bound))
    return act.up_to and of is not None and is_big(of) and not spoken_of


def _sought(act: Search, told: Told) -> str:
    """So many cards like these, before 探す."""
    of = act.amount
    number = "" if of is None else f"{'最大' * act.up_to}{amount(of, told)}"
    if of is None:
        many = "望む枚数の" if act.up_to else "すべての"
        return f"{like(act.where, '', told, many).removesuffix('枚を')}を"
    if not is_big(of):
        return like(act.where, number, told)
    if _is_up_to_x(act):
        return like(act.where, "最大Ｘ", told)
    counted = isinstance(of, Count) and isinstance(of.of, Bound)
    many = f"{equal(of, told)}以下の枚数" if act.up_to else "その枚数" if counted else f"{equal(of, told)}に等しい枚数"
    return f"{many}の{like(act.where, '枚数', told).replace('枚数を', 'を')}"


def _limited(act: Search, cards: str, told: Told) -> str:
    """The cards sought, with what limits them together."""
    if act.total is None:
        return cards
    if isinstance(act.total, Different):
        return f"{DIFFERING[act.total.of]}の異なる{cards}"
    return f"{cards}{within(act.total, told)}"


def _search(act: Search, told: Told) -> Said:
    cards = _limited(act, _sought(act, told), told)
    if act.zones == ("outside",):
        return "", Clause(f"ゲームの外部からあなたがオーナーである{cards}選び、それを公開してあなたの手札に", "加える")
    own = owners(act.who, told) if act.whose is None else player(act.whose, told)
    place = f"{own}の手札やライブラリー" if "hand" in act.zones else f"{own}のライブラリー"
    if "graveyard" in act.zones:
        place = f"{own}のライブラリーや{own}の墓地"
    if act.zones == EVERYWHERE:
        join = "や" if act.whose is None else "と"
        place = join.join((f"{own}の墓地", "手札", "ライブラリー"))
    shown = "公開し、" if act.reveal else ""
    goes = {
        "hand": f"{shown}{own}の手札に加える",
        "battlefield": f"{'タップ状態で' if act.tapped else ''}戦場に出す",
        "graveyard": f"{own}の墓地に置く",
        "library": "公開する" if act.reveal else "",
        "exile": "追放する",
    }
    if act.to is None or act.whose is not None:
        reveals = act.reveal and act.whose is None
        return subject(act.who, told), Clause(f"{place}から{cards}", "探し、公開する" if reveals else "探す")
    end = "ライブラリーを切り直し、そのカードを一番上に" if act.to == "library" else "ライブラリーを"
    verb = "置く" if act.to == "library" else "切り直す"
    found = f"{cards}探し、{goes[act.to]}" if goes[act.to] else f"{cards}探す"
    if isinstance(act.who, TargetedPlayer) and act.to == "battlefield":
        return subject(act.who, told), Clause(f"{place}から{found.removesuffix('す')}し、その後、{end}", verb)
    if "graveyard" in act.zones:
        return subject(act.who, told), Clause(
            f"{place}から{found}。これにより{'あなたが' * (own == 'あなた')}{own}のライブラリーからカードを探したなら、"
            f"{own}のライブラリーを",
            "切り直す",
        )
    x = f"。Ｘは{equal(act.amount, told)}に等しい" if act.amount is not None and _is_up_to_x(act) else ""
    return subject(act.who, told), Clause(f"{place}から{found}。その後、{end}", verb, x)


Table(
    "places",
    phrase("library and/or graveyard", "graveyard and/or library", ("library", "graveyard")),
    phrase(
        "graveyard, hand, and/or library",
        "library, hand, and/or graveyard",
        "hand, library, and/or graveyard",
        "hand, graveyard, and/or library",
        "library, graveyard, and/or hand",
        EVERYWHERE,
    ),
)
Table(
    "if searched",
    phrase("if you search your library this way, shuffle", "if you searched your library this way, shuffle", None),
)
Table("and put", phrase(" and put~", ", put~", None))
row(
    Search,
    verb("search~ {s:search}", slot("s")),
    verb("search~ {s:limited search}", slot("s")),
    English("search", phrase(
        "{your} library for {where+n+less:sought}, {to+reveal+tapped:what is found}",
        "{your} library for {where+n+less:sought}. {to+reveal+tapped:what is found}",
        "{your} library for {where+n+less:sought} and {to+reveal+tapped:what is found}",
        Search(WHERE, N, WHO, ("library",), TO, slot("reveal"), slot("tapped"), slot("less")))),
    English("search", phrase(
        "{your} {zones:places} for {where+n+less:sought}, reveal~ {x:it found}, and put~ {y:it found} into {your} hand."
        " {s:if searched}",
        Search(WHERE, N, WHO, slot("zones"), up_to=slot("less")))),
    English("search", phrase(
        "{your} {zones:places} for {where+n+less:sought}{j:and put} {y:it found} {c:onto the battlefield}."
        " {s:if searched}",
        Search(WHERE, N, WHO, slot("zones"), "battlefield", reveal=False, tapped=slot("c"), up_to=slot("less")))),
    ja=_search,
)  # fmt: skip
row(
    Shuffle,
    verb("shuffle~", "shuffle~ {your} library", Shuffle(WHO)),
    ja=lambda act, told: (
        subject(act.who, told),
        Clause(f"{owners(act.who, told)}のライブラリーを", "切り直す"),
    ),
)
