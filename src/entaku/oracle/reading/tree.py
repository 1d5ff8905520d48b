"""The tree of a card that we don't ship, from its official text."""

from entaku.oracle.card import Card
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.importers.imported import ImportedCard, Texts
from entaku.oracle.ir.abilities import Ability, Activated, NotUnderstood, Tree
from entaku.oracle.ir.names import Names
from entaku.oracle.ir.short import taps_for
from entaku.oracle.reading.coverage import Runs, abilities_of, is_played, names_of, on_face, read_faces
from entaku.oracle.reading.given import spelled_out
from entaku.oracle.reading.reader import Paragraph
from entaku.oracle.reading.supported import is_shown
from entaku.oracle.saying.english.words import with_articles, with_capitals
from entaku.oracle.trees import written


def tree_of(card: Card, text: str, runs: Runs = is_shown) -> Tree:
    """What a card does: the tree that was written, or what its official English text says.

    A paragraph that isn't understood, or that isn't run, is a manual clause: `NotUnderstood`.  Cards are run as far as
    scenarios have shown it; scenarios themselves run whatever the engine knows.

    >>> from entaku.oracle.card import Face
    >>> tree_of(Card("Moss Cat", (Face("Moss Cat", types=("Creature",)),)), "Reach\\nSing a song.")
    Tree(name='Moss Cat', abilities=(Keyword(name='reach'), NotUnderstood(text='Sing a song.')))
    """
    if card.name in written():
        return written()[card.name]
    read = read_faces(ImportedCard(card, Texts(en=text)))
    faces = [
        tuple(
            spelled_out(ability, face.name)
            for each in paragraphs
            for ability in played(each, names_of(paragraphs, face.cost), on_face(abilities_of(paragraphs), runs))
        )
        for face, paragraphs in zip(card.faces, read, strict=True)
    ]
    return Tree(card.name, with_intrinsic(card, faces[0]) if faces else (), tuple(faces[1:]))


def tree_told(card: Card, texts: Texts) -> Tree:
    """What a card does by its texts: where it has none in English, what it says in Japanese is left to hands."""
    if texts.ja and not texts.en and card.name not in written():
        return Tree(card.name, tuple(NotUnderstood(line) for line in texts.ja.splitlines() if line != "//"))
    return tree_of(card, texts.en)


def with_intrinsic(card: Card, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities, after those that basic land types bring along where the card has others to activate.  (CR 305.6)

    Where it has none, the engine itself gives a land the mana abilities of its types.
    """
    if not any(isinstance(each, Activated) for each in abilities):
        return abilities
    colours = [LAND_MANA[word] for word in card.front.subtypes if word in LAND_MANA]
    return (*(taps_for(colour) for colour in colours), *abilities)


def played(paragraph: Paragraph, known: Names, runs: Runs = is_shown) -> tuple[Ability, ...]:
    """The abilities of a paragraph as the engine plays them, where its card binds these names; its text if it can't."""
    if is_played(paragraph, known, runs):
        return paragraph.abilities
    return (NotUnderstood(shown(paragraph.text)),)


def shown(text: str) -> str:
    """A paragraph as it is shown to people."""
    return with_capitals(with_articles(text))
