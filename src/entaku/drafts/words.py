"""What a draft says to people: its questions, their options and its log, in either language."""

from entaku import messages
from entaku.drafts.log_lines import lines_of
from entaku.drafts.setup import DraftSetup
from entaku.kernel.decisions import Decision, Key, Option
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.messages import Language

ABOUT: dict[str, tuple[str, ...]] = {
    "draft-pick": ("count",),
    "draft-burn": ("count",),
    "draft-colour": ("card", "player"),
    "draft-sort": ("number", "count"),
    "draft-split": ("player", "count"),
    "draft-pile": ("number", "count"),
    "draft-more": ("count",),
    "draft-take": ("count",),
    "draft-place": ("number", "count"),
    "draft-places": ("count",),
    "draft-winchester": ("count",),
    "draft-grid": ("count",),
    "draft-table": ("count",),
    "draft-swap": ("count",),
    "draft-put-down": ("count",),
    "draft-bid": ("number", "count"),
    "draft-claim": ("number", "count"),
    "draft-guess": ("card",),
    "draft-pass": ("card",),
    "draft-add-booster": ("card",),
    "draft-deal-reveal": ("card",),
    "draft-deal-offer": ("card", "player"),
    "draft-deal-accept": ("card",),
}
"""The places of each question's message, in the order of the decision's `about`; a player is given by seat."""

Facts = dict[str, str | int]


class Words:
    """Speaks of one draft in one language, with the names of its cards and players."""

    def __init__(self, setup: DraftSetup, language: Language) -> None:
        self.setup = setup
        self.language: Language = language

    def card(self, name: str) -> str:
        """A card's name; the English one where there is no other."""
        if self.language == "ja":
            return self.setup.facts.card(name).ja or name
        return name

    def player(self, seat: Seat) -> str:
        return self.setup.seats[seat]

    def question(self, decision: Decision) -> str:
        """What a decision asks."""
        facts = {
            place: self._fact(place, value)
            for place, value in zip(ABOUT.get(decision.purpose, ()), decision.about, strict=False)
        }
        return messages.say(decision.purpose, self.language, **facts)

    def _fact(self, place: str, value: Key) -> str | int:
        if place == "card":
            return self.card(str(value))
        return self.player(value) if place == "player" and isinstance(value, int) else value

    def option(self, decision: Decision, option: Option, card: str = "") -> str:
        """What an option does; `card` is the name of the card it concerns."""
        facts: Facts = {"card": self.card(card or option.text)}
        if option.seat is not None:
            facts["player"] = self.player(option.seat)
        if option.what == "colour":
            facts["colour"] = self.colour(option.text)
        if option.what.startswith("look-"):
            facts["number"] = option.text
        if option.what in ("pile", "place", "row", "column"):
            facts["text"] = option.text
        return messages.say(f"{decision.purpose}-{option.what}", self.language, **facts)

    def colour(self, letter: str) -> str:
        return messages.say(f"draft-colour-{letter.lower()}", self.language)

    def line(self, event: Event) -> str:
        """The first line of the log that an event makes."""
        return self.lines(event)[0]

    def lines(self, event: Event) -> list[str]:
        """The lines of the log that an event makes: one, but one for each of several cards or offers."""
        return [self._said(key, facts) for key, facts in lines_of(event)]

    def _said(self, key: str, facts: Facts) -> str:
        for place in ("card", "got", "by"):
            if place in facts:
                facts[place] = self.card(str(facts[place]))
        for place in ("player", "other", "chooser"):
            if place in facts:
                facts[place] = self.player(int(facts[place]))
        if "colour" in facts:
            facts["colour"] = self.colour(str(facts["colour"]))
        return messages.say(key, self.language, **facts)
