"""Why a player can't do something now: what the rules themselves refuse it for.  (CR 117.1, 305, 508.1, 509.1, 602.5)

Nothing is decided here.  What may be done is settled by going through what keeps it from being done, until something
does; here the same is gone through to its end.
"""

from collections.abc import Iterator

from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat
from entaku.magic.concepts import targetable
from entaku.magic.concepts.refusals import NO_TARGET, Refusal
from entaku.magic.game.mutators import replace
from entaku.magic.game.play import Play
from entaku.magic.game.state import Game
from entaku.magic.spells.resolving import asking
from entaku.magic.views import viewing
from entaku.magic.views.deeds import aimed_at, found, target_player
from entaku.magic.views.why.refused import Miss, WhyNot
from entaku.oracle.importers.imported import Texts
from entaku.oracle.saying.english.sorts import SUPERTYPES
from entaku.oracle.saying.english.sorts import type_word as in_english
from entaku.oracle.saying.english.words import with_articles
from entaku.oracle.saying.japanese.groups import type_word as in_japanese
from entaku.oracle.saying.japanese.words import keyword_name


def why_not(play: Play, seat: Seat, number: int) -> tuple[WhyNot, ...]:
    """What a player can't do now with an object, each with everything that keeps them from it.

    Nothing, where there is nothing that they could ever do with it.  Raises Unlawful for what they may not know.
    """
    game, asked = play.game, play.decision
    item = game.objects.get(number)
    if item is None or not viewing.knows(game, item, seat):
        raise Unlawful("why-unknown-card")
    player = asked.seat if asked is not None and asked.actor == seat else seat
    return tuple(told(game, seat, player, one) for one in found(game, player, item, asked) if one.refusals)


def why_not_player(play: Play, seat: Seat, other: Seat) -> tuple[WhyNot, ...]:
    """Why a player can't be the target that somebody is asked for now; nothing where they can, or nobody asks.

    Raises Unlawful for a seat that nobody has.
    """
    game, asked = play.game, play.decision
    if not 0 <= other < len(game.setup.players):
        raise Unlawful("why-unknown-player")
    if asked is None or asked.purpose != "game-target" or seat not in (asked.actor, asked.seat):
        return ()
    return tuple(told(game, seat, asked.seat, one) for one in target_player(game, other, asked))


def told(game: Game, viewer: Seat, player: Seat, one: WhyNot) -> WhyNot:
    """The same with the names of what its refusals come from, and why there is no target: what the viewer knows."""
    misses = tuple(missed(game, viewer, player, one)) if NO_TARGET in one.refusals else ()
    return replace(one, refusals=tuple(named(game, viewer, refusal) for refusal in one.refusals), misses=misses)


def named(game: Game, viewer: Seat, refusal: Refusal) -> Refusal:
    """A refusal with the name of the object whose effect says so, if the viewer may know it, and its words."""
    said = tuple((name, in_both(name, value)) for name, value in refusal.facts if name in ("what", "keyword"))
    refusal = replace(refusal, said=said) if said else refusal
    known = asking.seen(game, refusal.by) if refusal.by else None
    if known is None or not viewing.knows(game, known[0], viewer):
        return replace(refusal, by=0) if refusal.by else refusal
    return replace(refusal, facts=(*refusal.facts, ("by", known[1].name)))


def in_both(name: str, value: str) -> Texts:
    """Types, any of which is meant, or a keyword in both languages."""
    if name == "keyword":
        return Texts(value, keyword_name(value))
    types = value.split("|")
    nouns = (in_english(one) if one in SUPERTYPES else f"a {in_english(one)}" for one in types)
    return Texts(with_articles(" or ".join(nouns)), "か".join(map(in_japanese, types)))


MOST_GROUPS, MOST_NAMES = 3, 3
"""So many reasons why there is no target are told, each with so many names."""


def missed(game: Game, viewer: Seat, player: Seat, one: WhyNot) -> Iterator[Miss]:
    """Why there is no target: of the objects that lack the least, the same for all that it is true of.

    First what is true of the fewest: that is what stands out.
    """
    ctx, wanted = aimed_at(game, player, one)
    there: dict[Refusal, list[str]] = {}
    for number, why in targetable.missed(ctx, wanted):
        known = asking.seen(game, number)
        if known is not None and viewing.knows(game, known[0], viewer):
            for refusal in why if len(why) == 1 else ():
                there.setdefault(named(game, viewer, refusal), []).append(known[1].name)
    for refusal, names in sorted(there.items(), key=lambda each: len(each[1]))[:MOST_GROUPS]:
        shown = tuple(dict.fromkeys(names))[:MOST_NAMES]
        yield Miss(refusal, shown, max(0, len(names) - sum(names.count(name) for name in shown)))
