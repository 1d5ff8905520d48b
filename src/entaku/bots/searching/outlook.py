"""How good a position is for a player: about how likely they are to win.

What counts, and how much, was learned from games of sensible bots: at the beginning of each of their turns `WEIGHTS`
tell best who won in the end (`tools/outlook_weights.py`; docs/bots.md has how many games, and how well they tell it).
"""

from collections.abc import Mapping, Sequence
from math import exp, sqrt

from entaku.bots.playing.board import KEYWORD_WORTH, worth_of
from entaku.kernel.seats import Seat
from entaku.magic.concepts.counters.player_counters import lethal_poison
from entaku.magic.game.state import Game
from entaku.magic.views.game_view import CardView
from entaku.magic.views.viewing import permanents

Facts = Mapping[str, float]
"""What a player has, by the names of `WEIGHTS`."""
WEIGHTS: Facts = {
    "life": 0.079, "root of life": 0.157, "hand": 0.206, "lands": 0.191, "power": 0.0, "toughness": 0.458,
    "flying": 0.296, "keywords": 0.156, "others": 0.016, "danger": -0.831, "turn": 0.263, "monarch": 0.0,
}  # fmt: skip
"""What each of these adds to a player's chances, in logits."""
MOST_CARDS = 7
"""More cards in hand, or more lands, than so many change little."""
MOST_DANGER = 2.0


def outlook(game: Game, seat: Seat) -> float:
    """About how likely the player is to win, from 0 to 1."""
    if game.is_over:
        sides = {game.setup.sides[one] for one in game.winners}
        return 1.0 / len(sides) if seat in game.winners else 0.5 / len(game.players) if not game.winners else 0.0
    if game.players[seat].left:
        return 0.0
    chances = {player: exp(promise(facts)) for player, facts in facts_of(game).items()}
    return sum(chances.get(mate, 0.0) for mate in game.setup.sides[seat]) / sum(chances.values())


def promise(facts: Facts) -> float:
    """How well somebody stands who has this, in logits."""
    return sum(WEIGHTS[name] * value for name, value in facts.items())


def facts_of(game: Game) -> dict[Seat, Facts]:
    """What each player has who is still in the game."""
    boards: dict[Seat, list[CardView]] = {player.seat: [] for player in game.players}
    for card in permanents(game, "public"):
        boards[card.controller].append(card)
    attacks = {seat: sum(attack(card) for card in cards) for seat, cards in boards.items()}
    return {
        player.seat: {
            **has(boards[player.seat]),
            **lives(
                player.life * max(0, deadly(game, player.seat) - player.poison) / deadly(game, player.seat),
                max((sum(map(attacks.__getitem__, side)) for side in against(game, player.seat)), default=0),
            ),
            "hand": min(len(game.hands[player.seat]), MOST_CARDS),
            "turn": float(game.is_turn_of(player.seat)),
            "monarch": float(game.monarch == player.seat),
        }
        for player in game.players
        if not player.left
    }


def deadly(game: Game, seat: Seat) -> int:
    """How many poison counters are the end of a player or their team."""
    return lethal_poison(len(game.setup.sharing[seat]))


def against(game: Game, seat: Seat) -> set[tuple[Seat, ...]]:
    """The others, each with those who attack together with them."""
    return {game.setup.sharing[other.seat] for other in game.players if other.seat not in game.setup.sides[seat]}


def has(cards: Sequence[CardView]) -> Facts:
    """What somebody's permanents are, in kinds: many creatures add less each than few."""
    creatures = [card for card in cards if "Creature" in card.types]
    others = [card for card in cards if "Creature" not in card.types]
    return {
        "power": sqrt(sum(attack(card) for card in creatures)),
        "toughness": sqrt(sum(max(0, card.toughness or 0) for card in creatures)),
        "flying": sqrt(sum(attack(card) for card in creatures if "flying" in card.keywords)),
        "keywords": sum(KEYWORD_WORTH.get(word, 0.0) for card in creatures for word in set(card.keywords)),
        "others": sum(worth_of(card) for card in others if "Land" not in card.types),
        "lands": min(sum("Land" in card.types for card in others), MOST_CARDS),
    }


def lives(life: float, danger: int) -> Facts:
    """What so much life is worth to somebody at whom another has so much power to attack with."""
    left = max(life, 0.0)
    return {"life": left, "root of life": sqrt(left), "danger": min(danger / max(left, 0.5), MOST_DANGER)}


def attack(card: CardView) -> int:
    """With how much power a permanent can attack."""
    return 0 if "Creature" not in card.types or "defender" in card.keywords else max(0, card.power or 0)
