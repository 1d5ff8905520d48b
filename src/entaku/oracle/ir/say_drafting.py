"""Abilities that work in the draft, in English and Japanese words: a line for each paragraph of a card."""

from collections.abc import Sequence

from entaku.oracle.ir.drafting import (
    AddCards,
    AfterDraft,
    AfterDrafting,
    AsDrafted,
    AsYouDraft,
    BeforeShuffle,
    ChooseColours,
    DraftAbility,
    DraftAnother,
    DraftAtRandom,
    DraftFaceUp,
    DuringDraft,
    GuessNextOfPack,
    InsteadOfDrafting,
    LookAtNextOfPack,
    LookAtPack,
    RemoveIt,
    RevealAsDrafted,
    RevealNextPick,
    WhileFaceUp,
)
from entaku.oracle.ir.say_drafting_ja import japanese

__all__ = ["english", "japanese"]

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_PACK = "booster pack"
_NTH_COLOUR = ("a color", "another color", "a third color", "a fourth color", "a fifth color")
_CHOOSERS = {
    "right": "the player to your right chooses",
    "you": "you choose",
    "left": "the player to your left chooses",
}
_NOTES = {
    "": "",
    "passer": " and note the player who passed it to you",
    "cards this round": " and note how many cards you've drafted this draft round, including {name}",
}
_THEN = {
    RevealNextPick: " Reveal the next card you draft and note its name.",
    LookAtNextOfPack: f" You may look at the next card drafted from this {_PACK}.",
    GuessNextOfPack: f" The next time a player drafts a card from this {_PACK}, guess that card's name."
    " Then that player reveals the drafted card.",
}
_PRICES = {
    "turn-down": "turn {name} face down",
    "into-pack": f"put {{name}} into that {_PACK}",
    "skip-next-pack": f"pass the next {_PACK} without drafting a card from it",
    "sit-round-out": "you can't draft cards for the rest of this draft round",
}


def english(name: str, abilities: Sequence[DraftAbility], reminders: bool = True) -> tuple[str, ...]:
    """The abilities of a card of this name; reminders stand in brackets, as they are printed.

    >>> english("Cogwork Spy", (RevealAsDrafted(then=LookAtNextOfPack()),))[0][:36]
    'Reveal Cogwork Spy as you draft it. '
    """
    lines: list[str] = []
    for ability in abilities:
        text, reminder = _said(ability)
        line = (f"{text} ({reminder})" if reminder and reminders else text).replace("{name}", name)
        if isinstance(ability, AfterDrafting) and lines:
            lines[-1] += f" {line}"
        else:
            lines.append(line)
    return tuple(lines)


def _said(ability: DraftAbility) -> tuple[str, str]:
    """An ability and its reminder."""
    if isinstance(ability, DraftFaceUp):
        return "Draft {name} face up.", ""
    if isinstance(ability, RevealAsDrafted):
        then = ability.then
        more = f" {_colours(then)}" if isinstance(then, ChooseColours) else _THEN[type(then)] if then else ""
        return f"Reveal {{name}} as you draft it{_NOTES[ability.note]}.{more}", ""
    if isinstance(ability, AfterDrafting):
        reminder = f"Your next pick is from that {_PACK}. Pass it to the next player and it's drafted this draft round."
        return f"After you draft {{name}}, you may add a {_PACK} to the draft.", reminder
    if isinstance(ability, AsDrafted):
        return _as_drafted(ability), ""
    if isinstance(ability, InsteadOfDrafting):
        price = " and ".join(_PRICES[part] for part in ability.price)
        whole = f"you may draft each card in that {_PACK}, one at a time"
        reminder = f"You may look at {_PACK}s passed to you."
        return f"Instead of drafting a card from a {_PACK}, {whole}. If you do, {price}.", reminder
    if isinstance(ability, AsYouDraft):
        return _as_you_draft(ability)
    if isinstance(ability, WhileFaceUp):
        return _while_face_up(ability)
    if isinstance(ability, DuringDraft):
        price = ", then ".join(_PRICES[part] for part in ability.price)
        looks = (
            f"any unopened {_PACK} in the draft or any {_PACK} not being looked at by another player"
            if isinstance(ability.do, LookAtPack)
            else "the next card drafted by a player of your choice"
        )
        return f"During the draft, you may {price}. If you do, look at {looks}.", ""
    if isinstance(ability, AfterDraft):
        offers = (
            "Each other player may offer you one card in their card pool in exchange. You may accept any one offer."
        )
        return f"Immediately after the draft, you may reveal a card in your card pool. {offers}", ""
    return _before_shuffle(ability), ""


def _as_drafted(ability: AsDrafted) -> str:
    """What comes into the pool, or that the card goes out of the draft."""
    do = ability.do
    if not isinstance(do, AddCards):
        return "As you draft {name}, remove it from the draft. It isn't in your card pool."
    names = ", ".join(do.cards)
    if do.count:
        return f"As you draft {{name}}, add {do.count} of these cards at random to your card pool: {names}."
    return f"As you draft {{name}}, add these cards to your card pool: {names}."


def _colours(what: ChooseColours) -> str:
    """Who chooses a colour after whom."""
    parts = [f"{_CHOOSERS[chooser]} {colour}" for chooser, colour in zip(what.choosers, _NTH_COLOUR, strict=False)]
    if len(parts) > 1:
        parts[-1] = f"then {parts[-1]}"
    sentence = ", ".join(parts)
    return f"{sentence[0].upper()}{sentence[1:]}."


def _as_you_draft(ability: AsYouDraft) -> tuple[str, str]:
    drafted = f"{_article(ability.card_type.lower())} card" if ability.card_type else "a card"
    prices = [_PRICES[part] for part in ability.price]
    do = ability.do
    if isinstance(do, DraftAnother):
        may = f"draft an additional card from that {_PACK}. If you do, {', then '.join(prices)}."
        reminder = f"You may look at that {_PACK}." if "skip-next-pack" in ability.price else ""
    elif isinstance(do, RemoveIt):
        may = f"remove it from the draft face {'up' if do.face_up else 'down'}."
        reminder = "It isn't in your card pool." if do.face_up else "Those cards aren't in your card pool."
    else:
        may = f"{', '.join(['reveal it', f'note its {do.fact}'])}, then {', then '.join(prices)}."
        reminder = ""
    return f"As you draft {drafted}, you may {may}", reminder


def _while_face_up(ability: WhileFaceUp) -> tuple[str, str]:
    if isinstance(ability.do, DraftAtRandom):
        cards = f"{_NUMBERS[ability.do.cards]} card{'s' if ability.do.cards > 1 else ''}"
        during = f"you can't look at {_PACK}s and must draft cards at random"
        text = (
            f"As long as {{name}} is face up during the draft, {during}."
            f" After you draft {cards} this way, {_PRICES['turn-down']}."
        )
        return text, "You may look at cards as you draft them."
    return f"Each player passes the last card from each {_PACK} to a player who drafted a card named {{name}}.", ""


def _before_shuffle(ability: BeforeShuffle) -> str:
    types = " or ".join(card_type.lower() for card_type in ability.card_types)
    if ability.least == 1 and ability.most == 1:
        exiled = f"{_article(types)} card you drafted that isn't"
    elif ability.most is None:
        exiled = f"{_NUMBERS[ability.least]} or more {types} cards you drafted that aren't"
    else:
        exiled = f"{_NUMBERS[ability.least]} to {_NUMBERS[ability.most]} {types} cards you drafted that aren't"
    return (
        "Before you shuffle your deck to start the game, you may reveal this card from your deck and exile"
        f" {exiled} in your deck."
    )


def _article(words: str) -> str:
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"
