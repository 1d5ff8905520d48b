"""Whether an act has changed anything but what was paid for it: one that hasn't isn't done, nor done once more."""

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from entaku.kernel.seats import Seat
from entaku.magic.game.state import NO_MANA, Game, Object
from entaku.oracle.ir import changes as ch


class Standing(Struct, frozen=True):
    """How a game stands for a player who acts, apart from mana and what is noted of uses.

    `awake` are their untapped permanents; of effects that last the same is there however often it was made, unless it
    adds up.
    """

    things: tuple[object, ...]
    awake: frozenset[int]

    def is_no_other(self, before: "Standing") -> bool:
        """Whether nothing is otherwise than before, but that the player has tapped something."""
        return self.things == before.things and self.awake <= before.awake


def standing(game: Game, seat: Seat) -> Standing:
    """How a game stands for a player."""
    effects = Counter(
        (one.source, one.until, one.objects, one.changes, one.rule, one.among) for one in game.effects if not one.over
    )
    added = {of_what: count for of_what, count in effects.items() if adds_up(of_what[3])}
    shields = [(one.source, one.objects, one.rule, one.shield) for one in game.effects if one.shield is not None]
    players = [
        replace(player, mana=NO_MANA, snow=NO_MANA, kept=NO_MANA, earmarked=(), mana_spent=0) for player in game.players
    ]
    things = (
        {number: unpaid(item, seat) for number, item in game.objects.items()}, players, set(effects), added, shields,
        [(one.source, one.ability, one.until) for one in game.delayed], list(game.libraries), list(game.hands),
        list(game.graveyards), game.exile, game.phased, game.combat, game.monarch, game.daytime, game.extra_turns,
        game.extra_phases, game.masters,
    )  # fmt: skip
    own = (item for item in game.objects.values() if item.controller == seat and item.zone == "battlefield")
    return Standing(things, frozenset(item.id for item in own if not item.tapped))


def adds_up(changes: tuple[ch.Change, ...]) -> bool:
    """Whether these changes made twice are more than made once."""
    return any(isinstance(one, ch.Resize | ch.SwitchSize) for one in changes)


def unpaid(item: Object, seat: Seat) -> Object:
    """An object as if the player had paid nothing with it."""
    return replace(item, tapped=item.tapped and item.controller != seat, used=(), timestamp=0)
