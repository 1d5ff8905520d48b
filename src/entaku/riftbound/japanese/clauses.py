"""Parses what Japanese rules text says is done, happens or holds: phrases with their particles, up to a verb."""

from msgspec import Struct
from msgspec.structs import replace

from entaku.riftbound.form import Clause, Part, Reference, Role, Use, Zone
from entaku.riftbound.japanese.things import ZONES, Things
from entaku.riftbound.japanese.tokens import Token
from entaku.riftbound.japanese.words import SURU, Verb

_GOES = {
    "move",
    "return",
    "put",
    "play",
    "recall",
    "add",
    "send",
    "place",
    "draw",
    "enter",
    "hide",
    "banish",
    "recycle",
}
_LASTING = {"stun", "buff", "exhaust", "ready", "attach", "hide", "attack", "defend", "suffer", "conquer"}
"""「スタンしたユニット」 is any that is stunned; 「キルしたユニット」 is the one that was killed."""
_STATES = {"be", "have", "control", "own"}
_ROLES: dict[str, Role] = {
    "を": "object", "が": "subject", "は": "subject", "も": "subject", "へ": "destination", "から": "source",
    "と": "object",
    "まで": "measure", "より": "measure", "の間で": "among", "の中から": "source", "のうちから": "source",
    "のうち": "source",
    "につき": "measure", "ごとに": "measure", "について": "measure", "によって": "means", "により": "means",
    "に対して": "recipient",
    "の代わりに": "instead-of", "以外の": "measure", "として": "measure", "とともに": "means", "との": "means",
    "分": "measure",
    "だけ": "measure", "同士で": "object", "同士": "object", "の前に": "measure", "の後に": "measure",
    "の後": "measure",
    "の上": "destination", "の下": "destination", "での": "place", "への": "destination", "からの": "source",
    "までの": "measure",
    "か": "object", "や": "object", "とも": "subject", "のみ": "object", "ずつ": "measure", "までに": "measure",
    "の": "measure",
    "からは": "source", "へは": "destination", "の上から": "source", "の一番上から": "source", "の下から": "source",
    "に等しい": "measure", "に等しいだけの": "measure", "と等しい": "measure", "と同じ": "measure",
    "と同じだけの": "measure",
    "または": "object", "もしくは": "object", "あるいは": "object", "および": "object", "ならびに": "object",
    "と同じ値の": "measure", "と同じだけ": "measure", "分の": "measure",
}  # fmt: skip


class Phrase(Struct):
    """A reference and its particle.

    sealed  whether a comma stands between it and what follows
    loose   whether it is only a number, of cards that aren't named
    """

    particle: str
    reference: Reference
    sealed: bool = False
    loose: bool = False


class Heard(Struct):
    """A clause whose verb has been read, and how it goes on."""

    start: int
    end: int
    verb: Verb
    phrases: list[Phrase]
    optional: bool = False
    required: bool = False
    denied: bool = False
    would: bool = False
    is_cost: bool = False
    instead: bool = False
    then: bool = False
    comma: bool = False
    inherits: bool = False
    split: bool = False
    lasts: bool = False

    def clause(self) -> Clause:
        """The clause as typed data."""
        parts = tuple(self._part(phrase) for phrase in self.phrases)
        return Clause(
            self.start, self.end, self.verb.base, _with_zones(parts), self.optional, self.required, self.denied,
            self.would,
            self.inherits, imperative=not any(part.role == "subject" for part in parts),
        )  # fmt: skip

    @property
    def of_itself(self) -> bool:
        return any(phrase.reference.choice == "self" for phrase in self.phrases)

    def _part(self, phrase: Phrase) -> Part:
        reference, role = phrase.reference, self._role(phrase)
        if role == "measure" and phrase.particle in ("につき", "ごとに", "について") and reference.choice == "chosen":
            reference = replace(reference, choice="every")
        among = role == "among" or (phrase.particle == "に" and self.split)
        if among and not reference.is_amount and not reference.is_place:
            reference = replace(reference, split=True)
        return Part(role, reference)

    def _role(self, phrase: Phrase) -> Role:
        reference, base = phrase.reference, self.verb.base
        if phrase.particle in ("に", "には"):
            if base in _STATES:
                return "place"
            return "destination" if base in _GOES and reference.is_place else "recipient"
        if phrase.particle in ("で", "では"):
            return "place" if reference.is_place else "means"
        return _ROLES.get(phrase.particle, "object")


def _with_zones(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """「トラッシュからユニットを1体」: where something is taken from is the zone of what is taken."""
    zone: Zone | None = None
    for part in parts:
        if part.role == "source":
            zone = next((ZONES[kind] for kind in part.reference.kinds if kind in ZONES), None)
            if zone is None and part.reference.choice in ("earlier", "one") and not part.reference.is_place:
                zone = "looked-at"
    if zone is None:
        return parts
    return tuple(
        Part(part.role, replace(part.reference, zone=zone))
        if part.role == "object" and part.reference.zone in (None, "chain") and not part.reference.is_amount
        else part
        for part in parts
    )


class Clauses(Things):
    """Reads phrases and verbs; what kind of clause results is decided by what follows the verb."""

    def __init__(self, given: list[Token]) -> None:
        super().__init__(given)
        self.phrases: list[Phrase] = []
        self.relatives: list[Reference] = []
        self.relative_zone: Zone | None = None
        self.settled = False
        self.begun = given[0].start if given else 0
        self.flags: set[str] = set()
        self.quotes: list[Token] = []

    def phrase(self) -> bool:
        """A reference with its particle, and the number that may follow it."""
        if self.kind_here("quote") and any(
            token.text in (":", "。") or token.kind == "verb" for token in self.peek().inside
        ):
            self.quotes.append(self.take())
            self.took("を", "と", "が")
            return True
        if self.kind_here("count") and self._loose_count():
            return True
        self._facedown_at()
        self._superlative()
        with_value = self.kind_here("number", "symbol")
        reference = self.thing(self.relatives, self.relative_zone)
        if reference is None:
            return False
        compared = self.phrases and self.phrases[-1].reference.is_amount and self.phrases[-1].particle in ("が", "は")
        if with_value and not reference.is_amount and compared:
            self.phrases.pop()
        if self.settled and reference.choice == "chosen" and not reference.numbered:
            reference = replace(reference, choice="one", numbered=True)
        self.relatives, self.relative_zone, self.settled = [], None, False
        particle = self._particle()
        reference = self._float(reference, particle)
        self.phrases.append(Phrase(particle, reference))
        return True

    def _facedown_at(self) -> None:
        """「バトルフィールドに伏せられたカード」: the place says where the card lies."""
        modifier, last = self.peek().modifier, self.phrases[-1] if self.phrases else None
        lies = modifier is not None and modifier.zone == "facedown"
        if lies and last is not None and last.particle in ("に", "で") and last.reference.is_place and not last.sealed:
            self.relatives.append(self.phrases.pop().reference)

    def _superlative(self) -> None:
        """「マイトが最も高いユニット」: the amount describes what follows."""
        last = self.phrases[-1] if self.phrases else None
        most = self.kind_here("modifier") and self.peek().text.startswith(("最も", "一番"))
        if most and last is not None and last.particle == "が" and last.reference.is_amount:
            self.phrases.pop()
            self.take()

    def _particle(self) -> str:
        token = self.peek()
        if token.kind not in ("particle", "phrase") or (token.text not in _ROLES and token.text not in _WITH_VERB):
            return ""
        self.take()
        if token.text in ("に", "で", "と", "から", "へ") and self.sees("は", "も"):
            self.take()
        elif "同じ" in token.text or "等しい" in token.text:
            self.took("に", "だけ", "だけの")
        return token.text

    def _float(self, reference: Reference, particle: str) -> Reference:
        token = self.peek()
        fits = token.kind == "count" and (reference.is_player == token.text.endswith(("人", "名", "人まで")))
        if particle in ("を", "が", "に", "は", "も") and fits and self.peek(1).text != "の":
            self.take()
            self.took("ずつ", "だけ", "のみ", "まで")
            return self.counted(reference, token)
        if particle in ("を", "が", "は") and token.kind == "adverb" and token.text in ("すべて", "全て"):
            self.take()
            return replace(reference, choice="every", plural=True, end=token.end, numbered=True)
        return reference

    def _loose_count(self) -> bool:
        """「1枚捨てる」「2枚引く」: a number with no noun is of cards."""
        if self.counts_next():
            return False
        token = self.take()
        self.took("ずつ", "だけ", "のみ")
        particle = self._particle()
        reference = Reference(token.start, token.end, ("card",), "chosen", least=token.count, most=token.count or None)
        if token.text.endswith(("枚", "枚まで", "つ", "体", "個", "体まで")) and token.text[0] != "好":
            self.phrases.append(Phrase(particle or "を", reference, loose=True))
        return True

    # Verbs

    def clipped(self) -> bool:
        """「…を2枚リサイクル：」「…をキル。」: a verb of which only the noun is said."""
        if self.peek().text not in SURU or not self.phrases or self.kind_here("verb", "symbol", "quote"):
            return False
        return self.phrases[-1].particle in ("を", "に", "") and self.peek(1).kind in ("end", "mark")

    def joined_verbs(self) -> bool:
        """「攻撃または防御する」: two verbs of which the first is only its noun."""
        token, further = self.peek(), self.peek(2)
        joined = (
            token.text in SURU and token.kind in ("name", "amount", "noun") and self.peek(1).text in (*JOINED, "か")
        )
        return joined and (further.kind == "verb" or further.text in SURU)

    def take_verb(self) -> Token:
        """The verb that comes next, made whole if it is clipped."""
        token = self.take()
        if token.kind == "verb":
            return token
        return replace(token, kind="verb", verb=Verb(SURU[token.text], "plain"))

    def relative(self, verb: Token) -> None:
        """A verb straight before a noun: what came before it describes that noun."""
        assert verb.verb is not None
        taken: list[Phrase] = []
        most = 2 if verb.verb.base == "be" else 6
        while self.phrases and len(taken) < most and not self.phrases[-1].sealed and self.phrases[-1].particle != "は":
            if self.phrases[-1].particle == "を" and any(phrase.particle == "が" for phrase in taken):
                break
            taken.insert(0, self.phrases.pop())
            located = verb.verb.base == "be" and taken[0].particle == "に" and len(taken) == 1
            if located and not (self.phrases and self.phrases[-1].particle == "が"):
                break
        for phrase in taken:
            reference = phrase.reference
            if phrase.particle in ("に", "で", "から") and reference.is_place:
                zone = next((ZONES[kind] for kind in reference.kinds if kind in ZONES), None)
                self.relative_zone = self.relative_zone or zone
            if not (reference.is_player and reference.choice == "self"):
                self.relatives.append(reference)
        if not taken and verb.verb.form == "past" and verb.verb.base not in _LASTING:
            self.settled = True
        if verb.verb.base in ("reveal", "look"):
            self.relative_zone = "looked-at"
        if verb.verb.base == "banish":
            self.relative_zone = "banishment"

    def noun_follows(self) -> bool:
        token = self.peek()
        return token.kind in ("noun", "modifier", "count", "name", "amount", "symbol") or (
            token.kind == "quote" and not any(inner.text == "。" for inner in token.inside)
        )

    def heard(self, verb: Token) -> Heard:
        """Closes the clause at its verb."""
        assert verb.verb is not None
        if verb.verb.base == "do" and self.peek(-2).kind == "name" and self.peek(-2).end == verb.start:
            raise self.fail()  # 「ホゲホゲする」: a verb of which nothing is known
        start = min([self.begun, *(phrase.reference.start for phrase in self.phrases)])
        if verb.verb.base in ("draw", "channel"):
            self.phrases = [phrase for phrase in self.phrases if not phrase.loose]
        later = self._of_the_next_verb(verb.verb)
        found = Heard(start, self.tokens[self.at - 1].end, verb.verb, self.phrases[len(later) :])
        found.instead = "instead" in self.flags
        found.then = "then" in self.flags
        found.required = "must" in self.flags
        found.lasts = "lasts" in self.flags
        found.is_cost = "cost" in self.flags
        found.split = verb.verb.base == "split" or "split" in self.flags
        self.flags = set()
        self.phrases = later
        return found

    def _of_the_next_verb(self, verb: Verb) -> list[Phrase]:
        """「ユニット1体を、コストを無視してプレイする」: the first object is that of the verb to come."""
        objects = [at for at, phrase in enumerate(self.phrases) if phrase.particle == "を"]
        goes_on = verb.form in ("te", "joining") and not self.done
        return self.phrases[: objects[-1]] if goes_on and len(objects) > 1 and self.phrases[objects[0]].sealed else []


JOINED = ("または", "もしくは", "あるいは", "および", "ならびに")
"""Words that join things or clauses, after a comma as well."""
_WITH_VERB = {"に", "で", "には", "では"}

CONDITIONS: dict[str, Use] = {
    "とき": "trigger", "ときに": "trigger", "ときはいつでも": "trigger", "時": "trigger", "時に": "trigger",
    "たび": "trigger",
    "たびに": "trigger", "度に": "trigger", "場合": "condition", "場合は": "condition", "なら": "condition",
    "ならば": "condition",
    "間": "condition", "間は": "condition", "間に": "condition", "限り": "condition", "かぎり": "condition",
    "まで": "condition",
    "後に": "condition", "後": "condition", "あとに": "condition", "あと": "condition", "前に": "condition",
    "直前に": "trigger",
    "際": "trigger", "際に": "trigger", "と": "trigger", "次第": "trigger", "のであれば": "condition",
    "かのように": "condition",
    "ように": "condition",
}  # fmt: skip
"""What a word after a verb makes of its clause."""
