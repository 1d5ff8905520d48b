"""What is agreed before a night starts, shown to everybody; all of it is data."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from entaku.tournament.clock import Lap
from entaku.tournament.limited import Limited

Structure = Literal["two-rounds", "group-game", "points", "swiss", "elimination"]
Measure = Literal["most", "each", "vote"]
PrizesBy = Literal["ranking", "points", "honours"]
"""What decides who picks prizes before whom: the ranking, the democratic points, or how many honours.  (EV-4, CM-18)"""
OwnRules = Literal["commander", "commander-2010", "brawl", "pauper-commander", "oathbreaker", "free-40", "free-60"]
"""By what decks that were not drafted here are checked and played."""
RulesDate = Literal["2010-12-15", "2022-04", "2026-09"]
"""The dates of rules that tables of this system can play by."""


Tie = Literal[
    "opponents-match", "game", "opponents-game", "opponents-points", "later-seats", "wins", "head-to-head", "lot"
]
"""What parts players of equal points: their opponents' match wins, their own and their opponents' game wins, their
opponents' points, the later seats they played from, matches or games that they won, the games against each other, the
night's lots."""
OF_MATCHES: tuple[Tie, ...] = ("opponents-match", "game", "opponents-game")
OF_POINTS: tuple[Tie, ...] = ("opponents-points", "later-seats")
"""The tie-breakers where none were chosen: of matches of two, and of rounds by points."""
ANYWHERE: tuple[Tie, ...] = ("wins", "head-to-head", "lot")


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


POINT_SYSTEMS = {
    "win": PointSystem(),
    "places": PointSystem(places=(4, 3, 2, 1, 0)),
    "wager": PointSystem(wager=7, start=1000),
}
"""The kinds of points that an organiser chooses from, each as it begins."""


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


USUAL_GRACE = 60.0
"""Seconds that a table waits for somebody whose line is lost, unless something else is agreed."""


class DecisionClock(Struct, frozen=True):
    """Seconds for each decision of a game, and minutes that a player has in reserve beyond them for the whole game."""

    seconds: float
    reserve: float


class GameOptions(Struct, frozen=True):
    """The rules that a pod agrees on, handed to its games as they are.  (EV-11, EV-12)

    `rumble`: how much life opponents have to be made to lose for a card by the Rumble rule, None without it  (EV-15).
    `clock`: how long players may take to decide at tables of this system, None for as long as they want.
    `grace`: seconds that such a table waits for somebody whose line is lost, None as long as it takes.
    `date`: of when the rules are that such a table plays by, and the lists of cards that decks are checked by.
    """

    attack: Literal["any", "left", "right"] = "any"
    influence: int | None = None
    life: int = 20
    mulligan: Literal["london", "vancouver", "paris", "partial-paris"] = "london"
    rumble: int | None = None
    clock: DecisionClock | None = None
    grace: float | None = USUAL_GRACE
    date: RulesDate = "2026-09"


class PodRules(Struct, frozen=True):
    """By what a pod plays: the rules of its games, the time of its round, and the turns after it.  (EV-9, EV-11)

    `overtime`: so many minutes are played on once the round's time is over, before the turns of `lap`.
    """

    options: GameOptions = GameOptions()
    minutes: int = 75
    lap: Lap = "active"
    overtime: int = 0


class Settings(Struct, frozen=True, kw_only=True):
    """A night's settings.

    structure  "two-rounds": pods, a winners' and a losers' group (EV-5); "group-game": pods of up to six, each playing
               one game of everybody (EV-14); "points": rounds of groups by points;
               "swiss": rounds of matches of two; "elimination": a bracket of such matches
    survivors  who stays in round 1 by the sizes of a pod's groups ("3+3": [2, 1]), where it differs from EV-6
    minutes    a round's time (EV-9 recommends 60 to 90); with `lap` and `options` what pods play by that have agreed
               on nothing else; `overtime` minutes are played on at time, before the turns of `lap`
    prizes_by  the order of prize picks: by the ranking, by democratic points (they need votes), or by honours
    seating    seats of round 2: by lot, or in the order in which round 1 was finished
    odd        what a number of players that fours don't divide makes: groups of three, or of five
    final      how many players go on after the rounds by points or the Swiss rounds: to one table, to several whose
               winners go on, or into a bracket of matches; 0 for none
    wins       how many games win a match of two
    ties       what parts players of equal points, in that order; () for the usual order
    fun        whether each table has a prize, `fun_prize`, for whoever made its game the most fun
    registration  whether players may register themselves by the link
    reports    whether players may enter the results of their own group, and propose rules to their pod
    here       whether the night is played at tables of this system; its desk offers them first then
    draft      what pods draft at tables of this system, as a room's options in JSON; "" for the usual boosters
    decks      by what decks that were not drafted here are checked and played; `anyway`: those that break rules, too
    when, where  when it begins, as "2026-12-05T18:30" by the clock there, and where, in words; "" where it isn't said
    capacity   how many players have a place, 0 for as many as come; others wait for one
    places     who has them: who comes first, or whom lots name that the desk draws
    brackets   whether players say for which bracket their Commander deck is meant; those of one sit together
    lists      whether players hand in deck lists, by the same rules, before round 1
    fee        what each player pays, in `currency` as it is written; 0 for nothing
    limited    how cards are drafted or opened on paper before round 1, called by the desk; None where they aren't
    first_table  the lowest number of the shop's tables at which the night plays, without its `blocked_tables`
    """

    structure: Structure = "two-rounds"
    survivors: dict[str, tuple[int, ...]] = {}
    minutes: int = 75
    lap: Lap = "active"
    overtime: int = 0
    seating: Literal["random", "finish"] = "random"
    options: GameOptions = GameOptions()
    prizes_by: PrizesBy = "ranking"
    pick: Literal["straight", "snake"] = "straight"
    rounds: int = 4
    points: PointSystem = PointSystem()
    odd: Literal["threes", "fives"] = "threes"
    final: int = 0
    wins: int = 2
    ties: tuple[Tie, ...] = ()
    honours: tuple[Honour, ...] = ()
    votes: bool = False
    fun: bool = False
    fun_prize: str = ""
    registration: bool = True
    reports: bool = False
    here: bool = False
    draft: str = ""
    decks: OwnRules = "free-40"
    anyway: bool = False
    lists: bool = False
    fee: float = 0
    currency: str = ""
    when: str = ""
    where: str = ""
    capacity: int = 0
    places: Literal["order", "lottery"] = "order"
    brackets: bool = False
    limited: Limited | None = None
    first_table: int = 1
    blocked_tables: tuple[int, ...] = ()

    @property
    def rules(self) -> PodRules:
        """The night's own rules, by which a pod plays that has agreed on none."""
        return PodRules(self.options, self.minutes, self.lap, self.overtime)

    @property
    def in_pods(self) -> bool:
        """Whether players are split into pods, each with a ranking and prizes of its own."""
        return self.structure in ("two-rounds", "group-game")

    @property
    def in_matches(self) -> bool:
        """Whether two play against each other."""
        return self.structure in ("swiss", "elimination")

    @property
    def tie_breakers(self) -> tuple[Tie, ...]:
        """The tie-breakers in their order: those chosen that there are in such a night, or the usual ones.

        >>> Settings(structure="swiss", ties=("head-to-head", "later-seats", "game")).tie_breakers
        ('head-to-head', 'game')
        >>> Settings(structure="points").tie_breakers
        ('opponents-points', 'later-seats')
        """
        usual = OF_MATCHES if self.in_matches else OF_POINTS
        chosen = dict.fromkeys(one for one in self.ties if one in usual or one in ANYWHERE)
        return tuple(chosen) or usual

    @property
    def is_open(self) -> bool:
        """Whether who comes late can still play, from the next round on."""
        return self.structure in ("points", "swiss")


def commander_night(date: RulesDate) -> Settings:
    """A night of Commander as shops hold it: four rounds of 60 minutes, 40 life, votes, honours, a prize a table.

    Under the rules of 2010 hands are changed by partial Paris.  (CM-10, CM-15, CM-17, CM-18)

    >>> commander_night("2010-12-15").decks, commander_night("2026-09").options.life
    ('commander-2010', 40)
    """
    is_old = date == "2010-12-15"
    options = GameOptions(life=40, mulligan="partial-paris" if is_old else "london", date=date)
    return Settings(
        structure="points",
        minutes=60,
        options=options,
        prizes_by="points",
        honours=HONOURS,
        votes=True,
        fun=True,
        brackets=not is_old,
        decks="commander-2010" if is_old else "commander",
    )


GROUP_GAME_PACKS = 4
"""So many boosters each player drafts for a Group Game.  (EV-13)"""
RUMBLE = 20
"""How much life opponents are made to lose for a card by the Rumble rule, where nobody says otherwise.  (EV-15)"""


def usual(structure: Structure) -> Settings:
    """A night of this structure as it begins, until its organiser says otherwise.

    >>> usual("group-game").options.rumble, usual("points").decks, usual("swiss").minutes
    (20, 'commander', 50)
    """
    agreed = Settings(structure=structure)
    if structure == "two-rounds":
        return replace(agreed, limited=Limited())
    if structure == "group-game":
        return replace(agreed, options=GameOptions(rumble=RUMBLE), limited=Limited(packs=GROUP_GAME_PACKS))
    if structure == "points":
        return replace(agreed, decks="commander")
    return replace(agreed, minutes=50) if agreed.in_matches else agreed
