"""Reading scenario files.  Every error names the file and the line, and what would be right.  (docs/scenarios.md)"""

import re
from collections.abc import Callable, Mapping, Sequence

import msgspec

from entaku.kernel.errors import Unreadable
from entaku.kernel.randomness import seed_from
from entaku.magic.game.dated import BY_DATE
from entaku.magic.game.profile import (
    BRAWL,
    COMMANDER,
    COMMANDER_2010,
    CONSPIRACY,
    OATHBREAKER,
    PAUPER_COMMANDER,
    TWO_HEADED_GIANT,
    RulesProfile,
    two_headed,
)
from entaku.magic.game.state import PLAYER_COUNTERS, Daytime
from entaku.magic.turn.steps import STEPS
from entaku.oracle.card import Card
from entaku.oracle.catalogue import Catalogue, shipped
from entaku.oracle.colours import COLOURS
from entaku.oracle.documents import (
    Fields,
    Items,
    Text,
    Trouble,
    Value,
    fields,
    number,
    read_document,
    seat_of,
    text,
    texts,
)
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.naming.nearest import near
from entaku.scenarios.made_up import made_up
from entaku.scenarios.scenario import BEFORE, Check, Given, Placed, Scenario, Side, TokenWords

SITUATION = ("players", "profile", "turn", "monarch", "daytime", "seed", "cards", "imported", "planes", "board")
"""What says how things are as it begins."""
KEYS = ("scenario", "why", "rules", *SITUATION, "answers", "play", "expect")
FILE_KEYS = ("imported", "cards")
"""What an entry of a file may say for all its scenarios."""
ZONES = ("commanders", "library", "hand", "battlefield", "graveyard", "exile", "command", "sideboard", "companion")
COUNTED = (*PLAYER_COUNTERS, "speed")
"""The numbers that a player has from the beginning, beside their life."""
SIDE_KEYS = (
    "life", *COUNTED, "mana", "lands played", "noted", "commander damage", "coin", "die", "planar die",
    "planes", "schemes", *ZONES,
)  # fmt: skip
PROFILES: Mapping[str, RulesProfile] = {
    "conspiracy": CONSPIRACY,
    "commander-2010": COMMANDER_2010,
    "commander": COMMANDER,
    "brawl": BRAWL,
    "pauper-commander": PAUPER_COMMANDER,
    "oathbreaker": OATHBREAKER,
    "two-headed-giant": TWO_HEADED_GIANT,
    "two-headed-commander": two_headed(COMMANDER),
    **{str(date): profile for date, profile in BY_DATE.items()},
}
"""Profiles that a scenario may name: those of formats, and those of dates."""
MOST_PLAYERS = 10
LETTERS = "ABCDEFGHIJ"
COLOUR_LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colourless": ""}
STEP_WORDS = {
    **{step: step for step in STEPS},
    "main phase": "precombat main",
    "first main phase": "precombat main",
    "precombat main phase": "precombat main",
    "second main phase": "postcombat main",
    "postcombat main phase": "postcombat main",
    "turn": "untap",
    **{f"{step} step": step for step in STEPS},
}
ITEM = re.compile(r"(?:(?P<count>\d+|an?)\s+)?(?P<name>.+?)(?:\s+as\s+(?P<alias>[^()]+?))?(?:\s*\((?P<details>.*)\))?$")
TOKEN = re.compile(
    r"(?:(?P<p>\d+)/(?P<t>\d+)\s+)?(?P<colours>(?:(?:white|blue|black|red|green|colourless|and)\s+)*)"
    r"(?P<types>\S.*?)\s+tokens?(?:\s+with\s+(?P<keywords>.+))?$"
)

LIBRARY = ("library", (Placed("Plains", 0, 10),))
"""A library of which nothing is said: nobody loses by drawing from it."""
NOTHING = Side(zones=(LIBRARY,))


Imports = Callable[[str], tuple[Card, Tree] | None]
"""A card that the user imported, and what it does, by its name; None if it wasn't imported."""


def nothing_imported(_: str) -> None:
    return None


Made = Mapping[str, tuple[Card, Tree]]
"""Cards by name, each with what it does."""


class Shared:
    """What all the scenarios of a file use: cards made up once, and imported ones."""

    def __init__(self, imports: Imports) -> None:
        self.imports = imports
        self.made: dict[str, tuple[Card, Tree]] = {}
        self.imported: dict[str, tuple[Card, Tree]] = {}


def read_scenarios(content: str, file: str, imports: Imports = nothing_imported) -> list[Scenario]:
    """The scenarios of a file.  Raises Unreadable, naming the file, the line and what is wrong with it."""
    try:
        document = read_document(content)
        listed = document.of if isinstance(document, Items) else (document,)
        shared = Shared(imports)
        rest = [each for each in listed if not is_for_all(each)]
        for each in listed:
            if is_for_all(each):
                share(fields(each, "file", FILE_KEYS), shared)
        return [scenario for each in rest for scenario in read_each(each, shared)]
    except Trouble as problem:
        facts = {key: fact for key, fact in problem.facts.items() if key != "line"}
        raise Unreadable(problem.key, file=file, line=problem.facts["line"], **facts) from problem.__cause__


def is_for_all(value: Value) -> bool:
    """Whether an entry is no scenario but says what all of the file use."""
    return isinstance(value, Fields) and bool(value.of) and set(value.of) <= set(FILE_KEYS)


def share(written: Fields, shared: Shared) -> None:
    """Take up cards for all scenarios of the file.  Raises Trouble for one that isn't there."""
    shared.imported |= imported_by(written, shared.imports)
    shared.made |= {card.name: (card, tree) for card, tree in map(made_up, listed_in(written, "cards"))}


def read_each(value: Value, shared: Shared) -> list[Scenario]:
    """A scenario, once for each of the profiles that it lists.  Raises Trouble."""
    profiles = value.of.get("profile") if isinstance(value, Fields) else None
    if not isinstance(value, Fields) or not isinstance(profiles, Items):
        return [read_scenario(value, shared)]
    found = []
    for profile in profiles.of:
        one = read_scenario(Fields({**value.of, "profile": profile}, value.lines, value.line), shared)
        found.append(msgspec.structs.replace(one, name=f"{one.name} ({text(profile, 'profile').text})"))
    return found


def read_scenario(value: Value, shared: Shared) -> Scenario:
    """One scenario.  Raises Trouble."""
    written = fields(value, "scenario", KEYS)
    if "scenario" not in written.of:
        raise Trouble("scenario-nameless", written.line)
    found = situation_in(written, shared)
    is_exact = "answers" in written.of  # they were given at a table with this profile and seed, and fit its questions
    return msgspec.structs.replace(
        found,
        name=text(written.of["scenario"], "scenario").text,
        rules=tuple(each.text for each in texts(written.of["rules"], "rules")) if "rules" in written.of else (),
        profile=found.profile if is_exact else msgspec.structs.replace(found.profile, windows="every", forced=True),
        seed=seed_from(found.seed).hex() if is_exact else found.seed,
        given=given_in(text(written.of["answers"], "answers")) if is_exact else (),
        story=story_of(written),
    )


def given_in(line: Text) -> tuple[Given, ...]:
    """The answers of a sandbox, as it writes them.  Raises Trouble.

    >>> given_in(Text('[[3, "pass"], [4, [[7], []]]]', 1))
    (Given(decision=3, answer='pass'), Given(decision=4, answer=((7,), ())))
    """
    try:
        return msgspec.json.decode(line.text, type=tuple[Given, ...])
    except msgspec.DecodeError as problem:
        raise Trouble("scenario-answers-unreadable", line.line, problem=str(problem)) from problem


def situation_in(written: Fields, shared: Shared) -> Scenario:
    """Who plays by which rules, and how things are as it begins; nothing is done then.  Raises Trouble."""
    players = players_of(written)
    own = {card.name: (card, tree) for card, tree in map(made_up, listed_in(written, "cards"))}
    imported = {**shared.imported, **imported_by(written, shared.imports)}
    made = {**imported, **shared.made, **own}
    cards = [card for card, _ in made.values()]
    return Scenario(
        name="",
        line=written.line,
        rules=(),
        players=players,
        profile=profile_of(written.of["profile"]) if "profile" in written.of else CONSPIRACY,
        turn=turn_of(written, players),
        sides=sides_of(written, players, cards),
        story=(),
        monarch=seat_of(text(written.of["monarch"], "monarch"), players) if "monarch" in written.of else None,
        daytime=daytime_of(written),
        seed=text(written.of["seed"], "seed").text if "seed" in written.of else "1",
        cards=tuple(cards),
        trees=tuple(tree for _, tree in made.values()),
        imported=tuple(imported),
        planes=deck_in(written, "planes", by_name(cards)),
    )


def story_of(written: Fields) -> tuple[Text | Check, ...]:
    """What is done, and what must be so in between and at the end.  Raises Trouble if nothing must."""
    story = [step for each in listed_in(written, "play") for step in told_by(each)]
    if "expect" in written.of:
        story.append(Check(texts(written.of["expect"], "expect")))
    if not any(isinstance(step, Check) for step in story):
        raise Trouble("scenario-expects-nothing", written.line)
    return tuple(story)


def imported_by(written: Fields, imports: Imports) -> Made:
    """The imported cards that a scenario, or a file, says it uses.  Raises Trouble for one that isn't there."""
    found: dict[str, tuple[Card, Tree]] = {}
    for line in texts(written.of["imported"], "imported") if "imported" in written.of else ():
        pair = imports(line.text)
        if pair is None:
            raise Trouble("scenario-card-not-imported", line.line, name=line.text)
        found[pair[0].name] = pair
    return found


def listed_in(written: Fields, key: str) -> Sequence[Value]:
    if key not in written.of:
        return ()
    value = written.of[key]
    return value.of if isinstance(value, Items) else (value,)


def told_by(value: Value) -> list[Text | Check]:
    """One line of the story: a sentence, or what is expected there."""
    if isinstance(value, Text):
        return [value]
    written = fields(value, "play", ("then", "now"))
    return [Check(texts(inner, key), now=key == "now") for key, inner in written.of.items()]


def players_of(written: Fields) -> tuple[str, ...]:
    """The players' names in turn order: as given, or as many letters as there are players."""
    if "players" not in written.of:
        return tuple(LETTERS[:2])
    value = written.of["players"]
    if isinstance(value, Text):
        count = number(value, "players")
        if not 2 <= count <= MOST_PLAYERS:
            raise Trouble("scenario-player-count", value.line, count=count, most=MOST_PLAYERS)
        return tuple(LETTERS[:count])
    names = tuple(each.text for each in texts(value, "players"))
    if not 2 <= len(names) <= MOST_PLAYERS:
        raise Trouble("scenario-player-count", value.line, count=len(names), most=MOST_PLAYERS)
    if len(set(names)) < len(names):
        raise Trouble("scenario-names-alike", value.line)
    return names


def profile_of(value: Value) -> RulesProfile:
    """The rules played by, where they aren't those of Conspiracy: the name of a profile, or what differs."""
    if isinstance(value, Text):
        if value.text not in PROFILES:
            known = ", ".join(PROFILES)
            raise Trouble("document-key-unknown", value.line, word=value.text, what="profile", known=known)
        return PROFILES[value.text]
    written = fields(value, "profile", (*RulesProfile.__struct_fields__, "date"))
    named = profile_of(text(written.of["date"], "date")) if "date" in written.of else CONSPIRACY
    given = msgspec.to_builtins(named)
    for key, inner in written.of.items():
        word = text(inner, key).text
        if key != "date":
            given[key] = None if word in ("none", "") else word
    try:
        return msgspec.convert(given, RulesProfile, strict=False)
    except msgspec.ValidationError as problem:
        raise Trouble("scenario-profile-wrong", value.line, problem=str(problem)) from problem


def turn_of(written: Fields, players: Sequence[str]) -> tuple[int, str] | None:
    """Whose turn and which step it is: "B's upkeep"; the first player's main phase unless said otherwise."""
    if "turn" not in written.of:
        return 0, "precombat main"
    line = text(written.of["turn"], "turn")
    if line.text == BEFORE:
        return None
    return read_turn(line, players)


def daytime_of(written: Fields) -> Daytime:
    """Whether it is day or night as it begins, or neither.  Raises Trouble.  (CR 724.1)"""
    if "daytime" not in written.of:
        return ""
    line = text(written.of["daytime"], "daytime")
    times: dict[str, Daytime] = {"day": "day", "night": "night"}
    if line.text not in times:
        raise Trouble("document-key-unknown", line.line, word=line.text, what="daytime", known=", ".join(times))
    return times[line.text]


def read_turn(line: Text, players: Sequence[str]) -> tuple[int, str]:
    """A player and a step: "B's declare attackers step".  Raises Trouble."""
    name, mark, step = line.text.replace("’", "'").partition("'s ")
    if not mark:
        raise Trouble("scenario-turn-unreadable", line.line, text=line.text)
    seat = seat_of(Text(name, line.line), players)
    if step not in STEP_WORDS:
        raise Trouble("scenario-step-unknown", line.line, text=step, known=", ".join(near(step, STEP_WORDS) or STEPS))
    return seat, STEP_WORDS[step]


def sides_of(written: Fields, players: Sequence[str], made: Sequence[Card]) -> tuple[Side, ...]:
    """What belongs to each player."""
    if "board" not in written.of:
        return tuple(NOTHING for _ in players)
    board = fields(written.of["board"], "board", players)
    own = by_name(made)
    return tuple(side_of(board.of[name], own) if name in board.of else NOTHING for name in players)


def side_of(value: Value, made: Mapping[str, Card]) -> Side:
    written = fields(value, "board", SIDE_KEYS)
    zones = tuple(
        (zone, tuple(placed(line, made) for line in texts(written.of[zone], zone)))
        for zone in ZONES
        if zone in written.of
    )
    if "library" not in written.of:
        zones = (*zones, LIBRARY)
    return Side(
        life=number(written.of["life"], "life") if "life" in written.of else None,
        counters=tuple((kind, number(written.of[kind], kind)) for kind in COUNTED if kind in written.of),
        mana=text(written.of["mana"], "mana").text if "mana" in written.of else "",
        lands_played=number(written.of["lands played"], "lands played") if "lands played" in written.of else 0,
        zones=zones,
        noted=notes_in(written.of["noted"], made) if "noted" in written.of else (),
        wounds=said_under(written, "commander damage"),
        coins=said_under(written, "coin"),
        dice=said_under(written, "die"),
        rolls=said_under(written, "planar die"),
        planes=deck_in(written, "planes", made),
        schemes=deck_in(written, "schemes", made),
    )


def deck_in(written: Fields, key: str, made: Mapping[str, Card]) -> tuple[Placed, ...]:
    """The cards of a planar or scheme deck, the top first."""
    return tuple(placed(line, made) for line in said_under(written, key))


def said_under(written: Fields, key: str) -> tuple[Text, ...]:
    return texts(written.of[key], key) if key in written.of else ()


def notes_in(value: Value, made: Mapping[str, Card]) -> tuple[tuple[str, Text], ...]:
    """What a draft noted, by the name of the card that it was noted for."""
    if not isinstance(value, Fields):
        raise Trouble("document-not-fields", value.line, what="noted")
    return tuple(
        (card_named(name, value.lines[name], made, shipped()).name, line)
        for name, inner in value.of.items()
        for line in texts(inner, "noted")
    )


def placed(line: Text, made: Mapping[str, Card], catalogue: Catalogue | None = None) -> Placed:
    """Cards or tokens as one line of a board says.  Raises Trouble, with the nearest names, for an unknown card."""
    found = ITEM.match(line.text)
    if found is None:
        raise Trouble("scenario-item-unreadable", line.line, text=line.text)
    count = found["count"]
    details = split_details(found["details"] or "")
    alias = found["alias"] or ""
    words = TOKEN.match(found["name"])
    copies = 1 if count in (None, "a", "an") else int(count)
    if words is not None:
        return Placed(token_name(words), line.line, copies, alias, details, token_words(words))
    written = found["name"] if count not in ("a", "an") else f"{count} {found['name']}"
    card = card_named(written, line.line, made, catalogue or shipped())
    face = next((face.name for face in card.faces if face.name == written), "") if len(card.faces) > 1 else ""
    return Placed(card.name, line.line, copies, alias, details, face=face)


def by_name(cards: Sequence[Card]) -> dict[str, Card]:
    """Cards by their names, and by those of their faces."""
    return {**{face.name: card for card in cards for face in card.faces}, **{card.name: card for card in cards}}


def card_named(name: str, line: int, made: Mapping[str, Card], catalogue: Catalogue) -> Card:
    """The card of a name in either language, made up or known.  Raises Trouble, with the nearest names."""
    if name in made:
        return made[name]
    card = catalogue.get(name)
    if card is not None:
        return card
    suggested = near(name, [*made, *catalogue.names()])
    if suggested:
        raise Trouble("scenario-card-unknown-near", line, name=name, near=", ".join(suggested))
    raise Trouble("scenario-card-unknown", line, name=name)


DETAIL = re.compile(
    r"tapped$|face down$|transformed$|flipped$|summoning sick$|monstrous(?: \d+)?$|solved$|prepared$|\d+ damage$|"
    r"(?:left|right) door unlocked$|"
    r"(?:\d+|an?) \S+ counters?$|"
    r"attached to |attacking |blocking |naming |chosen |owned by |copy of |exiled by |commander$|cast "
)


def split_details(written: str) -> tuple[str, ...]:
    """The details in brackets, at their commas; a piece that is no detail belongs to the one before it."""
    pieces: list[str] = []
    for piece in (each.strip() for each in written.split(",")):
        if pieces and not DETAIL.match(piece):
            pieces[-1] += f", {piece}"
        elif piece:
            pieces.append(piece)
    return tuple(pieces)


def token_words(found: re.Match[str]) -> TokenWords:
    letters = "".join(COLOUR_LETTERS[word] for word in found["colours"].split() if word != "and")
    types = tuple(word[:1].upper() + word[1:] for word in found["types"].split())
    keywords = tuple(re.split(r", and |, | and ", found["keywords"])) if found["keywords"] else ()
    size = (int(found["p"]), int(found["t"])) if found["p"] is not None else None
    return TokenWords(size, "".join(c for c in COLOURS if c in letters), types, keywords)


def token_name(found: re.Match[str]) -> str:
    words = [word for word in found["types"].split() if word.lower() not in ("artifact", "creature", "enchantment")]
    return " ".join(words) or "Token"
