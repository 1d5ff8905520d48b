"""Bots don't end their own game, nor pay for what does nothing."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Answer, Choose, Decision, Number, Option, YesNo
from entaku.magic.views.game_view import CardView, CommanderView, GameView, PlayerView, StackView
from entaku.oracle.card import Card, Face
from entaku.oracle.ir.abilities import (
    Activated,
    AdditionalCost,
    DiscardCost,
    Keyword,
    Mode,
    Pay,
    PayLife,
    Replaces,
    SacrificeCost,
    SpellAbility,
    Static,
    TapThis,
    Target,
    Tree,
    Triggered,
)
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import Gain, Resize
from entaku.oracle.ir.conditions import DiedThisTurn
from entaku.oracle.ir.happenings import Attacks, BeginningOf
from entaku.oracle.ir.instructions import Action, AtNext, DoUnless, ForEach, Instead, Instruction, May
from entaku.oracle.ir.replacements import EntersOnlyFor, EntersWithCounters
from entaku.oracle.ir.things import (
    Among,
    Being,
    Bound,
    ControlledBy,
    Count,
    Each,
    Group,
    Is,
    Self,
    StatOf,
    Sum,
    Targeted,
    TargetedPlayer,
    Times,
    X,
    You,
)
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.countering import Counter
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.mechanics.destroying import Destroy, Sacrifice
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.life import GainLife, LoseLife
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.tapping import Tap
from entaku.oracle.mechanics.tokens import Create, CreateCopies, Token
from entaku.oracle.mechanics.winning import LoseGame

MINE, THEIRS = 0, 1
ASKER = 11
CREATURE = (Is("Creature"),)


def bot(*trees: Tree, kind: str = "Sorcery", cost: str = "2", size: str | None = None) -> PlayBot:
    """A bot that knows these cards."""
    cards = {
        tree.name: Card(
            tree.name, (Face(tree.name, types=(kind,), cost=Cost.parse(cost), power=size, toughness=size),)
        )
        for tree in trees
    }  # fmt: skip
    return PlayBot(cards, {tree.name: tree for tree in trees})


def seen(
    *permanents: CardView,
    life: int = 20,
    library: int = 30,
    hand: Sequence[CardView] = (),
    stack: Sequence[StackView] = (),
) -> GameView:
    """A board in the player's own main phase, of two players."""
    players = (
        PlayerView(MINE, "Ada", life, library, len(hand), hand=tuple(hand)),
        PlayerView(THEIRS, "Ben", 20, 30, 4),
    )
    return GameView(MINE, 3, MINE, "precombat main", MINE, players, permanents, stack=tuple(stack))


def lands(count: int) -> list[CardView]:
    return [CardView(100 + one, "Wastes", MINE, MINE, types=("Land",)) for one in range(count)]


def creature(number: int, controller: int, size: int = 2) -> CardView:
    return CardView(number, f"Moss {number}", controller, controller, power=size, toughness=size, types=("Creature",))


def casts(player: PlayBot, card: CardView, *permanents: CardView, life: int = 20, library: int = 30) -> bool:
    """Whether a bot casts the card rather than passing."""
    view = seen(*permanents, *lands(6), life=life, library=library, hand=(card,))
    options = (Option("pass", "pass"), Option("cast", "cast", card=card.id))
    decision = Decision(
        id=7, seat=MINE, actor=MINE, purpose="game-priority", shape=Choose(options, 1, 1), default="pass"
    )
    return player.answer(view, decision) == "cast"


def spell(*do: Action) -> Tree:
    return Tree("Asker", (SpellAbility(do),))


def in_hand(kind: str = "Sorcery", cost: str = "2", size: int | None = None) -> CardView:
    return CardView(ASKER, "Asker", MINE, MINE, types=(kind,), cost=cost, mana_value=2, power=size, toughness=size)


@pytest.mark.rule("CR 704.5a")
@pytest.mark.parametrize(("life", "cast"), [(3, True), (2, False)])
def test_a_bot_doesnt_give_its_last_life_for_cards(life: int, cast: bool) -> None:
    """Two cards are worth two life, but not the last two."""
    assert casts(bot(spell(Draw(2), LoseLife(2))), in_hand(), life=life) is cast


@pytest.mark.rule("CR 704.5b")
@pytest.mark.parametrize(("library", "cast"), [(2, True), (1, False)])
def test_a_bot_draws_no_more_than_its_library_has(library: int, cast: bool) -> None:
    """Two cards are drawn from two, not from one."""
    assert casts(bot(spell(Draw(2))), in_hand(), library=library) is cast


def asked(player: PlayBot, purpose: str, view: GameView, shape: YesNo | Number | Choose, default: Answer) -> Answer:
    decision = Decision(id=7, seat=MINE, actor=MINE, purpose=purpose, shape=shape, default=default, about=(ASKER,))
    return player.answer(view, decision)


@pytest.mark.rule("CR 119.4")
@pytest.mark.parametrize(("life", "pays"), [(3, True), (2, False)])
def test_a_bot_doesnt_pay_its_last_life_for_what_it_may_do(life: int, pays: bool) -> None:
    """Two life for a card, as long as some is left."""
    offer = May(pay=(PayLife(2),), then=(Draw(),))
    player = bot(Tree("Asker", (Triggered(BeginningOf("upkeep", You()), (offer,)),)))
    view = seen(CardView(ASKER, "Asker", MINE, MINE, types=("Enchantment",)), life=life)
    assert asked(player, "game-may-pay", view, YesNo(), False) is pays


@pytest.mark.rule("CR 119.4")
@pytest.mark.parametrize(("life", "pays"), [(5, True), (4, False)])
def test_a_bot_doesnt_pay_its_last_life_to_prevent_something(life: int, pays: bool) -> None:
    """Rather than its life it gives the permanent."""
    threat = DoUnless((Sacrifice(Self()),), pay=(PayLife(4),))
    player = bot(Tree("Asker", (Triggered(BeginningOf("upkeep", You()), (threat,)),)))
    view = seen(CardView(ASKER, "Asker", MINE, MINE, types=("Enchantment",)), life=life)
    assert asked(player, "game-unless", view, YesNo(), False) is pays


@pytest.mark.rule("CR 107.3a")
def test_a_bot_keeps_half_of_its_life_where_x_is_paid_in_life() -> None:
    """It pays as much as the largest creature is tough, and no more than half of its life."""
    shrink = SpellAbility((Apply(Group(CREATURE), (Resize(-2, -2),)),))
    player = bot(Tree("Asker", (AdditionalCost((PayLife(X()),)), shrink)))
    on_stack = StackView(ASKER, "Asker", MINE)
    tough = seen(creature(12, THEIRS, 15), life=20, stack=(on_stack,))
    small = seen(creature(12, THEIRS, 3), life=20, stack=(on_stack,))
    assert asked(player, "game-x", tough, Number(0, 20), 20) == 10
    assert asked(player, "game-x", small, Number(0, 20), 20) == 3


@pytest.mark.rule("CR 601.2b")
def test_a_bot_aims_at_no_more_than_it_likes_to_hit() -> None:
    """X targets are as many as others have: none of its own is destroyed because mana is left."""
    target = Target((Group(CREATURE),), least=X(), most=X())
    player = bot(Tree("Asker", (SpellAbility((Destroy(Targeted()),), (target,)),)))
    view = seen(creature(12, THEIRS), creature(13, MINE), stack=(StackView(ASKER, "Asker", MINE),))
    assert asked(player, "game-x", view, Number(0, 2), 2) == 1


@pytest.mark.rule("CR 601.2c")
def test_a_bot_brings_back_no_more_than_it_survives() -> None:
    """Where it is dealt damage for what it chooses, no more than half of its life is dealt."""
    target = Target((Group(CREATURE, zone="graveyard"),), least=0, most=None)
    back = Move(Targeted(), "battlefield", under=You())
    player = bot(Tree("Asker", (SpellAbility((Damage(Sum("mana value", Targeted()), You()), back), (target,)),)))
    buried = tuple(
        CardView(60 + one, f"Wurm {one}", MINE, MINE, types=("Creature",), power=6, toughness=6, mana_value=6)
        for one in range(3)
    )
    view = seen(stack=(StackView(ASKER, "Asker", MINE),))
    mine = replace(view.players[MINE], graveyard=buried)
    shape = Choose(tuple(Option(card.id, "object", card=card.id) for card in buried), 0, 3)
    assert asked(player, "game-target", replace(view, players=(mine, view.players[THEIRS])), shape, ()) == (60,)


@pytest.mark.rule("CR 903.8", "CR 107.3a")
@pytest.mark.parametrize(("tax", "cast"), [(0, True), (4, False)])
def test_a_bot_reckons_with_what_its_commander_costs_more(tax: int, cast: bool) -> None:
    """Of six lands four are left for X, or none once the tax is paid."""
    grows = Replaces(EntersWithCounters(Self(), "+1/+1", X()))
    player = bot(Tree("Asker", (grows,)), kind="Creature", cost="X2", size="0")
    leader = replace(in_hand("Creature", "X2", 0), commander=True)
    view = seen(*lands(6))
    led = CommanderView(MINE, 0, "Asker", zone="command", object=ASKER, tax=tax)
    mine = replace(view.players[MINE], commanders=(led,))
    view = replace(view, players=(mine, view.players[THEIRS]), command=(leader,))
    options = (Option("pass", "pass"), Option("cast", "cast", card=ASKER))
    decision = Decision(id=7, seat=MINE, actor=MINE, purpose="game-priority", shape=Choose(options), default="pass")
    assert (player.answer(view, decision) == "cast") is cast


@pytest.mark.rule("CR 107.3m")
@pytest.mark.parametrize(("cost", "cast"), [("XX", True), ("XXXX", False)])
def test_a_bot_waits_with_what_x_would_make_too_small(cost: str, cast: bool) -> None:
    """With four lands left X is 2, or 1 where it is paid four times."""
    grows = Replaces(EntersWithCounters(Self(), "+1/+1", X()))
    player = bot(Tree("Asker", (grows,)), kind="Creature", cost=cost, size="0")
    assert casts(player, in_hand("Creature", cost, 0)) is cast


@pytest.mark.rule("CR 601.2b")
def test_a_bot_casts_no_spell_whose_x_would_be_nothing() -> None:
    """Where nothing is left for X the spell waits."""
    player = bot(spell(Draw(X())), cost="X")
    rich = CardView(ASKER, "Asker", MINE, MINE, types=("Sorcery",), cost="X2", mana_value=2)
    assert casts(player, rich) is True
    assert casts(player, CardView(ASKER, "Asker", MINE, MINE, types=("Sorcery",), cost="X6", mana_value=6)) is False


@pytest.mark.rule("CR 707.2")
@pytest.mark.parametrize("tokens", [0, 1])
def test_a_bot_copies_nothing_where_nothing_is_there_to_copy(tokens: int) -> None:
    """Copies of all one's tokens are worth a card as soon as there is one."""
    player = bot(spell(CreateCopies(Group((Being("token"), ControlledBy(You()))))))
    own = [CardView(20, "Bear", MINE, MINE, types=("Creature",), power=2, toughness=2, token=True)][:tokens]
    assert casts(player, in_hand(), *own) is bool(tokens)


@pytest.mark.rule("CR 704.5f")
@pytest.mark.parametrize(("size", "cast"), [(2, False), (3, True)])
def test_a_bot_keeps_creatures_that_would_die_at_once(size: int, cast: bool) -> None:
    """What makes its creatures smaller lets larger ones alone be cast."""
    plague = Tree(
        "Plague", (Static(Group((*CREATURE, ControlledBy(Each("opponent")))), (Resize(-2, -2),)),)
    )  # fmt: skip
    player = bot(Tree("Asker"), plague, kind="Creature")
    there = CardView(30, "Plague", THEIRS, THEIRS, types=("Enchantment",))
    assert casts(player, in_hand("Creature", "2", size), there) is cast


@pytest.mark.rule("CR 614.12")
@pytest.mark.parametrize("land", [False, True])
def test_a_bot_casts_what_enters_for_a_land_only_with_a_land(land: bool) -> None:
    """Without a land to discard the card would be put into the graveyard."""
    entry = Replaces(EntersOnlyFor((DiscardCost(Group((Is("Land"),), zone="hand", of=You())),)))
    player = bot(Tree("Asker", (entry,)), kind="Artifact")
    asker = in_hand("Artifact")
    hand = (asker, *([CardView(40, "Wastes", MINE, MINE, types=("Land",))] if land else []))
    view = seen(*lands(3), hand=hand)
    options = (Option("pass", "pass"), Option("cast", "cast", card=ASKER))
    decision = Decision(id=7, seat=MINE, actor=MINE, purpose="game-priority", shape=Choose(options), default="pass")
    assert (player.answer(view, decision) == "cast") is land


@pytest.mark.rule("CR 700.2a")
@pytest.mark.parametrize(("mode", "aimed_at"), [(0, 12), (1, 13)])
def test_a_bot_aims_by_the_mode_that_it_has_chosen(mode: int, aimed_at: int) -> None:
    """What destroys goes to others, what protects to one's own, whichever mode is written first."""
    target = Target((Group(CREATURE),))
    protects = Apply(Targeted(), (Gain((Keyword("indestructible"),)),))
    modes = (Mode((Destroy(Targeted()),), (target,)), Mode((protects,), (target,)))
    player = bot(Tree("Asker", (SpellAbility(modes=modes),)))
    view = seen(creature(12, THEIRS), creature(13, MINE), stack=(StackView(ASKER, "Asker", MINE),))
    offered = (Option(0, "mode", place=0), Option(1, "mode", place=1))
    choice = Decision(
        id=6, seat=MINE, actor=MINE, purpose="game-modes", shape=Choose(offered), default=0, about=(ASKER,)
    )
    player.took(view, choice, mode)
    both = Choose((Option(12, "object", card=12), Option(13, "object", card=13)), 1, 1)
    assert asked(player, "game-target", view, both, 12) == aimed_at


ALL_THEIRS = Group((*CREATURE, ControlledBy(TargetedPlayer())))


@pytest.mark.rule("CR 115.1")
@pytest.mark.parametrize(
    ("do", "chosen"),
    [
        (PutCounters(ALL_THEIRS, kind="-1/-1"), THEIRS),
        (ForEach(ALL_THEIRS, (Tap(Bound("each")),)), THEIRS),
        (Move(Group(zone="graveyard", of=TargetedPlayer()), "exile"), THEIRS),
        (PutCounters(ALL_THEIRS), MINE),
    ],
)
def test_a_bot_aims_at_players_by_what_is_done_to_all_they_have(do: Instruction, chosen: int) -> None:
    """What harms all creatures, or the graveyard, of a player is aimed at another, what helps them at itself."""
    player = bot(Tree("Asker", (SpellAbility((do,), (Target((Each(),)),)),)))
    view = seen(creature(12, THEIRS), creature(13, MINE), stack=(StackView(ASKER, "Asker", MINE),))
    options = (Option("seat 0", "player", seat=MINE), Option("seat 1", "player", seat=THEIRS))
    assert asked(player, "game-target", view, Choose(options, 1, 1), "seat 0") == f"seat {chosen}"


@pytest.mark.rule("CR 603.5")
@pytest.mark.parametrize(("attacker", "helps"), [(12, False), (13, True)])
def test_a_bot_doesnt_help_the_attacker_of_another_player(attacker: int, helps: bool) -> None:
    """What may be done to the target that had to be chosen is done where it is one's own."""
    target = Target((Group(CREATURE),))
    offer = May((Apply(Targeted(), (Gain((Keyword("double strike"),)),)),))
    player = bot(Tree("Asker", (Triggered(Attacks(Group(CREATURE)), (offer,), (target,)),)), kind="Enchantment")
    trigger = StackView(50, "Asker", MINE, source=ASKER, is_ability=True, targets=(attacker,))
    asker = CardView(ASKER, "Asker", MINE, MINE, types=("Enchantment",))
    view = seen(asker, creature(12, THEIRS), creature(13, MINE), stack=(trigger,))
    assert asked(player, "game-may", view, YesNo(), False) is helps


@pytest.mark.rule("CR 303.4a")
@pytest.mark.parametrize(("enchants", "chosen"), [("creature", "own"), ("player", "theirs")])
def test_an_aura_of_which_nothing_is_known_goes_to_ones_own_and_a_curse_to_others(enchants: str, chosen: str) -> None:
    """Where the text doesn't tell what it does to what it enchants, most Auras help, and those on players harm."""
    who = Each() if enchants == "player" else None
    keyword = Keyword("enchant", where=() if who else CREATURE, who=who)
    player = bot(Tree("Asker", (keyword,)), kind="Enchantment")
    view = seen(creature(12, THEIRS), creature(13, MINE), stack=(StackView(ASKER, "Asker", MINE),))
    if who:
        options = (Option("seat 0", "player", seat=MINE), Option("seat 1", "player", seat=THEIRS))
    else:
        options = (Option(12, "object", card=12), Option(13, "object", card=13))
    found = asked(player, "game-target", view, Choose(options, 1, 1), options[0].key)
    assert ("own" if found in ("seat 0", 13) else "theirs") == chosen


@pytest.mark.parametrize(("size", "cast"), [(5, False), (1, True)])
def test_a_bot_doesnt_hope_for_what_a_text_does_instead(size: int, cast: bool) -> None:
    """A creature is aimed at by what the text usually does, not by what it does if something has died."""
    target = Target((Group(CREATURE),))
    usual, instead = (Apply(Targeted(), (Resize(-by, -by),)) for by in (1, 13))
    player = bot(Tree("Asker", (SpellAbility((Instead((usual,), (instead,), DiedThisTurn()),), (target,)),)))
    assert casts(player, in_hand(), creature(12, THEIRS, size)) is cast


CORPSES = (Target((Group(CREATURE, zone="graveyard"),)),)
RAISED = (Move(Targeted(), "battlefield", under=You()), LoseLife(StatOf("mana value", Targeted()), who=You()))


@pytest.mark.rule("CR 704.5a")
@pytest.mark.parametrize(("life", "raised"), [(20, 31), (7, 30)])
def test_a_bot_raises_nothing_that_costs_its_life(life: int, raised: int) -> None:
    """A creature of seven mana is put onto the battlefield for seven life, but not by who has no more."""
    corpses = (replace(creature(30, THEIRS, 3), mana_value=3), replace(creature(31, THEIRS, 7), mana_value=7))
    view = seen(life=life, stack=(StackView(ASKER, "Asker", MINE),))
    view = replace(view, players=(view.players[MINE], replace(view.players[THEIRS], graveyard=corpses)))
    options = tuple(Option(one.id, "object", card=one.id) for one in corpses)
    asks = Decision(
        id=7, seat=MINE, actor=MINE, purpose="game-target", about=(ASKER,), default=30, shape=Choose(options)
    )
    assert bot(Tree("Asker", (SpellAbility(RAISED, CORPSES),))).answer(view, asks) == raised


@pytest.mark.rule("CR 704.5b")
@pytest.mark.parametrize(("library", "cast"), [(30, True), (4, False)])
def test_a_bot_draws_for_what_it_destroys_no_more_than_its_library_has(library: int, cast: bool) -> None:
    """Destroying everything draws a card for each creature: with five of them a library of four isn't enough."""
    text = spell(Destroy(Group(CREATURE)), Draw(Count(Among("destroyed", CREATURE))))
    theirs = [creature(30 + place, THEIRS, 4) for place in range(5)]
    assert casts(bot(text), in_hand(), *theirs, library=library) is cast


def test_a_bot_leaves_cards_in_its_library() -> None:
    """Of a library of sixteen it draws six for X: a game goes on for some turns."""
    asks = Decision(id=7, seat=MINE, actor=MINE, purpose="game-x", about=(ASKER,), default=15, shape=Number(0, 15))
    view = seen(library=16, stack=(StackView(ASKER, "Asker", MINE),))
    assert bot(spell(Draw(X()))).answer(view, asks) == 6


@pytest.mark.parametrize(("islands", "countered"), [(5, True), (4, False), (0, False)])
def test_a_bot_counters_for_nothing_only_if_it_can_pay_later(islands: int, countered: bool) -> None:
    """Who must pay five at the next upkeep or lose has five lands, two of them of the colour."""
    owed = AtNext("upkeep", (DoUnless((LoseGame(You()),), pay=(Pay(Cost.parse("3UU")),)),), yours=True)
    spells = Target((Group(zone="stack"),))
    text = Tree("Asker", (SpellAbility((Counter(Targeted()), owed), (spells,)),))
    own = [CardView(100 + one, "Island", MINE, MINE, types=("Land",)) for one in range(islands)]
    own += [CardView(120 + one, "Plains", MINE, MINE, types=("Land",)) for one in range(0 if islands else 5)]
    theirs = StackView(90, "Titan", THEIRS)
    player = bot(text, kind="Instant")
    player.lore.cards = {**player.lore.cards, "Titan": Card("Titan", (Face("Titan", cost=Cost.parse("7")),))}
    card = in_hand("Instant")
    options = (Option("pass", "pass"), Option("cast", "cast", card=card.id, text="Asker"))
    asks = Decision(id=7, seat=MINE, actor=MINE, purpose="game-priority", default="pass", shape=Choose(options))
    view = seen(*own, hand=(card,), stack=(theirs,))
    assert (player.answer(view, asks) == "cast") is countered


@pytest.mark.parametrize(("x", "hit"), [(1, (30,)), (2, (31,))])
def test_a_bot_aims_by_what_x_is(x: int, hit: tuple[int, ...]) -> None:
    """Twice X damage kills a creature of two toughness where X is one, and the greater of four where X is two."""
    text = Tree("Asker", (SpellAbility((Damage(Times(2, X()), Targeted()),), (Target((Group(CREATURE),), 0, 1),)),))
    theirs = (creature(30, THEIRS, 2), creature(31, THEIRS, 4))
    options = tuple(Option(one.id, "object", card=one.id) for one in theirs)
    asks = Decision(
        id=7, seat=MINE, actor=MINE, purpose="game-target", about=(ASKER,), default=(), shape=Choose(options, 0, 1)
    )
    assert bot(text).answer(seen(*theirs, stack=(StackView(ASKER, "Asker", MINE, x=x),)), asks) == hit


TREASURE = Create(Token(("Artifact", "Treasure"), abilities=(Activated((TapThis(), SacrificeCost()), (AddMana(),)),)))
FOOD = Create(
    Token(
        ("Artifact", "Food"),
        abilities=(Activated((Pay(Cost.parse("2")), TapThis(), SacrificeCost()), (GainLife(3),)),),
    )
)


@pytest.mark.parametrize(("do", "unless", "instead"), [(TREASURE, FOOD, False), (FOOD, TREASURE, True)])
def test_a_bot_takes_the_better_of_two_tokens(do: Action, unless: Action, instead: bool) -> None:
    """Mana whenever it is wanted is worth more than three life for two mana, whichever the text says first."""
    text = Tree("Asker", (Triggered(Attacks(Self()), (DoUnless((do,), (unless,)),)),))
    asks = Decision(id=7, seat=MINE, actor=MINE, purpose="game-unless", about=(ASKER,), default=False, shape=YesNo())
    assert bot(text).answer(seen(replace(creature(ASKER, MINE), name="Asker")), asks) is instead
