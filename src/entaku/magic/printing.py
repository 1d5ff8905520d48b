"""A game's view as a board of text: a player after the other, what they control, the stack, who attacks whom."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from entaku.magic.views import CardView, GameView, PlayerView
from entaku.messages import Language, say

Names = Callable[[str], str]
"""A card's name in the reader's language."""


def board(view: GameView, language: Language = "en", name: Names = str) -> str:
    """The board as lines of text; `name` says what a card is called."""
    return "\n".join(_lines(view, language, name))


def in_short(view: GameView) -> str:
    """The view in one line."""
    lives = " ".join("-" if player.left else str(player.life) for player in view.players)
    seat = "" if view.seat is None else f" of seat {view.seat}"
    over = f", over: {view.ended}" if view.ended else ""
    return f"<GameView{seat}: turn {view.turn}, {view.step or 'before the game'}, life {lives}{over}>"


def _lines(view: GameView, language: Language, name: Names) -> Iterator[str]:
    yield _head(view, language)
    for player in view.players:
        yield from _player(view, player, language, name)
    for key, cards in (("command", view.command), ("exile", view.exile)):
        if cards:
            yield say(f"board-{key}", language, cards=_gathered(map(_name_of(name), cards), language))
    for item in view.stack:
        yield say("board-stack", language, card=name(item.name), player=view.players[item.controller].name)


def _head(view: GameView, language: Language) -> str:
    if view.ended:
        winners = say("lab-night-comma", language).join(view.players[seat].name for seat in view.winners)
        return say("board-over", language, turn=view.turn, count=len(view.winners), names=winners)
    step = say(f"game-step-{(view.step or 'beginning').replace(' ', '-')}", language)
    return say("board-turn", language, turn=view.turn, player=view.players[view.active].name, step=step)


def _player(view: GameView, player: PlayerView, language: Language, name: Names) -> Iterator[str]:
    if player.left:
        yield say("board-left", language, player=player.name)
        return
    facts: dict[str, str | int] = {"life": player.life, "library": player.library, "hand": player.hand_size}
    line = say("board-player", language, player=player.name, **facts)
    if player.hand:
        line += say("board-hand", language, cards=_gathered(map(_name_of(name), player.hand), language))
    yield line
    if player.mana or player.poison:
        yield "    " + say("board-has", language, mana=player.mana or "-", poison=player.poison)
    if player.energy or player.experience:
        yield "    " + say("board-counters", language, energy=player.energy, experience=player.experience)
    for kept in player.earmarked:
        yield "      " + say("board-earmarked", language, mana=kept.mana, source=name(kept.source))
    attacks = {one.attacker: view.players[one.player].name for one in view.attacks}
    own = [card for card in view.battlefield if card.controller == player.seat]
    for lands in (True, False):
        cards = [_permanent(card, attacks, language, name) for card in own if ("Land" in card.types) is lands]
        if cards:
            yield "    " + _gathered(cards, language)
    if player.companion is not None:
        yield "    " + say("board-companion", language, card=name(player.companion.name))
    if player.graveyard:
        cards = [name(card.name) for card in player.graveyard]
        yield "    " + say("board-graveyard", language, cards=_gathered(cards, language))


def _name_of(name: Names) -> Callable[[CardView], str]:
    """What a card is called; one that may not be known is a question mark."""
    return lambda card: name(card.name) if card.name else "?"


def _permanent(card: CardView, attacks: dict[int, str], language: Language, name: Names) -> str:
    """A permanent with all that can be seen of it."""
    said = _name_of(name)(card)
    if card.power is not None and card.toughness is not None:
        said += f" {card.power}/{card.toughness}"
    marks = [f"{kind} ×{count}" for kind, count in card.counters]
    if card.damage:
        marks.append(say("board-damage", language, damage=card.damage))
    if card.tapped:
        marks.append(say("board-tapped", language))
    if card.id in attacks:
        marks.append(say("board-attacks", language, player=attacks[card.id]))
    return f"{said} ({say('lab-night-comma', language).join(marks)})" if marks else said


def _gathered(cards: Iterable[str], language: Language) -> str:
    """Things listed, equal ones once with their number."""
    counts = Counter(cards)
    return say("lab-night-semicolon", language).join(
        card if count == 1 else f"{card} ×{count}" for card, count in counts.items()
    )
