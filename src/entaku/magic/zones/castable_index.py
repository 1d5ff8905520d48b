"""What lies in a player's hand, graveyard and the command zone, sorted by what it lets them do.  (CR 402, 404, 408)

It is looked at whenever the player would get priority, and seldom changes in between: so it is kept as long as the same
objects lie there and nothing has become another object.  What is true only now is asked anew each time.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any  # Any: what cards look like is the business of views

from entaku.kernel.seats import Seat
from entaku.magic.game.definitions import Kit, Traits
from entaku.magic.game.state import Game, Object, ObjectId
from entaku.oracle.ir import abilities as a

FROM_GRAVEYARD = frozenset({
    "aftermath", "disturb", "escape", "flashback", "harmonize", "jump-start", "mayhem", "retrace",
})  # fmt: skip
"""Keywords by which a card is cast from a graveyard."""
ASIDE = frozenset({"foretell", "plot", "suspend"})
"""Keywords by which a card in hand may be set aside in exile."""
Pile = tuple[ObjectId, ...]
Placed = tuple[ObjectId, int, a.Activated]
"""An ability with its object and its place."""
Shown = dict[int, tuple[Pile, tuple[Any, ...], tuple[int, ...]]]
"""Piles with what they look like, and the places of cards that define themselves."""


class Held:
    """What a player holds, as it was sorted for a state.

    `swift` are the cards in hand that may be cast at instant speed by what they say themselves; `aside` those that may
    be set aside, `foretold` what has been so; `recast` the cards in the graveyard that say that they may be cast from
    there; `abilities` those that work outside the battlefield, with the object and the ability's place; `mana` the mana
    abilities that do; `own_exile` the player's own cards in exile that everybody knows; `waiting` what may yet be
    played or revealed in the command zone.  `is_any`: whether there is anything that could be of use when it is no time
    for sorceries.

    `shown` is for views: piles with what they look like, and the places of cards that define themselves; `whole` the
    player with all of that, as they are shown to themselves and to others, and by what they are known again; `defines`
    whether a card of theirs defines its own characteristics, with the sideboard looked at; `aside_of` and `seen_in` a
    zone with what lies in it of the player's sideboard, and with the cards of it that anybody knows.
    """

    __slots__ = (
        "abilities", "aside", "aside_of", "command", "defines", "exile", "foretold", "graveyard", "hand", "is_any",
        "laid", "mana", "own_exile", "recast", "seen_in", "shown", "swift", "waiting", "whole",
    )  # fmt: skip

    def __init__(self, game: Game, seat: Seat) -> None:
        self.hand: Pile = game.hands[seat]
        self.graveyard: Pile = game.graveyards[seat]
        self.command: Pile = game.command
        self.exile: Pile = game.exile
        self.laid = game.laid
        self.shown: Shown = {}
        self.whole: dict[tuple[bool, bool], tuple[tuple[object, ...], Any, tuple[object, ...] | None]] = {}
        self.defines: tuple[Pile, bool] | None = None
        self.aside_of: tuple[Pile, Pile] | None = None
        self.seen_in: tuple[Pile, Pile] | None = None
        there = game.objects
        hand = [there[number] for number in self.hand]
        graveyard = [there[number] for number in self.graveyard]
        exile = [item for number in self.exile if (item := there[number]).owner == seat]
        command = [there[number] for number in self.command]
        self.swift: Pile = tuple([item.id for item in hand if is_swift(item)])
        self.aside: Pile = tuple([item.id for item in hand if not item.base.kit.keywords.isdisjoint(ASIDE)])
        self.foretold: Pile = tuple([item.id for item in exile if is_set_aside(item)])
        self.recast: Pile = tuple([item.id for item in graveyard if is_recast(item)])
        self.waiting: Pile = tuple([item.id for item in command if waits(item, seat)])
        known = [item for item in exile if not item.face_down]
        self.own_exile: Pile = tuple([item.id for item in known])
        self.abilities: tuple[Placed, ...] = (
            *in_command_zone(command, seat),
            *in_its_zone((*hand, *graveyard, *known), lambda kit: kit.activated),
        )
        self.mana: tuple[Placed, ...] = tuple(in_its_zone((*hand, *graveyard), lambda kit: kit.mana))
        self.is_any = bool(self.swift or self.recast or self.abilities or self.aside or self.foretold or self.waiting)

    def keep_seen(self, before: "Held") -> None:
        """Keep of what was held before what hangs on nothing but the objects that lie there still, unchanged."""
        self.aside_of = before.aside_of
        there = (self.hand, self.graveyard, before.aside_of[1] if before.aside_of is not None else ())
        self.shown = {id(pile): seen for pile in there if (seen := before.shown.get(id(pile))) and seen[0] is pile}


def in_command_zone(items: Sequence[Object], seat: Seat) -> Iterator[Placed]:
    """The activated abilities of a player's objects in the command zone that work there."""
    for item in items:
        if item.controller == seat and not item.face_down:
            for place, ability in enumerate(item.base.kit.activated):
                if item.works_in_command_zone or ability.zone == "command":
                    yield item.id, place, ability


def in_its_zone(items: Sequence[Object], of: Callable[[Kit], Sequence[a.Activated]]) -> Iterator[Placed]:
    """The abilities of these kinds that work where their cards lie."""
    for item in items:
        for place, ability in enumerate(of(item.base.kit)):
            if ability.zone == item.zone:
                yield item.id, place, ability


def held(game: Game, seat: Seat) -> Held:
    """What a player holds, as far as no effect changes what cards elsewhere than on the battlefield can do."""
    known = game.held[seat]
    if isinstance(known, Held):
        is_here = known.hand is game.hands[seat] and known.graveyard is game.graveyards[seat]
        if is_here and known.command is game.command and known.exile is game.exile and known.laid == game.laid:
            return known
    found = game.held[seat] = Held(game, seat)
    if isinstance(known, Held) and known.laid == found.laid:
        found.keep_seen(known)
    return found


def beside(game: Game, seat: Seat) -> Pile:
    """A player's cards outside the game; a token that is yet to enter isn't one.  (CR 400.11)"""
    known, whole = held(game, seat), game.outside
    if known.aside_of is None or known.aside_of[0] is not whole:
        there = (game.objects[number] for number in whole)
        known.aside_of = (whole, tuple(item.id for item in there if item.owner == seat and not item.is_token))
    return known.aside_of[1]


def defines(game: Game, seat: Seat) -> bool:
    """Whether a card in a player's hand, graveyard or sideboard defines its own characteristics.  (CR 604.3)"""
    known, aside = held(game, seat), beside(game, seat)
    if known.defines is None or known.defines[0] is not aside:
        there = game.objects
        found = any(there[n].base.kit.defines for n in (*known.hand, *known.graveyard, *aside))
        known.defines = (aside, found)
    return known.defines[1]


def known_in_library(game: Game, seat: Seat) -> Pile:
    """The cards in a player's library that anybody knows."""
    known, whole = held(game, seat), game.libraries[seat]
    if known.seen_in is None or known.seen_in[0] is not whole:
        known.seen_in = (whole, tuple(number for number in whole if game.objects[number].known_to))
    return known.seen_in[1]


def waits(item: Object, seat: Seat) -> bool:
    """Whether something in the command zone may yet be played or revealed by the player.  (EV-15, CM-13, CR 702.106)"""
    if item.face_down and item.controller == seat:
        return True
    return item.owner == seat and (item.rumbling or item.commander is not None)


def is_set_aside(item: Object) -> bool:
    """Whether a card was put into exile to be cast from there: foretold, plotted, warped or airbent."""
    return item.foretold or bool(item.plotted)


def is_recast(item: Object) -> bool:
    """Whether a card says of itself that it may be cast from a graveyard."""
    return any(not traits.kit.keywords.isdisjoint(FROM_GRAVEYARD) for traits in every_face(item))


def is_swift(item: Object) -> bool:
    """Whether a card, as any of its faces, may be cast at instant speed.  (CR 304.1, 702.8)"""
    return any(says_swift(traits) for traits in every_face(item))


def every_face(item: Object) -> tuple[Traits, ...]:
    """What a card is as each of its faces."""
    if not item.definition.faces or item.copies is not None:
        return (item.base,)
    return tuple(face.traits for face in item.definition.faces)


@lru_cache(maxsize=8192)
def says_swift(traits: Traits) -> bool:
    """Whether a card of these characteristics may be cast at instant speed, as ever or for more."""
    if "Instant" in traits.types or not traits.kit.keywords.isdisjoint(("flash", "offering", "sneak")):
        return True
    return any(isinstance(ability, a.FlashFor) for ability in traits.kit.casting)
