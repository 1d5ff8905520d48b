"""Whom or what an event happens to, as it is called in Japanese."""

from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import things as t
from entaku.oracle.saying.japanese.cast_elsewhere import NOT_FROM_HAND
from entaku.oracle.saying.japanese.groups import counted, described, type_word
from entaku.oracle.saying.japanese.things import again, anyone, player
from entaku.oracle.saying.japanese.told import Told, Unsayable

CAST_THIS = (t.Not(t.Other()),)
"""What a spell is like that is the source itself."""
ITSELF = t.Group((t.Not(t.Other()),))
ITSELF_OWNED = t.Group((t.Not(t.Other()), t.OwnedBy(t.You())))
"""The card itself as its owner's, into whose graveyard it goes."""
ITSELF_UNTAPPED = t.Group((t.Not(t.Other()), t.Being("untapped")))
"""The card itself, as it enters untapped."""


def what_said(what: object, told: Told) -> str:
    """What an event happens to, one of a group with its number."""
    if isinstance(what, t.Self):
        return told.name
    if isinstance(what, t.Attached):
        return told.attached
    if isinstance(what, t.Targeted):
        return again(what, told)
    if what == t.Bound("created"):
        return "そのトークン"
    if what == HAUNTED:
        return "これが憑依しているクリーチャー"
    if isinstance(what, t.Both):
        return "か".join(what_said(each, told) for each in what.of)
    if what == COMMANDER:
        return "あなたの統率者"
    if isinstance(what, t.Group):
        return counted(what, "１", told)
    raise Unsayable(what)


COMMANDER = t.Group((t.Being("commander"), t.OwnedBy(t.You())))
HAUNTED = t.Group((t.Being("haunted"),))
"""The creature that the card haunts, whatever it is by now.  (CR 702.55b)"""


def one_of(what: t.Group, told: Told) -> str:
    return f"{counted(what, '１', told)}を"


ZONES_ENTERED_FROM: dict[tuple[t.Players | None, t.Zone], str] = {
    (t.You(), "graveyard"): "あなたの墓地",
    (t.You(), "hand"): "あなたの手札",
    (None, "graveyard"): "墓地",
    (None, "exile"): "追放領域",
}
"""Where something enters from, by whose zone that is."""


def entered_from(one: h.Enters) -> str:
    """From which zone something enters, "" where that isn't said."""
    return f"{ZONES_ENTERED_FROM[one.of, one.origin]}から" if one.origin is not None else ""


def who_said(who: t.Players, told: Told) -> str:
    words = anyone(who, told)
    return words.replace("各", "", 1) if isinstance(who, t.PlayersWho) else words


def of_whom(who: t.Players) -> str:
    """Whose spell or card of the turn it is that is counted."""
    return "あなたの" if isinstance(who, t.You) else "自分の"


ZONES = {"battlefield": "戦場", "graveyard": "墓地", "hand": "手札", "library": "ライブラリー", "exile": "追放領域"}


def whence_put(one: h.Moves) -> str:
    """From where something is put: one zone, or anywhere."""
    anywhere = "いずれかの領域" if one.what == t.Self() else "いずこか"  # of what moves once, or again and again
    return f"{anywhere if one.origin is None else ZONES[one.origin]}から"


def land_whence(one: h.PlaysLand) -> str:
    """Whence a land is played, where that is said."""
    if one.other_than is not None:
        return f"{of_whom(one.who)}{ZONES[one.other_than]}以外から"
    if one.origin is None:
        return ""
    top = "の一番上" * (one.origin == "library")
    return f"{'' if one.origin == 'exile' else of_whom(one.who)}{ZONES[one.origin]}{top}から"


def spell(one: h.Casts, told: Told) -> str:
    """The spell that is cast, with the graveyard or the hand that it comes from."""
    if one == h.Casts(t.You(), (t.CastFrom("graveyard"),)):
        return "あなたの墓地から呪文１つ"
    where = tuple(each for each in one.where if not isinstance(each, t.CastFrom) and each != NOT_FROM_HAND)
    if len(one.where) - len(where) > 1:
        raise Unsayable(one.where)
    spell = described(t.Group(where, "stack"), told)
    if t.CastFrom("exile") in one.where:
        return f"追放領域から{spell}"
    if NOT_FROM_HAND in one.where:
        return f"{of_whom(one.who)}手札以外から{spell}"
    whence = next((ZONES[each.zone] for each in one.where if isinstance(each, t.CastFrom)), "")
    return f"{of_whom(one.who)}{whence}から{spell}" if whence else spell


def given_up(what: t.Group, told: Told) -> str:
    """What is sacrificed: the card itself, or one of a group."""
    return f"{told.name}を" if what == ITSELF else one_of(what, told)


def types_of(what: object) -> tuple[str, ...]:
    """The types that cards of a group have.  Raises Unsayable where more is asked of them."""
    where = what.where if isinstance(what, t.Group) else ()
    if not all(isinstance(each, t.Is) for each in where):
        raise Unsayable(what)
    return tuple(type_word(each.what) for each in where if isinstance(each, t.Is))


def first_spell(one: h.Casts, told: Told) -> str:
    """Who casts the first spell of a turn, up to its verb: in any turn, or in those of opponents."""
    who = who_said(one.who, told) + ("１人" if isinstance(one.who, t.Each) else "")
    spell = described(t.Group(one.where, "stack"), told)
    if one.of == t.Each("opponent"):
        return f"対戦相手の各ターン内で初めて{who}が{spell}を"
    return f"各ターンで{who}が初めて{spell}を"


def cycled(what: t.Things, told: Told) -> str:
    """The card itself, or any card like these."""
    return (
        what_said(t.Group(what.where, "exile"), told).removesuffix("１枚")
        if isinstance(what, t.Group)
        else what_said(what, told)
    )


def in_turns_of(who: t.Players | None, told: Told) -> str:
    """In whose turns something is done, where that is said: "対戦相手のターンに"."""
    return "" if who is None else f"{'対戦相手' if who == t.Each('opponent') else player(who, told)}のターンに"
