"""Whole drafts by bots as text, compared line by line; ENTAKU_BLESS=1 writes them anew, to be looked over."""

import os
from pathlib import Path

import pytest

from entaku.bots.drafting import DraftBot
from entaku.drafts.conspiracy import conspiracy_setup
from entaku.drafts.play import play_out
from entaku.drafts.report import everything_that_happened, pools
from entaku.drafts.rules import open_table
from entaku.drafts.words import Words
from entaku.kernel.randomness import seed_from
from entaku.messages import Language

JOURNEYS = Path(__file__).parent / "journeys"


def journey(code: str, players: int, seed: int, language: Language) -> str:
    """Everything that happened in a draft of two rounds, and the pools, in words."""
    setup = conspiracy_setup([code], ["Ann", "Ben", "Cem", "Dai", "Eri"][:players], rounds=2)
    table = open_table(setup, seed_from(seed))
    play_out(table, [DraftBot.of(setup)] * players)
    words = Words(setup, language)
    lines = [line for event in everything_that_happened(table) for line in words.lines(event)]
    lines += [
        f"{pool.player}: {', '.join(words.card(card.name) for card in pool.cards)}" for pool in pools(table.state)
    ]
    return "\n".join(lines) + "\n"


@pytest.mark.rule("CD-1", "CD-11")
@pytest.mark.parametrize("code, players, seed, language", [("CNS", 4, 4, "en"), ("CN2", 3, 12, "ja")])
def test_a_draft_goes_as_it_went(code: str, players: int, seed: int, language: Language) -> None:
    """The same seed gives the same draft, event by event, as when it was last looked over."""
    file = JOURNEYS / f"{code.lower()}-{players}-{seed}-{language}.txt"
    told = journey(code, players, seed, language)
    if os.environ.get("ENTAKU_BLESS"):
        file.write_text(told, encoding="utf-8")
    assert told.splitlines() == file.read_text(encoding="utf-8").splitlines()
