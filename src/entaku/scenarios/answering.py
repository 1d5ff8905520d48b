"""Answers in words: "B votes for grace", "A says yes", "A divides 2 to Wind Dancer and 1 to B".

A sentence answers the next question to its player that it fits; the other questions are answered by their default.
"""

import re
from collections.abc import Sequence

from entaku.kernel.decisions import (
    Answer,
    Choose,
    Decision,
    Divide,
    Key,
    Name,
    Number,
    Option,
    Order,
    Split,
    YesNo,
)
from entaku.magic.concepts.mana.phyrexian_mana import IN_LIFE, LAST
from entaku.magic.game.choices import forced
from entaku.oracle.catalogue import shipped
from entaku.oracle.documents import Text
from entaku.scenarios.playing import ACTED_ON, Failed, ScenarioTable
from entaku.scenarios.pointing import NUMBER, parts, whole
from entaku.scenarios.remarks import said

PURPOSES: dict[str, tuple[str, ...]] = {
    "votes for": ("game-vote",),
    "targets": ("game-target", "game-new-targets"),
    "discards": ("game-discard", "game-cost-discard"),
    "sacrifices": ("game-sacrifice", "game-cost-sacrifice"),
    "finds": ("game-search",),
    "pays": ("game-may-pay", "game-unless", IN_LIFE, LAST),
    "doesn't pay": ("game-may-pay", "game-unless", IN_LIFE, LAST),
    "mulligans": ("game-mulligan",),
    "keeps": ("game-mulligan", "game-legend"),
    "assigns": ("game-damage", "game-damage-freely", "game-band-damage"),
    "bands": ("game-band", "game-band-joined"),
    "divides": ("game-divide", "game-shield"),
    "names": ("game-choose-name",),
    "votes again": ("game-extra-vote",),
    "doesn't vote again": ("game-extra-vote",),
    "says": (),
    "chooses": (),
    "orders": (),
    "puts": (),
    "exiles": (),
    "copies": ("game-copy",),
    "concedes instead": (),
}
"""The verbs of answers, and the questions that each may answer; any, where none is listed."""

YES = {"pays": True, "doesn't pay": False, "mulligans": True, "votes again": True, "doesn't vote again": False}
VERBS = "|".join(sorted(PURPOSES, key=len, reverse=True))


IF_ASKED = re.compile(r"[Ii]f asked,? ")
"""How an answer begins that is no error if nobody asks for it."""


def sentence(table: ScenarioTable) -> re.Pattern[str]:
    """What an answer looks like."""
    return re.compile(rf"(?:{IF_ASKED.pattern})?({table.names.one_of}) ({VERBS})(?: (.+))?$")


def answer_of(table: ScenarioTable, decision: Decision, text: str) -> Answer | None:
    """The answer that a sentence gives to a decision; None if it answers another one."""
    found = sentence(table).match(text)
    if found is None or table.names.seat(found[1]) != decision.seat:
        return None
    verb, rest = found[2], (found[3] or "").strip()
    purposes = PURPOSES[verb]
    if purposes and decision.purpose not in purposes:
        return None
    shape = decision.shape
    if isinstance(shape, YesNo):
        return yes_or_no(verb, rest)
    if isinstance(shape, Choose) and verb == "bands" and rest != "nothing":
        return banded(table, shape, rest)
    if isinstance(shape, Choose):
        return chosen(table, shape, rest)
    if isinstance(shape, Number):
        return whole(rest) if re.fullmatch(NUMBER, rest) else None
    if isinstance(shape, Name):
        return named(shape, rest)
    if isinstance(shape, Order):
        return ordered(table, shape, rest)
    if isinstance(shape, Divide):
        return divided(table, shape, rest)
    if isinstance(shape, Split):
        return split(table, shape, rest)
    return None


def yes_or_no(verb: str, rest: str) -> bool | None:
    if verb in YES:
        return YES[verb]
    if verb == "targets":
        return True
    if verb == "keeps":
        return False
    return {"yes": True, "no": False}.get(rest)


class Known:
    """Whether a piece of text means one of some options, or several of them by a number: "2 Soldier"."""

    def __init__(self, table: ScenarioTable, options: Sequence[Option]) -> None:
        self.table = table
        self.options = options

    def __call__(self, text: str) -> bool:
        return bool(self.meant(text))

    def meant(self, text: str) -> list[Option]:
        found = self.table.options_meant(text, self.options)
        if found:
            return found[:1]
        count = re.match(rf"({NUMBER}) (.+)$", text)
        if count is not None:
            several = self.table.options_meant(count[2], self.options)
            if len(several) >= whole(count[1]):
                return several[: whole(count[1])]
        mode = re.fullmatch(r"(?:mode|pile) (\d+)", text)
        if mode is not None:
            wanted = int(mode[1])
            return [o for o in self.options if o.what in ("mode", "pile") and o.key == wanted - 1]
        return []


def picked(table: ScenarioTable, options: Sequence[Option], text: str) -> list[Option] | None:
    """The options that a text lists, each once; None if it names anything else."""
    found: list[Option] = []
    for part in parts(text, Known(table, options)):
        meant = meant_besides(table, options, found, part)
        if not meant:
            return None
        found += meant
    return found


def meant_besides(table: ScenarioTable, options: Sequence[Option], taken: Sequence[Option], text: str) -> list[Option]:
    """What a text means among options of which some have been named: "second Bear" is the second of all of them."""
    meant = Known(table, options).meant(text)
    if meant and not any(option in taken for option in meant):
        return meant
    return Known(table, [option for option in options if option not in taken]).meant(text)


def chosen(table: ScenarioTable, shape: Choose, rest: str) -> Answer | None:
    if rest in ("nothing", "none", "no one"):
        return () if shape.least == 0 else None
    found = picked(table, shape.options, rest)
    if found is None or not shape.least <= len(found) <= shape.most:
        return None
    keys = tuple(option.key for option in found)
    return keys[0] if shape.least == shape.most == 1 else keys


def banded(table: ScenarioTable, shape: Choose, rest: str) -> Answer | None:
    """The creatures of a band that this question offers: it asks for those with banding first.  (CR 702.22c)"""
    known = Known(table, shape.options)
    keys = [known.meant(each)[0].key for each in members(table, rest) if known(each)]
    return tuple(keys) if keys and shape.least <= len(keys) <= shape.most else None


def members(table: ScenarioTable, rest: str) -> list[str]:
    """The creatures of a band, as a sentence lists them."""
    return parts(rest, lambda text: bool(table.pointed(text)))


def named(shape: Name, rest: str) -> str | None:
    card = shipped().get(rest)
    name = card.name if card is not None and rest not in shape.known else rest
    return name if not shape.known or shape.beside or name in shape.known else None


def ordered(table: ScenarioTable, shape: Order, rest: str) -> Answer | None:
    found = picked(table, shape.options, rest.replace(", then ", ", ").replace(" then ", ", "))
    if found is None:
        return None
    others = [option for option in shape.options if option not in found]
    return tuple(option.key for option in (*found, *others))


def divided(table: ScenarioTable, shape: Divide, rest: str) -> Answer | None:
    """So much to each: what isn't named gets nothing."""
    known = Known(table, shape.options)

    def is_share(text: str) -> bool:
        share = re.fullmatch(rf"({NUMBER}) to (.+)", text)
        return share is not None and known(share[2])

    amounts: dict[int, int] = {}
    for part in parts(rest, is_share):
        share = re.fullmatch(rf"({NUMBER}) to (.+)", part)
        named = [shape.options[place] for place in amounts]
        meant = meant_besides(table, shape.options, named, share[2]) if share is not None else []
        if share is None or not meant:
            return None
        amounts[shape.options.index(meant[0])] = whole(share[1])
    return tuple(amounts.get(place, 0) for place in range(len(shape.options)))


WHERE = re.compile(r"(.+) (?:on the|on|in the|in|into the) (top|bottom|graveyard|first pile|second pile)$")


def split(table: ScenarioTable, shape: Split, rest: str) -> Answer | None:
    """Some into one part, and everything else into the other."""
    found = WHERE.match(rest)
    if found is None:
        return None
    place = next((i for i, part in enumerate(shape.parts) if found[2].startswith(part.what)), None)
    things = [] if found[1] == "nothing" else picked(table, shape.options, found[1])
    if place is None or things is None or len(shape.parts) != 2:
        return None
    these: tuple[Key, ...] = tuple(option.key for option in things)
    others: tuple[Key, ...] = tuple(option.key for option in shape.options if option not in things)
    return (these, others) if place == 0 else (others, these)  # type: ignore[return-value]  # two parts, as the question has


def left_of(table: ScenarioTable, asked: Decision, line: Text, answer: Answer) -> list[Text]:
    """What of a sentence is still to be answered: the new target itself, who else joins a band."""
    if asked.purpose == "game-new-targets" and is_target(table, line.text):
        return [line]
    found = sentence(table).match(line.text)
    if asked.purpose != "game-band" or not answer or found is None or not isinstance(asked.shape, Choose):
        return []
    options = [option for option in asked.shape.options if isinstance(answer, tuple) and option.key in answer]
    others = [each for each in members(table, found[3]) if not table.options_meant(each, options)]
    return [Text(f"{found[1]} bands {' and '.join(others)}", line.line)] if others else []


def is_target(table: ScenarioTable, text: str) -> bool:
    """Whether a sentence names a new target: it says that there is one, and answers the question for it too."""
    found = sentence(table).match(text)
    return found is not None and found[2] == "targets"


def answer_next(table: ScenarioTable) -> None:
    """Answer the open decision: as the first sentence that fits it says, else by its default."""
    decision = table.decision
    assert decision is not None
    only = forced(decision.shape)
    if only is not None:
        table.give(only)
        fulfil(table, decision, only)
        return
    for line in table.answers:
        if IF_ASKED.sub("", line.text) == f"{table.player(decision.seat)} concedes instead":
            table.answers.remove(line)
            table.concede(decision.seat)
            return
        answer = answer_of(table, decision, line.text)
        if answer is not None:
            table.answers.remove(line)
            table.answers[:0] = left_of(table, decision, line, answer)
            table.give(answer)
            check_division(table, decision, line)
            return
    table.give(decision.default)


def fulfil(table: ScenarioTable, decision: Decision, only: Answer) -> None:
    """The first sentence that names the one lawful answer is no error, if nothing else asks for it."""
    for line in table.answers:
        if line not in table.fulfilled and answer_of(table, decision, line.text) == only:
            table.fulfilled.append(line)
            return


def check_division(table: ScenarioTable, asked: Decision, line: Text) -> None:
    """Raises Failed if the rules refuse a division: the same question is put again.  (CR 510.1e, 510.2)"""
    again = table.decision
    if again is None or not isinstance(again.shape, Divide):
        return
    if (again.purpose, again.seat, again.about, again.shape) == (asked.purpose, asked.seat, asked.about, asked.shape):
        raise Failed(said("scenario-division-refused", text=line.text), "refused", line.line)


def go_on(table: ScenarioTable) -> None:
    """Answer what is asked until a player has priority, or attackers or blockers are to be declared."""
    while (decision := table.decision) is not None and decision.purpose not in ACTED_ON:
        answer_next(table)


def resolve_all(table: ScenarioTable) -> None:
    """Everybody passes until nothing is left on the stack."""
    go_on(table)
    while not table.is_quiet():
        table.pass_priority()
        go_on(table)
