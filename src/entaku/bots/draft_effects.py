"""When a drafting bot uses the effects of its face-up cards.

It turns an effect on just before a pick, for the card it is about to take; looks cost it nothing, so it takes them at
once.
"""

from msgspec import UNSET

from entaku.bots.draft_judgement import Judge
from entaku.drafts.views import DraftView, OwnView
from entaku.kernel.decisions import Answer, Choose, Decision, Option

EXTRA_WORTH = 3.3
"""A second card of this worth is worth the card that drafts it."""

REST_OF_PACK_WORTH = 1.7
"""A pack whose other cards are worth this on average is worth sitting out the rest of the round."""

JUNK_WORTH = 1.1
"""A card of less is better removed than kept."""

NOTE_WORTH = 2.6
"""A card of this worth is worth noting."""

TOGGLED = frozenset({"draft-another", "draft-whole-pack", "remove", "remove-face-up", "note-name", "note-types"})
"""What can be turned on for a pick."""


def effect_to_use(judge: Judge, view: DraftView, decision: Decision) -> Answer:
    """The effect to use, or to turn on before the coming pick; the empty answer if there is none."""
    assert isinstance(decision.shape, Choose)
    own = view.own
    assert own is not None
    offered = decision.shape.options
    look = _look(view, own, offered)
    if look is not None:
        return (look.key,)
    turned_off = [option for option in offered if option.what in TOGGLED and not option.undoes]
    if turned_off and not own.pack and not own.on:
        return _for_piles(view, turned_off)
    if not turned_off or not own.pack:
        return ()
    if any(card.pack == 0 for card in own.on):
        return ()  # one effect for each pick
    outlook = judge.outlook(view)
    worths = sorted(((judge.worth(card.name, outlook), card.name) for card in own.pack), reverse=True)
    for option in turned_off:
        if _is_worth_it(judge, option.what, worths, late=view.round == view.rounds):
            return (option.key,)
    return ()


def _for_piles(view: DraftView, turned_off: list[Option]) -> Answer:
    """Before a pile or a place is chosen: one card more costs little."""
    for option in turned_off:
        if option.what == "draft-another" and view.part is not UNSET:
            return (option.key,)
    return ()


def _look(view: DraftView, own: OwnView, offered: tuple[Option, ...]) -> Option | None:
    """A look: at what comes next from the player before, or at the own next booster, or at a pack on its way here."""
    before = own.right if view.to == "left" else own.left
    for what, seats in (
        ("watch-player", (before, own.left, own.right)),
        ("look-unopened", (own.seat,)),
        ("look-waiting", (before, own.seat)),
    ):
        for seat in seats:
            for option in offered:
                if option.what == what and option.seat == seat and (seat != own.seat or what != "watch-player"):
                    return option
    return None


def _is_worth_it(judge: Judge, what: str, worths: list[tuple[float, str]], late: bool) -> bool:
    """Whether to turn an effect on for a pick from cards of these worths, best first."""
    best, name = worths[0]
    if what == "draft-another":
        return len(worths) > 3 and worths[1][0] >= EXTRA_WORTH
    if what == "draft-whole-pack":
        others = [worth for worth, _ in worths[1:]]
        return len(others) > 1 and sum(others) >= REST_OF_PACK_WORTH * len(others)
    if what == "remove":
        return best < JUNK_WORTH
    if what == "remove-face-up":
        return best < JUNK_WORTH and judge.is_creature(name)
    least = NOTE_WORTH - 1.0 if late else NOTE_WORTH
    return best >= least and (what != "note-types" or judge.is_creature(name))
