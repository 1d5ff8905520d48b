"""State-based actions: all that apply happen at once, then it is looked again.  (CR 704)"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from entaku.kernel.seats import Seat
from entaku.magic.additional import speed
from entaku.magic.additional.faces import bestowing, prepared, sagas
from entaku.magic.by_hand import unread_text
from entaku.magic.card_types import battle_protectors, legal_attachments
from entaku.magic.concepts import targets
from entaku.magic.concepts.counters import player_counters
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.game.definitions import Traits
from entaku.magic.game.state import Game, Object, SeatRef, Thing
from entaku.magic.multiplayer import leaving
from entaku.magic.spells.layers import projection
from entaku.magic.spells.layers.rules_in_force import has_rules
from entaku.magic.spells.replacement import destruction
from entaku.magic.spells.replacement.doing import loses_instead
from entaku.magic.spells.resolving import asking
from entaku.magic.variants import commander, rumble
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.subtypes import PLANESWALKER_TYPES


class Losing(Struct, frozen=True):
    """A player loses the game."""

    seat: Seat
    why: str


class Buried(Struct, frozen=True):
    """An object is put into its owner's graveyard."""

    number: int


class Sacrificed(Struct, frozen=True):
    """A permanent is sacrificed."""

    number: int


class Destroyed(Struct, frozen=True):
    """A permanent is destroyed."""

    number: int


class Ceasing(Struct, frozen=True):
    """An object ceases to exist."""

    number: int


class Unattached(Struct, frozen=True):
    """An Equipment or Fortification becomes unattached."""

    number: int


class Unguarded(Struct, frozen=True):
    """A battle's controller chooses another protector for it."""

    number: int


class Annihilated(Struct, frozen=True):
    """Counters are removed in pairs."""

    number: int
    count: int


class Started(Struct, frozen=True):
    """A player who had no speed has a speed of 1."""

    seat: Seat


class Legends(Struct, frozen=True):
    """Legendary permanents of one name, with one controller; one may stay."""

    seat: Seat
    numbers: tuple[int, ...]


Due = (
    Losing
    | Buried
    | Sacrificed
    | Destroyed
    | Ceasing
    | Unguarded
    | Unattached
    | Annihilated
    | Legends
    | Started
    | rumble.Rumbling
    | commander.Homing
)


def life_at_zero(game: Game) -> Iterator[Due]:
    """A player with 0 or less life loses, unless an effect says that they don't.  (CR 704.5a)"""
    for player in game.players:
        if player.life <= 0 and not player.left and not has_rules(game, player.seat, pr.LivesAtZero):
            yield Losing(player.seat, "life")


def engines_started(game: Game) -> Iterator[Due]:
    """A player without speed who controls what starts engines has a speed of 1.  (CR 2026 704.5z)"""
    yield from (Started(seat) for seat in speed.starting(game))


def beaten_by_commander(game: Game) -> Iterator[Due]:
    """A player with 21 combat damage by one commander loses; that is named first of several reasons.  (CR 903.10a)"""
    yield from (Losing(seat, commander.CAUSE) for seat in commander.beaten(game))


def empty_library(game: Game) -> Iterator[Due]:
    """A player who drew from an empty library loses.  (CR 704.5b)"""
    for player in game.players:
        if player.drew_from_empty and not player.left:
            yield Losing(player.seat, "draw")


def poisoned(game: Game) -> Iterator[Due]:
    """A player with ten poison counters loses, a team of two with fifteen.  (CR 704.5c, 704.6b)"""
    for player in game.players:
        if not player.poison or player.left:
            continue
        if player.poison >= player_counters.lethal_poison(len(game.setup.sharing[player.seat])):
            yield Losing(player.seat, "poison")


def tokens_elsewhere(game: Game) -> Iterator[Due]:
    """A token outside the battlefield, or a copy of a spell outside the stack, ceases to exist.  (CR 704.5d, 704.5e)

    A pile without any isn't gone through again as long as the same objects lie in it.
    """
    tidy, there = game.tidy, game.objects
    piles = (*game.graveyards, *game.hands, game.exile, *game.libraries)
    if piles == tidy:
        return
    found: list[int] = []
    libraries = len(piles) - len(game.libraries)
    for place, pile in enumerate(piles):
        if not pile or (tidy is not None and pile is tidy[place]):
            continue
        if place < libraries or there[pile[0]].is_token or there[pile[-1]].is_token:
            found += [number for number in pile if there[number].is_token]
    if not found:
        game.tidy = piles
    yield from (Ceasing(number) for number in found if not prepared.waits(game, game.objects[number]))


PermanentCheck = Callable[[Game, Object, Traits], Iterator[Due]]


def creature_dies(game: Game, item: Object, traits: Traits) -> Iterator[Due]:
    """Toughness 0 or less; lethal damage; damage by deathtouch.  (CR 704.5f, 704.5g, 704.5h)"""
    if not traits.is_creature:
        return
    toughness = traits.toughness or 0
    if toughness <= 0:
        yield Buried(item.id)
    elif (item.damage >= toughness or item.deathtouched) and "indestructible" not in traits.kit.keywords:
        yield Destroyed(item.id)


def no_loyalty(game: Game, item: Object, traits: Traits) -> Iterator[Due]:
    """A planeswalker with loyalty 0 goes.  (CR 704.5i)"""
    if "Planeswalker" in traits.types and not item.counter("loyalty"):
        yield Buried(item.id)


def defeated(game: Game, item: Object, traits: Traits) -> Iterator[Due]:
    """A battle with defense 0 goes; one that lacks a protector gets another.  (CR 2026 704.5v–x)"""
    if battle_protectors.is_defeated(game, item, traits):
        yield Buried(item.id)
    elif battle_protectors.is_unguarded(game, item, traits):
        yield Unguarded(item.id) if game.opponents(traits.controller) else Buried(item.id)


def badly_attached(game: Game, item: Object, traits: Traits) -> Iterator[Due]:
    """An Aura on nothing that it may enchant goes; Equipment or Fortifications let go.  (CR 704.5m, 704.5n)

    A bestowed Aura lets go, too, and is a creature then.  (CR 702.103f)
    """
    if "Aura" in traits.subtypes:
        host = SeatRef(item.attached_player) if item.attached_player is not None else item.attached
        legal = (
            host is not None
            and targets.may_enchant(game, item.id, traits.controller, host)
            and reaches(game, traits.controller, host)
        )
        if isinstance(host, SeatRef) and not game.in_game(host.seat):
            legal = False
        if not legal or traits.is_creature:
            yield Unattached(item.id) if bestowing.is_bestowed(item) else Buried(item.id)
    elif item.attached is not None:
        host_item = game.objects.get(item.attached)
        holds = (
            host_item is not None
            and host_item.zone == "battlefield"
            and legal_attachments.may_bear(game, host_item.id, item.id, traits)
            and not traits.is_creature
            and reaches(game, traits.controller, item.attached)
        )
        if not holds:
            yield Unattached(item.id)


def reaches(game: Game, seat: Seat, host: Thing) -> bool:
    """Whether what something is attached to is within its controller's range of influence.  (CR 801.8, 801.9)"""
    other = host.seat if isinstance(host, SeatRef) else asking.controller_of(game, host)
    return other is None or asking.in_range(game, seat, other)


def counters_cancel(game: Game, item: Object, traits: Traits) -> Iterator[Due]:
    """A +1/+1 and a -1/-1 counter are removed together.  (CR 704.5q)"""
    if len(item.counters) > 1:
        pairs = min(item.counter("+1/+1"), item.counter("-1/-1"))
        if pairs:
            yield Annihilated(item.id, pairs)


def legend_rule(game: Game) -> Iterator[Due]:
    """Legendary permanents with the same name: today their controller keeps one; in 2010 all went.  (CR 704.5j)"""
    by_name: dict[tuple[Seat, str], list[int]] = {}
    now = projection.current(game)
    for number in now.sole:
        traits = now.traits[number]
        if "Legendary" in traits.supertypes:
            seat = -1 if game.setup.profile.legends == "2010" else traits.controller
            by_name.setdefault((seat, traits.name), []).append(number)
    for (seat, _), numbers in by_name.items():
        if len(numbers) > 1:
            yield from all_go(game, numbers) if seat < 0 else iter((Legends(seat, tuple(numbers)),))


def planeswalker_rule(game: Game) -> Iterator[Due]:
    """In 2010 all planeswalkers that shared a planeswalker type went, whoever controlled them.  (CM-15)"""
    if game.setup.profile.legends != "2010":
        return
    by_type: dict[str, list[int]] = {}
    now = projection.current(game)
    for number in now.sole:
        traits = now.traits[number]
        if "Planeswalker" in traits.types:
            for subtype in PLANESWALKER_TYPES.intersection(traits.subtypes):
                by_type.setdefault(subtype, []).append(number)
    for _, numbers in sorted(by_type.items()):
        yield from all_go(game, numbers)


def all_go(game: Game, numbers: Sequence[int]) -> Iterator[Due]:
    """Each of the permanents goes that has another of them within its controller's range of influence."""
    now = projection.current(game)
    for number in numbers:
        seat = now.traits[number].controller
        if any(n != number and asking.in_range(game, seat, now.traits[n].controller) for n in numbers):
            yield Buried(number)


def world_rule(game: Game) -> Iterator[Due]:
    """Of several world permanents all but the one that came last go; with limited range, of those within it.

    If the last came at once, all go.  (CR 704.5k, 801.12)
    """
    now = projection.current(game)
    everything = now.traits
    worlds = [number for number in now.sole if "World" in everything[number].supertypes]
    for number in worlds if len(worlds) > 1 else ():
        seat = everything[number].controller
        others = (n for n in worlds if n != number and asking.in_range(game, seat, everything[n].controller))
        if any(game.objects[other].arrived >= game.objects[number].arrived for other in others):
            yield Buried(number)


def role_outplayed(game: Game, item: Object, traits: Traits) -> Iterator[Due]:
    """Of several Roles that a player controls on one permanent only the latest stays.  (CR 704.5)"""
    if "Role" not in traits.subtypes or item.attached is None:
        return
    now = projection.current(game).traits
    roles = (n for n, other in now.items() if "Role" in other.subtypes and other.controller == traits.controller)
    others = (game.objects[number] for number in roles)
    if any(other.attached == item.attached and other.timestamp > item.timestamp for other in others):
        yield Buried(item.id)


def saga_ends(game: Game, item: Object, traits: Traits) -> Iterator[Due]:
    """A Saga whose last chapter has been told is sacrificed.  (CR 704.5s)"""
    if sagas.is_over(game, item, traits):
        yield Sacrificed(item.id)


OF_THE_GAME: tuple[Callable[[Game], Iterator[Due]], ...] = (
    life_at_zero, empty_library, poisoned, tokens_elsewhere, legend_rule, planeswalker_rule, world_rule,
    rumble.due, engines_started,
)  # fmt: skip
OF_COMMANDER: tuple[Callable[[Game], Iterator[Due]], ...] = (beaten_by_commander, *OF_THE_GAME, commander.homing)
OF_PERMANENTS: tuple[PermanentCheck, ...] = (
    creature_dies,
    no_loyalty,
    defeated,
    badly_attached,
    role_outplayed,
    counters_cancel,
    saga_ends,
)


OF_PLAYERS = Legends | Unguarded | Started | rumble.Rumbling | commander.Homing
"""What a player chooses at, or what comes over one."""


def due(game: Game) -> list[Due]:
    """Everything that is due now."""
    checks = OF_THE_GAME if game.setup.profile.commander is None else OF_COMMANDER
    found: list[Due] = [one for check in checks for one in check(game)]
    now = projection.current(game)
    for number in now.frail:
        item, toughness = game.objects[number], now.sound.get(number)
        if toughness is not None and item.damage < toughness and not item.deathtouched:
            continue
        traits = now.traits[number]
        checked = checks_of(traits.types, traits.subtypes, item.attached is not None, len(item.counters) > 1)
        for check_permanent in checked:
            found += check_permanent(game, item, traits)
    return found


@lru_cache(maxsize=4096)
def checks_of(
    types: frozenset[str], subtypes: frozenset[str], is_attached: bool, is_countered: bool
) -> tuple[PermanentCheck, ...]:
    """The checks that can find something about such a permanent, attached, or with several kinds of counters."""
    finds: dict[PermanentCheck, bool] = {
        creature_dies: "Creature" in types,
        no_loyalty: "Planeswalker" in types,
        defeated: "Battle" in types,
        badly_attached: is_attached or "Aura" in subtypes,
        role_outplayed: "Role" in subtypes,
        counters_cancel: is_countered,
        saga_ends: "Saga" in subtypes,
    }
    return tuple(check for check in OF_PERMANENTS if finds[check])


def due_as_said(game: Game) -> Procedure[list[Due]]:
    """Everything that is due, but for what text that isn't understood keeps from happening, as its player says."""
    agreed: set[tuple[Due, str]] = set()
    while True:
        found = due(game)
        if not found:
            return found
        hanging = [(one, unsaid, seat) for one in found for unsaid, seat in hangs_on(game, one)]
        spared = [one for one, unsaid, seat in hanging if unread_text.is_spared(game, unsaid, seat)]
        waiting = [
            (unsaid, seat, one)
            for one, unsaid, seat in hanging
            if one not in spared and (one, unread_text.stand(game, unsaid, seat)) not in agreed
        ]
        if not waiting:
            return [one for one in found if one not in spared]
        order = game.seats_in_turn_order()
        unsaid, seat, asked = min(waiting, key=lambda each: each[0].seat in order and order.index(each[0].seat))
        now = unread_text.stand(game, unsaid, seat)
        if not (yield from unread_text.ask_whether(game, unsaid, seat)):
            agreed.add((asked, now))


def hangs_on(game: Game, action: Due) -> Iterator[tuple[unread_text.Unsaid, Seat]]:
    """The text that isn't understood on which an action may hang, and the player whom it concerns."""
    if isinstance(action, Losing):
        found = None if leaving.cant_lose(game, action.seat) else unread_text.of_player(game, action.seat)
        yield from ((found, action.seat),) if found is not None else ()
    elif isinstance(action, Buried | Sacrificed | Destroyed | Unattached | Legends):
        numbers = action.numbers if isinstance(action, Legends) else (action.number,)
        first = next((one for number in numbers if (one := unread_text.of_object(game, number)) is not None), None)
        yield from ((first, first.seat),) if first is not None else ()


def perform(game: Game) -> Procedure[bool]:
    """Perform all state-based actions that apply, as one event.  Whether there were any.  (CR 704.3)"""
    if game.orphans:
        yield from moving.orphans_go(game)
    found = yield from due_as_said(game)
    forget_touches(game)
    for player in game.players:
        if player.drew_from_empty:
            mutators.alter_player(game, player.seat, drew_from_empty=False)
    if not found:
        return False
    losers = [one for one in found if isinstance(one, Losing) and not leaving.cant_lose(game, one.seat)]
    saved = yield from who_doesnt_lose(game, losers)
    losers = [one for one in losers if saved.isdisjoint(game.setup.sharing[one.seat])]
    gone = {mate for one in losers for mate in game.setup.sharing[one.seat]}
    rest = [one for one in found if not isinstance(one, Losing) and not is_idle(game, one, gone)]
    if not losers and not rest:
        return bool(saved)
    home = yield from commander.choose_home(game, [one for one in rest if isinstance(one, commander.Homing)])
    going, risen = yield from settled(game, rest)
    of_objects = [one for one in rest if not isinstance(one, OF_PLAYERS)]
    fates = yield from destruction.settle(game, [one.number for one in of_objects if isinstance(one, Destroyed)])
    going += [one.number for one in of_objects if isinstance(one, Buried | Sacrificed)]
    yield from moving.go(game, [*home, *buried([*going, *fates.destroyed], rest)])
    destruction.spare(game, fates.spared)
    for action in of_objects:
        if action.number in game.objects:
            done_at_once(game, action)
    for one in rest:
        if isinstance(one, Started):
            speed.increase(game, one.seat, 1)
    rumble.arrive(game, risen)
    leaving.players_lose(game, [(one.seat, one.why) for one in losers])
    yield from moving.give_back(game)
    if game.orphans:
        yield from moving.orphans_go(game)
    return True


def settled(game: Game, due_now: Sequence[Due]) -> Procedure[tuple[list[int], list[Going]]]:
    """What players choose where an action asks them: the permanents that go for it, and what has risen."""
    going: list[int] = []
    risen: list[Going] = []
    for action in due_now:
        if isinstance(action, rumble.Rumbling):
            risen += yield from rumble.choose(game, action)
        elif isinstance(action, Legends):
            kept = yield from choose_objects(game, action.seat, "game-legend", action.numbers)
            going += [n for n in action.numbers if n not in kept]
        elif isinstance(action, Unguarded) and not (yield from battle_protectors.choose(game, action.number)):
            going.append(action.number)
    return going, risen


def buried(numbers: Sequence[int], due_now: Sequence[Due]) -> list[Going]:
    """Permanents on their way to the graveyard: those that are sacrificed, and those that are simply put there."""
    told = {one.number for one in due_now if isinstance(one, Sacrificed)}
    return [Going(n, "graveyard", cause="sacrifice" if n in told else "state") for n in dict.fromkeys(numbers)]


def who_doesnt_lose(game: Game, losers: Sequence[Losing]) -> Procedure[set[Seat]]:
    """The players to whom something else happens than losing the game, asked in turn order; one saves the team.

    (CR 101.4, 616.1, 810.8a)
    """
    wanted = {one.seat for one in losers}
    saved: set[Seat] = set()
    for seat in game.seats_in_turn_order() if wanted else ():
        if seat in wanted and saved.isdisjoint(game.setup.sharing[seat]) and (yield from loses_instead(game, seat)):
            saved.add(seat)
    return saved


def is_idle(game: Game, action: Due, gone: set[Seat]) -> bool:
    """Whether it asks something of a player who leaves the game by the same check, or whom it leaves as the winner.

    They lose at the same time as the rest happens, and what they would choose is gone with them.  (CR 704.3, EV-16)
    """
    if isinstance(action, commander.Homing):
        seat = game.objects[action.number].owner
    elif isinstance(action, Legends | rumble.Rumbling):
        seat = action.seat
    else:
        return False
    return seat in gone or (bool(gone) and leaving.would_end(game, gone))


def forget_touches(game: Game) -> None:
    """Damage by deathtouch counts only at the first check after it was dealt.  (CR 704.5h)"""
    for number in game.battlefield:
        if game.objects[number].deathtouched:
            mutators.alter(game, number, deathtouched=False)


OfObject = Buried | Sacrificed | Destroyed | Ceasing | Unattached | Annihilated


def done_at_once(game: Game, action: OfObject) -> None:
    """Do what else concerns one object, once those that die are gone: they are remembered as they were.  (CR 704.8)"""
    number = action.number
    if isinstance(action, Ceasing):
        mutators.cease(game, number)
    elif isinstance(action, Unattached):
        mutators.attach(game, number, None)
    elif isinstance(action, Annihilated):
        mutators.change_counters(game, number, "+1/+1", -action.count)
        mutators.change_counters(game, number, "-1/-1", -action.count)
