"""Tokens that have no size in front: artifacts with abilities of their own, creatures as large as an ability says."""

import re

from msgspec import structs

from entaku.oracle.ir.abilities import Static
from entaku.oracle.mechanics.tokens import Token
from entaku.oracle.saying.english.sorts import COLOUR_WORDS, WORD_OF_COLOUR, as_ordered, in_order, type_words
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.subtypes import words_in

_BODY = re.compile(
    r"(?P<colours>(?:(?:white|blue|black|red|green|colorless)(?:,|) (?:and )?)+)"
    r"(?P<types>(?:[A-Z][\w'-]+ )*)(?P<cards>artifact|enchantment|creature|artifact creature) token"
)
NAMED, WITH = " named ", " with "


class TokenBody(Kind):
    """A token without power and toughness in front of its colour."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = _BODY.match(text, at)
        if found is None or text.startswith("s", found.end()) != told.many:
            return
        types = words_in(found["types"])
        if any(word not in type_words() for word in types):
            return
        colours = re.findall(r"\w+", found["colours"].replace(" and ", " "))
        letters, told = in_order("".join(COLOUR_WORDS.get(word, "") for word in colours), told)
        cards = tuple(word.capitalize() for word in found["cards"].split())
        plain = Token((*cards, *types), colours=letters)
        yield from self._named(text, found.end() + told.many, told, plain)

    def _named(self, text: str, at: int, told: Telling, token: Token) -> Reading:
        yield from self._having(text, at, told, token)
        if text.startswith(NAMED, at):
            for name, end, then in KINDS["name"].read(text, at + len(NAMED), told):
                yield from self._having(text, end, then, structs.replace(token, name=name))

    def _having(self, text: str, at: int, told: Telling, token: Token) -> Reading:
        if text.startswith((". it has ", ". they have "), at) or "Creature" not in token.types:
            yield token, at, told
        if text.startswith(WITH, at):
            for abilities, end, then in KINDS["keyword list"].read(text, at + len(WITH), told):
                if "~" in text[at:end]:
                    continue  # what makes the token is meant
                if "Creature" not in token.types or sizes_itself(abilities):
                    yield structs.replace(token, abilities=abilities), end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Token) or value.back is not None:
            raise Unsayable(value)
        letters, told = as_ordered(value.colours, told)
        colours = [WORD_OF_COLOUR[c] for c in letters] or ["colorless"]
        said = " and ".join(colours) if len(colours) < 3 else f"{', '.join(colours[:-1])}, and {colours[-1]}"
        cards = [name.lower() for name in value.types if name in ("Artifact", "Enchantment", "Creature")]
        words = [said, *(name for name in value.types if name.lower() not in cards), *cards]
        text = f"{' '.join(words)} {'tokens' if told.many else 'token'}"
        if value.name:
            name, told = KINDS["name"].say(value.name, told)
            text += f"{NAMED}{name}"
        if value.abilities:
            more, told = KINDS["keyword list"].say(value.abilities, told)
            text += f"{WITH}{more}"
        return text, told


def sizes_itself(abilities: tuple[object, ...]) -> bool:
    """Whether one of the abilities says how large what has it is.  (CR 604.3)"""
    return any(isinstance(each, Static) and each.defines for each in abilities)


KINDS["token body"] = TokenBody()
