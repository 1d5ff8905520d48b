"""Cards as browsers are told of them."""

import asyncio
import re
from pathlib import Path

import msgspec

from entaku.messages import LANGUAGES, say, sources
from entaku.oracle.card import Card, Face
from entaku.oracle.catalogue import shipped
from entaku.oracle.keywords.table import BY_NAME
from entaku.oracle.library import Library
from entaku.server.cards.bodies import CardFacts
from entaku.server.cards.facts import Facts
from entaku.server.tables.chains import FORMATS
from entaku.server.tables.games import GAME
from tests.oracle.making import mtgjson_row, write_lines
from tests.server.serving import Json, serving


def test_only_games_are_told_the_words_of_choices() -> None:
    """A draft's card comes without the words of its modes and abilities; a game's has them, else they are the same."""
    facts, card = Facts(Library(None)), shipped().cards["Deceiver Exarch"]
    in_games = msgspec.json.decode(GAME.facts(facts, {card.name: card})[card.name], type=CardFacts)
    drafts = [form.play for form in FORMATS.values() if form.play.rules.name == "draft"]
    assert drafts
    for play in drafts:
        in_drafts = msgspec.json.decode(play.facts(facts, {card.name: card})[card.name], type=CardFacts)
        assert not in_drafts.choices.modes
        assert in_drafts == msgspec.structs.replace(in_games, choices=in_drafts.choices)
    assert len(in_games.choices.modes) == 2


def test_a_card_is_known_by_the_names_of_its_faces() -> None:
    """Either face of a card leads to it, but where another card is called so."""
    faces = (Face("Day Fox", types=("Creature",)), Face("Night Wolf", types=("Creature",)))
    both, wolf = Card("Day Fox // Night Wolf", faces, "transform"), Card("Night Wolf", faces[1:])
    facts = Facts(Library(None))
    alone = facts.by_name((both,))
    assert alone == {"Day Fox // Night Wolf": both, "Day Fox": both, "Night Wolf": both}
    assert facts.by_name((both, wolf))["Night Wolf"] == wolf


def test_rulings_are_told_as_they_were_imported(tmp_path: Path) -> None:
    """A shipped card has the rulings of the import; one without any, or that nobody knows, none."""

    async def ask() -> list[Json]:
        rulings = [{"date": "2026-01-02", "text": "It stays a cat."}]
        async with serving(tmp_path) as served:
            before = await served.get("/api/rulings/Lore%20Seeker")
            row = mtgjson_row("Lore Seeker", rulings=rulings)
            served.service.library.import_files([write_lines(tmp_path, [row])])
            names = ("Lore%20Seeker", "Regicide", "Nobody%20Knows%20//%20This")
            return [before.json(), *[(await served.get(f"/api/rulings/{name}")).json() for name in names]]

    before, seeker, regicide, nobody = asyncio.run(ask())
    assert seeker["rulings"] == [["2026-01-02", "It stays a cat."]]
    assert before == regicide == nobody == {"rulings": [], "keywords": []}


def test_keywords_are_told_with_their_rules(tmp_path: Path) -> None:
    """Those that a card has or gives, each once, however it is called; an unknown card has none."""

    async def ask() -> list[list[Json]]:
        async with serving(tmp_path) as served:
            row = mtgjson_row(
                "Test Lynx", text="Flying, haste\nWhenever Test Lynx attacks, it gains lifelink until end of turn."
            )
            served.service.library.import_files([write_lines(tmp_path, [row])])
            names = ("Test%20Lynx", "Wakestone%20Gargoyle", "Nobody%20Knows%20This")
            return [(await served.get(f"/api/rulings/{name}")).json()["keywords"] for name in names]

    lynx, gargoyle, nobody = asyncio.run(ask())
    assert [(one["name"], one["ja"], one["rule"]) for one in lynx] == [
        ("flying", "飛行", "702.9"),
        ("haste", "速攻", "702.10"),
        ("lifelink", "絆魂", "702.15"),
    ]
    assert [one["name"] for one in gargoyle] == ["defender", "flying"]
    assert nobody == []


def test_every_keyword_is_explained() -> None:
    """Each that is read, in both languages, in one sentence or two; and nothing is explained that is no keyword."""
    for language in LANGUAGES:
        said = set(re.findall(r"^keyword-about-([a-z-]+) =", sources(language)["keywords.ftl"], re.MULTILINE))
        assert said == {re.sub("[^a-z-]", "", name.lower().replace(" ", "-")) for name in BY_NAME}
        for name in said:
            told = say(f"keyword-about-{name}", language)
            assert told.endswith((".", "。")), name
            assert len(told) < 160, name
