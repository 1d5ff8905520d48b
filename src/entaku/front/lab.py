"""The laboratory from Python: nights by bots, as many as are wanted, and what they say of cards, as frames of polars.

`entaku.lab.nights` is here; the command `entaku lab nights` keeps the same tables in a folder.
"""

import tempfile
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING
from weakref import finalize

from entaku import __version__
from entaku.front.drafts import setup_of
from entaku.front.given import is_path, language_in, path_in, sets_in, shortly
from entaku.front.sitting import library_in, names_for
from entaku.kernel.errors import Unlawful
from entaku.laboratory.evening import DRAFTED, NightFormat
from entaku.laboratory.players import NOTHING_LEARNED, Values, bot_named, sat_down
from entaku.laboratory.study.plan import Study, begin
from entaku.laboratory.study.shares import Share
from entaku.messages import Language
from entaku.oracle.identity import LAND_MANA

if TYPE_CHECKING:
    import polars

    from entaku.laboratory.study.questions import Answers

SHARES = ("won", "owned", "seen", "drawn", "cast")
"""In which games of a card wins are counted: of its deck, of who had it, saw it, drew it, cast it."""


class Nights:
    """A study: nights that were played, with tables of what happened and answers to the questions of a cube's owner.

    >>> from entaku import lab
    >>> study = lab.nights(count=2, players=3, bots=["at-sight"], seed=5)
    >>> study
    <Nights: 2 of CNS, 3 players>
    >>> study.games.height, study.cards.columns[:4]
    (6, ['card', 'known', 'drafted', 'pick'])
    """

    def __init__(self, folder: Path, faults: Sequence[str] = ()) -> None:
        self.folder = folder
        self.faults = tuple(faults)

    @cached_property
    def answers(self) -> "Answers":
        """What the nights say, each figure with its interval; a night counts as one case."""
        from entaku.laboratory.study.questions import answers  # needs an extra, which most do without

        return answers(self.folder)

    @cached_property
    def cards(self) -> "polars.DataFrame":
        """A row for each card: how it was picked, and the wins of those who had it in their deck (`won`), at all
        (`owned`), saw it in the draft, drew it, cast it, each with its interval (`won_low`, `won_high`).

        `known` is "unknown" or "partly" for cards that the rules don't play as they are: of those nothing is concluded.
        """
        import polars

        rows = []
        for card in self.answers.cards:
            plain = {name: getattr(card, name) for name in ("card", "known", "drafted", "pick", "taken", "played")}
            for how in SHARES:
                share: Share | None = getattr(card, how)
                parts = (None, None, None) if share is None else (share.value, share.low, share.high)
                plain |= dict(zip((how, f"{how}_low", f"{how}_high"), parts, strict=True))
            rows.append(plain)
        return polars.DataFrame(rows, infer_schema_length=None)

    @property
    def picks(self) -> "polars.DataFrame":
        """A row for each card that was drafted, with what lay there."""
        return self._table("picks")

    @property
    def decks(self) -> "polars.DataFrame":
        """A row for the copies of each card that a player had after the draft."""
        return self._table("decks")

    @property
    def games(self) -> "polars.DataFrame":
        """A row for each player in each game."""
        return self._table("games")

    @property
    def events(self) -> "polars.DataFrame":
        """A row for everything worth one that happened in a game."""
        return self._table("events")

    def report(self, language: Language = "en") -> str:
        """The report as a page of HTML, in either language."""
        from entaku.laboratory.study.page import page

        library = library_in(None)
        cards = ((one.card, library.get(one.card)) for one in self.answers.cards if language_in(language) == "ja")
        return page(self.answers, {name: card.ja for name, card in cards if card is not None and card.ja}, language)

    def _table(self, name: str) -> "polars.DataFrame":
        from entaku.laboratory.study.keeping import table

        return table(self.folder, name).collect()

    def __repr__(self) -> str:
        study, count = self.answers.study, self.answers.nights
        return f"<{type(self).__name__}: {count} of {study.name}, {study.players} players>"


def nights(
    cube: str | Path | None = None,
    count: int = 100,
    *,
    players: int = 4,
    sets: Sequence[str] = (),
    format: str = "conspiracy",
    bots: Sequence[str] = (),
    values: Values = NOTHING_LEARNED,
    seed: int | str = 1,
    folder: str | Path | None = None,
    workers: int = 1,
    made_up: bool = False,
    data: str | Path | None = None,
) -> Nights:
    """So many nights of a cube, or of the boosters of sets, drafted and played by bots.

    `cube` is the text of a list or the path of a file.  In a `folder` the nights stay: what is there already isn't
    played again, and a study that is asked for with more nights goes on.  `workers` are so many processes.  Raises
    Unlawful for what can't be drafted, and where the extra `lab` isn't installed.
    """
    library, codes, kind = library_in(data), sets_in(sets) if sets else ("CNS",), _kind_of(format)
    setup = setup_of(names_for(players, None), codes, cube, format, None, library, made_up=made_up)
    cards = {card.name: card for card in (*setup.cards, *(library.find(name) for name in LAND_MANA))}
    study = Study(
        format,
        " ".join(codes) if cube is None else _called(cube),
        players,
        count,
        str(seed),
        __version__,
        setup,
        tuple(cards.values()),
        trees=tuple(tree for card in cards.values() if (tree := library.known_tree(card)) is not None),
        profile=kind.profile,
        settings=kind.settings,
        bots=_seated(bots, players, values),
        values=dict(values),
    )
    return _played(study, None if folder is None else path_in(folder), workers)


def _kind_of(format: str) -> NightFormat:
    if format not in DRAFTED:
        raise Unlawful("front-format-unknown", format=shortly(format), known=", ".join(DRAFTED))
    return DRAFTED[format]


def _called(cube: str | Path) -> str:
    """What a cube is called: as its file, if it has one."""
    return Path(cube).stem if is_path(str(cube)) else "cube"


def _seated(bots: Sequence[str], players: int, values: Values) -> tuple[str, ...]:
    """Who sits at the places of the draft.  Raises Unlawful where somebody is to have learned and nobody says what."""
    seated = sat_down(tuple(bots), players)
    has_learned = any(bot_named(name).has_learned for name in seated)
    if has_learned != bool(values):
        raise Unlawful("lab-values-missing" if has_learned else "lab-values-unused")
    return seated


def _played(study: Study, folder: Path | None, workers: int) -> Nights:
    """Play what isn't there yet."""
    try:
        from entaku.laboratory.study import keeping, working
    except ModuleNotFoundError as problem:
        raise Unlawful("lab-extra-missing") from problem
    there = Path(tempfile.mkdtemp(prefix="entaku-nights-")) if folder is None else folder
    begin(study, there)
    faults: list[str] = []
    chunks = list(keeping.missing(there, study))
    here = (working.play_chunk(study, chunk) for chunk in chunks)
    for chunk in working.by_processes(study, chunks, workers) if workers > 1 else here:
        keeping.keep(there, chunk.chunk, chunk.files)
        faults += chunk.faults
    played = Nights(there, faults)
    if folder is None:
        finalize(played, rmtree, there, ignore_errors=True)
    return played
