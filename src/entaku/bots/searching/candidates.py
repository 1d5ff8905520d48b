"""Which answers to a decision are worth looking at: what the quick player would do, and a few others."""

from collections.abc import Callable, Iterator

from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Answer, Assign, Choose, Decision, YesNo
from entaku.magic.views.game_view import GameView

PASS = "pass"
UNSEEN = frozenset({"pass", "land", "mana", "by-hand", "describe"})
"""What nobody looks ahead for: passing is looked at anyhow, mana is made where it is paid."""
CHOICES = frozenset(
    {
        "game-target", "game-enchant", "game-vote", "game-modes", "game-choose", "game-choose-player", "game-cast-way",
        "game-sacrifice", "game-choose-word", "game-kickers", "game-search", "game-cost-sacrifice",
    }
)  # fmt: skip
OFFERS = frozenset({"game-may", "game-unless", "game-cast-free"})


def candidates(bot: PlayBot, view: GameView, decision: Decision, usual: Answer, most: int) -> list[Answer]:
    """So many answers at most, first the usual one; this alone where nothing is to be gained by looking ahead."""
    find = FINDERS.get(decision.purpose)
    if find is None:
        find = single if decision.purpose in CHOICES else offered if decision.purpose in OFFERS else nothing
    found = [usual]
    for answer in find(bot, view, decision, usual):
        if len(found) >= most:
            break
        if answer not in found:
            found.append(answer)
    return found


Finder = Callable[[PlayBot, GameView, Decision, Answer], Iterator[Answer]]


def nothing(bot: PlayBot, view: GameView, decision: Decision, usual: Answer) -> Iterator[Answer]:
    yield from ()


def acts(bot: PlayBot, view: GameView, decision: Decision, usual: Answer) -> Iterator[Answer]:
    """Passing, what seems worth something, the best first, and then one of each kind of all else that may be done."""
    chosen = decision.chosen(usual)
    if chosen is not None and chosen.what == "land":
        return
    weights = bot.weights_of(view, decision)
    yield PASS
    yield from sorted((key for key, worth in weights.items() if worth > 0), key=lambda key: -weights[key])
    shape = decision.shape
    assert isinstance(shape, Choose)
    others = (one for one in shape.options if one.what not in UNSEEN and weights.get(str(one.key), 1.0) <= 0)
    yield from {(one.what, one.text, one.place): one.key for one in others}.values()


def single(bot: PlayBot, view: GameView, decision: Decision, usual: Answer) -> Iterator[Answer]:
    """Each option alone, where one is to be chosen."""
    shape = decision.shape
    if isinstance(shape, Choose):
        alone = shape.least == shape.most == 1
        if alone:
            yield from (option.key for option in shape.options)
        elif shape.least <= 1:
            yield from ((option.key,) for option in shape.options)


def offered(bot: PlayBot, view: GameView, decision: Decision, usual: Answer) -> Iterator[Answer]:
    """Yes and no."""
    if isinstance(decision.shape, YesNo):
        yield not usual


Rows = tuple[tuple[int, ...], ...]


def attacks(bot: PlayBot, view: GameView, decision: Decision, usual: Answer) -> Iterator[Answer]:
    """No attack, everybody at one defender, and the usual attack with one creature more or less or elsewhere."""
    if decision.about:
        return
    yield from declared(decision, usual)


def blocks(bot: PlayBot, view: GameView, decision: Decision, usual: Answer) -> Iterator[Answer]:
    """No block, and the usual blocks with one creature more or less."""
    if decision.about:
        return
    yield from declared(decision, usual)


def declared(decision: Decision, usual: Answer) -> Iterator[Answer]:
    shape = decision.shape
    if not isinstance(shape, Assign) or not isinstance(usual, tuple):
        return
    rows: Rows = tuple(tuple(one for one in row if isinstance(one, int)) for row in usual if isinstance(row, tuple))
    if len(rows) != len(shape.subjects):
        return
    choices = [[one.key for one in row if isinstance(one.key, int)] for row in shape.choices]
    none: Rows = tuple(() for _ in rows)
    yield none
    if decision.purpose == "game-attack":
        keys = dict.fromkeys(key for row in choices for key in row)
        for key in keys:
            yield tuple((key,) if key in row else () for row in choices)
    for place, row in enumerate(rows):
        if row:
            yield (*rows[:place], (), *rows[place + 1 :])
    for place, row in enumerate(rows):
        for key in choices[place]:
            if row != (key,):
                yield (*rows[:place], (key,), *rows[place + 1 :])


FINDERS: dict[str, Finder] = {"game-priority": acts, "game-attack": attacks, "game-block": blocks}
