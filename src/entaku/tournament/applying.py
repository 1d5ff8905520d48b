"""How each act changes a night: its players, its pods and pairings, its clock.

`problems` tells what an organiser must say explicitly that they want; `enter` changes the state and raises Unlawful
for what can't be at all.  Games, votes and prizes enter in their own modules.
"""

from functools import singledispatch

from msgspec.structs import replace

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.clock import Clock
from entaku.tournament.finishing import Departure, Game
from entaku.tournament.namesakes import call, looks, namesakes
from entaku.tournament.pods import MOST_IN_A_GROUP_GAME
from entaku.tournament.readings import reading_of
from entaku.tournament.rounds import cut
from entaku.tournament.said import Said, saying
from entaku.tournament.state import Group, Player, State
from entaku.tournament.tables import tables_for
from entaku.tournament.waiting_list import must_wait

LARGEST_POD, SMALLEST_GROUP, LARGEST_GROUP = 10, 3, 5
MOST_TIME = 3600
"""So many seconds at once are given to a group beyond the round's time."""

MATCH_SIZES = {"swiss": (2,), "bracket": (1, 2)}
"""How many sit at a match; who goes on in a bracket without one sits alone."""


@singledispatch
def problems(act: acts.Act, state: State) -> list[Said]:
    """What is wrong with an act that can be entered all the same, if the organiser says so."""
    return []


@singledispatch
def enter(act: acts.Act, state: State) -> None:
    """Change the state by an act.  Raises Unlawful, naming the reason, for what can't be."""
    raise Unlawful("night-act-unknown", act=type(act).__name__)


@enter.register(acts.RecoveryUsed)
@enter.register(acts.RecoveryReplaced)
@enter.register(acts.DeskRenewed)
def _(act: acts.RecoveryUsed | acts.RecoveryReplaced | acts.DeskRenewed, state: State) -> None:
    """Nothing of the night itself: the organisers' link and recovery code follow from which of these the log holds."""


@problems.register
def _(act: acts.SettingsChanged, state: State) -> list[Said]:
    return [saying("night-settings-late")] if state.round else []


@enter.register
def _(act: acts.SettingsChanged, state: State) -> None:
    state.settings = act.settings


@problems.register
def _(act: acts.Registered, state: State) -> list[Said]:
    """A name that is there already is somebody's, unless both have cards: then they are two people."""
    wanted = Player(act.player, "", act.via, entered=act.name.strip(), mark=act.mark.strip())
    alike = [state.players[number] for number in namesakes(state, looks(wanted))]
    is_told_apart = act.card and all(player.card not in ("", act.card) for player in alike)
    return [saying("night-name-taken", name=alike[0].name)] if alike and not is_told_apart else []


@enter.register
def _(act: acts.Registered, state: State) -> None:
    if act.player in state.players:
        raise Unlawful("night-number-taken", player=act.player)
    name = _named(act.name)
    state.expect_free(act.card)
    state.claims.pop(act.card, None)
    late, reading, waits = bool(state.pods or state.round), reading_of(name, act.reading), must_wait(state)
    player = Player(act.player, name, act.via, late=late, reading=reading, card=act.card, waits=waits)
    call(state, player, name, act.mark)


@enter.register
def _(act: acts.Renamed, state: State) -> None:
    player, name = state.player(act.player), _named(act.name)
    player.reading = reading_of(name, act.reading)
    call(state, player, name, act.mark)


@problems.register
def _(act: acts.CheckedIn, state: State) -> list[Said]:
    player = state.player(act.player)
    return [saying("night-place-waited", name=player.name)] if act.here and player.waits else []


@enter.register
def _(act: acts.CheckedIn, state: State) -> None:
    """Who is let in although they wait has a place."""
    player = state.player(act.player)
    player.here, player.waits = act.here, player.waits and not act.here


@problems.register
def _(act: acts.Dropped, state: State) -> list[Said]:
    player = state.player(act.player)
    return [saying("night-dropped-already", name=player.name)] if player.dropped else []


@enter.register
def _(act: acts.Dropped, state: State) -> None:
    drop(state, act.player)


def drop(state: State, number: int) -> None:
    """The player leaves the game they are in, and later rounds go on without them."""
    state.player(number).dropped = True
    group = state.group_of(number)
    if group is not None and not group.is_over and number in group.game.alive:
        group.game = replace(group.game, left=(*group.game.left, Departure((number,), "dropped")))


@enter.register
def _(act: acts.Returned, state: State) -> None:
    player = state.player(act.player)
    if not player.dropped:
        raise Unlawful("night-not-dropped", name=player.name)
    if player.disqualified:
        raise Unlawful("night-is-disqualified", name=player.name)
    player.dropped, player.waits = False, not player.here and must_wait(state)


@problems.register
def _(act: acts.PodsMade, state: State) -> list[Said]:
    found = [
        saying("night-pod-size", pod=number, size=len(pod), most=LARGEST_POD)
        for number, pod in enumerate(act.pods, start=1)
        if not SMALLEST_GROUP <= len(pod) <= LARGEST_POD
    ]
    if state.round:
        found.append(saying("night-pods-late"))
    return found


@enter.register
def _(act: acts.PodsMade, state: State) -> None:
    _each_once(state, [player for pod in act.pods for player in pod])
    before = dict(state.pods_numbered())
    same = {number for number, pod in enumerate(act.pods, start=1) if set(pod) == set(before.get(number, ()))}
    state.agreements = {pod: agreement for pod, agreement in state.agreements.items() if pod in same}
    state.pods = list(act.pods)
    state.draws += 1
    state.draft = None


@problems.register
def _(act: acts.PodJoined, state: State) -> list[Said]:
    found = []
    if state.round:
        found.append(saying("night-entry-too-late", name=state.player(act.player).name))
    if 1 <= act.pod <= len(state.pods) and len(state.pods[act.pod - 1]) >= LARGEST_POD:
        found.append(saying("night-pod-size", pod=act.pod, size=len(state.pods[act.pod - 1]) + 1, most=LARGEST_POD))
    return found


@enter.register
def _(act: acts.PodJoined, state: State) -> None:
    if not 1 <= act.pod <= len(state.pods):
        raise Unlawful("night-pod-unknown", pod=act.pod)
    _each_once(state, [act.player, *(player for pod in state.pods for player in pod)])
    state.pods[act.pod - 1] = (*state.pods[act.pod - 1], act.player)
    state.draft = None


@enter.register
def _(act: acts.DraftedAt, state: State) -> None:
    if not 1 <= act.pod <= len(state.pods):
        raise Unlawful("night-pod-unknown", pod=act.pod)
    _each_once(state, [player for player in act.seats if player])
    state.drafted[act.pod] = act


@problems.register
def _(act: acts.PairingDrafted, state: State) -> list[Said]:
    found = []
    largest = MOST_IN_A_GROUP_GAME if state.settings.structure == "group-game" else LARGEST_GROUP
    for seating, table in zip(act.seatings, tables_for(state, act.seatings), strict=True):
        playing = [player for player in seating.players if player in state.players]
        if seating.half in ("round-1", "points", "only") and not SMALLEST_GROUP <= len(playing) <= largest:
            found.append(saying("night-group-size", table=table, size=len(playing)))
        if seating.half in MATCH_SIZES and len(playing) not in MATCH_SIZES[seating.half]:
            found.append(saying("night-match-size", table=table, size=len(playing)))
        found += _of_other_pods(seating, playing, state)
        if seating.half in ("winners", "losers") and seating.pod is not None:
            if state.groups_in(2, seating.pod):
                found.append(saying("night-round-over", round=2))
            wanted = cut(state, seating.pod)[0 if seating.half == "winners" else 1]
            wrong = [state.names[player] for player in playing if player not in wanted]
            if wrong:
                found.append(saying(f"night-wrong-half-{seating.half}", names=", ".join(wrong)))
    if state.groups and not state.is_round_over():
        found.append(saying("night-round-open", round=state.round))
    return found


def _of_other_pods(seating: acts.Seating, playing: list[int], state: State) -> list[Said]:
    """Players who drafted in another pod than the one that the group belongs to."""
    if seating.pod is None or not 1 <= seating.pod <= len(state.pods):
        return []
    strangers = [state.names[player] for player in playing if player not in state.pods[seating.pod - 1]]
    return [saying("night-other-pod", names=", ".join(strangers), pod=seating.pod)] if strangers else []


@enter.register
def _(act: acts.PairingDrafted, state: State) -> None:
    if not act.seatings:
        raise Unlawful("night-nobody-to-pair")
    _each_once(state, [player for seating in act.seatings for player in seating.players])
    state.draft, state.quality = act.seatings, act.quality
    state.draws += 1


@problems.register
def _(act: acts.PairingPublished, state: State) -> list[Said]:
    found = [saying("night-round-open", round=state.round)] if state.groups and not state.is_round_over() else []
    seated = {player for seating in state.draft or () for player in seating.players}
    waiting = [state.names[player] for player in state.playing() if player not in seated]
    if waiting and state.draft and not state.round and state.settings.in_pods:
        found.append(saying("night-unseated", names=", ".join(waiting)))
    for pod in sorted({seating.pod for seating in state.draft or () if seating.pod is not None}):
        found += _not_agreed(state, pod)
    return found


def _not_agreed(state: State, pod: int) -> list[Said]:
    """Who stands in the way of what is proposed to a pod."""
    agreement = state.agreements.get(pod)
    if agreement is None:
        return []
    asked = state.asked(pod)
    missing = [state.names[player] for player in asked if player not in agreement.answers]
    against = [state.names[player] for player in asked if agreement.answers.get(player) is False]
    found = [saying("night-rules-missing", pod=pod, names=", ".join(missing), count=len(missing))] if missing else []
    return [*found, saying("night-rules-against", pod=pod, names=", ".join(against))] if against else found


@enter.register
def _(act: acts.PairingPublished, state: State) -> None:
    """The drafted pairing becomes a round; who has dropped is absent from their group.

    What each pod has agreed on stays with its groups, whatever is proposed later.  (EV-9, EV-11, EV-12)
    """
    if state.draft is None:
        raise Unlawful("night-no-draft")
    state.round += 1
    state.lists_locked = state.lists_locked or state.settings.lists
    for seating, table in zip(state.draft, tables_for(state, state.draft), strict=True):
        order = tuple(player for player in seating.players if not state.players[player].dropped)
        absent = tuple(player for player in seating.players if player not in order)
        number, rules = len(state.groups) + 1, state.next_rules(seating.pod)
        group = Group(
            number, state.round, seating.half, seating.pod, min(seating.survivors, max(1, len(order) - 1)),
            Game(order, absent=absent),
            rules=rules, longer=0.0 if rules is None else (rules.minutes - state.settings.minutes) * 60.0,
            table=table,
        )  # fmt: skip
        state.publish(group)
    seated = {player for seating in state.draft for player in seating.players}
    if state.settings.is_open and state.draft[0].half in ("points", "swiss"):
        state.byes += [(state.round, player) for player in state.playing() if player not in seated]
    state.draft = None
    state.clock = Clock(state.settings.minutes * 60)


@enter.register
def _(act: acts.ClockStarted, state: State) -> None:
    state.clock = _clock(state).started(act.at)


@enter.register
def _(act: acts.ClockPaused, state: State) -> None:
    state.clock = _clock(state).paused(act.at)


@enter.register
def _(act: acts.ClockExtended, state: State) -> None:
    state.clock = _clock(state).extended(act.seconds)


@enter.register
def _(act: acts.TimeGiven, state: State) -> None:
    group = state.group(act.group)
    _clock(state)
    if not -MOST_TIME <= act.seconds <= MOST_TIME:
        raise Unlawful("night-time-too-much", most=MOST_TIME // 60)
    group.longer += act.seconds


def _clock(state: State) -> Clock:
    if state.clock is None:
        raise Unlawful("night-no-round")
    return state.clock


def _named(name: str) -> str:
    name = name.strip()
    if not 1 <= len(name) <= 80:
        raise Unlawful("night-name-length")
    return name


def _each_once(state: State, players: list[int]) -> None:
    seen: set[int] = set()
    for player in players:
        found = state.player(player)
        if player in seen:
            raise Unlawful("night-seated-twice", name=found.name)
        seen.add(player)
