"""Day and night, and the permanents that are turned over by them.  (CR 702.145, 724)"""

from entaku.magic.additional.faces import transform_and_flip
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.definitions import Definition
from entaku.magic.game.state import Daytime, Game, Object
from entaku.magic.spells.layers import projection

KEYWORDS: dict[str, Daytime] = {"daybound": "day", "nightbound": "night"}
"""Permanents with these are turned over when it is the other time of day."""


def decides(item: Object) -> bool:
    """Whether a permanent is turned over by the time of day alone.  (CR 702.145b, 702.145e)"""
    return not item.base.kit.keywords.isdisjoint(KEYWORDS)


def becomes(game: Game, time: Daytime) -> None:
    """It becomes day or night, and what that turns over is turned over.  (CR 724.1, 702.145b)"""
    if game.daytime == time:
        return
    before = game.daytime
    mutators.set_fields(game, daytime=time)
    mutators.happen(game, e.DaytimeChanged(time, before))
    turn_over(game)


def begin(game: Game) -> None:
    """It becomes day, if it is neither day nor night yet.  (CR 724.1)"""
    if not game.daytime:
        becomes(game, "day")


def turn_over(game: Game) -> None:
    """Turn over what shows the face of the other time of day.  (CR 702.145c, 702.145f)"""
    wrong = {"day": "nightbound", "night": "daybound"}.get(game.daytime)
    for number in game.battlefield if wrong else ():
        item = game.objects[number]
        if transform_and_flip.may_turn(game, item) and wrong in projection.look(game, item).kit.keywords:
            transform_and_flip.transform(game, number)


def notice(game: Game) -> None:
    """With the first permanent that goes by the time of day it becomes day, or night.  (CR 702.145c to 702.145g)"""
    if game.setup.has_daytime:
        if not game.daytime:
            found = {keyword for traits in projection.current(game).traits.values() for keyword in traits.kit.keywords}
            time = next((KEYWORDS[keyword] for keyword in KEYWORDS if keyword in found), None)
            if time is not None:
                becomes(game, time)
        turn_over(game)


def check(game: Game) -> None:
    """As a turn's untap step goes by: what the last turn's player cast decides.  (CR 724.2)"""
    cast = game.memory.cast_by_last
    if game.daytime == "day" and cast == 0:
        becomes(game, "night")
    elif game.daytime == "night" and cast is not None and cast >= 2:
        becomes(game, "day")


def face_on_entering(game: Game, item: Object) -> Definition | None:
    """The back of a card with daybound that enters at night, None for anything else.  (CR 702.145b)"""
    if game.daytime == "night" and "daybound" in item.definition.whole.traits.kit.keywords:
        return transform_and_flip.other_face(game, item) if item.is_card else None
    return None
