"""Two players of one name are two: each is shown with a mark behind the name, one of their own choice or a number.

Here alone names are told apart: whatever shows a player by `Player.name` shows who it is.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import count

from entaku.kernel.errors import Unlawful
from entaku.kernel.names import skeleton, tidied
from entaku.messages import LANGUAGES, say
from entaku.tournament.finishing import PlayerId
from entaku.tournament.state import BOT, Player, State

LONGEST_MARK = 12

_NUMBERED = re.compile(r"\s*[(（]\s*\d+\s*[)）]$")


@lru_cache(maxsize=10_000)
def looks_of(name: str) -> frozenset[str]:
    """What a name is to the eye: names that share one of these could be taken for one another.

    >>> [bool(looks_of(one) & looks_of("Ida")) for one in ("ida", "lda", "Ada")]
    [True, True, False]
    """
    plain = tidied(name)
    return frozenset({plain.casefold(), skeleton(plain)})


def looks(player: Player) -> frozenset[str]:
    """All that a player could be shown as, in either language.

    Who calls themselves 「佐藤 (2)」 looks like the second 佐藤, and is told apart from all of that name.
    """
    return _looks(player.entered, player.mark, player.via == BOT)


@lru_cache(maxsize=10_000)
def _looks(entered: str, mark: str, is_bot: bool) -> frozenset[str]:
    names = {entered, _NUMBERED.sub("", entered)}
    if mark:
        names.add(f"{entered} ({mark})")
    number = re.search(r"\d+$", entered) if is_bot else None
    if number is not None:
        names |= {say("web-bot-number", language, number=int(number[0][:6])) for language in LANGUAGES}
    return frozenset().union(*map(looks_of, names))


def marked(mark: str) -> str:
    """A mark as it is kept.  Raises Unlawful for one that is too long."""
    mark = tidied(mark)
    if len(mark) > LONGEST_MARK:
        raise Unlawful("night-mark-length", most=LONGEST_MARK)
    return mark


def call(state: State, player: Player, name: str, mark: str) -> None:
    """A player is called so from here on, and everybody of that name, or of the one before, is told apart anew."""
    before = namesakes(state, looks(player)) if player.number in state.players else []
    for look in looks(player) if before else ():
        state.looks[look].discard(player.number)
    player.entered, player.mark = name, marked(mark)
    state.players[player.number] = player
    for look in looks(player):
        state.looks.setdefault(look, set()).add(player.number)
    done: set[PlayerId] = set()
    for number in (player.number, *before):
        if number not in done:
            found = namesakes(state, looks(state.players[number]))
            _tell_apart([state.players[one] for one in found])
            done |= set(found)


def namesakes(state: State, of: Iterable[str]) -> list[PlayerId]:
    """Everybody who could be taken for somebody who looks so, directly or by way of others; by their numbers."""
    found: set[PlayerId] = set()
    open_looks, seen = set(of), set[str]()
    while open_looks:
        look = open_looks.pop()
        seen.add(look)
        new = state.looks.get(look, set()) - found
        found |= new
        for looking in {looks(state.players[number]) for number in new}:
            open_looks |= looking - seen
    return sorted(found)


def _tell_apart(players: list[Player]) -> None:
    """Name everybody so that no two look alike; bots are known as such, and stay as they are."""
    if len(players) == 1:
        players[0].name = players[0].entered
        return
    taken = set[str]().union(*(looks_of(entered) for entered in {player.entered for player in players}))
    for place, player in enumerate(players, start=1):
        if player.via == BOT:
            player.name = player.entered
            continue
        names = (f"{player.entered} ({mark})" for mark in _marks(player, place, len(players)))
        player.name = next(name for name in names if looks_of(name).isdisjoint(taken))
        taken |= looks_of(player.name)


def _marks(player: Player, place: int, of: int) -> Iterator[str]:
    if player.mark:
        yield player.mark
    yield from map(str, count(place, of))
