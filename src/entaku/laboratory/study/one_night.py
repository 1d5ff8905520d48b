"""One night of a study, played by bots, as rows of its tables."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from statistics import mean

from msgspec import UNSET

from entaku.decks.deck import Deck
from entaku.drafts.events import Drafted, RoundBegan
from entaku.drafts.picks import PackPick, pack_picks
from entaku.drafts.rules import DraftRules, DraftTable
from entaku.kernel.table import Event, Table
from entaku.laboratory.evening import Evening, GameTable
from entaku.laboratory.study.brought import BroughtEvening
from entaku.laboratory.study.plan import Study
from entaku.laboratory.study.schema import TABLES, Rows
from entaku.magic.game import events as e
from entaku.magic.game.setup import PlayerSetup
from entaku.oracle.colours import colours
from entaku.tournament.standings import pod_standings
from entaku.tournament.state import Group


class NightPlayed:
    """A night as it is played: its rows, and what the rules failed at."""

    def __init__(self, study: Study, number: int) -> None:
        self.study = study
        self.number = number
        self.rows: Rows = {name: [] for name in TABLES}
        self.heard: dict[str, list[Event]] = {}
        plan = study.plan_of(number)
        self.evening = BroughtEvening(plan, study.decks, self.hear) if study.decks else Evening(plan, hear=self.hear)

    def play(self) -> "NightPlayed":
        """Play it to the end."""
        self.evening.play()
        for table in self.evening.drafts.values():
            self.rows["picks"] += self.picks(table)
        for seat in self.evening.seats.values():
            drafted = Counter(card.name for card in seat.pool.cards)
            self.rows["decks"] += self.deck(seat.place, seat.deck, drafted)
        for group in self.evening.night.state.groups.values():
            name = f"round-{group.round}-group-{group.number}"
            if name in self.evening.games:
                played = self.evening.games[name]
                self.rows["games"] += self.game(group, played, self.heard[name])
                self.rows["events"] += self.events(group, played.setup.seats_at_draft, self.heard[name])
        self.rows["ranks"] += self.ranks()
        return self

    def hear(self, name: str, event: Event) -> None:
        """Keep what happens in a game."""
        self.heard.setdefault(name, []).append(event)

    def picks(self, table: DraftTable) -> Iterator[tuple[object, ...]]:
        """What everybody drafted, in the order in which they did."""
        offered = [seen_at(picks) for picks in pack_picks(table)]
        taken: Counter[tuple[int, int]] = Counter()
        for phase, round_number, event in drafted(table):
            seat, way = event.seat, "" if event.by is UNSET else event.by
            taken[seat, phase] += 1
            yield (
                self.number, seat, phase + 1, 0 if way else round_number + 1, taken[seat, phase],
                event.card.name if event.card else "", way, [] if way else next(offered[seat]),
            )  # fmt: skip

    def deck(self, player: int, deck: Deck, drafted: Counter[str]) -> Iterator[tuple[object, ...]]:
        """What a player had after the draft."""
        for part, entries in (("main", deck.main), ("sideboard", deck.sideboard), ("conspiracies", deck.conspiracies)):
            for entry in entries:
                yield self.number, player, entry.name, part, entry.count, entry.name in drafted

    def game(self, group: Group, table: GameTable, heard: Sequence[Event]) -> Iterator[tuple[object, ...]]:
        """How a game went for each player."""
        game = table.state.game
        left = {event.seat: turn for turn, event in by_turn(heard) if isinstance(event, e.PlayerLost)}
        hands = {event.seat: event.cards for event in heard if isinstance(event, e.HandKept)}
        mulligans = Counter(event.seat for event in heard if isinstance(event, e.MulliganTaken))
        count = len(game.players)
        places = places_of(game.eliminated, count)
        for seat, player in enumerate(game.players):
            place = table.setup.seats_at_draft[seat]
            yield (
                self.number, group.round, group.number, place, self.evening.plan.bot(place),
                (seat - game.starter) % count, self.colours(table.setup.players[seat]), places.get(seat, 1),
                1 / len(game.winners) if seat in game.winners else 0.0,
                left.get(seat, 0), player.lost, player.life, count, game.turn, game.ended,
                hands.get(seat, 0), mulligans[seat], *self.shape(table.setup.players[seat]),
                sum(player.commander_casts),
            )  # fmt: skip

    def ranks(self) -> Iterator[tuple[object, ...]]:
        """Where everybody stood when the night was over.  (EV-6)"""
        state = self.evening.night.state
        for pod, _ in state.pods_numbered():
            for line in pod_standings(state, pod):
                yield self.number, self.evening.seats[line.player].place, line.rank

    def events(self, group: Group, places: Sequence[int], heard: Sequence[Event]) -> Iterator[tuple[object, ...]]:
        """What happened in a game that is worth a row; `places` are those of its seats at the draft."""
        rows = ((turn, row) for turn, event in by_turn(with_hands(heard)) for row in told(event))
        for number, (turn, (kind, seat, other, card, amount)) in enumerate(rows, start=1):
            yield (
                self.number, group.round, group.number, number, turn, kind,
                places[seat], places[other] if other >= 0 else -1, card, amount,
            )  # fmt: skip

    def colours(self, player: PlayerSetup) -> str:
        """The colours of the spells in somebody's deck."""
        found = {card: self.study.find(card.name) for card in player.deck}
        return colours("".join(card.colours for card in found.values() if card is not None))

    def shape(self, player: PlayerSetup) -> tuple[int, float | None]:
        """How many creatures are in somebody's deck, and the mean mana value of what isn't a land."""
        cards = [card for card in (self.study.find(one.name) for one in player.deck) if card is not None]
        costs = [card.mana_value for card in cards if not card.is_type("Land")]
        return sum(card.is_type("Creature") for card in cards), round(mean(costs), 3) if costs else None


def seen_at(picks: Sequence[PackPick]) -> Iterator[list[str]]:
    """What lay before a player at each of their picks: of two cards from one pack, the first isn't there any more."""
    for pick in picks:
        left = {place: card.name for place, card in enumerate(pick.cards)}
        for place in pick.taken:
            yield list(left.values())
            del left[place]


def drafted(table: DraftTable) -> Iterator[tuple[int, int, Drafted]]:
    """Every card that was drafted, with its phase and round, both from 0; a phase without rounds has one."""
    again: DraftTable = Table(DraftRules(), table.setup, table.seed)
    phase = round_number = 0
    answers = (again.answer(one.seat, one.decision, one.answer) for one in table.log)
    for events in chain([again.state.beginning], answers):
        for event in events:
            if isinstance(event, RoundBegan):
                phase, round_number = event.phase, event.round
            elif isinstance(event, Drafted) and event.card is not None:
                yield phase, round_number, event
        if again.state.phase_number != phase:
            phase, round_number = again.state.phase_number, 0


def by_turn(heard: Iterable[Event]) -> Iterator[tuple[int, Event]]:
    """Each event with the turn in which it happened, 0 before the first."""
    turn = 0
    for event in heard:
        if isinstance(event, e.TurnBegan):
            turn = event.turn
        yield turn, event


def with_hands(heard: Iterable[Event]) -> Iterator[Event]:
    """What happened, with what was dealt only once somebody kept it as their opening hand."""
    dealt: dict[int, list[Event]] = {}
    for event in heard:
        if isinstance(event, e.Moved) and event.cause == "deal":
            dealt.setdefault(event.owner, []).append(event)
            continue
        if isinstance(event, e.MulliganTaken):
            dealt.pop(event.seat, None)
        elif isinstance(event, e.HandKept):
            yield from dealt.pop(event.seat, ())
        yield event


def places_of(eliminated: tuple[tuple[int, ...], ...], players: int) -> dict[int, int]:
    """The place of each who left a game; who left together shares the better one.

    >>> places_of(((3,), (0, 1)), 4)
    {3: 4, 0: 2, 1: 2}
    """
    places: dict[int, int] = {}
    for together in eliminated:
        players -= len(together)
        places |= dict.fromkeys(together, players + 1)
    return places


def told(event: Event) -> Iterator[tuple[str, int, int, str, int]]:
    """The rows of an event: kind, who, whom, a card or a word, how much."""
    match event:
        case e.Cast():
            yield "cast", event.seat, -1, event.card, 1
        case e.Moved() if event.cause in ("deal", "draw") and event.card:
            yield "draw", event.owner, -1, event.card, 1
        case e.AttackDeclared():
            for whom, count in Counter(defender for _, defender, _ in event.attackers).items():
                yield "attack", event.seat, whom, "", count
        case e.Damaged() if event.seat is not None and event.controller >= 0:
            yield "damage", event.controller, event.seat, "", event.amount
        case e.Voted():
            yield "vote", event.voter, -1, event.choice, 1
        case e.MonarchChanged():
            yield "monarch", event.seat, -1, "", 1
        case e.Rumbled():
            yield "rumble", event.seat, -1, "", event.cards
        case e.PlayerLost():
            yield "lost", event.seat, -1, event.why, 1
