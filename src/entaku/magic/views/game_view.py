"""A game as a viewer sees it, and as it is printed: what each player controls, the stack, who attacks whom."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from entaku.kernel.seats import Seat
from entaku.magic.game.dated import UNSAID, RulesDate
from entaku.magic.game.profile import CommanderRules
from entaku.magic.game.state import Daytime
from entaku.magic.variants import commander
from entaku.magic.views.beside import BesideView
from entaku.magic.views.combat import AttackView as AttackView
from entaku.magic.views.commanders import CommanderHit as CommanderHit
from entaku.magic.views.commanders import CommanderView as CommanderView
from entaku.messages import Language, say
from entaku.oracle.colours import Colours
from entaku.oracle.ir.designations import Designation


class CardView(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """An object as a viewer sees it.  A card they may not see has neither name nor any other fact.

    `rumbling`: it waits in the command zone to be played by the Rumble rule  (EV-15); `phased_out`: it is treated as
    though it didn't exist, and `controller` is who controlled it as it phased out  (CR 702.26); `paired`: what it is
    paired with  (CR 702.95).
    `components`: what represents a permanent where that is several cards or tokens, by their names, the topmost first,
    "" for one that lies face down and isn't theirs to see  (CR 713.2, 723.2).  `designations` are its markers.
    """

    id: int
    name: str = ""
    owner: Seat = 0
    controller: Seat = 0
    tapped: bool = False
    face_down: bool = False
    power: int | None = None
    toughness: int | None = None
    damage: int = 0
    sick: bool = False
    types: tuple[str, ...] = ()
    colours: str = ""
    keywords: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    attached: int | None = None
    attached_player: Seat | None = None
    token: bool = False
    chosen: tuple[tuple[str, str], ...] = ()
    cost: str = ""
    mana_value: int = 0
    commander: bool = False
    rumbling: bool = False
    phased_out: bool = False
    paired: int | None = None
    components: tuple[str, ...] = ()
    designations: tuple[Designation, ...] = ()


class StackView(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A spell or ability on the stack; `ability` is the mark of an ability, which those of equal content share."""

    id: int
    name: str
    controller: Seat
    source: int = 0
    is_ability: bool = False
    ability: str = ""
    targets: tuple[int, ...] = ()
    target_seats: tuple[Seat, ...] = ()
    x: int = 0
    commander: bool = False
    face_down: bool = False


class EarmarkedMana(Struct, frozen=True):
    """Mana in a pool of which its source says something: what it is for, or what it does where it is spent."""

    mana: str
    source: str


class PlayerView(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A player as a viewer sees them.

    `rumbled`: under the Rumble rule alone, life they made opponents lose  (EV-15).  `commanders` are those that the
    player owns, `identity` the colours of all of them, None without any  (CR 903.4); `commander_damage` is what the
    player has been dealt by each commander that has dealt them any  (CM-12).  `earmarked` is a part of their `mana`.
    `companion` is what they have revealed outside the game, as long as it is there  (CR 702.139).
    `blessed`: whether they have the city's blessing  (CR 702.131); `completed`: dungeons that they have completed;
    `tempted`: how often the Ring has tempted them  (CR 2026 701.54c);
    `speed`: theirs, 0 if they have none  (CR 2026 702.179b).
    """

    seat: Seat
    name: str
    life: int
    library: int
    hand_size: int
    hand: tuple[CardView, ...] = ()
    graveyard: tuple[CardView, ...] = ()
    mana: str = ""
    earmarked: tuple[EarmarkedMana, ...] = ()
    poison: int = 0
    energy: int = 0
    experience: int = 0
    blessed: bool = False
    completed: tuple[str, ...] = ()
    tempted: int = 0
    speed: int = 0
    left: bool = False
    lost: str = ""
    lands_played: int = 0
    sideboard: tuple[CardView, ...] = ()
    known: tuple[CardView, ...] = ()
    rumbled: int | None = None
    commanders: tuple[CommanderView, ...] = ()
    companion: CardView | None = None
    identity: Colours | None = None
    commander_damage: tuple[CommanderHit, ...] = ()


class GameView(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A game as a viewer sees it.

    `commander_rules`: by which rules commanders lead the decks, None without them; `lethal` how much combat damage by
    one of them is the end of a player, None where none is (CR 903.10a, 903.12h); `rumble` is the threshold of the
    Rumble rule, None where it isn't played  (EV-15); `votes`: who has voted how, while a vote goes on  (CR 701.32).
    `described`: of the cards that the viewer may know, what players have said in this game that they are: lines as in a
    list, "Name | cost | type | size | text".  `phased` are the permanents that are phased out, which nothing finds.
    `date`: of when the rules are, None if some are of one date and some of another; `freely`: whether combat damage
    goes in no order that was announced as blockers were declared.  What isn't said is as it was in 2022, when views
    didn't say it: recordings of then lead to the same views.
    `teams`: who is of which team, without teams nothing; `shared`: whether a team has its turns and its life total
    together, which then stands at each of its players  (CR 805, 810); `planned`: what teammates of the viewer are about
    to attack or block with, as long as not all of the team have said so.
    """

    seat: Seat | None
    turn: int
    active: Seat
    step: str
    holder: Seat
    players: tuple[PlayerView, ...]
    battlefield: tuple[CardView, ...] = ()
    stack: tuple[StackView, ...] = ()
    exile: tuple[CardView, ...] = ()
    command: tuple[CardView, ...] = ()
    attacks: tuple[AttackView, ...] = ()
    monarch: Seat | None = None
    initiative: Seat | None = None
    daytime: Daytime = ""
    winners: tuple[Seat, ...] = ()
    ended: str = ""
    deciding: Seat | None = None
    commander_rules: CommanderRules | None = None
    lethal: int | None = commander.LETHAL
    rumble: int | None = None
    votes: tuple[tuple[Seat, str], ...] = ()
    described: tuple[str, ...] = ()
    phased: tuple[CardView, ...] = ()
    date: RulesDate | None = UNSAID
    freely: bool = False
    teams: tuple[tuple[Seat, ...], ...] = ()
    shared: bool = False
    beside: BesideView | None = None
    planned: tuple[AttackView, ...] = ()

    def __repr__(self) -> str:
        return in_short(self)

    def __str__(self) -> str:
        return board(self)


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
