"""What a night's log leads to."""

from collections.abc import Iterator, Mapping

from msgspec import Struct, field

from entaku.kernel.errors import Unlawful
from entaku.tournament.acts import DraftedAt, ExtraPrize, HonourNoted, Seating
from entaku.tournament.clock import Clock, turns_at_time
from entaku.tournament.finishing import Game, Place, PlayerId, finish
from entaku.tournament.prizes import Prize
from entaku.tournament.settings import Settings


class Player(Struct):
    """Somebody registered for the night.  `late`: came after the pods, or round 1, were made."""

    number: PlayerId
    name: str
    via: str = "typed"
    here: bool = False
    dropped: bool = False
    late: bool = False


class Group(Struct):
    """A published group: where it belongs, and its game so far.

    `room` is that of its table here, "" for paper; `named` whether it has been said which.
    """

    number: int
    round: int
    half: str
    pod: int | None
    survivors: int
    game: Game
    turns: int = 0
    active: PlayerId | None = None
    room: str = ""
    named: bool = False
    votes: dict[PlayerId, PlayerId] = field(default_factory=dict)
    answers: dict[str, dict[PlayerId, PlayerId]] = field(default_factory=dict)

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.survivors)

    def ballots(self, honour: str) -> dict[PlayerId, PlayerId]:
        """Who voted for whom: for the most enjoyable player (""), or on the question of an honour."""
        return self.answers.get(honour, {}) if honour else self.votes

    @property
    def players(self) -> tuple[PlayerId, ...]:
        return (*self.game.order, *self.game.absent)


class State(Struct):
    """A night as it stands."""

    settings: Settings = field(default_factory=Settings)
    players: dict[PlayerId, Player] = field(default_factory=dict)
    pods: list[tuple[PlayerId, ...]] = field(default_factory=list)
    drafted: dict[int, DraftedAt] = field(default_factory=dict)
    draft: tuple[Seating, ...] | None = None
    draws: int = 0
    round: int = 0
    groups: dict[int, Group] = field(default_factory=dict)
    byes: list[tuple[int, PlayerId]] = field(default_factory=list)
    clock: Clock | None = None
    noted: list[HonourNoted] = field(default_factory=list)
    prizes: dict[int, Prize] = field(default_factory=dict)
    pool_of: dict[int, list[int]] = field(default_factory=dict)
    taken: dict[int, PlayerId] = field(default_factory=dict)
    picks: dict[int, int] = field(default_factory=dict)
    extras: dict[int, ExtraPrize] = field(default_factory=dict)

    @property
    def names(self) -> Mapping[PlayerId, str]:
        return {number: player.name for number, player in self.players.items()}

    def player(self, number: PlayerId) -> Player:
        """The player of a number.  Raises Unlawful if nobody has it."""
        found = self.players.get(number)
        if found is None:
            raise Unlawful("night-player-unknown", player=number)
        return found

    def group(self, number: int) -> Group:
        """The published group of a number.  Raises Unlawful if there is none."""
        found = self.groups.get(number)
        if found is None:
            raise Unlawful("night-group-unknown", group=number)
        return found

    def playing(self) -> list[PlayerId]:
        """Who takes part: registered, checked in, not dropped."""
        return [number for number, player in self.players.items() if player.here and not player.dropped]

    def groups_in(self, round_number: int, pod: int | None = None) -> list[Group]:
        """The groups of a round, of one pod or of all."""
        return [
            group for group in self.groups.values() if group.round == round_number and (pod is None or group.pod == pod)
        ]

    def group_of(self, player: PlayerId) -> Group | None:
        """The newest group that the player belongs to."""
        return next((group for group in reversed(self.groups.values()) if player in group.players), None)

    def finish(self, group: Group) -> tuple[Place, ...]:
        """The order in which a group's game ended, or stands."""
        return finish(group.game, group.half, self.names)

    def turns_left(self, group: Group) -> tuple[PlayerId, ...]:
        """The turns still played in a group once time has run out, if it is known whose turn it was.  (EV-9)"""
        if group.active is None:
            return ()
        return turns_at_time(group.game.order, group.game.alive, group.active, self.settings.lap)

    def is_round_over(self) -> bool:
        """Whether no published group is still at play."""
        return all(group.is_over for group in self.groups.values())

    def pods_numbered(self) -> Iterator[tuple[int, tuple[PlayerId, ...]]]:
        """The pods, counted from 1."""
        return iter(enumerate(self.pods, start=1))
