"""A table as a program holds it: what it asks next, how it is answered, what a seat sees, a copy to try things with."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import cache
from inspect import isawaitable, iscoroutine
from pathlib import Path
from typing import Generic, Protocol, Self, TypeVar, cast

from msgspec import Struct, structs

import entaku
from entaku import __version__
from entaku.front.given import language_in, path_in, players_in, shortly, viewer_in
from entaku.front.translating import actions_for, answer_for
from entaku.kernel.decisions import Answer, Assign, Choose, Decision, Divide, Option, Order, Split
from entaku.kernel.errors import Unlawful, Unreadable
from entaku.kernel.files import keep
from entaku.kernel.log import record, write
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Event, Table
from entaku.messages import Language, say
from entaku.oracle.card import Card
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.library import Library, data_folder

Setup = TypeVar("Setup")
State = TypeVar("State")
View = TypeVar("View")
View_contra = TypeVar("View_contra", contravariant=True)


class Answering(Protocol[View_contra]):
    """Whoever plays a seat: entaku's bots do, and anything else with this one function."""

    def answer(self, view: View_contra, decision: Decision) -> Answer:
        """A lawful answer to a decision of the view's own seat."""


Player = Answering[View] | Callable[[View, Decision], object]
"""A seat's player: an object with `answer(view, decision)`, or a function of the same."""


class AsyncAnswering(Protocol[View_contra]):
    """Whoever plays a seat, and has to be waited for."""

    async def answer(self, view: View_contra, decision: Decision) -> object:
        """A lawful answer to a decision of the view's own seat."""


AsyncPlayer = AsyncAnswering[View] | Callable[[View, Decision], Awaitable[object]]
"""A seat's player who has to be waited for."""


class Sitting(Generic[Setup, State, View]):
    """A table in play, whatever is played at it.

    `table` is the kernel's, with the setup, the seed and the log.
    """

    def __init__(self, table: Table[Setup, State]) -> None:
        self.table = table
        self._watchers: tuple[Callable[[Event], object], ...] = ()

    @property
    def over(self) -> bool:
        """Whether nothing will ever be asked again."""
        return self.table.is_over

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        raise NotImplementedError

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Everything that may be answered now, also what nobody has to (`optional`: conceding, using a card)."""
        return tuple(self.table.decisions.values())

    @property
    def decision(self) -> Decision:
        """What the table waits for; the oldest question where it waits for several seats at once.

        Raises Unlawful when it is over.
        """
        for decision in self.table.decisions.values():
            if not decision.optional:
                return decision
        raise Unlawful("table-over")

    def answer(self, answer: object, to: Decision | None = None) -> Sequence[Event]:
        """Answer `decision`, or another that is open, and get what happened; options stand for their keys.

        Raises Unlawful, with nothing changed, for an answer that the decision doesn't allow.
        """
        decision = self._asked(to)
        events = self._give(decision, keys_of(decision, answer))
        self._show(events)
        return events

    def actions(self, answer: object, to: Decision | None = None) -> tuple[int, ...]:
        """An answer as the actions of an environment, a step each; `answer_of` gives it back.

        Raises Unlawful for an answer that the decision doesn't allow, or that no actions give.
        """
        decision = self._asked(to)
        return actions_for(decision, decision.check(keys_of(decision, answer)))

    def answer_of(self, actions: Sequence[int], to: Decision | None = None) -> Answer:
        """The answer that actions of an environment give.  Raises Unlawful for others, too few or too many.

        >>> import entaku
        >>> game = entaku.duel("60 Forest", "60 Island", seed=1)
        >>> game.actions(True), game.answer_of((1,))
        ((1,), True)
        """
        return answer_for(self._asked(to), actions)

    def _give(self, decision: Decision, answer: object) -> Sequence[Event]:
        return self.table.answer(decision.actor, decision.id, answer)

    def _show(self, events: Sequence[Event]) -> None:
        """Let those who watch see what has happened."""
        for watcher in self._watchers:
            for event in events:
                watcher(event)

    def watch(self, watcher: Callable[[Event], object]) -> Callable[[], None]:
        """Have a function called with everything that happens from now on, in order; what is returned ends that.

        Copies of the table aren't watched.

        >>> import entaku
        >>> game, seen = entaku.duel("60 Forest", "60 Island", seed=1), []
        >>> leave = game.watch(seen.append)
        >>> events = game.answer(False)
        >>> seen == list(events), leave()
        (True, None)
        """
        if not callable(watcher):
            raise Unreadable("front-no-watcher", given=shortly(watcher))
        self._watchers = (*self._watchers, watcher)

        def leave() -> None:
            self._watchers = tuple(one for one in self._watchers if one is not watcher)

        return leave

    def told(self, events: Event | Iterable[Event], seat: Viewer = "open", language: Language = "en") -> list[str]:
        """What has happened, in the words of the log, a line each, as a viewer is told of it.

        >>> import entaku
        >>> game = entaku.duel("60 Forest", "60 Island", seed=1)
        >>> game.told(game.answer(False))
        ['Player 1 keeps 7 cards']
        """
        language_in(language)
        told = (events,) if isinstance(events, Event) else tuple(events)
        return self._told(told, viewer_in(seat, len(self.players)), language)

    def _told(self, events: Sequence[Event], viewer: Viewer, language: Language) -> list[str]:
        raise NotImplementedError

    def question(self, decision: Decision | None = None, language: Language = "en") -> str:
        """A decision as text, its options with the names of their cards, as the seat that is asked sees it.

        What a spell or ability asks is said in its words, too.
        """
        asked = self._asked(decision)
        language_in(language)
        return self._question(asked, language)

    def _question(self, asked: Decision, language: Language) -> str:
        return str(with_names(asked, names_in(self.view(asked.actor))))

    def view(self, seat: Viewer | None = None) -> View:
        """What a seat sees, by default the one that is asked; "public" is what everybody does, "open" is everything."""
        if seat is None:
            seat = "open" if self.over else self.decision.actor
        return cast(View, self.table.view(viewer_in(seat, len(self.players))))

    def suggest(self, decision: Decision | None = None) -> Answer:
        """What entaku's own bot would answer, from nothing but the view of the seat that is asked."""
        asked = self._asked(decision)
        return self._adviser(asked.actor).answer(self.view(asked.actor), asked)

    def _adviser(self, seat: Seat) -> Answering[View]:
        """A bot that is asked once, and forgotten: to ask changes nothing."""
        return self.bot(seat)

    def _asked(self, decision: Decision | None) -> Decision:
        """The decision that is meant, by default what the table waits for.  Raises Unreadable for what is none."""
        if decision is not None and not isinstance(decision, Decision):
            raise Unreadable("front-no-decision", given=shortly(decision))
        return self.decision if decision is None else decision

    def bot(self, seat: Seat) -> Answering[View]:
        """Entaku's own bot at a seat."""
        raise NotImplementedError

    def play(self, *players: Player[View] | None) -> Self:
        """Play to the end with a player for each seat; entaku's bots sit where None is given, or nothing."""
        self._check_count(len(players))
        seated = [self._seated(seat, *players[seat : seat + 1]) for seat in range(len(self.players))]
        while not self.over:
            self.step(seated)
        return self

    async def play_async(self, *players: "Player[View] | AsyncPlayer[View] | None") -> Self:
        """The same with players of whom any may have to be waited for: whose answer is awaitable, it is awaited.

        >>> import asyncio, entaku
        >>> async def patient(view, decision):
        ...     await asyncio.sleep(0)
        ...     return decision.default
        >>> asyncio.run(entaku.duel("60 Forest", "60 Island", seed=1).play_async(patient)).over
        True
        """
        self._check_count(len(players))
        given = cast("tuple[Player[View] | None, ...]", players)
        seated = [self._seated(seat, *given[seat : seat + 1]) for seat in range(len(self.players))]
        while not self.over:
            decision = self.decision
            answer: object = seated[decision.actor].answer(self.view(decision.actor), decision)
            self.answer(await answer if isawaitable(answer) else answer, decision)
        return self

    def step(self, players: Sequence[Answering[View]]) -> None:
        """Let who is asked answer once."""
        decision = self.decision
        answer: object = players[decision.actor].answer(self.view(decision.actor), decision)
        if iscoroutine(answer):
            answer.close()
            raise Unlawful("front-player-awaits", seat=decision.actor)
        self.answer(answer, decision)

    def _seated(self, seat: Seat, player: Player[View] | None = None) -> Answering[View]:
        if player is None:
            return self.bot(seat)
        if hasattr(player, "answer"):
            return cast("Answering[View]", player)
        if not callable(player):
            raise Unreadable("front-no-player", given=shortly(player))
        return Function(player)

    def _check_seat(self, seat: Seat) -> None:
        """Raises Unlawful for a seat that the table doesn't have."""
        viewer_in(seat, len(self.players))

    def _check_count(self, count: int) -> None:
        if count > len(self.players):
            raise Unlawful("front-too-many-players", count=count, seats=len(self.players))

    def fork(self) -> Self:
        """A copy that goes its own way; `copy.copy` does the same."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.table = self.table.fork()
        other._watchers = ()
        return other

    def __copy__(self) -> Self:
        return self.fork()

    def __deepcopy__(self, memo: object) -> Self:
        return self.fork()

    def save(self, path: str | Path) -> None:
        """Write the recording of the table, for `replay` and the command `entaku replay`."""
        keep(path_in(path), self.to_bytes())

    def to_bytes(self) -> bytes:
        """The recording of the table: `replay` makes the table of it again, as `pickle` does."""
        table = self.table
        return write(record(table.rules, table.setup, table.seed, table.log, __version__))

    def __reduce__(self) -> tuple[Callable[..., object], tuple[bytes]]:
        return entaku.replay, (self.to_bytes(),)

    def show(self, seat: Viewer = "open", language: Language = "en") -> str:
        """The table as text, in either language, as a viewer sees it."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.show()

    def __repr__(self) -> str:
        state = "over" if self.over else repr(self.decision)[1:-1]
        return f"<{type(self).__name__} of {len(self.players)}: {len(self.table.log)} answers, {state}>"


def names_in(view: object) -> dict[int, str]:
    """The names of the cards in a view, by their ids."""
    found: dict[int, str] = {}
    left = [view]
    while left:
        part = left.pop()
        if isinstance(part, Struct):
            number, name = getattr(part, "id", 0), getattr(part, "name", "")
            if number and isinstance(name, str) and name:
                found[number] = name
                continue
            left += (getattr(part, field) for field in part.__struct_fields__)
        elif isinstance(part, tuple) and part and isinstance(part[0], Struct | tuple):
            left += part
    return found


def with_names(decision: Decision, names: Mapping[int, str]) -> Decision:
    """The decision, its options with the names of their cards."""
    shape = decision.shape
    if isinstance(shape, Assign):
        subjects, choices = _named(shape.subjects, names), tuple(_named(row, names) for row in shape.choices)
        return structs.replace(decision, shape=structs.replace(shape, subjects=subjects, choices=choices))
    if isinstance(shape, Choose | Order | Divide | Split):
        return structs.replace(decision, shape=structs.replace(shape, options=_named(shape.options, names)))
    return decision


def _named(options: tuple[Option, ...], names: Mapping[int, str]) -> tuple[Option, ...]:
    return tuple(
        structs.replace(option, text=names[option.card])
        if not option.text and option.card is not None and option.card in names
        else option
        for option in options
    )


def keys_of(decision: Decision, answer: object) -> object:
    """The answer with the keys of options where there are options."""
    if isinstance(answer, Option):
        shape = decision.shape
        return (answer.key,) if isinstance(shape, Choose) and shape.least + shape.most != 2 else answer.key
    if isinstance(answer, list | tuple):
        return tuple(one.key if isinstance(one, Option) else one for one in answer)
    return answer


class Function(Generic[View]):
    """A function as a player."""

    def __init__(self, function: Callable[[View, Decision], object]) -> None:
        self.function = function

    def answer(self, view: View, decision: Decision) -> Answer:
        said = self.function(view, decision)
        return cast(Answer, said if isawaitable(said) else keys_of(decision, said))


def library_in(data: str | Path | None) -> Library:
    """The user's library: what we ship, and what they imported into their data folder.

    Raises Unreadable for what names no folder.
    """
    return _library(data_folder(None if data is None else path_in(data)))


def imported_in(library: Library, name: str) -> tuple[Card, Tree] | None:
    """A card of the user's library, and what it does; None where nobody knows it."""
    card = library.get(name)
    return None if card is None else (card, library.tree(card))


@cache
def _library(folder: Path) -> Library:
    return Library(folder)


def names_for(count: int, names: Sequence[str] | None) -> tuple[str, ...]:
    """So many players' names.  Raises Unlawful if there are names, but not so many."""
    if names is None:
        return tuple(say("front-player", "en", number=number) for number in range(1, count + 1))
    called = players_in(names)
    if len(called) != count:
        raise Unlawful("front-names", names=len(called), players=count)
    return called
