"""Who drafts with Python gets bots that read the cards of the library, whatever set they are of."""

from pathlib import Path

import entaku
from entaku.oracle.library import Library
from tests.oracle.making import mtgjson_row, write_lines

TEXTS = {
    "Snuffing Out": ("{1}{B}", ["Instant"], "common", "Destroy target creature."),
    "Buried Atlas": ("{3}", ["Artifact"], "rare", "You may play lands from your graveyard."),
}


def test_bots_read_imported_cards(tmp_path: Path) -> None:
    """Common removal goes before a rare that does nothing; without the texts the rare goes first."""
    rows = [
        mtgjson_row(name, manaCost=cost, types=types, type=" ".join(types), rarity=rarity, text=text)
        for name, (cost, types, rarity, text) in TEXTS.items()
    ]
    Library(tmp_path).import_files([write_lines(tmp_path, rows)])
    cube = "\n".join(f"15 {name}" for name in TEXTS)
    draft = entaku.draft(2, cube=cube, rounds=1, data=tmp_path)
    order = [reason.name for reason in draft.bot(0).explain(draft.view(0))]
    assert order[0] == "Snuffing Out"
    assert order[-1] == "Buried Atlas"
    for deck in draft.play().decks():
        assert sum(entry.count for entry in deck.main) == 40
