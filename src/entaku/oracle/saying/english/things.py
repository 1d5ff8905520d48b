"""Objects and players: names, targets, pronouns, groups."""

from collections.abc import Iterable

from msgspec import structs

from entaku.oracle.ir.designations import YOUR_BEARER
from entaku.oracle.ir.things import (
    ActivePlayer,
    Attached,
    Both,
    Bound,
    BoundPlayer,
    ControlledBy,
    ControllerOf,
    DefendingPlayer,
    Each,
    Except,
    Giver,
    Group,
    Is,
    Other,
    OwnerOf,
    PlayersWho,
    Self,
    SharesColour,
    Targeted,
    TheMonarch,
    Things,
    TopCards,
    You,
)
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.group_nouns import noun_of
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Either, Followed, Table
from entaku.oracle.saying.english.telling import GIVER, KINDS, SEVERAL, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.english.those import may_have_changed

TARGETING = "spell or ability"
"""What targets something, as it is said again."""
_NOUNS = ("creature", "permanent", "card", "spell", "artifact", "enchantment", "land", "planeswalker", "token")
ATTACHED_NOUNS = ("enchanted creature", "equipped creature", "enchanted permanent", "enchanted land",
                  "enchanted artifact", "enchanted enchantment", "fortified land", "enchanted player",
                  "enchanted Plains", "enchanted Island", "enchanted Swamp", "enchanted Mountain", "enchanted Forest",
                  "enchanted Equipment", "enchanted Vehicle")  # fmt: skip
_PRONOUN_KEYS: dict[type, tuple[str, int]] = {Self: ("self", 1), Attached: ("attached", 100)}
"""What has a name of its own is mentioned again by the name or by a pronoun; which is remembered with the name."""


_PERSONS = {"it": ["him", "her", "he", "she"], "its": ["his", "her"]}
"""What is said again of a card that is a person, by what is said of one that isn't."""


class Pronoun(Kind):
    """What has been mentioned: "it", "that creature", "those creatures", "them"; as object, subject or owner."""

    def __init__(self, name: str, forms: tuple[str, str, str, str]) -> None:
        KINDS[name] = self
        self.it, self.them, self.that, self.those = forms

    def _is_many(self, what: Things | None, told: Telling, noun: str = "") -> bool:
        if noun.startswith(SEVERAL):
            return True
        if isinstance(what, Targeted) and what.n < len(told.targets):
            return told.targets[what.n].most != 1 or told.targets[what.n].each_of is not None
        return isinstance(what, Group | Both)

    def _forms(self, what: Things | None, noun: str, told: Telling, second: bool) -> list[str]:
        """The ways to mention it again, the usual one first."""
        many = self._is_many(what, told, noun)
        nouns = noun.removeprefix(SEVERAL).split("|") if noun else ["permanent or player", "permanent"]
        forms = [] if second else [self.them if many else self.it]
        if isinstance(what, Self):
            forms += _PERSONS[self.it]
        else:
            forms += [(self.those if many else self.that).replace("#", f"{each}s" if many else each) for each in nouns]
        if many and self.them == "them":
            forms += ["each of them", *(f"each of those {each}s" for each in nouns)]
        rest = (self.those if many else self.that).replace("#", f"{nouns[0]}s" if many else nouns[0]).partition(" ")[2]
        if nouns[0] in ("token", "card"):
            forms.append(f"the {rest}")
        if noun and isinstance(what, Targeted):
            forms += [f"the chosen {rest}", *((f"each of the chosen {rest}",) if many and self.them == "them" else ())]
        return forms

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for what, noun, second in ((told.that, told.that_noun, True), (told.it, told.noun, False)):
            if what is None or (second and what == told.it) or may_have_changed(what):
                continue
            many = self._is_many(what, told, noun)
            for number, words in enumerate(self._forms(what, noun, told, second)):
                if text.startswith(words, at) and not text[at + len(words) : at + len(words) + 1].isalpha():
                    key, shift = _PRONOUN_KEYS.get(type(what), ("pronoun", 0))
                    then = told.chose(key, number + shift)._replace(singular=not many)
                    yield what, at + len(words), self._spoken_of(then, what, noun) if second else then
            if not second and told.that is not None and told.that_noun == noun:
                return

    def begins(self) -> Iterable[str] | None:
        return (self.it, self.them, "that ", "those ", "each of ", "the ", *_PERSONS.get(self.it, ()))

    def say(self, value: Value, told: Telling) -> Said:
        if type(value) in _PRONOUN_KEYS:
            key, shift = _PRONOUN_KEYS[type(value)]
            again, told = told.choice(key, shift if told.it == value else 0)
            if again < shift or again - shift >= _AS_NOUN - 1:
                raise Unsayable(value)
            return self.mention(value, again - shift, told)
        if isinstance(value, Group) and is_told_again(told):
            raise Unsayable(value)
        number, told = told.choice("pronoun")
        return self.mention(value, number, told)

    def mention(self, value: Value, number: int, told: Telling) -> Said:
        """It is mentioned again in the way of this number."""
        what: Things | None
        if value == told.it and value is not None:
            what, noun, second = told.it, told.noun, False
        elif told.that is not None and value == told.that:
            what, noun, second = told.that, told.that_noun, True
        else:
            raise Unsayable(value)
        forms = self._forms(what, noun, told, second)
        if number >= len(forms):
            raise Unsayable(value)
        told = told._replace(singular=not self._is_many(what, told, noun))
        return forms[number], self._spoken_of(told, what, noun) if second else told

    def _spoken_of(self, told: Telling, what: Things | None, noun: str) -> Telling:
        """After "that creature" "it" is no longer the card itself; nor, after "that spell", what it targets."""
        if noun == TARGETING and not isinstance(told.it, Self):
            return told._replace(it=what, noun=noun, that=told.it, that_noun=told.noun)
        return told._replace(it=what, noun=noun) if isinstance(told.it, Self) else told


Pronoun("pronoun", ("it", "them", "that #", "those #"))
Pronoun("subject pronoun", ("it", "they", "that #", "those #"))
Pronoun("owning pronoun", ("its", "their", "that #'s", "those #'"))


_AS_NOUN = 10
SELF_NOUNS = ("this spell", "this creature", "this land", "this artifact", "this enchantment", "this permanent",
              "this token", "this card", "this Saga", "this Class", "this Aura", "this Equipment",
              "this Vehicle", "this emblem")  # fmt: skip
"""How abilities that something else gives call what they are on; and what spells call themselves."""


def is_told_again(told: Telling) -> bool:
    """Whether a group that could be "them" was called by its own words once more: "all creatures", as before."""
    return next((key for key, _ in told.trail if key in ("group", "pronoun")), "") == "group"


def remembered(told: Telling) -> Telling:
    """The same, where what "it" is can still be called "that …" when "it" may be the card itself."""
    if told.noun and isinstance(told.it, Bound | Targeted) and told.that is None:
        return told._replace(that=told.it, that_noun=told.noun)
    return told


def self_named(told: Telling) -> Telling:
    """What "it" means once the card itself has been named: the card, unless it was something else before."""
    if told.it is None or isinstance(told.it, Self):
        return told._replace(it=Self(), noun="", singular=True, moved=False)
    return remembered(told)._replace(named=True, singular=True)


class Named(Kind):
    """The card itself by its name, or what it is attached to."""

    says = (Self, Attached, Giver)

    def __init__(self, name: str, pronoun: str, ending: str = "") -> None:
        KINDS[name] = self
        self.pronoun = pronoun
        self.ending = ending
        self._all = tuple(words + ending for words in ("~", GIVER, *SELF_NOUNS, *ATTACHED_NOUNS))

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if not text.startswith(self._all, at):
            return
        for number, words in ((0, "~"), *enumerate(SELF_NOUNS, _AS_NOUN)):
            said = words + self.ending
            if text.startswith(said, at) and not text[at + len(said) : at + len(said) + 1].isalpha():
                yield Self(), at + len(said), self_named(told.chose("self", number))
                return
        if text.startswith(GIVER + self.ending, at):
            yield Giver(), at + len(GIVER + self.ending), told._replace(it=Giver(), noun="", singular=True, moved=False)
        for number, words in enumerate(ATTACHED_NOUNS):
            said = words + self.ending
            if text.startswith(said, at):
                noun = words.split(" ")[1]
                then = told.chose("attached", number)._replace(it=Attached(), noun=noun, singular=True, moved=False)
                yield Attached(), at + len(said), then

    def begins(self) -> Iterable[str] | None:
        return self._all

    def say(self, value: Value, told: Telling) -> Said:
        if isinstance(value, Giver):
            return GIVER + self.ending, told._replace(it=Giver(), noun="", singular=True, moved=False)
        if isinstance(value, Self):
            usual = told.called if told.called else 0
            again, told = told.choice("self", 1 if told.it == Self() else usual)
            words = "~" if not again else SELF_NOUNS[again - _AS_NOUN] if again >= _AS_NOUN else ""
        elif isinstance(value, Attached):
            again, told = told.choice("attached", 100 if told.it == Attached() else told.attached)
            words = ATTACHED_NOUNS[again] if again < 100 else ""
        else:
            raise Unsayable(value)
        if not words:
            pronoun = KINDS[self.pronoun]
            assert isinstance(pronoun, Pronoun)
            return pronoun.mention(value, again - _PRONOUN_KEYS[type(value)][1], told)
        noun = words.split(" ")[1] if isinstance(value, Attached) else ""
        if isinstance(value, Self):
            return words + self.ending, self_named(told)
        return words + self.ending, told._replace(it=value, noun=noun, singular=True, moved=False)


Named("named", "pronoun")
Named("named subject", "subject pronoun")
Named("named's", "owning pronoun", "'s")


_CREATURES = Group((Is("Creature"),))
"""Whatever creatures there are: "all creatures" get something, where others do it without "all"."""


class Phrased(Kind):
    """A group as an object phrase: "each creature", "all creatures", "creatures you control", "a creature"."""

    says = (Group,)

    FORMS = (("all ", "groups", False), ("each ", "each group", True), ("", "groups", False))

    def __init__(self, name: str, usual: int) -> None:
        KINDS[name] = self
        self.usual = usual

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, (start, kind, singular) in enumerate(self.FORMS):
            if text.startswith(start, at):
                for value, end, then in KINDS[kind].read(text, at + len(start), told.chose("group", number)):
                    yield value, end, then._replace(it=value, noun=noun_of(value), singular=singular, moved=False)

    def begins(self) -> Iterable[str] | None:
        return ("all ", "each ", *(begins_of_any(("groups",)) or ("",)))

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group):
            raise Unsayable(value)
        number, told = told.choice("group", 0 if self.usual == 2 and value == _CREATURES else self.usual)
        start, kind, singular = self.FORMS[number]
        words, told = KINDS[kind].say(value, told)
        return f"{start}{words}", told._replace(it=value, noun=noun_of(value), singular=singular, moved=False)


Phrased("all", 0)
Phrased("every", 2)
Phrased("each", 1)

Table("so many from the top", phrase("the top card", 1), phrase("the top {n:a} card#", slot("n")))
Table(
    "top cards",
    phrase(
        "{n:so many from the top} of {who:owned} library",
        "{n:a} card# from the top of {who:owned} library",
        TopCards(slot("who"), slot("n")),
    ),
    phrase("the bottom card of {who:owned} library", TopCards(slot("who"), bottom=True)),
)


_EACH_ITS_OWN = ("all ", "each ", "every ")
"""What begins another phrase, of which nothing belongs to the one before."""


def of_one_player(first: Value, second: Value) -> Both | None:
    """Two sorts of permanents of a player who is named behind the second; None where that isn't so.

    "Red creatures and white creatures you control" are both yours, as "artifacts and creatures you control" are.
    """
    if not (isinstance(first, Group) and isinstance(second, Group)) or first.zone != second.zone:
        return None
    whose = second.where[-1:]
    if not whose or not isinstance(whose[0], ControlledBy) or without_controller(first) != first:
        return None
    return Both((structs.replace(first, where=(*first.where, *whose)), second))


def without_controller(what: Value) -> Value:
    """A group without whose it is."""
    if not isinstance(what, Group):
        return what
    return structs.replace(what, where=tuple(one for one in what.where if not isinstance(one, ControlledBy)))


class Together(Kind):
    """Two phrases with "and" between them."""

    says = (Both,)

    def __init__(self, name: str, kind: str) -> None:
        KINDS[name] = self
        self.kind = kind

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for first, end, then in KINDS[self.kind].read(text, at, told):
            if text.startswith(" and ", end):
                for second, last, after in KINDS[self.kind].read(text, end + 5, then):
                    if self._is_one(text, at, last, told):
                        continue
                    after = after._replace(singular=False)
                    shared = None if text.startswith(_EACH_ITS_OWN, end + 5) else of_one_player(first, second)
                    if shared is not None:
                        yield shared, last, after.chose("controlled together", 1)
                    else:
                        yield Both((first, second)), last, after
            elif text.startswith(", ", end):
                for found, last, after in self._list(text, end, then, (first,)):
                    if not self._is_one(text, at, last, told):
                        yield found, last, after

    def _is_one(self, text: str, at: int, end: int, told: Telling) -> bool:
        """Whether all of it is one group of several types: "all artifacts and enchantments"."""
        return any(last == end for _, last, _ in KINDS["all"].read(text, at, told))

    def _list(self, text: str, at: int, told: Telling, found: tuple[Value, ...]) -> Reading:
        """What follows the first of three or more."""
        if len(found) > 1 and text.startswith(", and ", at):
            for last, end, then in KINDS[self.kind].read(text, at + 6, told):
                yield Both((*found, last)), end, then._replace(singular=False)
        elif text.startswith(", ", at) and not text.startswith(", and ", at):
            for each, end, then in KINDS[self.kind].read(text, at + 2, told):
                yield from self._list(text, end, then, (*found, each))

    def begins(self) -> Iterable[str] | None:
        return begins_of_any((self.kind,))

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Both) or len(value.of) < 2:
            raise Unsayable(value)
        together, told = told.choice("controlled together")
        first, *rest = value.of
        said = []
        for each in (without_controller(first), *rest) if together else value.of:
            words, told = KINDS[self.kind].say(each, told)
            said.append(words)
        text = " and ".join(said) if len(said) == 2 else f"{', '.join(said[:-1])}, and {said[-1]}"
        return text, told._replace(singular=False)


Table(
    "bound",
    phrase("the sacrificed creature", Bound("sacrificed")),
    phrase("your Ring-bearer", YOUR_BEARER),
    phrase("each {x:voted for} with the most votes or tied for most votes", Bound("winners")),
)
Table("voted for", phrase("permanent", "card", None))
Either("thing", "new target", "pronoun", "named", "bound")
Either("one or more things", "each of several", "thing", "all", "top cards")
Together("two things", "one or more things")


class Radiance(Table):
    """A target and what is like it: several things, none of which "it" means."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if "shares a color" in text:
            for value, end, then in super().read(text, at, told):
                yield value, end, then._replace(it=None, noun="", singular=False)

    def say(self, value: Value, told: Telling) -> Said:
        words, then = super().say(value, told)
        return words, then._replace(it=None, noun="", singular=False)


Radiance(
    "radiance",
    phrase("{what:new target} and each other creature that shares a color with it",
           Both((slot("what"), Group((Other(slot("what")), Is("Creature"), SharesColour(slot("what"))))))),
)  # fmt: skip
Either("things", "radiance", "one or more things", "two things")
Either("one subject", "new target", "subject pronoun", "named subject", "every", "bound")
Together("two subjects", "one subject")
Either("subject", "radiance", "one subject", "two subjects")


class Owning(Kind):
    """Whose something is: "its", "~'s", "that creature's", "target creature's"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield from KINDS["owning pronoun"].read(text, at, told)
        yield from KINDS["named's"].read(text, at, told)
        if text.startswith("target ", at):
            for value, end, then in KINDS["new target"].read(text, at, told):
                if text.startswith("'s", end):
                    yield value, end + 2, then

    def begins(self) -> Iterable[str] | None:
        return ("target ", *(begins_of_any(("owning pronoun", "named's")) or ("",)))

    def say(self, value: Value, told: Telling) -> Said:
        for kind in ("owning pronoun", "named's"):
            try:
                return KINDS[kind].say(value, told)
            except Unsayable:
                continue
        words, told = KINDS["new target"].say(value, told)
        return f"{words}'s", told


KINDS["poss"] = Owning()


class ThatPlayer(Kind):
    """The player of whom the text has spoken."""

    def __init__(self, name: str, *words: tuple[str, bool]) -> None:
        KINDS[name] = self
        self.words = words

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if told.player is not None:
            for number, (words, singular) in enumerate(self.words):
                if told.several_act() and (not singular or told.player == told.subject):
                    continue  # "they" are each of those who act, not the player spoken of before
                if text.startswith(words, at) and not text[at + len(words) : at + len(words) + 1].isalpha():
                    then = told.chose("its controller", 0) if isinstance(told.player, ControllerOf) else told
                    yield told.player, at + len(words), then.chose(self.words[0][0], number)._replace(singular=singular)

    def begins(self) -> Iterable[str] | None:
        return (words for words, _ in self.words)

    def say(self, value: Value, told: Telling) -> Said:
        if value != told.player or value is None or (told.several_act() and value == told.subject):
            raise Unsayable(value)
        if isinstance(value, ControllerOf):
            its, told = told.choice("its controller", int(told.it == value.what))
            if its:
                raise Unsayable(value)  # it is "its controller"
        number, told = told.choice(self.words[0][0])
        words, singular = self.words[number]
        return words, told._replace(singular=singular)


ThatPlayer(
    "that player", ("that player", True), ("they", False), ("that opponent", True), ("that attacking player", True)
)
ThatPlayer("him or her", ("that player", True), ("them", False))
ThatPlayer("that player's", ("that player's", True), ("their", False))


class PlayersKind(Followed):
    """Players as a subject or object; whether the verb has its "s"."""

    def then(self, value: Value, told: Telling) -> Telling:
        told = told._replace(singular=not isinstance(value, You))
        return told if isinstance(value, You | Each | Except | PlayersWho) else told._replace(player=value)


PlayersKind(
    "described player",
    phrase("you", You()),
    phrase("each player", Each()),
    phrase("each opponent", "each of your opponents", Each("opponent")),
    phrase("each other player", Each("other")),
    phrase("each other opponent", Except(Each("opponent"), BoundPlayer())),
    phrase("each player other than {who:new player target}", Except(Each(), slot("who"))),
    phrase("the monarch", TheMonarch()),
    phrase("the active player", ActivePlayer()),
    phrase("{what:poss} controller", ControllerOf(slot("what"))),
    phrase("{what:poss} owner", OwnerOf(slot("what"))),
)


class Defender(Kind):
    """The defending player: whom the card itself attacks, or the creature that its event is about.  (CR 508.5)"""

    WORDS = "defending player"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.WORDS, at) and (told.attacker is not None or not told.spell):
            who = DefendingPlayer(told.attacker or Self())
            yield who, at + len(self.WORDS), told._replace(singular=True, player=who)

    def begins(self) -> Iterable[str] | None:
        return (self.WORDS,)

    def say(self, value: Value, told: Telling) -> Said:
        if value != DefendingPlayer(told.attacker or Self()):
            raise Unsayable(value)
        return self.WORDS, told._replace(singular=True, player=value)


KINDS["defender"] = Defender()
Either("player", "new player target", "that player", "defender", "described player")
Either("player object", "new player target", "him or her", "defender", "described player")
