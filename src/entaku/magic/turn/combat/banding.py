"""Banding: who attacks in a band, who is blocked with whom, and who divides the damage.  (CR 508–510, 702.22)"""

from collections.abc import Iterable, Mapping, Sequence

from entaku.kernel.seats import Seat
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.game.state import Band, Combat, Game
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.turn.combat.block_requirements import Blocks
from entaku.magic.turn.combat.defending_players import Defender
from entaku.oracle.ir.things import Predicate


def has_banding(game: Game, number: int) -> bool:
    """Whether a creature has banding now."""
    item = game.objects.get(number)
    return item is not None and "banding" in projection.look(game, item).kit.keywords


Quality = tuple[Predicate, ...]


def qualities(game: Game, number: int) -> list[Quality]:
    """What a creature bands with others for: those like itself that are like these.  (CR 702.22b, 702.22c)"""
    item = game.objects.get(number)
    found = projection.look(game, item).kit.keyword_list if item is not None else ()
    return [one.where for one in found if one.name == "bands with other" and is_like(game, number, number, one.where)]


def is_like(game: Game, asker: int, number: int, quality: Quality) -> bool:
    """Whether a creature is of the quality that another bands for."""
    controller = asking.controller_of(game, asker)
    there = number in game.objects and controller is not None
    return there and asking.fits(Context(game, asker, controller or 0), number, quality)


def formed(game: Game, seat: Seat, declared: Mapping[int, Defender]) -> Procedure[tuple[Band, ...]]:
    """The bands in which attackers are declared, each at one player or planeswalker.  (CR 508.1e, 702.22c, 702.22d)"""
    bands: list[Band] = []
    for target in dict.fromkeys(declared.values()):
        free = [number for number in declared if declared[number] == target]
        while len(free) > 1:
            band = (yield from choose(game, seat, free)) or (yield from choose_alike(game, seat, free))
            if not band:
                break
            bands.append(band)
            free = [number for number in free if number not in band]
    return tuple(bands)


def choose(game: Game, seat: Seat, free: Sequence[int]) -> Procedure[Band]:
    """One band: any number with banding, and up to one without.  (CR 702.22c)"""
    able = [number for number in free if has_banding(game, number)]
    chosen = yield from choose_objects(game, seat, "game-band", able, 0, None)
    if not chosen:
        return ()
    others = [number for number in free if number not in able and number in game.objects]
    joining = yield from choose_objects(game, seat, "game-band-joined", others, 0, 1)
    return (*chosen, *joining)


def choose_alike(game: Game, seat: Seat, free: Sequence[int]) -> Procedure[Band]:
    """One band of creatures of a quality, one of which at least bands with such.  (CR 702.22c)"""
    for quality in dict.fromkeys(each for number in free for each in qualities(game, number)):
        leaders = [number for number in free if quality in qualities(game, number)]
        if all(not is_like(game, leaders[0], n, quality) for n in free if n not in leaders[:1]):
            continue
        chosen = yield from choose_objects(game, seat, "game-band", leaders, 0, None)
        if chosen:
            others = [n for n in free if n not in chosen and is_like(game, chosen[0], n, quality)]
            joining = yield from choose_objects(game, seat, "game-band-joined", others, 0, None)
            return (*chosen, *joining)
    return ()


def among(bands: Iterable[Band], declared: Mapping[int, Defender]) -> tuple[Band, ...]:
    """The bands of those that attack after all; one creature alone is no band worth the name."""
    left = (tuple(number for number in band if number in declared) for band in bands)
    return tuple(band for band in left if len(band) > 1)


def spread(combat: Combat, blocks: Blocks) -> Blocks:
    """The blocks with those that they bring: what blocks one of a band blocks the others too.  (CR 702.22h)"""
    found = list(blocks)
    for blocker, attacker in blocks:
        found += [(blocker, mate) for mate in combat.banded_with(attacker) if (blocker, mate) not in found]
    return found


def divider(game: Game, seat: Seat, against: Iterable[int]) -> Seat | None:
    """The player who divides a creature's damage instead of its controller: the side of those it fights, if one of
    them has banding, or two are of a quality for which one of them bands.  (CR 702.22j, 702.22k)
    """
    numbers = tuple(against)
    banded = any(has_banding(game, number) for number in numbers) or any(
        is_like(game, number, other, quality)
        for number in numbers
        for quality in qualities(game, number)
        for other in numbers
        if other != number
    )
    return seat if banded else None
