"""How much of cards' rules text is understood, and how much of that the rules engine plays as scenarios have shown."""

from collections.abc import Callable, Iterable

from msgspec import Struct, structs

from entaku.oracle.card import Face
from entaku.oracle.importers.imported import ImportedCard, of_faces
from entaku.oracle.ir.abilities import Ability, Keyword, NotUnderstood
from entaku.oracle.ir.bindings import of_card
from entaku.oracle.ir.casting_ways import ways
from entaku.oracle.ir.names import Names
from entaku.oracle.ir.signatures import signatures
from entaku.oracle.keywords.reworded import is_reworded
from entaku.oracle.mana import Cost
from entaku.oracle.reading.normal import without_reminders
from entaku.oracle.reading.reader import Paragraph, read_text
from entaku.oracle.reading.shown import shown
from entaku.oracle.reading.stations import sized
from entaku.oracle.reading.supported import is_playable, is_shown, is_whole, lacking_names
from entaku.oracle.saying.english.dated import month_of
from entaku.oracle.trees import written

Runs = Callable[[Ability], bool]
"""Whether an ability is run, every part of it."""


class UnknownClause(Struct, frozen=True, omit_defaults=True):
    """A paragraph that has to be played by hand, and its card; `signatures` are those that nothing has shown yet.

    Without any, it isn't understood, or is something that the engine doesn't know.
    """

    card: str
    text: str
    signatures: tuple[str, ...] = ()


class Coverage(Struct, frozen=True):
    """How many cards there are, how many the engine plays in full, how many in part by hand; and what is unknown.

    `round_trip` counts the cards every word of whose text was read and said again, whether or not the engine runs it.
    `wording` is the month in whose words most of the texts are, "" where none shows it.
    """

    cards: int
    full: int
    manual: int
    unknown: tuple[UnknownClause, ...]
    round_trip: int = 0
    wording: str = ""


def coverage(cards: Iterable[ImportedCard]) -> Coverage:
    """How much of these cards' texts is understood, and played as it has been shown."""
    total = full = read = 0
    unknown: list[UnknownClause] = []
    texts: list[str] = []
    for imported in cards:
        total += 1
        texts.append(without_reminders(imported.texts.en))
        lacking, understood = missing(imported)
        read += understood
        full += not lacking
        unknown += lacking
    return Coverage(total, full, total - full, tuple(unknown), read, month_of(texts))


def missing(imported: ImportedCard, runs: Runs = is_shown) -> tuple[list[UnknownClause], bool]:
    """What of a card has to be played by hand; and whether all its text was read."""
    if imported.card.name in written():
        understood = all(each.understood for face in read_faces(imported) for each in face)
        return written_missing(imported.card.name, runs), understood
    return missing_as_read(imported, runs)


def missing_as_read(imported: ImportedCard, runs: Runs = is_shown) -> tuple[list[UnknownClause], bool]:
    """The same of a card by what its texts say, whether or not a tree was written for it."""
    card = imported.card
    faces = read_faces(imported)
    paragraphs = [each for face in faces for each in face]
    lacking = [
        UnknownClause(card.name, each.text, unshown(each, abilities_of(read)))
        for face, read in zip(card.faces, faces, strict=True)
        for each in read
        if not is_played(each, names_of(read, face.cost), on_face(abilities_of(read), runs))
    ]
    if not lacking and not is_playable(card):
        lacking = [
            UnknownClause(card.name, one.text)
            for one in paragraphs or [Paragraph(card.front.type_line, (), understood=False)]
        ]
    return lacking, all(each.understood for each in paragraphs)


def written_missing(name: str, runs: Runs) -> list[UnknownClause]:
    """The abilities of a card whose tree was written that aren't run: its tree is played all the same."""
    tree = written()[name]
    lacking = [
        (each, face) for face in (tree.abilities, *tree.others) for each in face if not on_face(face, runs)(each)
    ]
    return [
        UnknownClause(name, type(each).__name__, tuple(sorted(told(each, face) - shown()))) for each, face in lacking
    ]


def on_face(face: tuple[Ability, ...], runs: Runs) -> Runs:
    """What is run of a face: where shown is meant, no way of casting that isn't shown for what its spell is aimed at.

    Scenarios run whatever the engine knows, or no way of casting could ever be shown.
    """
    if runs is not is_shown or ways(face) <= shown():
        return runs
    return lambda ability: is_shown(ability) and ways(face, of=(ability,)) <= shown()


def told(ability: Ability, face: tuple[Ability, ...]) -> frozenset[str]:
    """The signatures of an ability, with those of the way of casting that it is on its face."""
    return signatures((ability,)) | ways(face, of=(ability,))


def abilities_of(face: Iterable[Paragraph]) -> tuple[Ability, ...]:
    """All abilities of a face that was read."""
    return tuple(ability for paragraph in face for ability in paragraph.abilities)


def names_of(face: Iterable[Paragraph], cost: Cost | None) -> Names:
    """What a face of this cost binds for its paragraphs: X, what is paid to cast it, what is chosen for it."""
    return of_card(abilities_of(face), cost)


def is_played(paragraph: Paragraph, known: Names, runs: Runs = is_shown) -> bool:
    """Whether the engine plays a paragraph as it stands, on a card that binds these names."""
    abilities = paragraph.abilities
    return paragraph.understood and all(runs(one) and not lacking_names(one, known) for one in abilities)


def unshown(paragraph: Paragraph, face: tuple[Ability, ...]) -> tuple[str, ...]:
    """The signatures that keep a paragraph of a face from being played, if nothing else does."""
    if not paragraph.understood or not all(is_whole(each) for each in paragraph.abilities):
        return ()
    return tuple(sorted({each for one in paragraph.abilities for each in told(one, face)} - shown()))


def read_faces(imported: ImportedCard) -> list[list[Paragraph]]:
    """The paragraphs of each face; not understood is a keyword for whose cost the text says who knows what."""
    texts = of_faces(imported.texts.en)
    return [
        [Paragraph(face.name, (NotUnderstood(face.name),), understood=False)]
        if lacks_words(face, text)
        else as_reworded(sized(face, read_text(text, face.name, face.types, "Legendary" in face.supertypes)))
        for face, text in zip(imported.card.faces, (*texts, *("" for _ in imported.card.faces)), strict=False)
    ]


def lacks_words(face: Face, text: str) -> bool:
    """Whether a file lacks what a face says: no spell is without words."""
    return not text.strip() and not {"Instant", "Sorcery"}.isdisjoint(face.types)


def as_reworded(face: list[Paragraph]) -> list[Paragraph]:
    """The paragraphs of a face that is understood, but for keywords that would reword it in a way that isn't known."""
    if not all(paragraph.understood for paragraph in face):
        return face
    abilities = abilities_of(face)
    return [
        paragraph
        if all(is_reworded(one, abilities) for one in paragraph.abilities if isinstance(one, Keyword))
        else structs.replace(paragraph, understood=False)
        for paragraph in face
    ]
