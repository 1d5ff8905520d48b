"""Losing, and leaving the game.  (CR 800.4, 104)

Nobody is asked anything here: what a player owns goes, what they control ends, and what others have goes on.  Only
others' commanders wait, by the rules of 2010, until their owners can be asked: at once (`moving.orphans_go`).
"""

from collections.abc import Iterable

from entaku.kernel.seats import Seat
from entaku.magic.additional import designations, phasing
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.state import Effect, Game
from entaku.magic.spells.layers import projection
from entaku.magic.spells.layers.rules_in_force import rules_for
from entaku.magic.spells.resolving import asking
from entaku.magic.variants import archenemy, planechase
from entaku.magic.zones import zone_mutators
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir.things import You

WITH_TEAM = "team"
"""Why a player loses whose teammate has lost.  (CR 810.8a)"""


def concede(game: Game, seat: Seat) -> None:
    """A player concedes: they lose and leave at once, whatever else is going on.  (CR 104.3a)"""
    if game.in_game(seat) and not game.is_over:
        players_lose(game, [(seat, "concede")])


def cant_lose(game: Game, seat: Seat) -> bool:
    """Whether an effect says that the player can't lose the game, or one of their team can't.  (CR 104.3, 810.8a)"""
    return any(rules_for(game, one, pr.CantLose) for one in game.setup.sharing[seat])


def cant_win(game: Game, seat: Seat) -> bool:
    """Whether an opponent's effect says that the player can't win the game."""
    rivals = (other for other in game.opponents(seat) if asking.in_range(game, other, seat))
    return any(cant_lose(game, other) for other in rivals)


def players_lose(game: Game, losers: Iterable[tuple[Seat, str]]) -> None:
    """These players lose the game at once and leave it; if nobody is left, it is a draw.  (CR 104.3, 104.4a, 800.4a)"""
    gone: dict[Seat, str] = {}
    for seat, why in losers:
        if game.in_game(seat):
            gone.setdefault(seat, why)  # who loses for two reasons loses once
    for seat in list(gone):
        for mate in game.together(seat):
            gone.setdefault(mate, WITH_TEAM)  # as a team, not as individuals  (CR 810.8a)
    for seat, why in gone.items():
        mutators.lose(game, seat, why)
    for seat in gone:
        leave(game, seat)
    if gone:
        mutators.set_fields(game, eliminated=(*game.eliminated, tuple(gone)))
    alive = tuple(player.seat for player in game.players if not player.left)
    sides = dict.fromkeys(game.setup.sides[seat] for seat in alive)
    if not alive:
        mutators.end_game(game, (), "draw")
    elif len(sides) <= game.setup.survivors:
        mutators.end_game(
            game, tuple(seat for side in sides for seat in side), "last" if len(sides) == 1 else "survivors"
        )


def would_end(game: Game, gone: Iterable[Seat]) -> bool:
    """Whether the game is over once these players have left it.  (CR 104.2a)"""
    left = {player.seat for player in game.players if not player.left} - set(gone)
    return len({game.setup.sides[seat] for seat in left}) <= game.setup.survivors


def win(game: Game, seat: Seat, why: str = "effect") -> None:
    """A player wins the game, with their team; with limited range, all opponents within it lose instead.

    (CR 104.2, 801.14, 810.8a)
    """
    if cant_win(game, seat):
        return
    if game.ranges is not None:
        players_lose(game, [(s, why) for s in game.opponents(seat) if reaches(game, seat, s)])
    else:
        mutators.end_game(game, game.setup.sides[seat], why)


def reaches(game: Game, seat: Seat, other: Seat) -> bool:
    """Whether an opponent within range loses because a player would win, and can lose.  (CR 801.14)"""
    return asking.in_range(game, seat, other) and not cant_lose(game, other)


def draw(game: Game, why: str) -> None:
    """The game is a draw for everybody.  (CR 104.4)"""
    mutators.end_game(game, (), why)


def loop(game: Game) -> None:
    """A loop that nobody can stop is a draw, with limited range for those whom it reaches.  (CR 104.4b, 801.16)"""
    if game.ranges is None:
        draw(game, "loop")
        return
    involved = {game.objects[number].controller for number in game.stack} | {one.controller for one in game.waiting}
    reached = [seat for seat in range(len(game.players)) if any(seat in game.ranges[other] for other in involved)]
    mutators.set_fields(game, waiting=())
    if reached:
        players_lose(game, [(seat, "loop") for seat in reached])
    else:
        draw(game, "loop")


def leave(game: Game, seat: Seat) -> None:
    """A player leaves the game with what they own, face-down things shown; the rest is exiled.  (CR 708.9, 800.4a)"""
    if not game.in_game(seat):
        return
    hidden = [
        number
        for zone in (game.command, game.battlefield, game.stack)
        for number in zone
        if game.objects[number].face_down and game.objects[number].owner == seat
    ]
    if hidden:
        names = tuple(game.objects[n].definition.name for n in hidden)
        mutators.happen(game, e.Revealed(seat, names))
    planechase.before_leaving(game, seat)
    mutators.alter_player(game, seat, left=True)
    phasing.leave(game, seat)
    zone_mutators.depart(game, [number for number, item in game.objects.items() if item.owner == seat])
    mutators.drop_effects(game, [effect for effect in game.effects if gives_control(game, effect, seat)])
    for number in list(game.stack):
        item = game.objects[number]
        if item.controller == seat and not item.is_card:
            mutators.cease(game, number)
    rest = [number for number, item in list(game.objects.items()) if is_held(game, number, seat)]
    asked = [number for number in rest if may_go_home(game, number)]
    zone_mutators.move(game, [Going(number, "exile", cause="leave") for number in rest if number not in asked])
    if asked:
        mutators.set_fields(game, orphans=(*game.orphans, *asked))
    forget(game, seat)
    planechase.after_leaving(game, seat)
    archenemy.after_leaving(game, seat)


def may_go_home(game: Game, number: int) -> bool:
    """Whether its owner is asked before it is exiled: a commander, by the rules of 2010.  (CM-14)

    Nobody can be asked here; it goes as soon as somebody can be (`moving.orphans_go`), before anything else happens.
    """
    item = game.objects[number]
    return item.commander is not None and game.setup.profile.commander == "2010" and game.in_game(item.owner)


def gives_control(game: Game, effect: Effect, seat: Seat) -> bool:
    """Whether an effect gives the player control of something."""
    for change in effect.changes:
        if isinstance(change, ch.SetController):
            ctx = asking.context(game, effect.source, effect.controller, effect)
            who = change.who
            if isinstance(who, You) and effect.controller == seat:
                return True
            if seat in asking.players(ctx, who):
                return True
    return False


def is_held(game: Game, number: int, seat: Seat) -> bool:
    """Whether the player still controls an object that others own, on the battlefield or the stack."""
    item = game.objects[number]
    if item.zone == "battlefield":
        return projection.look(game, item).controller == seat
    return item.zone == "stack" and item.controller == seat


def forget(game: Game, seat: Seat) -> None:
    """What goes with the player: triggers that wait, the monarchy and the initiative, extra turns.

    (CR 800.4d, 720.4; 2026 726.4)
    """
    mutators.set_fields(
        game,
        waiting=tuple(one for one in game.waiting if one.controller != seat),
        delayed=tuple(one for one in game.delayed if one.controller != seat),
        extra_turns=tuple(other for other in game.extra_turns if other != seat),
    )
    if game.initiative == seat:
        heir = game.active if game.in_game(game.active) else game.next_seat(game.active)
        if game.in_game(heir):
            designations.give_initiative(game, heir)
        else:
            mutators.set_fields(game, initiative=None)
    if game.monarch == seat:
        heir = game.active if game.in_game(game.active) else game.next_seat(game.active)
        if game.in_game(heir):
            mutators.crown(game, heir)
        else:
            mutators.set_fields(game, monarch=None)
