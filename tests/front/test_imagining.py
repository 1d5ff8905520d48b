"""Games as they may be for all that a seat knows, and bots of each level at a seat."""

import pickle

import pytest

import entaku


def unlike(seed: int) -> entaku.Game:
    """A game of three with different decks, some turns on."""
    game = entaku.game(3, rules="free-40", seed=seed)
    players = [game.bot(seat) for seat in range(3)]
    while game.turn < 9 or game.decision.purpose != "game-priority":
        game.step(players)
    return game


@pytest.mark.parametrize("seed", range(1, 5))
def test_what_is_imagined_looks_the_same_to_the_seat_alone(seed: int) -> None:
    """A seat's view and question are those of the game; what it can't see is otherwise, with each seed again."""
    game = unlike(seed)
    before, answers = str(game), len(game.table.log)
    seat = game.decision.actor
    maybes = [entaku.imagine(game, seat, seed=number) for number in range(6)]
    assert all(maybe.view(seat) == game.view(seat) and maybe.decision == game.decision for maybe in maybes)
    others = [hidden(maybe, seat) for maybe in (game, *maybes)]
    assert len(set(others)) > 3
    assert all(maybe.fork().play().over for maybe in maybes[:2])
    assert (str(game), len(game.table.log)) == (before, answers)


def hidden(game: entaku.Game, seat: int) -> str:
    """The other players' hands as they are."""
    view = game.view("open")
    return str([[card.name for card in player.hand] for player in view.players if player.seat != seat])


def test_what_is_imagined_says_nothing_of_the_game_itself() -> None:
    """There is no recording of it, which would be that of the game with all hidden cards."""
    maybe = entaku.imagine(unlike(2), seed=3)
    for kept in (maybe.to_bytes, lambda: pickle.dumps(maybe), lambda: maybe.fork().to_bytes()):
        with pytest.raises(entaku.Unlawful) as refused:
            kept()
        assert refused.value.key == "front-imagined"
    assert maybe.table.log == []


def test_nothing_is_imagined_while_hands_are_dealt() -> None:
    """As a game begins its hands can't be others: that is said."""
    with pytest.raises(entaku.Unlawful) as refused:
        entaku.imagine(entaku.duel("60 Forest", "60 Island"))
    assert refused.value.key == "front-not-imagined"


def test_bots_of_a_level_sit_down() -> None:
    """They play the same game each time, another one than bots of other levels; no other level is there."""
    deck = "17 Plains\n23 Silverchase Fox"
    by_level = {
        level: [
            entaku.duel(deck, deck, rules="free-40", seed=4).play(entaku.bot(level), entaku.bot("normal")).table.log
            for _ in range(2)
        ]
        for level in ("easy", "normal", "hard")
    }
    assert all(first == again for first, again in by_level.values())
    assert by_level["normal"][0] == entaku.duel(deck, deck, rules="free-40", seed=4).play().table.log
    assert len({str(logs[0]) for logs in by_level.values()}) == 3
    with pytest.raises(entaku.Unlawful):
        entaku.bot("impossible")  # type: ignore[arg-type]
