"""What more such cards do, of those that many tables play: no phrase says one of their sentences."""

from entaku.cards.ir.abilities import (
    Activated,
    PayLife,
    Static,
    Tree,
)
from entaku.cards.ir.changes import (
    PlayFrom,
    SeesTopCard,
    TriggersAgain,
)
from entaku.cards.ir.short import (
    ARTIFACT,
    YOU,
    YOURS,
    cost,
    exile,
    group,
    keywords,
)
from entaku.cards.ir.things import (
    AllOf,
    AnyOf,
    Colourless,
    Is,
    Other,
    TopCards,
)

TREES = (
    Tree(
        "Harmonic Prodigy",
        (
            *keywords("prowess"),
            Static(
                rules=(TriggersAgain(group(AnyOf((Is("Shaman"), AllOf((Other(), Is("Wizard"))))), YOURS)),),
            ),
        ),
    ),
    Tree(
        "Mystic Forge",
        (
            Static(rules=(SeesTopCard(),)),
            Static(rules=(PlayFrom(YOU, TopCards(YOU, where=(AnyOf((ARTIFACT, Colourless())),)), spells_only=True),)),
            Activated(cost("T", PayLife(1)), (exile(TopCards(YOU)),)),
        ),
    ),
)
