"""How a procedure asks a player: it yields a decision and is given the answer.

A player may concede while anybody is asked.  Then the question is put again to whoever decides now, without the options
that have gone; the action ends if it was the action of the player who left.
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import TypeVar

import msgspec
from msgspec import Struct

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
    Shape,
    Split,
    YesNo,
)
from entaku.kernel.seats import Seat
from entaku.magic.game.state import Game, SeatRef, Thing
from entaku.magic.multiplayer import leaving
from entaku.magic.spells.layers import projection

Result = TypeVar("Result")


class Conceded(Struct, frozen=True):
    """What a procedure is given instead of an answer: a player has left."""

    seat: Seat


Procedure = Generator[Decision, Answer | Conceded, Result]


class Abandoned(Exception):
    """The action ends here: the player whose action it was has left, or the game is over."""


class Rewound(Exception):
    """The action turns out to be illegal and is taken back as if it had never been begun.  (CR 726)"""


def ask(
    game: Game, seat: Seat, purpose: str, shape: Shape, default: Answer | None = None, about: tuple[Key, ...] = (),
    clock: float | None = None, stands_in: bool = True,
) -> Procedure[Answer]:  # fmt: skip
    """Put a decision to a player, or to the next one in turn order if they have left.  (CR 800.4g, 800.4h)

    A decision with a single lawful answer is not put at all, unless the profile says so.  Before the first turn nobody
    chooses for who has left, nor ever if nobody `stands_in`: then it is as if nothing were done.
    """
    while True:
        shape = pruned(game, shape)
        only = forced(shape)
        if only is not None and not (game.setup.profile.forced and is_choice(shape)):
            return only
        if not (game.turn and stands_in) and not game.in_game(seat):
            return natural(shape)
        decider = seat if game.in_game(seat) else (yield from stand_in(game, seat))
        usual = natural(shape) if default is None or not lawful(shape, default) else default
        number = game.decision
        game.decision += 1
        answer = yield Decision(
            id=number, seat=decider, actor=game.decider(decider), purpose=purpose, shape=shape, default=usual,
            about=about, clock=clock,
        )  # fmt: skip
        if not isinstance(answer, Conceded):
            return answer
        concede(game, answer.seat)
        yield from settle(game)


Settle = Callable[[Game], Procedure[None]]
_settling: list[Settle] = []


def settles(procedure: Settle) -> Settle:
    """Mark what is done with what a leaver left behind, as soon as somebody can be asked."""
    _settling.append(procedure)
    return procedure


def settle(game: Game) -> Procedure[None]:
    """What a leaver left behind goes where it goes.  (CM-14)"""
    if game.orphans:
        for procedure in _settling:
            yield from procedure(game)


def stand_in(game: Game, seat: Seat) -> Procedure[Seat]:
    """Who chooses for a player who has left.  (CR 800.4g, 800.4h)

    Another opponent of whoever the spell or ability belongs to, who picks one; where a rule asks, the next player.
    """
    asker = game.acting
    others = () if asker is None or asker == seat or not game.in_game(asker) else game.opponents(asker)
    if asker is None or not others:
        return game.next_seat(seat)
    if len(others) == 1:
        return others[0]
    options = tuple(Option(-1 - other, "player", seat=other) for other in others)
    answer = yield from ask(game, asker, "game-choose-player", Choose(options))
    return -1 - answer if isinstance(answer, int) and game.in_game(-1 - answer) else game.next_seat(seat)


def concede(game: Game, seat: Seat) -> None:
    """A player leaves in the middle of an action.  Raises Abandoned if the action ends with that.  (CR 104.3a)"""
    leaving.concede(game, seat)
    if game.is_over or (game.acting is not None and not game.in_game(game.acting)):
        raise Abandoned


def lawful(shape: Shape, answer: Answer) -> bool:
    probe = Decision(id=0, seat=0, actor=0, purpose="", shape=shape, default=answer)
    try:
        probe.check(answer)
    except Exception:
        return False
    return True


def is_there(game: Game, option: Option) -> bool:
    """Whether what an option concerns is still in the game."""
    if option.card is not None and option.card not in game.objects:
        return False
    return option.seat is None or game.in_game(option.seat)


def pruned(game: Game, shape: Shape) -> Shape:
    """The shape without options that have gone."""
    if isinstance(shape, Choose | Order | Divide | Split):
        if all(is_there(game, option) for option in shape.options):
            return shape
        left = tuple(option for option in shape.options if is_there(game, option))
        if isinstance(shape, Choose):
            return Choose(left, min(shape.least, len(left)), min(shape.most, max(1, len(left))))
        return msgspec.structs.replace(shape, options=left)
    if isinstance(shape, Assign):
        rows = [
            (subject, tuple(choice for choice in choices if is_there(game, choice)))
            for subject, choices in zip(shape.subjects, shape.choices, strict=True)
            if is_there(game, subject)
        ]
        return Assign(tuple(row[0] for row in rows), tuple(row[1] for row in rows))
    return shape


def forced(shape: Shape) -> Answer | None:
    """The only lawful answer, if there is only one."""
    if isinstance(shape, Choose):
        if not shape.options:
            return ()
        if shape.least == shape.most == 1:
            return shape.options[0].key if len(shape.options) == 1 else None
        if shape.least == len(shape.options):
            return tuple(option.key for option in shape.options)
        return () if shape.most == 0 else None
    if isinstance(shape, Order):
        return tuple(option.key for option in shape.options) if len(shape.options) < 2 else None
    if isinstance(shape, Divide):
        if not shape.options:
            return ()
        if len(shape.options) == 1:
            return (shape.total,)
        return (
            tuple(shape.least_each for _ in shape.options)
            if shape.total == shape.least_each * len(shape.options)
            else None
        )
    if isinstance(shape, Number):
        return shape.least if shape.least == shape.most else None
    if isinstance(shape, Assign):
        return tuple(() for _ in shape.subjects) if not any(shape.choices) else None
    if isinstance(shape, Split):
        return tuple(() for _ in shape.parts) if not shape.options else None
    return None


def is_choice(shape: Shape) -> bool:
    """Whether there is anything at all to choose, rather than to declare."""
    if isinstance(shape, Choose):
        return bool(shape.options) and shape.most > 0
    return not isinstance(shape, Assign) and (not isinstance(shape, Order | Divide | Split) or bool(shape.options))


def natural(shape: Shape) -> Answer:
    """A lawful answer that does as little as possible."""
    if isinstance(shape, Choose):
        first = tuple(option.key for option in shape.options[: shape.least])
        return first[0] if shape.least == shape.most == 1 else first
    if isinstance(shape, Order):
        return tuple(option.key for option in shape.options)
    if isinstance(shape, Divide):
        rest = shape.total - shape.least_each * (len(shape.options) - 1)
        return (rest, *(shape.least_each for _ in shape.options[1:]))
    if isinstance(shape, Number):
        return shape.least
    if isinstance(shape, Name):
        return shape.known[0] if shape.known else "-"
    if isinstance(shape, Split):
        keys = [option.key for option in shape.options if isinstance(option.key, int)]
        parts: list[tuple[int, ...]] = []
        for place, part in enumerate(shape.parts):
            last = place == len(shape.parts) - 1
            take = len(keys) if last else part.least
            parts.append(tuple(keys[:take]))
            keys = keys[take:]
        return tuple(parts)
    if isinstance(shape, Assign):
        return tuple(() for _ in shape.subjects)
    return False


# Questions that come up again and again.


def yes(
    game: Game, seat: Seat, purpose: str, about: tuple[Key, ...] = (), stands_in: bool = False
) -> Procedure[bool]:  # fmt: skip
    """A yes or no: for one who leaves nobody else pays, or does what they may, unless said so.  (CR 800.4f)"""
    answer = yield from ask(game, seat, purpose, YesNo(), about=about, stands_in=stands_in)
    return answer is True


def option_of(game: Game, thing: Thing, key: int) -> Option:
    """A choice of an object or a player; players' keys are negative."""
    if isinstance(thing, SeatRef):
        return Option(-1 - thing.seat, "player", seat=thing.seat)
    item = game.objects.get(thing)
    return Option(thing, "object", card=thing, text=projection.look(game, item).name if item is not None else "")


def choose_things(
    game: Game,
    seat: Seat,
    purpose: str,
    things: Iterable[Thing],
    least: int = 1,
    most: int | None = 1,
    about: tuple[Key, ...] = (),
    default: tuple[int, ...] | None = None,
) -> Procedure[list[Thing]]:
    """So many of these objects and players; fewer if there aren't enough."""
    all_of_them = list(dict.fromkeys(things))
    by_key = {(-1 - thing.seat if isinstance(thing, SeatRef) else thing): thing for thing in all_of_them}
    most = len(by_key) if most is None else min(most, len(by_key))
    least = min(least, most)
    if most <= 0:
        return []
    options = tuple(option_of(game, thing, key) for key, thing in by_key.items())
    answer = yield from ask(game, seat, purpose, Choose(options, least, most), default, about)
    keys: Sequence[object] = answer if isinstance(answer, tuple) else (answer,)
    return [by_key[key] for key in keys if isinstance(key, int) and key in by_key]


def choose_objects(
    game: Game, seat: Seat, purpose: str, things: Iterable[int], least: int = 1, most: int | None = 1,
    about: tuple[Key, ...] = (), default: tuple[int, ...] | None = None,
) -> Procedure[list[int]]:  # fmt: skip
    """So many of these objects; `default` are those that are chosen where nobody does."""
    found = yield from choose_things(game, seat, purpose, things, least, most, about, default)
    return [thing for thing in found if isinstance(thing, int)]


def choose_player(
    game: Game, seat: Seat, purpose: str, seats: Iterable[Seat], about: tuple[Key, ...] = ()
) -> Procedure[Seat | None]:
    """One of these players, None if there is none."""
    found = yield from choose_things(game, seat, purpose, [SeatRef(other) for other in seats], about=about)
    return next((thing.seat for thing in found if isinstance(thing, SeatRef)), None)


def choose_word(
    game: Game, seat: Seat, purpose: str, words: Sequence[str], about: tuple[Key, ...] = ()
) -> Procedure[str]:
    """One of these words."""
    options = tuple(Option(place, "word", text=word) for place, word in enumerate(words))
    answer = yield from ask(game, seat, purpose, Choose(options), about=about)
    return words[answer] if isinstance(answer, int) else words[0]


def choose_pile(
    game: Game, seat: Seat, purpose: str, piles: Sequence[Sequence[int]], about: tuple[Key, ...] = ()
) -> Procedure[int]:
    """The place of one of these piles of cards.  (CR 700.3)"""
    names = [tuple(game.objects[number].definition.name for number in pile) for pile in piles]
    options = tuple(Option(place, "pile", place=place, cards=cards) for place, cards in enumerate(names))
    answer = yield from ask(game, seat, purpose, Choose(options), about=about)
    return answer if isinstance(answer, int) else 0


def choose_number(
    game: Game, seat: Seat, purpose: str, least: int, most: int, default: int | None = None,
    about: tuple[Key, ...] = (), stands_in: bool = True,
) -> Procedure[int]:  # fmt: skip
    """A number between two."""
    shape = Number(least, max(least, most))
    answer = yield from ask(game, seat, purpose, shape, default, about, stands_in=stands_in)
    return answer if isinstance(answer, int) else least


def order(
    game: Game, seat: Seat, purpose: str, things: Sequence[int], about: tuple[Key, ...] = ()
) -> Procedure[list[int]]:
    """These objects in an order of the player's choice."""
    options = tuple(option_of(game, thing, thing) for thing in things)
    answer = yield from ask(game, seat, purpose, Order(options), about=about)
    return [key for key in answer if isinstance(key, int)] if isinstance(answer, tuple) else list(things)


def divide(
    game: Game, seat: Seat, purpose: str, things: Sequence[Thing], total: int, least_each: int = 1,
    about: tuple[Key, ...] = (),
) -> Procedure[dict[Thing, int]]:  # fmt: skip
    """How a total is divided among these."""
    shape = Divide(tuple(option_of(game, thing, 0) for thing in things), total, least_each)
    answer = yield from ask(game, seat, purpose, shape, about=about)
    there = [thing for thing in things if thing in game.objects or isinstance(thing, SeatRef)]
    amounts = answer if isinstance(answer, tuple) else ()
    return {thing: n for thing, n in zip(there, amounts, strict=False) if isinstance(n, int)}
