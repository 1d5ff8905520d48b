"""What is said of things behind their noun by "that's": colours, statuses, types: "a spell that's blue or red"."""

import re
from collections.abc import Iterable

from entaku.oracle.ir.things import AllOf, AnyOf, Being, Coloured, Colourless, Is, Not
from entaku.oracle.saying.english import suffixes
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.sorts import CARD_TYPES, COLOUR_WORDS, WORD_OF_COLOUR
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (suffixes,)
"""The modules to whose tables lines are added here, which must be there before."""

_COLOUR = "white|blue|black|red|green"


def listed(words: list[str], join: str) -> str:
    """ "a or b", "a, b, or c"."""
    return f" {join} ".join(words) if len(words) < 3 else f"{', '.join(words[:-1])}, {join} {words[-1]}"


class OneOfColours(Kind):
    """Several colours of which one is enough: "white or blue", "white, blue, black, or red"."""

    LIST = re.compile(rf"(?:{_COLOUR})(?:, (?:{_COLOUR}))*,? or (?:{_COLOUR})\b")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if found := self.LIST.match(text, at):
            value = Coloured("".join(COLOUR_WORDS[word] for word in re.findall(_COLOUR, found[0])))
            if self.say(value, told)[0] == found[0]:
                yield value, found.end(), told

    def begins(self) -> Iterable[str] | None:
        return COLOUR_WORDS

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Coloured) or len(value.colours) < 2:
            raise Unsayable(value)
        return listed([WORD_OF_COLOUR[letter] for letter in value.colours], "or"), told


class BothColours(Kind):
    """Two colours at once: "both black and green"."""

    BOTH = re.compile(rf"both ({_COLOUR}) and ({_COLOUR})\b")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if found := self.BOTH.match(text, at):
            yield AllOf(tuple(Coloured(COLOUR_WORDS[word]) for word in found.groups())), found.end(), told

    def begins(self) -> Iterable[str] | None:
        return ("both ",)

    def say(self, value: Value, told: Telling) -> Said:
        parts = value.of if isinstance(value, AllOf) else ()
        colours = [each.colours for each in parts if isinstance(each, Coloured) and len(each.colours) == 1]
        if len(colours) != 2 or len(parts) != 2:
            raise Unsayable(value)
        return f"both {' and '.join(WORD_OF_COLOUR[each] for each in colours)}", told


class OneOfCardTypes(Kind):
    """Several card types of which one is enough, with one article: "a artifact, creature, or enchantment"."""

    TYPES = tuple(name.lower() for name in CARD_TYPES)
    LIST = re.compile(rf"a ((?:{'|'.join(TYPES)})(?:, (?:{'|'.join(TYPES)}))*,? or (?:{'|'.join(TYPES)}))\b")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if (found := self.LIST.match(text, at)) and not told.many:
            words = re.findall("|".join(self.TYPES), found[1])
            value = AnyOf(tuple(Is(word.capitalize()) for word in words))
            if self.say(value, told)[0] == found[0]:
                yield value, found.end(), told

    def begins(self) -> Iterable[str] | None:
        return ("a ",)

    def say(self, value: Value, told: Telling) -> Said:
        names = [getattr(each, "what", "") for each in value.of] if isinstance(value, AnyOf) else []
        if told.many or len(names) < 2 or not set(names) <= set(CARD_TYPES):
            raise Unsayable(value)
        return f"a {listed([name.lower() for name in names], 'or')}", told


KINDS["one of colours"] = OneOfColours()
KINDS["both colours"] = BothColours()
KINDS["one of card types"] = OneOfCardTypes()
table("suffix phrase").add(
    phrase("that's {c:one of colours}", slot("c")),
    phrase("that's {c:both colours}", slot("c")),
    phrase("that's {c:one of card types}", slot("c")),
    phrase("that's one or more colors", Not(Colourless())),
    phrase("that's attacking or blocking", Being("attacking or blocking")),
)
