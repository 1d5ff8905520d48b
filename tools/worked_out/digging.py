"""Plans in which cards of a library are found: until one of a sort comes, among the first, by a search."""

from collections.abc import Iterator
from functools import partial
from itertools import product

from msgspec import Struct

from entaku.oracle.documents import Text
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.saying.english.texts import paragraphs
from entaku.scenarios.made_up import tree_of
from tools.worked_out.board import NEXT, SOURCE, YOU, Impossible
from tools.worked_out.plans import Plan, all_possible, stage, targeting, used, with_source_tapped

PLAINS = "9 Plains"
"""What lies below the cards that are spoken of."""


class Whose(Struct, frozen=True):
    """Whose library it is: how it is written, who that is, and what is targeted for it."""

    said: str
    tree: str
    player: str
    targets: tuple[str, ...] = ()


class Found(Struct, frozen=True):
    """How cards are found: how it is written, which are found and which left over, and what is answered.

    `one` and `others` are how a tree names the cards that are found and those that are left over; `library`: its first
    cards, the top first.
    """

    said: str
    tree: str
    one: str
    others: str
    names: tuple[str, ...]
    left: tuple[str, ...] = ()
    answer: str = ""
    library: tuple[str, ...] = ("Charm", "Newt", "Study", "Eft")


class Place(Struct, frozen=True):
    """Where cards are put: how it is written, and what is then so of each of them."""

    said: str
    tree: str = ""
    then: tuple[str, ...] = ()


class Search(Struct, frozen=True):
    """What is searched for: how it is written, and which cards are found."""

    said: str
    tree: str
    names: tuple[str, ...]


OWN = Whose("", "YOU", YOU)
THEIRS = Whose(" of another's", "TARGET_PLAYER", NEXT, ("target(EACH_OPPONENT)",))
HAND, EXILE, GRAVEYARD = "{name} is in {whose}'s hand", "{name} is in exile", "{name} is in {whose}'s graveyard"
UNTAPPED, TAPPED, MINE = "{name} is untapped", "{name} is tapped", f"{YOU} controls 1 {{name}}"
LIBRARY, BELOW, TOP = (f"{{name}} is {where} {{whose}}'s library" for where in ("in", "on the bottom of", "on top of"))
BATTLEFIELD = (
    Place("onto the battlefield", "Move({what}, 'battlefield')", (UNTAPPED,)),
    Place("tapped onto the battlefield", "Move({what}, 'battlefield', tapped=True)", (TAPPED,)),
    Place("under your control", "Move({what}, 'battlefield', under=YOU)", (UNTAPPED, MINE)),
    Place("tapped under your control", "Move({what}, 'battlefield', under=YOU, tapped=True)", (TAPPED, MINE)),
    Place("with a counter", "Move({what}, 'battlefield', counter='+1/+1')", ("{name} has 1 +1/+1 counter",)),
)
ELSEWHERE = (
    Place("to hand", "Move({what}, 'hand')", (HAND,)),
    Place("to exile", "Move({what}, 'exile')", (EXILE,)),
    Place("to graveyard", "Move({what}, 'graveyard')", (GRAVEYARD,)),
    Place("below", "Move({what}, 'library', bottom=True)", (BELOW,)),
)
ONES = (*BATTLEFIELD, *ELSEWHERE, Place("on top", "Move({what}, 'library')", (TOP,)), Place("nowhere"))
OTHERS = (
    Place("nowhere"),
    *ELSEWHERE,
    Place("below in any order", "Move({what}, 'library', bottom=True, any_order=True)", (BELOW,)),
    Place("below at random", "Move({what}, 'library', bottom=True, random_order=True)", (BELOW,)),
    Place("back in any order", "Move({what}, 'library', any_order=True)", (TOP,)),
    Place("shuffled in", "Move({what}, 'library'), Shuffle({who})", (LIBRARY,)),
)


VERBS = (
    ("Looked at", "LookAt(TopCards({who}, {n}))", "seen"),
    ("Revealed", "Reveal(TopCards({who}, {n}))", "revealed"),
    ("Exiled", "Move(TopCards({who}, {n}), 'exile')", "moved"),
)
"""What is done to the top cards, and the name by which they are then known."""


def ways(who: str) -> Iterator[Found]:
    """Everything by which cards of a library are found from its top."""
    for more, names, left in (("", ("Newt",), ("Charm",)), (", amount=2", ("Newt", "Eft"), ("Charm", "Study"))):
        tree = f"RevealUntil((CREATURE,), {who}{more})"
        yield Found(f"Until {len(names)}", tree, "Bound('found')", "Bound('rest')", names, left)
    for said, verb, bound in VERBS:
        first, others = verb.format(who=who, n=2), f"Among({bound!r}, (Other(than=CHOSEN),))"
        one, two = f"ChooseThings(Bound({bound!r}))", f"ChooseThings(Bound({bound!r}), amount=2)"
        sort = f"ChooseThings(Among({bound!r}, (CREATURE,)), optional=True)"
        yield Found(f"{said}, one of two", f"{first}, {one}", "CHOSEN", others, ("Newt",), ("Charm",), "Newt")
        yield Found(f"{said}, a creature", f"{first}, {sort}", "CHOSEN", others, ("Newt",), ("Charm",), "Newt")
        if bound == "seen":
            shown = f"{first}, {sort}, Reveal(CHOSEN)"
            yield Found("Looked at, a creature shown", shown, "CHOSEN", others, ("Newt",), ("Charm",), "Newt")
        three, pair = verb.format(who=who, n=3), ("Newt", "Charm", "Eft")
        yield Found(f"{said}, two of three", f"{three}, {two}", "CHOSEN", others, ("Newt", "Eft"), ("Charm",),
                    "Newt and Eft", pair)  # fmt: skip
        creatures, rest = f"Among({bound!r}, (CREATURE,))", f"Among({bound!r}, (Not(AllOf((CREATURE,))),))"
        yield Found(f"{said}, all of a sort", three, creatures, rest, ("Newt", "Eft"), ("Charm",), library=pair)
        single = verb.format(who=who, n=1)
        yield Found(f"{said}, the top one", single, f"Bound({bound!r})", "", ("Newt",), library=("Newt",))
        yield Found(f"{said}, both", first, f"Bound({bound!r})", "", ("Newt", "Eft"), library=("Newt", "Eft"))


def then(names: tuple[str, ...], place: Place, whose: str) -> Iterator[str]:
    """What is so of cards that were put there: of several nobody says which is the last."""
    for name in names:
        for form in place.then:
            wide = LIBRARY if form in (TOP, BELOW) and len(names) > 1 else form
            yield wide.format(name=name, whose=whose)


def dug(whose: Whose, found: Found, one: Place, rest: Place) -> Plan:
    """Cards of a library are found, these put there, the others there.  Raises Impossible."""
    if bool(found.left) < bool(rest.tree) or not (one.tree or rest.tree):
        raise Impossible
    if "'library'" in one.tree and "'library'" in rest.tree:
        raise Impossible
    acts = (found.tree, one.tree.format(what=found.one), rest.tree.format(what=found.others, who=whose.tree))
    besides = (*then(found.names, one, whose.player), *then(found.left, rest, whose.player))
    name = f"{found.said}{whose.said} {one.said}{f', the rest {rest.said}' if found.left else ''}"
    return of_library(name, acts, whose, found.answer and f"A chooses {found.answer}", found.library, besides)


def of_library(
    name: str, acts: tuple[str, ...], whose: Whose, answer: str, library: tuple[str, ...], besides: tuple[str, ...]
) -> Plan:
    """An ability that does this with somebody's library, if cards say so.  Raises Impossible."""
    ability = used("Artifact", ", ".join(each for each in acts if each), whose.targets)
    if not paragraphs(Tree(SOURCE, (tree_of(Text(ability, 0)),)), SOURCE):
        raise Impossible
    before = stage("Artifact")
    play = (f"A activates Work{targeting((NEXT,) if whose.targets else ())}", *([answer] if answer else []))
    libraries = {whose.player: (*library, PLAINS)}
    behind = with_source_tapped(before)
    return Plan(name, "Artifact", ability, (), play, before, behind, besides, libraries=libraries)


TO = (
    Place("to hand", "", (HAND,)),
    Place("onto the battlefield", ", to='battlefield'", (UNTAPPED,)),
    Place("tapped onto the battlefield", ", to='battlefield', tapped=True", (TAPPED,)),
    Place("to exile", ", to='exile'", (EXILE,)),
    Place("to graveyard", ", to='graveyard'", (GRAVEYARD,)),
    Place("on top", ", to='library'", (TOP,)),
)
SEARCHES = (
    Search("One creature", "(CREATURE,)", ("Newt",)),
    Search("One card", "()", ("Newt",)),
    Search("Two creatures", "(CREATURE,), amount=2", ("Newt", "Eft")),
    Search("Two cards", "(), amount=2", ("Newt", "Eft")),
    Search("Any number of creatures", "(CREATURE,), amount=None, up_to=True", ("Newt", "Eft")),
    Search("All creatures", "(CREATURE,), amount=None", ("Newt", "Eft")),
)
SEARCHERS = (
    (OWN, "", ""),
    (THEIRS, ", who=TARGET_PLAYER", " by another"),
    (THEIRS, ", whose=TARGET_PLAYER", " of another's"),
)


def searched(search: Search, place: Place, reveal: str, whose: Whose, who: str, said: str) -> Plan:
    """Cards are searched for and put there.  Raises Impossible."""
    searcher = NEXT if who.startswith(", who=") else YOU
    name = f"{search.said} searched for{said} {place.said}{' unseen' if reveal else ''}"
    tree = f"Search({search.tree}{who}{place.tree}{reveal})"
    besides = tuple(then(search.names, place, whose.player))
    library = ("Newt", "Charm", "Eft")
    return of_library(name, (tree,), whose, f"{searcher} finds {' and '.join(search.names)}", library, besides)


def dug_plans() -> Iterator[Plan]:
    """Everything that can be said of it."""
    for whose in (OWN, THEIRS):
        yield from all_possible(partial(dug, whose, *put) for put in product(ways(whose.tree), ONES, OTHERS))
    yield from all_possible(
        partial(searched, search, place, reveal, *searcher)
        for search, place, reveal, searcher in product(SEARCHES, TO, ("", ", reveal=False"), SEARCHERS)
    )
