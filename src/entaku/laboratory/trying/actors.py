"""The players who try a card: they do with it whatever they have done least, and anything lawful otherwise.

Options are looked at in an order that doesn't depend on who sits where, so that a board dealt turned is played alike.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from entaku.bots.random_play import RandomPlayer
from entaku.kernel.decisions import Answer, Assign, Choose, Decision, Key, Name, Number, Option, Order, YesNo
from entaku.kernel.randomness import Seed, Stream
from entaku.kernel.seats import Seat
from entaku.laboratory.trying.dealing import Subject
from entaku.laboratory.trying.phrases import great_x
from entaku.laboratory.trying.stand_ins import CHOSEN_TYPE
from entaku.laboratory.trying.tools import TOOLS
from entaku.magic.card_types.chosen_names import names_to_choose
from entaku.magic.game.definitions import definition_of, is_mana_ability, sorted_types
from entaku.magic.game.play import Play
from entaku.magic.game.state import Game
from entaku.oracle.ir.abilities import Ability
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import Gain, SetTypes
from entaku.oracle.ir.conditions import UsedThisTurn
from entaku.oracle.ir.happenings import Attacks, TapsForMana
from entaku.oracle.ir.things import Attacking, Being, Self, You
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.mechanics.tokens import Token

LEAST_USED = frozenset(
    {"game-modes", "game-cast-way", "game-kickers", "game-cast-face", "game-choose-word", "game-vote"}
)
"""Questions whose answers all come up in turn, as far as they can."""
NUMBERS = (5, 1, 0, 2)
"""What X is in turn, and how often a spell is kicked."""
ACTS_A_TURN = (8, 4)
"""How often the card's player acts in a turn before only passing is left, and how often others do."""
MOST_OF_A_KIND = 3
"""How often the same is done with the card in a turn, where the card doesn't ask how often."""
ACTS_A_STEP = {"upkeep": 1, "draw": 1, "beginning of combat": 1, "precombat main": 4}
"""How often anybody acts in a step, twice where nothing else is said: something is to be left for the next one."""
MOST_AHEAD = 1
"""By how much one way to use the card may be ahead of another before it has to wait."""
OWN = "own"
"""What the card that is tried is called in counting what was done."""
SELDOM = frozenset({"mana", "by-hand", "describe"})
COMBAT = ("attacking", "blocking", "attacking or blocking")


class Actors:
    """All players at a board.

    In every other game an instant or ability about combat waits for it, one about who attacks its player for that; what
    makes itself a creature does so for combat; and where a card waits for an attack alone, only one creature goes.
    Where a card waits for lands being tapped, or lets others be tapped, mana is often made by hand.  `number` is the
    game's: another one begins with another X.  `done` is how often what was done in the games before it.
    """

    def __init__(
        self, subject: Subject, seed: Seed, count: int, shift: int, number: int, done: Mapping[object, int]
    ) -> None:
        self.names = {subject.card.name, *tokens_of(subject)}
        self.count = count
        self.shift = shift
        self.taps = any(
            isinstance(node, TapsForMana) or (isinstance(node, Gain) and any(map(gives_mana, node.abilities)))
            for node in nodes(subject.abilities)
        )
        self.fights = number % 2 == 0 and is_about_combat(subject)
        self.is_instant = "Instant" in subject.card.types
        self.defends = self.fights and any(
            isinstance(node, Attacking) and isinstance(node.who, You) for node in nodes(subject.abilities)
        )
        self.attacks_alone = number % 2 == 0 and any(
            (isinstance(node, Attacks) and node.alone) or (isinstance(node, Being) and node.status == "alone")
            for node in nodes(subject.abilities)
        )
        self.rises = number % 2 == 0 and is_creature_at_times(subject)
        self.most_of_a_kind = max(
            (node.least for node in nodes(subject.abilities) if isinstance(node, UsedThisTurn)), default=MOST_OF_A_KIND
        )
        self.number_of_game = number
        self.done = done
        self.numbers = tuple(dict.fromkeys((*NUMBERS, great_x(subject.abilities))))
        kit = definition_of(subject.card, subject.tree).traits.kit
        self.kinds = [
            ("activate", str(place), OWN) for place, ability in enumerate(kit.activated) if not is_mana_ability(ability)
        ]
        self.kinds += [] if "Land" in subject.card.types else [("cast", "", OWN)]
        self.streams = [Stream(seed, f"P{home}", "trying") for home in range(count)]
        self.chances = [RandomPlayer(seed, f"P{home}", {}) for home in range(count)]
        self.used: Counter[object] = Counter()
        self.acts: Counter[tuple[int, int, str]] = Counter()

    def home(self, seat: Seat) -> int:
        return (seat - self.shift) % self.count

    def order(self, options: Sequence[Option], players: bool = False) -> tuple[Option, ...]:
        """The options in an order that is the same wherever people sit; `players`: words are players' numbers."""

        def key(option: Option) -> tuple[object, ...]:
            if option.seat is not None:
                return 1, self.home(option.seat), "", 0, ""
            if players and option.what == "word":
                return 1, self.home(int(option.text)), "", 0, ""
            return (
                0,
                0,
                option.what,
                option.card or 0,
                f"{option.key:>9}" if isinstance(option.key, int) else option.key,
            )

        return tuple(sorted(options, key=key))

    def answer(self, play: Play, decision: Decision) -> Answer:
        """A lawful answer."""
        home, shape = self.home(decision.actor), decision.shape
        stream = self.streams[home]
        if isinstance(shape, Choose):
            shape = replace(shape, options=self.order(shape.options, decision.purpose == "game-choose-player"))
            if decision.purpose == "game-priority":
                return self.act(play.game, home, shape.options, stream)
            if decision.purpose == "game-x":
                by_text = {int(option.text): option.key for option in shape.options}
                return by_text[self.x_among("game-x", tuple(by_text))]
            return self.choose(play.game, home, decision, shape)
        if isinstance(shape, Number):
            return self.number(home, decision.purpose, shape, stream)
        if isinstance(shape, YesNo):
            return self.says_yes(decision.purpose, stream)
        if isinstance(shape, Name):
            return self.name_one(play.game, decision.actor, shape, decision.default)
        if isinstance(shape, Assign):
            return self.assign(play.game, shape, decision, stream)
        if isinstance(shape, Order):
            return self.chances[home].answer(replace(decision, shape=Order(self.order(shape.options))))
        return self.chances[home].answer(decision)

    def is_own(self, game: Game, option: Option) -> bool:
        """Whether an option is about the card that is tried, or something that is a copy of it."""
        item = game.objects.get(option.card) if option.card is not None else None
        return item is not None and bool(self.names & {item.definition.name, item.base.name})

    def is_host(self, game: Game, option: Option) -> bool:
        """Whether the card that is tried is attached to what an option is about."""
        return option.card is not None and any(
            item.attached == option.card and item.definition.name in self.names
            for item in map(game.objects.__getitem__, game.battlefield)
        )

    def act(self, game: Game, home: int, options: Sequence[Option], stream: Stream) -> Key:
        """What to do with priority: something with the card, something else, or nothing."""
        turn, step = (home, game.turn, ""), (home, game.turn, game.step)
        if self.acts[turn] >= ACTS_A_TURN[min(home, 1)] or self.acts[step] >= ACTS_A_STEP.get(game.step, 2):
            return "pass"
        own = [option for option in options if option.what not in ("by-hand", "describe") and self.is_own(game, option)]
        own = [option for option in own if self.used[kind_of(option, OWN), game.turn] < self.most_of_a_kind]
        rest = [option for option in options if option.key != "pass" and not self.is_own(game, option)]
        if self.fights and not self.is_fought(game, home):
            own = [] if self.is_instant else [option for option in own if option.what != "activate"]
        if self.rises:
            kinds = ("cast", "land", "activate" if game.step == "beginning of combat" else "")
            own = [option for option in own if option.what in kinds]
        tools = [option for option in rest if option.text in TOOLS]
        others = [option for option in rest if option.text not in TOOLS and option.what not in SELDOM]
        if self.taps:
            others += [option for option in rest if option.what == "mana"]
        found = self.one_of(own, tools, others, stream)
        if found is None:
            return "pass"
        kind = kind_of(found, OWN if self.is_own(game, found) else found.text)
        self.used.update((kind, (kind, game.turn)))
        self.acts.update((turn, step))
        return found.key

    def is_fought(self, game: Game, home: int) -> bool:
        """Whether there is the combat that an instant waits for."""
        if game.combat is None or not game.combat.attacks:
            return False
        return not self.defends or self.home(game.active) != home

    def is_stale(self, kind: tuple[str, str, str]) -> bool:
        """Whether something has been done with the card so often that something else should be, if it ever can be."""
        return self.times(kind) > min(map(self.times, self.kinds), default=0) + MOST_AHEAD

    def times(self, kind: tuple[str, str, str]) -> int:
        """How often something has been done, in this game and in those before it."""
        return self.done.get(kind, 0) + self.used[kind]

    def one_of(
        self, own: Sequence[Option], tools: Sequence[Option], others: Sequence[Option], stream: Stream
    ) -> Option | None:
        """Something with the card, or with a tool, whatever was done least; or anything else; or nothing."""
        fresh = [option for option in own if not self.is_stale(kind_of(option, OWN))]
        weights = [20 if fresh else 1 if own else 0, 16 if tools else 0, 8 if others else 0, 8]
        own = fresh or own
        kind = (own, tools, others, ())[stream.weighted(weights)]
        if not kind:
            return None
        if kind is own:
            return min(own, key=lambda option: (self.times(kind_of(option, OWN)), stream.below(1000)))
        return min(kind, key=lambda option: (self.used[kind_of(option, option.text)], stream.below(1000)))

    def choose(self, game: Game, home: int, decision: Decision, shape: Choose) -> Answer:
        """One or several options: those that came up least, the card itself and its host rather than others."""
        stream = self.streams[home]
        most = min(shape.most, len(shape.options))
        if decision.purpose in LEAST_USED:
            rank = {option.key: self.used[decision.purpose, str(option.key)] for option in shape.options}
        else:
            near = [option.key for option in shape.options if self.is_own(game, option) or self.is_host(game, option)]
            rank = {option.key: 0 if option.key in near and stream.below(2) else 1 for option in shape.options}
        ordered = sorted(shape.options, key=lambda option: (rank[option.key], stream.below(1000)))
        count = shape.least + stream.below(most - shape.least + 1)
        if count == 0 and most and stream.below(2):
            count = 1
        keys = tuple(option.key for option in ordered[:count])
        for key in keys:
            self.used[decision.purpose, str(key)] += 1
        return keys[0] if shape.least == shape.most == 1 else keys

    def says_yes(self, purpose: str, stream: Stream) -> bool:
        """Yes three times out of four; where both have their effects, each in turn over all games."""
        if purpose in ("game-mulligan", "game-concede"):
            return False
        if purpose != "game-unless":
            return stream.below(4) < (2 if purpose == "game-repeat" else 3)
        yes, no = ((purpose, answer) for answer in (True, False))
        said = self.done.get(yes, 0) + self.used[yes] <= self.done.get(no, 0) + self.used[no]
        self.used[yes if said else no] += 1
        return said

    def number(self, home: int, purpose: str, shape: Number, stream: Stream) -> int:
        """A number: X and kickers in turn, others by chance."""
        if purpose in ("game-x", "game-kicks"):
            return self.x_among(purpose, range(shape.least, shape.most + 1))
        return shape.least + stream.below(shape.most - shape.least + 1)

    def x_among(self, purpose: str, lawful: Sequence[int]) -> int:
        """Of these numbers the one that was chosen least; another game begins with another one."""
        found = [x for x in self.numbers if x in lawful] or list(lawful[:1])
        first = self.number_of_game
        chosen = min(found, key=lambda x: (self.used[purpose, x], (found.index(x) - first) % len(found)))
        self.used[purpose, chosen] += 1
        return chosen

    def name_one(self, game: Game, seat: Seat, shape: Name, default: Answer) -> Answer:
        """A name: of a card in a hand or on top of the library, where any card may be named; else of a stand-in."""
        stream = self.streams[self.home(seat)]
        near = [*game.libraries[seat][:4], *(number for hand in game.hands for number in hand)]
        cards = [game.objects[number].definition.card for number in near]
        likely = sorted({name for card in cards if card is not None for name in names_to_choose(shape.kind, card)})
        if shape.beside and likely:
            return stream.choose(likely)
        figures = [name for name in shape.known if name.startswith("Figure") or name == CHOSEN_TYPE]
        if figures and stream.below(4):
            return stream.choose(figures)
        return stream.choose(shape.known) if shape.known else default

    def assign(self, game: Game, shape: Assign, decision: Decision, stream: Stream) -> Answer:
        """Attackers and blockers: most of the first, and half of the others, which rather block the card itself."""
        if decision.about and isinstance(decision.about[0], str):
            return decision.default
        rows: list[tuple[int, ...]] = []
        for subject, choices in zip(shape.subjects, shape.choices, strict=True):
            found = self.order(choices)
            seldom = 4 if decision.purpose != "game-attack" else 1 if self.is_own(game, subject) else 2
            chance = stream.below(8) >= seldom
            own = [option for option in found if self.is_own(game, option)]
            wanted = own if own and stream.below(2) else found
            key = stream.choose(wanted).key if wanted and chance else None
            rows.append((key,) if isinstance(key, int) else ())
        if self.attacks_alone and decision.purpose == "game-attack":
            sent = [place for place, row in enumerate(rows) if row]
            return tuple(row if place in sent[:1] else () for place, row in enumerate(rows))
        return tuple(rows)


def tokens_of(subject: Subject) -> Iterator[str]:
    """The names of the tokens that a card makes."""
    for node in nodes(subject.abilities):
        if isinstance(node, Token):
            types, supertypes, _ = sorted_types(node.types)
            yield node.name or " ".join(word for word in node.types if word not in types | supertypes)


def is_about_combat(subject: Subject) -> bool:
    """Whether the card speaks of creatures that are attacking or blocking."""
    return any(
        isinstance(node, Attacking) or (isinstance(node, Being) and node.status in COMBAT)
        for node in nodes(subject.abilities)
    )


def is_creature_at_times(subject: Subject) -> bool:
    """Whether the card makes itself a creature."""
    return any(
        isinstance(node, Apply)
        and isinstance(node.what, Self)
        and any(isinstance(change, SetTypes) and "Creature" in change.types for change in node.changes)
        for node in nodes(subject.abilities)
    )


def gives_mana(ability: Ability) -> bool:
    return any(isinstance(node, AddMana) for node in nodes(ability))


def kind_of(option: Option, whose: str) -> tuple[str, str, str]:
    """What an option does: casting, or the n-th ability, of the card that is tried or of one with this name."""
    return option.what, "" if option.place is None else str(option.place), whose
