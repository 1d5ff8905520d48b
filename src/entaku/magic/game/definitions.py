"""What the game knows of a card or token: its copiable values, and its abilities sorted by kind.  (CR 109.3, 707.2)"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b
from operator import attrgetter
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

import msgspec

from entaku.kernel.seats import Seat
from entaku.magic.additional.faces.doors import HALVES, of_door
from entaku.magic.card_types.battles import intrinsic
from entaku.oracle.card import HALVED, Card, Face, Layout
from entaku.oracle.colours import Colours, colours
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.ir.abilities import (
    Ability,
    Activated,
    AdditionalCost,
    AlternativeCost,
    CastOnly,
    DiscardCost,
    FlashFor,
    Keyword,
    LoyaltyCost,
    NotUnderstood,
    Pay,
    Replaces,
    SpellAbility,
    Static,
    TapThis,
    Target,
    Tree,
    Triggered,
)
from entaku.oracle.ir.conditions import AtCharge, SourceIn
from entaku.oracle.ir.happenings import AnyHappening, Happening, OneOrMore, TapsForMana
from entaku.oracle.ir.instructions import AtNext, Delayed, Reflexive
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.replacements import EntersWithCounters
from entaku.oracle.ir.things import (
    ControlledBy,
    Group,
    Is,
    Self,
    Stat,
    Targeted,
    X,
    You,
)
from entaku.oracle.ir.zones_apart import of_each_zone
from entaku.oracle.keywords.meanings import with_meanings
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.attaching import Attach
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.mechanics.searching import Search
from entaku.oracle.mechanics.tokens import Token
from entaku.oracle.subtypes import OTHER_SUBTYPES, SORTS_OF_TYPES

if TYPE_CHECKING:
    from entaku.magic.game.state import Effect

BASIC_TAPS = {land: Activated((TapThis(),), (AddMana(colour),)) for land, colour in LAND_MANA.items()}
"""The mana abilities of the basic land types.  (CR 305.6)"""
LOYAL_FOR_X = Replaces(EntersWithCounters(Self(), "loyalty", X()))
"""A planeswalker whose printed loyalty is X enters with as many counters as were chosen for its cost.  (CR 107.3m)"""


HEXPROOF_FROM = "hexproof from"
"""The keyword of hexproof against some sources alone: "hexproof from black".  (CR 702.11d)"""


def spelled_out(keyword: Keyword) -> Ability | None:
    """The activated ability that a keyword stands for, if it stands for one.  (CR 702.6, 702.29)"""
    if keyword.name == "equip":
        yours = (Is("Creature"), ControlledBy(You()), *keyword.where)
        return Activated(keyword.cost, (Attach(Self(), Targeted()),), (Target((Group(yours),)),), timing="sorcery")
    if keyword.name == "landcycling":
        wanted = keyword.where if keyword.where != (Is("Basic"),) else (Is("Basic"), Is("Land"))
        return Activated((*keyword.cost, DiscardCost(Self(), cycling=True)), (Search(wanted),), zone="hand")
    if keyword.name == "cycling":
        return Activated((*keyword.cost, DiscardCost(Self(), cycling=True)), (Draw(),), zone="hand")
    return None


class Kit:
    """A tuple of abilities sorted by kind, so that nobody looks through all of them twice.

    What keywords stand for is sorted with the rest; `abilities` are as they were given, `meant` has it behind them.
    `waiting` are those that trigger, each with the kinds of event that it waits for; `acts` says whether there are any
    on the battlefield that others must know of: to be activated, to trigger, to replace, and `only_mana` that these are
    mana abilities alone.  `buried` work in a graveyard,
    `set_aside` in exile, `on_cast` trigger on the stack as the spell itself is cast, `commanding` are those that say
    that they work in the command zone  (CR 113.6); `defines`: some define characteristics  (CR 604.3).
    """

    __slots__ = (
        "abilities", "activated", "acts", "buried", "casting", "commanding", "defines", "keyword_list", "keywords",
        "mana", "meant", "on_cast", "only_mana", "replaces", "set_aside", "spell", "statics", "triggered", "unknown",
        "waiting",
    )  # fmt: skip

    def __init__(self, abilities: tuple[Ability, ...]) -> None:
        self.abilities = abilities
        abilities = self.meant = with_meanings(abilities)
        self.keyword_list = tuple(a for a in abilities if isinstance(a, Keyword))
        self.keywords = frozenset(keyword.name for keyword in self.keyword_list)
        spelled = [spelled_out(keyword) for keyword in self.keyword_list]
        written = [a for a in abilities if isinstance(a, Activated)]
        written += [ability for ability in spelled if isinstance(ability, Activated)]
        self.mana = tuple(a for a in written if is_mana_ability(a))
        self.activated = tuple(a for a in written if not is_mana_ability(a))
        waiting = [a for a in abilities if isinstance(a, Triggered)]
        self.on_cast = tuple(a for a in waiting if a.zone == "stack")
        self.buried = tuple(a for a in abilities if isinstance(a, Static | Triggered) and a.zone == "graveyard")
        commanding = tuple(a for a in abilities if works_in_command_zone(a))
        self.commanding: Kit = self if commanding == abilities else kit_of(commanding)
        self.set_aside = tuple(a for a in abilities if isinstance(a, Static | Triggered) and a.zone == "exile")
        self.triggered = (*(a for a in waiting if a.zone not in ("stack", "graveyard", "exile")),)
        self.waiting = tuple((kind, a) for a in self.triggered for kind in dict.fromkeys(happening_kinds(a.on)))
        self.statics = tuple(each for a in abilities if isinstance(a, Static) for each in of_each_zone(a))
        self.defines = any(static.defines for static in self.statics)
        self.replaces = tuple(a for a in abilities if isinstance(a, Replaces))
        self.spell = tuple(a for a in abilities if isinstance(a, SpellAbility))
        self.casting = tuple(
            a for a in abilities if isinstance(a, AdditionalCost | AlternativeCost | FlashFor | CastOnly)
        )
        self.unknown = tuple(a for a in abilities if isinstance(a, NotUnderstood))
        others = bool(self.activated or self.unknown or self.triggered or self.replaces)
        self.acts = others or bool(self.mana)
        self.only_mana = self.acts and not others

    def first(self, name: str) -> Keyword | None:
        """The first keyword ability of this name."""
        return next((keyword for keyword in self.keyword_list if keyword.name == name), None)


def mark_of(ability: Node) -> str:
    """What an ability is known again by, on any card that has it: a digest of what it does, the same everywhere."""
    return blake2b(msgspec.json.encode(ability), digest_size=6).hexdigest()


def works_in_command_zone(ability: Ability) -> bool:
    """Whether an ability says that it works in the command zone.  (CR 113.6b)"""
    if isinstance(ability, Activated):
        return ability.zone == "command"
    said = ability.if_ if isinstance(ability, Triggered) else ability.while_ if isinstance(ability, Static) else None
    return isinstance(said, SourceIn) and "command" in said.zones


def is_mana_ability(ability: Activated | Triggered) -> bool:
    """Whether an ability is a mana ability: it could add mana, has no target and is no loyalty ability.  (CR 605.1)

    A triggered one triggers on mana being made, too.
    """
    if isinstance(ability, Triggered):
        if not isinstance(ability.on, TapsForMana):
            return False
    elif any(isinstance(part, LoyaltyCost) for part in ability.cost):
        return False
    return not ability.targets and any(adds_mana(instruction) for instruction in ability.do)


LATER = (Delayed, AtNext, Reflexive)
"""Instructions that make something that happens later: what it adds then isn't added by the ability itself."""


def adds_mana(instruction: object) -> bool:
    """Whether following an instruction could add mana."""
    if isinstance(instruction, AddMana):
        return True
    if isinstance(instruction, LATER):
        return False
    parts = (getattr(instruction, name, ()) for name in ("do", "then", "otherwise", "instead", "unless"))
    return any(adds_mana(one) for inner in parts if isinstance(inner, tuple) for one in inner)


def happening_kinds(happening: Happening) -> Iterable[type]:
    """The kinds of event that a trigger waits for."""
    if isinstance(happening, AnyHappening):
        for one in happening.of:
            yield from happening_kinds(one)
    elif isinstance(happening, OneOrMore):
        yield from happening_kinds(happening.of)
    else:
        yield type(happening)


_KITS: dict[tuple[int, ...], Kit] = {}
_MOST_KITS = 4096


def kit_of(abilities: tuple[Ability, ...]) -> Kit:
    """The sorted abilities, made once for the same ones."""
    key = tuple(map(id, abilities))
    kit = _KITS.get(key)
    if kit is None:
        if len(_KITS) >= _MOST_KITS:
            _KITS.clear()
        kit = _KITS[key] = Kit(abilities)
    return kit


Rule = TypeVar("Rule", covariant=True)


class InForce(NamedTuple, Generic[Rule]):
    """A rule or replacement that is in force: its source, the player who controls it, and the effect that has it.

    There is no such effect where a static ability of the source says it.
    """

    rule: Rule
    source: int
    controller: Seat
    effect: "Effect | None" = None


RuleInForce = InForce[object]
"""A rule or replacement of any kind."""


class Traits:
    """The characteristics of an object and what holds for it: copiable values first, then what layers make of them.

    Traits are never changed once others can see them; the layers work on copies.  `colours` is in the order of the
    colour wheel; `power` and `toughness` are None where there are none; `barred` are keywords that an effect says it
    can't have  (CR 113.11); `typeless` it is of no creature type for being a changeling, as an effect says; `rules` are
    what effects say the object may or must do.
    """

    __slots__ = (
        "barred", "colours", "controller", "cost", "kit", "loyalty", "mana_value", "name", "other_names", "power",
        "rules", "subtypes", "supertypes", "toughness", "typeless", "types",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        cost: Cost | None,
        colour: Colours,
        supertypes: frozenset[str],
        types: frozenset[str],
        subtypes: frozenset[str],
        power: int | None,
        toughness: int | None,
        loyalty: int | None,
        kit: Kit,
    ) -> None:
        self.name = name
        self.cost = cost
        self.mana_value = cost.mana_value if cost is not None else 0
        self.colours = colour
        self.supertypes = supertypes
        self.types = types
        self.subtypes = subtypes
        self.power = power
        self.toughness = toughness
        self.loyalty = loyalty
        self.kit = kit
        self.controller = -1
        self.other_names: frozenset[str] = frozenset()
        self.rules: tuple[RuleInForce, ...] = ()
        self.barred: frozenset[str] = frozenset()
        self.typeless = False

    def has_rule(self, kind: type) -> bool:
        """Whether an effect says something of this kind about the object."""
        return any(isinstance(one.rule, kind) for one in self.rules)

    def copy(self) -> "Traits":
        other: Traits = object.__new__(Traits)
        (
            other.barred, other.colours, other.controller, other.cost, other.kit, other.loyalty, other.mana_value,
            other.name, other.other_names, other.power, other.rules, other.subtypes, other.supertypes, other.toughness,
            other.typeless, other.types,
        ) = _ALL_TRAITS(self)  # fmt: skip
        return other

    def has(self, keyword: str) -> bool:
        return keyword in self.kit.keywords

    def is_type(self, what: str) -> bool:
        return (
            what in self.types
            or what in self.subtypes
            or what in self.supertypes
            or (
                "changeling" in self.kit.keywords
                and what not in NOT_CREATURE_TYPES
                and self._takes_creature_types()
                and not self.typeless
            )
            or (what in SORTS_OF_TYPES and any(self.is_type(each) for each in SORTS_OF_TYPES[what]))
        )

    def _takes_creature_types(self) -> bool:
        return bool(self.types & {"Creature", "Tribal", "Kindred"})

    @property
    def is_creature(self) -> bool:
        return "Creature" in self.types

    @property
    def is_permanent(self) -> bool:
        return bool(self.types & PERMANENT_TYPES)


_ALL_TRAITS = attrgetter(*Traits.__slots__)
FACE_DOWN_PERMANENT = Traits("", None, "", frozenset(), frozenset({"Creature"}), frozenset(), 2, 2, None, kit_of(()))
"""A face-down permanent: a 2/2 creature without name, cost, colour or text.  (CR 708.2a)"""

CLOAKED_PERMANENT = Traits(
    "", None, "", frozenset(), frozenset({"Creature"}), frozenset(), 2, 2, None,
    kit_of((Keyword("ward", (Pay(Cost.parse("2")),)),)),
)  # fmt: skip
"""The same with ward {2}: what was cast face down for its disguise, or is cloaked.  (CR 2026 701.58a, 702.168a)"""

PERMANENT_TYPES = frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})
BESIDE = frozenset({"Conspiracy", "Phenomenon", "Plane", "Scheme"})
"""The types of cards that are never cast, and stay in the command zone.  (CR 300.1)"""
CARD_TYPES = PERMANENT_TYPES | BESIDE | {"Instant", "Sorcery", "Tribal", "Kindred"}
SUPERTYPES = frozenset({"Basic", "Legendary", "Snow", "World", "Ongoing"})
NOT_CREATURE_TYPES = CARD_TYPES | SUPERTYPES | OTHER_SUBTYPES


class Definition:
    """A card face or token: what never changes about it, shared by every copy of every game.

    A card of several faces has a definition for each: `faces` of any of them are all, in the order of the card, none
    for a card of one face; `whole` is what the card is where no face has been chosen: the front of a double-faced card,
    the normal characteristics of an adventurer or flip card, both halves of a split card together.  (CR 709.4, 710.2,
    712.4a, 716.4)  `said` is the line by which a player has said in a game what the card is, else "".
    `is_merged`: these are the values of a merged permanent  (CR 723.2a).  `doors`, of the whole of a Room: what it is
    as a permanent with neither half unlocked, the left one, the right one, or both  (CR 2026 709.5).
    """

    __slots__ = ("card", "doors", "faces", "is_merged", "is_token", "layout", "said", "traits", "whole")

    def __init__(self, card: Card | None, traits: Traits, is_token: bool = False, said: str = "") -> None:
        self.card = card
        self.said = said
        self.traits = traits
        self.is_token = is_token
        self.is_merged = False
        self.layout: Layout = "normal" if card is None else card.layout
        self.faces: tuple[Definition, ...] = ()
        self.doors: tuple[Traits, ...] = ()
        self.whole: Definition = self

    @property
    def name(self) -> str:
        """What the card is called in lists, whichever of its faces this is; a token, what it is called itself."""
        return self.traits.name if self.card is None or self.is_token else self.card.name

    @property
    def is_bare(self) -> bool:
        """Whether only a card's name is known."""
        return self.card is not None and self.card.layout == "bare"

    @property
    def flipped(self) -> "Definition":
        """What it is on something that is flipped: the flipped side, if it has one.  (CR 710.2)"""
        return self.faces[1] if self.layout == "flip" and self.faces and self is self.whole else self

    def with_faces(self, faces: "tuple[Definition, ...]", layout: Layout) -> "Definition":
        """This as a card with these faces, of which it may be the first."""
        for one in (self, *faces):
            one.faces, one.whole, one.layout = faces, self, layout
        if layout == "room":
            left, right = (face.traits for face in faces)
            self.doors = (behind_no_door(self.traits), left, right, self.traits)
        return self

    def with_unlocked(self, designations: Sequence[str]) -> Traits:
        """What it is as a permanent with these designations: a Room, the halves that are unlocked.  (CR 2026 709.5)"""
        if not self.doors:
            return self.traits
        return self.doors[(HALVES[0] in designations) + 2 * (HALVES[1] in designations)]

    def __deepcopy__(self, memo: object) -> "Definition":
        return self


def behind_no_door(both: Traits) -> Traits:
    """A Room of which no half is unlocked: its types, without a name, a mana cost or any text.  (CR 2026 709.5)"""
    traits = both.copy()
    traits.name, traits.cost, traits.mana_value, traits.colours, traits.kit = "", None, 0, "", kit_of(())
    return traits


def number(text: str | None) -> int | None:
    """A printed power, toughness or loyalty; "*" and the like count as 0 until their ability sets them.  (CR 208.2)"""
    if text is None:
        return None
    try:
        return int(text)
    except ValueError:
        return 0


def define(card: Card, tree: Tree) -> Definition:
    """The definition of a card with what its tree says that it does, where no face of it has been chosen."""
    texts = (tree.abilities, *tree.others, *(() for _ in card.faces))
    if card.layout == "room":
        texts = tuple(of_door(text, half) for text, half in zip(texts, HALVES, strict=False))
    faces = tuple(Definition(card, face_traits(*pair)) for pair in zip(card.faces, texts, strict=False))
    if len(faces) < 2:
        return with_prototype(faces[0])
    if card.layout in HALVED:
        return both_halves(card, faces).with_faces(faces, card.layout)
    if card.layout in ("transform", "flip"):
        for other in faces[1:]:
            other.traits.mana_value = faces[0].traits.mana_value
    if card.layout == "flip":
        for other in faces[1:]:
            other.traits.cost, other.traits.colours = faces[0].traits.cost, faces[0].traits.colours
    return faces[0].with_faces(faces, card.layout)


def with_prototype(whole: Definition) -> Definition:
    """A prototype card as it is, and prototyped: of that cost, its colors and that size.  (CR 2026 718.2)"""
    keyword = whole.traits.kit.first("prototype")
    if keyword is None:
        return whole
    traits = whole.traits.copy()
    traits.cost = next(part.mana for part in keyword.cost if isinstance(part, Pay))
    traits.mana_value, traits.colours = traits.cost.mana_value, traits.cost.colours
    traits.power, traits.toughness = (each.amount for each in keyword.where if isinstance(each, Stat))  # type: ignore[assignment]  # a printed size is of numbers
    return whole.with_faces((whole, Definition(whole.card, traits)), "prototype")


definition_of = lru_cache(maxsize=8192)(define)
"""The same, made once for all games."""


def both_halves(card: Card, faces: Sequence[Definition]) -> Definition:
    """What a split card is where it is no spell, and as a fused one: with the abilities of both, left ones first.

    (CR 702.102b, 702.102d, 709.4)
    """
    costs = [face.cost.symbols for face in card.faces if face.cost is not None]
    words = [sorted_types((*face.supertypes, *face.types, *face.subtypes)) for face in card.faces]
    types, supertypes, subtypes = (words[0][place] | words[1][place] for place in range(3))
    both = Traits(
        card.name, Cost(tuple(symbol for cost in costs for symbol in cost)), card.colours, supertypes, types, subtypes,
        None, None, None, kit_of(tuple(one for face in faces for one in face.traits.kit.abilities)),
    )  # fmt: skip
    return Definition(card, both)


def face_traits(face: Face, abilities: tuple[Ability, ...]) -> Traits:
    """The copiable values of one face of a card: a station card is of a size on the battlefield alone.

    (CR 202.3b, 710.1c, 712.4; 2026 721.2c)
    """
    if not any(isinstance(a, Activated) for a in abilities):
        abilities = (*(BASIC_TAPS[land] for land in face.subtypes if land in BASIC_TAPS), *abilities)
    if face.loyalty == "X":
        abilities = (*abilities, LOYAL_FOR_X)
    if "Battle" in face.types and face.defense is not None:
        abilities = (*intrinsic(number(face.defense) or 0, "Siege" in face.subtypes), *abilities)
    is_station = any(isinstance(one, Static) and isinstance(one.while_, AtCharge) for one in abilities)
    power, toughness = (None, None) if is_station else (number(face.power), number(face.toughness))
    return Traits(
        face.name, face.cost, face.colours, frozenset(face.supertypes), frozenset(face.types),
        frozenset(face.subtypes), power, toughness, number(face.loyalty), kit_of(abilities),
    )  # fmt: skip


@lru_cache(maxsize=1024)
def token_definition(token: Token) -> Definition:
    """The definition of a token whose size is settled, with its other face if it has one.  (CR 111.3)"""
    front = one_sided(token)
    return front if token.back is None else front.with_faces((front, one_sided(token.back)), "transform")


def one_sided(token: Token) -> Definition:
    types, supertypes, subtypes = sorted_types(token.types)
    power, toughness = token.power, token.toughness
    assert isinstance(power, int), "a token's size is settled before it is made"
    assert isinstance(toughness, int), "a token's size is settled before it is made"
    has_size = "Creature" in types or "Vehicle" in subtypes
    traits = Traits(
        token.name or " ".join(w for w in token.types if w in subtypes), None, colours(token.colours),
        supertypes, types, subtypes, power if has_size else None, toughness if has_size else None, None,
        kit_of(token.abilities),
    )  # fmt: skip
    return Definition(None, traits, is_token=True)


def sorted_types(words: Sequence[str]) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Words of a type line as card types, supertypes and subtypes."""
    return (
        frozenset(w for w in words if w in CARD_TYPES),
        frozenset(w for w in words if w in SUPERTYPES),
        frozenset(w for w in words if w not in CARD_TYPES and w not in SUPERTYPES),
    )
