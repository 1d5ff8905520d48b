"""What is to be played, as a host sets it: a draft, a game with drafted decks, a game with their own."""

from typing import Literal

from msgspec import Struct

from entaku.drafts.arranging import Arrangement
from entaku.drafts.formats import DraftFormat
from entaku.games.beside import Variant
from entaku.magic.game.dated import NEWEST, RulesDate
from entaku.magic.game.profile import TeamPlay
from entaku.server.cubes.bodies import CubeText
from entaku.tournament.settings import USUAL_GRACE


class GameClock(Struct, frozen=True):
    """Seconds for each decision, and minutes that a player has in reserve beyond them for the whole game."""

    seconds: float = 30.0
    reserve: float = 10.0


class ClockChoice(Struct, frozen=True):
    """Seconds for the first pick of a pack of 15, for the last pick, evenly less in between, and for other choices."""

    first: float = 75.0
    last: float = 10.0
    others: float = 40.0


CLOCKS: dict[str, ClockChoice | None] = {
    "none": None,
    "calm": ClockChoice(120, 20, 60),
    "usual": ClockChoice(),
    "quick": ClockChoice(40, 5, 20),
}
"""The clocks that a host chooses a draft's from."""
GAME_CLOCKS = (GameClock(15, 5), GameClock(30, 10), GameClock(60, 20), GameClock(120, 30))
GRACES = (15, 30, 60, 120, 300)
"""Seconds that a host has a table wait for somebody whose line is lost."""
LONGEST_GRACE = 3600
"""So many at most."""


class DraftOptions(Struct, frozen=True, tag="draft"):
    """A draft.

    format     "conspiracy" for a booster draft, the name of another format, or "chain" for a host's own
    chain      the phases of such a format; None for the named one as it is
    sets       codes of the sets whose boosters are opened, round 1 the first, and from the start again; or
    cube       a list to deal packs from, or
    packs      boosters made by hand, a blank line between two: the first go round the table, then the next
    arrange    how boosters are spread, what is put away, which cards stay out
    rounds     packs for each player; None for what the cube's list says, else 3
    pack_sizes cards in the packs of each round, the last one holding for all later rounds; empty for what the
               boosters or the cube say
    picks      cards drafted from a pack before it is passed; None for what the cube's list says, else 1
    clock      None for a table without a clock
    grace      seconds that the table waits for somebody whose line is lost before it decides; None: as long as it takes

    Rounds, sizes and picks are those of the booster draft; a chain's phases have their own.
    """

    format: str = "conspiracy"
    sets: tuple[str, ...] = ()
    cube: CubeText | None = None
    rounds: int | None = None
    pack_sizes: tuple[int, ...] = ()
    picks: int | None = None
    clock: ClockChoice | None = None
    chain: DraftFormat | None = None
    packs: CubeText | None = None
    arrange: Arrangement = Arrangement()
    grace: float | None = USUAL_GRACE


OwnRules = Literal["commander", "commander-2010", "brawl", "pauper-commander", "oathbreaker", "free-40", "free-60"]
"""By what the players' own decks are checked and played: Commander of today or 2010, or any cards, so many at least."""


class OwnDeckOptions(Struct, frozen=True, tag="own-decks"):
    """A game with decks that the players bring; `anyway`: decks that break the rules may be played, too.

    `lesson`: it is the first game, which teaches: its three decks and what lies on top of them are always the same.
    `undos`, `clock`, `grace`, `rumble`, `variant` and `teams` are those of `GameOptions`; `date` too, but Commander of
    2010 has its own.
    """

    rules: OwnRules = "commander"
    anyway: bool = False
    format: str = "own-decks"
    undos: int = 3
    clock: GameClock | None = None
    grace: float | None = USUAL_GRACE
    rumble: int | None = None
    lesson: bool = False
    date: RulesDate = NEWEST
    variant: Variant = "none"
    teams: TeamPlay = ""


class GameOptions(Struct, frozen=True):
    """The rules of a game with drafted decks, and what its people may do with each other.

    attack   whom creatures may attack: any opponent, or only the nearest to one side
    range    how many seats away a player reaches, None without limit
    undos    how often each player may ask the table to go back
    clock    None for a game without a clock
    grace    seconds that the table waits for somebody whose line is lost before it decides; None: as long as it takes
    rumble   how much life opponents have to be made to lose for a card from the sideboard, None without the Rumble
             rule  (EV-15)
    date     of when the rules are that are played by; the mulligan is chosen beside them
    variant  whether there are planes that all are on, or each player has schemes of their own
    teams    whether two teams play, one half of the seats against the other: with turns and life together, or each on
             their own; "" without  (CR 808, 810)
    """

    life: int = 20
    attack: Literal["multiple", "left", "right"] = "multiple"
    range: int | None = None
    mulligan: Literal["london", "vancouver", "paris", "partial-paris"] = "london"
    undos: int = 3
    clock: GameClock | None = None
    grace: float | None = USUAL_GRACE
    rumble: int | None = None
    date: RulesDate = NEWEST
    variant: Variant = "none"
    teams: TeamPlay = ""


Options = DraftOptions | OwnDeckOptions
"""What is to be played, told apart by `type`."""
