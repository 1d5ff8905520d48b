"""What something becomes with its size said behind: "a blue Frog with base power and toughness 1/1".  (CR 205.1)"""

import re

from entaku.oracle.ir.changes import Change, Lose, SetColour, SetSize, SetTypes
from entaku.oracle.ir.things import Amount, X
from entaku.oracle.saying.english.sorts import (
    CARD_TYPES,
    COLOUR_WORDS,
    WORD_OF_COLOUR,
    as_ordered,
    in_order,
    type_word,
    type_words,
)
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.subtypes import words_in


def face(amount: Amount | None) -> str:
    """A power or toughness as it is printed."""
    if isinstance(amount, int):
        return str(amount)
    if isinstance(amount, X):
        return "X"
    raise Unsayable(amount)


class SizedForm(Kind):
    """What something becomes, with its size behind: "a blue Frog with base power and toughness 3/3"; two changes.

    Or three, with its colour.
    """

    COLOURS = r"((?:(?:white|blue|black|red|green|colorless) (?:and )?)*)"
    FORM = re.compile(rf"a {COLOURS}"
                      r"(artifact creature|creature|[A-Z][\w-]+(?: [A-Z][\w-]+)*(?: artifact)?(?: creature)?)"
                      r" with base power and toughness (\d+|X)/(\d+|X)")  # fmt: skip
    FORMS = re.compile(rf"{COLOURS}(artifact creatures|creatures) with base power and toughness (\d+|X)/(\d+|X)")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = (self.FORM if told.singular else self.FORMS).match(text, at)
        if found is None:
            return
        words = words_in(found[2] if told.singular else found[2].removesuffix("s"))
        if not all(word in type_words() for word in words):
            return
        types = tuple(sorted((type_words()[word] for word in words), key=lambda name: name not in CARD_TYPES))
        size = [X() if part == "X" else int(part) for part in (found[3], found[4])]
        keeps = "Artifact" in types or types == ("Creature",)
        forms: tuple[Change, ...] = (SetTypes(types, keeps=keeps), SetSize(size[0], size[1]))
        letters = "".join(COLOUR_WORDS[word] for word in found[1].split() if word in COLOUR_WORDS)
        colours, told = in_order(letters, told)
        if found[1]:
            forms = (SetColour(colours), *forms)
        yield forms, found.end(), told.chose("sized form", 1 + ("creature" in words))

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or len(value) not in (2, 3):
            raise Unsayable(value)
        *colour, types, size = value
        number, told = told.choice("sized form")
        if not number or not isinstance(types, SetTypes) or not isinstance(size, SetSize):
            raise Unsayable(value)
        if colour and not isinstance(colour[0], SetColour):
            raise Unsayable(value)
        letters, told = as_ordered(colour[0].colours, told) if colour else ("", told)
        coloured = [" and ".join(WORD_OF_COLOUR[c] for c in letters) or "colorless"] if colour else []
        named = [name for name in types.types if name not in CARD_TYPES]
        kinds = [type_word(name) for name in ("Artifact", "Creature") if name in types.types]
        words = " ".join((*coloured, *named, *kinds))
        words = f"a {words}" if told.singular else f"{words}s"
        return f"{words} with base power and toughness {face(size.power)}/{face(size.toughness)}", told


class WithoutAbilities(Kind):
    """The same of what has lost its abilities: "all abilities and becomes a green Elk creature with …"."""

    def __init__(self, name: str, one: str, several: str) -> None:
        KINDS[name] = self
        self.words = tuple(f"all abilities and {verb}" for verb in (several, one))

    def read(self, text: str, at: int, told: Telling) -> Reading:
        words = self.words[told.singular]
        if text.startswith(words, at):
            for forms, end, then in KINDS["sized form"].read(text, at + len(words), told):
                yield (Lose(), *forms), end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or value[:1] != (Lose(),) or len(value) not in (3, 4):
            raise Unsayable(value)
        words, then = KINDS["sized form"].say(value[1:], told)
        return f"{self.words[told.singular]}{words}", then


WithoutAbilities("becoming without abilities", "becomes ", "become ")
WithoutAbilities("being without abilities", "is ", "are ")
KINDS["sized form"] = SizedForm()
