"""Positions: how things are, as a scenario writes it, and the game that goes on from there.  (docs/scenarios.md)

A position is played at a table like any game: its setup is the text and what its cards are, so that a recording of it
is played again anywhere.
"""

from collections.abc import Iterator, Mapping

import msgspec
import yaml
from msgspec.structs import replace

from entaku.kernel.errors import Unlawful, Unreadable
from entaku.kernel.randomness import Seed
from entaku.magic.game.play import MagicRules, Play
from entaku.magic.game.setup import GameSetup, needed
from entaku.oracle.catalogue import shipped
from entaku.oracle.documents import Fields, Items, Text, Trouble, Value, fields, read_document, texts
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.trees import shipped as shipped_trees
from entaku.scenarios.board import cards_of, set_up, setup_of
from entaku.scenarios.reading import ITEM, SITUATION, TOKEN, ZONES, Imports, Shared, nothing_imported, situation_in
from entaku.scenarios.remarks import Said
from entaku.scenarios.scenario import Scenario
from entaku.scenarios.writing import compared, written

NAME = "position"
"""What errors call a position that lies in no file."""
LISTED = (*ZONES, "planes", "schemes")


class PositionSetup(GameSetup, frozen=True, kw_only=True, dict=True):
    """A game that begins in its middle, as `situation` writes it; all other fields follow from that."""

    situation: str


class PositionRules(MagicRules):
    """Games that begin with a position."""

    name = "position"

    def begin(self, setup: GameSetup, seed: Seed) -> Play:
        """The table before its first decision.  Raises Unreadable for a situation that isn't understood."""
        assert isinstance(setup, PositionSetup), "whoever sits down to a position has one"
        setup.check()
        trees = {tree.name: tree for tree in setup.trees}
        known = {card.name: (card, trees[card.name]) for card in setup.cards if card.name in trees}
        written = fields(read_document(setup.situation), NAME, SITUATION)
        found = _situation(written, lambda name: known.get(name))
        return set_up(replace(found, seed=seed.hex()), setup).play


POSITIONS = PositionRules()


def setup_from(
    document: str, given: Mapping[str, object], imports: Imports = nothing_imported, file: str = NAME
) -> PositionSetup:
    """The game that a text of a position writes, or what is `given` of it, which goes before the text.

    Raises Unreadable, naming the line and what is wrong with it.
    """
    try:
        own = read_document(yaml_of(given)) if given else None
        written = _joined(read_document(document) if document.strip() else None, own)
        scenario = _situation(written, imports)
        setup = setup_of(scenario)
        set_up(scenario, setup)
    except Trouble as problem:
        facts = {key: fact for key, fact in problem.facts.items() if key != "line"}
        raise Unreadable(problem.key, file=file, line=problem.facts["line"], **facts) from problem.__cause__
    cards, trees = needed(
        _names_in(scenario),
        {**shipped().cards, **{card.name: card for card in scenario.cards}},
        {**shipped_trees(), **{tree.name: tree for tree in scenario.trees}},
    )
    whole = {name: getattr(setup, name) for name in GameSetup.__struct_fields__}
    return PositionSetup(**{**whole, "cards": cards, "trees": trees}, situation=yaml_of(plain(written)))


def text_of(play: Play, imports: Imports = nothing_imported) -> tuple[str, tuple[Said, ...]]:
    """How a game stands, as a text from which a position is set up, and what that can't say.

    Raises Unlawful before the first turn and once the game is over, Unreadable for a card that isn't known by its name.
    """
    if play.game.is_over or not play.game.turn:
        raise Unlawful("scenario-nothing-stands")
    text = written(play)
    document = yaml_of({**_made_up(play.game.setup), **text.document})
    again = POSITIONS.begin(setup_from(document, {}, imports), play.game.seed)
    return document, tuple(compared(play, again, text))


def _made_up(setup: GameSetup) -> Mapping[str, object]:
    """The cards that were made up for the position with which a game began."""
    began = plain_of(setup.situation) if isinstance(setup, PositionSetup) else {}
    return {"cards": began["cards"]} if isinstance(began, dict) and "cards" in began else {}


def _situation(written: Fields, imports: Imports) -> Scenario:
    """How things are; cards that we don't ship are asked for by their names.  Raises Trouble."""
    shared = Shared(imports)
    bring(written, shared)
    return situation_in(written, shared)


def bring(written: Fields, shared: Shared) -> None:
    """Take up the imported cards of a board.  Raises Trouble."""
    for name in called(written):
        found = shared.imports(name)
        if found is not None:
            shared.imported[found[0].name] = found


def called(written: Fields) -> Iterator[str]:
    """The names of cards in the zones that we don't ship.  Raises Trouble."""
    board = written.of.get("board")
    sides = board.of.values() if isinstance(board, Fields) else ()
    for side in sides:
        for zone in LISTED:
            for line in texts(side.of[zone], zone) if isinstance(side, Fields) and zone in side.of else ():
                found = ITEM.match(line.text)
                if found is not None and TOKEN.match(found["name"]) is None and shipped().get(found["name"]) is None:
                    yield found["name"]


def _names_in(scenario: Scenario) -> set[str]:
    """The names of all cards of a position, made-up ones too."""
    beside = (one.name for side in scenario.sides for one in (*side.planes, *side.schemes))
    own = (card.name for side in scenario.sides for card in cards_of(side))
    planes = (one.name for one in scenario.planes)
    return {*own, *beside, *planes, *(card.name for card in scenario.cards), *LAND_MANA}


def _joined(written: Value | None, own: Value | None) -> Fields:
    """What is written, with what was given beside it.  Raises Trouble."""
    found = [fields(each, NAME, SITUATION) for each in (written, own) if each is not None]
    if not any("board" in each.of for each in found):
        raise Trouble("scenario-no-board", 1)
    of = {key: value for each in found for key, value in each.of.items()}
    return Fields(of, {key: line for each in found for key, line in each.lines.items()}, found[0].line)


def plain_of(text: str) -> object:
    """A text of YAML as lists, mappings and texts.  Raises Trouble."""
    return plain(read_document(text))


def plain(value: Value) -> object:
    """A document as lists, mappings and texts."""
    match value:
        case Fields():
            return {key: plain(inner) for key, inner in value.of.items()}
        case Items():
            return [plain(inner) for inner in value.of]
        case Text():
            return value.text


def yaml_of(value: object) -> str:
    """Plain data as YAML.  Raises Unreadable for what is none."""
    try:
        plain = msgspec.to_builtins(value)
        return str(yaml.safe_dump(plain, allow_unicode=True, sort_keys=False, width=1_000))
    except (TypeError, yaml.YAMLError) as problem:
        raise Unreadable("scenario-not-plain", problem=str(problem)) from problem
