"""Games in the middle: cards put where a test wants them."""

from collections.abc import Mapping, Sequence

from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.table import Event
from entaku.magic.concepts import starting_the_game
from entaku.magic.game import mutators
from entaku.magic.game.events import ByHand
from entaku.magic.game.play import MAGIC, Play
from entaku.magic.game.profile import CONSPIRACY, RulesProfile
from entaku.magic.game.setup import GameSetup, PlayerSetup
from entaku.magic.game.state import Game, Object, Pending
from entaku.magic.turn import turns
from entaku.oracle.printed import PrintedCard
from tests.magic.wild import game_setup

Zones = Mapping[str, Sequence[str]]
"""For a player the names of the cards in each zone."""


def position(
    sides: Sequence[Zones],
    *,
    profile: RulesProfile = CONSPIRACY,
    step: str = "precombat main",
    active: int = 0,
    patient: bool = False,
    seed: int = 1,
) -> Play:
    """A game in which a step of a player's turn begins, with these cards where they are."""
    players = tuple(
        PlayerSetup(f"P{seat}", (), tuple(PrintedCard(name) for names in zones.values() for name in names))
        for seat, zones in enumerate(sides)
    )
    known = game_setup(players, profile)
    setup = GameSetup(
        players=tuple(PlayerSetup(player.name, ()) for player in players),
        cards=known.cards,
        trees=known.trees,
        profile=profile,
        starts=0,
        patient=patient,
    )
    game = Game(setup, seed_from(seed))
    game.turn, game.active, game.last_regular, game.step = len(sides) + 1, active, active, step
    game.ranges = turns.ranges(game)
    for seat, zones in enumerate(sides):
        mutators.alter_player(game, seat, turns=1, last_turn=game.turn - (active - seat) % len(sides))
        for zone, names in zones.items():
            for name in names:
                put(game, seat, zone, name)
        starting_the_game.remember_deck(game, seat)
    game.pending = Pending("step", active)
    game.events = []
    play = Play(game)
    play.advance()
    return play


def put(game: Game, seat: int, zone: str, name: str) -> int:
    """Put one card somewhere, as if it had been there for long."""
    definition = game.setup.definition(name)
    item = Object(mutators.new_id(game), definition, seat, seat, zone, timestamp=mutators.stamp(game), held_by=seat)  # type: ignore[arg-type]
    if definition.traits.loyalty is not None and zone == "battlefield":
        item = mutators.replace(item, counters=(("loyalty", definition.traits.loyalty),))
    mutators.put_in(game, item)
    return item.id


def answer(play: Play, given: object, seat: int | None = None) -> Sequence[Event]:
    """Answer the open decision; with `seat`, that player's concession instead."""
    decision = play.decision if seat is None else MAGIC.open(play)[seat]
    assert decision is not None
    return MAGIC.apply(play, decision, decision.check(given))


def find(game: Game, name: str, zone: str = "battlefield") -> int:
    """The first object of this name in a zone."""
    return next(n for n, item in game.objects.items() if item.zone == zone and item.definition.name == name)


def by_hand(events: Sequence[Event]) -> list[str]:
    """What the rules left to the players' hands."""
    return [f"{one.card}: {'a fault' if one.fault else one.text}" for one in events if isinstance(one, ByHand)]


def any_of(stream: Stream, names: Sequence[str], count: int) -> list[str]:
    """So many of these names, by chance."""
    return [stream.choose(names) for _ in range(count)]
