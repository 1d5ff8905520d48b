"""What a draft says to people: its questions, their options and its log, in either language."""

from entaku import messages
from entaku.cards.pool import Note
from entaku.draft import events
from entaku.draft.setup import DraftSetup
from entaku.draft.table_events import (
    Claimed,
    Finished,
    LaidOut,
    PoolOpened,
    Released,
    Swapped,
    Took,
    Uncovered,
    Unwanted,
    Won,
)
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
    "draft-more-places": ("count",),
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
        """A line of the log."""
        key, facts = _told(event)
        for place in ("card", "got", "by"):
            if place in facts:
                facts[place] = self.card(str(facts[place]))
        for place in ("player", "other", "chooser"):
            if place in facts:
                facts[place] = self.player(int(facts[place]))
        if "colour" in facts:
            facts["colour"] = self.colour(str(facts["colour"]))
        return messages.say(f"draft-log-{key}", self.language, **facts)

    def lines(self, event: Event) -> list[str]:
        """The lines of an event: one, but for offers one each."""
        if isinstance(event, events.OffersShown):
            return [self._offer(offer) for offer in event.offers]
        if isinstance(event, Took):
            player = self.player(event.seat)
            return [self._of_card("draft-log-took", card.name, player=player) for card in event.cards]
        if isinstance(event, events.CardsAdded) and event.cards:
            facts = {"player": self.player(event.seat), "by": self.card(event.by)}
            return [self._of_card("draft-log-card-added", card.name, **facts) for card in event.cards]
        if isinstance(event, Uncovered):
            return [self._of_card("draft-log-uncovered", card.name) for card in event.cards]
        return [self.line(event)]

    def _of_card(self, key: str, card: str, **facts: str) -> str:
        return messages.say(key, self.language, card=self.card(card), **facts)

    def _offer(self, offer: events.Offer) -> str:
        facts = {"player": self.player(offer.seat), "card": self.card(offer.card.name)}
        return messages.say("draft-log-offer", self.language, **facts)


def _told(event: Event) -> tuple[str, Facts]:
    """The message of an event, and its facts: cards by name, players by seat."""
    match event:
        case events.Drafted(seat, card, _, _, at_random):
            key = "drafted-at-random" if at_random else "drafted"
            return (key, {"player": seat, "card": card.name}) if card else (f"{key}-unseen", {"player": seat})
        case events.Passed(seat, to, _, cards):
            return "passed", {"player": seat, "other": to, "count": cards}
        case events.RoundBegan(_, draft_round, left):
            return f"round-{'left' if left else 'right'}", {"number": draft_round + 1}
        case events.DraftedFaceUp(seat, card):
            return "face-up", {"player": seat, "card": card.name}
        case events.Revealed(seat, card, by):
            own = by == card.name
            return ("revealed" if own else "revealed-by"), {"player": seat, "card": card.name, "by": by}
        case events.Noted(seat, note):
            return _noted(seat, note)
        case events.TurnedDown(seat, card):
            return "turned-down", {"player": seat, "card": card.name}
        case events.RemovedFromDraft(seat, by, card):
            facts: Facts = {"player": seat, "by": by}
            return ("removed", {**facts, "card": card.name}) if card else ("removed-unseen", facts)
        case events.PutIntoPack(seat, card):
            return "put-into-pack", {"player": seat, "card": card.name}
        case events.Looked(seat, by, whose, _, draft_round):
            key = "looked-at-card" if not draft_round else "looked-at-pack" if by else "looked-going-by"
            return key, {"player": seat, "other": whose, "by": by, "number": draft_round}
        case _:
            return _told_of_packs(event)


def _told_of_packs(event: Event) -> tuple[str, Facts]:
    match event:
        case events.CardsAdded(seat, _, _, count):
            return "cards-added", {"player": seat, "count": count}
        case events.LeftDraft(seat, card):
            return (
                ("left-draft", {"player": seat, "card": card.name}) if card else ("left-draft-unseen", {"player": seat})
            )
        case events.SkippedPack(seat):
            return "skipped", {"player": seat}
        case events.Burnt(seat, _, count):
            return "burnt", {"player": seat, "count": count}
        case events.SatOut(seat):
            return "sits-out", {"player": seat}
        case events.BoosterAdded(seat, by, _, cards):
            return "booster-added", {"player": seat, "by": by, "count": cards}
        case events.PlayerWatched(seat, by, whose):
            return "watched", {"player": seat, "other": whose, "by": by}
        case _:
            return _told_of_piles(event)


def _told_of_piles(event: Event) -> tuple[str, Facts]:
    match event:
        case events.Sorted(seat, _, count):
            return "sorted", {"player": seat, "count": count}
        case events.SentToPile(seat, _, count):
            return "sent-to-pile", {"player": seat, "count": count}
        case events.PackSplit(seat, whose, (first, second)):
            return "pack-split", {"player": seat, "other": whose, "number": first, "count": second}
        case events.PileChosen(seat, pile, both):
            return ("piles-both" if both else "pile-chosen"), {"player": seat, "number": pile}
        case events.PlaceDeclined(seat, place):
            return "place-declined", {"player": seat, "number": place}
        case events.PlaceTaken(seat, place, cards, top):
            return ("top-taken" if top else "place-taken"), {"player": seat, "number": place, "count": cards}
        case _:
            return _told_of_table(event)


def _told_of_table(event: Event) -> tuple[str, Facts]:
    match event:
        case LaidOut(_, draft_round, cards):
            return "laid-out", {"number": draft_round + 1, "count": cards}
        case Unwanted(cards):
            return "unwanted", {"count": len(cards)}
        case Swapped(seat, took, gave):
            return "swapped", {"player": seat, "card": gave.name, "got": took.name}
        case Won(seat, card, price):
            return "won", {"player": seat, "card": card.name, "number": price}
        case PoolOpened(seat, count):
            return "pool-opened", {"player": seat, "count": count}
        case Claimed(seat, _, card):
            return "claimed", {"player": seat, "card": card.name}
        case Released(seat, _, card):
            return "released", {"player": seat, "card": card.name}
        case Finished(seat):
            return "finished", {"player": seat}
        case _:
            return _told_after_draft(event)


def _told_after_draft(event: Event) -> tuple[str, Facts]:
    match event:
        case events.LeftOver(cards):
            return "left-over", {"count": cards}
        case events.ExchangeBegan(seat, card):
            return "exchange", {"player": seat, "card": card.name}
        case events.Exchanged(seat, other, gave, got):
            return "exchanged", {"player": seat, "other": other, "card": gave.name, "got": got.name}
        case events.ExchangeDeclined(seat):
            return "declined", {"player": seat}
        case events.DraftEnded():
            return "ended", {}
        case events.PoolsFinal():
            return "pools", {}
    raise AssertionError(f"nothing is said of {event!r}")


def _noted(seat: Seat, note: Note) -> tuple[str, Facts]:
    facts: Facts = {"player": seat, "by": note.by}
    if note.kind == "name":
        return "noted-name", {**facts, "card": note.text}
    if note.kind in ("creature type", "subtype"):
        return f"noted-{note.kind.removeprefix('creature ')}", {**facts, "text": note.text}
    if note.kind == "colour":
        return "noted-colour", {**facts, "colour": note.text, "chooser": seat if note.seat is None else note.seat}
    if note.kind == "number":
        return "noted-number", {**facts, "number": note.number}
    if note.kind == "player":
        return "noted-player", {**facts, "other": note.number}
    return f"guess-{'right' if note.right else 'wrong'}", {**facts, "card": note.text}
