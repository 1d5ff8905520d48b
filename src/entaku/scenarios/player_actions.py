"""What players do, in sentences: "A casts Brainstorm", "In response, B attacks …", "go to B's upkeep".

Each kind of sentence is a form: a pattern and the function that does it.  Unless a sentence begins with "In response",
everything on the stack resolves before.
"""

import re
from collections.abc import Callable, Mapping, Sequence

from entaku.kernel.decisions import Assign, Choose, Option
from entaku.magic.game.state import Game
from entaku.magic.turn.steps import STEPS
from entaku.oracle.documents import Text
from entaku.scenarios import announcing, answering, doors, planeswalking
from entaku.scenarios.allowed import option_for, reach, word_of
from entaku.scenarios.announcing import announce
from entaku.scenarios.playing import ATTACK, BLOCK, PRIORITY, Failed, ScenarioTable
from entaku.scenarios.pointing import NUMBER, ORDINALS, parts, whole
from entaku.scenarios.reading import STEP_WORDS
from entaku.scenarios.remarks import said
from entaku.scenarios.tapping import tap_for_mana

RESPONSE = re.compile(r"[Ii]n response,? ")
Match = Mapping[str, str | None]
Act = Callable[[ScenarioTable, Match], None]


class Form:
    """One kind of sentence; `waits` says whether everything on the stack resolves first."""

    __slots__ = ("do", "pattern", "shown", "waits")

    def __init__(self, shown: str, pattern: str, do: Act, waits: bool = True) -> None:
        self.shown = shown
        self.pattern = pattern
        self.do = do
        self.waits = waits

    def match(self, table: ScenarioTable, text: str) -> Match | None:
        found = re.fullmatch(self.pattern.replace("{P}", table.names.one_of), text)
        return None if found is None else found.groupdict()


def recognised(table: ScenarioTable, text: str) -> tuple[Form, Match, bool] | None:
    """The form of an action sentence, what it says, and whether it is a response."""
    response = RESPONSE.match(text)
    rest = text[response.end() :] if response else text
    for form in FORMS:
        found = form.match(table, rest)
        if found is not None:
            return form, found, response is not None
    return None


def before(table: ScenarioTable, form: Form, is_response: bool) -> None:
    """What happens before the action: nothing in response, else all that is on the stack resolves."""
    answering.go_on(table)
    if form.waits and not is_response:
        answering.resolve_all(table)


def simple(table: ScenarioTable, found: Match, kinds: Sequence[str]) -> None:
    """Something that takes no more than choosing it."""
    seat = table.names.seat(found["player"] or "")
    reach(table, seat)
    table.give(option_for(table, seat, found["what"] or "", kinds).key)
    answering.go_on(table)


def plays(table: ScenarioTable, found: Match) -> None:
    """Play a land: of a card whose faces are both lands, the one that is named."""
    seat, (card, face) = table.names.seat(found["player"] or ""), announcing.half_in(table, found["what"] or "")
    reach(table, seat)
    table.give(option_for(table, seat, card, ("land",)).key)
    if face and table.decision is not None and table.decision.purpose == "game-play-face":
        shape = table.decision.shape
        assert isinstance(shape, Choose)
        table.give(announcing.one_of(shape, (face,), face))
    answering.go_on(table)


# Combat.


def until(table: ScenarioTable, seat: int, purpose: str, or_idle: bool = False) -> bool:
    """The game goes on, this turn, until the player is asked to declare attackers or blockers: whether they are.

    They aren't, if so said, where that step has come without a question.  Raises Failed if there is no such step.
    """
    turn = table.game.turn
    while True:
        answering.go_on(table)
        decision = table.decision
        if or_idle and decision is not None and decision.purpose == PRIORITY and is_idle(table.game, seat, purpose):
            return False
        if decision is None or table.game.turn != turn:
            raise Failed(said("scenario-not-asked-to-declare", player=table.player(seat)), "not allowed")
        if decision.purpose == purpose and decision.seat == seat:
            return True
        if or_idle and purpose == BLOCK == decision.purpose and comes_later(table.game, decision.seat, seat):
            return False
        if decision.purpose == PRIORITY:
            table.pass_priority()
        else:
            table.default()


def comes_later(game: Game, seat: int, than: int) -> bool:
    """Whether a player declares blockers after another one, who then isn't asked any more.  (CR 509.1, 802.4)"""
    order = game.seats_in_turn_order()
    return than in order and order.index(seat) > order.index(than)


def is_idle(game: Game, seat: int, purpose: str) -> bool:
    """Whether the step of such a declaration has come and the player has declared nothing in it."""
    attacks = game.combat.attacks if game.combat is not None else ()
    if purpose == ATTACK:
        return game.step == "declare attackers" and game.is_turn_of(seat) and not attacks
    blockers = [number for attack in attacks for number in attack.blockers]
    return game.step == "declare blockers" and not any(game.objects[n].controller == seat for n in blockers)


def declared(text: str) -> list[tuple[str, str]]:
    """The groups of a declaration: "B with Bear and Wolf; C with Elf"."""
    groups = []
    for group in text.split(";"):
        whom, _, with_what = group.strip().partition(" with ")
        groups.append((whom, with_what))
    return groups


def attack(table: ScenarioTable, found: Match) -> None:
    """Declare attackers, each at a player or planeswalker."""
    seat = table.names.seat(found["player"] or "")
    until(table, seat, ATTACK)
    assign(table, seat, declared(found["what"] or ""), ATTACK)


def block(table: ScenarioTable, found: Match) -> None:
    """Declare blockers, each for an attacker."""
    seat = table.names.seat(found["player"] or "")
    until(table, seat, BLOCK)
    assign(table, seat, declared(found["what"] or ""), BLOCK)


def assign(table: ScenarioTable, seat: int, groups: Sequence[tuple[str, str]], purpose: str) -> None:
    """Answer a declaration.  Raises Failed, with the reason, if it isn't legal."""
    decision = table.decision
    assert decision is not None
    shape = decision.shape
    assert isinstance(shape, Assign)
    rows: list[tuple[int, ...]] = [() for _ in shape.subjects]
    for whom, with_what in groups:
        for name in each_of(with_what, lambda text: bool(table.pointed(text, subject_cards(shape)))):
            place = subject_of(table, shape, rows, name, seat)
            choice = defender(table, shape.choices[place], whom)
            if choice is None or not isinstance(choice.key, int):
                raise Failed(said("scenario-may-not", player=table.player(seat), name=name, whom=whom), "not allowed")
            rows[place] = (choice.key,)
    table.give(tuple(rows))
    again = table.decision
    if again is not None and again.purpose == purpose and again.seat == seat and again.about:
        reason = str(again.about[0]).replace("-", " ")
        raise Failed(said("scenario-declaration-refused", reason=word_of(reason)), reason)
    answering.go_on(table)


def each_of(text: str, known: Callable[[str], bool]) -> list[str]:
    """The things that a text lists, one of several alike each: "2 Soldier" is "Soldier" twice."""

    def counted(part: str) -> tuple[int, str]:
        number = re.match(rf"({NUMBER}) (.+)$", part)
        return (1, part) if number is None or known(part) else (whole(number[1]), number[2])

    listed = parts(text, lambda part: known(counted(part)[1]))
    return [name for count, name in map(counted, listed) for _ in range(count)]


def subject_cards(shape: Assign) -> list[int]:
    return [subject.card for subject in shape.subjects if subject.card is not None]


def subject_of(table: ScenarioTable, shape: Assign, rows: Sequence[tuple[int, ...]], name: str, seat: int) -> int:
    cards = table.pointed(name, subject_cards(shape))
    for place, subject in enumerate(shape.subjects):
        if subject.card in cards and not rows[place]:
            return place
    reason = word_of("not allowed")
    raise Failed(said("scenario-not-allowed", player=table.player(seat), name=name, reason=reason), "not allowed")


def defender(table: ScenarioTable, choices: Sequence[Option], whom: str) -> Option | None:
    found = table.options_meant(whom, choices)
    return found[0] if found else None


def declare_nothing(table: ScenarioTable, found: Match, purpose: str) -> None:
    """A player attacks or blocks with nothing, asked or, with nothing that could, not asked."""
    seat = table.names.seat(found["player"] or "")
    if until(table, seat, purpose, or_idle=True):
        assign(table, seat, (), purpose)


# Time.


def pass_once(table: ScenarioTable, found: Match) -> None:
    """A player who has priority passes it; everybody does, once round."""
    who = found["player"]
    if who is not None and who not in ("everybody", "everyone"):
        seat = table.names.seat(who)
        reach(table, seat)
        table.pass_priority()
        answering.go_on(table)
        return
    for _ in table.game.players:
        answering.go_on(table)
        decision = table.decision
        if decision is None or decision.purpose != PRIORITY:
            return
        table.pass_priority()
        if table.game.pending.passes == 0:
            break
    answering.go_on(table)


def resolve_one(table: ScenarioTable, found: Match) -> None:
    """Everybody passes until something has resolved."""
    number = table.one(found["what"] or "", list(table.game.stack))
    while number in table.game.stack:
        answering.go_on(table)
        if table.decision is None:
            return
        table.pass_priority()
    answering.go_on(table)


def go_to(table: ScenarioTable, found: Match) -> None:
    """Everybody passes until a step of a player's turn; without a player, of this turn.

    What triggers as it begins has resolved then, or is on the stack if it is gone to these triggers.
    """
    step = STEP_WORDS.get(found["step"] or "")
    if step is None:
        raise Failed(said("scenario-no-such-step", step=found["step"] or "", known=", ".join(STEPS)))
    seat = table.names.seat(found["player"] or "") if found["player"] else table.game.active
    start = (table.game.turn, table.game.step)
    wanted = "upkeep" if step == "untap" else step
    passed = 0
    while True:
        answering.go_on(table)
        game, decision = table.game, table.decision
        if decision is None:
            return
        is_there = game.is_turn_of(seat) and game.step == wanted and (game.turn, game.step) != start
        if is_there and bool(game.stack) == bool(found["triggers"]) and decision.purpose == PRIORITY:
            return
        passed += 1
        if passed > 1_000:
            raise Failed(said("scenario-never-there"))
        if decision.purpose == PRIORITY:
            table.pass_priority()
        else:
            table.default()


def concede(table: ScenarioTable, found: Match) -> None:
    table.concede(table.names.seat(found["player"] or ""))
    answering.go_on(table)


WHO = "(?P<player>{P})"
FORMS: Sequence[Form] = (
    Form("A casts CARD [face down] [by flashback] [kicked] [with X = 2] [in mode 1] [targeting …] [paying with …]",
         WHO + " casts (?P<what>.+)",
         lambda table, found: announce(table, found, ("cast",))),
    Form("A plays LAND", WHO + " plays (?P<what>.+)", plays),
    Form("A activates [the second ability of] CARD [targeting …]",
         WHO + rf" activates (?:the (?P<place>{'|'.join(ORDINALS)}) ability of )?(?P<what>.+)",
         lambda table, found: announce(table, found, ("activate",))),
    Form("A foretells CARD", WHO + " foretells (?P<what>.+)",
         lambda table, found: simple(table, found, ("foretell",))),
    Form("A plots CARD", WHO + " plots (?P<what>.+)",
         lambda table, found: simple(table, found, ("plot",))),
    Form("A suspends CARD", WHO + " suspends (?P<what>.+)",
         lambda table, found: simple(table, found, ("suspend",))),
    Form("A unlocks DOOR", WHO + " unlocks (?P<what>.+)", doors.unlock),
    Form("A takes the companion CARD", WHO + " takes the companion (?P<what>.+)",
         lambda table, found: simple(table, found, ("companion",))),
    Form("A rolls the planar die", WHO + " rolls (?P<what>the planar die)", planeswalking.roll),
    Form("A turns up CARD", WHO + " turns up (?P<what>.+)",
         lambda table, found: simple(table, found, ("reveal-agenda", "turn-up"))),
    Form("A taps CARD for mana [by its second ability]",
         WHO + rf" taps (?P<what>.+?) for mana(?: by its (?:(?P<place>{'|'.join(ORDINALS)})|"
         r"\"(?P<words>[^\"]+)\") ability)?",
         tap_for_mana),
    Form("A attacks B with CARD and CARD; C with CARD", WHO + " attacks (?P<what>.+ with .+)", attack),
    Form("A doesn't attack", WHO + " doesn't attack", lambda table, found: declare_nothing(table, found, ATTACK)),
    Form("B blocks CARD with CARD; CARD with CARD", WHO + " blocks (?P<what>.+ with .+)", block),
    Form("B doesn't block", WHO + " doesn't block", lambda table, found: declare_nothing(table, found, BLOCK)),
    Form("A passes", "(?P<player>{P}|[Ee]verybody|[Ee]veryone) passes", pass_once, waits=False),
    Form("CARD resolves", "(?P<what>.+) resolves", resolve_one, waits=False),
    Form("go to [the triggers of] B's upkeep",
         r"[Gg]o to (?P<triggers>the triggers of )?(?:(?P<player>{P})'s|the|) ?(?P<step>.+)", go_to),
    Form("A concedes", WHO + " concedes", concede, waits=False),
)  # fmt: skip
"""The sentences of actions."""


def perform(table: ScenarioTable, line: Text) -> None:
    """Do what a sentence says, all that comes before it included.  Raises Failed."""
    found = recognised(table, line.text)
    assert found is not None
    form, match, is_response = found
    before(table, form, is_response)
    form.do(table, match)


def names_in(table: ScenarioTable, sentence: str, verb: str) -> Sequence[str]:
    """All that an action of this verb names: what is cast or declared, whom or what it is aimed at, what pays."""
    form = recognised(table, sentence)
    text = form[1].get("what") if form is not None else None
    if form is None or not text:
        return ()
    if verb in ("attack", "block"):
        groups = declared(text)
        return [name for whom, these in groups for name in (whom, *each_of(these, table.has_seen))]
    if verb in ("cast", "activate"):
        words = announcing.read(table, announcing.ability_in(form[1])[0])
        return (words.name, *words.targets, *words.sources)
    return (text,) if verb in ("play", "foretell", "plot", "suspend") else ()
