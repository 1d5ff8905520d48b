"""Mana: what permanents can add.  (CR 106, 605)"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from entaku.kernel.decisions import Option
from entaku.kernel.seats import Seat
from entaku.magic.concepts.mana import restricted_mana
from entaku.magic.concepts.mana.earmarked import Earmarked, Note
from entaku.magic.game.definitions import Kit, Traits, is_mana_ability
from entaku.magic.game.state import MANA_KINDS, DelayedTrigger, Game, Object, SeatRef
from entaku.magic.spells.abilities import event_subject
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.variants import commander
from entaku.oracle.colours import colours
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir.abilities import Activated, TapThis, Triggered
from entaku.oracle.ir.changes import CantBeActivated
from entaku.oracle.ir.things import You
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.mechanics.spending import SPENDING, SpendOnly

ALL_COLOURS = "WUBRG"
Pool = tuple[tuple[int, ...], tuple[int, ...], tuple[Earmarked, ...]]
"""The mana that a player has, how much of it is from snow, and what is said of some of it."""


class Known:
    """The sources of a player as they were worked out for a state, and what has been asked about them since.

    `total` is how much mana they come to; `payable` says of prices whether they can be paid, `beyond` of cards in hand
    whether they can't be for what is printed on them.  `kept` are those whose mana may be spent only on some things;
    with these there is `most` mana.  `noted`: something is said of mana that some make.  `pool` is the mana that the
    player has already; as long as that and the sources are the same, so is all that was asked.  `options` are the mana
    abilities as the player is asked about them, where all of them do no more than tap.
    """

    __slots__ = (
        "_alike", "beyond", "hinges", "kept", "most", "noted", "numbers", "options", "payable", "pool", "seat",
        "sources", "total", "version",
    )  # fmt: skip

    def __init__(
        self,
        version: int,
        seat: Seat,
        sources: list["Source"],
        kept: Sequence["Source"] = (),
        hinges: object = None,
        pool: Pool | None = None,
    ) -> None:
        self.version = version
        self.pool = pool
        self.hinges = hinges
        self.seat = seat
        self.sources = sources
        self.kept = kept
        self.noted = bool(kept) or any(source.notes for source in sources)
        self.numbers = frozenset(source.number for source in (*sources, *kept))
        self.total = sum([source.total for source in sources])
        self.most = self.total + sum([source.total for source in kept])
        self.payable: dict[object, bool] = {}
        self.beyond: dict[Traits, bool] = {}
        self.options: Sequence[Option] | None = None
        self._alike: list[list[Source]] | None = None

    @property
    def is_plain(self) -> bool:
        """Whether nothing is said of any mana that the player has or could have."""
        return not (self.noted or self.pool is None or self.pool[2])

    def goes_on(self, before: "Known") -> None:
        """Keep what was asked before if it is about the same sources and mana, which nothing is said of.

        What was worked out before is left as it is: a copy of the game may go by it.
        """
        if self.is_plain and before.is_plain and self.pool == before.pool and self.sources == before.sources:
            self.payable, self.beyond, self._alike = before.payable, before.beyond, before._alike

    @property
    def alike(self) -> list[list["Source"]]:
        """Groups of equal sources."""
        if self._alike is None:
            self._alike = alike(self.sources)
        return self._alike


class Source:
    """Something that one activation of a mana ability, by tapping alone, can be got from.

    `kinds` are the kinds of mana it can be; `amount` how many of one kind at once, and `bonus` how many more of that
    kind triggered mana abilities add; `extra` what they add whatever its kind: of one of some kinds, so many; `snow`
    whether it is a snow permanent; `notes` what is said of its mana, but of the `free` kinds; `first` whether that
    is for what is paid, so that it is better spent than other mana; `aside` how many more of its kind it makes that
    may not be spent on this.
    """

    __slots__ = ("ability", "amount", "aside", "bonus", "extra", "first", "free", "kinds", "notes", "number", "snow")

    def __init__(
        self, number: int, ability: Activated, kinds: str, amount: int, bonus: int = 0,
        extra: tuple[tuple[str, int], ...] = (), snow: bool = False, notes: tuple[Note, ...] = (), free: str = "",
        first: bool = False, aside: int = 0,
    ) -> None:  # fmt: skip
        self.aside = aside
        self.notes = notes
        self.free = free
        self.first = first
        self.number = number
        self.ability = ability
        self.kinds = kinds
        self.amount = amount
        self.bonus = bonus
        self.extra = extra
        self.snow = snow

    @property
    def total(self) -> int:
        """How much mana tapping it comes to."""
        own = self.amount + self.bonus
        return own + sum(amount for _, amount in self.extra) if self.extra else own

    def most_for(self, need: str) -> int:
        """How much of that could pay for a symbol."""
        own = self.amount if any(kind in need for kind in self.kinds) else 0
        own += self.bonus if self.bonus and any(kind in need for kind in self.kinds.upper()) else 0
        if not self.extra:
            return own
        return own + sum(amount for kinds, amount in self.extra if any(kind in need for kind in kinds))


def colours_of(ctx: Context, adding: AddMana, depth: int = 0) -> str:
    """The kinds of mana that an instruction could add for its player.  (CM-5)"""
    return made_by(ctx.game, ctx.controller, written(ctx, adding, depth))


def made_by(game: Game, seat: Seat, kinds: str) -> str:
    """The kinds of mana that a player makes instead of these, by the rules of Commander.  (CM-5)"""
    return kinds if game.setup.profile.commander is None else commander.mana_made(game, seat, kinds)


def written(ctx: Context, adding: AddMana, depth: int) -> str:
    """The kinds of mana that an instruction speaks of."""
    if adding.source == "noted":
        pool = ctx.game.setup.players[ctx.controller].pool
        return "" if pool is None else pool.colours(ctx.source_name)
    if adding.source == "chosen":
        now = ctx.bound.get("colour")
        chosen = now if isinstance(now, str) else dict(asking.chosen_of(ctx)).get("colour", "")
        return chosen if adding.colours == "any" else join(adding.colours, chosen)
    if adding.source == "commander":
        return commander.identity(ctx.game, ctx.controller) or ""
    if adding.source in ("among", "each among") and adding.like is not None:
        found = (asking.seen(ctx.game, number) for number in asking.objects(ctx, adding.like))
        there = {colour for pair in found if pair for colour in pair[1].colours}
        return colours("".join(there))
    if adding.source == "producible":
        return producible(ctx, adding, depth)
    if adding.source == "produced":
        value = ctx.bound.get("mana", "")
        made = dict.fromkeys(value) if isinstance(value, str) else ()
        return "".join(kind for kind in made if adding.any_type or kind in ALL_COLOURS)
    return ALL_COLOURS if adding.colours == "any" else adding.colours


def producible(ctx: Context, adding: AddMana, depth: int) -> str:
    """The kinds that lands like those described could produce.  (CR 106.7)"""
    if depth > 3 or adding.like is None:
        return ""
    found: set[str] = set()
    game = ctx.game
    for number in asking.objects(ctx, adding.like):
        if number == ctx.source:
            continue
        traits = projection.look(game, game.objects[number])
        inner = Context(game, number, traits.controller)
        for ability in traits.kit.mana:
            for part in ability.do:
                if isinstance(part, AddMana):
                    found |= set(colours_of(inner, part, depth + 1))
    kinds = MANA_KINDS if adding.any_type else ALL_COLOURS
    return "".join(kind for kind in kinds if kind in found)


def taps_only(ability: Activated) -> bool:
    """Whether it costs nothing but tapping, as often as may be, and only adds mana: it can be used without asking."""
    return (
        len(ability.cost) == 1
        and isinstance(ability.cost[0], TapThis)
        and bool(ability.do)
        and isinstance(ability.do[0], AddMana)
        and all(isinstance(one, SPENDING) for one in ability.do[1:])
        and isinstance(ability.do[0].who, You)
        and ability.limit is None
        and not ability.once
        and not ability.timing
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


def untapped(game: Game, seat: Seat) -> Iterator[tuple[int, Traits]]:
    """The untapped permanents that a player controls, and what they are like."""
    for number in game.battlefield:
        traits = projection.look(game, game.objects[number])
        if traits.controller == seat and not game.objects[number].tapped:
            yield number, traits


def sources(game: Game, seat: Seat) -> list[Source]:
    """What the player can tap for mana without being asked anything, the least useful first."""
    return known(game, seat).sources


def known(game: Game, seat: Seat) -> Known:
    """The sources of a player now, worked out once for each state, or as long as what they hang on stays as it is."""
    before = game.sources[seat]
    if isinstance(before, Known) and before.version == game.version:
        return before
    now = hinges(game, seat)
    if isinstance(before, Known) and before.hinges == now:
        return before
    steady = now if is_steady(game, seat) else None
    player = game.players[seat]
    pool = player.mana, player.snow, player.earmarked
    found = game.sources[seat] = Known(game.version, seat, *sources_now(game, seat), hinges=steady, pool=pool)
    if isinstance(before, Known):
        found.goes_on(before)
    return found


def hinges(game: Game, seat: Seat) -> tuple[object, ...]:
    """What the sources of a player hang on where none of them asks anything, and what can be paid with them.

    Whether creatures may be tapped is decided by whose turns there have been.  (CR 302.6)
    """
    player = game.players[seat]
    return projection.current(game), game.tapping, game.turn, game.delayed, player.mana, player.snow, player.earmarked


def is_steady(game: Game, seat: Seat) -> bool:
    """Whether what a player's sources make hangs on nothing but which permanents they are."""
    now = projection.current(game)
    if h.TapsForMana in now.triggers or game.delayed or game.players[seat].earmarked:
        return False
    return all(asks_nothing(now.traits[number].kit) for number in now.mana.get(seat, ()))


@lru_cache(maxsize=4096)
def asks_nothing(kit: Kit) -> bool:
    """Whether what tapping alone makes with these abilities, and what it may be spent on, is written there."""
    for ability in kit.mana:
        if taps_only(ability):
            adding = ability.do[0]
            assert isinstance(adding, AddMana)
            if ability.if_ is not None or adding.source or type(adding.amount) is not int or len(ability.do) > 1:
                return False
    return True


def sources_now(game: Game, seat: Seat) -> tuple[list[Source], list[Source]]:
    """What a player can tap for mana: for anything, the least useful first, and for what it may be spent on only."""
    found: list[tuple[int, bool, int, Source]] = []
    kept: list[Source] = []
    now = projection.current(game)
    stirs = h.TapsForMana in now.triggers or any(lasting_mana_triggers(game))
    for number in now.mana.get(seat, ()):
        item = game.objects[number]
        if item.tapped:
            continue
        traits = now.traits[number]
        if traits.is_creature and is_sick(game, item, traits):
            continue
        if traits.rules and is_stopped(traits):
            continue
        if not stirs and (plain := plain_ability(traits.kit)) is not None:
            alone = plain_source(number, traits.kit, made_by(game, seat, plain[1]), "Snow" in traits.supertypes)
            found.append((len(alone.kinds), traits.is_creature, number, alone))
            continue
        for of in (False, True) if has_kept(traits.kit) else (False,):
            best = source_of(game, seat, number, traits.kit, of)
            if best is not None:
                if stirs:
                    best.bonus, more = extras_of(game, seat, best)
                    best.extra += more
                best.snow = "Snow" in traits.supertypes
                if of:
                    kept.append(best)
                else:
                    found.append((len(best.kinds), traits.is_creature, number, best))
    found.sort()
    return [source for _, _, _, source in found], kept


def is_stopped(traits: Traits) -> bool:
    """Whether an effect says that no ability of a permanent can be activated, mana abilities neither."""
    return any(isinstance(one.rule, CantBeActivated) and not one.rule.but_mana for one in traits.rules)


@lru_cache(maxsize=8192)
def plain_source(number: int, kit: Kit, kinds: str, snow: bool) -> Source:
    """What a permanent makes of these kinds by tapping alone where nothing changes that: never changed, made once."""
    plain = plain_ability(kit)
    assert plain is not None
    return Source(number, plain[0], kinds, plain[2], snow=snow)


@lru_cache(maxsize=4096)
def has_kept(kit: Kit) -> bool:
    """Whether tapping alone makes mana that may be spent only on some things."""
    return any(taps_only(ability) and is_kept(ability.do[1:]) for ability in kit.mana)


def is_kept(notes: Iterable[object]) -> bool:
    """Whether mana of which this is said may not be spent on everything.  (CR 106.6)"""
    return any(isinstance(note, SpendOnly) for note in notes)


def source_of(game: Game, seat: Seat, number: int, kit: Kit, kept: bool = False) -> Source | None:
    """What tapping a permanent with these abilities comes to now, None if it makes no mana by tapping alone.

    `kept`: mana that may be spent only on some things, or such as may be spent on anything.
    """
    plain = None if kept else plain_ability(kit)
    if plain is not None:
        ability, made, count = plain
        return Source(number, ability, made_by(game, seat, made), count)
    ctx = Context(game, number, seat)
    best: Source | None = None
    for ability in kit.mana:
        if is_usable(ctx, ability) and is_kept(ability.do[1:]) == kept:
            adding = ability.do[0]
            assert isinstance(adding, AddMana)
            kinds, amount = colours_of(ctx, adding), asking.amount(ctx, adding.amount)
            if kinds and amount > 0 and not adding.combination:
                notes = restricted_mana.notes_in(ability.do)
                if adding.source == "each among":
                    own = Source(number, ability, kinds[0], 1, extra=tuple((kind, 1) for kind in kinds[1:]))
                    best = own if best is None or own.total > best.total else best
                elif best is None:
                    best = Source(number, ability, kinds, amount, notes=notes)
                elif best.amount == amount == 1 and best.notes == notes:
                    best = Source(number, ability, join(best.kinds, kinds), 1, notes=notes)
    return best


def is_usable(ctx: Context, ability: Activated) -> bool:
    """Whether an ability makes mana by tapping alone, now."""
    return taps_only(ability) and (ability.if_ is None or asking.holds(ctx, ability.if_))


def open_for(game: Game, known: Known, purpose: restricted_mana.Purpose | None) -> list[Source]:
    """The sources of a player for something: such as make mana for that alone instead of what they make for all."""
    if not known.noted:
        return known.sources
    kept: dict[int, Source] = {}
    beside: dict[int, Source] = {}
    for source in known.kept:
        if restricted_mana.allows(Context(game, source.number, known.seat), source.notes, purpose):
            kept[source.number] = source
        elif source.bonus or source.extra:
            beside[source.number] = beside_own(source)
    found = [with_kept(source, kept.pop(source.number, None)) for source in known.sources]
    for source in found:
        ctx = Context(game, source.number, known.seat)
        source.first = source.first or restricted_mana.applies(ctx, source.notes, purpose)
        beside.pop(source.number, None)
    return [*beside.values(), *(with_kept(None, source) for source in kept.values()), *found]


def beside_own(source: Source) -> Source:
    """What is added as a permanent is tapped whose own mana may not be spent on something.  (CR 106.6)"""
    return Source(
        source.number, source.ability, source.kinds, 0, source.bonus, source.extra, source.snow, source.notes,
        aside=source.amount,
    )  # fmt: skip


def with_kept(source: Source | None, kept: Source | None) -> Source:
    """What a permanent makes for something: mana for that alone, or as much of other kinds for anything."""
    one = kept or source
    assert one is not None
    free = ""
    if kept is not None and source is not None and source.amount == kept.amount:
        free = "".join(kind for kind in source.kinds if kind not in kept.kinds)
    return Source(
        one.number, one.ability, one.kinds + free, one.amount, one.bonus, one.extra, one.snow, one.notes, free,
        first=kept is not None,
    )  # fmt: skip


@lru_cache(maxsize=4096)
def plain_ability(kit: Kit) -> tuple[Activated, str, int] | None:
    """The only mana ability, with its kinds and how much of one of them it makes, if nothing in a game changes that."""
    if len(kit.mana) != 1 or not taps_only(kit.mana[0]) or kit.mana[0].if_ is not None or len(kit.mana[0].do) > 1:
        return None
    adding = kit.mana[0].do[0]
    if not isinstance(adding, AddMana) or adding.source or adding.combination or not isinstance(adding.amount, int):
        return None
    kinds = ALL_COLOURS if adding.colours == "any" else adding.colours
    return (kit.mana[0], kinds, adding.amount) if kinds and adding.amount > 0 else None


def alike(found: Iterable[Source]) -> list[list[Source]]:
    """Sources by what they make: those of one group are as good as each other."""
    groups: dict[tuple[object, ...], list[Source]] = {}
    for source in found:
        kind = (
            source.kinds,
            source.amount,
            source.bonus,
            source.extra,
            source.notes,
            source.free,
            source.first,
            source.aside,
        )
        groups.setdefault(kind, []).append(source)
    return list(groups.values())


def extras_of(game: Game, seat: Seat, source: Source) -> tuple[int, tuple[tuple[str, int], ...]]:
    """What triggered mana abilities add for a player as a source is tapped: of its own kind, and of others.

    (CR 605.1b)
    """
    bonus = 0
    extra: list[tuple[str, int]] = []
    for inner, ability in triggered_by(game, seat, source.number, source.kinds[0]):
        for part in ability.do if is_mana_ability(ability) else ():
            if not isinstance(part, AddMana) or asking.players(inner, part.who) != (seat,):
                continue
            amount = asking.amount(inner, part.amount)
            if part.source == "produced":
                bonus += amount
            elif kinds := colours_of(inner, part):
                extra += [(kinds, 1)] * amount if part.combination else [(kinds, amount)] if amount > 0 else []
    return bonus, tuple(extra)


def join(first: str, second: str) -> str:
    return "".join(kind for kind in MANA_KINDS if kind in first + second)


def triggered_by(game: Game, seat: Seat, number: int, mana: str) -> Iterator[tuple[Context, Triggered]]:
    """The abilities that trigger as a player taps a permanent for this mana, delayed ones too.  (CR 106.12a, 603.7)"""
    standing = projection.current(game).triggers.get(h.TapsForMana, ())
    asked = [(Context(game, source, controller), ability) for source, controller, ability in standing]
    for delayed in lasting_mana_triggers(game):
        ctx = Context(game, delayed.source, delayed.controller, delayed.spell, dict(delayed.bound))
        asked.append((ctx, delayed.ability))
    for ctx, ability in asked:
        on = ability.on
        assert isinstance(on, h.TapsForMana)
        if not event_subject.player_is(ctx, on.who, seat) or not event_subject.subject(ctx, on.what, number):
            continue
        if game.ranges is not None and not asking.in_range(game, ctx.controller, seat):
            continue
        inner = ctx.with_bound(mana=mana, player=(SeatRef(seat),), it=(number,))
        if all(asking.holds(inner, one) for one in ability.asked):
            yield inner, ability


def lasting_mana_triggers(game: Game) -> Iterator[DelayedTrigger]:
    """The delayed abilities that trigger each time something is tapped for mana.  (CR 603.7b)"""
    for one in game.delayed:
        if not one.once and isinstance(one.ability.on, h.TapsForMana):
            yield one
