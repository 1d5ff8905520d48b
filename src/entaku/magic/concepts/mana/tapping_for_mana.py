"""Tapping permanents for mana, and what triggers on that.  (CR 106.12, 605)"""

from entaku.kernel.seats import Seat
from entaku.magic.concepts.mana import mana_abilities, restricted_mana
from entaku.magic.concepts.mana.earmarked import Note
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.game.definitions import is_mana_ability
from entaku.magic.game.state import Game, Waiting
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.follow import follow


def tap_for_mana(
    game: Game, seat: Seat, number: int, made: str, wanted: str = "", notes: tuple[Note, ...] = ()
) -> Procedure[bool]:
    """Tap a permanent for this mana, of which so much is said.  Whether anything triggered on that.  (CR 106.12)"""
    mutators.tap(game, [number], for_mana=True)
    mutators.add_mana(game, seat, made, number)
    if notes:
        restricted_mana.earmark(game, seat, made, number, notes)
    stirred = yield from tapped_for_mana(game, seat, number, made, wanted)
    return stirred


def tapped_for_mana(game: Game, seat: Seat, number: int, made: str, wanted: str = "") -> Procedure[bool]:
    """What triggers on a permanent's having been tapped for mana.  Whether anything did.  (CR 106.12a)

    Triggered mana abilities resolve at once; all others wait to be put onto the stack.  (CR 605.4, 605.5a)
    `wanted` are the kinds of mana that the player wants of the former where there is a choice, in their order.
    """
    found = list(mana_abilities.triggered_by(game, seat, number, made))
    waiting = []
    for ctx, ability in found:
        if not is_mana_ability(ability):
            bound = tuple(ctx.bound.items())
            waiting.append(Waiting(ctx.controller, ctx.source, ability, bound))
    if waiting:
        mutators.queue(game, waiting)
    for ctx, ability in found:
        if is_mana_ability(ability):
            inner = ctx.with_bound(wanted=wanted)
            yield from follow(inner, ability.do)
            wanted = str(inner.bound["wanted"])
    return bool(found)


def wish(ctx: asking.Context, kinds: str) -> str:
    """The kind of mana that automatic payment wants of a choice, and has one wish less; "" if it has none."""
    wanted = str(ctx.bound.get("wanted", ""))
    if wanted and wanted[0] in kinds:
        ctx.bound["wanted"] = wanted[1:]
        return wanted[0]
    return ""
