"""What goes on in a combat phase: who attacks whom, in which bands, and who blocks.  (CR 506)"""

from msgspec import Struct

from entaku.kernel.seats import Seat

ObjectId = int


class Attack(Struct, frozen=True):
    """An attacking creature: whom it attacks, and who blocks it, in the order of damage assignment.  (CR 508, 509)

    A `planeswalker` of 0 has been removed from combat: the creature attacks nothing, and may be blocked.  (CR 506.4c)
    """

    attacker: ObjectId
    player: Seat
    planeswalker: ObjectId | None = None
    blockers: tuple[ObjectId, ...] = ()
    blocked: bool = False


Band = tuple[ObjectId, ...]
"""Creatures that attack together, as banding lets them.  (CR 702.22c)"""


class Combat(Struct, frozen=True):
    """The combat phase that is going on.

    `orders`: of creatures that block several, what they block in the order of damage assignment  (CR 509.3);
    `attacked_before`: whom creatures attacked that have been removed from combat  (CR 508.5);
    `bands`: the bands of attackers, for the whole combat, whatever loses banding  (CR 702.22e);
    `planned`: what players of a team are about to declare, while teammates haven't said yet what they do;
    `power`: what power each player's attackers had in all as they were declared;
    `fought`: what was declared as an attacker or a blocker, wherever it is since.
    """

    attacks: tuple[Attack, ...] = ()
    first_strikers: tuple[ObjectId, ...] | None = None
    attacked_players: tuple[Seat, ...] = ()
    number: int = 1
    orders: tuple[tuple[ObjectId, tuple[ObjectId, ...]], ...] = ()
    attacked_before: tuple[tuple[ObjectId, Seat], ...] = ()
    bands: tuple[Band, ...] = ()
    power: tuple[tuple[Seat, int], ...] = ()
    planned: tuple[Attack, ...] = ()
    fought: tuple[ObjectId, ...] = ()

    def banded_with(self, number: ObjectId) -> Band:
        """The others of the band that a creature attacks in."""
        return tuple(other for band in self.bands if number in band for other in band if other != number)

    def power_of(self, seat: Seat) -> int:
        """What power a player's attackers had in all as they were declared."""
        return dict(self.power).get(seat, 0)
