"""Why a player can't do something now: what the rules themselves refuse it for.  (CR 117.1, 305, 508.1, 509.1, 602.5)

Nothing is decided here.  What may be done is settled by going through what keeps it from being done, until something
does; here the same is gone through to its end.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from entaku.cards.ir import abilities as a
from entaku.kernel.decisions import Assign, Decision
from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat
from entaku.magic import activating, castable, commander, costs, faces, lands, layers, questions, views
from entaku.magic import refusals as r
from entaku.magic.changing import replace
from entaku.magic.combat import attacking, blocking
from entaku.magic.earmarks import Purpose
from entaku.magic.game import Game, Object
from entaku.magic.owing import owed
from entaku.magic.paying import Price
from entaku.magic.play import Play
from entaku.magic.questions import Context, controller_of
from entaku.magic.refusals import Refusal
from entaku.messages import Language, say

Deed = Literal["cast", "land", "activate", "mana", "attack", "block"]


class WhyNot(Struct, frozen=True, omit_defaults=True):
    """Something that a player can't do now, and everything that keeps them from it.

    `card` is what they would do it with: a card, a permanent, or a creature; `place` which of its abilities, `whom`
    the attacker that it would block.
    """

    what: Deed
    card: int
    refusals: tuple[Refusal, ...]
    place: int = 0
    whom: int = 0

    def said(self, language: Language = "en") -> str:
        """What can't be done and why, as a player would say it, with the numbers of the rules."""
        what = "block-it" if self.what == "block" else "mana-ability" if self.what == "mana" else self.what
        reasons = [sentence(one, language) for one in self.refusals]
        return "\n".join([say(f"why-{what}", language), *(f"- {reason}" for reason in reasons)])


def sentence(refusal: Refusal, language: Language) -> str:
    """A refusal as a sentence: with what it comes from and what it takes, where that is known.

    >>> sentence(r.LAND_PLAYED, "en")
    'You have played all lands that you may this turn (CR 305.2)'
    """
    facts = dict(refusal.facts)
    kind = "-by" if "by" in facts else "-none" if facts.get("mana") == "" else ""
    reason = say(f"why-{refusal.key}{kind}", language, **facts)
    return say("why-rule", language, reason=reason, rule=refusal.rule)


def why_not(play: Play, seat: Seat, number: int) -> tuple[WhyNot, ...]:
    """What a player can't do now with an object, each with everything that keeps them from it.

    Nothing, where there is nothing that they could ever do with it.  Raises Unlawful for what they may not know.
    """
    game, asked = play.game, play.decision
    item = game.objects.get(number)
    if item is None or not views.knows(game, item, seat):
        raise Unlawful("why-unknown-card")
    player = asked.seat if asked is not None and asked.actor == seat else seat
    return tuple(told(game, seat, one) for one in found(game, player, item, asked) if one.refusals)


def found(game: Game, seat: Seat, item: Object, asked: Decision | None) -> Iterator[WhyNot]:
    """What the player could do with an object, with what keeps them from it: nothing where they can do it."""
    purpose = asked.purpose if asked is not None and asked.seat == seat else ""
    if asked is not None and purpose == "game-attack":
        yield from attacks(game, seat, item, asked)
    elif purpose == "game-block":
        yield from blocks(game, seat, item)
    late = () if purpose == "game-priority" else (r.NO_PRIORITY,)
    for one in (*plays(game, seat, item), *activations(game, seat, item)):
        tried = (r.TAKEN_BACK,) if not late and key(one) in game.pending.refused else ()
        yield replace(one, refusals=(*late, *tried, *one.refusals))


def key(one: WhyNot) -> str:
    """The key of the option that this would be."""
    return f"{one.what}:{one.card}:{one.place}" if one.what in ("activate", "mana") else f"{one.what}:{one.card}"


def plays(game: Game, seat: Seat, item: Object) -> Iterator[WhyNot]:
    """Playing a card as a land, and casting it: for which of its faces the least is lacking."""
    if not is_holding(game, seat, item):
        return
    there = lands.lands(item)
    if there:
        yield WhyNot("land", item.id, min((tuple(lands.unplayable(game, seat, face)) for face in there), key=len))
    spells = [face for face in faces.castable(item) if not face.base.types & {"Land", "Conspiracy"}]
    if spells:
        found = () if castable.may_cast(game, seat, item) else min(tried(game, seat, spells), key=len)
        yield WhyNot("cast", item.id, found)


def tried(game: Game, seat: Seat, spells: list[Object]) -> Iterator[tuple[Refusal, ...]]:
    """What keeps a card from being cast, as each of its faces."""
    for face in spells:
        yield tuple(castable.refusals(game, seat, face))


def is_holding(game: Game, seat: Seat, item: Object) -> bool:
    """Whether it is a card that the player might play from where it is: none on the battlefield or the stack."""
    if item.zone == "command":
        return item.rumbling or any(one.id == item.id for one in commander.castable(game, seat))
    return item.owner == seat and item.zone in ("hand", "graveyard", "exile", "library")


def activations(game: Game, seat: Seat, item: Object) -> Iterator[WhyNot]:
    """Activating its abilities: those of a permanent that the player controls, those of a card where it is."""
    for there, place, ability in activating.abilities_of(game, seat):
        if there.id == item.id:
            found = dict.fromkeys(activating.refusals(game, seat, item, place, ability))
            yield WhyNot("activate", item.id, priced(game, seat, item, ability, found), place)
    for there, place, ability in activating.every_mana_ability(game, seat):
        if there.id == item.id:
            found = dict.fromkeys(activating.mana_refusals(game, seat, item, place, ability))
            yield WhyNot("mana", item.id, priced(game, seat, item, ability, found), place)


def priced(
    game: Game, seat: Seat, item: Object, ability: a.Activated, found: dict[Refusal, None]
) -> tuple[Refusal, ...]:
    """The refusals, with what an ability costs where mana is lacking."""
    if r.MANA not in found:
        return tuple(found)
    symbols = costs.symbols_of(activating.cost_of(Context(game, item.id, seat), ability))
    price = Price(symbols, purpose=Purpose(item, is_ability=True))
    return tuple(owed(game, seat, one, price) for one in found)


def attacks(game: Game, seat: Seat, item: Object, asked: Decision) -> Iterator[WhyNot]:
    """Attacking with a creature.  (CR 508.1)"""
    traits = layers.look(game, item)
    if item.zone == "battlefield" and traits.is_creature and controller_of(game, item.id) == seat:
        found = tuple(attacking.refusals(game, seat, item, traits))
        left = asked.shape.subjects if isinstance(asked.shape, Assign) else ()
        is_left_out = not found and item.id not in [one.card for one in left]
        yield WhyNot("attack", item.id, (r.NOT_CHOSEN,) if is_left_out else found)


def blocks(game: Game, seat: Seat, item: Object) -> Iterator[WhyNot]:
    """Blocking with a creature: each of those who attack the player or their team.  (CR 509.1)"""
    traits = layers.look(game, item)
    if item.zone != "battlefield" or not traits.is_creature or controller_of(game, item.id) != seat:
        return
    for attack in game.combat.attacks if game.combat is not None else ():
        if attack.player in game.setup.sharing[seat]:
            refusals = tuple(blocking.refusals(game, item, traits, attack.attacker))
            yield WhyNot("block", item.id, refusals, whom=attack.attacker)


def told(game: Game, seat: Seat, one: WhyNot) -> WhyNot:
    """The same with the names of what its refusals come from, as far as the player may know them."""
    return replace(one, refusals=tuple(named(game, seat, refusal) for refusal in one.refusals))


def named(game: Game, seat: Seat, refusal: Refusal) -> Refusal:
    """A refusal with the name of the object whose effect says so, if the player may know it."""
    known = questions.seen(game, refusal.by) if refusal.by else None
    if known is None or not views.knows(game, known[0], seat):
        return replace(refusal, by=0) if refusal.by else refusal
    return replace(refusal, facts=(*refusal.facts, ("by", known[1].name)))
