"""Why something happened: the answer is given again and watched, and what is told of each event is true."""

import pytest

from entaku.kernel.errors import Unlawful
from entaku.kernel.table import Event, Table
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.play import MAGIC, Play
from entaku.magic.game.state import Pending
from entaku.magic.views.why.why_happened import GameTable, Watching, WhyHappened, watched, why_happened
from entaku.messages import LANGUAGES
from tests.magic.positions import position
from tests.magic.test_why import seen
from tests.magic.test_why_so import toy
from tests.magic.wild import digest

NAMES = ("Ada", "Bob", "Cleo")


def is_true(event: Event, why: WhyHappened) -> bool:
    """Whether what is told of an event goes with what it is."""
    if isinstance(event, e.TriggeredAbility):
        return why.occasion == "trigger" and why.seat == event.seat
    if isinstance(event, e.AttackDeclared | e.BlockDeclared):
        return why.occasion == "step" and why.rule in ("508.1", "509.1")
    if isinstance(event, e.Damaged) and event.combat:
        return why.occasion == "step" and why.rule in ("510.2", "510.4")
    if isinstance(event, e.Resolved):
        return why.occasion == "resolves" and len(why.by) == 1
    if isinstance(event, e.Moved) and event.cause == "state":
        return why.occasion == "state"
    if isinstance(event, e.Moved) and event.cause == "play":
        return why.occasion in ("acts", "resolves")
    return why.occasion != "trigger"


@pytest.mark.rule("CR 603.3", "CR 608.2", "CR 704.3", "CR 703.4")
@pytest.mark.parametrize("number", range(6))
def test_what_is_told_is_true(number: int) -> None:
    """In games by who does anything lawful, each event has its reason; watched, a game goes as it went."""
    last: GameTable | None = None
    for table, _ in seen(number):
        if last is not None:
            watching = watched(last, table.log[-1])
            assert digest(last.state.game) == digest(table.state.game)
            for event, why in zip(watching, watching.causes, strict=True):
                assert is_true(event, why), (event, why)
                for language in LANGUAGES:
                    assert why.rule in why.said(NAMES, language)
        last = table.fork()


@pytest.mark.rule("CR 603.3")
def test_an_event_is_found_again() -> None:
    """Asked of an event that was told, a game that is played again knows why; of one that never was, nobody does."""
    *_, (table, _) = seen(3)
    begun: GameTable = Table(MAGIC, table.setup, table.seed)
    told = [event for entry in table.log for event in begun.answer(entry.seat, entry.decision, entry.answer)]
    for event in (told[0], told[-1]):
        again: GameTable = Table(MAGIC, table.setup, table.seed)
        assert why_happened(again, table.log, event, "open").rule
    with pytest.raises(Unlawful, match="Nothing like that"):
        why_happened(Table(MAGIC, table.setup, table.seed), table.log, e.Shuffled(7), "open")


@pytest.mark.rule("CR 614.6", "CR 704.3")
def test_what_replaced_it_is_told() -> None:
    """A creature that would die and is exiled instead: state-based actions do it, and whose effect it is is told."""
    game = position([{"hand": ["Forest"]}, {"hand": ["Forest"]}]).game
    warden = toy(game, 1, "Warden", "If a creature would die, exile it instead.")
    bear = toy(game, 0, "Cub", "", damage=9)
    mutators.go_on(game, Pending("settle"))
    play = Play(game)
    game.events = watching = Watching(play, ())
    play.start()
    (why,) = [
        why
        for event, why in zip(watching, watching.causes, strict=True)
        if isinstance(event, e.Moved) and event.was == bear
    ]
    assert (why.occasion, why.rule) == ("state", "704.3")
    assert [(one.id, one.name) for one in why.replaced] == [(warden, "Warden")]
    assert why.said(NAMES).splitlines()[1:] == ["Warden replaced what would have happened (CR 614.6)"]
