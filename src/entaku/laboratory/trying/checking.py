"""What must hold of every game: no card is lost, views tell nothing hidden, players may see the board at any time."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from entaku.kernel.randomness import Stream
from entaku.kernel.seats import Seat
from entaku.magic.game.state import Game
from entaku.magic.views import viewing


class Wrong(Exception):
    """Something that must hold doesn't."""


def places(game: Game) -> Iterator[int]:
    """Every object in the order of the zones."""
    for seat in range(len(game.players)):
        yield from (*game.libraries[seat], *game.hands[seat], *game.graveyards[seat])
    for shared in (game.battlefield, game.exile, game.stack, game.command, game.outside):
        yield from shared


def cards(game: Game) -> Counter[tuple[Seat, str]]:
    """All cards in the game, by owner and name."""
    there = [*game.objects.values(), *(one.object for one in game.phased)]
    return Counter((item.owner, card.name) for item in there for card in item.cards)


def check_cards(game: Game, dealt: Counter[tuple[Seat, str]]) -> None:
    """Every object lies in one zone, and every card of those who are in the game is there.  Raises Wrong."""
    if Counter(places(game)) != Counter(game.objects.keys()):
        raise Wrong("an object lies in no zone, or in two")
    if any(item.id != number for number, item in game.objects.items()):
        raise Wrong("an object goes by another number")
    here = {key: count for key, count in cards(game).items() if game.in_game(key[0])}
    wanted = {key: count for key, count in dealt.items() if game.in_game(key[0])}
    if here != wanted:
        odd = sorted({str(key) for key in {**here, **wanted} if here.get(key) != wanted.get(key)})
        raise Wrong(f"cards lost or doubled: {odd}")


def check_views(game: Game, stream: Stream) -> None:
    """Everybody can look at the board, and somebody sees the same with everything hidden elsewhere.  Raises Wrong."""
    viewer = stream.below(len(game.players))
    seen = [viewing.view(game, seat) for seat in range(len(game.players))]
    if seen[viewer] != viewing.view(permuted(game, viewer, stream), viewer):
        raise Wrong("a view tells what is hidden")


def hidden_from(game: Game, viewer: Seat) -> Iterator[list[int]]:
    """The objects whose faces the viewer may not know, each group of one owner."""
    for seat in range(len(game.players)):
        yield [number for number in game.libraries[seat] if viewer not in game.objects[number].known_to]
        if seat != viewer:
            yield [number for number in game.hands[seat] if viewer not in game.objects[number].known_to]
            yield [number for number in game.outside if game.objects[number].owner == seat]


def permuted(game: Game, viewer: Seat, stream: Stream) -> Game:
    """The game with everything that the viewer can't see in other places."""
    other = game.copy()
    for group in hidden_from(game, viewer):
        faces = [game.objects[number].definition for number in group]
        stream.shuffle(faces)
        for number, face in zip(group, faces, strict=True):
            other.objects[number] = replace(other.objects[number], definition=face)
    other.shape += 1
    other.projection = None
    return other
