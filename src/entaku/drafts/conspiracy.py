"""The Conspiracy draft: three boosters each, passed left, right, left.  (CD-2, CD-3; CR 905.1)"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from entaku.drafts.setup import (
    AddedPacks,
    BoosterPlan,
    BoosterRound,
    Clock,
    CubeCards,
    CubePacks,
    DraftSetup,
    Plan,
    SetBoosters,
    Source,
)
from entaku.kernel.errors import Unlawful
from entaku.oracle.card import Card
from entaku.oracle.catalogue import Catalogue, shipped
from entaku.oracle.cubes.boosters import every_card
from entaku.oracle.cubes.cube import Cube
from entaku.oracle.ir.draft_matters import DRAFT_MATTERS
from entaku.oracle.ir.draft_tags import tagged
from entaku.oracle.ir.drafting import AddBooster, AfterDrafting, DraftAbility
from entaku.oracle.library import Library

ROUNDS = 3


def booster_plan(sources: int, rounds: int = ROUNDS, picks: int = 1) -> BoosterPlan:
    """Rounds that open the sources in turn and pass left, right, left …  (CR 905.1b)

    >>> [(draft_round.sources, draft_round.direction) for draft_round in booster_plan(sources=2).rounds]
    [((0,), 'left'), ((1,), 'right'), ((0,), 'left')]
    """
    return BoosterPlan(
        tuple(
            BoosterRound((number % sources,), "right" if number % 2 else "left", (picks,)) for number in range(rounds)
        )
    )


def conspiracy_setup(
    sets: Sequence[str],
    players: Sequence[str],
    clock: Clock | None = None,
    rounds: int = ROUNDS,
    picks: int = 1,
    known: Catalogue | Library | None = None,
) -> DraftSetup:
    """A draft of boosters of these sets, opened in turn; added boosters are of the first.

    `known` is where the sets are looked up: a user's library, else the shipped catalogue.

    Raises Unlawful if a set is unknown or has no boosters.
    """
    known = known or shipped()
    if not sets:
        raise Unlawful("draft-no-set")
    codes = tuple(dict.fromkeys(code.upper() for code in sets))
    sources: list[Source] = []
    names: dict[str, None] = {}
    for code in codes:
        config = known.set(code).boosters
        if config is None:
            raise Unlawful("draft-set-without-boosters", code=code)
        sources.append(SetBoosters(code, config))
        names.update((row.name, None) for sheet in config.sheets.values() for row in sheet.rows)
    plan = booster_plan(len(sets), rounds, picks)
    opened = [codes.index(code.upper()) for code in sets]
    plan = BoosterPlan(
        tuple(
            BoosterRound((opened[draft_round.sources[0]],), draft_round.direction, draft_round.picks)
            for draft_round in plan.rounds
        )
    )
    return draft_setup(players, (plan,), sources, [known.find(name) for name in names], clock=clock, extra=opened[0])


def _picked_by(cube: Cube, plan: BoosterPlan) -> BoosterPlan:
    """The plan with what a cube's list says of each round, its last word holding for all later ones."""
    given = cube.settings.rounds
    if not given:
        return plan
    asked = [given[min(number, len(given) - 1)] for number in range(len(plan.rounds))]
    return BoosterPlan(
        tuple(
            replace(draft_round, picks=picks.picks, burns=picks.burns)
            for draft_round, picks in zip(plan.rounds, asked, strict=True)
        )
    )


def cube_setup(
    cube: Cube,
    cards: Mapping[str, Card],
    players: Sequence[str],
    clock: Clock | None = None,
    size: int | None = None,
    rounds: int | None = None,
    slots: bool | None = None,
) -> DraftSetup:
    """A draft of a cube; boosters are added from what is left of it.

    `cards` are the cube's cards by the names in its list.  Its boosters hold `size` cards (15) of the shuffled cube, or
    are made by its slots, which is the default where it has any.  What isn't said here the list's own settings say.
    """
    named = renamed(cube, cards)
    wanted = rounds or cube.settings.boosters_per_player or ROUNDS
    plan = _picked_by(cube, booster_plan(1, wanted))
    settings = named.settings
    cards_each = size or settings.cards_per_booster or 15
    source: Source = CubeCards(named.name, every_card(named), cards_each)
    if (
        (named.layouts if slots is None else slots)
        or settings.with_replacement
        or settings.refill
        or settings.colour_balance
    ):
        source = CubePacks(named if slots is not False else replace(named, layouts=()), cards_each)
    known = {card.name: card for card in cards.values()}
    own = {custom.card.name: tagged(custom.effects).abilities for custom in cube.customs if custom.effects}
    sources: list[Source] = [source]
    added = added_sources(cube, own, sources) if isinstance(source, CubePacks) else {}
    setup = draft_setup(players, (plan,), sources, known.values(), clock=clock, extra=0, own=own)
    return replace(setup, added=added)


def added_sources(cube: Cube, own: Mapping[str, tuple[DraftAbility, ...]], sources: list[Source]) -> dict[str, int]:
    """By card, the number of the source of those boosters it adds that are of certain layouts; puts it to `sources`."""
    known = {layout.name for layout in cube.layouts}
    found: dict[str, int] = {}
    for name, abilities in own.items():
        for ability in abilities:
            if isinstance(ability, AfterDrafting) and isinstance(ability.do, AddBooster):
                layouts = tuple((layout, weight) for layout, weight in ability.do.layouts if layout in known and weight)
                if layouts:
                    found[name] = len(sources)
                    sources.append(AddedPacks(0, layouts))
    return found


def renamed(cube: Cube, cards: Mapping[str, Card]) -> Cube:
    """The cube with the names that its cards have, however its list spells them."""
    sheets = (
        replace(sheet, entries=tuple(replace(entry, name=cards[entry.name].name) for entry in sheet.entries))
        for sheet in cube.sheets
    )
    return replace(cube, sheets=tuple(sheets))


def draft_setup(
    players: Sequence[str],
    plans: tuple[Plan, ...],
    sources: Iterable[Source],
    cards: Iterable[Card],
    clock: Clock | None = None,
    extra: int | None = None,
    name: str = "conspiracy",
    own: Mapping[str, tuple[DraftAbility, ...]] | None = None,
) -> DraftSetup:
    """A setup in which the cards that work in the draft do; `own` are the abilities of a cube's own cards."""
    known = tuple(cards)
    abilities = {card.name: DRAFT_MATTERS[card.name] for card in known if card.name in DRAFT_MATTERS}
    abilities.update(own or {})
    return DraftSetup(
        seats=tuple(players),
        plans=plans,
        sources=tuple(sources),
        cards=known,
        abilities=abilities,
        extra=extra,
        clock=clock,
        format=name,
    )
