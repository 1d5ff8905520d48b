"""What a line tells of a view that has changed, and what was meant by it: for `lib/changes.ts`."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from entaku.kernel.decisions import Key
from entaku.magic.views.game_view import CardView, GameView
from entaku.server.lines.differences import differences

Json = dict[str, object]
MANY = 60
NAMES = ("Elf", "Forest", "Elf", "", "石")
KEYS: tuple[Key, ...] = ("pass", "mana:4:0", "cast:3", "cast:³", "mana::1", "a:b", "mana:12", "", 3, 4, 12, -3, 0)


def card(random: Random, number: int) -> CardView:
    return CardView(
        number,
        random.choice(NAMES),
        tapped=random.random() < 0.3,
        power=random.choice((None, 2)),
        controller=random.choice((0, 1)),
    )


def view(random: Random) -> GameView:
    """A table with up to eight cards on the battlefield and in exile; now and then two have one number."""
    most = random.randint(0, 8)
    cards = tuple(card(random, random.randint(1, 9)) for _ in range(most))
    here = random.randint(0, most)
    return GameView(None, 1, 0, random.choice(("main", "combat")), 0, (), battlefield=cards[:here], exile=cards[here:])


def later(random: Random, old: GameView) -> GameView:
    """What may have become of a table: cards left, came, and are tapped."""
    staying = [one for one in old.battlefield if random.random() < 0.8]
    now = [replace(one, tapped=not one.tapped) if random.random() < 0.3 else one for one in staying]
    come = [card(random, 20 + number) for number in range(random.randint(0, 3))]
    return replace(
        old,
        battlefield=(*now, *come),
        exile=old.exile if random.random() < 0.6 else view(random).exile,
        turn=old.turn + random.randint(0, 1),
    )


def changed() -> Iterator[Json]:
    """Two views, and what a browser is told to make the later one of the earlier."""
    random = Random("changes")
    for _ in range(MANY):
        old = view(random)
        new = later(random, old)
        yield {"view": old, "told": differences(old, new), "meant": new}
