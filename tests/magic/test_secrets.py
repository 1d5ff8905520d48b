"""What a player can't know changes nothing of what they see; and nobody's place at the table matters."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from entaku.bots.random_play import RandomPlayer
from entaku.kernel.decisions import Answer, Assign, Choose, Decision, Divide, Name, Option, Order, Shape
from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.table import Table
from entaku.magic.card_types import chosen_names
from entaku.magic.game.events import Moved
from entaku.magic.game.play import MAGIC, Play
from entaku.magic.game.profile import CONSPIRACY, TWO_HEADED_GIANT, RulesProfile, team_play
from entaku.magic.game.setup import GameSetup, PlayerSetup
from entaku.magic.game.state import Game
from entaku.magic.views import viewing
from entaku.oracle.printed import PrintedCard
from tests.magic.positions import answer, find, position
from tests.magic.wild import GameTable, drafted_setup, game_setup, jumbled_setup


def hidden_from(game: Game, viewer: int) -> list[list[int]]:
    """The objects whose faces the viewer may not know, each group of one owner."""
    groups = []
    for seat in range(len(game.players)):
        found = [n for n in game.libraries[seat] if viewer not in game.objects[n].known_to]
        if seat not in game.setup.sides[viewer]:
            found += [n for n in game.hands[seat] if viewer not in game.objects[n].known_to]
        if seat != viewer:
            found += [n for n in game.outside if game.objects[n].owner == seat]
        groups.append(found)
    return groups


def permuted(game: Game, viewer: int, stream: Stream) -> Game:
    """The game with everything that the viewer can't see in other places."""
    other = game.copy()
    for group in hidden_from(game, viewer):
        faces = [(game.objects[n].definition, game.objects[n].commander) for n in group]
        stream.shuffle(faces)
        for number, (face, leads) in zip(group, faces, strict=True):
            other.objects[number] = replace(other.objects[number], definition=face, commander=leads)
    for number in other.command:
        item = other.objects[number]
        if item.face_down and item.controller != viewer:
            other.objects[number] = replace(item, chosen=(("name", "Another Name"),))
    other.shape += 1
    other.projection = None
    return other


RUMBLE = RulesProfile(rumble=5)
TEAM_PLAY = team_play(CONSPIRACY, (2, 2))


@pytest.mark.parametrize(
    ("number", "profile"),
    [(0, CONSPIRACY), (1, CONSPIRACY), (1, RUMBLE), (2, TWO_HEADED_GIANT), (0, TEAM_PLAY)],
)
@pytest.mark.rule("CR 400.2", "CR 702.106d", "CR 708.5", "CR 808.5", "CR 810.5", "EV-16")
def test_views_do_not_leak(number: int, profile: RulesProfile) -> None:
    """Other hands, libraries, sideboards and secret names in other places leave the view as it was."""
    setup = jumbled_setup(number, sum(profile.teams) or 3, profile) if number else drafted_setup(5, profile=profile)
    table: GameTable = Table(MAGIC, setup, seed_from(number))
    stream = Stream(seed_from(number), "table", "permuting")
    player = RandomPlayer(seed_from(number), "P")
    while (decision := table.state.decision) is not None:
        viewer = stream.below(len(setup.players))
        game = table.state.game
        if len(table.log) % 3 == 0:
            assert viewing.view(game, viewer) == viewing.view(permuted(game, viewer, stream), viewer)
        table.answer(decision.actor, decision.id, player.answer(decision))


@pytest.mark.rule("CR 400.2", "CR 702.106d")
def test_what_is_told_does_not_leak() -> None:
    """Nobody is told the name of a card that goes where they can't see it."""
    setup = drafted_setup(6)
    table: GameTable = Table(MAGIC, setup, seed_from(6))
    player = RandomPlayer(seed_from(6), "P")
    while (decision := table.state.decision) is not None:
        for event in table.answer(decision.actor, decision.id, player.answer(decision)):
            for viewer in range(4):
                told = MAGIC.told(table.state, event, viewer)
                if told is not None and getattr(told, "seen", True) is False and getattr(told, "owner", 0) != viewer:
                    assert (getattr(told, "card", ""), getattr(told, "now", 0)) == ("", 0)


class Seated:
    """A player by chance who looks at options in an order that doesn't depend on who sits where."""

    def __init__(self, shift: int, seats: int) -> None:
        self.shift, self.seats = shift, seats
        self.chances = [RandomPlayer(seed_from(9), f"P{seat}") for seat in range(seats)]

    def at_home(self, seat: int) -> int:
        return (seat - self.shift) % self.seats

    def answer(self, play: Play, decision: Decision) -> Answer:
        """The same choice as at the table that isn't turned."""
        chance, shape, game = self.chances[self.at_home(decision.actor)], decision.shape, play.game

        def key(option: Option) -> tuple[object, ...]:
            item = game.objects.get(option.card) if option.card is not None else None
            owner = self.at_home(item.owner) if item is not None else -1
            seat = self.at_home(option.seat) if option.seat is not None else -1
            return option.what, option.text, seat, owner, -1 if option.place is None else option.place

        def ordered(options: Sequence[Option]) -> tuple[Option, ...]:
            return tuple(sorted(options, key=key))

        if isinstance(shape, Choose) and decision.purpose != "game-vote":
            return chance.answer(replace(decision, shape=replace(shape, options=ordered(shape.options))))
        if isinstance(shape, Assign):
            turned = Assign(shape.subjects, tuple(map(ordered, shape.choices)))
            return chance.answer(replace(decision, shape=turned))
        if isinstance(shape, Order | Divide):
            return decision.default
        return chance.answer(decision)


@pytest.mark.parametrize(
    ("shift", "profile"),
    [(1, CONSPIRACY), (2, CONSPIRACY), (1, RUMBLE), (2, TWO_HEADED_GIANT), (2, TEAM_PLAY)],
)
@pytest.mark.rule("CR 101.4", "CR 806.1", "CR 805.6", "EV-16")
def test_seats_turned_give_the_same_game_turned(shift: int, profile: RulesProfile) -> None:
    """With every player some seats further, each with their own luck, the same happens some seats further."""
    count = sum(profile.teams) or 3
    setup = replace(jumbled_setup(88, count, profile), starts=0)
    players = tuple(setup.players[(seat - shift) % count] for seat in range(count))
    luck = tuple((seat - shift) % count for seat in range(count))
    turned = replace(setup, players=players, luck=luck, starts=shift)
    first, second = course(setup, 0), course(turned, shift)
    for (turn, active, lives), (other_turn, other_active, other_lives) in zip(first, second, strict=True):
        assert (turn, active) == (other_turn, (other_active - shift) % count)
        assert lives == tuple(other_lives[(seat + shift) % count] for seat in range(count))


def course(setup: GameSetup, shift: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """At each turn of a game: its number, whose it is, and the lives."""
    table: GameTable = Table(MAGIC, setup, seed_from(9))
    player = Seated(shift, len(setup.players))
    found: list[tuple[int, int, tuple[int, ...]]] = []
    while (decision := table.state.decision) is not None:
        table.answer(decision.actor, decision.id, player.answer(table.state, decision))
        game = table.state.game
        if game.turn and (not found or found[-1][0] != game.turn):
            found.append((game.turn, game.active, tuple(one.life for one in game.players)))
    return found


def offered_names(others: Sequence[str], what: str) -> Shape:
    """What the first player is offered to choose a name or a type from, as another player has these cards."""
    players = (
        PlayerSetup("A", (PrintedCard("Forest"), PrintedCard("Wind Dancer")), (PrintedCard("Altar of Dementia"),)),
        PlayerSetup("B", tuple(map(PrintedCard, others))),
    )
    game = Game(game_setup(players, CONSPIRACY), seed_from(1))
    return next(chosen_names.choose_value(game, 0, what)).shape


@pytest.mark.parametrize("what", ["card name", "creature card name", "nonland card name", "creature type", "land type"])
@pytest.mark.rule("CR 201.4a", "CR 205.3m", "CR 702.106a", "CR 400.2")
def test_what_may_be_named_tells_nothing(what: str) -> None:
    """Two games that differ only in others' cards offer the same names and types."""
    assert offered_names(["Regicide", "Grenzo, Dungeon Warden"], what) == offered_names(["Plains"], what)


@pytest.mark.rule("CR 201.4a")
def test_any_name_may_be_named() -> None:
    """The name of a card that nobody has brought is lawful; the own cards' stand in the question, no others."""
    shape = offered_names(["Regicide"], "nonland card name")
    assert shape == Name("nonland card name", ("Wind Dancer", "Altar of Dementia"), "cards")
    asked = Decision(id=1, seat=0, actor=0, purpose="game-choose-name", shape=shape, default="Wind Dancer")
    assert asked.check("Council's Judgment") == "Council's Judgment"


def is_asked_again(kind: str, refused: str, taken: str) -> None:
    """One name is asked for again, and the other is the one that is chosen."""
    game = Game(game_setup((PlayerSetup("A", ()), PlayerSetup("B", ())), CONSPIRACY), seed_from(1))
    asking = chosen_names.choose_value(game, 0, kind)
    next(asking)
    assert asking.send(refused).purpose == "game-choose-name"
    with pytest.raises(StopIteration) as finished:
        asking.send(taken)
    assert finished.value.value == taken


@pytest.mark.rule("CR 201.4")
def test_a_name_of_another_kind_is_asked_for_again() -> None:
    """Where a creature card's name is asked for, that of a land is no answer."""
    is_asked_again("creature card name", refused="Reflecting Pool", taken="Wind Dancer")


@pytest.mark.rule("CR 701.19a", "CR 400.2")
def test_what_is_searched_for_and_put_onto_the_battlefield_is_told_by_name() -> None:
    """Everybody sees the land that a search puts onto the battlefield, though nobody reveals it first."""
    empty: dict[str, list[str]] = {"library": ["Plains"] * 5}
    play = position([{"battlefield": ["Sakura-Tribe Elder"], "library": ["Forest"] * 5}, empty])
    events = list(answer(play, f"activate:{find(play.game, 'Sakura-Tribe Elder')}:0"))
    while (decision := play.decision) is not None and not find_all(play.game, "Forest"):
        shape = decision.shape
        assert isinstance(shape, Choose)
        wanted = [shape.options[0].key] if decision.purpose != "game-priority" else "pass"
        events += answer(play, wanted)
    moved = [one for one in events if isinstance(one, Moved) and one.origin == "library" and one.to == "battlefield"]
    assert [viewing.told(one, 1) for one in moved] == [replace(one, was=0) for one in moved]
    assert [one.card for one in moved] == ["Forest"]


def find_all(game: Game, name: str) -> list[int]:
    """The permanents of a name."""
    return [number for number in game.battlefield if game.objects[number].definition.name == name]


@pytest.mark.rule("CR 709.4a", "CR 201.4b")
def test_the_names_of_both_halves_together_are_asked_for_again() -> None:
    """A split card has two names, of which one is chosen."""
    is_asked_again("card name", refused="Fire // Ice", taken="Fire")
