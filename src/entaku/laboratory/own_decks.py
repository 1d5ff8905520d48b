"""Games and nights by bots with decks that are brought as lists, or built by bots where nobody brings one."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from entaku.decks.deck import Deck
from entaku.games.brought import Brought, look, unknown_in
from entaku.games.own_decks import Builders, described_by, seat_with, setup_of
from entaku.games.results import result_of
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.laboratory.evening import Evening, GameTable, Plan, Seat, Watch, play_out, reported
from entaku.laboratory.players import plays_sensibly
from entaku.magic.game.dated import NEWEST, RulesDate
from entaku.magic.game.play import MAGIC
from entaku.magic.game.profile import TeamPlay
from entaku.magic.game.setup import GameSetup, PlayerSetup
from entaku.messages import Language
from entaku.oracle.library import Library
from entaku.oracle.pool import Pool
from entaku.tournament.state import Group

NAME = "game"
"""What a single game is called where tables have names."""


class PlayerReport(Struct, frozen=True):
    """A player of a game: what led their deck, how often it was cast from the command zone, what became of them.

    lost    why they left the game, "" for who is still in
    struck  the most combat damage that one commander dealt them
    """

    player: str
    commanders: tuple[str, ...]
    casts: tuple[int, ...]
    life: int
    lost: str
    struck: int


class GameReport(Struct, frozen=True):
    """A game by bots.

    `by_hand` are clauses that the rules left to the table ("card: what"), `faults` cards that they failed at.
    """

    rules: str
    date: RulesDate | None
    seed: str | int
    players: tuple[PlayerReport, ...]
    turns: int
    eliminated: tuple[tuple[str, ...], ...]
    ended_by: str
    winners: tuple[str, ...]
    decisions: int
    by_hand: tuple[str, ...]
    faults: tuple[str, ...] = ()
    seconds: float = 0.0


def decks_of(
    lists: Sequence[Brought], rules: str, library: Library, language: Language, *, made_up: bool = False
) -> list[Deck]:
    """The decks that these lists make.

    Raises Unlawful, naming the list, for one that breaks the rules, and for a card that nobody knows, unless `made_up`
    cards are meant.
    """
    decks: list[Deck] = []
    for brought in lists:
        unknown = [] if made_up else unknown_in(brought, library)
        if unknown:
            raise Unlawful("lab-deck-unknown", file=brought.file, problem=unknown[0].said(language))
        looked = look(brought, rules, library)
        if looked.problems:
            problem = looked.verdict.said(looked.problems[0], language)
            raise Unlawful("lab-deck-not-legal", file=brought.file, count=len(looked.problems), problem=problem)
        decks.append(looked.deck)
    return decks


def setup_for(
    names: Sequence[str], decks: Sequence[Deck], rules: str, library: Library, seed: str, date: RulesDate = NEWEST,
    teams: TeamPlay = "",
) -> GameSetup:  # fmt: skip
    """A game of these players, or of the teams that they are; those without a deck get one that a bot built."""
    builders = Builders(rules, library)
    built = (builders.build(seed_from(seed), number) for number in range(len(decks), len(names)))
    players = [seat_with(name, deck, rules, library) for name, deck in zip(names, (*decks, *built), strict=True)]
    described = described_by(names[: len(decks)], decks)
    return setup_of(players, rules, library.beside(described), date=date, teams=teams)


def play_game(setup: GameSetup, rules: str, seed: str, watch: Watch) -> tuple[GameTable, GameReport]:
    """Bots play one game to its end."""
    table: GameTable = Table(MAGIC, setup, seed_from(seed))
    seats = range(len(setup.players))
    left = play_out(table, [plays_sensibly(setup, table.seed, seat) for seat in seats], NAME, watch)
    game = table.state.game
    told = reported(game, result_of(game, 1, seats), seats, {seat: setup.players[seat].name for seat in seats})
    players = tuple(
        PlayerReport(
            setup.players[seat].name,
            tuple(card.name for card in setup.players[seat].commanders),
            player.commander_casts,
            player.life,
            player.lost,
            max((amount for _, _, amount in player.commander_damage), default=0),
        )
        for seat, player in enumerate(game.players)
    )
    report = GameReport(
        rules=rules,
        date=setup.date,
        seed=int(seed) if seed.isdecimal() else seed,
        players=players,
        turns=told.turns,
        eliminated=told.eliminated,
        ended_by=told.ended_by,
        winners=told.winners,
        decisions=len(table.log),
        by_hand=tuple(left.clauses),
        faults=tuple(left.faults),
    )
    return table, report


class OwnDeckEvening(Evening):
    """A night without a draft: pods and groups as ever, games with decks of the players' own.  (EV-2, EV-5)"""

    def __init__(
        self,
        plan: Plan,
        rules: str,
        library: Library,
        decks: Sequence[Deck],
        watch: Watch,
        date: RulesDate = NEWEST,
    ) -> None:
        super().__init__(plan, watch)
        self.date = date
        self.rules = rules
        self.library = library
        self.decks = decks
        self.builders = Builders(rules, library)

    def make_decks(self, pod: int, players: Sequence[int]) -> None:
        """Everybody has a deck: the list of their own number, else one that a bot built."""
        for place, player in enumerate(players):
            brought = self.decks[player - 1] if player <= len(self.decks) else None
            deck = brought or self.builders.build(seed_from(self.plan.seed), player)
            self.seats[player] = Seat(place, Pool(place, self.night.state.names[player], ()), deck)

    def game_setup(self, group: Group) -> GameSetup:
        """A group's game, its players in the order of their seats."""
        players = [self.player_setup(player) for player in group.game.order]
        order = group.game.order
        described = described_by(
            [self.night.state.names[one] for one in order], [self.seats[one].deck for one in order]
        )
        setup = setup_of(players, self.rules, self.library.beside(described), group.survivors, self.date)
        return replace(setup, profile=replace(setup.profile, rumble=self.plan.settings.options.rumble))

    def player_setup(self, player: int) -> PlayerSetup:
        return seat_with(self.night.state.names[player], self.seats[player].deck, self.rules, self.library)
