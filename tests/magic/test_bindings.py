"""What happenings are said to bind, against what the engine's triggers bind."""

from typing import Any

import pytest

from entaku.magic.game.state import SeatRef, Waiting
from entaku.magic.spells.abilities import triggers
from entaku.oracle.ir import bindings
from tests.magic.wild import jumbled_setup, play_wild

SORT: dict[str, type | tuple[type, ...]] = {"player": SeatRef, "object": int}
OF_THE_CARD = {"defending player", "votes", "mana"}
"""What the card or the game knows, not the event."""


def bound_as_said(on: Any, bound: dict[str, object]) -> bool:  # noqa: ANN401  (an event of any kind)
    """Whether everything is bound that an event of this kind is said to bind, and of its sort."""
    for name, sort in bindings.of_happening(on):
        value = bound.get(name)
        if name in OF_THE_CARD:
            continue
        if sort == "number" and not isinstance(value, int):
            return False
        if sort in SORT and not (isinstance(value, tuple) and all(isinstance(each, SORT[sort]) for each in value)):
            return False
    return True


@pytest.mark.parametrize("number", range(3))
def test_events_bind_what_is_said(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In whole games, whatever triggers knows the names that its event is said to bind."""
    seen: set[str] = set()
    watch = triggers.watch

    def watching(*batch: Any) -> list[Waiting]:  # noqa: ANN401
        found = watch(*batch)
        for one in (each for each in found if each.source):  # the monarch's own are the rules', and say no names
            seen.add(type(one.ability.on).__name__)
            assert bound_as_said(one.ability.on, dict(one.bound)), one
        return found

    monkeypatch.setattr(triggers, "watch", watching)
    play_wild(jumbled_setup(number), number, concedes=False)
    assert len(seen) >= 3
