"""State-based actions that may hang on text which isn't understood: its player says whether they happen.  (CR 704)

A characteristic-defining ability, counters to enter with, "can't lose the game", a Saga's last chapter: what says so
isn't run, so what follows from it isn't known here.  What a player has said is so until the object changes.
"""

import re

from msgspec import Struct

from entaku.kernel.decisions import YesNo
from entaku.kernel.seats import Seat
from entaku.magic.additional.faces import sagas
from entaku.magic.by_hand import acts
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, ask
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection

OTHER_THAN_STATIC = re.compile(
    r"(?:[^—]{1,30} — )?(?:when|whenever|at) |[^“”\"]*:|.*(?:とき|たび|開始時に)、|.*：", re.IGNORECASE
)
"""How triggered and activated abilities are written: what they do is done by hand as it happens.  (CR 602.1, 603.1)"""


class Unsaid(Struct, frozen=True):
    """Text that isn't understood on which an action may hang: whose it is, and what the action is about.

    `number` is the object with the text; `subject` the object that the action is about, None if it is a player.
    """

    seat: Seat
    number: int
    subject: int | None


def of_object(game: Game, number: int) -> Unsaid | None:
    """The text on which it may hang what happens to a permanent: its own, or that of what is attached to it."""
    now = projection.current(game)
    for one in now.unknown:
        if one in now.traits and (one == number or game.objects[one].attached == number) and may_be_static(game, one):
            return Unsaid(now.traits[one].controller, one, number)
    return None


def of_player(game: Game, seat: Seat) -> Unsaid | None:
    """The text on which it may hang whether a player loses: that of what they control."""
    now = projection.current(game)
    for one in now.unknown:
        item = game.objects[one]
        controller = now.traits[one].controller if one in now.traits else item.controller
        if controller == seat and may_be_static(game, one):
            return Unsaid(seat, one, None)
    return None


def may_be_static(game: Game, number: int) -> bool:
    """Whether text of something that isn't understood may be that of a static ability, or of a Saga's last chapter."""
    item = game.objects[number]
    traits = projection.look(game, item) if item.zone == "battlefield" else item.base
    final = sagas.final_chapter(traits)
    return any(
        sagas.last_of(line.text) in (0, final) and not OTHER_THAN_STATIC.match(line.text) for line in traits.kit.unknown
    )


def lives_by_text(game: Game, unsaid: Unsaid) -> bool:
    """Whether an object could only be there by such text: it has no toughness or loyalty of its own, or is a Saga."""
    if unsaid.subject is None:
        return False
    traits = projection.look(game, game.objects[unsaid.subject])
    base = game.objects[unsaid.subject].base
    nothing = (traits.is_creature and not base.toughness) or ("Planeswalker" in traits.types and not base.loyalty)
    return nothing or not {"Saga", "Aura"}.isdisjoint(traits.subtypes)


def stand(game: Game, unsaid: Unsaid, seat: Seat) -> str:
    """How things stand with what an action is about: what is said of it holds as long as this is the same."""
    if unsaid.subject is None:
        player = game.players[seat]
        return f"{player.life} {player.poison} {player.drew_from_empty} {player.commander_damage}"
    item = game.objects[unsaid.subject]
    traits = projection.look(game, item)
    return f"{traits.toughness} {item.damage} {item.counters} {item.attached} {item.attached_player}"


def is_spared(game: Game, unsaid: Unsaid, seat: Seat) -> bool:
    """Whether it has been said that it doesn't happen, and nothing has changed since."""
    spared = game.players[seat].spared if unsaid.subject is None else game.objects[unsaid.subject].spared
    return spared == stand(game, unsaid, seat)


def ask_whether(game: Game, unsaid: Unsaid, seat: Seat) -> Procedure[bool]:
    """Ask the text's player whether it keeps the action from happening; if so, they do by hand what it says."""
    about = (unsaid.number if unsaid.subject is None else unsaid.subject,)
    purpose = "game-unread-lose" if unsaid.subject is None else "game-unread"
    usual = lives_by_text(game, unsaid)
    now = stand(game, unsaid, seat)
    spared = yield from ask(game, unsaid.seat, purpose, YesNo(), usual, about)
    if spared is not True:
        return False
    if unsaid.subject is None:
        mutators.alter_player(game, seat, spared=now)
    elif unsaid.subject in game.objects:
        mutators.alter(game, unsaid.subject, spared=now)
    if unsaid.number in game.objects:
        acts.tell(game, unsaid.seat, projection.look(game, game.objects[unsaid.number]).name, "")
        yield from acts.by_hand(game, unsaid.seat, (unsaid.number,))
    return True
