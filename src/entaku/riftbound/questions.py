"""The questions that judges are asked about a text's targets, answered for that text."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from entaku.riftbound.editions import Edition
from entaku.riftbound.explaining import Said, said, shortened
from entaku.riftbound.form import Form, PartKind, Reference
from entaku.riftbound.grounds import GROUNDS
from entaku.riftbound.judging import Judgement

Words = Callable[[Reference], str]
_WITH_DEFLECT: frozenset[PartKind] = frozenset({"unit", "gear", "object", "card"})
_MANY = 20
"""More targets than this are not each asked about."""


class Question(Struct, frozen=True):
    """A question and its answer.

    about  the places (number from 1) of the mentions it is asked of
    rule   the Core Rules' number
    """

    topic: str
    about: tuple[int, ...]
    question: Said
    answer: Said
    rule: str


def questions(form: Form, judgements: Sequence[Judgement], edition: Edition, words: Words) -> tuple[Question, ...]:
    """What is asked of this text: left before resolution, only one legal choice, none at all, Deflect, Hidden."""
    targets = [(number, one) for number, one in enumerate(judgements, 1) if GROUNDS[one.ground].reason == "target"]
    found: list[Question] = []
    for number, judgement in targets[:_MANY]:
        found.append(_left(number, judgement, len(targets), words))
    if targets:
        found.append(_only_one(targets, words))
    found.append(_deflect(form, targets, edition))
    if "deflect" in form.keywords:
        key = "riftbound-deflect-own-each" if edition.deflect_each_time else "riftbound-deflect-own-once"
        found.append(Question("deflect-own", (), said("riftbound-deflect-own"), said(key), "809.1.c"))
    if "hidden" in form.keywords and targets:
        about = tuple(number for number, _ in targets)
        found.append(Question("hidden", about, said("riftbound-hidden"), said("riftbound-hidden-answer"), "811.1.d.2"))
    return tuple(found)


def _left(number: int, judgement: Judgement, count: int, words: Words) -> Question:
    """What happens if a target moved or left before resolution."""
    reference = judgement.reference
    named = shortened(words(reference))
    places = [
        inner for inner in reference.within if inner.is_place and inner.kinds[0] in ("battlefield", "location", "base")
    ]
    if reference.is_player or reference.is_place:
        key, about = "riftbound-left-stays", ""
    elif reference.zone in ("trash", "chain", "banishment", "champion", "facedown"):
        key, about = f"riftbound-left-{reference.zone}", ""
    elif places:
        key, about = "riftbound-left-place", shortened(words(places[0]))
    else:
        key, about = "riftbound-left-anywhere", ""
    answer = said(key, words=named, place=about)
    rest = said("riftbound-left-others" if count > 1 else "riftbound-left-rest")
    answer = Said(f"{answer.en} {rest.en}", f"{answer.ja}{rest.ja}")
    return Question("left", (number,), said("riftbound-left", words=named), answer, "359.3.e")


def _only_one(targets: Sequence[tuple[int, Judgement]], words: Words) -> Question:
    """What happens if there is only one legal choice, or none."""
    judgement = targets[0][1]
    named = shortened(words(judgement.reference))
    if all(one.reference.least == 0 or one.reference.most is None for _, one in targets):
        key = "riftbound-only-up-to"
    else:
        key = {"trigger": "riftbound-only-trigger", "reflexive": "riftbound-only-trigger"}.get(
            judgement.chosen, "riftbound-only-playing"
        )
    about = tuple(one for one, _ in targets)
    return Question("only-one", about, said("riftbound-only", words=named), said(key, words=named), "355.10.d.2")


def _deflect(form: Form, targets: Sequence[tuple[int, Judgement]], edition: Edition) -> Question:
    """How often Deflect is paid for what this text chooses."""
    chosen = [(number, one) for number, one in targets if _may_deflect(one.reference)]
    about = tuple(number for number, _ in chosen)
    if not chosen:
        answer = said("riftbound-deflect-never")
    elif not edition.deflect_each_time:
        answer = said("riftbound-deflect-once")
    else:
        several = len(chosen) > 1 or any(one.reference.most != 1 for _, one in chosen)
        answer = said("riftbound-deflect-each" if several else "riftbound-deflect-single", count=len(chosen))
    if chosen and "repeat" in form.keywords and edition.deflect_each_time:
        more = said("riftbound-deflect-repeat")
        answer = Said(f"{answer.en} {more.en}", f"{answer.ja}{more.ja}")
    return Question("deflect", about, said("riftbound-deflect"), answer, "809.1.c")


def _may_deflect(reference: Reference) -> bool:
    """Whether it may be an opponent's permanent on the board: only those have Deflect that must be paid."""
    on_board = reference.zone in (None, "board")
    return on_board and reference.whose in ("any", "enemy") and not _WITH_DEFLECT.isdisjoint(reference.kinds)
