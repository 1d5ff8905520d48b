"""Instructions that say that all of them, from the first on, are followed again: "repeat this process"."""

from entaku.oracle.ir.instructions import AtNext, Delayed, Instruction, May, Reflexive, ThisProcess
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.repeating import RepeatThisProcess
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table

THIS_PROCESS = "this process"
_AT_WILL = (May((RepeatThisProcess(),)),)
_LATER = (AtNext, Delayed, Reflexive)
"""What is followed later is no part of the process by then."""
Table("as often as liked", phrase("any number of times", "as many times as you choose", None))
IDIOMS.add(phrase("you may repeat this process {x:as often as liked}", _AT_WILL))


def as_process(do: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """The instructions, as far as those that are to be followed again go together; without an end there is no process.

    What nothing keeps from being repeated for ever isn't taken for one, nor what is said later.
    """
    last = max((place for place, each in enumerate(do) if _repeats(each)), default=-1)
    if (
        last < 0
        or do[last] == RepeatThisProcess()
        or any(isinstance(one, _LATER) and _repeats(one) for one in nodes(do))
    ):
        return do
    return (ThisProcess(do[: last + 1]), *do[last + 1 :])


def _repeats(one: object) -> bool:
    return any(isinstance(node, RepeatThisProcess) for node in nodes(one))


def unprocessed(do: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """The same instructions one after the other, as they are said."""
    if not do or not isinstance(do[0], ThisProcess):
        return do
    return (*do[0].do, *do[1:])
