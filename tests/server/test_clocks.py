"""Clocks run, stand still, and come back after a restart."""

from entaku.kernel.decisions import Decision, YesNo
from entaku.server.tables.clocks import GRACE, Budget, Clocks, left_after_restart


class Time:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def decision(number: int, clock: float | None, optional: bool = False) -> Decision:
    """A decision with a clock."""
    return Decision(
        id=number, seat=0, actor=0, purpose="x", shape=YesNo(), default=True, clock=clock, optional=optional
    )


def test_a_decision_keeps_its_deadline_while_others_come_and_go() -> None:
    """Only new decisions get time; what is optional, or has no clock, has none."""
    time = Time()
    clocks = Clocks(time)
    clocks.follow({1: decision(1, 30), 2: decision(2, None), 3: decision(3, 5, optional=True)})
    time.seconds += 10
    clocks.follow({1: decision(1, 30), 4: decision(4, 8)})
    assert (clocks.left(1), clocks.left(2), clocks.left(3), clocks.left(4)) == (20, None, None, 8)
    assert clocks.next() == 118
    time.seconds += 25
    assert clocks.over() == [4, 1]


def test_a_pause_keeps_what_is_left() -> None:
    """Also for decisions that were opened meanwhile; nothing runs out while it lasts."""
    time = Time()
    clocks = Clocks(time)
    clocks.follow({1: decision(1, 30)})
    time.seconds += 10
    clocks.pause()
    time.seconds += 1000
    clocks.follow({1: decision(1, 30), 2: decision(2, 7)})
    assert (clocks.next(), clocks.over(), clocks.left(1), clocks.left(2)) == (None, [], 20, 7)
    clocks.resume()
    time.seconds += 5
    assert (clocks.left(1), clocks.left(2)) == (15, 2)


def test_after_a_restart_time_stood_still() -> None:
    """What was left when the last answer came, and never less than a moment to come back."""
    open_now = [decision(1, 60), decision(2, 60), decision(3, 6), decision(4, None)]
    left = left_after_restart(open_now, {1: 1000.0, 2: 1050.0, 3: 900.0, 4: 900.0}, stopped=1055.0)
    assert left == {1: GRACE, 2: 55.0, 3: 6}
    clocks = Clocks(Time())
    clocks.follow({one.id: one for one in open_now})
    clocks.resume_with(left)
    assert clocks.left(2) == 55.0


def test_a_reserve_runs_after_a_decisions_own_seconds() -> None:
    """What a decision takes beyond its seconds is gone for the rest of the game, also when the table goes back."""
    time = Time()
    clocks = Clocks(time, Budget(10, {0: 60.0, 1: 60.0}))
    clocks.follow({1: decision(1, None), 2: decision(2, None, optional=True), 3: decision(3, 5)})
    assert (clocks.left(1), clocks.left(2), clocks.left(3)) == (70, None, 5)
    time.seconds += 4
    assert (clocks.shown(0), clocks.shown(1)) == ((6, 60), (None, 60))
    time.seconds += 26
    assert clocks.shown(0) == (0, 40)
    clocks.pause()
    time.seconds += 500
    clocks.resume()
    clocks.follow({4: decision(4, None)})
    assert (clocks.taken(1), clocks.taken(1), clocks.left(4)) == (20, 0, 50)
    time.seconds += 15
    clocks.begin_again({1: decision(1, None)})
    assert (clocks.left(1), clocks.shown(0)) == (45, (10, 35))
    time.seconds += 45
    assert clocks.over() == [1]
