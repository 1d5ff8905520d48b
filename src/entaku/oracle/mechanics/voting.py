"""Votes.  (CR 701.32)"""

from entaku.oracle.ir import things as t
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.names import Names, Sort
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.groups import counted
from entaku.oracle.saying.japanese.things import thing
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import IN_TURN, VOTES, Clause
from entaku.oracle.saying.rows import WHAT, command, idiom, row


class Vote(Action, frozen=True):
    """Starting with you, each player votes for a word, or for an object.  (CR 701.32)

    `bind` is the objects or words with the most votes; each vote and its voter are remembered for `VotesFor`,
    `MostVotes` and `ForEachVote`.
    """

    choices: tuple[str, ...] = ()
    among: Things | None = None
    colours: bool = False
    bind: str = "winners"

    def also_binds(self) -> Names:
        won: Sort = "object" if self.among is not None else "word"
        return frozenset({("votes", "word"), (self.bind, won)})


def _vote(act: Vote, told: Told) -> Said:
    if act.among is not None:
        what = counted(act.among, "１", told) if isinstance(act.among, t.Group) else thing(act.among, told)
        return f"{IN_TURN}、", Clause(f"{what}に", "投票する")
    words = [VOTES.get(word, word) for word in act.choices]
    if act.colours:
        return IN_TURN, Clause(f"{'、'.join(words)}のいずれかに", "投票する")
    return IN_TURN, Clause(f"{'または'.join(f'「{word}」' for word in words)}のいずれかに", "投票する")


row(
    Vote,
    command("starting with you, each player votes for {a:vote word} or {b:vote word}", Vote((slot("a"), slot("b")))),
    idiom("starting with you, each player votes for {what:a group}", (Vote(among=WHAT),)),
    ja=_vote,
)
