"""Choosing things: targets, what to give up, what to find, which words to say."""

from collections.abc import Callable, Iterable, Sequence

from entaku.bots.playing import affording, dividing, fighting, namesakes, stationing, tricks
from entaku.bots.playing.amounts import number
from entaku.bots.playing.asker import Asker
from entaku.bots.playing.ballots import Ballot
from entaku.bots.playing.board import Board, worth_of
from entaku.bots.playing.judging import Judge
from entaku.bots.playing.lore import Section
from entaku.bots.playing.texts import Aim, aim_at
from entaku.bots.playing.worths import CHOSEN
from entaku.kernel.decisions import Answer, Choose, Decision, Key, Option
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import instructions as i
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.choosing import ChooseOfEach, ChoosePlayer, ChooseThings
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.searching import Search
from entaku.oracle.mechanics.voting import Vote

Score = Callable[[Option], float]
HARMFUL = Aim(good=-2.0)
HELPFUL = Aim(good=2.0)


def picked(shape: Choose, score: Score, enough: float = 0.0) -> Answer:
    """The options that score highest: as many as must be chosen, and more as long as they score above `enough`.

    Of equals the first one offered comes first.
    """
    ranked = sorted(shape.options, key=lambda option: -score(option))
    if shape.least == shape.most == 1:
        return ranked[0].key
    keys: list[Key] = []
    for place, option in enumerate(ranked[: shape.most]):
        if place < shape.least or score(option) > enough:
            keys.append(option.key)
    return tuple(keys)


ACCEPTED = frozenset(
    {
        "game-cast-for", "game-cast-free", "game-cast-now", "game-extra-vote", "game-miracle", "game-new-targets",
        "game-unless",
    }
)  # fmt: skip
"""What is accepted whenever it is offered."""

FENDED_OFF = -9.0
"""What it is worth to aim at what counters that: everything else is better."""
SPARED = 1.0
"""A card in hand that is worth less to keep is rather changed for another one."""


class Choosing:
    """Choices of one player at one moment.

    `last` is the option this player last took with priority, from which it can be told what asks; `modes` are the
    places of the modes that were just chosen for it.
    """

    def __init__(self, judge: Judge, last: Option | None = None, modes: Sequence[int] = ()) -> None:
        self.judge = judge
        self.board: Board = judge.board
        self.lore = judge.lore
        self.last = last
        self.asker = Asker(self.board, self.lore, last)
        self.moded = modes

    # Targets.

    def target(self, decision: Decision, place: int) -> Answer:
        """The targets that are worth most; `place` counts the questions of one spell."""
        shape = decision.shape
        assert isinstance(shape, Choose)
        aims = list(self.aims(decision))
        aim = aims[min(place, len(aims) - 1)] if aims else HARMFUL
        for part in self.asker.sections(decision):
            pair = fighting.best(self.judge, part, self.asker.source(decision)[1]) if shape.most == 1 else None
            if pair is not None and place in pair.cards and (pair.worth > 0 or shape.least):
                key = next((one.key for one in shape.options if one.card == pair.cards[place].id), None)
                if key is not None:
                    return key if shape.least else (key,)
        among = self.divided(decision, aim) if aim.divided and shape.most > 1 else ()
        if among and len(among) >= shape.least:
            return among
        x_is = self.x_of(decision) if aim.damage < 0 else 3
        found = picked(shape, lambda option: self.aimed(aim, option, x_is))
        hurts = any(hurts_by_targets(one) for part in self.asker.sections(decision) for one in part.do)
        if hurts and isinstance(found, tuple) and not shape.least:
            return tuple(self.survived(key for key in found if isinstance(key, int)))
        return found

    def x_of(self, decision: Decision) -> int:
        """What X is for what asks, once that has been said."""
        return next((one.x for one in self.board.view.stack if one.id in decision.about), 3)

    def divided(self, decision: Decision, aim: Aim) -> tuple[Key, ...]:
        """Those whom damage kills that is divided among them; none if it kills nobody."""
        shape = decision.shape
        assert isinstance(shape, Choose)
        total = aim.dealt(self.x_of(decision))
        cards = [self.board.permanents[one.card] for one in shape.options if one.card in self.board.permanents]
        seats = [one.seat for one in shape.options if one.seat is not None]
        keys = {("card", one.card) if one.seat is None else ("seat", one.seat): one.key for one in shape.options}
        return tuple(keys[share.target] for share in dividing.shares(self.judge, cards, seats, total, shape.most))

    def survived(self, keys: Iterable[int]) -> Iterable[int]:
        """As many of these cards as a player may have who is dealt as much damage as their mana values are."""
        spent = 0
        for key in keys:
            card = self.board.card(key)
            spent += card.mana_value if card is not None else 0
            if spent <= self.board.life // affording.SPENDABLE:
                yield key

    def aims(self, decision: Decision) -> Iterable[Aim]:
        """What is done to the targets of the text that asks: of the first part that could want such options."""
        shape = decision.shape
        assert isinstance(shape, Choose)
        seats = any(option.seat is not None for option in shape.options)
        zones = {self.zone(option.card) for option in shape.options if option.card is not None}
        parts = self.asker.sections(decision)
        if self.moded and max(self.moded) < len(parts):
            return [aim for place in sorted(self.moded) for aim in parts[place].aims]
        for part in parts:
            wanted = [
                aim for target, aim in zip(part.targets, part.aims, strict=True) if could_be(target, seats, zones)
            ]
            if wanted:
                return list(part.aims) if len(part.aims) > 1 else wanted
        return []

    def zone(self, number: int) -> str:
        if number in self.board.permanents:
            return "battlefield"
        if any(item.id == number for item in self.board.view.stack):
            return "stack"
        for player in self.board.view.players:
            if any(card.id == number for card in player.graveyard):
                return "graveyard"
            if any(card.id == number for card in player.hand):
                return "hand"
        return "exile"

    def aimed(self, aim: Aim, option: Option, x_is: int = 3) -> float:
        """What it is worth to aim at an option."""
        if option.seat is not None:
            return self.judge.person(aim, option.seat, x_is)
        if option.card is None:
            return 0.0
        card = self.board.permanents.get(option.card)
        if card is not None:
            if self.judge.fends_off(card):
                return FENDED_OFF
            mine, grows = self.board.is_friend(card.controller), aim.good > 0 and not aim.lasting and not aim.passing
            if (mine or aim.alike) and grows and tricks.is_combat(self.board):
                return namesakes.pumped(self.judge, aim, card)
            return self.judge.thing(aim, card, x_is)
        item = next((one for one in self.board.view.stack if one.id == option.card), None)
        if item is not None:
            return self.judge.on_stack(aim, item)
        found = self.board.card(option.card)
        return self.judge.in_graveyard(aim, found) if found is not None else 0.0

    # Values.

    def x(self, decision: Decision, most: int) -> int:
        """What X is to be: as much as can be paid, or the greatest for which there is something to choose.

        But no more than there are targets that it does good to hit, cards to draw, and life to spare where it is paid.
        """
        name, card = self.asker.source(decision)
        parts = self.asker.sections(decision)
        if self.moded and max(self.moded) < len(parts):
            parts = [parts[place] for place in self.moded]
        for part in parts:
            values = self.judge.values_of_x(part.do)
            if values is not None:
                return max((value for value in values if value <= most), default=most)
        if affording.asks_life_for_x(self.asker.costs(name)):
            return affording.x_in_life(self.board, most)
        for part in parts[:1]:
            if any(isinstance(one, Draw) and isinstance(one.amount, t.X) for one in inside(part.do)):
                most = min(most, max(0, self.board.player(self.board.me).library - affording.LEFT))
            for target, aim in zip(part.targets, part.aims, strict=True):
                if aim.divided:
                    of_use = sum(share.damage for share in dividing.best(self.judge, target, aim, card, most))
                    most = min(most, max(1, of_use))
                elif isinstance(target.most, t.X):
                    worths = self.judge.candidates(target, aim, card, most)
                    most = min(most, max(1, sum(worth > 0 for worth in worths)))
        return most

    def shield(self, decision: Decision) -> Key | None:
        """The colour from which a creature is protected: one of whomever it fights; None if that isn't asked."""
        gives = any("protection" in aim.words for part in self.asker.sections(decision) for aim in part.aims)
        item = next((one for one in self.board.view.stack if one.id in decision.about), None)
        if not gives or item is None or not isinstance(decision.shape, Choose):
            return None
        colours = "".join(tricks.shared(tricks.against(self.board, number)) for number in item.targets)
        return next((option.key for option in decision.shape.options if option.text in tuple(colours)), None)

    # Things that are chosen without targeting.

    def chosen(self, decision: Decision) -> Answer:
        """What is chosen for what is then done with it."""
        shape = decision.shape
        assert isinstance(shape, Choose)
        aim = self.aim_of_chosen(decision)
        return picked(shape, lambda option: self.aimed_or_kept(aim, option))

    def aim_of_chosen(self, decision: Decision) -> Aim:
        """What the text that asks does to what was chosen."""
        for part in self.asker.sections(decision):
            if any(isinstance(one, ChooseThings | ChooseOfEach | Search | Vote) for one in part.do):
                for name in ("chosen", "winners", "found"):
                    aim = aim_at(part.do, (t.Bound(name),))
                    if aim != Aim():
                        return aim
        return HELPFUL

    def aimed_or_kept(self, aim: Aim, option: Option) -> float:
        if option.card is not None and option.card in self.board.permanents:
            return self.judge.thing(aim, self.board.permanents[option.card])
        return self.find_worth(option)

    def find_worth(self, option: Option) -> float:
        """What a card is worth to find, reveal or put onto the battlefield."""
        card = self.card_of(option)
        if card is None:
            return 0.0
        if "Land" in card.types:
            lands = len(self.board.lands(self.board.me))
            have = "".join(self.lore.mana(one.name) for one in self.board.lands(self.board.me))
            new = sum(1.0 for colour in set(self.lore.mana(card.name)) if colour not in have)
            return 1.0 + new + (2.0 if lands < 4 else 0.0)
        return worth_of(card) if "Creature" in card.types else 1.5 + 0.5 * card.mana_value

    def rumble_worth(self, option: Option) -> float:
        """What a card of the sideboard is worth that can be played without its mana cost: lands hardly anything."""
        card = self.card_of(option)
        if card is None or "Land" in card.types or "Conspiracy" in card.types:
            return 0.0
        return 0.1 + self.find_worth(option)

    def card_of(self, option: Option) -> CardView | None:
        """The card of an option; from its name where the view doesn't show it."""
        found = self.board.card(option.card) if option.card is not None else None
        if found is not None and found.types:
            return found
        name = option.text or (found.name if found is not None else "")
        if name not in self.lore.cards:
            return found
        front = self.lore.card(name).front
        size = [int(n) if n is not None and n.isdigit() else None for n in (front.power, front.toughness)]
        words = tuple(sorted(self.lore.kit(name).keywords))
        value = self.lore.card(name).mana_value
        return CardView(
            option.card or 0, name, power=size[0], toughness=size[1], types=front.types, keywords=words,
            colours=front.colours, cost=str(front.cost) if front.cost is not None else "", mana_value=value,
        )  # fmt: skip

    def given_up(self, decision: Decision) -> Answer:
        """What is worth least: sacrificed, discarded, put back, paid with; and what is discarded to draw for it."""
        shape = decision.shape
        assert isinstance(shape, Choose)
        if decision.purpose == "game-discard" and shape.least == 0:
            return picked(shape, lambda option: SPARED - self.keep_worth(option))
        if decision.purpose == "game-cost-tap" and (needed := self.charging()):
            return picked(shape, lambda option: stationing.tapped(self.board.permanents[option.card or 0], needed))
        return picked(shape, lambda option: -self.keep_worth(option), enough=1e9)

    def charging(self) -> int:
        """How many charge counters what is being activated lacks, if that is a station."""
        last = self.last
        card = self.board.permanents.get(last.card or 0) if last is not None and last.what == "activate" else None
        if card is None or last is None or last.place is None:
            return 0
        is_station = self.lore.activated(card.name, last.place) == stationing.STATION
        return stationing.lacking(self.lore, card) if is_station else 0

    def keep_worth(self, option: Option) -> float:
        """What it is worth to keep a card or permanent."""
        if option.card is not None and option.card in self.board.permanents:
            card = self.board.permanents[option.card]
            if not self.board.is_friend(card.controller):
                return -worth_of(card)
            lands = len(self.board.lands(self.board.me))
            spare = 0.4 if "Land" in card.types and lands > 7 else 3.0 if "Land" in card.types else worth_of(card)
            return spare - (0.5 if card.tapped else 0.0)
        card_in_hand = self.card_of(option)
        if card_in_hand is None:
            return 0.0
        lands = len(self.board.lands(self.board.me))
        in_hand = sum("Land" in one.types for one in self.board.hand)
        if "Land" in card_in_hand.types:
            dearest = max((one.mana_value for one in self.board.hand), default=0)
            return 4.0 if lands + in_hand <= 5 else 2.5 if lands < min(dearest, 7) and in_hand < 3 else 0.3
        far = max(0, card_in_hand.mana_value - lands - 2)
        return self.find_worth(option) - 0.8 * far

    # Players.

    def player(self, decision: Decision) -> Answer:
        """A player to do something to: by what is done, else the one who threatens most."""
        shape = decision.shape
        assert isinstance(shape, Choose)
        aim = HARMFUL
        for part in self.asker.sections(decision):
            found = [one for one in part.do if isinstance(one, ChoosePlayer)]
            if found:
                aim = aim_at(part.do, (t.BoundPlayer(found[0].bind),))
                break
            if any(target.chooser is not None for target in part.targets):
                aim = HELPFUL
        return picked(shape, lambda option: self.judge.person(aim, option.seat) if option.seat is not None else 0.0)

    # Votes.

    def vote(self, decision: Decision) -> Answer:
        """The choice that brings its controller most, if that is this player, else least."""
        shape = decision.shape
        assert isinstance(shape, Choose)
        name, card = self.asker.source(decision)
        mine = self.asker.is_mine(decision, card)
        parts = [*self.lore.spell(name), *(part for _, of in self.lore.triggers(name) for part in of)]
        do = next((part.do for part in parts if any(isinstance(one, Vote) for one in part.do)), ())
        voter = self.board.me if f"voter {self.board.me}" in decision.about else -1
        if any(option.card is not None for option in shape.options):
            aim = aim_at(do, (t.Bound("winners"),))
            worths = {str(option.key): self.voted_for(aim, option, mine) for option in shape.options}
            foreseen = not any(option.card in self.board.permanents for option in shape.options)
            ballot = Ballot.on_things(self.judge, self.asker.caller(decision, card), worths, foreseen)
            return picked(shape, lambda option: ballot.worth(str(option.key), voter))
        choices = [option.text for option in shape.options]
        ballot = Ballot.on_words(self.judge, do, choices, self.asker.caller(decision, card), card)
        return picked(shape, lambda option: ballot.worth(option.text, voter))

    def voted_for(self, aim: Aim, option: Option, mine: bool) -> float:
        card = self.board.permanents.get(option.card or 0)
        if card is not None:
            return self.judge.thing(aim, card)
        own = self.find_worth(option)
        return own if mine else -own

    # Yes or no.

    def yes(self, decision: Decision) -> bool:
        """Whether to do what may be done: as a rule what one's own cards offer, and what is good for oneself."""
        if self.is_ruinous(decision):
            return False
        if decision.purpose == "game-unless" and (offered := self.alternative(decision)) is not None:
            return offered
        if decision.purpose in ACCEPTED:
            return True
        if decision.purpose == "game-repeat":
            return False  # it brings the other player more, and yes after yes would never end
        _, card = self.asker.source(decision)
        if decision.purpose == "game-untap":
            return card is not None and card.controller == self.board.me
        for part in self.asker.sections(decision):
            offers = [one for one in inside(part.do) if isinstance(one, i.May)]
            if offers:
                return self.accept(offers, card, part) and self.at_targets(decision, part) >= 0
        return True

    def alternative(self, decision: Decision) -> bool | None:
        """Whether what can be done instead of something else is better; None where something is paid instead."""
        _, card = self.asker.source(decision)
        asked = (
            one for part in self.asker.sections(decision) for one in inside(part.do) if isinstance(one, i.DoUnless)
        )
        one = next((one for one in asked if one.unless and not one.pay and isinstance(one.who, t.You)), None)
        return None if one is None else self.judge.gain(one.unless, card) >= self.judge.gain(one.do, card)

    def is_ruinous(self, decision: Decision) -> bool:
        """Whether what is asked for to prevent something is the last of one's life."""
        asked = (
            one for part in self.asker.sections(decision) for one in inside(part.do) if isinstance(one, i.DoUnless)
        )
        pays = (part for one in asked for part in one.pay if isinstance(part, a.PayLife))
        return any(self.judge.outlives(number(part.amount)) for part in pays)

    def at_targets(self, decision: Decision, part: Section) -> float:
        """What it is worth to do what may be done to the targets that were chosen for it."""
        about = decision.about
        items = [one for one in self.board.view.stack if one.id in about or (one.is_ability and one.source in about)]
        if len(part.aims) != 1 or not items:
            return 0.0
        cards = [self.board.permanents[one] for one in items[-1].targets if one in self.board.permanents]
        return sum(self.judge.thing(part.aims[0], card) for card in cards)

    def accept(self, offers: Sequence[i.May], card: CardView | None, part: Section) -> bool:
        worth = max(self.judge.gain((*one.do, *one.then), card) - self.price(one.pay, card) for one in offers)
        others = any(not isinstance(one.who, t.You) for one in offers)
        if worth < 0:
            return any(self.judge.best_target(target, aim, card) > 1.0 for target, aim in zip(
                part.targets, part.aims, strict=True))  # fmt: skip
        return worth > 0 or not others

    def price(self, parts: Sequence[a.CostPart], card: CardView | None) -> float:
        total = 0.0
        for part in parts:
            if isinstance(part, a.SacrificeCost):
                total += worth_of(card) if isinstance(part.what, t.Self) and card is not None else 1.5
            elif isinstance(part, a.PayLife):
                total += 0.4 + self.judge.outlives(number(part.amount))
            elif isinstance(part, a.PayEnergy):
                total += 0.1 * (part.amount if isinstance(part.amount, int) else 2)
            elif isinstance(part, a.Pay):
                total += 0.1 * part.mana.mana_value
            else:
                total += 0.8
        return total

    # Modes.

    def modes(self, decision: Decision) -> Answer:
        """The modes that bring most."""
        shape = decision.shape
        assert isinstance(shape, Choose)
        _, card = self.asker.source(decision)
        parts = self.asker.sections(decision)

        def worth(option: Option) -> float:
            place = option.place
            if place is not None and place < len(parts):
                return self.judge.part(parts[place], card)
            return 0.0

        return picked(shape, worth)


CHOSEN["game-rumble"] = Choosing.rumble_worth


def hurts_by_targets(one: object) -> bool:
    """Whether an instruction deals damage to who follows it for the mana values of its targets."""
    return (
        isinstance(one, Damage)
        and isinstance(one.to, t.You)
        and isinstance(one.amount, t.Sum)
        and isinstance(one.amount.of, t.Targeted)
    )


def could_be(target: a.Target, seats: bool, zones: set[str]) -> bool:
    """Whether these options could be those of a target."""
    for phrase in target.of:
        if isinstance(phrase, t.Group):
            if phrase.zone in zones:
                return True
        elif seats:
            return True
    return False


def inside(do: Sequence[object]) -> Iterable[object]:
    """All instructions, with those inside others."""
    for one in do:
        yield one
        for name in ("do", "then", "otherwise", "instead", "unless"):
            part = getattr(one, name, ())
            if isinstance(part, tuple):
                yield from inside(part)
