"""Which message of the log says what happened in a draft, and from where in the event its places are filled.

It is data, so that it is said once: `drafts/words.py` reads it here, and the browser has it as `lib/log_lines.ts`.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from entaku.kernel.table import Event

Wanted = bool | str


class LogLine(Struct, frozen=True, omit_defaults=True):
    """A message, `draft-log-` before it, for the events in which all of `when` holds.

    facts  the message's places, each with the path to its value: "card.name", "counts.0", "cards.#" for how many,
           "round+1" for what is counted from 0, "note.seat|seat" for the first that is there
    when   paths, with whether there is something, or with what stands there; "=" before another path for the same
    each   the list of whose items each has a line of its own, reached as "each"

    "card", "got" and "by" are cards' names, "player", "other" and "chooser" seats, "colour" a letter.
    """

    key: str
    facts: dict[str, str] = {}
    when: dict[str, Wanted] = {}
    each: str = ""


def _line(key: str, when: dict[str, Wanted] | None = None, each: str = "", **facts: str) -> LogLine:
    return LogLine(key, facts, when or {}, each)


PLAYER, CARD = "seat", "card.name"

LINES: dict[str, tuple[LogLine, ...]] = {
    "round-began": (
        _line("round-left", {"left": True}, number="round+1"),
        _line("round-right", number="round+1"),
    ),
    "drafted": (
        _line("drafted-at-random", {"at_random": True, "card": True}, player=PLAYER, card=CARD),
        _line("drafted-at-random-unseen", {"at_random": True}, player=PLAYER),
        _line("drafted", {"card": True}, player=PLAYER, card=CARD),
        _line("drafted-unseen", player=PLAYER),
    ),
    "passed": (_line("passed", player=PLAYER, other="to", count="cards"),),
    "drafted-face-up": (_line("face-up", player=PLAYER, card=CARD),),
    "revealed": (
        _line("revealed", {"by": "=card.name"}, player=PLAYER, card=CARD, by="by"),
        _line("revealed-by", player=PLAYER, card=CARD, by="by"),
    ),
    "noted": (
        _line("noted-name", {"note.kind": "name"}, player=PLAYER, by="note.by", card="note.text"),
        _line("noted-type", {"note.kind": "creature type"}, player=PLAYER, by="note.by", text="note.text"),
        _line("noted-subtype", {"note.kind": "subtype"}, player=PLAYER, by="note.by", text="note.text"),
        _line(
            "noted-colour",
            {"note.kind": "colour"},
            player=PLAYER,
            by="note.by",
            colour="note.text",
            chooser="note.seat|seat",
        ),
        _line("noted-number", {"note.kind": "number"}, player=PLAYER, by="note.by", number="note.number"),
        _line("noted-player", {"note.kind": "player"}, player=PLAYER, by="note.by", other="note.number"),
        _line("guess-right", {"note.right": True}, player=PLAYER, by="note.by", card="note.text"),
        _line("guess-wrong", player=PLAYER, by="note.by", card="note.text"),
    ),
    "turned-down": (_line("turned-down", player=PLAYER, card=CARD),),
    "put-into-pack": (_line("put-into-pack", player=PLAYER, card=CARD),),
    "removed": (
        _line("removed", {"card": True}, player=PLAYER, card=CARD, by="by"),
        _line("removed-unseen", player=PLAYER, by="by"),
    ),
    "cards-added": (
        _line("card-added", {"cards": True}, each="cards", player=PLAYER, card="each.name", by="by"),
        _line("cards-added", player=PLAYER, count="count"),
    ),
    "left-draft": (
        _line("left-draft", {"card": True}, player=PLAYER, card=CARD),
        _line("left-draft-unseen", player=PLAYER),
    ),
    "looked": (
        _line("looked-at-card", {"round": False}, player=PLAYER, other="whose", by="by", number="round"),
        _line("looked-at-pack", {"by": True}, player=PLAYER, other="whose", by="by", number="round"),
        _line("looked-going-by", player=PLAYER, other="whose", by="by", number="round"),
    ),
    "skipped-pack": (_line("skipped", player=PLAYER),),
    "burnt": (_line("burnt", player=PLAYER, count="count"),),
    "sat-out": (_line("sits-out", player=PLAYER),),
    "booster-added": (_line("booster-added", player=PLAYER, by="by", count="cards"),),
    "player-watched": (_line("watched", player=PLAYER, other="whose", by="by"),),
    "left-over": (_line("left-over", count="cards"),),
    "draft-ended": (_line("ended"),),
    "exchange-began": (_line("exchange", player=PLAYER, card=CARD),),
    "offers-shown": (_line("offer", each="offers", player="each.seat", card="each.card.name"),),
    "exchanged": (_line("exchanged", player=PLAYER, other="other", card="gave.name", got="got.name"),),
    "exchange-declined": (_line("declined", player=PLAYER),),
    "pools-final": (_line("pools"),),
    "sorted": (_line("sorted", player=PLAYER, count="count"),),
    "sent-to-pile": (_line("sent-to-pile", player=PLAYER, count="count"),),
    "pack-split": (_line("pack-split", player=PLAYER, other="whose", number="counts.0", count="counts.1"),),
    "pile-chosen": (
        _line("piles-both", {"both": True}, player=PLAYER, number="pile"),
        _line("pile-chosen", player=PLAYER, number="pile"),
    ),
    "place-declined": (_line("place-declined", player=PLAYER, number="place"),),
    "place-taken": (
        _line("top-taken", {"top": True}, player=PLAYER, number="place", count="cards"),
        _line("place-taken", player=PLAYER, number="place", count="cards"),
    ),
    "laid-out": (_line("laid-out", number="round+1", count="cards"),),
    "took": (_line("took", each="cards", player=PLAYER, card="each.name"),),
    "uncovered": (_line("uncovered", each="cards", card="each.name"),),
    "unwanted": (_line("unwanted", count="cards.#"),),
    "swapped": (_line("swapped", player=PLAYER, card="gave.name", got="took.name"),),
    "won": (_line("won", player=PLAYER, card=CARD, number="price"),),
    "pool-opened": (_line("pool-opened", player=PLAYER, count="count"),),
    "claimed": (_line("claimed", player=PLAYER, card=CARD),),
    "released": (_line("released", player=PLAYER, card=CARD),),
    "finished": (_line("finished", player=PLAYER),),
}
"""By the event's kind: of several messages the first whose conditions hold."""

Said = tuple[str, dict[str, str | int]]
"""A message and what fills its places: cards by name, players by seat."""


def lines_of(event: Event) -> Iterator[Said]:
    """The messages of an event.

    >>> from entaku.drafts.events import Passed
    >>> list(lines_of(Passed(0, 1, 7, 14)))
    [('draft-log-passed', {'player': 0, 'other': 1, 'count': 14})]
    """
    line = next(one for one in LINES[str(event.__struct_config__.tag)] if _holds(one.when, event))
    items = _at(event, line.each, None) if line.each else (None,)
    assert isinstance(items, tuple)
    for item in items:
        facts = {place: _fact(_at(event, path, item)) for place, path in line.facts.items()}
        yield f"draft-log-{line.key}", facts


def _fact(value: object) -> str | int:
    assert isinstance(value, str | int)
    return value


def _holds(when: Mapping[str, Wanted], event: Event) -> bool:
    for path, wanted in when.items():
        found = _at(event, path, None)
        if isinstance(wanted, bool):
            if bool(found) is not wanted:
                return False
        elif found != (_at(event, wanted[1:], None) if wanted.startswith("=") else wanted):
            return False
    return True


def _at(event: object, paths: str, item: object) -> object:
    """What stands at the first of these paths where there is something."""
    found: object = None
    for path in paths.split("|"):
        steps, _, more = path.partition("+")
        found = event
        for step in steps.split("."):
            found = item if step == "each" else _step(found, step)
        if found is not None:
            return found + int(more) if more and isinstance(found, int) else found
    return found


def _step(value: object, step: str) -> object:
    if isinstance(value, tuple):
        return len(value) if step == "#" else value[int(step)]
    return getattr(value, step)
