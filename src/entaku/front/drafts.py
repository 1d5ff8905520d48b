"""Drafts from Python: boosters of sets or a cube, in any format; the decks and the game that come of them."""

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from entaku.bots.building import build
from entaku.bots.drafting import DraftBot
from entaku.decks.building import deck_of, pool_counts
from entaku.decks.deck import Deck
from entaku.decks.formats.files import with_known_names
from entaku.drafts.conspiracy import conspiracy_setup, cube_setup
from entaku.drafts.format_phases import Winston
from entaku.drafts.formats import FORMATS, DraftFormat, check_boosters, formatted, with_rounds
from entaku.drafts.play import step
from entaku.drafts.report import pools
from entaku.drafts.rules import open_table
from entaku.drafts.setup import DraftSetup
from entaku.drafts.state import Draft as State
from entaku.drafts.views import DraftView
from entaku.drafts.views import table as printed
from entaku.drafts.words import Words
from entaku.front.games import Game
from entaku.front.given import expect_known, language_in, list_in, players_in, sets_in, shortly
from entaku.front.sitting import Answering, Sitting, library_in, names_for
from entaku.games.seating import known_of, seated
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import seed_from
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Event, Table
from entaku.laboratory.evening import DRAFTED
from entaku.magic.game.play import MAGIC
from entaku.magic.game.profile import CONSPIRACY, RulesProfile
from entaku.magic.game.setup import GameSetup
from entaku.messages import Language
from entaku.oracle.card import Card
from entaku.oracle.cubes.files import read_cube
from entaku.oracle.cubes.report import looked_up
from entaku.oracle.library import Library
from entaku.oracle.pool import Pool


class Draft(Sitting[DraftSetup, State, DraftView]):
    """A draft.

    >>> import entaku
    >>> draft = entaku.draft(2, seed=1)
    >>> draft
    <Draft of 2: 0 answers, Decision 1 of seat 0: draft-pick, choose 1 of 15: 1, 2, 3, 4, …>
    >>> draft.play().over
    True
    """

    def __init__(self, table: Table[DraftSetup, State], data: Path | None = None) -> None:
        super().__init__(table)
        self.data = data

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return self.table.setup.seats

    @property
    def pools(self) -> tuple[Pool, ...]:
        """What each player has drafted so far, with what cards noted on the way."""
        return pools(self.table.state)

    def bot(self, seat: Seat) -> DraftBot:
        """Entaku's bot: it sees views, and remembers nothing."""
        self._check_seat(seat)
        return DraftBot.of(self.table.setup, library_in(self.data).known_tree)

    def step(self, players: Sequence[Answering[DraftView]]) -> None:
        """Let who is asked answer once; before they pick they are asked whether they use a card that may be used."""
        seat = self.decision.actor
        self._show(step(self.table, seat, players[seat]) or ())

    def card(self, name: str) -> Card | None:
        """The facts of a card of this draft or of the library."""
        return self.table.setup.facts.cards.get(name) or library_in(self.data).get(name)

    def decks(self) -> tuple[Deck, ...]:
        """The decks that bots build of the pools, by seat."""
        counts = [pool_counts(card.name for card in pool.cards) for pool in self.pools]
        tree = library_in(self.data).known_tree
        return tuple(deck_of(build(count, self.card, tree=tree), count) for count in counts)

    def game(
        self,
        decks: Sequence[Deck] | None = None,
        *,
        seats: Sequence[Seat] | None = None,
        rules: RulesProfile | None = None,
        seed: int | str = 1,
        made_up: bool = False,
    ) -> Game:
        """The game with what was drafted, for everybody or for some seats; bots build the decks that aren't given.

        `decks` are those of the players who play, in their order.  What the draft noted counts in the game.  Raises
        Unlawful for a card that was neither drafted nor is known to anybody, unless `made_up` cards are meant.

        >>> import entaku
        >>> drafted = entaku.draft(4, seed=1).play()
        >>> drafted.game(seats=[0, 2]).players
        ('Player 1', 'Player 3')
        """
        playing = list(range(len(self.players)) if seats is None else seats)
        for seat in playing:
            self._check_seat(seat)
        built = self.decks() if decks is None else ()
        made = [built[seat] for seat in playing] if decks is None else list(decks)
        if len(made) != len(playing):
            raise Unlawful("front-decks", decks=len(made), players=len(playing))
        if decks is not None and not made_up:
            made = [self._known(deck, self.players[seat]) for seat, deck in zip(playing, made, strict=True)]
        own = self.pools
        players = tuple(seated(self.players[seat], own[seat], deck) for seat, deck in zip(playing, made, strict=True))
        cards, trees = known_of(players, self.card, library_in(self.data))
        setup = GameSetup(
            players=players,
            cards=cards,
            trees=trees,
            profile=rules or profile_of(self.table.setup.format),
            seats_at_draft=tuple(playing),
            patient=True,
        )
        return Game(Table(MAGIC, setup, seed_from(seed)))

    def _known(self, deck: Deck, player: str) -> Deck:
        """The deck under its cards' own names.  Raises Unlawful for a name that nobody knows."""
        library = library_in(self.data)
        known, unknown = with_known_names(deck, lambda name: self.card(name) or library.find(name))
        if unknown:
            raise Unlawful("front-card-unknown", deck=player, problem=str(unknown[0]))
        return replace(deck, main=known.main)

    def _told(self, events: Sequence[Event], viewer: Viewer, language: Language) -> list[str]:
        words, rules, state = Words(self.table.setup, language), self.table.rules, self.table.state
        told = events if viewer == "open" else [rules.told(state, event, viewer) for event in events]
        return [line for event in told if event is not None for line in words.lines(event)]

    def show(self, seat: Viewer = "open", language: Language = "en") -> str:
        """The draft as text."""
        language_in(language)
        facts = self.table.setup.facts
        return printed(
            self.view(seat), language, lambda name: (facts.card(name).ja if language == "ja" else "") or name
        )


def draft(
    players: int | Sequence[str] = 8,
    *,
    sets: Sequence[str] = ("CNS",),
    cube: str | Path | None = None,
    format: str | DraftFormat = "conspiracy",
    rounds: int | None = None,
    seed: int | str = 1,
    made_up: bool = False,
    data: str | Path | None = None,
) -> Draft:
    """A draft of so many players, or of players with these names: of boosters of the sets, opened in turn, or a cube.

    `cube` is the text of a list, or the path of a file.  `format` is a name ("conspiracy", "phased", "winston",
    "rochester" ...) or a DraftFormat.  The same seed deals the same packs.  Raises Unlawful for what can't be drafted,
    with settings that fit, and for a card of a cube that nobody knows, with the names most like it, unless `made_up`
    cards are meant, of which the name alone is drafted.

    >>> import entaku
    >>> draft = entaku.draft(["Ada", "Ben"], sets=["CN2"], seed=7)
    >>> draft.decision.shape.options[0]
    Option(key=1, what='take', card=1)
    >>> len(draft.view(0).own.pack)
    15
    """
    names = names_for(players, None) if type(players) is int else players_in(players)
    return Draft(
        open_table(setup_of(names, sets, cube, format, rounds, library_in(data), made_up=made_up), seed_from(seed)),
        None if data is None else Path(data),
    )


def setup_of(
    names: Sequence[str],
    sets: Sequence[str],
    cube: str | Path | None,
    form: str | DraftFormat,
    rounds: int | None,
    library: Library,
    *,
    made_up: bool,
) -> DraftSetup:
    """What a draft is set up from."""
    form = _format_in(form)
    sets = sets_in(sets)
    if rounds is not None and (type(rounds) is not int or rounds < 1):
        raise Unlawful("front-rounds", given=shortly(rounds))
    if cube is None:
        opened = (rounds or 3) if form is FORMATS["conspiracy"] else len(sets)
        base = conspiracy_setup(sets, names, rounds=opened, known=library)
    else:
        text, file = list_in(cube, "cube", library)
        listed = looked_up(read_cube(text, file, Path(file).stem), library)
        if not made_up:
            expect_known(listed.report.unknown, file, library.find)
        base = cube_setup(listed.cube, {card.name: card for card in listed.cards}, names, rounds=rounds)
    if form is FORMATS["conspiracy"]:
        check_boosters(base)
        return base
    named = [name for phase in form.phases if isinstance(phase, Winston) for name in phase.mana_base]
    return formatted(with_rounds(form, rounds), base, [library.find(name) for name in named])


def _format_in(form: object) -> DraftFormat:
    """The format that is meant.  Raises Unlawful for one that isn't known."""
    if isinstance(form, DraftFormat):
        return form
    if not isinstance(form, str) or form not in FORMATS:
        raise Unlawful("front-format-unknown", format=shortly(form), known=", ".join(FORMATS))
    return FORMATS[form]


def profile_of(form: str) -> RulesProfile:
    """By which rules the game of a draft's format is played."""
    return DRAFTED[form].profile if form in DRAFTED else CONSPIRACY
