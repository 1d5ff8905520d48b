"""Cards as browsers are told of them."""

import msgspec

from entaku.cards.catalogue import shipped
from entaku.cards.library import Library
from entaku.server.bodies import CardFacts
from entaku.server.facts import Facts
from entaku.server.tables.chains import FORMATS
from entaku.server.tables.gaming import GAME


def test_only_games_are_told_the_words_of_choices() -> None:
    """A draft's card comes without the words of its modes and abilities; a game's has them, else they are the same."""
    facts, card = Facts(Library(None)), shipped().cards["Deceiver Exarch"]
    in_games = msgspec.json.decode(GAME.facts(facts, card), type=CardFacts)
    drafts = [form.play for form in FORMATS.values() if form.play.rules.name == "draft"]
    assert drafts
    for play in drafts:
        in_drafts = msgspec.json.decode(play.facts(facts, card), type=CardFacts)
        assert not in_drafts.choices.modes
        assert in_drafts == msgspec.structs.replace(in_games, choices=in_drafts.choices)
    assert len(in_games.choices.modes) == 2
