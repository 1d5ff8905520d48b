"""The labelled cases and the card file of the reference data."""

import json
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from entaku.riftbound.analysis import Analysis, analyse
from entaku.riftbound.collection import read
from tests.shared_data import shared


class Case(Struct, frozen=True):
    """A mention that somebody labelled."""

    id: str
    text: str
    mention: str
    occurrence: int
    is_target: bool
    code: str
    authority: str
    card: str | None = None
    type: str | None = None

    def said(self) -> tuple[bool, str]:
        """The verdict on the mention that lies nearest to the labelled one."""
        start = -1
        for _ in range(self.occurrence):
            start = self.text.index(self.mention, start + 1)
        end = start + len(self.mention)
        analysis = analyse(self.text, name=self.card or "", kind=self.type or "")
        return _nearest(analysis, start, end)


def _nearest(analysis: Analysis, start: int, end: int) -> tuple[bool, str]:
    near = [one for one in analysis.mentions if one.start < end and start < one.end]
    best = min(near, key=lambda one: abs(one.start - start) + abs(one.end - end))
    return best.target, best.verdict.reason


_SAME = {"other_players": "other_player_chooses", "move_destination": "restriction", "passive": "no_choice"}


def cases() -> list[Case]:
    lines = shared("data/riftbound/target-cases.jsonl").read_text(encoding="utf-8").splitlines()
    return [msgspec.json.decode(line, type=Case) for line in lines if line]


@pytest.mark.rule("RT-1", "RT-19")
def test_every_labelled_case_is_judged_as_labelled() -> None:
    """Target or not, and for the labelled reason, whatever the authority."""
    wrong = {
        case.id: said for case in cases() if (said := case.said()) != (case.is_target, _SAME.get(case.code, case.code))
    }
    assert wrong == {}


@pytest.mark.rule("RT-19")
def test_nearly_every_card_is_understood() -> None:
    """At least 99 of 100 texts are understood whole, and no text stops the program."""
    file = shared("data/riftbound/cards.json")
    cards = read(file.read_bytes(), file.name)
    understood = sum(analyse(card.text, name=card.name, kind=card.type).is_understood for card in cards)
    assert len(cards) == 942
    assert understood / len(cards) >= 0.99


def test_no_text_of_a_card_is_shipped() -> None:
    """Our own sentences are not those of cards, beyond phrases of a few words."""
    texts = json.loads(shared("data/riftbound/cards.json").read_text(encoding="utf-8"))["cards"]
    printed = " ".join(str(card["text_current"]) for card in texts)
    ours = (Path(__file__).parent / "sentences_en.txt").read_text(encoding="utf-8")
    plain = ours.replace("}", "")
    for code in ("target", "hidden", "others", "none", "restriction", "cost", "trigger", "replacement", "must"):
        plain = plain.replace("{" + code + " ", "")
    whole = [line for line in plain.splitlines() if len(line.split()) > 6 and line in printed]
    assert whole == []
