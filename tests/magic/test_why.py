"""Whatever a player can't do is explained, and the explanation is true: what it names is all that is lacking."""

from collections.abc import Callable, Iterator
from copy import copy

import pytest

from entaku.bots.random_play import RandomPlayer
from entaku.kernel.decisions import Assign, Choose, Decision
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.seats import Seat
from entaku.kernel.table import Table
from entaku.magic.concepts import priority, refusals
from entaku.magic.concepts.refusals import Refusal
from entaku.magic.game import mutators
from entaku.magic.game.definitions import Traits, kit_of
from entaku.magic.game.mutators import replace
from entaku.magic.game.play import MAGIC
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection
from entaku.magic.turn.combat import declare_attackers, declare_blockers
from entaku.magic.views import determinization, viewing
from entaku.magic.views.why.refused import WhyNot, sentence
from entaku.magic.views.why.why_not import why_not
from entaku.magic.zones import zone_mutators
from entaku.magic.zones.zone_changes import Going
from entaku.messages import LANGUAGES, has
from tests.magic.positions import find, position
from tests.magic.test_secrets import permuted
from tests.magic.wild import GameTable, jumbled_setup

GAMES = 200
ANSWERS = 120
"""So many answers of each game are looked at."""


def option(one: WhyNot) -> str:
    """The key of the option that something would be."""
    placed = one.what in ("activate", "mana", "unlock")
    return f"{one.what}:{one.card}:{one.place}" if placed else f"{one.what}:{one.card}"


def could(game: Game, seat: Seat) -> Iterator[tuple[int, str]]:
    """Everything that a player could do with priority if the time and the costs were right, by objects."""
    for number in game.hands[seat]:
        for face in game.objects[number].definition.faces or (game.objects[number].definition,):
            yield number, f"{'land' if 'Land' in face.traits.types else 'cast'}:{number}"
        for place, ability in enumerate(projection.look(game, game.objects[number]).kit.activated):
            if ability.zone == "hand":
                yield number, f"activate:{number}:{place}"
        for keyword in game.objects[number].base.kit.keyword_list:
            if keyword.name in ("foretell", "plot", "suspend"):
                yield number, f"{keyword.name}:{number}"
    for number in game.battlefield:
        traits = projection.look(game, game.objects[number])
        if traits.controller == seat:
            yield from with_permanent(game, number, traits)


def with_permanent(game: Game, number: int, traits: Traits) -> Iterator[tuple[int, str]]:
    """Everything that a player could do with a permanent that they control."""
    if game.objects[number].face_down:
        yield number, f"turn-up:{number}"
    for what, abilities in (("activate", traits.kit.activated), ("mana", traits.kit.mana)):
        for place, ability in enumerate(abilities):
            if ability.zone == "battlefield":
                yield number, f"{what}:{number}:{place}"


def offered(decision: Decision, game: Game) -> set[str]:
    """The keys of what is offered, or was tried in vain."""
    assert isinstance(decision.shape, Choose)
    return {str(one.key) for one in decision.shape.options} - set(game.pending.refused)


def seen(number: int) -> Iterator[tuple[GameTable, Decision]]:
    """The decisions of a game by players who do anything lawful."""
    table: GameTable = Table(MAGIC, jumbled_setup(number, 2 + number % 2), seed_from(f"why {number}"))
    players = [RandomPlayer(seed_from(number), f"P{seat}") for seat in range(len(table.setup.players))]
    for _ in range(ANSWERS):
        decision = table.state.decision
        if decision is None:
            return
        yield table, decision
        table.answer(decision.actor, decision.id, players[decision.actor].answer(decision))


def at_priority(table: GameTable, decision: Decision) -> Iterator[WhyNot]:
    """What is missing among the options of a decision, with its explanations; all that is missing has one."""
    game, seat = table.state.game, decision.seat
    there = offered(decision, game)
    for number in dict.fromkeys(number for number, _ in could(game, seat)):
        found = why_not(table.state, seat, number)
        told = {option(one) for one in found}
        missing = {key for other, key in could(game, seat) if other == number} - there
        assert told == missing, (game.objects[number].definition.name, told, missing)
        yield from found


def without(game: Game, seat: Seat, one: WhyNot) -> Game:
    """The game without what an explanation names."""
    other = game.copy()
    for refusal in one.refusals:
        REMEDIES[refusal.key](other, seat, one.card, refusal)
    determinization.forget(other)
    return other


Remedy = Callable[[Game, Seat, int, Refusal], None]


def own_main_phase(game: Game, seat: Seat, *_: object) -> None:
    mutators.set_fields(game, active=seat, step="precombat main")


def nothing_on_the_stack(game: Game, *_: object) -> None:
    mutators.set_fields(game, stack=())


def untapped(game: Game, _: Seat, number: int, __: Refusal) -> None:
    mutators.alter(game, number, tapped=False)


def there_for_long(game: Game, _: Seat, number: int, __: Refusal) -> None:
    mutators.alter(game, number, since=-1)


def away(game: Game, _: Seat, __: int, refusal: Refusal) -> None:
    """What says so is gone, and what it has brought about for a while."""
    mutators.set_fields(game, effects=tuple(one for one in game.effects if one.source != refusal.by))
    if refusal.by in game.battlefield:
        zone_mutators.move(game, [Going(refusal.by, "exile")])


def much_loyalty(game: Game, _: Seat, number: int, __: Refusal) -> None:
    mutators.alter(game, number, counters=(("loyalty", 99),))


def unused(game: Game, _: Seat, number: int, __: Refusal) -> None:
    mutators.alter(game, number, used=())


def much_life(game: Game, seat: Seat, *_: object) -> None:
    mutators.alter_player(game, seat, life=99, energy=99)


def much_mana(game: Game, seat: Seat, *_: object) -> None:
    mutators.alter_player(game, seat, mana=(40,) * 6)


def land_to_play(game: Game, seat: Seat, *_: object) -> None:
    mutators.alter_player(game, seat, lands_played=-9)


def controlled(game: Game, seat: Seat, number: int, _: Refusal) -> None:
    mutators.alter(game, number, controller=seat)


def controlled_by_another(game: Game, seat: Seat, number: int, refusal: Refusal) -> None:
    """Another player has it, who isn't kept from being aimed at by what it has."""
    mutators.alter(game, number, controller=game.next_seat(seat))
    without_keyword("hexproof")(game, seat, number, refusal)


def tapped(game: Game, _: Seat, number: int, __: Refusal) -> None:
    mutators.alter(game, number, tapped=True)


def without_keyword(name: str) -> Remedy:
    """The card doesn't have a keyword."""

    def lost(game: Game, _: Seat, number: int, __: Refusal) -> None:
        definition = copy(game.objects[number].definition)
        definition.traits = definition.traits.copy()
        kept = (one for one in definition.traits.kit.abilities if getattr(one, "name", "") != name)
        definition.traits.kit = kit_of(tuple(kept))
        mutators.alter(game, number, definition=definition, copies=None)

    return lost


def counted_as(game: Game, _: Seat, number: int, refusal: Refusal) -> None:
    """The card has the first of the types that are asked for."""
    wanted = dict(refusal.facts)["what"].split("|")[0]
    definition = copy(game.objects[number].definition)
    definition.traits = definition.traits.copy()
    definition.traits.types |= {wanted}
    mutators.alter(game, number, definition=definition, copies=None, face_down=False)


def not_goaded(game: Game, *_: object) -> None:
    mutators.set_fields(game, effects=())


REMEDIES: dict[str, Remedy] = {
    "not-your-turn": own_main_phase,
    "not-main-phase": own_main_phase,
    "stack-not-empty": nothing_on_the_stack,
    "tapped": untapped,
    "attacker-tapped": untapped,
    "blocker-tapped": untapped,
    "sick": there_for_long,
    "loyalty": much_loyalty,
    "loyalty-used": unused,
    "used": unused,
    "once": unused,
    "life": much_life,
    "energy": much_life,
    "cant-cast": away,
    "cast-limit": away,
    "arrested": away,
    "cant-attack": away,
    "cant-block": away,
    "cant-be-blocked": away,
    "mana": much_mana,
    "land-played": land_to_play,
    "only-your-turn": own_main_phase,
    "hexproof": without_keyword("hexproof"),
    "shroud": without_keyword("shroud"),
    "protected": without_keyword("protection"),
    "not-yours": controlled,
    "not-an-opponents": controlled_by_another,
    "not-tapped-target": tapped,
    "not-a": counted_as,
    "goaded": not_goaded,
    "player-hexproof": away,
    "player-shroud": away,
    "player-protected": away,
}
"""How what a refusal names is put right, by its key."""


def can_remedy(game: Game, one: WhyNot) -> bool:
    """Whether a test can put right all that an explanation names: what it takes, and permanents that say so."""
    return all(
        refusal.key in REMEDIES
        and (
            REMEDIES[refusal.key] is not away
            or (refusal.by in game.battlefield and refusal.by not in (one.card, one.whom))
        )
        for refusal in one.refusals
    )


EVERY_GAME = [0, *(pytest.param(number, marks=pytest.mark.sweep) for number in range(1, GAMES))]


@pytest.mark.parametrize("number", EVERY_GAME)
@pytest.mark.rule("CR 117.1", "CR 305.2", "CR 601.2g", "CR 602.5")
def test_what_is_missing_is_explained_and_the_explanation_is_true(number: int) -> None:
    """What can't be chosen has an explanation, what can be has none; and it can be once what is named is put right."""
    for table, decision in seen(number):
        game, seat = table.state.game, decision.seat
        if decision.purpose == "game-priority":
            for one in at_priority(table, decision):
                assert one.refusals
                if can_remedy(game, one):
                    keys = (str(other.key) for other in priority.actions(without(game, seat, one), seat))
                    assert option(one) in keys, (game.objects[one.card].definition.name, one)
        elif decision.purpose == "game-attack":
            attackers_are_explained(table, decision)
        elif decision.purpose == "game-block":
            blockers_are_explained(table, decision)


def own_creatures(game: Game, seat: Seat) -> list[int]:
    """The creatures that a player controls."""
    there = projection.current(game).traits
    return [n for n in game.battlefield if there[n].controller == seat and there[n].is_creature]


def attackers_are_explained(table: GameTable, decision: Decision) -> None:
    """Each creature that can't attack has a true explanation, each that can has none."""
    game, seat = table.state.game, decision.seat
    assert isinstance(decision.shape, Assign)
    able = {one.card for one in decision.shape.subjects}
    for number in own_creatures(game, seat):
        found = [one for one in why_not(table.state, seat, number) if one.what == "attack"]
        assert (number in able) == (not found), game.objects[number].definition.name
        for one in found:
            if can_remedy(game, one):
                assert number in declare_attackers.chances(without(game, seat, one), seat).may, one


def blockers_are_explained(table: GameTable, decision: Decision) -> None:
    """Each attacker that a creature can't block has a true explanation, each that it can has none."""
    game, seat = table.state.game, decision.seat
    assert isinstance(decision.shape, Assign)
    assert game.combat is not None
    against = [attack.attacker for attack in game.combat.attacks if attack.player in game.setup.sharing[seat]]
    able = {
        (subject.card, one.card)
        for subject, row in zip(decision.shape.subjects, decision.shape.choices, strict=True)
        for one in row
    }
    for number in own_creatures(game, seat):
        found = {one.whom: one for one in why_not(table.state, seat, number) if one.what == "block"}
        assert {(number, attacker) for attacker in against} - able == {(number, attacker) for attacker in found}
        for attacker, one in found.items():
            if can_remedy(game, one):
                rows = dict(declare_blockers.able(without(game, seat, one), seat, against))
                assert attacker in rows.get(number, []), one


@pytest.mark.parametrize(
    "number", [1, pytest.param(2, marks=pytest.mark.sweep), pytest.param(3, marks=pytest.mark.sweep)]
)
@pytest.mark.rule("CR 400.2", "CR 708.5")
def test_explanations_do_not_leak(number: int) -> None:
    """What a player can't see leaves explanations as they were, wherever it lies; of it itself there is none."""
    stream = Stream(seed_from(number), "table", "permuting")
    for table, decision in seen(number):
        game, seat = table.state.game, decision.seat
        if decision.purpose != "game-priority" or len(table.log) % 4:
            continue
        other = permuted(game, seat, stream)
        determinization.forget(other)
        elsewhere = table.state.instead(other)
        for item in list(game.objects.values()):
            if viewing.knows(game, item, seat):
                assert why_not(table.state, seat, item.id) == why_not(elsewhere, seat, item.id)
            else:
                with pytest.raises(Unlawful):
                    why_not(table.state, seat, item.id)


def names(found: tuple[WhyNot, ...], what: str) -> set[str]:
    return {refusal.key for one in found if one.what == what for refusal in one.refusals}


@pytest.mark.rule("CR 117.1a", "CR 302.6", "CR 601.2g", "CR 702.3b")
def test_causes_are_told_together() -> None:
    """On another player's turn a creature card isn't timely and can't be paid for: both are said, with the mana."""
    play = position(
        [{"hand": ["Silverchase Fox"], "battlefield": ["Forest"]}, {"hand": ["Forest"], "battlefield": []}], active=1
    )
    found = why_not(play, 0, find(play.game, "Silverchase Fox", "hand"))
    assert names(found, "cast") == {"no-priority", "not-your-turn", "mana"}
    facts = {refusal.key: dict(refusal.facts) for refusal in found[0].refusals}
    assert facts["mana"] == {"cost": "{1}{W}", "mana": "{G}"}


def test_every_refusal_has_its_sentences() -> None:
    """Each refusal of the rules is a sentence in both languages, with what it comes from where an effect says so."""
    for refusal in told():
        for facts in ((), (("by", "Fox"),)) if has(f"why-{refusal.key}-by") else (refusal.facts,):
            for language in LANGUAGES:
                assert refusal.rule in sentence(replace(refusal, facts=facts), language)


FACTS = tuple((name, "x") for name in ("what", "zone", "colours", "keyword", "player", "is", "asked"))
"""What sentences of refusals name, where they name anything."""


def told() -> Iterator[Refusal]:
    """All refusals that the rules have, with what they are about."""
    for value in vars(refusals).values():
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Refusal) and one != refusals.MANA:
                yield replace(one, facts=FACTS)
    for one in (*refusals.NOT_BEING.values(), *refusals.MEASURED.values()):
        yield replace(one, facts=FACTS)
    for mana in ("", "{G}"):
        yield replace(refusals.MANA, facts=(("cost", "{1}{G}"), ("mana", mana)))
