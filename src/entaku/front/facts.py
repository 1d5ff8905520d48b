"""What everybody may know of a card by its name: of each face of it, and of the tokens that cards make."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from entaku.front.drafts import Draft
from entaku.front.sitting import library_in
from entaku.magic.game.definitions import Definition, Traits, definition_of, token_definition
from entaku.magic.game.setup import GameSetup
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.tokens import Token


def of_draft(draft: Draft, name: str) -> Traits | None:
    """The printed characteristics of a card that is drafted, None for one of which only the name is known."""
    card = draft.card(name)
    return None if card is None else definition_of(card, library_in(draft.data).tree(card)).whole.traits


def in_game(setup: GameSetup) -> Mapping[str, Traits]:
    """The printed characteristics of all cards of a game, of their faces and of the tokens they make, by name."""
    found: dict[str, Traits] = {}
    for tree in setup.trees:
        for token in tokens_in(tree):
            found.setdefault(token.name, token.traits)
    for name, definition in setup.definitions.items():
        for face in definition.faces:
            found[face.traits.name] = face.traits
        found[name] = definition.traits
    return found


def tokens_in(tree: object) -> Iterator[Definition]:
    """The tokens that a tree makes, each face by itself; a size that is settled only as one is made is taken as 0."""
    for node in nodes(tree):
        if isinstance(node, Token):
            power, toughness = (size if isinstance(size, int) else 0 for size in (node.power, node.toughness))
            yield token_definition(replace(node, power=power, toughness=toughness, back=None))
