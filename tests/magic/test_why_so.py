"""Why an object is what it is: each step is told, and the steps lead to what it is."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest

from entaku.bots.random_play import RandomPlayer
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.seats import Seat
from entaku.kernel.table import Table
from entaku.magic.game import mutators
from entaku.magic.game.definitions import Traits, token_definition
from entaku.magic.game.mutators import replace
from entaku.magic.game.play import MAGIC
from entaku.magic.game.state import Effect, Game, Object
from entaku.magic.spells.layers import projection
from entaku.magic.views import determinization, viewing
from entaku.magic.views.why.reasons import Changed, Origin
from entaku.magic.views.why.why_costs import CostSo
from entaku.magic.views.why.why_so import ALL_CREATURE_TYPES, WhySo, why_so
from entaku.messages import LANGUAGES, Language, has
from entaku.oracle.ir.changes import AddColour, SwitchSize
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.tokens import Token
from entaku.oracle.reading.reader import read_text
from entaku.oracle.subtypes import CREATURE_TYPES
from tests.magic.positions import find, position
from tests.magic.test_equal_effects import board
from tests.magic.test_secrets import permuted
from tests.magic.test_why import seen
from tests.magic.wild import GameTable, digest, jumbled_setup


class Replayed:
    """An object put together of nothing but the steps that are told of it."""

    def __init__(self, told: WhySo, controller: Seat) -> None:
        self.size: tuple[int | None, int | None] = (None, None)
        self.types: set[str] = set()
        self.colours: set[str] = set()
        self.keywords: Counter[str] = Counter()
        self.controller = controller
        for reason in told.reasons:
            for change in reason.changes:
                self.take(change)

    def take(self, change: Changed) -> None:
        if change.what == "size":
            power, toughness = self.size
            if change.how == "more":
                assert power is not None
                assert toughness is not None
                self.size = power + (change.power or 0), toughness + (change.toughness or 0)
            else:
                self.size = (toughness, power) if change.how == "switched" else (change.power, change.toughness)
        elif change.what == "types":
            words = set(change.words)
            if ALL_CREATURE_TYPES in words:
                words = (words - {ALL_CREATURE_TYPES}) | CREATURE_TYPES
            self.types = self.types - words if change.how == "loses" else self.types | words
        elif change.what == "colours":
            self.colours = set(change.words)
        elif change.what == "abilities":
            names = Counter(change.words)
            self.keywords = self.keywords - names if change.how == "loses" else self.keywords + names
        elif change.what == "controller":
            self.controller = change.seat

    def is_like(self, traits: Traits) -> bool:
        return self.facts() == (
            (traits.power, traits.toughness), traits.supertypes | traits.types | traits.subtypes, set(traits.colours),
            traits.kit.keywords, traits.controller,
        )  # fmt: skip

    def facts(self) -> tuple[object, ...]:
        return self.size, self.types, self.colours, set(self.keywords), self.controller


def explained(game: Game) -> int:
    """See that the steps of everything that anybody could ask about lead to what it is; how many steps there are."""
    count = 0
    for number, item in list(game.objects.items()):
        if item.zone == "library":
            continue
        told = why_so(game, "open", number)
        traits = projection.look(game, item)
        replayed = Replayed(told, item.controller if item.zone == "battlefield" else traits.controller)
        assert replayed.is_like(traits), (item.definition.name, item.zone, told, replayed.facts())
        count += len(told.reasons) - 1
        layers = [reason.layer for reason in told.reasons if reason.layer]
        assert layers == sorted(layers), (item.definition.name, layers)
        for cost in told.costs:
            assert is_whole(cost), (item.definition.name, cost)
    return count


def worth(symbols: str) -> int:
    """How much mana symbols are."""
    return Cost.parse(symbols).mana_value


def is_whole(cost: CostSo) -> bool:
    """Whether what is printed, with what is more and less of it, is what it costs: never less than no generic mana."""
    left = worth(cost.printed)
    for reason in cost.reasons:
        for change in reason.changes:
            mana = sum(map(worth, change.words))
            left += mana if change.how == "more" else -mana
    coloured = sum(1 for symbol in Cost.parse(cost.total).symbols if not symbol.isdigit())
    return worth(cost.total) == max(left, coloured)


@pytest.mark.rule("CR 613.1", "CR 613.4", "CR 604.3", "CR 122.1a")
@pytest.mark.parametrize("number", range(12))
def test_the_steps_lead_to_what_it_is(number: int) -> None:
    """In games by who does anything lawful, everything is what the steps that are told of it make of it."""
    table: GameTable = Table(MAGIC, jumbled_setup(number, 2 + number % 2), seed_from(f"so {number}"))
    players = [RandomPlayer(seed_from(number), f"P{seat}") for seat in range(len(table.setup.players))]
    steps = 0
    for count in range(200):
        decision = table.state.decision
        if decision is None:
            break
        if count % 20 == 19:
            before = digest(table.state.game)
            steps += explained(table.state.game)
            assert digest(table.state.game) == before, "asking changes nothing"
        table.answer(decision.actor, decision.id, players[decision.actor].answer(decision))


@pytest.mark.rule("CR 613.7", "CR 613.8")
@pytest.mark.parametrize("number", range(8))
def test_the_steps_of_wide_boards_lead_to_what_it_is(number: int) -> None:
    """Where effects enlarge, count, change and depend on each other, what is only tried is no step."""
    game = board(number)
    assert explained(game) > len(game.battlefield)


def toy(game: Game, seat: Seat, name: str, text: str, **fields: object) -> int:
    """A 2/2 of this name and text on a player's battlefield."""
    abilities = tuple(ability for one in read_text(text, name, ("Creature", "Toy")) for ability in one.abilities)
    definition = token_definition(Token(("Creature", "Toy"), 2, 2, "W", abilities, name=name))
    number, stamp = mutators.new_id(game), mutators.stamp(game)
    item = Object(number, definition, seat, seat, "battlefield", timestamp=stamp, held_by=seat, moved_turn=4)
    mutators.put_in(game, replace(item, **fields))
    return number


def playroom() -> tuple[Game, int]:
    """A toy with counters, under an anthem, made smaller, switched and painted; and its number."""
    game = position([{"hand": ["Silverchase Fox"], "battlefield": []}, {"hand": [], "battlefield": []}]).game
    number = toy(game, 0, "Bear", "flying", counters=(("+1/+1", 2), ("charge", 1)))
    toy(game, 0, "Bandmaster", "other creatures you control get +2/+0 and have vigilance.")
    toy(game, 1, "Mocker", "creatures lose flying.")
    changes = (SwitchSize(), AddColour("R"))
    stamp = mutators.stamp(game)
    mutators.add_effect(game, Effect(stamp, number, 0, "end of turn", (number,), changes, turn=6))
    return game, number


SAID = {
    "en": """\
2/2; {W}; Creature, Toy; Flying — as it was created (CR 109.3)
{W}{R} — its own ability, turn 6 (layer 5, CR 613.1e)
gains Vigilance — Bandmaster, turn 4 (layer 6, CR 613.1f)
loses Flying — Mocker, turn 4 (layer 6, CR 613.1f)
+2/+0, so 4/2 — Bandmaster, turn 4 (layer 7c, CR 613.4c)
+2/+2, so 6/4 — counters: 2 × +1/+1 (layer 7c, CR 122.1a)
power and toughness switched, so 4/6 — its own ability, turn 6 (layer 7d, CR 613.4d)""",
    "ja": """\
2/2；{W}；クリーチャー、玩具；飛行 ― 生成された時の値（CR 109.3）
{W}{R} ― 自身の能力、第6ターン（第5種、CR 613.1e）
警戒を得る ― Bandmaster、第4ターン（第6種、CR 613.1f）
飛行を失う ― Mocker、第4ターン（第6種、CR 613.1f）
+2/+0で4/2 ― Bandmaster、第4ターン（第7c種、CR 613.4c）
+2/+2で6/4 ― カウンター：+1/+1 ×2（第7c種、CR 122.1a）
パワーとタフネスを入れ替えて4/6 ― 自身の能力、第6ターン（第7d種、CR 613.4d）""",
}


@pytest.mark.rule("CR 613.1e", "CR 613.1f", "CR 613.4c", "CR 613.4d")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_said(language: Language) -> None:
    """Each step is a line: what it makes of the object, whose effect that is, since when, in which layer."""
    game, number = playroom()
    assert why_so(game, 0, number).said(language) == SAID[language]


@pytest.mark.rule("CR 613.4c")
def test_effects_that_say_the_same_are_told_one_by_one() -> None:
    """What three Lords of the same words add is told of each of them, be it worked out together or not."""
    game, number = playroom()
    (first, *others) = (toy(game, 0, "Lord", "other creatures get +1/+1.") for _ in range(3))
    for other in others:
        mutators.alter(game, other, definition=game.objects[first].definition)
    assert projection.look(game, game.objects[number]).power == 7
    added = [reason for reason in why_so(game, 0, number).reasons if reason.name == "Lord"]
    assert [(one.by, one.changes) for one in added] == [
        (lord, (Changed("size", "more", 1, 1),)) for lord in (first, *others)
    ]


@pytest.mark.rule("CR 118.7", "CR 601.2f")
def test_costs_say_what_raises_and_lowers_them() -> None:
    """What makes a spell dearer and cheaper is told with whose effect it is, and what it costs in the end."""
    game, _ = playroom()
    toy(game, 0, "Dealer", "Creature spells you cast cost {1} less to cast.")
    toy(game, 1, "Toll", "Spells cost {2} more to cast.")
    (cost,) = why_so(game, 0, find(game, "Silverchase Fox", "hand")).costs
    assert (cost.printed, cost.total) == ("{1}{W}", "{2}{W}")
    assert {(one.name, one.changes[0].how, one.changes[0].words) for one in cost.reasons} == {
        ("Dealer", "less", ("{1}",)), ("Toll", "more", ("{2}",)),
    }  # fmt: skip


@pytest.mark.rule("CR 400.2", "CR 708.5")
@pytest.mark.parametrize("number", [1, pytest.param(2, marks=pytest.mark.sweep)])
def test_explanations_do_not_leak(number: int) -> None:
    """What a player can't see leaves what they are told as it was; of a hidden card they are told nothing."""
    stream = Stream(seed_from(number), "table", "permuting")
    for table, decision in seen(number):
        game, seat = table.state.game, decision.seat
        if decision.purpose != "game-priority" or len(table.log) % 20:
            continue
        other = permuted(game, seat, stream)
        determinization.forget(other)
        for item in list(game.objects.values()):
            if viewing.knows(game, item, seat) or item.zone in ("battlefield", "stack"):
                assert why_so(game, seat, item.id) == why_so(other, seat, item.id)
            else:
                with pytest.raises(Unlawful):
                    why_so(game, seat, item.id)


def test_every_change_has_its_sentences() -> None:
    """Whatever a step makes of an object is a sentence in both languages, and so is wherever it comes from."""
    for language in LANGUAGES:
        for key in [*origins(), *changes()]:
            assert has(key), (language, key)


def origins() -> Iterator[str]:
    """The texts of where steps come from."""
    for one in get_args(Origin):
        yield f"why-so-{one}"
    yield from ("why-so-own-since", "why-so-effect-since", "why-so-effect-by", "why-so-effect-by-since")


def changes() -> Iterator[str]:
    """The texts of what steps make of objects."""
    yield from (f"why-so-size-{how}" for how in ("is", "more", "switched", "none"))
    yield from (f"why-so-cost-{how}" for how in ("is", "more", "less", "none", "cast", "activate"))
    yield from (f"why-so-{what}-{how}" for what in ("types", "abilities", "unsaid") for how in ("is", "gains", "loses"))
    yield from (f"why-so-colours-{how}" for how in ("is", "none"))
