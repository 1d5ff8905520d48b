"""What players do, in sentences: "A casts Brainstorm", "In response, B attacks …", "go to B's upkeep".

Each kind of sentence is a form: a pattern and the function that does it.  Unless a sentence begins with "In response",
everything on the stack resolves before.
"""

import re
from collections.abc import Callable, Mapping, Sequence

from entaku.kernel.decisions import Assign, Choose, Number, Option
from entaku.magic import casting, commander, face_down, paying
from entaku.magic.game import Game, SeatRef, Spell
from entaku.magic.steps import STEPS
from entaku.scenarios import answering
from entaku.scenarios.documents import Text
from entaku.scenarios.playing import ATTACK, BLOCK, PRIORITY, Failed, Table, priority_options
from entaku.scenarios.pointing import NUMBER, ORDINALS, Pointer, is_meant, meant, parts, whole
from entaku.scenarios.reading import STEP_WORDS
from entaku.scenarios.saying import said

RESPONSE = re.compile(r"[Ii]n response,? ")
Match = Mapping[str, str | None]
Act = Callable[[Table, Match], None]


class Form:
    """One kind of sentence; `waits` says whether everything on the stack resolves first."""

    __slots__ = ("do", "pattern", "shown", "waits")

    def __init__(self, shown: str, pattern: str, do: Act, waits: bool = True) -> None:
        self.shown = shown
        self.pattern = pattern
        self.do = do
        self.waits = waits

    def match(self, table: Table, text: str) -> Match | None:
        found = re.fullmatch(self.pattern.replace("{P}", table.names.one_of), text)
        return None if found is None else found.groupdict()


def recognised(table: Table, text: str) -> tuple[Form, Match, bool] | None:
    """The form of an action sentence, what it says, and whether it is a response."""
    response = RESPONSE.match(text)
    rest = text[response.end() :] if response else text
    for form in FORMS:
        found = form.match(table, rest)
        if found is not None:
            return form, found, response is not None
    return None


def before(table: Table, form: Form, is_response: bool) -> None:
    """What happens before the action: nothing in response, else all that is on the stack resolves."""
    answering.go_on(table)
    if form.waits and not is_response:
        answering.resolve_all(table)


# Priority.


def reach(table: Table, seat: int) -> None:
    """The others pass until the player has priority, in the same step.  Raises Failed if they don't get it."""
    game = table.game
    step, turn, stack = game.step, game.turn, game.stack
    while True:
        answering.go_on(table)
        decision, game = table.decision, table.game
        if decision is not None and decision.purpose in (ATTACK, BLOCK) and stack == game.stack:
            table.default()
            step = game.step
            continue
        if decision is None or (game.step, game.turn) != (step, turn) or not set(stack) <= set(game.stack):
            raise Failed(said("scenario-no-priority", player=table.player(seat)), "no priority")
        if decision.actor == seat:
            return
        table.pass_priority()


def option_for(table: Table, seat: int, text: str, kinds: Sequence[str]) -> Option:
    """What the player may do with something now.  Raises Failed, with the reason, if they may not."""
    decision = table.decision
    assert decision is not None
    options = [option for option in priority_options(decision) if option.what in kinds]
    pointer = table.names.pointer(text)
    found = meant(table.game, pointer, [option.card for option in options if option.card is not None])
    if found:
        return next(option for option in options if option.card == found[0])
    reason = refusal(table, seat, pointer, kinds)
    raise Failed(said("scenario-not-allowed", player=table.player(seat), name=text, reason=word_of(reason)), reason)


def word_of(reason: str) -> object:
    return said(f"scenario-reason-{reason.replace(' ', '-')}")


REASONS = (
    "no priority", "wrong time", "not enough mana", "no target", "forbidden", "cost", "not there", "not allowed",
    "must attack", "must block", "too many", "alone", "menace", "too many blockers", "twice", "refused",
)  # fmt: skip
"""Why an action is refused, in the words of scenarios."""


def refusal(table: Table, seat: int, pointer: Pointer, kinds: Sequence[str]) -> str:
    """Why the player may not do it."""
    game = table.game
    places = (*game.hands[seat], *game.graveyards[seat], *game.exile, *game.battlefield, *game.command)
    here = [number for number in places if is_meant(game, pointer, number)]
    if not here:
        return "not there"
    if "cast" not in kinds:
        return "not allowed"
    return why_not_cast(game, seat, here[0])


def why_not_cast(game: Game, seat: int, number: int) -> str:
    """Why a card can't be cast."""
    item = game.objects[number]
    if "Land" in item.base.types:
        return "wrong time" if not casting.sorcery_time(game, seat) else "too many"
    if item.zone != "hand" and not (item.rumbling and item.owner == seat) and not commander.waits(item, seat):
        return "not allowed"
    if not casting.allowed(game, seat, item):
        return "forbidden"
    ways = list(casting.ways(game, seat, item))
    if not ways:
        return "wrong time"
    if not any(paying.can_pay(game, seat, casting.price_of(game, seat, item, way)) for way in ways):
        return "not enough mana"
    return "no target"


# Announcing.


CLAUSES = re.compile(
    r"(?P<name>.+?)(?P<hidden> face down)?(?P<kicked> kicked(?: (?:once|twice|\d+ times))?)?(?: with X = (?P<x>\d+))?"
    r"(?: in mode (?P<mode>\d+))?(?: targeting (?P<targets>.+))?"
)
TIMES = {"": 1, " once": 1, " twice": 2}


def announce(table: Table, found: Match, kinds: Sequence[str]) -> None:
    """Cast or activate, with what the sentence says of modes, X, kicker and targets; the rest by default."""
    seat = table.names.seat(found["player"] or "")
    reach(table, seat)
    clauses = re.fullmatch(CLAUSES, found["what"] or "")
    assert clauses is not None
    option = option_for(table, seat, clauses["name"], kinds)
    if found.get("place"):
        option = nth_ability(table, option, whole_ordinal(found["place"] or ""))
    stack, refused = table.game.stack, len(table.game.pending.refused)
    table.give(option.key)
    wanted = clauses["targets"] or ""
    targets = parts(wanted, lambda text: is_something(table, text)) if wanted else []
    asked = list(targets)
    kicks = clauses["kicked"]
    times = None if kicks is None else TIMES.get(kicks.removeprefix(" kicked"), 0) or int(kicks.split()[1])
    x = int(clauses["x"]) if clauses["x"] else None
    while (decision := table.decision) is not None and decision.purpose not in (PRIORITY, ATTACK, BLOCK):
        shape = decision.shape
        if decision.purpose == "game-target" and isinstance(shape, Choose) and names_any(table, shape, asked):
            take_targets(table, shape, asked)
        elif decision.purpose == "game-x" and x is not None:
            table.give(x)
        elif decision.purpose == "game-kicks" and isinstance(shape, Number):
            table.give(shape.least if times is None else times)
        elif decision.purpose == "game-cast-way" and clauses["hidden"] and isinstance(shape, Choose):
            table.give(next(option.key for option in shape.options if option.text == face_down.WAY))
        elif decision.purpose == "game-modes" and clauses["mode"] and isinstance(shape, Choose):
            table.give(int(clauses["mode"]) - 1 if shape.most == 1 else (int(clauses["mode"]) - 1,))
        else:
            answering.answer_next(table)
    if len(table.game.pending.refused) > refused:
        raise Failed(said("scenario-taken-back", name=clauses["name"]), "refused")
    if targets:
        check_targets(table, targets, stack, clauses["name"])
    spell = new_spell(table.game, stack)
    if clauses["hidden"] and (spell is None or spell.way != face_down.WAY):
        raise Failed(said("scenario-taken-back", name=clauses["name"]), "refused")
    if x is not None and spell is not None and spell.x != x:
        raise Failed(said("scenario-x-is", now=spell.x), "not allowed")


def new_spell(game: Game, stack: Sequence[int]) -> Spell | None:
    """What the first spell or ability on the stack that wasn't there before was announced with."""
    new = [number for number in game.stack if number not in stack]
    return game.objects[new[0]].spell if new else None


def is_something(table: Table, text: str) -> bool:
    """Whether a text means a player or an object."""
    return text in table.names.players or bool(table.pointed(text))


def names_any(table: Table, shape: Choose, asked: Sequence[str]) -> bool:
    """Whether any of the targets that the sentence lists can be chosen here."""
    return any(table.options_meant(text, shape.options) for text in asked)


def take_targets(table: Table, shape: Choose, asked: list[str]) -> None:
    """Choose, of the targets that the sentence lists, as many as this question takes; others were chosen unasked."""
    keys: list[int | str] = []
    for text in list(asked):
        found = table.options_meant(text, [option for option in shape.options if option.key not in keys])
        if found and len(keys) < shape.most:
            keys.append(found[0].key)
            asked.remove(text)
    if len(keys) < shape.least:
        raise Failed(said("scenario-no-target", name=asked[0]), "no target")
    table.give(keys[0] if shape.least == shape.most == 1 else tuple(keys))


def check_targets(table: Table, targets: Sequence[str], stack: Sequence[int], name: str) -> None:
    """Raises Failed unless the new spell or ability has all the targets that the sentence lists."""
    spell = new_spell(table.game, stack)
    if spell is None:
        return
    chosen = [thing for group in spell.targets for thing in group]
    seats = [thing.seat for thing in chosen if isinstance(thing, SeatRef)]
    objects = [thing for thing in chosen if isinstance(thing, int)]
    for text in targets:
        is_player = text in table.names.players and table.names.seat(text) in seats
        if not is_player and not table.pointed(text, objects):
            raise Failed(said("scenario-no-target", name=text), "no target")


def whole_ordinal(word: str) -> int:
    return ORDINALS.index(word)


def nth_ability(table: Table, option: Option, place: int) -> Option:
    """The option for another ability of the same object."""
    decision = table.decision
    assert decision is not None
    key = f"{str(option.key).rpartition(':')[0]}:{place}"
    found = next((each for each in priority_options(decision) if each.key == key), None)
    if found is None:
        raise Failed(
            said("scenario-not-allowed", player=table.player(decision.actor), name=option.text,
                 reason=word_of("not allowed")),
            "not allowed",
        )  # fmt: skip
    return found


def simple(table: Table, found: Match, kinds: Sequence[str]) -> None:
    """Something that takes no more than choosing it."""
    seat = table.names.seat(found["player"] or "")
    reach(table, seat)
    table.give(option_for(table, seat, found["what"] or "", kinds).key)
    answering.go_on(table)


def tap_for_mana(table: Table, found: Match) -> None:
    """Tap a permanent for mana by hand, or use another of its mana abilities."""
    seat = table.names.seat(found["player"] or "")
    reach(table, seat)
    option = option_for(table, seat, found["what"] or "", ("mana",))
    if found.get("place"):
        option = nth_ability(table, option, whole_ordinal(found["place"] or ""))
    table.give(option.key)
    answering.go_on(table)


# Combat.


def until(table: Table, seat: int, purpose: str) -> None:
    """The game goes on, this turn, until the player declares attackers or blockers.  Raises Failed if they don't."""
    turn = table.game.turn
    while True:
        answering.go_on(table)
        decision = table.decision
        if decision is None or table.game.turn != turn:
            raise Failed(said("scenario-not-asked-to-declare", player=table.player(seat)), "not allowed")
        if decision.purpose == purpose and decision.actor == seat:
            return
        if decision.purpose == PRIORITY:
            table.pass_priority()
        else:
            table.default()


def declared(text: str) -> list[tuple[str, str]]:
    """The groups of a declaration: "B with Bear and Wolf; C with Elf"."""
    groups = []
    for group in text.split(";"):
        whom, _, with_what = group.strip().partition(" with ")
        groups.append((whom, with_what))
    return groups


def attack(table: Table, found: Match) -> None:
    """Declare attackers, each at a player or planeswalker."""
    seat = table.names.seat(found["player"] or "")
    until(table, seat, ATTACK)
    assign(table, seat, declared(found["what"] or ""), ATTACK)


def block(table: Table, found: Match) -> None:
    """Declare blockers, each for an attacker."""
    seat = table.names.seat(found["player"] or "")
    until(table, seat, BLOCK)
    assign(table, seat, declared(found["what"] or ""), BLOCK)


def assign(table: Table, seat: int, groups: Sequence[tuple[str, str]], purpose: str) -> None:
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
    if again is not None and again.purpose == purpose and again.actor == seat and again.about:
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


def subject_of(table: Table, shape: Assign, rows: Sequence[tuple[int, ...]], name: str, seat: int) -> int:
    cards = table.pointed(name, subject_cards(shape))
    for place, subject in enumerate(shape.subjects):
        if subject.card in cards and not rows[place]:
            return place
    reason = word_of("not allowed")
    raise Failed(said("scenario-not-allowed", player=table.player(seat), name=name, reason=reason), "not allowed")


def defender(table: Table, choices: Sequence[Option], whom: str) -> Option | None:
    found = table.options_meant(whom, choices)
    return found[0] if found else None


def declare_nothing(table: Table, found: Match, purpose: str) -> None:
    seat = table.names.seat(found["player"] or "")
    until(table, seat, purpose)
    assign(table, seat, (), purpose)


# Time.


def pass_once(table: Table, found: Match) -> None:
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


def resolve_one(table: Table, found: Match) -> None:
    """Everybody passes until something has resolved."""
    number = table.one(found["what"] or "", list(table.game.stack))
    while number in table.game.stack:
        answering.go_on(table)
        if table.decision is None:
            return
        table.pass_priority()
    answering.go_on(table)


def go_to(table: Table, found: Match) -> None:
    """Everybody passes until a step of a player's turn; without a player, of this turn."""
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
        is_there = game.active == seat and game.step == wanted and (game.turn, game.step) != start
        if is_there and not game.stack and decision.purpose == PRIORITY:
            return
        passed += 1
        if passed > 1_000:
            raise Failed(said("scenario-never-there"))
        if decision.purpose == PRIORITY:
            table.pass_priority()
        else:
            table.default()


def concede(table: Table, found: Match) -> None:
    table.concede(table.names.seat(found["player"] or ""))
    answering.go_on(table)


WHO = "(?P<player>{P})"
FORMS: Sequence[Form] = (
    Form("A casts CARD [face down] [kicked] [with X = 2] [in mode 1] [targeting …]", WHO + " casts (?P<what>.+)",
         lambda table, found: announce(table, found, ("cast",))),
    Form("A plays LAND", WHO + " plays (?P<what>.+)", lambda table, found: simple(table, found, ("land",))),
    Form("A activates [the second ability of] CARD [targeting …]",
         WHO + r" activates (?:the (?P<place>\w+) ability of )?(?P<what>.+)",
         lambda table, found: announce(table, found, ("activate",))),
    Form("A turns up CARD", WHO + " turns up (?P<what>.+)",
         lambda table, found: simple(table, found, ("reveal-agenda", "turn-up"))),
    Form("A taps CARD for mana [by its second ability]",
         WHO + r" taps (?P<what>.+?) for mana(?: by its (?P<place>\w+) ability)?", tap_for_mana),
    Form("A attacks B with CARD and CARD; C with CARD", WHO + " attacks (?P<what>.+ with .+)", attack),
    Form("A doesn't attack", WHO + " doesn't attack", lambda table, found: declare_nothing(table, found, ATTACK)),
    Form("B blocks CARD with CARD; CARD with CARD", WHO + " blocks (?P<what>.+ with .+)", block),
    Form("B doesn't block", WHO + " doesn't block", lambda table, found: declare_nothing(table, found, BLOCK)),
    Form("A passes", "(?P<player>{P}|[Ee]verybody|[Ee]veryone) passes", pass_once, waits=False),
    Form("CARD resolves", "(?P<what>.+) resolves", resolve_one, waits=False),
    Form("go to B's upkeep", r"[Gg]o to (?:(?P<player>{P})'s|the|) ?(?P<step>.+)", go_to),
    Form("A concedes", WHO + " concedes", concede, waits=False),
)  # fmt: skip
"""The sentences of actions."""


def perform(table: Table, line: Text) -> None:
    """Do what a sentence says, all that comes before it included.  Raises Failed."""
    found = recognised(table, line.text)
    assert found is not None
    form, match, is_response = found
    before(table, form, is_response)
    form.do(table, match)
