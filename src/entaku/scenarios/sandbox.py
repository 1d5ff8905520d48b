"""Sandboxes: a position and the answers since, as a link carries them; scenarios are read as such and written of them.

A scenario's sentences are played, and what they answered is what a table would have kept: so anybody may look at each
step, go back and answer otherwise.
"""

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from entaku.kernel.errors import Unlawful, Unreadable
from entaku.kernel.randomness import seed_from
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event, Table
from entaku.magic.game.choices import forced
from entaku.magic.game.play import Play
from entaku.magic.game.setup import GameSetup
from entaku.oracle.documents import Fields, Items, Text, Trouble, Value, fields, read_document
from entaku.scenarios.playing import ACTED_ON
from entaku.scenarios.positions import NAME, POSITIONS, bring, called, plain, setup_from, yaml_of
from entaku.scenarios.puzzle_files import is_puzzle, read_puzzle
from entaku.scenarios.reading import (
    FILE_KEYS,
    KEYS,
    SITUATION,
    Imports,
    Shared,
    is_for_all,
    nothing_imported,
    read_each,
    read_scenarios,
    share,
)
from entaku.scenarios.remarks import Said
from entaku.scenarios.running import run_at, table_for
from entaku.scenarios.scenario import Check, Given, Scenario
from entaku.scenarios.transcript import told
from entaku.scenarios.writing import profile_written

USUAL_SEED = "1"
Setting = Table[GameSetup, Play]


class Sandbox(Struct, frozen=True):
    """A position as a text, the seed of its chance, and what has been answered since."""

    text: str
    answers: tuple[Given, ...] = ()
    seed: str = USUAL_SEED


class Asks(Struct, frozen=True):
    """What a puzzle asks: that a player wins within so many turns, this one the first; `why` is what it says itself."""

    seat: Seat
    turns: int = 1
    why: str = ""


class Read(Struct, frozen=True):
    """A scenario as a sandbox: what its sentences led to, and what of it doesn't hold.

    A puzzle is one that only expects somebody to have won, and nobody has done anything yet: `asks` says who.
    """

    name: str
    sandbox: Sandbox
    failures: tuple[Said, ...] = ()
    asks: Asks | None = None


def opened(sandbox: Sandbox, imports: Imports = nothing_imported) -> Setting:
    """The table before its first answer.  Raises Unreadable, naming the line, for what isn't understood."""
    return Table(POSITIONS, setup_from(sandbox.text, {}, imports), seed_from(sandbox.seed))


def answer(table: Setting, given: Given) -> Sequence[Event]:
    """Answer for whoever is asked there.  Raises Unlawful for an answer that doesn't fit what is asked."""
    decision = table.decisions.get(given.decision)
    if decision is None:
        raise Unlawful("scenario-answer-unasked", place=len(table.log) + 1)
    return table.answer(decision.actor, given.decision, given.answer)


def answered(table: Setting, answers: Sequence[Given]) -> Setting:
    """The table with so many answers more.  Raises Unlawful for one that doesn't fit what is asked there."""
    for one in answers:
        answer(table, one)
    return table


def played(sandbox: Sandbox, imports: Imports = nothing_imported) -> Setting:
    """The table as it stands after all answers.  Raises Unreadable and Unlawful."""
    return answered(opened(sandbox, imports), sandbox.answers)


def solved_log(sandbox: Sandbox, imports: Imports = nothing_imported) -> list[Said]:
    """What happens in a sandbox, line by line."""
    [scenario] = read_scenarios(written(sandbox, "-", imports=imports), NAME, imports)
    table = table_for(scenario, NAME)
    table.give_all(scenario.given)
    return [*told(table)]


# Reading.


def read(content: str, imports: Imports = nothing_imported) -> list[Read]:
    """The scenarios of a text, played; a puzzle; or the position that it is.  Raises Unreadable, naming the line."""
    if is_puzzle(content):
        puzzle = read_puzzle(content, NAME)
        [found] = read(puzzle.text, imports)
        asks = None if found.asks is None or not puzzle.wins else replace(found.asks, turns=puzzle.turns)
        return [replace(found, failures=puzzle.lost, asks=asks)]
    try:
        document = read_document(content)
        listed = document.of if isinstance(document, Items) else (document,)
        if not any(isinstance(each, Fields) and "scenario" in each.of for each in listed):
            return [Read("", Sandbox(content))]
        shared = Shared(imports)
        common: dict[str, Value] = {}
        for each in filter(is_for_all, listed):
            share(fields(each, "file", FILE_KEYS), shared)
            common |= fields(each, "file", FILE_KEYS).of
        rest = [fields(each, "scenario", KEYS) for each in listed if not is_for_all(each)]
        for each in rest:
            bring(each, shared)
        return [_played(scenario, each, common, imports) for each in rest for scenario in read_each(each, shared)]
    except Trouble as problem:
        facts = {key: fact for key, fact in problem.facts.items() if key != "line"}
        raise Unreadable(problem.key, file=NAME, line=problem.facts["line"], **facts) from problem.__cause__


def _played(scenario: Scenario, written: Fields, common: Mapping[str, Value], imports: Imports) -> Read:
    """A scenario with its sentences played by a seed as tables have it."""
    said = written.of.get("seed")
    seed = said.text if isinstance(said, Text) else USUAL_SEED
    situation = {key: plain(value) for key, value in written.of.items() if key in SITUATION}
    situation |= {"profile": profile_written(scenario.profile)}
    situation.setdefault("board", {})
    text = yaml_of(_with_cards(situation, common, yaml_of(plain(written))))
    table = table_for(replace(scenario, seed=seed_from(seed).hex()), NAME)
    asks = asked_by(scenario, written)
    if asks is not None:
        return Read(scenario.name, Sandbox(text, (), seed), (), asks)
    outcome = run_at(table)
    return Read(scenario.name, Sandbox(text, tuple(table.given), seed), outcome.failures)


def asked_by(scenario: Scenario, written: Fields) -> Asks | None:
    """What a puzzle asks; None for a scenario in which something is done, or that expects anything else."""
    if scenario.given or len(scenario.story) != 1 or not isinstance(scenario.story[0], Check):
        return None
    words = [line.text for line in scenario.story[0].statements]
    winner = words[0].removesuffix(" has won") if len(words) == 1 else ""
    if winner not in scenario.players or winner == words[0]:
        return None
    why = written.of.get("why")
    return Asks(scenario.players.index(winner), why=why.text if isinstance(why, Text) else "")


def _with_cards(situation: Mapping[str, object], common: Mapping[str, Value], words: str) -> Mapping[str, object]:
    """A situation with those cards of its file that the scenario speaks of."""
    found = dict(situation)
    for key, value in common.items():
        spoken = [one for one in _listed(plain(value)) if _name_of(one) in words]
        if spoken:
            found = {key: [*spoken, *_listed(found.pop(key, None))], **found}
    return found


def _name_of(card: object) -> str:
    return str(card.get("name", "")) if isinstance(card, dict) else str(card)


# Writing.


def written(sandbox: Sandbox, name: str, why: str = "", imports: Imports = nothing_imported) -> str:
    """The sandbox as a scenario that says what is so at its end.  Raises Unreadable and Unlawful."""
    return yaml_of([document_of(sandbox, name, why, imports)])


def document_of(sandbox: Sandbox, name: str, why: str, imports: Imports) -> dict[str, object]:
    """A scenario as plain data."""
    table = played(sandbox, imports)
    found = fields(read_document(sandbox.text), NAME, SITUATION)
    known = {key: plain(value) for key, value in found.of.items()}
    made = {_name_of(one) for one in _listed(known.get("cards"))}
    own = [
        name for name in dict.fromkeys((*map(str, _listed(known.get("imported"))), *called(found))) if name not in made
    ]
    return {
        "scenario": name,
        **({"why": why} if why else {}),
        **({"imported": own} if own else {}),
        **{key: value for key, value in known.items() if key not in ("seed", "imported")},
        "seed": sandbox.seed,
        "answers": msgspec.json.encode(sandbox.answers).decode(),
        "play": [{"now": [*what_is_so(_settled(table).state)]}],
    }


def moments(name: str, found: Sequence[tuple[str, Sequence[Said]]], imports: Imports = nothing_imported) -> str:
    """Moments of a game one after another as scenarios, each with what its position doesn't say."""
    return yaml_of(
        [
            document_of(Sandbox(text), f"{name} ({place})", " ".join(one.text("en") for one in lost), imports)
            for place, (text, lost) in enumerate(found, start=1)
        ]
    )


def _listed(value: object) -> Sequence[object]:
    return value if isinstance(value, list) else () if value is None else (value,)


def _settled(table: Setting) -> Setting:
    """The table once nobody is asked anything on the way: a scenario's statements are looked at then."""
    settled = table.fork()
    while (decision := settled.state.decision) is not None and decision.purpose not in ACTED_ON:
        only = forced(decision.shape)
        settled.answer(decision.actor, decision.id, decision.default if only is None else only)
    return settled


def what_is_so(play: Play) -> Iterator[str]:
    """Statements of how a game stands: who is still in it, with how much life and how many cards, and who has won."""
    game = play.game
    for seat, player in enumerate(game.players):
        name = game.setup.players[seat].name
        if seat in game.winners:
            yield f"{name} has won"
        elif player.left:
            yield f"{name} has lost"
        else:
            yield f"{name} has {player.life} life"
            yield f"{name} has {len(game.hands[seat])} cards in hand"
