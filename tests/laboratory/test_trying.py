"""Cards are made to act: a planted fault and a planted silence are found, and what is found can be found again."""

from typing import cast, get_args, get_type_hints

import pytest
from msgspec import convert
from msgspec.structs import replace

from entaku.kernel.randomness import Stream, seed_from
from entaku.laboratory.trying import checking, playing
from entaku.laboratory.trying.boards import lay
from entaku.laboratory.trying.dealing import Scene, Subject, deal
from entaku.laboratory.trying.report import Known, key_of, listed, report_of, try_all
from entaku.laboratory.trying.stand_ins import stand_in
from entaku.laboratory.trying.trial import GAMES, Tried, try_card
from entaku.magic.by_hand.supported_nodes import runs
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.card import Card, Face
from entaku.oracle.importers.imported import ImportedCard, Texts
from entaku.oracle.ir.abilities import Ability, Keyword, NotUnderstood, Replaces, Tree
from entaku.oracle.ir.conditions import Compared
from entaku.oracle.ir.happenings import Attacks, Dies
from entaku.oracle.ir.instructions import If
from entaku.oracle.ir.replacements import AsEntersChoose
from entaku.oracle.ir.short import (
    ANY_TARGET,
    SELF,
    TARGET,
    ability,
    coloured,
    cost,
    creature,
    does,
    enters,
    taps_for,
    whenever,
)
from entaku.oracle.ir.things import AnyOf, Being, BoundAmount, Colourless, Has, HasCounter, Is, Not, Predicate, Stat, X
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.life import GainLife
from entaku.oracle.reading.tree import tree_of
from tests.oracle.reading.official import of_all

INSTANT, CREATURE = ("Instant",), ("Creature",)


def made_up(types: tuple[str, ...], *abilities: Ability, price: str = "1R") -> Subject:
    """A made-up card with these abilities."""
    size = "2" if types == CREATURE else None
    face = Face("Moss Cat", cost=Cost.parse(price), colours="R", types=types, power=size, toughness=size)
    return Subject(Card("Moss Cat", (face,)), Tree("Moss Cat", abilities))


def tried(types: tuple[str, ...], *abilities: Ability, price: str = "1R", games: int = GAMES) -> Tried:
    return try_card(made_up(types, *abilities, price=price), "test", games)


def silent(found: Tried) -> list[tuple[int, str, bool]]:
    """What was silent: the ability, where in it, and whether it was reached."""
    return [(one.ability, one.instruction.partition(": ")[0], one.reached) for one in found.silent]


def test_a_card_that_does_what_it_says_is_neither_faulty_nor_silent() -> None:
    """Spells, triggers, abilities that are activated: each instruction has changed something soon enough."""
    attack = whenever(Attacks(SELF), GainLife(1))
    death = whenever(Dies(SELF), Draw())
    cat = tried(CREATURE, enters(Damage(1, TARGET), targets=(ANY_TARGET,)), attack, death, ability(cost("1"), Draw()))
    assert (cat.faults, silent(cat)) == ((), [])
    assert cat.games < GAMES


def test_an_instruction_that_changes_nothing_is_silent() -> None:
    """It was followed, and to no effect: the name that its amount refers to is bound by nothing."""
    found = tried(INSTANT, does(Damage(2, TARGET), GainLife(BoundAmount("lost")), targets=(ANY_TARGET,)), games=4)
    assert (silent(found), found.games) == ([(1, "SpellAbility.do[1]", True)], 4)


def test_an_instruction_that_is_never_reached_is_silent() -> None:
    """A condition that never holds keeps what is within it from ever being followed; the other branch acts."""
    never = If(Compared(1, "=", 2), (Draw(),), (GainLife(1),))
    assert silent(tried(CREATURE, enters(never), games=4)) == [(1, "Triggered.do[0].do[0]", False)]


def test_a_cost_that_nobody_can_pay_is_silent() -> None:
    """A card that can never be cast for its kicker hasn't been tried in that way."""
    found = tried(INSTANT, Keyword("kicker", cost("99")), does(Draw()), games=4)
    assert silent(found) == [(0, "kicked", False)]


def test_x_is_0_and_1_and_5() -> None:
    """Each is chosen; where 5 can't be paid, that is said."""
    assert silent(tried(INSTANT, does(Damage(X(), TARGET), targets=(ANY_TARGET,)), price="XR")) == []
    dear = tried(INSTANT, does(Damage(X(), TARGET), targets=(ANY_TARGET,)), price="XXXXR", games=4)
    assert silent(dear) == [(0, "X = 5", False)]


PATIENT = {
    "Jace, Ingenious Mind-Mage": "more loyalty counters than it enters with, and creatures to untap",
    "Nissa, Steward of Elements": "loyalty counters, of which it has only as many as X",
    "Dack Fayden": "an emblem that sees a spell with a permanent as its target",
    "Faith's Reward": "a permanent that was put into a graveyard this turn",
    "Scute Swarm": "as few lands as it takes for the other branch",
    "Bolrac-Clan Crusher": "a counter on a creature to pay with",
    "Selvala, Heart of the Wilds": "a creature greater than all others",
    "Titania, Protector of Argoth": "a land of its player that dies",
    "Karn's Temporal Sundering": "a legendary creature on its caster's side",
    "Foreboding Fruit": "three black mana spent for it",
    "Caller of the Untamed": "cards exiled before the game",
    "Command Tower": "a commander with colours",
    "Jirina Kudro": "a commander cast from the command zone",
    "Spire Phantasm": "a guess that was right in the draft",
    "Frostwalk Bastion": "a land that becomes a creature in time to attack",
    "Clinging Mists": "little life among creatures that attack untapped",
    "Wood Sage": "the name of a card on top of the library",
    "Cruel Deceiver": "a creature that its damage doesn't kill",
    "Wildwood Scourge": "a counter put on another creature",
    "Rekindling Phoenix": "a card named in an ability of a token",
    "Akki Ronin": "an attack of one creature alone",
    "Blessed Reversal": "an attack on its caster",
    "Brigid, Hero of Kinsbaile": "an ability that is used in combat",
    "Caught in the Brights": "a Vehicle that attacks",
    "Dragon Whelp": "an ability that is used four times in a turn",
    "Gallows at Willow Hill": "as many Humans as it costs",
    "Kadena, Slinking Sorcerer": "a creature that comes face down",
    "Kiora, Behemoth Beckoner": "something to untap",
    "Relic Bind": "an artifact of somebody else that is tapped while it is enchanted",
    "Rise of the Dark Realms": "cards from all graveyards in an order that doesn't depend on who sits where",
}


@pytest.mark.parametrize("name", PATIENT)
def test_what_a_card_waits_for_comes_about(name: str) -> None:
    """Cards that need more than plenty on the board: each of their instructions acts within so many games."""
    card = of_all()[name]
    found = try_card(Subject(card.card, tree_of(card.card, card.texts.en, runs)), "1")
    assert (found.faults, found.silent) == ((), ()), PATIENT[name]


def test_an_exception_is_a_fault_with_what_is_needed_to_see_it_again() -> None:
    """Card, scene, seed, the answers so far, and the traceback."""
    what_is_none = cast(Draw, ANY_TARGET)
    found = tried(INSTANT, does(what_is_none))
    fault = found.faults[0]
    assert (fault.card, fault.seed, fault.scene, fault.kind) == ("Moss Cat", "test", 0, "cast")
    assert fault.fault.startswith("KeyError")
    assert "follow" in fault.traceback
    assert fault.answers


def test_what_is_left_to_hands_is_a_fault() -> None:
    """A clause that nobody understands isn't played."""
    assert "left to hands" in tried(INSTANT, does(Draw()), NotUnderstood("Purr twice.")).faults[0].fault


def test_a_lost_card_is_a_fault() -> None:
    """A card in no zone, a card in two zones, a card that is gone: each is found."""
    board = deal(made_up(INSTANT, does(Draw())), Scene("cast", 2, "much"), Stream(seed_from(1), "table", "test"))
    for spoil in ("nowhere", "twice", "gone"):
        game = lay(board, seed_from(1)).game
        dealt = checking.cards(game)
        checking.check_cards(game, dealt)
        first = game.hands[0][0]
        game.hands[0] = (*game.hands[0], first) if spoil == "twice" else game.hands[0][1:]
        if spoil == "gone":
            del game.objects[first]
        with pytest.raises(checking.Wrong):
            checking.check_cards(game, dealt)


def test_seats_that_matter_are_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that does more for who sits first is seen by playing the same with everybody elsewhere."""
    from entaku.magic.spells.resolving import follow

    def partial(ctx: Context, node: Draw) -> bool:
        from entaku.magic.game import mutators

        mutators.alter_player(ctx.game, ctx.controller, life=20 - 3 * ctx.controller)
        return True

    monkeypatch.setitem(follow.AT_ONCE, Draw, partial)
    assert tried(INSTANT, does(Draw())).faults[0].fault.startswith("seats turned")


def test_a_view_that_tells_what_is_hidden_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same with everything hidden elsewhere must look the same."""
    from entaku.magic.views import viewing

    monkeypatch.setattr(viewing, "view", lambda game, _: [item.definition.name for item in game.objects.values()])
    board = deal(made_up(INSTANT, does(Draw())), Scene("cast", 2, "much"), Stream(seed_from(1), "table", "test"))
    with pytest.raises(checking.Wrong, match="hidden"):
        checking.check_views(lay(board, seed_from(1)).game, Stream(seed_from(1), "table", "test"))


def test_a_course_that_goes_elsewhere_is_named_by_its_place() -> None:
    """Two games are compared question by question."""
    one = playing.Moment(0, "game-priority", (20, 20), (7,))
    playthrough = playing.Playthrough((one, one), ("pass", "pass"))
    other = playing.Playthrough((one, replace(one, lives=(20, 17))), ("pass", "pass"))
    assert playing.difference(playthrough, playthrough) == ""
    assert "at answer 1" in playing.difference(playthrough, other)


WISHES: tuple[tuple[Predicate, ...], ...] = (
    (Is("Goblin"),),
    (Not(Is("Creature")), Not(Is("Land"))),
    (coloured("R"), Is("Creature")),
    (Not(coloured("B")), Is("Creature"), Has("flying")),
    (Stat("power", ">=", 5), Is("Creature")),
    (Stat("toughness", "<=", 1), Is("Creature")),
    (Stat("mana value", "=", 3), Is("Artifact")),
    (AnyOf((Is("Artifact"), Is("Enchantment"))),),
    (Colourless(), Is("Creature")),
    (Is("Legendary"), Is("Creature")),
    (Is("Basic"),),
    (Is("Equipment"),),
    (Being("token"), Is("Creature")),
    (Being("tapped"), Is("Creature")),
    (Being("enchanted"), Is("Creature")),
    (Being("equipped"), Is("Creature")),
    (HasCounter("+1/+1"), Is("Creature")),
)


@pytest.mark.parametrize("where", WISHES, ids=str)
def test_a_stand_in_fits_its_phrase(where: tuple[Predicate, ...]) -> None:
    """The engine finds on the board what the phrase asks for, on both sides."""
    subject = made_up(CREATURE, whenever(Attacks(creature(*where)), Draw()))
    board = deal(subject, Scene("stands", 2, "much"), Stream(seed_from(1), "table", "test"))
    game = lay(board, seed_from(1)).game
    wanted = stand_in((Is("Creature"), *where)).name
    for seat in range(2):
        mine = [n for n in game.battlefield if game.objects[n].controller == seat]
        assert any(asking.fits(Context(game, n, seat), n, where) for n in mine), wanted


def test_the_same_seed_finds_the_same() -> None:
    """Boards, answers and findings follow from card and seed; another seed deals other boards."""
    subject = made_up(CREATURE, enters(Draw()), taps_for("R"))
    assert try_card(subject, "1") == try_card(subject, "1")
    first, second = (
        deal(subject, Scene("cast", 2, "much"), Stream(seed_from(seed), "table", "dealing")) for seed in "12"
    )
    assert first != second


ROWS = tuple(
    ImportedCard(
        replace(made_up(CREATURE).card, name=f"Cat {n}", faces=(Face(f"Cat {n}", types=CREATURE),)), Texts(text)
    )
    for n, text in enumerate(("Flying", "When ~ enters the battlefield, draw a card.", "Purr twice.", "", "Reach") * 5)
)


@pytest.mark.sweep
def test_any_number_of_processes_finds_the_same() -> None:
    """The report of one process is the report of two; the bar is told of every card."""
    done: list[int] = []
    alone = try_all(ROWS, "1", 3, 1, done.append)
    assert alone == try_all(ROWS, "1", 3, 2, done.append)
    assert (alone.cards, sum(done)) == (25, 50)
    assert alone.tried == 20


@pytest.mark.parametrize("kind", get_args(get_type_hints(AsEntersChoose)["kind"]))
def test_a_card_lies_there_with_whatever_it_chose(kind: str) -> None:
    """Each kind of thing that a permanent chooses as it enters has something that it was."""
    among = ("flying", "reach") if kind == "word" else ()
    assert tried(CREATURE, Replaces(convert({"kind": kind, "among": among}, AsEntersChoose)), games=4).faults == ()


def test_what_is_known_is_no_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands on the list is told apart, with its reason."""
    found = tried(INSTANT, does(GainLife(BoundAmount("lost"))), games=3)
    report = report_of(1, [found])
    assert (report.holds, len(report.silent)) == (False, 1)
    known = Known("It is planted.", (key_of(found.silent[0]),))
    monkeypatch.setattr(
        "entaku.laboratory.trying.report.listed", lambda: (known, Known("Acts.", (("Moss Cat", 7, "no"),)))
    )
    report = report_of(1, [found])
    assert (report.holds, [one.reason for one in report.known]) == (True, ["It is planted."])
    assert report.unneeded == (("Moss Cat", 7, "no"),)


def entries() -> list[tuple[str, int, str]]:
    """Everything that stands on the list of what is known to be silent."""
    return [entry for known in listed() for entry in known.silent]


SILENT = sorted({entry[0] for entry in entries()})
REST = [pytest.param(name, marks=pytest.mark.sweep) for name in SILENT[3:]]


@pytest.mark.parametrize("name", [*SILENT[:3], *REST])
def test_what_is_known_to_be_silent_still_is(name: str) -> None:
    """Nothing stands on the list that acts, or that is no instruction of a card."""
    card = of_all()[name]
    found = try_card(Subject(card.card, tree_of(card.card, card.texts.en)), "1")
    assert [entry for entry in entries() if entry[0] == name] == [key_of(one) for one in found.silent]


def test_every_reason_is_given() -> None:
    """What stands on the list has a reason, and stands there once."""
    assert all(known.reason.endswith(".") and known.silent for known in listed())
    assert len(entries()) == len(set(entries()))
