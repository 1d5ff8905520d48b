"""What a table remembers of its answers, and the table as it was after any of them."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.decks.deck import Deck, DeckEntry
from entaku.kernel.chain import Chain
from entaku.kernel.log import digest
from entaku.kernel.table import Table, replay
from entaku.oracle.library import Library
from entaku.oracle.pool import Pool
from entaku.server.cards.facts import Facts
from entaku.server.storage.store import StoredAnswer, lasting
from entaku.server.tables.game_marks import MARKED_GAME
from entaku.server.tables.games import GAME, GameBots, game_setup
from entaku.server.tables.marks import CHANCE, Mark, Marks
from entaku.server.tables.options import GameOptions
from entaku.server.tables.past import KEPT_EVERY
from entaku.server.tables.progress import Progress
from entaku.server.tables.sitting import Sitting

LIBRARY = Library(None)
CARDS = ("Typhoid Rats", "Child of Night", "Vampire Hexmage", "Tyrant's Choice", "Raise Dead")


@cache
def played(answers: int = 230) -> Sitting:
    """A game of bots after so many answers."""
    deck = Deck(main=(*(DeckEntry(5, name) for name in CARDS), DeckEntry(15, "Swamp")))
    names = ("Ada", "Ken", "Mia")
    pools = [Pool(seat, name, ()) for seat, name in enumerate(names)]
    setup = game_setup(names, pools, [deck] * 3, LIBRARY.get, LIBRARY, GameOptions())
    table: Table[Any, Any] = Table(GAME.rules, setup, bytes(32))
    sitting = Sitting(
        1, GAME, table, Facts(LIBRARY), lambda: 0.0, None, Chain(bytes(32), b""), Progress(Marks(MARKED_GAME))
    )
    bots = GameBots(setup)
    while len(table.log) < answers:
        asked = next(one for one in sitting.open.values() if not one.optional)
        view = table.view(asked.actor)
        sitting.answer(asked.actor, asked.id, bots.answer(view, asked))  # type: ignore[arg-type]  # a game's view
    return sitting


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 230))
def test_the_table_after_any_answer_is_the_table_as_it_was(count: int) -> None:
    """Played on from a copy that was kept, or from the start, it is what its log leads to."""
    sitting = played()
    log = sitting.table.log[:count]
    again = sitting.past.after(sitting.table, count)
    assert again.log == log
    assert digest(again) == digest(replay(GAME.rules, sitting.table.setup, sitting.table.seed, log))


def test_copies_on_the_way_are_kept() -> None:
    """Nobody has to wait for a whole game to be played again."""
    sitting = played()
    assert len(sitting.progress.marks.of_answers) == len(sitting.table.log)
    assert set(sitting.past.kept) == set(range(KEPT_EVERY, 231, KEPT_EVERY))


def marked(*marks: Mark) -> Marks:
    """These marks."""
    made = Marks(MARKED_GAME)
    made.of_answers.extend(marks)
    return made


TURN, PASS = Mark(1, "pass", turns=True, steps=True), Mark(1, "pass")


@pytest.mark.rule("CR 605.3a", "CR 726.1")
@pytest.mark.parametrize(
    ("marks", "count"),
    [
        ((PASS, Mark(0, "mana")), 1),
        ((PASS, Mark(0, "mana"), Mark(0, "mana")), 2),
        ((PASS, Mark(0, "begun"), Mark(0, "choice")), 1),
        ((PASS, Mark(0, "begun", shown=(0,)), Mark(0, "choice")), 1),
        ((PASS, Mark(0, "mana"), Mark(0, "begun"), Mark(0, "choice")), 2),
        ((PASS, Mark(0, "begun"), PASS), None),
        ((PASS, Mark(0, "begun"), Mark(0, "pass")), None),
        ((PASS, Mark(0, "begun", steps=True)), None),
        ((PASS, Mark(0, "begun"), Mark(0, "choice", shown=(CHANCE,))), None),
        ((PASS, Mark(0, "mana"), PASS), None),
        ((PASS, Mark(0, "mana", shown=(CHANCE,))), None),
        ((PASS, Mark(0, "begun"), Mark(0, "choice", shown=(1,))), None),
        ((PASS, Mark(0, "act")), None),
        ((Mark(0, "mana"), Mark(0, "pass", steps=True)), None),
        ((), None),
    ],
)
def test_what_is_taken_back_without_asking(marks: tuple[Mark, ...], count: int | None) -> None:
    """One's own mana, spell or ability; nothing after somebody else's answer or a card that was shown."""
    assert marked(*marks).takes_back(0) == count


def test_points_to_go_back_to() -> None:
    """Before one's last act, to where this step, the one before, or the turn began; each place once."""
    step = Mark(1, "pass", steps=True)
    before = (TURN, PASS, step, Mark(0, "begun"), Mark(0, "choice"), step, PASS)
    assert marked(*before).points(0) == {"act": 3, "step": 6, "turn": 1}
    assert marked(*before, step, PASS).points(0) == {"act": 3, "step": 8, "before": 6, "turn": 1}
    assert marked(TURN, Mark(0, "act")).points(0) == {"act": 1}


def test_nobody_is_brought_back_who_gave_up() -> None:
    """A concession ends what can be gone back to."""
    marks = (TURN, Mark(0, "act"), Mark(2, "left"), Mark(0, "act"), PASS)
    assert marked(*marks).points(0) == {"act": 3}
    assert marked(*marks[:3]).points(0) == {}
    assert marked(TURN, Mark(0, "hand", did=True), Mark(2, "left")).by_hand() is None


def test_acts_by_hand_begin_with_the_first() -> None:
    """What is objected to is everything that one player did by hand in a row, in this turn."""
    asked, hand = Mark(0, "hand"), Mark(0, "hand", did=True)
    assert marked(TURN, Mark(0, "act"), asked, hand, asked, PASS).by_hand() == (0, 2)
    assert marked(Mark(1, "hand", did=True), hand).by_hand() == (0, 1)
    assert marked(hand, TURN).by_hand() is None
    assert marked(TURN, Mark(0, "act"), asked, asked).by_hand() is None  # left before anything was done


def test_whose_cards_were_shown_is_told_to_who_asks() -> None:
    """One's own cards are no secret to oneself; a library's are to everybody."""
    marks = marked(PASS, Mark(0, "begun", shown=(0,)), Mark(1, "pass", shown=(CHANCE,)))
    assert marks.has_shown(0, 0)
    assert not marked(*marks.of_answers[:2]).has_shown(0, 0)
    assert marked(*marks.of_answers[:2]).has_shown(0, 1)
    assert not marks.has_shown(3, 0)


@settings(max_examples=50, deadline=None)
@given(st.lists(st.one_of(st.none(), st.integers(0, 8)), max_size=30))
def test_what_lasts_is_what_was_not_gone_back_over(steps: list[int | None]) -> None:
    """Going back to so many answers leaves exactly these; what is given after that is added."""
    rows, expected = [], []
    for n, back in enumerate(steps):
        if back is None:
            rows.append(StoredAnswer("", 1, n, n, 0, "1", 0.0, "seat"))
            expected.append(n)
        else:
            rows.append(StoredAnswer("", 1, n, -1, 0, str(back), 0.0, "undo"))
            expected = expected[:back]
    assert [row.n for row in lasting(rows)] == expected
