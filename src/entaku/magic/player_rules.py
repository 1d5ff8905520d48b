"""The rules that effects make for players: who can't gain life, who may play more lands …  (CR 613.10, 613.11)"""

from collections.abc import Sequence
from typing import TypeVar

from entaku.cards.ir import changes as ch
from entaku.kernel.seats import Seat
from entaku.magic import layers, questions
from entaku.magic.game import Game
from entaku.magic.questions import Context

Rule = TypeVar(
    "Rule", ch.CantCast, ch.CantGainLife, ch.CantLose, ch.CantSearch, ch.CastAsThoughFlash, ch.CastLimit, ch.CostsLess,
    ch.DrawLimit, ch.ExtraVotes, ch.HandSize, ch.PlayerHas, ch.PlayFrom, ch.PlayMoreLands, ch.SkipsExtraTurns,
    ch.SkipsStep, ch.SpendAsAnyColour,
)  # fmt: skip


def rules_for(game: Game, seat: Seat, kind: type[Rule]) -> Sequence[tuple[Rule, Context]]:
    """The rules of one kind that are about a player, each with who asks: its effect's source and controller."""
    rules = layers.projection(game).rules.get(kind)
    if not rules:
        return ()
    found: list[tuple[Rule, Context]] = []
    for rule, source, controller, effect in rules:
        assert isinstance(rule, kind)
        asker = questions.context(game, source, controller, effect)
        if seat in questions.players(asker, rule.who):
            found.append((rule, asker))
    return found
