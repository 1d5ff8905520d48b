"""What a night's log leads to."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Seed
from entaku.tournament.acts import (
    DraftedAt,
    ExtraPrize,
    HonourNoted,
    ListHanded,
    MatchReported,
    Role,
    Seating,
    StockSet,
)
from entaku.tournament.clock import Clock, turns_at_time
from entaku.tournament.finishing import Game, Place, PlayerId, finish, finish_match
from entaku.tournament.limited import Call
from entaku.tournament.pairing_worth import Quality
from entaku.tournament.prizes import Prize
from entaku.tournament.readings import order_of
from entaku.tournament.said import saying
from entaku.tournament.settings import PodRules, Settings

BOT = "bot"
"""How bots came to the night, in `Player.via`."""


MATCHES = ("swiss", "bracket")
"""The halves of a night whose groups are matches of two."""


class Player(Struct):
    """Somebody registered for the night.  `late`: came after the pods, or round 1, were made.

    `name` is how they are shown: what was `entered`, with a mark behind it while somebody else's name is the same to
    the eye; `mark` is the one they would have, "" for a number.  Only `namesakes` sets these.
    `reading` is their name in kana, "" where nobody knows it; `card` the number of their player card, "" without one.
    Who is `disqualified` has dropped too; who `waits` has no place yet.
    """

    number: PlayerId
    name: str
    via: str = "typed"
    here: bool = False
    dropped: bool = False
    late: bool = False
    reading: str = ""
    disqualified: bool = False
    paid: bool = False
    waits: bool = False
    bracket: int = 0
    card: str = ""
    entered: str = ""
    mark: str = ""


class Claim(Struct, frozen=True):
    """Whoever has a card says that they are this player; the card goes by the name `holder`."""

    player: PlayerId
    card: str
    holder: str


class Agreement(Struct, frozen=True):
    """What is proposed to a pod to play by, under its number, and what each of its players has answered so far.

    `by` is the player who proposed it, None for an organiser.
    """

    proposal: int
    rules: PodRules
    by: PlayerId | None = None
    answers: dict[PlayerId, bool] = {}


class Group(Struct):
    """A published group: where it belongs, and its game so far.

    `room` is that of its table here, "" for paper; `named` whether it has been said which.  `match` is the score of
    two players, where one was entered; it counts instead of the game.  `counted` are votes that were counted on
    paper; once the vote is `closed` nobody's is waited for; `fun` is whom the table named for its prize.  `lost` are
    games that a penalty has cost.  `rules` are those that its pod had agreed on when it was published, None for the
    night's own; `longer` is by how many seconds its time is longer than the round's.  `table` is the number of the
    shop's table where it sits, 0 where nobody does.
    """

    number: int
    round: int
    half: str
    pod: int | None
    survivors: int
    game: Game
    match: MatchReported | None = None
    turns: int = 0
    active: PlayerId | None = None
    room: str = ""
    named: bool = False
    votes: dict[PlayerId, PlayerId] = field(default_factory=dict)
    answers: dict[str, dict[PlayerId, PlayerId]] = field(default_factory=dict)
    counted: dict[PlayerId, int] | None = None
    closed: bool = False
    fun: PlayerId | None = None
    lost: dict[PlayerId, int] = field(default_factory=dict)
    rules: PodRules | None = None
    longer: float = 0.0
    table: int = 0

    @property
    def is_over(self) -> bool:
        return self.match is not None or self.game.is_over(self.survivors)

    def ballots(self, honour: str) -> dict[PlayerId, PlayerId]:
        """Who voted for whom: for the most enjoyable player (""), or on the question of an honour."""
        return self.answers.get(honour, {}) if honour else self.votes

    @property
    def players(self) -> tuple[PlayerId, ...]:
        return (*self.game.order, *self.game.absent)


class _Names(Mapping[PlayerId, str]):
    """The players' names, without a copy of all of them for every sentence."""

    def __init__(self, players: Mapping[PlayerId, Player]) -> None:
        self._players = players

    def __getitem__(self, player: PlayerId) -> str:
        return self._players[player].name

    def __iter__(self) -> Iterator[PlayerId]:
        return iter(self._players)

    def __len__(self) -> int:
        return len(self._players)


class State(Struct):
    """A night as it stands.

    `placed` and `sat` have the groups by round and pod, and by who has been seated in them (`publish`).
    `claims` are those that the desk has still to answer, by the cards; `looks` has who could be shown as what.
    `seed` is the night's own, from which its lots follow (`ties.by_lot`); nobody is shown it.
    """

    settings: Settings = field(default_factory=Settings)
    seed: Seed = b""
    players: dict[PlayerId, Player] = field(default_factory=dict)
    looks: dict[str, set[PlayerId]] = field(default_factory=dict)
    claims: dict[str, Claim] = field(default_factory=dict)
    lots: dict[PlayerId, str] = field(default_factory=dict)
    lot_seed: str = ""
    refused: set[tuple[PlayerId, str]] = field(default_factory=set)
    pods: list[tuple[PlayerId, ...]] = field(default_factory=list)
    drafted: dict[int, DraftedAt] = field(default_factory=dict)
    call: Call | None = None
    agreements: dict[int, Agreement] = field(default_factory=dict)
    draft: tuple[Seating, ...] | None = None
    quality: Quality | None = None
    draws: int = 0
    round: int = 0
    groups: dict[int, Group] = field(default_factory=dict)
    placed: dict[tuple[int, int | None], list[Group]] = field(default_factory=dict)
    sat: dict[PlayerId, list[Group]] = field(default_factory=dict)
    byes: list[tuple[int, PlayerId]] = field(default_factory=list)
    clock: Clock | None = None
    noted: list[HonourNoted] = field(default_factory=list)
    prizes: dict[int, Prize] = field(default_factory=dict)
    pool_of: dict[int, list[int]] = field(default_factory=dict)
    taken: dict[int, PlayerId] = field(default_factory=dict)
    picks: dict[int, int] = field(default_factory=dict)
    extras: dict[int, ExtraPrize] = field(default_factory=dict)
    desks: dict[Role, int] = field(default_factory=dict)
    lists: dict[PlayerId, ListHanded] = field(default_factory=dict)
    lists_locked: bool = False
    stock: dict[int, StockSet] = field(default_factory=dict)
    given: dict[int, dict[PlayerId, int]] = field(default_factory=dict)

    @property
    def names(self) -> Mapping[PlayerId, str]:
        """What everybody is called, looked up as it is asked for."""
        return _Names(self.players)

    @property
    def tables(self) -> Mapping[int, int]:
        """At which table each group sits, by the groups' numbers."""
        return {number: group.table for number, group in self.groups.items()}

    def known_as(self, players: Iterable[PlayerId]) -> dict[str, PlayerId]:
        """Who of these is meant by a name, in small letters: as they are shown, or as they alone were entered."""
        found: dict[str, list[PlayerId]] = {}
        for number in players:
            found.setdefault(self.players[number].entered.casefold(), []).append(number)
        alone = {name: numbers[0] for name, numbers in found.items() if len(numbers) == 1}
        return alone | {self.players[number].name.casefold(): number for one in found.values() for number in one}

    def in_order(self) -> list[PlayerId]:
        """Everybody in the order of their names."""
        key = {one.number: order_of(one.entered, one.reading) for one in self.players.values()}
        return sorted(self.players, key=lambda number: (key[number], number))

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

    def player_with(self, card: str) -> Player | None:
        """The player who has a card, if somebody has."""
        return next((one for one in self.players.values() if card and one.card == card), None)

    def expect_free(self, card: str) -> None:
        """Raises Unlawful for a card that somebody has here already: nobody is two, or votes twice."""
        owner = self.player_with(card)
        if owner is not None:
            raise Unlawful("night-card-taken", name=owner.name)

    def playing(self) -> list[PlayerId]:
        """Who takes part: registered, checked in, not dropped."""
        return [number for number, player in self.players.items() if player.here and not player.dropped]

    def publish(self, group: Group) -> None:
        """A group of the newest round is there, and can be found by its round, its pod and its players."""
        self.groups[group.number] = group
        for pod in {None, group.pod}:
            self.placed.setdefault((group.round, pod), []).append(group)
        for player in group.players:
            self.sat.setdefault(player, []).append(group)

    def groups_in(self, round_number: int, pod: int | None = None) -> list[Group]:
        """The groups of a round, of one pod or of all."""
        return list(self.placed.get((round_number, pod), ()))

    def groups_of(self, player: PlayerId) -> list[Group]:
        """The groups that the player belongs to, the oldest first."""
        return [group for group in self.sat.get(player, ()) if player in group.players]

    def group_of(self, player: PlayerId) -> Group | None:
        """The newest group that the player belongs to."""
        return max(self.groups_of(player), key=lambda group: group.number, default=None)

    def finish(self, group: Group) -> tuple[Place, ...]:
        """The order in which a group's game, or match, ended, or stands, and what everybody has of it.  (EV-5, EV-9)

        Wherever somebody's standing is told, it is asked here: only who has a place is told a number.
        """
        if group.match is not None:
            return finish_match(group.game.order, group.match.wins, group.match.drawn)
        places = finish(group.game, group.half, self.names)
        if not group.is_over:
            return places
        alive = group.game.alive if self.is_drawn(group) else ()
        return tuple(
            Place(one.player, (saying("night-why-survived"),), "survived") if one.outcome == "playing"
            else replace(one, outcome="drawn") if one.player in alive
            else one
            for one in places
        )  # fmt: skip

    def is_drawn(self, group: Group) -> bool:
        """Whether those who stayed until time ran out have drawn: in a match, and where a night by points says so."""
        system = self.settings.points
        counts = group.half in MATCHES or (group.half == "points" and not system.places and system.draw is not None)
        return counts and group.game.timed_out and len(group.game.alive) > 1

    def levels(self, group: Group) -> tuple[tuple[PlayerId, ...], ...]:
        """Who played, best first, those together whom the game itself didn't tell apart.

        Of those who left together and of those with equal life totals turn order makes a place (EV-7, EV-9), but says
        nothing of how they played; who survived round 1, or drew, is equal too.
        """
        game, places = group.game, self.finish(group)
        batch = {player: number for number, one in enumerate(game.left) for player in one.players}
        found: dict[tuple[str, int], list[PlayerId]] = {}
        level: tuple[str, int]
        for place in places:
            if place.player in game.order:
                if place.outcome != "place":
                    level = (place.outcome, 0)
                elif place.player in batch:
                    level = ("left", batch[place.player])
                elif group.match is not None:
                    level = ("won", group.match.wins.get(place.player, 0))
                else:
                    level = ("life", game.lives.get(place.player, 0))
                found.setdefault(level, []).append(place.player)
        return tuple(map(tuple, found.values()))

    def turns_left(self, group: Group) -> tuple[PlayerId, ...]:
        """The turns still played in a group once time has run out, if it is known whose turn it was.  (EV-9)"""
        if group.active is None:
            return ()
        return turns_at_time(group.game.order, group.game.alive, group.active, self.rules_of(group).lap)

    def rules_of(self, group: Group) -> PodRules:
        """By what a group plays: what its pod had agreed on when the round was published, else the night's rules."""
        return self.settings.rules if group.rules is None else group.rules

    def clock_of(self, group: Group) -> Clock | None:
        """The round's clock as it runs for a group, whose pod may have agreed on more time or less.  (EV-9)"""
        return None if self.clock is None else self.clock.extended(group.longer)

    def overtime_of(self, group: Group) -> float:
        """So many seconds a group plays on once its time is over, before the last turns.  (EV-9)"""
        return self.rules_of(group).overtime * 60.0

    def seconds_left(self, group: Group, now: float) -> float | None:
        """What a group has left of its time, what it plays on included; None where no clock runs.  (EV-9)"""
        clock = self.clock_of(group)
        if clock is None or clock.since is None:
            return None
        left = clock.remaining(now)
        return left if left > 0 else left + self.overtime_of(group)

    def asked(self, pod: int) -> tuple[PlayerId, ...]:
        """Who has to agree on a pod's rules: its people who haven't dropped."""
        people = (self.players[player] for player in self.pods[pod - 1])
        return tuple(one.number for one in people if not one.dropped and one.via != BOT)

    def is_agreed(self, pod: int) -> bool:
        """Whether something is proposed to a pod, and everybody who is asked agrees to it."""
        agreement = self.agreements.get(pod)
        return agreement is not None and all(agreement.answers.get(player, False) for player in self.asked(pod))

    def next_rules(self, pod: int | None) -> PodRules | None:
        """By what a pod's groups play if they are published now; None for the night's own rules.

        A proposal that not everybody has agreed to changes nothing: the pod plays on as in its last round.
        """
        agreement = None if pod is None else self.agreements.get(pod)
        if pod is None or agreement is None:
            return None
        if self.is_agreed(pod):
            return agreement.rules
        return next((group.rules for group in reversed(self.groups.values()) if group.pod == pod), None)

    def is_round_over(self) -> bool:
        """Whether no published group is still at play."""
        return all(group.is_over for group in self.groups.values())

    def pods_numbered(self) -> Iterator[tuple[int, tuple[PlayerId, ...]]]:
        """The pods, counted from 1."""
        return iter(enumerate(self.pods, start=1))
