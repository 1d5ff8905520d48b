"""Games on paper, act by act, and where they stand: for `companion/game.ts`.

The client alone counts them.  Here is the same in Python, written a second time and otherwise: each field is worked out
by itself from what happened, instead of being changed by it.
"""

from collections.abc import Iterator, Sequence
from random import Random

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from entaku.server.companion.bodies import (
    BegunAgain,
    CommanderHit,
    CounterChanged,
    DayIs,
    DeedUndone,
    InitiativeIs,
    LifeChanged,
    MonarchIs,
    PaperAct,
    PaperDeed,
    PaperSetup,
    Rolled,
    SeatsOut,
    Starts,
    TimeCalled,
    TurnPassed,
)

MANY = 60
NAMES = ("Ada", "Ben", "Ken", "Dee")
LETHAL_COMMANDER, LETHAL_POISON = 21, 10
Json = dict[str, object]


class Game:
    """One game: what counts of its acts, walked through once for whose turn it is."""

    def __init__(self, setup: PaperSetup, starts: int) -> None:
        self.setup = setup
        self.seats = range(len(setup.names))
        self.deeds: list[PaperDeed] = []
        self.gone: list[tuple[SeatsOut, int]] = []
        """Who left together, with how many turns had begun."""
        self.turns = [(starts, setup.began)]
        """Whose turn began when."""
        self.crowns: dict[type, int | None] = {MonarchIs: None, InitiativeIs: None}
        self.called: int | None = None
        self.passed_since = 0
        self.ended: float | None = None
        self.used = dict.fromkeys(self.seats, 0.0)

    def is_out(self, seat: int) -> bool:
        return any(seat in deed.seats for deed, _ in self.gone)

    @property
    def here(self) -> list[int]:
        return [seat for seat in self.seats if not self.is_out(seat)]

    @property
    def timed_out(self) -> bool:
        return self.called is not None and self.passed_since > self.called

    @property
    def is_over(self) -> bool:
        return self.timed_out or len(self.here) < 2

    def take(self, deed: PaperDeed, at: float) -> None:
        """The next thing that happened."""
        self.deeds.append(deed)
        match deed:
            case TurnPassed():
                self._pass(at)
            case Starts(seat):
                self.turns[-1] = (seat, at)
            case BegunAgain():
                self.turns[-1] = (self.turns[-1][0], at)
            case TimeCalled():
                here = len(self.here)
                # The turn that runs is the first of a night's lap (EV-9); without one everybody has another after it.
                self.called = {None: here, "active": here - 1, "extra": 2 * here - 1, "none": -1}[self.setup.lap]
                self.passed_since = 0
            case MonarchIs(seat) | InitiativeIs(seat):
                self.crowns[type(deed)] = seat
            case SeatsOut():
                self._leave(deed, at)
        if self.ended is None and self.is_over:
            self._spend(at)
            self.turns[-1] = (self.turns[-1][0], at)
            self.ended = at

    def _spend(self, at: float) -> None:
        seat, began = self.turns[-1]
        self.used[seat] += max(0, at - began)

    def _next(self) -> int:
        active = self.turns[-1][0]
        after = [*self.seats[active + 1 :], *self.seats[: active + 1]]
        return next((seat for seat in after if not self.is_out(seat)), active)

    def _pass(self, at: float) -> None:
        self._spend(at)
        self.turns.append((self._next(), at))
        self.passed_since += 1

    def _leave(self, deed: SeatsOut, at: float) -> None:
        self.gone.append((deed, len(self.turns)))
        active = self.turns[-1][0]
        for crown, holder in self.crowns.items():
            if holder in deed.seats:
                heir = active if not self.is_out(active) else self._next() if self.here else None
                self.crowns[crown] = heir
        if self.is_out(active) and self.here:
            self._pass(at)

    # Each field by itself.

    def life(self, seat: int) -> int:
        changed = sum(one.by for one in self.deeds if isinstance(one, LifeChanged) and one.seat == seat)
        hit = sum(one.by for one in self.deeds if isinstance(one, CommanderHit) and one.seat == seat)
        return self.setup.life + changed - hit

    def damage(self, seat: int) -> dict[int, int]:
        found: dict[int, int] = {}
        for one in self.deeds:
            if isinstance(one, CommanderHit) and one.seat == seat:
                found[one.source] = found.get(one.source, 0) + one.by
        return {source: damage for source, damage in found.items() if damage}

    def counters(self, seat: int) -> dict[str, int]:
        found: dict[str, int] = {}
        for one in self.deeds:
            if isinstance(one, CounterChanged) and one.seat == seat:
                found[one.name] = max(0, found.get(one.name, 0) + one.by)
        return found

    def due(self) -> list[Json]:
        found: list[Json] = []
        for seat in self.here:
            if max(self.damage(seat).values(), default=0) >= LETHAL_COMMANDER:
                found.append({"seat": seat, "cause": "commander-damage"})
            elif self.counters(seat).get("poison", 0) >= LETHAL_POISON:
                found.append({"seat": seat, "cause": "poison"})
            elif self.life(seat) <= 0:
                found.append({"seat": seat, "cause": "life"})
        return found

    def places(self) -> list[list[int]]:
        by_life = {self.life(seat) if self.timed_out else 0 for seat in self.here}
        first = [
            [seat for seat in self.here if not self.timed_out or self.life(seat) == life]
            for life in sorted(by_life, reverse=True)
        ]
        out = self.out()
        later = [
            [seat for seat in self.seats if out.get(seat, {}).get("batch") == batch]
            for batch in range(len(self.gone), 0, -1)
        ]
        return [*first, *(group for group in later if group)]

    def out(self) -> dict[int, dict[str, object]]:
        return {
            seat: {"batch": batch, "cause": deed.cause}
            for batch, (deed, _) in enumerate(self.gone, 1)
            for seat in deed.seats
        }

    def standing(self) -> Json:
        days = [one.day for one in self.deeds if isinstance(one, DayIs)]
        return {
            "seats": [
                {
                    "life": self.life(seat),
                    "commander": self.damage(seat),
                    "counters": self.counters(seat),
                    "out": self.out().get(seat),
                    "used": self.used[seat],
                }
                for seat in self.seats
            ],
            "monarch": self.crowns[MonarchIs],
            "initiative": self.crowns[InitiativeIs],
            "day": days[-1] if days else None,
            "active": self.turns[-1][0],
            "turn": len(self.turns),
            "turnBegan": self.turns[-1][1],
            "left": None if self.called is None else self.called - self.passed_since,
            "timedOut": self.timed_out,
            "ended": self.ended,
        }


class Match(Struct):
    """Games that two won so far."""

    won: list[int] = field(default_factory=lambda: [0, 0])
    drawn: int = 0
    game: int = 1
    over: bool = False


def winner(game: Game) -> int | None:
    """Who won a game that is over; None for a draw."""
    if len(game.here) == 1:
        return game.here[0]
    first, second = game.life(0), game.life(1)
    if not game.here or not game.setup.by_life or first == second:
        return None
    return 0 if first > second else 1


def counted(setup: PaperSetup, acts: Sequence[PaperAct]) -> tuple[Game, Match | UnsetType]:
    """The newest game, and the match it belongs to."""
    undone = {act.deed.number for act in acts if isinstance(act.deed, DeedUndone)}
    games: list[list[PaperAct]] = [[]]
    for act in acts:
        if isinstance(act.deed, DeedUndone) or act.number in undone:
            continue
        if isinstance(act.deed, BegunAgain):
            games.append([])
        games[-1].append(act)
    match, starts = Match(), 0
    for acts_of_game in games:
        if match.over:
            match = Match()
        game = Game(setup, starts)
        for act in acts_of_game:
            game.take(act.deed, act.at)
        match.game = sum(match.won) + match.drawn + 1
        if setup.wins and game.is_over:
            if (who := winner(game)) is None:
                match.drawn += 1
            else:
                match.won[who] += 1
                starts = 1 - who
            match.over = max(match.won) >= setup.wins
    return game, match if setup.wins else UNSET


def deed(random: Random, seats: int, before: Sequence[PaperAct]) -> PaperDeed:
    """Something that may happen next."""
    one = random.randrange(seats)
    undone = {act.deed.number for act in before if isinstance(act.deed, DeedUndone)}
    left = [act.number for act in before if not isinstance(act.deed, DeedUndone) and act.number not in undone]
    kinds: list[tuple[int, PaperDeed]] = [
        (30, LifeChanged(one, random.randint(-9, 3))),
        (8, CommanderHit(one, random.randrange(2 * seats), random.choice((3, 7, 11, -2)))),
        (8, CounterChanged(one, random.choice(("poison", "energy")), random.choice((1, 4, 6, -2)))),
        (5, MonarchIs(random.choice((one, None)))),
        (4, InitiativeIs(one)),
        (3, DayIs(random.choice((True, False, None)))),
        (20, TurnPassed(0)),
        (3, TimeCalled()),
        (9, SeatsOut(tuple(sorted({one, random.randrange(seats)})), random.choice(("life", "concession")))),
        (4, BegunAgain()),
        (2, Starts(one)),
        (1, Rolled(6, random.randint(1, 6))),
        (6 if left else 0, DeedUndone(left[-1] if left else 0)),
    ]
    return random.choices([kind for _, kind in kinds], [weight for weight, _ in kinds])[0]


def games() -> Iterator[Json]:
    """Games of two to four, games by themselves and matches, some of them over."""
    random = Random("companion")
    for _ in range(MANY):
        seats = random.randint(2, 4)
        setup = PaperSetup(
            NAMES[:seats],
            life=random.choice((20, 40)),
            minutes=50,
            commander=random.random() < 0.5,
            night=None,
            began=1_000,
            lap=random.choice((None, "active", "extra", "none")),
            wins=random.choice((0, 1, 2)) if seats == 2 else 0,
            by_life=random.random() < 0.5,
        )
        acts: list[PaperAct] = []
        at = setup.began
        for number in range(1, random.randint(2, 28)):
            at += random.randrange(1, 90_000)
            acts.append(PaperAct(number, at, None, "phone", str(number), deed(random, seats, acts)))
        game, match = counted(setup, acts)
        told: Json = {"found": game.standing(), "due": game.due(), "places": game.places()}
        if match is not UNSET:
            told["match"] = msgspec.to_builtins(match)
        yield {"setup": setup, "acts": acts, **told}
