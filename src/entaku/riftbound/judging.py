"""Decides, for every mention in a typed text, whether it is a target, and on which ground.  (RT-1 to RT-17)"""

import sys
from collections.abc import Iterator

from msgspec import Struct

from entaku.riftbound.binding import Actor, Bindings, bind
from entaku.riftbound.editions import Edition
from entaku.riftbound.form import Ability, Form, Part, PartKind, Reference, Step
from entaku.riftbound.grounds import Chosen

_HIDDEN_ZONES = {"hand", "deck", "looked-at"}
_SECRET: frozenset[PartKind] = frozenset({"hand", "deck"})
_PUBLIC: frozenset[PartKind] = frozenset({"trash", "zone", "base", "battlefield"})
_MAKES = {"play", "create", "add", "put", "make", "replace", "place", "have"}
_FROM_HAND = {"play", "hide", "discard"}
_FROM_DECK = {"channel", "draw", "burn"}
_NAMES = {"name"}


class Judgement(Struct, frozen=True):
    """A mention, the ground of the verdict, and when it is chosen.

    ability  the place of its ability in the form
    outer    the reference that it lies within
    """

    reference: Reference
    ground: str
    chosen: Chosen
    ability: int
    step: Step
    actor: Actor
    outer: Reference | None = None


class Place(Struct, frozen=True):
    """Where a reference stands: in which clause of which ability, in which role.

    paid  where the first price inside the ability's instructions ends, behind everything if there is none
    """

    index: int
    ability: Ability
    step: Step
    part: Part
    actor: Actor
    paid: int


def judge(form: Form, edition: Edition, *, is_battlefield: bool = False) -> tuple[list[Judgement], Bindings]:
    """Every mention of an object, player or place in the order of the text, each with its ground."""
    on_battlefield = is_battlefield or form.speaks == "place"
    bindings = bind(form, is_battlefield=on_battlefield)
    awaited = _awaited(form, bindings)
    found: list[Judgement] = []
    for index, ability in enumerate(form.abilities):
        paid = min((step.clause.end for step in ability.steps if step.instruction_cost), default=sys.maxsize)
        for step in ability.steps:
            actor = bindings.actors.get((step.clause.start, step.clause.end), "you")
            for part in step.clause.parts:
                place = Place(index, ability, step, part, actor, paid)
                found.extend(_Judge(edition, place, awaited).of(part.reference))
    found.sort(key=lambda judgement: (judgement.reference.start, -judgement.reference.end))
    return _once_each(found), bindings


def _once_each(found: list[Judgement]) -> list[Judgement]:
    kept: dict[tuple[int, int], Judgement] = {}
    for judgement in found:
        kept.setdefault((judgement.reference.start, judgement.reference.end), judgement)
    return list(kept.values())


def _awaited(form: Form, bindings: Bindings) -> frozenset[int]:
    """The starts of references that a later replacement effect waits for: "choose a unit. The next time it would …"."""
    starts = set()
    for ability in form.abilities:
        for step in ability.steps:
            if step.use in ("replaced", "replacement"):
                for part in step.clause.parts:
                    antecedent = bindings.antecedents.get((part.reference.start, part.reference.end))
                    if antecedent is not None:
                        starts.add(antecedent.start)
    return frozenset(starts)


class _Judge:
    """Judges the references of one part of one clause."""

    def __init__(self, edition: Edition, place: Place, awaited: frozenset[int]) -> None:
        self.edition = edition
        self.place = place
        self.awaited = awaited

    def of(self, reference: Reference) -> Iterator[Judgement]:
        """The judgement of a reference, and of those within it."""
        if reference.is_amount:
            for inner in reference.within:
                yield from self.of(inner)
            return
        if reference.is_player and reference.choice == "self":
            return
        ground = self._context(reference) or self._ground(reference)
        yield self._judged(reference, ground)
        for inner in reference.within:
            yield from self._inner(inner, reference, ground)

    def _judged(self, reference: Reference, ground: str, outer: Reference | None = None) -> Judgement:
        place, chosen = self.place, self._chosen(reference, ground)
        return Judgement(reference, ground, chosen, place.index, place.step, place.actor, outer)

    def _chosen(self, reference: Reference, ground: str) -> Chosen:
        """When the choice is made."""
        step, ability = self.place.step, self.place.ability
        if ground.startswith("target") or ground in ("destination", "play-location"):
            if step.reflexive:
                return "reflexive"
            triggers = ability.kind == "triggered" or ability.keyword in ("quick-draw", "weaponmaster")
            return "trigger" if triggers else "playing"
        if ground in ("cost", "additional-cost", "keyword-cost", "instruction-cost"):
            return "paying"
        if reference.choice == "chosen" and (
            ground
            in ("others", "must", "hand", "played-from-hand", "hand-or-public", "looked-at", "replacement", "deck")
        ):
            return "resolution" if ground != "deck" or self.place.step.clause.verb not in _FROM_DECK else "never"
        return "never"

    # Grounds that the clause gives whatever it mentions

    def _context(self, reference: Reference) -> str | None:
        step, ability = self.place.step, self.place.ability
        acts = self.place.part.role == "subject" and (reference.is_player or reference.choice == "earlier")
        if step.use == "cost" and step.instruction_cost and acts:
            return None
        if step.use == "cost":
            if step.instruction_cost:
                return "instruction-cost" if self.edition.names_costs_inside else "cost"
            return {"activated": "cost", "keyword": "keyword-cost"}.get(ability.kind, "additional-cost")
        if step.use == "trigger":
            return "trigger"
        if step.use == "replaced":
            return "replaced"
        if step.use == "replacement":
            return "replacement"
        if step.use in ("condition", "restriction"):
            return "condition"
        if ability.kind == "passive" or step.use == "statement":
            return "passive"
        return None

    # Grounds that the reference itself gives, inside an instruction

    def _ground(self, reference: Reference) -> str:
        step = self.place.step
        if (denied := self._denied(reference)) is not None:
            return denied
        if reference.choice == "chosen" and not reference.split and self._is_made(reference):
            return "made"
        if step.clause.verb in _NAMES and self.place.part.role == "object":
            return "named"
        if step.clause.verb in _FROM_DECK and reference.zone is None and self._hidden(reference) == "deck":
            return "deck"
        if reference.choice == "chosen" and self.place.part.role != "subject":
            if self.place.actor == "others":
                return "others"
            if step.clause.required:
                return "must"
        if reference.choice == "chosen" and self._from_either(reference):
            return "hand-or-public"
        if (hidden := self._hidden(reference)) is not None:
            return hidden
        if reference.split and not reference.is_place:
            return "target-split"
        if reference.choice == "chosen":
            if not reference.numbered and self.place.part.role == "recipient" and step.clause.verb == "give":
                return "every-unnumbered"
            return self._chosen_ground(reference)
        return {"every": "every", "one": "only-one", "self": "itself", "earlier": "earlier"}.get(
            reference.choice, "made"
        )

    def _denied(self, reference: Reference) -> str | None:
        """The ground of a thing in a clause that says what isn't or can't be done, or None."""
        if not self.place.step.clause.denied:
            return None
        if reference.choice == "chosen" and self.place.part.role != "subject":
            return "denied"
        return "every-unnumbered" if reference.is_player and not reference.numbered else None

    def _from_either(self, reference: Reference) -> bool:
        """Whether it may come from a zone that is public and from one that isn't: "from your hand or trash"."""
        if reference.is_place or reference.is_player:
            return False
        places = [inner for inner in reference.within if inner.is_place]
        if self.place.part.role == "object":
            parts = self.place.step.clause.parts
            places += [part.reference for part in parts if part.role == "source" and part.reference.is_place]
            places += [part.reference for part in parts if part.role == "object" and part.reference.kinds == ("trash",)]
        zones = {kind for place in places for kind in place.kinds}
        return not zones.isdisjoint(_SECRET) and not zones.isdisjoint(_PUBLIC)

    def _is_made(self, reference: Reference) -> bool:
        return reference.kinds[-1:] == ("token",) and self.place.step.clause.verb in _MAKES

    def _hidden(self, reference: Reference) -> str | None:
        """The ground of a thing in a zone that isn't public, or None.  (RT-2, RT-3)"""
        if reference.is_place or reference.is_player or reference.choice in ("earlier", "self"):
            return None
        verb = self.place.step.clause.verb
        if reference.zone in _HIDDEN_ZONES:
            if reference.zone == "hand":
                return "played-from-hand" if verb == "play" else "hand"
            return reference.zone
        if reference.zone is not None and reference.zone != "chain":
            return None
        if reference.choice != "chosen" or self.place.part.role != "object":
            return None
        if verb in _FROM_HAND and reference.kinds[-1:] != ("token",):
            return "played-from-hand" if verb == "play" else "hand"
        return "deck" if verb in _FROM_DECK else None

    def _chosen_ground(self, reference: Reference) -> str:
        role = self.place.part.role
        if reference.is_place:
            return self._place_ground(reference)
        if self.place.ability.kind == "keyword":
            return f"target-{self.place.ability.keyword}"
        if self.place.step.reflexive:
            return "target-reflexive"
        if reference.start in self.awaited:
            return "target-awaiting"
        if reference.is_player:
            return "target-player"
        if reference.zone in ("trash", "banishment", "champion"):
            if reference.zone == "trash":
                played = self.place.step.clause.verb == "play"
                return "target-played-from-trash" if played else "target-trash"
            return "target-public-zone"
        if reference.zone in ("chain", "legend") or (reference.zone == "facedown" and len(reference.kinds) == 1):
            return f"target-{reference.zone}"
        return self._number_ground(reference) if role != "measure" else "target"

    def _number_ground(self, reference: Reference) -> str:
        if not reference.numbered and not reference.split:
            return "target-unnumbered"
        if reference.total:
            return "target-group"
        if reference.least == 0 or reference.most is None:
            return "target-up-to"
        if self._follows_cost():
            return "target-after-cost"
        return "target-optional" if self.place.step.clause.optional else "target"

    def _follows_cost(self) -> bool:
        return self.edition.names_costs_inside and self.place.paid <= self.place.step.clause.start

    def _place_ground(self, reference: Reference) -> str:
        role = self.place.part.role
        if role == "destination":
            return "play-location" if self.place.step.clause.verb == "play" else "destination"
        if role in ("source", "place"):
            return "play-location" if self.place.step.clause.verb == "play" else "restriction"
        if reference.kinds == ("battlefield",):
            return "target-battlefield"
        return "target-place" if self.edition.places_are_targets else "restriction"

    # References that lie within another

    def _inner(self, inner: Reference, outer: Reference, ground: str) -> Iterator[Judgement]:
        if inner.is_amount:
            for further in inner.within:
                yield from self._inner(further, outer, ground)
            return
        if inner.is_player and inner.choice == "self":
            return
        if outer.is_place and self.place.step.clause.verb == "swap":
            yield from self.of(inner)
            return
        decided = self._context(inner) or self._inner_ground(inner, outer, ground)
        yield self._judged(inner, decided, outer)
        whole = outer.choice == "every" and ground == "every" and inner.is_place and inner.choice == "one"
        for further in inner.within:
            yield from self._inner(further, inner, "only-one" if whole else "restriction")

    def _inner_ground(self, inner: Reference, outer: Reference, ground: str) -> str:
        whole = outer.choice == "every" and not outer.split and ground == "every"
        if (
            whole
            and inner.choice == "chosen"
            and inner.numbered
            and self.place.actor == "you"
            and not self.place.step.clause.required
        ):
            if inner.is_place:
                return "target-place-of-all" if self.edition.places_are_targets else "restriction"
            if inner.is_player:
                return "target-player"
        said = inner.numbered or self.place.part.role == "object"
        if ground == "only-one" and outer.is_place and inner.is_player and inner.choice == "chosen" and said:
            return "target-player" if self.place.actor == "you" else "others"
        return "restriction"
