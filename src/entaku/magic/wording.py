"""What can be chosen of a card, in words: each ability that may be activated, each mode."""

from collections.abc import Callable
from functools import cache, partial

from msgspec import Struct

from entaku.cards.card import Face
from entaku.cards.importers.imported import Texts
from entaku.cards.ir.abilities import Ability, Activated, SpellAbility, Tree, Triggered
from entaku.cards.saying.english.dated import TODAY
from entaku.cards.saying.english.texts import as_printed as in_english
from entaku.cards.saying.japanese.lines import host
from entaku.cards.saying.japanese.own import as_printed as in_japanese
from entaku.magic.definitions import kit_of, mark_of

BULLET = "• "


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
def wording(tree: Tree, face: Face) -> Wording:
    """The words for the choices of a card of which this is the front.

    >>> from entaku.cards.trees import shipped
    >>> moss = Face("Moss", types=("Creature",))
    >>> [said.en for said in wording(shipped()["Vampire Hexmage"], moss).activated]
    ['Sacrifice this creature: Remove all counters from target permanent.']
    """
    kit = kit_of(tree.abilities)
    said = partial(_said, tree, face)
    triggered = tuple(ability for ability in kit.meant if isinstance(ability, Triggered))
    modal = next((a for a in kit.abilities if isinstance(a, SpellAbility | Activated | Triggered) and a.modes), None)
    return Wording(
        activated=tuple(said(ability) for ability in kit.activated),
        mana=tuple(said(ability) for ability in kit.mana),
        modes=_modes(said, modal) if modal is not None else (),
        triggered=tuple(said(ability) for ability in triggered),
        marks=tuple(map(mark_of, (*kit.activated, *triggered))),
    )


def _modes(say: Callable[[Ability], Texts], modal: SpellAbility | Activated | Triggered) -> tuple[Texts, ...]:
    """Each mode as the ability's text lists it."""
    said = say(modal)
    listed = [[line[2:] for line in text.split("\n") if line.startswith(BULLET)] for text in (said.en, said.ja)]
    count = len(modal.modes)
    en, japanese = (lines if len(lines) == count else [""] * count for lines in listed)
    return tuple(Texts(*both) for both in zip(en, japanese, strict=True))


def _said(tree: Tree, face: Face, ability: Ability) -> Texts:
    alone = Tree(tree.name, (ability,))
    japanese = in_japanese(alone, face, TODAY, host(tree.abilities))
    return Texts(" ".join(in_english(alone, face, TODAY)), "".join(japanese))
