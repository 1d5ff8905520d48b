"""Measures drafts: whole ones by bots, and copying one in the middle."""

import time
from functools import cache
from itertools import count

from entaku.bots.drafting import DraftBot
from entaku.drafts.conspiracy import conspiracy_setup
from entaku.drafts.formats import FORMATS, formatted
from entaku.drafts.play import play_out, step
from entaku.drafts.rules import DraftTable, open_table
from entaku.drafts.setup import DraftSetup
from entaku.drafts.views import DraftView
from entaku.kernel.randomness import seed_from
from entaku.laboratory.benchmarks import Benchmark, Figure

SEATS = 8
SECONDS = 3.0


@cache
def setup() -> DraftSetup:
    """Eight players with three Conspiracy boosters each."""
    return conspiracy_setup(["CNS", "CN2"], [f"Bot {seat + 1}" for seat in range(SEATS)])


def pod(seed: int) -> tuple[DraftTable, list[DraftBot]]:
    """A table of eight bots."""
    return open_table(setup(), seed_from(seed)), [DraftBot.of(setup()) for _ in range(SEATS)]


def whole_drafts() -> dict[str, Figure]:
    """Drafts of eight seats and three rounds a second, decisions made by bots."""
    play_out(*pod(0))
    begun = time.process_time()
    answers = 0
    for seed in count(1):
        table, bots = pod(seed)
        play_out(table, bots)
        answers += len(table.log)
        if time.process_time() - begun > SECONDS:
            break
    seconds = time.process_time() - begun
    return {
        "draft-by-bots": Figure(seed / seconds, "drafts/s"),
        "draft-answers": Figure(answers / seconds, "answers/s"),
    }


def copies() -> dict[str, Figure]:
    """Copying a table in the middle of its draft."""
    table, bots = pod(7)
    while len(table.log) < 180:
        seat = next(decision.actor for decision in table.decisions.values() if not decision.optional)
        step(table, seat, bots[seat])
    repeats = 2000
    begun = time.process_time()
    for _ in range(repeats):
        table.rules.copy(table.state)
    return {"draft-copy": Figure((time.process_time() - begun) / repeats * 1e6, "µs")}


def formats() -> dict[str, Figure]:
    """Drafts of each named format a second, four seats, made by bots from boosters of both sets."""
    figures = {}
    base = conspiracy_setup(["CNS", "CN2"], [f"Bot {seat + 1}" for seat in range(4)])
    for name, form in FORMATS.items():
        if name == "conspiracy":
            continue
        drafted = formatted(form, base)
        bots = [DraftBot.of(drafted)] * 4
        begun = time.process_time()
        for seed in count(1):
            play_out(open_table(drafted, seed_from(seed)), bots)
            if time.process_time() - begun > SECONDS / 4:
                break
        figures[f"draft-{name}"] = Figure(seed / (time.process_time() - begun), "drafts/s")
    return figures | slowest_answers(formatted(FORMATS["phased"], base))


def slowest_answers(drafted: DraftSetup) -> dict[str, Figure]:
    """The 99th percentile of what an answer takes in the three-phase draft, until everything that follows is done."""
    times = []
    bot = DraftBot.of(drafted)
    for seed in range(10):
        table = open_table(drafted, seed_from(seed))
        while not table.is_over:
            decision = next(decision for decision in table.decisions.values() if not decision.optional)
            view = table.rules.view(table.state, decision.actor)
            assert isinstance(view, DraftView)
            answer = bot.answer(view, decision)
            begun = time.process_time()
            table.answer(decision.actor, decision.id, answer)
            times.append(time.process_time() - begun)
    return {"draft-phased-answer-p99": Figure(sorted(times)[len(times) * 99 // 100] * 1e3, "ms")}


BENCHMARKS: dict[str, Benchmark] = {"draft-by-bots": whole_drafts, "draft-copy": copies, "draft-formats": formats}
