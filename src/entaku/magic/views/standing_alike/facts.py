"""How a game stands, as facts about its objects in which nothing tells what led there.

Objects are told apart by what they are, where they are and what they have to do with, never by their numbers; the
order of things is said where a rule goes by it.  Of the past there is what the rules still ask for: this turn's events,
how objects last were that something names, and which of several effects came first where that makes a difference.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any  # Any: fields of any record

import msgspec
from msgspec import Struct

from entaku.kernel.canonical import Fact
from entaku.kernel.decisions import Key
from entaku.magic.game.definitions import Definition, Kit, Traits
from entaku.magic.game.state import (
    Component,
    DelayedTrigger,
    Game,
    LastKnown,
    Object,
    Pending,
    PhasedOut,
    Player,
    SeatRef,
    Spans,
    Spell,
    Waiting,
)
from entaku.magic.spells.casting.casting_methods import HowCast
from entaku.magic.spells.layers.layer_dependency import by_layer, layers_of
from entaku.oracle.ir import changes as ch

ORDERED = (
    ch.CantHave, ch.ChangeWord, ch.GainRemoved, ch.LoseCreatureTypes, ch.Lose, ch.LoseTypes, ch.NoManaCost,
    ch.SetChosenType, ch.SetColour, ch.SetController, ch.SetLandType, ch.SetSize, ch.SetTypes, ch.SwitchSize,
)  # fmt: skip
"""Changes that make a difference by coming before or after others of their layer.  (CR 613.7)"""
REFERRING = frozenset({"announcing", "attacked planeswalker"})
"""Names under which a number that stands alone is that of an object."""
CAME_TO_WAIT = "came to wait"
COUNTED = frozenset({"climbs", "faults", "height", "resolutions"})
"""What is counted of a turn so that no game goes on for ever."""
PLAIN = (
    "acting", "active", "daytime", "eliminated", "ended", "extra_phases", "extra_turns", "initiative", "lap",
    "last_regular", "master", "masters", "monarch", "planar_decks", "ranges", "resume", "scheme_decks", "starter",
    "step", "turn", "turn_order", "winners",
)  # fmt: skip
"""The fields of a game that say by themselves how it stands."""
RECORDS = (Component, HowCast, Spell, Pending, Player, PhasedOut, LastKnown)
PILES = ("libraries", "graveyards")
"""Zones in which each card has its place; the stack is another.  (CR 404.2)"""


class Ref(Struct, frozen=True):
    """An object or trigger by its number, where a fact is written."""

    number: int


class Saying:
    """Facts as they are found in a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.facts: list[Fact] = []
        self.known: set[int] = {*game.objects, *(one.object.id for one in game.phased)}
        self.gone: list[int] = []
        self.unnumbered = 0

    def say(self, *said: object) -> None:
        """Add a fact."""
        refs: list[int] = []
        text = self.text(said, refs)
        self.facts.append((text, tuple(refs)))

    def unnamed(self) -> Ref:
        """Something that has no number: an effect, an attack."""
        self.unnumbered -= 1
        return Ref(self.unnumbered)

    def text(self, value: object, refs: list[int]) -> str:
        """A value in words; the objects that it names are added to `refs`."""
        if isinstance(value, Ref):
            return self.ref(value.number, refs)
        if isinstance(value, tuple | list):
            return "(" + ",".join([self.text(one, refs) for one in value]) + ")"
        if value is None or isinstance(value, bool | int | str | float):
            return repr(value)
        if isinstance(value, frozenset):
            return "{" + ",".join(sorted(self.text(one, refs) for one in value)) + "}"
        if isinstance(value, Definition):
            return definition_mark(value)
        if isinstance(value, Traits):
            return traits_mark(value)
        if isinstance(value, RECORDS):
            return type(value).__name__ + self.text(self.fields(value), refs)
        if isinstance(value, SeatRef):
            return f"seat {value.seat}"
        assert isinstance(value, Struct)
        return type(value).__name__ + blake2b(msgspec.json.encode(value), digest_size=12).hexdigest()

    def ref(self, number: int, refs: list[int]) -> str:
        """An object that is there or can still be asked about; all others are nothing any more."""
        if number > 0 and number not in self.known:
            if number not in self.game.last_known:
                return "gone"
            self.known.add(number)
            self.gone.append(number)
        if number == 0:
            return "none"
        refs.append(number)
        return "@"

    def fields(self, value: Struct) -> list[object]:
        """The fields of a record that are otherwise than they mostly are."""
        kind = type(value)
        found: list[object] = []
        for name, usual in _usual(kind):
            one = getattr(value, name)
            if one is not usual and one != usual:
                how = _FIELDS.get((kind, name))
                said = one if how is None else how(self, value, one)
                if said is not None:
                    found.append((name, said))
        return found


def facts_of(game: Game) -> list[Fact]:
    """How a game stands: nothing that hangs on how its objects are numbered, or on what led there."""
    saying = Saying(game)
    setup = game.setup
    profile = msgspec.json.encode(setup.profile).decode()
    saying.say("setup", [player.name for player in setup.players], profile, setup.survivors, setup.luck)
    saying.say("game", [getattr(game, name) for name in PLAIN], game.pending)
    for player in game.players:
        saying.say("player", player)
    place = {
        number: (pile, seat, place)
        for pile in PILES
        for seat, cards in enumerate(getattr(game, pile))
        for place, number in enumerate(cards)
    } | {number: ("stack", 0, place) for place, number in enumerate(game.stack)}
    for item in game.objects.values():
        saying.say("object", Ref(item.id), place.get(item.id, item.zone), item.owner, object_fields(saying, item))
    for one in game.phased:
        saying.say("phased", Ref(one.object.id), one)
    for number in game.orphans:
        saying.say("orphan", Ref(number))
    _combat(saying)
    _triggers(saying)
    _effects(saying)
    _memory(saying)
    while saying.gone:
        number = saying.gone.pop()
        saying.say("last known", Ref(number), game.last_known[number])
    return saying.facts


def object_fields(saying: Saying, item: Object) -> list[object]:
    """What is so of an object, but for where it is."""
    game = saying.game
    found: list[object] = [item.definition, item.controller if item.controller != item.owner else None]
    found += saying.fields(item)
    if item.zone == "battlefield":
        held = game.players[item.held_by if item.held_by >= 0 else item.controller]
        ages = (game.turn, held.last_turn, *held.upkeeps)
        found.append(tuple(item.since >= age for age in ages))
    if item.moved_turn == game.turn or item.zone == "exile":
        found.append(("from", item.moved_from, item.moved_turn == game.turn))
    return found


UNSAID = frozenset({
    "id", "definition", "owner", "controller", "zone", "timestamp", "since", "arrived", "turned", "moved_from",
    "moved_turn", "held_by",
})  # fmt: skip
"""Fields of an object that are said otherwise, or don't tell how things are but what was."""


def _things(saying: Saying, owner: Struct, value: tuple[object, ...]) -> object:
    return tuple(_thing(one) for one in value) or None


def _thing(value: object) -> object:
    """A target or something bound: an object's number stands for the object."""
    if isinstance(value, tuple):
        return tuple(_thing(one) for one in value)
    return Ref(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _object(saying: Saying, owner: Struct, value: int | None) -> object:
    return None if value is None else Ref(value)


def _sorted(saying: Saying, owner: Struct, value: tuple[Any, ...]) -> object:
    return tuple(sorted(value, key=repr)) or None


def _bound(saying: Saying, owner: Struct, value: tuple[tuple[str, object], ...]) -> object:
    """What is bound: numbers of objects in a tuple are those objects; alone they are that under some names only."""
    said: list[object] = []
    for name, one in sorted(value, key=lambda pair: pair[0]):
        if name == CAME_TO_WAIT:
            source = saying.game.objects.get(getattr(owner, "source", 0))
            said.append((name, isinstance(one, int) and source is not None and source.turned > one))
        elif isinstance(one, tuple):
            said.append((name, tuple(Ref(each) if _names(saying, each) else each for each in one)))
        else:
            said.append((name, Ref(one) if name in REFERRING and isinstance(one, int) else one))
    return tuple(said) or None


def _names(saying: Saying, value: object) -> bool:
    """Whether a number in a tuple is that of something that is or was there."""
    return isinstance(value, int) and (value in saying.known or value in saying.game.last_known)


def _uses(saying: Saying, owner: Struct, value: tuple[tuple[int, int, int], ...]) -> object:
    """What was used this turn, or can be used but once."""
    turn = saying.game.turn
    return tuple(sorted((key, when == turn, count) for key, when, count in value if when in (turn, -1))) or None


def _refused(saying: Saying, owner: Struct, value: tuple[str, ...]) -> object:
    return tuple(option_key(one) for one in value) or None


def _exiled_by(saying: Saying, owner: Struct, value: tuple[int, str] | None) -> object:
    return None if value is None else (Ref(value[0]), value[1])


def _unsaid(saying: Saying, owner: Struct, value: object) -> object:
    return None


def _moved(saying: Saying, owner: Struct, value: Spans) -> object:
    """Which of the objects that are there came to be in a while."""
    there = sorted(n for n in saying.game.objects if any(first <= n < after for first, after in value))
    return tuple(Ref(number) for number in there) or None


def option_key(key: Key) -> object:
    """The key of an option of priority, "cast:12": its object as that."""
    kind, colon, rest = str(key).partition(":")
    number, _, place = rest.partition(":")
    return (kind, Ref(int(number)), place) if colon and number.isdigit() else key


_FIELDS: dict[tuple[type, str], Any] = {
    (Object, "attached"): _object,
    (Object, "paired"): _object,
    (Object, "haunts"): _object,
    (Object, "prepared"): _object,
    (Object, "exiled_by"): _exiled_by,
    (Object, "used"): _uses,
    (Object, "counters"): _sorted,
    (Object, "designations"): _sorted,
    (Object, "known_to"): _sorted,
    (HowCast, "permit"): lambda saying, owner, value: Ref(value) if value else None,
    (Spell, "targets"): _things,
    (Spell, "source"): _object,
    (Spell, "bound"): _bound,
    (Spell, "moved"): _moved,
    (Pending, "refused"): _refused,
    (PhasedOut, "object"): lambda saying, owner, value: object_fields(saying, value),
    (PhasedOut, "host"): _object,
    (LastKnown, "object"): lambda saying, owner, value: object_fields(saying, value),
    (LastKnown, "became"): _things,
    (LastKnown, "turn"): lambda saying, owner, value: value == saying.game.turn,
    (LastKnown, "left"): _unsaid,
    (Player, "companion"): _object,
    (Player, "earmarked"): lambda saying, owner, value: (
        tuple((one.mana, Ref(one.source), one.controller, one.notes) for one in value) or None
    ),
    (Player, "turns"): lambda saying, owner, value: min(value, 2),
    (Player, "started_with"): _sorted,
    (Player, "last_turn"): _unsaid,
    (Player, "upkeeps"): _unsaid,
}
"""How fields are said that hold numbers of objects, or things in an order that doesn't matter."""


def _combat(saying: Saying) -> None:
    """Who attacks and who blocks; blockers in the order of damage.  (CR 509.2)"""
    combat = saying.game.combat
    if combat is None:
        return
    saying.say("combat", combat.number, combat.first_strikers is None, sorted(combat.attacked_players), combat.power)
    for one in (*combat.attacks, *combat.planned):
        whom = one.planeswalker if one.planeswalker is None else Ref(one.planeswalker)
        blockers = tuple(Ref(number) for number in one.blockers)
        saying.say("attack", one in combat.attacks, Ref(one.attacker), one.player, whom, blockers, one.blocked)
    for number in combat.fought:
        saying.say("fought", Ref(number))
    for number in combat.first_strikers or ():
        saying.say("struck first", Ref(number))
    for number, blocked in combat.orders:
        saying.say("ordered", Ref(number), tuple(Ref(other) for other in blocked))
    for number, seat in combat.attacked_before:
        saying.say("attacked before", Ref(number), seat)
    for band in combat.bands:
        whole = saying.unnamed()
        for number in band:
            saying.say("band", whole, Ref(number))


def _triggers(saying: Saying) -> None:
    """Delayed triggered abilities, and those that wait to be put onto the stack."""
    ids = {one.id: saying.unnamed() for one in saying.game.delayed}
    for each in saying.game.delayed:
        saying.say("delayed", ids[each.id], each.once, each.until, each.turn, _waiting(saying, each))
    for place, one in enumerate(saying.game.waiting):
        saying.say("waiting", place, _waiting(saying, one))


def _waiting(saying: Saying, one: DelayedTrigger | Waiting) -> object:
    bound = tuple(pair for pair in one.bound if pair[0] != "delayed")
    said = _bound(saying, one, bound)
    return (one.controller, Ref(one.source), one.ability, said, one.cast, one.spell, _moved(saying, one, one.moved))


def _effects(saying: Saying) -> None:
    """What lasts of effects, on what, and which came first where it makes a difference."""
    game = saying.game
    parts: list[tuple[int, Ref, dict[int, tuple[ch.Change, ...]], frozenset[int] | None]] = []
    for one in game.effects:
        there = [number for number in one.objects if number in saying.known]
        if one.over or (one.objects and not there):
            continue
        effect = saying.unnamed()
        said = _bound(saying, one, one.bound)
        bound = (one.until, one.turn, one.shield, one.rule, one.among, one.changes, said)
        saying.say("effect", effect, one.controller, Ref(one.source), bound)
        for number in there:
            saying.say("affects", effect, Ref(number))
        if one.changes:
            parts.append((one.timestamp, effect, by_layer(one.changes), frozenset(there) if one.objects else None))
    parts += ((item.timestamp, Ref(item.id), layers, None) for item, layers in _shaping(game))
    _in_order(saying, parts)
    worlds = [game.objects[n] for n in game.battlefield if "World" in game.objects[n].base.supertypes]
    for older in worlds:
        for newer in worlds:
            if older.arrived < newer.arrived:
                saying.say("older", Ref(older.id), Ref(newer.id))


def _shaping(game: Game) -> Iterator[tuple[Object, dict[int, tuple[ch.Change, ...]]]]:
    """The objects whose static abilities change characteristics where they are, with what they change."""
    for item in game.objects.values():
        if item.is_shaping:
            layers: dict[int, tuple[ch.Change, ...]] = {}
            for static in item.base.kit.statics:
                for layer, changes in layers_of(static).items():
                    layers[layer] = (*layers.get(layer, ()), *changes)
            if layers:
                yield item, layers


def _in_order(
    saying: Saying, parts: Sequence[tuple[int, Ref, dict[int, tuple[ch.Change, ...]], frozenset[int] | None]]
) -> None:
    """Of each two that may change the same in one layer, which has the earlier timestamp.  (CR 613.7)"""
    ordered = {
        ref: {layer for layer, found in layers.items() if any(isinstance(one, ORDERED) for one in found)}
        for _, ref, layers, _ in parts
    }
    for stamp, ref, layers, on in parts:
        for other_stamp, other, others, there in parts:
            if stamp < other_stamp and (on is None or there is None or on & there):
                decisive = (ordered[ref] | ordered[other]) & layers.keys() & others.keys()
                if decisive:
                    saying.say("before", ref, other)


def _memory(saying: Saying) -> None:
    """What has happened this turn, as far as anything may ask for it."""
    memory = saying.game.memory
    for name in memory.__struct_fields__:
        if name in COUNTED:
            continue
        value = getattr(memory, name)
        if not isinstance(value, tuple):
            if value is not None:
                saying.say("memory", name, value)
            continue
        if name == "cast_before":
            saying.say("memory", name, value)
            continue
        for one in value:
            saying.say("memory", name, _remembered(name, one))


SEATED = frozenset(
    {"life", "life_changed", "damaged", "votes", "voting", "done", "ventured", "rolled", "kin", "assailed"}
)
"""What is remembered of players alone."""


def _remembered(name: str, one: object) -> object:
    """One thing that is remembered, with its objects."""
    if name in SEATED:
        return one
    if not isinstance(one, tuple):
        return _thing(one)
    seated = name in ("entered", "destroyed", "cast")
    found: list[object] = []
    for place, part in enumerate(one):
        if isinstance(part, Object):
            found.append((Ref(part.id), part.definition, part.controller))
        elif isinstance(part, int) and not (seated and place == 0) and not (name in ("hit", "fired") and place == 1):
            found.append(Ref(part))
        else:
            found.append(part)
    return tuple(found)


@lru_cache(maxsize=8_192)
def definition_mark(one: Definition) -> str:
    """A digest of a card face or token, the same everywhere."""
    faces = [traits_mark(face.traits) for face in one.faces]
    return _mark(one.name, one.is_token, one.is_merged, one.layout, one.said, traits_mark(one.traits), *faces)


def traits_mark(one: Traits) -> str:
    """A digest of characteristics."""
    said = (getattr(one, name) for name in one.__slots__ if name not in ("kit", "rules", "cost"))
    rules = [(repr(rule.rule), rule.controller) for rule in one.rules]
    plain = [sorted(value) if isinstance(value, frozenset) else value for value in said]
    return _mark(*plain, str(one.cost), kit_mark(one.kit), rules)


@lru_cache(maxsize=8_192)
def kit_mark(kit: Kit) -> str:
    """A digest of abilities."""
    return _mark(*(msgspec.json.encode(ability) for ability in kit.abilities))


@lru_cache
def _usual(kind: type[Struct]) -> tuple[tuple[str, object], ...]:
    """The fields of a record that are said, each with what it mostly is."""
    unsaid = UNSAID if kind is Object else frozenset[str]()
    fields = msgspec.structs.fields(kind)
    return tuple((field.name, field.default) for field in fields if field.name not in unsaid)


def _mark(*said: object) -> str:
    return blake2b(repr(said).encode(), digest_size=12).hexdigest()
