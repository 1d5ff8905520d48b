"""What pronouns and "that unit" point back to, and who it is that acts in a clause."""

from typing import Literal

from msgspec import Struct

from entaku.riftbound.form import Ability, Clause, Form, Reference, Step

Actor = Literal["you", "others"]

_OBJECTS_DO = {"deal", "get", "gain", "have", "become", "enter", "lose", "be", "die", "attack", "defend", "return"}


class Bindings(Struct, frozen=True):
    """For the places of references (`start`, `end`): what they point back to, and who acts in the clause at a place.

    antecedents  by a reference's place, the earlier reference
    actors       by a clause's place, who chooses in it
    """

    antecedents: dict[tuple[int, int], Reference]
    actors: dict[tuple[int, int], Actor]


def every_reference(reference: Reference) -> list[Reference]:
    """A reference and all that lie within it, in the order of the text."""
    found = [reference]
    for inner in reference.within:
        found.extend(every_reference(inner))
    return found


def bind(form: Form, *, is_battlefield: bool) -> Bindings:
    """Finds antecedents and actors, ability by ability.

    On a battlefield, "when a player …, they …" speaks of the player who controls the ability, whoever that is, so
    that "they" choose as "you" do elsewhere.
    """
    antecedents: dict[tuple[int, int], Reference] = {}
    actors: dict[tuple[int, int], Actor] = {}
    seen: list[Reference] = []
    for ability in form.abilities:
        subject: Reference | None = None
        for step in ability.steps:
            own = step.clause.subject
            if not step.clause.inherits or own is not None:
                subject = own
            for part in step.clause.parts:
                for reference in sorted(every_reference(part.reference), key=lambda found: found.start):
                    if reference.choice == "earlier" and (found := _antecedent(reference, seen, step.clause)):
                        antecedents[reference.start, reference.end] = found
                seen.extend(ref for ref in every_reference(part.reference) if not ref.is_amount)
                del seen[:-40]
            who = _actor(subject, antecedents, ability, step, is_battlefield)
            actors[step.clause.start, step.clause.end] = who
    return Bindings(antecedents, actors)


def _antecedent(reference: Reference, seen: list[Reference], clause: Clause) -> Reference | None:
    candidates = [ref for ref in reversed(seen) if ref.choice != "earlier" and ref.start < reference.start]
    if reference.is_player:
        return next((ref for ref in candidates if ref.is_player and ref.choice != "self"), None)
    if reference.is_place:
        return next((ref for ref in candidates if ref.is_place), None)
    if reference.kinds and "object" not in reference.kinds:
        shared = set(reference.kinds)
        return next((ref for ref in candidates if shared.intersection(ref.kinds)), None)
    things = [ref for ref in candidates if not ref.is_player and not ref.is_place and ref.choice != "self"]
    players = [ref for ref in candidates if ref.is_player and ref.choice != "self"]
    if reference.plural and players and not _does_as_object(reference, clause, things):
        return players[0]
    return things[0] if things else None


def _does_as_object(reference: Reference, clause: Clause, things: list[Reference]) -> bool:
    subject = clause.subject
    acts = subject is not None and subject.start == reference.start
    return bool(things) and (not acts or clause.verb in _OBJECTS_DO)


def _actor(
    subject: Reference | None,
    antecedents: dict[tuple[int, int], Reference],
    ability: Ability,
    step: Step,
    is_battlefield: bool,
) -> Actor:
    if subject is None or subject.choice == "self":
        return "you"
    meant = antecedents.get((subject.start, subject.end), subject) if subject.choice == "earlier" else subject
    if not meant.is_player or (meant.choice == "self"):
        return "you"
    if is_battlefield and _awaited(meant, ability) and subject is not meant:
        return "you"
    return "others"


def _awaited(player: Reference, ability: Ability) -> bool:
    """Whether it is the player for whose doing the ability's trigger waits."""
    return any(
        step.use == "trigger" and any(part.reference is player for part in step.clause.parts) for step in ability.steps
    ) and player.choice in ("chosen", "every")
