"""A study's report as one page of HTML, in either language: it can be opened, sorted, printed and sent as a file."""

from collections.abc import Mapping
from importlib.resources import files

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup

from entaku.lab.study import plots
from entaku.lab.study.questions import Answers, CardFigures, Share, above
from entaku.messages import Language, say

MOST_NAMED = 12
"""So many cards are named in an answer; the table has them all."""


def page(answers: Answers, names: Mapping[str, str], language: Language) -> str:
    """The page.  `names` are the cards' in the language, by their English ones."""

    def said(key: str, **facts: str | float) -> str:
        return say(f"lab-report-{key}", language, **facts)

    pictures = {
        "positions": plots.shares(answers.positions, answers.even, said("position"), language),
        "colours": plots.shares(answers.colours, answers.even, said("colours"), language),
        "turns": plots.lengths(answers, language),
        "cards": plots.picked_and_won(answers, language),
    }
    environment = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    template = environment.from_string((files(__package__) / "report.html.j2").read_text("utf-8"))
    return template.render(
        answers=answers,
        said=said,
        percent=percent,
        interval=interval,
        language=language,
        name=lambda card: names.get(card, card),
        pictures={key: Markup(picture) for key, picture in pictures.items()},
        strongest=listed(above(answers), names, language),
        unplayed=unplayed(answers, names, language),
        median=median_of(answers),
    )


def percent(value: float | None) -> str:
    """A share as people read it; a dash where there is none.

    >>> percent(0.2512), percent(None)
    ('25.1\\xa0%', '–')
    """
    return "–" if value is None else f"{value * 100:.1f}\N{NO-BREAK SPACE}%"


def interval(share: Share | None) -> str:
    """A share's interval."""
    return "–" if share is None else f"{share.low * 100:.0f}–{share.high * 100:.0f}\N{NO-BREAK SPACE}%"


def unplayed(answers: Answers, names: Mapping[str, str], language: Language) -> str:
    """The cards that were drafted and never in a deck."""
    return listed([card for card in answers.cards if card.played == 0], names, language)


def listed(cards: list[CardFigures], names: Mapping[str, str], language: Language) -> str:
    """Cards by name, the first of them if they are many."""
    shown = [names.get(card.card, card.card) for card in cards[:MOST_NAMED]]
    if not shown:
        return say("lab-report-none", language)
    text = say("lab-report-comma", language).join(shown)
    more = len(cards) - len(shown)
    return say("lab-report-more", language, names=text, more=more) if more else text


def median_of(answers: Answers) -> int:
    """The turns of the game in the middle."""
    half, so_far = answers.games / 2, 0
    for turns, games in answers.turns:
        so_far += games
        if so_far >= half:
            return turns
    return 0
