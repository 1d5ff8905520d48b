"""Tables as a browser is told of them, and questions that are asked at one with an answer that may be given."""

from collections.abc import Iterator

import msgspec

from entaku.drafts.state import DraftCard
from entaku.drafts.views import DraftView, OwnView, PlayerView
from entaku.kernel.decisions import (
    Answer,
    Assign,
    Choose,
    Decision,
    Divide,
    Number,
    Option,
    Order,
    Part,
    Shape,
    Split,
    YesNo,
)
from entaku.laboratory.bench_table import recorded
from entaku.server.protocol import Asked, TableShown, Welcome
from entaku.server.rooms.bodies import RoomInfo, SeatInfo, You
from entaku.server.tables.bodies import WhatIsPlayed

Json = dict[str, object]
FEW = 24
"""As many permanents as give each of four players several of each kind."""
POOL = tuple(DraftCard(number, name) for number, name in enumerate(("Bear", "Bolt", "Forest"), start=1))
THINGS = tuple(Option(card.id, "thing", card=card.id) for card in POOL)
SIDES = (Option(4, text="left"), Option(5, text="right"))
ASKED: dict[str, tuple[Shape, Answer, Answer]] = {
    "yes": (YesNo(), False, True),
    "no": (YesNo(), False, False),
    "one": (Choose(THINGS), 1, 2),
    "some": (Choose(THINGS, 2, 2), (1, 2), (3, 1)),
    "order": (Order(THINGS), (1, 2, 3), (1, 3, 2)),
    "divide": (Divide(THINGS, 4, 1), (2, 1, 1), (1, 2, 1)),
    "split": (Split(THINGS, (Part("first", 1), Part("second", 1))), ((1,), (2, 3)), ((1, 3), (2,))),
    "assign": (Assign(THINGS[:2], (SIDES, SIDES)), ((), ()), ((), (5,))),
    "number": (Number(2, 5), 2, 5),
}
"""Every shape that takes no more than what it shows: its default, and an answer other than that where there is one."""


def wordless(shown: bytes) -> Json:
    """A table without what its cards say, which stands nowhere in these files."""
    told: Json = msgspec.json.decode(shown)
    cards = msgspec.convert(told["cards"], dict[str, Json])
    said = ("text", "text_ja", "text_from")
    bare = {name: {key: fact for key, fact in cards[name].items() if key not in said} for name in sorted(cards)}
    return {**told, "cards": bare}


def tables() -> Iterator[Json]:
    """A game and a draft, each with the welcome to its room."""
    game = recorded(answers=0, objects=FEW)
    yield {"plays": "magic", "welcome": msgspec.Raw(game.welcome), "shown": wordless(game.shown)}
    player = PlayerView("Ada", 3, (), (), (), (), 0, (), 3, 0, sits_out=False, blind=False)
    own = OwnView(0, 0, 0, (), 0, 0, POOL, (), (), ())
    view = msgspec.Raw(
        msgspec.json.encode(DraftView("conspiracy", "draft", 1, 1, 1, 3, "left", (player,), own, None, ()))
    )
    what = WhatIsPlayed("conspiracy", "draft", ("CNS",), None, 3, (), 1, None)
    seat = SeatInfo(0, "person", "Ada", host=True)
    room = RoomInfo(
        "FAKE23",
        "",
        "playing",
        paused=False,
        what=what,
        seats=(seat,),
        watchers=0,
        watching=True,
        host="Ada",
        host_away=False,
        language="en",
        pace=0.0,
        table=1,
    )
    yield {
        "plays": "draft",
        "welcome": Welcome(You(1, "Ada", 0, host=True, has_code=True), room),
        "shown": TableShown(1, "draft", 0, view, (), {}, over=False),
    }


def prompts() -> Iterator[Json]:
    """A question of each shape, whatever it is for, and a lawful answer to it."""
    for name, (shape, default, answer) in ASKED.items():
        decision = Decision(id=7, seat=0, actor=0, purpose="never-heard-of", shape=shape, default=default)
        if decision.check(msgspec.to_builtins(answer)) != answer:
            raise ValueError(f"{name}: {answer} isn't taken as it is given")
        yield {"name": name, "asked": Asked(decision), "answer": answer}
