"""Sagas: their chapters, their lore counters, and how they end.  (CR 715)"""

import re
from collections.abc import Iterator, Sequence
from unicodedata import normalize

from entaku.kernel.seats import Seat
from entaku.magic.game.choices import Procedure
from entaku.magic.game.definitions import Traits
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.layers import projection
from entaku.magic.zones import moving
from entaku.magic.zones.awaited_abilities import awaited
from entaku.oracle.ir.abilities import Triggered
from entaku.oracle.ir.happenings import Chapter


def advance(game: Game, team: Sequence[Seat]) -> Procedure[None]:
    """In the precombat main phase the active player or team puts a lore counter on each of their Sagas.  (CR 715.3b)"""
    there = projection.current(game).traits
    own = [n for n in game.battlefield if is_told_on(game, there[n]) and there[n].controller in team]
    if own:
        yield from moving.put_counters(game, [(number, 1) for number in own], "lore", game.active)


def is_over(game: Game, item: Object, traits: Traits) -> bool:
    """Whether a Saga has come to its last chapter, and none of its chapters is left to be told.  (CR 704.5s, 715.4)"""
    if not is_told_on(game, traits):
        return False
    return item.counter("lore") >= final_chapter(traits) and not is_told(game, item.id)


def is_told_on(game: Game, traits: Traits) -> bool:
    """Whether a permanent is a Saga that goes on and ends; today one without chapter abilities does neither."""
    return "Saga" in traits.subtypes and (game.setup.profile.chapterless == "ends" or final_chapter(traits) > 0)


def is_told(game: Game, number: int) -> bool:
    """Whether a chapter ability of a Saga has triggered and not yet left the stack."""
    return any(
        source == number and isinstance(ability, Triggered) and isinstance(ability.on, Chapter)
        for source, ability in awaited(game)
    )


def final_chapter(traits: Traits) -> int:
    """The greatest number among a Saga's chapters, also of those that nobody here understands.  (CR 715.2d)"""
    known = [number for on in chapters(traits) for number in on.numbers]
    return max((*known, *(last_of(line.text) for line in traits.kit.unknown)), default=0)


NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
HEAD = re.compile(r"((?:[IVX]+(?:, ?)?)+) ?[—―]")
"""How the text of a chapter ability begins.  (CR 715.2a)"""


def last_of(text: str) -> int:
    """The last chapter that a line of text is about, 0 if it isn't that of a chapter.

    >>> last_of("I, II — Sing a song.")
    2
    """
    head = HEAD.match(normalize("NFKC", text))
    found = re.split(", ?", head[1]) if head is not None else []
    return max((NUMERALS.index(one) + 1 for one in found if one in NUMERALS), default=0)


def chapters(traits: Traits) -> Iterator[Chapter]:
    """The chapters of a Saga."""
    for ability in traits.kit.triggered:
        if isinstance(ability.on, Chapter):
            yield ability.on
