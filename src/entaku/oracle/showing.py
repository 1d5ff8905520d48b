"""A card as `entaku cards show` and other summaries have it: everything that is known of it, in a reader's language."""

import re
from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct, structs

from entaku.kernel.errors import Unlawful
from entaku.messages import Language, say
from entaku.oracle.card import Card, Face, Layout, Printing
from entaku.oracle.colours import Colours
from entaku.oracle.importers.imported import ImportedCard, Ruling, Texts, of_faces
from entaku.oracle.ir.draft_matters import DRAFT_MATTERS
from entaku.oracle.library import Library
from entaku.oracle.renamed import types_as_of
from entaku.oracle.rendered import rendered
from entaku.oracle.saying.english.dated import as_of
from entaku.oracle.trees import shipped
from entaku.oracle.typelines import type_line

Source = Literal["shipped", "imported"]
TextSource = Literal["imported", "rendered", "none"]
_MONTH: Final = re.compile(r"(19|20)\d\d-(0[1-9]|1[0-2])")


class FaceSummary(Struct, frozen=True):
    """One face: its facts as printed, and its text in each language, "" where it isn't known."""

    name: str
    ja: str
    cost: str
    type_line: str
    type_line_ja: str
    size: str
    text: str
    text_ja: str


class CardSummary(Struct, frozen=True):
    """A card: facts, texts as far as the user imported them, and where the facts are from.

    `full`: the rules play it in full, else `by_hand` are the paragraphs that players play by hand.
    `dated` is of which day the import is, "" where none says so; `layout_word` the import's own word for a layout that
    nobody knows here; `uncovered`: the rules don't cover it (CR 2026 100.7); `words_of` the month in whose words its
    English is, "" for today's.
    """

    name: str
    ja: str
    layout: Layout
    mana_value: int
    colours: Colours
    identity: Colours
    faces: tuple[FaceSummary, ...]
    printings: tuple[Printing, ...]
    legalities: dict[str, str]
    rulings: tuple[Ruling, ...]
    source: Source
    text_from: TextSource
    works_in_draft: bool
    full: bool = True
    by_hand: tuple[str, ...] = ()
    dated: str = ""
    layout_word: str = ""
    uncovered: bool = False
    words_of: str = ""

    def __repr__(self) -> str:
        front = self.faces[0]
        facts = ": ".join(filter(None, (f"{self.name} {front.cost}".rstrip(), front.type_line)))
        return f"<{facts}>"

    def __str__(self) -> str:
        return "\n".join(lines(self, "en"))


FIRST = "first"
"""Stands for the month in which a card was first printed."""


def as_printed(summary: CardSummary, library: Library, month: str = FIRST) -> CardSummary:
    """The card with its English in the words that it had in a month ("2014-05"), or when it was first printed.

    What later words don't tell stays as it is today.  Raises Unlawful for what is no month, and where nobody knows when
    the card was first printed.
    """
    if month == FIRST:
        imported = library.imported(library.find(summary.name))
        month = imported.released[:7] if imported is not None else ""
        if not month:
            raise Unlawful("card-printed-unknown", card=summary.name)
    if not _MONTH.fullmatch(month):
        raise Unlawful("card-month-unreadable", month=month[:20])
    faces = tuple(
        structs.replace(
            face,
            text=as_of(face.text, month, face.name),
            type_line=" ".join(types_as_of(tuple(face.type_line.split(" ")), face.name, month)),
        )
        for face in summary.faces
    )
    return structs.replace(summary, faces=faces, words_of=month)


def show_card(name: str, library: Library) -> CardSummary:
    """What is known of the card of this name.

    Raises Unlawful, with the nearest names, if nobody knows it, and Ambiguous if several cards have it.
    """
    card = library.find(name)
    imported = library.imported(card)
    rulings = library.texts(card).rulings
    texts, text_from = texts_of(card, library)
    by_hand = played_by_hand(card, library)
    english, japanese = of_faces(texts.en), of_faces(texts.ja)
    return CardSummary(
        name=card.name,
        ja=card.ja,
        layout=card.layout,
        mana_value=card.mana_value,
        colours=card.colours,
        identity=card.identity,
        faces=tuple(
            _face(face, _part(english, place, card), _part(japanese, place, card))
            for place, face in enumerate(card.faces)
        ),
        printings=card.printings,
        legalities=imported.legalities if imported else {},
        rulings=rulings,
        source="shipped" if card.name in library.catalogue.cards else "imported",
        text_from=text_from,
        works_in_draft=card.name in DRAFT_MATTERS,
        full=not by_hand,
        by_hand=by_hand,
        dated=imported.dated if imported else "",
        layout_word=imported.layout if imported else "",
        uncovered=imported.uncovered if imported else False,
    )


def texts_of(card: Card, library: Library) -> tuple[Texts, TextSource]:
    """A card's texts, our own where none were imported, and where they are from."""
    texts = library.texts(card)
    if texts.en or texts.ja:
        return texts, "imported"
    own = rendered(card)
    return (own, "rendered") if own.en or card.name in shipped() else (texts, "none")


def played_by_hand(card: Card, library: Library) -> tuple[str, ...]:
    """The paragraphs of a card that the rules don't play, its type line where its text isn't here; none of one that
    they play in full."""
    from entaku.oracle.reading.lacking import why  # slow to load

    texts, found = texts_of(card, library)
    if found == "none" and library.known_tree(card) is None:
        return (card.front.type_line or card.name,)
    printed = {line.lower(): line for line in texts.en.split("\n")}
    return tuple(printed.get(one.text, one.text) for one in why(ImportedCard(card, texts)).manual)


def _part(texts: tuple[str, ...], place: int, card: Card) -> str:
    """A face's part of a text."""
    if len(card.faces) == 1:
        return "\n".join(texts)
    return texts[place] if place < len(texts) else ""


def _face(face: Face, text: str, text_ja: str) -> FaceSummary:
    size = "" if face.power is None else f"{face.power}/{face.toughness}"
    return FaceSummary(
        name=face.name,
        ja=face.ja,
        cost=str(face.cost) if face.cost else "",
        type_line=type_line(face, "en"),
        type_line_ja=type_line(face, "ja"),
        size=size or face.loyalty or face.defense or "",
        text=text,
        text_ja=text_ja,
    )


def lines(card: CardSummary, language: Language) -> Iterator[str]:
    """The summary as lines of text: names in both languages, facts, text, printings and rulings."""
    for number, face in enumerate(card.faces):
        if number:
            yield ""
        first, second = (face.ja, face.name) if language == "ja" and face.ja else (face.name, face.ja)
        names = f"{first} / {second}" if second else first
        yield f"{names}  {face.cost}" if face.cost else names
        yield "  ".join(filter(None, (face.type_line_ja if language == "ja" else face.type_line, face.size)))
        text = face.text_ja or face.text if language == "ja" else face.text or face.text_ja
        if text:
            yield text
    yield ""
    yield from _known(card, language)
    identity = "".join(f"{{{letter}}}" for letter in card.identity) or "{C}"
    yield say("card-identity", language, identity=identity)
    for printing in card.printings:
        number_in_set = f" {printing.number}" if printing.number else ""
        rarity = say(f"rarity-{printing.rarity}", language)
        yield say("card-printing", language, printing=f"{printing.set_code}{number_in_set}", rarity=rarity)
    if card.dated:
        yield say("card-dated", language, date=card.dated)
    for ruling in card.rulings:
        yield say("card-ruling", language, date=ruling.date, text=ruling.text)


def _known(card: CardSummary, language: Language) -> Iterator[str]:
    """What is known of a card and of its text, and how it is played."""
    if card.layout == "bare":
        yield say("card-bare", language)
    elif card.text_from != "imported":
        yield say("card-without-text" if card.text_from == "none" else "card-text-rendered", language)
    if card.words_of:
        yield say("card-words-of", language, month=card.words_of)
    if card.uncovered:
        yield say("card-uncovered", language)
    if card.layout_word:
        yield say("card-layout-unknown", language, layout=card.layout_word)
    if card.works_in_draft:
        yield say("card-works-in-draft", language)
    if card.full:
        yield say("card-full", language)
    for text in card.by_hand:
        yield say("card-by-hand", language, text=text)
