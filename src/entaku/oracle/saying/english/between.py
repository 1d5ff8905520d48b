"""What stands between the clauses of a sentence."""

from collections.abc import Sequence

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Among, Each, Group, Self
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.saying.english.telling import Telling

MORE_WORDS = (
    "morbid", "threshold", "hellbent", "raid", "metalcraft", "delirium", "ferocious", "fateful hour", "spell mastery",
    "adamant", "addendum", "coven", "formidable", "landfall", "revolt", "corrupted", "infusion", "void", "descend 4",
    "descend 8", "celebration",
)  # fmt: skip
"""The ability words of paragraphs that say more of what the one before does, or what happens instead.  (CR 207.2c)"""
_PLAIN = (". ", ", then ", " and ", ". then ", ", ", " and ")
GAPS = (*_PLAIN, *(f".\n{word} — " for word in MORE_WORDS))
"""What stands between clauses; behind the last of the plain ones, "put a counter on" is said without its verb."""
MORE_STOPS = tuple(range(len(_PLAIN), len(GAPS)))
"""Those that begin a paragraph with an ability word."""
FULL_STOPS = (0, 3, *MORE_STOPS)
"""Those behind which a new sentence begins."""

_BEFORE_ALL_DRAW = ("Create", "PutCounters", "Apply", "GainLife")


def usual_gap(before: object, after: object, within: bool) -> int:
    """What usually stands between two instructions."""
    names = (type(before).__name__, type(after).__name__)
    if isinstance(after, Move) and isinstance(after.what, Among):
        return 0
    if isinstance(before, ChooseThings) and isinstance(before.what, Group) and before.what.zone == "hand":
        return 0
    if names in (("Draw", "Discard"), ("Scry", "Draw"), ("Discard", "Draw"), ("Draw", "PutBack"), ("Mill", "Move")):
        return 1
    if names in (("Move", "Move"), ("LookAt", "Move")) or names in (("Draw", "PutCounters"), ("Scry", "Reveal")):
        return 1
    if names[1] == "Draw" and isinstance(getattr(after, "who", None), Each) and names[0] in _BEFORE_ALL_DRAW:
        return 3
    if names == ("PutCounters", "PutCounters") and within:
        return 5
    hand_discarded = names == ("RevealHand", "Discard") and getattr(after, "chooser", None) is None
    if (
        within
        or hand_discarded
        or names
        in (
            ("LoseLife", "GainLife"),
            ("Draw", "LoseLife"),
            ("Discard", "LoseLife"),
        )
    ):
        return 2
    return 0


def usually_declared(do: Sequence[object], unsaid: int) -> int:
    """How targets are usually declared before anything is done: one is, ", then ", of which a table speaks."""
    first = do[0] if do else None
    return len(GAPS[:2]) if unsaid == 1 and isinstance(first, Action) and first.branches() else 0


def next_clause(before: object, told: Telling, gap: int) -> Telling:
    """Reading: what has been told for the clause behind this gap."""
    return clause_ended(before, told, gap).chose("gap", gap)


def clause_ended(before: object, told: Telling, gap: int) -> Telling:
    """What has been told once a clause has ended before this gap.

    Behind "put a +1/+1 counter on ~ and" alone "it" is the card itself, whatever it was before.
    """
    grown = isinstance(before, PutCounters) and before.what == Self() and told.named
    told = told._replace(it=Self(), noun="", named=False) if grown and GAPS[gap] == " and " else told
    return told.clause_ended()
