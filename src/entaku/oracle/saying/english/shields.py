"""What keeps damage away or turns it aside: from a source that is chosen, to and by one thing, the next of it."""

from entaku.oracle.ir.replacements import InsteadOfDamage
from entaku.oracle.ir.things import Bound, Is
from entaku.oracle.mechanics.choosing import ChooseSource
from entaku.oracle.mechanics.lasting import Establish
from entaku.oracle.saying.english.group_nouns import word_at
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.sorts import adjective_of, adjectives_by_word, type_word, type_words
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_N, _TO, _WHERE, _WHAT, _COMBAT = slot("n"), slot("to"), slot("where"), slot("what"), slot("c")
_SOURCE = Bound("source")


class SourceLike(Kind):
    """A source that is chosen: "a source", "a red source", "a artifact source"."""

    END = "source of your choice"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if not text.startswith("a ", at):
            return
        if text.startswith(self.END, at + 2):
            yield (), at + 2 + len(self.END), told
        word = word_at(text, at + 2)
        end = at + 2 + len(word)
        if word in type_words() and text.startswith(f" {self.END}", end):
            yield (Is(type_words()[word]),), end + 1 + len(self.END), told
        for words, predicate in adjectives_by_word().get(word, ()):
            if text.startswith(f"{words} {self.END}", at + 2):
                yield (predicate,), at + 2 + len(words) + 1 + len(self.END), told

    def say(self, value: Value, told: Telling) -> Said:
        if not value:
            return f"a {self.END}", told
        if len(value) != 1:
            raise Unsayable(value)
        (one,) = value
        if one in adjective_of():
            return f"a {adjective_of()[one]} {self.END}", told
        if not isinstance(one, Is):
            raise Unsayable(value)
        return f"a {type_word(one.what)} {self.END}", told


KINDS["source like"] = SourceLike()
Table("to some this turn", phrase("this turn", None), phrase("to {to:shielded} this turn", _TO))
IDIOMS.add(
    phrase("the next time {where:source like} would deal damage to {to:shielded} this turn, that damage is dealt to"
           " {what:named} instead",
           (ChooseSource(where=_WHERE), Establish(InsteadOfDamage(_SOURCE, _TO, once=True, redirect=_WHAT)))),
    phrase("prevent all damage {where:source like} would deal {to:to some this turn}",
           (ChooseSource(where=_WHERE), Establish(InsteadOfDamage(_SOURCE, _TO)))),
)  # fmt: skip
table("command").add(
    phrase("the next {n:amount} damage that would be dealt to {to:shielded} this turn is dealt to {what:shielded}"
           " instead", Establish(InsteadOfDamage(to=_TO, shield=_N, redirect=_WHAT))),
)  # fmt: skip
