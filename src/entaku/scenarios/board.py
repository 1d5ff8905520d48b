"""Setting up the board that a scenario describes: a game in the middle, as if it had been played to there."""

import re
from collections.abc import Callable, Mapping, Sequence

from entaku.kernel.seats import Seat
from entaku.magic.additional import day_and_night, designations
from entaku.magic.additional.faces import prepared
from entaku.magic.additional.faces.doors import HALVES
from entaku.magic.by_hand.supported_nodes import known
from entaku.magic.game import mutators
from entaku.magic.game.definitions import Definition, token_definition
from entaku.magic.game.play import Play
from entaku.magic.game.setup import GameSetup, PlayerSetup
from entaku.magic.game.state import MANA_KINDS, Attack, Combat, Game, Memory, Object, Pending
from entaku.magic.spells.layers import projection
from entaku.magic.turn import turns
from entaku.magic.turn.steps import COMBAT_STEPS
from entaku.oracle.catalogue import shipped
from entaku.oracle.documents import Text, Trouble, seat_of
from entaku.oracle.ir.abilities import Keyword
from entaku.oracle.ir.things import Zone
from entaku.oracle.mechanics.tokens import Token
from entaku.oracle.pool import Note, Pool, Removed
from entaku.oracle.printed import PrintedCard
from entaku.oracle.trees import shipped as shipped_trees
from entaku.scenarios import beside, leading
from entaku.scenarios.chance import Fall, falls, seed_with
from entaku.scenarios.pointing import ORDINALS
from entaku.scenarios.reading import COLOUR_LETTERS, by_name, card_named
from entaku.scenarios.scenario import Placed, Scenario, Side

COMPANION = "companion"
"""The place for the card outside the game that a player has revealed as their companion."""
OUTSIDE = ("sideboard", COMPANION)
ZONE_OF: Mapping[str, Zone] = {
    "library": "library",
    "hand": "hand",
    "battlefield": "battlefield",
    "graveyard": "graveyard",
    "exile": "exile",
    "command": "command",
    leading.COMMANDERS: "command",
    "sideboard": "outside",
    COMPANION: "outside",
}
TURNED = {"transformed": "transform", "flipped": "flip"}
"""What may be said of a permanent whose other face is up, and the layout of such cards."""
CHOSEN = ("name", "colour", "type", "number", "player")


class Board:
    """The game that is being set up, with the names that objects go by.

    `later` are details that concern other objects, done once everything is there: blocks once all attack.
    """

    def __init__(self, scenario: Scenario, setup: GameSetup) -> None:
        self.scenario = scenario
        self.aliases: dict[str, tuple[int, ...]] = {}
        self.later: list[tuple[int, str, int]] = []
        luck = [fall for seat, side in enumerate(scenario.sides) for fall in falls_of(seat, side)]
        self.play = Play(Game(setup, seed_with(scenario.seed, luck, setup.chances, scenario.line)))

    @property
    def game(self) -> Game:
        return self.play.game

    def number_of(self, name: str, line: int) -> int:
        """The object of this name or alias, first on the battlefield.  Raises Trouble."""
        name = name.removeprefix("the ")
        first, _, rest = name.partition(" ")
        nth = 0
        if first in ORDINALS and name.casefold() not in self.aliases:
            nth, name = ORDINALS.index(first), rest
        found = self.called(name, line)
        if len(found) <= nth:
            raise Trouble("scenario-not-there", line, name=name)
        return found[nth]

    def called(self, name: str, line: int) -> Sequence[int]:
        """The objects of this name or alias, those on the battlefield first.  Raises Trouble for an unknown card."""
        if name.casefold() in self.aliases:
            return self.aliases[name.casefold()]
        mine = re.match(r"(.+?)'s (.+)$", name)
        seat = None
        if mine is not None and mine[1] in self.scenario.players:
            seat, name = self.scenario.players.index(mine[1]), mine[2]
        made = by_name(self.scenario.cards)
        objects = self.game.objects
        everything = [*self.game.battlefield, *(n for n in objects if n not in self.game.battlefield)]
        known = {objects[number].definition.name for number in everything}
        wanted = name if name in known else card_named(name, line, made, shipped()).name
        fitting = [number for number in everything if objects[number].definition.name == wanted]
        return [number for number in fitting if seat in (None, objects[number].controller)]


def falls_of(seat: Seat, side: Side) -> tuple[Fall, ...]:
    """How a player's coins, dice and planar die fall.  Raises Trouble."""
    return (*falls(seat, side.coins, side.dice), *beside.falls(seat, side.rolls))


def set_up(scenario: Scenario, setup: GameSetup | None = None) -> Board:
    """The board, ready for the first decision; by its own setup if none is given.

    Raises Trouble for what can't be set up.
    """
    board = Board(scenario, setup or setup_of(scenario))
    game = board.game
    if scenario.turn is None:
        board.play.advance()
        return board
    first, step = scenario.turn
    seat, count = game.setup.sharing[first][0], len(scenario.players)
    game.turn = count + 1
    game.active = game.last_regular = seat
    game.step = step
    game.ranges = turns.ranges(game)
    game.monarch = scenario.monarch
    game.daytime = scenario.daytime
    game.memory = Memory(monarch_before=scenario.monarch)
    beside.lay_out(game, seat)
    for place, side in enumerate(scenario.sides):
        ago = (seat - game.setup.sharing[place][0]) % count
        mutators.alter_player(game, place, turns=1, last_turn=game.turn - ago, upkeeps=(0, game.turn - ago))
        fill(board, place, side)
    for number, detail, line in sorted(board.later, key=lambda one: one[1].startswith("blocking ")):
        relate(board, number, detail, line)
    for place, side in enumerate(scenario.sides):
        for wound in side.wounds:
            leading.wound(game, place, wound, board.number_of(leading.who_dealt(wound), wound.line))
    for place, side in enumerate(scenario.sides):
        mutators.alter_player(game, place, started_with=tuple(card.name for card in cards_of(side, OUTSIDE)))
    settle_control(game)
    day_and_night.turn_over(game)
    declared = {"declare attackers": game.combat is not None, "declare blockers": blocks_made(game)}
    game.pending = Pending("settle" if declared.get(step) else "step", seat)
    if step not in COMBAT_STEPS and game.combat is not None:
        raise Trouble("scenario-no-combat", scenario.line)
    game.events = []
    board.play.advance()
    return board


def settle_control(game: Game) -> None:
    """What an effect gives to another player has been theirs since before this turn, like everything there."""
    for number in game.battlefield:
        controller = projection.look(game, game.objects[number]).controller
        if controller != game.objects[number].held_by:
            mutators.alter(game, number, held_by=controller)


def blocks_made(game: Game) -> bool:
    return game.combat is not None and any(attack.blocked for attack in game.combat.attacks)


def setup_of(scenario: Scenario) -> GameSetup:
    """The game's setup: all the cards we ship, and those made up."""
    before = scenario.turn is None
    players = tuple(
        PlayerSetup(
            name,
            cards_in(side, "library") if before else (),
            cards_in(side, "sideboard") if before else (),
            pool_of(scenario, seat, side),
            leading.cards_of(scenario, seat),
            planes=printed(side.planes),
            schemes=printed(side.schemes),
        )
        for seat, (name, side) in enumerate(zip(scenario.players, scenario.sides, strict=True))
    )
    trees = {**shipped_trees(), **{tree.name: tree for tree in scenario.trees}}
    return GameSetup(
        players=players,
        cards=(*shipped().cards.values(), *scenario.cards),
        trees=tuple(trees.values()),
        profile=scenario.profile,
        starts=0,
        planar_deck=printed(scenario.planes),
        keeps_decks_beside_in_order=True,
    )


def printed(placed: Sequence[Placed]) -> tuple[PrintedCard, ...]:
    """Cards of a deck, one by one."""
    return tuple(PrintedCard(one.name) for one in placed for _ in range(one.count))


def cards_in(side: Side, zone: str) -> tuple[PrintedCard, ...]:
    return tuple(
        PrintedCard(one.name)
        for name, of in side.zones
        if name == zone
        for one in of
        if one.token is None
        for _ in range(one.count)
    )


def cards_of(side: Side, without: Sequence[str] = ()) -> tuple[PrintedCard, ...]:
    """All cards of a player, but for those of some zones."""
    return tuple(card for name, _ in side.zones if name not in without for card in cards_in(side, name))


# What the draft noted.


def pool_of(scenario: Scenario, seat: Seat, side: Side) -> Pool:
    """The player's pool: all their cards in the scenario, and what it says that a draft noted."""
    notes: list[Note] = []
    removed: list[Removed] = []
    for card, line in side.noted:
        found = noted(scenario, card, line)
        if isinstance(found, Note):
            notes.append(found)
        else:
            removed.append(found)
    return Pool(seat, scenario.players[seat], cards_of(side), tuple(notes), tuple(removed))


def noted(scenario: Scenario, card: str, line: Text) -> Note | Removed:
    """One note in words: "number 7", "name Wind Dancer", "player B", "removed Forest"."""
    kind, _, rest = line.text.partition(" ")
    made = {each.name: each for each in scenario.cards}
    if kind == "removed":
        return Removed(card, PrintedCard(card_named(rest, line.line, made, shipped()).name))
    if kind == "number" and rest.isdigit():
        return Note(card, "number", number=int(rest))
    if kind == "name":
        return Note(card, "name", card_named(rest, line.line, made, shipped()).name)
    if kind == "creature" and rest.startswith("type "):
        return Note(card, "creature type", rest.removeprefix("type "))
    if kind == "colour" and rest in COLOUR_LETTERS:
        return Note(card, "colour", COLOUR_LETTERS[rest])
    if kind == "player" and rest in scenario.players:
        return Note(card, "player", number=scenario.players.index(rest))
    if kind == "guessed":
        return Note(card, "guess", right=rest == "right")
    raise Trouble("scenario-note-unreadable", line.line, text=line.text)


# Objects.


def fill(board: Board, seat: Seat, side: Side) -> None:
    """Put a player's cards where they are, and set their life and mana."""
    game = board.game
    mana = tuple(side.mana.count(kind) for kind in MANA_KINDS)
    counters = {kind: n for kind, n in side.counters if kind != "poison"}
    mutators.alter_player(game, seat, mana=mana, lands_played=side.lands_played, **counters)
    team = {"poison": dict(side.counters).get("poison"), "life": side.life}
    for mate in game.setup.sharing[seat]:
        mutators.alter_player(game, mate, **{what: n for what, n in team.items() if n is not None})
    for zone, items in side.zones:
        for one in items:
            for _ in range(one.count):
                number = put(board, seat, ZONE_OF[zone], one, leading.is_leader(zone, one))
                if zone == COMPANION:
                    mutators.alter_player(game, seat, companion=number)


def put(board: Board, seat: Seat, zone: Zone, one: Placed, leads: bool) -> int:
    """Put one card or token somewhere, with what is said about it; its number."""
    game = board.game
    definition = token_of(one) if one.token is not None else game.setup.definition(one.name)
    if zone == "battlefield":
        definition = face_up(definition, one)
    number = mutators.new_id(game)
    flipped = definition.layout == "flip" and definition is not definition.whole
    item = Object(
        number, definition, seat, seat, zone, timestamp=mutators.stamp(game), held_by=seat, flipped=flipped
    )  # fmt: skip
    loyalty = definition.traits.loyalty
    if loyalty is not None and zone == "battlefield":
        item = mutators.replace(item, counters=(("loyalty", loyalty),))
    if zone == "battlefield" and "Battle" in definition.traits.types and definition.card is not None:
        item = mutators.replace(item, counters=(("defense", int(definition.card.front.defense or 0)),))
    mutators.put_in(game, item)
    if one.alias:
        alias = one.alias.removeprefix("the ").casefold()
        board.aliases[alias] = (*board.aliases.get(alias, ()), number)
    for detail in one.details:
        describe(board, number, detail, one.line)
    if leads:
        leading.appoint(game, board.scenario, number, one)
    return number


def face_up(definition: Definition, one: Placed) -> Definition:
    """The face that is up: the one by which a line calls the card, or, "transformed", the other.  (CR 710, 712)

    Raises Trouble where the card has no such face.
    """
    for word, layout in TURNED.items():
        if word in one.details:
            if definition.layout != layout:
                raise Trouble("scenario-not-turned", one.line, name=one.name, text=word)
            return definition.faces[1]
    return next((face for face in definition.faces if face.traits.name == one.face), definition)


def token_of(one: Placed) -> Definition:
    """What a token is like."""
    words = one.token
    assert words is not None
    types = words.types if words.size is None or "Creature" in words.types else ("Creature", *words.types)
    power, toughness = words.size or (0, 0)
    for word in words.keywords:
        if word not in known().keywords:
            raise Trouble("scenario-keyword-unknown", one.line, name=word)
    abilities = tuple(Keyword(word) for word in words.keywords)
    return token_definition(Token(types, power, toughness, words.colours, abilities))


def describe(board: Board, number: int, detail: str, line: int) -> None:
    """What is said of an object in brackets.  Raises Trouble."""
    for pattern, change in DETAILS:
        found = re.fullmatch(pattern, detail)
        if found is not None:
            change(board, number, found)
            return
    if detail.partition(" ")[0] in ("attached", "attacking", "blocking", "copy", "exiled"):
        board.later.append((number, detail, line))
        return
    raise Trouble("scenario-detail-unknown", line, text=detail)


def add_counters(board: Board, number: int, found: re.Match[str]) -> None:
    count = 1 if found[1] in ("a", "an") else int(found[1])
    item = board.game.objects[number]
    kept = tuple(pair for pair in item.counters if pair[0] != found[2])
    mutators.alter(board.game, number, counters=(*kept, (found[2], count)))


def choose(board: Board, number: int, kind: str, value: str) -> None:
    game = board.game
    if kind == "name":
        made = {card.name: card for card in board.scenario.cards}
        if not any(face.name == value for card in made.values() for face in card.faces):
            value = card_named(value, board.scenario.line, made, shipped()).front.name
    elif kind == "player":
        value = str(seat_of(Text(value, board.scenario.line), board.scenario.players))
    elif kind == "colour":
        value = COLOUR_LETTERS.get(value, value)
    mutators.alter(game, number, chosen=(*game.objects[number].chosen, (kind, value)))


def unlock(board: Board, number: int, half: str) -> None:
    """A door of a Room was unlocked before."""
    item = board.game.objects[number]
    known = (*item.designations, *(one for one in HALVES if one == half))
    mutators.alter(board.game, number, designations=known)


Detail = Callable[[Board, int, "re.Match[str]"], object]
DETAILS: Sequence[tuple[str, Detail]] = (
    ("tapped", lambda board, number, _: mutators.alter(board.game, number, tapped=True)),
    ("face down", lambda board, number, _: mutators.alter(board.game, number, face_down=True)),
    ("summoning sick", lambda board, number, _: mutators.alter(board.game, number, since=board.game.turn)),
    (r"transformed|flipped", lambda board, number, _: board),
    (
        r"monstrous(?: (\d+))?",
        lambda board, number, found: mutators.alter(board.game, number, monstrous=int(found[1] or 1)),
    ),
    ("solved", lambda board, number, _: designations.give(board.game, number, "solved")),
    ("(left|right) door unlocked", lambda board, number, found: unlock(board, number, f"{found[1]} half unlocked")),
    ("prepared", lambda board, number, _: prepared.prepare(board.game, number)),
    ("commander", lambda board, number, _: board),
    (leading.CAST_BEFORE.pattern, lambda board, number, _: board),
    (r"(\d+) damage", lambda board, number, found: mutators.alter(board.game, number, damage=int(found[1]))),
    (r"(\d+|an?) (\S+) counters?", add_counters),
    ("naming (.+)", lambda board, number, found: choose(board, number, "name", found[1])),
    (rf"chosen ({'|'.join(CHOSEN)}) (.+)", lambda board, number, found: choose(board, number, found[1], found[2])),
    (
        "owned by (.+)",
        lambda board, number, found: mutators.alter(
            board.game, number, owner=seat_of(Text(found[1], board.scenario.line), board.scenario.players)
        ),
    ),
)  # fmt: skip
"""What may be said of one object alone."""


def relate(board: Board, number: int, detail: str, line: int) -> None:
    """What is said of an object and another one or a player."""
    game = board.game
    verb, _, rest = detail.partition(" ")
    name = rest.removeprefix("to ").removeprefix("of ").removeprefix("by ")
    players = board.scenario.players
    if verb == "attached" and name in players:
        mutators.alter(game, number, attached_player=players.index(name))
    elif verb == "attached":
        mutators.alter(game, number, attached=board.number_of(name, line))
    elif verb == "attacking":
        attack(board, number, name, line)
    elif verb == "blocking":
        block(board, number, board.number_of(name, line), line)
    elif verb == "copy":
        original = game.objects[board.number_of(name, line)]
        mutators.alter(game, number, copies=Definition(original.definition.card, original.base))
    else:
        source = board.number_of(name, line)
        mutators.alter(game, number, exiled_by=(source, game.objects[source].definition.name))


def attack(board: Board, number: int, name: str, line: int) -> None:
    game = board.game
    players = board.scenario.players
    walker = None if name in players else board.number_of(name, line)
    seat = players.index(name) if walker is None else game.objects[walker].controller
    combat = game.combat or Combat()
    attacks = (*combat.attacks, Attack(number, seat, walker))
    attacked = tuple(dict.fromkeys((*combat.attacked_players, *(() if walker else (seat,)))))
    game.combat = mutators.replace(combat, attacks=attacks, attacked_players=attacked)
    game.memory = mutators.replace(game.memory, attacked=(*game.memory.attacked, number))


def block(board: Board, number: int, attacker: int, line: int) -> None:
    game = board.game
    if game.combat is None or attacker not in [attack.attacker for attack in game.combat.attacks]:
        raise Trouble("scenario-not-attacking", line)
    attacks = tuple(
        mutators.replace(one, blockers=(*one.blockers, number), blocked=True) if one.attacker == attacker else one
        for one in game.combat.attacks
    )
    game.combat = mutators.replace(game.combat, attacks=attacks)
