"""Which rules a game is played by: one frozen record, part of the setup.  (design: rules versions are data)"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from entaku.kernel.errors import Unlawful

Mulligan = Literal["london", "vancouver", "paris", "partial-paris"]
AttackOption = Literal["multiple", "left", "right"]
LegendRule = Literal["today", "2010"]
Assignment = Literal["ordered", "free"]
TokenFaces = Literal["both", "one"]
ModalFaces = Literal["turn", "stay"]
Chapterless = Literal["stays", "ends"]
Suspended = Literal["may", "must"]
Amassed = Literal["joins", "stays"]
Lap = Literal["active", "extra", "none"]
Windows = Literal["useful", "public", "every"]
CommanderRules = Literal["2010", "today"]
TypeNames = Literal["2022", "today"]
TeamPlay = Literal["", "shared", "apart"]
"""Whether a table plays in two teams: without, with turns and life together (CR 810), or each on their own (CR 808)."""
MOST_LIFE = 200
"""More than anybody begins a game with, or can be asked to lose for a Rumble."""


class RulesProfile(Struct, frozen=True):
    """The choices that formats and years make differently; where nothing is said, today's.

    All of it is written into a recording, which is played again by the rules that it was played by.

    attack        whom creatures may attack: any opponent, or only the nearest to one side  (CR 802, 803)
    range         how many seats away a player reaches to either side, None without limit  (CR 801)
    mulligan      which mulligan is taken; `free_mulligan`: the first one of a multiplayer game costs no card  (103.4c),
                  `free_in_duels` of a game of two neither  (CR 903.12g)
    first_draw    whether the player who starts draws on the first turn: "multiplayer" is with three players or more
    legends       what happens to legendary permanents of one name: their controller keeps one; or all go, and all
                  planeswalkers that share a planeswalker type  (CM-15)
    types         what renamed types are called: as they are today, or as in 2022-04, when Viashinos were no Lizards
                  and no card type was battle
    assignment    how a creature divides its damage among those it fights: as its controller likes, or in an order
                  announced before  (CR 510.1c, 510.1d)
    token_faces   whether a token that is a copy of a double-faced permanent has both of its faces  (CR 707.8)
    modal         whether a modal double-faced permanent turns over where it is told to transform  (CR 2026 712.9)
    chapterless   what becomes of a Saga that has lost its chapter abilities: it stays as it is, or is sacrificed
                  (CR 704.5s)
    suspended     whether a card may be cast, or must be if it can, as its last time counter is removed  (CR 702.62a)
    amassed       whether an Army that amasses joins the Zombies, or stays what it is  (CR 701.44a)
    windows       which priorities are asked: only those with something to do; only those where that can be seen
                  without looking into a hand; or every one
    forced        whether a question with one lawful answer is put, too, as a scenario's sentence may answer it
    turn_limit    the turn in which time is up, None without limit; `clock`: somebody outside may call time  (EV-9)
    lap           what is played at time: on until it is the active player's turn again, another lap too, or nothing
    rumble        how much life opponents have to be made to lose for a card from the sideboard, None without that rule
                  (EV-15)
    lethal        how much combat damage by one commander is the end of a player, None where none is  (CR 903.10a)
    commander     by which rules commanders lead the decks: those of 2010-12-15 or today's, None without commanders
                  (CM-9 to CM-15, CR 903)
    signature     whether instants and sorceries beside those who lead are their signature spells, cast only while a
                  leader is under its owner's control on the battlefield
    sideboarding  how many seconds there are to swap cards with a sideboard before the game, None without that  (CM-16)
    teams         how many players each team has, in the order of the seats, without any where nobody has a teammate
                  (CR 102.3, 808, 810)
    shared        whether a team takes its turns together, and has one life total and one count of poison
                  (CR 805, 810.4, 810.10)
    """

    attack: AttackOption = "multiple"
    range: int | None = None
    life: int = 20
    hand: int = 7
    mulligan: Mulligan = "london"
    free_mulligan: bool = True
    free_in_duels: bool = False
    first_draw: Literal["never", "multiplayer", "always"] = "multiplayer"
    legends: LegendRule = "today"
    types: TypeNames = "today"
    assignment: Assignment = "free"
    token_faces: TokenFaces = "both"
    modal: ModalFaces = "turn"
    chapterless: Chapterless = "stays"
    suspended: Suspended = "may"
    amassed: Amassed = "joins"
    windows: Windows = "useful"
    forced: bool = False
    turn_limit: int | None = None
    clock: bool = False
    lap: Lap = "active"
    least_deck: int = 40
    loop_limit: int = 1000
    rumble: int | None = None
    commander: CommanderRules | None = None
    lethal: int | None = 21
    signature: bool = False
    sideboarding: float | None = None
    teams: tuple[int, ...] = ()
    shared: bool = False


TODAY = RulesProfile()
"""The rules of 2026-09."""

OF_2022 = RulesProfile(
    assignment="ordered",
    token_faces="one",
    modal="stay",
    chapterless="ends",
    suspended="must",
    amassed="stays",
    types="2022",
)
"""The rules of 2022-04."""

OF_2010 = replace(OF_2022, mulligan="paris", legends="2010")
"""The rules of 2010-12-15, as far as they are kept here: what later rules made possible goes by those of 2022-04."""

CONSPIRACY = TODAY
"""Free-for-all as Conspiracy is played.  (CR 905.3)"""

GROUP_GAME = replace(TODAY, first_draw="always", rumble=20)
"""The one game of a Group Game Draft: free-for-all with everybody, and the Rumble rule.  (EV-14, EV-15)"""

COMMANDER_2010 = replace(
    OF_2010,
    life=40,
    mulligan="partial-paris",
    free_mulligan=False,
    least_deck=100,
    commander="2010",
    sideboarding=180.0,
)
"""Commander by the rules of 2010-12-15.  (CM-9 to CM-16)"""

COMMANDER = replace(TODAY, life=40, least_deck=100, commander="today")
"""Commander by today's rules.  (CR 903)"""

BRAWL = replace(TODAY, life=30, least_deck=60, commander="today", lethal=None, free_in_duels=True)
"""Brawl with three players or more.  (CR 903.12)"""

BRAWL_OF_TWO = replace(BRAWL, life=25)
"""Brawl with two players.  (CR 903.12f)"""

PAUPER_COMMANDER = replace(TODAY, life=30, least_deck=100, commander="today", lethal=16)
"""Commander with commons, led by an uncommon, as those who play it have agreed."""

OATHBREAKER = replace(TODAY, life=20, least_deck=60, commander="today", lethal=None, signature=True)
"""Oathbreaker: planeswalkers lead, each with a signature spell, as those who play it have agreed."""

HEADS = (2, 3, 4, 5)
"""How many players a team can have that shares its turns.  (CR 810.1, 810.11)"""


def two_headed(profile: RulesProfile, heads: int = 2) -> RulesProfile:
    """The same game between two teams with one life total each, of which the first to play skips its draw.

    A team of two has half again as much life as a player alone, and so on.  (CR 103.3a, 103.7b, 810, 810.11)

    >>> [two_headed(TODAY, heads).life for heads in HEADS], two_headed(COMMANDER).life
    ([30, 45, 60, 75], 60)
    """
    life = profile.life * heads * 3 // 4
    return replace(
        profile, life=life, teams=(heads, heads), shared=True, attack="multiple", range=None, first_draw="never"
    )


TWO_HEADED_GIANT = two_headed(TODAY)
"""Two teams of two players, as they are played with decks of any kind.  (CR 810)"""


def team_play(profile: RulesProfile, teams: tuple[int, ...]) -> RulesProfile:
    """The same game between teams whose players take turns of their own, each with a life total of theirs.  (CR 808)"""
    return replace(profile, teams=teams, shared=False, attack="multiple", range=None)


def between_teams(profile: RulesProfile, how: TeamPlay, players: int) -> RulesProfile:
    """The same game between two equal teams, one at each side of the table, or as it is.  Raises Unlawful.

    >>> between_teams(TODAY, "shared", 6).teams, between_teams(TODAY, "", 5) == TODAY
    ((3, 3), True)
    """
    if not how:
        return profile
    heads, rest = divmod(players, 2)
    if rest or heads not in HEADS:
        raise Unlawful("game-teams-uneven", players=players, least=2 * HEADS[0])
    return two_headed(profile, heads) if how == "shared" else team_play(profile, (heads, heads))


class RecordedProfile(RulesProfile, frozen=True):
    """A profile as recordings have it: where one of before rules had dates says nothing, the rules of 2022-04 hold."""

    assignment: Assignment = OF_2022.assignment
    token_faces: TokenFaces = OF_2022.token_faces
    modal: ModalFaces = OF_2022.modal
    chapterless: Chapterless = OF_2022.chapterless
    amassed: Amassed = OF_2022.amassed
    suspended: Suspended = OF_2022.suspended
    types: TypeNames = OF_2022.types
