"""Writing down how a game stands, in the words of scenarios, and what these words can't say.

What can't be said isn't known here: the text is set up again, and what differs then is what was lost.  Only in which
order permanents of different players came isn't compared.  (docs/scenarios.md)
"""

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from entaku.kernel.seats import Seat
from entaku.magic.additional.faces.doors import HALVES
from entaku.magic.game.definitions import Definition
from entaku.magic.game.play import Play
from entaku.magic.game.profile import RulesProfile
from entaku.magic.game.state import MANA_KINDS, PLAYER_COUNTERS, Combat, Game, Memory, Object, Player
from entaku.oracle.colours import COLOURS
from entaku.oracle.ir.abilities import Keyword
from entaku.scenarios.board import CHOSEN, COMPANION
from entaku.scenarios.leading import COMMANDERS
from entaku.scenarios.playing import ACTED_ON, PRIORITY
from entaku.scenarios.reading import COLOUR_LETTERS, PROFILES, ZONES
from entaku.scenarios.remarks import Said, said

Document = dict[str, object]
COLOUR_WORDS = {letter: word for word, letter in COLOUR_LETTERS.items() if letter}
CALM = ("precombat main", "beginning of combat", "declare attackers", "declare blockers", "end of combat",
        "postcombat main")  # fmt: skip
"""Steps in whose middle nothing of their beginning is done again."""
SAID_OF_OBJECTS = (
    "owner", "controller", "zone", "tapped", "damage", "deathtouched", "counters", "attached_player", "face_down",
    "flipped", "chosen", "monstrous", "level", "renowned", "suspected", "manifested", "foretold", "plotted", "cloaked",
    "shields", "rumbling", "commander", "supplied", "astray", "mutated", "designations",
)  # fmt: skip
REFERRING = ("attached", "paired", "haunts", "prepared")
SAID_OF_PLAYERS = (
    "life", "mana", "snow", "kept", "kept_all_turn", "earmarked", *PLAYER_COUNTERS, "drew_from_empty", "blessed",
    "completed", "rumbled", "rumbles", "commander_damage", "lands_played",
)  # fmt: skip
LASTING = ("effects", "delayed", "waiting", "phased", "extra_turns", "extra_phases", "masters", "master", "initiative")
"""What goes on beyond the moment, and what no text has words for."""
BEFORE_THIS_TURN = ("resolutions", "climbs", "height", "monarch_before", "faults", "cast_before", "cast_by_last")


class Written(Struct, frozen=True):
    """A position as plain data, its objects in the order in which they are set up, and what it can't say."""

    document: Document
    order: tuple[int, ...]
    lost: tuple[Said, ...] = ()


def written(play: Play) -> Written:
    """How a game stands, once it has begun; what else is lost is still to be compared."""
    game = play.game
    scribe = Scribe(game)
    board = {player.name: scribe.side(seat) for seat, player in enumerate(game.setup.players)}
    document: Document = {
        "players": [player.name for player in game.setup.players],
        "profile": profile_written(game.setup.profile),
        "turn": f"{game.setup.players[game.active].name}'s {game.step}",
    }
    if game.monarch is not None:
        document["monarch"] = game.setup.players[game.monarch].name
    if game.daytime:
        document["daytime"] = game.daytime
    return Written({**document, "board": board}, tuple(scribe.order), tuple(_of_the_moment(play)))


def profile_written(profile: RulesProfile) -> object:
    """The rules as the name of a profile, or as that which is nearest and what differs from it.

    >>> profile_written(PROFILES["commander-2010"])
    'commander-2010'
    >>> profile_written(replace(PROFILES["conspiracy"], life=25))
    {'date': 'conspiracy', 'life': 25}
    """
    own = msgspec.structs.asdict(profile)
    differing = {
        name: {field: value for field, value in own.items() if value != getattr(other, field)}
        for name, other in PROFILES.items()
    }
    name = min(differing, key=lambda one: len(differing[one]))
    differs = {field: "none" if value is None else value for field, value in differing[name].items()}
    return {"date": name, **differs} if differs else name


def _of_the_moment(play: Play) -> Iterator[Said]:
    """What goes on at the moment, for which there are no words."""
    game = play.game
    if game.stack:
        names = ", ".join(game.objects[number].base.name for number in game.stack)
        yield said("scenario-lost-stack", names=names)
    decision = play.decision
    if decision is None or decision.purpose not in ACTED_ON:
        yield said("scenario-lost-question")
    elif decision.purpose == PRIORITY and decision.seat != game.active:
        yield said("scenario-lost-priority")
    if game.step not in CALM:
        yield said("scenario-lost-step")


class Scribe:
    """Writes the sides of a board; what others refer to has an alias."""

    def __init__(self, game: Game) -> None:
        self.game = game
        combat = game.combat
        attacks = () if combat is None else combat.attacks
        self.attacks = {attack.attacker: attack for attack in attacks}
        self.blocked_by = {blocker: attack.attacker for attack in attacks for blocker in attack.blockers}
        self.zones = [self.lying(seat) for seat in range(len(game.players))]
        self.order = [number for zones in self.zones for zone in ZONES for number in zones.get(zone, ())]
        wanted = {attack.planeswalker for attack in attacks} | set(self.blocked_by.values())
        for number, item in game.objects.items():
            wanted |= {
                item.attached,
                item.exiled_by[0] if item.exiled_by else None,
                number if self.leads(number) else None,
            }
        named = [number for number in self.order if number in wanted]
        self.aliases = {n: f"{self.name(game.objects[n])} {place}" for place, n in enumerate(named, start=1)}

    def side(self, seat: Seat) -> Document:
        """What a player has."""
        player = self.game.players[seat]
        if player.left:
            return {"life": 0, "library": []}
        found: Document = {"life": player.life}
        found |= {kind: getattr(player, kind) for kind in PLAYER_COUNTERS if getattr(player, kind)}
        if player.lands_played:
            found["lands played"] = player.lands_played
        if any(player.mana):
            found["mana"] = "".join(kind * n for kind, n in zip(MANA_KINDS, player.mana, strict=True))
        for zone in ZONES:
            items = [self.game.objects[number] for number in self.zones[seat][zone]]
            if items or zone == "library":
                found[zone] = [*grouped(self.line(zone, item) for item in items)]
        if wounds := [*self.wounds(player)]:
            found["commander damage"] = wounds
        return found

    def lying(self, seat: Seat) -> Mapping[str, Sequence[int]]:
        """A player's objects by their zones as scenarios have them, in their order; nothing of who has left."""
        game = self.game
        if game.players[seat].left:
            return {}
        own = {number for number, item in game.objects.items() if item.owner == seat}
        companion = game.players[seat].companion
        return {
            "library": game.libraries[seat],
            "hand": game.hands[seat],
            "graveyard": game.graveyards[seat],
            "battlefield": [number for number in game.battlefield if game.objects[number].controller == seat],
            "exile": [number for number in game.exile if number in own],
            COMMANDERS: [number for number in game.command if number in own and self.leads(number)],
            "command": [number for number in game.command if number in own and not self.leads(number)],
            "sideboard": [number for number in game.outside if number in own and number != companion],
            COMPANION: [number for number in game.outside if number == companion],
        }

    def leads(self, number: int) -> bool:
        return self.game.objects[number].commander is not None

    def name(self, item: Object) -> str:
        """What an object is called: a token by what it is, what has several faces on the battlefield by one of them."""
        if item.definition.is_token:
            return token_words(item.definition)
        own = item.definition
        return own.traits.name if item.zone == "battlefield" and own.faces and not item.flipped else own.name

    def line(self, zone: str, item: Object) -> str:
        alias = f" as {self.aliases[item.id]}" if item.id in self.aliases else ""
        details = [*self.details(zone, item)]
        return self.name(item) + alias + (f" ({', '.join(details)})" if details else "")

    def details(self, zone: str, item: Object) -> Iterator[str]:
        game, players = self.game, self.game.setup.players
        if item.owner != item.controller and zone == "battlefield":
            yield f"owned by {players[item.owner].name}"
        if item.commander is not None:
            if zone != COMMANDERS:
                yield "commander"
            if times := dict(enumerate(game.players[item.owner].commander_casts)).get(item.commander, 0):
                yield f"cast {times} times"
        for words, holds in (
            ("tapped", item.tapped), ("face down", item.face_down), ("flipped", item.flipped),
            ("summoning sick", zone == "battlefield" and item.since == game.turn),
            (f"monstrous {item.monstrous}", bool(item.monstrous)),
            ("solved", "solved" in item.designations), ("prepared", "prepared" in item.designations),
            ("left door unlocked", HALVES[0] in item.designations),
            ("right door unlocked", HALVES[1] in item.designations),
        ):  # fmt: skip
            if holds:
                yield words
        if item.damage:
            yield f"{item.damage} damage"
        yield from (f"{count} {kind} counters" for kind, count in item.counters if " " not in kind)
        for kind, value in item.chosen:
            if kind in CHOSEN:
                yield f"chosen {kind} {self.chosen(kind, value)}"
        yield from self.relations(item)

    def chosen(self, kind: str, value: str) -> str:
        if kind == "player":
            return self.game.setup.players[int(value)].name
        return COLOUR_WORDS.get(value, value) if kind == "colour" else value

    def relations(self, item: Object) -> Iterator[str]:
        """What an object has to do with others, or with a player."""
        players = self.game.setup.players
        if item.attached in self.aliases:
            yield f"attached to {self.aliases[item.attached]}"
        if item.attached_player is not None:
            yield f"attached to {players[item.attached_player].name}"
        if item.exiled_by is not None and item.exiled_by[0] in self.aliases:
            yield f"exiled by {self.aliases[item.exiled_by[0]]}"
        attack = self.attacks.get(item.id)
        if attack is not None:
            yield f"attacking {self.aliases.get(attack.planeswalker or 0, players[attack.player].name)}"
        if item.id in self.blocked_by:
            yield f"blocking {self.aliases[self.blocked_by[item.id]]}"

    def wounds(self, player: Player) -> Iterator[str]:
        """The combat damage that commanders have dealt a player."""
        leaders = {(item.owner, item.commander): item for item in self.game.objects.values()}
        for owner, place, damage in player.commander_damage:
            if (owner, place) in leaders:
                yield f"{damage} from {self.aliases[leaders[owner, place].id]}"


def grouped(lines: Iterator[str]) -> Iterator[str]:
    """Lines, those alike in a row together with their number; none with an alias or details.

    >>> list(grouped(iter(["Forest", "Forest", "Island (tapped)", "Forest"])))
    ['2 Forest', 'Island (tapped)', 'Forest']
    """
    last, count = "", 0
    for line in (*lines, ""):
        if line == last and "(" not in line and " as " not in line:
            count += 1
            continue
        if last:
            yield f"{count} {last}" if count > 1 else last
        last, count = line, 1


def token_words(definition: Definition) -> str:
    """A token in words, as a board has it."""
    traits = definition.traits
    size = f"{traits.power}/{traits.toughness} " if traits.power is not None else ""
    colours = " and ".join(COLOUR_WORDS[letter] for letter in COLOURS if letter in traits.colours) or "colourless"
    own = traits.name.split()
    named = own if set(own) == traits.subtypes else sorted(traits.subtypes)
    types = [*sorted(traits.supertypes), *named, *sorted(traits.types - {"Creature"})]
    keywords = [one.name for one in traits.kit.abilities if isinstance(one, Keyword)]
    words = " ".join((*types, *(["Creature"] if "Creature" in traits.types and not types else [])))
    return f"{size}{colours} {words} token" + (f" with {' and '.join(keywords)}" if keywords else "")


# What was lost.


def compared(old: Play, new: Play, text: Written) -> Iterator[Said]:
    """What is otherwise in the position that a text sets up than in the game that it was written from."""
    game, other = old.game, new.game
    yield from text.lost
    names = {number: place for place, number in enumerate(text.order, start=1)}  # they are set up in this order
    unlike = [
        game.objects[mine]
        for mine, its in names.items()
        if its not in other.objects or not alike(game, other, mine, its, names)
    ]
    if unlike:
        told = ", ".join(dict.fromkeys(item.base.name for item in unlike))
        yield said("scenario-lost-objects", names=told)
    seats = [seat for seat, player in enumerate(game.players) if not player.left]
    differing = [seat for seat in seats if not alike_players(game.players[seat], other.players[seat])]
    if differing:
        yield said("scenario-lost-players", names=", ".join(game.setup.players[seat].name for seat in differing))
    if fights(game, names) != fights(other, {number: number for number in other.objects}):
        yield said("scenario-lost-combat")
    if any(getattr(game, what) != getattr(other, what) for what in LASTING):
        yield said("scenario-lost-lasting")
    if any(map(any, (*game.planar_decks, *game.scheme_decks))):
        yield said("scenario-lost-beside")
    if any(one.pool is not None and (one.pool.notes or one.pool.removed) for one in game.setup.players):
        yield said("scenario-lost-noted")
    if this_turn(game) != this_turn(other):
        yield said("scenario-lost-turn")


def fights(game: Game, names: Mapping[int, int]) -> object:
    """Who attacks whom and is blocked by whom, and in which bands and orders; by other numbers."""
    combat = game.combat or Combat()
    of = names.get
    attacks = [
        (
            of(one.attacker),
            one.player,
            of(one.planeswalker or 0),
            sorted(of(each, 0) for each in one.blockers),
            one.blocked,
        )
        for one in combat.attacks
    ]
    return sorted(attacks, key=str), len(combat.bands), len(combat.attacked_before), combat.first_strikers


def this_turn(game: Game) -> tuple[object, ...]:
    """What has happened this turn, as far as anything may ask for it."""
    calm = Memory()
    memory = replace(game.memory, **{field: getattr(calm, field) for field in BEFORE_THIS_TURN}, attacked=())
    return memory, *((player.spells_cast, player.cards_drawn) for player in game.players)


def alike_players(one: Player, other: Player) -> bool:
    """Whether a player has what they had, and commanders were cast as often."""
    casts = [{place: times for place, times in enumerate(player.commander_casts) if times} for player in (one, other)]
    return casts[0] == casts[1] and same(one, other, SAID_OF_PLAYERS)


def same(one: Struct, other: Struct, fields: Sequence[str]) -> bool:
    return all(getattr(one, field) == getattr(other, field) for field in fields)


def alike(game: Game, other: Game, mine: int, its: int, names: Mapping[int, int]) -> bool:
    """Whether an object is what it was, as far as it isn't about the turns before."""
    one, two = game.objects[mine], other.objects[its]
    referring = all(names.get(getattr(one, field) or 0) == getattr(two, field) for field in REFERRING)
    exiled = one.exiled_by is None or one.exiled_by[0] not in names or two.exiled_by is not None
    sick = one.zone != "battlefield" or (one.since == game.turn) == (two.since == other.turn)
    told = one.zone != "battlefield" or not (one.cast.kicked or one.cast.x or one.cast.way.keyword)
    return (
        same(one, two, SAID_OF_OBJECTS) and referring and exiled and sick and told and not one.components
        and one.copies is None and is_same(one.definition, two.definition)
    )  # fmt: skip


def is_same(one: Definition, other: Definition) -> bool:
    """Whether two definitions are of one card and face, or of tokens that are alike."""
    if not one.is_token:
        return (one.name, one.traits.name) == (other.name, other.traits.name)
    if not other.is_token or one.card is not None:
        return False
    mine, its = one.traits, other.traits
    return (
        all(
            getattr(mine, field) == getattr(its, field)
            for field in ("name", "colours", "supertypes", "types", "subtypes", "power", "toughness")
        )
        and mine.kit.abilities == its.kit.abilities
    )
