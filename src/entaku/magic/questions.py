"""Answers to what abilities ask about the game: which players, which objects, how many.  (CR 608.2)

A context is who asks: a source, its controller, what the ability has bound.  All selectors know their source's range of
influence (CR 801); it is looked at here and nowhere else.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any  # Any: each row takes a node of its own kind

from entaku.cards.ir import things as t
from entaku.cards.ir.abilities import Activated
from entaku.kernel.seats import Seat
from entaku.magic import conditions, layers, predicates, tallies
from entaku.magic.definitions import Traits
from entaku.magic.game import Effect, Game, LastKnown, Object, SeatRef, Spans, Spell, Thing
from entaku.magic.natures import shared


class Context:
    """Who asks: a source, its controller, the spell or ability that resolves, and what goes by which name."""

    __slots__ = ("bound", "controller", "game", "source", "spell")
    game: Game  # said here as well, because predicates are checked first where nothing is remembered of a check before

    def __init__(
        self,
        game: Game,
        source: int,
        controller: Seat,
        spell: Spell | None = None,
        bound: dict[str, object] | None = None,
    ) -> None:
        self.game = game
        self.source = source
        self.controller = controller
        self.spell = spell
        self.bound: dict[str, object] = {} if bound is None else bound

    def with_bound(self, **names: object) -> "Context":
        """The same asker, who knows more names."""
        return Context(self.game, self.source, self.controller, self.spell, {**self.bound, **names})

    @property
    def source_name(self) -> str:
        """The name of the card that the ability is printed on."""
        found = seen(self.game, self.source)
        return found[1].name if found else ""


def context(game: Game, source: int, controller: Seat, effect: Effect | None) -> Context:
    """Who asks in what a static ability, or an effect that lasts, says: its source, and what its maker knew."""
    return Context(game, source, controller, None, dict(effect.bound) if effect is not None else None)


def seen(game: Game, number: int) -> tuple[Object, Traits] | None:
    """An object with its characteristics, as it is or else as it last was.  (CR 608.2h)"""
    there = game.objects.get(number)
    if there is not None:
        return there, layers.look(game, there)
    known: LastKnown | None = game.last_known.get(number)
    return None if known is None else (known.object, known.traits)


def current(ctx: Context, number: int) -> int | None:
    """The object that an id means to who asks: itself, or what it became where they can find it.  (CR 400.7)"""
    found = currents(ctx, number)
    return found[0] if found else None


def currents(ctx: Context, number: int) -> list[int]:
    """The objects that an id means to who asks: itself, or all that it became where they can find it.  (CR 400.7)

    They can follow it through a move that they make themselves, that set them off, or that was their cost; the source
    of an activated ability is gone once it has paid for that ability.  (CR 400.7d, 400.7e, 400.7h)
    A spell that has merged with a permanent is that permanent.  (CR 702.140f)
    """
    spell = ctx.spell
    windows = () if spell is None or (number == ctx.source and isinstance(spell.ability, Activated)) else spell.moved
    return followed(ctx.game, number, windows)


def followed(game: Game, number: int, windows: Spans) -> list[int]:
    """What an object is now that can be followed to where it came since the resolution began, or within these spans."""
    if number in game.objects:
        return [number]
    known = game.last_known.get(number)
    found: list[int] = []
    for now in known.became if known is not None else ():
        if number < now < game.began and not any(first <= now < end for first, end in windows):
            continue
        there = game.objects.get(now)
        if there is None or there.zone not in ("library", "hand", "command"):
            found += followed(game, now, windows)
    return found


def present(ctx: Context, node: t.Things) -> list[int]:
    """The objects that a phrase means, as who asks finds them now."""
    return [now for number in objects(ctx, node) for now in currents(ctx, number)]


def controller_of(game: Game, number: int) -> Seat | None:
    """The controller of an object, as it is or last was; of a card elsewhere, its owner.  (CR 108.4)"""
    found = seen(game, number)
    if found is None:
        return None
    return found[1].controller if found[1].controller >= 0 else found[0].controller


def in_range(game: Game, asker: Seat, other: Seat) -> bool:
    """Whether a player is within another's range of influence.  (CR 801.2)"""
    return game.ranges is None or other in game.ranges[asker]


# Players.


def players(ctx: Context, node: t.Players) -> tuple[Seat, ...]:
    """The players that a phrase means, in APNAP order where they are several."""
    found = _PLAYERS[type(node)](ctx, node)
    game = ctx.game
    if game.ranges is not None:
        found = tuple(seat for seat in found if in_range(game, ctx.controller, seat))
    return found


def doers(ctx: Context, node: t.Players) -> frozenset[Seat]:
    """The players that a phrase means of what was done by or to them: those too who have left since.  (CR 800.4i)"""
    found = set(players(ctx, node))
    if isinstance(node, t.Each):
        gone = (player.seat for player in ctx.game.players if player.left)
        found |= {seat for seat in gone if node.who == "player" or seat not in _left_out(ctx, node)}
    return frozenset(seat for seat in found if in_range(ctx.game, ctx.controller, seat))


def _each(ctx: Context, node: t.Each) -> tuple[Seat, ...]:
    order = ctx.game.seats_in_turn_order()
    if node.who == "player":
        return order
    left_out = _left_out(ctx, node)
    return tuple(seat for seat in order if seat not in left_out)


def _left_out(ctx: Context, node: t.Each) -> tuple[Seat, ...]:
    """Whom "each other player" and "each opponent" don't mean."""
    return (ctx.controller,) if node.who == "other" else ctx.game.setup.sides[ctx.controller]


def _controller(ctx: Context, node: t.ControllerOf) -> tuple[Seat, ...]:
    found = (last_controller(ctx.game, n) if isinstance(n, int) else n.seat for n in things(ctx, node.what))
    return still_in(ctx.game, (seat for seat in found if seat is not None))


def last_controller(game: Game, number: int) -> Seat | None:
    """The controller of an object; of a card that this effect has taken from the battlefield, its last.  (CR 608.2h)"""
    item = game.objects.get(number)
    if item is not None and number >= game.began and item.zone not in ("battlefield", "stack"):
        for was, known in game.last_known.items():
            if number in known.became and known.object.zone == "battlefield":
                return controller_of(game, was)
    return controller_of(game, number)


def _owner(ctx: Context, node: t.OwnerOf) -> tuple[Seat, ...]:
    found = (seen(ctx.game, thing) for thing in things(ctx, node.what) if isinstance(thing, int))
    return still_in(ctx.game, (pair[0].owner for pair in found if pair))


def still_in(game: Game, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    return tuple(seat for seat in dict.fromkeys(seats) if not game.players[seat].left)


def _targeted_player(ctx: Context, node: t.TargetedPlayer) -> tuple[Seat, ...]:
    chosen = targeted(ctx, node.n)
    return still_in(ctx.game, (thing.seat for thing in chosen if isinstance(thing, SeatRef)))


def _bound_player(ctx: Context, node: t.BoundPlayer) -> tuple[Seat, ...]:
    value = ctx.bound.get(node.name, ())
    refs = value if isinstance(value, tuple) else (value,)
    return still_in(ctx.game, (ref.seat for ref in refs if isinstance(ref, SeatRef)))


def _defending(ctx: Context, node: t.DefendingPlayer) -> tuple[Seat, ...]:
    found: list[Seat] = []
    for thing in things(ctx, node.what):
        if isinstance(thing, int):
            seat = defending_player(ctx.game, thing)
            if seat is not None:
                found.append(seat)
    return still_in(ctx.game, found)


def is_attacking(game: Game, number: int) -> bool:
    """Whether an object is an attacking creature now."""
    return game.combat is not None and any(attack.attacker == number for attack in game.combat.attacks)


def defending_player(game: Game, attacker: int) -> Seat | None:
    """Whom a creature attacks, or attacked when it left combat.  (CR 508.5)"""
    if game.combat is not None:
        for attack in game.combat.attacks:
            if attack.attacker == attacker:
                return attack.player
        for number, seat in reversed(game.combat.attacked_before):
            if number == attacker:
                return seat
    known = game.last_known.get(attacker)
    return None if known is None else known.attacked


def _active(ctx: Context, _: t.ActivePlayer) -> tuple[Seat, ...]:
    """The active player; of a team whose turn it is who asks, or else its primary player.  (CR 805.9)"""
    game = ctx.game
    return still_in(game, (ctx.controller if game.is_turn_of(ctx.controller) else game.active,))


def _monarch(ctx: Context, _: t.TheMonarch) -> tuple[Seat, ...]:
    return () if ctx.game.monarch is None else (ctx.game.monarch,)


def _left_of(ctx: Context, node: t.LeftOf) -> tuple[Seat, ...]:
    game, count = ctx.game, len(ctx.game.players)
    found = []
    for seat in players(ctx, node.who):
        for step in range(1, count):
            other = (seat - step if node.right else seat + step) % count
            if game.in_game(other):
                found.append(other)
                break
    return tuple(found)


def _who(ctx: Context, node: t.PlayersWho) -> tuple[Seat, ...]:
    return tuple(
        seat for seat in players(ctx, node.of) if conditions.holds(ctx.with_bound(each=SeatRef(seat)), node.condition)
    )


def _except(ctx: Context, node: t.Except) -> tuple[Seat, ...]:
    others = players(ctx, node.who)
    return tuple(seat for seat in players(ctx, node.of) if seat not in others)


def _noted(ctx: Context, _: t.NotedPlayers) -> tuple[Seat, ...]:
    setup = ctx.game.setup
    pool = setup.players[ctx.controller].pool
    if pool is None:
        return ()
    at_draft = setup.seats_at_draft or tuple(range(len(setup.players)))
    noted = pool.players(ctx.source_name)
    return still_in(ctx.game, (seat for seat, place in enumerate(at_draft) if place in noted))


def _voted_otherwise(ctx: Context, node: t.VotedOtherwise) -> tuple[Seat, ...]:
    votes = ctx.game.memory.votes
    mine = {choice for seat, choice in votes if seat == ctx.controller}
    others = {seat for seat, choice in votes if choice not in mine}
    return tuple(seat for seat in players(ctx, node.of) if seat in others)


_PLAYERS: dict[type, Callable[[Context, Any], tuple[Seat, ...]]] = {
    t.You: lambda ctx, _: (ctx.controller,) if not ctx.game.players[ctx.controller].left else (),
    t.YourTeam: lambda ctx, _: still_in(ctx.game, ctx.game.setup.sides[ctx.controller]),
    t.Each: _each,
    t.ControllerOf: _controller,
    t.OwnerOf: _owner,
    t.TargetedPlayer: _targeted_player,
    t.BoundPlayer: _bound_player,
    t.DefendingPlayer: _defending,
    t.TheMonarch: _monarch,
    t.ActivePlayer: _active,
    t.LeftOf: _left_of,
    t.PlayersWho: _who,
    t.Except: _except,
    t.NotedPlayers: _noted,
    t.VotedOtherwise: _voted_otherwise,
    **tallies.PLAYERS,
}
PLAYER_NODES = frozenset(_PLAYERS)


# Objects.


def targeted(ctx: Context, n: int) -> tuple[Thing, ...]:
    """The n-th target, or each of them where several could be chosen."""
    spell = ctx.spell
    return spell.targets[n] if spell is not None and n < len(spell.targets) else ()


def things(ctx: Context, node: t.Things) -> Sequence[Thing]:
    """The objects that a phrase means; targets and bound things may be players too."""
    return _THINGS[type(node)](ctx, node)


def objects(ctx: Context, node: t.Things) -> list[int]:
    """The objects among what a phrase means."""
    return [thing for thing in things(ctx, node) if isinstance(thing, int)]


def _bound(ctx: Context, node: t.Bound) -> Sequence[Thing]:
    value = ctx.bound.get(node.name, ())
    if isinstance(value, tuple):
        return [thing for thing in value if isinstance(thing, int | SeatRef)]
    return [value] if isinstance(value, int | SeatRef) else []


def _attached(ctx: Context, _: t.Attached) -> Sequence[Thing]:
    """What the source is attached to, or last was: an Aura that outlasted its host was to nothing.  (CR 608.2h)

    In an ability about what happens to the host it is that very object, whatever the source is attached to since.
    """
    if "host of event" in ctx.bound:
        return _bound(ctx, t.Bound("host of event"))
    found = seen(ctx.game, ctx.source)
    if found is None:
        return []
    source = found[0]
    if source.attached_player is not None:
        return [SeatRef(source.attached_player)]
    return [] if source.attached is None or outlasted(ctx.game, ctx.source, source.attached) else [source.attached]


def outlasted(game: Game, number: int, host: int) -> bool:
    """Whether an object has left later than what it was attached to, and so as attached to nothing.  (CR 704.5m)"""
    gone, known = game.last_known.get(host), game.last_known.get(number)
    is_there = number in game.objects or host in game.objects
    return gone is not None and known is not None and not is_there and known.left != gone.left


def _group(ctx: Context, node: t.Group) -> Sequence[Thing]:
    seats = None if node.of is None else players(ctx, node.of)
    game, where = ctx.game, node.where
    if node.zone == "battlefield":
        found = permanents(ctx, where)
    else:
        found = [number for number in game.in_zone(node.zone, seats) if predicates.fits(ctx, number, where)]
    if node.zone == "stack" and not any(type(predicate) is t.IsAbility for predicate in where):
        found = [number for number in found if not is_ability(game.objects[number])]
    if game.ranges is not None:
        found = [n for n in found if in_range(game, ctx.controller, controller_of(game, n) or 0)]
    return found


def permanents(ctx: Context, where: tuple[t.Predicate, ...]) -> list[int]:
    """The permanents that are like all of these; looked for once where nothing that this hangs on can change."""
    groups = layers.projection(ctx.game).groups
    alike = None if groups is None else shared(where)
    if groups is None or alike is None:
        return like(ctx, where)
    key = (alike.where, ctx.controller)
    found = groups.get(key)
    if found is None:
        found = groups[key] = like(ctx, alike.where)
    return [number for number in found if number != ctx.source] if alike.others else found


def like(ctx: Context, where: tuple[t.Predicate, ...]) -> list[int]:
    game = ctx.game
    everything, there = layers.projection(game).traits, game.objects
    return [n for n in game.battlefield if predicates.fits_as(ctx, there[n], everything[n], where)]


def is_ability(item: Object) -> bool:
    """Whether an object on the stack is an activated or triggered ability, not a spell."""
    return item.spell is not None and item.spell.ability is not None


def _among(ctx: Context, node: t.Among) -> Sequence[Thing]:
    bound = _bound(ctx, t.Bound(node.name))
    return [n for n in bound if isinstance(n, int) and predicates.fits(ctx, n, node.where)]


def _both(ctx: Context, node: t.Both) -> Sequence[Thing]:
    return list(dict.fromkeys(thing for part in node.of for thing in recipients(ctx, part)))


def _targets_of(ctx: Context, node: t.TargetsOf) -> Sequence[Thing]:
    found: list[Thing] = []
    for number in objects(ctx, node.what):
        pair = seen(ctx.game, number)
        if pair is not None and pair[0].spell is not None:
            found += [thing for group in pair[0].spell.targets for thing in group if thing in ctx.game.battlefield]
    return list(dict.fromkeys(found))


def _top_cards(ctx: Context, node: t.TopCards) -> Sequence[Thing]:
    count = amount(ctx, node.amount)
    found: list[Thing] = []
    for seat in players(ctx, node.who):
        library = tuple(n for n in ctx.game.libraries[seat] if not ctx.game.objects[n].is_token)
        if count > 0:
            found += library[-count:] if node.bottom else library[:count]
    return [n for n in found if isinstance(n, int) and predicates.fits(ctx, n, node.where)] if node.where else found


def _commanders(ctx: Context, node: t.Commanders) -> Sequence[Thing]:
    owners = players(ctx, node.who)
    return [n for n, one in ctx.game.objects.items() if one.commander is not None and one.owner in owners]


_THINGS: dict[type, Callable[[Context, Any], Sequence[Thing]]] = {
    t.Self: lambda ctx, _: [ctx.source],
    t.Targeted: lambda ctx, node: targeted(ctx, node.n),
    t.Bound: _bound,
    t.Attached: _attached,
    t.Group: _group,
    t.Among: _among,
    t.Both: _both,
    t.TargetsOf: _targets_of,
    t.TopCards: _top_cards,
    t.Commanders: _commanders,
}
THING_NODES = frozenset(_THINGS)


def recipients(ctx: Context, node: t.Things | t.Players) -> list[Thing]:
    """The objects and players that a phrase means, where it may mean either."""
    if type(node) in _PLAYERS:
        return [SeatRef(seat) for seat in players(ctx, node)]  # type: ignore[arg-type]  # its kind is among those that are looked up
    return list(things(ctx, node))  # type: ignore[arg-type]  # its kind is among those that are looked up


# Amounts.


def amount(ctx: Context, node: t.Amount) -> int:
    """The number that a phrase means."""
    return node if type(node) is int else _AMOUNTS[type(node)](ctx, node)


def raised(ctx: Context, node: t.Amount) -> int:
    """By how much a size is raised, or lowered where the phrase says so; no count is below 0.  (CR 107.1b)"""
    if type(node) is int:
        return node
    lowers = isinstance(node, t.Times) and node.factor < 0
    return min(0, amount(ctx, node)) if lowers else max(0, amount(ctx, node))


def _x(ctx: Context, _: t.X) -> int:
    bound = ctx.bound.get("X")
    if isinstance(bound, int):
        return bound
    if ctx.spell is not None and ctx.spell.cast.x:
        return ctx.spell.cast.x
    found = seen(ctx.game, ctx.source)
    return found[0].how_cast.x if found else 0


def stat(found: tuple[Object, Traits], which: str) -> int:
    """One number of an object."""
    item, traits = found
    if which == "power":
        return traits.power or 0
    if which == "toughness":
        return traits.toughness or 0
    if which == "mana value":
        return traits.mana_value + (item.how_cast.x * x_symbols(traits) if item.zone == "stack" else 0)
    return (traits.power or 0) + (traits.toughness or 0)


def x_symbols(traits: Traits) -> int:
    """How often {X} is in the mana cost."""
    return 0 if traits.cost is None else traits.cost.symbols.count("X")


def _stats(ctx: Context, which: str, what: t.Things) -> list[int]:
    found = (seen(ctx.game, number) for number in objects(ctx, what))
    return [stat(pair, which) for pair in found if pair]


def _count(ctx: Context, node: t.Count) -> int:
    return len(recipients(ctx, node.of))


def _counters(ctx: Context, node: t.CountersOn) -> int:
    found = (seen(ctx.game, number) for number in objects(ctx, node.of))
    return sum(pair[0].counter(node.kind) for pair in found if pair)


def _kicked(ctx: Context, _: t.TimesKicked) -> int:
    if ctx.spell is not None and ctx.spell.cast.kicked:
        return ctx.spell.cast.kicked
    found = seen(ctx.game, ctx.source)
    return found[0].how_cast.kicked if found else 0


def _mutated(ctx: Context, _: t.TimesMutated) -> int:
    found = seen(ctx.game, ctx.source)
    return found[0].mutated if found else 0


def _bound_amount(ctx: Context, node: t.BoundAmount) -> int:
    value = ctx.bound.get(node.name, 0)
    if isinstance(value, tuple):
        return len(value)
    return value if isinstance(value, int) else 0


def _noted_number(ctx: Context, _: t.NotedNumber) -> int:
    pool = ctx.game.setup.players[ctx.controller].pool
    return 0 if pool is None else pool.highest(ctx.source_name)


def _chosen_number(ctx: Context, _: t.ChosenNumber) -> int:
    for key, value in chosen_of(ctx):
        if key == "number":
            return int(value)
    return -1


def chosen_of(ctx: Context) -> tuple[tuple[str, str], ...]:
    """What was chosen for the source."""
    found = seen(ctx.game, ctx.source)
    return found[0].chosen if found else ()


def types_chosen(ctx: Context) -> tuple[str, ...]:
    """The types that were chosen: as the ability was followed, or else for the source."""
    now = ctx.bound.get("chosen type")
    return (now,) if isinstance(now, str) else tuple(value for key, value in chosen_of(ctx) if key == "type")


def _removed(ctx: Context, _: t.RemovedCards) -> int:
    pool = ctx.game.setup.players[ctx.controller].pool
    return 0 if pool is None else len(pool.removed_by(ctx.source_name))


def _attacked_players(ctx: Context, node: t.PlayersAttacked) -> int:
    combat = ctx.game.combat
    if combat is None or not ctx.game.is_turn_of(ctx.controller):
        return 0
    if len(ctx.game.setup.sharing[ctx.controller]) == 1:
        return len(combat.attacked_players)
    own = (one for one in combat.attacks if controller_of(ctx.game, one.attacker) == ctx.controller)
    return len({one.player for one in own if one.planeswalker is None})


def _blocked(ctx: Context, node: t.Blocked) -> int:
    combat, who = ctx.game.combat, objects(ctx, node.what)
    return 0 if combat is None else sum(1 for attack in combat.attacks for b in attack.blockers if b in who)


def _symbols(ctx: Context, node: t.DevotionLike) -> int:
    total, colours = 0, node.colours or str(ctx.bound.get("colour", ""))
    for number in objects(ctx, node.of):
        found = seen(ctx.game, number)
        if found and found[1].cost:
            total += sum(any(colour in symbol for colour in colours) for symbol in found[1].cost.symbols)
    return total


def _half(ctx: Context, node: t.Half) -> int:
    whole = amount(ctx, node.amount)
    return (whole + 1) // 2 if node.up else whole // 2


_AMOUNTS: dict[type, Callable[[Context, Any], int]] = {
    int: lambda _, node: int(node),
    t.X: _x,
    t.Count: _count,
    t.Sum: lambda ctx, node: sum(_stats(ctx, node.stat, node.of)),
    t.Greatest: lambda ctx, node: max(_stats(ctx, node.stat, node.of), default=0),
    t.StatOf: lambda ctx, node: sum(_stats(ctx, node.stat, node.of)),
    t.CountersOn: _counters,
    t.LifeOf: lambda ctx, node: sum(ctx.game.players[seat].life for seat in players(ctx, node.who)),
    t.SpeedOf: lambda ctx, node: sum(ctx.game.players[seat].speed for seat in players(ctx, node.who)),
    t.GreatestLife: lambda ctx, node: max(
        (ctx.game.players[seat].life for seat in players(ctx, t.Each(node.among))), default=0
    ),
    t.CardsDrawn: lambda ctx, node: sum(ctx.game.players[seat].cards_drawn for seat in players(ctx, node.who)),
    t.PlayerCounters: lambda ctx, node: sum(
        dict(ctx.game.players[seat].counters()).get(node.kind, 0) for seat in players(ctx, node.who)
    ),
    t.TimesKicked: _kicked,
    t.TimesMutated: _mutated,
    t.BoundAmount: _bound_amount,
    t.NotedNumber: _noted_number,
    t.ChosenNumber: _chosen_number,
    t.RemovedCards: _removed,
    t.VotesFor: lambda ctx, node: sum(choice == node.choice for _, choice in votes_of(ctx)),
    t.PlayersAttacked: _attacked_players,
    t.Times: lambda ctx, node: node.factor * amount(ctx, node.amount),
    t.Half: _half,
    t.Plus: lambda ctx, node: sum(amount(ctx, part) for part in node.of),
    t.Blocked: _blocked,
    t.DevotionLike: _symbols,
    **tallies.AMOUNTS,
}
AMOUNT_NODES = frozenset(kind for kind in _AMOUNTS if kind is not int)


def votes_of(ctx: Context) -> tuple[tuple[Seat, str], ...]:
    """The votes of the vote that this ability has held."""
    votes = ctx.bound.get("votes", ())
    return votes if isinstance(votes, tuple) else ()
