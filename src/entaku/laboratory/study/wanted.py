"""What is asked of a study, in the words of who asks, and what that makes of the rules of its games."""

from pathlib import Path
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from entaku.laboratory.players import NOTHING_LEARNED, Values
from entaku.magic.game import dated
from entaku.magic.game.profile import AttackOption, Mulligan, RulesProfile

AttackWanted = Literal["", AttackOption]
MulliganWanted = Literal["", Mulligan]
AFTER_A_FREE_ONE: frozenset[Mulligan] = frozenset(("london", "vancouver"))
"""Mulligans of a time at which the first one of a multiplayer game cost no card.  (CR 103.4c)"""


class Wanted(Struct, frozen=True):
    """A study that is asked for; where nothing is said the format's own rules hold.

    attack    whom creatures may attack  (CR 802, 803)
    mulligan  which mulligan is taken: those of today's kind with the free one of multiplayer games, older ones without
    rumble    how much life is worth a card by the Rumble rule, "off" for none  (EV-15)
    bots      which bots sit at the draft, in turn round the table
    values    what cards are worth to bots that have learned
    decks     how many decks bots build before a study whose format drafts none; each night draws its decks from them
    as_of     of when the rules are, a day, month or year; "" for today's, or the format's own
    """

    format: str
    players: int
    nights: int
    seed: str
    sets: tuple[str, ...] = ()
    cube: Path | None = None
    attack: AttackWanted = ""
    mulligan: MulliganWanted = ""
    rumble: str = ""
    bots: tuple[str, ...] = ()
    values: Values = NOTHING_LEARNED
    decks: int = 24
    as_of: str = ""

    def profile(self, usual: RulesProfile) -> RulesProfile:
        """The rules of the games, but for the Rumble rule, which is the night's too.  Raises Unlawful for no date."""
        if self.as_of and dated.date_of(usual) != (date := dated.rules_on(self.as_of)):
            usual = dated.as_of(usual, date)
        if self.attack:
            usual = replace(usual, attack=self.attack)
        if self.mulligan:
            free = self.mulligan in AFTER_A_FREE_ONE
            usual = replace(usual, mulligan=self.mulligan, free_mulligan=free)
        return usual
