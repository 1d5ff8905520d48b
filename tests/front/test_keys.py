"""Games that stand alike, whatever led there, have the same key; whatever can be seen of them gives another."""

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from random import Random

import pytest
from msgspec.structs import replace

import entaku
from entaku.magic.game.play import Play
from entaku.magic.game.state import Game
from entaku.magic.views import viewing
from entaku.magic.views.determinization import forget
from entaku.magic.views.standing_alike.keys import key_of

BOARD: dict[str, list[str]] = {
    "battlefield": [
        "Island", "Island", "2 Forest", "Runed Servitor (tapped)", "Runed Servitor", "Wind Dancer (2 +1/+1 counters)",
        "2/2 green Bear token with flying (tapped, 2 +1/+1 counters)",
    ],
    "hand": ["Brainstorm", "Berserk", "Island", "Brainstorm"],
    "exile": ["Forest", "Plains"],
    "library": ["Forest", "Island", "Swamp"],
    "graveyard": ["Brainstorm", "Berserk"],
}  # fmt: skip
LYING_IN_ORDER = ("library", "graveyard")


def board(of: Random, zone: str = "") -> entaku.Game:
    """The board with the cards of every zone but those in order listed anyhow; of `zone` in the reverse order."""
    side = {}
    for name, cards in BOARD.items():
        listed = list(cards)
        if name not in LYING_IN_ORDER:
            of.shuffle(listed)
        side[name] = listed[::-1] if name == zone else listed
    other = {"battlefield": ["Wind Dancer", "Mountain"] if of.random() < 0.5 else ["Mountain", "Wind Dancer"]}
    return entaku.position(board={"A": side, "B": other})


@pytest.mark.parametrize("seed", range(5))
def test_the_order_in_which_things_are_listed_does_not_tell(seed: int) -> None:
    """Battlefield, hand and exile have no order; libraries and graveyards have."""
    plain = board(Random("plain"))
    assert board(Random(seed)).key() == plain.key()
    assert board(Random(seed)) == plain
    assert hash(board(Random(seed))) == hash(plain)
    for zone in LYING_IN_ORDER:
        assert board(Random(seed), zone).key() != plain.key()


HAND = ["Wind Dancer", "Runed Servitor", "Zealous Strike", "Berserk", "Forest"]


def position(
    mine: Sequence[str] = HAND, battlefield: Sequence[str] = ("9 Island", "9 Forest", "9 Plains")
) -> entaku.Game:
    """One with mana for everything, in the first main phase."""
    there = [*battlefield, "Silverchase Fox", "Wakestone Gargoyle"]
    side = {"hand": list(mine), "battlefield": there, "library": ["5 Forest"]}
    return entaku.position(board={"A": side, "B": {"library": ["5 Swamp"]}}, turn="A's precombat main")


def do(game: entaku.Game, *acts: str) -> entaku.Game:
    """Play cards, each of which resolves: "Berserk > Silverchase Fox"."""
    for act in acts:
        name, _, target = act.partition(" > ")
        option = next(one for one in options(game) if one.text == name and one.what in ("cast", "land"))
        game.answer(option)
        while game.decision.purpose != "game-priority":
            wanted = [one for one in options(game) if one.text == target]
            game.answer(wanted[0] if wanted else game.decision.default)
        while game.view("open").stack:
            game.answer("pass")
    return game


def options(game: entaku.Game) -> Sequence[entaku.Option]:
    shape = game.decision.shape
    return shape.options if isinstance(shape, entaku.Choose) else ()


ORDERS = [
    ("Wind Dancer", "Runed Servitor"),
    ("Forest", "Wind Dancer", "Runed Servitor"),
    ("Zealous Strike > Silverchase Fox", "Wind Dancer", "Forest"),
]


@pytest.mark.parametrize("acts", ORDERS, ids=str)
def test_the_order_of_play_does_not_tell(acts: Sequence[str]) -> None:
    """What was played in another order stands alike where mana was the same; what wasn't played yet tells."""
    first, other = do(position(), *acts), do(position(), *reversed(acts))
    for name in ("Island", "Forest", "Plains"):
        assert tapped(first, name) == tapped(other, name), "the test goes by the same lands being tapped"
    assert first.key() == other.key()
    assert do(position(), *acts[1:]).key() != first.key()


def tapped(game: entaku.Game, name: str) -> int:
    return sum(card.tapped for card in game.view("open").battlefield if card.name == name)


@pytest.mark.parametrize("seed", [1, 4])
def test_a_game_is_its_copy_at_any_moment(seed: int) -> None:
    """Forked, pickled and played again it has its key, also in the middle of an action; every answer gives another."""
    game = entaku.commander(3, seed=seed) if seed % 2 else entaku.game(2, rules="free-40", seed=seed)
    players = [game.bot(seat) for seat in range(len(game.players))]
    seen = set()
    for number in range(110):
        if game.over:
            break
        game.step(players)
        key = game.key()
        assert key == game.fork().key()
        assert game == game.fork()
        seen.add(key)
        if number % 30 == 0:
            assert pickle.loads(pickle.dumps(game)).key() == key
    assert len(seen) > 80


@pytest.mark.parametrize("seed", [5, 6])
def test_equal_games_go_on_alike(seed: int) -> None:
    """Played on by the same players, boards that were listed otherwise are equal ever after."""
    one, other = board(Random("plain")), board(Random(seed))
    for _ in range(60):
        if one.over:
            break
        assert one.key() == other.key()
        decision, asked = one.decision, other.decision
        assert decision.purpose == asked.purpose
        answer = decision.default
        one.answer(answer)
        other.answer(asked.default)
    assert one.turn > 3


def test_a_key_is_the_same_in_another_process() -> None:
    """It hangs neither on where things lie in memory nor on how texts are hashed there."""
    program = "import entaku; print(entaku.commander(2, seed=3).key())"
    keys = [
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout.strip()
        for seed in ("1", "2")
    ]
    assert keys == [entaku.commander(2, seed=3).key()] * 2


def test_luck_is_left_out_where_that_is_wanted() -> None:
    """The chance to come is part of a key unless it isn't asked for."""
    first, other = (entaku.position("board: {A: {hand: [Brainstorm]}}", seed=seed) for seed in (1, 2))
    assert first.key() != other.key()
    assert first.key(luck=False) == other.key(luck=False)


@pytest.mark.parametrize(
    ("first", "other"),
    [
        ("{battlefield: [Wind Dancer as W, Runed Servitor as R, Fireshrieker (attached to W)]}",
         "{battlefield: [Wind Dancer as W, Runed Servitor as R, Fireshrieker (attached to R)]}"),
        ("{battlefield: [2 Forest, Forest (tapped)]}", "{battlefield: [Forest, 2 Forest (tapped)]}"),
        ("{hand: [Brainstorm]}", "{hand: [Berserk]}"),
        ("{battlefield: [2/2 green Bear token]}", "{battlefield: [2/2 green Bear token with flying]}"),
        ("{life: 19}", "{life: 18}"),
    ],
)  # fmt: skip
def test_what_differs_on_a_board_tells(first: str, other: str) -> None:
    """What wears an Equipment, how many are tapped, what is held, what a token has."""
    keys = {entaku.position(f"board: {{A: {side}}}").key() for side in (first, other)}
    assert len(keys) == 2


Change = Callable[[Game, Random], str]


def other_object(game: Game, of: Random) -> str:
    """Something else of one object."""
    number = of.choice(list(game.battlefield or game.objects))
    item = game.objects[number]
    field, value = of.choice(
        [
            ("tapped", not item.tapped),
            ("damage", item.damage + 1),
            ("counters", (*item.counters, ("charge", 1))),
            ("attached", of.choice(list(game.objects))),
            ("controller", (item.controller + 1) % len(game.players)),
            ("owner", (item.owner + 1) % len(game.players)),
            ("face_down", not item.face_down),
            ("definition", of.choice(list(game.objects.values())).definition),
            ("chosen", (("colour", of.choice("WUBRG")),)),
            ("monstrous", item.monstrous + 1),
            ("since", game.turn),
            ("designations", ("goaded",)),
        ]
    )
    game.objects[number] = replace(item, **{field: value})
    return field


def other_player(game: Game, of: Random) -> str:
    """Something else of one player."""
    seat = of.randrange(len(game.players))
    player = game.players[seat]
    field = of.choice(["life", "poison", "energy", "experience", "lands_played", "tempted", "mana"])
    value = (0, 0, 1, 0, 0, 0) if field == "mana" else getattr(player, field) + 1
    game.players[seat] = replace(player, **{field: value})
    return field


def other_zone(game: Game, of: Random) -> str:
    """A card somewhere else, or two cards of a library changed."""
    seat = of.randrange(len(game.players))
    library = game.libraries[seat]
    if of.random() < 0.5 and len(library) > 1:
        first, second, *rest = library
        game.libraries[seat] = (second, first, *rest)
        return "library's order"
    if game.hands[seat]:
        number = game.hands[seat][0]
        game.hands[seat] = game.hands[seat][1:]
        game.graveyards[seat] = (*game.graveyards[seat], number)
        game.objects[number] = replace(game.objects[number], zone="graveyard")
    return "graveyard"


def other_turn(game: Game, of: Random) -> str:
    """Another step, player or designation."""
    field, value = of.choice(
        [
            ("turn", game.turn + 1),
            ("monarch", 1 if game.monarch == 0 else 0),
            ("initiative", 1 if game.initiative == 0 else 0),
            ("daytime", "night" if game.daytime == "day" else "day"),
            ("active", (game.active + 1) % len(game.players)),
            ("extra_turns", (*game.extra_turns, 0)),
        ]
    )
    setattr(game, field, value)
    return str(field)


CHANGES: Sequence[Change] = (other_object, other_player, other_zone, other_turn)


@pytest.mark.parametrize("seed", range(1, 6))
def test_every_difference_that_can_be_seen_gives_another_key(seed: int) -> None:
    """Over random games, one thing changed at a time: whatever changes the view of somebody changes the key."""
    game = entaku.commander(3, seed=seed) if seed % 2 else entaku.game(2, rules="free-40", seed=seed)
    players = [game.bot(seat) for seat in range(len(game.players))]
    of, told = Random(seed), set()
    while not game.over and game.turn < 12:
        game.step(players)
        if game.over or not game.table.state.fresh or of.random() < 0.7:
            continue
        before = seen(game.table.state)
        for _ in range(4):
            changed, what = otherwise(game, of)
            is_told = key_of(changed) != game.key()
            assert is_told or seen(changed) == before, what
            assert is_told == is_other(game.table.state.game, changed.game) or what not in HIDDEN, what
            told |= {what} if is_told else set()
    assert len(told) > 8


def otherwise(game: entaku.Game, of: Random) -> tuple[Play, str]:
    """The game with one thing changed."""
    other = game.table.state.copy()
    what = of.choice(CHANGES)(other.game, of)
    forget(other.game)
    return other, what


HIDDEN = ("since", "library's order")
"""What nobody sees, and makes a difference."""


def is_other(game: Game, other: Game) -> bool:
    """Whether a library has another order, cards of one name being alike, or something else came this turn."""
    first, then = (
        [[play.objects[n].definition for n in pile] for pile in play.libraries]
        + [[play.objects[n].since >= play.turn for n in play.battlefield]]
        for play in (game, other)
    )
    return first != then


def seen(play: Play) -> list[object]:
    """What everybody sees, and what lies open."""
    seats = range(len(play.game.players))
    return [viewing.view(play.game, viewer, None) for viewer in ("open", *seats)]
