"""The order in which a group's game ends: who stayed, who left when, who is nearer to the first turn.

`order` is the turn order, whoever took the first turn first; batches of players who left together come in the order
in which they left.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from entaku.tournament.said import Said, saying

PlayerId = int

CAUSES = (
    "life", "commander-damage", "poison", "empty-library", "effect",
    "won-by-card", "concession", "dropped", "loss", "unknown",
)  # fmt: skip


class Departure(Struct, frozen=True):
    """Players who left the game at the same time, and why."""

    players: tuple[PlayerId, ...]
    cause: str = "unknown"


class Game(Struct, frozen=True):
    """What is known of a group's game.

    `absent` are those who belong to the group and were gone before it began, the earliest first.
    """

    order: tuple[PlayerId, ...]
    left: tuple[Departure, ...] = ()
    absent: tuple[PlayerId, ...] = ()
    lives: dict[PlayerId, int] = {}
    timed_out: bool = False

    @property
    def alive(self) -> tuple[PlayerId, ...]:
        """Who is still in the game, in turn order."""
        gone = {player for departure in self.left for player in departure.players}
        return tuple(player for player in self.order if player not in gone)

    def is_over(self, survivors: int = 1) -> bool:
        """Whether the game is decided when `survivors` may stay.  (EV-5)"""
        return self.timed_out or len(self.alive) <= survivors


Outcome = Literal["place", "survived", "left", "drawn", "playing", "out"]
"""What somebody has of a game: a place; of round 1 of two, that they survived it, or left it; a draw; or nothing yet.

Where only winners go on they survived, too, or are out, until the round is over in which they were beaten.

Only a place is told as a number: the others stand in an order, since somebody has to be seated next, but haven't earned
it by playing.  (EV-5)
"""


class Place(Struct, frozen=True):
    """A player's place in the order of a game, and the facts that gave it, most telling first."""

    player: PlayerId
    reasons: tuple[Said, ...]
    outcome: Outcome = "place"


def finish(game: Game, group: str, names: Mapping[PlayerId, str]) -> tuple[Place, ...]:
    """Everybody of the group, best first, each with the reasons.  (EV-6, EV-7, EV-9)

    Later to leave is higher; of those who left together, and of those with equal life when time ran out, the one
    nearer in turn order to the first player is lower.  Where nobody stays in a game to the last one, whoever this order
    puts first has won it.  `group` names the group in messages ("winners", "losers" …).

    >>> example = Game((0, 1, 2, 3), lives={0: 21, 1: 4, 2: 10, 3: 10}, timed_out=True)
    >>> [place.player for place in finish(example, "winners", {0: "A", 1: "B", 2: "C", 3: "D"})]
    [0, 3, 2, 1]
    """
    seat = {player: index for index, player in enumerate(game.order)}
    total = len(game.order) + len(game.absent)
    places = _those_who_stayed(game, seat, group, names)
    for departure in reversed(game.left):
        together = sorted(departure.players, key=seat.__getitem__, reverse=True)
        for player in together:
            nth = total - len(places)
            won = not places and group != "round-1"
            first = (
                saying("night-why-won-leaving", group=group) if won else saying("night-why-left", nth=nth, group=group)
            )
            reasons = [first, saying(f"night-cause-{departure.cause}")]
            reasons += _seat_reasons("night-why-together", player, together, seat, names)
            places.append(Place(player, tuple(reasons)))
    for player in reversed(game.absent):
        places.append(Place(player, (saying("night-why-absent", group=group),)))
    return tuple(places)


def finish_match(order: tuple[PlayerId, ...], wins: Mapping[PlayerId, int], drawn: int) -> tuple[Place, ...]:
    """Both players of a match, the winner first, each with the score as they see it.

    >>> [(place.player, place.reasons[0].key) for place in finish_match((3, 4), {3: 1, 4: 2}, 0)]
    [(4, 'night-why-match-won'), (3, 'night-why-match-lost')]
    """
    total = sum(wins.values())
    places = []
    for player in sorted(order, key=lambda one: -wins.get(one, 0)):
        own = wins.get(player, 0)
        how = "won" if 2 * own > total else "lost" if 2 * own < total else "drawn"
        why = saying(f"night-why-match-{how}", won=own, lost=total - own, drawn=drawn)
        places.append(Place(player, (why,), "drawn" if how == "drawn" else "place"))
    return tuple(places)


def _those_who_stayed(
    game: Game, seat: Mapping[PlayerId, int], group: str, names: Mapping[PlayerId, str]
) -> list[Place]:
    alive = game.alive
    if len(alive) == 1:
        return [Place(alive[0], (saying("night-why-last", group=group),))]
    if not game.timed_out:
        return [Place(player, (saying("night-why-in-play", group=group),), "playing") for player in reversed(alive)]
    life = {player: game.lives.get(player, 0) for player in alive}
    places = []
    for player in sorted(alive, key=lambda one: (life[one], seat[one]), reverse=True):
        equal = [other for other in alive if life[other] == life[player]]
        reasons = [saying("night-why-life", life=life[player], group=group)]
        places.append(Place(player, (*reasons, *_seat_reasons("night-why-equal-life", player, equal, seat, names))))
    return places


def _seat_reasons(
    key: str, player: PlayerId, equals: list[PlayerId], seat: Mapping[PlayerId, int], names: Mapping[PlayerId, str]
) -> list[Said]:
    """Why the player is above or below those who are equal otherwise."""
    below = [names[other] for other in equals if seat[other] < seat[player]]
    above = [names[other] for other in equals if seat[other] > seat[player]]
    reasons = []
    if below:
        reasons.append(saying(f"{key}-later", others=", ".join(below)))
    if above:
        reasons.append(saying(f"{key}-nearer", others=", ".join(above)))
    return reasons


def survivors_of(groups: tuple[int, ...], agreed: Mapping[str, tuple[int, ...]]) -> tuple[int, ...]:
    """How many of each group go on to the winners' group.  (EV-5, EV-6)

    Two of each, unless `agreed` (by sizes, such as "3+3") says otherwise; of five and five, three of the first and
    two of the second, so that both groups of round 2 have five.  A pod of one group plays one game to its end.

    >>> survivors_of((4, 4), {}), survivors_of((5, 5), {}), survivors_of((4,), {})
    ((2, 2), (3, 2), (1,))
    """
    found = agreed.get("+".join(map(str, groups)))
    if found is not None and len(found) == len(groups):
        return found
    if len(groups) == 1:
        return (1,)
    if groups == (5, 5):
        return (3, 2)
    return (2,) * len(groups)
