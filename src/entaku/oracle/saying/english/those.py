"""When "it" and "those creatures" can't be read: where two could be meant, or a group isn't as it was any more."""

from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import (
    AddChosenType,
    AddColour,
    AddNames,
    AddTypes,
    CantHave,
    ChangeWord,
    Gain,
    GainRemoved,
    Lose,
    Resize,
    SetColour,
    SetController,
    SetLandType,
    SetSize,
    SetTypes,
    SwitchSize,
)
from entaku.oracle.ir.instructions import Instruction
from entaku.oracle.ir.things import (
    Being,
    Bound,
    ControlledBy,
    Each,
    Except,
    Group,
    Is,
    Stat,
    Targeted,
    Things,
    TopCards,
)
from entaku.oracle.mechanics.destroying import Destroy, Sacrifice
from entaku.oracle.mechanics.moving import Move, PutFromHand
from entaku.oracle.saying.english.telling import Telling

_CHARACTERISTICS = (
    Gain, GainRemoved, Lose, CantHave, Resize, SetSize, SwitchSize, AddTypes, AddChosenType, SetTypes, SetLandType,
    SetColour, AddColour, SetController, AddNames, ChangeWord,
)  # fmt: skip
_AGAIN = ("those ", "they ")


def may_have_changed(what: Things | None) -> bool:
    """Whether what was done to a group may have changed who is like it: its size, or whether it is tapped."""
    return isinstance(what, Group) and any(
        (isinstance(each, Stat) and each.of != "mana value")
        or (isinstance(each, Being) and each.status in ("tapped", "untapped"))
        for each in what.where
    )


def is_for_later_ones_too(text: str, at: int, clause: object) -> bool:
    """Whether a clause about "those" would be a rule for all of the group, later arrivals too.  (CR 611.2c)"""
    if not isinstance(clause, Apply) or not isinstance(clause.what, Group) or not text.startswith(_AGAIN, at):
        return False
    if clause.until == "its controller's next untap step":
        return any(isinstance(one, ControlledBy) for one in clause.what.where)
    return not any(isinstance(change, _CHARACTERISTICS) for change in clause.changes)


def after_branch(before: Telling, told: Telling) -> Telling:
    """What "it" is behind a sentence with "if": nothing, where it was something before and another thing inside.

    A card is still "that card" where a token was made, which is no card.  (CR 111.6)
    """
    if before.it is None or told.it == before.it:
        return told
    card = before.noun == "card" and told.it == Bound("created")
    return told._replace(it=None, noun="", that=before.it if card else None, that_noun=before.noun if card else "")


IF_IT_WAS = ("if it was ", "if it's ")


def asked_again(told: Telling) -> Telling:
    """The same behind "if it was": a card that was spoken of before a token was made."""
    again = told.it is None and told.that_noun == "card"
    return told._replace(it=told.that, noun=told.that_noun, that=None, that_noun="") if again else told


def when_done(later: object, told: Telling) -> Telling:
    """The same behind what is only done later: what else "it" does could be meant of then, or of now.

    What goes away then can only be meant now.
    """
    goes = isinstance(later, Sacrifice | Destroy) or (isinstance(later, Move) and later.to != "battlefield")
    return told if goes else told._replace(it=None, noun="", that=None, moved=False)


def as_moved(do: tuple[Instruction, ...], told: Telling) -> Telling:
    """What "it" is behind what somebody may have put onto the battlefield: nothing, if they haven't.  (CR 608.2d)"""
    last = do[-1] if do else None
    if isinstance(last, Move) and isinstance(last.what, Targeted) and last.to == "battlefield":
        return told._replace(it=Bound(last.bind), moved=False)
    return told


def after_put(one: Instruction, told: Telling) -> Telling:
    """What "it" is behind what somebody may put from their hand onto the battlefield: the one card that they put."""
    if isinstance(one, PutFromHand) and one.amount == 1:
        noun = "card|creature" if Is("Creature") in one.where else "card|permanent"
        return told._replace(it=Bound("moved"), noun=noun, that=None, moved=False)
    return told._replace(it=None, noun="", that=None, moved=False)


def is_top_card(what: object) -> bool:
    """Whether this is the one top card of one player's library."""
    return isinstance(what, TopCards) and what.amount == 1 and not isinstance(what.who, Each | Except)


def as_exiled(what: Things, told: Telling) -> Telling:
    """What has been told once something is exiled, which is a new object then: a card of a library is "it"."""
    told = told._replace(it=Bound("moved"), noun="card", that=None, cards="") if is_top_card(what) else told
    return told._replace(moved=True)
