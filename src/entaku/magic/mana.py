"""Mana: what permanents can add.  (CR 106, 605)"""

from collections.abc import Iterator

from msgspec import Struct

from entaku.cards.ir import happenings as h
from entaku.cards.ir.abilities import Activated, TapThis, Triggered
from entaku.cards.ir.actions import AddMana
from entaku.cards.ir.changes import CantBeActivated
from entaku.cards.ir.things import You
from entaku.kernel.seats import Seat
from entaku.magic import commander, conditions, layers, questions, triggers
from entaku.magic.definitions import Traits, is_mana_ability
from entaku.magic.game import MANA_KINDS, Game, Object, SeatRef
from entaku.magic.questions import Context

ALL_COLOURS = "WUBRG"


class Known(Struct, frozen=True):
    """The sources of a player as they were worked out for a state."""

    version: int
    seat: Seat
    sources: list["Source"]


class Source:
    """Something that one activation of a mana ability, by tapping alone, can be got from.

    `kinds` are the kinds of mana it can be; `amount` how many of one kind at once, and `bonus` how many more of that
    kind triggered mana abilities add; `extra` what they add whatever its kind: of one of some kinds, so many; `snow`
    whether it is a snow permanent.
    """

    __slots__ = ("ability", "amount", "bonus", "extra", "kinds", "number", "snow")

    def __init__(
        self, number: int, ability: Activated, kinds: str, amount: int, bonus: int = 0,
        extra: tuple[tuple[str, int], ...] = (), snow: bool = False,
    ) -> None:  # fmt: skip
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
        made = dict.fromkeys(value) if isinstance(value, str) else ()
        return "".join(kind for kind in made if adding.any_type or kind in ALL_COLOURS)
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
    """Whether it costs nothing but tapping, as often as may be, and only adds mana: it can be used without asking."""
    return (
        len(ability.cost) == 1
        and isinstance(ability.cost[0], TapThis)
        and len(ability.do) == 1
        and isinstance(ability.do[0], AddMana)
        and isinstance(ability.do[0].who, You)
        and ability.limit is None
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
            if taps_only(ability) and (ability.if_ is None or conditions.holds(ctx, ability.if_)):
                adding = ability.do[0]
                assert isinstance(adding, AddMana)
                kinds, amount = colours_of(ctx, adding), questions.amount(ctx, adding.amount)
                if kinds and amount > 0 and not adding.combination:
                    if best is None:
                        best = Source(number, ability, kinds, amount)
                    elif best.amount == amount == 1:
                        best = Source(number, ability, join(best.kinds, kinds), 1)
        if best is not None:
            best.bonus, best.extra = extras_of(game, seat, best)
            best.snow = "Snow" in traits.supertypes
            found.append(best)
    found.sort(key=lambda source: (len(source.kinds), is_creature(game, source.number), source.number))
    return found


def extras_of(game: Game, seat: Seat, source: Source) -> tuple[int, tuple[tuple[str, int], ...]]:
    """What triggered mana abilities add for a player as a source is tapped: of its own kind, and of others.

    (CR 605.1b)
    """
    bonus = 0
    extra: list[tuple[str, int]] = []
    for inner, ability in triggered_by(game, seat, source.number, source.kinds[0]):
        for part in ability.do if is_mana_ability(ability) else ():
            if not isinstance(part, AddMana) or questions.players(inner, part.who) != (seat,):
                continue
            amount = questions.amount(inner, part.amount)
            if part.source == "produced":
                bonus += amount
            elif kinds := colours_of(inner, part):
                extra += [(kinds, 1)] * amount if part.combination else [(kinds, amount)] if amount > 0 else []
    return bonus, tuple(extra)


def join(first: str, second: str) -> str:
    return "".join(kind for kind in MANA_KINDS if kind in first + second)


def is_creature(game: Game, number: int) -> bool:
    return layers.look(game, game.objects[number]).is_creature


def triggered_by(game: Game, seat: Seat, number: int, mana: str) -> Iterator[tuple[Context, Triggered]]:
    """The abilities that trigger as a player taps a permanent for this mana.  (CR 106.12a)"""
    for source, controller, ability in layers.projection(game).triggers.get(h.TapsForMana, ()):
        on = ability.on
        assert isinstance(on, h.TapsForMana)
        ctx = Context(game, source, controller)
        if not triggers.player_is(ctx, on.who, seat) or not triggers.subject(ctx, on.what, number):
            continue
        if game.ranges is not None and not questions.in_range(game, controller, seat):
            continue
        inner = ctx.with_bound(mana=mana, player=(SeatRef(seat),), it=(number,))
        if ability.if_ is None or conditions.holds(inner, ability.if_):
            yield inner, ability
