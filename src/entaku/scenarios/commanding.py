"""Statements about commanders and companions in scenarios.  (CM-11 to CM-13, CR 702.139)"""

from entaku.kernel.seats import Seat
from entaku.magic.game.play import MAGIC
from entaku.magic.variants import commander
from entaku.scenarios.playing import Failed, ScenarioTable
from entaku.scenarios.pointing import NUMBER, whole
from entaku.scenarios.remarks import Said, said
from entaku.scenarios.statements import Match, Statement, plain, was


def the_commander(table: ScenarioTable, text: str) -> tuple[Seat, int]:
    """Whose commander a text means, and which of theirs; it may have left the game.  Raises Failed."""
    for number in table.pointed(text):
        item = table.game.objects[number]
        if item.commander is not None:
            return item.owner, item.commander
    pointer = table.names.pointer(text)
    for seat, player in enumerate(table.game.setup.players):
        for place, leader in enumerate(player.commanders):
            if leader.name.casefold() == pointer.name and pointer.seat in (None, seat):
                return seat, place
    raise Failed(said("scenario-nothing-so-called", name=text))


def is_one(table: ScenarioTable, found: Match) -> Said | None:
    item = table.game.objects[table.one(found["thing"] or "")]
    return plain((item.commander is not None) != bool(found["not"]))


def damage(table: ScenarioTable, found: Match) -> Said | None:
    owner, place = the_commander(table, found["thing"] or "")
    now = commander.damage_by(table.game, table.names.seat(found["player"] or ""), owner, place)
    return None if now == whole(found["n"] or "0") else was(now)


def tax(table: ScenarioTable, found: Match) -> Said | None:
    now = commander.tax(table.game, *the_commander(table, found["thing"] or ""))
    return None if now == whole(found["n"] or "0") else was(now)


def beaten(table: ScenarioTable, found: Match) -> Said | None:
    now = table.game.players[table.names.seat(found["player"] or "")].lost
    return None if now == commander.CAUSE else was(now or "—")


def is_companion(table: ScenarioTable, found: Match) -> Said | None:
    """Whether everybody sees that a card is somebody's companion."""
    seat, number = table.names.seat(found["player"] or ""), table.one(found["thing"] or "")
    views = (MAGIC.view(table.play, viewer) for viewer in range(len(table.game.players)))
    shown = [one.players[seat].companion for one in views]
    theirs = all(one is not None and one.id == number and one.name for one in shown)
    return plain(theirs != bool(found["not"]))


WHO = "(?P<player>{P})"
STATEMENTS = (
    Statement("A has lost by commander damage", WHO + " has lost by commander damage", beaten),
    Statement("A has 20 commander damage from CARD",
              WHO + rf" has (?P<n>{NUMBER}) commander damage from (?P<thing>.+)", damage),
    Statement("the tax of CARD is 2", rf"[Tt]he tax of (?P<thing>.+) is (?P<n>{NUMBER})", tax),
    Statement("CARD is A's companion", "(?P<thing>.+?) is (?P<not>not )?(?P<player>{P})'s companion", is_companion),
    Statement("CARD is a commander", "(?P<thing>.+?) is (?P<not>not )?a commander", is_one),
)  # fmt: skip
"""Statements about commanders."""
