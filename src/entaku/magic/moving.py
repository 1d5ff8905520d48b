"""Cards from zone to zone, as rules and effects move them: draw, discard, destroy, search …  (CR 121, 701)"""

from collections.abc import Iterable, Sequence

from entaku.cards.ir import changes as ch
from entaku.cards.ir.abilities import Ability
from entaku.kernel.seats import Seat
from entaku.magic import changing, commander, layers, questions, replacement, targets
from entaku.magic import events as e
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure, choose_objects, choose_things, order
from entaku.magic.definitions import Definition
from entaku.magic.game import Effect, Game, SeatRef, Thing
from entaku.magic.questions import Context


def move(game: Game, going: Sequence[Going]) -> Procedure[list[int]]:
    """Move objects all at once, as replacement effects allow.  Their new ids.  (CR 400.7, 614)"""
    settled: dict[int, Going] = {}
    for one in commander.in_turn_order(game, going):
        if one.number not in game.objects:
            continue
        one = yield from replacement.moved_instead(game, one)
        if one.number not in game.objects:
            continue
        if one.to == "battlefield":
            if not may_enter(game, one):
                continue
            one = yield from replacement.arrival(game, one)
            placed = yield from aura_placed(game, one)
            if placed is None:
                continue
            one = placed
        settled[one.number] = one
    there = [settled[one.number] for one in going if one.number in settled and one.number in game.objects]
    moved = changing.move(game, there)
    for one, number in zip(there, moved, strict=True):
        if one.gains:
            gained(game, number, one.gains)
    return moved


def orphans_go(game: Game) -> Procedure[None]:
    """The commanders that a leaver controlled are exiled or go home, by the rules of 2010.  (CM-14, CR 800.4a)"""
    numbers = [number for number in game.orphans if number in game.objects]
    changing.set_fields(game, orphans=())
    yield from move(game, [Going(number, "exile", cause="leave") for number in numbers])


def gained(game: Game, number: int, abilities: tuple[Ability, ...]) -> None:
    """A permanent has entered with abilities besides its own, which it keeps."""
    seat = game.objects[number].controller
    changes = (ch.Gain(abilities),)
    changing.add_effect(
        game, Effect(changing.stamp(game), number, seat, "end of game", (number,), changes, turn=game.turn)
    )


def may_enter(game: Game, one: Going) -> bool:
    """Instants and sorceries stay where they are; so does what a player who has left would get.  (CR 307.4, 800.4f)

    A token that has left the battlefield never comes back.  (CR 111.8)
    """
    item = game.objects[one.number]
    if item.is_token and item.zone != "stack":
        return False
    if one.controller is not None and not game.in_game(one.controller):
        return False
    if one.face_down:
        return True
    types = (one.copies or item.definition).traits.types
    return not types & {"Instant", "Sorcery", "Conspiracy"}


def aura_placed(game: Game, one: Going) -> Procedure[Going | None]:
    """An Aura that enters without having been cast is put onto something its controller chooses.  (CR 303.4f)"""
    item = game.objects[one.number]
    traits = (one.copies or item.definition).traits
    if "Aura" not in traits.subtypes or one.attached is not None or one.attached_player is not None or one.face_down:
        return one
    keyword = traits.kit.first("enchant")
    if keyword is None:
        return None
    seat = item.owner if one.controller is None else one.controller
    ctx = Context(game, item.id, seat)
    phrase = targets.enchant_target(keyword).of[0]
    found: list[Thing] = list(questions.recipients(ctx, phrase))
    chosen = yield from choose_things(game, seat, "game-enchant", found, about=(item.id,))
    if not chosen:
        return None
    thing = chosen[0]
    if isinstance(thing, SeatRef):
        return changing.replace(one, attached_player=thing.seat)
    return changing.replace(one, attached=thing)


def draw(game: Game, seat: Seat, count: int) -> Procedure[list[int]]:
    """A player draws cards, one by one; a draw from an empty library is remembered.  (CR 121.2, 704.5b)"""
    drawn: list[int] = []
    for _ in range(count):
        player = game.players[seat]
        if player.left:
            break
        limit = draw_limit(game, seat)
        if limit is not None and player.cards_drawn >= limit:
            break
        if not game.libraries[seat]:
            changing.alter_player(game, seat, drew_from_empty=True)
            continue
        changing.alter_player(game, seat, cards_drawn=player.cards_drawn + 1)
        one = Going(game.libraries[seat][0], "hand", cause="draw", hidden=True)
        if commander.replaces(game, one):
            one = yield from replacement.moved_instead(game, one)
        moved = changing.move(game, [one])
        drawn += [number for number in moved if game.objects[number].zone == "hand"]
    return drawn


def draw_limit(game: Game, seat: Seat) -> int | None:
    """How many cards a player may draw in a turn, None without limit."""
    limits = []
    for rule, source, controller, _ in layers.projection(game).rules.get(ch.DrawLimit, ()):
        assert isinstance(rule, ch.DrawLimit)
        if seat in questions.players(Context(game, source, controller), rule.who):
            limits.append(rule.most)
    return min(limits, default=None)


def discard(game: Game, cards: Iterable[int], cause: str = "discard") -> Procedure[list[int]]:
    """Cards are discarded, perhaps to cycle them.  (CR 701.8, 702.29)"""
    moved = yield from move(game, [Going(number, "graveyard", cause=cause) for number in cards])
    return moved


def sacrifice(game: Game, numbers: Iterable[int]) -> Procedure[list[int]]:
    """Permanents are sacrificed; those that were, by their last ids.  (CR 701.17)"""
    going = [Going(n, "graveyard", cause="sacrifice") for n in numbers if n in game.objects and may_sacrifice(game, n)]
    yield from move(game, going)
    return [one.number for one in going]


def may_sacrifice(game: Game, number: int) -> bool:
    return not any(isinstance(rule[0], ch.CantBeSacrificed) for rule in layers.look(game, game.objects[number]).rules)


def destroy(game: Game, numbers: Iterable[int], no_regeneration: bool = False) -> Procedure[list[int]]:
    """Permanents are destroyed, but for those that are indestructible or regenerate.  By their last ids.  (CR 701.7)"""
    dying: list[int] = []
    for number in dict.fromkeys(numbers):
        item = game.objects.get(number)
        if item is None or item.zone != "battlefield":
            continue
        traits = layers.look(game, item)
        if "indestructible" in traits.kit.keywords:
            continue
        barred = no_regeneration or any(isinstance(rule[0], ch.CantBeRegenerated) for rule in traits.rules)
        if item.shields and not barred:
            regenerate(game, number)
        else:
            dying.append(number)
    yield from move(game, [Going(number, "graveyard", cause="destroy") for number in dying])
    return [number for number in dying if is_in_graveyard(game, number)]


def is_in_graveyard(game: Game, number: int) -> bool:
    """Whether an object that left the battlefield was put into a graveyard."""
    known = game.last_known.get(number)
    return known is not None and any(item.id == number for item, _ in game.memory.died)


def regenerate(game: Game, number: int) -> None:
    """A permanent is regenerated instead of being destroyed.  (CR 701.15)"""
    item = game.objects[number]
    changing.alter(game, number, shields=item.shields - 1, damage=0, deathtouched=False)
    changing.tap(game, [number])
    changing.leave_combat(game, number)


def mill(game: Game, seat: Seat, count: int) -> Procedure[list[int]]:
    """The top cards of a library go to its owner's graveyard.  (CR 701.13)"""
    moved = yield from move(game, [Going(n, "graveyard", cause="mill") for n in game.libraries[seat][:count]])
    return moved


def reveal(game: Game, seat: Seat, cards: Iterable[int], to: Seat | None = None) -> None:
    """Cards are shown to everybody, or to one player.  (CR 701.16)"""
    names = tuple(game.objects[n].definition.name for n in cards if n in game.objects)
    if names:
        changing.happen(game, e.Revealed(seat, names, to))


def tokens(
    game: Game, definition: Definition, seat: Seat, count: int, tapped: bool = False, copies: Definition | None = None
) -> list[int]:
    """Tokens are created.  (CR 111.2)"""
    if not game.in_game(seat):
        return []
    count = replacement.tokens_after_replacement(game, seat, count)
    made = []
    for _ in range(max(0, count)):
        made.append(changing.create(game, definition, seat, tapped=tapped, copies=copies).id)
    changing.happen(game, *(e.Created(number, game.objects[number].base.name, seat) for number in made))
    return made


def put_counters(game: Game, number: int, kind: str, count: int) -> int:
    """Counters are put on an object; how many.  (CR 122.6)"""
    if number not in game.objects:
        return 0
    count = replacement.counters_after_replacement(game, number, kind, count)
    changing.change_counters(game, number, kind, count)
    return count


def gain_life(game: Game, seat: Seat, amount: int) -> int:
    """A player gains life.  (CR 119.3)"""
    amount = replacement.life_after_replacement(game, seat, amount) if amount > 0 else 0
    changing.change_life(game, seat, amount)
    return amount


def put_into_library(
    game: Game, seat: Seat, cards: Sequence[int], bottom: bool, any_order: bool
) -> Procedure[list[int]]:
    """Cards go to the top or bottom of their owners' libraries; the first one given lies highest."""
    in_order = list(cards)
    if any_order and len(cards) > 1:
        in_order = yield from order(game, seat, "game-order-library", in_order)
    moved: list[int] = []
    for number in in_order if bottom else reversed(in_order):
        moved += yield from move(game, [Going(number, "library", bottom=bottom)])
    return moved


def may_search(game: Game, seat: Seat) -> bool:
    """Whether no effect keeps a player from searching libraries."""
    for rule, source, controller, _ in layers.projection(game).rules.get(ch.CantSearch, ()):
        assert isinstance(rule, ch.CantSearch)
        if seat in questions.players(Context(game, source, controller), rule.who):
            return False
    return True


def search(
    game: Game, seat: Seat, found: Sequence[int], least: int, most: int | None, about: tuple[int, ...]
) -> Procedure[list[int]]:
    """The cards that a player finds; with a quality asked for they may find none.  (CR 701.19b)"""
    chosen = yield from choose_objects(game, seat, "game-search", found, least, most, about)
    return chosen
