"""What something becomes with no more of what it was: "a Treasure artifact with "…" and loses all other abilities"."""

import re

from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import (
    AddColour,
    AddTypes,
    CantBeActivated,
    Change,
    Gain,
    Lose,
    SetColour,
    SetSize,
    SetTypes,
)
from entaku.oracle.ir.things import X
from entaku.oracle.saying.english import applied, changes, lands
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.sized_forms import face
from entaku.oracle.saying.english.sorts import (
    CARD_TYPES,
    COLOUR_WORDS,
    WORD_OF_COLOUR,
    as_ordered,
    in_order,
    type_word,
    type_words,
)
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.subtypes import words_in

ADDS_TO = (applied, changes, lands)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_LOST = ("all other abilities", "all other card types", "all other card types and abilities", "all abilities",
         "all other types and abilities")  # fmt: skip
_TAILS = ("", *(
    f"{joint}{verb} {what}"
    for what in _LOST for joint in (" and ", ", and ", " and it ", ", and it ") for verb in ("loses", "lose")
))  # fmt: skip
"""What something isn't any longer, behind what it becomes.  (CR 205.1a)"""
_THEN = re.compile(r"\. it has ([^.]*?) and loses all other abilities")
_COLOURS = r"((?:(?:white|blue|black|red|green|colorless) (?:and )?)*)"


class BareForm(Kind):
    """What something becomes: perhaps its colour, its types, its size before or behind them, abilities; what it loses.

    As changes in the order in which they are done: abilities are lost before others are gained.
    """

    FORM = re.compile(
        rf"a (?:(\d+|X)/(\d+|X) )?{_COLOURS}"
        r"([A-Z][\w-]+(?: [A-Z][\w-]+)*(?: artifact| enchantment)?(?: creature)?"
        r"|(?:artifact|enchantment)(?: creature)?)"
        r"(?: with base power and toughness (\d+|X)/(\d+|X))?"
    )

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = self.FORM.match(text, at) if told.singular else None
        if found is None:
            return
        end = found.end()
        words = words_in(found[4])
        if not words or not all(word in type_words() for word in words):
            return
        letters = "".join(COLOUR_WORDS[word] for word in found[3].split() if word in COLOUR_WORDS)
        colours, then = in_order(letters, told)
        kinds = tuple(sorted((type_words()[word] for word in words), key=lambda name: name not in CARD_TYPES))
        forms: list[Change] = [SetColour(colours)] if found[3] else []
        forms.append(SetTypes(kinds, keeps={"Artifact", "Creature"} <= set(kinds)))
        size = (found[1], found[2]) if found[1] else (found[5], found[6])
        if size[0]:
            power, toughness = (X() if each == "X" else int(each) for each in size)
            forms.append(SetSize(power, toughness))
        style = 1 + (found[1] is not None)
        for gains, last, after in self._having(text, end, then):
            for number, tail in enumerate(_TAILS):
                if text.startswith(tail, last) and self._is_new(forms, gains, tail, style):
                    lost = (Lose(),) if "abilities" in tail else ()
                    value = (*forms, *lost, *gains)
                    yield value, last + len(tail), after.chose("bare form", style).chose("form lost", number)
        if found2 := _THEN.match(text, end):
            for gained, last, after in KINDS["keyword list"].read(text, end + len(". it has "), then):
                if last == found2.end(1) and self._is_new(forms, (), "loses", style):
                    value = (*forms, Lose(), Gain(gained))
                    yield value, found2.end(), after.chose("bare form", style + 2)

    def _having(self, text: str, at: int, told: Telling) -> Reading:
        """No abilities; or those that it has then."""
        yield (), at, told
        if text.startswith(" with ", at):
            for gained, end, then in KINDS["keyword list"].read(text, at + len(" with "), told):
                yield (Gain(gained),), end, then

    def _is_new(self, forms: list[Change], gains: tuple[Change, ...], tail: str, style: int) -> bool:
        """Whether it says more than what other phrases say of something that becomes another thing."""
        (types,) = (one for one in forms if isinstance(one, SetTypes))
        sized = any(isinstance(one, SetSize) for one in forms)
        if not tail and style == 2 and sized and "Creature" in types.types:
            return False
        if not tail and not gains and (sized or len(forms) == 1):
            return sized and style == 2
        return bool(tail or gains)

    def say(self, value: Value, told: Telling) -> Said:
        style, told = told.choice("bare form")
        if not style or not told.singular or not isinstance(value, tuple):
            raise Unsayable(value)
        parts: dict[type, Change] = {type(one): one for one in value}
        types, colour, size = parts.get(SetTypes), parts.get(SetColour), parts.get(SetSize)
        if not isinstance(types, SetTypes) or len(parts) != len(value):
            raise Unsayable(value)
        words = "a "
        in_front = style in (2, 4)
        if isinstance(size, SetSize) and in_front:
            words += f"{face(size.power)}/{face(size.toughness)} "
        if isinstance(colour, SetColour):
            letters, told = as_ordered(colour.colours, told)
            words += (" and ".join(WORD_OF_COLOUR[each] for each in letters) or "colorless") + " "
        kinds = sorted(types.types, key=lambda name: (name in CARD_TYPES, name == "Creature"))
        words += " ".join(type_word(name) for name in kinds)
        if isinstance(size, SetSize) and not in_front:
            words += f" with base power and toughness {face(size.power)}/{face(size.toughness)}"
        gain = parts.get(Gain)
        if style > 2 and isinstance(gain, Gain):
            said, told = KINDS["keyword list"].say(gain.abilities, told)
            return f"{words}. it has {said} and loses all other abilities", told
        if isinstance(gain, Gain):
            said, told = KINDS["keyword list"].say(gain.abilities, told)
            words += f" with {said}"
        number, told = told.choice("form lost")
        if ("abilities" in _TAILS[number]) != (Lose in parts):
            raise Unsayable(value)
        return f"{words}{_TAILS[number]}", told


class ColouredBesides(Kind):
    """A colour, or a colour and types, that something has besides its own; as two changes."""

    ENDS = (" in addition to their other colors and types", " in addition to its other colors and types")
    WORDS = re.compile(rf"(?:a )?{_COLOURS}")
    MOVED = "that creature is "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = self.WORDS.match(text, at)
        if found is None or not found[1] or text.startswith("a ", at) != told.singular:
            return
        if text.endswith(self.MOVED, 0, at):
            return  # which is said of what came back, whatever it was before
        letters = "".join(COLOUR_WORDS[word] for word in found[1].split() if word in COLOUR_WORDS)
        colours, then = in_order(letters, told)
        article = "a " if told.singular else ""
        rest = article + text[found.end() :]
        shift = found.end() - len(article)
        for types, end, after in KINDS["more types"].read(rest, 0, then):
            tail = self.ENDS[told.singular]
            if rest.startswith(tail, end):
                yield (AddColour(colours), AddTypes(types)), end + len(tail) + shift, after

    def say(self, value: Value, told: Telling) -> Said:
        colour, types = value if isinstance(value, tuple) and len(value) == 2 else (None, None)
        if not isinstance(colour, AddColour) or not isinstance(types, AddTypes):
            raise Unsayable(value)
        letters, told = as_ordered(colour.colours, told)
        words, told = KINDS["more types"].say(types.types, told)
        article = "a " if told.singular else ""
        coloured = " and ".join(WORD_OF_COLOUR[each] for each in letters)
        return f"{article}{coloured} {words.removeprefix(article)}{self.ENDS[told.singular]}", told


KINDS["bare form"] = BareForm()
KINDS["coloured besides"] = ColouredBesides()
_WHAT, _C, _U = slot("what"), slot("c"), slot("u")
table("thing clause").add(
    phrase("{what:one subject} becomes {c:bare form}", Apply(_WHAT, _C, "end of game")),
    phrase(
        "{u:term in front}, {what:one subject} becomes {c:bare form}",
        "{what:one subject} becomes {c:bare form} {u:term}",
        Apply(_WHAT, _C, _U),
    ),
    phrase(
        "{what:subject} become~ {c:coloured besides}",
        "{what:subject} are~ {c:coloured besides}",
        "{what:first of all}'s {c:coloured besides}",
        Apply(_WHAT, _C, "end of game"),
    ),
)
table("thing clause").add(
    phrase("{what:poss} activated abilities {c:can't be activated} this turn", Apply(_WHAT, (CantBeActivated(_C),))),
    phrase("{what:poss} activated abilities {c:can't be activated} {u:term}", Apply(_WHAT, (CantBeActivated(_C),), _U)),
)
Table("own colors", phrase("its other colors", "their other colors", None))
for _each in ("static change", "lasting change"):
    table(_each).add(
        phrase("are~ {c:colour} in addition to {x:own colors}", AddColour(_C)),
    )
