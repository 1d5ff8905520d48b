"""Modes among which so many are chosen, each a line, in Japanese.  (CR 700.2)"""

from collections.abc import Sequence

from entaku.oracle.ir.abilities import Mode
from entaku.oracle.saying.japanese.costs import cost
from entaku.oracle.saying.japanese.effects import effect
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import wide


def modes(of: Sequence[Mode], choose: int, most: int | None, told: Told) -> str:
    """The modes of a spell or ability, of which so many are chosen."""
    if of[0].cost:
        bullet = "•" if most is None else "+"
        return "\n".join(
            f"{bullet} {cost(mode.cost, told)} ― {effect(mode.do, told._replace(targets=mode.targets, named=False))}"
            for mode in of
        )
    number = f"{wide(choose)}つ"
    if most is not None:
        number = "１つまたは両方" if (choose, most, len(of)) == (1, 2, 2) else f"{number}から{wide(most)}つまで"
        number = f"{wide(choose)}つ以上" if most == len(of) > 2 else number
        number = number if choose else f"最大{wide(most)}つ"
    lines = [f"以下から{number}を選ぶ。"]
    lines += [f"• {effect(mode.do, told._replace(targets=mode.targets, named=False))}" for mode in of]
    return "\n".join(lines)
