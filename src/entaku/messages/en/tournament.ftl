# An organised night: pods, groups, results, ranking, prizes and votes.

night-cli-groups = Show how many pods and groups so many players make.
night-cli-pod = Pod { $number }: { $size } players, groups { $groups }

night-too-few = A night needs at least { $fewest } players, not { $players }.
night-too-many = A night has at most { $most } players, not { $players }.

# Why somebody stands where they stand.

night-rank = { $rank }{ $ending }: { $why }
night-rank-why = { $first }; { $more }
night-why-last = last one standing in { $group ->
    [winners] the winners' group
    [losers] the losers' group
    [final] the final table
    [only] the group
   *[other] their group
  }
night-why-left = { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] number { $nth }
  } to leave { $group ->
    [winners] the winners' group
    [losers] the losers' group
    [final] the final table
    [only] the group
   *[other] their group
  }
night-why-in-play = still in the game in { $group ->
    [winners] the winners' group
    [losers] the losers' group
    [final] the final table
    [only] the group
   *[other] their group
  }
night-why-absent = gone before the game of { $group ->
    [winners] the winners' group
    [losers] the losers' group
    [final] the final table
    [only] the group
   *[other] their group
  } began
night-why-never = left before the first game
night-why-life = { $life } life in { $group ->
    [winners] the winners' group
    [losers] the losers' group
    [final] the final table
    [only] the group
   *[other] their group
  } when time ran out
night-why-together-later = left at the same time as { $others }, but sits later in turn order
night-why-together-nearer = left at the same time as { $others }, but is nearer to the first turn
night-why-equal-life-later = as much life as { $others }, but sits later in turn order
night-why-equal-life-nearer = as much life as { $others }, but is nearer to the first turn
night-why-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
night-why-opponents = opponents had { $points } points on average

night-cause-life = at 0 life
night-cause-commander-damage = by commander damage
night-cause-poison = by poison
night-cause-empty-library = drew from an empty library
night-cause-effect = by an effect
night-cause-won-by-card = somebody else won by a card
night-cause-concession = conceded
night-cause-dropped = dropped from the event
night-cause-unknown = cause not noted

# Honours.

night-honour-combat-damage = Most combat damage in one turn
night-honour-mana-pool = Most mana in a mana pool
night-honour-commander-win = Win by commander damage
night-honour-commander-mana = Most mana spent on commanders

# What an organiser is asked to confirm.

night-settings-late = The first round is published; players have seen the settings that you change.
night-name-taken = There is a player named “{ $name }” already.
night-entry-too-late = Round 1 has begun: “{ $name }” can't be put into a group any more and waits without one.
night-dropped-already = { $name } has dropped already.
night-pod-size = Pod { $pod } would have { $size } players; a pod has 3 to { $most }.
night-pods-late = The first round is published; its groups stay as they are.
night-group-size = Group { $group } would have { $size } players; a group has 3 to 5.
night-wrong-half-winners = { $names } did not get into the winners' group.
night-wrong-half-losers = { $names } did not get into the losers' group.
night-other-pod = { $names } drafted in another pod than pod { $pod }, to which this group belongs.
night-unseated = { $names }: here, but in no group. Nobody can join once round 1 has begun.
night-round-open = Some groups of round { $round } are still at play.
night-left-already = { $name } has left this game already; entered again, it counts now instead.
night-two-winners = { $first } has won this game already; { $second } can't win it too.
night-life-missing = The life total of { $name } is missing; it counts as 0.
night-result-there = Group { $group } has a result already; this one replaces it.
night-not-over = Group { $group } is not over: { $alive } are still in, and { $survivors } may stay.
night-game-over = The game of group { $group } is over already.
night-honour-own-word = { $name } can't confirm their own claim.
night-voted-already = { $name } has voted already; the new vote replaces the old one.
night-not-over-yet = The vote of group { $group } comes after its game.
night-ranking-open = { $pod ->
    [0] Some groups are still at play; the standings may change.
   *[other] Pod { $pod } is still playing; its ranking may change.
  }
night-not-your-pick = It is { $other }'s pick, not { $name }'s.
night-undo-breaks = Entry { $entry } rests on what you take back.
night-left-out = This entry no longer fits and is left out.

# What can't be.

night-changed = { $names } entered { $count ->
    [one] something
   *[other] { $count } things
  } meanwhile. Look at the night as it is now, then enter yours again.
night-entry-unknown = There is no entry { $entry }.
night-undone-already = Entry { $entry } is taken back already.
night-unreadable = This is not a saved night ({ $problem }).
night-act-unknown = A night's log has no “{ $act }”.
night-player-unknown = There is no player number { $player }.
night-number-taken = The player number { $player } is taken.
night-name-length = A name has 1 to 80 characters.
night-not-dropped = { $name } has not dropped.
night-group-unknown = There is no group { $group }.
night-pod-unknown = There is no pod { $pod }.
night-seated-twice = { $name } is named twice.
night-nobody-to-pair = There is nobody to pair.
night-no-draft = There is no drafted pairing to publish.
night-no-round = No round has begun.
night-round-over = Round { $round } was the last one.
night-not-in-group = { $name } does not play in group { $group }.
night-wrong-order = The turn order must name each player of group { $group } once.
night-cause-is-unknown = “{ $cause }” is no cause for leaving a game.
night-clock-runs = The clock is running already.
night-clock-stands = The clock is standing already.
night-honour-unknown = The honour “{ $honour }” was not announced.
night-vote-self = { $name } can't vote for themselves.
night-prize-unknown = Prize { $prize } is not to be had here.
night-prize-taken = “{ $prize }” was taken by { $name } already.
night-prize-twice = The prize number { $prize } is used twice.

# What an entry of the log says.

night-did-settings-changed = changed the settings
night-did-registered = registered { $name } (number { $player })
night-did-renamed = gave number { $player } the name { $name }
night-did-checked-in = { $here ->
    [yes] checked { $name } in
   *[other] took the check-in of { $name } back
  }
night-did-dropped = { $name } dropped
night-did-returned = { $name } is back
night-did-pods-made = { $count ->
    [one] made 1 pod
   *[other] made { $count } pods
  }
night-did-pod-joined = seated { $name } in pod { $pod }
night-did-pairing-drafted = { $count ->
    [one] drafted a pairing of 1 group
   *[other] drafted a pairing of { $count } groups
  }
night-did-pairing-published = published the pairing
night-did-left-game = group { $group }: { $names } left the game
night-did-game-won = group { $group }: { $name } won by a card
night-did-lives-noted = group { $group }: life totals { $lives }
night-did-time-ran-out = group { $group }: time over, life totals { $lives }
night-did-result-entered = { $correction ->
    [yes] group { $group }: corrected the result
   *[other] group { $group }: entered the whole result
  }
night-did-clock-started = started the clock
night-did-clock-paused = stopped the clock
night-did-clock-extended = gave the clock { $minutes } more minutes
night-did-turn-noted = group { $group }: it was { $name }’s turn when time ran out
night-did-table-named = { $room ->
    [none] group { $group }: plays at no table here
   *[other] group { $group }: plays at table { $room }
  }
night-did-honour-noted = group { $group }: noted an honour for { $name }
night-did-voted = group { $group }: { $name } voted
night-did-prizes-pooled = put { $count ->
    [one] 1 prize
   *[other] { $count } prizes
  } into the pool
night-did-prize-picked = { $name } picked { $prize }
night-did-extra-prize = group { $group }: extra prize { $prize }
night-did-extra-given = { $name } got { $prize }
night-did-undone = took entry { $entry } back

night-group-room = { $night } · group { $group }
night-draft-gone = The draft in room { $room } is no longer the one that this pod made.
night-not-drafted = { $name } has no deck from the draft in room { $room }.
night-pod-elsewhere = Not everybody of this pod drafted in that room: { $names } did not.
night-none-here = No night is played from this room.
night-did-drafted-at = pod { $pod }: drafted in room { $room }, its groups play there

# Rooms that the night opens.

night-pod-room = { $night } · pod { $pod }
night-seats-set = The night says who sits where, and under which name.
night-pod-drafts-once = This draft belongs to a night. For another one, take its room back in the night’s log.
night-draft-unclear = What is to be drafted can’t be read ({ $problem }).
night-draft-running = The draft in room { $room } is not over yet.
night-pod-has-room = Pod { $pod } drafts in room { $room } already.
night-pod-no-room = No draft has been opened for pod { $pod } yet.
night-group-over = The game of group { $group } is over.
night-group-has-table = Group { $group } plays in room { $room } already.
night-group-drafted-here = Group { $group } plays with the decks of its draft: its table opens by itself.
night-minutes-out-of-range = A round has 1 to { $most } minutes.
night-rounds-out-of-range = A night has 1 to { $most } rounds, and its final table takes 0 to { $final } players.
night-wager-out-of-range = Players stake 0 to 100 percent of their points.
