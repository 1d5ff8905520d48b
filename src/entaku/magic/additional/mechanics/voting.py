"""Votes.  (CR 701.32)"""

from collections import Counter

from entaku.kernel.seats import Seat
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Conceded, Procedure, choose_objects, choose_word, concede, yes
from entaku.magic.game.state import Game
from entaku.magic.spells.layers.rules_in_force import rules, rules_for
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.mechanics.voting import Vote

COLOUR_WORDS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


@follows(Vote)
def vote(ctx: Context, node: Vote) -> Procedure[bool]:
    """Each player within range votes, starting with the controller, and votes again for each extra vote they have."""
    game = ctx.game
    votes: list[tuple[Seat, str]] = []
    for seat in game.seats_in_turn_order(ctx.controller):
        if not asking.in_range(game, ctx.controller, seat):
            continue
        for extra in (None, *extra_votes(game, seat)):
            if not game.in_game(seat):
                break
            if extra is not None and extra[0].optional and not (yield from again(game, seat, extra[1])):
                continue
            choice = yield from unless_they_leave(game, seat, one_vote(ctx, node, seat))
            if choice is not None:
                votes.append((seat, choice))
                mutators.set_fields(game, memory=mutators.replace(game.memory, voting=tuple(votes)))
                told = e.Voted(seat, choice, int(choice) if node.among is not None else None)
                mutators.happen(game, told)
    settle(ctx, node, votes)
    return True


def unless_they_leave(game: Game, voter: Seat, vote: Procedure[str | None]) -> Procedure[str | None]:
    """The vote, None if the voter leaves before it is given: then there is no such player to vote.  (CR 800.4)"""
    try:
        decision = next(vote)
        while True:
            answer = yield decision
            if isinstance(answer, Conceded) and answer.seat == voter:
                concede(game, voter)
                yield from moving.orphans_go(game)
                return None
            decision = vote.send(answer)
    except StopIteration as finished:
        found: str | None = finished.value
        return found


def one_vote(ctx: Context, node: Vote, voter: Seat) -> Procedure[str | None]:
    """One vote, chosen by the voter or by whoever chooses how players vote."""
    game = ctx.game
    chooser = chooser_of_votes(game, voter)
    about = (ctx.source, f"voter {voter}")
    if node.among is None:
        word = yield from choose_word(game, chooser, "game-vote", node.choices, about)
        return word
    found = asking.objects(ctx, node.among)
    chosen = yield from choose_objects(game, chooser, "game-vote", found, about=about)
    return str(chosen[0]) if chosen else None


def chooser_of_votes(game: Game, voter: Seat) -> Seat:
    """Who chooses how a player votes: the last effect that says so, else the player."""
    for _, asker in reversed(rules(game, pr.ChoosesVotes)):
        if game.in_game(asker.controller) and asking.in_range(game, asker.controller, voter):
            return asker.controller
    return voter


def extra_votes(game: Game, seat: Seat) -> list[tuple[pr.ExtraVotes, int]]:
    """What gives a player additional votes, with the source of each.  (CR 701.32d)"""
    return [(rule, asker.source) for rule, asker in rules_for(game, seat, pr.ExtraVotes)]


def again(game: Game, seat: Seat, source: int) -> Procedure[bool]:
    """Whether a player takes an additional vote: theirs to decide, whoever chooses how they vote."""
    wanted = yield from yes(game, seat, "game-extra-vote", (source,))
    return wanted


def settle(ctx: Context, node: Vote, votes: list[tuple[Seat, str]]) -> None:
    """Count the votes: what got most, and who voted how.  Votes of a player who left meanwhile still count."""
    game = ctx.game
    counted = Counter(choice for _, choice in votes)
    most = max(counted.values(), default=0)
    winners = [choice for choice, count in counted.items() if count == most]
    ctx.bound["votes"] = tuple(votes)
    if node.among is not None:
        ctx.bound[node.bind] = tuple(int(choice) for choice in winners)
    elif node.colours:
        ctx.bound[node.bind] = tuple(COLOUR_WORDS[choice] for choice in winners)
    else:
        ctx.bound[node.bind] = tuple(winners)
    mutators.set_fields(game, memory=mutators.replace(game.memory, votes=tuple(votes), voting=()))
    mutators.happen(game, e.VoteEnded(tuple(votes)))
