"""One card tried: scene after scene until each of its instructions has acted, or there have been enough games."""

from typing import NamedTuple

from msgspec import Struct

from entaku.kernel.decisions import Answer
from entaku.kernel.randomness import Seed, Stream, seed_from
from entaku.laboratory.trying.dealing import Plenty, Scene, Subject, TrialKind, deal
from entaku.laboratory.trying.playing import Playthrough, difference, play
from entaku.laboratory.trying.watching import Watch
from entaku.magic.spells.resolving.observing import observed


class Plan(NamedTuple):
    """A scene to come: its kind, how many players, how much lies there, and how many answers are given."""

    kind: TrialKind
    players: int
    plenty: Plenty
    answers: int


ALWAYS = (
    Plan("cast", 2, "much", 50),
    Plan("stands", 4, "much", 110),
    Plan("handled", 3, "some", 70),
)
"""The scenes that every card is tried in."""
MORE = (
    Plan("cast", 2, "some", 90),
    Plan("stands", 2, "much", 140),
    Plan("cast", 3, "little", 90),
    Plan("stands", 2, "some", 140),
    Plan("stands", 2, "little", 140),
    Plan("cast", 2, "much", 120),
    Plan("stands", 3, "much", 160),
    Plan("handled", 2, "much", 120),
    Plan("cast", 2, "some", 120),
    Plan("stands", 2, "little", 140),
    Plan("stands", 3, "some", 160),
)
"""The scenes for a card that hasn't shown all yet, one after the other and again."""
GAMES = 20
"""So many games are played for a card at most, where nothing else is said."""
MOST_FAULTS = 2
"""After so many faults a card isn't tried any further."""


class Fault(Struct, frozen=True):
    """Something that went wrong with a card, and what is needed to see it again: seed, scene, and the answers so far.

    The board and the answers follow from card, seed and scene; `entaku cards try --only` plays them again.
    """

    card: str
    fault: str
    seed: str
    scene: int
    kind: TrialKind
    players: int
    answers: tuple[Answer, ...]
    traceback: str = ""


class Silent(Struct, frozen=True):
    """What changed nothing in any game: an instruction of an ability, counted from 1, or a way to use the card.

    `reached`: it was followed at least, and to no effect.
    """

    card: str
    ability: int
    instruction: str
    reached: bool = False


class Tried(Struct, frozen=True):
    """What came of trying one card."""

    card: str
    games: int
    answers: int
    faults: tuple[Fault, ...]
    silent: tuple[Silent, ...]


def scene_of(number: int) -> tuple[Scene, int]:
    """The scene of a number, and how many answers it has."""
    if number < len(ALWAYS):
        plan, place = ALWAYS[number], 0
    else:
        place = number - len(ALWAYS) + 1
        plan = MORE[(place - 1) % len(MORE)]
    return Scene(plan.kind, plan.players, plan.plenty, place), plan.answers


def try_card(subject: Subject, seed: str, games: int = GAMES) -> Tried:
    """Try a card in so many games at most."""
    watch = Watch(subject)
    faults: list[Fault] = []
    answers = number = 0
    with observed(watch):
        while number < games and len(faults) < MOST_FAULTS:
            if number >= len(ALWAYS) and not watch.silent and not watch.unused:
                break
            playthrough, fault = played(watch, number, seed)
            answers += len(playthrough.answers)
            faults += [] if fault is None else [fault]
            number += 1
    return Tried(subject.card.name, number, answers, tuple(faults), silent_of(watch))


def silent_of(watch: Watch) -> tuple[Silent, ...]:
    """What never acted, and how the card was never used."""
    name = watch.subject.card.name
    never = [Silent(name, use.ability, use.how) for use in watch.unused]
    never += [
        Silent(name, step.ability, step.said, place in watch.reached)
        for place, step in enumerate(watch.steps)
        if place not in watch.acted
    ]
    return tuple(never)


def seed_of(subject: Subject, number: int, seed: str) -> Seed:
    """The chance of a scene: the same whatever other cards are tried, and in which process."""
    return seed_from(f"{seed} {subject.card.name} {number}")


def played(watch: Watch, number: int, seed: str) -> tuple[Playthrough, Fault | None]:
    """A game of a scene, and what was wrong with it; the first is played a second time with everybody elsewhere."""
    subject = watch.subject
    scene, most = scene_of(number)
    own = seed_of(subject, number, seed)
    board = deal(subject, scene, Stream(own, "table", "dealing"))
    playthrough = play(watch, board, own, most, number)
    wrong, trace = playthrough.fault, playthrough.trace
    if not wrong and number == 0:
        again = play(watch, board, own, most, number, shift=1)
        wrong, trace = again.fault or difference(playthrough, again), again.trace
    watch.done.update(playthrough.done)
    if not wrong:
        return playthrough, None
    name = subject.card.name
    return playthrough, Fault(name, wrong, seed, number, scene.kind, scene.players, playthrough.answers, trace)
