"""Priority: who may act, what they may do, and what follows when all pass.  (CR 117)"""

from collections.abc import Iterator, Sequence

from entaku.kernel.decisions import Choose, Decision, Option
from entaku.kernel.seats import Seat
from entaku.magic.additional import ascending, day_and_night, paired_creatures, state_based_actions
from entaku.magic.additional.faces import rooms
from entaku.magic.additional.mechanics import companion, venture
from entaku.magic.by_hand import acts, described_cards
from entaku.magic.card_types import lands
from entaku.magic.concepts import special_actions
from entaku.magic.concepts.mana import mana_abilities
from entaku.magic.concepts.timing import is_main_phase_of, sorcery_time
from entaku.magic.concepts.within_reach import WithinReach, within_reach
from entaku.magic.game import mutators
from entaku.magic.game.choices import Conceded, Procedure, concede
from entaku.magic.game.mutators import replace
from entaku.magic.game.state import Game, Memory, Object, Pending
from entaku.magic.multiplayer import leaving
from entaku.magic.spells.abilities import activating, state_triggers
from entaku.magic.spells.casting import castable, casting, play_permissions
from entaku.magic.spells.layers import effects_off_battlefield, projection
from entaku.magic.spells.layers.rules_in_force import has_rules
from entaku.magic.spells.resolving import played_as
from entaku.magic.turn import turns
from entaku.magic.turn.combat import removal_from_combat
from entaku.magic.variants import archenemy, commander, planar_die, planechase, rumble
from entaku.magic.zones import castable_index, library_top, moving
from entaku.magic.zones import stack as stack_rules
from entaku.oracle.ir import player_rules as pr

PASS = "pass"
PASSING = Option(PASS, PASS)
BEYOND = 20
"""So many times as much may resolve from a stack that sinks as from one that doesn't, before it is a loop."""


def settle(game: Game) -> Procedure[None]:
    """State-based actions and triggers until nothing is left to do; then a player gets priority.  (CR 117.5, 704.3)"""
    rounds = 0
    described_cards.notice(game)
    while not game.is_over:
        if is_settled(game) and not game.waiting:
            break
        rounds += 1
        if rounds > game.setup.profile.loop_limit:
            leaving.loop(game)
            return
        removal_from_combat.notice_control(game)
        removal_from_combat.notice_creatures(game)
        paired_creatures.notice(game)
        yield from moving.give_back(game)
        day_and_night.notice(game)
        mutators.bless(game, ascending.risen(game))
        venture.finish(game)
        planechase.pass_phenomena(game)
        archenemy.put_back(game)
        if (yield from state_based_actions.perform(game)):
            continue
        triggered = state_triggers.triggered(game)
        if triggered:
            mutators.set_fields(game, waiting=(*game.waiting, *triggered))
        if not game.waiting:
            mutators.settled(game)
            break
        yield from stack_rules.place_triggers(game)
    if not game.is_over:
        library_top.notice(game)
        hand_over(game)


def hand_over(game: Game) -> None:
    """The player who is to get priority gets it, or the next one if they have left.  (CR 117.3)"""
    holder = game.pending.holder
    if not game.in_game(holder):
        holder = game.next_seat(holder)
    mutators.set_fields(game, pending=Pending("priority", holder))


def is_at_rest(game: Game) -> bool:
    """Whether it can be seen without working anything out that nothing is to be settled."""
    if game.settled != game.stir or game.waiting:
        return False
    known = projection.kept(game)
    return known is not None and not known.momentary


def is_settled(game: Game) -> bool:
    """Whether nothing has changed since there was last nothing to do."""
    return game.settled == game.stir and not projection.current(game).momentary


def after_cleanup(game: Game) -> Procedure[None]:
    """If anything happened in cleanup, players get priority and there is another cleanup step.  (CR 514.3a)

    Who gets a permanent back as effects end controls it before the next turn begins.  (CR 302.6)
    """
    removal_from_combat.notice_control(game)
    if game.waiting or state_based_actions.due(game):
        mutators.set_fields(game, pending=Pending("settle", game.active))
    else:
        turns.next_step(game)
    yield from ()


# What a player may do.


def playable(game: Game, seat: Seat, at_once: bool = False) -> Iterator[Object]:
    """The cards that the player may cast or play, as far as where they are is concerned.

    `at_once`: of the hand only what may be cast though it is no time for sorceries.
    """
    for number in castable_index.held(game, seat).swift if at_once else game.hands[seat]:
        yield game.objects[number]
    yield from rumble.playable(game, seat)
    if game.setup.profile.commander is not None:
        yield from commander.castable(game, seat)
    found = {number: game.objects[number] for number in effects_off_battlefield.recast(game, seat)}
    found |= {number: game.objects[number] for number in castable_index.held(game, seat).foretold}
    for rule, asker in play_permissions.permissions(game, seat):
        for number in played_as.cards(asker, rule.what):
            item = game.objects.get(number)
            if (
                item is None
                or item.zone == "hand"
                or not any(play_permissions.allows(rule, one) for one in played_as.forms(item))
            ):
                continue
            if item.zone != "outside" or (item.owner == seat and commander.may_bring(game, seat, item.id)):
                found[number] = item
    yield from found.values()


def actions(game: Game, seat: Seat, with_mana: bool = True) -> Iterator[Option]:
    """Everything the player may do with priority, passing apart; found one after the other."""
    there = within_reach(game, seat)
    for item in playable(game, seat, castable.only_at_once(game, seat)):
        if item.id in there.beyond(game):
            continue
        traits = item.base
        if sorcery_time(game, seat) and lands.playable_lands(game, seat, item):
            yield Option(f"land:{item.id}", "land", card=item.id, text=traits.name)
        if castable.may_cast(game, seat, item):
            yield Option(f"cast:{item.id}", "cast", card=item.id, text=traits.name)
    for number, place, ability in there.abilities(game):
        item = game.objects[number]
        if activating.may_activate(game, seat, item, place, ability):
            name = projection.look(game, item).name
            yield Option(f"activate:{item.id}:{place}", "activate", card=item.id, text=name, place=place)
    yield from special_actions.offered(game, seat)
    yield from companion.offered(game, seat)
    yield from planar_die.offered(game, seat)
    yield from rooms.offered(game, seat)
    for number in activating.by_hand_only(game, seat):
        yield Option(f"hand:{number}", "by-hand", card=number, text=projection.look(game, game.objects[number]).name)
    for number in described_cards.open_to(game, seat):
        yield Option(f"describe:{number}", "describe", card=number, text=game.objects[number].definition.name)
    for number in activating.concealed(game, seat):
        if activating.may_turn_up(game, seat, number):
            yield Option(f"turn-up:{number}", "turn-up", card=number, text=game.objects[number].definition.name)
    for number in activating.hidden_agendas(game, seat):
        yield Option(f"reveal:{number}", "reveal-agenda", card=number)
    if with_mana:
        yield from mana_actions(game, seat)


def mana_actions(game: Game, seat: Seat) -> Sequence[Option]:
    """The mana abilities that the player may activate.  (CR 605.3a)

    Where all of them do no more than tap they hang on what the player's sources hang on, and are listed once with them.
    """
    known = mana_abilities.known(game, seat)
    if known.options is not None:
        return known.options
    found = [
        Option(f"mana:{item.id}:{place}", "mana", card=item.id, text=projection.look(game, item).name, place=place)
        for item, place, _ in activating.mana_abilities_of(game, seat)
    ]
    if activating.has_only_taps(game, seat):
        known.options = found
    return found


def offered(game: Game, seat: Seat) -> list[Option] | None:
    """What the player may do now, None if they aren't asked.  (The table's option; a skipped priority is a pass.)"""
    windows = game.setup.profile.windows
    if windows == "public" and not (game.hands[seat] or activating.concealed(game, seat) or might_act(game, seat)):
        return None
    if windows in ("every", "public"):
        return list(actions(game, seat))
    if is_idle(game, seat):
        return None
    found = list(actions(game, seat, with_mana=False))
    if not any(is_worth_asking(game, seat, option) for option in found) and not needs_mana_by_hand(game, seat):
        return None
    return [*found, *mana_actions(game, seat)]


def is_worth_asking(game: Game, seat: Seat, option: Option) -> bool:
    """Whether the player is asked because of something that they may do."""
    if option.what in ("reveal-agenda", "by-hand", "describe"):
        return bool(game.stack) or is_main_phase_of(game, seat)
    return option.key not in game.pending.refused


def is_idle(game: Game, seat: Seat) -> bool:
    """Whether it can be seen at a glance that the player has nothing to act with: most have, most of the time."""
    if is_main_phase_of(game, seat):
        return False
    there = within_reach(game, seat)
    if there.is_nothing(game):
        return True
    now = there.now
    if now.elsewhere or now.unknown or now.face_down or has_rules(game, seat, *GRANTING):
        return False
    if there.held.is_any and (game.setup.has_bare or might_cast(game, seat, there)):
        return False
    for number, place, ability in there.abilities(game):
        if activating.may_activate(game, seat, game.objects[number], place, ability):
            return False
    return True


def might_cast(game: Game, seat: Seat, there: WithinReach) -> bool:
    """Whether what a player holds elsewhere than on the battlefield might be of use, abilities apart, at no main phase.

    A hidden agenda is revealed in answer to something.
    """
    known = there.held
    if known.recast or known.foretold or known.aside or not there.beyond(game).issuperset(known.swift):
        return True
    for number in known.waiting:
        item = game.objects[number]
        if bool(game.stack) if item.face_down else castable_index.is_swift(item):
            return True
    return False


GRANTING = (pr.CastAsThoughFlash, pr.PlayFrom, pr.PayInstead)
"""Rules by which a player may cast what they otherwise couldn't."""


def might_act(game: Game, seat: Seat) -> bool:
    """Whether anybody can see that the player may have something to do."""
    return next(actions(game, seat, with_mana=False), None) is not None


def needs_mana_by_hand(game: Game, seat: Seat) -> bool:
    """Whether the player could cast something only with mana that is not made by tapping alone."""
    if not is_main_phase_of(game, seat) or next(playable(game, seat), None) is None:
        return False
    return any(
        "Land" not in item.base.types and not mana_abilities.taps_only(ability)
        for item, _, ability in activating.mana_abilities_of(game, seat)
    )


def give(game: Game) -> Procedure[None]:
    """The player with priority acts or passes.  (CR 117.3)"""
    pending = game.pending
    seat = pending.holder
    if not game.in_game(seat):
        mutators.set_fields(game, pending=replace(pending, holder=game.next_seat(seat)))
        return
    while (found := offered(game, seat)) is None:
        passes(game)
        if game.pending.stage != "priority":
            return
        pending, seat = game.pending, game.pending.holder
    mutators.set_fields(game, acting=None)
    decision = asked(game, seat, found)
    answer = yield decision
    if isinstance(answer, Conceded):
        concede(game, answer.seat)
        yield from moving.orphans_go(game)
        mutators.set_fields(game, pending=Pending("settle", seat, 0, pending.refused))
        return
    option = decision.chosen(answer)
    if option is None or option.what == PASS:
        passes(game)
        return
    here = game.seats_in_turn_order()
    mutators.set_fields(game, acting=seat, memory=at_rest(game.memory))
    done = yield from act(game, seat, option)
    if not game.is_over:
        is_same = not done and here == game.seats_in_turn_order()
        after = pending if is_same else Pending("settle", seat, 0, pending.refused)
        mutators.set_fields(game, acting=None, pending=after)


def asked(game: Game, seat: Seat, found: Sequence[Option]) -> Decision:
    """The decision: what to do of what was found, or to pass."""
    refused = game.pending.refused
    options = [PASSING, *(option for option in found if option.key not in refused)]
    number = game.decision
    game.decision += 1
    about = (game.step, game.active, len(game.stack))
    return Decision(
        id=number,
        seat=seat,
        actor=game.decider(seat),
        purpose="game-priority",
        shape=Choose(tuple(options)),
        default=PASS,
        about=about,
    )


def act(game: Game, seat: Seat, option: Option) -> Procedure[bool]:
    """Do what the player chose: whether they did, or left it before anything was done."""
    what, number, place = option.what, option.card, option.place
    assert number is not None
    if what == "cast":
        yield from casting.cast(game, seat, number)
    elif what == "land":
        yield from lands.play_land(game, seat, number)
    elif what == "activate" and place is not None:
        yield from activating.activate(game, seat, number, place)
    elif what == "mana" and place is not None:
        yield from activating.activate_mana(game, seat, number, place)
    elif what in castable_index.ASIDE:
        yield from special_actions.set_aside(game, seat, number, what)
    elif what == companion.NAME:
        yield from companion.fetch(game, seat, number)
    elif what == planar_die.DIE:
        yield from planar_die.pay_and_roll(game, seat, number)
    elif what == rooms.UNLOCK and place is not None:
        yield from rooms.pay_and_unlock(game, seat, number, place)
    elif what == "turn-up":
        yield from activating.unmask(game, seat, number)
    elif what == "reveal-agenda":
        activating.turn_up(game, number)
    elif what == "describe":
        return (yield from described_cards.describe(game, seat, number))
    elif what == "by-hand":
        return (yield from acts.use(game, seat, number))
    return True


def passes(game: Game) -> None:
    """The player passes; when all have in a row, the stack's top resolves or the step ends.  (CR 117.4)

    A team that has priority passes once each of its players has, one after the other.  (CR 805.5b)
    """
    pending = game.pending
    count = pending.passes + 1
    if count < sum([not player.left for player in game.players]):
        team = game.setup.sharing[pending.holder]
        if pending.mates + 1 < len(team):
            follower = team[(team.index(pending.holder) + 1) % len(team)]
            mutators.go_on(game, Pending("priority", follower, count, mates=pending.mates + 1))
        else:
            mutators.go_on(game, Pending("priority", game.next_seat(team[-1]), count))
    elif game.stack:
        mutators.set_fields(game, pending=Pending("resolve", game.active))
    else:
        turns.end_step(game)


def at_rest(memory: Memory) -> Memory:
    """What is remembered as soon as somebody does something: nothing has resolved since."""
    return replace(memory, resolutions=0, climbs=0, height=0)


def resolve(game: Game) -> Procedure[None]:
    """The top of the stack resolves; then the active player gets priority.  (CR 117.3b)

    What resolves and leaves the stack no lower, again and again while nobody does anything, is a loop; a pile of
    triggers that only sinks is none, as long as it isn't far beyond anything that ends.  (CR 104.4b)
    """
    memory, height, limit = game.memory, len(game.stack), game.setup.profile.loop_limit
    count, climbs = memory.resolutions + 1, memory.climbs + (height >= memory.height > 0)
    mutators.set_fields(game, memory=replace(memory, resolutions=count, climbs=climbs, height=height))
    if climbs > limit or count > BEYOND * limit:
        mutators.set_fields(game, memory=at_rest(game.memory))
        leaving.loop(game)
    elif game.stack:
        yield from stack_rules.resolve(game)
    if not game.is_over:
        ended = game.pending.stage == "step"  # the turn has been ended: its cleanup step comes next  (CR 719.1d)
        mutators.set_fields(game, acting=None, pending=game.pending if ended else Pending("settle", game.active))
