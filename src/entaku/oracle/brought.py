"""What an import brings into a library: the cards that go past, what was noticed of them, and how it is said."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from entaku.messages import Language, say
from entaku.oracle.catalogue import CardSet
from entaku.oracle.importers.bounds import set_within_bounds, within_bounds
from entaku.oracle.importers.imported import Contents, ImportedCard, Remarks
from entaku.oracle.importers.worded import Worded
from entaku.oracle.saying.english.dated import BEFORE, TODAY

MOST_NAMED = 5
"""So many cards are named at most of whatever is said of an import."""


class Imported(Struct, frozen=True):
    """What an import brought.

    cards     how many cards
    sets      the codes of the sets that were described whole
    drafted   those of which boosters can be opened
    left_out  how many objects were no cards to play with
    missing   by set, how many cards its boosters lack because they are of sets in other files
    date      of which day the cards are, "" where neither file nor name says so; of several files the earliest
    before    of which day those were that were here before
    layouts   by each word for a layout that nobody knows here, some of the cards that have it
    fields    fields that nobody knows here, and that weren't read
    wording   the month in whose words most of the texts are, "" where none shows it
    mixed     some cards with lines in the words of one month beside lines in those of another
    """

    cards: int
    sets: tuple[str, ...] = ()
    drafted: tuple[str, ...] = ()
    left_out: int = 0
    missing: dict[str, int] = {}
    date: str = ""
    before: str = ""
    layouts: dict[str, tuple[str, ...]] = {}
    fields: tuple[str, ...] = ()
    wording: str = ""
    mixed: tuple[str, ...] = ()


class Bringing:
    """What goes past from files into the library: those cards that are wanted, and what there was of them."""

    def __init__(self, wanted: Callable[[ImportedCard], bool]) -> None:
        self.names: set[str] = set()
        self.drafted: dict[str, bool] = {}
        """By a set's code, whether boosters of it can be opened."""
        self.worded = Worded()
        self._wanted = wanted

    def cards(self, files: Iterable[tuple[str, Contents]]) -> Iterator[ImportedCard]:
        """The cards of all files that are wanted, each file with its name, each card with the file's day.

        Raises Unreadable for one that is longer than any card.
        """
        bounded = (
            within_bounds(replace(card, dated=each.remarks.date), file) for file, each in files for card in each.cards()
        )
        for card in (card for card in bounded if self._wanted(card)):
            self.names.add(card.card.name)
            self.worded.look(card)
            yield card

    def sets(self, files: Iterable[tuple[str, Contents]]) -> Iterator[CardSet]:
        """The sets of all files, each file with its name.  Raises Unreadable for one with a longer name than any."""
        for found in (set_within_bounds(found, file) for file, each in files for found in each.sets()):
            self.drafted[found.code] = found.boosters is not None
            yield found


def told_of(brought: Bringing, remarks: Sequence[Remarks], before: str) -> Imported:
    """What is told of an import at its end."""
    return Imported(
        cards=len(brought.names),
        sets=tuple(brought.drafted),
        drafted=tuple(code for code, drafted in brought.drafted.items() if drafted),
        left_out=sum(each.left_out for each in remarks),
        missing={code: count for each in remarks for code, count in each.missing.items()},
        date=min((each.date for each in remarks), default=""),
        before=before,
        layouts={word: cards[:MOST_NAMED] for each in remarks for word, cards in each.layouts.items()},
        fields=tuple(dict.fromkeys(field for each in remarks for field in each.fields)),
        wording=brought.worded.month,
        mixed=tuple(brought.worded.mixed[:MOST_NAMED]),
    )


def remarks(brought: Imported, language: Language) -> Iterator[str]:
    """What is to be said of an import beside how many cards it brought: days, words, and what nobody knows here."""
    if brought.date and brought.date < brought.before:
        yield say("import-older", language, date=brought.date, before=brought.before)
    elif brought.date:
        yield say("import-of-date", language, date=brought.date)
    if brought.wording and brought.wording != TODAY:
        yield say("import-wording", language, month=brought.wording, today=TODAY)
    if brought.mixed:
        yield say("import-mixed", language, month=BEFORE, today=TODAY, cards=", ".join(brought.mixed))
    for word, cards in brought.layouts.items():
        yield say("import-layout-unknown", language, layout=word, cards=", ".join(cards))
    if brought.fields:
        yield say("import-fields-unknown", language, fields=", ".join(brought.fields))
