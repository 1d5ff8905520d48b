"""Why something can't be a target, set aside, turned up, attacked or left at home: it is told, and it is true."""

from collections.abc import Iterator
from functools import cache
from itertools import chain

import pytest

from entaku.bots.random_play import RandomPlayer
from entaku.kernel.decisions import Assign, Choose, Decision
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.magic.concepts import priority, targets
from entaku.magic.concepts.refusals import NOT_TOGETHER, PLAYER_OUT_OF_RANGE
from entaku.magic.concepts.targetable import Aim
from entaku.magic.game.mutators import replace
from entaku.magic.game.play import MAGIC
from entaku.magic.game.profile import CONSPIRACY
from entaku.magic.game.setup import GameSetup, PlayerSetup, needed
from entaku.magic.game.state import SeatRef
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.views.why.refused import WhyNot
from entaku.magic.views.why.why_not import why_not, why_not_player
from entaku.oracle.card import Card, Face
from entaku.oracle.ir.abilities import Ability, Keyword, Static, Target, Tree
from entaku.oracle.ir.changes import MustAttack
from entaku.oracle.ir.player_rules import PlayerHas, PlayerProtected
from entaku.oracle.ir.short import (
    ARTIFACT,
    CREATURE,
    SELF,
    TARGET,
    YOU,
    ability,
    coloured,
    cost,
    does,
    enters,
    group,
    keywords,
    target,
    target_creature,
    to_hand,
)
from entaku.oracle.ir.things import Being, ControlledBy, Each, Not, Other, Stat
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.mechanics.destroying import Destroy
from entaku.oracle.mechanics.goading import Goad
from entaku.oracle.printed import PrintedCard
from tests.magic.positions import position
from tests.magic.test_why import REMEDIES, at_priority, can_remedy, option, own_creatures, without
from tests.magic.wild import SPRING, SPRING_CARD, SPRING_TREE, GameTable

GAMES, ANSWERS, SEATS = 40, 150, 3
BODIES: dict[str, tuple[Ability, ...]] = {
    "Hermit": keywords("hexproof"),
    "Ghost": keywords("shroud"),
    "Monk": (Keyword("protection", where=(coloured("R"),)),),
    "Golem": (),
    "Berserk": (Static(SELF, (MustAttack(),)),),
    "Hunter": (
        enters(to_hand(TARGET), targets=(target_creature(ControlledBy(Each("opponent")), Stat("power", "<=", 2)),)),
    ),
    "Elk": (Keyword("morph", cost("4R")), *keywords("trample")),
    "Oracle": (Keyword("foretell", cost("R")),),
    "Outlaw": (Keyword("plot", cost("2R")),),
    "Sleeper": (Keyword("suspend", cost("1R"), amount=2),),
    "Sage": (Static(rules=(PlayerHas(YOU, "hexproof"),)),),
    "Nun": (Static(rules=(PlayerHas(YOU, "shroud"),)),),
    "Saint": (Static(rules=(PlayerProtected(YOU, (Keyword("protection", where=(coloured("R"),)),)),)),),
    "Archer": (ability(cost("1"), Destroy(TARGET), targets=(target_creature(Being("tapped"), Other()),)),),
}
SPELLS: dict[str, tuple[Ability, ...]] = {
    "Slay": (does(Destroy(TARGET), targets=(target_creature(),)),),
    "Rust": (does(Destroy(TARGET), targets=(target(group(ARTIFACT)),)),),
    "Return": (does(to_hand(TARGET), targets=(target(group(CREATURE, zone="graveyard", of=YOU)),)),),
    "Vow": (does(to_hand(TARGET), targets=(target_creature(ControlledBy(YOU), Not(coloured("R"))),)),),
    "Sting": (does(Damage(2, TARGET), targets=(Target((Each(),)),)),),
    "Curse": (does(Damage(2, TARGET), targets=(Target((Each("opponent"),)),)),),
    "Fork": (does(Damage(1, TARGET), targets=(Target((Each(),)), Target((Each(),), different=True))),),
    "Goad": (does(Goad(TARGET), targets=(target_creature(),)),),
}
DECK = (*BODIES, *SPELLS, "Goad", "Golem", *(SPRING,) * 12)


def facts(name: str) -> Card:
    """A card of the test."""
    if name in SPELLS:
        return Card(name, (Face(name, cost=Cost.parse("R"), colours="R", types=("Instant",)),))
    types = ("Artifact", "Creature") if name == "Golem" else ("Creature",)
    price = Cost.parse("2") if name == "Golem" else Cost.parse("1R")
    size = "1" if name in ("Hermit", "Golem") else "3"
    return Card(name, (Face(name, cost=price, types=types, subtypes=("Beast",), power=size, toughness="3"),))


@cache
def made_up() -> GameSetup:
    """Three players with decks of such cards."""
    texts = {**BODIES, **SPELLS}
    cards = {SPRING: SPRING_CARD, **{name: facts(name) for name in texts}}
    trees = {SPRING: SPRING_TREE, **{name: Tree(name, text) for name, text in texts.items()}}
    players = tuple(PlayerSetup(f"P{seat}", tuple(map(PrintedCard, DECK))) for seat in range(SEATS))
    known, known_trees = needed(DECK, cards, trees)
    return GameSetup(players=players, cards=known, trees=known_trees, profile=CONSPIRACY)


def seen(number: int) -> Iterator[tuple[GameTable, Decision]]:
    """The decisions of a game by players who do anything lawful."""
    table: GameTable = Table(MAGIC, made_up(), seed_from(f"why target {number}"))
    players = [RandomPlayer(seed_from(f"{number}"), f"P{seat}") for seat in range(SEATS)]
    for _ in range(ANSWERS):
        decision = table.state.decision
        if decision is None:
            return
        yield table, decision
        table.answer(decision.actor, decision.id, players[decision.actor].answer(decision))


@pytest.mark.parametrize("number", [0, *(pytest.param(n, marks=pytest.mark.sweep) for n in range(1, GAMES))])
@pytest.mark.rule("CR 115.1", "CR 116.2f", "CR 116.2h", "CR 508.1d", "CR 601.2c", "CR 702.11b", "CR 702.37e")
def test_all_that_is_refused_is_explained_and_the_explanation_is_true(number: int) -> None:
    """What can't be chosen has an explanation, what can be has none; and it can be once what is named is put right."""
    for table, decision in seen(number):
        game, seat = table.state.game, decision.seat
        if decision.purpose == "game-priority":
            for one in at_priority(table, decision):
                assert one.refusals
                assert all(miss.refusal.key not in ("no-target", "unlike") for miss in one.misses), one
                if can_remedy(game, one):
                    keys = (str(other.key) for other in priority.actions(without(game, seat, one), seat))
                    assert option(one) in keys, one
        elif decision.purpose == "game-target":
            targets_are_explained(table, decision)
        elif decision.purpose == "game-attack":
            attacks_are_explained(table, decision)


def targets_are_explained(table: GameTable, decision: Decision) -> None:
    """Each object that can't be the target has a true explanation, each that can has none."""
    game = table.state.game
    assert isinstance(decision.shape, Choose)
    assert isinstance(game.aim, Aim)
    players_are_explained(table, decision)
    offered = {one.card for one in decision.shape.options}
    for number in (*game.battlefield, *game.stack, *game.exile, *chain.from_iterable(game.graveyards)):
        if game.objects[number].face_down and game.objects[number].controller != decision.seat:
            continue
        found = [one for one in why_not(table.state, decision.seat, number) if one.what == "target"]
        assert (number in offered) == (not found), game.objects[number].definition.name
        for one in found:
            if can_remedy(game, one):
                ctx, other = game.aim.ctx, without(game, game.aim.ctx.controller, one)
                again = Context(other, ctx.source, ctx.controller, ctx.spell, dict(ctx.bound))
                assert number in targets.candidates(again, game.aim.wanted, game.aim.chosen), one


def players_are_explained(table: GameTable, decision: Decision) -> None:
    """The same for each player: who has left is no question any more."""
    game = table.state.game
    assert isinstance(decision.shape, Choose)
    assert isinstance(game.aim, Aim)
    offered = {one.seat for one in decision.shape.options if one.card is None}
    for player in range(SEATS):
        found = why_not_player(table.state, decision.seat, player)
        if not game.in_game(player):
            assert found == ()
            continue
        assert (player in offered) == (not found), player
        for one in found:
            assert one.seat == player
            if can_remedy(game, one):
                ctx, other = game.aim.ctx, without(game, game.aim.ctx.controller, one)
                again = Context(other, ctx.source, ctx.controller, ctx.spell, dict(ctx.bound))
                assert SeatRef(player) in targets.candidates(again, game.aim.wanted, game.aim.chosen), one


def attacks_are_explained(table: GameTable, decision: Decision) -> None:
    """A creature that has to attack can't be left at home, nor can one attack whom it is told that it can't."""
    assert isinstance(decision.shape, Assign)
    usual = decision.default
    assert isinstance(usual, tuple)
    for place, subject in enumerate(decision.shape.subjects):
        assert subject.card is not None
        found = why_not(table.state, decision.seat, subject.card)
        stays = [one for one in found if one.what == "stay"]
        assert not (stays and not usual[place])
        if stays or len(decision.shape.subjects) == 1:
            idle = (*usual[:place], (), *usual[place + 1 :])
            assert is_refused(table, decision, idle) == bool(stays), stays
        for other in decision.shape.choices[place]:
            kept = [
                one for one in found if (one.what, one.seat, one.whom) == ("attack-whom", other.seat, other.card or 0)
            ]
            if kept:
                elsewhere = (*usual[:place], (other.key,), *usual[place + 1 :])
                assert is_refused(table, decision, elsewhere), kept
    for number in own_creatures(table.state.game, decision.seat):
        able = number in {one.card for one in decision.shape.subjects}
        assert able == all(one.what != "attack" for one in why_not(table.state, decision.seat, number))


def is_refused(table: GameTable, decision: Decision, answer: object) -> bool:
    """Whether the rules take a declaration of attackers back and ask anew."""
    fork = table.fork()
    fork.answer(decision.actor, decision.id, answer)
    asked = fork.state.decision
    return asked is not None and asked.purpose == "game-attack" and "must-attack" in asked.about


def explained(number: int, what: str) -> list[WhyNot]:
    """All explanations of a kind in a game."""
    return [
        one
        for table, decision in seen(number)
        if decision.purpose in ("game-priority", "game-target", "game-attack")
        for item in (*table.state.game.battlefield, *table.state.game.hands[decision.seat])
        if not table.state.game.objects[item].face_down or table.state.game.objects[item].controller == decision.seat
        for one in why_not(table.state, decision.seat, item)
        if one.what == what
    ]


@pytest.mark.parametrize("what", ["target", "foretell", "plot", "suspend", "turn-up", "stay", "attack-whom"])
def test_there_is_something_to_explain(what: str) -> None:
    """In a few games each kind of thing is refused, and said in both languages with the numbers of the rules."""
    found = [one for number in range(8) for one in explained(number, what)]
    assert found
    assert all("CR " in one.said("en") and "CR " in one.said("ja") for one in found)
    assert REMEDIES.keys() & {refusal.key for one in found for refusal in one.refusals}


PLAYERS_KEPT = ("player-hexproof", "player-shroud", "player-protected", "no-opponent", "player-chosen", "only-objects")


def test_a_player_who_cant_be_a_target_is_told_by_what() -> None:
    """In some games each of the reasons is met; those that a card gives name it, in both languages."""
    told = {
        refusal.key: (one, refusal)
        for number in range(24)
        for table, decision in seen(number)
        if decision.purpose == "game-target"
        for player in range(SEATS)
        for one in why_not_player(table.state, decision.seat, player)
        for refusal in one.refusals
    }
    assert told.keys() >= set(PLAYERS_KEPT)
    for key, by in (("player-hexproof", "Sage"), ("player-shroud", "Nun"), ("player-protected", "Saint")):
        one, refusal = told[key]
        assert dict(refusal.facts)["by"] == by
        assert by in one.said("en")
        assert by in one.said("ja")
        assert f"(CR {refusal.rule})" in one.said("en")


@pytest.mark.rule("CR 801.4")
@pytest.mark.parametrize("reach", [1, None])
def test_a_player_out_of_range_is_told_so(reach: int | None) -> None:
    """Two seats away is out of a range of one; without that limit the player is a target."""
    sides = [{"hand": ["Hurly-Burly"], "library": ["Island"]}, *({"library": ["Island"]} for _ in range(3))]
    game = position(sides, profile=replace(CONSPIRACY, range=reach)).game
    aim = Aim(Context(game, game.hands[0][0], 0), Target((Each(),)))
    assert tuple(aim.player_refusals(2)) == ((PLAYER_OUT_OF_RANGE,) if reach else (NOT_TOGETHER,))
    assert (SeatRef(2) in targets.candidates(aim.ctx, aim.wanted)) == (reach is None)
    assert SeatRef(1) in targets.candidates(aim.ctx, aim.wanted)
