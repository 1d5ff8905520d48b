"""What a seat is asked, in numbers: what the step is about, and for each action the object or player it concerns."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import log1p
from typing import NamedTuple
from zlib import crc32

import numpy as np
from msgspec.structs import replace

from entaku.front.encoding import Encoded, Menu
from entaku.front.layout import AT, CARD, CARDS, FIRST_FACT, LONG, SIGNS, Array
from entaku.kernel.decisions import Choose, Decision, Divide, Name, Number, Option
from entaku.kernel.seats import Seat

MOST_PLACES = 32
MOST_NUMBER = log1p(1_000_000)
A = AT["actions"]
WHAT, TEXT = slice(A["what 0"], A["what 0"] + SIGNS), slice(A["text 0"], A["text 0"] + LONG)
FACTS = slice(FIRST_FACT, FIRST_FACT + CARD)
"""Where an action's row has what it does, its text, and what its card is."""


class Sight(NamedTuple):
    """Where things are in the rows that a seat sees: the number of each object's row by its id.

    `printed` gives what is printed on a card of a name, `called` the ids of objects of a name.
    """

    rows: Mapping[int, int]
    seat: Seat
    players: int
    printed: Callable[[str], Array]
    called: Callable[[str], Sequence[int]]

    def place(self, thing: int | None) -> int | None:
        """The number of an object's row, None where it isn't in sight."""
        return self.rows.get(thing) if thing is not None else None

    def row(self, thing: int | None) -> float:
        """What points to an object, 0 where it isn't in sight."""
        number = self.place(thing)
        return 0.0 if number is None else (1 + number) / CARDS

    def player(self, seat: Seat | None) -> float:
        """What points to a player, 0 for none."""
        return 0.0 if seat is None else (1 + (seat - self.seat) % self.players) / self.players


@cache
def signs(text: str, count: int = SIGNS) -> Array:
    """A code of a text: so many times 1 or -1.

    >>> signs("Negate", 4)
    array([-1.,  1., -1.,  1.], dtype=float32)
    """
    number = crc32(text.encode())
    return np.array([1 if number >> place & 1 else -1 for place in range(count)], np.float32)


def size_of(number: int) -> float:
    """A number of any size, from -1 to 1; the larger it is, the less one more matters."""
    found = min(1.0, log1p(abs(number)) / MOST_NUMBER)
    return found if number > 0 else -found


def source_of(decision: Decision) -> int | None:
    """The object that asks, or that it is asked for, where the question names one."""
    first = decision.about[0] if decision.about else None
    return first if isinstance(first, int) else None


def show_question(part: Array, encoded: Encoded) -> None:
    """The purpose of what is asked, its shape, and how much of it may be chosen."""
    at, decision = AT["asked"], encoded.decision
    part[at["purpose 0"] : at["purpose 0"] + SIGNS] = signs(decision.purpose)
    part[at[type(decision.shape).__name__]] = 1
    part[at["steps taken"]] = min(1.0, len(encoded.taken) / 50)
    if isinstance(decision.shape, Choose | Number):
        part[at["least"]], part[at["most"]] = size_of(decision.shape.least), size_of(decision.shape.most)
    elif isinstance(decision.shape, Divide):
        part[at["most"]] = size_of(decision.shape.total)


def show_given(table: Array, menu: Menu, sight: Sight) -> None:
    """At each object what this answer has said of it so far."""
    at = AT["cards"]
    for subject, choice, number in menu.about.given:
        if (place := sight.place(subject.card)) is not None:
            row = table[place]
            row[at["given"]] = 1
            row[at["given number"]] = size_of(number)
            if choice is not None:
                row[at["given row"]], row[at["given seat"]] = sight.row(choice.card), sight.player(choice.seat)


def show_subject(part: Array, table: Array, encoded: Encoded, sight: Sight) -> None:
    """What the step is about: a thing, a pile, or else what asks; with its row of cards."""
    at, decision, menu = AT["subject"], encoded.decision, encoded.menu
    subject = menu.about.subject if menu is not None else None
    what = subject.what if subject is not None else menu.about.part if menu is not None else ""
    thing = subject.card if subject is not None else source_of(decision)
    seat = subject.seat if subject is not None else None if decision.seat == sight.seat else decision.seat
    part[at["there"]] = bool(subject or what or sight.row(thing))
    part[at["row"]], part[at["seat"]] = sight.row(thing), sight.player(seat)
    if what:
        part[at["what 0"] : at["what 0"] + SIGNS] = signs(what)
    if subject is not None and subject.place is not None:
        part[at["place"]] = min(1.0, (1 + subject.place) / MOST_PLACES)
    if (place := sight.place(thing)) is not None:
        part[at["card"] :] = table[place]


def show_actions(table: Array, cards: Array, encoded: Encoded, menu: Menu, sight: Sight) -> None:
    """A row for each action on the menu."""
    entries = menu.entries
    if menu.may_stop:
        table[0, 0] = table[0, A["nothing"]] = 1
    table[1 : 1 + len(entries), 0] = 1
    least = entries[0].number if entries else 0
    reach = max(1, entries[-1].number - least) if entries else 1
    are_names = isinstance(encoded.decision.shape, Name) and encoded.decision.shape.kind == "card"
    alike: Counter[Option] | None = None
    for action, entry in enumerate(entries, start=1):
        row, (option, number, stretch) = table[action], entry
        if number:
            row[A["number"]], row[A["size of number"]] = max(-1.0, min(1.0, number / 100)), size_of(number)
        if number != least:
            row[A["share of range"]] = (number - least) / reach
        if stretch:
            row[A["stretch"]] = 1
        if option is not None:
            show_option(row, cards, option, sight)
            if option.card is None and not number:
                alike = alike if alike is not None else Counter()
                seen = replace(option, key=0)
                row[A["among alike"]] = size_of(alike[seen])
                alike[seen] += 1
            if are_names:
                row[FACTS] = sight.printed(option.text)
    for order, place in enumerate(menu.gone, start=1):
        table[1 + place, 0], table[1 + place, A["taken"]] = 0, min(1.0, order / 50)


def show_option(row: Array, cards: Array, option: Option, sight: Sight) -> None:
    """An option: what it does, to which object or player."""
    row[A["option"]] = 1
    row[WHAT] = signs(option.what)
    if option.text:
        row[TEXT] = signs(option.text, LONG)
    if option.seat is not None:
        row[A["seat"]] = sight.player(option.seat)
    if option.place is not None:
        row[A["place"]] = min(1.0, (1 + option.place) / MOST_PLACES)
    if option.undoes:
        row[A["undoes"]] = 1
    thing = option.card if option.what != "trigger" else next(iter(sight.called(option.text)), None)
    if (number := sight.place(thing)) is not None:
        row[A["row"]] = (1 + number) / CARDS
        row[FACTS] = cards[number, :CARD]


def concerned(encoded: Encoded, *, in_game: bool) -> dict[int, str]:
    """The objects that a question concerns, with the words that its options have for them."""
    menu, source = encoded.menu, source_of(encoded.decision) if in_game else None
    found = {} if source is None else {source: ""}
    if menu is not None:
        options = [entry.option for entry in menu.entries]
        options += [menu.about.subject, *(one.subject for one in menu.about.given)]
        found |= {one.card: one.text for one in options if one is not None and one.card is not None}
    return found
