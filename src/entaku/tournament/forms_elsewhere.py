"""What other programs take from a night as CSV: TopDeck the pairing of a round, Melee its players."""

import csv
import io
import unicodedata

from entaku.kernel.errors import Unlawful
from entaku.tournament.state import State

FORMS = ("topdeck", "melee")


def as_form(state: State, form: str) -> str:
    """A night in one of FORMS.  Raises Unlawful where it has nothing for it yet."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\r\n").writerows(_pairing(state) if form == "topdeck" else _players(state))
    return out.getvalue()


def _pairing(state: State) -> list[list[str]]:
    """The newest round: a table a line, the players in the order of their seats, under TopDeck's own headings."""
    groups = [group for group in state.groups_in(state.round) if len(group.game.order) > 1]
    if not groups:
        raise Unlawful("night-no-round")
    most = max(len(group.game.order) for group in groups)
    rows = [["table", *(f"player {seat}" for seat in range(1, most + 1))]]
    for group in groups:
        names = [state.names[player] for player in group.game.order]
        rows.append([str(group.table or group.number), *names, *[""] * (most - len(names))])
    return rows


def _players(state: State) -> list[list[str]]:
    """Who has a place, under Melee's own headings; addresses are the shop's to fill in, for a night knows none."""
    there = [state.players[number] for number in state.in_order()]
    named = [parted(one.name) for one in there if not one.dropped and not one.waits]
    return [["Email", "FirstName", "LastName"], *(["", first, last] for first, last in named)]


def parted(name: str) -> tuple[str, str]:
    """A name's first and last part: a family name stands first in Japanese, last in Latin letters.

    >>> parted("Ada King Lovelace"), parted("佐藤 健"), parted("Ben")
    (('Ada King', 'Lovelace'), ('健', '佐藤'), ('Ben', ''))
    """
    words = name.split()
    if len(words) < 2:
        return name, ""
    if unicodedata.name(words[0][0], "").startswith(("CJK", "HIRAGANA", "KATAKANA")):
        return " ".join(words[1:]), words[0]
    return " ".join(words[:-1]), words[-1]
