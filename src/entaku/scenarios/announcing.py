"""Spells and abilities announced in sentences: "A casts X by flashback with X = 2 targeting Y paying with Z".

What the sentence says of modes, ways, halves, X, kicker and targets is chosen so; the rest by answers or by default.
"""

import re
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct

from entaku.kernel.decisions import Choose, Decision, Number, Option
from entaku.magic.additional.faces import card_faces
from entaku.magic.game.state import Game, Spell
from entaku.magic.spells.casting import casting_methods
from entaku.magic.spells.layers import projection
from entaku.magic.zones.castable_index import FROM_GRAVEYARD
from entaku.oracle.ir.abilities import AlternativeCost, FlashFor
from entaku.oracle.keywords.paid import BY_NUMBER
from entaku.scenarios import allowed, answering, tapping
from entaku.scenarios.playing import ACTED_ON, Failed, ScenarioTable
from entaku.scenarios.pointing import ORDINALS, Pointer, parts
from entaku.scenarios.remarks import said
from entaku.scenarios.worded import quoted, said_of, text_of

Match = Mapping[str, str | None]

WAYS = "by [a-z-]+|with buyback|at instant speed|for its .+? cost|without paying(?: its mana cost)?"
CLAUSES = re.compile(
    r"(?P<name>.+?)(?P<hidden> face down)?"
    rf"(?P<way>(?: (?:{WAYS})){{0,2}})"
    r"(?P<kicked> kicked(?: (?:once|twice|\d+ times))?)?(?: with X = (?P<x>\d+))?"
    r"(?: in modes? (?P<modes>\d+(?:(?:, | and )\d+)*))?(?: targeting (?P<targets>.+?))?(?: paying with (?P<with>.+))?"
)
NOT_ALLOWED = "not allowed"
PROTOTYPE = "prototype"
TIMES = {"": 1, " once": 1, " twice": 2}


class Announced(Struct, frozen=True):
    """What a sentence says of a spell or ability.

    `ways`: the words for the ways of casting that it may mean, empty where it says nothing of that; `half` of a
    split card, or the name of all of one that is fused, or that a card is prototyped; `kicks`, `x` and `modes` as they
    are chosen; `sources` that are tapped for mana before.
    """

    name: str
    half: str = ""
    ways: tuple[str, ...] = ()
    kicks: int | None = None
    x: int | None = None
    modes: tuple[int, ...] = ()
    targets: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()


def read(table: ScenarioTable, text: str) -> Announced:
    """A sentence's words for what is cast or activated."""
    clauses = re.fullmatch(CLAUSES, text)
    assert clauses is not None
    name, half = half_in(table, clauses["name"])
    told = ways_meant(clauses["way"] or "")
    if PROTOTYPE in told:
        half, told = card_faces.PROTOTYPED, tuple(way for way in told if way != PROTOTYPE)
    kicked = clauses["kicked"]
    times = None if kicked is None else kicked.removeprefix(" kicked")
    return Announced(
        name,
        half,
        (casting_methods.FACE_DOWN,) if clauses["hidden"] else told,
        None if times is None else TIMES.get(times, 0) or int(times.split()[0]),
        int(clauses["x"]) if clauses["x"] else None,
        tuple(int(number) - 1 for number in re.findall(r"\d+", clauses["modes"] or "")),
        listed(table, clauses["targets"]),
        listed(table, clauses["with"]),
    )


def listed(table: ScenarioTable, text: str | None) -> tuple[str, ...]:
    return tuple(parts(text, lambda part: is_something(table, part))) if text else ()


def half_in(table: ScenarioTable, text: str) -> tuple[str, str]:
    """What is cast and, of a split card, the half: "Ice of Fire // Ice", or the half's name alone.

    The name of a card with fuse means both halves.  (CR 702.102a, 709.3)
    """
    for mark in re.finditer(" of ", text):
        half, whole = text[: mark.start()], text[mark.end() :]
        for number in table.pointed(whole):
            for face in table.game.objects[number].definition.faces:
                if face.traits.name.casefold() == half.removeprefix("the ").casefold():
                    return whole, face.traits.name
    own = table.names.pointer(text).name
    for number in table.pointed(text):
        definition = table.game.objects[number].definition
        fused = (definition.whole,) if card_faces.fuses(definition.whole) else ()
        for face in (*definition.faces, *fused):
            if face.traits.name.casefold() == own:
                return text, face.traits.name
    return text, ""


def ways_meant(text: str) -> tuple[str, ...]:
    """What the ways of casting that the words may mean are called."""
    found: list[str] = []
    for words in re.findall(WAYS, text):
        cost = words.removeprefix("for its ").removesuffix(" cost")
        if words.startswith("without paying"):
            found += ["free", "alternative"]
        elif words == "at instant speed":
            found.append("flash")
        elif words.startswith(("by ", "with ")):
            found.append(words.partition(" ")[2])
        else:
            found += ["", casting_methods.CHOICES[0]] if cost == "mana" else [cost]
    return tuple(found)


def announce(table: ScenarioTable, found: Match, kinds: Sequence[str]) -> None:
    """Cast or activate, with what the sentence says; the rest by default.  Raises Failed if it can't be done so."""
    seat = table.names.seat(found["player"] or "")
    allowed.reach(table, seat)
    thing, place = ability_in(found)
    words = read(table, thing)

    def go(other: ScenarioTable) -> None:
        begin(other, seat, words, place, kinds)

    if words.sources:
        tapping.with_these(table, seat, words.sources, go)
    else:
        pointer = pointer_of(table, words)
        tapping.with_what_is_needed(table, lambda other: bool(allowed.options_for(other, pointer, kinds)))
    go(table)


def begin(table: ScenarioTable, seat: int, words: Announced, place: str, kinds: Sequence[str]) -> None:
    """Cast or activate with the mana that there is, and what automatic payment taps."""
    option = allowed.option_for(table, seat, pointer_of(table, words), kinds)
    if place:
        option = the_ability(table, words.name, kinds, place)
    if words.half and "cast" in kinds and option.card is not None:
        allowed.check_half(table, seat, option.card, words.half)
    stack, refused = table.game.stack, len(table.game.pending.refused)
    reason = why_not_so(table, seat, words, option) if "cast" in kinds else NOT_ALLOWED
    table.give(option.key)
    asked = list(words.targets)
    while (decision := table.decision) is not None and decision.purpose not in ACTED_ON:
        if not decide(table, decision, words, asked, reason):
            answering.answer_next(table)
    if len(table.game.pending.refused) > refused:
        raise Failed(said("scenario-taken-back", name=words.name), "refused")
    check(table, words, stack, reason)
    if asked:
        raise Failed(said("scenario-no-target", name=asked[0]), "no target")


def why_not_so(table: ScenarioTable, seat: int, words: Announced, option: Option) -> str:
    """Why a card that can be cast isn't in the way that is named, if it turns out that it can't be."""
    if not words.ways or option.card is None:
        return NOT_ALLOWED
    return allowed.why_not_so(table.game, seat, table.game.objects[option.card], frozenset(words.ways))


def pointer_of(table: ScenarioTable, words: Announced) -> Pointer:
    """What is cast or activated: by flashback or retrace, a card in a graveyard."""
    pointer = table.names.pointer(words.name)
    in_graveyard = bool(words.ways) and FROM_GRAVEYARD.issuperset(words.ways)
    return msgspec.structs.replace(pointer, zone="graveyard") if in_graveyard else pointer


def decide(table: ScenarioTable, decision: Decision, words: Announced, asked: list[str], reason: str) -> bool:
    """Answer a question of the announcement, if the sentence has the answer.

    `asked` are targets yet to be chosen, `reason` is why it can't be cast as it is said, if it can't be.
    """
    shape = decision.shape
    if decision.purpose == "game-kicks" and isinstance(shape, Number):
        table.give(shape.least if words.kicks is None else words.kicks)
    elif decision.purpose == "game-x" and words.x is not None:
        table.give(words.x)
    elif not isinstance(shape, Choose):
        return False
    elif decision.purpose == "game-target" and names_any(table, shape, asked):
        take_targets(table, shape, asked)
    elif decision.purpose == "game-cast-way" and words.ways:
        there = {option.text for option in shape.options}
        meant = tuple(way for way in words.ways if way in there)
        later = casting_methods.ASKED_LATER.intersection(words.ways) and "" in there
        table.give(one_of(shape, meant or (("",) if later else words.ways), words.name, reason))
    elif decision.purpose == "game-cast-face" and words.half:
        table.give(one_of(shape, (words.half,), words.name))
    elif decision.purpose == "game-modes" and words.modes:
        one_by_one = shape.most == 1 < len(words.modes)
        left = [number for number in words.modes if any(one.place == number for one in shape.options)]
        keys = modes_of(shape, left[:1] if one_by_one else words.modes)
        table.give(keys[0] if shape.least == shape.most == 1 and keys else keys)
    else:
        return False
    return True


def modes_of(shape: Choose, numbers: Sequence[int]) -> tuple[int | str, ...]:
    """The options for these modes, another one for each time that one is named.  (CR 700.2d)"""
    left = list(shape.options)
    found: list[int | str] = []
    for number in numbers:
        option = next((one for one in left if one.place == number), None)
        found.append(number if option is None else option.key)
        if option is not None:
            left.remove(option)
    return tuple(found)


def one_of(shape: Choose, texts: Sequence[str], name: str, reason: str = NOT_ALLOWED) -> int | str:
    """The option with one of these words, or of this sort.  Raises Failed, saying which there are, and the reason."""
    found = next((one.key for one in shape.options if one.text in texts or one.what in texts), None)
    if found is None:
        there = tuple(option.text or "mana" for option in shape.options)
        raise Failed(said("scenario-no-such-way", name=name, ways=there), reason)
    return found


def check(table: ScenarioTable, words: Announced, stack: Sequence[int], reason: str) -> None:
    """Raises Failed unless the new spell or ability is what the sentence says."""
    game = table.game
    spell = new_spell(game, stack)
    if spell is None:
        if casting_methods.FACE_DOWN in words.ways:
            raise Failed(said("scenario-taken-back", name=words.name), "refused")
        return
    told = allowed.told(spell.cast.way)
    if words.ways and not set(words.ways) & set(told):
        there = tuple(word for word in told if word) or ("mana",)
        raise Failed(said("scenario-no-such-way", name=words.name, ways=there), reason)
    new = next(number for number in game.stack if number not in stack)
    became = game.objects[new]
    if words.half and words.half not in (became.base.name, card_faces.sort_of(became)):
        raise Failed(said("scenario-no-such-way", name=words.half, ways=(became.base.name,)), "not allowed")
    if words.x is not None and spell.cast.x != words.x:
        raise Failed(said("scenario-x-is", now=spell.cast.x), "not allowed")
    if words.kicks is not None and spell.cast.kicked != words.kicks:
        raise Failed(said("scenario-kicked-is", now=spell.cast.kicked), "not allowed")


def new_spell(game: Game, stack: Sequence[int]) -> Spell | None:
    """What the first spell or ability on the stack that wasn't there before was announced with."""
    new = [number for number in game.stack if number not in stack]
    return game.objects[new[0]].spell if new else None


def is_something(table: ScenarioTable, text: str) -> bool:
    """Whether a text means a player or an object."""
    return text in table.names.players or bool(table.pointed(text))


def names_any(table: ScenarioTable, shape: Choose, asked: Sequence[str]) -> bool:
    """Whether any of the targets that the sentence lists can be chosen here."""
    return any(table.options_meant(text, shape.options) for text in asked)


def take_targets(table: ScenarioTable, shape: Choose, asked: list[str]) -> None:
    """Choose, of the targets that the sentence lists, as many as this question takes; others were chosen unasked."""
    keys: list[int | str] = []
    listed = list(asked)
    for text in listed:
        found = table.options_meant(text, [option for option in shape.options if option.key not in keys])
        if found and len(keys) < shape.most:
            keys.append(found[0].key)
            asked.remove(text)
    if len(keys) < shape.least:
        raise Failed(said("scenario-no-target", name=", ".join(asked or listed)), "no target")
    table.give(keys[0] if shape.least == shape.most == 1 else tuple(keys))


# Which of several abilities.


PLACED = re.compile(rf"(?P<thing>(?:(?! targeting ).)+)'s (?P<place>{'|'.join(ORDINALS)}) ability(?P<rest>.*)")


def ability_in(found: Match) -> tuple[str, str]:
    """What the sentence says without the ability that it singles out, and that: an ordinal, or words of its text."""
    text = found["what"] or ""
    if found.get("place"):
        return text, found["place"] or ""
    of_words = quoted(text)
    if of_words is not None:
        return of_words
    placed = PLACED.fullmatch(text)
    return (text, "") if placed is None else (placed["thing"] + placed["rest"], placed["place"])


def is_there(table: ScenarioTable, found: Match) -> bool:
    """Whether what an activation names has such an ability at all, whether or not it can be activated now."""
    thing, place = ability_in(found)
    words = read(table, thing)
    items = [table.game.objects[number] for number in table.pointed(words.name)]
    for item in items:
        for kit in (item.base.kit, projection.look(table.game, item).kit):
            if place in ORDINALS:
                fits = ORDINALS.index(place) < len(kit.activated)
            else:
                fits = any(place.casefold() in text_of(each, item.base.name).casefold() for each in kit.activated)
            if fits:
                return True
    return False


# What there is to be announced so.


EVERYBODYS = frozenset({"", "free", *casting_methods.CHOICES})
"""Words for ways of casting that hang on no keyword or cost of the card: an effect may give them, or a choice."""
MORPHS = frozenset({"disguise", "morph", "megamorph"})


def has_way(table: ScenarioTable, found: Match) -> bool:
    """Whether what a casting names could be cast in that way at all, wherever it is and whatever the time."""
    words = read(table, found["what"] or "")
    known = {way for number in table.pointed(words.name) for way in ways_of(table.game, number)}
    named = not words.ways or not known.union(EVERYBODYS).isdisjoint(words.ways)
    return named and (words.kicks is None or not known.isdisjoint(BY_NUMBER))


def can_be(table: ScenarioTable, found: Match, keyword: str) -> bool:
    """Whether what is named has this keyword."""
    return any(keyword in ways_of(table.game, number) for number in table.pointed(found["what"] or ""))


def ways_of(game: Game, number: int) -> set[str]:
    """The words for the ways in which a card may be cast by its own text, or as something else has it now."""
    item = game.objects[number]
    whole = item.definition.whole
    kits = (projection.look(game, item).kit, *(face.traits.kit for face in (whole, *whole.faces)))
    found = {name for kit in kits for name in kit.keywords}
    for ability in (ability for kit in kits for ability in kit.casting):
        if isinstance(ability, AlternativeCost):
            found |= {"alternative", ability.name or ""}
        elif isinstance(ability, FlashFor):
            found.add("flash")
    return found | ({casting_methods.FACE_DOWN} if not found.isdisjoint(MORPHS) else set())


def the_ability(table: ScenarioTable, name: str, kinds: Sequence[str], place: str) -> Option:
    """The option for the ability of this ordinal, or with these words.  Raises Failed if there is none such now."""
    decision = table.decision
    assert decision is not None
    pointer = table.names.pointer(name)
    options = allowed.options_for(table, pointer, kinds)
    if place in ORDINALS:
        found = [option for option in options if option.place == ORDINALS.index(place)]
    else:
        found = [option for option in options if place.casefold() in said_of(table.game, option).casefold()]
    if not found:
        texts = tuple(dict.fromkeys(said_of(table.game, option) for option in options))
        raise Failed(said("scenario-no-such-ability", name=name, place=place, texts=texts), "not allowed")
    return found[0]
