"""Every card of both sets can be played: nothing in its tree is unknown to the engine, whatever is chosen."""

from collections.abc import Iterator

import pytest

from entaku.bots.random_play import RandomPlayer
from entaku.kernel.decisions import Answer, Choose, Decision
from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.table import Event
from entaku.magic.spells.abilities import trigger_events as waited_for
from entaku.magic.spells.abilities.state_triggers import STATE_TRIGGERS
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.follow import AT_ONCE, FOLLOW
from entaku.magic.zones import stack
from entaku.oracle import mechanics
from entaku.oracle.catalogue import shipped
from entaku.oracle.ir import conditions, happenings, things
from entaku.oracle.ir.abilities import NotUnderstood, Tree
from entaku.oracle.ir.actions import Unknown
from entaku.oracle.ir.node import Node
from entaku.oracle.trees import shipped as shipped_trees
from tests.magic.positions import answer, any_of, by_hand, position
from tests.magic.wild import SPRING

IR = things.__name__.rpartition(".")[0]
NAMES = sorted(name for name in shipped_trees() if name in shipped().cards)
SPELLS = [name for name in NAMES if not shipped().cards[name].is_conspiracy and not shipped().cards[name].is_basic_land]
CREATURES = [name for name in SPELLS if shipped().cards[name].is_type("Creature")]
THING, SPELLBOUND = "Runed Servitor", "Phyrexian Arena"
"""An artifact and an enchantment, for what wants to have such targets."""
PERMANENTS = [name for name in SPELLS if not {"Instant", "Sorcery"} & set(shipped().cards[name].types)]


def nodes(value: object) -> Iterator[Node]:
    """A node and all nodes in it."""
    if isinstance(value, tuple):
        for part in value:
            yield from nodes(part)
    elif isinstance(value, Node):
        yield value
        for name in value.__struct_fields__:
            yield from nodes(getattr(value, name))


def instructions(value: object) -> Iterator[Node]:
    """The instructions in a tree: what stands where something is to be done."""
    for node in nodes(value):
        for name in ("do", "then", "otherwise", "instead", "unless"):
            part = getattr(node, name, ())
            if isinstance(part, tuple):
                yield from (each for each in part if isinstance(each, Node))


@pytest.mark.parametrize("tree", [shipped_trees()[name] for name in NAMES], ids=lambda tree: tree.name)
def test_the_engine_knows_every_node(tree: Tree) -> None:
    """There is somebody for each instruction, question, condition and event of a tree."""
    assert stack.INSTRUCTED_BY
    answered = {*asking.PLAYERS, *asking.THINGS, *asking.AMOUNTS, *asking.PREDICATES}
    watched = {kind for kinds in waited_for.KINDS.values() for kind, _ in kinds}
    watched |= {happenings.AnyHappening, happenings.TapsForMana, *STATE_TRIGGERS}
    for node in instructions(tree.abilities):
        assert type(node) in FOLLOW or type(node) in AT_ONCE, type(node)
    for node in nodes(tree.abilities):
        kind = type(node)
        assert not isinstance(node, Unknown | NotUnderstood)
        if kind.__module__ == things.__name__:
            assert kind in answered, kind
        elif kind.__module__ == conditions.__name__:
            assert kind in asking.CONDITIONS, kind
        elif kind.__module__ == happenings.__name__:
            assert kind in watched, kind
        else:
            assert kind.__module__.startswith((IR, mechanics.__name__)), kind


class Eager:
    """A player by chance who plays one card as soon as it can be played, and never passes while something else can."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.chance = RandomPlayer(seed_from(f"{name} {seed}"), "eager", {"mana": 0, "pass": 1})

    def answer(self, decision: Decision) -> Answer:
        shape = decision.shape
        if isinstance(shape, Choose) and decision.purpose == "game-priority":
            mine = [option.key for option in shape.options if option.text == self.name and option.what != "mana"]
            if mine:
                return mine[0]
        return self.chance.answer(decision)


def play_card(name: str, seed: int, answers: int = 60) -> list[Event]:
    """A card in three players' hands and, if it is a permanent, on a battlefield, is played on and on by chance."""
    stream = Stream(seed_from(f"{name} {seed}"), "table", "cards")
    sides = []
    for seat in range(3):
        field = [SPRING] * 9 + any_of(stream, CREATURES, 3) + [THING, SPELLBOUND]
        if name in PERMANENTS and seat != 1:
            field.append(name)
        hand = any_of(stream, SPELLS, 2) if shipped().cards[name].is_conspiracy else [name, stream.choose(SPELLS)]
        sides.append(
            {
                "library": any_of(stream, SPELLS, 12),
                "hand": hand,
                "battlefield": field,
                "graveyard": any_of(stream, CREATURES, 2),
                "command": [name] if shipped().cards[name].is_conspiracy else [],
            }
        )
    play = position(sides, seed=seed)
    player = Eager(name, seed)
    told: list[Event] = []
    for _ in range(answers):
        decision = play.decision
        if decision is None:
            break
        decision.check(decision.default)
        told += answer(play, player.answer(decision))
    return told


@pytest.mark.rule("CD-16", "CD-17", "CR 905.5")
@pytest.mark.parametrize("name", NAMES[::12])
def test_cards_play(name: str) -> None:
    """A card is cast, resolves and is used with choices by chance, and nothing fails or is left to hands.

    That each instruction of each card acts is tried in `tests/laboratory/test_trying_sets.py`.
    """
    assert by_hand(play_card(name, 1)) == []
