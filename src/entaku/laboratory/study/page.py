"""A study's report as a page of HTML, in either language, that can be sorted and printed.

It is one file, to be opened or sent; or what a server shows, which lets a page have nothing written into it that
decides how it looks or what it does: there these are files of their own, and the page in the other language is one.
"""

from collections.abc import Mapping
from importlib.resources import files

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup
from msgspec import Struct

from entaku.laboratory.study import plots
from entaku.laboratory.study.plan import Known
from entaku.laboratory.study.questions import Answers, CardFigures, above, acting_cards, unjudged, unplayed
from entaku.laboratory.study.shares import Share
from entaku.messages import Language, say
from entaku.oracle.cubes.published import PAGES

MOST_NAMED = 12
"""So many cards are named in an answer; the table has them all."""


class Dress(Struct, frozen=True):
    """How a page comes by its looks and by what sorts its table; `other` is the page in the other language, if any."""

    style: Markup
    script: Markup
    other: str = ""


def published(answers: Answers, names: Mapping[str, str]) -> dict[str, bytes]:
    """The report as a server shows it, by the names of its files; `names` are the cards' Japanese ones."""
    style, script = Markup('<link rel="stylesheet" href="report.css">'), Markup('<script src="report.js"></script>')
    english = page(answers, {}, "en", Dress(style, script, PAGES["ja"]))
    japanese = page(answers, names, "ja", Dress(style, script, PAGES["en"]))
    pages = {PAGES["en"]: english, PAGES["ja"]: japanese}
    return {name: text.encode() for name, text in (pages | {each: part(each) for each in PARTS}).items()}


PARTS = ("report.css", "report.js")


def part(name: str) -> str:
    """A file that belongs to every report."""
    return (files(__package__) / name).read_text("utf-8")


def by_itself() -> Dress:
    """Everything is in the page."""
    style, script = (Markup(part(name)) for name in PARTS)
    return Dress(Markup("<style>\n{}</style>").format(style), Markup("<script>\n{}</script>").format(script))


def page(answers: Answers, names: Mapping[str, str], language: Language, dress: Dress | None = None) -> str:
    """The page, by itself if nothing else is said.  `names` are the cards' in the language, by their English ones."""

    def said(key: str, **facts: str | float) -> str:
        return say(f"lab-report-{key}", language, **facts)

    pictures = {
        "positions": plots.shares(answers.positions, answers.even, said("position"), language),
        "colours": plots.shares(answers.colours, answers.even, said("colours"), language),
        "turns": plots.lengths(answers, language),
        "cards": plots.picked_and_won(answers, language),
    }
    environment = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    template = environment.from_string(part("report.html.j2"))
    return template.render(
        answers=answers,
        said=said,
        percent=percent,
        interval=interval,
        language=language,
        dress=dress or by_itself(),
        other_language="ja" if language == "en" else "en",
        name=lambda card: marked(card, names, language),
        pictures={key: Markup(picture) for key, picture in pictures.items()},
        strongest=listed(above(answers), names, language),
        acting=acting_cards(answers),
        unplayed=listed(unplayed(answers), names, language),
        left_out=left_out(answers, names, language),
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


KNOWN: tuple[Known, ...] = ("unknown", "partly")


def left_out(answers: Answers, names: Mapping[str, str], language: Language) -> list[str]:
    """A sentence for each kind of cards of which nothing is concluded, if there are any."""
    return [
        say(f"lab-report-left-out-{known}", language, names=listed(cards, names, language))
        for known in KNOWN
        if (cards := unjudged(answers, known))
    ]


def marked(card: CardFigures, names: Mapping[str, str], language: Language) -> str:
    """A card's name, and how far it was known if it wasn't wholly."""
    name = names.get(card.card, card.card)
    return say(f"lab-report-{card.known}", language, name=name) if card.known else name


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
