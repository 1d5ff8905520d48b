"""Mana of which something is said: what it may be spent on, and what follows where it is spent.  (CR 106.6)"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from entaku.kernel.seats import Seat
from entaku.magic.concepts import predicates
from entaku.magic.concepts.mana.earmarked import Earmarked, Note
from entaku.magic.game import mutators
from entaku.magic.game.state import MANA_KINDS, Effect, Game, Mana, Object, SeatRef, Waiting
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, seen
from entaku.oracle.ir.happenings import Casts
from entaku.oracle.ir.replacements import EntersWithCounters
from entaku.oracle.ir.things import Bound
from entaku.oracle.mechanics.spending import SPENDING, IfSpent, NeverGeneric, SpendOnly, WhenSpent


class Purpose(NamedTuple):
    """What mana is spent on: a spell as it is cast, an ability of an object, or another `use` of it; with X or not."""

    item: Object
    is_ability: bool = False
    has_x: bool = False
    use: str = ""

    @property
    def key(self) -> tuple[int, bool, bool, str, str]:
        """The same for what the same mana may be spent on, as long as nothing changes."""
        return self.item.id, self.is_ability, self.has_x, self.use, self.item.base.name


def notes_in(do: Sequence[object]) -> tuple[Note, ...]:
    """What is said of mana behind the instruction that adds it."""
    return tuple(one for one in do if isinstance(one, SPENDING))


def allows(ctx: Context, notes: Iterable[Note], purpose: Purpose | None) -> bool:
    """Whether mana of which this is said may be spent on something, None for what is neither spell nor ability."""
    return all(may_be_spent(ctx, note, purpose) for note in notes if isinstance(note, SpendOnly))


def may_be_spent(ctx: Context, note: SpendOnly, purpose: Purpose | None) -> bool:
    if note.never:
        spell = None if purpose is None or purpose.is_ability or purpose.use else purpose.item
        return spell is None or not asking.fits_as(ctx, spell, spell.base, note.never)
    if purpose is None:
        return False
    if purpose.use in note.uses or (purpose.has_x and "costs with X" in note.uses):
        return True
    if purpose.use:
        return False
    item = purpose.item
    if not purpose.is_ability:
        return note.spells is not None and asking.fits_as(ctx, item, item.base, note.spells)
    if note.abilities is None:
        return False
    there = note.anywhere or item.zone == "battlefield"
    return not note.abilities or (there and asking.fits(ctx, item.id, note.abilities))


def applies(ctx: Context, notes: Iterable[Note], purpose: Purpose | None) -> bool:
    """Whether something follows from spending mana of which this is said, or it may be spent on little else."""
    little = SpendOnly | NeverGeneric
    return any(isinstance(note, little) or follows_from(ctx, note, purpose) for note in notes)


def follows_from(ctx: Context, note: Note, purpose: Purpose | None) -> bool:
    """Whether something follows from spending the mana on this."""
    if purpose is None or purpose.is_ability or purpose.use or isinstance(note, NeverGeneric):
        return False
    if isinstance(note, SpendOnly):
        return bool(note.changes)
    where = note.spells if isinstance(note, IfSpent) else casting_of(note)
    return asking.fits_as(ctx, purpose.item, purpose.item.base, where)


def casting_of(note: WhenSpent) -> predicates.Where:
    """The spells of which an ability that triggers on their being paid for speaks."""
    return note.ability.on.where if isinstance(note.ability.on, Casts) else ()


def context(game: Game, one: Earmarked) -> Context:
    return Context(game, one.source, one.controller)


def spendable(game: Game, seat: Seat, purpose: Purpose | None) -> tuple[Mana, Mana]:
    """The mana in a player's pool that may be spent on something, and how much of that came from snow sources."""
    player = game.players[seat]
    pool, snow = list(player.mana), list(player.snow)
    for one in player.earmarked:
        if not allows(context(game, one), one.notes, purpose):
            for letter in one.mana:
                place = MANA_KINDS.index(letter.upper())
                pool[place] -= 1
                snow[place] -= letter.islower()
    return (tuple(pool), tuple(snow))  # type: ignore[return-value]  # as many numbers as kinds


def is_never_generic(one: Earmarked) -> bool:
    """Whether mana of which this is said can't be spent on generic mana costs."""
    return any(isinstance(note, NeverGeneric) for note in one.notes)


def never_generic(game: Game, seat: Seat, purpose: Purpose | None) -> str:
    """The mana in a player's pool that may be spent on something, though on no generic mana of its cost."""
    return "".join(
        one.mana
        for one in game.players[seat].earmarked
        if is_never_generic(one) and allows(context(game, one), one.notes, purpose)
    )


def first_kinds(game: Game, seat: Seat, purpose: Purpose | None) -> str:
    """The kinds of mana in a player's pool that are better spent on this than on anything else."""
    return "".join(
        one.mana.upper()
        for one in game.players[seat].earmarked
        if allows(context(game, one), one.notes, purpose) and applies(context(game, one), one.notes, purpose)
    )


def earmark(game: Game, seat: Seat, mana: str, source: int, notes: tuple[Note, ...], more: bool = False) -> None:
    """Keep what is said of mana that was just added; `more`: besides what was said of it last.  (CR 106.6)"""
    before = game.players[seat].earmarked
    if more:
        one = mutators.replace(before[-1], notes=(*before[-1].notes, *notes))
        before = before[:-1]
    else:
        found = seen(game, source)
        is_snow = found is not None and "Snow" in found[1].supertypes
        one = Earmarked(mana.lower() if is_snow else mana, source, seat, notes)
    mutators.alter_player(game, seat, earmarked=(*before, one))


class Spent(NamedTuple):
    """Mana as it leaves a pool: its letters, the earmarks that remain, and those whose mana is among it."""

    mana: str
    left: tuple[Earmarked, ...]
    used: tuple[Earmarked, ...]


def spent(game: Game, seat: Seat, mana: str, purpose: Purpose | None, symbols: int) -> Spent:
    """Which mana of these kinds is spent on something: first what is for that, last what does more elsewhere.

    The first so many pay for `symbols`, the others for generic mana.
    """
    player = game.players[seat]
    if not player.earmarked:
        return Spent(mana, (), ())
    open_ = [n for n, one in enumerate(player.earmarked) if allows(context(game, one), one.notes, purpose)]
    eager = [n for n in open_ if applies(context(game, one := player.earmarked[n]), one.notes, purpose)]
    left = [one.mana for one in player.earmarked]
    free = without(player.mana, left, any_kind=True)
    free_snow = without(player.snow, left, any_kind=False)
    letters, used = "", set[int]()
    for at, kind in enumerate(mana):
        place = MANA_KINDS.index(kind.upper())
        plain = free_snow[place] if kind.islower() else free[place]
        usable = (*eager, *(() if plain else open_))
        if at >= symbols:
            usable = tuple(n for n in usable if not is_never_generic(player.earmarked[n]))
        among = [n for n in usable if kind in left[n] or kind.lower() in left[n]]
        if among:
            number = among[0]
            letter = kind if kind in left[number] else kind.lower()
            left[number] = left[number].replace(letter, "", 1)
            used.add(number)
        else:
            letter = kind.lower() if free[place] == free_snow[place] else kind
            free[place] -= 1
            free_snow[place] -= letter.islower()
        letters += letter
    kept = (mutators.replace(one, mana=rest) for one, rest in zip(player.earmarked, left, strict=True) if rest)
    return Spent(letters, tuple(kept), tuple(player.earmarked[n] for n in sorted(used)))


def without(pool: Mana, earmarked: Sequence[str], any_kind: bool) -> list[int]:
    """How much of each kind of mana in a pool nothing is said of; of mana from snow sources alone, or of any."""
    rest = list(pool)
    for letter in "".join(earmarked):
        rest[MANA_KINDS.index(letter.upper())] -= any_kind or letter.islower()
    return rest


def follow(game: Game, used: Iterable[Earmarked], purpose: Purpose | None) -> None:
    """What follows from mana's having been spent: a spell gets changes, abilities trigger.  (CR 106.6)"""
    for one in used:
        ctx = context(game, one)
        for note in one.notes:
            if purpose is None or isinstance(note, NeverGeneric) or not follows_from(ctx, note, purpose):
                continue
            spell = purpose.item.id
            if isinstance(note, WhenSpent):
                bound = (("it", (spell,)), ("player", (SeatRef(one.controller),)))
                mutators.queue(game, [Waiting(one.controller, one.source, note.ability, bound)])
                continue
            if isinstance(note, IfSpent) and note.counters != 0:
                more = EntersWithCounters(Bound("each"), "+1/+1", note.counters)
                mutators.add_effect(game, Effect(
                    mutators.stamp(game), one.source, one.controller, "end of turn", rule=more,
                    bound=(("each", (spell,)),), turn=game.turn,
                ))  # fmt: skip
                continue
            until = note.until if isinstance(note, IfSpent) else "end of game"
            effect = Effect(
                mutators.stamp(game), one.source, one.controller, until, (spell,), note.changes, turn=game.turn
            )
            mutators.add_effect(game, effect)
