"""What is done for each of several players, with something of that player's: "for each opponent, …"."""

from msgspec import structs

from entaku.oracle.ir.abilities import Target
from entaku.oracle.ir.conditions import Exists
from entaku.oracle.ir.instructions import ForEach, Instruction, Likewise, May
from entaku.oracle.ir.things import Attacking, BoundPlayer, ControlledBy, Each, Group, Is, Players, PlayersWho, Targeted
from entaku.oracle.ir.walking import nodes
from entaku.oracle.saying.english.multiples import holds
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_THEIRS = BoundPlayer("each")
_STARTS: tuple[tuple[str, Players], ...] = (
    ("for each opponent, ", Each("opponent")),
    ("for each player, ", Each()),
    ("for each opponent who does, ", BoundPlayer("willing")),
    ("for each player who does, ", BoundPlayer("willing")),
)


_ATTACKERS = PlayersWho(
    Each("opponent"), Exists(Group((Is("Creature"), ControlledBy(_THEIRS), Attacking(BoundPlayer()))))
)
_ALIKE: tuple[tuple[str, Players], ...] = ((". each opponent attacking that player does the same", _ATTACKERS),)
"""Sentences by which others do the same."""


class TheSame(Kind):
    """What you do, and others do likewise: "draw a card. each opponent attacking that player does the same"."""

    def may_mean(self, value: Value) -> bool:
        return isinstance(value[-1], Likewise)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if any(words in text for words, _ in _ALIKE):
            for found, end, then in KINDS["sentence"].read(text, at, told):
                for words, who in _ALIKE:
                    if text.startswith(words, end) and len(found) == 1:
                        yield (*found, Likewise(who, found)), end + len(words), then

    def say(self, value: Value, told: Telling) -> Said:
        if len(value) != 2 or not isinstance(value[1], Likewise) or value[1].do != value[:1]:
            raise Unsayable(value)
        end = next((words for words, who in _ALIKE if who == value[1].who), None)
        if end is None:
            raise Unsayable(value)
        words, told = KINDS["sentence"].say(value[:1], told)
        return words + end, told


class PlayerByPlayer(Kind):
    """A sentence for each of several players: with a target for each, or followed once for each."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, (words, who) in enumerate(_STARTS):
            if text.startswith(words, at):
                inner = told._replace(player=_THEIRS).chose("for players", number)
                for found, end, then in KINDS["sentence"].read(text, at + len(words), inner):
                    yield from self._for_each(found, who, told, end, then)

    def _for_each(
        self, found: tuple[Instruction, ...], who: Players, told: Telling, end: int, then: Telling
    ) -> Reading:
        first = len(told.targets)
        new = then.targets[first:]
        then = then._replace(player=told.player)
        if isinstance(who, Each) and len(new) == 1 and holds(new[0], _THEIRS):
            if not holds(found, _THEIRS) and not any(isinstance(one, May) for one in found):
                aimed = structs.replace(new[0], each_of=who)
                yield found, end, then._replace(targets=(*told.targets, aimed), singular=False)
        elif not new and (holds(found, _THEIRS) or not isinstance(who, Each)):
            yield (ForEach(who, found),), end, then._replace(it=None, noun="", that=None, moved=False)

    def say(self, value: Value, told: Telling) -> Said:
        if len(value) == 1 and isinstance(value[0], ForEach):
            return self._say_each(value[0], told)
        aimed = told.targets[told.said] if told.said < len(told.targets) else Target(())
        if aimed.each_of is None or Targeted(told.said) not in set(nodes(value)):
            raise Unsayable(value)
        number, told = told.choice("for players", next(n for n, (_, who) in enumerate(_STARTS) if who == aimed.each_of))
        plain = tuple(structs.replace(one, each_of=None) if one == aimed else one for one in told.targets)
        words, then = KINDS["sentence"].say(value, told._replace(player=_THEIRS, targets=plain))
        return _STARTS[number][0] + words, then._replace(player=told.player, targets=told.targets, singular=False)

    def _say_each(self, value: ForEach, told: Telling) -> Said:
        usual = next((n for n, (_, who) in enumerate(_STARTS) if who == value.of), None)
        if usual is None:
            raise Unsayable(value)
        number, told = told.choice("for players", usual)
        words, then = KINDS["sentence"].say(value.do, told._replace(player=_THEIRS))
        then = then._replace(player=told.player, it=None, noun="", that=None, moved=False)
        return _STARTS[number][0] + words, then


class OneForEach(Kind):
    """A target for each of several players, of which more is said then: "for each opponent, choose target creature …".

    It stands in front of what is done, and means nothing by itself.
    """

    CHOOSE = ("choose target ", "choose up to ")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, (words, who) in enumerate(_STARTS[:2]):
            begin = at + len(words)
            if told.targets or not text.startswith(words, at) or not text.startswith(self.CHOOSE, begin):
                continue
            inner = told._replace(player=_THEIRS).chose("one for each", number)
            for _, end, then in KINDS["new target"].read(text, begin + len("choose "), inner):
                (aimed,) = then.targets
                if holds(aimed, _THEIRS):
                    yield (
                        None,
                        end,
                        then._replace(
                            targets=(structs.replace(aimed, each_of=who),), player=told.player, singular=False
                        ),
                    )

    def say(self, value: Value, told: Telling) -> Said:
        aimed = told.targets[told.said]
        words = next(words for words, who in _STARTS if who == aimed.each_of)
        plain = tuple(structs.replace(one, each_of=None) if one == aimed else one for one in told.targets)
        chosen, then = KINDS["new target"].say(Targeted(told.said), told._replace(player=_THEIRS, targets=plain))
        _, then = then.choice("one for each")
        return f"{words}choose {chosen}", then._replace(player=told.player, targets=told.targets, singular=False)


KINDS["one for each"] = OneForEach()
KINDS["for players"] = PlayerByPlayer()
KINDS["the same"] = TheSame()
