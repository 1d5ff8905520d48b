"""A whole night played by bots: drafts, decks, the games of both rounds, the ranking, the prizes.

The night's own log says who plays whom and who stands where, exactly as for people; here somebody sits down at every
table and plays.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from msgspec import Struct

from entaku.bots.building import build
from entaku.bots.drafting import DraftBot
from entaku.decks.building import deck_of, pool_counts
from entaku.decks.deck import Deck
from entaku.decks.limited import Find
from entaku.drafts.play import step
from entaku.drafts.report import pools
from entaku.drafts.rules import DraftTable, open_table
from entaku.drafts.setup import DraftSetup
from entaku.games.results import result_of
from entaku.games.seating import seated
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Event, Table
from entaku.laboratory.players import NOTHING_LEARNED, SENSIBLE, GamePlayer, Values, bot_named
from entaku.magic.game.events import ByHand
from entaku.magic.game.play import MAGIC, Play
from entaku.magic.game.profile import CONSPIRACY, GROUP_GAME, RulesProfile
from entaku.magic.game.setup import GameSetup, PlayerSetup, needed
from entaku.magic.game.state import Game
from entaku.magic.views.determinization import imagined
from entaku.magic.views.game_view import GameView
from entaku.oracle.card import Card
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.pool import Pool
from entaku.oracle.printed import PrintedCard
from entaku.tournament import acts
from entaku.tournament.finishing import PlayerId
from entaku.tournament.night import Night, Setup
from entaku.tournament.prize_table import next_picker
from entaku.tournament.prizes import Prize, best
from entaku.tournament.settings import Settings
from entaku.tournament.standings import pod_standings
from entaku.tournament.state import Group

GameTable = Table[GameSetup, Play]
DESK = "desk"


class Plan(Struct, frozen=True):
    """What a night is: its format, who comes, its seed, and how a pod's draft is set up, if it drafts.

    `find` gives the facts of a card by its name, `tree` what it does, None where nothing is known of it.  By `profile`
    its games are played, by `settings` the night.  `bots` are those at the places of each draft, sensible ones where
    none are named.  `values` are what those that have learned think of cards.
    """

    format: str
    players: tuple[str, ...]
    seed: str
    find: Find
    tree: Callable[[Card], Tree | None]
    draft: Callable[[list[str]], DraftSetup] | None = None
    profile: RulesProfile = CONSPIRACY
    settings: Settings = Settings()
    bots: tuple[str, ...] = ()
    values: Values = NOTHING_LEARNED

    def bot(self, place: int) -> str:
        """Which bot sits at a place."""
        return self.bots[place] if place < len(self.bots) else SENSIBLE


class NightFormat(Struct, frozen=True):
    """By which rules the games of a format's nights are played, and the nights themselves."""

    profile: RulesProfile = CONSPIRACY
    settings: Settings = Settings()


DRAFTED: dict[str, NightFormat] = {
    "conspiracy": NightFormat(),
    "phased": NightFormat(),
    "ggd": NightFormat(GROUP_GAME, Settings(structure="group-game")),
}
"""The formats of nights that begin with a draft."""


class GroupReport(Struct, frozen=True):
    """A game: its players in turn order, who left it when (together where they are listed together), and its end."""

    seats: tuple[str, ...]
    turns: int
    eliminated: tuple[tuple[str, ...], ...]
    ended_by: str
    winners: tuple[str, ...]


class RoundReport(Struct, frozen=True):
    """The games of one round of a pod."""

    groups: tuple[GroupReport, ...]


class Rank(Struct, frozen=True):
    """A player's place, and the prizes they picked."""

    rank: int
    player: str
    prizes: tuple[str, ...]


class PodReport(Struct, frozen=True):
    """A pod from its seats at the draft to its ranking."""

    players: tuple[str, ...]
    rounds: tuple[RoundReport, ...]
    standings: tuple[Rank, ...]


class LeftToHands(Struct):
    """What the rules left to be done by hand: clauses ("card: what", or a whole card), and cards they failed at."""

    clauses: list[str] = []
    faults: list[str] = []


NO_CARD = "—"
"""Where a fault was no card's."""


class NightReport(Struct, frozen=True):
    """A night.

    `by_hand` are clauses that the rules left to the table ("card: what"), `faults` cards that they failed at.
    """

    format: str
    seed: str | int
    pods: tuple[PodReport, ...]
    decisions: int
    by_hand: tuple[str, ...]
    faults: tuple[str, ...] = ()
    seconds: float = 0.0

    def __repr__(self) -> str:
        players = sum(len(pod.players) for pod in self.pods)
        games = sum(len(one.groups) for pod in self.pods for one in pod.rounds)
        return f"<NightReport {self.format}: players {players}, pods {len(self.pods)}, games {games}>"

    def __str__(self) -> str:
        lines = [repr(self)[1:-1]]
        for pod in self.pods:
            lines += (f"{line.rank}. {line.player}: {', '.join(line.prizes) or '-'}" for line in pod.standings)
        return "\n".join(lines)


class Moment(Struct, frozen=True):
    """What goes on: a draft, or a game of a group, and how far it is."""

    name: str
    is_game: bool
    decisions: int
    turn: int = 0
    players: tuple[str, ...] = ()
    lives: tuple[int | None, ...] = ()
    over: bool = False


Watch = Callable[[Moment], None]
Hear = Callable[[str, Event], None]
"""Told of each event of a game, with the name of its table."""


class Seat(Struct, frozen=True):
    """Somebody after their draft: their place at it, their pool, their deck."""

    place: int
    pool: Pool
    deck: Deck


class Evening:
    """A night as it is played.  `drafts` and `games` are the tables by name, for whoever keeps recordings."""

    def __init__(self, plan: Plan, watch: Watch = lambda moment: None, hear: Hear = lambda name, event: None) -> None:
        self.plan = plan
        self.watch = watch
        self.hear = hear
        self.night = Night(Setup(plan.format, plan.settings), seed_from(plan.seed))
        self.drafts: dict[str, DraftTable] = {}
        self.games: dict[str, GameTable] = {}
        self.seats: dict[int, Seat] = {}
        self.reports: dict[int, GroupReport] = {}
        self.decisions = 0
        self.left = LeftToHands()

    def play(self) -> NightReport:
        """Everything from the door to the last prize."""
        self.sit_down()
        for pod, players in self.night.state.pods_numbered():
            self.make_decks(pod, players)
        self.play_round()
        if any(len(self.night.state.groups_in(1, pod)) > 1 for pod, _ in self.night.state.pods_numbered()):
            self.play_round()
        for pod, _ in self.night.state.pods_numbered():
            self.hand_out(pod)
        return self.report()

    def sit_down(self) -> None:
        """Everybody is registered and here; pods are drawn.  (EV-2, EV-3)"""
        for number, name in enumerate(self.plan.players, start=1):
            self.night.add(DESK, acts.Registered(number, name))
            self.night.add(DESK, acts.CheckedIn(number))
        self.night.add(DESK, self.night.draw_pods())

    # Drafts.

    def make_decks(self, pod: int, players: Sequence[int]) -> None:
        """A pod drafts and builds decks."""
        assert self.plan.draft is not None
        names = [self.night.state.names[player] for player in players]
        name = f"draft-{pod}"
        table = open_table(self.plan.draft(names), seed_from(f"{self.plan.seed} {name}"))
        self.drafts[name] = table
        self.play_draft(name, table)
        for player, pool in zip(players, pools(table.state), strict=True):
            counts = pool_counts([card.name for card in pool.cards])
            bot = bot_named(self.plan.bot(pool.seat))
            plan = build(counts, self.plan.find, bot.worths(self.plan.values), bot.reads(self.plan.tree))
            self.seats[player] = Seat(pool.seat, pool, deck_of(plan, counts))
        self.pool_prizes(pod, players)

    def play_draft(self, name: str, table: DraftTable) -> None:
        places = range(len(table.setup.seats))
        names = [self.plan.bot(place) for place in places]
        playing = {name: bot_named(name) for name in names}
        known = {
            name: DraftBot.learned(table.setup, bot.worths(self.plan.values), bot.reads(self.plan.tree))
            for name, bot in playing.items()
        }
        bots = [known[name] for name in names]
        while not table.is_over:
            wanted = [decision.actor for decision in table.decisions.values() if not decision.optional]
            for seat in dict.fromkeys(wanted):
                step(table, seat, bots[seat])
            self.watch(Moment(name, is_game=False, decisions=len(table.log)))
        self.decisions += len(table.log)
        self.watch(Moment(name, is_game=False, decisions=len(table.log), over=True))

    # Games.

    def play_round(self) -> None:
        """The next round: groups drawn, published and played; results enter by themselves.  (EV-5, EV-10)"""
        self.night.add(DESK, self.night.draw_round())
        self.night.add(DESK, acts.PairingPublished())
        for group in self.night.state.groups_in(self.night.state.round):
            if len(group.game.order) > 1:
                self.play_group(group)

    def play_group(self, group: Group) -> None:
        """One group's game."""
        name = f"round-{group.round}-group-{group.number}"
        table: GameTable = Table(MAGIC, self.game_setup(group), seed_from(f"{self.plan.seed} {name}"))
        self.games[name] = table
        places = [self.seats[player].place for player in group.game.order]
        bots = [bot_named(self.plan.bot(place)).plays(table.setup, table.seed, n) for n, place in enumerate(places)]
        left = play_out(table, bots, name, self.watch, self.hear)
        self.left.clauses += left.clauses
        self.left.faults += left.faults
        self.decisions += len(table.log)
        self.enter(group, table)

    def game_setup(self, group: Group) -> GameSetup:
        """What a group's game is set up from: its players in the order of their seats, their decks and pools."""
        players = [self.player_setup(player) for player in group.game.order]
        brought = (card.name for player in players for card in (*player.deck, *player.sideboard, *player.commanders))
        wanted = {*brought, *LAND_MANA}
        cards = {name: card for name in wanted if (card := self.plan.find(name)) is not None}
        trees = {name: tree for name, card in cards.items() if (tree := self.plan.tree(card)) is not None}
        known, known_trees = needed(wanted, cards, trees)
        return GameSetup(
            players=tuple(players),
            cards=known,
            trees=known_trees,
            profile=self.plan.profile,
            seats_at_draft=tuple(self.seats[player].place for player in group.game.order),
            patient=True,
            survivors=group.survivors,
        )

    def player_setup(self, player: int) -> PlayerSetup:
        seat = self.seats[player]
        return seated(self.night.state.names[player], seat.pool, seat.deck)

    def enter(self, group: Group, table: GameTable) -> None:
        """A game's result enters the night.  (EV-5, EV-7, EV-9)"""
        game, players = table.state.game, group.game.order
        result = result_of(game, group.number, players)
        self.night.add(DESK, result)
        self.reports[group.number] = reported(game, result, players, self.night.state.names)

    # Prizes and the ranking.

    def pool_prizes(self, pod: int, players: Sequence[int]) -> None:
        """What the pod drafted becomes its prizes.  (EV-4)"""
        number = len(self.night.state.prizes)
        prizes: list[Prize] = []
        for player in players:
            for card in self.seats[player].pool.cards:
                number += 1
                facts = self.plan.find(card.name)
                rarity = rarity_of(facts, card) if facts is not None else "special"
                prizes.append(Prize(number, card.name, rarity, card.foil, player))
        self.night.add(DESK, acts.PrizesPooled(pod, tuple(prizes)))

    def hand_out(self, pod: int) -> None:
        """Rares, mythics and foils are picked in ranking order.  (EV-4)"""
        state = self.night.state
        left = [state.prizes[number] for number in state.pool_of.get(pod, ()) if number not in state.taken]
        while left:
            player = next_picker(self.night.state, pod)
            if player is None:
                return
            prize = best(left)
            self.night.add(DESK, acts.PrizePicked(player, prize.number))
            left.remove(prize)

    def report(self) -> NightReport:
        """The night as one document."""
        seed = self.plan.seed
        pods = tuple(self.pod_report(pod, players) for pod, players in self.night.state.pods_numbered())
        return NightReport(
            self.plan.format, int(seed) if seed.isdecimal() else seed, pods, self.decisions,
            tuple(self.left.clauses), tuple(self.left.faults),
        )  # fmt: skip

    def pod_report(self, pod: int, players: Sequence[int]) -> PodReport:
        state = self.night.state
        rounds = tuple(
            RoundReport(tuple(self.reports[one.number] for one in groups if one.number in self.reports))
            for groups in (state.groups_in(1, pod), state.groups_in(2, pod))
            if groups
        )
        pooled = state.pool_of.get(pod, ())
        picked = {
            player: tuple(state.prizes[n].name for n, taker in state.taken.items() if taker == player and n in pooled)
            for player in players
        }
        lines = tuple(Rank(line.rank, line.name, picked[line.player]) for line in pod_standings(state, pod))
        return PodReport(tuple(state.names[player] for player in players), rounds, lines)


def play_out(
    table: GameTable,
    bots: Sequence[GamePlayer],
    name: str,
    watch: Watch,
    hear: Hear = lambda name, event: None,
) -> LeftToHands:
    """Bots, one for each seat, play a game to its end; gives what the rules left to be done by hand."""
    found = LeftToHands()
    turn = -1
    while (decision := table.state.decision) is not None:
        view = table.view(decision.actor)
        assert isinstance(view, GameView)
        imagine = partial(imagined, table.state, decision.actor)
        events = table.answer(decision.actor, decision.id, bots[decision.actor].answer(view, decision, imagine))
        for one in events:
            hear(name, one)
            if not isinstance(one, ByHand):
                continue
            (found.faults if one.fault else found.clauses).append(
                ": ".join(filter(None, (one.card, one.text))) or NO_CARD
            )
        if table.state.game.turn != turn:
            turn = table.state.game.turn
            watch(moment(name, table))
    watch(moment(name, table))
    return found


def reported(
    game: Game, result: acts.ResultEntered, players: Sequence[PlayerId], names: Mapping[PlayerId, str]
) -> GroupReport:
    """A finished game; `players` are those of its seats."""
    return GroupReport(
        seats=tuple(names[player] for player in result.order),
        turns=game.turn,
        eliminated=tuple(tuple(names[player] for player in one.players) for one in result.left),
        ended_by=game.ended,
        winners=tuple(names[players[seat]] for seat in game.winners),
    )


def moment(name: str, table: GameTable) -> Moment:
    """Where a game is."""
    game = table.state.game
    return Moment(
        name,
        is_game=True,
        decisions=len(table.log),
        turn=game.turn,
        players=tuple(player.name for player in game.setup.players),
        lives=tuple(None if player.left else player.life for player in game.players),
        over=game.is_over,
    )


def rarity_of(facts: Card, card: PrintedCard) -> str:
    """How rare a card is in the printing that was drafted."""
    return next((one.rarity for one in facts.printings if one.set_code == card.set_code), facts.rarity)
