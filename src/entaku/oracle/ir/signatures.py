"""Signatures: what of a tree an engine must know how to do, without what makes each card another one.

The signature of a node is its class with the variant of its fields: which of them are set, words from a fixed list
(zones, steps, durations), and the kind of whatever stands in them.  Numbers, names of cards, colours and types of
creatures are left out.  Abilities say in which zone they work and what event they wait for; a change says whether it
is a static ability's or an effect's; a name bound by an event says which event.  Of an amount, of players and of what
is asked it is only said that it stands there, where an engine asks for all of these alike (`asked_alike`): each has a
signature of its own.  So has an object that an event is about and that is there then, or has died.

Where a node stands has a signature of its own ("May.do > DivideDamage"), for the nodes that mean something else, or
are come to in another way, in another place: instructions inside instructions, where these aren't followed as they
would be alone (`followed_alike`); "other"; and events, by which abilities are come to that then do what they do.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints  # Any: what type hints are made of

import msgspec
from msgspec import NODEFAULT, Struct

from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Ability, Activated, Deck, Keyword, SpellAbility, Triggered
from entaku.oracle.ir.asked_alike import asked_alike, held_alike, met_alike, where_met
from entaku.oracle.ir.families import AbilityNode
from entaku.oracle.ir.followed_alike import followed_alike
from entaku.oracle.ir.happenings import AnyHappening, Happening
from entaku.oracle.ir.instructions import Delayed, Instruction
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.told_alone import told_alone
from entaku.oracle.ir.walking import fields
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.emblems import Emblem
from entaku.oracle.mechanics.tokens import Token

Path = tuple[str | int, ...]


class Part(Struct, frozen=True):
    """A node of a tree: where it stands, and its signature; `place` is that of where it stands, "" if all are alike.

    Or one `field` of a node, if that is told by itself.
    """

    path: Path
    node: Node
    signature: str
    place: str = ""
    field: str = ""


UNSAID = frozenset({"bind", "rest", "other", "word", "text", "note", "how", "choices", "among_words", "colours"})
"""Fields that no signature tells: names for later words, ability words, comparisons, colours."""

EVENT_NAMES = frozenset({"it", "other", "player", "amount"})
"""What an event binds.  (`happenings`)"""

DONE_BY_FACTS = frozenset(
    {
        "devoid", "doctor's companion", "partner", "friends forever", "choose a Background",
        "partner—Character select", "partner—Father & son", "partner—Survivors", "spree", "tiered",
    }
)  # fmt: skip
"""Keywords that are done before there is a game: a card's colour is a fact, who leads a deck is looked at as it is
checked; and those of which the modes behind them say what they cost.  (CR 702.114a, 702.124, 2026 702.172, 702.183)"""

DONE_AS_DECKS_ARE_BUILT = (("smaller",), ("leads",))
"""What a deck may be, and who may lead it, is looked at before there is a game."""

ABILITIES = (Activated, SpellAbility, Triggered)
"""An instruction that stands in one of these is followed alike in all of them."""
THROUGH = (t.Group, t.AnyOf, t.AllOf, t.Not, AnyHappening)
"""What stands in these stands where they do."""

GIVING = (Token, Emblem, ch.Gain, rp.EntersWithCounters)
"""What gives abilities to something.  It has all of them, whichever others there are beside each."""
GIVEN = frozenset({"abilities", "gains"})

NAMED = (t.Bound, t.BoundPlayer, t.BoundAmount, t.Among)
EVENTS: tuple[type[Node], ...] = get_args(Happening)
WAITING = (Triggered, Delayed)
"""What waits for an event: which it is makes no difference to what is done then."""
STANDING = (*get_args(ch.Change), *get_args(pr.PlayerRule), *get_args(rp.Replacement))
"""What changes something for a while, or as long as something stands: by an effect or by a static ability."""


def parts(abilities: tuple[Ability, ...], path: Path = ()) -> Iterator[Part]:
    """Every part of these abilities that has a signature of its own."""
    for place, ability in enumerate(abilities):
        yield from _within(ability, (*path, place), "", "", "")


def signatures(abilities: tuple[Ability, ...]) -> frozenset[str]:
    """The signatures of these abilities.

    >>> from entaku.oracle.ir.short import TARGET, does, target_creature
    >>> from entaku.oracle.mechanics.damage import Damage
    >>> sorted(signatures((does(Damage(4, TARGET), targets=(target_creature(),)),)))[:3]
    ['Damage(amount=n, to=an object)', 'Group(where)', 'Is(what=card type)']
    """
    return frozenset(each for part in parts(abilities) for each in (part.signature, part.place) if each)


def _within(node: Node, path: Path, event: str, holder: str, stands: str) -> Iterator[Part]:
    """A node and those in it; `event` is what the ability waits for, `holder` what holds a change.

    `stands` is the class and the field that the node stands in, where that makes a difference.
    """
    if is_done_before(node):
        return
    kind = type(node).__name__
    if isinstance(node, Triggered | Delayed):
        event = event_of(node.on)
    held = f" in {holder}" if isinstance(node, STANDING) else ""
    yield Part(path, node, describe(node, event) + held, place_of(node, stands))
    for field, said in alone(node, event):
        yield Part(path, node, f"{kind}.{said}{held}", field=field)
    for field, value in fields(node):
        inside = stands_in(node, field, stands, holder)
        if isinstance(value, Node):
            yield from _there(value, (*path, field), event, node, field, inside)
        elif isinstance(value, tuple):
            for place, each in enumerate(value):
                if field == "of" and isinstance(each, Node):
                    yield from _there(each, (*path, field, place), event, node, field, inside)
                elif isinstance(each, Node):
                    yield from _within(each, (*path, field, place), event, kind, inside)


def _there(node: Node, path: Path, event: str, holder: Node, field: str, stands: str) -> Iterator[Part]:
    """A node of which its holder's signature says what kind it is, if it doesn't only say that it is asked for."""
    if not is_said(node) or is_awaited(node, stands):
        yield from _within(node, path, event, type(holder).__name__, stands)
    elif asked_alike(node, type(holder), field) or held_alike(node, holder) or where_met(node, event):
        yield Part(path, node, named_kind(node, event))


def stands_in(node: Node, field: str, before: str, holder: str) -> str:
    """What is said of the place of those in a field of a node that stands in `before`; `holder` has a change."""
    if isinstance(node, THROUGH):
        return before
    if isinstance(node, WAITING) and field == "on":
        return awaiting(node)
    if is_given(field, type(node)) and isinstance(node, STANDING):
        return f"{type(node).__name__}.{field} in {holder}"
    return "" if isinstance(node, ABILITIES) and field == "do" else f"{type(node).__name__}.{field}"


def place_of(node: Node, stands: str) -> str:
    """The signature of where a node stands, "" where it does the same in any place.

    >>> place_of(t.Other(), "Static.what"), place_of(t.Is("Land"), "Static.what")
    ('Static.what > Other', '')
    """
    given = isinstance(node, AbilityNode) and stands.partition(" ")[0].rpartition(".")[2] in GIVEN
    is_told = given or isinstance(node, t.Other) or is_awaited(node, stands)
    if isinstance(node, Instruction):
        is_told = not followed_alike(node, stands)
    return f"{stands} > {type(node).__name__}" if stands and is_told else ""


def awaiting(node: Triggered | Delayed) -> str:
    """What is said of where an event stands: in which zone it is waited for, and whether only for the first each turn.

    >>> from entaku.oracle.ir.happenings import RingTempts
    >>> awaiting(Triggered(RingTempts(t.You()), zone="graveyard")), awaiting(Delayed(RingTempts(t.You()), ()))
    ('Triggered.on in graveyard', 'Delayed.on')
    """
    if isinstance(node, Delayed):
        return "Delayed.on"
    first = " first each turn" if node.first_each_turn else ""
    return f"Triggered.on{first}" + (f" in {node.zone}" if node.zone != "battlefield" else "")


def is_awaited(node: Node, stands: str) -> bool:
    """Whether a node is an event, or one of several, that an ability waits for."""
    return isinstance(node, EVENTS) and stands.startswith(("Triggered.on", "Delayed.on"))


def is_given(field: str, of: type[Struct]) -> bool:
    """Whether in a field of a class stand the abilities that something has been given, each with a place of its own."""
    return field in GIVEN and of in GIVING


def is_done_before(node: Node) -> bool:
    """Whether a node is done with before anybody plays: nothing of it is left for a game to do."""
    if isinstance(node, Keyword):
        return node.name in DONE_BY_FACTS
    return isinstance(node, Deck) and set_fields(node) in DONE_AS_DECKS_ARE_BUILT


def set_fields(node: Node) -> tuple[str, ...]:
    """The fields of a node that its signature tells."""
    return tuple(f for f, default in fields_of(type(node)) if is_set(node, f, getattr(node, f), default))


def event_of(on: Node) -> str:
    """The name of the event that an ability waits for."""
    if isinstance(on, AnyHappening):
        return "/".join(sorted({event_of(each) for each in on.of}))
    return type(on).__name__


def is_said(node: Node) -> bool:
    """Whether the signature of what a node stands in says all of it: it has no fields of its own to tell."""
    return not any(fields(node)) or isinstance(
        node, t.Bound | t.BoundPlayer | t.BoundAmount | t.Targeted | t.TargetedPlayer | t.Each
    )


def describe(node: Node, event: str) -> str:
    """The class of a node and the variant of its fields."""
    if isinstance(node, Keyword):
        return f"Keyword {node.name}{_listed(_fields(node, event, ('name',)))}"
    return f"{type(node).__name__}{_listed(_fields(node, event))}"


def alone(node: Node, event: str) -> Iterator[tuple[str, str]]:
    """The fields of a node that are told by themselves, each with what is said of it."""
    apart = told_alone(node)
    yield from ((field, said) for field, said in _told(node, event) if field in apart)


def _listed(said: list[str]) -> str:
    return f"({', '.join(said)})" if said else ""


def _fields(node: Node, event: str, without: tuple[str, ...] = ()) -> list[str]:
    apart = told_alone(node)
    return [said for field, said in _told(node, event) if field not in without and field not in apart]


def _told(node: Node, event: str) -> Iterator[tuple[str, str]]:
    """The fields that are set, each with what is said of it."""
    for field, default in fields_of(type(node)):
        value = getattr(node, field)
        if is_told_there(field, type(node)) or not is_set(node, field, value, default):
            continue
        said = held_alike(value, node) or kind_of(value, field, type(node), event)
        yield field, f"{field}={said}" if said else field


def is_told_there(field: str, of: type[Struct]) -> bool:
    """Whether what stands in a field is told by where it stands alone: the events that something waits for."""
    return (field == "on" and of in WAITING) or (field == "of" and of is AnyHappening)


def is_set(node: Node, field: str, value: object, default: object) -> bool:
    """Whether a field says something that isn't so without it."""
    return field not in UNSAID and (default is NODEFAULT or value != default) and node.tells(field)


@cache
def fields_of(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields of a class of nodes, each with its default."""
    return tuple(
        (field.name, field.default if field.default_factory is NODEFAULT else field.default_factory())
        for field in msgspec.structs.fields(kind)
    )


@cache
def is_listed(kind: type[Struct], field: str) -> bool:
    """Whether a field takes its words from a fixed list."""
    return _has_literal(get_type_hints(kind)[field])


def _has_literal(hint: object) -> bool:
    return get_origin(hint) is Literal or any(_has_literal(part) for part in get_args(hint))


def kind_of(value: object, field: str, of: type[Struct], event: str) -> str:
    """What a signature says of a field's value; nothing if only that it is set."""
    if value is True:
        return ""
    if value is None or value is False:
        return "no"
    if isinstance(value, int):
        return "n"
    if isinstance(value, str):
        return word_of(value, field, of)
    if isinstance(value, Cost):
        return symbols_of(value)
    if isinstance(value, Node):
        return asked_alike(value, of, field) or met_alike(value, event, of, field) or named_kind(value, event)
    assert isinstance(value, tuple), value
    return tuple_kind(value, field, of, event)


def tuple_kind(value: tuple[object, ...], field: str, of: type[Struct], event: str) -> str:
    """Kinds of what stands in a tuple, where that matters; in others that something does."""
    if is_given(field, of):
        return ""
    if field in ("of", "abilities", "kinds", "gains", "zones", "steps") or (field == "where" and of is Keyword):
        kinds = {kind_of(each, field, of, event) if isinstance(each, Node | int) else str(each) for each in value}
        return "|".join(sorted(kinds))
    if field == "cost" and of is Keyword:
        return "|".join(sorted({node_kind(each, event) for each in value if isinstance(each, Node)}))
    return ""


def node_kind(node: Node, event: str) -> str:
    """The kind of a node that stands in a field."""
    return where_met(node, event) or named_kind(node, event)


def named_kind(node: Node, event: str) -> str:
    """The same, told in full."""
    kind = type(node).__name__
    if isinstance(node, NAMED):
        return f"{kind}:{node.name}@{event}" if event and node.name in EVENT_NAMES else f"{kind}:{node.name}"
    if isinstance(node, t.Targeted | t.TargetedPlayer):
        return kind if node.n == 0 else f"{kind}:later"
    if isinstance(node, t.Each):
        return f"Each:{node.who}"
    if isinstance(node, t.Group) and node.zone != "battlefield":
        return f"Group:{node.zone}"
    return kind


def word_of(value: str, field: str, of: type[Struct]) -> str:
    """What is said of a word: itself, if it is one of a fixed list; a kind of counter or type; else that it is set."""
    if is_listed(of, field):
        return re.sub(r"\d+", "n", value)
    if of in NAMED:
        return value
    if field == "kind":
        return value if value in ("+1/+1", "-1/-1", "loyalty", "") else "other counter"
    if of is t.Is:
        return type_kind(value)
    return ""


CARD_TYPES = frozenset((
    "Artifact", "Battle", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery", "Kindred",
    "Conspiracy",
))  # fmt: skip
SUPERTYPES = frozenset({"Basic", "Legendary", "Snow", "World"})


def type_kind(word: str) -> str:
    """Which kind of word of a type line it is.  (CR 205)"""
    return "card type" if word in CARD_TYPES else "supertype" if word in SUPERTYPES else "subtype"


def symbols_of(cost: Cost) -> str:
    """Which kinds of mana symbols are in a cost.  (CR 107.4)"""
    found = set()
    for symbol in cost.symbols:
        if symbol.endswith("/P"):
            found.add("Phyrexian")
        elif "/" in symbol:
            found.add("hybrid")
        elif symbol in ("X", "S"):
            found.add(symbol)
        else:
            found.add("mana")
    return "+".join(sorted(found)) or "nothing"
