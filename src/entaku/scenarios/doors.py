"""The doors of Rooms in the sentences of scenarios.  (CR 2026 709.5)"""

from entaku.magic.additional.faces import rooms
from entaku.magic.concepts.timing import sorcery_time
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection
from entaku.scenarios import answering
from entaku.scenarios.allowed import reach, word_of
from entaku.scenarios.playing import Failed, ScenarioTable, priority_options
from entaku.scenarios.remarks import said
from entaku.scenarios.statements import Match


def unlock(table: ScenarioTable, found: Match) -> None:
    """The player pays for a door, by the name of that half, and unlocks it."""
    seat, name = table.names.seat(found["player"] or ""), found["what"] or ""
    reach(table, seat)
    options = priority_options(table.decision) if table.decision is not None else ()
    option = next((one for one in options if one.what == rooms.UNLOCK and one.text == name), None)
    if option is None:
        reason = why_not(table.game, seat, name)
        raise Failed(said("scenario-not-allowed", player=table.player(seat), name=name, reason=word_of(reason)), reason)
    table.give(option.key)
    answering.go_on(table)


def why_not(game: Game, seat: int, name: str) -> str:
    """Why a door can't be unlocked."""
    for number in game.battlefield:
        item = game.objects[number]
        for place in rooms.locked(item) if projection.look(game, item).controller == seat else ():
            if rooms.halves(item)[place].traits.name == name:
                return "not enough mana" if sorcery_time(game, seat) else "wrong time"
    return "not allowed"
