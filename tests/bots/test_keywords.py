"""How bots use keywords: Vehicles, what is exerted or devoured, entwined spells."""

import pytest
from msgspec.structs import replace

from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Choose, Decision, Key, Option
from entaku.magic.views.game_view import CardView, GameView, PlayerView, StackView
from entaku.oracle.card import Card, Face
from entaku.oracle.ir.abilities import Keyword, Static, Tree
from entaku.oracle.ir.changes import Resize
from entaku.oracle.ir.happenings import Mutates
from entaku.oracle.ir.short import cost, does, whenever
from entaku.oracle.ir.things import Attached, Self
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.life import GainLife

MINE, THEIRS = 0, 1
BARGE = Card("Barge", (Face("Barge", types=("Artifact",), subtypes=("Vehicle",), power="5", toughness="5"),))
NYMPH = Card(
    "Nymph", (Face("Nymph", types=("Enchantment", "Creature"), subtypes=("Nymph",), power="2", toughness="2"),)
)
BOT = PlayBot(
    {"Barge": BARGE, "Nymph": NYMPH},
    {
        "Barge": Tree("Barge", (Keyword("crew", amount=2),)),
        "Nymph": Tree("Nymph", (Keyword("bestow", cost("3W")), Static(Attached(), (Resize(2, 2),)))),
    },
)


def creature(number: int, power: int, sick: bool = False) -> CardView:
    return CardView(number, "Moss", MINE, MINE, power=power, toughness=power, types=("Creature",), sick=sick)


def asked(
    purpose: str, shape: Choose, cards: tuple[CardView, ...], step: str = "precombat main", bot: PlayBot = BOT
) -> object:
    """What a bot of seat 0 answers, in its own turn."""
    players = tuple(PlayerView(seat, name, 20, 30, 4) for seat, name in enumerate(("Ada", "Ben")))
    view = GameView(MINE, 3, MINE, step, MINE, players, cards)
    default: Key | tuple[Key, ...] = () if shape.least == 0 else shape.options[0].key
    return bot.copy().answer(view, Decision(id=7, seat=MINE, actor=MINE, purpose=purpose, shape=shape, default=default))


@pytest.mark.rule("CR 702.122a")
@pytest.mark.parametrize(
    "crew,step,done",
    [
        (creature(12, 2, sick=True), "precombat main", "activate:11:0"),
        (creature(12, 2), "precombat main", "activate:11:0"),
        (creature(12, 6), "precombat main", "pass"),
        (creature(12, 2, sick=True), "postcombat main", "pass"),
    ],
)
def test_a_bot_crews_before_it_attacks(crew: CardView, step: str, done: str) -> None:
    """With creatures that can't attack or are weaker than the Vehicle; not with stronger ones, nor after combat."""
    barge = CardView(11, "Barge", MINE, MINE, types=("Artifact",))
    options = (Option("pass", "pass"), Option("activate:11:0", "activate", card=11, text="Barge", place=0))
    assert asked("game-priority", Choose(options), (barge, crew), step) == done


def test_a_bot_devours_what_is_worth_less_than_a_counter() -> None:
    """It keeps its great creatures."""
    cards = (creature(11, 6), creature(12, 0))
    options = tuple(Option(card.id, "object", card=card.id, text=card.name) for card in cards)
    assert asked("game-devour", Choose(options, 0, 2), cards) == (12,)


def test_a_bot_exerts_and_entwines() -> None:
    """What it may have now it takes: its attackers are exerted, all modes of a spell are paid for."""
    one = creature(11, 2)
    exert = Choose((Option(11, "object", card=11, text="Moss"),), 0, 1)
    assert asked("game-exert", exert, (one,), "declare attackers") == (11,)
    ways = Choose((Option(0, "way", text=""), Option(1, "way", text="entwine")))
    assert asked("game-cast-way", ways, (one,)) == 1


@pytest.mark.parametrize("word,chosen", [("buyback", 1), ("free", 1), ("bestow", 1), ("evoke", 0), ("face-down", 0)])
def test_a_bot_casts_spells_in_the_way_that_gives_most(word: str, chosen: int) -> None:
    """What comes on top or needn't be paid is taken; a creature is kept rather than lost, and shown rather than not."""
    ways = Choose((Option(0, "way", text=""), Option(1, "way", text=word)))
    assert asked("game-cast-way", ways, (creature(11, 2),)) == chosen


@pytest.mark.rule("CR 702.62a", "CR 702.139a", "CR 702.143a")
@pytest.mark.parametrize("what", ["foretell", "suspend", "companion"])
@pytest.mark.parametrize("step,done", [("precombat main", "pass"), ("postcombat main", "aside")])
def test_a_bot_sets_cards_aside_with_mana_that_is_left(what: str, step: str, done: str) -> None:
    """It waits until combat is over, and passes before."""
    options = (Option("pass", "pass"), Option("aside", what, card=11, text="Moss"))
    assert asked("game-priority", Choose(options), (creature(11, 4),), step) == done


@pytest.mark.rule("CR 702.119a")
def test_a_bot_emerges_from_what_is_cheapest() -> None:
    """Of the mana values with which it could pay it takes the least."""
    ways = Choose(tuple(Option(place, "less", text=text) for place, text in enumerate(("6", "3", "4"))))
    assert asked("game-cast-emerge", ways, (creature(11, 2),)) == 1


@pytest.mark.rule("CR 702.103a")
def test_a_bot_bestows_nothing_on_the_creatures_of_others() -> None:
    """With no creature of its own it has a creature rather than an Aura on somebody else's."""
    theirs = CardView(11, "Moss", THEIRS, THEIRS, power=2, toughness=2, types=("Creature",))
    ways = Choose((Option(0, "way", text=""), Option(1, "way", text="bestow")))
    assert asked("game-cast-way", ways, (theirs,)) == 0


@pytest.mark.rule("CR 702.103b")
def test_a_bot_bestows_on_its_own_creature() -> None:
    """What the Aura says of the enchanted creature tells whose that should be."""
    mine, theirs = creature(12, 2), CardView(11, "Moss", THEIRS, THEIRS, power=2, toughness=2, types=("Creature",))
    spell = StackView(13, "Nymph", MINE)
    options = Choose(tuple(Option(one.id, "object", card=one.id, text=one.name) for one in (theirs, mine)))
    players = tuple(PlayerView(seat, name, 20, 30, 4) for seat, name in enumerate(("Ada", "Ben")))
    view = GameView(MINE, 3, MINE, "precombat main", MINE, players, (mine, theirs), stack=(spell,))
    decision = Decision(
        id=7, seat=MINE, actor=MINE, purpose="game-target", shape=options, default=options.options[0].key, about=(13,)
    )
    assert BOT.copy().answer(view, decision) == 12


FUSE = Keyword("fuse")
HALVES = Card(
    "Gild // Scour",
    (Face("Gild", "{1}{W}", types=("Instant",)), Face("Scour", "{1}{B}", types=("Instant",))),
    layout="split",
)


@pytest.mark.rule("CR 702.102a")
def test_a_bot_fuses_what_does_good_twice() -> None:
    """Both halves rather than one, where both can be paid for and each does something for it."""
    tree = Tree("Gild // Scour", (does(GainLife(3)), FUSE), ((does(Draw(2)), FUSE),))
    bot = PlayBot({HALVES.name: HALVES}, {HALVES.name: tree})
    options = tuple(
        Option(number, code, text=text)
        for number, (code, text) in enumerate([("word", "Gild"), ("word", "Scour"), ("fused", "Gild // Scour")])
    )
    assert [asked("game-cast-face", Choose(options[:count]), (), bot=bot) for count in (1, 2, 3)] == [0, 1, 2]


HERON = Card("Heron", (Face("Heron", types=("Creature",), subtypes=("Bird",), power="3", toughness="4"),))
MOSS = Card("Moss", (Face("Moss", types=("Creature",), subtypes=("Plant",), power="1", toughness="1"),))
SQUIRE = Card("Squire", (Face("Squire", types=("Creature",), subtypes=("Human",), power="1", toughness="1"),))
MUTATOR = PlayBot(
    {card.name: card for card in (HERON, MOSS, SQUIRE)},
    {
        "Heron": Tree("Heron", (Keyword("mutate", cost("3U")), whenever(Mutates(Self()), Draw(1)))),
        "Moss": Tree("Moss"),
        "Squire": Tree("Squire"),
    },
)


@pytest.mark.rule("CR 702.140a")
@pytest.mark.parametrize(
    "host,chosen",
    [(creature(12, 1), 1), (creature(12, 6), 0), (replace(creature(12, 1), name="Squire"), 0)],
    ids=["onto what is small", "beside what is large", "beside a Human"],
)
def test_a_bot_mutates_where_little_is_lost(host: CardView, chosen: int) -> None:
    """Of two creatures that become one the lesser body is lost: a small one is given for a card and an attack."""
    bot = MUTATOR.copy()
    cast = Choose((Option("pass", "pass"), Option("cast:9", "cast", card=9, text="Heron")))
    heron = CardView(9, "Heron", MINE, MINE, power=3, toughness=4, types=("Creature",), mana_value=5)
    players = tuple(PlayerView(seat, name, 20, 30, 1, hand=(heron,)[seat:]) for seat, name in enumerate(("Ada", "Ben")))
    view = GameView(MINE, 3, MINE, "precombat main", MINE, players, (host,))

    def answer(purpose: str, shape: Choose) -> object:
        first = shape.options[0].key
        return bot.answer(view, Decision(id=7, seat=MINE, actor=MINE, purpose=purpose, shape=shape, default=first))

    assert answer("game-priority", cast) == "cast:9"
    ways = Choose((Option(0, "way", text=""), Option(1, "way", text="mutate")))
    assert answer("game-cast-way", ways) == chosen


@pytest.mark.rule("CR 702.140c")
@pytest.mark.parametrize("size,chosen", [(1, 0), (6, 1)])
def test_a_bot_puts_the_better_body_on_top(size: int, chosen: int) -> None:
    """By what is printed: what counters add is added either way."""
    bot = PlayBot(
        {**MUTATOR.lore.cards, "Moss": Card("Moss", (replace(MOSS.front, power=str(size), toughness=str(size)),))},
        MUTATOR.lore.trees,
    )
    host = replace(creature(12, size + 4), counters=(("+1/+1", 4),))
    players = tuple(PlayerView(seat, name, 20, 30, 4) for seat, name in enumerate(("Ada", "Ben")))
    spell = StackView(13, "Heron", MINE, targets=(12,))
    view = GameView(MINE, 3, MINE, "precombat main", MINE, players, (host,), stack=(spell,))
    shape = Choose((Option(0, "over"), Option(1, "under")))
    decision = Decision(id=7, seat=MINE, actor=MINE, purpose="game-mutate", shape=shape, default=0, about=(12, 13))
    assert bot.answer(view, decision) == chosen


@pytest.mark.rule("CR 702.139a")
def test_a_bot_reveals_the_companion_that_is_worth_most() -> None:
    """A companion is a card more: one is revealed rather than none, the greater creature of two."""
    options = (Option(21, "card", card=21, text="Nymph"), Option(22, "card", card=22, text="Barge"))
    assert asked("game-companion", Choose(options, 0, 1), ()) == (21,)
