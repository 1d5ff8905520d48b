"""Sagas: their lore counters, and how they end.  (CR 715)"""

from collections.abc import Sequence

from entaku.cards.ir.abilities import Triggered
from entaku.cards.ir.happenings import Chapter
from entaku.kernel.seats import Seat
from entaku.magic import layers, moving
from entaku.magic.awaited import awaited
from entaku.magic.chapters import final_chapter
from entaku.magic.choices import Procedure
from entaku.magic.definitions import Traits
from entaku.magic.game import Game, Object


def advance(game: Game, team: Sequence[Seat]) -> Procedure[None]:
    """In the precombat main phase the active player or team puts a lore counter on each of their Sagas.  (CR 715.3b)"""
    there = layers.projection(game).traits
    own = [n for n in game.battlefield if is_told_on(game, there[n]) and there[n].controller in team]
    if own:
        yield from moving.put_counters(game, [(number, 1) for number in own], "lore")


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
