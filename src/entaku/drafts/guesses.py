"""Guesses at the name of the next card that is drafted from a pack."""

from msgspec.structs import replace

from entaku.drafts.state import Draft, GuessOfPack, Pack, Watch
from entaku.kernel.decisions import Name
from entaku.kernel.seats import Seat


def waits_for_guess(pack: Pack) -> bool:
    """Whether the next card from the pack must be set aside until somebody has guessed."""
    return any(watch.kind == "guess" and not watch.guess for watch in pack.watches)


def ask_guesses(draft: Draft, seat: Seat) -> None:
    """Ask for the guesses at the next card of the pack in this player's hand, if it has any card left.

    The guess may be made at once, so that nobody need wait for it.  The player knows the names in the pack, unless
    they can't look at packs; in the decision these follow the name of the card that asks.
    """
    pack = draft.phase.places[seat].queue[0]
    if not pack.watches or not pack.cards:
        return
    watches = []
    for watch in pack.watches:
        if watch.kind == "guess" and not watch.question:
            blind = draft.drafters[watch.seat].is_blind
            names = [] if blind else sorted({card.name for card in pack.cards})
            judged = draft.setup.facts.judged
            default = max(names, key=lambda name: judged.get(name, (0.0, ()))[0], default=watch.by)
            question = draft.ask(watch.seat, "draft-guess", Name("card"), default, (watch.by, *names))
            draft.questions[question] = GuessOfPack(pack.id)
            watches.append(Watch(watch.seat, watch.by, "guess", question))
        else:
            watches.append(watch)
    draft.phase.places[seat].queue[0] = replace(pack, watches=tuple(watches))


def forget_guesses(draft: Draft, pack: Pack) -> None:
    """No card will be drafted from the pack any more: nothing is guessed."""
    for watch in pack.watches:
        if watch.question:
            draft.open.pop(watch.question, None)
            draft.questions.pop(watch.question, None)


def answer_guess(draft: Draft, question: int, answer: str) -> list[Seat]:
    """Write a guess down with its pack; the seats that wait with a card set aside are returned."""
    asked = draft.questions.pop(question)
    assert isinstance(asked, GuessOfPack)
    name = draft.setup.facts.named(answer)
    waiting = []
    for seat, place in enumerate(draft.phase.places):
        for number, pack in enumerate(place.queue):
            if pack.id == asked.pack:
                watches = tuple(
                    Watch(watch.seat, watch.by, "guess", question, name) if watch.question == question else watch
                    for watch in pack.watches
                )
                place.queue[number] = replace(pack, watches=watches)
                if number == 0 and place.held:
                    waiting.append(seat)
    return waiting
