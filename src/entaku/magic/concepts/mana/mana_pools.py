"""Mana pools as steps end, and mana that isn't lost then.  (CR 106.4, 500.4)"""

from entaku.kernel.seats import Seat
from entaku.magic.game import mutators
from entaku.magic.game.state import MANA_KINDS, NO_MANA, Game


def empty_pools(game: Game, is_turn_over: bool = False) -> None:
    """Unspent mana is lost as a step ends; what was kept for the turn as that ends.  (CR 500.4, 514.2)"""
    over = game.step == "end of combat" or not is_in_combat(game)
    for player in game.players:
        if player.mana == player.kept == player.kept_all_turn == NO_MANA:
            continue
        kept = NO_MANA if over else player.kept
        all_turn = NO_MANA if is_turn_over else player.kept_all_turn
        left = tuple(min(one, sum(two)) for one, *two in zip(player.mana, kept, all_turn, strict=True))
        if (player.mana, player.kept, player.kept_all_turn) != (left, kept, all_turn):
            marks = player.earmarked if left == player.mana else ()
            mutators.alter_player(
                game, player.seat, mana=left, kept=kept, kept_all_turn=all_turn, snow=NO_MANA, earmarked=marks
            )


def is_in_combat(game: Game) -> bool:
    """Whether the step is one of the combat phase.  (CR 506.1)"""
    return game.step in ("combat", "declare attackers", "declare blockers", "combat damage")


def keep_mana(game: Game, seat: Seat, mana: str, all_turn: bool = False) -> None:
    """So much mana isn't lost before combat or the turn ends, if so much of its kind is left; other is spent first."""
    player = game.players[seat]
    kept = list(player.kept_all_turn if all_turn else player.kept)
    for kind in mana:
        kept[MANA_KINDS.index(kind)] += 1
    mutators.alter_player(game, seat, **{"kept_all_turn" if all_turn else "kept": tuple(kept)})
