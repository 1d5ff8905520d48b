"""Damage that any source deals, whatever it is: "whenever a source a opponent controls deals damage to you".

(CR 609.7)
"""

import re
from collections.abc import Mapping

from entaku.oracle.ir.happenings import AnyHappening, DealsDamage, IsDealtDamage
from entaku.oracle.ir.things import BoundColour, ControlledBy, Each, Group, Is, Other, Predicate, You
from entaku.oracle.saying.english import events, happened, standing
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.sorts import adjective_of, adjectives_by_word, type_word, type_words
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (events, happened, standing)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _BY, _C, _WHO = slot("what"), slot("by"), slot("c"), slot("who")


class SourceDealing(Kind):
    """A source of damage, whatever it is: "a red source you control", "a source of the chosen color"."""

    WORDS = re.compile(r"a (?:([\w-]+) )?source\b( you control| a opponent controls)?( other than ~)?")
    CHOSEN = " of the chosen color"
    OWNERS: Mapping[str, Predicate] = {
        " you control": ControlledBy(You()),
        " a opponent controls": ControlledBy(Each("opponent")),
    }

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = self.WORDS.match(text, at)
        if found is None:
            return
        sort = self._sort(found[1]) if found[1] else ()
        if sort is None:
            return
        where: list[Predicate] = [*([Other()] if found[3] else []), *sort]
        where += [self.OWNERS[found[2]]] if found[2] else []
        end = found.end()
        if text.startswith(self.CHOSEN, end):
            where.append(BoundColour("chosen colour"))
            end += len(self.CHOSEN)
        yield Group(tuple(where)), end, told._replace(singular=True)

    def _sort(self, word: str) -> tuple[Predicate, ...] | None:
        for words, predicate in adjectives_by_word().get(word, ()):
            if words == word:
                return (predicate,)
        return (Is(type_words()[word]),) if word in type_words() else None

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group):
            raise Unsayable(value)
        before, behind, last = "", "", ""
        for each in value.where:
            owner = next((words for words, one in self.OWNERS.items() if one == each), None)
            if each == Other():
                last = " other than ~"
            elif each == BoundColour("chosen colour"):
                behind += self.CHOSEN
            elif owner is not None:
                behind += owner
            elif each in adjective_of():
                before = f"{adjective_of()[each]} "
            elif isinstance(each, Is):
                before = f"{type_word(each.what)} "
            else:
                raise Unsayable(value)
        return f"a {before}source{behind}{last}", told._replace(singular=True)


KINDS["source dealing"] = SourceDealing()
table("event phrase").add(
    phrase(
        "{what:source dealing} deals {c:damage sort} to {by:any player}",
        "{what:source dealing} deals {c:damage sort} to {by:own self}",
        DealsDamage(_WHAT, _BY, _C, anything=True),
    ),
    phrase("{what:source dealing} deals {c:damage sort}", DealsDamage(_WHAT, combat=_C, anything=True)),
    phrase(
        "{what:source dealing} deals {c:damage sort} to you or a permanent you control",
        AnyHappening(
            (
                DealsDamage(_WHAT, You(), _C, anything=True),
                DealsDamage(_WHAT, Group((ControlledBy(You()),)), _C, anything=True),
            )
        ),
    ),
    phrase(
        "{what:source dealing} deals noncombat damage to {by:any player}",
        DealsDamage(_WHAT, _BY, noncombat=True, anything=True),
    ),
    phrase(
        "{what:happener} deals noncombat damage to {by:any player}",
        "{what:happener} deals noncombat damage to {by:a group}",
        DealsDamage(_WHAT, _BY, noncombat=True),
    ),
    phrase("{who:any player} is dealt noncombat damage", IsDealtDamage(_WHO, noncombat=True)),
    phrase("{what:happener} is dealt noncombat damage", IsDealtDamage(_WHAT, noncombat=True)),
    phrase("{who:any player}'re dealt combat damage", "{who:any player} is dealt combat damage",
           IsDealtDamage(_WHO, combat=True)),
)  # fmt: skip
