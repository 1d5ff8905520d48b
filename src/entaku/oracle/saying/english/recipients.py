"""Who and what is dealt damage, or has something done to each of several: "each of up to two target creatures"."""

from collections.abc import Iterable

from entaku.oracle.ir.abilities import Target
from entaku.oracle.ir.things import Targeted
from entaku.oracle.saying.english.tables import Either
from entaku.oracle.saying.english.targets import ANY, COUNTS
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.english.things import Together


class EachOf(Kind):
    """Several targets, each of which is dealt damage: "each of up to two target creatures"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith("each of ", at):
            for value, end, then in KINDS["new target"].read(text, at + 8, told):
                if then.targets[value.n].most != 1:
                    yield value, end, then
            for count, least, most in COUNTS:
                words = f"{count}targets"
                if most != 1 and text.startswith(words, at + 8):
                    then = told._replace(targets=(*told.targets, Target(ANY, least, most)), said=told.said + 1, noun="")
                    yield Targeted(len(told.targets)), at + 8 + len(words), then

    def begins(self) -> Iterable[str] | None:
        return ("each of ",)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Targeted) or value.n >= len(told.targets) or told.targets[value.n].most == 1:
            raise Unsayable(value)
        target = told.targets[value.n]
        if target.of == ANY:
            count = next((count for count, *number in COUNTS if number == [target.least, target.most]), None)
            if count is None or value.n != told.said:
                raise Unsayable(target)
            return f"each of {count}targets", told._replace(said=told.said + 1, noun="")
        words, told = KINDS["new target"].say(value, told)
        return f"each of {words}", told


class EachOfSeveral(EachOf):
    """The same of what something is done to; as it may also be said without "each of"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in super().read(text, at, told):
            yield value, end, then.chose("each of", 1)

    def say(self, value: Value, told: Telling) -> Said:
        each, told = told.choice("each of")
        if not each:
            raise Unsayable(value)
        return super().say(value, told)


KINDS["each of"] = EachOf()
KINDS["each of several"] = EachOfSeveral()
Either("one recipient", "each of", "new damage target", "player object", "pronoun", "named", "each", "bound")
Together("two recipients", "one recipient")
Either("recipient", "radiance", "opponents and theirs", "one recipient", "two recipients")
