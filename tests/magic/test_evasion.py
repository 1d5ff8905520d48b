"""Every ability that says who may block whom, each way round.  (CR 509.1b, 702)"""

import pytest

from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run

ATTACKERS = {
    "Plain One": "",
    "Flier": "'flying'",
    "Shade": "'shadow'",
    "Rider": "'horsemanship'",
    "Fearsome": "'fear'",
    "Daunting": "'intimidate'",
    "Skulker": "'skulk'",
    "Walker": "Keyword('landwalk', where=(Is('Swamp'),))",
    "Stranger": "Keyword('landwalk', where=(Is('Island'),))",
    "Warded": "Keyword('protection', where=(coloured('W'),))",
    "Elusive": "Static(SELF, (CantBeBlocked(),))",
    "Giant": "Static(SELF, (CantBeBlocked(group(CREATURE, Stat('power', '<=', 2))),))",
    "Flying Shade": "keywords('flying', 'shadow')",
}
"""Attackers, 2/2 and red, with their one ability; the defending player controls a Swamp."""

BLOCKERS = {
    "Ox": ("2/2", "W", ""),
    "Brute": ("3/3", "W", ""),
    "Bird": ("2/2", "W", "'flying'"),
    "Archer": ("2/2", "W", "'reach'"),
    "Shadow Ox": ("2/2", "W", "'shadow'"),
    "Shadow Bird": ("2/2", "W", "keywords('flying', 'shadow')"),
    "Horseman": ("2/2", "W", "'horsemanship'"),
    "Robot": ("2/2", "", ""),
    "Black Ox": ("2/2", "B", ""),
    "Red Ox": ("2/2", "R", ""),
    "Sky Watch": ("2/2", "W", "'reach' + only"),
    "Coward": ("2/2", "W", "Static(SELF, (CantBlock(),))"),
    "Small Hater": ("2/2", "W", "Static(SELF, (CantBlock(group(CREATURE, Stat('power', '<=', 2))),))"),
}
"""Blockers: size, colour ("" is an artifact) and ability."""

PLAIN = {"Ox", "Brute", "Bird", "Archer", "Horseman", "Robot", "Black Ox", "Red Ox"}
MAY_BLOCK = {
    "Plain One": PLAIN,
    "Flier": {"Bird", "Archer", "Sky Watch"},
    "Shade": {"Shadow Ox", "Shadow Bird"},
    "Rider": {"Horseman"},
    "Fearsome": {"Robot", "Black Ox"},
    "Daunting": {"Robot", "Red Ox"},
    "Skulker": PLAIN - {"Brute"},
    "Walker": set(),
    "Stranger": PLAIN,
    "Warded": {"Robot", "Black Ox", "Red Ox"},
    "Elusive": set(),
    "Giant": {"Brute"},
    "Flying Shade": {"Shadow Bird"},
}
"""Which blockers may block an attacker."""


CAN = ("can't block {} with {} (not allowed)", "can block {} with {}")


def does(ability: str) -> str:
    """The abilities of a made-up card, as a scenario lists them."""
    if ability == "'reach' + only":
        return '["reach", "Static(SELF, (CanBlockOnly(group(CREATURE, Has(\'flying\'))),))"]'
    if ability.startswith("keywords("):
        return "[" + ability.removeprefix("keywords(").removesuffix(")").replace("'", '"') + "]"
    return "[" + (f'"{ability}"' if ability.startswith(("Keyword", "Static")) else ability.replace("'", '"')) + "]"


def written(attacker: str) -> str:
    """A scenario in which every blocker says whether it may block this attacker."""
    cards = [f"{{name: {attacker}, type: Creature — Elf, size: 2/2, colours: R, does: {does(ATTACKERS[attacker])}}}"]
    for name, (size, colour, ability) in BLOCKERS.items():
        kind = f"type: Creature — Ox, colours: {colour}" if colour else "type: Artifact Creature — Golem"
        cards.append(f"{{name: {name}, {kind}, size: {size}, does: {does(ability)}}}")
    lines = [f"      - B {CAN[name in MAY_BLOCK[attacker]].format(attacker, name)}" for name in BLOCKERS]
    return "\n".join((
        f"scenario: Who may block {attacker}", "players: 2", "cards:", *(f"  - {card}" for card in cards), "board:",
        f"  A: {{battlefield: [{attacker}]}}", f"  B: {{battlefield: [Swamp, {', '.join(BLOCKERS)}]}}", "play:",
        f"  - A attacks B with {attacker}", "  - now:", *lines,
    ))  # fmt: skip


@pytest.mark.rule("CR 509.1b", "CR 702.9b", "CR 702.14c", "CR 702.28b", "CR 702.31b", "CR 702.36b", "CR 702.13b")
@pytest.mark.parametrize("attacker", ATTACKERS)
def test_who_may_block(attacker: str) -> None:
    """A creature may block an attacker exactly where the table says so."""
    (scenario,) = read_scenarios(written(attacker), "evasion")
    assert [failure.text("en") for failure in run(scenario, "evasion").failures] == []
