"""Mana pools as steps end, and mana that isn't lost then.  (CR 500.4)"""

from entaku.kernel.seats import Seat
from entaku.magic import changing
from entaku.magic.game import MANA_KINDS, NO_MANA, Game


def empty_pools(game: Game) -> None:
    """Unspent mana is lost as a step ends.  (CR 500.4)"""
    over = game.step == "end of combat" or not is_in_combat(game)
    for player in game.players:
        kept = NO_MANA if over else player.kept
        left = tuple(min(pair) for pair in zip(player.mana, kept, strict=True))
        if (player.mana, player.kept) != (left, kept):
            changing.alter_player(game, player.seat, mana=left, kept=kept, snow=NO_MANA, earmarked=())


def is_in_combat(game: Game) -> bool:
    """Whether the step is one of the combat phase.  (CR 506.1)"""
    return game.step in ("combat", "declare attackers", "declare blockers", "combat damage")


def keep_mana(game: Game, seat: Seat, mana: str) -> None:
    """So much mana isn't lost before combat ends, if there is as much of its kind left; other mana is spent first."""
    kept = list(game.players[seat].kept)
    for kind in mana:
        kept[MANA_KINDS.index(kind)] += 1
    changing.alter_player(game, seat, kept=tuple(kept))
