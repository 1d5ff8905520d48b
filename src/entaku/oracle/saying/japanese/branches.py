"""What is done as it comes out, said behind what brings it about: results of dice, options of villainous choices."""

from collections.abc import Callable, Sequence

from entaku.oracle.ir.instructions import Instruction
from entaku.oracle.ir.things import You
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.dice import Roll
from entaku.oracle.mechanics.villainous_choice import FaceVillainousChoice
from entaku.oracle.saying.japanese.said_together import figures
from entaku.oracle.saying.japanese.told import Told, several


def branches(one: Instruction, told: Told, sentences: Callable[[Sequence[Instruction], Told], str]) -> str:
    """What stands behind an action one row of which is followed; "" behind anything else."""
    if isinstance(one, FaceVillainousChoice):
        options = [_by_you(option) * "あなたは" + sentences(option, told) for option in one.branches()]
        return f"選択肢は「{options[0]}」か「{options[1]}」である。"
    return results(one, told, sentences) if isinstance(one, Roll) else ""


def _by_you(option: Sequence[Instruction]) -> bool:
    """Whether you do it, of whom nothing would be said: it isn't who chooses it."""
    return getattr(option[0], "who", None) == You()


def results(one: Roll, told: Told, sentences: Callable[[Sequence[Instruction], Told], str]) -> str:
    """The table of results behind a roll, a striation a line: "１—９ | 占術１を行う。"."""
    lines = []
    for row in one.table:
        to = "+" if row.most is None else "" if row.most == row.least else f"—{figures(row.most)}"
        bound = {getattr(node, "bind", "") for node in nodes(row.do)}
        inner = told._replace(several=(told.several - bound) | several(row.do))
        lines.append(f"\n{figures(row.least)}{to} | {sentences(row.do, inner)}")
    return "".join(lines)
