"""The environments for learning agents, as far as their libraries are there."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, overload

from entaku.drafts.formats import DraftFormat
from entaku.front.given import DeckLike
from entaku.kernel.errors import Unlawful
from entaku.magic.game.profile import RulesProfile

if TYPE_CHECKING:
    from entaku.front.copies import Copies
    from entaku.front.environment import Environment, ParallelEnvironment
    from entaku.front.opponents import Opponent

MOST_STEPS = 50_000
"""After so many steps a contest is broken off, and pays as the table stands."""


@overload
def env(
    stages: str | Sequence[str] = ...,
    seats: int = ...,
    *,
    parallel: Literal[False] = ...,
    decks: Sequence[DeckLike] | None = ...,
    rules: str | RulesProfile = ...,
    sets: Sequence[str] = ...,
    cube: str | Path | None = ...,
    format: str | DraftFormat = ...,
    rounds: int | None = ...,
    render_mode: str | None = ...,
    most_steps: int = ...,
    made_up: bool = ...,
    data: str | Path | None = ...,
    opponents: "Opponent | Sequence[Opponent | None] | None" = ...,
    copies: None = ...,
    processes: int | None = ...,
) -> "Environment": ...
@overload
def env(
    stages: str | Sequence[str] = ...,
    seats: int = ...,
    *,
    parallel: Literal[True],
    decks: Sequence[DeckLike] | None = ...,
    rules: str | RulesProfile = ...,
    sets: Sequence[str] = ...,
    cube: str | Path | None = ...,
    format: str | DraftFormat = ...,
    rounds: int | None = ...,
    render_mode: str | None = ...,
    most_steps: int = ...,
    made_up: bool = ...,
    data: str | Path | None = ...,
    opponents: "Opponent | Sequence[Opponent | None] | None" = ...,
    copies: None = ...,
    processes: int | None = ...,
) -> "ParallelEnvironment": ...
@overload
def env(
    stages: str | Sequence[str] = ...,
    seats: int = ...,
    *,
    parallel: Literal[False] = ...,
    decks: Sequence[DeckLike] | None = ...,
    rules: str | RulesProfile = ...,
    sets: Sequence[str] = ...,
    cube: str | Path | None = ...,
    format: str | DraftFormat = ...,
    rounds: int | None = ...,
    render_mode: None = ...,
    most_steps: int = ...,
    made_up: bool = ...,
    data: str | Path | None = ...,
    opponents: "Opponent | Sequence[Opponent | None] | None" = ...,
    copies: int,
    processes: int | None = ...,
) -> "Copies": ...
def env(
    stages: str | Sequence[str] = "game", seats: int = 2, *, parallel: bool = False,
    decks: Sequence[DeckLike] | None = None, rules: str | RulesProfile = "free-60", sets: Sequence[str] = ("CNS",),
    cube: str | Path | None = None, format: str | DraftFormat = "conspiracy", rounds: int | None = None,
    render_mode: str | None = None, most_steps: int = MOST_STEPS, made_up: bool = False,
    data: str | Path | None = None, opponents: "Opponent | Sequence[Opponent | None] | None" = None,
    copies: int | None = None, processes: int | None = None,
) -> "Environment | ParallelEnvironment | Copies":  # fmt: skip
    """An environment of PettingZoo for 2 to 8 seats: one agent after the other, or all who are asked at once.

    `stages` are those that agents play, of "draft", "deck" and "game"; bots do the others.  Without draft and deck the
    game is played with `decks`, or with such as bots build; their cards, and a cube's, must be known ones, unless
    `made_up` cards are meant.  At the end everybody has a reward by their place, from 1.0
    to -1.0.  How decisions become actions says docs/environment.md.  Needs `pip install entaku[lab]`.

    `opponents` sit where no agent does: one (a `bot`, a function of view and decision) in all seats but the first, or a
    list with None for agents.  With `copies` it is a vector environment of gymnasium, over so many `processes`.

    >>> import entaku
    >>> env = entaku.env("draft", seats=2, rounds=1)
    >>> env.reset(seed=1)
    >>> env.agent_selection, env.infos["player_0"]["purpose"]
    ('player_0', 'draft-pick')
    >>> env.step(3)
    >>> env.agent_selection
    'player_1'
    >>> entaku.env("game", opponents=entaku.bot("normal")).possible_agents
    ['player_0']
    """
    try:
        from entaku.front import copies as many
        from entaku.front import environment
    except ModuleNotFoundError as missing:
        raise Unlawful("front-extra-missing", module=str(missing.name), extra="lab") from missing
    plan: dict[str, object] = {"seats": seats, "decks": decks, "rules": rules, "made_up": made_up, "data": data}
    plan |= {"sets": sets, "cube": cube, "form": format, "rounds": rounds, "opponents": opponents}
    if copies is not None:
        return many.Copies(environment.planned(stages, plan), copies, most_steps, processes)
    run = environment.Running(environment.planned(stages, plan), render_mode, most_steps)
    return environment.ParallelEnvironment(run) if parallel else environment.Environment(run)
