"""Formats at a table of the server: the named ones, and chains of phases that a host made; and whether a cube fits."""

import asyncio
from collections.abc import Sequence
from typing import Any  # Any: a table of any game

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from entaku.drafts.arranging import packs_setup, spread_out, wished
from entaku.drafts.conspiracy import conspiracy_setup, cube_setup
from entaku.drafts.format_phases import OwnBoosters, Solomon, Winston
from entaku.drafts.formats import FORMATS as NAMED
from entaku.drafts.formats import (
    DraftFormat,
    Fit,
    fits,
    formatted,
    needed,
    phase_kinds,
    settings_of,
    too_small,
)
from entaku.drafts.setup import DraftSetup
from entaku.drafts.supply import MOST_SEATS
from entaku.drafts.table_plans import TeamSealedPlan
from entaku.drafts.teams import check_teams, named
from entaku.games.brought import Brought
from entaku.kernel.errors import EntakuError, Unlawful
from entaku.kernel.names import tidied
from entaku.kernel.randomness import Seed, Stream
from entaku.oracle.card import Card
from entaku.oracle.library import Library
from entaku.oracle.naming.lines import CardLine, read_line
from entaku.server.replies import answer, body_of, endpoint, language_of
from entaku.server.rooms.record import LONGEST_TITLE
from entaku.server.tables.bodies import WhatIsPlayed
from entaku.server.tables.drafts import ConspiracyDraft, clock_of, lean, read_listed, read_packs
from entaku.server.tables.offers import FormatFitted, FormatOffer, FormatToFit, PhaseOffer, UnevenPack
from entaku.server.tables.options import DraftOptions
from entaku.server.tables.own_decks import OWN_DECKS, here
from entaku.server.tables.plays import Format
from entaku.server.trouble import said

MOST_DEALT = 5000
"""A draft of more cards than this is refused: nobody could look at its table."""
MOST_ADDED = 500
LONGEST_NAME = 150
CHAIN = "chain"


class ChainDraft(ConspiracyDraft):
    """A named format, whose settings a host may change, or (`form` None) any chain of phases."""

    def __init__(self, form: DraftFormat | None = None) -> None:
        super().__init__()
        self.form = form
        if form is None:
            self.offer = FormatOffer(CHAIN, "draft", 1, MOST_SEATS)
        else:
            self.offer = FormatOffer(form.name, "draft", form.least_players, form.most_seats, form.phases)

    def __reduce__(self) -> tuple[object, ...]:
        """In another process it is made anew of the same phases."""
        return type(self), (self.form,)

    def setup(
        self,
        options: DraftOptions,
        names: Sequence[str],
        library: Library,
        luck: Seed,
        decks: Sequence[Brought | None] = (),
    ) -> DraftSetup:
        """The draft that was wished for."""
        form, added = with_cards(self._form(options), library)
        check_phases(form, len(names))
        clock = clock_of(options)
        wishes = options.arrange
        if options.packs is not None:
            base = packs_setup(read_packs(options.packs, library), names, clock)
        elif options.cube is None:
            base = conspiracy_setup(options.sets, names, clock, max(len(options.sets), 1), known=library)
        else:
            listed = read_listed(options.cube, library)
            base = cube_setup(
                wished(listed.cube, wishes), {card.name: card for card in listed.cards}, names, clock, rounds=1
            )
        made = formatted(form, lean(base, options), added)
        return spread_out(made, wishes.spread, Stream(luck, "table", "spread"))

    def shown(self, options: DraftOptions) -> WhatIsPlayed:
        """The options as everybody sees them, with the phases that are drafted."""
        name = "" if options.chain is None else tidied(options.chain.name)[:LONGEST_TITLE]
        return replace(super().shown(options), chain=replace(self._form(options), name=name))

    def _form(self, options: DraftOptions) -> DraftFormat:
        if options.chain is None:
            if self.form is None:
                raise Unlawful("format-without-phases")
            return self.form
        phases = tuple(named(phase) if isinstance(phase, TeamSealedPlan) else phase for phase in options.chain.phases)
        form, name = (options.chain, CHAIN) if self.form is None else (self.form, self.form.name)
        return replace(form, name=name, phases=phases)


def with_cards(form: DraftFormat, library: Library) -> tuple[DraftFormat, list[Card]]:
    """The format with the cards that it names under the names they have here, and what is known of those."""
    added: dict[str, Card] = {}
    phases = list(form.phases)
    for number, phase in enumerate(phases):
        if isinstance(phase, Winston) and phase.mana_base:
            if len(phase.mana_base) > MOST_ADDED or max(map(len, phase.mana_base)) > LONGEST_NAME:
                raise Unlawful("format-too-many-added", most=MOST_ADDED, letters=LONGEST_NAME)
            names: list[str] = []
            for line in phase.mana_base:
                name, count = _listed(line, library)
                if len(names) + count > MOST_ADDED:
                    raise Unlawful("format-too-many-added", most=MOST_ADDED, letters=LONGEST_NAME)
                if (card := library.get(name)) is not None:
                    added[card.name] = card
                names += [name if card is None else card.name] * count
            phases[number] = replace(phase, mana_base=tuple(names))
    return replace(form, phases=tuple(phases)), list(added.values())


def _listed(line: str, library: Library) -> tuple[str, int]:
    """The card that a line of added cards names, and how often it comes; “50 Feet of Rope” is one card if any is."""
    read = read_line(line)
    if not isinstance(read, CardLine):
        return line, 1
    is_one_name = library.get(read.name) is None and library.get(line) is not None
    return (line, 1) if is_one_name else (read.name, read.count)


def check_phases(form: DraftFormat, seats: int) -> None:
    """Raises Unlawful if so many can't draft a format, a phase has no cards, or all of them more than a table holds."""
    if not form.least_players <= seats <= form.most_seats:
        raise Unlawful("draft-format-seats", least=form.least_players, most=form.most_seats, seats=seats)
    if needed(form, seats) > MOST_DEALT:
        raise Unlawful("format-too-many-cards", needed=needed(form, seats), most=MOST_DEALT)
    sorted_before = False
    for phase in form.phases:
        if isinstance(phase, TeamSealedPlan):
            check_teams(phase, seats)
            named(phase)
        if isinstance(phase, Solomon | Winston) and not phase.rounds and not sorted_before:
            raise Unlawful("draft-no-rounds")
        sorted_before = sorted_before or isinstance(phase, OwnBoosters)


def uneven(form: DraftFormat) -> tuple[UnevenPack, ...]:
    """The phases in which the last pack of each player's pile has fewer cards than the others.  (PD-22)

    >>> uneven(DraftFormat((OwnBoosters(rounds=3, solomon=7), Solomon(cards=8))))
    (UnevenPack(phase=1, cards=5),)
    """
    found = []
    pile = 0
    for number, phase in enumerate(form.phases):
        if isinstance(phase, OwnBoosters):
            pile += phase.rounds * min(phase.solomon, phase.cards)
        elif isinstance(phase, Solomon):
            if left := (pile + phase.rounds * phase.cards) % phase.cards:
                found.append(UnevenPack(number, left))
            pile = 0
    return tuple(found)


async def fit(request: Request) -> Response:
    """Whether a cube of so many cards, and so many players, suffice for a format."""
    wanted = await body_of(request, FormatToFit)
    form, seats, count = wanted.chain, wanted.seats, wanted.count
    if not 1 <= seats <= MOST_SEATS:
        raise Unlawful("draft-seats", seats=seats, most=MOST_SEATS)
    trouble = None
    found: tuple[Fit, ...] = ()
    try:
        check_phases(form, seats)
        if count is not None and needed(form, seats) > count:
            found = await asyncio.to_thread(fits, form, seats, count)
            raise too_small(form, seats, count)
    except EntakuError as problem:
        trouble = said(problem, language_of(request))
    return answer(FormatFitted(needed(form, seats), trouble, found, uneven(form)))


def phase_offers() -> tuple[PhaseOffer, ...]:
    """Every phase that a chain can have, with what a host chooses of it."""
    return tuple(PhaseOffer(name, kind.least_seats, settings_of(kind)) for name, kind in phase_kinds().items())


FORMATS: dict[str, Format[Any]] = {
    "conspiracy": ConspiracyDraft(),
    **{name: ChainDraft(form) for name, form in NAMED.items() if name != "conspiracy"},
    CHAIN: ChainDraft(),
    OWN_DECKS: here(),
}
"""What rooms can be started for."""

ROUTES = [Route("/api/formats", endpoint(fit), methods=["POST"])]
