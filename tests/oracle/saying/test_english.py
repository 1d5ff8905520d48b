"""Trees said in English: the official wording, and nothing that reads as something else."""

import re

import pytest

from entaku.oracle.catalogue import shipped as cards
from entaku.oracle.ir.abilities import Ability, Keyword, SpellAbility
from entaku.oracle.reading.normal import normal
from entaku.oracle.rendered import rendered
from entaku.oracle.saying.english.dated import as_of
from entaku.oracle.saying.english.parts import Place
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Telling, Unsayable
from entaku.oracle.saying.english.words import with_articles, with_capitals
from entaku.oracle.tree_files import read_files
from entaku.oracle.trees import own_words, shipped
from tests.oracle.reading.official import of_sets

UNSAID = {
    "Advantageous Proclamation", "Aether Searcher", "Animus of Predation", "Arcane Savant", "Backup Plan", "Besmirch",
    "Borderland Explorer", "Breakthrough", "Burn Away", "Caller of the Untamed", "Council Guardian",
    "Covenant of Minds", "Dack Fayden", "Daretti, Ingenious Iconoclast", "Desertion",
    "Duskmantle Seer", "Emissary's Ploy", "Expropriate",
    "Grenzo's Rebuttal", "Grudge Keeper", "Heartless Hidetsugu",
    "Ill-Gotten Gains", "Illusion of Choice", "Kaya, Ghost Assassin", "Knights of the Black Rose",
    "Mausoleum Turnkey", "Noble Banneret", "Power Play", "Public Execution", "Scourge of the Throne",
    "Selvala, Heart of the Wilds", "Sovereign's Realm", "Spire Phantasm", "Spy Kit",
    "Terastodon", "Volatile Chimera", "Wood Sage", "Worldknit",
}  # fmt: skip
"""Cards of which one sentence is like no other: no phrase says it, and it is told in words of our own."""

SENTENCE = re.compile(r"[.:\n]")

READ_OTHERWISE = {"Predator's Howl", "Faith's Reward"}
"""Cards whose tree, said in the usual words, isn't read as the same tree: the words lean on what stood before."""

LEAST_LIKE_OFFICIAL = 289
"""So many of the 425 cards are said in the official words, without having seen them."""
PRINTED = "2022-04"
"""The month of the official words that they are compared with."""


def said(ability: Ability) -> tuple[str, str]:
    kind = "keyword row" if isinstance(ability, Keyword) else "line"
    value = (ability,) if isinstance(ability, Keyword) else ability
    return kind, KINDS[kind].say(value, Telling())[0]


@pytest.mark.parametrize("name", sorted(set(shipped()) - UNSAID - READ_OTHERWISE))
def test_what_a_tree_says_is_read_as_the_same_tree(name: str) -> None:
    """Tree to text to tree is the identity."""
    for ability in shipped()[name].abilities:
        kind, text = said(ability)
        told = Telling(spell=isinstance(ability, SpellAbility))
        read = next(value for value, end, _ in KINDS[kind].read(text, 0, told) if end == len(text))
        assert read == ((ability,) if isinstance(ability, Keyword) else ability)


@pytest.mark.parametrize("name", sorted(UNSAID))
def test_what_has_no_phrase_is_told_in_our_own_words(name: str) -> None:
    """Each ability that no phrase says has words of its own, or is told along with the one before it."""
    is_told = False
    silent = 0
    for ability in shipped()[name].abilities:
        try:
            said(ability)
        except Unsayable:
            silent += 1
            is_told = ability in own_words() or is_told
            assert is_told, ability
        else:
            is_told = False
            assert ability not in own_words()
    assert silent


def test_words_of_our_own_are_no_official_ones() -> None:
    """No sentence of ours is a printed one, of whatever card."""
    printed = {plain(each) for card in of_sets().values() for each in SENTENCE.split(card.texts.en)}
    for written in (each for found in read_files().values() for each in found):
        name = written.tree.name
        ours = {plain(each.replace("~", name)) for text in written.words.values() for each in SENTENCE.split(text)}
        assert {each for each in ours & printed if each.count(" ") > 3} == set(), name


def test_most_cards_are_said_as_officially() -> None:
    """Our words for a tree are the printed ones in most cards, without having seen them."""
    same = 0
    for name, imported in of_sets().items():
        legendary = "Legendary" in imported.card.front.supertypes
        of_then = as_of(rendered(imported.card).en, PRINTED)
        official, ours = (normal(text, name, legendary) for text in (imported.texts.en, of_then))
        same += plain(official) == plain(ours)
    assert same >= LEAST_LIKE_OFFICIAL


def plain(text: str) -> str:
    """The text without the breaks between rows of keywords."""
    return " ".join(text.lower().replace(",", " ").replace(";", " ").split())


def test_every_place_is_filled_by_a_known_kind() -> None:
    """No phrase names a kind of phrase that there isn't."""
    tables = [kind for kind in KINDS.values() if isinstance(kind, Table)]
    places = [
        part.kind
        for table in tables
        for phrase in table.phrases
        for wording in phrase.wordings
        for part in wording
        if isinstance(part, Place)
    ]
    assert len(tables) > 10
    assert set(places) <= set(KINDS)


@pytest.mark.parametrize(
    "text,shown",
    [
        ("{T}: draw a card. you lose 1 life.", "{T}: Draw a card. You lose 1 life."),
        (
            "create a 8/8 Ooze. a Unicorn and a artifact are fine.",
            "Create an 8/8 Ooze. A Unicorn and an artifact are fine.",
        ),
    ],
)
def test_words_are_shown_with_capitals_and_articles(text: str, shown: str) -> None:
    """Sentences begin with a capital letter, and "a" is "an" where it sounds so."""
    assert with_capitals(with_articles(text)) == shown


def test_cards_have_a_text_without_an_import() -> None:
    """Every card that does something says so in both languages."""
    for name, tree in shipped().items():
        card = cards().get(name)
        if card is not None and tree.abilities:
            assert rendered(card).en, name
            assert rendered(card).ja, name
