"""A game as bytes: what is read goes on as what was written, and as the log says."""

import msgspec
import pytest
from msgspec import Struct

from entaku.games.own_decks import Builders, seat_with, setup_of
from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.table import Event, Table, resumed
from entaku.laboratory.bench_games import GameTable, minds
from entaku.magic.game import snapshots
from entaku.magic.game.play import MAGIC
from entaku.magic.game.setup import GameSetup
from entaku.magic.game.state import Game
from entaku.oracle.library import Library
from tests.magic.wild import drafted_setup

EVERY = 40
"""After so many answers a snapshot is made."""
MOST = 600


def commander(number: int) -> GameSetup:
    """A game of Commander of four, with decks of shipped cards."""
    library, rules = Library(None), "commander-2010"
    builders = Builders(rules, library)
    decks = [builders.build(seed_from(f"snapshots {number}"), seat) for seat in range(4)]
    return setup_of([seat_with(f"Bot {seat}", deck, rules) for seat, deck in enumerate(decks)], rules, library)


def another(setup: GameSetup) -> GameSetup:
    """The same setup as another process has it: equal, and none of it is the same object."""
    data = msgspec.json.encode(setup)
    return msgspec.json.decode(data, type=GameSetup)


class Played(Struct, frozen=True):
    """A game that was played: its table, and what its answers led to.

    Snapshots, and what was seen then, are by how many answers there had been.
    """

    table: GameTable
    found: dict[int, bytes]
    seen: dict[int, tuple[object, ...]]
    told: list[tuple[Event, ...]]


def seen(table: GameTable) -> tuple[object, ...]:
    """What everybody sees of a table, and what it waits for."""
    viewers = (*range(len(table.setup.players)), "public", "open")
    return (dict(table.decisions), *(table.view(viewer) for viewer in viewers))


def played(table: GameTable, kind: str) -> Played:
    """Play a game, with a snapshot now and then."""
    players, game = minds(table, kind), Played(table, {}, {}, [])
    told = game.told
    while (decision := table.state.decision) is not None and len(table.log) < MOST:
        told.append(tuple(table.answer(decision.actor, decision.id, players[decision.actor].answer(decision))))
        if len(told) - max(game.found, default=0) >= EVERY and snapshots.is_quiet(table.state):
            game.found[len(told)] = snapshots.write(table.state)
            game.seen[len(told)] = seen(table)
    game.seen[len(told)] = seen(table)
    return game


def goes_on(game: Played) -> None:
    """From each snapshot the game goes on as it did, for as long as it takes to make two more: told and seen alike."""
    table, setup = game.table, another(game.table.setup)
    for count, data in game.found.items():
        state = snapshots.read(setup, table.seed, data)
        assert snapshots.write(state) == data
        other = resumed(MAGIC, setup, table.seed, state, table.log[:count])
        assert seen(other) == game.seen[count]
        for place in range(count, min(count + 2 * EVERY, len(game.told))):
            entry = table.log[place]
            assert tuple(other.answer(entry.seat, entry.decision, entry.answer)) == game.told[place]
            assert game.seen.get(place + 1) in (None, seen(other))


@pytest.mark.parametrize("kind", ["random", "sensible"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_goes_on_from_each_snapshot(seats: int, kind: str) -> None:
    """Of drafted decks with their conspiracies: as replayed, in a process that has only the setup and the bytes."""
    table = Table(MAGIC, drafted_setup(seats, seats), seed_from(f"snapshots {seats}"))
    game = played(table, kind)
    assert game.found
    goes_on(game)


@pytest.mark.parametrize("kind", ["random", "sensible"])
def test_a_game_of_commander_goes_on_from_each_snapshot(kind: str) -> None:
    """With commanders, their taxes and damage, and tokens, copies and emblems of a hundred cards each."""
    table = Table(MAGIC, commander(0), seed_from("snapshots"))
    game = played(table, kind)
    assert len(game.found) > 3
    goes_on(game)


def quiet(number: int = 1) -> GameTable:
    """A table in the middle of a game, at a quiet moment."""
    table = Table(MAGIC, drafted_setup(number, 2), seed_from(f"snapshots {number}"))
    players = minds(table, "random")
    while len(table.log) < EVERY or not snapshots.is_quiet(table.state):
        decision = table.state.decision
        assert decision is not None
        table.answer(decision.actor, decision.id, players[decision.actor].answer(decision))
    return table


def test_what_is_not_as_it_was_written_is_not_read() -> None:
    """Whichever byte is another, whatever is missing, and the snapshot of another game: none is a game."""
    table = quiet()
    data = snapshots.write(table.state)
    stream = Stream(seed_from(1), "test", "bytes")
    for _ in range(50):
        place = stream.below(len(data))
        changed = bytearray(data)
        changed[place] ^= 1 + stream.below(255)
        for wrong in (bytes(changed), data[:place]):
            with pytest.raises(ValueError, match="not as it was written"):
                snapshots.read(table.setup, table.seed, wrong)
    with pytest.raises(ValueError, match="not as it was written"):
        snapshots.read(table.setup, seed_from("another"), data)


def test_only_records_of_games_are_read() -> None:
    """Bytes that name something else make nothing of it, though they are signed as ours are."""
    table = quiet()
    fields = dict.fromkeys(vars(table.state.game).keys() - snapshots.GIVEN - snapshots.WORKED_OUT)
    for name in ("subprocess.Popen", "entaku.server.protocol.Hello", "entaku.magic.game.play.Play", "builtins.eval"):
        written = snapshots.Written(0, ((name, ()),), fields | {"memory": [snapshots.RECORD, 0]})
        data = msgspec.msgpack.encode(written)
        with pytest.raises(ValueError, match="no game"):
            snapshots.read(table.setup, table.seed, snapshots.digest(table.seed, data) + data)


def test_records_of_another_form_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A snapshot of before a field was added to a record, or to the game, is none."""
    table = quiet()
    data = snapshots.write(table.state)
    with monkeypatch.context() as patched:
        patched.setattr(snapshots, "GIVEN", snapshots.GIVEN | {"monarch"})
        with pytest.raises(ValueError, match="another game's fields"):
            snapshots.read(table.setup, table.seed, data)
    written = msgspec.msgpack.decode(data[snapshots.DIGEST :], type=snapshots.Written)
    older = msgspec.structs.replace(written, kinds=tuple((name, names[:-1]) for name, names in written.kinds))
    told = msgspec.msgpack.encode(older)
    with pytest.raises(ValueError, match="no game"):
        snapshots.read(table.setup, table.seed, snapshots.digest(table.seed, told) + told)


def test_a_game_in_the_middle_of_an_action_is_not_written() -> None:
    """Only where nothing is going on is a game whole without its log."""
    table = Table(MAGIC, drafted_setup(1, 2), seed_from("snapshots"))
    assert not snapshots.is_quiet(table.state)
    with pytest.raises(snapshots.Unsaved):
        snapshots.write(table.state)


def test_every_field_of_a_game_is_written_given_or_worked_out() -> None:
    """What is left out is what determinization forgets, too, but for what happened last and what is counted."""
    game = Game(drafted_setup(1, 2), seed_from(1))
    assert vars(game).keys() >= snapshots.GIVEN | snapshots.WORKED_OUT
