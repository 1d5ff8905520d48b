"""Votes.  (CR 701.32)"""

from entaku.cards.mechanics.voting import Vote
from entaku.magic import (
    voting,
)
from entaku.magic.choices import (
    Procedure,
)
from entaku.magic.questions import Context
from entaku.magic.resolving.follow import follows


@follows(Vote)
def vote(ctx: Context, node: Vote) -> Procedure[bool]:
    yield from voting.vote(ctx, node)
    return True
