"""Mana that is added: "{G}{G}", "{W} or {U}", "one mana of any color"."""

import re

from entaku.oracle.colours import colours
from entaku.oracle.ir.things import You
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

EQUAL = " equal to "
COLOURED = {"{W}": "W", "{U}": "U", "{B}": "B", "{R}": "R", "{G}": "G", "{C}": "C"}


class ManaMade(Kind):
    """Mana that is added: "{G}{G}", "{W} or {U}", "one mana of any color"."""

    THEY_CHOOSE = " they choose"
    ADDITIONAL = "a additional one mana of any color"
    ONE_MORE = "a additional "
    AMOUNT = "a amount of "
    EACH_WAY = re.compile(r"\{([WUBRG])\}\{\1\}, \{\1\}\{([WUBRG])\}, or \{\2\}\{\2\}")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield from self._words(text, at, told)
        if text.startswith(self.ONE_MORE, at) and text[at + 13 : at + 16] in COLOURED:
            yield AddMana(COLOURED[text[at + 13 : at + 16]], 1, told.subject), at + 16, told.chose("additional mana", 2)
        yield from self._as_much(text, at, told)
        yield from self._filtered(text, at, told)
        letters: list[str] = []
        end = at
        while text[end : end + 3] in COLOURED and len({*letters, COLOURED[text[end : end + 3]]}) == 1:
            letters.append(COLOURED[text[end : end + 3]])
            end += 3
        if not letters:
            return
        if len(letters) == 1:
            yield from self._or(text, end, told, letters)
        if not text.startswith("{", end):
            plain = told.chose("additional mana", 0) if len(letters) == 1 else told
            yield AddMana(letters[0], len(letters), told.subject), end, plain

    def _as_much(self, text: str, at: int, told: Telling) -> Reading:
        """As much of one kind as something is: "a amount of {G} equal to your devotion to green"."""
        if text.startswith(self.AMOUNT, at) and text[at + 12 : at + 15] in COLOURED and text.startswith(EQUAL, at + 15):
            for amount, end, then in KINDS["equal"].read(text, at + 15 + len(EQUAL), told):
                yield AddMana(COLOURED[text[at + 12 : at + 15]], amount, told.subject), end, then.chose("as much", 1)

    def _filtered(self, text: str, at: int, told: Telling) -> Reading:
        """Two mana, each of either colour, said one way after the other: "{U}{U}, {U}{R}, or {R}{R}"."""
        found = self.EACH_WAY.match(text, at)
        if found is not None:
            ordered = colours("".join(found.groups()))
            value = AddMana(ordered, 2, told.subject, combination=True)
            yield value, found.end(), told.chose("each way", ordered.index(found[1]) + 1)

    def _or(self, text: str, at: int, told: Telling, letters: list[str]) -> Reading:
        while True:
            for join in (", or ", " or ", ", "):
                if text.startswith(join, at) and text[at + len(join) : at + len(join) + 3] in COLOURED:
                    letters.append(COLOURED[text[at + len(join) : at + len(join) + 3]])
                    at += len(join) + 3
                    break
            else:
                return
            if join != ", ":
                ordered = "".join(c for c in "WUBRGC" if c in letters)
                yield AddMana(ordered, 1, told.subject), at, told.chose("mana order", ordered.index(letters[0]))
                return

    BETWEEN = re.compile(r" mana in any combination of \{([WUBRG])\} and/or \{([WUBRG])\}")

    def _words(self, text: str, at: int, told: Telling) -> Reading:
        for number, end, then in KINDS["one"].read(text, at, told):
            if found := self.BETWEEN.match(text, end):
                ordered = colours("".join(found.groups()))
                value = AddMana(ordered, number, told.subject, combination=True)
                yield value, found.end(), then.chose("mana order", ordered.index(found[1]))
        if text.startswith(self.ADDITIONAL, at):
            yield AddMana("any", 1, told.subject), at + len(self.ADDITIONAL), told.chose("additional mana", 1)
        for number, end, then in KINDS["one"].read(text, at, told):
            if text[end : end + 1] == " " and text[end + 1 : end + 4] in COLOURED and number != 1:
                yield (
                    AddMana(COLOURED[text[end + 1 : end + 4]], number, told.subject),
                    end + 4,
                    then.chose("in words", 1),
                )
        for number, end, then in KINDS["one"].read(text, at, told):
            if text.startswith(" mana of any color", end) and number == 1:
                plain = then.chose("additional mana", 0)
                yield AddMana("any", 1, told.subject), end + 18, plain.chose("they choose", 0)
                if text.startswith(self.THEY_CHOOSE, end + 18) and told.subject != You():
                    last = end + 18 + len(self.THEY_CHOOSE)
                    yield AddMana("any", 1, told.subject), last, plain.chose("they choose", 1)
            elif text.startswith(" mana of any one color", end):
                yield AddMana("any", number, told.subject), end + 22, then
            elif text.startswith(" mana in any combination of colors", end):
                yield AddMana("any", number, told.subject, combination=True), end + 34, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, AddMana) or value.source or value.like or value.any_type:
            raise Unsayable(value)
        if value.colours == "any":
            return self._any_said(value, told)
        if value.combination:
            return self._combined(value, told)
        if len(value.colours) > 1 and value.amount == 1:
            first, told = told.choice("mana order")
            order = value.colours[first:] + value.colours[:first]
            symbols = [f"{{{c}}}" for c in order]
            if len(symbols) == 2:
                return " or ".join(symbols), told
            return f"{', '.join(symbols[:-1])}, or {symbols[-1]}", told
        if len(value.colours) != 1:
            raise Unsayable(value)
        return self._symbols(value, f"{{{value.colours}}}", told)

    def _any_said(self, value: AddMana, told: Telling) -> Said:
        if value.amount == 1 and not value.combination:
            additional, told = told.choice("additional mana")
            if additional:
                return self.ADDITIONAL, told
        number, told = KINDS["one"].say(value.amount, told)
        kind = "in any combination of colors" if value.combination else "of any color"
        if value.amount != 1 and not value.combination:
            kind = "of any one color"
        elif not value.combination:
            theirs, told = told.choice("they choose", int(value.who != You()))
            kind += self.THEY_CHOOSE if theirs else ""
        return f"{number} mana {kind}", told

    def _combined(self, value: AddMana, told: Telling) -> Said:
        """Mana of two colours, each one's choice."""
        if len(value.colours) != 2:
            raise Unsayable(value)
        way, told = told.choice("each way")
        if way:
            turned = value.colours[way - 1 :] + value.colours[: way - 1]
            one, other = turned[0], turned[1]
            return f"{{{one}}}{{{one}}}, {{{one}}}{{{other}}}, or {{{other}}}{{{other}}}", told
        first, told = told.choice("mana order")
        two = " and/or ".join(f"{{{c}}}" for c in value.colours[first:] + value.colours[:first])
        number, told = KINDS["one"].say(value.amount, told)
        return f"{number} mana in any combination of {two}", told

    def _symbols(self, value: AddMana, symbol: str, told: Telling) -> Said:
        """Mana of one kind: so many symbols, one more of them, or as much as something is."""
        if not isinstance(value.amount, int):
            as_much, told = told.choice("as much")
            if not as_much:
                raise Unsayable(value)
            words, told = KINDS["equal"].say(value.amount, told)
            return f"{self.AMOUNT}{symbol}{EQUAL}{words}", told
        additional, told = told.choice("additional mana")
        if additional and value.amount == 1:
            return f"{self.ONE_MORE}{symbol}", told
        in_words, told = told.choice("in words", int(value.amount > len("WUBRG")))
        if in_words and value.amount != 1:
            number, told = KINDS["one"].say(value.amount, told)
            return f"{number} {symbol}", told
        return symbol * value.amount, told


KINDS["mana made"] = ManaMade()
