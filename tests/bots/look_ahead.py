"""What a move leads to by the next turn, beside what passing leads to: whether a bot hurts itself.

Both lines are played on copies of the game: the move, or a pass; then everybody passes whenever they have priority, and
all else that is asked (targets, attacks, blocks, what to give up) is answered by the same bots, until the next turn
begins.  What the player then has is compared thing by thing.  A move is strictly worse than passing if the player has
no more of anything, no opponent has less of anything, and something is worse.  Nothing is said about lines that can't
be compared so: where luck was used, where cards moved in a library, where an effect or trigger waits that doesn't wait
in the other line, a card left somebody's graveyard or exile, cards were revealed (to know them is worth something), or
others aim, attack, block or deal their damage otherwise than in the other line: those are decisions of their own.  Mana
and tapped lands don't count; nor does anything to a player whose game is over, won or lost, in both lines.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct, structs

from entaku.bots.playing.board import worth_of
from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Answer, Choose, Decision, Option, YesNo
from entaku.magic.game.events import Revealed
from entaku.magic.game.play import MAGIC, Play
from entaku.magic.game.state import Game
from entaku.magic.views.game_view import CardView
from entaku.magic.views.viewing import view
from tests.magic.wild import GameTable

PASS = "pass"
MOST_ANSWERS = 400
"""So many answers are given in a line at most; one that isn't over then isn't compared."""
CLOSE = 1e-6
FIGHTS = ("game-attack", "game-block", "game-damage", "game-damage-freely")


class Having(Struct, frozen=True):
    """What a player has: more of each is better for them."""

    is_in: bool
    is_over: bool
    life: int
    hand: int
    board: float
    things: tuple[str, ...]
    awake: float
    poison: int
    monarch: bool

    def no_better(self, other: "Having") -> bool:
        """Whether there is nothing of which this is more."""
        if Counter(self.things) - Counter(other.things):
            return False
        return not any(mine > theirs + CLOSE for mine, theirs in zip(self.parts(), other.parts(), strict=True))

    def parts(self) -> tuple[float, ...]:
        return (self.is_in, self.life, self.hand, self.board, self.awake, -self.poison, self.monarch)


class Line(Struct, frozen=True):
    """Where a line of play ends: what everybody has, and what keeps it from being compared with others."""

    having: tuple[Having, ...]
    beside: object
    deeds: tuple[tuple[int, str, Answer], ...]


class Mistake(Struct, frozen=True):
    """A move that leaves its player strictly worse off than passing would, or than another choice of the same kind."""

    turn: int
    step: str
    seat: int
    purpose: str
    option: Option | None
    name: str
    after: Having
    instead: Having
    answers: tuple[tuple[str, Answer], ...] = ()


def standing(play: Play, seat: int) -> Having:
    """What a player has now."""
    game = play.game
    player = game.players[seat]
    seen = view(game, "open")
    own: list[CardView] = [card for card in seen.battlefield if card.controller == seat]
    untapped = [card for card in own if "Creature" in card.types and "Land" not in card.types and not card.tapped]
    return Having(
        is_in=not player.left,
        is_over=player.left or game.is_over,
        life=player.life,
        hand=len(game.hands[seat]),
        board=sum(worth_of(card) + counted(card) for card in own),
        things=tuple(sorted(card.name for card in own)),
        awake=sum(printed(game, card) for card in untapped),
        poison=player.poison,
        monarch=game.monarch == seat,
    )


def printed(game: Game, card: CardView) -> float:
    """What a creature is worth as it is printed: whether what is attached to it lies on one that attacks is no loss."""
    base = game.objects[card.id].base
    return worth_of(structs.replace(card, power=base.power, toughness=base.toughness, keywords=()))


def counted(card: CardView) -> float:
    """Counters that don't show in a permanent's size or loyalty are taken to be good for it."""
    return sum(0.1 * count for kind, count in card.counters if kind not in ("+1/+1", "-1/-1", "loyalty"))


def beside(game: Game, bare: int) -> object:
    """All that makes lines incomparable if it differs; the object `bare`, the card of the move, apart."""
    piles = [
        tuple(sorted(number for number in pile if number < bare))
        for pile in (*game.graveyards, game.exile, game.command)
    ]
    lasting = [(one.source, one.until, one.changes, one.rule) for one in game.effects if not one.over]
    waiting = [(one.source, one.ability) for one in game.delayed]
    return (dict(game.chance), game.libraries, piles, lasting, waiting, game.extra_turns, game.daytime)


def line(play: Play, answer: Answer, bots: Sequence[PlayBot], told: list[tuple[str, Answer]]) -> Line | None:
    """The line of play that begins with an answer; None if it can't be followed to the next turn."""
    game = play.game
    turn, first = game.turn, game.next_id
    decision = play.decision
    assert decision is not None
    revealed, me = 0, decision.actor
    deeds: list[tuple[int, str, Answer]] = []
    bots = [bot.copy() for bot in bots]
    if decision.purpose == "game-priority":
        for bot in bots:
            bot.last = decision.chosen(answer)
    for _ in range(MOST_ANSWERS):
        events = MAGIC.apply(play, decision, answer)
        revealed += sum(isinstance(event, Revealed) for event in events)
        decision = play.decision
        if decision is None or play.game.turn != turn:
            seats = range(len(play.game.players))
            beyond = (beside(play.game, first), revealed)
            return Line(tuple(standing(play, seat) for seat in seats), beyond, tuple(deeds))
        if decision.purpose == "game-priority":
            answer = PASS
        else:
            answer = bots[decision.actor].answer(MAGIC.view(play, decision.actor), decision)
            told.append((decision.purpose, answer))
            if decision.purpose in FIGHTS or (decision.purpose == "game-target" and decision.actor != me):
                deeds.append((decision.actor, decision.purpose, answer))
    return None


def worse(mine: Line, other: Line, seat: int) -> bool:
    """Whether one line is strictly worse for a player than another."""
    if mine.having[seat].is_over and other.having[seat].is_over and mine.having[seat].is_in == other.having[seat].is_in:
        return False
    if (mine.beside, mine.deeds) != (other.beside, other.deeds):
        return False
    if not mine.having[seat].no_better(other.having[seat]):
        return False
    others = [place for place in range(len(mine.having)) if place != seat]
    if not all(other.having[place].no_better(mine.having[place]) for place in others):
        return False
    return not other.having[seat].no_better(mine.having[seat])


def mistakes(table: GameTable, bots: Sequence[PlayBot], every: int = 1, offset: int = 0) -> Iterator[Mistake]:
    """Play a game to its end; every so manyth move or choice is looked at."""
    moves = offset
    while (decision := table.state.decision) is not None:
        seat = decision.actor
        before = [bot.copy() for bot in bots]
        answer = bots[seat].answer(MAGIC.view(table.state, seat), decision)
        others = list(instead(decision, answer))
        if others:
            moves += 1
            if moves % every == 0:
                yield from looked_at(table, decision, answer, others, before)
        table.answer(seat, decision.id, answer)


CHOICES = frozenset({"game-target", "game-vote", "game-modes", "game-choose-player", "game-may"})
"""Questions whose other answers are what an answer is compared with: there is no passing."""
MOST_OTHERS = 5


def instead(decision: Decision, answer: Answer) -> Sequence[Answer]:
    """The answers that one is compared with: passing, or what else could have been chosen."""
    if decision.purpose == "game-priority":
        option = decision.chosen(answer)
        return [] if answer == PASS or option is None or option.what == "land" else [PASS]
    shape = decision.shape
    if decision.purpose not in CHOICES:
        return []
    if isinstance(shape, YesNo):
        return [not answer]
    if not isinstance(shape, Choose) or shape.least != 1 or shape.most != 1:
        return []
    return [option.key for option in shape.options if option.key != answer][:MOST_OTHERS]


def looked_at(
    table: GameTable, decision: Decision, answer: Answer, others: Sequence[Answer], bots: Sequence[PlayBot]
) -> Iterator[Mistake]:
    """The mistake that a move is, if it is one."""
    told: list[tuple[str, Answer]] = []
    seat, game = decision.actor, table.state.game
    mine = line(MAGIC.copy(table.state), answer, bots, told)
    if mine is None:
        return
    for other in others:
        found = line(MAGIC.copy(table.state), other, bots, [])
        if found is not None and worse(mine, found, seat):
            option = decision.chosen(answer)
            number = option.card if decision.purpose == "game-priority" and option is not None else decision.about[0]
            item = game.objects.get(number) if isinstance(number, int) else None
            yield Mistake(
                game.turn, game.step, seat, decision.purpose, option, item.base.name if item is not None else "",
                mine.having[seat], found.having[seat], (*told, ("instead", other)),
            )  # fmt: skip
            return
