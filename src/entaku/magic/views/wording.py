"""What can be chosen of a card, in words: each ability that may be activated, each mode."""

from collections.abc import Callable
from functools import cache, partial

from msgspec import Struct

from entaku.magic.additional.faces.doors import HALVES, of_door
from entaku.magic.game.definitions import Kit, kit_of, mark_of
from entaku.oracle.card import HALVED, Card, Face
from entaku.oracle.importers.imported import Texts
from entaku.oracle.ir.abilities import Ability, Activated, Keyword, SpellAbility, Tree, Triggered
from entaku.oracle.ir.designations import Designation
from entaku.oracle.keywords.meanings import meaning
from entaku.oracle.saying.english.dated import TODAY
from entaku.oracle.saying.english.texts import as_printed as in_english
from entaku.oracle.saying.japanese.lines import host
from entaku.oracle.saying.japanese.own import as_printed as in_japanese

BULLETS = ("• ", "+ ")


class Wording(Struct, frozen=True, omit_defaults=True):
    """The words of a card's activated abilities, of its mana abilities, and of its modes, each in their order.

    `triggered` are those of its triggered abilities; `marks` has, for the activated and then for the triggered ones,
    what the stack knows each by.
    """

    activated: tuple[Texts, ...] = ()
    mana: tuple[Texts, ...] = ()
    modes: tuple[Texts, ...] = ()
    triggered: tuple[Texts, ...] = ()
    marks: tuple[str, ...] = ()


@cache
def wording(tree: Tree, face: Face, half: Designation | None = None) -> Wording:
    """The words for the choices of a face of a card, which may be a half of a Room.

    >>> from entaku.oracle.trees import shipped
    >>> moss = Face("Moss", types=("Creature",))
    >>> [said.en for said in wording(shipped()["Vampire Hexmage"], moss).activated]
    ['Sacrifice this creature: Remove all counters from target permanent.']
    """
    kit = kit_of(tree.abilities)
    said = partial(of_ability, tree, face)
    triggered = tuple(ability for ability in kit.meant if isinstance(ability, Triggered))
    modal = next((a for a in kit.abilities if isinstance(a, SpellAbility | Activated | Triggered) and a.modes), None)
    return Wording(
        activated=tuple(said(ability) for ability in kit.activated),
        mana=tuple(said(ability) for ability in kit.mana),
        modes=_modes(said, modal) if modal is not None else (),
        triggered=tuple(said(ability) for ability in triggered),
        marks=marks(kit if half is None else kit_of(of_door(tree.abilities, half))),
    )


def marks(kit: Kit) -> tuple[str, ...]:
    """What the stack knows abilities by: the activated ones, then those that trigger."""
    triggered = (ability for ability in kit.meant if isinstance(ability, Triggered))
    return tuple(map(mark_of, (*kit.activated, *triggered)))


def of_card(tree: Tree, card: Card, name: str) -> Wording:
    """The same for a card as its face of this name; by any other name for all of it, or for its front.  (CR 709.4)"""
    texts = (tree.abilities, *tree.others, *(() for _ in card.faces))
    doors = HALVES if card.layout == "room" else (None,) * len(texts)
    faces = tuple(
        wording(Tree(tree.name, text), face, half) for face, text, half in zip(card.faces, texts, doors, strict=False)
    )
    for face, words in zip(card.faces, faces, strict=True):
        if face.name == name:
            return words
    return both(*faces) if card.layout in HALVED else faces[0]


def both(left: Wording, right: Wording) -> Wording:
    """The words of both halves of a card, left ones first, as its abilities are in that order.  (CR 709.4)"""
    cut, other = len(left.activated), len(right.activated)
    return Wording(
        activated=(*left.activated, *right.activated),
        mana=(*left.mana, *right.mana),
        modes=left.modes or right.modes,
        triggered=(*left.triggered, *right.triggered),
        marks=(*left.marks[:cut], *right.marks[:other], *left.marks[cut:], *right.marks[other:]),
    )


def _modes(say: Callable[[Ability], Texts], modal: SpellAbility | Activated | Triggered) -> tuple[Texts, ...]:
    """Each mode as the ability's text lists it."""
    said = say(modal)
    listed = [[line[2:] for line in text.split("\n") if line.startswith(BULLETS)] for text in (said.en, said.ja)]
    count = len(modal.modes)
    en, japanese = (lines if len(lines) == count else [""] * count for lines in listed)
    return tuple(Texts(*both) for both in zip(en, japanese, strict=True))


def of_ability(tree: Tree, face: Face, ability: Ability) -> Texts:
    """One ability of a tree as its card says it."""
    alone = Tree(tree.name, (ability,))
    japanese = in_japanese(alone, face, TODAY, host(tree.abilities))
    return Texts(" ".join(in_english(alone, face, TODAY)), "".join(japanese))


def in_words(abilities: tuple[Ability, ...], face: Face) -> tuple[Texts, ...]:
    """Abilities that an object of such a name and type has, in words: nothing for what can't be said.

    What a keyword stands for isn't told beside it.

    >>> [said.en for said in in_words((Keyword("flying"), Keyword("prowess")), Face("Bear"))]
    ['Flying', 'Prowess']
    """
    left, found = list(abilities), list[Texts]()
    while left:
        ability = left.pop(0)
        meant = meaning(ability) if isinstance(ability, Keyword) else ()
        if meant and tuple(left[: len(meant)]) == meant:
            del left[: len(meant)]
        found += in_words_alone(ability, face)
    return tuple(found)


def in_words_alone(ability: Ability, face: Face) -> tuple[Texts, ...]:
    """One ability in words, if there are any for it in both languages."""
    try:
        said = of_ability(Tree(face.name, (ability,)), face, ability)
    except LookupError:  # what no grammar has a row for
        return ()
    return (said,) if said.en and said.ja else ()
