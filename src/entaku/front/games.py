"""Games of Magic from Python: a duel, a game of several, Commander."""

from collections.abc import Collection, Sequence
from functools import partial
from pathlib import Path
from typing import Self, cast

import msgspec
from msgspec.structs import replace

from entaku.bots.playing.player import PlayBot
from entaku.decks.deck import Deck
from entaku.decks.formats.files import read
from entaku.front.given import DeckLike, language_in, list_in, shortly, text_in
from entaku.front.levels import Bot, SeatedBot
from entaku.front.sitting import Answering, Player, Sitting, imported_in, library_in, names_for
from entaku.front.telling import GameNames, asked_about
from entaku.games.brought import RULES, Brought, look, unknown_in
from entaku.games.own_decks import PROFILES, Builders, described_by, of_date, seat_with, setup_of
from entaku.kernel.decisions import Decision
from entaku.kernel.errors import Unlawful, Unreadable
from entaku.kernel.randomness import seed_from
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Event, Table
from entaku.magic.game.dated import RulesDate
from entaku.magic.game.play import MAGIC, Play
from entaku.magic.game.profile import RulesProfile, TeamPlay, between_teams
from entaku.magic.game.setup import GameSetup
from entaku.magic.views.game_view import GameView, board
from entaku.magic.views.standing_alike.keys import key_of
from entaku.magic.views.why.refused import WhyNot
from entaku.magic.views.why.why_happened import WhyHappened, why_happened
from entaku.magic.views.why.why_not import why_not, why_not_player
from entaku.magic.views.why.why_so import WhySo, why_so
from entaku.messages import Language
from entaku.oracle.library import Library
from entaku.scenarios.positions import text_of
from entaku.scenarios.sandbox import Sandbox, written
from entaku.scenarios.scenario import Given


class Game(Sitting[GameSetup, Play, GameView]):
    """A game of Magic.

    >>> import entaku
    >>> game = entaku.duel("60 Forest", "60 Island", seed=1)
    >>> game
    <Game of 2: 0 answers, Decision 2 of seat 0: game-mulligan, true or false>
    >>> while not game.over:
    ...     events = game.answer(game.decision.default)
    >>> game.winner, game.turn
    (0, 108)
    """

    def __init__(self, table: Table[GameSetup, Play]) -> None:
        super().__init__(table)
        self.began: Sandbox | None = None
        """The position that it began with, where it did."""
        self._memories: dict[Seat, PlayBot] = {}
        self._heard = 0

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(player.name for player in self.table.setup.players)

    @property
    def turn(self) -> int:
        """The number of the turn, 0 before the first."""
        return self.table.state.game.turn

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won: nobody while it goes on, or in a draw."""
        return self.table.state.game.winners

    @property
    def winner(self) -> Seat | None:
        """The only winner, None if there is none."""
        return self.winners[0] if len(self.winners) == 1 else None

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, by how long it stayed in: 1 is the best, who left together shares one.

        While the game goes on, everybody who is still in has the first.
        """
        game = self.table.state.game
        gone = {seat: 1 + number for number, seats in enumerate(game.eliminated) for seat in seats}
        last = 1 + len(game.eliminated)
        rank = [gone.get(seat, last + (seat in game.winners)) for seat in range(len(game.players))]
        return tuple(1 + sum(other > own for other in rank) for own in rank)

    def bot(self, seat: Seat) -> PlayBot:
        """Entaku's bot at a seat: it sees views, and remembers what the seat has done in this game so far.

        Each is a player of its own; what it does from now on it remembers itself.
        """
        self._check_seat(seat)
        return self._remembering((seat,))[seat]

    def _seated(self, seat: Seat, player: Player[GameView] | Bot | None = None) -> Answering[GameView]:
        """A bot of a level looks ahead in this game."""
        if isinstance(player, Bot):
            return SeatedBot(self.table.setup, seat, player, lambda: self.table.state)
        return super()._seated(seat, player)

    def seated(self, seat: Seat, player: Player[GameView] | Bot | None = None) -> Answering[GameView]:
        """Whoever is to play a seat, as somebody who answers: one of entaku's bots where nobody is meant.

        A bot of a level looks ahead in this game, and remembers what the seat does from now on.
        """
        self._check_seat(seat)
        return self._seated(seat, player)

    def play(self, *players: Player[GameView] | Bot | None) -> Self:
        """Play to the end with a player for each seat; entaku's bots sit where None is given, or nothing.

        A player has `answer(view, decision)` or is a function of the same; `bot` gives bots of a level.
        """
        return super().play(*cast("tuple[Player[GameView] | None, ...]", players))

    def _adviser(self, seat: Seat) -> PlayBot:
        """Who has been advised once is likely to ask again, so that what the seat does is remembered from then on."""
        if seat not in self._memories or self._heard != len(self.table.log):
            self._memories = self._remembering({*self._memories, seat})
            self._heard = len(self.table.log)
        return self._memories[seat].copy()

    def _give(self, decision: Decision, answer: object) -> Sequence[Event]:
        memory = self._memories.get(decision.actor)
        view = self.view(decision.actor) if memory is not None else None
        events = super()._give(decision, answer)
        if self._heard == len(self.table.log) - 1:
            self._heard += 1
            if memory is not None and view is not None:
                memory.took(view, decision, self.table.log[-1].answer)
        return events

    def _remembering(self, seats: Collection[Seat]) -> dict[Seat, PlayBot]:
        """Bots that remember what these seats have done: the game is gone through once more for it."""
        bots = {seat: PlayBot.of(self.table.setup, seat) for seat in seats}
        if not self.table.log:
            return bots
        again = Table(self.table.rules, self.table.setup, self.table.seed)
        for entry in self.table.log:
            if entry.seat in bots:
                bots[entry.seat].took(
                    cast(GameView, again.view(entry.seat)), again.decisions[entry.decision], entry.answer
                )
            again.answer(entry.seat, entry.decision, entry.answer)
        return bots

    def fork(self) -> Self:
        """A copy that goes its own way; `copy.copy` does the same."""
        other = super().fork()
        other._memories = {seat: bot.copy() for seat, bot in self._memories.items()}
        return other

    def why_not(self, card: int, seat: Seat | None = None) -> tuple[WhyNot, ...]:
        """What a seat, by default the one that is asked, can't do now with an object, and everything that keeps it so.

        `card` is the id of an object as views have it.  Each explanation has the numbers of the rules, and says itself
        in either language.  Raises Unlawful for an object that the seat may not know.

        >>> import entaku
        >>> game = entaku.duel("60 Forest", "40 Forest\\n20 Silverchase Fox", seed=4)
        >>> while game.decision.purpose != "game-priority":
        ...     events = game.answer(game.decision.default)
        >>> fox = next(card for card in game.view(1).players[1].hand if card.name == "Silverchase Fox")
        >>> print(game.why_not(fox.id)[0].said())
        Can’t be cast now
        - Not enough mana: it costs {1}{W}, you can make none (CR 601.2g)
        """
        asked = self.decision.actor if seat is None else seat
        self._check_seat(asked)
        return why_not(self.table.state, asked, card)

    def why_not_player(self, player: Seat, seat: Seat | None = None) -> tuple[WhyNot, ...]:
        """Why a player can't be the target that a seat, by default the one that is asked, is choosing now.

        Nothing, where they can be, or no target is being chosen.  Raises Unlawful for a seat that nobody has.

        >>> import entaku
        >>> game = entaku.duel("60 Forest", "60 Swamp", seed=4)
        >>> game.why_not_player(1)
        ()
        """
        asked = self.decision.actor if seat is None else seat
        self._check_seat(asked)
        return why_not_player(self.table.state, asked, player)

    def why_so(self, card: int, seat: Viewer | None = None) -> WhySo:
        """Why an object is what it is: what is printed on it, and every layer's effects with where they come from.

        `seat` is who asks, by default the one that is asked; "open" may know everything.  What it costs, where effects
        raise or lower that, is told too.  Each step has its layer and rule, and all say themselves in either language.
        Raises Unlawful for an object that the viewer may not know.

        >>> import entaku
        >>> mine = {"battlefield": ["Wind Dancer (2 +1/+1 counters)", "Favorable Winds"]}
        >>> game = entaku.position(board={"A": mine, "B": {}})
        >>> dancer = next(card for card in game.view(0).battlefield if card.name == "Wind Dancer")
        >>> for reason in game.why_so(dancer.id).said().splitlines()[1:]:
        ...     print(reason)
        +1/+1, so 2/2 — Favorable Winds (layer 7c, CR 613.4c)
        +2/+2, so 4/4 — counters: 2 × +1/+1 (layer 7c, CR 122.1a)
        """
        asked = self.decision.actor if seat is None else seat
        if isinstance(asked, int):
            self._check_seat(asked)
        return why_so(self.table.state.game, asked, card)

    def why_happened(self, event: Event, seat: Viewer = "open") -> WhyHappened:
        """Why something happened: what resolved or was done, by which rule, what was replaced, and who chose.

        `event` is one that this game told, as the viewer knows it.  The game is played again to find it.  Raises
        Unlawful if it didn't happen here.

        >>> import entaku
        >>> game = entaku.duel("60 Forest", "60 Island", seed=1)
        >>> while game.turn < 2:
        ...     events = game.answer(game.decision.default)
        >>> drawn = next(event for event in events if getattr(event, "cause", "") == "draw")
        >>> print(game.why_happened(drawn).said(game.players))
        It is done as the step begins: Draw (CR 504.1)
        """
        if isinstance(seat, int):
            self._check_seat(seat)
        begun = Table(self.table.rules, self.table.setup, self.table.seed)
        return why_happened(begun, self.table.log, event, seat)

    def _question(self, asked: Decision, language: Language) -> str:
        return asked_about(self.table, asked, language)

    def _told(self, events: Sequence[Event], viewer: Viewer, language: Language) -> list[str]:
        names = GameNames(self.table, viewer, language)
        return [line for event in events for line in names.lines(event)]

    def key(self, *, luck: bool = True) -> str:
        """A text that is the same for all games that stand alike, whatever led there, in every process.

        Neither the numbers of objects nor the order of what lies on the battlefield, in a hand or in exile tell; what
        is hidden does, and the order of libraries.  Games of one key go on alike, and are equal; without `luck` those
        have the same key, too, whose chance to come is another.

        >>> import entaku
        >>> both = [["Forest", "Island"], ["Island", "Forest"]]
        >>> first, other = (entaku.position(board={"A": {"battlefield": cards}}) for cards in both)
        >>> first == other, first == first.fork(), first == first.fork().play()
        (True, True, False)
        """
        return key_of(self.table.state, luck)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Game) and self.key() == other.key())

    def __hash__(self) -> int:
        return hash(self.key())

    def concede(self, seat: Seat) -> None:
        """A player leaves the game.  (CR 104.3a)"""
        for decision in self.decisions:
            if decision.purpose == "game-concede" and decision.seat == seat:
                self.answer(answer=True, to=decision)
                return
        self._check_seat(seat)
        raise Unlawful("front-not-in-game", seat=seat)

    def to_text(self, language: Language = "en") -> str:
        """How the game stands, as a text for `position`; what such a text can't say stands above it, behind #.

        Raises Unlawful before the first turn and once the game is over.
        """
        library = library_in(None)
        text, lost = text_of(self.table.state, partial(imported_in, library))
        return "".join(f"# {one.text(language_in(language))}\n" for one in lost) + text

    def to_scenario(self, name: str, why: str = "") -> str:
        """A game that began with a position as a scenario of this name: the position, what was answered, what is so.

        `entaku scenario run` plays it, and `position` goes on from its end.  Raises Unlawful for any other game.
        """
        if self.began is None:
            raise Unlawful("front-no-position")
        given = tuple(Given(entry.decision, entry.answer) for entry in self.table.log)
        library = library_in(None)
        return written(replace(self.began, answers=given), name, why, partial(imported_in, library))

    def show(self, seat: Viewer = "open", language: Language = "en") -> str:
        """The board as text."""
        language_in(language)
        cards = {card.name: card.ja for card in self.table.setup.cards}
        return board(self.view(seat), language, lambda name: (cards.get(name) if language == "ja" else "") or name)


def game(
    decks: Sequence[DeckLike] | int,
    *,
    rules: str | RulesProfile = "free-60",
    seed: int | str = 1,
    names: Sequence[str] | None = None,
    as_of: str = "",
    anyway: bool = False,
    made_up: bool = False,
    data: str | Path | None = None,
    teams: TeamPlay = "",
) -> Game:
    """A game of 2 to 10 players, a deck for each, or for so many players with decks that bots build.

    `rules`: "free-60" and "free-40" take any cards, "commander", "commander-2010", "brawl", "pauper-commander" and
    "oathbreaker" those of these formats; a RulesProfile sets each rule by itself.  By name they are today's, or as they
    were on the day that `as_of` says ("2022-04-29", "2010-12-15").  The same seed deals the same game.  `data` is the
    folder with your imported cards.  Raises Unlawful for a deck that the rules don't allow, unless it is played
    `anyway`, and for a card that nobody knows, unless `made_up` cards are meant, which are played by hand.
    `teams`: half of the players against the other half, with turns and life together ("shared": Two-Headed Giant) or
    each on their own ("apart").

    >>> import entaku
    >>> table = entaku.game(4, rules="free-40", seed=3, teams="shared")
    >>> table.players, table.table.setup.teams
    (('Player 1', 'Player 2', 'Player 3', 'Player 4'), ((0, 1), (2, 3)))
    """
    wanted = decks_in(decks)
    by, date = _wanted_rules(rules, as_of)
    library = library_in(data)
    called = names_for(len(wanted), names)
    builders = Builders(by, library)
    brought = [
        builders.build(seed_from(seed), number)
        if deck is None
        else _looked_at(deck, called[number], by, library, anyway=anyway, made_up=made_up)
        for number, deck in enumerate(wanted)
    ]
    setup = _setup_of(called, brought, by, library, date, teams)
    return Game(Table(MAGIC, _by_own_rules(setup, rules, teams), seed_from(seed)))


def duel(
    first: DeckLike = None,
    second: DeckLike = None,
    *,
    rules: str | RulesProfile = "free-60",
    seed: int | str = 1,
    names: Sequence[str] | None = None,
    as_of: str = "",
    anyway: bool = False,
    made_up: bool = False,
    data: str | Path | None = None,
) -> Game:
    """A game of two, as `game`.

    >>> import entaku
    >>> foxes, angels = "24 Plains\\n36 Silverchase Fox", "24 Plains\\n36 Reya Dawnbringer"
    >>> entaku.duel(foxes, angels, names=["Ada", "Ben"], seed=7).play().winner
    0
    """
    return game(
        (first, second), rules=rules, seed=seed, names=names, as_of=as_of, anyway=anyway, made_up=made_up, data=data
    )


def commander(
    decks: Sequence[DeckLike] | int = 4,
    *,
    rules: str | RulesProfile = "commander",
    seed: int | str = 1,
    names: Sequence[str] | None = None,
    as_of: str = "",
    anyway: bool = False,
    made_up: bool = False,
    data: str | Path | None = None,
) -> Game:
    """A game of Commander by today's rules, or by those of 2010-12-15 (`rules="commander-2010"`), as `game`.

    >>> import entaku
    >>> entaku.commander(2).view(0).players[0].life
    40
    """
    return game(decks, rules=rules, seed=seed, names=names, as_of=as_of, anyway=anyway, made_up=made_up, data=data)


def deck(source: Sequence[str] | str | Path) -> Deck:
    """A deck from the names of its cards, the text of a list, or the path of a file; every usual format is read.

    Raises Unreadable, naming file and line.

    >>> import entaku
    >>> entaku.deck("2 Forest\\n1 Wild Pair")
    Deck(main=(DeckEntry(count=2, name='Forest'), DeckEntry(count=1, name='Wild Pair')))
    """
    return read(*list_in(source, "list", library_in(None)))


def kind_of(profile: object) -> str:
    """By which rules decks are checked and built for games by this profile.  Raises Unlawful for what is none."""
    if not isinstance(profile, RulesProfile):
        raise Unlawful("front-rules-unknown", rules=shortly(profile), known=", ".join(RULES))
    try:
        msgspec.convert(msgspec.to_builtins(profile), RulesProfile)
    except msgspec.ValidationError as problem:
        raise Unlawful("front-profile-wrong", problem=str(problem)) from problem
    if profile.commander is not None:
        own = (profile.commander, profile.least_deck, profile.lethal)
        alike = (name for name, each in PROFILES.items() if (each.commander, each.least_deck, each.lethal) == own)
        return next(alike, "commander-2010" if profile.commander == "2010" else "commander")
    return "free-60" if profile.least_deck >= 60 else "free-40"


def _setup_of(
    names: Sequence[str], decks: Sequence[Deck], rules: str, library: Library, date: RulesDate, teams: TeamPlay
) -> GameSetup:
    """The game of these players, by name, with these decks."""
    players = [seat_with(name, deck, rules, library) for name, deck in zip(names, decks, strict=True)]
    return setup_of(players, rules, library.beside(described_by(names, decks)), date=date, teams=teams)


def _by_own_rules(setup: GameSetup, rules: str | RulesProfile, teams: TeamPlay) -> GameSetup:
    """The game by a profile, where one is given."""
    if isinstance(rules, str):
        return setup
    return msgspec.structs.replace(setup, profile=between_teams(rules, teams, len(setup.players)))


def _wanted_rules(rules: str | RulesProfile, as_of: str) -> tuple[str, RulesDate]:
    """By which rules decks are checked and built, and of which date.  Raises Unlawful for what isn't there."""
    by = rules if isinstance(rules, str) else kind_of(rules)
    if by not in RULES:
        raise Unlawful("front-rules-unknown", rules=shortly(by), known=", ".join(RULES))
    if not isinstance(rules, str) and as_of:
        raise Unlawful("front-profile-dated")
    return of_date(by, text_in(as_of))


def decks_in(decks: object) -> Sequence[DeckLike]:
    """A deck for each player, None for each of so many.  Raises Unreadable for what is neither."""
    if type(decks) is int:
        return [None] * decks
    if isinstance(decks, Sequence) and not isinstance(decks, str):
        return decks
    raise Unreadable("front-no-decks", given=shortly(decks))


def _looked_at(source: DeckLike, player: str, rules: str, library: Library, *, anyway: bool, made_up: bool) -> Deck:
    """The deck with its cards' own names.  Raises Unlawful for one that the rules don't allow, or that names a card
    that nobody knows."""
    text, file = list_in(source, player, library)
    unknown = [] if made_up else unknown_in(Brought(text, file), library)
    if unknown:
        raise Unlawful("front-card-unknown", deck=file, problem=str(unknown[0]))
    looked = look(Brought(text, file), rules, library)
    if looked.problems and not anyway:
        problem = looked.verdict.said(looked.problems[0], "en")
        raise Unlawful("lab-deck-not-legal", file=file, count=len(looked.problems), problem=problem)
    return looked.deck
