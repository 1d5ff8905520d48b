"""Matches of two players: points, the four tie-breakers of the field, and the standings of Swiss rounds.

A win is 3 points, a draw 1.  Equal points are parted by the opponents' match wins, the own game wins and the
opponents' game wins, each as a part of what could have been won; nobody counts for less than 33 % in them.  A bye is
a match won without losing a game; it has no opponent.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from entaku.tournament.finishing import Place, PlayerId
from entaku.tournament.said import Said, saying
from entaku.tournament.settings import Tie
from entaku.tournament.state import Group, State
from entaku.tournament.ties import Meetings, TieBreaker, Values, by_lot, in_order

WIN, DRAW = 3, 1
"""What a match, and a game, is worth."""

FLOOR = Fraction(33, 100)
"""So much of what could be won everybody counts for at least."""


class Played(Struct, frozen=True):
    """A match as one player sees it: `games` won, lost and drawn; `opponent` is None for a bye."""

    opponent: PlayerId | None
    games: tuple[int, int, int]

    @property
    def points(self) -> int:
        won, lost, _ = self.games
        return WIN if won > lost else DRAW if won == lost else 0

    @property
    def game_points(self) -> int:
        won, _, drawn = self.games
        return WIN * won + DRAW * drawn


class Record(Struct, frozen=True):
    """What a player's Swiss rounds came to, tie-breakers included.

    `opponents_match`, `game` and `opponents_game` are tie-breakers, in their usual order.
    """

    points: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    opponents_match: Fraction = Fraction(0)
    game: Fraction = Fraction(0)
    opponents_game: Fraction = Fraction(0)

    @property
    def key(self) -> tuple[int, Fraction, Fraction, Fraction]:
        """The higher, the better."""
        return (self.points, self.opponents_match, self.game, self.opponents_game)

    @property
    def said(self) -> Said:
        """The points, as the standings show them."""
        return saying("night-why-match-points", points=self.points, won=self.won, lost=self.lost, drawn=self.drawn)

    def part(self, tie: Tie) -> Fraction | int:
        """What it has of one of the tie-breakers."""
        parts = {"opponents-match": self.opponents_match, "game": self.game, "opponents-game": self.opponents_game}
        return parts.get(tie, self.won)


def percent(part: Fraction) -> str:
    """A part of one in percent with two places, as the field shows tie-breakers; halves are rounded up.

    >>> percent(Fraction(2, 3)), percent(FLOOR), percent(Fraction(1))
    ('66.67', '33.00', '100.00')
    """
    hundredths = int(part * 10_000 + Fraction(1, 2))
    return f"{hundredths // 100}.{hundredths % 100:02}"


def games_of(group: Group, wins: int) -> dict[PlayerId, tuple[int, int, int]]:
    """Each player's games of a match that is over: won, lost, drawn.

    A match that was decided without a score (a concession, a drop, a game at a table of this system) is won with as
    many games as it takes, `wins`; one that ran out of time is a drawn game.  Games that a penalty has cost count.
    """
    players = group.game.order
    if group.match is not None:
        won = {player: group.match.wins.get(player, 0) for player in players}
        drawn = group.match.drawn
    else:
        alive = group.game.alive
        given = {player: sum(count for loser, count in group.lost.items() if loser != player) for player in players}
        won = {player: wins if alive == (player,) else given[player] if len(alive) != 1 else 0 for player in players}
        drawn = int(len(alive) != 1)
    total = sum(won.values())
    return {player: (won[player], total - won[player], drawn) for player in players}


def played(state: State) -> dict[PlayerId, list[Played]]:
    """Everybody's Swiss matches that are over, byes included, round by round.

    Whose opponent was gone before the match began has a bye.
    """
    wins = state.settings.wins
    found: dict[PlayerId, list[Played]] = {player: [] for player in state.players}
    for group in state.groups.values():
        if group.half != "swiss" or not group.is_over:
            continue
        order, games = group.game.order, games_of(group, wins)
        for player in order:
            opponent = next((other for other in order if other != player), None)
            found[player].append(Played(opponent, games[player]))
    for _, player in state.byes:
        found[player].append(Played(None, (wins, 0, 0)))
    return found


def records(state: State) -> dict[PlayerId, Record]:
    """Everybody's record of the Swiss rounds so far."""
    matches = played(state)
    match_wins = {player: _match_wins(own) for player, own in matches.items()}
    game_wins = {player: _game_wins(own) for player, own in matches.items()}
    found = {}
    for player, own in matches.items():
        points = [one.points for one in own]
        found[player] = Record(
            sum(points),
            points.count(WIN),
            points.count(0),
            points.count(DRAW),
            _average_of_opponents(own, match_wins),
            game_wins[player],
            _average_of_opponents(own, game_wins),
        )
    return found


def places(state: State) -> tuple[Place, ...]:
    """The standings of the Swiss rounds, by the tie-breakers that the night has agreed on."""
    found = records(state)
    points = {player: record.points for player, record in found.items()}
    breakers = [_breaker(state, found, tie) for tie in state.settings.tie_breakers]
    return tuple(
        Place(player, (found[player].said, *reasons)) for player, reasons in in_order(list(found), points, breakers)
    )


def _breaker(state: State, found: Mapping[PlayerId, Record], tie: Tie) -> TieBreaker:
    if tie == "head-to-head":
        return _meetings(state).breaker()
    if tie == "lot":
        return by_lot(state.seed)

    def values(level: Sequence[PlayerId]) -> Values:
        return {player: found[player].part(tie) for player in level}

    def said(player: PlayerId) -> Said:
        part = found[player].part(tie)
        if isinstance(part, int):
            return saying("night-why-wins", wins=part)
        return saying(f"night-why-{tie}", part=percent(part))

    return TieBreaker(tie, values, said)


def _meetings(state: State) -> Meetings:
    """What two players took from their matches against each other."""
    taken: dict[tuple[PlayerId, PlayerId], list[Fraction]] = {}
    for player, own in played(state).items():
        for one in own:
            if one.opponent is not None:
                taken.setdefault((player, one.opponent), []).append(Fraction(one.points, WIN))
    return Meetings(taken)


def _match_wins(own: list[Played]) -> Fraction:
    possible = WIN * len(own)
    return max(FLOOR, Fraction(sum(one.points for one in own), possible)) if possible else FLOOR


def _game_wins(own: list[Played]) -> Fraction:
    possible = WIN * sum(sum(one.games) for one in own)
    return max(FLOOR, Fraction(sum(one.game_points for one in own), possible)) if possible else FLOOR


def _average_of_opponents(own: list[Played], parts: Mapping[PlayerId, Fraction]) -> Fraction:
    met = [parts[one.opponent] for one in own if one.opponent is not None]
    return sum(met, Fraction(0)) / len(met) if met else FLOOR
