"""Effects that change the words of a text: colour words, basic land types, creature types.  (CR 612)

What a card says is its tree, so that a word is changed wherever the tree uses it as such a word: in what abilities ask
about, in what they make of objects, in the tokens they create.  Names, mana symbols and mana costs stay (612.2).
"""

from functools import lru_cache

from entaku.magic.game.definitions import BASIC_TAPS, Definition, Kit, Traits, kit_of
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Ability
from entaku.oracle.ir.walking import with_fields
from entaku.oracle.mechanics.tokens import Token

COLOURED: tuple[type, ...] = (t.Coloured, t.DevotionLike, ch.SetColour, ch.AddColour, Token)
"""Nodes whose field `colours` stands for colour words."""
TYPED: dict[type, tuple[str, ...]] = {
    t.Is: ("what",),
    ch.AddTypes: ("types",),
    ch.SetTypes: ("types",),
    ch.LoseTypes: ("types",),
    ch.SetLandType: ("land_type",),
    Token: ("types", "name"),
}
"""Nodes with fields that stand for types; the types of a token name it, too.  (CR 612.2a)"""


def reworded(node: object, old: str, new: str) -> object:
    """A tree, or a part of one, with every instance of a word replaced by another.  (CR 612.2)

    >>> reworded(t.Not(t.Coloured("B")), "B", "G")
    Not(of=Coloured(colours='G'))
    """
    typed = () if old in COLOURS else TYPED.get(type(node), ())

    def changed(field: str, part: object) -> object:
        if field == "colours" and old in COLOURS and isinstance(node, COLOURED):
            return recoloured(str(part), old, new)
        if field in typed and isinstance(part, str | tuple):
            said = retyped(part, old, new)
            return part if said == part else said
        return reworded(part, old, new)

    return with_fields(node, changed)


COLOURS = "WUBRG"


def recoloured(colours: str, old: str, new: str) -> str:
    return "".join(c for c in COLOURS if c in colours.replace(old, new)) if old in colours else colours


def retyped(words: str | tuple[str, ...], old: str, new: str) -> str | tuple[str, ...]:
    """A type, types, or the name of a token that its types make."""
    if isinstance(words, tuple):
        return tuple(dict.fromkeys(new if word == old else word for word in words))
    return " ".join(new if word == old else word for word in words.split())


@lru_cache(maxsize=1024)
def reworded_kit(kit: Kit, old: str, new: str) -> Kit:
    """The abilities with a word changed; a land's own mana ability follows its type.  (CR 305.6)"""
    abilities: list[Ability] = []
    for ability in kit.abilities:
        if old in LAND_MANA and ability is BASIC_TAPS[old] and new in LAND_MANA:
            abilities.append(BASIC_TAPS[new])
        else:
            abilities.append(reworded(ability, old, new))  # type: ignore[arg-type]  # a reworded ability is one
    return kit if tuple(abilities) == kit.abilities else kit_of(tuple(abilities))


def reword(traits: Traits, old: str, new: str) -> None:
    """Change a word in an object's rules text and type line.  (CR 612.1)"""
    traits.kit = reworded_kit(traits.kit, old, new)
    if old in traits.subtypes:
        traits.subtypes = (traits.subtypes - {old}) | {new}


def reworded_spell(definition: Definition, old: str, new: str) -> Definition:
    """What a spell on the stack says with a word changed."""
    traits = definition.traits.copy()
    reword(traits, old, new)
    return Definition(definition.card, traits, definition.is_token)
