"""Tokens: "a 1/1 white Spirit creature token with flying".  (CR 111)"""

import re

from msgspec import structs

from entaku.oracle.ir.predefined import PREDEFINED
from entaku.oracle.ir.things import Amount, BoundPlayer, Players, X
from entaku.oracle.mechanics.tokens import Create, Token
from entaku.oracle.saying.english.sorts import COLOUR_WORDS, WORD_OF_COLOUR, as_ordered, in_order, type_words
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.subtypes import words_in

_TOKEN = re.compile(
    r"(?P<legend>legendary )?(?P<p>\d+|X)/(?P<t>\d+|X) "
    r"(?P<colours>(?:(?:white|blue|black|red|green|colorless)(?:,|) (?:and )?)*)"
    r"(?P<types>(?:[A-Z][\w'-]+ )*)(?P<cards>(?:artifact |enchantment |land )*)"
    r"(?P<creature>creature |(?<=Vehicle artifact ))token"
)


_CARD_TYPES = ("Artifact", "Enchantment", "Land", "Creature")
_PREDEFINED = {token: name for name, token in PREDEFINED.items()}


class TokenKind(Kind):
    """What a token is like, after its number."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for name, predefined in PREDEFINED.items():
            words = f"{name} tokens" if told.many else f"{name} token"
            if text.startswith(words, at):
                yield predefined, at + len(words), told
        found = _TOKEN.match(text, at)
        if found is None:
            for body, end, then in KINDS["token body"].read(text, at, told):
                yield body, end, then.chose("token body", 1)
        if found is None or text.startswith("s", found.end()) != told.many:
            return
        end = found.end() + told.many
        types = words_in(found["types"])
        colours = re.findall(r"\w+", found["colours"].replace(" and ", " "))
        if any(word not in type_words() for word in types):
            return
        before = (found["legend"] or "", *found["cards"].split(), found["creature"])
        card_types = tuple(word.strip().capitalize() for word in before if word)
        letters, told = in_order("".join(COLOUR_WORDS.get(word, "") for word in colours), told)
        power, toughness = (X() if found[part] == "X" else int(found[part]) for part in ("p", "t"))
        plain = Token((*card_types, *types), power, toughness, letters)
        if colours:
            yield from self._whole(text, end, told.chose("all colours", 0) if len(letters) == len(ALL) else told, plain)
            return
        for token, last, then in self._whole(text, end, told, plain):
            if text.startswith(ALL_COLOURS[told.many], last):
                yield structs.replace(token, colours=ALL), last + len(ALL_COLOURS[told.many]), then

    def _whole(self, text: str, end: int, told: Telling, plain: Token) -> Reading:
        """The token with its abilities and its name, each where it has any."""
        yield from self._named(text, end, told, plain)
        yield from self._named_first(text, end, told, plain)
        if text.startswith(" with ", end):
            for abilities, last, then in KINDS["keyword list"].read(text, end + 6, told):
                yield from self._named(text, last, then, structs.replace(plain, abilities=abilities))

    def _named_first(self, text: str, at: int, told: Telling, token: Token) -> Reading:
        """A token whose name stands before its abilities."""
        if text.startswith(_NAMED, at):
            for name, end, then in KINDS["name"].read(text, at + len(_NAMED), told):
                if text.startswith(" with ", end):
                    for abilities, last, after in KINDS["keyword list"].read(text, end + 6, then):
                        named = structs.replace(token, name=name, abilities=abilities)
                        yield named, last, after.chose("named first", 1)

    def _named(self, text: str, at: int, told: Telling, token: Token) -> Reading:
        """A token, perhaps with a name of its own behind all else.  (CR 111.4)"""
        yield token, at, told
        if text.startswith(_NAMED, at):
            for name, end, then in KINDS["name"].read(text, at + len(_NAMED), told):
                yield structs.replace(token, name=name), end, then

    def say(self, value: Value, told: Telling) -> Said:
        if (name := _PREDEFINED.get(value)) is not None:
            return (f"{name} tokens" if told.many else f"{name} token"), told
        body, then = told.choice("token body")
        if body:
            return KINDS["token body"].say(value, then)
        if not isinstance(value, Token) or {"Creature", "Vehicle"}.isdisjoint(value.types):
            raise Unsayable(value)
        size = [str(each) if isinstance(each, int) else "X" for each in (value.power, value.toughness)]
        if any(not isinstance(each, int | X) for each in (value.power, value.toughness)):
            raise Unsayable(value)
        front, told = told.choice("name in front")
        letters, told = as_ordered(value.colours, told)
        colours = [WORD_OF_COLOUR[c] for c in letters] or ["colorless"]
        said = " and ".join(colours) if len(colours) < 3 else f"{', '.join(colours[:-1])}, and {colours[-1]}"
        all_colours, told = told.choice("all colours", 1) if len(colours) == len(ALL) else (0, told)
        words = [*("legendary" for name in value.types if name == "Legendary"), "/".join(size), *[said][all_colours:]]
        words += [name for name in value.types if name not in (*_CARD_TYPES, "Legendary")]
        words += [name.lower() for name in value.types if name in _CARD_TYPES]
        text = f"{' '.join(words)} {'tokens' if told.many else 'token'}"
        first, told = told.choice("named first")
        if first:
            name, told = KINDS["name"].say(value.name, told)
            text += f"{_NAMED}{name}"
        if value.abilities:
            more, told = KINDS["keyword list"].say(value.abilities, told)
            text += f" with {more}"
        if value.name and not first and not front:
            name, told = KINDS["name"].say(value.name, told)
            text += f"{_NAMED}{name}"
        return text + ALL_COLOURS[told.many] * all_colours, told


ALL = "WUBRG"
ALL_COLOURS = {False: " that's all colors", True: " that are all colors"}
"""What is said of a token of every colour, behind all else that it is."""
_NAMED = " named "
_ON = " attached to "
_TAPPED_AND_ATTACKING = " tapped and attacking "
ATTACKING = {False: " that's tapped and attacking", True: " that are tapped and attacking"}
UNTAPPED = {False: " that's attacking", True: " that are attacking"}
THAT_OPPONENT = " that opponent"
HAVING = {False: ". it has ", True: ". they have "}


ATTACKED = BoundPlayer("attacked")
"""Whom the player attacks who creates the tokens."""


class Creation(Kind):
    """What is created, and how many: "two tapped 1/1 white Soldier creature tokens"."""

    NUMBER_OF = "a number of "
    EQUAL = " equal to "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield from self._so_many(text, at, told)
        if ", a legendary " in text[at:]:
            yield from self._called(text, at, told)
        for amount, end, then in KINDS["a"].read(text, at, told):
            yield from self._attacking(text, end, then, amount)
            tapped = text.startswith(" tapped ", end)
            for token, last, after in KINDS["token"].read(text, end + (8 if tapped else 1), then):
                created = Create(token, amount, told.subject, tapped)
                yield created, last, after
                yield from self._attached(text, last, after, created)
                yield from self._having(text, last, after, created)
                for words, state in ((UNTAPPED, True),) if tapped else ((ATTACKING, True), (UNTAPPED, False)):
                    if text.startswith(words[after.many], last):
                        attacker = structs.replace(created, tapped=state, attacking=True)
                        yield from self._whom(text, last + len(words[after.many]), after, attacker)
                        if not tapped:
                            yield attacker, last + len(words[after.many]), after

    def _whom(self, text: str, at: int, told: Telling, attacker: Create) -> Reading:
        """Whom tokens attack that enter so: "that player", or who is attacked by whoever creates them.  (CR 508.4)"""
        if attacker.who == told.player:
            if text.startswith(THAT_OPPONENT, at):
                yield structs.replace(attacker, whom=ATTACKED), at + len(THAT_OPPONENT), told
        elif text.startswith(" that ", at):
            for whom, end, then in KINDS["that player"].read(text, at + 1, told):
                yield structs.replace(attacker, whom=whom), end, then

    def _attacking(self, text: str, at: int, told: Telling, amount: Amount) -> Reading:
        """Tokens that enter attacking, as their number is followed by that: "a tapped and attacking …".  (CR 508.4)"""
        if text.startswith(_TAPPED_AND_ATTACKING, at):
            for token, end, then in KINDS["token"].read(text, at + len(_TAPPED_AND_ATTACKING), told):
                yield Create(token, amount, told.subject, tapped=True, attacking=True), end, then.chose("attacking", 1)

    def _so_many(self, text: str, at: int, told: Telling) -> Reading:
        """As many as something is: "a number of 1/1 red Goblin creature tokens equal to its power"."""
        if not text.startswith(self.NUMBER_OF, at):
            return
        start = at + len(self.NUMBER_OF)
        tapped = text.startswith("tapped ", start)
        for token, end, then in KINDS["token"].read(text, start + 7 * tapped, told._replace(many=True)):
            if text.startswith(self.EQUAL, end):
                for amount, last, after in KINDS["equal"].read(text, end + len(self.EQUAL), then):
                    if not isinstance(amount, int):
                        yield Create(token, amount, told.subject, tapped), last, after.chose("number of", 1)

    def _called(self, text: str, at: int, told: Telling) -> Reading:
        """A token whose name stands in front: "Moss, a legendary 1/1 green Plant creature token"."""
        for name, end, then in KINDS["name"].read(text, at, told):
            if text.startswith(", a ", end):
                for token, last, after in KINDS["token"].read(text, end + 4, then._replace(many=False)):
                    if not token.name:
                        named = structs.replace(token, name=name)
                        yield Create(named, 1, told.subject), last, after.chose("name in front", 1)

    def _attached(self, text: str, at: int, told: Telling, created: Create) -> Reading:
        """An Aura or Equipment that enters on something.  (CR 303, 301.5)"""
        if text.startswith(_ON, at) and not {"Aura", "Equipment"}.isdisjoint(created.token.types):
            for on, end, then in KINDS["things"].read(text, at + len(_ON), told):
                yield structs.replace(created, on=on), end, then

    def _having(self, text: str, at: int, told: Telling, created: Create) -> Reading:
        """An ability that a sentence of its own gives the tokens."""
        words = HAVING[told.many]
        if text.startswith(words, at):
            for abilities, end, then in KINDS["quoted"].read(text, at + len(words), told):
                if "~" in text[at:end]:
                    continue  # what makes the token is meant
                token = structs.replace(created.token, abilities=(*created.token.abilities, *abilities))
                yield structs.replace(created, token=token), end, then.chose("having", 1)

    def _with_whom(self, value: Create, whom: Players, told: Telling) -> Said:
        """Tokens, and whom they attack behind them."""
        if whom == ATTACKED and value.who == told.player:
            words, told = self.say(structs.replace(value, attacking=False, whom=None), told)
            return f"{words}{UNTAPPED[told.many]}{THAT_OPPONENT}", told
        words, told = self.say(structs.replace(value, whom=None), told)
        attacked, told = KINDS["that player"].say(whom, told)
        return f"{words} {attacked}", told

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Create):
            raise Unsayable(value)
        if value.on is not None:
            words, told = self.say(structs.replace(value, on=None), told)
            on, told = KINDS["things"].say(value.on, told)
            return f"{words}{_ON}{on}", told
        if value.whom is not None:
            return self._with_whom(value, value.whom, told)
        before, told = told.choice("attacking", 0) if value.attacking and value.tapped else (0, told)
        if before and value == Create(value.token, value.amount, value.who, tapped=True, attacking=True):
            number, told = KINDS["a"].say(value.amount, told)
            words, told = KINDS["token"].say(value.token, told)
            return f"{number}{_TAPPED_AND_ATTACKING}{words}", told
        if value == Create(value.token, value.amount, value.who, value.tapped, attacking=True):
            words, told = self.say(structs.replace(value, tapped=False, attacking=False), told)
            return f"{words}{(ATTACKING if value.tapped else UNTAPPED)[told.many]}", told
        if value != Create(value.token, value.amount, value.who, value.tapped):
            raise Unsayable(value)
        number_of, told = told.choice("number of")
        if number_of:
            words, told = KINDS["token"].say(value.token, told._replace(many=True))
            equal, told = KINDS["equal"].say(value.amount, told)
            return f"{self.NUMBER_OF}{'tapped ' if value.tapped else ''}{words}{self.EQUAL}{equal}", told
        if told.choice("name in front")[0]:
            words, told = KINDS["token"].say(value.token, told._replace(many=False))
            return f"{value.token.name}, a {words}", told
        number, told = KINDS["a"].say(value.amount, told)
        having, told = told.choice("having")
        if having:
            plain = structs.replace(value.token, abilities=value.token.abilities[:-1])
            words, told = KINDS["token"].say(plain, told)
            quoted, told = KINDS["quoted"].say(value.token.abilities[-1:], told)
            return f"{number} {'tapped ' if value.tapped else ''}{words}{HAVING[told.many]}{quoted}", told
        words, told = KINDS["token"].say(value.token, told)
        return f"{number} {'tapped ' if value.tapped else ''}{words}", told


KINDS["token"] = TokenKind()


class OneToken(TokenKind):
    """What one token is like."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        return super().read(text, at, told._replace(many=False))

    def say(self, value: Value, told: Telling) -> Said:
        return super().say(value, told._replace(many=False))


class ComingBesides(Kind):
    """How many tokens come with others: one, or as many as there are of those."""

    WORDS = (("a", False), ("a additional", False), ("that many", True))

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for way, (words, as_many) in enumerate(self.WORDS):
            if text.startswith(f"{words} ", at):
                yield as_many, at + len(words), told._replace(many=as_many).chose("coming besides", way)

    def say(self, value: Value, told: Telling) -> Said:
        way, told = told.choice("coming besides", 2 if value else 0)
        return self.WORDS[way][0], told._replace(many=bool(value))


KINDS["one token"] = OneToken()
KINDS["coming besides"] = ComingBesides()
KINDS["creation"] = Creation()
