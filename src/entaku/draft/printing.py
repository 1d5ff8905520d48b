"""A draft's view as text: where it is, what each player has, the pack in hand."""

from collections.abc import Callable, Iterator

from entaku.draft.views import DraftView
from entaku.messages import Language, say

Names = Callable[[str], str]
"""A card's name in the reader's language."""


def table(view: DraftView, language: Language = "en", name: Names = str) -> str:
    """The draft as lines of text; `name` says what a card is called."""
    return "\n".join(_lines(view, language, name))


def in_short(view: DraftView) -> str:
    """The view in one line."""
    seat = "" if view.own is None else f" of seat {view.own.seat}"
    piles = " ".join(str(player.pile) for player in view.players)
    if view.stage == "over":
        return f"<DraftView{seat}: {view.format}, over, drafted {piles}>"
    return f"<DraftView{seat}: {view.format}, phase {view.phase}, round {view.round}, drafted {piles}>"


def _lines(view: DraftView, language: Language, name: Names) -> Iterator[str]:
    key = "draft-table-over" if view.stage == "over" else "draft-table-round"
    facts = {"phase": view.phase, "phases": view.phases, "round": view.round, "rounds": view.rounds}
    yield say(key, language, format=view.format, **facts)
    for player in view.players:
        packs = " ".join(str(cards) for cards in player.packs) or "-"
        yield say("draft-table-player", language, player=player.name, count=player.pile, packs=packs)
    between = say("lab-night-semicolon", language)
    for own in (view.own,) if view.own is not None else view.all:
        holder = view.players[own.seat].name
        for part, cards in (("pack", own.pack), ("pool", own.pool)):
            if cards:
                names = between.join(name(card.name) for card in cards)
                yield say(f"draft-table-{part}", language, player=holder, cards=names)
