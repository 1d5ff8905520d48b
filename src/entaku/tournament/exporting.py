"""A night for other programs: everything as JSON; its tables as CSV, as JSON and to be pasted, in either language."""

import csv
import io
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta

import msgspec
from msgspec import Struct

from entaku.messages import Language, say
from entaku.tournament import acts
from entaku.tournament.log_sentences import known, told
from entaku.tournament.night import Entry, Night
from entaku.tournament.prize_order import PrizeLine, is_order_final, prize_order, prize_pods
from entaku.tournament.prizes import Prize, known_rarity
from entaku.tournament.rulings import Ruled, rulings
from entaku.tournament.said import Said
from entaku.tournament.settings import Settings
from entaku.tournament.standings import Standing, standings
from entaku.tournament.state import Agreement, Group, Player, State
from entaku.tournament.stock import StockLine, stock
from entaku.tournament.table_awards import Award, Democratic, awards, democratic, votes_for
from entaku.tournament.table_prizes import TablePrize, table_prizes

TABLES = (
    "players",
    "groups",
    "standings",
    "prize-order",
    "prizes",
    "table-prizes",
    "votes",
    "points",
    "rulings",
    "stock",
    "log",
)
PUBLIC = ("groups", "standings", "prize-order", "prizes", "table-prizes")
"""The tables of what everybody sees anyway."""

_NUMBER = re.compile(r"-\d+")
_FORMULA = re.compile(r"((?:^|[;|\t\r\n])[\s\ufeff]*)(?=[=+\-@＝＋－＠\t])")
"""The beginning of what a spreadsheet may run: of a cell, or behind a sign that parts cells in some countries."""

Exported = tuple[Sequence[str], Iterable[Sequence[object]]]
"""The keys of the columns, and the rows."""


class Document(Struct, frozen=True):
    """Everything there is to know of a night."""

    name: str
    settings: Settings
    players: tuple[Player, ...]
    pods: tuple[tuple[int, ...], ...]
    agreements: dict[int, Agreement]
    groups: tuple[Group, ...]
    standings: tuple[Standing, ...]
    honours: tuple[Award, ...]
    votes: dict[int, tuple[Democratic, ...]]
    prize_order: dict[int, tuple[PrizeLine, ...]]
    prizes: tuple[Prize, ...]
    table_prizes: tuple[TablePrize, ...]
    taken: dict[int, int]
    rulings: tuple[Ruled, ...]
    stock: tuple[StockLine, ...]
    marks: dict[int, tuple[Said, ...]]
    undone: tuple[int, ...]
    log: tuple[Entry, ...]


def document(night: Night, state: State) -> Document:
    """The whole night, its log included; `state` is its own, perhaps with other names."""
    return Document(
        night.setup.name,
        state.settings,
        tuple(state.players.values()),
        tuple(state.pods),
        state.agreements,
        tuple(state.groups.values()),
        standings(state),
        awards(state),
        {number: democratic(state, group) for number, group in state.groups.items() if votes_for(group)},
        {pod: prize_order(state, pod) for pod in prize_pods(state)},
        tuple(state.prizes.values()),
        table_prizes(state),
        state.taken,
        rulings(night),
        stock(state),
        night.marks,
        tuple(sorted(night.undone())),
        tuple(night.log),
    )


def as_json(night: Night, state: State) -> bytes:
    """The document as JSON."""
    return msgspec.json.encode(document(night, state))


def on_the_clock(at: str, ahead: int) -> str:
    """When an entry was made, in UTC, as a clock so many minutes ahead shows it; as it stands if it is no time.

    >>> on_the_clock("2026-11-28T19:04:05+00:00", 540), on_the_clock("", 0)
    ('2026-11-29 04:04:05', '')
    """
    try:
        read = datetime.fromisoformat(at)
    except ValueError:
        return _cell(at)
    return (read.astimezone(UTC) + timedelta(minutes=ahead)).strftime("%Y-%m-%d %H:%M:%S")


class Reader(Struct, frozen=True):
    """For whom a table is written: their language, how they call a card, and their clock, in minutes ahead of UTC."""

    language: Language = "en"
    card: Callable[[str], str] = str
    ahead: int = 0


ENGLISH = Reader()


def as_csv(night: Night, table: str, state: State, reader: Reader = ENGLISH) -> str:
    """One of TABLES as CSV with a heading; cells that a spreadsheet would run as a formula are quoted with '.

    `state` is the night's own, perhaps with other names.  Times are the reader's.
    """
    rows = _texts(_table(night, table, state, reader), reader)
    out = io.StringIO()
    csv.writer(out, lineterminator="\r\n").writerows(rows)
    return out.getvalue()


def as_text(night: Night, table: str, state: State, reader: Reader = ENGLISH) -> str:
    """One of TABLES to be pasted into a spreadsheet or a document: cells parted by tabs."""
    rows = _texts(_table(night, table, state, reader), reader)
    return "".join("\t".join(" ".join(cell.split()) for cell in row) + "\n" for row in rows)


def as_records(night: Night, table: str, state: State, reader: Reader = ENGLISH) -> bytes:
    """One of TABLES as JSON: an object a row, under the same English keys in every language; times are UTC."""
    columns, rows = _table(night, table, state, reader)
    return msgspec.json.encode([dict(zip(columns, row, strict=True)) for row in rows])


def _table(night: Night, table: str, state: State, reader: Reader) -> Exported:
    """The columns and rows of a table, what is said in it in the reader's language."""
    language = reader.language
    if table == "players":
        people = ("player", "name", "reading", "pod", "checked_in", "dropped", "late", "waits", "bracket")
        return ((*people, "card", "list", "paid"), _players(state))
    if table == "groups":
        whose = ("round", "pod", "table", "half", "seat", "player")
        return (
            (*whose, "place", "life", "timed_out", "games", "drawn", "outcome", "gone", "cause"),
            _games(state, language),
        )
    if table == "standings":
        return (
            ("pod", "rank", "player", "why"),
            ((line.pod, line.place, line.name, line.explained(language)) for line in standings(state)),
        )
    if table == "prize-order":
        return (("pod", "rank", "player", "points", "why"), _order(state, language))
    if table == "points":
        return (("round", "pod", "table", "player", "survived", "votes", "points"), _democratic(state))
    if table == "prizes":
        return (
            ("prize", "name", "rarity", "foil", "drafter", "taken_by"),
            _prizes(state, reader),
        )
    if table == "table-prizes":
        return (("round", "pod", "table", "prize_name", "player", "votes"), _table_prizes(state))
    if table == "votes":
        return (
            ("round", "table", "honour", "voter", "chosen"),
            _votes(state),
        )
    if table == "stock":
        return (("item", "name", "count", "left", "player", "given"), _stock(state))
    if table == "rulings":
        return (("entry", "at", "round", "by", "penalty", "table", "player", "why"), _rulings(night, state, language))
    columns = ("entry", "at", "by", "role", "said", "insisted", "undone", "marks", "act", "data")
    return (columns, _entries(night, state, language))


def _prizes(state: State, reader: Reader) -> Iterator[Sequence[object]]:
    for one in state.prizes.values():
        drafter, taker = _name(state, one.drafter), _name(state, state.taken.get(one.number))
        yield one.number, reader.card(one.name), _rarity(one, reader.language), one.foil, drafter, taker


def _table_prizes(state: State) -> Iterator[Sequence[object]]:
    for one in table_prizes(state):
        group = state.groups[one.group]
        name, votes = _name(state, one.player), None if one.player is None else one.votes
        yield group.round, group.pod, group.table, state.settings.fun_prize, name, votes


def _votes(state: State) -> Iterator[Sequence[object]]:
    for group in state.groups.values():
        for honour, votes in (("", group.votes), *group.answers.items()):
            for voter, chosen in votes.items():
                yield group.round, group.table, honour, state.names[voter], state.names[chosen]


def _entries(night: Night, state: State, language: Language) -> Iterator[Sequence[object]]:
    undone, of = night.undone(), known(night.log, state)
    for one in night.log:
        marks = " ".join(mark.said(language) for mark in night.marks.get(one.number, ()))
        act, is_undone = type(one.act).__name__, one.number in undone
        sentence = told(one, of).said(language)
        yield (one.number, one.at, one.by, _role(one, language), sentence, one.insisted, is_undone, marks, act,
               _data(one.act))  # fmt: skip


def _players(state: State) -> Iterable[Sequence[object]]:
    pods = {player: number for number, pod in enumerate(state.pods, start=1) for player in pod}
    for one in state.players.values():
        handed_in, pod = one.number in state.lists, pods.get(one.number)
        yield (one.number, one.name, one.reading, pod, one.here, one.dropped, one.late, one.waits, one.bracket or None,
               one.card, handed_in, one.paid)  # fmt: skip


def _games(state: State, language: Language) -> Iterable[Sequence[object]]:
    for group in state.groups.values():
        places = {one.player: (place, one.outcome) for place, one in enumerate(state.finish(group), start=1)}
        gone = {player: (nth, one.cause) for nth, one in enumerate(group.game.left, start=1) for player in one.players}
        for seat, player in enumerate(group.players, start=1):
            won = drawn = None
            if group.match is not None:
                won, drawn = group.match.wins.get(player, 0), group.match.drawn
            place, outcome = places[player]
            has_place = outcome == "place"
            nth, cause = gone.get(player, (None, None))
            yield (group.round, group.pod, group.table, say(f"nights-half-{group.half}", language), seat,
                   state.names[player], place if has_place else None,
                   group.game.lives.get(player), group.game.timed_out, won, drawn,
                   None if has_place else say(f"nights-outcome-{outcome}", language),
                   nth, cause and say(f"night-cause-{cause}", language))  # fmt: skip


def _stock(state: State) -> Iterable[Sequence[object]]:
    """Each item for itself, then a line for everybody who got some."""
    for one in stock(state):
        yield (one.item, one.name, one.count, one.left, None, None)
        for player, count in one.given.items():
            yield (one.item, one.name, None, None, state.names[player], count)


def _rulings(night: Night, state: State, language: Language) -> Iterable[Sequence[object]]:
    names = state.names
    for one in rulings(night):
        what = say(f"night-penalty-{one.penalty or 'ruling'}", language)
        who = comma(language).join(names[player] for player in one.players)
        table = None if one.group is None else state.tables.get(one.group)
        yield (one.entry, one.at, one.round or None, one.by, what, table, who, one.text)


def comma(language: Language) -> str:
    """What stands between several in a row."""
    return "、" if language == "ja" else ", "


def _order(state: State, language: Language) -> Iterable[Sequence[object]]:
    for pod in prize_pods(state):
        is_final = is_order_final(state, pod)
        for line in prize_order(state, pod):
            why = comma(language).join(reason.said(language) for reason in line.reasons)
            yield (pod or None, line.rank if is_final else None, line.name, line.points, why)


def _democratic(state: State) -> Iterable[Sequence[object]]:
    for group in state.groups.values():
        for row in democratic(state, group) if votes_for(group) else ():
            name = state.names[row.player]
            yield (group.round, group.pod, group.table, name, row.survived, row.votes, row.points)


def _role(entry: Entry, language: Language) -> str | None:
    return None if entry.role is None else say(f"night-role-{entry.role}", language)


def _data(act: acts.AnyAct) -> str:
    return msgspec.json.encode(act).decode()


def _texts(table: Exported, reader: Reader) -> Iterable[list[str]]:
    """The table's cells as they are read, its heading first."""
    columns, rows = table
    yield [say(f"night-column-{column.replace('_', '-')}", reader.language) for column in columns]
    for row in rows:
        yield [
            on_the_clock(str(cell), reader.ahead) if column == "at" else _text(cell, reader.language)
            for column, cell in zip(columns, row, strict=True)
        ]


def _text(cell: object, language: Language) -> str:
    if isinstance(cell, bool):
        return say("night-cell-true" if cell else "night-cell-false", language)
    return "" if cell is None else _cell(str(cell))


def _cell(text: str) -> str:
    """A cell that no spreadsheet runs, also not one that parts cells elsewhere or takes wide signs for narrow ones."""
    return text if _NUMBER.fullmatch(text) else _FORMULA.sub(r"\1'", text)


def _rarity(prize: Prize, language: Language) -> str:
    return say(f"nights-rarity-{known_rarity(prize.rarity)}", language)


def _name(state: State, player: int | None) -> str | None:
    return None if player is None else state.names.get(player)
