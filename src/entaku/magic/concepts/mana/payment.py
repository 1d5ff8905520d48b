"""What is to be paid in mana, and how: from the pool first, then by tapping what is needed least.  (CR 107.4, 118)

Payment is automatic.  A player who wants it otherwise makes the mana before, by hand: the pool is spent first.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product

from msgspec import Struct

from entaku.kernel.seats import Seat
from entaku.magic.concepts.mana import mana_abilities, restricted_mana, tapping_for_mana
from entaku.magic.concepts.mana.mana_abilities import ALL_COLOURS, Source
from entaku.magic.concepts.mana.payment_reserve import Reserve, reserve
from entaku.magic.concepts.mana.restricted_mana import Purpose, first_kinds, spendable
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.game.state import MANA_KINDS, Game
from entaku.oracle.mana import LIFE_FOR_MANA, is_phyrexian, is_twofold

MOST_TRIES = 20_000
"""So many ways of paying are tried at most."""

SNOW_KINDS = MANA_KINDS.lower()
"""Mana of each kind from a snow source, wherever that is told apart: where {S} is to be paid.  (CR 107.4h)"""
KINDS = MANA_KINDS + SNOW_KINDS
GENERIC_ORDER = "C" + ALL_COLOURS
"""Which mana in the pool pays for generic mana first."""


def kinds_in(symbol: str) -> str:
    """The kinds of mana that a symbol names: colours, and colourless, which a hybrid one may be.  (CR 107.4e)"""
    return "".join(kind for kind in symbol if kind in MANA_KINDS)


@lru_cache(maxsize=512)
def sorted_symbol(symbol: str) -> tuple[str, str]:
    """What sort of symbol it is, and of a coloured or colourless one the kinds of mana that pay for it."""
    if symbol.isdigit():
        return "generic", ""
    if symbol in ("X", "Y", "Z"):
        return "X", ""
    if symbol == "S":
        return "snow", ""
    if symbol == "C":
        return "coloured", "C"
    if is_phyrexian(symbol):
        return "phyrexian", ""
    return "twofold" if is_twofold(symbol) else "coloured", kinds_in(symbol)


class Price:
    """What is to be paid: symbols, each as the kinds of mana that pay for it, generic mana, and what has several ways.

    `twofold`: the kinds that pay for a symbol which two generic mana pay for, too  (CR 107.4e); `phyrexian`: symbols
    for which 2 life may be paid, as long as that isn't settled  (107.4f); `snow`: how much must come from snow sources
    (107.4h); `life`: what is paid in life; `less`: how much less generic mana it costs  (601.2f); `purpose`: what is
    paid for, if that is a spell or an ability  (106.6).
    """

    __slots__ = ("any_colour", "generic", "less", "life", "phyrexian", "purpose", "snow", "symbols", "twofold")

    def __init__(
        self, symbols: Sequence[str], x: int = 0, any_colour: bool = False, purpose: Purpose | None = None
    ) -> None:
        self.any_colour = any_colour
        self.purpose = purpose if purpose is None or "X" not in symbols else purpose._replace(has_x=True)
        self.generic = 0
        self.less = 0
        self.life = 0
        self.snow = 0
        self.symbols: list[str] = []
        self.twofold: list[str] = []
        self.phyrexian: list[str] = []
        for symbol in symbols:
            sort, kinds = sorted_symbol(symbol)
            if sort == "coloured":
                self.symbols.append(MANA_KINDS if self.any_colour and symbol != "C" else kinds)
            elif sort == "generic":
                self.generic += int(symbol)
            elif sort == "X":
                self.generic += x
            elif sort == "snow":
                self.snow += 1
            elif sort == "phyrexian":
                self.phyrexian.append(symbol)
            else:
                self.twofold.append(self.kinds(symbol))

    def kinds(self, symbol: str) -> str:
        """The kinds of mana that pay for a coloured symbol."""
        return MANA_KINDS if self.any_colour else kinds_in(symbol)

    @property
    def is_nothing(self) -> bool:
        """Whether there is no mana to pay, and no life."""
        others = self.symbols or self.twofold or self.phyrexian or self.snow or self.life
        return not others and self.generic <= self.less

    @property
    def total(self) -> int:
        """How much mana it is in all, before anything is paid in life."""
        return self.generic + self.snow + len(self.symbols) + len(self.twofold) + len(self.phyrexian)

    @property
    def mana(self) -> tuple[object, ...]:
        """What is to be paid in mana: equal for prices that can be paid by the same means."""
        return self.generic - self.less, self.snow, tuple(self.symbols), tuple(self.twofold)

    def reduced(self, amount: int) -> None:
        """Generic mana less, never below nothing, or more.  (CR 601.2f)"""
        self.less += amount

    def left(self, symbols: Sequence[str], generic: int) -> "Price":
        """What is left as these symbols and so much generic mana are still to be paid of it, all else as before."""
        left = Price((), 0, self.any_colour, self.purpose)
        left.snow, left.life, left.twofold, left.phyrexian = self.snow, self.life, self.twofold, self.phyrexian
        left.symbols, left.generic = list(symbols), generic
        return left

    def with_life(self, symbols: Sequence[str]) -> "Price":
        """The price with these Phyrexian symbols paid for in life, and the others in mana.  (CR 107.4f)"""
        settled = Price((), 0, self.any_colour, self.purpose)
        settled.generic, settled.less, settled.snow = self.generic, self.less, self.snow
        settled.twofold = self.twofold
        settled.life = self.life + LIFE_FOR_MANA * len(symbols)
        left = list(self.phyrexian)
        for symbol in symbols:
            left.remove(symbol)
        settled.symbols = [*self.symbols, *map(self.kinds, left)]
        return settled


def least(symbols: Sequence[str]) -> int:
    """How much mana symbols take at least: one for each, and what is generic; none for what life may pay for."""
    price = Price(symbols)
    return price.generic + price.snow + len(price.symbols) + len(price.twofold)


class Due:
    """A price once it is settled how: symbols that mana of a kind pays for, and generic mana."""

    __slots__ = ("generic", "needs")

    def __init__(self, needs: list[str], generic: int) -> None:
        self.needs = needs
        self.generic = generic

    @property
    def total(self) -> int:
        return len(self.needs) + self.generic


def ways_to_owe(price: Price) -> Iterator[Due]:
    """A price with each symbol of two ways as one mana of its colour, or two of any, the fewest mana first.

    (CR 107.4e)
    """
    if not price.twofold and not price.snow:
        yield Due(sorted(price.symbols, key=len), max(0, price.generic - price.less))
        return
    count = len(price.twofold)
    for coloured in range(count, -1, -1):
        for chosen in dict.fromkeys(combinations(sorted(price.twofold), coloured)):
            generic = max(0, price.generic + 2 * (count - coloured) - price.less)
            needs = [*price.symbols, *chosen]
            if price.snow:
                needs = [need + need.lower() for need in needs] + [SNOW_KINDS] * price.snow
            yield Due(sorted(needs, key=len), generic)


class Tap(Struct, frozen=True):
    """A source to tap, the kind that it makes, and for what triggers on that and has a choice, the kind of each."""

    source: Source
    kind: str
    extra: str = ""

    def mana(self) -> str:
        """All that it comes to."""
        own = self.kind * self.source.amount + self.kind.upper() * self.source.bonus
        if not self.extra:
            return own
        more = (kind * amount for kind, (_, amount) in zip(self.extra, self.source.extra, strict=True))
        return "".join((own, *more))


class Payment:
    """How a price is paid: sources to tap first, and all the mana that is then spent from the pool.

    The first so many of it pay for `symbols`, the others for generic mana.
    """

    __slots__ = ("pool", "symbols", "taps")

    def __init__(self) -> None:
        self.pool: list[str] = []
        self.symbols = 0
        self.taps: list[Tap] = []


def plan(game: Game, seat: Seat, price: Price, without: Collection[int] = (), careful: bool = False) -> Payment | None:
    """A way to pay, None if there is none.  Objects `without` are needed for another part of the cost.

    `careful`: what is left should pay for the cards in hand, and no more is tapped than must be.
    """
    player = game.players[seat]
    all_mana, from_snow = spendable(game, seat, price.purpose) if player.earmarked else (player.mana, player.snow)
    pool = list(all_mana)
    known = mana_abilities.known(game, seat)
    available, alike, total = mana_abilities.open_for(game, known, price.purpose), known.alike, known.total
    if not known.numbers.isdisjoint(without) or price.snow or known.noted:
        available = [source for source in available if source.number not in without]
        alike, total = mana_abilities.alike(available), sum(source.total for source in available)
    if price.snow:
        pool = [*(all_ - snow for all_, snow in zip(pool, from_snow, strict=True)), *from_snow]
        available = [as_snow(source) if source.snow else source for source in available]
        alike = mana_abilities.alike(available)
    most = sum(pool) + total
    kept = reserve(game, seat, available) if careful else None
    if kept is not None:
        alike = mana_abilities.alike(sorted(available, key=kept.rank))
    eager = first_kinds(game, seat, price.purpose) if player.earmarked else ""
    barred = restricted_mana.never_generic(game, seat, price.purpose) if player.earmarked else ""
    barred = barred if price.snow else barred.upper()
    best: Payment | None = None
    for due in ways_to_owe(price):
        if due.total > most:
            continue
        found = meet(due, pool.copy(), available, alike, kept, eager, barred)
        if found is not None and (best is None or len(found.taps) < len(best.taps)):
            best = found
            if not careful:
                break
    return best


def as_snow(source: Source) -> Source:
    """A source whose mana pays for {S}; what else triggers as it is tapped comes from elsewhere."""
    return Source(
        source.number, source.ability, source.kinds.lower(), source.amount, source.bonus, source.extra, snow=True,
        notes=source.notes, free=source.free, first=source.first, aside=source.aside,
    )  # fmt: skip


def meet(
    due: Due,
    pool: list[int],
    available: Sequence[Source],
    alike: list[list[Source]],
    kept: Reserve | None,
    eager: str = "",
    barred: str = "",
) -> Payment | None:
    """A way to pay what is due, from this pool, first the kinds that are `eager` to be spent, and these sources.

    `barred` is what in the pool pays for no generic mana: for symbols it is taken first.
    """
    payment = Payment()
    if due.needs:
        matching = Matching(in_order(due.needs, barred), pool, alike, payment)
        if matching.is_hopeless() or not matching.pay():
            return None
    payment.symbols = len(payment.pool)
    order = GENERIC_ORDER if kept is None else kept.spare_first(GENERIC_ORDER)
    order = "".join(sorted(order, key=lambda kind: kind not in eager)) if eager else order
    order = order if len(pool) == len(MANA_KINDS) else order + order.lower()
    generic = due.generic - take_generic(payment, pool, due.generic, order, left_of(barred, payment.pool))
    used = {tap.source.number for tap in payment.taps}
    free = [source for source in available if source.number not in used]
    if sum(source.total for source in free) < generic:
        return None
    choose: Callable[[list[Source], int], Source] = next_for_generic
    if kept is not None:
        kept.begin(free)
        choose = kept.next_for_generic
    while generic > 0:
        source = choose(free, generic)
        free.remove(source)
        tap = Tap(source, source.kinds[0], "".join(kinds[0] for kinds, _ in source.extra))
        payment.taps.append(tap)
        payment.pool += tap.mana()[:generic]
        generic -= source.total
    return payment


def take_generic(payment: Payment, pool: list[int], most: int, order: str, idle: list[str]) -> int:
    """Pay for so much generic mana at most from the pool, kind after kind, with what isn't idle; how much it is."""
    paid = 0
    for kind in order:
        take = min(most - paid, pool[KINDS.index(kind)] - idle.count(kind))
        payment.pool += [kind] * take
        paid += take
    return paid


def in_order(needs: list[str], barred: str) -> list[str]:
    """What is needed, the kinds first of which there is mana that pays for no generic mana."""
    return ["".join(sorted(need, key=lambda kind: kind not in barred)) for need in needs] if barred else needs


def left_of(barred: str, paid: Sequence[str]) -> list[str]:
    """What is left of this mana after so much has been paid, of each kind first with it."""
    left = list(barred)
    for kind in paid:
        if kind in left:
            left.remove(kind)
    return left


def next_for_generic(free: list[Source], generic: int) -> Source:
    """The source that pays for generic mana next, where it is only asked whether that can be paid: any."""
    return free[0]


class Matching:
    """Pays symbols by trying, the scarcest first.

    Sources that make the same are tried as one, and what has failed is not tried again: a board of fifty lands must
    not take longer than there are kinds of them.
    """

    __slots__ = ("alike", "failed", "needs", "payment", "pool", "used")

    def __init__(self, needs: list[str], pool: list[int], alike: list[list[Source]], payment: Payment) -> None:
        self.needs = needs
        self.pool = pool
        self.payment = payment
        self.alike = alike
        self.used = [0] * len(alike)
        self.failed: set[tuple[int, ...]] = set()

    def is_hopeless(self) -> bool:
        """Whether there is too little for a symbol, whatever is done with it."""
        return any(
            self.needs.count(need)
            > sum(self.pool[KINDS.index(kind)] for kind in need)
            + sum(len(group) * group[0].most_for(need) for group in self.alike)
            for need in set(self.needs)
        )

    def pay(self, place: int = 0) -> bool:
        """Pay the symbols from `place` on."""
        if place == len(self.needs):
            return True
        state = (place, *self.pool, *self.used)
        if state in self.failed or len(self.failed) > MOST_TRIES:
            return False
        if self.from_pool(place) or self.by_tapping(place):
            return True
        self.failed.add(state)
        return False

    def from_pool(self, place: int) -> bool:
        for kind in self.needs[place]:
            index = KINDS.index(kind)
            if self.pool[index]:
                self.pool[index] -= 1
                self.payment.pool.append(kind)
                if self.pay(place + 1):
                    return True
                self.pool[index] += 1
                self.payment.pool.pop()
        return False

    def by_tapping(self, place: int) -> bool:
        """Tap something that makes what pays for the symbol; all that it makes is then in the pool."""
        for number, group in enumerate(self.alike):
            if self.used[number] == len(group):
                continue
            source = group[self.used[number]]
            for tap in taps_for(source, self.needs[place]):
                self.used[number] += 1
                self.payment.taps.append(tap)
                made = [KINDS.index(kind) for kind in tap.mana()]
                for index in made:
                    self.pool[index] += 1
                if self.pay(place):
                    return True
                for index in made:
                    self.pool[index] -= 1
                self.used[number] -= 1
                self.payment.taps.pop()
        return False


def taps_for(source: Source, need: str) -> Iterator[Tap]:
    """The ways to tap a source that make mana for a symbol."""
    if not source.extra:
        for kind in source.kinds:
            if kind in need or (source.bonus and kind.upper() in need):
                yield Tap(source, kind)
        return
    for kind, *extra in product(source.kinds, *(kinds for kinds, _ in source.extra)):
        tap = Tap(source, kind, "".join(extra))
        if any(one in need for one in tap.mana()):
            yield tap


def ways_in_life(game: Game, seat: Seat, price: Price, without: Collection[int] = ()) -> Iterator[tuple[str, ...]]:
    """Which Phyrexian symbols may be paid for in life, so that the rest can be paid in mana; the least life first.

    Life may be paid as long as there is that much of it.  (CR 107.4f, 118.3, 119.4)
    """
    most = min(len(price.phyrexian), max(0, game.players[seat].life - price.life) // LIFE_FOR_MANA)
    for count in range(most + 1):
        for chosen in dict.fromkeys(combinations(sorted(price.phyrexian), count)):
            settled = price.with_life(chosen)
            if settled.is_nothing or is_payable(game, seat, settled, without):
                yield chosen


def can_pay(game: Game, seat: Seat, price: Price, without: Collection[int] = ()) -> bool:
    """Whether the player can pay, without changing anything."""
    if price.is_nothing:
        return True
    if price.life and price.life > game.players[seat].life:
        return False
    if price.phyrexian:
        return any(True for _ in ways_in_life(game, seat, price, without))
    return is_payable(game, seat, price, without)


def is_payable(game: Game, seat: Seat, price: Price, without: Collection[int] = ()) -> bool:
    """Whether there is mana for a price; asked once for each state of the game, however many cards cost as much."""
    known = mana_abilities.known(game, seat)
    purpose = price.purpose if known.noted or game.players[seat].earmarked else None
    key = (price.mana, known.numbers.intersection(without), purpose and purpose.key)
    found = known.payable.get(key)
    if found is None:
        found = known.payable[key] = plan(game, seat, price, without) is not None
    return found


def pay(
    game: Game, seat: Seat, price: Price, sparing: int = 0, for_commander: bool = False, without: Sequence[int] = ()
) -> Procedure[bool]:
    """Pay, tapping what is needed, if possible `sparing` an object.  Whether it could be paid.  (CR 601.2g, 601.2h)

    What is `without` makes no mana for it.
    What triggers on tapping may change everything: then it is looked again what is still to be tapped.
    """
    if price.is_nothing:
        return True
    if price.life and price.life > game.players[seat].life:
        return False
    while True:
        payment = plan(game, seat, price, (sparing, *without), careful=True)
        payment = payment or plan(game, seat, price, without, careful=True)
        if payment is None:
            return False
        stirred = False
        for tap in sorted(payment.taps, key=is_stirring):
            source = tap.source
            made = tap.kind.upper() * (source.amount + source.aside)
            notes = () if tap.kind.upper() in source.free else source.notes
            stirred = yield from tapping_for_mana.tap_for_mana(game, seat, source.number, made, tap.extra, notes)
            if stirred:
                break
        if not stirred:
            break
    gone = restricted_mana.spent(game, seat, "".join(payment.pool), price.purpose, payment.symbols)
    mutators.spend_mana(game, seat, gone.mana, for_commander, gone.left)
    if price.purpose is not None and not price.purpose.is_ability:
        expend(game, seat, len(gone.mana))
    restricted_mana.follow(game, gone.used, price.purpose)
    mutators.change_life(game, seat, -price.life, "paid")
    return True


EXPENDED = (4, 6, 8)
"""How much mana spent on spells in a turn abilities wait for."""


def expend(game: Game, seat: Seat, much: int) -> None:
    """So much more mana is spent on spells this turn: the fourth, sixth or eighth may be.  (CR 2026 700.14)"""
    before = game.players[seat].mana_spent
    mutators.alter_player(game, seat, mana_spent=before + much)
    for number in EXPENDED:
        if before < number <= before + much:
            mutators.happen(game, e.Done(seat, f"expend {number}"))


def is_stirring(tap: Tap) -> bool:
    """Whether something adds mana as the source is tapped: it may do more, so that the others are tapped before."""
    return bool(tap.source.bonus or tap.source.extra)
