"""Drafts at a table of the server: from what was wished for to a setup, and what the service must know about them."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import msgspec
from msgspec import Struct

from entaku.bots.drafting import DraftBot
from entaku.bots.worths import worths_of
from entaku.drafts.arranging import packs_setup, putting_away, spread_out, wished, without_basics
from entaku.drafts.conspiracy import ROUNDS, booster_plan, conspiracy_setup, cube_setup, draft_setup
from entaku.drafts.events import Drafted, DraftEvent, Passed
from entaku.drafts.formats import check_boosters
from entaku.drafts.report import pools
from entaku.drafts.rules import DraftRules
from entaku.drafts.setup import (
    BoosterPlan,
    Clock,
    CubeCards,
    DraftSetup,
    SetBoosters,
    Source,
    shrinking_clock,
)
from entaku.drafts.state import Draft, DraftCard
from entaku.drafts.views import DraftView
from entaku.games.brought import Brought
from entaku.kernel.errors import Unlawful
from entaku.kernel.names import tidied
from entaku.kernel.randomness import Seed, Stream
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.oracle.card import Card
from entaku.oracle.cubes.boosters import every_card
from entaku.oracle.cubes.cube import CustomCard
from entaku.oracle.cubes.files import read_boosters, read_cube
from entaku.oracle.cubes.report import CubeList, looked_up
from entaku.oracle.cubes.typed import describes
from entaku.oracle.library import Library
from entaku.oracle.pool import Note, Pool, Removed
from entaku.oracle.printed import PrintedCard
from entaku.server.cubes.bodies import CubeChecked, CubeText
from entaku.server.lines.differences import PLAIN
from entaku.server.rooms.record import LONGEST_TITLE
from entaku.server.tables.bodies import WhatIsPlayed
from entaku.server.tables.offers import FormatOffer
from entaku.server.tables.options import LONGEST_GRACE, DraftOptions
from entaku.server.tables.plays import Play

MOST_ROUNDS = 20
MOST_CARDS = 60
MOST_CUBE_LETTERS = 2_000_000
SECONDS = (1.0, 86_400.0)
PACK = 15
MOST_RETOLD = 600
"""Of all the cards that were drafted so many of the last: as many as ten players draft of four boosters each."""


class ConspiracyDraft:
    """The Conspiracy draft, of boosters or of a cube.  (CD-1, CD-2)"""

    def __init__(self) -> None:
        self.offer = FormatOffer("conspiracy", "draft", 1, 10)
        self.play = play()

    def __reduce__(self) -> tuple[object, ...]:
        """In another process it is made anew; its bots and what they know stay here."""
        return type(self), ()

    def is_heavy(self, options: DraftOptions) -> bool:
        """The names of a list are looked up, and those near to one that nobody knows."""
        return options.cube is not None or options.packs is not None

    def check(self, options: DraftOptions, seats: int, library: Library) -> CubeChecked | None:
        """Look the options over, and report on the cube.  Raises EntakuError if they can't be played."""
        _check_numbers(options)
        names = [f"{seat}" for seat in range(seats)]
        setup = self.setup(options, names, library, bytes(32))
        check_boosters(setup)
        self.play.rules.begin(setup, bytes(32))
        if options.packs is not None:
            return checked_list(read_packs(options.packs, library), options.packs.name)
        return None if options.cube is None else checked(options.cube, library)

    def customs(self, options: DraftOptions, library: Library) -> Mapping[str, CustomCard]:
        """The cards that a cube list describes itself."""
        cube = options.cube
        if cube is None or not describes(cube.text):
            return {}
        return {custom.card.name: custom for custom in read_listed(cube, library).cube.customs}

    def setup(
        self,
        options: DraftOptions,
        names: Sequence[str],
        library: Library,
        luck: Seed,
        decks: Sequence[Brought | None] = (),
    ) -> DraftSetup:
        """The draft that was wished for."""
        wishes = options.arrange
        setup = putting_away(self._boosters(options, names, library), wishes.burns, wishes.last)
        return spread_out(setup, wishes.spread, Stream(luck, "table", "spread"))

    def _boosters(self, options: DraftOptions, names: Sequence[str], library: Library) -> DraftSetup:
        """The boosters of sets, a cube or somebody's own, with the picks from each."""
        clock = clock_of(options)
        if options.packs is not None:
            return lean(packs_setup(read_packs(options.packs, library), names, clock), options)
        if options.cube is None:
            setup = conspiracy_setup(options.sets, names, clock, options.rounds or ROUNDS, options.picks or 1, library)
            setup = lean(setup, options)
            return _cut(setup, options) if options.pack_sizes else setup
        return lean(_cube_setup(options, options.cube, names, library, clock), options)

    def shown(self, options: DraftOptions) -> WhatIsPlayed:
        """The options as everybody sees them."""
        cube = options.packs or options.cube
        return WhatIsPlayed(
            format=options.format,
            options="draft",
            sets=options.sets,
            cube=None if cube is None else cube.name,
            rounds=options.rounds or (ROUNDS if cube is None else None),
            pack_sizes=options.pack_sizes,
            picks=options.picks or (1 if cube is None else None),
            clock=options.clock,
            chain=options.chain,
        )


class Bots:
    """The bots of all tables; tables with the same cards share what is known of these."""

    def __init__(self) -> None:
        self._bots: OrderedDict[int, tuple[tuple[Card, ...], DraftBot]] = OrderedDict()

    def __call__(self, setup: DraftSetup, library: Library) -> DraftBot:
        known = self._bots.get(id(setup.cards))
        if known is None or known[0] is not setup.cards:
            bot = DraftBot.learned(setup, worths_of(setup, library.folder), library.known_tree)
            known = self._bots[id(setup.cards)] = (setup.cards, bot)
            if len(self._bots) > 32:
                self._bots.popitem(last=False)
        return known[1]


@cache
def play() -> Play:
    """What the server must know about drafts; their bots share what they know."""
    return Play(
        rules=DraftRules(),
        setup=DraftSetup,
        view=DraftView,
        events=DraftEvent,
        cards=_cards,
        named=named,
        reaches=_reaches,
        bot=Bots(),
        retold=MOST_RETOLD,
        brings=_brings,
        pools=_pools,
    )


def checked(cube: CubeText, library: Library) -> CubeChecked:
    """What the table says of a cube list.  Raises Unreadable if it is none."""
    return checked_list(read_listed(cube, library), cube.name)


def checked_list(listed: CubeList, name: str) -> CubeChecked:
    """What the table says of a list whose names have been looked up."""
    found = listed.report
    slots = bool(listed.cube.layouts)
    says = listed.cube.settings
    return CubeChecked(
        name,
        found.size,
        found.unknown,
        found.duplicates,
        found.near,
        found.ambiguous,
        found.ignored,
        slots,
        found.remarks,
        says.boosters_per_player,
        says.cards_per_booster,
    )


def named(part: object) -> set[str]:
    """The names of the cards that a part of a view, or an event, shows.

    >>> sorted(named((DraftCard(3, "Forest"), Passed(0, 1, 7, 14), Note("Regicide", "name", text="Island"))))
    ['Forest', 'Island', 'Regicide']
    """
    found: set[str] = set()
    _collect_names(part, found)
    return found


def _collect_names(part: object, found: set[str]) -> None:
    if isinstance(part, tuple):
        for item in part:
            if type(item) is DraftCard:  # most of what there is
                found.add(item.name)
            elif item.__class__ not in PLAIN:
                _collect_names(item, found)
    elif isinstance(part, DraftCard):
        found.add(part.name)
    elif isinstance(part, Struct):
        names, parts = _name_fields(type(part))
        for name in names:
            found.add(getattr(part, name))
        for field in parts:
            _collect_names(getattr(part, field), found)


@cache
def _name_fields(kind: type[Struct]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Of a struct's fields, those that hold a card's name, and those in which there may be some."""
    names = {PrintedCard: ("name",), Note: ("by", "text"), Removed: ("by",)}.get(kind)
    fields = msgspec.structs.fields(kind)
    if names is None:
        names = tuple(field.name for field in fields if field.name == "by" and field.type is str)
    parts = tuple(field.name for field in fields if field.type not in (int, str, bool, float))
    return names, parts


def _reaches(event: Event) -> tuple[Seat, ...]:
    return (event.to,) if isinstance(event, Passed) else ()


def _brings(event: Event) -> Seat | None:
    return event.seat if isinstance(event, Drafted) else None


def _cards(setup: DraftSetup) -> Iterable[Card]:
    return setup.cards


def _pools(state: Draft) -> Sequence[Pool]:
    return pools(state)


def read_listed(cube: CubeText, library: Library) -> CubeList:
    """The list with its names looked up.  Raises Unreadable if it is none, Unlawful if it is too long."""
    if len(cube.text) > MOST_CUBE_LETTERS:
        raise Unlawful("cube-too-long", most=MOST_CUBE_LETTERS)
    name = tidied(cube.name)[:LONGEST_TITLE]
    return looked_up(read_cube(cube.text, name or "cube", name), library)


def read_packs(packs: CubeText, library: Library) -> CubeList:
    """Boosters made by hand with their names looked up.  Raises Unreadable, or Unlawful if they are too long."""
    if len(packs.text) > MOST_CUBE_LETTERS:
        raise Unlawful("cube-too-long", most=MOST_CUBE_LETTERS)
    name = tidied(packs.name)[:LONGEST_TITLE]
    return looked_up(read_boosters(packs.text, name or "packs", name), library)


def lean(setup: DraftSetup, options: DraftOptions) -> DraftSetup:
    """The draft with the basic lands that its host wishes in it."""
    return setup if options.arrange.basics else without_basics(setup)


def _check_numbers(options: DraftOptions) -> None:
    wrong = (
        (options.rounds is not None and not 1 <= options.rounds <= MOST_ROUNDS)
        or (options.picks is not None and not 1 <= options.picks <= MOST_CARDS)
        or not all(1 <= size <= MOST_CARDS for size in options.pack_sizes)
        or len(options.pack_sizes) > MOST_ROUNDS
        or len(options.sets) > MOST_ROUNDS
    )
    if wrong:
        raise Unlawful("options-out-of-range", rounds=MOST_ROUNDS, cards=MOST_CARDS)
    clock = options.clock
    if clock is not None and not all(
        SECONDS[0] <= seconds <= SECONDS[1] for seconds in (clock.first, clock.last, clock.others)
    ):
        raise Unlawful("clock-out-of-range", least=int(SECONDS[0]), most=int(SECONDS[1]))
    if options.grace is not None and not 0 <= options.grace <= LONGEST_GRACE:
        raise Unlawful("game-grace-out-of-range")


def clock_of(options: DraftOptions) -> Clock | None:
    clock = options.clock
    if clock is None:
        return None
    return shrinking_clock(clock.first, clock.last, max((*options.pack_sizes, PACK)), clock.others)


def _size(options: DraftOptions, round_number: int) -> int:
    sizes = options.pack_sizes
    return sizes[min(round_number, len(sizes) - 1)] if sizes else PACK


def _cut(setup: DraftSetup, options: DraftOptions) -> DraftSetup:
    """Boosters of which only so many cards are drafted, another number in each round."""
    (plan,) = setup.plans
    sources: list[Source] = list(setup.sources)
    rounds = []
    for number, draft_round in enumerate(plan.rounds):
        source = setup.sources[draft_round.sources[0]]
        assert isinstance(source, SetBoosters)
        rounds.append(msgspec.structs.replace(draft_round, sources=(len(sources),)))
        sources.append(msgspec.structs.replace(source, most=_size(options, number)))
    return msgspec.structs.replace(setup, plans=(BoosterPlan(tuple(rounds)),), sources=tuple(sources))


def _cube_setup(
    options: DraftOptions, text: CubeText, names: Sequence[str], library: Library, clock: Clock | None
) -> DraftSetup:
    found = read_listed(text, library)
    listed = CubeList(wished(found.cube, options.arrange), found.cards, found.report)
    if len(set(options.pack_sizes)) > 1:
        return _uneven(options, listed, names, clock)
    cards = {card.name: card for card in listed.cards}
    size = options.pack_sizes[0] if options.pack_sizes else None
    slots = False if options.pack_sizes else None
    setup = cube_setup(listed.cube, cards, names, clock, size, options.rounds, slots)
    if options.picks is None:
        return setup
    (plan,) = setup.plans
    rounds = tuple(msgspec.structs.replace(each, picks=(options.picks,)) for each in plan.rounds)
    return msgspec.structs.replace(setup, plans=(BoosterPlan(rounds),))


def _uneven(options: DraftOptions, listed: CubeList, names: Sequence[str], clock: Clock | None) -> DraftSetup:
    """Packs of another size in each round, dealt from the shuffled cube; what is left makes the packs cards add."""
    cards = tuple(every_card(listed.cube))
    count = options.rounds or listed.cube.settings.boosters_per_player or ROUNDS
    sizes = [_size(options, number) for number in range(count)]
    needed = sum(sizes) * len(names)
    if needed > len(cards):
        raise Unlawful(
            "draft-cube-too-small",
            cube=listed.cube.name,
            packs=count * len(names),
            size=max(sizes),
            needed=needed,
            count=len(cards),
        )
    plan = booster_plan(1, count, options.picks or 1)
    rounds = (
        msgspec.structs.replace(each, sources=(0,), size=size) for each, size in zip(plan.rounds, sizes, strict=True)
    )
    source = CubeCards(listed.cube.name, cards, sizes[-1])
    return draft_setup(names, (BoosterPlan(tuple(rounds)),), [source], listed.cards, clock, extra=0)
