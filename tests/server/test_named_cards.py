"""Cards that are named at a table at which nobody has them."""

import msgspec

from entaku.laboratory.bench_table import large_table, sitting_of
from entaku.server.cards.bodies import CardFacts

ELSEWHERE = "Child of Night"


def test_a_card_that_nobody_has_is_told_when_it_is_named() -> None:
    """Somebody names it for a hidden agenda: everybody can be told of it in their own language."""
    sitting = sitting_of(large_table())
    assert ELSEWHERE not in sitting.cards
    assert sitting.knows(ELSEWHERE)
    facts = msgspec.json.decode(sitting.facts_of([ELSEWHERE])[ELSEWHERE], type=CardFacts)
    assert facts.faces[0].ja == "夜の子"


def test_other_words_are_no_cards() -> None:
    """A keyword, a made-up kind, a card written otherwise: nothing is told of them."""
    sitting = sitting_of(large_table())
    assert not [word for word in ("flying", "name", "undead", "child of night", "") if sitting.knows(word)]
