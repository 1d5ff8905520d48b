"""How long an effect lasts, in Japanese, as it stands before what it does."""

from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import things as t
from entaku.oracle.ir.durations import AsLongAs, Until, UntilNot
from entaku.oracle.saying.japanese.conditions import condition
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import UNTIL_END_OF_TURN, UNTIL_END_OF_YOUR_NEXT_TURN, UNTIL_YOUR_NEXT_TURN

_PLAIN = {
    "end of turn": UNTIL_END_OF_TURN,
    "your next turn": UNTIL_YOUR_NEXT_TURN,
    "end of your next turn": UNTIL_END_OF_YOUR_NEXT_TURN,
    "end of combat": "この戦闘で、",
    "its controller's next untap step": "",
    "your next untap step": "",
    "end of game": "",
}
_CONTROLLED = c.Matches(t.Self(), (t.ControlledBy(t.You()),))
_REMAINS = c.Matches(t.Self(), ())
_GOING_ON = (("である", "であり続けている"), ("いる", "い続けている"), ("ある", "あり続けている"))
"""How the end of a condition says that it has been so all the time."""


def duration(until: Until, told: Told) -> str:
    """How long something lasts, with the comma behind it.  Raises Unsayable."""
    if isinstance(until, AsLongAs):
        return f"{_enduring(until.condition, told)}かぎり、"
    if until in ("source leaves", UntilNot(_CONTROLLED)):
        return f"{exile_ends(until, told)}、"
    if isinstance(until, UntilNot):
        raise Unsayable(until)
    if until in ("an opponent becomes the monarch", "a player planeswalks"):
        return f"{exile_ends(until, told)}、"
    return _PLAIN[until]


def exile_ends(until: Until, told: Told) -> str:
    """Until when something is exiled.  Raises Unsayable."""
    if until == "source leaves":
        return f"{told.name}が戦場を離れるまで"
    if until == UntilNot(_CONTROLLED):
        return f"あなたが{told.name}のコントロールを失うまで"
    if until == "an opponent becomes the monarch":
        return "対戦相手１人が統治者になるまで"
    if until == "a player planeswalks":
        return "プレイヤー１人がプレインズウォークするまで"
    return duration(until, told)


def _enduring(one: c.Condition, told: Told) -> str:
    """A condition that has to hold all the time."""
    if one == _CONTROLLED:
        return f"あなたが{told.name}をコントロールし続けている"
    if one == _REMAINS:
        return f"{told.name}が戦場に残り続けている"
    if isinstance(one, c.Every) and one.of[0] == _CONTROLLED and len(one.of) > 1:
        rest = c.Every(one.of[1:]) if len(one.of) > 2 else one.of[1]
        return f"あなたが{told.name}をコントロールし、かつ{_enduring(rest, told)}"
    said = condition(one, told._replace(named=False))
    for ends, goes_on in _GOING_ON:
        if said.endswith(ends):
            return said.removesuffix(ends) + goes_on
    raise Unsayable(said)
