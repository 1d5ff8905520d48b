"""The key of a game: the same for all games that stand alike, whatever led there."""

from collections.abc import Iterator, Sequence

from entaku.kernel.canonical import digest
from entaku.kernel.decisions import Answer, Assign, Choose, Decision, Divide, Option, Order, Split
from entaku.magic.game.choices import Conceded
from entaku.magic.game.play import Play
from entaku.magic.game.state import Game
from entaku.magic.views.standing_alike.facts import Ref, Saying, facts_of, option_key


def key_of(play: Play, luck: bool = True) -> str:
    """A digest of how a game stands, with what is hidden and what is asked, the same everywhere.

    Equal keys go on alike: what is answered to one has in the other the same effect.  Without `luck` the chance to come
    is left out: the seed, and how often it was asked.
    """
    now = play.game  # a copy is brought to where it is first: its checkpoint is another one then
    base = now if play.fresh or now.is_over or play.checkpoint is None else play.checkpoint
    facts = facts_of(base)
    if luck:
        facts.append((repr((base.seed.hex(), sorted(base.chance.items()))), ()))
    if base is not now:
        saying = Saying(base)
        for said in _answers(play, base):
            saying.say("answered", *said)
        facts += saying.facts
    return digest(facts)


def _answers(play: Play, base: Game) -> Iterator[Sequence[object]]:
    """What was answered since an action began, each with what it was an answer to: it is run once more."""
    if not play.answers:
        return
    again = play.copy()
    given, again.answers = list(again.answers), []
    again.run_again()
    for place, answer in enumerate(given):
        asked = again.decision
        assert asked is not None, "the same answers lead to the same questions"
        yield place, asked.purpose, asked.seat, _said(asked, answer, base)
        again.give(answer)


def _said(asked: Decision, answer: Answer | Conceded, base: Game) -> object:
    """An answer in words that don't hang on how objects are numbered, nor on the order of what was offered."""
    if isinstance(answer, Conceded):
        return "conceded", answer.seat
    shape = asked.shape
    match shape:
        case Choose() | Order():
            return _chosen(shape.options, answer, base)
        case Split():
            return [_chosen(shape.options, part, base) for part in _each(answer)]
        case Divide():
            return list(zip((_option(one, base) for one in shape.options), _each(answer), strict=False))
        case Assign():
            rows = zip(shape.subjects, shape.choices, _each(answer), strict=False)
            return [(_option(subject, base), _chosen(choices, row, base)) for subject, choices, row in rows]
        case _:
            return answer


def _each(answer: object) -> Sequence[object]:
    return answer if isinstance(answer, tuple) else (answer,)


def _chosen(options: Sequence[Option], answer: object, base: Game) -> list[object]:
    by_key = {option.key: option for option in options}
    return [_option(by_key[key], base) if key in by_key else key for key in _each(answer) if isinstance(key, int | str)]


def _option(one: Option, base: Game) -> object:
    """An option by what it concerns; one that concerns nothing by its key."""
    if one.card is None and one.seat is None:
        return option_key(one.key)
    made = None if one.card is None else one.card - base.next_id
    card = Ref(one.card) if one.card is not None and one.card in base.objects else made
    return one.what, card, one.seat, one.text, one.place
