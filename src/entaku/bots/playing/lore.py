"""What everybody may know about cards: their public facts and what they do, by name."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from entaku.bots.playing.texts import KIND, Aim, aura_aim, target_aims
from entaku.magic.game.definitions import Kit, definition_of
from entaku.magic.game.setup import tree_for
from entaku.magic.spells.casting.altered_spells import MERGES
from entaku.oracle.card import Card, Face, bare
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir.things import Group, Self, Targeted
from entaku.oracle.keywords.written import ENCHANT_CREATURE
from entaku.oracle.mechanics.attaching import Attach
from entaku.oracle.mechanics.mana import AddMana


class Section(Struct, frozen=True):
    """A part of a text that is done as a whole: its instructions, its targets, and what is done to each of them."""

    do: tuple[object, ...]
    targets: tuple[a.Target, ...]
    aims: tuple[Aim, ...]


def section(do: Sequence[object], targets: Sequence[a.Target], own: Sequence[object] = ()) -> Section:
    """A part of a text of a card with these abilities, which whatever it is attached to then has to do with."""
    aims = list(target_aims(do, targets))
    for one in do:
        if isinstance(one, Attach) and isinstance(one.what, Self) and isinstance(one.to, Targeted):
            aims[one.to.n] = aura_aim(own)
    return Section(tuple(do), tuple(targets), tuple(aims))


NO_KIT = Kit(())


class Lore:
    """Cards by name, read once each."""

    def __init__(
        self, cards: Mapping[str, Card], trees: Mapping[str, a.Tree], noted: Mapping[str, int] | None = None
    ) -> None:
        self.cards = cards
        self.trees = trees
        self.noted = noted
        """The highest numbers that the player noted in the draft, by the cards for which they did; None if unknown."""
        self._faces = {face.name: card for card in cards.values() if len(card.faces) > 1 for face in card.faces}
        self._kits: dict[str, Kit] = {}
        self._spells: dict[str, tuple[Section, ...]] = {}
        self._abilities: dict[tuple[str, int], tuple[Section, ...]] = {}
        self._triggers: dict[str, tuple[tuple[a.Triggered, tuple[Section, ...]], ...]] = {}

    def of_others(self) -> "Lore":
        """The same cards, as somebody knows them of whom it isn't known what they noted."""
        if self.noted is None:
            return self
        other: Lore = object.__new__(Lore)
        other.__dict__.update(self.__dict__)
        other.noted = None
        return other

    def card(self, name: str) -> Card:
        return self.cards.get(name) or bare(name)

    def kit(self, name: str) -> Kit:
        """The abilities of a card, or of one of its faces; none for a token or a name that nobody knows."""
        found = self._kits.get(name)
        if found is None:
            card = self.cards.get(name) or self._faces.get(name)
            found = self._kits[name] = kit_named(name, card, self.trees.get(card.name)) if card else NO_KIT
        return found

    def face(self, name: str) -> Face | None:
        """One of several faces of a card."""
        card = self._faces.get(name)
        return next((face for face in card.faces if face.name == name), None) if card else None

    def spell(self, name: str) -> tuple[Section, ...]:
        """What a card does as a spell: its text, or each of its modes; to its host, where it may have one."""
        found = self._spells.get(name)
        if found is None:
            parts: list[Section] = []
            for ability in self.kit(name).spell:
                parts += [section(mode.do, mode.targets) for mode in ability.modes]
                if not ability.modes:
                    parts.append(section(ability.do, ability.targets))
            may_be_aura = self.kit(name).first("bestow") is not None
            enchant = ENCHANT_CREATURE if may_be_aura else self.kit(name).first("enchant")
            if enchant is not None:
                of = enchant.who if enchant.who is not None else Group(enchant.where, enchant.zone)
                usual = KIND if enchant.who is None else -KIND  # what enchants players curses them
                parts.insert(0, Section((), (a.Target((of,)),), (aura_aim(self.kit(name).abilities, usual),)))
            if self.kit(name).first("mutate") is not None:
                parts.insert(0, Section((), MERGES.targets, (Aim(good=2.0),)))
            found = self._spells[name] = tuple(parts)
        return found

    def is_modal(self, name: str) -> bool:
        return any(ability.modes for ability in self.kit(name).spell)

    def activated(self, name: str, place: int) -> a.Activated | None:
        """An activated ability by its place; None for one that was granted by something else."""
        kit = self.kit(name)
        return kit.activated[place] if place < len(kit.activated) else None

    def ability(self, name: str, place: int) -> tuple[Section, ...]:
        """What an activated ability does, mode by mode."""
        key = (name, place)
        found = self._abilities.get(key)
        if found is None:
            ability = self.activated(name, place)
            found = self._abilities[key] = sections_of(ability, self.kit(name)) if ability is not None else ()
        return found

    def triggers(self, name: str) -> tuple[tuple[a.Triggered, tuple[Section, ...]], ...]:
        """A card's triggered abilities and what each does, mode by mode."""
        found = self._triggers.get(name)
        if found is None:
            kit = self.kit(name)
            found = self._triggers[name] = tuple((one, sections_of(one, kit)) for one in kit.triggered)
        return found

    def mana(self, name: str) -> str:
        """The colours of mana that a land or other permanent makes."""
        made = [LAND_MANA[name]] if name in LAND_MANA else []
        for ability in self.kit(name).mana:
            for one in ability.do:
                if isinstance(one, AddMana):
                    made.append("WUBRG" if one.colours == "any" else one.colours)
        return "".join(made)


def kit_named(name: str, card: Card, tree: a.Tree | None) -> Kit:
    """The abilities of a card or of its face of this name."""
    whole = definition_of(card, tree_for(card, tree))
    return next((face for face in whole.faces if face.traits.name == name), whole).traits.kit


def sections_of(ability: a.Activated | a.Triggered, kit: Kit) -> tuple[Section, ...]:
    if ability.modes:
        return tuple(section(mode.do, mode.targets, kit.abilities) for mode in ability.modes)
    return (section(ability.do, ability.targets, kit.abilities),)
