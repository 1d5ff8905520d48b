"""Clauses of Japanese written as words with places in them."""

import re
from collections.abc import Callable, Mapping
from typing import Any  # Any: each row takes a node of its own kind

from entaku.oracle.ir.things import Amount, Times, X
from entaku.oracle.saying.japanese.amounts import amount, equal, is_big, per
from entaku.oracle.saying.japanese.groups import kind
from entaku.oracle.saying.japanese.things import all_of, every, owners, player, subject, thing
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause, wide

Said = tuple[str, Clause]
"""Who does it, with は ("" for you), and what is done."""

PLACES: Mapping[str, Callable[[Any, Told], str]] = {
    "amount": amount,
    "thing": thing,
    "things": all_of,
    "each": every,
    "counter": lambda of, told: f"{kind(of)}カウンター",
    "player": player,
    "subject": subject,  # nobody where it is you
    "actor": lambda of, told: subject(of, told) or "あなたは",
    "newly": lambda of, told: subject(of, told).replace("は", "が") or "あなたが",
    "own": owners,
}
"""What fills a place, by the name behind its colon."""

_PLACE = re.compile(r"\{(\w+):(\w+)\}")
_OPEN = re.compile(r"\{[a-z]")
Template = Callable[[Any, Told], str]


def template(words: str) -> Template:
    """Words with places, `{field:what fills it}`, that the fields of an action fill.

    Raises ValueError for a place of which it isn't said what fills it.
    """
    pieces = _PLACE.split(words)
    literal = pieces[::3]
    if any(_OPEN.search(each) for each in literal):
        raise ValueError(words)
    places = [(field, PLACES[fill]) for field, fill in zip(pieces[1::3], pieces[2::3], strict=True)]

    def said(act: Any, told: Told) -> str:  # noqa: ANN401  (any action)
        filled = (fill(getattr(act, field), told) for field, fill in places)
        return literal[0] + "".join(word + after for word, after in zip(filled, literal[1:], strict=True))

    return said


def says(before: str, verb: str, who: str = "") -> Callable[[Any, Told], Said]:
    """How a kind of action is said: the words before the verb, the verb, and who does it, with は.

    Where nobody is named, it is the field `who`, if the action has one.

    >>> from entaku.oracle.mechanics.scry import Scry
    >>> says("占術{amount:amount}を", "行う")(Scry(2), Told("苔"))
    ('', Clause(before='占術２を', verb='行う', after=''))
    """
    words, named = template(before), template(who)

    def said(act: Any, told: Told) -> Said:  # noqa: ANN401  (any action)
        subject_of = named(act, told) if who else subject(act.who, told) if hasattr(act, "who") else ""
        return subject_of, Clause(words(act, told), verb)

    return said


def keyword_action(word: str) -> Callable[[Any, Told], Said]:
    """How a keyword action with a number is said; a number that takes many words is called Ｘ, and said behind it.

    >>> from entaku.oracle.mechanics.scry import Scry
    >>> keyword_action("占術")(Scry(2), Told("苔"))
    ('', Clause(before='占術２を', verb='行う', after=''))
    """

    def said(act: Any, told: Told) -> Said:  # noqa: ANN401  (any action with an amount)
        who = subject(act.who, told) if hasattr(act, "who") else ""
        if is_big(act.amount):
            return who, Clause(f"{word}Ｘを", "行う", f"。Ｘは{equal(act.amount, told)}に等しい")
        return who, Clause(f"{word}{amount(act.amount, told)}を", "行う")

    return said


def numbered(of: Amount, told: Told, noun: str, unit: str) -> str:
    """So many of something: "カード２枚を", or one for each of something, or as many as something is."""
    factor, inner = (of.factor, of.amount) if isinstance(of, Times) else (1, of)
    if is_big(inner) and (each := per(inner, told)):
        return f"{each}{wide(factor)}{unit}の{noun}を"
    if is_big(of):
        return f"{equal(of, told)}に等しい{'枚数' if unit == '枚' else '数'}の{noun}を"
    return f"{noun}{amount(of, told)}{'個' if (of, unit) == (X(), 'つ') else unit}を"


def shares(of: Amount, unit: str, told: Told) -> str:
    """So much that is divided: "３点分"."""
    if is_big(of):
        return f"{equal(of, told)}に等しい{unit}数分"
    return f"{amount(of, told)}{unit}分"


def points(of: Amount, told: Told, what: str, verb: str) -> Clause:
    """Points of life or damage."""
    inner = of.amount if isinstance(of, Times) else of
    if is_big(of) and (inner != of or verb == "得る") and (each := per(inner, told)):
        factor = of.factor if isinstance(of, Times) else 1
        return Clause(f"{each}{wide(factor)}点の{what}を", verb)
    if is_big(of):
        return Clause(f"{equal(of, told)}に等しい点数の{what}を", verb)
    return Clause(f"{amount(of, told)}点の{what}を", verb)
