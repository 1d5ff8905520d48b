"""Names in the other language, over HTTP."""

import asyncio
from pathlib import Path

import httpx
import pytest

from entaku.kernel.decisions import Decision, Name
from entaku.kernel.errors import Unlawful
from entaku.oracle.card import Card, Face
from entaku.oracle.library import Library
from entaku.server.cards.facts import Facts
from entaku.server.rooms.drafted import Drafted
from entaku.server.rooms.naming import check_name
from tests.server.serving import PATIENCE, serving


def told(data: Path, names: list[str]) -> httpx.Response:
    """What the server tells of these names."""

    async def ask() -> httpx.Response:
        async with asyncio.timeout(PATIENCE), serving(data) as served:
            return await served.post("/api/names", {"names": names})

    return asyncio.run(ask())


@pytest.mark.rule("CD-14")
def test_names_are_told_in_japanese(tmp_path: Path) -> None:
    """Cards' and creature types'; a name that nobody knows has none."""
    found = told(tmp_path, ["Council's Judgment", "Goblin", "No Such Card"]).json()
    assert found == {"ja": {"Council's Judgment": "議会の採決", "Goblin": "ゴブリン"}}


def test_a_thousand_names_at_most(tmp_path: Path) -> None:
    """Nobody has the server look up more at once."""
    assert told(tmp_path, [str(number) for number in range(1001)]).status_code == 400


def asked_for(kind: str) -> Decision:
    """The question for a name of a kind, put to somebody who has a Forest."""
    shape = Name(kind, ("Forest",), "cards")
    return Decision(id=7, seat=0, actor=0, purpose="game-choose-name", shape=shape, default="Forest")


@pytest.mark.rule("CR 201.4a")
def test_any_card_that_is_known_here_may_be_named() -> None:
    """The own cards', and every card's of the library, of the kind that is asked for; nothing else."""
    library = Library(None)
    for name in ("Forest", "Council's Judgment"):
        check_name(asked_for("card name"), name, library, None)
    for kind, name in (("card name", "No Such Card"), ("creature card name", "Council's Judgment")):
        with pytest.raises(Unlawful):
            check_name(asked_for(kind), name, library, None)


@pytest.mark.rule("CR 709.4a", "CR 201.4b")
def test_of_a_card_with_several_faces_one_is_named() -> None:
    """Either half of a split card, of the kind that is asked for; never both names together."""
    library = Library(None)
    halves = Card("Gild // Den", (Face("Gild", types=("Instant",)), Face("Den", types=("Land",))), layout="split")
    drafted = Drafted(1, (), {halves.name: halves}, Facts(library), library, {})
    for name in ("Gild", "Den"):
        check_name(asked_for("card name"), name, library, drafted)
    for kind, name in (("card name", "Gild // Den"), ("nonland card name", "Den")):
        with pytest.raises(Unlawful):
            check_name(asked_for(kind), name, library, drafted)


def test_a_draft_finds_its_cards_and_those_that_everybody_knows() -> None:
    """By their names or those of their faces; what has none of these names isn't there."""
    library = Library(None)
    halves = Card("Gild // Den", (Face("Gild", types=("Instant",)), Face("Den", types=("Land",))), layout="split")
    drafted = Drafted(1, (), {halves.name: halves}, Facts(library), library, {})
    assert [drafted.find(name) for name in ("Gild // Den", "Gild", "Den")] == [halves, halves, halves]
    assert drafted.find("Forest") == library.get("Forest")
    assert drafted.find("Gilded Den") is None
