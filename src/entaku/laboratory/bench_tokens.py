"""Measures wide boards: a turn of four sensible players with 150 tokens, plain, with abilities, or about each other."""

import time

from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.laboratory.bench_games import GameTable, minds, setup
from entaku.laboratory.benchmarks import Benchmark, Figure
from entaku.magic.game import mutators
from entaku.magic.game.definitions import token_definition
from entaku.magic.game.play import MAGIC
from entaku.magic.game.state import Object
from entaku.magic.spells.layers import layers
from entaku.oracle.mechanics.tokens import Token
from entaku.oracle.reading.reader import read_text

PLAYERS = 4
TOKENS = 150
TURNS = 12
"""A game is broken off after so many turns."""
GAMES = 4
GROWING = (25, 50, 100, 200, 400)
"""So many tokens, each time twice as many."""
BOARDS = 10
"""How often a board is worked out."""
ABILITY = "{4}: ~ gains flying until end of turn."
LORDS = "other creatures get +1/+1."
COUNTS = "~ gets +1/+1 for each other creature you control."
TYPES = "other creatures are artifacts in addition to their other types."


def wide(number: int, text: str, tokens: int = TOKENS) -> GameTable:
    """A game that has just begun, in which each player has had a share of the tokens for a while."""
    table = Table(MAGIC, setup(number, PLAYERS), seed_from(f"tokens {number}"))
    game = table.state.game
    definition = token_definition(soldier(text))
    for place in range(tokens):
        seat, stamp = place % PLAYERS, mutators.stamp(game)
        there = Object(mutators.new_id(game), definition, seat, seat, "battlefield", timestamp=stamp, held_by=seat)
        mutators.put_in(game, there)
    return table


def soldier(text: str) -> Token:
    """A 1/1 creature with what a text says."""
    types = ("Creature", "Soldier")
    abilities = tuple(ability for paragraph in read_text(text, "Soldier", types) for ability in paragraph.abilities)
    return Token(types, 1, 1, "W", abilities)


def turns(text: str, tokens: int = TOKENS) -> dict[str, float]:
    """Milliseconds of processor time a turn: altogether, and of it what the players take to look and think."""
    played = 0
    thinking = whole = 0.0
    for number in range(GAMES):
        table = wide(number, text, tokens)
        players = minds(table, "sensible")
        began = time.process_time()
        while (decision := table.state.decision) is not None and table.state.game.turn <= TURNS:
            before = time.process_time()
            answer = players[decision.actor].answer(decision)
            thinking += time.process_time() - before
            table.answer(decision.actor, decision.id, answer)
        whole += time.process_time() - began
        played += min(table.state.game.turn, TURNS)
    return {"": whole / played * 1000, "-thinking": thinking / played * 1000}


def tokens() -> dict[str, Figure]:
    """150 plain tokens."""
    return {f"tokens-150{name}": Figure(value, "ms/turn") for name, value in turns("").items()}


def tokens_with_an_ability() -> dict[str, Figure]:
    """150 tokens with an activated ability."""
    return {f"tokens-150-ability{name}": Figure(value, "ms/turn") for name, value in turns(ABILITY).items()}


def tokens_with_words() -> dict[str, Figure]:
    """150 tokens of which each changes all others, or counts them."""
    told = {"lords": turns(LORDS), "counts": turns(COUNTS)}
    return {f"tokens-150-{name}{part}": Figure(v, "ms/turn") for name, one in told.items() for part, v in one.items()}


def growth() -> dict[str, Figure]:
    """How a turn's cost, and that of working a board out, grow with the tokens on it."""
    wide_boards = {
        f"tokens-growth-{name}-{count}": Figure(turns(text, count)[""], "ms/turn")
        for name, text in (("plain", ""), ("lords", LORDS))
        for count in GROWING
    }
    types = {f"tokens-growth-types-{count}": Figure(worked_out(count), "ms") for count in GROWING}
    return wide_boards | types


def types_added() -> dict[str, Figure]:
    """What it costs to work out a board on which each of 64, or 200, tokens adds a type to all others.  (CR 613.8)"""
    return {f"types-{count}": Figure(worked_out(count), "ms") for count in (64, 200)}


def worked_out(count: int) -> float:
    """Milliseconds of processor time."""
    game = wide(0, TYPES, count).state.game
    began = time.process_time()
    for _ in range(BOARDS):
        game.projection = None
        layers.project(game)
    return (time.process_time() - began) / BOARDS * 1000


BENCHMARKS: dict[str, Benchmark] = {
    "tokens-150": tokens,
    "tokens-150-ability": tokens_with_an_ability,
    "tokens-150-words": tokens_with_words,
    "tokens-growth": growth,
    "types-added": types_added,
}
