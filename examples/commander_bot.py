"""A bot of one's own in a game of Commander: it attacks whoever has most life, and leaves all else to entaku's bot.

python examples/commander_bot.py [SEED]
"""

import sys

import entaku


class Bully:
    """Attacks the player with most life with everything that may attack them."""

    def __init__(self, game: entaku.Game, seat: int) -> None:
        self.usual = game.bot(seat)

    def answer(self, view: entaku.GameView, decision: entaku.Decision) -> object:
        usual = self.usual.answer(view, decision)
        shape = decision.shape
        if decision.purpose != "game-attack" or decision.about or not isinstance(shape, entaku.Assign):
            return usual
        rows = []
        for choices in shape.choices:
            players = [one for one in choices if one.seat is not None]
            best = max(players, key=lambda one: view.players[one.seat or 0].life, default=None)
            rows.append((best.key,) if best is not None else ())
        return tuple(rows)


def main(seed: int) -> tuple[int, ...]:
    """Play one game of four, the bully in the first seat; gives everybody's place."""
    game = entaku.commander(4, seed=seed, names=["Bully", "Ada", "Ben", "Chie"])
    game.watch(lambda event: [print(line) for line in game.told(event) if " loses" in line or " wins" in line])
    game.play(Bully(game, 0))
    for name, place in zip(game.players, game.places, strict=True):
        print(f"{name}: place {place}")
    return game.places


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
