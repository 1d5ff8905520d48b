"""Two events that one ability waits for, as they stand together: "… enters and whenever …", "… or …".  (CR 603.2)"""

from entaku.oracle.ir.happenings import AnyHappening, BecomesBlocked, BeginningOf, Blocks, Casts, PlaysLand
from entaku.oracle.ir.things import CastFrom
from entaku.oracle.saying.english.telling import KINDS, Reading, Said, Telling, Unsayable

OR = " or "
APART = (
    " and whenever ", " and when ", " or whenever ", " or when ", " and at the beginning of ",
    " or at the beginning of ", OR,
)  # fmt: skip
"""What stands before a second event that has a subject of its own."""
OR_A_STEP, _OR_ANOTHER = APART.index(" or at the beginning of ") + 1, APART.index(OR) + 1
_SAME_SUBJECT = len(APART) + 1
"""The number of the wording in which one subject has both verbs: "~ attacks or becomes the target of a spell"."""


def with_another(text: str, start: int, value: object, at: int, told: Telling, before: Telling) -> Reading:
    """The same ability waits for a second event; the first, which is read already, begins at `start`.

    Behind "or" alone nothing is spoken of that the first event is about: all is as it was `before` that.
    """
    fresh = before._replace(trail=told.trail)
    for number, words in enumerate(APART, 1):
        if text.startswith(words, at):
            kind = KINDS["beginning" if words.endswith(" of ") else "event phrase"]
            for another, end, then in kind.read(text, at + len(words), fresh if words == OR else told):
                yield both(value, another), end, then.chose("and whenever", number)
    if not text.startswith(OR, at):
        return
    for subject in subjects(text, start, value, fresh):
        behind = text[at + len(OR) :]
        for another, end, then in KINDS["event phrase"].read(subject + behind, 0, fresh):
            if end > len(subject) and about(another) == about(value) and not tells_of_both(value, another):
                last = at + len(OR) + end - len(subject)
                yield both(value, another), last, then.chose("and whenever", _SAME_SUBJECT)


def tells_of_both(value: object, another: object) -> bool:
    """Whether what stands last is said of the first event as well: "for the first time", "from exile", "by a Wall"."""
    whence = isinstance(another, Casts) and any(
        CastFrom in map(type, (one, getattr(one, "of", None))) for one in another.where
    )
    plain_land = isinstance(value, PlaysLand) and value.origin is None and value.other_than is None
    plain_block = isinstance(value, Blocks) and isinstance(another, BecomesBlocked) and value.which != another.by
    return bool(getattr(another, "first", False)) or (plain_land and whence) or plain_block


def both(value: object, another: object) -> AnyHappening:
    """Either of two events, of which the first may be several."""
    several = value.of if isinstance(value, AnyHappening) else (value,)
    return AnyHappening((*several, another))  # type: ignore[arg-type]  # both were read as events


def about(event: object) -> object:
    """What an event is about by its subject: an object, or a player where it has none."""
    if isinstance(event, AnyHappening):
        return about(event.of[-1])
    what = getattr(event, "what", None)
    return what if what is not None and getattr(event, "who", None) is None else getattr(event, "who", None)


def subjects(text: str, start: int, value: object, told: Telling) -> list[str]:
    """The words that the subject of an event has, with the space behind them."""
    found = []
    for kind in ("happener", "any player"):
        for what, end, _ in KINDS[kind].read(text, start, told):
            if what == about(value) and text.startswith(" ", end):
                found.append(text[start : end + 1])
    return list(dict.fromkeys(found))[:1]


def said_apart(value: AnyHappening, number: int, told: Telling) -> Said:
    """Both events in the wording of this number; the first has its own "whenever" already."""
    first = value.of[0] if len(value.of) == 2 else AnyHappening(value.of[:-1])
    last = value.of[-1]
    before = told
    words, told = KINDS["event"].say(first, told)
    told = before._replace(trail=told.trail) if number >= _OR_ANOTHER else told
    if number == _SAME_SUBJECT:
        another, told = KINDS["event phrase"].say(last, told)
        _, _, began = words.partition(" ")
        subject = next(iter(subjects(began, 0, first, told)), "")
        if not subject or not another.startswith(subject) or about(first) != about(last):
            raise Unsayable(value)
        return f"{words}{OR}{another.removeprefix(subject)}", told
    kind = KINDS["beginning" if isinstance(last, BeginningOf) else "event phrase"]
    another, told = kind.say(last, told)
    if APART[number - 1].endswith(" of ") != isinstance(last, BeginningOf):
        raise Unsayable(value)
    return f"{words}{APART[number - 1]}{another}", told


def said_as_usual(value: AnyHappening, told: Telling) -> Said:
    """Both events, the subject once where it is that of both."""
    try:
        return said_apart(value, _SAME_SUBJECT, told)
    except Unsayable:
        return said_apart(value, _OR_ANOTHER, told)
