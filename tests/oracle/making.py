"""Files of cards made up for tests: the forms are those of the real files, the cards and their texts are not."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

Object = Mapping[str, object]


def mtgjson_row(name: str, **facts: object) -> dict[str, object]:
    """A card object of MTGJSON."""
    row: dict[str, object] = {
        "name": name,
        "layout": "normal",
        "type": "Creature — Cat",
        "types": ["Creature"],
        "subtypes": ["Cat"],
        "supertypes": [],
        "colors": ["G"],
        "colorIdentity": ["G"],
        "manaCost": "{1}{G}",
        "power": "2",
        "toughness": "2",
        "rarity": "common",
        "setCode": "TST",
        "number": "1",
        "uuid": f"uuid-{name}-{facts.get('number', '1')}-{facts.get('side', '')}",
        "identifiers": {"scryfallId": "0000-1", "mtgoId": "77"},
        "legalities": {"vintage": "Legal"},
    }
    return row | facts


def mtgjson_set(*rows: Object, code: str = "TST", **facts: object) -> dict[str, object]:
    """A set file of MTGJSON."""
    data = {"code": code, "name": "Test", "releaseDate": "2026-01-02", "cards": list(rows), "translations": {}}
    return {"meta": {"date": "2026-01-03", "version": "5.2"}, "data": data | facts}


def scryfall_card(name: str, **facts: object) -> dict[str, object]:
    """A card object of Scryfall."""
    card: dict[str, object] = {
        "object": "card",
        "id": "0000-2",
        "oracle_id": "0000-3",
        "name": name,
        "lang": "en",
        "layout": "normal",
        "type_line": "Creature — Cat",
        "mana_cost": "{1}{G}",
        "oracle_text": "Purrs.",
        "colors": ["G"],
        "color_identity": ["G"],
        "power": "2",
        "toughness": "2",
        "set": "tst",
        "collector_number": "1",
        "rarity": "rare",
        "released_at": "2026-01-02",
        "mtgo_id": 77,
        "legalities": {"vintage": "legal", "modern": "not_legal"},
    }
    return card | facts


def write(folder: Path, document: object, name: str = "cards.json") -> Path:
    """A file of one JSON document."""
    path = folder / name
    path.write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
    return path


def write_lines(folder: Path, rows: Sequence[Object], name: str = "cards.jsonl") -> Path:
    """A file of one JSON object a line."""
    path = folder / name
    path.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), encoding="utf-8")
    return path
