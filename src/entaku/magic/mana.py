"""Mana: what permanents can add, and how costs are paid with it.  (CR 106, 605, 118)

Payment is automatic: mana in the pool first, then what can be tapped for mana, the least useful first.  A player who
wants it otherwise makes the mana before, by hand.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from entaku.cards.ir import happenings as h
from entaku.cards.ir.abilities import Activated, TapThis, Triggered
from entaku.cards.ir.actions import AddMana
from entaku.cards.ir.changes import CantBeActivated
from entaku.cards.ir.things import You
from entaku.kernel.seats import Seat
from entaku.magic import changing, commander, layers, questions, triggers
from entaku.magic.definitions import Traits
from entaku.magic.game import MANA_KINDS, Game, Object
from entaku.magic.questions import Context

ALL_COLOURS = "WUBRG"

MOST_TRIES = 20_000
"""So many ways of paying are tried at most."""


class Known(Struct, frozen=True):
    """The sources of a player as they were worked out for a state."""

    version: int
    seat: Seat
    sources: list["Source"]


class Source:
    """Something that one activation of a mana ability, by tapping alone, can be got from.

    `kinds` are the kinds of mana it can be; `amount` how many of one kind at once, and `bonus` how many more of that
    kind triggered mana abilities add.
    """

    __slots__ = ("ability", "amount", "bonus", "kinds", "number")

    def __init__(self, number: int, ability: Activated, kinds: str, amount: int, bonus: int = 0) -> None:
        self.number = number
        self.ability = ability
        self.kinds = kinds
        self.amount = amount
        self.bonus = bonus

    @property
    def total(self) -> int:
        return self.amount + self.bonus


def colours_of(ctx: Context, adding: AddMana, depth: int = 0) -> str:
    """The kinds of mana that an instruction could add for its player.  (CM-5)"""
    kinds = written(ctx, adding, depth)
    if ctx.game.setup.profile.commander is None:
        return kinds
    return commander.mana_made(ctx.game, ctx.controller, kinds)


def written(ctx: Context, adding: AddMana, depth: int) -> str:
    """The kinds of mana that an instruction speaks of."""
    if adding.source == "noted":
        pool = ctx.game.setup.players[ctx.controller].pool
        return "" if pool is None else pool.colours(ctx.source_name)
    if adding.source == "commander":
        return commander.identity(ctx.game, ctx.controller) or ""
    if adding.source == "producible":
        return producible(ctx, adding, depth)
    if adding.source == "produced":
        value = ctx.bound.get("mana", "")
        return "".join(dict.fromkeys(value)) if isinstance(value, str) else ""
    return ALL_COLOURS if adding.colours == "any" else adding.colours


def producible(ctx: Context, adding: AddMana, depth: int) -> str:
    """The kinds that lands like those described could produce.  (CR 106.7)"""
    if depth > 3 or adding.like is None:
        return ""
    found: set[str] = set()
    game = ctx.game
    for number in questions.objects(ctx, adding.like):
        if number == ctx.source:
            continue
        traits = layers.look(game, game.objects[number])
        inner = Context(game, number, traits.controller)
        for ability in traits.kit.mana:
            for part in ability.do:
                if isinstance(part, AddMana):
                    found |= set(colours_of(inner, part, depth + 1))
    kinds = MANA_KINDS if adding.any_type else ALL_COLOURS
    return "".join(kind for kind in kinds if kind in found)


def taps_only(ability: Activated) -> bool:
    """Whether it costs nothing but tapping and does nothing but add mana: it can be used without asking."""
    return (
        len(ability.cost) == 1
        and isinstance(ability.cost[0], TapThis)
        and len(ability.do) == 1
        and isinstance(ability.do[0], AddMana)
        and isinstance(ability.do[0].who, You)
    )


def can_tap(game: Game, item: Object, traits: Traits) -> bool:
    """Whether a permanent's {T} abilities may be used: untapped and, if a creature, not summoning sick.  (CR 302.6)"""
    if item.tapped:
        return False
    return not traits.is_creature or not is_sick(game, item, traits)


def is_sick(game: Game, item: Object, traits: Traits) -> bool:
    """Whether the creature has come under its controller's control since their turn began.  (CR 302.6)"""
    if "haste" in traits.kit.keywords:
        return False
    return item.since >= game.players[traits.controller].last_turn


def sources(game: Game, seat: Seat) -> list[Source]:
    """What the player can tap for mana without being asked anything, the least useful first."""
    known = game.sources
    if isinstance(known, Known) and known.version == game.version and known.seat == seat:
        return known.sources
    found = sources_now(game, seat)
    game.sources = Known(game.version, seat, found)
    return found


def sources_now(game: Game, seat: Seat) -> list[Source]:
    found: list[Source] = []
    for number in layers.projection(game).mana:
        item = game.objects[number]
        if item.tapped or item.zone != "battlefield":
            continue
        traits = layers.look(game, item)
        if traits.controller != seat or not can_tap(game, item, traits):
            continue
        if any(isinstance(rule[0], CantBeActivated) for rule in traits.rules):
            continue
        ctx = Context(game, number, seat)
        best: Source | None = None
        for ability in traits.kit.mana:
            if taps_only(ability) and (ability.if_ is None or questions.holds(ctx, ability.if_)):
                adding = ability.do[0]
                assert isinstance(adding, AddMana)
                kinds, amount = colours_of(ctx, adding), questions.amount(ctx, adding.amount)
                if kinds and amount > 0 and not adding.combination:
                    if best is None:
                        best = Source(number, ability, kinds, amount)
                    elif best.amount == amount == 1:
                        best = Source(number, ability, join(best.kinds, kinds), 1)
        if best is not None:
            best.bonus = bonus_of(game, seat, best)
            found.append(best)
    found.sort(key=lambda source: (len(source.kinds), is_creature(game, source.number), source.number))
    return found


def bonus_of(game: Game, seat: Seat, source: Source) -> int:
    """How much more of its own kind tapping a source makes by triggered mana abilities.  (CR 605.1b)"""
    bonus = 0
    for inner, ability in triggered_by(game, seat, source.number, source.kinds[0]):
        if inner.controller == seat:
            for part in ability.do:
                if isinstance(part, AddMana):
                    fits = part.source == "produced" or set(source.kinds) <= set(colours_of(inner, part))
                    bonus += questions.amount(inner, part.amount) if fits else 0
    return bonus


def join(first: str, second: str) -> str:
    return "".join(kind for kind in MANA_KINDS if kind in first + second)


def is_creature(game: Game, number: int) -> bool:
    return layers.look(game, game.objects[number]).is_creature


class Price:
    """What is to be paid in mana: coloured symbols, each with the kinds that pay for it, and generic mana.

    `life` is how often 2 life may be paid instead (Phyrexian mana).
    """

    __slots__ = ("generic", "symbols")

    def __init__(self, symbols: Sequence[str], x: int = 0, any_colour: bool = False) -> None:
        self.generic = 0
        self.symbols: list[str] = []
        for symbol in symbols:
            if symbol.isdigit():
                self.generic += int(symbol)
            elif symbol in ("X", "Y", "Z"):
                self.generic += x
            elif symbol.startswith("2/"):
                self.generic += 2
            elif symbol in ("C", "S"):
                self.symbols.append("C" if symbol == "C" else MANA_KINDS)
            else:
                kinds = "".join(kind for kind in symbol if kind in ALL_COLOURS)
                self.symbols.append(MANA_KINDS if any_colour else kinds)

    @property
    def total(self) -> int:
        return self.generic + len(self.symbols)

    def reduced(self, amount: int) -> None:
        """Generic mana less, never below nothing, or more.  (CR 601.2f)"""
        self.generic = max(0, self.generic - amount)


class Payment:
    """How a price is paid: mana from the pool, and sources to tap with the kind each makes."""

    __slots__ = ("pool", "taps")

    def __init__(self) -> None:
        self.pool: list[str] = []
        self.taps: list[tuple[Source, str]] = []


def plan(game: Game, seat: Seat, price: Price, without: Iterable[int] = ()) -> Payment | None:
    """A way to pay, None if there is none.  Objects `without` are needed for another part of the cost."""
    pool = list(game.players[seat].mana)
    available = [source for source in sources(game, seat) if source.number not in without]
    if sum(pool) + sum(source.total for source in available) < price.total:
        return None
    payment = Payment()
    needs = sorted(price.symbols, key=len)
    matching = Matching(needs, pool, available, payment)
    if needs and (matching.is_hopeless() or not matching.pay()):
        return None
    generic = price.generic
    left_over = surplus(payment, needs)
    generic -= min(generic, left_over)
    for kind in (5, 0, 1, 2, 3, 4):
        take = min(generic, pool[kind])
        payment.pool += [MANA_KINDS[kind]] * take
        pool[kind] -= take
        generic -= take
    used = {id(source) for source, _ in payment.taps}
    for source in sorted((s for s in available if id(s) not in used), key=lambda s: (len(s.kinds), s.number)):
        if generic <= 0:
            break
        payment.taps.append((source, source.kinds[0]))
        generic -= source.total
    return payment if generic <= 0 else None


def surplus(payment: Payment, needs: list[str]) -> int:
    """Mana that sources tapped for coloured symbols make beyond these."""
    made = sum(source.total for source, _ in payment.taps) + len(payment.pool)
    return made - len(needs)


class Matching:
    """Pays coloured symbols by trying, the scarcest first.

    Sources that make the same are tried as one, and what has failed is not tried again: a board of fifty lands must
    not take longer than there are kinds of them.
    """

    __slots__ = ("alike", "failed", "needs", "payment", "pool", "used")

    def __init__(self, needs: list[str], pool: list[int], available: Sequence[Source], payment: Payment) -> None:
        self.needs = needs
        self.pool = pool
        self.payment = payment
        groups: dict[tuple[str, int], list[Source]] = {}
        for source in available:
            groups.setdefault((source.kinds, source.total), []).append(source)
        self.alike = list(groups.values())
        self.used = [0] * len(self.alike)
        self.failed: set[tuple[int, ...]] = set()

    def is_hopeless(self) -> bool:
        """Whether there is too little of a kind, whatever is done with it."""
        return any(
            self.needs.count(kind)
            > self.pool[MANA_KINDS.index(kind)]
            + sum(len(group) * group[0].total for group in self.alike if kind in group[0].kinds)
            for kind in set(self.needs)
            if len(kind) == 1
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
            index = MANA_KINDS.index(kind)
            if self.pool[index]:
                self.pool[index] -= 1
                self.payment.pool.append(kind)
                if self.pay(place + 1):
                    return True
                self.pool[index] += 1
                self.payment.pool.pop()
        return False

    def by_tapping(self, place: int) -> bool:
        for number, group in enumerate(self.alike):
            if self.used[number] == len(group):
                continue
            source = group[self.used[number]]
            for kind in source.kinds:
                if kind not in self.needs[place]:
                    continue
                covered = 1
                while (
                    covered < source.total and place + covered < len(self.needs) and kind in self.needs[place + covered]
                ):
                    covered += 1
                self.used[number] += 1
                self.payment.taps.append((source, kind))
                if self.pay(place + covered):
                    return True
                self.used[number] -= 1
                self.payment.taps.pop()
        return False


def can_pay(game: Game, seat: Seat, price: Price, without: Iterable[int] = ()) -> bool:
    """Whether the player can pay, without changing anything."""
    return price.total == 0 or plan(game, seat, price, without) is not None


def pay(game: Game, seat: Seat, price: Price, sparing: int = 0, for_commander: bool = False) -> bool:
    """Pay, tapping what is needed, if possible `sparing` an object.  Whether it could be paid, else nothing changes."""
    if price.total == 0:
        return True
    payment = plan(game, seat, price, (sparing,)) or plan(game, seat, price)
    if payment is None:
        return False
    made: list[str] = []
    for source, kind in payment.taps:
        tap_for_mana(game, seat, source.number, kind * source.amount)
        made += [kind] * source.total
    spend = list(payment.pool) + spent(payment, price)
    changing.spend_mana(game, seat, "".join(spend), for_commander)
    return True


def spent(payment: Payment, price: Price) -> list[str]:
    """The mana from sources that is spent: all that is needed, the rest stays in the pool."""
    made = [kind for source, kind in payment.taps for _ in range(source.total)]
    needed = price.total - len(payment.pool)
    coloured: list[str] = []
    rest = list(made)
    for need in sorted(price.symbols, key=len):
        for kind in rest:
            if kind in need and len(coloured) < needed:
                coloured.append(kind)
                rest.remove(kind)
                break
    return coloured + rest[: max(0, needed - len(coloured))]


def tap_for_mana(game: Game, seat: Seat, number: int, mana: str) -> None:
    """Tap a permanent for mana, and what triggers on that adds more at once.  (CR 106.12, 605.4a)"""
    changing.tap(game, [number], for_mana=True)
    changing.add_mana(game, seat, mana, number)
    tapped_for_mana(game, seat, number, mana)


def triggered_by(game: Game, seat: Seat, number: int, mana: str) -> Iterator[tuple[Context, Triggered]]:
    """The triggered mana abilities of tapping a permanent for this mana.  (CR 605.1b)"""
    for source, controller, ability in layers.projection(game).triggers.get(h.TapsForMana, ()):
        on = ability.on
        assert isinstance(on, h.TapsForMana)
        ctx = Context(game, source, controller)
        if not triggers.player_is(ctx, on.who, seat) or not triggers.subject(ctx, on.what, number):
            continue
        if ability.if_ is None or questions.holds(ctx, ability.if_):
            yield ctx.with_bound(mana=mana), ability


def tapped_for_mana(game: Game, seat: Seat, number: int, mana: str) -> None:
    """Triggered mana abilities: they resolve at once.  (CR 605.1b, 605.4a)"""
    for inner, ability in list(triggered_by(game, seat, number, mana)):
        for part in ability.do:
            if isinstance(part, AddMana):
                kinds = colours_of(inner, part)
                if kinds:
                    kind = mana[0] if mana and mana[0] in kinds else kinds[0]
                    changing.add_mana(game, inner.controller, kind * questions.amount(inner, part.amount), inner.source)
