"""The three-phase cube draft: own boosters, then Solomon, then Winston, over one pool for each player."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from entaku.drafts.conspiracy import draft_setup
from entaku.drafts.setup import DraftSetup, Plan, SolomonPlan, SortingPlan, WinstonPlan
from entaku.oracle.card import Card
from entaku.oracle.printed import PrintedCard

ROUNDS = 4
SOLOMON = 8


def phased_plans(
    booster: SortingPlan, pack: int = SOLOMON, mana_base: Sequence[PrintedCard] = (), *, late: bool = True
) -> tuple[Plan, ...]:
    """The chain of the three phases.

    `pack` is the size of a Solomon pack, `mana_base` is shuffled into the Winston pile; `late` adds a Winston turn's
    cards at its end.
    """
    return (booster, SolomonPlan(pack), WinstonPlan(tuple(mana_base), late))


def phased(
    setup: DraftSetup,
    solomon: int = SOLOMON,
    mana_base: Iterable[Card] = (),
    *,
    late: bool = True,
) -> DraftSetup:
    """The three-phase draft of the boosters of a booster draft's first phase.

    In each round each player sends `solomon` cards to their Solomon pile; its packs hold as many.
    """
    added = tuple(mana_base)
    known: Mapping[str, Card] = {card.name: card for card in (*setup.cards, *added)}
    plans = phased_plans(
        SortingPlan(setup.plans[0].rounds, solomon),
        max(solomon, 1),
        [PrintedCard(card.name) for card in added],
        late=late,
    )
    made = draft_setup(setup.seats, plans, setup.sources, known.values(), setup.clock, setup.extra, "phased")
    return replace(made, abilities={**made.abilities, **setup.abilities})
