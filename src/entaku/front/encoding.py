"""Decisions as steps of a fixed number of actions, so that an agent with one output layer can answer any of them.

A decision of any shape is answered in one or several steps.  At each step there is a menu; action 0 says "no", "none"
or "done" where that is possible, action 1 + i takes the i-th entry.  A menu with more entries than there are actions
is entered through stretches of it, as equal as possible: the first step takes a stretch, the next one an entry of it
(or a shorter stretch).  A step with a single possible action is not asked.

choose   one of several: one step.  Several: an entry a step, those taken are no longer on the menu; 0 is "done" as
         soon as enough are taken
order    the first thing, the second ...; the last one follows
divide   for each thing but the last how much it gets: entry i is the least possible amount and i more
split    part after part: the next thing of the part, or 0 for the next part
assign   subject after subject: one of its choices, or 0 for none
number   entry i is the least number and i more
name     one of the names that the decision lists; where it lists none, its default is given
yes-no   0 is no, 1 is yes
"""

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import NamedTuple

from entaku.kernel.decisions import (
    Answer,
    Assign,
    Choose,
    Decision,
    Divide,
    Key,
    Name,
    Number,
    Option,
    Order,
    Part,
    Shape,
    Split,
)
from entaku.kernel.errors import Unlawful

ACTIONS = 128
"""The number of actions of every environment."""
ENTRIES = ACTIONS - 1


class Entry(NamedTuple):
    """What taking an action means: an option, or a number, or a `stretch` of entries from `number` on."""

    option: Option | None = None
    number: int = 0
    stretch: bool = False


class Given(NamedTuple):
    """What has been said of a thing in an answer so far: an option of its own, or a number."""

    subject: Option
    choice: Option | None = None
    number: int = 0


class About(NamedTuple):
    """What a step is about: the thing (which attacker, which blocker) or the pile; what was said of others before."""

    subject: Option | None = None
    part: str = ""
    given: tuple[Given, ...] = ()


NOTHING_MORE = About()


class Menu(NamedTuple):
    """What can be done at a step; those in `gone` are taken, in this order, and can't be taken any more."""

    entries: Sequence[Entry]
    may_stop: bool
    gone: tuple[int, ...] = ()
    about: About = NOTHING_MORE

    @property
    def actions(self) -> list[int]:
        """The lawful actions, in their order."""
        stop = [0] if self.may_stop else []
        if not self.gone:
            return [*stop, *range(1, 1 + len(self.entries))]
        return stop + [1 + place for place in range(len(self.entries)) if place not in self.gone]

    def allows(self, action: int) -> bool:
        """Whether an action is lawful."""
        if action == 0:
            return self.may_stop
        return 0 < action <= len(self.entries) and action - 1 not in self.gone

    @property
    def is_forced(self) -> bool:
        """Whether a single action is lawful."""
        return self.may_stop + len(self.entries) - len(self.gone) == 1


Steps = Generator[Menu, int, Answer]
Taken = Generator[Menu, int, int | None]


class Encoded:
    """A decision that is being answered step by step.

    >>> from entaku import Choose, Decision, Option
    >>> shape = Choose((Option(7), Option(8), Option(9)), least=1, most=2)
    >>> encoded = Encoded(Decision(id=3, seat=0, actor=0, purpose="discard", default=(7,), shape=shape))
    >>> encoded.actions
    [1, 2, 3]
    >>> encoded.take(3)
    >>> encoded.actions
    [0, 1, 2]
    >>> encoded.take(0)
    >>> encoded.answer
    (9,)
    """

    def __init__(self, decision: Decision, taken: Sequence[int] = ()) -> None:
        self.decision = decision
        self.taken: list[int] = []
        self.answer: Answer | None = None
        self.menu: Menu | None = None
        self._steps = steps_of(decision)
        self._go(lambda: next(self._steps))
        for action in taken:
            self.take(action)

    @property
    def actions(self) -> list[int]:
        """The lawful actions of this step; none once the answer is there."""
        return self.menu.actions if self.menu is not None else []

    def allows(self, action: int) -> bool:
        """Whether an action is lawful at this step."""
        return self.menu is not None and self.menu.allows(action)

    def take(self, action: int) -> None:
        """Take a step.  Raises Unlawful, changing nothing, for an action that isn't on the menu."""
        if not self.allows(action):
            raise Unlawful("front-action-unlawful", action=action, decision=self.decision.id)
        self.taken.append(action)
        self._go(lambda: self._steps.send(action))

    def copy(self) -> "Encoded":
        """The same decision after the same steps."""
        return Encoded(self.decision, self.taken)

    def _go(self, step: Callable[[], Menu]) -> None:
        try:
            self.menu = step()
            while self.menu.is_forced:
                self.menu = self._steps.send(self.menu.actions[0])
        except StopIteration as done:
            self.menu, self.answer = None, done.value


def steps_of(decision: Decision) -> Steps:
    """The menus of a decision, one after another, also those with a single action."""
    return _steps(decision.shape, decision.default)


def _steps(shape: Shape, default: Answer) -> Steps:
    match shape:
        case Choose(options, 1, 1):
            return (yield from _one_of(options))
        case Choose(options, least, most):
            return (yield from _some_of(options, least, most))
        case Order(options):
            return (yield from _some_of(options, len(options), len(options)))
        case Divide():
            return (yield from _shares(shape))
        case Split(options, parts):
            return (yield from _parts(options, parts))
        case Assign():
            return (yield from _assigned(shape))
        case Number(least, most):
            return (yield from _number(least, most))
        case Name():
            return (yield from _named(shape, default))
    return bool((yield Menu((Entry(number=1),), may_stop=True)))


def _entry(options: Sequence[Option], may_stop: bool, gone: tuple[int, ...] = (), about: About = NOTHING_MORE) -> Taken:
    """One of the options by its place; None for none."""
    if len(options) <= ENTRIES:
        action = yield Menu([Entry(option) for option in options], may_stop, gone, about)
        return action - 1 if action else None
    left = [place for place in range(len(options)) if place not in gone]
    found = yield from _within(0, len(left) - 1, lambda place: Entry(options[left[place]]), may_stop, about)
    return None if found is None else left[found]


def _within(
    least: int, most: int, entry: Callable[[int], Entry], may_stop: bool = False, about: About = NOTHING_MORE
) -> Taken:
    """A number from `least` to `most`, by stretches where there are too many for one menu."""
    while most - least >= ENTRIES:
        count = most - least + 1
        begins = [least + count * place // ENTRIES for place in range(ENTRIES)]
        action = yield Menu([Entry(number=begin, stretch=True) for begin in begins], may_stop, about=about)
        if not action:
            return None
        least, most, may_stop = begins[action - 1], [*begins[1:], most + 1][action - 1] - 1, False
    action = yield Menu([entry(number) for number in range(least, most + 1)], may_stop, about=about)
    return least + action - 1 if action else None


def _one_of(options: Sequence[Option]) -> Steps:
    place = yield from _entry(options, may_stop=False)
    assert place is not None
    return options[place].key


def _some_of(options: Sequence[Option], least: int, most: int) -> Steps:
    taken: list[int] = []
    while len(taken) < min(most, len(options)):
        place = yield from _entry(options, len(taken) >= least, tuple(taken))
        if place is None:
            break
        taken.append(place)
    return tuple(options[place].key for place in taken)


def _number(least: int, most: int) -> Steps:
    number = yield from _within(least, most, lambda number: Entry(number=number))
    assert number is not None
    return number


def _shares(shape: Divide) -> Steps:
    shares: list[int] = []
    for place, option in enumerate(shape.options):
        others = len(shape.options) - place - 1
        rest = shape.total - sum(shares)
        if others:
            most = rest - others * shape.least_each
            given = tuple(Given(*one) for one in zip(shape.options, [None] * place, shares, strict=False))
            about = About(option, given=given)
            number = yield from _within(shape.least_each, most, partial(Entry, option), about=about)
            assert number is not None
            shares.append(number)
        else:
            shares.append(rest)
    return tuple(shares)


def _parts(options: Sequence[Option], parts: Sequence[Part]) -> Steps:
    taken: list[int] = []
    given: tuple[Given, ...] = ()
    found: list[tuple[int, ...]] = []
    for number, part in enumerate(parts):
        later = parts[number + 1 :]
        own: list[int] = []
        while True:
            rest = len(options) - len(taken)
            enough = len(own) >= part.least and rest <= sum(one.most for one in later)
            more = len(own) < part.most and rest > sum(one.least for one in later)
            if not more:
                break
            place = yield from _entry(options, enough, tuple(taken), About(part=part.what, given=given))
            if place is None:
                break
            taken.append(place)
            own.append(place)
            given = (*given, Given(options[place], number=1 + number))
        found.append(tuple(_number_of(options[place].key) for place in own))
    return tuple(found)


def _assigned(shape: Assign) -> Steps:
    rows: list[tuple[int, ...]] = []
    given: tuple[Given, ...] = ()
    for subject, choices in zip(shape.subjects, shape.choices, strict=True):
        place = (yield from _entry(choices, may_stop=True, about=About(subject, given=given))) if choices else None
        rows.append(() if place is None else (_number_of(choices[place].key),))
        given = (*given, Given(subject, None if place is None else choices[place]))
    return tuple(rows)


def _named(shape: Name, default: Answer) -> Steps:
    if not shape.known:
        return default
    options = [Option(number, text=name) for number, name in enumerate(shape.known)]
    place = yield from _entry(options, may_stop=False)
    assert place is not None
    return shape.known[place]


def _number_of(key: Key) -> int:
    assert isinstance(key, int)
    return key
