"""Win this turn: looks through all that players can do in it, in copies of the game, each position once.

python examples/win_this_turn.py
"""

from itertools import product

import entaku

BOARD = """
turn: A's precombat main
board:
  A: {hand: [Zealous Strike], battlefield: [2 Plains, Wind Dancer, Runed Servitor]}
  B: {life: 4, battlefield: [Silverchase Fox]}
"""
Line = tuple[str, ...] | None
"""What to answer, one after another; None if nothing wins."""


def answers(decision: entaku.Decision) -> list[object]:
    """What can be answered; one answer alone to questions that have very many."""
    shape = decision.shape
    if isinstance(shape, entaku.Choose) and shape.least == shape.most == 1:
        return [option.key for option in shape.options if option.what != "mana"]
    if isinstance(shape, entaku.YesNo):
        return [True, False]
    if isinstance(shape, entaku.Assign):
        return list(product(*([(), *((choice.key,) for choice in choices)] for choices in shape.choices)))
    return [decision.default]


def line(game: entaku.Game, turn: int, known: dict[str, Line]) -> Line:
    """How player 0 wins in this turn, whatever the other answers."""
    if game.over or game.turn != turn:
        return () if game.winner == 0 else None
    key = game.key()
    if key not in known:
        known[key] = None
        decision, found = game.decision, []
        for answer in answers(decision):
            after = game.fork()
            after.answer(answer)
            rest = line(after, turn, known)
            found.append(None if rest is None else (game.question().splitlines()[0] + f" -> {answer}", *rest))
            if (rest is not None) == (decision.actor == 0):
                break
        known[key] = found[-1]
    return known[key]


def main(text: str = BOARD) -> Line:
    game = entaku.position(text)
    found = line(game, game.turn, {})
    print("No win this turn." if found is None else "\n".join(found))
    return found


if __name__ == "__main__":
    main()
