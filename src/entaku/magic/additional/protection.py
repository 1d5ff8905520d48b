"""Protection from qualities, and hexproof from them.  (CR 702.11d, 702.16)"""

from collections.abc import Iterator

from entaku.kernel.seats import Seat
from entaku.magic.game.definitions import HEXPROOF_FROM, Traits
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection
from entaku.magic.spells.layers.rules_in_force import rules_for, rules_of
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir.abilities import Keyword


def wards_off(game: Game, number: int, source: int) -> bool:
    """Whether a permanent has hexproof from a quality of a source, which an opponent controls.  (CR 702.11d)"""
    item = game.objects[number]
    traits = projection.look(game, item)
    ctx = Context(game, number, traits.controller)
    return any(protects(ctx, keyword, source) for keyword in traits.kit.keyword_list if keyword.name == HEXPROOF_FROM)


def out_of_reach(game: Game, traits: Traits, source: int, by: Seat) -> Iterator[int]:
    """The objects whose effects say that such a source, or player, can't target a permanent.  (CR 115.2)"""
    for rule, ctx in rules_of(game, traits, ch.CantBeTargeted):
        theirs = rule.who is None or by in asking.players(ctx, rule.who)
        meant = not rule.of or (rule.of == "spells") == is_spell(game, source)
        if theirs and meant and asking.fits(ctx, source, rule.by):
            yield ctx.source


def is_spell(game: Game, source: int) -> bool:
    """Whether what targets is a spell: the source of an ability is none.  (CR 112.1)"""
    item = game.objects.get(source)
    return item is not None and item.zone == "stack" and (item.spell is None or item.spell.ability is None)


def protected(game: Game, number: int, source: int, sparing: bool = False) -> bool:
    """Whether a permanent has protection from a quality of a source.  (CR 702.16)

    `sparing`: of what spares an Aura attached to it one protection doesn't count.  (CR 702.16n)
    """
    item = game.objects.get(number)
    if item is None:
        return False
    traits = projection.look(game, item)
    if "protection" not in traits.kit.keywords:
        return False
    ctx = Context(game, number, traits.controller)
    found = sum(keyword.name == "protection" and protects(ctx, keyword, source) for keyword in traits.kit.keyword_list)
    return found > (spared(game, traits, source) if sparing else 0)


def protects_player(game: Game, seat: Seat, source: int) -> bool:
    """Whether a player has protection from a quality of a source.  (CR 702.16)"""
    return next(protecting_player(game, seat, source), None) is not None


def protecting_player(game: Game, seat: Seat, source: int) -> Iterator[int]:
    """The objects whose effects give a player protection from a quality of a source.  (CR 702.16)"""
    for rule, ctx in rules_for(game, seat, pr.PlayerProtected):
        if isinstance(rule, pr.PlayerProtected) and any(protects(ctx, keyword, source) for keyword in rule.protection):
            yield ctx.source


def spared(game: Game, traits: Traits, aura: int) -> int:
    """How many effects that give protection say that they don't remove this Aura.  (CR 702.16n)"""
    return sum(rule.auras or ctx.source == aura for rule, ctx in rules_of(game, traits, ch.Spares))


def protects(ctx: Context, keyword: Keyword, source: int) -> bool:
    if keyword.who is not None:
        return asking.controller_of(ctx.game, source) in asking.players(ctx, keyword.who)
    return asking.fits(ctx, source, keyword.where)
