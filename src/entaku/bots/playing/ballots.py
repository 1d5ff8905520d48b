"""How a player votes: by what a choice brings, and by what votes otherwise than somebody else's cost.

What others have voted is known; of those who come later it is taken that whoever calls the vote wants what brings
them most, and everybody else what brings that player least.  Of what lies on the battlefield, which is worth something
else to everybody, nothing is expected.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations_with_replacement

from entaku.bots.playing.judging import Judge
from entaku.bots.playing.texts import aim_at, plain
from entaku.bots.playing.votes import following
from entaku.kernel.seats import Seat
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import instructions as i
from entaku.oracle.ir import things as t
from entaku.oracle.ir.walking import nodes

SETTLED = 0.01
"""What is left of a choice's worth where one vote decides nothing any more."""
LIKELY = 0.025
"""The same where one vote decides nothing if the others vote as it is expected of them."""


Outcome = Callable[[Sequence[str]], object]
"""What comes of votes."""


class Ballot:
    """A vote, as one player sees it who is asked for a vote.

    `caller` is whose vote it is; `gains` what each choice brings whoever calls it, `worths` what it brings this player.
    `outcome` tells what comes of votes, None where each vote counts for itself.
    """

    def __init__(
        self,
        judge: Judge,
        caller: Seat,
        gains: Mapping[str, float],
        worths: Mapping[str, float],
        outcome: Outcome | None,
        foreseen: bool = True,
    ) -> None:
        self.judge = judge
        self.board = judge.board
        self.caller = caller
        self.gains = gains
        self.worths = worths
        self.outcome = outcome
        self.foreseen = foreseen

    @classmethod
    def on_words(
        cls, judge: Judge, do: Sequence[object], choices: Sequence[str], caller: Seat, source: CardView | None
    ) -> "Ballot":
        """A vote on words, which these instructions are among."""
        gains = {choice: judge.gain(tuple(following(do, choice)), source) for choice in choices}
        worths = gains
        if caller != judge.board.me:
            worths = {choice: called(judge, tuple(following(do, choice)), caller, source) for choice in choices}
        hung = [one.condition for one in do if isinstance(one, i.If) and isinstance(one.condition, c.MostVotes)]
        if gains.keys() != {one.choice for one in hung}:
            return cls(judge, caller, gains, worths, None)
        return cls(judge, caller, gains, worths, lambda votes: tuple(holds(one, votes) for one in hung))

    @classmethod
    def on_things(cls, judge: Judge, caller: Seat, worths: Mapping[str, float], foreseen: bool) -> "Ballot":
        """A vote on things, by what they are worth to this player; `foreseen` if all see them with the same eyes."""
        sign = 1.0 if caller == judge.board.me else -1.0
        return cls(judge, caller, {one: sign * worth for one, worth in worths.items()}, worths, most_voted, foreseen)

    def worth(self, choice: str, voter: Seat) -> float:
        """What a vote for a choice is worth, cast as `voter`, whom somebody else may choose for."""
        return self.weight * self.worths[choice] + (self.price(choice) if voter == self.board.me else 0.0)

    @cached_property
    def to_come(self) -> dict[Seat, str]:
        """The votes of those who come later, as they are expected."""
        if not self.foreseen:
            return {}
        wanted, feared = max(self.gains, key=self.gains.__getitem__), min(self.gains, key=self.gains.__getitem__)
        return {seat: wanted if seat == self.caller else feared for seat in self.waiting}

    @cached_property
    def waiting(self) -> list[Seat]:
        """Those who come later."""
        voted = {seat for seat, _ in self.board.view.votes}
        return [seat for seat in self.board.opponents if seat not in voted]

    @cached_property
    def expected(self) -> dict[Seat, set[str]]:
        """What each other player has voted for, or is expected to."""
        found = {seat: {choice} for seat, choice in self.to_come.items()}
        for seat, choice in self.board.view.votes:
            if seat != self.board.me:
                found.setdefault(seat, set()).add(choice)
        return found

    @cached_property
    def weight(self) -> float:
        """How far one more vote decides what comes of it; all of it where each vote counts for itself."""
        if self.outcome is None:
            return 1.0
        if not self.may_decide(self.outcome, len(self.waiting)):
            return SETTLED
        return 1.0 if not self.foreseen or self.decides(self.outcome, tuple(self.to_come.values())) else LIKELY

    def may_decide(self, outcome: Outcome, left: int) -> bool:
        """Whether one vote can make a difference, if so many come later."""
        if len(self.gains) == 2:
            return any(self.decides(outcome, votes) for votes in combinations_with_replacement(self.gains, left))
        counts = sorted((self.given.count(choice) for choice in self.gains), reverse=True)
        return len(counts) > 1 and counts[0] <= counts[1] + left + 1

    @cached_property
    def given(self) -> list[str]:
        return [choice for _, choice in self.board.view.votes]

    def decides(self, outcome: Outcome, to_come: Sequence[str]) -> bool:
        """Whether it makes a difference how this player votes, where those who come later vote so."""
        return len({outcome([*self.given, *to_come, choice]) for choice in self.gains}) > 1

    def price(self, choice: str) -> float:
        """What this player pays, below 0, to those whose cards punish votes otherwise than their own."""
        total = 0.0
        for card in self.board.view.battlefield:
            if card.controller in self.expected and choice not in self.expected[card.controller]:
                total += sum(self.judge.person(aim_at(do, (who,)), self.board.me) for do, who in self.punishing(card))
        return total

    def punishing(self, card: CardView) -> Iterator[tuple[Sequence[object], t.VotedOtherwise]]:
        """What a permanent does once players have voted, and to whom of those who voted otherwise than its player."""
        for trigger, sections in self.judge.lore.triggers(card.name):
            if isinstance(trigger.on, h.FinishVoting):
                for section in sections:
                    for one in plain(section.do):
                        if isinstance(who := getattr(one, "who", None), t.VotedOtherwise):
                            yield (one,), who


def called(judge: Judge, do: Sequence[object], caller: Seat, source: CardView | None) -> float:
    """What instructions of somebody else's vote bring this player.

    What they do to everybody, or to the caller's opponents, is judged as it is; what they do for the caller is a loss.
    """
    open_to_all = [one for one in do if is_for_all(one)]
    theirs = [one for one in do if one not in open_to_all and not judge.goes_anyhow(one, do, source)]
    return judge.called_by(caller).gain(open_to_all, source) - judge.gain(theirs, source)


def is_for_all(one: object) -> bool:
    """Whether what an instruction does is done to all who are meant, and not to or for whoever calls the vote."""
    parts = list(nodes(one))
    own = any(isinstance(part, t.You | t.Self | t.Bound | t.BoundPlayer) for part in parts)
    return not own and any(isinstance(part, t.Each | t.Group) for part in parts)


def most_voted(votes: Sequence[str]) -> frozenset[str]:
    """The choices with most votes.

    >>> sorted(most_voted(("a", "b", "c", "b", "a")))
    ['a', 'b']
    """
    most = max(map(votes.count, votes), default=0)
    return frozenset(one for one in votes if votes.count(one) == most)


def holds(condition: c.MostVotes, votes: Sequence[str]) -> bool:
    """Whether a choice has most of these votes.

    >>> holds(c.MostVotes("homage", or_tied=True), ("carnage", "homage"))
    True
    """
    mine = votes.count(condition.choice)
    others = max((votes.count(choice) for choice in set(votes) - {condition.choice}), default=0)
    return mine >= others if condition.or_tied else mine > others
