"""What made an object what it is, or something cost what it does: each step, and how it is said.  (CR 613, 601.2f)"""

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

from entaku.kernel.seats import Seat, Viewer
from entaku.magic.game.mutators import replace
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.resolving import asking
from entaku.magic.views import viewing
from entaku.messages import Language, say
from entaku.oracle.importers.imported import Texts

What = Literal["size", "types", "colours", "abilities", "names", "controller", "rules", "cost"]
How = Literal["is", "more", "less", "switched", "gains", "loses"]
Origin = Literal["printed", "created", "copy", "face-down", "merged", "unlocked", "counters", "own", "effect"]


class Changed(Struct, frozen=True, omit_defaults=True):
    """What is different of an object after a step.

    `words` are types, colours, keywords or a mana cost in the rules' own words, and `said` abilities, types or what it
    may and must do in both languages; `power` and `toughness` are what they are now, or how much `more`.
    """

    what: What
    how: How
    power: int | None = None
    toughness: int | None = None
    words: tuple[str, ...] = ()
    said: tuple[Texts, ...] = ()
    seat: Seat = -1


class Because(Struct, frozen=True, omit_defaults=True):
    """A step by which an object came to be what it is: where it comes from, in which layer, by which rule.

    `by` is the object whose effect it is, with its `name` and who controls it; 0 where it comes from the object itself,
    or the viewer may not know it.  `turn`: since which turn.  `counters` are those of a kind that do it.
    """

    origin: Origin
    layer: str
    rule: str
    changes: tuple[Changed, ...]
    by: int = 0
    name: str = ""
    controller: Seat = -1
    turn: int = 0
    counters: tuple[tuple[str, int], ...] = ()


def from_source(game: Game, viewer: Viewer, item: Object, source: int, told: Because) -> Because:
    """A reason with where it comes from: the object itself, or another as far as the viewer may know that."""
    if source == item.id:
        return replace(told, origin="own", controller=-1)
    known = asking.seen(game, source)
    if known is None or not viewing.knows(game, known[0], viewer):
        return replace(told, controller=-1)
    return replace(told, by=source, name=known[1].name, turn=told.turn or known[0].moved_turn)


Size = tuple[int | None, int | None]


def lines(reasons: Iterable[Because], language: Language) -> Iterator[str]:
    """Each step as a line: what it makes of the object, where that comes from, and by which rule."""
    size: Size = (None, None)
    for reason in reasons:
        said: list[str] = []
        for change in reason.changes:
            size = resized(size, change)
            said.append(sentence(change, size, language))
        place = say("why-so-layer" if reason.layer else "why-so-rule", language, layer=reason.layer, rule=reason.rule)
        what = say("why-so-and", language).join(said)
        yield say("why-so-line", language, what=what, origin=origin(reason, language), place=place)


def origin(reason: Because, language: Language) -> str:
    """Where a step comes from."""
    if reason.origin == "counters":
        kind, count = reason.counters[0]
        return say("why-so-counters", language, kind=kind, count=count)
    named = "-by" if reason.by else ""
    since = "-since" if reason.turn else ""
    return say(f"why-so-{reason.origin}{named}{since}", language, by=reason.name, name=reason.name, turn=reason.turn)


def resized(size: Size, change: Changed) -> Size:
    """Power and toughness after a change."""
    if change.what != "size":
        return size
    if change.how != "more":
        return change.power, change.toughness
    return (size[0] or 0) + (change.power or 0), (size[1] or 0) + (change.toughness or 0)


def sentence(change: Changed, size: Size, language: Language) -> str:
    """What a step makes of an object; `size` is its power and toughness after it."""
    kind = change.how
    if change.what == "size":
        more = f"{change.power or 0:+}/{change.toughness or 0:+}"
        key = "none" if size[0] is None else kind
        return say(f"why-so-size-{key}", language, more=more, size=f"{size[0]}/{size[1]}")
    comma = say("why-so-comma", language)
    texts = [one.ja if language == "ja" else one.en for one in change.said]
    if change.what in ("cost", "colours"):
        words = "".join(word if "{" in word else f"{{{word}}}" for word in change.words)
        return say(f"why-so-{change.what}-{kind if words else 'none'}", language, words=words)
    if change.what == "controller":
        return say("why-so-controller-is", language, player=change.words[0])
    if change.what in ("abilities", "rules") and not texts:
        return say(f"why-so-unsaid-{kind}", language)
    return say(f"why-so-{change.what}-{kind}", language, words=comma.join(texts))
