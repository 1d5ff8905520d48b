"""Everything that happens in a game, as one kind."""

from entaku.magic.game.events.beside import (
    PlanarDieRolled,
    PlaneTurnedUp,
    SchemeAbandoned,
    SchemeSetInMotion,
)
from entaku.magic.game.events.objects import (
    ActivatedAbility,
    Attached,
    AttackDeclared,
    Banded,
    BlockDeclared,
    Cast,
    Ceased,
    ControlChanged,
    Copied,
    Countered,
    CountersChanged,
    Created,
    Crewed,
    Damaged,
    Departed,
    Designated,
    Exploited,
    Flipped,
    Goaded,
    LevelGained,
    Melded,
    Monstrous,
    Moved,
    Mutated,
    Paired,
    Phased,
    Resolved,
    Revealed,
    Tapped,
    Targeted,
    Transformed,
    TriggeredAbility,
    TurnedFaceUp,
    Unblocked,
    Undergone,
)
from entaku.magic.game.events.players import (
    Blessed,
    Chosen,
    CoinFlipped,
    CommandersAnnounced,
    CommanderStruck,
    CompanionRevealed,
    ControlGained,
    DiceRolled,
    Done,
    DungeonCompleted,
    InitiativeTaken,
    LifeChanged,
    ManaAdded,
    ManaPaid,
    MonarchChanged,
    PlayerCountersChanged,
    RingTempted,
    Rumbled,
    Shuffled,
    SpeedChanged,
    Ventured,
    Voted,
    VoteEnded,
)
from entaku.magic.game.events.turns import (
    ActedByHand,
    ByHand,
    DaytimeChanged,
    ExtraTurnAdded,
    GameEnded,
    HandKept,
    MulliganTaken,
    PlayerLost,
    StepBegan,
    TurnBegan,
)

GameEvent = (
    Moved | Created | Ceased | Phased | Departed | Tapped | LifeChanged | Damaged | Countered | CountersChanged
    | PlayerCountersChanged | Copied | Cast | ActivatedAbility | TriggeredAbility | Targeted | Resolved | ManaAdded
    | ManaPaid | CommandersAnnounced | CompanionRevealed | CommanderStruck | Revealed | Shuffled | Attached
    | ControlChanged | ControlGained | AttackDeclared | Banded | BlockDeclared | Unblocked | Voted | VoteEnded
    | CoinFlipped | DiceRolled | PlanarDieRolled | PlaneTurnedUp | SchemeSetInMotion | SchemeAbandoned
    | InitiativeTaken | RingTempted | SpeedChanged
    | MonarchChanged | Blessed | Paired | Ventured | DungeonCompleted | Rumbled | Monstrous
    | Mutated | Melded | Exploited | Done | Undergone | Crewed | Goaded | Chosen | TurnedFaceUp | Transformed
    | Flipped | DaytimeChanged | Designated | LevelGained | MulliganTaken | HandKept | TurnBegan | StepBegan
    | ExtraTurnAdded | PlayerLost | GameEnded | ByHand | ActedByHand
)  # fmt: skip
"""Everything that happens in a game."""
