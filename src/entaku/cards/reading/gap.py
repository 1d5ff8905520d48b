"""What keeps cards from being played in full, by construct: how many need it, how many it would complete.

A construct is what would have to be added: a wording that no phrase reads, a node, keyword or combination that the
engine doesn't run, a signature that nothing has shown, a layout.  Of a paragraph that isn't read only the first unread
words are known; it may stop again behind them.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from entaku.cards.importers.imported import ImportedCard
from entaku.cards.ir.abilities import Ability, Keyword
from entaku.cards.ir.casting_ways import ways
from entaku.cards.ir.names import Names
from entaku.cards.ir.node import Node, nodes
from entaku.cards.ir.signatures import signatures
from entaku.cards.keywords.meanings import written_out
from entaku.cards.reading.coverage import abilities_of, names_of, read_faces
from entaku.cards.reading.reader import Paragraph, read_paragraph
from entaku.cards.reading.shown import shown
from entaku.cards.reading.supported import Known, is_playable, is_shown, is_whole, lacking_names
from entaku.cards.saying.english.parts import Part, in_words, noted
from entaku.cards.trees import written

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

    `nearest` is the phrase of our tables that fitted furthest where words are unread, "" for anything else.
    """

    construct: str
    needed: int
    completes: int
    examples: tuple[str, ...]
    nearest: str = ""


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


def gap(cards: Iterable[ImportedCard], known: Known) -> Gap:
    """What keeps these cards from being played in full by an engine that knows so much."""
    total = 0
    lacks: dict[str, frozenset[Lacking]] = {}
    nearest: dict[Lacking, Counter[str]] = defaultdict(Counter)
    for imported in cards:
        total += 1
        found = lacking(imported, known)
        if found:
            lacks[imported.card.name] = frozenset(found)
        for construct, phrase in found.items():
            if phrase:
                nearest[construct][phrase] += 1
    named = {construct: phrases.most_common(1)[0][0] for construct, phrases in nearest.items()}
    return Gap(total, total - len(lacks), tuple(in_greedy_order(lacks, named)))


def in_greedy_order(lacks: dict[str, frozenset[Lacking]], nearest: dict[Lacking, str]) -> Iterable[Construct]:
    """The constructs, always the one next that completes the most cards; those that many need before those few do.

    >>> a, b = Lacking("node", "A"), Lacking("node", "B")
    >>> [(each.construct, each.needed, each.completes) for each in in_greedy_order(
    ...     {"One": frozenset({a, b}), "Two": frozenset({a}), "Three": frozenset({a, b})}, {})]
    [('node: A', 3, 1), ('node: B', 2, 2)]
    """
    needed = Counter(construct for constructs in lacks.values() for construct in constructs)
    cards_of: dict[Lacking, set[str]] = defaultdict(set)
    left = {card: set(constructs) for card, constructs in lacks.items()}
    alone: Counter[Lacking] = Counter()
    for card, constructs in lacks.items():
        for construct in constructs:
            cards_of[construct].add(card)
        if len(constructs) == 1:
            alone[min(constructs)] += 1
    waiting = set(needed)
    while waiting:
        best = min(waiting, key=lambda one: (-alone[one], -needed[one], one))
        waiting.remove(best)
        own = sorted(cards_of[best])
        completed = [card for card in own if left[card] == {best}]
        examples = (completed or own)[:EXAMPLES]
        yield Construct(str(best), needed[best], len(completed), tuple(examples), nearest.get(best, ""))
        for card in own:
            left[card].discard(best)
            if len(left[card]) == 1:
                alone[min(left[card])] += 1


def lacking(imported: ImportedCard, known: Known) -> dict[Lacking, str]:
    """What a card lacks, of wordings with the phrase that fitted furthest; nothing for one that is played in full."""
    card = imported.card
    if card.name in written():
        tree = written()[card.name]
        abilities = [each for face in (tree.abilities, *tree.others) for each in face]
        lacks = [one for each in abilities if not is_shown(each) for one in of_ability(each, frozenset(), known)]
        lacks += [one for face in (tree.abilities, *tree.others) for one in of_ways(face)]
        return dict.fromkeys(lacks, "")
    found: dict[Lacking, str] = {}
    for face, read in zip(card.faces, read_faces(imported), strict=True):
        is_spell = bool({"Instant", "Sorcery"} & set(face.types))
        names = names_of(read, face.cost)
        for paragraph in read:
            found |= of_paragraph(paragraph, names, known) if paragraph.understood else of_unread(paragraph, is_spell)
        if all(paragraph.understood for paragraph in read):
            found |= dict.fromkeys(of_ways(abilities_of(read)), "")
    if not is_playable(card):
        found[Lacking("layout", card.layout if card.layout != "normal" else card.front.type_line)] = ""
    return found


def of_ways(face: tuple[Ability, ...]) -> list[Lacking]:
    """The ways of casting a face that nothing has shown for what its spell is aimed at."""
    return [Lacking("signature", each) for each in sorted(ways(face) - shown())]


def of_paragraph(paragraph: Paragraph, names: Names, known: Known) -> dict[Lacking, str]:
    """What a paragraph lacks that was read, on a card that binds these names."""
    return dict.fromkeys((one for each in paragraph.abilities for one in of_ability(each, names, known)), "")


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


def of_unread(paragraph: Paragraph, is_spell: bool) -> dict[Lacking, str]:
    """What a paragraph lacks that isn't understood, with the phrase that fitted furthest."""
    stopped = unread(paragraph.text, is_spell)
    if stopped is None:
        return {Lacking("round-trip", in_general(paragraph.text)): ""}
    what = in_general(stopped.words)
    if " " not in what:  # a word alone says little: with what stands before it
        what = f"[{' '.join(general(stopped.before).split()[-2:])}] {what}"
    return {Lacking("wording", what): stopped.nearest}


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
