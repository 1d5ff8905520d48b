"""Which layer a change belongs to, and whether what is done there can make effects depend on each other.  (CR 613.8)

Dependency itself is found by trying; here is told where that needn't be tried.
"""

from entaku.kernel.remembering import of_each
from entaku.magic.spells.layers.effect_dependencies import Nature, words_added
from entaku.magic.spells.layers.projection import Part
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir.abilities import Static

CONTROL, TEXT, TYPE, COLOUR, ABILITY, DEFINED, SET, MODIFIED, SWITCHED, RULES = range(2, 12)
LAYERS = (CONTROL, TEXT, TYPE, COLOUR, ABILITY, DEFINED, SET, MODIFIED, SWITCHED)

LAYER_OF: dict[type, int] = {
    ch.SetController: CONTROL,
    ch.AddNames: TEXT,
    ch.OwnName: TEXT,
    ch.ChangeWord: TEXT,
    ch.AddTypes: TYPE,
    ch.AddChosenType: TYPE,
    ch.SetChosenType: TYPE,
    ch.SetTypes: TYPE,
    ch.LoseTypes: TYPE,
    ch.AddCreatureTypes: TYPE,
    ch.LoseCreatureTypes: TYPE,
    ch.SetLandType: TYPE,
    ch.SetColour: COLOUR,
    ch.AddColour: COLOUR,
    ch.Gain: ABILITY,
    ch.GainRemoved: ABILITY,
    ch.Lose: ABILITY,
    ch.CantHave: ABILITY,
    ch.SetSize: SET,
    ch.Resize: MODIFIED,
    ch.SwitchSize: SWITCHED,
}
WRITES = {
    CONTROL: "controller", TEXT: "name", TYPE: "types", COLOUR: "colours", ABILITY: "abilities", DEFINED: "size",
    SET: "size", MODIFIED: "size", SWITCHED: "size",
}  # fmt: skip


def layers_of(static: Static) -> dict[int, tuple[ch.Change, ...]]:
    """A static ability's changes by layer; those that define characteristics come first in 7.  (CR 613.4a)"""
    found = by_layer(static.changes)
    if static.defines and SET in found:
        found = {(DEFINED if layer == SET else layer): part for layer, part in found.items()}
    return found


@of_each
def by_layer(changes: tuple[ch.Change, ...]) -> dict[int, tuple[ch.Change, ...]]:
    found: dict[int, tuple[ch.Change, ...]] = {}
    for change in changes:
        layer = LAYER_OF.get(type(change), RULES)
        found[layer] = (*found.get(layer, ()), change)
    return found


def may_remove(parts: list[Part], layer: int) -> bool:
    """Whether any of these may take away the ability that another comes from."""
    return any(removes(part, layer) for part in parts) and any(part.ability is not None for part in parts)


def may_reach(parts: list[Part], layer: int) -> bool:
    """Whether any of these may write what one reads."""
    natures = {id(part.nature): part.nature for part in parts}.values()
    written = {id(changes): changes for changes in (part.by_layer[layer] for part in parts)}.values()
    return any(reaches(changes, nature, layer) for nature in natures for changes in written)


def reaches(changes: tuple[ch.Change, ...], nature: Nature, layer: int) -> bool:
    """Whether what changes of a layer write may be what an effect of such a nature reads."""
    if WRITES[layer] not in nature.reads:
        return False
    if layer != TYPE or nature.words is None:
        return True
    added = words_added(changes)
    return added is None or not added.isdisjoint(nature.words)


def removes(part: Part, layer: int) -> bool:
    """Whether what an effect does in a layer may take an ability away."""
    return any(isinstance(change, ch.Lose | ch.SetLandType | ch.SetChosenType) for change in part.by_layer[layer])
