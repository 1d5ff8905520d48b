"""How a player votes: by what a choice brings, and by what votes otherwise than somebody else's cost.

What others have voted is known; of those who come later it is taken that whoever calls the vote wants what brings
them most, and everybody else what brings that player least.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations_with_replacement

from entaku.bots.playing.judging import Judge
from entaku.bots.playing.texts import aim_at, plain
from entaku.bots.playing.votes import following
from entaku.cards.ir import conditions as c
from entaku.cards.ir import happenings as h
from entaku.cards.ir import instructions as i
from entaku.cards.ir import things as t
from entaku.kernel.seats import Seat
from entaku.magic.views import CardView

SETTLED = 0.01
"""What is left of a choice's worth where one vote decides nothing any more."""
LIKELY = 0.025
"""The same where one vote decides nothing if the others vote as it is expected of them."""


class Ballot:
    """A vote on words, as one player sees it who is asked for a vote.

    `do` are the instructions that the vote is among, `choices` its words, `caller` whose vote it is.
    """

    def __init__(
        self, judge: Judge, do: Sequence[object], choices: Sequence[str], caller: Seat, source: CardView | None
    ) -> None:
        self.judge = judge
        self.board = judge.board
        self.do = do
        self.choices = choices
        self.caller = caller
        self.gains = {choice: judge.gain(tuple(following(do, choice)), source) for choice in choices}

    def worth(self, choice: str, voter: Seat) -> float:
        """What a vote for a choice is worth, cast as `voter`, whom somebody else may choose for."""
        sign = 1.0 if self.caller == self.board.me else -1.0
        return sign * self.weight * self.gains[choice] + (self.price(choice) if voter == self.board.me else 0.0)

    @cached_property
    def expected(self) -> dict[Seat, str]:
        """The last vote of each other player: given, or as it is expected."""
        wanted, feared = max(self.choices, key=self.gains.__getitem__), min(self.choices, key=self.gains.__getitem__)
        found = {seat: wanted if seat == self.caller else feared for seat in self.board.opponents}
        return found | {seat: choice for seat, choice in self.board.view.votes if seat != self.board.me}

    @cached_property
    def weight(self) -> float:
        """How far one more vote decides which choice is followed; all of it where each vote counts for itself."""
        hung = [one.condition for one in self.do if isinstance(one, i.If) and isinstance(one.condition, c.MostVotes)]
        if self.gains.keys() != {one.choice for one in hung}:
            return 1.0
        given = {seat for seat, _ in self.board.view.votes}
        to_come = [seat for seat in self.board.opponents if seat not in given]
        if not any(self.decides(hung, votes) for votes in combinations_with_replacement(self.choices, len(to_come))):
            return SETTLED
        return 1.0 if self.decides(hung, [self.expected[seat] for seat in to_come]) else LIKELY

    def decides(self, hung: Sequence[c.MostVotes], to_come: Sequence[str]) -> bool:
        """Whether it makes a difference how this player votes, where those who come later vote so."""
        voted = [*(choice for _, choice in self.board.view.votes), *to_come]
        outcomes = {tuple(holds(one, [*voted, choice]) for one in hung) for choice in self.choices}
        return len(outcomes) > 1

    def price(self, choice: str) -> float:
        """What this player pays, below 0, to those whose cards punish votes otherwise than their own."""
        total = 0.0
        for card in self.board.view.battlefield:
            if card.controller in self.expected and self.expected[card.controller] != choice:
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


def holds(condition: c.MostVotes, votes: Sequence[str]) -> bool:
    """Whether a choice has most of these votes.

    >>> holds(c.MostVotes("homage", or_tied=True), ("carnage", "homage"))
    True
    """
    mine = votes.count(condition.choice)
    others = max((votes.count(choice) for choice in set(votes) - {condition.choice}), default=0)
    return mine >= others if condition.or_tied else mine > others
