"""Riftbound targets over HTTP."""

import asyncio
from pathlib import Path

import httpx
import pytest

from entaku.riftbound.collection import Collection, RiftboundCard
from tests.server.serving import PATIENCE, Json, serving

PATH = "/api/targets"


def asked(data: Path, wish: Json | None, language: str = "en", path: str = PATH) -> httpx.Response:
    """The server's answer to a text or a card; without one, to what can be asked."""

    async def ask() -> httpx.Response:
        async with asyncio.timeout(PATIENCE), serving(data) as served:
            return await (served.get(path) if wish is None else served.post(path, wish, language=language))

    return asyncio.run(ask())


@pytest.mark.rule("RT-3")
def test_a_text_is_analysed_in_the_asker_s_language(tmp_path: Path) -> None:
    """Every mention comes with its place, verdict and reason, said in Japanese."""
    text = "コストを無視してトラッシュからユニットを1体プレイできる"
    found = asked(tmp_path, {"text": text}, "ja").json()["report"]
    told = [(one["text"], one["target"], one["rule"]) for one in found["mentions"]]
    assert told == [("トラッシュ", False, "RT-5"), ("ユニットを1体", True, "RT-3")]
    assert found["mentions"][1]["explanation"].startswith("「ユニットを1体」は対象です。")


def test_what_can_be_asked(tmp_path: Path) -> None:
    """Both versions of the rules, and how many cards can be looked up."""
    found = asked(tmp_path, None).json()
    assert found == {"rules": ["faq-2025-10", "core-1.3"], "newest": "core-1.3", "cards": 0}


def test_cards_of_the_user_s_are_looked_up(tmp_path: Path) -> None:
    """A card that was brought in is completed from a few letters and analysed by its name."""
    Collection(tmp_path).add([RiftboundCard("Pebble Thrower", "When you play me, stun an enemy unit.", "Unit")])
    assert asked(tmp_path, None, path=f"{PATH}/cards?q=thro").json() == {"names": ["Pebble Thrower"]}
    found = asked(tmp_path, {"card": "pebble thrower"}).json()
    assert (found["card"], found["type"], len(found["report"]["mentions"])) == ("Pebble Thrower", "Unit", 2)


@pytest.mark.rule("RT-19")
@pytest.mark.parametrize(
    "wish,told",
    [
        ({"text": "a" * 120_001}, "120,000"),
        ({"card": "Nobody"}, "--import"),
        ({"text": "Draw 1.", "rules": "core-9"}, "core-9"),
        ({"text": 7}, "$.text"),
    ],
)
def test_what_can_not_be_answered_is_refused_in_one_sentence(tmp_path: Path, wish: Json, told: str) -> None:
    """Too long a text, a card or rules that there aren't, and no text at all."""
    found = asked(tmp_path, wish)
    assert found.status_code == 400
    assert told in found.json()["trouble"]["text"]


@pytest.mark.rule("RT-19")
def test_a_hundred_thousand_characters_are_answered(tmp_path: Path) -> None:
    """A text of 100 KB gets its answer, nonsense or not."""
    text = ("Kill a unit. Blorble frumious! " * 4000)[:100_000]
    found = asked(tmp_path, {"text": text}).json()["report"]
    assert found["text"] == text
    assert len(found["mentions"]) > 3000
