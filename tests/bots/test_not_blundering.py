"""Bots don't blunder as a watcher sees it: acts that change nothing, attacks into many, curses on one's own."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

import entaku
from entaku.bots.levels import Level
from entaku.bots.playing.timing import adds_nothing
from entaku.bots.searching.changing import standing
from entaku.front.levels import Bot
from entaku.front.sitting import Answering
from entaku.kernel.decisions import Assign, Choose, Decision, Option, YesNo
from entaku.magic.views.game_view import CardView, GameView
from entaku.oracle.ir.abilities import Activated
from entaku.oracle.reading.reader import read_text
from tests.bots.positions import ME, asked, creature

Did = tuple[str, str, str]
"""The step, what was asked, and the name of what was chosen."""


def turn_of(mine: str, theirs: str = "[]", hand: str = "[]", cards: str = "", level: Bot | None = None) -> list[Did]:
    """What a bot does on its turn: casting, activating, aiming and attacking."""
    text = f"{cards}\nturn: A's precombat main\nboard:\n"
    text += f"  A: {{battlefield: {mine}, hand: {hand}, library: [20 Forest]}}\n"
    text += f"  B: {{battlefield: {theirs}, library: [20 Forest]}}\n"
    game = entaku.position(text)
    return list(did(game, [game.seated(seat, level) for seat in (0, 1)]))


def did(game: entaku.Game, players: list[Answering[GameView]]) -> Iterator[Did]:
    turn = game.turn
    while not game.over and game.turn == turn:
        decision, view = game.decision, game.view("open")
        answer = players[decision.actor].answer(game.view(decision.actor), decision)
        names = {card.id: card.name for card in view.battlefield}
        option = decision.chosen(answer)
        if decision.actor == 0 and option is not None and answer != "pass":
            yield view.step, decision.purpose, option.text or names.get(option.card or 0, "")
        if decision.actor == 0 and isinstance(decision.shape, Assign) and isinstance(answer, tuple):
            for subject, row in zip(decision.shape.subjects, answer, strict=True):
                if row:
                    yield view.step, decision.purpose, names[subject.card or 0]
        game.answer(answer, decision)


def made_up(kind: str, *does: str) -> str:
    lines = ", ".join(f'"{line}"' for line in does)
    return f'cards:\n  - {{name: Idol, cost: "{{1}}", type: {kind}, does: [{lines}]}}'


@pytest.mark.parametrize("level", [None, "hard"])
@pytest.mark.parametrize(
    "text",
    [
        "{1}: Target creature can't block this turn.",
        "{1}: Goad target creature.",
        "{1}: Target creature attacks this turn if able.",
        "{1}: Target creature loses flying until end of turn.",
        "{1}: Tap target creature.",
    ],
)
def test_what_changes_nothing_any_more_is_not_done_again(text: str, level: Level | None) -> None:
    """However much mana there is, an ability does to each creature once in a turn what can't be done to it twice."""
    acts = turn_of(
        "[Idol, 9 Mountain, 2/2 white Bear token]",
        "[3/3 green Snake token, 2/2 green Wolf token]",
        cards=made_up("Artifact", text),
        level=None if level is None else entaku.bot(level),
    )
    aimed = [name for _, purpose, name in acts if purpose == "game-target"]
    assert len(aimed) == len(set(aimed))


@pytest.mark.parametrize(
    ("text", "nothing"),
    [
        ("{1}: Target creature can't block this turn.", True),
        ("{1}: Target creature gets +1/+1 until end of turn.", False),
        ("{1}: Target player draws a card.", False),
    ],
)
def test_what_adds_up_may_be_done_again(text: str, nothing: bool) -> None:
    """Sizes and cards add up; what a creature can't do it can't do however often that is said."""
    (read,) = read_text(text, "Idol", ("Artifact",))
    ability = read.abilities[0]
    assert isinstance(ability, Activated)
    assert adds_nothing(ability) == nothing


@pytest.mark.parametrize(
    ("attacker", "blockers"),
    [("1/3", "3 1/1"), ("2/3", "3 1/1"), ("1/4", "4 1/1"), ("2/4", "2 2/2"), ("1/5", "3 2/1")],
)
def test_nobody_attacks_into_all_who_may_block_together(attacker: str, blockers: str) -> None:
    """Two, three or four creatures that kill an attacker together are foreseen, though none could alone."""
    assert not turn_of(f"[{attacker} white Bear token]", f"[{blockers} green Snake token]")


@pytest.mark.parametrize("blockers", ["1/1", "2 1/1"])
def test_blockers_too_few_to_kill_stop_nobody(blockers: str) -> None:
    """An attacker that all of them together don't kill attacks."""
    acts = turn_of("[3/3 white Bear token]", f"[{blockers} green Snake token]")
    assert ("declare attackers", "game-attack", "Bear") in acts


@pytest.mark.parametrize("level", [None, "hard"])
@pytest.mark.parametrize(
    "text",
    [
        "Enchanted creature gets -1/-1.",
        "Enchanted creature gets -1/-0.",
        "Enchanted creature can't attack or block.",
        "Enchanted creature doesn't untap during its controller's untap step.",
    ],
)
def test_a_curse_is_not_put_on_ones_own(text: str, level: Level | None) -> None:
    """Where only the player's own creature could be enchanted, an Aura that harms it stays in hand; else it is cast."""
    cards = made_up("Enchantment — Aura", "Enchant creature", text)
    bot = None if level is None else entaku.bot(level)
    mine = "[4 Mountain, 1/1 white Bear token]"
    assert not [one for one in turn_of(mine, "[]", "[Idol]", cards, bot) if one[1] != "game-attack"]
    assert "Snake" in [name for *_, name in turn_of(mine, "[4/4 green Snake token]", "[Idol]", cards, bot)]


@pytest.mark.parametrize(
    ("cost", "found"),
    [("{T}, Sacrifice this land", "a basic land"), ("{T}, Pay 1 life, Sacrifice this land", "a Forest")],
)
def test_a_land_that_fetches_another_is_used_at_once(cost: str, found: str) -> None:
    """It is sacrificed on the turn on which it is there."""
    text = f"{cost}: Search your library for {found} card, put it onto the battlefield, then shuffle."
    acts = turn_of("[Idol, Forest]", cards=made_up("Land", text))
    assert [name for _, purpose, name in acts if purpose == "game-priority"] == ["Idol"]


def test_who_looks_ahead_looks_at_what_seems_worth_nothing() -> None:
    """A spell that the plain bot never casts is cast where looking ahead shows that it wins something."""
    mine, theirs = "[Runed Servitor, 3 Forest]", "[Silverchase Fox, Wind Dancer]"
    plain = turn_of(mine, theirs, "[Hunger of the Howlpack]")
    ahead = turn_of(mine, theirs, "[Hunger of the Howlpack]", level=entaku.bot("hard"))
    names = [[name for _, purpose, name in acts if purpose == "game-priority"] for acts in (plain, ahead)]
    assert names == [[], ["Hunger of the Howlpack"]]


def test_standing_tells_what_an_act_has_changed() -> None:
    """Mana and what the player tapped for it are no change; what another's creature does, a size or a card is one."""
    game = entaku.position("board: {A: {battlefield: [Forest, Wind Dancer]}, B: {battlefield: [Runed Servitor]}}")
    state = game.table.state.game
    before = standing(state, 0)
    numbers = {item.base.name: item.id for item in state.objects.values()}

    def after(name: str, **fields: object) -> bool:
        other = state.copy()
        other.objects[numbers[name]] = replace(other.objects[numbers[name]], **fields)
        return standing(other, 0).is_no_other(before)

    assert after("Forest", tapped=True)
    assert not after("Runed Servitor", tapped=True)
    assert not after("Wind Dancer", damage=1)
    assert not after("Wind Dancer", counters=(("+1/+1", 1),))


@pytest.mark.parametrize(("lands", "revealed"), [(2, False), (6, True)])
def test_an_agenda_is_turned_up_when_it_is_of_use(lands: int, revealed: bool) -> None:
    """While a card of the name is in hand that can't be cast yet, it stays face down; it is turned up to cast it."""
    agenda = CardView(50, "Secret Summoning", ME, ME, chosen=(("name", "Hundred-Handed One"),))
    giant = CardView(51, "Hundred-Handed One", ME, ME, types=("Creature",), mana_value=4)
    forests = tuple(CardView(60 + number, "Plains", ME, ME, types=("Land",)) for number in range(lands))
    shape = Choose((Option("pass", "pass"), Option("reveal:50", "reveal-agenda", card=50)))
    turned = Decision(id=7, seat=ME, actor=ME, purpose="game-priority", default="pass", shape=shape)
    assert asked(turned, (agenda, *forests), (giant,)) == ("reveal:50" if revealed else "pass")


@pytest.mark.parametrize("default", [False, True])
@pytest.mark.parametrize("purpose", ["game-unread", "game-unread-lose"])
def test_nobody_is_spared_by_a_text_that_cannot_be_read(purpose: str, default: bool) -> None:
    """Whoever would lose, or lose a creature, by all that is understood doesn't say that something else prevents it."""
    own = creature(20, ME, 2, 2)
    decision = Decision(id=7, seat=ME, actor=ME, purpose=purpose, about=(20,), default=default, shape=YesNo())
    assert asked(decision, (own,)) is default
