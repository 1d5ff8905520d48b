"""What is asked of something that had to be done ("if you do", "if the player can't"), or seen of cards."""

from collections.abc import Iterator

from entaku.oracle.ir.conditions import Bind, Condition, Unless
from entaku.oracle.ir.instructions import If, Instruction, WithX
from entaku.oracle.ir.things import Among, Bound, Each, Except, Players, You
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.counters import RemoveCounters
from entaku.oracle.mechanics.destroying import Sacrifice
from entaku.oracle.mechanics.drawing import Discard, Mill
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.revealing import LookAt, Reveal, RevealUntil
from entaku.oracle.saying.english.clauses import doer
from entaku.oracle.saying.english.telling import KINDS, Reading, Said, Telling

WHAT_IS_DONE = {Sacrifice: "sacrificed", Discard: "discarded", Move: "moved", RemoveCounters: "removed"}
"""The names of what is sacrificed, discarded, put elsewhere or removed: "if you do" asks for anything by them."""
MAY = "you may "
WHEN_DONE = ". when you do, "
DONE = (". if you do, ", ". if that player does, ", ". if they do, ", ". if the player does, ")
"""What stands before what happens if somebody does what they may: yours first."""
UNDONE = ((". if you don't, ", True), (". if the player doesn't, ", False), (". if that player doesn't, ", False),
          (". if they don't, ", False), (". otherwise, ", True), (". otherwise, ", False))  # fmt: skip
"""What stands before what happens where somebody doesn't do what they may; and whether that is you."""
_COULD_NOT = (". if the player can't, ", ". if that player can't, ", ". if they can't, ")


def what_is_done(one: Instruction) -> str:
    """The name behind which it can be asked whether it was done; "" where it can't, or is somebody else's deed."""
    name = WHAT_IS_DONE.get(type(one), "")
    return name if name and getattr(one, "bind", "") in ("", name) and doer(one) == You() else ""


def if_they_do(text: str, at: int, told: Telling, who: Players) -> Reading:
    """What happens where who may do something does."""
    for number, words in enumerate(DONE):
        if text.startswith(words, at) and (number == 0) == isinstance(who, You):
            then = told.clause_ended().chose("if do", max(0, number - 1))
            yield from KINDS["inner"].read(text, at + len(words), then._replace(subject=You(), third=False))


def if_they_dont(text: str, at: int, told: Telling, who: Players) -> Reading:
    """What happens where who may do something doesn't."""
    for number, (words, yours) in enumerate(UNDONE):
        if text.startswith(words, at) and yours == isinstance(who, You):
            then = told.clause_ended().chose("if undone", number)
            yield from KINDS["inner"].read(text, at + len(words), then._replace(subject=You(), third=False))


def done_or_not(
    text: str, at: int, told: Telling, who: Players
) -> Iterator[tuple[tuple[Instruction, ...], tuple[Instruction, ...], int, Telling]]:
    """What happens where who may do something does, and where they don't: one of the two, or both.  (CR 608.2d)"""
    for done, end, then in if_they_do(text, at, told, who):
        yield done, (), end, then
        for undone, last, after in if_they_dont(text, end, then, who):
            yield done, undone, last, after
    if not text.startswith(". otherwise, ", at):  # which is said of a condition, where nothing is said of who does
        for undone, end, then in if_they_dont(text, at, told, who):
            yield (), undone, end, then


def could_not(text: str, at: int, told: Telling, found: tuple[Instruction, ...]) -> Reading:
    """What happens where the one player who has to sacrifice or discard something can't."""
    last = found[-1]
    if not isinstance(last, Sacrifice | Discard) or isinstance(last.who, You | Each | Except):
        return
    for number, words in enumerate(_COULD_NOT):
        if text.startswith(words, at):
            fresh = told.clause_ended()._replace(subject=You(), third=False).chose("gap", 0)
            for inner, end, then in KINDS["clauses"].read(text, at + len(words), fresh.chose("couldn't", number)):
                yield (*found, If(Unless(Bind(WHAT_IS_DONE[type(last)])), inner)), end, then


def is_of_failing(condition: Condition) -> bool:
    """Whether it is asked whether something couldn't be done."""
    return isinstance(condition, Unless) and condition.of in [Bind(name) for name in WHAT_IS_DONE.values()]


def said_of_failing(one: If, told: Telling) -> Said:
    """What happens then, with its condition."""
    number, told = told.choice("couldn't")
    words, told = KINDS["clauses"].say(one.do, told.clause_ended()._replace(subject=You(), third=False))
    return f"{_COULD_NOT[number].removeprefix('. ')}{words}", told


def offered(text: str, at: int, told: Telling) -> Reading:
    """What an idiom says behind "you may"; what is taken from among cards has idioms of its own that offer it.

    Where the rest go is said in a sentence of its own, or is offered with it.
    """
    if text.startswith(MAY, at):
        for found, end, then in KINDS["idiom"].read(text, at + len(MAY), told._replace(subject=You(), third=False)):
            taken = isinstance(found[0], ChooseThings) and isinstance(found[0].what, Among)
            if not taken and not (isinstance(found[-1], Move) and ". " in text[at:end]):
                yield found, end, then


def is_seen(do: tuple[Instruction, ...]) -> bool:
    """Whether cards of a library are looked at, revealed or milled last, so many or as many as X is."""
    last = do[-1] if do else None
    return is_seen(last.do) if isinstance(last, WithX) else isinstance(last, LookAt | Reveal | RevealUntil | Mill)


def is_of_seen(do: tuple[Instruction, ...], cards: str) -> bool:
    """Whether something is done with the cards of this name, or with some of them."""
    return any(isinstance(one, Bound | Among) and one.name in (cards, "rest", "chosen") for one in nodes(do))
