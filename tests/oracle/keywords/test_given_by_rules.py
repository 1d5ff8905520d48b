"""Keywords that a rule gives to spells."""

from entaku.oracle.ir.abilities import Ability, Keyword, Static, Triggered
from entaku.oracle.ir.player_rules import ThisCostsLess
from entaku.oracle.keywords.meanings import meaning
from entaku.oracle.keywords.table import ROWS
from entaku.oracle.saying.english.spells_that_have import GIVEN_BY_RULES

WITH_MORE = {"replicate", "ripple"}
"""They ask for a cost or a number."""


def works_on_the_stack(ability: Ability) -> bool:
    """Whether an ability triggers as its spell is cast, or lessens what that costs."""
    if isinstance(ability, Triggered):
        return ability.zone == "stack" and ability.if_ is None
    rules = ability.rules if isinstance(ability, Static) else ()
    return bool(rules) and all(isinstance(rule, ThisCostsLess) for rule in rules)


def test_those_whose_meaning_works_on_the_stack_are_among_them() -> None:
    """A keyword that comes to the table and triggers as its spell is cast isn't forgotten."""
    meant = {row.name: meaning(Keyword(row.name)) for row in ROWS if row.shape == "" or row.name == "affinity for"}
    found = {name for name, abilities in meant.items() if abilities and all(map(works_on_the_stack, abilities))}
    assert found - WITH_MORE == GIVEN_BY_RULES - {"convoke", "delve", "improvise"}
