"""The planar die, planes and schemes in the sentences of scenarios.  (CR 901, 904)"""

from entaku.kernel.decisions import Choose
from entaku.magic.concepts.timing import sorcery_time
from entaku.magic.game.state import Game
from entaku.magic.variants import planar_die, planechase
from entaku.scenarios import answering
from entaku.scenarios.allowed import reach, word_of
from entaku.scenarios.beside import DIE
from entaku.scenarios.playing import Failed, ScenarioTable
from entaku.scenarios.remarks import Said, said
from entaku.scenarios.statements import Match, Statement, plain, was


def roll(table: ScenarioTable, found: Match) -> None:
    """The player pays for the planar die, and rolls it."""
    seat = table.names.seat(found["player"] or "")
    reach(table, seat)
    decision = table.decision
    options = decision.shape.options if decision is not None and isinstance(decision.shape, Choose) else ()
    option = next((one for one in options if one.what == planar_die.DIE), None)
    if option is None:
        reason = why_not(table.game, seat)
        raise Failed(said("scenario-not-allowed", player=table.player(seat), name=DIE, reason=word_of(reason)), reason)
    table.give(option.key)
    answering.go_on(table)


def why_not(game: Game, seat: int) -> str:
    """Why the planar die can't be rolled."""
    if not planechase.face_up(game):
        return "not there"
    return "not enough mana" if sorcery_time(game, seat) else "wrong time"


def controls(table: ScenarioTable, found: Match) -> Said | None:
    """Who the planar controller is."""
    now = planechase.controller(table.game)
    same = now == table.names.seat(found["player"] or "") and all(
        item.controller == now for item in planechase.face_up(table.game)
    )
    return plain(same != bool(found["not"]))


def here(table: ScenarioTable, found: Match) -> Said | None:
    """What plane or phenomenon is face up."""
    now = [item.base.name for item in planechase.face_up(table.game)]
    return None if found["what"] in now else was(tuple(now) or "—")


def below(table: ScenarioTable, found: Match) -> Said | None:
    """What lies on the bottom of the planar deck of whose turn it is, or of a player's scheme deck."""
    game = table.game
    scheme = found["player"] is not None
    seat = table.names.seat(found["player"] or "") if scheme else planechase.controller(game)
    deck = game.scheme_decks[seat] if scheme else planechase.deck_of(game, seat)
    now = deck[-1].traits.name if deck else ""
    return None if now == found["what"] else was(now or "—")


WHO = "(?P<player>{P})"
STATEMENTS = (
    Statement("A is the planar controller", WHO + " is (?P<not>not )?the planar controller", controls),
    Statement("the plane is PLANE", "[Tt]he (?:plane|phenomenon) is (?P<what>.+)", here),
    Statement("PLANE is on the bottom of the planar deck",
              "(?P<what>.+) is on the bottom of (?:the planar deck|(?P<player>{P})'s scheme deck)", below),
)  # fmt: skip
