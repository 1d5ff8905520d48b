"""What is agreed before a night starts, shown to everybody; all of it is data."""

from typing import Literal

from msgspec import Struct

from entaku.tournament.clock import Lap

Measure = Literal["most", "each", "vote"]
OwnRules = Literal["commander", "commander-2010", "free-40", "free-60"]
"""By what decks that were not drafted here are checked and played."""


class PointSystem(Struct, frozen=True):
    """How a group's game gives points.

    win        for the last one standing; everybody still in when time runs out shares a draw, if `draw` is not None
    places     points by place instead, best first, for games without a draw
    wager      percent of their own points that all others pay to the winner (everybody starts with `start`)
    bye        for a round without a group
    """

    win: int = 5
    draw: int | None = 1
    loss: int = 0
    bye: int = 5
    places: tuple[int, ...] = ()
    wager: int = 0
    start: int = 0


class Honour(Struct, frozen=True):
    """An honour or a mission that is announced before the game.  (CM-17)

    "most": the highest value noted wins it; "each": everybody who did it has it; "vote": a question put to each
    table, whose players answer it with one another's names.  `points` count for standings by points.  `text` is the
    organiser's own wording of a mission or question; the source's four honours have messages.
    """

    key: str
    measure: Measure = "most"
    points: int = 0
    text: str = ""


HONOURS = (
    Honour("combat-damage"),
    Honour("mana-pool"),
    Honour("commander-win", "each"),
    Honour("commander-mana"),
)
"""The honours of the source: most combat damage in a turn, most mana in a pool, a win by commander damage, most mana
spent on commanders.  (CM-17)"""


class GameOptions(Struct, frozen=True):
    """The rules that a pod agrees on, handed to its games as they are.  (EV-11, EV-12)

    `rumble`: how much life opponents have to be made to lose for a card by the Rumble rule, None without it  (EV-15).
    """

    attack: Literal["any", "left", "right"] = "any"
    influence: int | None = None
    life: int = 20
    mulligan: Literal["london", "vancouver", "paris"] = "london"
    rumble: int | None = None


class Settings(Struct, frozen=True, kw_only=True):
    """A night's settings.

    structure  "two-rounds": pods, a winners' and a losers' group (EV-5); "group-game": pods of up to six, each playing
               one game of everybody (EV-14); "points": rounds of groups by points
    survivors  who stays in round 1 by the sizes of a pod's groups ("3+3": [2, 1]), where it differs from EV-6
    minutes    a round's time (EV-9 recommends 60 to 90)
    seating    seats of round 2: by lot, or in the order in which round 1 was finished
    odd        what a number of players that fours don't divide makes: groups of three, or of five
    final      how many players the final table takes; 0 for none
    registration  whether players may register themselves by the link
    reports    whether players may enter the results of their own group
    here       whether the night is played at tables of this system; its desk offers them first then
    draft      what pods draft at tables of this system, as a room's options in JSON; "" for the usual boosters
    decks      by what decks that were not drafted here are checked and played; `anyway`: those that break rules, too
    """

    structure: Literal["two-rounds", "group-game", "points"] = "two-rounds"
    survivors: dict[str, tuple[int, ...]] = {}
    minutes: int = 75
    lap: Lap = "active"
    seating: Literal["random", "finish"] = "random"
    options: GameOptions = GameOptions()
    pick: Literal["straight", "snake"] = "straight"
    rounds: int = 2
    points: PointSystem = PointSystem()
    odd: Literal["threes", "fives"] = "threes"
    final: int = 0
    honours: tuple[Honour, ...] = ()
    votes: bool = False
    registration: bool = True
    reports: bool = False
    here: bool = False
    draft: str = ""
    decks: OwnRules = "free-40"
    anyway: bool = False
