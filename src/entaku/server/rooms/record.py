"""Who is in a room and who sits where: what the store keeps of it, and the changes it knows.

A change is made on a copy that is stored before it counts, so each function here may raise half way through.
"""

import secrets
from collections.abc import Collection

from msgspec import Struct, field

from entaku.bots.levels import Level
from entaku.games.brought import Brought
from entaku.kernel.errors import Unlawful
from entaku.kernel.names import LONGEST_NAME, presentable, skeleton
from entaku.kernel.randomness import Stream
from entaku.kernel.seats import Seat
from entaku.messages import Language
from entaku.server.codes import digest_of, hyphened, letters_of, new_recovery, new_token
from entaku.server.rooms.bodies import LeftTo, LogOpening
from entaku.server.tables.options import GameOptions

LONGEST_TITLE = 60
MOST_GUESTS = 200
MOST_DEVICES = 20


class Guest(Struct):
    """Somebody with a name.

    `tokens` are the digests of what their devices show to prove it, `recovery` that of the code which lets them in
    again without any of these.

    In the room of a group `pod` is their number in the room where the pod drafted: that room's tokens count.
    """

    id: int
    name: str
    tokens: list[str]
    seat: Seat | None = None
    pod: int | None = None
    deck: Brought | None = None
    recovery: str = ""


class Chair(Struct):
    """A seat: its guest, or a bot of its own (`bot`), or nobody.

    standin  a bot plays for the guest
    offered  a newcomer may take the seat over from the bot
    name     the name of a guest who left, or of the bot
    left_to  who plays while the guest is away, as the table decided
    deck     the list that the host gave its bot
    vacated  a person sat here since the table began, and saw its cards
    """

    guest: int | None = None
    bot: bool = False
    standin: bool = False
    offered: bool = False
    name: str = ""
    left_to: LeftTo = ""
    deck: Brought | None = None
    vacated: bool = False

    @property
    def is_played(self) -> bool:
        """Whether the server answers for this seat."""
        return self.bot or self.standin or self.left_to != ""


class CasterLink(Struct, frozen=True):
    """A caster's link: the digest of its key, its delay, who made it; it shows tables after number `since`."""

    id: int
    digest: str
    minutes: int
    by: str
    since: int


class OfGroup(Struct, frozen=True):
    """What the room of a group belongs to: a group of a night, whose pod drafted in the room `pod`.

    `players` are the night's numbers of those who play, by seat; `pod` is "" where they bring their decks.
    """

    pod: str
    night: str
    group: int
    players: tuple[int, ...]


class OfPod(Struct, frozen=True):
    """What the room belongs to that a night opened for a pod's draft; `players` are the night's numbers, by seat."""

    night: str
    pod: int
    players: tuple[int, ...]


class Record(Struct):
    """A room.  `table` is the number of the latest table; between tables the room is in its lobby.

    host     the guest whose room it is; `deputy` who acts for them while they are away, until they are back
    drafted  the number of the table whose cards are played with since, 0 if no game has begun
    night    the night that the seats play with what they drafted here, "" for none
    group    in the room of a group: which one
    pod      in a room that a night opened for a draft: which pod's
    game     what the people of the latest game may do with each other, among its options
    opening  when everything of a finished table is opened
    casters  the links by which casters look on
    level    how well the room's bots play games
    talk     where the group talks while it plays: an address, "" for none
    listed   whether the room stands among the open tables of this server, and `knocking` whether who comes by them has
             to be let in
    """

    title: str
    language: Language
    host: int
    watching: bool
    pace: float
    chairs: list[Chair]
    guests: list[Guest] = field(default_factory=list)
    next_guest: int = 1
    table: int = 0
    is_lobby: bool = True
    paused: bool = False
    published: bool = False
    drafted: int = 0
    night: str = ""
    group: OfGroup | None = None
    pod: OfPod | None = None
    game: GameOptions = GameOptions()
    deputy: int | None = None
    opening: LogOpening = LogOpening()
    casters: list[CasterLink] = field(default_factory=list)
    level: Level = "normal"
    talk: str = ""
    listed: bool = False
    knocking: bool = True

    @property
    def in_charge(self) -> int:
        """The guest who may do what hosts do: the host, or their deputy."""
        return self.host if self.deputy is None else self.deputy

    def take_over(self, guest: Guest) -> None:
        """Act for a host who is away.  Raises Unlawful for somebody without a seat: authority follows from one."""
        if guest.seat is None:
            raise Unlawful("take-over-seated")
        self.deputy = None if guest.id == self.host else guest.id

    def pass_on(self, guest: Guest) -> None:
        """Somebody else is in charge; a deputy passes on only what was lent."""
        if self.deputy is None:
            self.host = guest.id
        else:
            self.take_over(guest)

    @property
    def has_set_seats(self) -> bool:
        """Whether who sits where is the affair of a night: names and seats stay as it has them."""
        return self.group is not None or self.pod is not None

    def is_of(self, night: str) -> bool:
        """Whether a night opened the room, for a pod or a group."""
        opened = self.pod if self.group is None else self.group
        return opened is not None and opened.night == night

    def guest(self, number: int | None) -> Guest | None:
        """The guest of this number."""
        return next((guest for guest in self.guests if guest.id == number), None)

    def guest_of(self, token: str) -> Guest | None:
        """The guest who was given this token."""
        digest = digest_of(token)
        return next((guest for guest in self.guests if digest in guest.tokens), None)

    def chair(self, seat: Seat) -> Chair:
        """The seat of this number.  Raises Unlawful if the table is smaller."""
        if not 0 <= seat < len(self.chairs):
            raise Unlawful("seat-unknown", seat=seat + 1, seats=len(self.chairs))
        return self.chairs[seat]

    def name_at(self, seat: Seat) -> str:
        """The name at a seat: its guest's, else its bot's."""
        guest = self.guest(self.chairs[seat].guest)
        return guest.name if guest else self.chairs[seat].name

    def decks(self) -> list[Brought | None]:
        """By seat, the list that its guest brought, an empty one if they didn't; None where a bot was given none."""
        guests = [self.guest(chair.guest) for chair in self.chairs]
        given = [chair.deck if chair.deck is not None and chair.deck.handed_in else None for chair in self.chairs]
        return [own if guest is None else guest.deck or Brought("") for guest, own in zip(guests, given, strict=True)]

    def has_brought(self, seat: Seat) -> bool:
        """Whether the guest at a seat has handed in a list of their own, or its bot was given one."""
        deck = self.decks()[seat]
        return deck is not None and deck.handed_in

    def bracket_at(self, seat: Seat) -> int:
        """The lowest bracket that the deck handed in at a seat speaks for; 0 where nothing says one."""
        deck = self.decks()[seat]
        return deck.bracket if deck is not None and deck.handed_in else 0

    def give_deck(self, seat: Seat, deck: Brought) -> None:
        """The list that the bot at a seat plays.  Raises Unlawful where no bot sits."""
        self.expect_lobby()
        chair = self.chair(seat)
        if not chair.bot:
            raise Unlawful("own-deck-no-bot", seat=seat + 1)
        chair.deck = deck

    def enter(self, name: str, here: Collection[int | None] = ()) -> tuple[Guest, str]:
        """Somebody comes in and gets a token.

        Of those who look on, the ones who aren't `here` make room for others when there are too many.
        """
        watching = [guest for guest in self.guests if guest.seat is None and guest.id != self.host]
        if len(self.guests) >= MOST_GUESTS:
            gone = next((guest for guest in watching if guest.id not in here), None)
            if gone is None:
                raise Unlawful("room-full", most=MOST_GUESTS)
            self.guests.remove(gone)
        token = new_token()
        guest = Guest(self.next_guest, self.name_for(name, None), [digest_of(token)])
        self.guests.append(guest)
        self.next_guest += 1
        return guest, token

    def another_token(self, guest: Guest) -> str:
        """One more token for a guest's other device; the oldest of too many no longer counts."""
        token = new_token()
        guest.tokens = [*guest.tokens, digest_of(token)][-MOST_DEVICES:]
        return token

    def only_token(self, guest: Guest) -> str:
        """A token for a guest whose devices are lost."""
        self.lose_devices(guest)
        return self.another_token(guest)

    def lose_devices(self, guest: Guest, but: str = "") -> None:
        """What a guest's devices were given counts no longer, here or at a group's; but the token of the one they have.

        Nor does the recovery code, which may have been seen on them.
        """
        kept = digest_of(but)
        guest.tokens = [kept] if but and kept in guest.tokens else []
        guest.recovery = ""

    def another_code(self, guest: Guest) -> str:
        """A new recovery code for a guest; the one before no longer counts."""
        code = new_recovery()
        guest.recovery = digest_of(code)
        return hyphened(code)

    def guest_of_code(self, code: str) -> Guest:
        """Whose recovery code this is, however it is typed.  Raises Unlawful if it is nobody's."""
        digest = digest_of(letters_of(code))
        guest = next((guest for guest in self.guests if guest.recovery == digest), None)
        if guest is None:
            raise Unlawful("recovery-unknown")
        return guest

    def sit(self, guest: Guest, seat: Seat | None) -> None:
        """Take a seat (None: the first one free), leaving the old one."""
        if not self.is_lobby and guest.seat is not None:
            raise Unlawful("seat-is-kept")
        if seat is None:
            seat = next((n for n, chair in enumerate(self.chairs) if self._is_open(chair)), None)
            if seat is None:
                raise Unlawful("seats-all-taken", seats=len(self.chairs))
        chair = self.chair(seat)
        if seat == guest.seat:
            return
        if not self._is_open(chair):
            raise Unlawful("seat-taken", seat=seat + 1, name=self.name_at(seat))
        if guest.seat is not None:
            self.chairs[guest.seat] = Chair()
        before = self.guest(chair.guest)
        if before is not None:  # they gave it away themselves
            before.seat = None
        self.chairs[seat] = Chair(guest=guest.id)
        guest.seat = seat

    def stand_up(self, guest: Guest) -> None:
        """Leave one's seat, in the lobby."""
        if guest.seat is None:
            return
        if not self.is_lobby:
            raise Unlawful("seat-is-kept")
        self.chairs[guest.seat] = Chair()
        guest.seat, guest.deck = None, None

    def rename(self, guest: Guest, name: str) -> None:
        """Another name for a guest."""
        guest.name = self.name_for(name, guest)

    def set_bot(self, seat: Seat, on: bool) -> None:
        """A bot on a free seat, or off it again."""
        self.expect_lobby()
        chair = self.chair(seat)
        if chair.guest is not None:
            raise Unlawful("seat-taken", seat=seat + 1, name=self.name_at(seat))
        self.chairs[seat] = Chair(bot=on)

    def set_standin(self, seat: Seat, on: bool) -> None:
        """A bot plays for the seat's guest, or they play again."""
        chair = self.chair(seat)
        if chair.guest is None:
            raise Unlawful("seat-nobodys", seat=seat + 1)
        chair.standin, chair.left_to = on, ""

    def leave_to(self, seat: Seat, whom: LeftTo) -> None:
        """The seat of a guest who is away is left to a bot, or to defaults; "": they are back."""
        if self.chair(seat).guest is None:
            raise Unlawful("seat-nobodys", seat=seat + 1)
        self.chairs[seat].left_to = whom

    def offer(self, seat: Seat, on: bool, by: Guest) -> None:
        """A newcomer may take over the bot's seat, or that of whoever offers their own; or no longer."""
        chair = self.chair(seat)
        if chair.guest not in (None, by.id):
            raise Unlawful("seat-taken", seat=seat + 1, name=self.name_at(seat))
        chair.offered = on

    def kick(self, seat: Seat) -> Guest:
        """Whoever sits there leaves the room; during play a bot goes on."""
        chair = self.chair(seat)
        guest = self.guest(chair.guest)
        if guest is None:
            raise Unlawful("seat-nobodys", seat=seat + 1)
        if guest.id == self.host:
            raise Unlawful("host-stays")
        self._forget(guest)
        self.chairs[seat] = Chair() if self.is_lobby else Chair(bot=True, name=guest.name, vacated=True)
        return guest

    def dismiss(self, number: int) -> Guest:
        """A guest without a seat leaves the room."""
        guest = self.guest(number)
        if guest is None:
            raise Unlawful("guest-unknown")
        if guest.id == self.host:
            raise Unlawful("host-stays")
        if guest.seat is not None:
            raise Unlawful("guest-sits", seat=guest.seat + 1)
        self._forget(guest)
        return guest

    def _forget(self, guest: Guest) -> None:
        self.guests.remove(guest)
        if self.deputy == guest.id:
            self.deputy = None

    def reseat(self, order: tuple[int, ...]) -> None:
        """The seats in a new order; at random if none is given."""
        self.expect_lobby()
        seats = list(range(len(self.chairs)))
        if order:
            if sorted(order) != seats:
                raise Unlawful("seat-order-wrong", seats=len(seats))
            seats = list(order)
        else:
            Stream(secrets.token_bytes(32), "room", "seats").shuffle(seats)
        self.chairs = [self.chairs[seat] for seat in seats]
        self._number()

    def resize(self, seats: int) -> None:
        """So many seats; only free ones and bots can be taken away, from the end."""
        self.expect_lobby()
        for place in range(len(self.chairs) - 1, -1, -1):
            if len(self.chairs) > seats and self.chairs[place].guest is None:
                del self.chairs[place]
        if len(self.chairs) > seats:
            raise Unlawful("seats-too-few", seats=seats, people=len(self.chairs))
        self.chairs += [Chair() for _ in range(seats - len(self.chairs))]
        self._number()

    def start(self, free: str, bot_name: str) -> None:
        """The lobby is over: free seats get bots, or are closed; every bot gets a name."""
        self.expect_lobby()
        if free == "close":
            self.chairs = [chair for chair in self.chairs if chair.bot or chair.guest is not None]
            self._number()
        taken = {skeleton(guest.name) for guest in self.guests}
        number = 0
        for chair in self.chairs:
            chair.offered = chair.vacated = False
            if chair.guest is None:
                number += 1
                while skeleton(f"{bot_name} {number}") in taken:
                    number += 1
                chair.bot, chair.name = True, f"{bot_name} {number}"
        self.table += 1
        self.drafted = 0
        self.is_lobby, self.paused, self.published = False, False, False

    def play(self, drafted: int, options: GameOptions) -> None:
        """A game begins with the decks of a draft."""
        self.table += 1
        self.drafted, self.game = drafted, options
        for chair in self.chairs:
            chair.left_to = ""
        self.paused = self.published = False

    def again(self) -> None:
        """Back to the lobby, with the same people on their seats."""
        self.is_lobby, self.paused, self.drafted, self.night = True, False, 0, ""
        for chair in self.chairs:
            chair.standin = chair.offered = chair.vacated = False
            chair.left_to = ""

    def expect_lobby(self) -> None:
        if not self.is_lobby:
            raise Unlawful("table-begun")

    def name_for(self, name: str, guest: Guest | None) -> str:
        """The name that somebody wants, as it will stand at the table.

        Raises Unlawful for one that can't be read, or that would be taken for somebody else's.
        """
        told_apart = self.told_apart(presentable(name), guest)
        others = [other.name for other in self.guests if other is not guest] + [chair.name for chair in self.chairs]
        alike = next((other for other in others if skeleton(other) == skeleton(told_apart) and other), None)
        if alike is not None:
            raise Unlawful("name-confusable", name=alike)
        return told_apart

    def told_apart(self, name: str, guest: Guest | None) -> str:
        """The name, with a number behind it where somebody else here has the same."""
        others = {other.name.casefold() for other in self.guests if other is not guest}
        number, wanted = 1, name
        while wanted.casefold() in others:
            number += 1
            wanted = f"{name[: LONGEST_NAME - 4].rstrip()} {number}"
        return wanted

    def _is_open(self, chair: Chair) -> bool:
        if self.is_lobby:
            return chair.guest is None and not chair.bot
        return chair.offered

    def _number(self) -> None:
        for seat, chair in enumerate(self.chairs):
            guest = self.guest(chair.guest)
            if guest is not None:
                guest.seat = seat
