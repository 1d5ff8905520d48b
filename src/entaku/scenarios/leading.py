"""Commanders in scenarios: who leads whose deck, and what they have dealt.  (CM-9 to CM-15)"""

import re

from entaku.kernel.seats import Seat
from entaku.magic.game import mutators
from entaku.magic.game.state import Game
from entaku.magic.variants import commander
from entaku.oracle.documents import Text, Trouble, seat_of
from entaku.oracle.printed import PrintedCard
from entaku.scenarios.pointing import NUMBER, whole
from entaku.scenarios.scenario import Placed, Scenario

COMMANDERS = "commanders"
"""The place for commanders in the command zone; elsewhere they are marked so in brackets."""
CAST_BEFORE = re.compile(rf"cast ({NUMBER}) times?")
DEALT = re.compile(r"(\d+) from (?:the )?(.+)")


def is_leader(zone: str, one: Placed) -> bool:
    """Whether a line of a board speaks of a commander."""
    return zone == COMMANDERS or "commander" in one.details


def leaders(scenario: Scenario, seat: Seat) -> list[Placed]:
    """The commanders that a player owns, wherever they are: those in the command zone come first."""
    found: list[Placed] = []
    for place, side in enumerate(scenario.sides):
        for zone, items in side.zones:
            for one in items:
                owner = next((d.removeprefix("owned by ") for d in one.details if d.startswith("owned by ")), None)
                whose = place if owner is None else seat_of(Text(owner, one.line), scenario.players)
                if is_leader(zone, one) and whose == seat:
                    found.append(one)
    return sorted(found, key=lambda one: not any(one is other for other in in_command_zone(scenario, seat)))


def in_command_zone(scenario: Scenario, seat: Seat) -> tuple[Placed, ...]:
    return tuple(one for zone, items in scenario.sides[seat].zones if zone == COMMANDERS for one in items)


def cards_of(scenario: Scenario, seat: Seat) -> tuple[PrintedCard, ...]:
    """The commanders of a player, as the game is set up with them."""
    return tuple(PrintedCard(one.name) for one in leaders(scenario, seat))


def appoint(game: Game, scenario: Scenario, number: int, one: Placed) -> None:
    """An object is one of its owner's commanders, cast so often before."""
    owner = game.objects[number].owner
    own = leaders(scenario, owner)
    place = next(place for place, other in enumerate(own) if other is one)
    mutators.alter(game, number, commander=place)
    times = next((whole(found[1]) for each in one.details if (found := CAST_BEFORE.fullmatch(each))), 0)
    counts = [commander.casts(game, owner, other) for other in range(len(own))]
    counts[place] = times
    mutators.alter_player(game, owner, commander_casts=tuple(counts))


def wound(game: Game, seat: Seat, line: Text, number: int) -> None:
    """A commander has dealt a player combat damage before: "20 from the Boss".  Raises Trouble."""
    found = DEALT.fullmatch(line.text)
    item = game.objects[number]
    if found is None or item.commander is None:
        raise Trouble("scenario-detail-unknown", line.line, text=line.text)
    dealt = (*game.players[seat].commander_damage, (item.owner, item.commander, int(found[1])))
    mutators.alter_player(game, seat, commander_damage=dealt)


def who_dealt(line: Text) -> str:
    """The commander that a line of damage names.  Raises Trouble."""
    found = DEALT.fullmatch(line.text)
    if found is None:
        raise Trouble("scenario-detail-unknown", line.line, text=line.text)
    return found[2]
