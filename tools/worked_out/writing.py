"""A plan as a scenario: the card, the stage, what is done, and everything that the model says is then so."""

import json
import re

from tools.worked_out.board import PLAYERS, SOURCE, YOU, Board, Creature
from tools.worked_out.parts import HELPERS
from tools.worked_out.plans import Plan, in_hand, zone_of

HEAD = (
    "# Worked out by `python -m tools.worked_out` from what the parts are worth one by one; a test makes it anew.\n\n"
)


def page(plans: list[Plan]) -> str:
    """A file of scenarios."""
    return HEAD + HELPERS + "".join("\n" + scenario(plan) for plan in plans)


def scenario(plan: Plan) -> str:
    """One of them."""
    size = ", size: 5/55" if plan.kind == "Artifact Creature" else ""
    does = json.dumps([plan.ability, *plan.further] if plan.further else plan.ability)
    card = f"{{name: Work, cost: {quoted(plan.cost)}, type: {plan.kind}{size}, does: {does}}}"
    own = ", {name: Top, cost: G, type: Creature — Ox, size: 1/1}" if plan.top else ""
    lines = (
        f"- scenario: {plan.name}",
        f"  players: {len(PLAYERS)}",
        f"  cards: [{card}{own}]",
        "  board:",
        *(side(plan, name) for name in PLAYERS),
        f"  play: [{', '.join((*map(quoted, plan.play), f'then: {row(statements(plan))}'))}]",
    )
    return "\n".join(lines) + "\n"


def side(plan: Plan, name: str) -> str:
    """What a player has as it begins; a library and experience only where it matters how much that is."""
    one = plan.before.players[name]
    told = [f"life: {one.life}"]
    if "experience" in plan.ability or has_changed(plan, "experience"):
        told.append(f"experience: {one.experience}")
    if has_changed(plan, "energy"):
        told.append(f"energy: {one.energy}")
    if name == YOU and (held := in_hand(plan)):
        told.append(f"hand: {row(held)}")
    told.append(f"battlefield: {row(there(plan, name))}")
    if buried := in_graveyard(plan, name):
        told.append(f"graveyard: {row(buried)}")
    if name == YOU and (zone := zone_of(plan)) not in ("hand", "battlefield", "graveyard"):
        told.append(f"{zone}: [Work]")
    if name in plan.libraries:
        told.append(f"library: {row(plan.libraries[name])}")
    elif has_changed(plan, "library") or plan.top:
        told.append(f"library: {row([*['Top'] * (name == YOU and bool(plan.top)), '40 Plains'])}")
    return f"    {name}: {{{', '.join(told)}}}"


def in_graveyard(plan: Plan, name: str) -> list[str]:
    """What is in a player's graveyard."""
    place = f"in {name}'s graveyard"
    found = [card for card, thing in plan.before.creatures.items() if thing.where == place and card != SOURCE]
    return [*found, *[SOURCE] * (name == YOU and zone_of(plan) == "graveyard")]


def there(plan: Plan, name: str) -> list[str]:
    """What a player has on the battlefield."""
    if name != YOU:
        return [each for each in ("Crab", "Drake") if plan.before.creatures[each].whose == name]
    found = ["Ant", "Boar", *["Plains as Field"] * ("Earthbend" in plan.ability), *["4 Plains"] * (plan.cost == "X")]
    found += ["2 Plains"] * ("mana('2')" in plan.ability)
    if zone_of(plan) == "battlefield":
        detail = " (attached to Boar)" if "Equipment" in plan.kind else " (face down)" if plan.face_down else ""
        found.append(f"{SOURCE}{detail}")
    return found


def has_changed(plan: Plan, field: str) -> bool:
    """Whether any player has more or less of something than before."""
    return any(
        getattr(one, field) != getattr(plan.before.players[name], field) for name, one in plan.behind.players.items()
    )


def row(of: "tuple[str, ...] | list[str]") -> str:
    """Several texts in a line."""
    return f"[{', '.join(quoted(each) for each in of)}]"


def quoted(text: str) -> str:
    """A text as YAML reads it as one."""
    return text if re.fullmatch(r"[A-Za-z][\w +/*-]*|\d+ [A-Z][\w ]*", text) else json.dumps(text, ensure_ascii=False)


def statements(plan: Plan) -> tuple[str, ...]:
    """What must be so: of everybody and everything whatever has changed of any."""
    found = [f"{name} has {one.life} life" for name, one in plan.behind.players.items()]
    found += of_players(plan) + of_creatures(plan.before, plan.behind)
    if plan.behind.monarch:
        found.append(f"{plan.behind.monarch} is the monarch")
    return (*found, *plan.besides)


def of_players(plan: Plan) -> list[str]:
    """What players have, of what has changed for one of them."""
    forms = {
        "hand": "has {n} cards in hand",
        "library": "has {n} cards in library",
        "experience": "has {n} experience counters",
        "energy": "has {n} energy counters",
        "goblins": "controls {n} Goblin tokens",
    }
    return [
        f"{name} {said.format(n=getattr(one, field))}"
        for field, said in forms.items()
        if has_changed(plan, field)
        for name, one in plan.behind.players.items()
    ]


def of_creatures(before: Board, behind: Board) -> list[str]:
    """What is so of permanents, of what has changed for one of them."""
    there = behind.here()
    found = [
        f"{name} is {one.where}" for name, one in behind.creatures.items() if one not in [each for _, each in there]
    ]
    if any(sized(one) != sized(before.creatures.get(name)) for name, one in there):
        found += [f"{name} is {sized(one)}" for name, one in there if one.is_creature]
    for field, said in (
        ("damage", "has {n} damage"),
        ("plus", "has {n} +1/+1 counters"),
        ("charge", "has {n} charge counters"),
    ):
        if any(getattr(one, field) != getattr(before.creatures.get(name), field, 0) for name, one in there):
            found += [
                f"{name} {said.format(n=getattr(one, field))}"
                for name, one in there
                if one.is_creature or field != "damage"
            ]
    if any(one.tapped != before.creatures[name].tapped for name, one in there if name in before.creatures):
        found += [f"{name} is {'tapped' if one.tapped else 'untapped'}" for name, one in there]
    return found


def sized(one: Creature | None) -> str:
    """How big a creature is."""
    return f"{one.power + one.plus}/{one.toughness + one.plus}" if one is not None else ""
