"""Whole nights by bots from Python: drafts, decks, the games of two rounds, the ranking, the prizes."""

from collections.abc import Sequence
from pathlib import Path

from entaku.front.drafts import setup_of
from entaku.front.given import players_in, shortly
from entaku.front.sitting import library_in, names_for
from entaku.kernel.errors import Unlawful
from entaku.laboratory.evening import DRAFTED, Evening, NightReport, Plan
from entaku.laboratory.own_decks import OwnDeckEvening

OWN_DECKS = ("commander", "commander-2010")
"""Those with decks of the players' own, which bots build."""


def night(
    players: int | Sequence[str] = 8,
    *,
    format: str = "conspiracy",
    sets: Sequence[str] = ("CNS",),
    cube: str | Path | None = None,
    seed: int | str = 1,
    made_up: bool = False,
    data: str | Path | None = None,
) -> NightReport:
    """A night as its report tells it: pods with their rounds, games, ranking and prizes; printed as text.

    `format` is "conspiracy", "phased" or "ggd" with a draft, "commander" or "commander-2010" without one; `cube` is the
    text of a list, or the path of a file; whose cards must be known ones, unless `made_up` cards are meant.

    >>> import entaku
    >>> night = entaku.night(["Ada", "Ben", "Ken"], seed=5)
    >>> night
    <NightReport conspiracy: players 3, pods 1, games 1>
    >>> sorted(rank.player for rank in night.pods[0].standings)
    ['Ada', 'Ben', 'Ken']
    """
    names = names_for(players, None) if type(players) is int else players_in(players)
    if format not in (*DRAFTED, *OWN_DECKS):
        raise Unlawful("front-format-unknown", format=shortly(format), known=", ".join((*DRAFTED, *OWN_DECKS)))
    library = library_in(data)
    if format in OWN_DECKS:
        plan = Plan(format, names, str(seed), library.get, library.known_tree)
        return OwnDeckEvening(plan, format, library, (), lambda moment: None).play()
    plan = Plan(
        format,
        names,
        str(seed),
        library.get,
        library.known_tree,
        lambda pod: setup_of(pod, sets, cube, format, None, library, made_up=made_up),
        DRAFTED[format].profile,
        DRAFTED[format].settings,
    )
    return Evening(plan).play()
