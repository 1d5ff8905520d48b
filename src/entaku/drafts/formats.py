"""Draft formats: chains of phases over one undealt cube, or the boosters of sets, with one pool for each player.

A format is plain data: a host can make one, save it as JSON and give it to others.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import cycle
from types import UnionType
from typing import Annotated, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from entaku.drafts.conspiracy import draft_setup
from entaku.drafts.format_phases import (
    Booster,
    FormatPhase,
    Glimpse,
    OwnBoosters,
    RoundsPhase,
    Setting,
    Solomon,
    Supreme,
    Winston,
    cards_needed,
    number_of,
)
from entaku.drafts.setup import CubeCards, CubePacks, DraftSetup, Plan
from entaku.drafts.supply import MOST_SEATS
from entaku.drafts.table_plans import (
    AuctionPlan,
    GridPlan,
    HousmanPlan,
    MinesweeperPlan,
    PoolPlan,
    RochesterPlan,
    RotisseriePlan,
    SealedPlan,
    TeamSealedPlan,
    WinchesterPlan,
)
from entaku.drafts.teams import can_form, named
from entaku.kernel.errors import Unlawful, Unreadable
from entaku.oracle.card import Card, bare

LEAST_SIZE = 5
"""Nobody is advised to make smaller packs than this."""


class DraftFormat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A chain of phases.  `name` is a format's key here, or what its host calls it; it is for so many players."""

    phases: Annotated[tuple[FormatPhase, ...], Meta(min_length=1, max_length=12)]
    name: Annotated[str, Meta(max_length=80)] = ""
    least_seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] = 1
    most_seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)] = MOST_SEATS

    @property
    def least_players(self) -> int:
        """The fewest players that all phases can be drafted with."""
        return max(self.least_seats, *(phase.least_seats for phase in self.phases))


def _named(*formats: DraftFormat) -> Mapping[str, DraftFormat]:
    return {form.name: form for form in formats}


FORMATS = _named(
    DraftFormat((Booster(),), "conspiracy"),
    DraftFormat((OwnBoosters(), Solomon(), Winston(late=True)), "phased", 2),
    DraftFormat((Booster(rounds=4),), "ggd", 3, 6),
    DraftFormat((Glimpse(),), "glimpse"),
    DraftFormat((Supreme(),), "supreme"),
    DraftFormat((Solomon(rounds=5),), "solomon"),
    DraftFormat((Winston(rounds=3),), "winston"),
    DraftFormat((WinchesterPlan(),), "winchester"),
    DraftFormat((GridPlan(),), "grid"),
    DraftFormat((RochesterPlan(),), "rochester"),
    DraftFormat((RotisseriePlan(),), "rotisserie"),
    DraftFormat((HousmanPlan(),), "housman"),
    DraftFormat((MinesweeperPlan(),), "minesweeper"),
    DraftFormat((AuctionPlan(),), "auction"),
    DraftFormat((SealedPlan(),), "sealed"),
    DraftFormat((TeamSealedPlan(),), "team-sealed", 4),
)
"""The formats that have a name.  A Solomon draft has the usual ten packs of eight for two.

Group Game Draft opens four boosters, for 3 to 6 players (EV-13).
"""


def read_format(data: bytes | str, file: str) -> DraftFormat:
    """A format from its JSON.  Raises Unreadable, naming the file and the place in it."""
    try:
        return msgspec.json.decode(data, type=DraftFormat)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Unreadable("draft-format-unreadable", file=file, problem=str(problem)) from problem


def write_format(form: DraftFormat) -> bytes:
    """The format as JSON, for people to read and share."""
    return msgspec.json.format(msgspec.json.encode(form), indent=2)


def needed(form: DraftFormat, seats: int) -> int:
    """How many cards of a cube a format takes.

    >>> needed(FORMATS["phased"], 4), needed(FORMATS["grid"], 2)
    (240, 162)
    """
    return sum(cards_needed(phase, seats) for phase in form.phases)


def with_rounds(form: DraftFormat, rounds: int | None) -> DraftFormat:
    """The format with another number of packs for each player, in the phases that open packs of their own."""
    if rounds is None:
        return form
    return replace(
        form,
        phases=tuple(
            replace(phase, rounds=rounds) if isinstance(phase, RoundsPhase) and phase.rounds else phase
            for phase in form.phases
        ),
    )


def formatted(form: DraftFormat, base: DraftSetup, mana_base: Iterable[Card] = ()) -> DraftSetup:
    """A draft of a format, with the seats, sources, cards and clock of another.

    The sources that its first phase opens in turn are opened in turn here.  `mana_base` are the facts of cards that a
    format names itself.  Raises Unlawful, with the numbers and the nearest settings that fit, if the cube is too small.
    """
    seats = len(base.seats)
    if not form.least_players <= seats <= form.most_seats:
        raise Unlawful("draft-format-seats", least=form.least_players, most=form.most_seats, seats=seats)
    check_supply(form, seats, base)
    opened = tuple(draft_round.sources[0] for draft_round in base.plans[0].rounds) or (0,)
    known = {card.name: card for card in (*base.cards, *mana_base)}
    for phase in form.phases:
        if isinstance(phase, Winston):
            known.update((name, bare(name)) for name in phase.mana_base if name not in known)
    sources = cycle(opened)
    plans = tuple(_plan(phase, sources, opened) for phase in form.phases)
    made = draft_setup(
        base.seats, plans, base.sources, known.values(), base.clock, base.extra, form.name or "chain", base.abilities
    )
    return replace(made, luck=base.luck, added=base.added)


def _plan(phase: FormatPhase, sources: Iterator[int], opened: tuple[int, ...]) -> Plan:
    if isinstance(phase, RoundsPhase):
        return phase.plan(sources)
    if isinstance(phase, TeamSealedPlan):
        phase = named(phase)
    if isinstance(phase, PoolPlan):
        return replace(phase, sources=opened, dealt=())
    return replace(phase, sources=opened)


def check_supply(form: DraftFormat, seats: int, base: DraftSetup) -> None:
    """Raises Unlawful, with the nearest settings that fit, if the cube hasn't the cards that a format takes."""
    source = base.sources[0]
    if isinstance(source, CubeCards):
        count = len(source.cards)
    elif isinstance(source, CubePacks) and not (source.cube.settings.with_replacement or source.cube.settings.refill):
        count = source.cube.size
    else:
        return
    if needed(form, seats) > count:
        raise too_small(form, seats, count)


def check_boosters(setup: DraftSetup) -> None:
    """Raises Unlawful, with the nearest settings that fit, if a booster draft's cube is too small for it."""
    source = setup.sources[0]
    rounds = len(setup.plans[0].rounds)
    if isinstance(source, CubeCards) and rounds * source.size * len(setup.seats) > len(source.cards):
        check_supply(DraftFormat((Booster(rounds=rounds, cards=source.size),)), len(setup.seats), setup)


# The nearest settings that fit.


class Fit(Struct, frozen=True):
    """Settings near those asked for that a cube has the cards for: what is changed, and how many cards they take."""

    change: Literal["amounts", "sizes", "seats"]
    form: DraftFormat
    seats: int
    needed: int


def fits(form: DraftFormat, seats: int, count: int) -> tuple[Fit, ...]:
    """What fits a cube of `count` cards: fewer packs, smaller ones, fewer players; nearest to what was asked first.

    >>> [(fit.change, fit.seats, fit.needed) for fit in fits(FORMATS["conspiracy"], 8, 300)]
    [('sizes', 8, 288), ('seats', 6, 270), ('amounts', 8, 240)]
    """
    found = []
    fewer = _shrunk(form, seats, count, [phase.amount for phase in form.phases], 1)
    if fewer is not None:
        found.append(Fit("amounts", fewer, seats, needed(fewer, seats)))
    smaller = _shrunk(form, seats, count, [phase.size for phase in form.phases], LEAST_SIZE)
    if smaller is not None:
        found.append(Fit("sizes", smaller, seats, needed(smaller, seats)))
    players = [
        number
        for number in range(form.least_players, seats)
        if needed(form, number) <= count and can_form(form.phases, number)
    ]
    if players:
        found.append(Fit("seats", form, players[-1], needed(form, players[-1])))
    return tuple(sorted(found, key=lambda fit: -fit.needed))


def _shrunk(form: DraftFormat, seats: int, count: int, settings: Sequence[str], least: int) -> DraftFormat | None:
    """The format with these numbers of its phases made smaller, all about as much, until the cube has the cards."""
    full = [number_of(phase, name) if name else 0 for phase, name in zip(form.phases, settings, strict=True)]
    floors = [min(number, _least(phase, least)) for phase, number in zip(form.phases, full, strict=True)]
    numbers = list(floors)

    def made() -> DraftFormat:
        phases = zip(form.phases, settings, numbers, strict=True)
        return replace(
            form, phases=tuple(replace(phase, **{name: number}) if name else phase for phase, name, number in phases)
        )

    if needed(made(), seats) > count or numbers == full:
        return None
    open_places = [place for place, number in enumerate(full) if numbers[place] < number]
    while open_places:
        place = min(open_places, key=lambda place: numbers[place] / full[place])
        numbers[place] += 1
        if needed(made(), seats) > count:
            numbers[place] -= 1
            open_places.remove(place)
        elif numbers[place] == full[place]:
            open_places.remove(place)
    return made()


def _least(phase: FormatPhase, least: int) -> int:
    """An own booster has cards beside those of the Solomon pile."""
    return phase.solomon + 1 if isinstance(phase, OwnBoosters) and least == LEAST_SIZE else least


def too_small(form: DraftFormat, seats: int, count: int) -> Unlawful:
    """The error that says how many cards a format takes, how many there are, and what would fit."""
    found = fits(form, seats, count)
    change, number, before, what = "none", "", "", ""
    if found:
        change = found[0].change
        if change == "seats":
            number, before = str(found[0].seats), str(seats)
        else:
            names = [phase.amount if change == "amounts" else phase.size for phase in form.phases]
            number, before = _numbers(form, found[0].form, names), _numbers(form, form, names)
            kinds = {name for name in names if name}
            what = kinds.pop() if len(kinds) == 1 else "several"
    return Unlawful(
        "draft-format-too-small",
        seats=seats,
        needed=needed(form, seats),
        count=count,
        change=change,
        number=number,
        before=before,
        what=what,
    )


def _numbers(form: DraftFormat, changed: DraftFormat, names: Sequence[str]) -> str:
    """These numbers of the phases that have any in the format asked for, one after the other, as they are changed."""
    found = zip(form.phases, changed.phases, names, strict=True)
    return ", ".join(str(number_of(now, name)) for phase, now, name in found if name and number_of(phase, name))


# What a host may choose.


@cache
def settings_of(phase: type[FormatPhase]) -> tuple[Setting, ...]:
    """The settings of a phase, as a form needs them.

    >>> [(setting.name, setting.default, setting.least, setting.most) for setting in settings_of(GridPlan)]
    [('grids', 18, 1, 40), ('picks', 1, 1, 2)]
    """
    hints = get_type_hints(phase, include_extras=True)
    return tuple(
        _setting(field.encode_name, hints[field.name], field.default)
        for field in msgspec.structs.fields(phase)
        if field.name not in ("sources", "dealt", "sizes", "names")
    )


def _setting(name: str, hint: object, default: int | bool | str | tuple[str, ...]) -> Setting:
    if get_origin(hint) is Annotated:
        inner, meta = get_args(hint)
        assert isinstance(meta, Meta)
        if inner is int:
            return Setting(name, default, _whole(meta.ge), _whole(meta.le))
        hint = inner
    if get_origin(hint) is tuple:
        hint = get_args(hint)[0]
    choices = get_args(hint) if get_origin(hint) is Literal else ()
    return Setting(name, default, choices=choices)


def _whole(limit: float | None) -> int | None:
    return None if limit is None else int(limit)


def phase_kinds() -> Mapping[str, type[FormatPhase]]:
    """Every phase by its tag, as it is written in a format's JSON."""
    assert isinstance(FormatPhase, UnionType)
    kinds: dict[str, type[FormatPhase]] = {}
    for kind in get_args(FormatPhase):
        kinds[str(kind.__struct_config__.tag)] = kind
    return kinds
