"""Games with the decks that players bring: what their lists are, whether they may be played, and the game they make."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

import msgspec

from entaku.decks.check.report import report_of
from entaku.decks.check.rules import VERSIONS, CommanderRules
from entaku.decks.formats.files import remarks_on
from entaku.games.beside import with_variant
from entaku.games.brought import Brought, Looked, look, of_day
from entaku.games.first_game import laid_out, openings
from entaku.games.own_decks import Builders, described_by, of_date, seat_with, setup_of
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Seed
from entaku.magic.game.dated import NEWEST, RulesDate
from entaku.magic.game.profile import TODAY, between_teams
from entaku.magic.game.setup import GameSetup
from entaku.messages import Language
from entaku.oracle.cubes.cube import CustomCard
from entaku.oracle.library import Library
from entaku.oracle.lists.report import said as told
from entaku.server.cubes.bodies import CubeChecked
from entaku.server.decks.bodies import CheckedDeck
from entaku.server.tables.bodies import WhatIsPlayed
from entaku.server.tables.games import GAME, check_options, game_options_of
from entaku.server.tables.offers import FormatOffer
from entaku.server.tables.options import OwnDeckOptions

OWN_DECKS: Final = "own-decks"


def said(looked: Looked, rules: str, language: Language, library: Library, date: RulesDate = NEWEST) -> CheckedDeck:
    """What the check by the lists of a date says, for people."""
    if rules in VERSIONS:
        report = report_of(looked.verdict, of_day(rules, date), language, library)
    else:
        report = report_of(looked.verdict, CommanderRules(rules, {}, ""), language)
    how = told(remarks_on(looked.deck, looked.verdict.by_name), language)
    return CheckedDeck(report, looked.deck, looked.verdict.ja, looked.verdict.by_name, read=how)


class OwnDecks:
    """A game with decks that players bring; bots build theirs from every card that is known."""

    def __init__(self) -> None:
        self.offer = FormatOffer(OWN_DECKS, OWN_DECKS, 2, 10)
        self.play = GAME
        self._builders: dict[tuple[str, RulesDate], tuple[Library, int, Builders]] = {}

    def __reduce__(self) -> tuple[object, ...]:
        """In another process it is the one of that process, with the builders that it has."""
        return here, ()

    def is_heavy(self, options: OwnDeckOptions) -> bool:
        """Lists are read and checked, and bots build theirs of every card that is known."""
        return True

    def check(self, options: OwnDeckOptions, seats: int, library: Library) -> CubeChecked | None:
        """Raises Unlawful for a clock or a time of grace that no table keeps, and for a first game of more or less.

        Also for teams that so many players don't make.
        """
        check_options(game_options_of(options))
        if options.rules == "commander" and of_date(options.rules, options.date)[0] != options.rules:
            raise Unlawful("own-deck-date", date=options.date)
        between_teams(TODAY, options.teams, seats)
        if options.lesson and seats != len(openings()):
            raise Unlawful("seats-out-of-range", seats=seats, least=len(openings()), most=len(openings()))
        return None

    def customs(self, options: OwnDeckOptions, library: Library) -> Mapping[str, CustomCard]:
        """No cards beside the library's."""
        return {}

    def setup(
        self,
        options: OwnDeckOptions,
        names: Sequence[str],
        library: Library,
        luck: Seed,
        decks: Sequence[Brought | None] = (),
    ) -> GameSetup:
        """The game of these decks; a bot without one builds its own.  Raises Unlawful for one not to be played.

        Priorities are asked only where that can be seen without looking into a hand.
        """
        builds = self.builders(options.rules, library, options.date)
        brought = []
        for seat, (name, own) in enumerate(zip(names, decks, strict=True)):
            if own is None:
                brought.append(builds.build(luck, seat))
            elif not own.handed_in:
                raise Unlawful("own-deck-missing", player=name)
            else:
                looked = look(own, options.rules, library, options.date)
                if looked.problems and not options.anyway:
                    raise Unlawful("own-deck-not-legal", player=name)
                brought.append(looked.deck)
        players = [seat_with(name, deck, options.rules, library) for name, deck in zip(names, brought, strict=True)]
        setup = setup_of(
            players, options.rules, library.beside(described_by(names, brought)), date=options.date, teams=options.teams
        )
        if options.lesson:
            setup = laid_out(setup, decks)
        setup = with_variant(setup, options.variant, library, luck)
        return msgspec.structs.replace(
            setup, profile=msgspec.structs.replace(setup.profile, windows="public", rumble=options.rumble)
        )

    def builders(self, rules: str, library: Library, date: RulesDate = NEWEST) -> "Builders":
        """Who builds decks for bots; they keep what they know of the cards until more are imported."""
        kept = self._builders.get((rules, date))
        if kept is None or kept[0] is not library or kept[1] != library.size:
            kept = self._builders[rules, date] = (library, library.size, Builders(rules, library, date))
        return kept[2]

    def shown(self, options: OwnDeckOptions) -> WhatIsPlayed:
        """The options as everybody sees them."""
        return WhatIsPlayed(OWN_DECKS, OWN_DECKS, (), None, 0, (), 0, None, own_decks=options)


@cache
def here() -> OwnDecks:
    """The games with own decks of this process."""
    return OwnDecks()
