"""Colours chosen for a drafted card by its player and the neighbours, one after the other.  (CR 905.2b)"""

from entaku.drafts.state import ColourChoice, Draft, DraftCard
from entaku.kernel.decisions import Choose, Option
from entaku.kernel.seats import Seat, left_of, right_of
from entaku.oracle.colours import COLOURS
from entaku.oracle.ir.drafting import ChooseColours


def choose_colours(draft: Draft, seat: Seat, card: DraftCard, what: ChooseColours) -> None:
    """Begin the choice; the card is shown until it is over.  Nobody else waits for it."""
    seats = len(draft.drafters)
    places = {"right": right_of(seat, seats), "you": seat, "left": left_of(seat, seats)}
    draft.drafters[seat].shown.append(card.shown())
    ask_colour(draft, ColourChoice(seat, card.shown(), tuple(places[chooser] for chooser in what.choosers)))


def ask_colour(draft: Draft, choice: ColourChoice) -> None:
    """Ask the next chooser for a colour that is not taken.

    When time runs out, it is the colour the player has drafted most of for their own card, and least of for a
    neighbour's.
    """
    chooser = choice.choosers[0]
    free = [colour for colour in COLOURS if colour not in choice.taken]
    counts = dict(zip(COLOURS, draft.drafters[chooser].colours, strict=True))
    default = max(free, key=counts.__getitem__) if chooser == choice.seat else min(free, key=counts.__getitem__)
    shape = Choose(tuple(Option(colour, "colour", text=colour) for colour in free))
    about = (choice.card.name, choice.seat, *choice.taken)
    number = draft.ask(chooser, "draft-colour", shape, default, about)
    draft.questions[number] = choice
