"""The state of a game: plain data, copied shallowly.

Objects, players and effects are frozen records that are replaced, never changed; so a copy of the game copies its
containers and shares everything else.  Only the functions in `mutators` assign to a game.
"""

from collections.abc import Iterator
from typing import Any, Literal  # Any: what permanents look like is the business of views

from msgspec import Struct

from entaku.kernel.randomness import Seed, Stream
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.magic.game.definitions import (
    CLOAKED_PERMANENT,
    FACE_DOWN_PERMANENT,
    Definition,
    Kit,
    Traits,
    kit_of,
)
from entaku.magic.game.player import MANA_KINDS as MANA_KINDS
from entaku.magic.game.player import NO_MANA as NO_MANA
from entaku.magic.game.player import PLAYER_COUNTERS as PLAYER_COUNTERS
from entaku.magic.game.player import Mana as Mana
from entaku.magic.game.player import Player as Player
from entaku.magic.game.setup import GameSetup
from entaku.magic.game.spell_records import Bindings as Bindings
from entaku.magic.game.spell_records import DelayedTrigger as DelayedTrigger
from entaku.magic.game.spell_records import Division as Division
from entaku.magic.game.spell_records import Effect as Effect
from entaku.magic.game.spell_records import SeatRef as SeatRef
from entaku.magic.game.spell_records import Spans as Spans
from entaku.magic.game.spell_records import Spell as Spell
from entaku.magic.game.spell_records import Thing as Thing
from entaku.magic.game.spell_records import Value as Value
from entaku.magic.game.spell_records import Waiting as Waiting
from entaku.magic.spells.casting.casting_methods import NOT_CAST, HowCast
from entaku.magic.spells.layers.projection import Projection
from entaku.magic.turn.combat.combat_phase import Attack as Attack
from entaku.magic.turn.combat.combat_phase import Band as Band
from entaku.magic.turn.combat.combat_phase import Combat as Combat
from entaku.magic.turn.combat.combat_phase import ObjectId as ObjectId
from entaku.magic.turn.steps import COMBAT_STEPS
from entaku.oracle.ir.abilities import Activated, Triggered
from entaku.oracle.ir.designations import Designation
from entaku.oracle.ir.things import Zone
from entaku.oracle.mechanics.plotting import PlottedBy

Daytime = Literal["", "day", "night"]
"""What the game is: neither day nor night at first.  (CR 724.1)"""


class Component(Struct, frozen=True):
    """A card or token that represents a permanent together with others: a merged or melded one.  (CR 713.2, 723.2)

    `definition` is what it is, as the face that is up; `copies` what it copied before it merged; `face_down` that it
    lies so, `commander` and `supplied` what they are of an object.
    """

    definition: Definition
    copies: Definition | None = None
    face_down: bool = False
    commander: int | None = None
    supplied: bool = False

    @property
    def values(self) -> Definition:
        """What it is face up, be that as a copy.  (CR 707.2)"""
        return self.copies or self.definition


class Object(Struct, frozen=True):
    """An object in a zone.  A new one is made whenever something changes zones.  (CR 109.1, 400.7)

    `flipped` is a status that a permanent keeps whatever it is (CR 110.5c): its faces named here are those then.
    `copies` are its copiable values where it is a copy, or several cards merged; `since` is the turn number when its
    controller last began to control it, `held_by` who that is; `arrived` is the same for all that entered its zone at
    once, and greater later; `chosen` what was chosen for it; `turned` the id that was next as it last transformed, or
    0; `level` that of a Class; `cast` how the spell was cast that became it; `copied_over` its copiable values before
    it became a copy until end of turn; `rumbling` that it may be played from the command zone (EV-15); `supplied` that
    it is a basic land from outside the sideboard; `paired` the creature that it is paired with, if that has it, too (CR
    702.95), `haunts` the creature that it haunts from exile (CR 702.55); `commander` which of its owner's commanders it
    is, from 0 (CM-11), `astray` that its owner may yet put it into the command zone; `components` are all cards and
    tokens that represent it where they are several, the topmost first (CR 723.2); `mutated` how often it has mutated
    (CR 702.140d); `spared` how things stood when text not understood kept a state-based action from happening to it;
    `designations` are its markers; `prepared` the permanent of whose prepare spell it is a copy.
    """

    id: ObjectId
    definition: Definition
    owner: Seat
    controller: Seat
    zone: Zone
    timestamp: int = 0
    since: int = 0
    arrived: int = 0
    tapped: bool = False
    damage: int = 0
    deathtouched: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    attached: ObjectId | None = None
    attached_player: Seat | None = None
    face_down: bool = False
    flipped: bool = False
    copies: Definition | None = None
    chosen: tuple[tuple[str, str], ...] = ()
    exiled_by: tuple[int, str] | None = None
    cast: HowCast = NOT_CAST
    copied_over: tuple[Definition | None, ...] = ()
    monstrous: int = 0
    turned: int = 0
    level: int = 1
    renowned: bool = False
    suspected: bool = False
    manifested: bool = False
    foretold: bool = False
    plotted: PlottedBy = ""
    cloaked: bool = False
    shields: int = 0
    moved_from: Zone | None = None
    moved_turn: int = 0
    used: tuple[tuple[int, int, int], ...] = ()
    spell: Spell | None = None
    known_to: tuple[Seat, ...] = ()
    held_by: Seat = -1
    rumbling: bool = False
    commander: int | None = None
    supplied: bool = False
    paired: ObjectId | None = None
    haunts: ObjectId | None = None
    astray: bool = False
    components: tuple[Component, ...] = ()
    mutated: int = 0
    spared: str = ""
    designations: tuple[Designation, ...] = ()
    prepared: ObjectId | None = None

    @property
    def base(self) -> Traits:
        """Its copiable values: those of a face-down spell or permanent, or else the card's.  (CR 707.2, 708.2)

        A Room has as a permanent what its unlocked halves say.  (CR 2026 709.5)
        """
        if self.face_down and self.zone in ("battlefield", "stack"):
            return CLOAKED_PERMANENT if self.cloaked else FACE_DOWN_PERMANENT
        definition = self.copies or self.definition
        if definition.doors and self.zone == "battlefield":
            return definition.with_unlocked(self.designations)
        return definition.traits

    @property
    def how_cast(self) -> HowCast:
        """How it is cast as the spell that it is, or was as the spell that it has been.  (CR 400.7d)"""
        spell = self.spell
        return self.cast if spell is None or spell.ability is not None else spell.cast

    @property
    def works_in_command_zone(self) -> bool:
        """Whether its abilities work in the command zone: not of what only waits there to be played.  (CR 113.6)"""
        waits = self.rumbling or self.commander is not None
        return not self.face_down and (not waits or "Conspiracy" in self.base.types)

    @property
    def kit_in_command_zone(self) -> Kit:
        """The abilities that it has in the command zone: if it only waits there, those that say so.  (CR 113.6b)"""
        kit = self.base.kit
        return kit if self.works_in_command_zone else kit_of(()) if self.face_down else kit.commanding

    @property
    def is_shaping(self) -> bool:
        """Whether what it is can change others from where it is: its abilities work there.  (CR 113.6)"""
        zone = self.zone
        if zone == "graveyard":
            return bool(self.base.kit.buried)
        return zone in ("battlefield", "command") or (zone == "exile" and bool(self.base.kit.set_aside))

    def counter(self, kind: str) -> int:
        return next((n for k, n in self.counters if k == kind), 0)

    @property
    def parts(self) -> tuple[Component, ...]:
        """The cards and tokens that represent it: itself alone, for nearly everything."""
        return self.components or (
            Component(self.definition, self.copies, self.face_down, self.commander, self.supplied),
        )

    @property
    def cards(self) -> tuple[Definition, ...]:
        """The cards that represent it, as the faces that are up: none of what is no card.  (CR 108.2b)"""
        found = (part.definition for part in self.components) if self.components else (self.definition,)
        return tuple(one for one in found if one.card is not None and not one.is_token)

    @property
    def is_token(self) -> bool:
        return self.definition.is_token

    @property
    def is_card(self) -> bool:
        """Whether a card represents it: tokens, copies of spells and abilities are none.  (CR 108.2b)"""
        return self.definition.card is not None and not self.definition.is_token


class PhasedOut(Struct, frozen=True):
    """A permanent that is phased out: it is among no objects, as though it didn't exist.  (CR 702.26b)

    `traits` are what it was like then, and `seat` who controlled it; `host` is what it phased out with, indirectly, and
    phases in with.
    """

    object: Object
    traits: Traits
    seat: Seat
    host: ObjectId | None = None


class LastKnown(Struct, frozen=True):
    """An object as it last was, whether attacking, and what it has become: of several cards, several objects.

    Only what is public is known; `left` is the same for all that left at once; `opposed` are those that it blocked or
    was blocked by.  (CR 400.7, 608.2h)
    """

    object: Object
    traits: Traits
    became: tuple[ObjectId, ...]
    turn: int
    left: int
    attacked: Seat | None = None
    attacking: bool = False
    opposed: tuple[ObjectId, ...] = ()


class Pending(Struct, frozen=True):
    """What the outer machine does next.

    `stage`: "begin", "step" (turn-based actions), "settle" (state-based actions and triggers), "priority", "resolve",
    "cleanup" (after the step's actions), "by hand" (after a fault; `then` is what follows), "over".
    `holder` has, or will get, priority; `passes` in a row, and `mates` of them of the holder's own team, if that has
    priority together  (CR 805.5b); `refused` are actions that turned out impossible.
    """

    stage: str = "begin"
    holder: Seat = 0
    passes: int = 0
    refused: tuple[str, ...] = ()
    then: "Pending | None" = None
    mates: int = 0


class Memory(Struct, frozen=True):
    """What has happened this turn, as far as anything may ask for it.

    `died` are last-known objects; `attacked` objects that attacked, `assailed` who attacked which player with any;
    `life_changed` who has gained life (True) or lost some (False), `targeted` what has become a target,
    `targeted_by` of whose spells and abilities;
    `damaged` the players who have been dealt damage, each time with how much; `struck` sources with the objects that
    they dealt damage to, `harmed` with the players, `hit` with those whom they dealt combat damage, `kin` those sources
    as they were then, each with who controlled it and whether it was a commander; `drawn` the cards that were drawn;
    `life` each change of a player's life, `left` what left the battlefield, `entered` what came there, and under whose
    control, `destroyed` by whose spell or ability what was destroyed; `votes` those of the last vote, `voting` those
    of one that goes on;
    `ventured` who has ventured into a dungeon, each time, `done` who has done what keyword actions say, each time;
    `rolled` who has paid for the planar die, each time  (CR 901.9);
    `discarded` the cards that were discarded, as what they are since, `discards` by whom each was; `sacrificed` what
    was sacrificed, and by whom; `saddled` what has become saddled, `crews` what was crewed by which creature, and
    whether that saddled it;
    `resolved` the abilities that have begun to resolve, each with its source; `taken` those that let something be done
    only once each turn, and by which it has been;
    `cast_before` how many spells each player cast in the turn before, `cast_by_last` how many of them the player
    whose turn it was, None before the first; `resolutions` how much has resolved since somebody last did something
    but pass, `climbs` how often the stack, which was of this `height`, was no lower by then than the time before.
    """

    died: tuple[tuple[Object, Traits], ...] = ()
    cast: tuple[tuple[Seat, Object, Traits], ...] = ()
    attacked: tuple[ObjectId, ...] = ()
    assailed: tuple[tuple[Seat, Seat], ...] = ()
    fired: tuple[tuple[int, int], ...] = ()
    life_changed: tuple[tuple[Seat, bool], ...] = ()
    targeted: tuple[ObjectId, ...] = ()
    targeted_by: tuple[tuple[ObjectId, Seat], ...] = ()
    damaged: tuple[tuple[Seat, int], ...] = ()
    votes: tuple[tuple[Seat, str], ...] = ()
    voting: tuple[tuple[Seat, str], ...] = ()
    resolutions: int = 0
    climbs: int = 0
    height: int = 0
    monarch_before: Seat | None = None
    faults: int = 0
    cast_before: tuple[int, ...] = ()
    cast_by_last: int | None = None
    life: tuple[tuple[Seat, int], ...] = ()
    struck: tuple[tuple[ObjectId, ObjectId], ...] = ()
    hit: tuple[tuple[ObjectId, Seat], ...] = ()
    harmed: tuple[tuple[ObjectId, Seat], ...] = ()
    kin: tuple[tuple[Seat, Traits, bool], ...] = ()
    drawn: tuple[ObjectId, ...] = ()
    left: tuple[tuple[Object, Traits], ...] = ()
    entered: tuple[tuple[Seat, ObjectId], ...] = ()
    destroyed: tuple[tuple[Seat, ObjectId], ...] = ()
    done: tuple[tuple[Seat, str], ...] = ()
    discarded: tuple[ObjectId, ...] = ()
    discards: tuple[Seat, ...] = ()
    sacrificed: tuple[tuple[Seat, ObjectId], ...] = ()
    saddled: tuple[ObjectId, ...] = ()
    crews: tuple[tuple[ObjectId, ObjectId, bool], ...] = ()
    resolved: tuple[tuple[ObjectId, Activated | Triggered], ...] = ()
    taken: tuple[tuple[ObjectId, Triggered], ...] = ()
    ventured: tuple[Seat, ...] = ()
    rolled: tuple[Seat, ...] = ()


class Game:
    """A game in play.

    `masters`: who will be controlled in their next turn, and by whom, the latest last; `master`: who is in this turn,
    and by whom  (CR 718).
    `planar_decks`: the planar deck of each player, or the one that all share, the top first  (CR 901.3); `scheme_decks`
    the scheme deck of each  (CR 904.3).
    """

    tidy: tuple[tuple[ObjectId, ...], ...] | None
    aim: object
    shown: tuple[int, Projection, Any] | None
    apart: tuple[tuple[ObjectId, ...], tuple[ObjectId, ...], int, dict[Any, Any]] | None
    leaders: dict[tuple[Seat, int], ObjectId] | None
    planar_decks: tuple[tuple[Definition, ...], ...]
    scheme_decks: tuple[tuple[Definition, ...], ...]

    def __init__(self, setup: GameSetup, seed: Seed) -> None:
        count = len(setup.players)
        self.setup = setup
        self.seed = seed
        self.players: list[Player] = [Player(seat, life) for seat, life in enumerate(setup.lives)]
        self.objects: dict[ObjectId, Object] = {}
        self.last_known: dict[ObjectId, LastKnown] = {}
        self.libraries: list[tuple[ObjectId, ...]] = [()] * count
        self.hands: list[tuple[ObjectId, ...]] = [()] * count
        self.graveyards: list[tuple[ObjectId, ...]] = [()] * count
        self.battlefield: tuple[ObjectId, ...] = ()
        self.exile: tuple[ObjectId, ...] = ()
        self.stack: tuple[ObjectId, ...] = ()
        self.command: tuple[ObjectId, ...] = ()
        self.outside: tuple[ObjectId, ...] = ()
        self.orphans: tuple[ObjectId, ...] = ()
        self.planar_decks = self.scheme_decks = ()
        self.phased: tuple[PhasedOut, ...] = ()
        self.effects: tuple[Effect, ...] = ()
        self.delayed: tuple[DelayedTrigger, ...] = ()
        self.waiting: tuple[Waiting, ...] = ()
        self.combat: Combat | None = None
        self.memory = Memory()
        self.pending = Pending()
        self.active = self.last_regular = 0
        self.acting: Seat | None = None
        self.began: ObjectId = 0
        self.starter = self.turn = self.timestamp = 0
        self.step = self.ended = self.resume = ""
        self.turn_order: tuple[Seat, ...] = tuple(range(count))
        self.extra_turns: tuple[Seat, ...] = ()
        self.extra_phases: tuple[str, ...] = ()
        self.masters: tuple[tuple[Seat, Seat], ...] = ()
        self.master: tuple[Seat, Seat] | None = None
        self.monarch: Seat | None = None
        self.initiative: Seat | None = None
        self.daytime: Daytime = ""
        self.lap: tuple[Seat, int] | None = None
        self.ranges: tuple[frozenset[Seat], ...] | None = None
        self.eliminated: tuple[tuple[Seat, ...], ...] = ()
        self.winners: tuple[Seat, ...] = ()
        self.next_id: ObjectId = 1
        self.decision = len(setup.players)
        self.version = self.shape = self.moment = self.stir = self.laid = self.tapping = self.lying = 0
        self.settled = self.checked = -1
        self.sources, self.reaches = list[object]([None] * count), list[object]([None] * count)
        self.tidy = self.shown = self.apart = self.aim = self.leaders = None
        self.held: list[object] = [None] * count
        self.chance: dict[str, int] = {}
        self.projection: Projection | None = None
        self.events: list[Event] = []

    def copy(self) -> "Game":
        """A game that can go its own way.

        The table of objects is laid out anew by copying: this game goes on with the new one, in which no gaps are left
        by objects that are gone, so that copying it again takes a quarter of the time.
        """
        other: Game = object.__new__(Game)
        other.__dict__.update(self.__dict__)
        self.objects = self.objects.copy()
        other.chance, other.last_known = self.chance.copy(), self.last_known.copy()
        other.libraries, other.hands = self.libraries.copy(), self.hands.copy()
        other.graveyards, other.held = self.graveyards.copy(), self.held.copy()
        other.players, other.sources, other.reaches = self.players.copy(), self.sources.copy(), self.reaches.copy()
        other.events = []
        return other

    @property
    def is_over(self) -> bool:
        return bool(self.ended)

    @property
    def phase(self) -> str:
        """The combat phase, or the step that it is outside of it.  (CR 500.1)"""
        return "combat" if self.step in COMBAT_STEPS else self.step

    def stream(self, owner: Seat | str, purpose: str) -> Stream:
        """The next random numbers of an owner for a purpose; the count of them is kept in the state."""
        key = f"{owner}|{purpose}"
        count = self.chance.get(key, 0)
        self.chance[key] = count + 1
        who: Seat | str = self.setup.chances[owner] if isinstance(owner, int) else owner
        return Stream(self.seed, who, purpose, count)

    def in_game(self, seat: Seat) -> bool:
        """Whether the player is still in the game."""
        return not self.players[seat].left

    def seats_in_turn_order(self, first: Seat | None = None) -> tuple[Seat, ...]:
        """The players still in the game, in turn order from the active player or from `first`.  (CR 101.4, 805.6)"""
        order = self.setup.orders[self.active if first is None else first]
        return tuple(seat for seat in order if not self.players[seat].left)

    def is_turn_of(self, seat: Seat) -> bool:
        """Whether it is the player's turn, be it together with their team.  (CR 102.1, 805.4a)"""
        return seat in self.setup.sharing[self.active]

    def together(self, seat: Seat) -> tuple[Seat, ...]:
        """A player with those who share turns and life with them, as many as are still in the game.  (CR 805, 810)"""
        return tuple(mate for mate in self.setup.sharing[seat] if not self.players[mate].left)

    def decider(self, seat: Seat) -> Seat:
        """Who decides for a player: that player, or who controls them this turn, if still in the game.  (CR 718.5)"""
        master = self.master
        is_led = master is not None and seat in self.setup.sharing[master[0]]  # with their team  (CR 805.8)
        return master[1] if master is not None and is_led and self.in_game(master[1]) else seat

    def next_seat(self, seat: Seat) -> Seat:
        """The next player to the left who is still in the game; the seat itself if there is no other."""
        count = len(self.players)
        for step in range(1, count + 1):
            other = (seat + step) % count
            if not self.players[other].left:
                return other
        return seat

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """A player's opponents: everybody else in the game who is not of their team.  (CR 102.2, 102.3)"""
        side = self.setup.sides[seat]
        return tuple(player.seat for player in self.players if player.seat not in side and not player.left)

    def in_zone(self, zone: Zone, seats: tuple[Seat, ...] | None = None) -> Iterator[ObjectId]:
        """The objects in a zone, of these players or of all in turn order; one that all share holds everybody's.

        On the battlefield and the stack it is no matter whose they are.  (CR 101.4, 400.1)
        """
        if zone == "battlefield":
            yield from self.battlefield
        elif zone == "stack":
            yield from self.stack
        elif zone in ("exile", "command", "outside"):
            shared = {"exile": self.exile, "command": self.command, "outside": self.outside}[zone]
            yield from (n for n in shared if seats is None or self.objects[n].owner in seats)
        else:
            piles = {"library": self.libraries, "hand": self.hands, "graveyard": self.graveyards}[zone]
            for seat in self.seats_in_turn_order() if seats is None else seats:
                yield from piles[seat]
