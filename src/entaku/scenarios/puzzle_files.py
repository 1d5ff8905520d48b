"""Forge's puzzle files: `[metadata]` and `[state]`, a line for each fact, read as a scenario that is to be made so.

What our words don't say of a card is told beside it.  The player who solves is A, and the other one is B.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from entaku.kernel.errors import Unreadable
from entaku.oracle.colours import COLOURS
from entaku.oracle.keywords.table import BY_NAME
from entaku.scenarios.positions import yaml_of
from entaku.scenarios.reading import COLOUR_LETTERS
from entaku.scenarios.remarks import Said, said

PLAYERS = {"human": "A", "p0": "A", "ai": "B", "p1": "B"}
KEY = re.compile(r"(human|ai|p0|p1)(\w+)")
ZONES = {
    "hand": "hand", "battlefield": "battlefield", "play": "battlefield", "library": "library", "graveyard": "graveyard",
    "exile": "exile", "command": "command",
}  # fmt: skip
PHASES = {
    "upkeep": "upkeep", "draw": "draw", "main1": "precombat main", "combat_begin": "beginning of combat",
    "combat_declare_attackers": "declare attackers", "combat_declare_blockers": "declare blockers",
    "combat_end": "end of combat", "main2": "postcombat main", "end_of_turn": "end", "cleanup": "cleanup",
}  # fmt: skip
SIZES = re.compile(r"([PM])(\d+)([PM])(\d+)")
SIGNS = {"P": "+", "M": "-"}
PICTURE = re.compile(r"([wubrgc]+)_(\d+)_(\d+)_(\w+)")
"""How newer files name a token: by its colours, its size, and its types and keyword abilities."""
UNSAID = ("set", "art", "noetbtrigs", "id", "attaching", "foil", "collectornumber")
"""What is said of cards there and makes no difference here, or is read before."""
WORDS = {letter: word for word, letter in COLOUR_LETTERS.items() if letter}


class Puzzle(Struct, frozen=True):
    """A puzzle: a scenario as a text; whether what it asks is to win, and in how many turns; what couldn't be said."""

    name: str
    text: str
    wins: bool
    turns: int
    lost: tuple[Said, ...] = ()


def is_puzzle(content: str) -> bool:
    """Whether a text is a puzzle file rather than YAML."""
    return re.search(r"^\[state\]\s*$", content, re.MULTILINE | re.IGNORECASE) is not None


def read_puzzle(content: str, file: str) -> Puzzle:
    """The puzzle of a file.  Raises Unreadable for one without a state."""
    facts = dict(facts_in(content))
    metadata = {key: value for (section, key), value in facts.items() if section == "metadata"}
    state = {key: value for (section, key), value in facts.items() if section == "state"}
    if not state:
        raise Unreadable("puzzle-no-state", file=file)
    lost: list[Said] = []
    board = {"A": side(state, "A", lost), "B": side(state, "B", lost)}
    active = PLAYERS.get(state.get("activeplayer", "human").casefold(), "A")
    phase = state.get("activephase", "main1").casefold()
    if phase not in PHASES:
        lost.append(said("puzzle-lost", what=phase))
    name, goal = metadata.get("name", file), metadata.get("goal", "Win")
    turns = metadata.get("turns", "1")
    document = {
        "scenario": name,
        "why": metadata.get("description", goal).replace("\\n", " "),
        "turn": f"{active}'s {PHASES.get(phase, 'precombat main')}",
        "board": board,
        "expect": ["A has won"],
    }
    wins = goal.casefold() in ("win", "win before opponent's next turn")
    return Puzzle(name, yaml_of([document]), wins, int(turns) if turns.isdecimal() else 1, tuple(lost))


def facts_in(content: str) -> Iterator[tuple[tuple[str, str], str]]:
    """Each line's section and key, in small letters, with what it says."""
    section = ""
    for line in content.splitlines():
        heading = re.fullmatch(r"\[(\w+)\]", line.strip())
        found = re.match(r"(\w+)\s*[:=]\s*(.*)", line)
        if heading is not None:
            section = heading[1].casefold()
        elif found is not None:
            yield (section, found[1].casefold()), found[2].strip()


def side(state: Mapping[str, str], player: str, lost: list[Said]) -> dict[str, object]:
    """What one player has; a library of which nothing is said is empty there."""
    found: dict[str, object] = {"library": []}
    for key, value in state.items():
        match = KEY.fullmatch(key)
        if match is None or PLAYERS[match[1]] != player or not value:
            continue
        what = match[2]
        if what in ZONES:
            found[ZONES[what]] = [line_of(item, lost) for item in split(value)]
        elif what == "life":
            found["life"] = value
        elif what == "landsplayed":
            found["lands played"] = value
        elif what == "manapool":
            found["mana"] = value.replace(" ", "")
        elif what == "counters" and re.fullmatch(r"POISON=\d+", value.upper()):
            found["poison"] = value.partition("=")[2]
        elif what != "landsplayedlastturn":
            lost.append(said("puzzle-lost", what=f"{key}={value}"))
    return found


def split(value: str) -> list[str]:
    return [item.strip() for item in value.split(";") if item.strip()]


def line_of(item: str, lost: list[Said]) -> str:
    """A card of a zone, in the words of a board."""
    name, *attributes = (part.strip() for part in item.split("|"))
    if name[:2].casefold() == "t:":
        name = token(name[2:], lost)
    told = dict(attribute.partition(":")[::2] for attribute in attributes)
    number = {key.casefold(): value for key, value in told.items()}.get("id", "")
    details: list[str] = []
    for key, value in told.items():
        found = detail(key.casefold(), value)
        if found is None:
            lost.append(said("puzzle-lost", what=f"{name}: {key}{':' if value else ''}{value}"))
        details += found or ()
    alias = f" as number {number}" if number else ""
    return name + alias + (f" ({', '.join(details)})" if details else "")


def detail(key: str, value: str) -> Sequence[str] | None:
    """What is said of a card, in our words; None where we have none."""
    plain = {"tapped": "tapped", "facedown": "face down", "transformed": "transformed", "flipped": "flipped",
             "summonsick": "summoning sick", "iscommander": "commander"}  # fmt: skip
    if key in plain:
        return (plain[key],)
    if key == "attaching":
        return (f"attached to number {value}",)
    if key in UNSAID:
        return ()
    if key == "attachedto" and value.isdecimal():
        return (f"attached to number {value}",)
    if key == "damage":
        return (f"{value} damage",)
    if key == "attacking" and not value:
        return ("attacking A",)
    if key == "counters":
        return [counters(*one.partition("=")[::2]) for one in value.split(",")]
    return None


def counters(kind: str, count: str) -> str:
    size = SIZES.fullmatch(kind.upper())
    word = f"{SIGNS[size[1]]}{size[2]}/{SIGNS[size[3]]}{size[4]}" if size is not None else kind.casefold()
    return f"{count or 1} {word} counters"


def token(item: str, lost: list[Said]) -> str:
    """A token in words: "Myr,P:1,T:1,Color:R,Types:Artifact-Creature-Myr,Keywords:Flying", or "r_1_1_myr_flying"."""
    picture = PICTURE.fullmatch(item)
    if picture is not None:
        return token_pictured(picture)
    name, *rest = item.split(",")
    told = {key.casefold(): value for key, _, value in (part.partition(":") for part in rest)}
    types = [word for word in told.get("types", "Creature").split("-") if word]
    named = [word for word in types if word not in ("Creature", "Artifact", "Enchantment", "Legendary")] or [name]
    beside = [word for word in types if word in ("Artifact", "Enchantment")]
    letters = "".join(letter for letter in COLOURS if letter in told.get("color", "").upper())
    colours = " and ".join(WORDS[letter] for letter in letters) or "colourless"
    keywords = " and ".join(word.casefold() for word in told.get("keywords", "").split("-") if word)
    if "p" not in told:
        lost.append(said("puzzle-lost", what=item))
    size = f"{told.get('p', 0)}/{told.get('t', 0)}"
    return f"{size} {colours} {' '.join((*named, *beside))} token" + (f" with {keywords}" if keywords else "")


def token_pictured(found: re.Match[str]) -> str:
    """The same for one that is named by its picture."""
    words = found[4].split("_")
    keywords = [word for word in words if word in BY_NAME]
    types = [word.capitalize() for word in words if word not in BY_NAME and len(word) > 1]
    if "a" in words:
        types.append("Artifact")
    letters = [letter for letter in COLOURS if letter.casefold() in found[1]]
    colours = " and ".join(WORDS[letter] for letter in letters) or "colourless"
    own = f"{found[2]}/{found[3]} {colours} {' '.join(types) or 'Creature'} token"
    return own + (f" with {' and '.join(keywords)}" if keywords else "")
