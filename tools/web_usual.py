"""What is usual, what there is to choose, and how far it goes, in TypeScript: as the server has it.

A form begins with what the server takes where nothing is said, offers what it knows, and goes as far as it allows.
"""

import json
import re
import sys
from collections.abc import Mapping, Sequence
from typing import get_args

import msgspec
from msgspec import Struct, inspect

from entaku.drafts.arranging import Arrangement, Spread
from entaku.drafts.conspiracy import ROUNDS
from entaku.drafts.formats import DraftFormat
from entaku.drafts.supply import MOST_SEATS
from entaku.drafts.table_plans import SealedPlan, TablePlans, TeamSealedPlan
from entaku.games.beside import Variant
from entaku.magic.additional.mechanics.initiative import NO_SOURCE as BY_INITIATIVE
from entaku.magic.concepts.counters.player_counters import LETHAL_POISON, POISON_FOR_A_MATE
from entaku.magic.game.dated import UNSAID, RulesDate
from entaku.magic.game.profile import MOST_LIFE, TeamPlay
from entaku.magic.variants.commander import LETHAL, TAX
from entaku.oracle.cubes.typed import OFFERED
from entaku.server.companion.bodies import PaperSetup, Why
from entaku.server.cubes.api import MOST_IN_BOOSTER
from entaku.server.nights import agreed
from entaku.server.nights.agreed import HIGHEST_TABLE, LARGEST_FINAL, MOST_FEE, MOST_MINUTES, MOST_ROUNDS
from entaku.server.rooms.chat import PHRASES
from entaku.server.rooms.ready import WITHIN
from entaku.server.tables.access import MOST_HOURS
from entaku.server.tables.bodies import Minutes
from entaku.server.tables.drafts import MOST_CARDS, PACK
from entaku.server.tables.drafts import MOST_ROUNDS as MOST_PACKS
from entaku.server.tables.games import MOST_UNDOS
from entaku.server.tables.options import CLOCKS, GAME_CLOCKS, GRACES, GameOptions, OwnRules
from entaku.tournament import settings
from entaku.tournament.acts import Penalty
from entaku.tournament.limited import BUILDING, Limited
from entaku.tournament.said import ROWS

HEADING = "// Made by `python tools/web.py types` from what the server says (tools/web_usual.py); change it there.\n"
WIDTH = 120
OF_TYPESCRIPT = {"Record", "Required", "Partial"}
PLAIN_KEY = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
Value = Mapping[str, "Value"] | Sequence["Value"] | str | float | None


COMMANDER_DATES: dict[str, RulesDate] = {"commander": "2026-09", "commander-2010": "2010-12-15"}
"""Of when the rules of a night of Commander are, by its decks."""


def written() -> str:
    """The whole file."""
    types = {name for kind, _, _ in NAMED for name in re.findall(r"\b[A-Z]\w+\b", kind)} - OF_TYPESCRIPT
    parts = [
        HEADING,
        declaration("import type", sorted(types)),
        *(constant(kind, name, value) for kind, name, value in NAMED),
    ]
    return "\n".join(parts)


def declaration(words: str, names: Sequence[str], source: str = "./protocol") -> str:
    """Names brought in from another module."""
    whole = f'{words} {{ {", ".join(names)} }} from "{source}";\n'
    if len(whole) <= WIDTH:
        return whole
    return "\n".join([f"{words} {{", *(f"  {name}," for name in names), f'}} from "{source}";\n'])


def constant(kind: str, name: str, value: object) -> str:
    """One value under a name of its own; without a type of its own it is exactly what it is."""
    before = f"export const {name}{f': {kind}' if kind else ''} = "
    after = "" if kind else " as const"
    return before + literal(msgspec.to_builtins(value), "", len(before) + len(after) + 1) + after + ";\n"


def literal(value: Value, indent: str, taken: int) -> str:
    """A value as Prettier would have it: in one line where it fits and has no rows, else each part in its own."""
    if isinstance(value, str) or not isinstance(value, Mapping | Sequence):
        number = int(value) if isinstance(value, float) and value == int(value) else value
        return json.dumps(number, ensure_ascii=False)
    has_rows = isinstance(value, Sequence) and len(value) > 1 and any(isinstance(part, Mapping) for part in value)
    whole = one_line(value)
    if not has_rows and taken + len(whole) <= WIDTH:
        return whole
    inner = indent + "  "
    if isinstance(value, Mapping):
        lines = [
            f"{inner}{key(name)}: {literal(part, inner, len(inner) + len(key(name)) + 3)},"
            for name, part in value.items()
        ]
        return "\n".join(["{", *lines, f"{indent}}}"])
    return "\n".join(["[", *(f"{inner}{literal(part, inner, len(inner) + 1)}," for part in value), f"{indent}]"])


def one_line(value: Value) -> str:
    if isinstance(value, Mapping):
        inside = ", ".join(f"{key(name)}: {one_line(part)}" for name, part in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return f"[{', '.join(one_line(part) for part in value)}]"
    return literal(value, "", 0)


def key(name: str) -> str:
    return name if PLAIN_KEY.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def bounds(struct: type[Struct], field: str) -> dict[str, object]:
    """How small and how large a number may be, or how short and long a list, as its type says."""
    kind = next(one.type for one in inspect.type_info(struct).fields if one.name == field)  # type: ignore[attr-defined]
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        return {"least": kind.ge, "most": kind.le}
    return {"least": kind.min_length, "most": kind.max_length}


def within(least: float, most: float) -> dict[str, object]:
    return {"least": least, "most": most}


def whole(struct: Struct) -> dict[str, object]:
    """Every field of a struct, also those that are as usual."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def choices(struct: type[Struct], field: str) -> tuple[object, ...]:
    """What a field may be."""
    kind = next(one for one in msgspec.structs.fields(struct) if one.name == field).type
    return get_args(kind)


def nights() -> dict[str, dict[str, object]]:
    """What each kind of night has otherwise than a night of two rounds."""
    plain = {**whole(settings.Settings()), "structure": None}
    usual = {one: whole(settings.usual(one)) for one in get_args(settings.Structure)}
    return {one: {name: field for name, field in night.items() if field != plain[name]} for one, night in usual.items()}


def differing(night: settings.Settings) -> dict[str, object]:
    """What a night has otherwise than one of two rounds."""
    plain = whole(settings.Settings())
    return {name: field for name, field in whole(night).items() if field != plain[name]}


def laid_out() -> list[object]:
    """The phases in which all take from what lies on the table; in sealed ones everybody is given boosters."""
    plans = (plan for plan in get_args(TablePlans) if plan not in (SealedPlan, TeamSealedPlan))
    return [plan.__struct_config__.tag for plan in plans]


RANGES: dict[str, dict[str, object]] = {
    "seats": within(1, MOST_SEATS),
    "life": within(1, MOST_LIFE),
    "undos": within(0, MOST_UNDOS),
    "hours": within(1, MOST_HOURS),
    "packs": within(1, MOST_PACKS),
    "cards": within(1, MOST_CARDS),
    "burns": bounds(Arrangement, "burns"),
    "booster": within(1, MOST_IN_BOOSTER),
    "phases": bounds(DraftFormat, "phases"),
    "minutes": within(1, MOST_MINUTES),
    "overtime": within(0, agreed.MOST_OVERTIME),
    "rounds": within(1, MOST_ROUNDS),
    "final": within(0, LARGEST_FINAL),
    "fee": within(0, MOST_FEE),
    "wager": within(1, 100),
    "table": within(1, HIGHEST_TABLE),
    "places": within(0, agreed.MOST_PLACES),
    "calledPacks": within(1, agreed.MOST_PACKS),
    "calledCards": within(1, agreed.MOST_CARDS),
    "calledSeconds": within(0, agreed.MOST_SECONDS),
    "paperSeats": bounds(PaperSetup, "names"),
    "paperLife": bounds(PaperSetup, "life"),
    "paperMinutes": bounds(PaperSetup, "minutes"),
}
"""How far numbers go that somebody types."""

NAMED: tuple[tuple[str, str, object], ...] = (
    ("Settings", "NIGHT", settings.Settings()),
    ('Record<Settings["structure"], Partial<Settings>>', "NIGHTS", nights()),
    ("Record<string, PointSystem>", "POINT_SYSTEMS", settings.POINT_SYSTEMS),
    ("Honour[]", "HONOURS", settings.HONOURS),
    ('Settings["ties"]', "TIES_OF_MATCHES", settings.OF_MATCHES),
    ('Settings["ties"]', "TIES_OF_POINTS", settings.OF_POINTS),
    ('Settings["ties"]', "TIES_ANYWHERE", settings.ANYWHERE),
    (
        "Record<string, Partial<Settings>>",
        "COMMANDER_NIGHTS",
        {decks: differing(settings.commander_night(date)) for decks, date in COMMANDER_DATES.items()},
    ),
    ("string[]", "ROWS", ROWS),
    ("number", "RUMBLE", settings.RUMBLE),
    ("Limited", "LIMITED", Limited()),
    ('Record<Limited["kind"], number>', "BUILDING", BUILDING),
    ("", "OWN_RULES", get_args(OwnRules)),
    ("", "DATES", tuple(reversed(get_args(RulesDate)))),
    ("", "UNSAID_DATE", UNSAID),
    ("", "VARIANTS", get_args(Variant)),
    ("", "TEAM_PLAYS", get_args(TeamPlay)),
    ("Record<string, ClockChoice | null>", "CLOCKS", CLOCKS),
    ("Required<GameClock>[]", "GAME_CLOCKS", GAME_CLOCKS),
    ("", "GRACES", GRACES),
    ("Required<GameOptions>", "GAME", whole(GameOptions())),
    ("", "MULLIGANS", choices(GameOptions, "mulligan")),
    ("Required<Arrangement>", "ARRANGEMENT", whole(Arrangement())),
    ("", "SPREADS", get_args(Spread)),
    ("", "PACKS", {"rounds": ROUNDS, "cards": PACK}),
    ("string[]", "LAID_OUT", laid_out()),
    ("", "CASTERS_MINUTES", get_args(Minutes)),
    ("", "PHRASES", PHRASES),
    ("", "READY_WITHIN", WITHIN),
    ("", "CAUSES", get_args(Why)),
    ("", "PENALTIES", get_args(Penalty)),
    ("", "COMMANDER", {"lethal": LETHAL, "tax": TAX}),
    ("", "LETHAL_POISON", LETHAL_POISON),
    ("", "POISON_FOR_A_MATE", POISON_FOR_A_MATE),
    ("", "BY_INITIATIVE", BY_INITIATIVE),
    ("", "OFFERED_TYPES", OFFERED),
    ("", "RANGES", RANGES),
)


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write(written())
