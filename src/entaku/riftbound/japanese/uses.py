"""What a Japanese clause with nothing before it is for: a price, something to do, or something that holds."""

from entaku.riftbound.japanese.clauses import Heard

_PAYMENTS = {"pay", "spend", "discard", "exhaust", "recycle", "kill", "banish"}
_STATIVE = {"have", "be", "become", "enter", "control", "own", "suffer", "reduce", "increase", "can", "include"}


def points_back(heard: Heard) -> bool:
    """Whether a clause is about what was named before, or the card itself."""
    return any(phrase.reference.choice in ("earlier", "self") for phrase in heard.phrases)


def is_price(heard: Heard, last: Heard) -> bool:
    """「Xして Yしてもよい」: X is a price if one pays with it; 「Xし、Y」 is one thing after another."""
    if heard.is_cost:
        return True
    if heard.verb.form != "te" or heard.verb.base not in _PAYMENTS:
        return False
    return heard.verb.base in ("pay", "spend") or last.optional


def instructs(heard: Heard, card_type: str) -> bool:
    """Whether a clause with no trigger or cost before it tells a player to do something, as a spell does."""
    if card_type and card_type != "spell":
        return False
    clause = heard.clause()
    subject = clause.subject
    if heard.verb.suffers and not heard.required:
        return False
    if subject is not None and not subject.is_player:
        counted = subject.choice == "chosen" and subject.numbered and not subject.is_amount
        bidden = counted or (heard.lasts and subject.choice not in ("self", "earlier"))
        return bidden or (heard.verb.base not in _STATIVE and subject.choice == "earlier")
    if heard.denied:
        return False
    of_itself = any(part.role == "object" and part.reference.choice == "self" for part in clause.parts)
    return not (of_itself and heard.verb.base == "play") and not (heard.verb.base in _STATIVE and _no_thing(heard))


def _no_thing(heard: Heard) -> bool:
    return all(phrase.reference.is_amount or phrase.reference.choice == "self" for phrase in heard.phrases)
