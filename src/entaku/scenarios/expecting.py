"""What must be so, in sentences: "B has 17 life", "Wind Dancer is 2/2", "A can't cast Rout (wrong time)".

Each kind of statement is a form: a pattern, and a function that gives None if it holds, else what is so instead.
Statements about objects are in `looking`, those about what happened in `recalling`.
"""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from entaku.magic.additional.mechanics import venture
from entaku.magic.game.state import MANA_KINDS, PLAYER_COUNTERS, Game
from entaku.oracle.documents import Text
from entaku.oracle.dungeons import dungeons
from entaku.scenarios import (
    announcing,
    answering,
    commanding,
    object_statements,
    planeswalking,
    player_actions,
    recalling,
)
from entaku.scenarios.allowed import NO_ABILITY, NO_WAY, REASONS, word_of
from entaku.scenarios.playing import Failed, ScenarioTable
from entaku.scenarios.pointing import NUMBER, whole
from entaku.scenarios.reading import STEP_WORDS
from entaku.scenarios.remarks import Said, said
from entaku.scenarios.statements import Match, Statement, plain, was

WHO = "(?P<player>{P})"
N = rf"(?P<n>{NUMBER})"


# Players.


def life(table: ScenarioTable, found: Match) -> Said | None:
    now = table.game.players[seat_in(table, found)].life
    return None if now == number_in(found) else was(now)


def seat_in(table: ScenarioTable, found: Match) -> int:
    return table.names.seat(found["player"] or "")


def number_in(found: Match) -> int:
    return whole(found["n"] or "0")


def player_counters(table: ScenarioTable, found: Match) -> Said | None:
    now = dict(table.game.players[seat_in(table, found)].counters()).get(found["kind"] or "", 0)
    return None if now == number_in(found) else was(now)


def rumbled(table: ScenarioTable, found: Match) -> Said | None:
    """How much life the player has made opponents lose, by the Rumble rule.  (EV-15)"""
    now = table.game.players[seat_in(table, found)].rumbled
    return None if now == number_in(found) else was(now)


def pile_of(game: Game, seat: int, zone: str) -> tuple[int, ...]:
    piles = {"hand": game.hands, "library": game.libraries, "graveyard": game.graveyards}
    return piles[zone][seat]


def counted_cards(table: ScenarioTable, found: Match) -> Said | None:
    now = len(pile_of(table.game, seat_in(table, found), found["zone"] or ""))
    return None if now == number_in(found) else was(now)


def mana_pool(table: ScenarioTable, found: Match) -> Said | None:
    pool = table.game.players[seat_in(table, found)].mana
    now = "".join(kind * count for kind, count in zip(MANA_KINDS, pool, strict=True))
    wanted = "" if found["mana"] == "no" else found["mana"] or ""
    return None if sorted(now) == sorted(wanted) else was(now or "0")


def monarch(table: ScenarioTable, found: Match) -> Said | None:
    now = table.game.monarch
    who = found["player"]
    wanted = None if who in ("nobody", "Nobody") else table.names.seat(who or "")
    holds = now == wanted if not found["not"] else now != wanted
    return None if holds else was("—" if now is None else table.player(now))


def initiative(table: ScenarioTable, found: Match) -> Said | None:
    now = table.game.initiative
    holds = (now == seat_in(table, found)) == (found["verb"] == "has")
    return None if holds else was("—" if now is None else table.player(now))


def tempted(table: ScenarioTable, found: Match) -> Said | None:
    now = table.game.players[seat_in(table, found)].tempted
    times = 1 if found["once"] else number_in(found)
    return None if now == times else was(now)


def speed(table: ScenarioTable, found: Match) -> Said | None:
    now = table.game.players[seat_in(table, found)].speed
    return None if now == number_in(found) else was(now)


def blessed(table: ScenarioTable, found: Match) -> Said | None:
    now = table.game.players[seat_in(table, found)].blessed
    return None if now == (found["verb"] == "has") else was("city's blessing" if now else "—")


def standing(table: ScenarioTable, found: Match) -> Said | None:
    game, seat = table.game, seat_in(table, found)
    player = game.players[seat]
    what = found["what"]
    if what == "is still in the game":
        return plain(not player.left)
    if what == "has won":
        alone = seat in game.winners and set(game.winners) == set(game.setup.sides[seat])
        return None if alone else was(tuple(table.player(winner) for winner in game.winners) or "—")
    return plain(player.left if what == "has left the game" else bool(player.lost))


def outcome(table: ScenarioTable, found: Match) -> Said | None:
    game, what = table.game, found["what"]
    if what == "goes on":
        return plain(not game.is_over)
    if what == "is a draw":
        return plain(game.is_over and not game.winners)
    return plain(game.is_over)


def time(table: ScenarioTable, found: Match) -> Said | None:
    game = table.game
    now = said("scenario-turn-and-step", player=table.player(game.active), step=game.step)
    if not game.is_turn_of(seat_in(table, found)):
        return now
    step = STEP_WORDS.get(found["step"] or "")
    if step is None:
        raise Failed(said("scenario-no-such-step", step=found["step"] or "", known=", ".join(STEP_WORDS)))
    return None if found["step"] == "turn" or game.step == step else now


def priority(table: ScenarioTable, found: Match) -> Said | None:
    decision = table.decision
    now = None if decision is None else decision.seat
    return None if now == seat_in(table, found) else was("—" if now is None else table.player(now))


ROOMS = tuple(dict.fromkeys(room.name for dungeon in dungeons().values() for room in dungeon.rooms))


def completed(table: ScenarioTable, found: Match) -> Said | None:
    """Whether a player has completed a dungeon, or no dungeon.  (CR 309.7)"""
    done = table.game.players[seat_in(table, found)].completed
    wanted = found["what"] or ""
    return None if wanted in done or (wanted == "no dungeon" and not done) else was(", ".join(done) or "—")


def in_room(table: ScenarioTable, found: Match) -> Said | None:
    """In which room of a dungeon a player's venture marker is.  (CR 309.4)"""
    item = venture.own(table.game, seat_in(table, found))
    room = "—" if item is None else venture.room_of(item)
    return None if room == found["what"] else was(room)


def decides(table: ScenarioTable, found: Match) -> Said | None:
    """Who answers what a player is asked now: that player, or who controls them.  (CR 718.5)"""
    decision, other = table.decision, table.names.seat(found["other"] or "")
    if decision is None or decision.seat != other:
        return was("—" if decision is None else table.player(decision.seat))
    return None if decision.actor == seat_in(table, found) else was(table.player(decision.actor))


def turn_to_come(table: ScenarioTable, found: Match) -> Said | None:
    """Whose turn is next, found out by playing on."""
    other = table.fork()
    turn = other.game.turn
    while other.game.turn == turn and other.decision is not None:
        answering.go_on(other)
        if other.decision is not None:
            other.default()
    now = other.game.active
    return None if seat_in(table, found) in other.game.setup.sharing[now] else was(table.player(now))


# What may be done.


THIRD_PERSON = {
    "cast": "casts", "play": "plays", "activate": "activates", "attack": "attacks", "block": "blocks",
    "turn up": "turns up", "tap": "taps", "foretell": "foretells", "plot": "plots", "suspend": "suspends",
    "take": "takes", "roll": "rolls", "unlock": "unlocks",
}  # fmt: skip


def tried(found: Match) -> str:
    """The sentence of the action that can, or can't, be taken."""
    verb = found["verb"] or ""
    doing = f"doesn't {verb}" if found["what"] == "with nothing" else f"{THIRD_PERSON[verb]} {found['what']}"
    return f"In response, {found['player']} {doing}"


def possible(table: ScenarioTable, found: Match) -> Said | None:
    """Whether an action would be legal: tried on a copy of the table."""
    for name in player_actions.names_in(table, tried(found), found["verb"] or ""):
        if name not in table.names.players and not table.has_seen(name):
            return said("scenario-nothing-so-called", name=name)
    reason = refused(table, tried(found))
    if reason is not None:
        reason = nothing_such(table, found) or reason
    if found["can"] == "can":
        return None if reason is None else said("scenario-refused", reason=word_of(reason))
    if reason is None:
        return said("scenario-allowed")
    wanted = found["reason"]
    if wanted is not None and wanted != reason:
        return said("scenario-refused", reason=word_of(reason))
    return None


def nothing_such(table: ScenarioTable, found: Match) -> str | None:
    """The reason why what can't be done never could: there is no such ability, or no such way of casting."""
    form = player_actions.recognised(table, tried(found))
    assert form is not None
    verb, match = found["verb"], form[1]
    if verb == "activate" and not announcing.is_there(table, match):
        return NO_ABILITY
    if verb == "cast" and not announcing.has_way(table, match):
        return NO_WAY
    if verb in SET_ASIDE and not announcing.can_be(table, match, verb):
        return NO_WAY
    return None


SET_ASIDE = ("foretell", "plot", "suspend")
"""Verbs for what a keyword of the same name lets a player do with a card."""


def lacks_reason(statement: Statement, found: Match) -> bool:
    """Whether a statement says that something can't be done, and not why: it would hold for whatever reason."""
    return statement.holds is possible and found["can"] != "can" and found["reason"] is None


def refused(table: ScenarioTable, sentence: str) -> str | None:
    """Why an action is refused; None if it isn't."""
    other = table.fork()
    try:
        player_actions.perform(other, Text(sentence, 0))
    except Failed as problem:
        return problem.reason or "not allowed"
    return None


# The forms.


STATEMENTS: Sequence[Statement] = (
    Statement("A has 17 life", WHO + rf" (?:has|is at) (?P<n>-?\d+|{NUMBER}) life", life),
    Statement("A has 3 poison counters", WHO + " has " + N + rf" (?P<kind>{'|'.join(PLAYER_COUNTERS)}) counters?",
              player_counters),
    Statement("A has made opponents lose 13 life", WHO + " has made opponents lose " + N + " life", rumbled),
    Statement("A has 2 cards in hand",
              WHO + " has " + N + " cards? in (?:their )?(?P<zone>hand|library|graveyard)", counted_cards),
    Statement("A has RRG in their mana pool", WHO + " has (?P<mana>[WUBRGC]+|no) (?:mana )?in their mana pool",
              mana_pool),
    Statement("A has the initiative", "(?P<player>{P}) (?P<verb>has|doesn't have) the initiative", initiative),
    Statement("The Ring has tempted A once", "[Tt]he Ring has tempted " + WHO + " (?:(?P<once>once)|" + N + " times)",
              tempted),
    Statement("A's speed is 2", WHO + "'s speed is " + N, speed),
    Statement("A is the monarch", "(?P<player>{P}|[Nn]obody) is (?P<not>not )?the monarch", monarch),
    Statement("A has the city's blessing", WHO + " (?P<verb>has|doesn't have) the city's blessing", blessed),
    Statement("A has completed Tomb of Annihilation", WHO + " has completed (?P<what>.+)", completed),
    Statement("A is in Goblin Lair", WHO + " is in (?P<what>(?:" + "|".join(ROOMS) + "))", in_room),
    Statement("A has lost", WHO + " (?P<what>has lost|has won|is still in the game|has left the game)", standing),
    Statement("the game goes on", "[Tt]he game (?P<what>is over|is a draw|goes on)", outcome),
    Statement("it is B's upkeep", "[Ii]t is " + WHO + "'s (?P<step>.+)", time),
    Statement("A has priority", WHO + " has priority", priority),
    Statement("A decides for B", WHO + " decides for (?P<other>{P})", decides),
    Statement("A takes the next turn", WHO + " takes the next turn", turn_to_come),
    Statement("A can't cast CARD [targeting …] [(wrong time)]",
              WHO + rf" (?P<can>can|can't|cannot) (?P<verb>{'|'.join(THIRD_PERSON)}) (?P<what>.+?)"
              rf"(?: \((?P<reason>{'|'.join(REASONS)})\))?", possible),
    *commanding.STATEMENTS,
    *planeswalking.STATEMENTS,
    *recalling.STATEMENTS,
    *object_statements.STATEMENTS,
)  # fmt: skip
"""Everything that can be expected, the more special before the more general."""


def recognised(table: ScenarioTable, text: str) -> tuple[Statement, Mapping[str, str | None]] | None:
    """The form of a statement, and what it says."""
    for statement in STATEMENTS:
        found = statement.match(table, text)
        if found is None:
            continue
        if statement.holds is not possible or player_actions.recognised(table, tried(found)) is not None:
            return statement, found
    return None


def unmet(table: ScenarioTable, line: Text) -> Said | None:
    """What is so instead of what the statement says; None if it holds."""
    found = recognised(table, line.text)
    assert found is not None
    statement, match = found
    thing = match.get("thing")
    if thing and statement.names_things and not table.has_seen(thing):
        return said("scenario-nothing-so-called", name=thing)
    try:
        return statement.holds(table, match)
    except Failed as problem:
        return problem.what


def suggestions(table: ScenarioTable, text: str) -> str:
    """The forms that are most like a sentence that has none."""
    shown = [statement.shown for statement in STATEMENTS] + [form.shown for form in player_actions.FORMS]
    words = [word for word in text.split() if word.islower()]
    ranked = sorted(
        shown, key=lambda form: -sum(bool(get_close_matches(w, form.split(), 1, 0.75)) for w in words if len(w) > 2)
    )
    return " / ".join(ranked[:3])
