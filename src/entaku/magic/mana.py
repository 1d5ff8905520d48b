"""Mana: what permanents can add.  (CR 106, 605)"""

from collections.abc import Iterator

from msgspec import Struct

from entaku.cards.ir import happenings as h
from entaku.cards.ir.abilities import Activated, TapThis, Triggered
from entaku.cards.ir.actions import AddMana
from entaku.cards.ir.changes import CantBeActivated
from entaku.cards.ir.things import You
from entaku.kernel.seats import Seat
from entaku.magic import changing, commander, conditions, layers, questions, triggers
from entaku.magic.definitions import Traits
from entaku.magic.game import MANA_KINDS, Game, Object
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
    kind triggered mana abilities add; `snow` whether it is a snow permanent.
    """

    __slots__ = ("ability", "amount", "bonus", "kinds", "number", "snow")

    def __init__(
        self, number: int, ability: Activated, kinds: str, amount: int, bonus: int = 0, snow: bool = False
    ) -> None:
        self.number = number
        self.ability = ability
        self.kinds = kinds
        self.amount = amount
        self.bonus = bonus
        self.snow = snow

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
            best.bonus = bonus_of(game, seat, best)
            best.snow = "Snow" in traits.supertypes
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
        if ability.if_ is None or conditions.holds(ctx, ability.if_):
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
