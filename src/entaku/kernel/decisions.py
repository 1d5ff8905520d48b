"""What a table asks a seat: a decision of one of a few shapes, with its purpose as data.

A shape lists the lawful answers, or is the rule that makes them; `Decision.check` is the one place that holds an
answer against it.  Answers are plain JSON values, so a log line, a network message and a bot's choice are the same.
"""

from collections.abc import Sequence

from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat

DecisionId = int
Key = int | str
Answer = bool | int | str | tuple[Key | tuple[int, ...], ...]


class Option(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """One lawful choice.

    `key` is how an answer names it; `what` says what it does (a message key's last part, such as "take"); `card`
    is the id of the object it concerns, in the ids of this table; `seat` the player it concerns; `text` a word or
    number that belongs to it, in no language (a card's name, a colour's letter); `place` which of several things of
    that object it is, from 0 (its abilities, its modes); `undoes` that it takes back what was done before; `cards` are
    the names of the cards that are chosen together, as a pile.

    What a key is made of concerns only who makes the options: everybody else reads the other fields.
    """

    key: Key
    what: str = ""
    card: int | None = None
    seat: Seat | None = None
    text: str = ""
    place: int | None = None
    undoes: bool = False
    cards: tuple[str, ...] = ()


class Choose(Struct, frozen=True, repr_omit_defaults=True, tag="choose"):
    """Choose `least` to `most` of the options.  Answer: the option's key when both are 1, else a list of keys."""

    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


class Order(Struct, frozen=True, repr_omit_defaults=True, tag="order"):
    """Put all the things in order, first to last.  Answer: a list of all their keys."""

    options: tuple[Option, ...]


class Divide(Struct, frozen=True, repr_omit_defaults=True, tag="divide"):
    """Divide `total` among the options, at least `least_each` to each.  Answer: the amounts, in their order."""

    options: tuple[Option, ...]
    total: int
    least_each: int = 0


class Part(Struct, frozen=True, repr_omit_defaults=True):
    """One of the piles that things are split into: its name and how many things it takes."""

    what: str
    least: int = 0
    most: int = 1_000_000


class Split(Struct, frozen=True, repr_omit_defaults=True, tag="split"):
    """Split all the things into the named parts.  Answer: for each part, in order, the list of its keys."""

    options: tuple[Option, ...]
    parts: tuple[Part, ...]


class Assign(Struct, frozen=True, repr_omit_defaults=True, tag="assign"):
    """Give each subject one of its own choices, or none.  Answer: for each subject, in order, [choice] or []."""

    subjects: tuple[Option, ...]
    choices: tuple[tuple[Option, ...], ...]


class Number(Struct, frozen=True, repr_omit_defaults=True, tag="number"):
    """Choose a whole number from `least` to `most`, both included."""

    least: int
    most: int


class Name(Struct, frozen=True, repr_omit_defaults=True, tag="name"):
    """Name something of a kind ("card", "creature type" …).  Answer: the name; `known` lists the lawful ones.

    Where `known` is empty any text of 1 to `longest` characters is lawful.  So it is beside a list that everybody has
    and that is too long to be told each time (`beside`: "cards"); `known` are then those that come to mind first.
    """

    kind: str
    known: tuple[str, ...] = ()
    beside: str = ""
    longest: int = 200


class YesNo(Struct, frozen=True, repr_omit_defaults=True, tag="yes-no"):
    """Answer: true or false."""


MOST_SHOWN = 4
"""So many options are named where a decision is shown in one line."""

Shape = Choose | Order | Divide | Split | Assign | Number | Name | YesNo


class Decision(Struct, frozen=True, kw_only=True):
    """A question to one seat.

    seat     whose decision it is
    actor    who answers: another seat may be acting for this one
    purpose  what it is for, as a message key ("draft-pick")
    about    ids of the cards, and other facts, that its message needs
    default  the lawful answer that is given when time runs out or nobody is there
    optional the table does not wait for it, and time does not run
    clock    seconds allowed for it, None for no limit

    Its `repr` is one short line; `str` lists what may be answered, a line each:

    >>> keep = Decision(id=2, seat=0, actor=0, purpose="keep", default="no",
    ...                 shape=Choose((Option("no"), Option("yes:9", what="take", text="Island"))))
    >>> keep
    <Decision 2 of seat 0: keep, choose 1 of 2: no, yes:9>
    >>> print(keep)
    keep (seat 0): choose 1 of 2
      'no'
      'yes:9'  take Island
    """

    id: DecisionId
    seat: Seat
    actor: Seat
    purpose: str
    shape: Shape
    default: Answer
    about: tuple[Key, ...] = ()
    optional: bool = False
    clock: float | None = None

    def __repr__(self) -> str:
        named = ", ".join(str(option.key) for option in _things(self.shape)[:MOST_SHOWN])
        rest = ", …" if len(_things(self.shape)) > MOST_SHOWN else ""
        listed = f": {named}{rest}" if named else ""
        return f"<Decision {self.id} of seat {self.seat}: {self.purpose}, {_asked(self.shape)}{_short(listed)}>"

    def __str__(self) -> str:
        head = f"{self.purpose} (seat {self.seat}): {_asked(self.shape)}"
        rows = [f"  {_line(option)}" for option in _things(self.shape)]
        if isinstance(self.shape, Assign):
            rows = [
                f"{row}: {', '.join(_line(option) for option in options)}"
                for row, options in zip(rows, self.shape.choices, strict=True)
            ]
        return "\n".join((head, *rows))

    def chosen(self, answer: object) -> Option | None:
        """The option that an answer names, where one is chosen among several; None if it names none of them."""
        options = self.shape.options if isinstance(self.shape, Choose) and not isinstance(answer, bool) else ()
        return next((option for option in options if option.key == answer), None)

    def check(self, answer: object) -> Answer:
        """The answer in its normal form.  Raises Unlawful, naming this decision and the reason, if it isn't lawful.

        >>> pick = Decision(id=3, seat=0, actor=0, purpose="draft-pick", default=7,
        ...                 shape=Choose((Option(7), Option(9))))
        >>> pick.check(9)
        9
        >>> pick.check(8)
        Traceback (most recent call last):
        ...
        entaku.kernel.errors.Unlawful: Decision 3 (draft-pick): “8” is not one of its options.
        """
        shape = self.shape
        if isinstance(shape, Choose):
            return self._check_choice(shape, answer)
        if isinstance(shape, YesNo):
            if not isinstance(answer, bool):
                raise self._refuse("answer-wrong-kind", answer, expected="true/false")
            return answer
        if isinstance(shape, Number):
            number = self._whole_number(answer)
            if not shape.least <= number <= shape.most:
                raise self._refuse("answer-out-of-range", answer, least=shape.least, most=shape.most, number=number)
            return number
        if isinstance(shape, Name):
            return self._check_name(shape, answer)
        if isinstance(shape, Order):
            keys = self._known_keys(shape.options, answer)
            if len(keys) != len(shape.options):
                raise self._refuse("answer-not-a-permutation", answer, count=len(shape.options))
            return keys
        if isinstance(shape, Divide):
            return self._check_division(shape, answer)
        if isinstance(shape, Split):
            return self._check_split(shape, answer)
        return self._check_assignment(shape, answer)

    def _check_choice(self, shape: Choose, answer: object) -> Answer:
        if shape.least == shape.most == 1:
            if not isinstance(answer, bool):
                for option in shape.options:
                    if option.key == answer:
                        return option.key
            raise self._refuse("answer-not-an-option", answer)
        keys = self._known_keys(shape.options, answer)
        if len(keys) < shape.least:
            raise self._refuse("answer-too-few", answer, least=shape.least, count=len(keys))
        if len(keys) > shape.most:
            raise self._refuse("answer-too-many", answer, most=shape.most, count=len(keys))
        return keys

    def _check_name(self, shape: Name, answer: object) -> str:
        if not isinstance(answer, str):
            raise self._refuse("answer-wrong-kind", answer, expected=shape.kind)
        name = answer.strip()
        if not 1 <= len(name) <= shape.longest or (shape.known and not shape.beside and name not in shape.known):
            raise self._refuse("answer-name-refused", answer)
        return name

    def _check_division(self, shape: Divide, answer: object) -> tuple[Key, ...]:
        amounts = tuple(self._whole_number(amount) for amount in self._listed(answer))
        if len(amounts) != len(shape.options):
            raise self._refuse("answer-not-a-permutation", answer, count=len(shape.options))
        for amount in amounts:
            if amount < shape.least_each:
                raise self._refuse(
                    "answer-out-of-range", answer, least=shape.least_each, most=shape.total, number=amount
                )
        if sum(amounts) != shape.total:
            raise self._refuse("answer-wrong-total", answer, total=shape.total, sum=sum(amounts))
        return amounts

    def _check_split(self, shape: Split, answer: object) -> tuple[tuple[int, ...], ...]:
        parts = tuple(self._int_keys(part) for part in self._listed(answer))
        if len(parts) != len(shape.parts):
            raise self._refuse("answer-wrong-kind", answer, expected=f"{len(shape.parts)} lists")
        keys = self._known_keys(shape.options, tuple(key for part in parts for key in part))
        if len(keys) != len(shape.options):
            raise self._refuse("answer-not-a-permutation", answer, count=len(shape.options))
        for number, (keys_of_part, part) in enumerate(zip(parts, shape.parts, strict=True), start=1):
            if not part.least <= len(keys_of_part) <= part.most:
                raise self._refuse(
                    "answer-wrong-size",
                    answer,
                    part=number,
                    least=part.least,
                    most=part.most,
                    count=len(keys_of_part),
                )
        return parts

    def _check_assignment(self, shape: Assign, answer: object) -> tuple[tuple[int, ...], ...]:
        given = tuple(self._int_keys(choice) for choice in self._listed(answer))
        if len(given) != len(shape.subjects):
            raise self._refuse("answer-not-a-permutation", answer, count=len(shape.subjects))
        for choice, options in zip(given, shape.choices, strict=True):
            if len(choice) > 1:
                raise self._refuse("answer-too-many", answer, most=1, count=len(choice))
            self._known_keys(options, choice)
        return given

    def _known_keys(self, options: Sequence[Option], answer: object) -> tuple[Key, ...]:
        known = {option.key for option in options}
        keys: list[Key] = []
        for key in self._listed(answer):
            if isinstance(key, bool) or not isinstance(key, int | str) or key not in known:
                raise self._refuse("answer-not-an-option", key)
            if key in keys:
                raise self._refuse("answer-repeats", key)
            keys.append(key)
        return tuple(keys)

    def _int_keys(self, answer: object) -> tuple[int, ...]:
        return tuple(self._whole_number(key) for key in self._listed(answer))

    def _listed(self, answer: object) -> Sequence[object]:
        if not isinstance(answer, list | tuple):
            raise self._refuse("answer-wrong-kind", answer, expected="[…]")
        return answer

    def _whole_number(self, answer: object) -> int:
        if isinstance(answer, bool) or not isinstance(answer, int):
            raise self._refuse("answer-wrong-kind", answer, expected="0, 1, 2 …")
        return answer

    def _refuse(self, key: str, answer: object, **facts: str | int) -> Unlawful:
        shown = answer if isinstance(answer, int | str) else _short(answer)
        return Unlawful(key, decision=self.id, purpose=self.purpose, answer=_short(shown), **facts)


def _things(shape: Shape) -> tuple[Option, ...]:
    """What a shape is about."""
    if isinstance(shape, Assign):
        return shape.subjects
    return () if isinstance(shape, Number | Name | YesNo) else shape.options


def _asked(shape: Shape) -> str:
    """What is to be done, in a few words."""
    match shape:
        case Choose(options, least, most):
            amount = str(least) if least == most else f"{least} to {most}"
            return f"choose {amount} of {len(options)}"
        case Order(options):
            return f"order {len(options)}"
        case Divide(options, total):
            return f"divide {total} among {len(options)}"
        case Split(options, parts):
            return f"split {len(options)} into {len(parts)}"
        case Assign(subjects):
            return f"assign each of {len(subjects)}"
        case Number(least, most):
            return f"a number from {least} to {most}"
        case Name(kind, known):
            return f"name a {kind}" + (f", one of {len(known)}" if known else "")
    return "true or false"


def _line(option: Option) -> str:
    """An option as one of several that are listed: its key, and what it is."""
    of = "" if option.seat is None else f"seat {option.seat}"
    return f"{option.key!r}  {' '.join(filter(None, (option.what, option.text, of)))}".rstrip()


def _short(answer: object, limit: int = 80) -> str:
    text = str(answer)
    return text if len(text) <= limit else text[: limit - 1] + "…"
