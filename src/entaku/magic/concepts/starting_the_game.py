"""Before the first turn: conspiracies, decks, who starts, opening hands and mulligans.  (CR 103, 905.4–905.6)"""

from collections import Counter
from collections.abc import Iterator

from entaku.kernel.seats import Seat
from entaku.magic.additional.mechanics import companion
from entaku.magic.additional.mechanics.scry import scry_cards
from entaku.magic.card_types import chosen_names
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_number, choose_objects, choose_pile, yes
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.turn.turns import begin_turn, ranges
from entaku.magic.variants import archenemy, planechase
from entaku.magic.variants.sideboarding import swap_cards
from entaku.magic.zones import moving, zone_mutators
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir.draft_matters import DRAFT_MATTERS
from entaku.oracle.ir.drafting import BeforeShuffle
from entaku.oracle.pool import Pool


def begin(game: Game) -> Procedure[None]:
    """Everything up to the first turn, in the order of the rules."""
    for seat in range(len(game.players)):
        lay_out(game, seat)
    for seat in game.seats_in_turn_order(0):
        yield from choose_conspiracies(game, seat)
    for seat in game.seats_in_turn_order(0):
        yield from before_shuffle(game, seat)
    starter = first_player(game)
    mutators.set_fields(game, starter=starter, active=starter, last_regular=starter, ranges=ranges(game))
    for seat in game.seats_in_turn_order(starter):
        yield from swap_cards(game, seat)
    for seat in game.seats_in_turn_order(starter):
        yield from companion.choose(game, seat)
    for seat in game.seats_in_turn_order(starter):
        remember_deck(game, seat)
        mutators.shuffle(game, seat)
        lay_on_top(game, seat)
    planechase.lay_out(game)
    archenemy.lay_out(game)
    yield from opening_hands(game)
    yield from mulligans(game)
    for seat in game.seats_in_turn_order(starter):
        yield from begin_with(game, seat)
    planechase.start(game, starter if game.in_game(starter) else game.next_seat(starter))
    begin_turn(game, starter if game.in_game(starter) else game.next_seat(starter))


def begin_plainly(game: Game) -> None:
    """After a fault: decks are shuffled and hands drawn, and nobody is asked anything."""
    for seat in range(len(game.players)):
        lay_out(game, seat)
    starter = first_player(game)
    mutators.set_fields(game, starter=starter, active=starter, last_regular=starter, ranges=ranges(game))
    for seat in game.seats_in_turn_order(starter):
        remember_deck(game, seat)
        mutators.shuffle(game, seat)
        lay_on_top(game, seat)
        deal(game, seat, game.setup.profile.hand)
    planechase.lay_out(game)
    archenemy.lay_out(game)
    planechase.start(game, starter if game.in_game(starter) else game.next_seat(starter))
    begin_turn(game, starter if game.in_game(starter) else game.next_seat(starter))


def lay_out(game: Game, seat: Seat) -> None:
    """A player's deck becomes their library; the sideboard lies outside the game.  (CR 103.2)"""
    player = game.setup.players[seat]
    announce(game, seat)
    for card in player.deck:
        definition = game.setup.definition(card.name)
        item = Object(mutators.new_id(game), definition, seat, seat, "library", held_by=seat)
        mutators.put_in(game, item)
    for card in player.sideboard:
        definition = game.setup.definition(card.name)
        mutators.put_in(game, Object(mutators.new_id(game), definition, seat, seat, "outside", held_by=seat))


def announce(game: Game, seat: Seat) -> None:
    """Who leads the deck is announced and put into the command zone, before anything else.  (CM-9, CR 103.2c, 903.6)"""
    leaders = game.setup.players[seat].commanders
    for place, card in enumerate(leaders):
        definition = game.setup.definition(card.name)
        item = Object(mutators.new_id(game), definition, seat, seat, "command", held_by=seat, commander=place)
        mutators.put_in(game, item)
    if leaders:
        mutators.happen(game, e.CommandersAnnounced(seat, tuple(card.name for card in leaders)))


def decks_of(game: Game, seat: Seat) -> Iterator[a.Deck]:
    """What the player's face-up conspiracies change before the game."""
    for number in game.command:
        item = game.objects[number]
        if item.controller == seat and not item.face_down and not item.rumbling:
            yield from (ability for ability in item.base.kit.abilities if isinstance(ability, a.Deck))


def choose_conspiracies(game: Game, seat: Seat) -> Procedure[None]:
    """Any conspiracies go from the sideboard to the command zone, with hidden agenda face down.  (CR 905.4)

    Those that the deck has set aside go where the player says nothing else.
    """
    found = [n for n in game.outside if game.objects[n].owner == seat and "Conspiracy" in game.objects[n].base.types]
    wanted = Counter(game.setup.players[seat].set_aside)
    usual = []
    for number in found:
        name = game.objects[number].base.name
        if wanted[name]:
            wanted[name] -= 1
            usual.append(number)
    chosen = yield from choose_objects(game, seat, "game-conspiracies", found, 0, None, default=tuple(usual))
    for number in chosen:
        if not game.in_game(seat):
            return
        going = yield from chosen_names.into_command_zone(game, seat, number)
        zone_mutators.move(game, [going])
    if any(deck.no_basics for deck in decks_of(game, seat)):
        add_basics(game, seat)


def add_basics(game: Game, seat: Seat, each: int = 12) -> None:
    """Basic lands from outside the game, as many as a player could want."""
    for name in LAND_MANA:
        if name in game.setup.definitions:
            for _ in range(each):
                definition = game.setup.definition(name)
                item = Object(mutators.new_id(game), definition, seat, seat, "outside", held_by=seat, supplied=True)
                mutators.put_in(game, item)


def before_shuffle(game: Game, seat: Seat) -> Procedure[None]:
    """Cards that act as the deck is about to be shuffled exile drafted cards that aren't in it.  (CR 905.2)"""
    pool: Pool | None = game.setup.players[seat].pool
    for number in list(game.libraries[seat]):
        item = game.objects.get(number)
        if item is None:
            continue
        for ability in DRAFT_MATTERS.get(item.base.name, ()):
            if isinstance(ability, BeforeShuffle):
                drafted = drafted_outside(game, seat, pool)
                found = [n for n in drafted if game.objects[n].base.types & set(ability.card_types)]
                if len(found) < ability.least or not (yield from yes(game, seat, "game-before-shuffle", (number,))):
                    continue
                chosen = yield from choose_objects(
                    game, seat, "game-exile-before", found, ability.least, ability.most, (number,)
                )
                if not game.in_game(seat):
                    return
                moving.reveal(game, seat, [number])
                exiled_by = (number, item.base.name)
                zone_mutators.move(game, [Going(n, "exile", exiled_by=exiled_by) for n in chosen])


def drafted_outside(game: Game, seat: Seat, pool: Pool | None) -> list[int]:
    """The cards outside the game that the player drafted; without a draft, the whole sideboard."""
    mine = [n for n in game.outside if game.objects[n].owner == seat]
    if pool is None:
        return mine
    left = [card.name for card in pool.cards]
    found = []
    for number in mine:
        name = game.objects[number].definition.name
        if name in left:
            left.remove(name)
            found.append(number)
    return found


def first_player(game: Game) -> Seat:
    """Who takes the first turn: who a conspiracy says, one of several at random, or as set up.  (CR 103.1)

    Of a team that shares its turns it is the primary player.  (CR 805.2, 805.3)
    """
    return game.setup.sharing[one_first(game)][0]


def one_first(game: Game) -> Seat:
    """A player who takes the first turn, or whose team does; of other teams one in the middle.  (CR 103.1, 808.4)"""
    named = [seat for seat in range(len(game.players)) if any(deck.starts for deck in decks_of(game, seat))]
    named = [seat for seat in named if game.in_game(seat)]
    if named:
        return named[0] if len(named) == 1 else game.stream("table", "starter").choose(named)
    if game.setup.starts is not None:
        return game.setup.starts
    if game.setup.profile.teams and not game.setup.profile.shared:
        team = game.stream("table", "starter").choose(game.setup.teams)
        return team[len(team) // 2]
    return game.stream("table", "starter").below(len(game.players))


def remember_deck(game: Game, seat: Seat) -> None:
    """Which cards started the game in the library or the command zone."""
    here = [*game.libraries[seat], *(n for n in game.command if game.objects[n].owner == seat)]
    names = tuple(game.objects[n].definition.name for n in here)
    mutators.alter_player(game, seat, started_with=names)


def lay_on_top(game: Game, seat: Seat) -> None:
    """What the setup says is put on top of the shuffled library, as far as it is there."""
    rest = list(game.libraries[seat])
    laid = []
    for name in game.setup.players[seat].top:
        found = next((number for number in rest if game.objects[number].definition.name == name), None)
        if found is not None:
            rest.remove(found)
            laid.append(found)
    if laid:
        mutators.set_library(game, seat, (*laid, *rest))


def hand_size(game: Game, seat: Seat) -> int:
    """How many cards the player's opening hand has."""
    sizes = [deck.hand_size for deck in decks_of(game, seat) if deck.hand_size is not None]
    return min(sizes, default=game.setup.profile.hand)


def opening_hands(game: Game) -> Procedure[None]:
    """Each player draws an opening hand; with more hands, all but one of them are shuffled back.  (CR 103.4)"""
    for seat in game.seats_in_turn_order(game.starter):
        for number in [n for n in game.command if game.objects[n].controller == seat and not game.objects[n].face_down]:
            for deck in [
                d for d in game.objects[number].base.kit.abilities if isinstance(d, a.Deck) and d.choose_number
            ]:
                least, most = min(deck.choose_number), max(deck.choose_number)
                choice = yield from choose_number(game, seat, "game-choose-number", least, most, None, (number,))
                if number in game.objects:
                    mutators.alter(game, number, chosen=(*game.objects[number].chosen, ("number", str(choice))))
                    mutators.happen(game, e.Chosen(seat, "number", str(choice)))
        deal(game, seat, hand_size(game, seat))
        more = sum(deck.hands for deck in decks_of(game, seat))
        if more:
            yield from choose_hand(game, seat, more)


def deal(game: Game, seat: Seat, count: int) -> None:
    """Draw the cards of an opening hand; nothing triggers on that.  Who has too few loses  (CR 104.3c)."""
    if count > len(game.libraries[seat]):
        mutators.alter_player(game, seat, drew_from_empty=True)
    for _ in range(min(count, len(game.libraries[seat]))):
        zone_mutators.move(game, [Going(game.libraries[seat][0], "hand", hidden=True, cause="deal")])


def choose_hand(game: Game, seat: Seat, more: int) -> Procedure[None]:
    """Several hands of seven: one is kept, the others are shuffled into the library."""
    hands = [list(game.hands[seat])]
    for _ in range(more):
        had = len(game.hands[seat])
        deal(game, seat, 7)
        hands.append(list(game.hands[seat][had:]))
    kept = hands[(yield from choose_pile(game, seat, "game-choose-hand", hands))]
    put_back(game, seat, [n for hand in hands if hand is not kept for n in hand])
    mutators.shuffle(game, seat)


def put_back(game: Game, seat: Seat, cards: list[int], bottom: bool = False) -> None:
    """Cards go from the hand to the library."""
    zone_mutators.move(game, [Going(n, "library", bottom=bottom, hidden=True) for n in cards])


# Mulligans.


def mulligans(game: Game) -> Procedure[None]:
    """Players decide in turn order, then all who want to mulligan at once, until everybody keeps.  (CR 103.4)"""
    taken = {player.seat: 0 for player in game.players}
    sizes = {player.seat: len(game.hands[player.seat]) for player in game.players}
    deciding = list(game.seats_in_turn_order(game.starter))
    while deciding:
        again: list[Seat] = []
        for seat in deciding:
            if not game.in_game(seat) or kept_size(game, sizes[seat], taken[seat]) <= 0:
                continue
            wants = yield from yes(game, seat, "game-mulligan", (kept_size(game, sizes[seat], taken[seat] + 1),))
            if wants:
                again.append(seat)
            else:
                yield from keep(game, seat, sizes[seat], taken[seat])
        for seat in again:
            if game.in_game(seat):
                taken[seat] += 1
                yield from redraw(game, seat, sizes[seat], taken[seat])
        deciding = [seat for seat in again if game.in_game(seat)]
    for seat in game.seats_in_turn_order(game.starter):
        shuffle_in(game, seat)


def begin_with(game: Game, seat: Seat) -> Procedure[None]:
    """A player begins the game with cards of their opening hand on the battlefield that say so.  (CR 103.5, 103.5a)"""
    if not game.in_game(seat):
        return
    found = [n for n in game.hands[seat] if a.FromOpeningHand() in game.objects[n].base.kit.abilities]
    chosen = yield from choose_objects(game, seat, "game-begin-with", found, 0, None)
    yield from moving.move(game, [Going(number, "battlefield", controller=seat) for number in chosen])


def shuffle_in(game: Game, seat: Seat) -> None:
    """What partial Paris has put aside goes back into the library.  (CM-10)"""
    aside = [n for n in game.exile if game.objects[n].face_down and game.objects[n].owner == seat]
    if aside:
        put_back(game, seat, aside)
        mutators.shuffle(game, seat)


def penalty(game: Game, taken: int) -> int:
    """How many cards fewer a hand has after so many mulligans; the first of a multiplayer game is free.  (CR 103.4c)"""
    profile = game.setup.profile
    free = profile.free_in_duels or (profile.free_mulligan and len(game.players) > 2)
    return max(0, taken - 1) if free else taken


def kept_size(game: Game, size: int, taken: int) -> int:
    return max(0, size - penalty(game, taken))


def redraw(game: Game, seat: Seat, size: int, taken: int) -> Procedure[None]:
    """Take one mulligan.  (CR 103.4; Paris and Vancouver are of earlier years, partial Paris is CM-10)"""
    kind = game.setup.profile.mulligan
    if kind == "partial-paris":
        aside = yield from choose_objects(game, seat, "game-mulligan-cards", game.hands[seat], 1, None)
        count = len(aside) - (1 if penalty(game, taken) else 0)
        for number in zone_mutators.move(
            game, [Going(number, "exile", face_down=True, hidden=True) for number in aside]
        ):
            mutators.alter(game, number, known_to=(seat,))
        deal(game, seat, max(0, count))
    else:
        put_back(game, seat, list(game.hands[seat]))
        mutators.shuffle(game, seat)
        deal(game, seat, size if kind == "london" else kept_size(game, size, taken))
    mutators.happen(game, e.MulliganTaken(seat, len(game.hands[seat])))


def keep(game: Game, seat: Seat, size: int, taken: int) -> Procedure[None]:
    """Keep the hand: London puts cards on the bottom, Vancouver scries after a mulligan.  (CR 103.4)"""
    kind = game.setup.profile.mulligan
    if kind == "london":
        excess = min(penalty(game, taken), len(game.hands[seat]))
        if excess:
            chosen = yield from choose_objects(game, seat, "game-bottom", game.hands[seat], excess, excess)
            for number in chosen:
                put_back(game, seat, [number], bottom=True)
    elif kind == "vancouver" and len(game.hands[seat]) < size:
        yield from scry_cards(Context(game, 0, seat), seat, 1)
    mutators.happen(game, e.HandKept(seat, len(game.hands[seat])))
