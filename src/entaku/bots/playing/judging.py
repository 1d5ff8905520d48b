"""What it is worth to do something to somebody, and what instructions bring, on the board as it is."""

from collections.abc import Iterable, Sequence
from copy import copy
from typing import TypeGuard

from msgspec.structs import replace

from entaku.bots.playing import blinking, dividing, ending, entering, fighting, namesakes, tricks
from entaku.bots.playing.amounts import number
from entaku.bots.playing.becoming import became, beyond
from entaku.bots.playing.befalling import Befallen, befalls, befell, total_of
from entaku.bots.playing.board import Board, worth_of
from entaku.bots.playing.lore import Lore, Section, section
from entaku.bots.playing.meaning import SEEN, Meaning
from entaku.bots.playing.texts import Aim, change_worth, done_to, lasts, moved, passing, plain
from entaku.bots.playing.votes import following, hangs_on
from entaku.bots.playing.worths import BRINGS, PLAYERS, THINGS, USUALLY
from entaku.kernel.remembering import of_each
from entaku.kernel.seats import Seat
from entaku.magic.views.game_view import CardView, StackView
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import actions as x
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import instructions as i
from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.countering import Counter
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.mechanics.damage import Fight
from entaku.oracle.mechanics.destroying import Destroy, Sacrifice
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.voting import Vote

WIN = 30.0
END = 300.0
"""What one's own game is worth: more than all that is on a board."""
BEFORE_ATTACKS = ("precombat main", "beginning of combat")
NOBODY = -9.0
"""What a text is worth for which there is no target."""
GUARDED = 0.05
"""So much of what damage to a player is worth is left where it is dealt to something else, or to nobody."""
LIFE = 0.2
"""What a life is worth that is lost."""
FOR_OTHERS = 0.3
"""So much of what a spell is worth it is worth to counter it where it is aimed at others alone."""
AWAKE = 0.5
"""What is left of keeping a creature from untapping that isn't tapped: it may stay so."""
ASLEEP = 0.1
"""What it costs a creature to be tapped when it is made of something else."""
CAREFUL = 0.7
"""How much of what is voted on is taken to go as whoever minds it most wants."""


class Judge:
    """Judges for the player of a board."""

    def __init__(self, board: Board, lore: Lore) -> None:
        self.board = board
        self.lore = lore
        self.meant = Meaning(board, lore, board.me)
        """What texts mean whose player this one is."""
        self.done: frozenset[int] = frozenset()
        """What was already done to so that doing the same again would change nothing."""
        self.befallen: Befallen = {}
        self._guarded: dict[Seat, bool] = {}
        if board.enchanted and (board.view.attacks or board.view.step == "declare attackers"):
            self.note_shields()
        board.beaten = ending.beaten(self)

    def called_by(self, seat: Seat) -> "Judge":
        """One who judges for the same player what somebody else's text does."""
        other = copy(self)
        other.meant = Meaning(self.board, self.lore, seat)
        return other

    def note_shields(self) -> None:
        """Note on the board whose combat damage Auras prevent."""
        board = self.board
        for bearer, worn in board.enchanted.items():
            effects = [one.effect for aura in worn for one in self.lore.kit(aura.name).replaces]
            if any(prevents(one) and one.source == t.Attached() for one in effects):
                board.harmless.add(bearer)
            if any(prevents(one) and one.to == t.Attached() for one in effects):
                board.unharmed.add(bearer)

    # Things and players.

    def thing(self, aim: Aim, card: CardView, x_is: int = 3) -> float:
        """What it is worth to aim so at a permanent."""
        if card.id in self.done:
            return 0.0
        if aim.alike:
            alone = replace(aim, alike=())
            return sum(self.thing(alone, one, x_is) for one in (card, *namesakes.sharing(self, aim, card)))
        mine = card.controller == self.board.me
        worth = worth_of(card)
        side = self.board.side(card.controller)
        if aim.returns:
            return blinking.worth(self, card, aim.returns)
        if aim.steals:
            return -0.5 if mine else 1.3 * worth * -side
        if aim.switches:
            return tricks.switched(self.board, self.sized(aim, card), card)
        if aim.copies:
            return entering.copy_worth(self, card)
        if aim.leaves:
            return self.out_of_combat(card)
        if aim.passing == "shrunk" and not aim.size[1]:
            return tricks.weakened(self.board, aim, card)
        if aim.passing and not self.is_time(aim, card):
            return 0.0
        if aim.passing == "untapped" and "Creature" in card.types:
            worth = worth_of(replace(card, keywords=()))  # what it evades by is nothing to a blocker
        if aim.changes and not aim.damage:
            return side * self.changed(aim, card)
        harm = self.harm(aim, card, x_is)
        if harm:
            lost = aim.given - min(1.0, harm) * worth
            return min(0.0, lost) if mine else side * lost
        return side * aim.good * (1.0 + 0.05 * worth)

    def changed(self, aim: Aim, card: CardView) -> float:
        """What changes that stay are worth to a permanent: what it becomes, and the rest that is done to it."""
        worth = worth_of(card)
        grown = became(card, aim.changes)
        if grown <= -worth:
            return -worth
        if card.tapped and "Creature" not in card.types:
            grown -= ASLEEP
        rest = aim.good - change_worth(aim.changes)[0] + change_worth(beyond(aim.changes))[0]
        if not card.tapped and any(isinstance(one, ch.DoesntUntap) for one in aim.changes):
            rest *= AWAKE
        grown *= 1.0 + 0.01 * worth  # of equals it is better on the greater one
        return grown + (rest * (1.0 + 0.05 * worth) if rest > 0 else max(-1.0, rest / 3.0) * worth)

    def out_of_combat(self, card: CardView) -> float:
        """What it is worth that a creature leaves combat: the damage that an attacker would have dealt this player."""
        attack = next((one for one in self.board.view.attacks if one.attacker == card.id), None)
        if attack is None:
            return -0.2 if card.controller == self.board.me else 0.1
        damage = 0.4 * max(0, card.power or 0)
        hit = attack.player in self.board.together(self.board.me)
        return damage if hit else -damage if self.board.is_friend(card.controller) else -0.1

    def sized(self, aim: Aim, card: CardView) -> Aim:
        """The aim with what it adds to a creature's size on this board."""
        if aim.switches:
            more = (card.toughness or 0) - (card.power or 0)
            return replace(aim, size=(more, -more))
        if not aim.sizes:
            return aim
        power, toughness = (sum(self.counted(one, card) for one in column) for column in zip(*aim.sizes, strict=True))
        return replace(aim, size=(power, toughness))

    def counted(self, amount: object, card: CardView) -> int:
        """An amount, counted on the board where it is so many permanents, or the size of the card that it is about."""
        if isinstance(amount, t.StatOf) and isinstance(amount.of, t.Targeted):
            return {"power": card.power, "toughness": card.toughness}.get(amount.stat) or 0
        return self.how_many(amount, None, 3)

    def fends_off(self, card: CardView) -> bool:
        """Whether a permanent counters what it becomes the target of."""
        return counters_aims(self.lore.triggers(card.name))

    def how_many(self, amount: object, source: CardView | None, x_is: int) -> int:
        """An amount, counted where it is so many permanents, cards in graveyards, or what the text has done so far."""
        if isinstance(amount, t.Count) and isinstance(amount.of, t.Group) and amount.of.zone in SEEN:
            where = amount.of.where
            return sum(1 for card in self.meant.seen_in(amount.of) if self.meant.fits(card, where, source))
        if isinstance(amount, t.Count | t.Sum) and (cards := befell(self, amount.of)) is not None:
            return len(cards) if isinstance(amount, t.Count) else total_of(cards, amount.stat)
        if isinstance(amount, t.NotedNumber) and (told := self.meant.told(amount, source)) is not None:
            return told
        return number(amount, x_is)

    def knows(self, amount: object) -> bool:
        """Whether an amount that was noted, if it is one, is known."""
        return not isinstance(amount, t.NotedNumber) or self.lore.noted is not None

    def is_time(self, aim: Aim, card: CardView) -> bool:
        """Whether what is gone by the end of the turn matters now: being untapped, tapped, or shrunk and not killed."""
        board, view = self.board, self.board.view
        if aim.passing == "untapped":
            return card.tapped
        if aim.passing == "shrunk":
            return (card.toughness or 0) - card.damage + aim.size[1] <= 0 or (bool(view.attacks) and self.fights(card))
        if card.tapped or "Creature" not in card.types or view.attacks:
            return False
        if board.is_mine:
            ready = (one for one in board.creatures[board.me] if not one.tapped and not one.sick)
            return view.step in BEFORE_ATTACKS and any((one.power or 0) > 0 for one in ready)
        theirs = (*board.together(view.active), board.me)
        return card.controller in theirs and view.step in ("upkeep", "draw", *BEFORE_ATTACKS)

    def harm(self, aim: Aim, card: CardView, x_is: int = 3) -> float:
        """Which part of a permanent's worth is lost to what is done to it."""
        left = (card.toughness or 0) - card.damage
        damage = aim.dealt(x_is)
        if "Creature" in card.types:
            if damage and "indestructible" not in card.keywords:
                return 1.0 if damage >= left else 0.05 * damage / max(left, 1)
            if aim.size[1] < 0:
                return 1.0 if left + aim.size[1] <= 0 else 0.08
        elif damage:
            loyalty = sum(count for kind, count in card.counters if kind == "loyalty")
            return min(1.0, damage / max(loyalty, 1)) if "Planeswalker" in card.types else 0.0
        if aim.good < 0:
            sure = "indestructible" in card.keywords and aim.good == -3.0
            return 0.2 if sure else min(1.0, -aim.good / 3.0)
        return 0.0

    def person(self, aim: Aim, seat: Seat, x_is: int = 3) -> float:
        """What it is worth to aim so at a player."""
        damage: float = aim.dealt(x_is)
        life = self.board.player(seat).life
        if seat == self.board.me:
            return aim.good - 0.3 * damage - (END if damage >= life else 0.0)
        if damage and self.is_guarded(seat):
            damage, life = GUARDED * damage, max(life, 1)
        elif damage >= life > 0:
            return WIN * self.board.politics(seat)
        nearer = 0.001 * self.board.round_from_me(seat)  # decides between equals
        good = aim.good if self.board.player(seat).hand_size else aim.good - aim.hand
        return -nearer + (0.25 * damage * (1.0 + 5.0 / max(life, 1)) - good) * self.board.politics(seat)

    def is_guarded(self, seat: Seat) -> bool:
        """Whether damage to a player is prevented, or dealt to something else, by what they have."""
        if seat not in self._guarded:
            own = (card.name for card in self.board.view.battlefield if card.controller == seat)
            effects = (one.effect for name in own for one in self.lore.kit(name).replaces)
            self._guarded[seat] = any(guards(one) for one in effects)
        return self._guarded[seat]

    def in_graveyard(self, aim: Aim, card: CardView) -> float:
        """What it is worth to aim so at a card in a graveyard."""
        worth = worth_of(card) if card.types else 1.0
        if "Instant" in card.types or "Sorcery" in card.types:
            worth = 1.0 + 0.6 * card.mana_value
        if aim.steals:
            return worth - self.pain(aim, card)
        return (0.4 if self.board.is_friend(card.owner) else -0.4) * worth * (1 if aim.good >= 0 else -1)

    def pain(self, aim: Aim, card: CardView) -> float:
        """What it costs in life to aim so at a card, whose power, toughness or mana value is lost."""
        if not aim.pains:
            return 0.0
        lost = total_of((card,), aim.pains)
        return LIFE * lost + self.outlives(lost)

    def on_stack(self, aim: Aim, item: StackView) -> float:
        """What it is worth to aim so at a spell or ability."""
        card = self.lore.card(item.name)
        worth = 1.0 if item.is_ability else 1.0 + 0.8 * card.mana_value
        mine = self.board.is_friend(item.controller)
        if not mine and aim.good < 0 and self.is_for_others(item):
            return FOR_OTHERS * worth
        return worth * (aim.good / 3.0) * (1.0 if mine else -1.0)

    def is_for_others(self, item: StackView) -> bool:
        """Whether what somebody does is aimed at others alone: neither at this player, nor at what is their own."""
        aimed = [self.board.permanents[one].controller for one in item.targets if one in self.board.permanents]
        aimed += item.target_seats
        return bool(aimed) and not any(seat in (*self.board.friends, item.controller) for seat in aimed)

    # What would be the end.

    def outlives(self, life: int) -> float:
        """What it costs to lose so much life, beside what each is worth: the game, if none is left.  (CR 704.5a)"""
        return END if life >= self.board.life else 0.0

    def outdraws(self, cards: int) -> float:
        """What it costs to draw so many cards: the game, if the library has fewer.  (CR 704.5b)"""
        return END if cards > self.board.player(self.board.me).library else 0.0

    # Targets that aren't on offer yet.

    def best_target(self, target: a.Target, aim: Aim, source: CardView | None, x_is: int = 3) -> float:
        """What the best of a target's candidates is worth; below -5 if there is none."""
        if aim.divided:
            return dividing.worth(self, target, aim, source, x_is)
        return max((score for score in self.candidates(target, aim, source, x_is)), default=NOBODY)

    def candidates(self, target: a.Target, aim: Aim, source: CardView | None, x_is: int) -> Iterable[float]:
        view = self.board.view
        for phrase in target.of:
            if not isinstance(phrase, t.Group):
                yield from (self.person(aim, seat, x_is) for seat in self.meant.seats(phrase))
            elif phrase.zone == "battlefield":
                yield from (self.thing(aim, card, x_is) for card in self.aimable(phrase, source))
            elif phrase.zone == "graveyard":
                for seat in self.meant.seats(phrase.of) if phrase.of is not None else range(len(view.players)):
                    for card in view.players[seat].graveyard:
                        if self.meant.fits(card, phrase.where, source):
                            yield self.in_graveyard(aim, card)
            elif phrase.zone == "stack":
                yield from (self.on_stack(aim, item) for item in view.stack)

    def aimable(self, phrase: t.Group, source: CardView | None) -> Iterable[CardView]:
        """The permanents that a phrase names and that can be aimed at."""
        for card in self.board.view.battlefield:
            if self.can_aim(card) and self.meant.fits(card, phrase.where, source):
                yield card

    def can_aim(self, card: CardView) -> bool:
        words = card.keywords
        if "shroud" in words or self.fends_off(card):
            return False
        return "hexproof" not in words or self.board.is_friend(card.controller)

    def values_of_x(self, do: Sequence[object]) -> list[int] | None:
        """What X can be where it is the mana value of a card of one's own that is chosen; None where it is anything."""
        phrase = chosen_by_x(do)
        if phrase is None:
            return None
        mine = self.board.player(self.board.me)
        piles = {"exile": self.board.view.exile, "graveyard": mine.graveyard, "hand": mine.hand}
        cards = piles.get(phrase.zone, self.board.view.battlefield)
        return sorted(
            card.mana_value for card in cards if card.owner == self.board.me and self.meant.fits(card, phrase.where)
        )

    # Instructions.

    def gain(self, do: Sequence[object], source: CardView | None = None, x_is: int = 3) -> float:
        """What instructions bring, what they do to targets apart."""
        vote = next((one for one in do if isinstance(one, Vote) and one.choices), None)
        if vote is not None:
            return self.voted(vote, do, source, x_is)
        parts = list(plain(do))
        before, self.befallen, total = self.befallen, Befallen(), 0.0
        for one in parts:
            total += 0.0 if self.goes_anyhow(one, parts, source) else self.gain_of(one, source, x_is)
            befalls(self, one, source)
        self.befallen = before
        return total

    def goes_anyhow(self, one: object, parts: Sequence[object], source: CardView | None) -> bool:
        """Whether an instruction sacrifices the source, which another one destroys with all that is like it."""
        if not isinstance(one, Sacrifice) or not isinstance(one.what, t.Self) or source is None:
            return False
        groups = [two.what for two in parts if isinstance(two, Destroy) and isinstance(two.what, t.Group)]
        return any(self.meant.fits(source, group.where, source) for group in groups)

    def voted(self, vote: Vote, do: Sequence[object], source: CardView | None, x_is: int) -> float:
        """What a vote brings whoever calls it: others have more votes than they, and want something else."""
        led_to = [tuple(following(do, choice)) for choice in vote.choices]
        anyhow = [one for one in do if one is not vote and not hangs_on(one)]
        worths = [self.gain(part, source, x_is) for part in led_to]
        return self.gain(anyhow, source, x_is) + CAREFUL * min(worths) + (1 - CAREFUL) * max(worths)

    def together(self, worths: Iterable[tuple[Seat, float]]) -> float:
        """What is done to many things is worth: if one's own suffer too, the others' are their average.

        So one gains by it only who is behind the others, not who is behind all of them together.
        """
        mine = theirs = 0.0
        for seat, worth in worths:
            if self.board.is_friend(seat):
                mine += worth
            else:
                theirs += worth
        return mine + theirs / max(1, len(self.board.opponents)) if mine < 0 < theirs else mine + theirs

    def gain_of(self, one: object, source: CardView | None, x_is: int) -> float:
        board = self.board
        brings = BRINGS.get(type(one))
        if brings is not None:
            return brings(self, one, source, x_is)
        if isinstance(one, x.Apply):
            return self.applied(one, source)
        if isinstance(one, i.Reflexive):
            return self.triggered(one, source, x_is)
        what = getattr(one, "what", None)
        if isinstance(what, t.Group) and what.zone == "battlefield" and not isinstance(one, Sacrifice):
            each = moved(one, "battlefield") if isinstance(one, Move) else THINGS.get(type(one), 0.0)
            each = each or done_to(one, (what,))
            aim = Aim(good=each)
            cards = [card for card in board.view.battlefield if self.meant.fits(card, what.where, source)]
            return self.together((card.controller, self.thing(aim, card)) for card in cards)
        if isinstance(what, t.Self) and isinstance(one, PutCounters):
            return done_to(one, (what,))
        if type(one) in USUALLY:
            return USUALLY[type(one)]
        return self.for_players(one, x_is)

    def triggered(self, one: i.Reflexive, source: CardView | None, x_is: int) -> float:
        """What triggers as something is done, at its best targets; without any it does nothing.  (CR 603.3d, 603.12)"""
        there = all(any(True for _ in self.candidates(target, Aim(), source, x_is)) for target in one.targets)
        return self.part(section(one.do, one.targets), source, x_is) if there else 0.0

    def for_players(self, one: object, x_is: int) -> float:
        """What an instruction brings by what it is worth to each of the players who do it."""
        each = PLAYERS.get(type(one), 0.0)
        if not each:
            return 0.0
        asked = getattr(one, "amount", None)
        amount = 1 if asked is None else self.how_many(asked, None, x_is)
        who = getattr(one, "who", None)
        total = 0.0
        for seat in self.meant.seats(who):
            total += each * amount * self.board.share(seat)
        return total

    def applied(self, one: x.Apply, source: CardView | None) -> float:
        if not isinstance(one.what, t.Group):
            return 0.0
        worth, size, steals = change_worth(one.changes)
        lasting = lasts(one.until)
        aim = Aim(
            worth, 0, steals, copies=False, size=size, lasting=lasting, passing="" if lasting else passing(worth, size)
        )
        cards = [card for card in self.board.view.battlefield if self.meant.fits(card, one.what.where, source)]
        if worth > 0 and not lasting:
            return sum(0.4 * worth for card in cards if card.controller == self.board.me and self.fights(card))
        return self.together((card.controller, self.thing(aim, card)) for card in cards)

    def fights(self, card: CardView) -> bool:
        """Whether a creature is in combat, or about to be, on its player's own turn."""
        view = self.board.view
        if view.attacks:
            return view.step.startswith("declare") and any(card.id in (a.attacker, *a.blockers) for a in view.attacks)
        return self.board.is_mine and view.step == "precombat main" and not card.tapped and not card.sick

    def parts(self, parts: Sequence[Section], source: CardView | None, x_is: int = 3) -> float:
        """What parts of a text are worth altogether, each at its best targets."""
        return sum(self.part(one, source, x_is) for one in parts)

    def can_pay(self, do: Sequence[object], source: CardView | None) -> bool:
        """Whether there is something to sacrifice, where all that follows hangs on it."""
        own = [card for card in self.board.view.battlefield if card.controller == self.board.me]
        for one in (*do, *(two for may in do if isinstance(may, i.May) and may.then for two in may.do)):
            if isinstance(one, Sacrifice) and isinstance(one.what, t.Group) and isinstance(one.who, t.You):
                hangs = one not in do or any(isinstance(two, i.If) and two.condition == c.Bind(one.bind) for two in do)
                if hangs and not any(self.meant.fits(card, one.what.where, source) for card in own):
                    return False
        return True

    def part(self, one: Section, source: CardView | None, x_is: int = 3) -> float:
        if not self.can_pay(one.do, source):
            return 0.0
        total = self.gain(one.do, source, x_is)
        if any(isinstance(two, Fight) for two in one.do):
            pair = fighting.best(self, one, source)
            return total + (pair.worth if pair is not None else NOBODY)
        for target, aim in zip(one.targets, one.aims, strict=True):
            optional = isinstance(target.least, int) and target.least == 0
            best = self.best_target(target, aim, source, x_is)
            total += max(0.0, best) if optional else best
        return total


@of_each
def counters_aims(triggers: Sequence[tuple[a.Triggered, Sequence[Section]]]) -> bool:
    """Whether one of these abilities counters what its permanent becomes the target of."""
    return any(
        isinstance(trigger.on, h.BecomesTarget) and trigger.on.what == t.Self() and isinstance(one, Counter)
        for trigger, _ in triggers
        for one in trigger.do
    )


@of_each
def chosen_by_x(do: Sequence[object]) -> t.Group | None:
    """The first cards of which instructions have one chosen whose mana value is X; None if they don't."""
    for one in plain(do):
        phrase = one.what if isinstance(one, ChooseThings) else None
        if isinstance(phrase, t.Group) and any(isinstance(two, t.Stat) and asks_x(two) for two in phrase.where):
            return phrase
    return None


def guards(one: object) -> bool:
    """Whether a replacement effect keeps all damage from its player."""
    if not isinstance(one, rp.InsteadOfDamage) or one.to != t.You() or one.source is not None or one.combat:
        return False
    return one.shield is None and not (one.factor or one.more or one.once or one.instead)


def prevents(one: object) -> TypeGuard[rp.InsteadOfDamage]:
    """Whether a replacement effect prevents all the combat damage that it is about."""
    if not isinstance(one, rp.InsteadOfDamage) or one.noncombat or one.once:
        return False
    return one.redirect is None and not (one.factor or one.more or one.instead) and one.shield is None


def asks_x(one: t.Stat) -> bool:
    return one.of == "mana value" and one.how == "=" and isinstance(one.amount, t.X)
