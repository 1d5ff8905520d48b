"""What keeps cards from being played in full, by construct: how many need it, how many it would complete.

A construct is what would have to be added: a wording that no phrase reads, a node, keyword or combination that the
engine doesn't run, a signature that nothing has shown, a layout.  Of a paragraph that isn't read each clause counts
that wouldn't be read by itself, with its first unread words, and the shapes of the whole paragraphs are kept
(`skeletons`): texts that stop at the same words are one construct, and may still want several readings.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct, structs

from entaku.oracle.importers.imported import ImportedCard
from entaku.oracle.ir.abilities import Ability, Keyword
from entaku.oracle.ir.casting_ways import ways
from entaku.oracle.ir.names import Names
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.signatures import signatures
from entaku.oracle.ir.walking import nodes
from entaku.oracle.keywords.meanings import written_out
from entaku.oracle.reading.coverage import abilities_of, names_of, read_faces
from entaku.oracle.reading.reader import Paragraph, read_paragraph
from entaku.oracle.reading.shown import shown
from entaku.oracle.reading.skeletons import skeleton, unread_clauses
from entaku.oracle.reading.supported import Known, is_playable, is_shown, is_whole, lacking_names
from entaku.oracle.saying.english.parts import Part, in_words, noted
from entaku.oracle.trees import written

Kind = Literal["wording", "round-trip", "node", "keyword", "together", "name", "signature", "layout"]
"""What is lacking:

wording     words that no phrase reads
round-trip  a text that is read, but said again in other words
node        a node that the engine has no procedure for
keyword     a keyword that the engine has no procedure for
together    what the engine runs by itself, but not put together like this
name        a name that nothing binds
signature   a signature that the engine runs, but that nothing has shown
layout      a layout, type or cost that the engine doesn't know
"""

EXAMPLES = 5
"""So many cards are named for a construct."""
WORDS = 4
"""So many unread words are a construct."""


class Lacking(Struct, frozen=True, order=True):
    """One construct that a card lacks; of a wording, `nearest` is the phrase that fitted furthest."""

    kind: Kind
    what: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.what}"


class Construct(Struct, frozen=True):
    """A construct: how many cards need it, and how many lack nothing else once those before it in the list are there.

    `alone` are those that lack nothing else even now; `together` those that this one and the two after it in the list
    complete.  `nearest` is the phrase of our tables that fitted furthest where words are unread, "" for anything else,
    `shape` the most frequent shape of a paragraph that stops there, `readings` how many shapes there are.
    """

    construct: str
    needed: int
    completes: int
    examples: tuple[str, ...]
    nearest: str = ""
    alone: int = 0
    together: int = 0
    shape: str = ""
    readings: int = 0


class Gap(Struct, frozen=True):
    """How many cards there are, how many are played in full, and what the others lack, in greedy order."""

    cards: int
    full: int
    constructs: tuple[Construct, ...]


class Unread(Struct, frozen=True):
    """Where reading a paragraph came to an end: the words before and behind, and the phrase that fitted furthest."""

    before: str
    words: str
    nearest: str


class Stopped(Struct, frozen=True):
    """Of words that no phrase reads: the phrase that fitted furthest, and the shape of the whole paragraph."""

    nearest: str = ""
    shape: str = ""


NOWHERE = Stopped()


def gap(cards: Iterable[ImportedCard], known: Known, ranks: Mapping[str, float] | None = None) -> Gap:
    """What keeps these cards from being played in full by an engine that knows so much.

    With `ranks`, the places of cards among the most played, what completes cards that are played more comes first.
    """
    total = 0
    lacks: dict[str, frozenset[Lacking]] = {}
    stops: dict[Lacking, list[Stopped]] = defaultdict(list)
    for imported in cards:
        total += 1
        found = lacking(imported, known)
        if found:
            lacks[imported.card.name] = frozenset(found)
        for construct, stopped in found.items():
            stops[construct].append(stopped)
    weights = {card: weight(ranks.get(card)) for card in lacks} if ranks else dict.fromkeys(lacks, 1.0)
    listed = tuple(with_shapes(each, stops[each_of]) for each_of, each in in_greedy_order(lacks, weights))
    return Gap(total, total - len(lacks), with_next(listed))


def weight(rank: float | None) -> float:
    """How much a card counts that is so much played: half as much as the first at the thousandth place.

    >>> weight(1000), weight(9000), weight(None)
    (0.5, 0.1, 0.0)
    """
    return 0.0 if rank is None else 1000 / (1000 + rank)


def with_shapes(found: Construct, stops: list[Stopped]) -> Construct:
    """A construct with where its texts stop, and how many shapes they have."""
    phrases = Counter(stopped.nearest for stopped in stops if stopped.nearest)
    shapes = Counter(stopped.shape for stopped in stops if stopped.shape)
    return structs.replace(
        found,
        nearest=phrases.most_common(1)[0][0] if phrases else "",
        shape=shapes.most_common(1)[0][0] if shapes else "",
        readings=len(shapes),
    )


def with_next(found: tuple[Construct, ...]) -> tuple[Construct, ...]:
    """The constructs with what each completes together with the two after it."""
    return tuple(
        structs.replace(each, together=sum(one.completes for one in found[place : place + 3]))
        for place, each in enumerate(found)
    )


def in_greedy_order(
    lacks: dict[str, frozenset[Lacking]], weights: Mapping[str, float]
) -> Iterable[tuple[Lacking, Construct]]:
    """The constructs, always the one next that completes most; those that many need before those few do.

    >>> a, b = Lacking("node", "A"), Lacking("node", "B")
    >>> lacks = {"One": frozenset({a, b}), "Two": frozenset({a}), "Three": frozenset({a, b})}
    >>> [(each.construct, each.needed, each.completes, each.alone)
    ...     for _, each in in_greedy_order(lacks, dict.fromkeys(lacks, 1))]
    [('node: A', 3, 1, 1), ('node: B', 2, 2, 0)]
    """
    needed = Counter(construct for constructs in lacks.values() for construct in constructs)
    alone = Counter(min(constructs) for constructs in lacks.values() if len(constructs) == 1)
    cards_of: dict[Lacking, set[str]] = defaultdict(set)
    left = {card: set(constructs) for card, constructs in lacks.items()}
    worth: dict[Lacking, float] = defaultdict(float)
    for card, constructs in lacks.items():
        for construct in constructs:
            cards_of[construct].add(card)
        if len(constructs) == 1:
            worth[min(constructs)] += weights[card]
    waiting = set(needed)
    while waiting:
        best = min(waiting, key=lambda one: (-worth[one], -needed[one], one))
        waiting.remove(best)
        own = sorted(cards_of[best], key=lambda card: (-weights[card], card))
        completed = [card for card in own if left[card] == {best}]
        examples = (completed or own)[:EXAMPLES]
        yield best, Construct(str(best), needed[best], len(completed), tuple(examples), alone=alone[best])
        for card in own:
            left[card].discard(best)
            if len(left[card]) == 1:
                worth[min(left[card])] += weights[card]


def lacking(imported: ImportedCard, known: Known) -> dict[Lacking, Stopped]:
    """What a card lacks, of wordings with where they stop; nothing for one that is played in full."""
    card = imported.card
    if card.name in written():
        tree = written()[card.name]
        abilities = [each for face in (tree.abilities, *tree.others) for each in face]
        lacks = [one for each in abilities if not is_shown(each) for one in of_ability(each, frozenset(), known)]
        lacks += [one for face in (tree.abilities, *tree.others) for one in of_ways(face)]
        return dict.fromkeys(lacks, NOWHERE)
    found: dict[Lacking, Stopped] = {}
    for face, read in zip(card.faces, read_faces(imported), strict=True):
        is_spell = bool({"Instant", "Sorcery"} & set(face.types))
        names = names_of(read, face.cost)
        for paragraph in read:
            found |= of_paragraph(paragraph, names, known) if paragraph.understood else of_unread(paragraph, is_spell)
        if all(paragraph.understood for paragraph in read):
            found |= dict.fromkeys(of_ways(abilities_of(read)), NOWHERE)
    if not is_playable(card):
        found[Lacking("layout", card.layout if card.layout != "normal" else card.front.type_line)] = NOWHERE
    return found


def of_ways(face: tuple[Ability, ...]) -> list[Lacking]:
    """The ways of casting a face that nothing has shown for what its spell is aimed at."""
    return [Lacking("signature", each) for each in sorted(ways(face) - shown())]


def of_paragraph(paragraph: Paragraph, names: Names, known: Known) -> dict[Lacking, Stopped]:
    """What a paragraph lacks that was read, on a card that binds these names."""
    return dict.fromkeys((one for each in paragraph.abilities for one in of_ability(each, names, known)), NOWHERE)


def of_ability(ability: Ability, names: Names, known: Known) -> list[Lacking]:
    """What an ability that was read lacks, on a card that binds these names."""
    written = written_out((ability,))
    inside = [node for node in nodes(written) if isinstance(node, Node)]
    found = [Lacking("node", type(node).__name__) for node in inside if type(node).__name__ not in known.nodes]
    keywords = (node.name for node in inside if isinstance(node, Keyword))
    found += [Lacking("keyword", name) for name in keywords if name not in known.keywords]
    found += [Lacking("name", name) for name in lacking_names(ability, names)]
    if not found and not is_whole(ability):
        found.append(Lacking("together", type(ability).__name__))
    return found or [Lacking("signature", each) for each in sorted(signatures((ability,)) - shown())]


def of_unread(paragraph: Paragraph, is_spell: bool) -> dict[Lacking, Stopped]:
    """What a paragraph lacks that isn't understood: of each clause that isn't read, where reading it stops."""
    shape = general(skeleton(paragraph.text, is_spell))
    found: dict[Lacking, Stopped] = {}
    for clause in unread_clauses(paragraph.text, is_spell):
        stopped = unread(clause, is_spell)
        if stopped is not None:
            found[Lacking("wording", where_stopped(stopped))] = Stopped(stopped.nearest, shape)
    return found or {Lacking("round-trip", in_general(paragraph.text)): Stopped("", shape)}


def where_stopped(stopped: Unread) -> str:
    """The first unread words; a word alone says little: with what stands before it."""
    what = in_general(stopped.words)
    return what if " " in what else f"[{' '.join(general(stopped.before).split()[-2:])}] {what}"


def unread(line: str, is_spell: bool) -> Unread | None:
    """Where reading a normal paragraph comes to an end; None where all of it is read, but not said again.

    >>> unread("draw a card. sing a song.", True)
    Unread(before='draw a card. ', words='sing a song.', nearest='')
    """
    furthest = 0
    tried: list[tuple[int, tuple[Part, ...]]] = []

    def note(sequence: tuple[Part, ...], place: int, at: int) -> None:
        nonlocal furthest
        if at > furthest:
            furthest = at
            tried.clear()
        if at == furthest and place:
            tried.append((place, sequence))

    with noted(note):
        read_paragraph(line, is_spell)
    if furthest >= len(line) - 1:
        return None
    nearest = max(tried, key=lambda one: one[0], default=(0, ()))
    return Unread(line[:furthest], line[furthest:], in_words(nearest[1]))


_COST = re.compile(r"(\{[^}]+\})+")
_NUMBER = re.compile(r"\b(\d+|two|three|four|five|six|seven|eight|nine|ten|X)\b")
_STRENGTH = re.compile(r"[+-]?N/[+-]?N")
_SORT = re.compile(r"(?<=\s)[A-Z][\w'-]+|^[A-Z][\w'-]+")
_END = re.compile(r"[.,;:]|\n")


def in_general(words: str) -> str:
    """The first words of a text up to the end of a clause, without what differs from card to card.

    >>> in_general("create three 2/2 green Bear creature tokens"), in_general("pay {2}{R}, then")
    ('create N N/N green', 'pay {M}')
    """
    clause = _END.split(general(words), maxsplit=1)[0] or general(words)
    return " ".join(clause.split()[:WORDS])


def general(words: str) -> str:
    """A text without what differs from card to card: costs, sorts, numbers."""
    return _STRENGTH.sub("N/N", _NUMBER.sub("N", _SORT.sub("S", _COST.sub("{M}", words.strip()))))
