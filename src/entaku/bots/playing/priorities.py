"""What to do with priority: play a land, cast the best spell that can be paid for, use abilities, or pass."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec import structs

from entaku.bots.playing import affording, entering, equipping, namesakes, planes, stationing, tricks
from entaku.bots.playing.attacking import gets_through, prospect
from entaku.bots.playing.board import Board, power_of, worth_of
from entaku.bots.playing.judging import Judge
from entaku.bots.playing.lore import Section
from entaku.bots.playing.paying import Paying
from entaku.bots.playing.texts import Aim, plain
from entaku.bots.playing.timing import (
    Many,
    adds_nothing,
    for_many,
    is_fog,
    is_for_after_combat,
    is_no_weapon,
    names_no_creature,
    sweeps,
    wakes,
)
from entaku.kernel.decisions import Answer, Choose, Decision, Option
from entaku.magic.game.definitions import number
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import actions as x
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.attaching import Attach
from entaku.oracle.mechanics.destroying import Regenerate
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.monstrosity import Monstrosity
from entaku.oracle.mechanics.searching import Search

PASS = "pass"
ENOUGH = 0.6
"""What a spell must bring to be worth its card."""
ENOUGH_HARM = 2.2
"""What a spell that only harms must bring: removal waits for something that is worth it."""
ENOUGH_SWEPT = 4.0
"""What a spell that destroys all of a kind must bring: one small creature isn't enough."""
LATER_PART = 0.4
"""So much of what a card is worth now it is worth to set it aside for later."""
HELD_BACK = 0.3
LEAST_X = 2
"""A permanent whose size or loyalty is X waits until X can be as much."""


class Acting:
    """One priority.  `used` says how often each option was taken this turn, `ever` how often in the game.

    `settled`: whether the player has seen to it this turn that none of their creatures dies in combat; `aimed` what
    each option was aimed at this turn.
    """

    def __init__(
        self,
        judge: Judge,
        used: Mapping[str, int],
        ever: Mapping[str, int],
        settled: bool = False,
        aimed: Mapping[str, frozenset[int]] = MappingProxyType({}),
    ) -> None:
        self.judge = judge
        self.board: Board = judge.board
        self.lore = judge.lore
        self.used = used
        self.ever = ever
        self.settled = settled
        self.aimed = aimed
        view = self.board.view
        self.own_main = self.board.is_mine and view.step.endswith(" main") and not view.stack
        self.late = self.own_main and view.step.startswith("post")
        self.their_end = view.step == "end" and not self.board.is_mine
        self.paying = Paying(judge, self.is_doomed, is_slack=self.late or self.their_end)

    def answer(self, decision: Decision) -> Answer:
        shape = decision.shape
        assert isinstance(shape, Choose)
        lands = [option for option in shape.options if option.what == "land"]
        if lands:
            return max(lands, key=self.land).key
        best, most = PASS, 0.0
        charges = [option for option in shape.options if option.what == "cast" and self.is_charge(option)]
        for option in shape.options:
            worth = 0.0 if option in charges else self.worth(option)
            if worth > most:
                best, most = str(option.key), worth
        if best != PASS or not charges:
            return best
        last = max(charges, key=self.worth)  # whoever attacks knows by now with what
        return str(last.key) if self.worth(last) > 0 else PASS

    def is_charge(self, option: Option) -> bool:
        """Whether an option is a sorcery that makes attackers greater for a turn."""
        card = self.board.card(option.card) if option.card is not None else None
        return card is not None and "Sorcery" in card.types and self.is_trick(self.lore.spell(card.name))

    def worth(self, option: Option) -> float:
        """What an option is worth now; 0 or less if passing is better.  Mana is made as it is needed."""
        if option.what in ("mana", PASS):
            return 0.0
        card = self.board.card(option.card) if option.card is not None else None
        if option.what == "reveal-agenda":
            return self.reveal(card)
        if option.what == "turn-up" and card is not None:
            return self.turn_up(card)
        if option.what in ("foretell", "plot", "suspend", "companion", "unlock") and card is not None:
            return self.set_aside(card)
        if option.what == "planar-die" and card is not None:
            return self.planar_die(card, option.place or 0)
        if card is None or option.what not in ("cast", "activate"):
            return 0.0
        if option.what == "cast":
            return 0.0 if self.used.get(str(option.key)) else self.cast(card)  # it has been taken back this turn
        return self.activate(card, option)

    def planar_die(self, plane: CardView, cost: int) -> float:
        """What rolling the planar die is worth; mana is free for it after combat, without instants in hand."""
        chaos = [parts for trigger, parts in self.lore.triggers(plane.name) if planes.is_chaos(trigger.on)]
        is_idle = self.late and not any("Instant" in card.types for card in self.board.hand)
        return planes.die_worth(sum(self.judge.parts(parts, plane) for parts in chaos), cost, is_idle)

    # Lands.

    def land(self, option: Option) -> tuple[float, str]:
        """The land that gives a colour that is lacking comes first."""
        colours = self.lore.mana(option.text)
        have = "".join(self.lore.mana(card.name) for card in self.board.lands(self.board.me))
        waiting = [card for card in self.board.view.command if card.commander and card.owner == self.board.me]
        costs = [card.cost for card in (*self.board.hand, *waiting)]
        wanted = "".join(symbol for cost in costs for symbol in cost if symbol in "WUBRG")
        worth = sum((3.0 if colour not in have else 0.0) + wanted.count(colour) for colour in set(colours))
        return worth - 0.01 * have.count(colours[:1]) if colours else -1.0, option.text

    # Spells.

    def cast(self, card: CardView) -> float:
        """What casting a card is worth now."""
        if self.board.view.stack:
            return self.respond(card)
        if "Instant" in card.types or "Sorcery" in card.types:
            return self.spell(card)
        worth = self.permanent(card)
        if self.own_main:
            return worth  # before combat: who stays at home lets others attack
        return worth - HELD_BACK if self.their_end or self.surprise(card) else 0.0

    def permanent(self, card: CardView) -> float:
        """What a permanent is worth to have, with what it does as it enters."""
        if self.too_soon(card) or affording.enters_for_nothing(self.judge, card):
            return 0.0
        if (as_copy := entering.best_copy(self.judge, card)) is not None:
            return as_copy
        worth = 0.0 if entering.dies_at_once(self.judge, card) else worth_of(entering.as_it_enters(self.judge, card))
        for trigger, parts in self.lore.triggers(card.name):
            if isinstance(trigger.on, h.Enters) and isinstance(trigger.on.what, t.Self):
                worth += max(-worth, 0.7 * self.one_of(parts, card, bool(trigger.modes)))
        if "Aura" in self.subtypes(card):
            parts = self.lore.spell(card.name)
            if self.is_before_attack() and (
                any(is_no_weapon(aim) for part in parts for aim in part.aims)
                or is_for_after_combat(self.judge, parts, card)
            ):
                return 0.0
            brought = self.judge.parts(parts, card)
            return 0.3 * brought + 0.5 if brought >= 0 else 0.0
        if "Creature" not in card.types and "Planeswalker" not in card.types:
            worth = min(worth, 3.0)
        return worth

    def too_soon(self, card: CardView) -> bool:
        """Whether X would be too small for a permanent that is worth what was paid for it."""
        return "X" in card.cost and self.x_for(card) < LEAST_X

    def subtypes(self, card: CardView) -> Sequence[str]:
        return self.lore.card(card.name).front.subtypes

    def can_attack(self) -> bool:
        return any(
            not card.tapped and not card.sick and (card.power or 0) > 0 for card in self.board.creatures[self.board.me]
        )

    def is_before_attack(self) -> bool:
        """Whether the player's own creatures are still to attack this turn."""
        return self.own_main and not self.late and self.can_attack()

    def surprise(self, card: CardView) -> bool:
        """Whether a creature with flash would block well now."""
        view = self.board.view
        return view.step == "declare attackers" and self.board.is_attacked

    def spell(self, card: CardView) -> float:
        """What an instant or sorcery is worth now."""
        parts = self.lore.spell(card.name)
        if not parts:
            return 0.0
        x_is = self.x_for(card)
        if not x_is:
            return 0.0
        if self.is_trick(parts):
            found = max((self.trick(part) for part in parts), default=0.0) if self.is_trick_time() else 0.0
            if "Sorcery" in card.types:
                return self.charge(parts)
            return found or (self.cantrip(parts) if self.own_main else 0.0)
        if "Instant" in card.types and (many := for_many(parts)):
            return tricks.pump_all(self.board, self.all_of(many)) if self.is_trick_time() else 0.0
        if any(is_fog(one) for part in parts for one in part.do):
            return self.fog()
        if not self.own_main and not self.is_moment():
            return 0.0
        if self.waits_for_combat(parts, card):
            return 0.0
        worth = self.one_of(parts, card, self.lore.is_modal(card.name), x_is) - self.price(self.lore.kit(card.name))
        enough = ENOUGH_SWEPT if sweeps(parts) else ENOUGH_HARM if self.harms(parts) else ENOUGH
        return worth if worth >= enough else 0.0

    def waits_for_combat(self, parts: Sequence[Section], source: CardView) -> bool:
        """Whether what a text harms is no hindrance in the combat that is still to come."""
        return self.is_before_attack() and (
            self.changes_no_fight(parts) or is_for_after_combat(self.judge, parts, source)
        )

    def changes_no_fight(self, parts: Sequence[Section]) -> bool:
        """Whether all that a text harms is no creature, nor lies on one of the player's own: it waits for combat."""
        targets = [target for part in parts for target in part.targets]
        if not self.harms(parts) or not all(names_no_creature(target) for target in targets):
            return False
        own = {card.id for card in self.board.creatures[self.board.me]}
        return not any(
            card.attached in own and card.controller != self.board.me for card in self.board.view.battlefield
        )

    def cantrip(self, parts: Sequence[Section]) -> float:
        """What a trick is worth for the card it draws alone, when there is nothing to hold it for."""
        draws = any(isinstance(one, Draw) for part in parts for one in part.do)
        return 0.4 if draws and len(self.board.hand) < 4 and self.late else 0.0

    def fog(self) -> float:
        """What it is worth to prevent all combat damage: much when it would be the end."""
        view = self.board.view
        if not self.is_trick_time() or self.board.is_mine:
            return 0.0
        aimed = [one for one in view.attacks if one.player in self.board.together(self.board.me) and not one.blockers]
        there = (self.board.permanents.get(one.attacker) for one in aimed)
        damage = sum(power_of(card) for card in there if card is not None)
        return 20.0 if damage >= self.board.life else 1.0 if damage >= 7 else 0.0

    def harms(self, parts: Sequence[Section]) -> bool:
        """Whether a spell is there to harm permanents."""
        return any(
            (aim.good < 0 or aim.damage) and any(isinstance(phrase, t.Group) for phrase in target.of)
            for part in parts
            for target, aim in zip(part.targets, part.aims, strict=True)
        )

    def charge(self, parts: Sequence[Section]) -> float:
        """What it is worth to make attackers bigger before they attack: how much better the best attack is then."""
        own = [card for card in self.board.creatures[self.board.me] if self.judge.fights(card)]
        if not own:
            return 0.0
        self.judge.note_shields()
        targets = [(target, aim) for part in parts for target, aim in zip(part.targets, part.aims, strict=True)]
        aims = [aim for one, aim in targets for _ in range(one.most if isinstance(one.most, int) else len(own))]
        best = sorted(own, key=worth_of, reverse=True)
        changed = {card.id: stronger(card, self.judge.sized(aim, card)) for card, aim in zip(best, aims, strict=False)}
        if not gets_through(self.board, changed.values()):
            return 0.0
        then = prospect(self.board, changed)
        return then - prospect(self.board, {}) - tricks.CARD if then > tricks.CARD else 0.0

    def one_of(self, parts: Sequence[Section], source: CardView, modal: bool, x_is: int = 3) -> float:
        """What a text is worth: the best of its modes, or all of its parts."""
        if modal:
            return max((self.judge.part(part, source, x_is) for part in parts), default=0.0)
        return self.judge.parts(parts, source, x_is)

    def is_moment(self) -> bool:
        """Whether it is a good time for an instant on somebody else's turn: under attack, or last thing before mine."""
        view = self.board.view
        attacked = self.board.is_attacked
        return self.their_end or (view.step in ("declare attackers", "declare blockers") and attacked)

    def x_for(self, card: CardView) -> int:
        """How big X would be: the mana that is left after the rest of the cost, if that is paid."""
        if not (times := card.cost.count("X")):
            return 3
        sources = sum(1 for one in self.board.lands(self.board.me) if not one.tapped)
        mine = self.board.player(self.board.me).commanders
        tax = sum(one.tax for one in mine if one.object == card.id and one.zone == "command")
        rest = 0 if card.rumbling else card.mana_value + tax
        paid = (
            part for one in self.lore.kit(card.name).casting if isinstance(one, a.AdditionalCost) for part in one.cost
        )
        graves = self.board.player(self.board.me).graveyard
        dug = (len(graves) for part in paid if isinstance(part, a.ExileCost) and part.origin == "graveyard")
        most = min(dug, default=99)
        return min(most, max(0, sources - rest) // times)

    def price(self, kit: object) -> float:
        """What a card's additional costs are worth."""
        total = 0.0
        for ability in getattr(kit, "casting", ()):
            if isinstance(ability, a.AdditionalCost) and not ability.optional:
                total += self.paying.cost(ability.cost, None)
        return total

    def respond(self, card: CardView) -> float:
        """What a spell is worth that aims at the stack."""
        parts = self.lore.spell(card.name)
        top = self.board.view.stack[-1]
        for part in parts:
            for target, aim in zip(part.targets, part.aims, strict=True):
                if any(isinstance(phrase, t.Group) and phrase.zone == "stack" for phrase in target.of):
                    worth = self.judge.on_stack(aim, top) - affording.debt(self.judge, parts)
                    return worth if worth >= ENOUGH_HARM or (aim.good > 0 and worth > 1.0) else 0.0
        return 0.0

    # Tricks.

    def is_trick_time(self) -> bool:
        """Whether blocks are made and damage is still to come that hasn't been provided for."""
        return not self.settled and tricks.is_time(self.board)

    def is_trick(self, parts: Sequence[Section]) -> bool:
        """Whether all that is done to targets is to make them bigger, or keep them alive, for a turn."""
        aims = [aim for part in parts for aim in part.aims]
        return bool(aims) and all(
            aim.good > 0 and not aim.lasting and not aim.damage and not aim.steals and not aim.copies for aim in aims
        )

    def trick(self, part: Section) -> float:
        """The best that a trick does for a creature in combat."""
        best = 0.0
        for target, aim in zip(part.targets, part.aims, strict=True):
            for card in self.board.creatures[self.board.me]:
                wanted = [phrase.where for phrase in target.of if isinstance(phrase, t.Group)]
                if any(self.judge.meant.fits(card, where) for where in wanted):
                    best = max(best, self.trick_on(card, aim))
        return best

    def trick_on(self, card: CardView, aim: Aim) -> float:
        """What a trick does for one creature: what it wins by its size and abilities, or that it is kept alive."""
        sized = self.judge.sized(aim, card)
        return namesakes.pumped(self.judge, aim, card) if sized.size != (0, 0) or sized.words else 0.0

    def all_of(self, many: Sequence[Many]) -> dict[int, Aim]:
        """What is done to each creature that a text for many means, by id."""
        own, everything = self.board.creatures[self.board.me], self.board.view.battlefield
        return {
            card.id: one.aim
            for one in many
            for card in (everything if one.anybody else own)
            if self.judge.meant.fits(card, one.where)
        }

    # Abilities.

    def activate(self, card: CardView, option: Option) -> float:
        """What activating an ability is worth now."""
        key, place = str(option.key), option.place
        ability = None if place is None else self.lore.activated(card.name, place)
        if place is None or ability is None or (self.board.view.stack and not self.aims_at_stack(ability)):
            return 0.0
        if self.used.get(key, 0) >= self.limit(ability):
            return 0.0
        if any(isinstance(one, Monstrosity) for one in ability.do) and self.ever.get(key, 0):
            return 0.0
        if any(isinstance(part, a.LoyaltyCost) for part in ability.cost):
            return self.loyalty(card, ability, place)
        if ability == stationing.STATION:
            return stationing.charge(self.board, self.lore, card, self.late)
        self.judge.done = self.aimed.get(key, frozenset()) if adds_nothing(ability) else frozenset()
        worth = self.of_ability(card, ability, place) - self.paying.cost(ability.cost, card)
        self.judge.done = frozenset()
        return worth if worth > 0.3 else 0.0

    def limit(self, ability: a.Activated) -> int:
        """How often a turn an ability may be worth using."""
        if any(isinstance(one, Regenerate) for one in ability.do):
            return 1
        pays = any(isinstance(part, a.Pay) and part.mana.mana_value for part in ability.cost)
        return 5 if pays else 1 if not ability.cost else 2

    def aims_at_stack(self, ability: a.Activated) -> bool:
        return any(isinstance(p, t.Group) and p.zone == "stack" for target in ability.targets for p in target.of)

    def of_ability(self, card: CardView, ability: a.Activated, place: int) -> float:
        """What an ability brings, its cost apart."""
        parts = self.lore.ability(card.name, place)
        if any(isinstance(one, Attach) for one in ability.do):
            return equipping.worth(self.judge, card, parts, is_late=self.late) if self.own_main else 0.0
        values = next((found for part in parts if (found := self.judge.values_of_x(part.do)) is not None), None)
        if values is not None and not any(0 < value <= len(self.paying.idle()) for value in values):
            return 0.0
        if self.is_trick(parts):
            return max((self.trick(part) for part in parts), default=0.0) if self.is_trick_time() else 0.0
        if ability.zone == "hand":
            return self.cycling(card, parts) if self.own_main or self.their_end else 0.0
        if wakes(ability):
            return self.awake(card)
        own = self.own_trick(card, ability)
        if own is not None:
            return own
        if not (self.own_main or self.is_moment() or self.is_doomed(card)):
            return 0.0
        if self.waits_for_combat(parts, card):
            return 0.0
        slow = ability.zone == "battlefield" and not any(aim.good or aim.damage for p in parts for aim in p.aims)
        if slow and not (self.late or self.their_end or not self.can_attack() or self.is_doomed(card)):
            return 0.0
        return self.one_of(parts, card, bool(ability.modes))

    def cycling(self, card: CardView, parts: Sequence[Section]) -> float:
        """What it is worth to give up a card in hand for another: much for a land that is lacking."""
        lands = len(self.board.lands(self.board.me))
        searches = any(isinstance(one, Search) for part in parts for one in part.do)
        if searches and not any("Land" in one.types for one in self.board.hand):
            return 3.0 if lands < 4 else 2.0 if lands < card.mana_value else 0.0
        return 1.5 if card.mana_value > lands + 2 else 0.0

    def is_doomed(self, card: CardView) -> bool:
        """Whether a creature is about to die in combat anyway."""
        return self.is_trick_time() and tricks.saves(self.board, card) > 0

    def awake(self, card: CardView) -> float:
        """What it is worth to make a creature for this turn of what is none: as much as it can attack with."""
        ready = self.board.is_mine and self.board.view.step == "precombat main" and not self.board.view.stack
        if not ready or "Creature" in card.types or card.tapped or card.sick:
            return 0.0
        return 0.6 * (number(self.lore.card(card.name).front.power) or 0)

    def own_trick(self, card: CardView, ability: a.Activated) -> float | None:
        """What an ability is worth that makes its own creature bigger, or saves it, for a turn; None if it doesn't."""
        power = toughness = 0
        found = False
        for one in plain(ability.do):
            if isinstance(one, Regenerate) and isinstance(one.what, t.Self):
                return tricks.saves(self.board, card) - 0.3 if self.is_trick_time() else 0.0
            if isinstance(one, x.Apply) and isinstance(one.what, t.Self) and one.until == "end of turn":
                found = True
                for change in one.changes:
                    if isinstance(change, ch.Resize):
                        power += change.power if isinstance(change.power, int) else 1
                        toughness += change.toughness if isinstance(change.toughness, int) else 1
        if not found:
            return None
        if not self.is_trick_time() or (power, toughness) == (0, 0):
            return 0.0
        return tricks.pump(self.board, Aim(size=(power, toughness)), card) + 0.6

    def loyalty(self, card: CardView, ability: a.Activated, place: int) -> float:
        """The best loyalty ability: what it brings, and what loyalty it leaves."""
        change = next((part.change for part in ability.cost if isinstance(part, a.LoyaltyCost)), 0)
        have = sum(count for kind, count in card.counters if kind == "loyalty")
        spent = have if change == "-X" else -change if isinstance(change, int) else 0
        worth = self.one_of(self.lore.ability(card.name, place), card, bool(ability.modes))
        return max(worth - 0.6 * spent - (1.0 if spent >= have else 0.0) + 0.5, 0.05 if spent < 0 else 0.0)

    # Hidden agendas.

    def set_aside(self, card: CardView) -> float:
        """What it is worth to set a card aside, fetch it or unlock its door: a part of it, with mana left over."""
        return LATER_PART * max(worth_of(card), 1.0) if self.late else 0.0

    def turn_up(self, card: CardView) -> float:
        """What a face-down creature becomes, and what that triggers, beyond the 2/2 that it is."""
        if not (self.own_main or self.is_moment()):
            return 0.0
        front = self.lore.card(card.name).front
        face = structs.replace(
            card, types=front.types, power=number(front.power), toughness=number(front.toughness),
            keywords=tuple(sorted(self.lore.kit(card.name).keywords)),
        )  # fmt: skip
        gain = worth_of(face) - worth_of(card)
        for trigger, parts in self.lore.triggers(card.name):
            if isinstance(trigger.on, h.TurnedFaceUp):
                gain += max(0.0, self.one_of(parts, card, bool(trigger.modes)))
        return gain if gain >= ENOUGH else 0.0

    def reveal(self, card: CardView | None) -> float:
        """An agenda is turned up once it is of use: a card of its name is on the battlefield, or can be cast now."""
        if card is None or not self.own_main:
            return 0.0
        names = {text for kind, text in card.chosen if kind == "name"}
        mana = sum(not one.tapped for one in self.board.lands(self.board.me))
        here = {one.name for one in self.board.hand if one.mana_value <= mana}
        here |= {one.name for one in self.board.view.battlefield if one.controller == self.board.me}
        return 20.0 if names & here else 0.0


def stronger(card: CardView, aim: Aim) -> CardView:
    """A creature with what it is given for a turn."""
    power, toughness = (card.power or 0) + aim.size[0], (card.toughness or 0) + aim.size[1]
    return structs.replace(card, power=power, toughness=toughness, keywords=(*card.keywords, *aim.words))
