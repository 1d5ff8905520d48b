"""What a table remembers of each answer in a game of Magic: who acted, which turn began, what was shown."""

from collections.abc import Iterator, Sequence

from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.magic.game import events as e
from entaku.magic.game.play import CONCEDE, Play
from entaku.server.tables.marks import CHANCE, Mark, MarkedGame, MarkKind

_BEGUN: dict[str, MarkKind] = {"pass": "pass", "mana": "mana", "cast": "begun", "activate": "begun"}
"""By what is done with priority."""


def mark(state: Play, decision: Decision, answer: Answer, events: Sequence[Event]) -> Mark:
    """What is remembered of an answer that led to this state."""
    shown = {*_shown_by(events, decision.actor), *_shown_to_choose(state)}
    return Mark(
        seat=decision.actor,
        kind=_kind(decision, answer),
        turns=any(isinstance(event, e.TurnBegan) for event in events),
        steps=any(isinstance(event, e.StepBegan) for event in events),
        shown=tuple(sorted(shown)),
        did=any(isinstance(event, e.ActedByHand) for event in events),
    )


def _kind(decision: Decision, answer: Answer) -> MarkKind:
    if decision.purpose == CONCEDE:
        return "left" if answer is True else "pass"
    if decision.purpose == "game-priority":
        option = decision.chosen(answer)
        return _BEGUN.get(option.what if option is not None else "", "act")
    return "hand" if decision.purpose.startswith("game-by-hand") else "choice"


def _shown_by(events: Sequence[Event], actor: Seat) -> Iterator[Seat]:
    """Whose cards the events showed to anybody who could not know them."""
    for event in events:
        if isinstance(event, e.Moved):
            if event.origin == "library":
                yield CHANCE
            elif event.origin == "hand" and event.seen:
                yield event.owner
        elif isinstance(event, e.Revealed):
            yield CHANCE
        elif isinstance(event, e.TurnedFaceUp):
            yield actor


def _shown_to_choose(state: Play) -> Iterator[Seat]:
    """Whose cards the open question shows to who is asked."""
    asked = state.decision
    if asked is None:
        return
    objects = state.game.objects
    for option in getattr(asked.shape, "options", ()):
        item = objects.get(option.card) if option.card is not None else None
        if item is None:
            continue
        if item.zone == "library":
            yield CHANCE
        elif item.zone == "hand" and item.owner != asked.actor:
            yield item.owner


def in_play(state: Play) -> tuple[Seat, ...]:
    """The seats that still play."""
    return tuple(player.seat for player in state.game.players if not player.left)


MARKED_GAME = MarkedGame(mark=mark, in_play=in_play, concession=CONCEDE)
"""How the answers of a game of Magic are marked for its people."""
