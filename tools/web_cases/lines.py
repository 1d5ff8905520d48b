"""What a line tells briefly, and what was meant by it: for `lib/brief.ts` and `lib/changes.ts`."""

from collections.abc import Iterator
from functools import partial
from random import Random

import msgspec
from msgspec.structs import replace

from entaku.kernel.decisions import Assign, Choose, Decision, Key, Option, Shape
from entaku.magic.events import GameEvent, StepBegan, Tapped
from entaku.magic.views import CardView, GameView
from entaku.server.lines import brief
from entaku.server.lines.differences import differences
from entaku.server.protocol import Asked

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
        yield {"view": old, "told": brief.changes_briefly(differences(old, new), old), "meant": new}


def things() -> Iterator[Json]:
    """A list said anew, in which things are told by how they differ from others."""
    random = Random("things")
    for _ in range(MANY):
        old, new = view(random), view(random)
        whole: Json = {"battlefield": new.battlefield, "exile+": new.exile}
        yield {"view": old, "told": brief.changes_briefly(whole, old), "meant": whole}


def option(random: Random) -> Option:
    return Option(
        random.choice(KEYS),
        random.choice(("", "pass", "mana", "cast", "object")),
        random.choice((None, 3, 4, 5, 12)),
        random.choice((None, 0, 1)),
        random.choice(("", "Elf", "Forest")),
        random.choice((None, None, 0, 1)),
        random.random() < 0.1,
    )


def honest(random: Random, shown: dict[int, str]) -> Option:
    """An option as most are: of a card that the view shows."""
    number = random.choice([*shown, 77])
    what = random.choice(("mana", "cast"))
    return Option(f"{what}:{number}:0", what, number, text=shown.get(number, ""))


def options(random: Random, shown: dict[int, str]) -> tuple[Option, ...]:
    return tuple(
        honest(random, shown) if random.random() < 0.6 else option(random) for _ in range(random.randint(0, 5))
    )


def decision(number: int, shape: Shape) -> Decision:
    return Decision(id=number, seat=0, actor=0, purpose="game-priority", shape=shape, default="pass")


def asked() -> Iterator[Json]:
    """Questions told, those told before, what the view shows, and the questions that were meant."""
    random = Random("asked")
    for number in range(MANY):
        seen = view(random)
        shown = brief.names(seen)
        rows = [options(random, shown) for _ in range(2)]
        subjects = options(random, shown)
        shape: Shape = Choose(options(random, shown))
        if random.random() < 0.2:
            shape = Choose(
                tuple(Option(number, "take", number) for number in random.sample(range(9), random.randint(1, 5)))
            )
        elif random.random() < 0.4:
            shape = Assign(subjects, tuple(random.choice(rows) for _ in subjects))
        question = Asked(decision(number, shape), left=2.5)
        before = replace(question, decision=replace(question.decision, id=number + 100))
        told: list[object] = [brief.asked_briefly(question, partial(dict, shown))]
        meant = [question]
        if random.random() < 0.3:
            told, meant = [number + 100, *told], [before, *meant]
        yield {"told": told, "before": [before], "view": seen, "meant": meant}


def events() -> Iterator[Json]:
    """Events as they are told, several of a kind as one, and as they happened."""
    random = Random("events")
    for _ in range(MANY):
        happened: list[GameEvent] = [
            Tapped(random.randint(1, 3), random.random() < 0.5) if random.random() < 0.8 else StepBegan("end", 0)
            for _ in range(random.randint(0, 8))
        ]
        told = list(brief.events_briefly(happened, random.randint(1, 4)))
        yield {"told": told, "meant": msgspec.to_builtins(happened)}
