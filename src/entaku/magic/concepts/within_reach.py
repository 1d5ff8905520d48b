"""What a player has within reach: cards and abilities that neither mana nor what is tapped keeps out of it.  (CR 117.1)

At every window it is asked of every player what they may do, and most of what they hold is out of reach the whole time:
so that is remembered as long as what could be activated, what the player holds and their mana stay as they are.
"""

from collections.abc import Sequence

from entaku.kernel.seats import Seat
from entaku.magic.additional.faces import face_down
from entaku.magic.concepts.mana import costs, mana_abilities
from entaku.magic.concepts.mana.mana_abilities import Known
from entaku.magic.game.state import Game, Object, ObjectId
from entaku.magic.spells.abilities import activating
from entaku.magic.spells.casting import castable
from entaku.magic.spells.layers import projection
from entaku.magic.spells.layers.projection import Projection
from entaku.magic.zones import castable_index
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t

BEARING = frozenset({*castable.OF_PAYING, pr.AbilitiesCostLess, pr.CastAsThoughFlash})
"""The rules for players that bear on what is within reach: what they are about is asked anew each time."""
Place = tuple[ObjectId, int, a.Activated]


class WithinReach:
    """What is within reach of a player, as far as it was asked since it has been so.

    `is_steady`: it stays so as long as what can be activated (`listed`) is the same as in the projection `now`, what
    is `held` too, those that are `tapping` for something can be tapped or not as before, and, if it was asked for,
    `mana` that is as good as then.  `is_calm`: of all that nothing hangs on the step.
    """

    __slots__ = (
        "_abilities", "_beyond", "_nothing", "held", "is_calm", "is_open", "is_steady", "listed", "mana", "now", "seat",
        "stir", "tapping", "veiled", "version",
    )  # fmt: skip

    def __init__(self, game: Game, seat: Seat, before: "WithinReach | None") -> None:
        now = projection.current(game)
        self.seat, self.now, self.held = seat, now, castable_index.held(game, seat)
        self.version, self.stir = game.version, game.stir
        self.mana: Known | None = None
        self._beyond: frozenset[ObjectId] | None = None
        self._abilities: tuple[Place, ...] | None = None
        self._nothing: bool | None = None
        self.listed: Sequence[tuple[ObjectId, Seat, int, a.Activated]] = now.active.get(seat, ())
        self.veiled = bool(now.unknown or now.face_down)
        self.is_open: bool = before.is_open if before is not None and before.now is now else is_open(now, seat)
        self.is_steady = self.is_open
        self.is_calm = self.is_open and not now.moments
        self.tapping: tuple[tuple[ObjectId, bool], ...] = ()
        if self.listed:
            tapping = [number for number, _, _, one in self.listed if costs.takes_tap(one.cost)]
            self.tapping = tuple([(number, can_be_tapped(game, number)) for number in tapping])
        if before is not None and before.is_steady and self.is_steady and self.is_as(game, before):
            self._beyond, self._abilities, self._nothing = before._beyond, before._abilities, before._nothing

    def is_as(self, game: Game, before: "WithinReach") -> bool:
        """Whether all that was asked before is so still."""
        if self.held is not before.held or self.veiled is not before.veiled or self.tapping != before.tapping:
            return False
        if self.listed is not before.listed and self.listed != before.listed:
            return False
        return before.mana is None or before.mana.payable is self.asked_mana(game).payable

    def asked_mana(self, game: Game) -> Known:
        """The mana that the player could have; whatever is asked of it hangs on it from now on."""
        if self.mana is None:
            known = self.mana = mana_abilities.known(game, self.seat)
            self.is_steady = self.is_steady and known.is_plain
            self.is_calm = self.is_calm and self.is_steady and known.hinges is not None
        return self.mana

    def beyond(self, game: Game) -> frozenset[ObjectId]:
        """The cards in hand that are no lands and can't be paid for, whatever way they are cast."""
        if self._beyond is None:
            if self.held.hand:
                self.asked_mana(game)
            self._beyond = frozenset(n for n in self.held.hand if is_beyond(game, self.seat, game.objects[n]))
        return self._beyond

    def abilities(self, game: Game) -> Sequence[Place]:
        """The abilities that the mana is enough for and whose permanent can be tapped, if it is to be."""
        if self._abilities is None:
            listed = tuple(activating.abilities_of(game, self.seat))
            if listed:
                self.asked_mana(game)
            most = activating.reach(game, self.seat) if listed else 0
            stuck = {number for number, can in self.tapping if not can}
            self._abilities = tuple(
                (item.id, place, ability)
                for item, place, ability in listed
                if activating.least_mana(ability) <= most and not (item.id in stuck and costs.takes_tap(ability.cost))
            )
        return self._abilities

    def is_nothing(self, game: Game) -> bool:
        """Whether there is nothing at all to act with, while it is no main phase of the player's."""
        if self._nothing is None:
            self._nothing = self.is_steady and not self.veiled and self.has_nothing(game)
        return self._nothing

    def has_nothing(self, game: Game) -> bool:
        """The same, where nothing bears on it: by what the player holds and could activate."""
        held, there = self.held, game.objects
        if held.recast or held.foretold or held.aside or (held.is_any and game.setup.has_bare):
            return False
        for item in [there[number] for number in held.waiting]:
            if item.face_down or castable_index.is_swift(item):
                return False
        if held.swift and not self.beyond(game).issuperset(held.swift):
            return False
        if not (self.listed or held.abilities):
            return True
        return all(ability.timing == "sorcery" for _, _, ability in self.abilities(game))


def within_reach(game: Game, seat: Seat) -> WithinReach:
    """What is within reach of a player now."""
    before = game.reaches[seat]
    if not isinstance(before, WithinReach):
        before = None
    elif before.version == game.version or (before.is_calm and before.stir == game.stir):
        return before
    found = game.reaches[seat] = WithinReach(game, seat, before)
    return found


def is_open(now: Projection, seat: Seat) -> bool:
    """Whether no effect bears on what cards and abilities are and cost for a player, nor may they use others' ones."""
    if now.elsewhere or now.is_shared:
        return False
    if BEARING.isdisjoint(now.rules):
        return True
    found = (one for kind in BEARING for one in now.rules.get(kind, ()))
    return all(one.controller != seat and isinstance(getattr(one.rule, "who", None), t.You) for one in found)


def is_beyond(game: Game, seat: Seat, item: Object) -> bool:
    """Whether a card in hand can neither be played as a land nor be paid for, as whatever it is cast."""
    if item.definition.faces or "Land" in item.base.types or face_down.morph(item) is not None:
        return False
    return castable.is_out_of_reach(game, seat, item)


def can_be_tapped(game: Game, number: ObjectId) -> bool:
    """Whether a permanent can be tapped for its own ability.  (CR 107.5, 302.6)"""
    item = game.objects[number]
    return mana_abilities.can_tap(game, item, projection.look(game, item))
