"""Commander by the rules of 2010 and by today's: whole games, what viewers see, and what is told.  (CM-9 to CM-15)"""

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from entaku.bots.playing.player import PlayBot
from entaku.bots.random_play import RandomPlayer
from entaku.kernel.decisions import Assign, Choose, Decision, Key, Option, YesNo
from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.table import Event, Table, replay
from entaku.magic.by_hand import acts
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.play import MAGIC
from entaku.magic.game.profile import COMMANDER, COMMANDER_2010, RulesProfile
from entaku.magic.game.state import MANA_KINDS, Game
from entaku.magic.variants import commander
from entaku.magic.views import game_view, viewing
from entaku.magic.views.game_view import CardView, GameView
from entaku.magic.zones import zone_mutators
from entaku.magic.zones.zone_changes import Going
from tests.magic.test_secrets import course, permuted
from tests.magic.wild import GameTable, digest, led_setup, lost_cards, play_wild

BOTH = pytest.mark.parametrize("profile", [COMMANDER_2010, COMMANDER], ids=["2010", "today"])


# Whole games.


@BOTH
@pytest.mark.parametrize("number", [3, 5])
@pytest.mark.rule("CM-9", "CM-14", "CM-15", "CR 104.3a", "CR 903.6")
def test_games_end_with_every_card_accounted_for(number: int, profile: RulesProfile) -> None:
    """A game of four with decks of a hundred ends, a seat conceding somewhere; no card is lost or doubled."""
    played = play_wild(led_setup(number, 4, profile), number, check=25)
    game = played.table.state.game
    assert (played.by_hand, game.ended) == ((), "last")
    assert any(player.commander_casts for player in game.players)


@pytest.mark.sweep
@BOTH
def test_sweep_of_games(profile: RulesProfile) -> None:
    """Games of two to six seats, a seat conceding somewhere: nothing is lost, nothing hangs."""
    for number in range(100, 115):
        played = play_wild(led_setup(number, 2 + number % 5, profile), number, check=50)
        assert (played.by_hand, played.table.is_over) == ((), True), f"game {number}"


@BOTH
def test_a_replay_is_the_original_at_every_fork(profile: RulesProfile) -> None:
    """Playing the log again gives the same state, and so does a fork in the middle taken on by the same answers."""
    table = play_wild(led_setup(12, 3, profile), 12).table
    again = replay(MAGIC, table.setup, table.seed, table.log)
    assert digest(table.state.game) == digest(again.state.game)
    follower: GameTable = Table(MAGIC, table.setup, table.seed)
    for entry in table.log[: len(table.log) // 2]:
        follower.answer(entry.seat, entry.decision, entry.answer)
        fork = follower.fork()
    for entry in table.log[len(table.log) // 2 :]:
        fork.answer(entry.seat, entry.decision, entry.answer)
    assert digest(table.state.game) == digest(fork.state.game)


@BOTH
@pytest.mark.rule("CR 104.3a", "CR 800.4a", "CM-14")
def test_anybody_may_concede_wherever_a_commander_goes(profile: RulesProfile) -> None:
    """At each question where a commander goes every player may leave; the game goes on or is over, all cards there."""
    table = play_wild(led_setup(14, 3, profile), 14, concedes=False).table
    follower: GameTable = Table(MAGIC, table.setup, table.seed)
    asked = 0
    for entry in table.log:
        decision = follower.state.decision
        if decision is not None and decision.purpose in (commander.INSTEAD, commander.RETURN):
            asked += 1
            for seat in range(3):
                if follower.state.game.in_game(seat):
                    fork = follower.fork()
                    fork.answer(seat, seat, True)
                    assert Counter() == lost_cards(fork.state.game)
                    assert fork.is_over or fork.state.decision is not None
        follower.answer(entry.seat, entry.decision, entry.answer)
    assert asked


@BOTH
@pytest.mark.rule("CR 101.4", "CR 806.1", "CM-14")
def test_seats_turned_give_the_same_game_turned(profile: RulesProfile) -> None:
    """With every player a seat further, each with their own luck, the same happens a seat further."""
    setup = replace(led_setup(7, 3, profile), starts=0)
    players = tuple(setup.players[(seat - 1) % 3] for seat in range(3))
    turned = replace(setup, players=players, luck=(2, 0, 1), starts=1)
    first, second = course(setup, 0), course(turned, 1)
    for (turn, active, lives), (other_turn, other_active, other_lives) in zip(first, second, strict=True):
        assert (turn, active) == (other_turn, (other_active - 1) % 3)
        assert lives == tuple(other_lives[(seat + 1) % 3] for seat in range(3))


# What is seen.


@pytest.mark.parametrize(("number", "profile"), [(30, COMMANDER_2010), (36, COMMANDER)], ids=["2010", "today"])
@pytest.mark.rule("CR 400.2", "CM-11")
def test_views_do_not_tell_where_a_hidden_commander_is(number: int, profile: RulesProfile) -> None:
    """Other hands and libraries in other places, commanders among them, leave the view as it was."""
    setup = led_setup(number, 3, profile)
    table: GameTable = Table(MAGIC, setup, seed_from(number))
    stream = Stream(seed_from(number), "table", "permuting")
    player = RandomPlayer(seed_from(number), "P")
    hidden = 0
    while (decision := table.state.decision) is not None:
        viewer = stream.below(3)
        game = table.state.game
        away = [item for item in commander.found(game).values() if item.zone in ("hand", "library")]
        if away or len(table.log) % 20 == 0:
            assert viewing.view(game, viewer) == viewing.view(permuted(game, viewer, stream), viewer)
        hidden += bool(away)
        table.answer(decision.actor, decision.id, player.answer(decision))
    assert hidden


def seen(game: Game, viewer: int) -> list[tuple[str | None, int | None]]:
    """Where a viewer sees the first player's commanders, and as which objects."""
    return [(one.zone, one.object) for one in viewing.view(game, viewer).players[0].commanders]


@BOTH
@pytest.mark.rule("CM-11", "CM-13", "CR 903.8")
def test_a_view_says_where_commanders_are_as_far_as_one_may_know(profile: RulesProfile) -> None:
    """In the command zone everybody sees them; in a hand their owner; face down who may look; in a library nobody."""
    game = Game(led_setup(0, 3, profile), seed_from(1))
    MAGIC.begin(game.setup, seed_from(1))
    game = MAGIC.begin(game.setup, seed_from(1)).game
    number = commander.found(game)[0, 0].id
    assert [seen(game, viewer)[0] for viewer in range(3)] == [("command", number)] * 3
    (number,) = zone_mutators.move(game, [Going(number, "hand", hidden=True)])
    assert [seen(game, viewer)[0] for viewer in range(3)] == [("hand", number), (None, None), (None, None)]
    (number,) = zone_mutators.move(game, [Going(number, "exile", controller=1, face_down=True, hidden=True)])
    assert [seen(game, viewer)[0] for viewer in range(3)] == [(None, None)] * 3
    mutators.alter(game, number, known_to=(1,))
    assert [seen(game, viewer)[0] for viewer in range(3)] == [(None, None), ("exile", number), (None, None)]
    (number,) = zone_mutators.move(game, [Going(number, "library", hidden=True)])
    assert [seen(game, viewer)[0] for viewer in range(3)] == [(None, None)] * 3
    assert viewing.view(game, 0).commander_rules == profile.commander


@pytest.mark.rule("CR 903.4", "CR 903.3")
def test_a_view_says_tax_damage_and_identity() -> None:
    """What a commander costs more, whose it is, what it has dealt, and the colours of a player's commanders."""
    setup = led_setup(2, 3)
    game = MAGIC.begin(setup, seed_from(1)).game
    leaders = setup.players[0].commanders
    mutators.alter_player(game, 0, commander_casts=(2,) * len(leaders))
    mutators.alter_player(game, 1, commander_damage=((0, 0, 20),))
    view = viewing.view(game, 2)
    assert [(one.owner, one.place, one.casts, one.tax) for one in view.players[0].commanders] == [
        (0, place, 2, 4) for place in range(len(leaders))
    ]
    (hit,) = view.players[1].commander_damage
    assert (hit.owner, hit.place, hit.name, hit.damage, hit.lethal) == (0, 0, leaders[0].name, 20, 21)
    cards = [definition.card for definition in (setup.definition(leader.name) for leader in leaders)]
    assert set(view.players[0].identity or "") == {c for card in cards if card is not None for c in card.identity}
    assert all(card.commander for card in view.command)


# What is told.


@BOTH
@pytest.mark.rule("CM-12", "CM-13", "CM-17")
def test_the_records_say_what_commanders_cost_and_dealt(profile: RulesProfile) -> None:
    """Mana spent on commanders is told as such; each hit is told, and the last says what the player has been dealt."""
    table: GameTable = Table(MAGIC, led_setup(2, 4, profile), seed_from(2))
    player = RandomPlayer(seed_from(2), "P")
    told: list[Event] = []
    while (decision := table.state.decision) is not None:
        told += table.answer(decision.actor, decision.id, player.answer(decision))
    players = table.state.game.players
    spent = sum(len(event.mana) for event in told if isinstance(event, e.ManaPaid) and event.commander)
    counts = [count for one in players for count in one.commander_casts]
    assert sum(isinstance(event, e.Cast) and event.origin == "command" for event in told) == sum(counts) > 0
    assert spent >= sum(counts) + sum(commander.TAX * count * (count - 1) // 2 for count in counts)
    last: dict[tuple[int, int, int], int] = {}
    for event in told:
        if isinstance(event, e.CommanderStruck):
            key = (event.seat, event.owner, event.place)
            assert event.now == last.get(key, 0) + event.amount
            last[key] = event.now
    dealt = {(p.seat, owner, place): amount for p in players for owner, place, amount in p.commander_damage}
    assert last == dealt != {}


@BOTH
@pytest.mark.rule("CM-11", "CM-14")
def test_by_hand_a_commander_goes_from_the_command_zone_and_back(profile: RulesProfile) -> None:
    """Who acts by hand may take a commander from the command zone, and put it there; other cards never go there."""
    game = MAGIC.begin(led_setup(2, 3, profile), seed_from(1)).game
    leader = commander.found(game)[0, 0].id
    assert leader in acts.within_reach(game, 0)
    assert moved_by_hand(game, leader, "battlefield", -1) == "battlefield"
    assert moved_by_hand(game, commander.found(game)[0, 0].id, "command") == "command"
    procedure = acts.move(game, acts.Acting(0, ()))
    next(procedure)
    shape = procedure.send((game.hands[0][0],)).shape
    assert isinstance(shape, Choose)
    assert "command" not in {option.key for option in shape.options}


def moved_by_hand(game: Game, number: int, *answers: Key) -> str:
    """Where the first player's commander is after it has been moved by hand, with these answers."""
    procedure = acts.move(game, acts.Acting(0, ()))
    next(procedure)
    procedure.send((number,))
    for answer in answers[:-1]:
        procedure.send(answer)
    with pytest.raises(StopIteration):
        procedure.send(answers[-1])
    return commander.found(game)[0, 0].zone


# Properties.


HITS = st.lists(st.tuples(st.integers(0, 2), st.integers(0, 1), st.integers(0, 2), st.integers(1, 9)), max_size=40)


@given(HITS)
@settings(max_examples=50, deadline=None)
@pytest.mark.rule("CM-12", "CR 903.10a")
def test_damage_is_counted_per_player_and_commander(hits: Sequence[tuple[int, int, int, int]]) -> None:
    """Whoever has been dealt 21 by one commander is beaten, and nobody else is, whatever all others have dealt."""
    players = tuple(replace(p, commanders=(p.commanders[0],) * 2) for p in led_setup(1, 3).players)
    game = MAGIC.begin(replace(led_setup(1, 3), players=players), seed_from(1)).game
    counted: Counter[tuple[int, int, int]] = Counter()
    for owner, place, seat, amount in hits:
        list(commander.strike(game, commander.found(game)[owner, place], seat, amount, owner))
        counted[seat, owner, place] += amount
    assert set(commander.beaten(game)) == {seat for (seat, _, _), total in counted.items() if total >= 21}
    for (seat, owner, place), total in counted.items():
        assert commander.damage_by(game, seat, owner, place) == total


@given(st.text(MANA_KINDS, min_size=1, max_size=6), st.integers(0, 2))
@settings(max_examples=50, deadline=None)
@pytest.mark.rule("CM-5")
def test_mana_is_of_the_identity_or_colourless(kinds: str, seat: int) -> None:
    """In 2010 what a player makes is of their commander's colours or colourless; today it is what it was."""
    for profile in (COMMANDER_2010, COMMANDER):
        game = Game(led_setup(4, 3, profile), seed_from(1))
        own = commander.identity(game, seat) or ""
        made = commander.mana_made(game, seat, kinds)
        if profile is COMMANDER or set(kinds) <= {*own, "C"}:
            assert made == kinds
        else:
            assert set(made) == {*(set(kinds) & {*own, "C"}), "C"}


# Bots.


def question(purpose: str, to: str) -> Decision:
    return Decision(id=1, seat=0, actor=0, purpose=purpose, shape=YesNo(), default=True, about=(1, to))


@pytest.mark.rule("CM-14", "CR 903.9a", "CR 903.9b")
def test_bots_bring_their_commanders_home() -> None:
    """A bot puts its commander into the command zone from everywhere, but not instead of its own hand."""
    setup = led_setup(0, 3)
    view = MAGIC.view(MAGIC.begin(setup, seed_from(1)), 0)
    bot = PlayBot.of(setup, 0)
    places = ("graveyard", "exile", "library", "hand")
    assert [bot.answer(view, question(commander.INSTEAD, to)) for to in places] == [True, True, True, False]
    assert bot.answer(view, question(commander.RETURN, "graveyard")) is True


def with_battlefield(view: GameView, *cards: CardView) -> GameView:
    return replace(view, battlefield=cards, turn=5)


@pytest.mark.rule("CM-12")
def test_a_bot_blocks_a_commander_whose_damage_would_be_its_end() -> None:
    """With 18 from a commander of power 3 a bot at 40 life throws a creature in its way; without, it doesn't."""
    setup = led_setup(0, 3)
    bare = MAGIC.view(MAGIC.begin(setup, seed_from(1)), 0)
    boss = CardView(901, "Boss", 1, 1, power=3, toughness=9, types=("Creature",), commander=True)
    small = CardView(902, "Small", 0, 0, power=1, toughness=1, types=("Creature",))
    view = replace(with_battlefield(bare, boss, small), attacks=(game_view.AttackView(901, 0),), active=1)
    leader = replace(view.players[1].commanders[0], zone="battlefield", object=901, controller=1)
    hit = game_view.CommanderHit(1, 0, "Boss", 18)
    for hits, expected in (((hit,), ((901,),)), ((), ((),))):
        players = (
            replace(view.players[0], commander_damage=hits),
            replace(view.players[1], commanders=(leader,)),
            view.players[2],
        )
        shape = Assign((Option(902, "object", card=902),), ((Option(901, "object", card=901),),))
        decision = Decision(id=1, seat=0, actor=0, purpose="game-block", shape=shape, default=((),))
        assert PlayBot.of(setup, 0).answer(replace(view, players=players), decision) == expected


@pytest.mark.rule("CM-12")
def test_a_bot_attacks_whom_its_commander_can_end() -> None:
    """Of two players of equal life a bot attacks the one to whom its commander's damage would be the end."""
    setup = led_setup(0, 3)
    bare = MAGIC.view(MAGIC.begin(setup, seed_from(1)), 0)
    boss = CardView(901, "Boss", 0, 0, power=3, toughness=3, types=("Creature",), commander=True)
    leader = replace(bare.players[0].commanders[0], zone="battlefield", object=901, controller=0)
    shape = Assign((Option(901, "object", card=901),), ((Option(-2, "player", seat=1), Option(-3, "player", seat=2)),))
    decision = Decision(id=1, seat=0, actor=0, purpose="game-attack", shape=shape, default=((),))
    for victim in (1, 2):
        players = tuple(
            replace(one, commander_damage=(game_view.CommanderHit(0, 0, "Boss", 18),) if one.seat == victim else ())
            for one in bare.players
        )
        players = (replace(players[0], commanders=(leader,)), *players[1:])
        view = replace(with_battlefield(bare, boss), players=players, active=0)
        assert PlayBot.of(setup, 0).answer(view, decision) == ((-1 - victim,),)


@BOTH
@pytest.mark.rule("CM-10", "CM-13")
def test_bots_play_commander(profile: RulesProfile) -> None:
    """Bots cast their commanders from the command zone; the game ends with a winner."""
    setup = led_setup(0, 3, profile)
    table: GameTable = Table(MAGIC, setup, seed_from(3))
    bots = [PlayBot.of(setup, seat) for seat in range(3)]
    while (decision := table.state.decision) is not None:
        view = table.view(decision.actor)
        assert isinstance(view, GameView)
        table.answer(decision.actor, decision.id, bots[decision.actor].answer(view, decision))
    game = table.state.game
    assert len(game.winners) == 1
    assert all(sum(player.commander_casts) for player in game.players)


def test_a_partial_mulligan_puts_aside_what_the_hand_has_too_much_of() -> None:
    """From seven lands a bot puts aside four; from a hand without any, its dearest spells."""
    setup = led_setup(0, 3, COMMANDER_2010)
    bare = MAGIC.view(MAGIC.begin(setup, seed_from(1)), 0)
    for types, cost, expected in ((("Land",), 0, 4), (("Creature",), 6, 7)):
        hand = tuple(CardView(n, f"Card {n}", types=types, mana_value=cost) for n in range(901, 908))
        view = replace(bare, players=(replace(bare.players[0], hand=hand), *bare.players[1:]))
        options = tuple(Option(card.id, "object", card=card.id) for card in hand)
        shape = Choose(options, 1, 7)
        decision = Decision(id=1, seat=0, actor=0, purpose="game-mulligan-cards", shape=shape, default=(901,))
        answer = PlayBot.of(setup, 0).answer(view, decision)
        assert isinstance(answer, tuple)
        assert len(answer) == expected
