"""Player cards in a night: whoever has one is one player; a name that the desk typed can be claimed, if it consents."""

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.applying import enter
from entaku.tournament.state import Claim, Player, State

TYPED = "typed"


def is_claimable(player: Player) -> bool:
    """Whether somebody may say that they are this player: one whom the desk typed in and who has no card."""
    return player.via == TYPED and not player.card


@enter.register
def _(act: acts.CardClaimed, state: State) -> None:
    """Only the newest claim of a card counts; what the desk has refused isn't asked again."""
    player = state.player(act.player)
    state.expect_free(act.card)
    if not act.card or not is_claimable(player):
        raise Unlawful("night-claim-taken", name=player.name)
    if (act.player, act.card) in state.refused:
        raise Unlawful("night-claim-refused", name=player.name)
    state.claims[act.card] = Claim(act.player, act.card, act.holder)


@enter.register
def _(act: acts.CardLinked, state: State) -> None:
    """The player has the card; all other claims to be them are answered with it."""
    player = state.player(act.player)
    state.expect_free(act.card)
    if not act.card or player.card:
        raise Unlawful("night-claim-taken", name=player.name)
    player.card = act.card
    state.claims = {card: one for card, one in state.claims.items() if act.card != card and one.player != act.player}


@enter.register
def _(act: acts.LinkRenewed, state: State) -> None:
    """A card that a lost phone may hold makes nobody this player, neither by itself nor by a claim."""
    player = state.player(act.player)
    if player.card:
        state.refused.add((act.player, player.card))
        player.card = ""


@enter.register
def _(act: acts.ClaimRefused, state: State) -> None:
    """Answered for good, unless the refusal is undone."""
    wanted = state.claims.get(act.card)
    if wanted is None or wanted.player != act.player:
        raise Unlawful("night-claim-none")
    del state.claims[act.card]
    state.refused.add((act.player, act.card))
