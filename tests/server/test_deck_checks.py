"""The deck check over HTTP."""

import asyncio
from pathlib import Path

import httpx
import pytest

from entaku.games.brought import Brought
from entaku.messages import LANGUAGES, Language, say
from entaku.oracle.library import Library
from entaku.server.api import cube_checked
from entaku.server.cubes.bodies import CubeText
from entaku.server.decks.bodies import DeckToCheck
from entaku.server.decks.checks import checked
from entaku.server.nights.lists import listed
from entaku.server.rooms.brought import shown
from entaku.server.tables.options import OwnDeckOptions
from tests.server.serving import PATIENCE, Json, serving

LIST = "Commander\n1 Marchesa, the Black Rose\n\nDeck\n2 Brimstone Volley\n1 Doomed Traveler\n"
WISH: Json = {"text": LIST, "rules": "commander-2010"}


def asked(data: Path, wish: Json | None, language: str = "en") -> httpx.Response:
    """The server's answer to a list; without one, to the question what lists can be checked by."""

    async def ask() -> httpx.Response:
        async with asyncio.timeout(PATIENCE), serving(data) as served:
            path = "/api/deck-checks"
            return await (served.get(path) if wish is None else served.post(path, wish, language=language))

    return asyncio.run(ask())


def test_the_versions_that_can_be_asked_about(tmp_path: Path) -> None:
    """Both versions of the rules are offered, with their days and the dates of their lists."""
    found = asked(tmp_path, None).json()
    names = ["commander-2010", "commander", "brawl", "pauper-commander", "oathbreaker"]
    assert [version["name"] for version in found["versions"]] == names
    assert found["versions"][0]["days"] == ["2009-09-01", "2010-12-20", "2010-12-31"]
    assert found["versions"][1]["days"] == ["2022-04-01", "", ""]
    assert [version["days"] for version in found["versions"][2:]] == [None] * 3
    assert [version["listed"] for version in found["versions"]] == ["2010-12-20", "2026-02-09", "", "", ""]
    assert found["imported"] == 0


@pytest.mark.rule("CM-2", "CM-6")
def test_each_problem_is_told_once_in_the_asker_s_language(tmp_path: Path) -> None:
    """Too few cards, a second copy and a colour beyond the commander's are found, and said in Japanese."""
    found = asked(tmp_path, WISH, "ja").json()
    problems = [problem for problem in found["report"]["problems"] if problem["rule"] != "CM-7"]
    assert [(problem["rule"], problem["card"]) for problem in problems] == [
        ("CM-6", None),
        ("CM-6", "Brimstone Volley"),
        ("CM-2", "Doomed Traveler"),
    ]
    assert "統率者" in problems[-1]["message"]
    assert found["report"]["commanders"] == ["Marchesa, the Black Rose"]
    assert found["ja"]["Doomed Traveler"]


@pytest.mark.rule("CM-8")
def test_a_group_s_own_changes_count(tmp_path: Path) -> None:
    """A card that the group bans is a problem by the rule on ban lists."""
    found = asked(tmp_path, {**WISH, "banned": ["Doomed Traveler"]}).json()
    problems = [(problem["rule"], problem["card"]) for problem in found["report"]["problems"]]
    assert ("CM-8", "Doomed Traveler") in problems


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"text": ""}, "list-empty"),
        ({"text": "<deck"}, "list-xml-broken"),
        ({"rules": "standard"}, "check-version-unknown"),
        ({"on": "2015-01-01"}, "check-date-outside"),
        ({"text": 5}, "message-unreadable"),
    ],
)
def test_what_is_no_list_is_refused_with_one_sentence(tmp_path: Path, change: Json, key: str) -> None:
    """Nonsense gets a clear sentence, and no check."""
    answer = asked(tmp_path, {**WISH, **change})
    assert answer.status_code == 400
    assert answer.json()["trouble"]["key"] == key
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_what_of_a_list_was_left_aside(language: Language) -> None:
    """The deck check, a deck at a table, a night's list and a cube say the same of the same list, in its language."""
    library, text = Library(None), "[Main]\n40 Forest\n[Planes]\n1 Field of Grass\n"
    facts: dict[str, str | int] = {"understood": 40, "cards": 41, "unknown": 0, "left": 1, "names": "Field of Grass"}
    expected = say("list-understood", language, **facts)
    at_table = shown(library, OwnDeckOptions(rules="free-40"), Brought(text), language).checked
    of_night = listed(library, OwnDeckOptions(rules="free-40"), Brought(text), language).checked
    pages = (checked(library, DeckToCheck(text, "commander"), language), at_table, of_night)
    assert [page.read[0] for page in pages if page is not None] == [expected] * 3
    remark = cube_checked(library, CubeText("cube", text)).remarks[0]
    assert say(remark.key, language, **remark.facts) == expected
