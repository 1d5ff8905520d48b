"""Chapters of Sagas, levels of levelers and Classes, station symbols, in Japanese.  (CR 711, 715, 717)"""

from collections.abc import Callable

from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import happenings as h
from entaku.oracle.mechanics.cases import SOLVED, Solve
from entaku.oracle.mechanics.levels import GainLevel
from entaku.oracle.mechanics.speed import MAX_SPEED
from entaku.oracle.saying.japanese.conditions import condition
from entaku.oracle.saying.japanese.effects import effect
from entaku.oracle.saying.japanese.modes import modes
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import wide

NUMERALS = ("I", "II", "III", "IV", "V", "VI")


def said(
    ability: a.Ability,
    told: Told,
    paragraph: Callable[[a.Ability, Told], str],
    cost: Callable[[tuple[a.CostPart, ...], Told], str],
) -> str | None:
    """A paragraph of a striated text box, None for any other.  Raises Unsayable."""
    if isinstance(ability, a.Triggered) and isinstance(ability.on, h.Chapter):
        numbers = ", ".join(NUMERALS[number - 1] for number in ability.on.numbers)
        if ability.modes:
            said = modes(ability.modes, ability.choose, ability.choose_most, told._replace(event=ability.on))
            return f"{numbers} ― {said.replace('以下から', '以下から無作為に', 1) if ability.at_random else said}"
        return f"{numbers} ― {effect(ability.do, told._replace(targets=ability.targets, event=ability.on))}"
    if isinstance(ability, a.Activated) and ability.do and isinstance(ability.do[0], GainLevel):
        return f"{cost(ability.cost, told)}：レベル{wide(ability.do[0].level)}"
    if isinstance(ability, a.Triggered) and ability.do == (Solve(),) and isinstance(ability.if_, c.Every):
        return f"解明条件 ― {condition(ability.if_.of[0], told)}。"
    if isinstance(ability, a.Static) and ability.while_ == SOLVED:
        (gain,) = ability.changes
        if isinstance(gain, ch.Gain) and len(gain.abilities) == 1:
            return f"解明済 ― {paragraph(gain.abilities[0], told)}"
    if isinstance(ability, a.Static) and ability.while_ == MAX_SPEED and ability.zone == "battlefield":
        (gain,) = ability.changes
        if isinstance(gain, ch.Gain) and len(gain.abilities) == 1:
            return f"最高速度 ― {paragraph(gain.abilities[0], told)}"
    if not isinstance(ability, a.Static) or not isinstance(ability.while_, c.AtLevel | c.AtClassLevel | c.AtCharge):
        return None
    gained = [each for change in ability.changes if isinstance(change, ch.Gain) for each in change.abilities]
    lines = [paragraph(each, told) for each in gained]
    if isinstance(ability.while_, c.AtClassLevel):
        return "\n".join(lines)
    if isinstance(ability.while_, c.AtCharge):
        box = [f"{each.power}/{each.toughness}" for each in ability.changes if isinstance(each, ch.SetSize)]
        return f"{wide(ability.while_.least)}＋｜" + "\n".join((*lines, *box))
    size = ability.changes[0]
    if not isinstance(size, ch.SetSize):
        raise Unsayable(ability)
    most = "+" if ability.while_.most is None else f"-{ability.while_.most}"
    return "\n".join((f"Lv {ability.while_.least}{most}", f"{size.power}/{size.toughness}", *lines))
