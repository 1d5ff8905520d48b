"""The turn: its steps, what happens as each begins, and whose turn is next.  (CR 500–514)"""

from collections.abc import Callable, Sequence

from entaku.kernel.seats import Seat
from entaku.magic.additional import day_and_night, phasing
from entaku.magic.additional.faces import sagas
from entaku.magic.concepts.mana import mana_pools
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.game.definitions import RuleInForce, Traits
from entaku.magic.game.state import Combat, DelayedTrigger, Effect, Game, Memory, Object, Pending
from entaku.magic.multiplayer import leaving
from entaku.magic.spells.layers import projection
from entaku.magic.spells.layers.rules_in_force import rules, rules_for, rules_of
from entaku.magic.spells.resolving import asking
from entaku.magic.turn.combat import combat_damage, declare_attackers, declare_blockers
from entaku.magic.turn.steps import STEPS
from entaku.magic.variants import archenemy, planechase
from entaku.magic.zones import moving
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t

NEXT_TURN = ("your next turn", "end of your next turn")
"""What ends in a turn of the effect's controller, or when that would have begun."""


def begin_turn(game: Game, seat: Seat) -> None:
    """A turn begins, of a player or of a team: counts start anew, ranges are taken.  (CR 500.1, 801.2c, 805.4)"""
    number, team, before = game.turn + 1, game.setup.sharing[seat], game.setup.sharing[game.active]
    seat = team[0]
    mutators.set_fields(
        game,
        turn=number,
        active=seat,
        memory=Memory(
            monarch_before=game.monarch,
            faults=game.memory.faults,
            cast_before=tuple(player.spells_cast for player in game.players),
            cast_by_last=max(game.players[one].spells_cast for one in before) if game.turn else None,
        ),
        extra_phases=(),
        resume="",
        combat=None,
        ranges=ranges(game),
        master=next(((whose, by) for whose, by in reversed(game.masters) if whose in team), None),
        masters=tuple(one for one in game.masters if one[0] not in team),
    )
    mutators.forget_old(game)
    for player in game.players:
        mutators.alter_player(
            game, player.seat, lands_played=0, cards_drawn=0, first_in_step=0, mana_spent=0, spells_cast=0
        )
    for one in team:
        mutators.alter_player(game, one, turns=game.players[one].turns + 1, last_turn=number)
    end_effects(game, lambda effect: effect.until == "your next turn" and effect.controller in team)
    if number == game.setup.profile.turn_limit and game.setup.profile.lap != "none":
        call_time(game)
    planechase.hand_over(game, seat)
    mutators.happen(game, e.TurnBegan(number, seat))
    begin_step(game, "untap")


def ranges(game: Game) -> tuple[frozenset[Seat], ...] | None:
    """For each player those within their range of influence, None without limit.  (CR 801.2)"""
    reach = game.setup.profile.range
    if reach is None:
        return None
    alive = [player.seat for player in game.players if not player.left]
    found = []
    for player in game.players:
        if player.left:
            found.append(frozenset({player.seat}))
            continue
        place, count = alive.index(player.seat), len(alive)
        found.append(frozenset(alive[(place + step) % count] for step in range(-reach, reach + 1)))
    return tuple(found)


def end_effects(game: Game, ends: Callable[[Effect | DelayedTrigger], bool]) -> None:
    """Continuous effects and delayed triggered abilities whose time is over end.  (CR 603.7b, 611.2a)"""
    over = [effect for effect in game.effects if ends(effect)]
    if over:
        mutators.drop_effects(game, over)
    waiting = tuple(delayed for delayed in game.delayed if not ends(delayed))
    if len(waiting) < len(game.delayed):
        mutators.set_fields(game, delayed=waiting)


def begin_step(game: Game, step: str) -> None:
    """The next step begins, unless it is skipped; its turn-based actions come first.  (CR 500.11)"""
    while skips(game, step):
        if step == "beginning of combat":
            next_phase(game, "postcombat main")
            return
        step = STEPS[STEPS.index(step) + 1]
    mutators.set_fields(game, step=step, pending=Pending("step", game.active))


def skips(game: Game, step: str) -> bool:
    """Whether the active player skips a step, or a team does for one of its players.  (CR 805.8)"""
    rules_of_steps = projection.current(game).rules.get(pr.SkipsStep)
    if not rules_of_steps:
        return False
    team, named = game.setup.sharing[game.active], "combat" if step == "beginning of combat" else step
    found = [
        one
        for one in rules_of_steps
        if isinstance(one.rule, pr.SkipsStep) and one.rule.step == named and is_for_team(game, one, team)
    ]
    once = [one.effect for one in found if isinstance(one.rule, pr.SkipsStep) and one.rule.once]
    if len(once) == len(found):  # one effect skips one step  (CR 614.10a)
        mutators.drop_effects(game, [effect for effect in once[:1] if effect is not None])
    return bool(found)


def is_for_team(game: Game, one: RuleInForce, team: Sequence[Seat]) -> bool:
    """Whether a rule about skipping is about one of these players."""
    assert isinstance(one.rule, pr.SkipsStep)
    whom = asking.players(asking.context(game, one.source, one.controller, one.effect), one.rule.who)
    return any(seat in whom for seat in team)


def skips_extra_turn(game: Game, seat: Seat) -> bool:
    """Whether a player skips an extra turn that they would begin."""
    return any(rules_for(game, one, pr.SkipsExtraTurns) for one in game.setup.sharing[seat])


def take_step(game: Game) -> Procedure[None]:
    """What happens as the step begins, then triggers of its beginning; then players get priority.  (CR 703)"""
    step, seat = game.step, game.active
    team = game.setup.sharing[seat]
    here = game.in_game(seat)
    begins(game, step, team)
    if step == "untap":
        yield from untap_step(game, team)
    elif step == "draw":
        yield from draw_step(game, team)
    elif step == "precombat main":
        yield from sagas.advance(game, team)
        archenemy.advance(game, team)
    elif step == "beginning of combat":
        number = game.combat.number + 1 if game.combat is not None else 1
        mutators.set_combat(game, Combat(number=number))
    elif step == "declare attackers":
        if here:
            yield from declare_attackers.declare(game, seat)
    elif step == "declare blockers":
        yield from declare_blockers.declare(game)
    elif step in ("first-strike damage", "combat damage"):
        yield from combat_damage.strike(game, step.startswith("first"))
    elif step == "cleanup":
        yield from clean_up(game, team)
        return
    if step == "untap":
        next_step(game)
    else:
        mutators.set_fields(game, pending=Pending("settle", game.active))


def begins(game: Game, step: str, team: Sequence[Seat]) -> None:
    """A step has begun, which abilities may wait for; players' upkeeps are remembered.  (CR 603.6, 702.30a, 805.4d)"""
    for seat in team if step == "upkeep" else ():
        mutators.alter_player(game, seat, upkeeps=(game.players[seat].upkeeps[1], game.turn))
    mutators.happen(game, *(e.StepBegan(step, seat) for seat in team))


def draws_now(game: Game, seat: Seat) -> bool:
    """Whether the player draws in the draw step: who takes the first turn of a two-player game doesn't.  (CR 103.7a)

    Nor does a team of Two-Headed Giant.  (CR 103.7b)
    """
    if game.turn > 1 or seat not in game.setup.sharing[game.starter]:
        return True
    rule = game.setup.profile.first_draw
    return rule == "always" or (rule == "multiplayer" and len(game.players) > 2)


def draw_step(game: Game, team: Sequence[Seat]) -> Procedure[None]:
    """The active player draws a card, or each of the active team does.  (CR 504.1, 805.4b)"""
    for seat in team:
        if game.in_game(seat) and draws_now(game, seat):
            yield from moving.draw(game, seat, 1)


def untap_step(game: Game, team: Sequence[Seat]) -> Procedure[None]:
    """First permanents phase in and out, then it may become day or night, then the player untaps.  (CR 502.1–502.3)"""
    for seat in team:
        if game.in_game(seat):
            phasing.step(game, seat)
    day_and_night.check(game)
    yield from untap(game, [seat for seat in team if game.in_game(seat)])


def untap(game: Game, team: Sequence[Seat]) -> Procedure[None]:
    """The active player or team untaps what they control, but what they may leave tapped.  (CR 502.3, 805.4)"""
    if not team:
        return
    untapped: list[int] = []
    for seat in team:
        untapped += yield from untapped_by(game, seat)
    others = (number for seat in team for number in untapped_besides(game, seat))
    mutators.tap(game, dict.fromkeys((*untapped, *others)), untap=True)
    yield from moving.give_back(game)
    end_effects(game, lambda effect: is_untapped_by(game, effect, team))
    end_effects(game, lambda effect: effect.until == "your next untap step" and effect.controller in team)


def untapped_by(game: Game, seat: Seat) -> Procedure[list[int]]:
    """What a player untaps of what they control in their untap step.  (CR 502.3)"""
    numbers, may_stay = [], []
    for number in game.battlefield:
        item = game.objects[number]
        if item.tapped:
            traits = projection.look(game, item)
            if traits.controller == seat and not stays_tapped(game, seat, traits):
                numbers.append(number)
                if traits.has_rule(ch.MayStayTapped):
                    may_stay.append(number)
    if may_stay:
        stays = yield from choose_objects(game, seat, "game-stay-tapped", may_stay, 0, len(may_stay))
        numbers = [number for number in numbers if number not in stays]
    return (yield from within_limits(game, seat, numbers))


def within_limits(game: Game, seat: Seat, numbers: list[int]) -> Procedure[list[int]]:
    """What a player untaps where no more than so many of a kind can: the player chooses which.  (CR 502.3)"""
    for rule, ctx in rules_for(game, seat, pr.UntapLimit):
        alike = [number for number in numbers if asking.fits(ctx, number, rule.where)]
        many = len(alike) - rule.most
        if many > 0:
            stays = yield from choose_objects(game, seat, "game-stay-tapped", alike, many, many)
            numbers = [number for number in numbers if number not in stays]
    return numbers


def stays_tapped(game: Game, seat: Seat, traits: Traits) -> bool:
    """Whether something doesn't untap during this player's untap step.  (CR 502.3)"""
    return any(
        rule.whose is None or seat in asking.players(ctx, rule.whose)
        for rule, ctx in rules_of(game, traits, ch.DoesntUntap)
    )


def untapped_besides(game: Game, seat: Seat) -> list[int]:
    """What others untap in a player's untap step, at the same time.  (CR 502.3)"""
    found = [
        number
        for rule, asker in rules(game, pr.UntapsWithOthers)
        if asker.controller != seat and asking.in_range(game, asker.controller, seat)
        for number in asking.objects(asker, rule.what)
    ]
    return [number for number in dict.fromkeys(found) if game.objects[number].tapped]


def is_untapped_by(game: Game, effect: Effect | DelayedTrigger, team: Sequence[Seat]) -> bool:
    """Whether an effect keeps what these players control from untapping now: objects, or all that they control."""
    if not isinstance(effect, Effect) or effect.until != "its controller's next untap step":
        return False
    if effect.among is not None:
        ctx = asking.context(game, effect.source, effect.controller, effect)
        those = [one.who for one in effect.among.where if isinstance(one, t.ControlledBy)]
        return any(seat in team for who in those for seat in asking.players(ctx, who))
    return all(asking.controller_of(game, number) in (*team, None) for number in effect.objects)


def clean_up(game: Game, team: Sequence[Seat]) -> Procedure[None]:
    """Discard to the maximum hand size; damage and what lasts this turn end.  (CR 514)"""
    for seat in team:
        most = hand_limit(game, seat) if game.in_game(seat) else None
        excess = len(game.hands[seat]) - most if most is not None else 0
        if excess > 0:
            chosen = yield from choose_objects(game, seat, "game-discard", game.hands[seat], excess, excess)
            yield from moving.discard(game, chosen)
    for number in game.battlefield:
        if fields := ended_with_turn(game.objects[number]):
            mutators.alter(game, number, **fields)
    phasing.clean_up(game, ended_with_turn)
    mana_pools.empty_pools(game, is_turn_over=True)
    end_effects(game, lambda effect: effect.until in ("end of turn", "end of combat") or ends_now(game, effect))
    mutators.set_fields(game, pending=Pending("cleanup", game.active))


def ended_with_turn(item: Object) -> dict[str, object]:
    """What of a permanent is over at the end of a turn: damage, shields, being a copy until then.  (CR 514.2)"""
    fields: dict[str, object] = {}
    if item.damage or item.deathtouched or item.shields:
        fields |= {"damage": 0, "deathtouched": False, "shields": 0}
    if item.copied_over:
        fields |= {"copies": item.copied_over[0], "copied_over": ()}
    return fields


def ends_now(game: Game, effect: Effect | DelayedTrigger) -> bool:
    """Whether an effect lasts until the end of its controller's next turn, and this is that turn.  (CR 611.2)"""
    return effect.until == "end of your next turn" and game.is_turn_of(effect.controller) and effect.turn < game.turn


def hand_limit(game: Game, seat: Seat) -> int | None:
    """A player's maximum hand size, None without limit.  (CR 402.2)"""
    limit = 7
    for rule, _ in rules_for(game, seat, pr.HandSize):
        if rule.more is None:
            return None
        limit += rule.more
    return limit


def end_step(game: Game) -> None:
    """All players have passed on an empty stack: the step ends, and unspent mana with it.  (CR 500.2, 500.4)"""
    mana_pools.empty_pools(game)
    next_step(game)


def next_step(game: Game) -> None:
    """The step or phase that follows.  (CR 500.8, 508.8, 510.4)"""
    step = game.step
    if step == "declare attackers" and not has_attacked(game):
        begin_step(game, "end of combat")
    elif step == "declare blockers":
        begin_step(game, "first-strike damage" if combat_damage.has_first_strike(game) else "combat damage")
    elif step == "end of combat":
        end_combat(game)
        next_phase(game, "postcombat main")
    elif step in ("precombat main", "postcombat main"):
        next_phase(game, STEPS[STEPS.index(step) + 1])
    elif step == "cleanup":
        next_turn(game)
    else:
        begin_step(game, STEPS[STEPS.index(step) + 1])


def next_phase(game: Game, usual: str) -> None:
    """The phase that follows: one that was added, by the step with which it begins, or the usual one.  (CR 500.8)"""
    added = game.extra_phases
    if added:
        mutators.set_fields(game, extra_phases=added[1:], resume=game.resume or usual)
        begin_step(game, added[0])
        return
    then = game.resume or usual
    mutators.set_fields(game, resume="")
    begin_step(game, then)


def has_attacked(game: Game) -> bool:
    """Whether any creature attacks, or did so in this combat: blocks and damage have their steps then.  (CR 508.8)"""
    return game.combat is not None and bool(game.combat.attacks or game.combat.attacked_before)


def end_combat(game: Game) -> None:
    """All creatures leave combat.  (CR 511.3)"""
    end_effects(game, lambda effect: effect.until == "end of combat")
    mutators.set_combat(game, Combat(number=game.combat.number) if game.combat is not None else None)


def next_turn(game: Game) -> None:
    """The next turn: extra turns first, the last one created before the others.  (CR 500.7, EV-9)"""
    profile = game.setup.profile
    if profile.lap == "none" and profile.turn_limit is not None and game.turn >= profile.turn_limit:
        finish_by_time(game)
        return
    while game.extra_turns:
        seat = game.extra_turns[-1]
        mutators.set_fields(game, extra_turns=game.extra_turns[:-1])
        if game.in_game(seat) and not skips_extra_turn(game, seat):
            begin_turn(game, seat)
            return
    seat = game.next_seat(game.setup.sharing[game.last_regular][-1])
    expire_for_leavers(game, game.last_regular, seat)
    if lap_is_over(game, seat):
        finish_by_time(game)
        return
    mutators.set_fields(game, last_regular=seat)
    begin_turn(game, seat)


LAPS = {"active": 1, "extra": 2}


def call_time(game: Game) -> None:
    """Time is up: it is played on until it is the active player's turn again, as set up.  (EV-9)"""
    if game.lap is not None or game.is_over:
        return
    laps = LAPS.get(game.setup.profile.lap, 0)
    if laps:
        mutators.set_fields(game, lap=(game.active, laps))
    else:
        finish_by_time(game)


def lap_is_over(game: Game, seat: Seat) -> bool:
    """Whether, with this player's turn, the last lap would end: their turn comes, or would have come, once more."""
    if game.lap is None:
        return False
    first, laps = game.lap
    count = len(game.players)
    passed = ((game.last_regular + step) % count for step in range(1, (seat - game.last_regular - 1) % count + 2))
    if first in passed:
        laps -= 1
        mutators.set_fields(game, lap=(first, laps))
    return laps == 0


def expire_for_leavers(game: Game, last: Seat, seat: Seat) -> None:
    """What lasts until a departed player's next turn ends when that turn would have begun.  (CR 800.4m)"""
    count = len(game.players)
    around = ((last + step) % count for step in range(1, (seat - last) % count))
    passed = {one for one in around if not game.in_game(one)}
    end_effects(game, lambda effect: effect.until in NEXT_TURN and effect.controller in passed)
    phasing.pass_on(game, passed, seat)


def finish_by_time(game: Game) -> None:
    """Time is up and the last lap is over: nobody wins; who ranks where is the night's to say.  (EV-9)"""
    leaving.draw(game, "time")
