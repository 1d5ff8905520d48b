# An organised night: pods, groups, results, ranking, prizes and votes.

night-cli-groups = Show how many pods and groups so many players make.
night-cli-pod = Pod { $number }: { $size ->
    [one] 1 player
   *[other] { $size } players
  }, groups { $groups }

night-too-few = A night needs at least { $fewest ->
    [one] 1 player
   *[other] { $fewest } players
  }, not { $players }.
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
night-why-won-leaving = last to leave { $group ->
    [winners] the winners' group
    [losers] the losers' group
    [final] the final table
    [only] the group
   *[other] their group
  }, where nobody stayed: that counts as a win
night-why-survived = survived round 1
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
night-why-democratic = { $survived ->
    [0] survived no game
    [one] survived 1 game
   *[other] survived { $survived } games
  }, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }
night-why-honour = { $text }
night-why-opponents = opponents had { $points } points on average
night-why-wins = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
  }
night-why-head-to-head = parted by the games against each other
night-why-lot = parted by lot
night-why-later-seats = parted by who played from later seats
night-why-match-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  } ({ $won }–{ $lost }–{ $drawn })
night-why-opponents-match = opponents' match wins { $part } %
night-why-game = own game wins { $part } %
night-why-opponents-game = opponents' game wins { $part } %
night-why-match-won = won { $won }–{ $lost }{ $drawn ->
    [0] { "" }
   *[other] –{ $drawn }
  }
night-why-match-lost = lost { $won }–{ $lost }{ $drawn ->
    [0] { "" }
   *[other] –{ $drawn }
  }
night-why-match-drawn = drew { $won }–{ $lost }{ $drawn ->
    [0] { "" }
   *[other] –{ $drawn }
  }
night-why-knockout = { $left ->
    [2] in the final
   *[other] among the last { $left }
  }
night-why-knockout-free = among the last { $left }, without a game in that round

night-cause-life = at 0 life
night-cause-commander-damage = by commander damage
night-cause-poison = by poison
night-cause-empty-library = drew from an empty library
night-cause-effect = by an effect
night-cause-won-by-card = somebody else won by a card
night-cause-concession = conceded
night-cause-dropped = dropped from the event
night-cause-loss = lost the game
night-cause-unknown = cause not noted

# Honours.

night-honour-combat-damage = Most combat damage in one turn
night-honour-mana-pool = Most mana in a mana pool
night-honour-commander-win = Win by commander damage
night-honour-commander-mana = Most mana spent on commanders

# What an organiser is asked to confirm.

night-settings-late = The first round is published; players have seen the settings that you change.
night-name-taken = There is a player named “{ $name }” already. If this is another person, both are shown with something behind the name.
night-entry-too-late = Round 1 has begun: in the pod alone, “{ $name }” has no game. Give them a seat in a group instead.
night-dropped-already = { $name } has dropped already.
night-pod-size = Pod { $pod } would have { $size ->
    [one] 1 player
   *[other] { $size } players
  }; a pod has 3 to { $most }.
night-pods-late = The first round is published; its groups stay as they are.
night-group-size = Table { $table } would have { $size ->
    [one] 1 player
   *[other] { $size } players
  }; a group has 3 to 5.
night-seat-begun = Somebody has left the game at table { $table } already; { $name } would enter it with fresh life.
night-match-size = Table { $table } would have { $size ->
    [one] 1 player
   *[other] { $size } players
  }; a match has two.
night-wrong-half-winners = { $names } did not get into the winners' group.
night-wrong-half-losers = { $names } did not get into the losers' group.
night-other-pod = { $names } drafted in another pod than pod { $pod }, to which this group belongs.
night-unseated = { $names }: here, but in no group. Once round 1 has begun, only the places that its groups have left remain.
night-round-open = Some groups of round { $round } are still at play.
night-left-already = { $name } has left this game already; entered again, it counts now instead.
night-two-winners = { $first } has won this game already; { $second } can't win it too.
night-life-missing = The life total of { $name } is missing; it counts as 0.
night-result-there = Table { $table } has a result already; this one replaces it.
night-not-over = Table { $table } is not over: { $alive } are still in, and { $survivors } may stay.
night-game-over = The game at table { $table } is over already.
night-honour-own-word = { $name } can't confirm their own claim.
night-voted-already = { $name } has voted already; the new vote replaces the old one.
night-votes-open = Votes are still missing at table { $tables }, and prizes are picked by them.
night-not-over-yet = The vote at table { $table } comes after its game.
night-ranking-open = { $pod ->
    [0] Some groups are still at play; the standings may change.
   *[other] Pod { $pod } is still playing; its ranking may change.
  }
night-not-your-pick = It is { $other }'s pick, not { $name }'s.
night-undo-breaks = Without it, { $what } no longer fits.
night-left-out = This entry no longer fits and is left out.

# What can't be.

night-changed = { $names } entered { $count ->
    [one] something
   *[other] { $count } things
  } meanwhile. Look at the night as it is now, then enter yours again.
night-entry-unknown = There is no entry { $entry }.
night-undone-already = That has been taken back already.
night-results-unknown = No results were found in this file. JSON of Magic Online, Melee or TopDeck with its rounds is read, and a night exported here.
night-results-unplayable = The results of “{ $name }” don’t fit together: nobody can play two matches of a round at once, say.
night-unreadable = This is not a saved night ({ $problem }).
night-act-unknown = A night's log has no “{ $act }”.
night-player-unknown = There is no player number { $player }.
night-card-taken = This player card is { $name } here already.
night-claim-taken = { $name } can't be claimed: they have a player card already, or registered themselves.
night-claim-refused = The desk has said that you aren't { $name }. Ask there if that is wrong.
night-claim-none = Nobody asks any longer for that. It was answered already, or taken back.
night-number-taken = The player number { $player } is taken.
night-reading-kana = “{ $reading }” is no reading: it takes up to 80 kana or Latin letters.
night-name-length = A name has 1 to 80 characters.
night-mark-length = What tells somebody from another of their name has up to { $most } characters.
night-not-dropped = { $name } has not dropped.
night-seat-dropped = { $name } has dropped. Bring them back first.
night-seat-earlier = The game of table { $table } is not of round { $round }, which is being played.
night-seat-at-table = Table { $table } plays in room { $room } on this server, where nobody can join a game that is set up.
night-seat-taken-already = { $name } sits at table { $table } already.
night-group-unknown = There is no group { $group }.
night-pod-unknown = There is no pod { $pod }.
night-seated-twice = { $name } is named twice.
night-nobody-to-pair = There is nobody to pair.
night-no-draft = There is no drafted pairing to publish.
night-no-round = No round has begun.
night-round-over = Round { $round } was the last one.
night-not-in-group = { $name } does not play at table { $table }.
night-wrong-order = The turn order must name each player at table { $table } once.
night-not-a-match = The game at table { $table } isn't a match of two players.
night-score-impossible = The match at table { $table } can't end like this; it is won by { $wins ->
    [one] 1 game
   *[other] { $wins } games
  }.
night-bracket-undecided = The match at table { $table } decides who goes on: one of the two must have won more games.
night-match-full = Table { $table } has its two players; who comes now plays from the next round on.
night-cause-is-unknown = “{ $cause }” is no cause for leaving a game.
night-clock-runs = The clock is running already.
night-clock-stands = The clock is standing already.
night-honour-unknown = The honour “{ $honour }” was not announced.
night-fun-off = No prize for the most fun is agreed on.
night-fun-voted = Table { $table } voted for { $names }.
night-prize-name-too-long = A prize’s name has { $most } letters at most.
night-votes-closed = The vote at table { $table } is closed.
night-votes-of-one = { $name } can have at most { $most ->
    [one] 1 vote
   *[other] { $most } votes
  }, one from each of the others.
night-votes-too-many = { $votes } votes are too many for { $most ->
    [one] 1 player
   *[other] { $most } players
  }.
night-vote-self = { $name } can't vote for themselves.
night-prize-unknown = Prize { $prize } is not to be had here.
night-prize-taken = “{ $prize }” was taken by { $name } already.
night-prize-twice = The prize number { $prize } is used twice.

# What an entry of the log says.

night-did-settings-changed = changed the settings
night-did-registered = registered { $name } (number { $player })
night-did-renamed = gave number { $player } the name { $name }
night-did-card-claimed = { $holder }: “I am { $name } (number { $player })”
night-did-card-linked = { $name } (number { $player }) has a player card now
night-did-claim-refused = refused a player card for { $name } (number { $player })
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
night-did-seat-given = seated { $name } at table { $table }
night-did-pairing-drafted = { $count ->
    [one] drafted a pairing of 1 group
   *[other] drafted a pairing of { $count } groups
  }
night-did-pairing-published = published the pairing
night-did-left-game = table { $table }: { $names } left the game
night-did-game-won = table { $table }: { $name } won by a card
night-did-lives-noted = table { $table }: life totals { $lives }
night-did-time-ran-out = table { $table }: time over, life totals { $lives }
night-did-result-entered = { $correction ->
    [yes] table { $table }: corrected the result
   *[other] table { $table }: entered the whole result
  }
night-did-match-reported = { $correction ->
    [yes] Table { $table }: result corrected
   *[other] Table { $table }
  }: { $wins }{ $drawn ->
    [0] { "" }
    [one] , 1 game drawn
   *[other] , { $drawn } games drawn
  }
night-did-clock-started = started the clock
night-did-clock-paused = stopped the clock
night-did-clock-extended = gave the clock { $minutes } more minutes
night-did-turn-noted = table { $table }: it was { $name }’s turn when time ran out
night-did-table-named = { $room ->
    [none] table { $table }: plays in no room here
   *[other] table { $table }: plays in room { $room }
  }
night-did-honour-noted = table { $table }: noted an honour for { $name }
night-did-recovery-used = came back to the desk with the recovery code
night-did-recovery-replaced = made a new recovery code for the desk
night-did-desk-renewed = made a new organisers’ link: a device with the old one is lost
night-did-link-renewed = made a new link for { $name }: the phone with the old one is lost
night-did-voted = table { $table }: { $name } voted
night-did-votes-counted = table { $table }: entered the votes that were counted on paper
night-did-fun-named = table { $table }: { $name } made the game the most fun
night-did-votes-closed = table { $table }: closed the vote
night-did-prizes-pooled = put { $count ->
    [one] 1 prize
   *[other] { $count } prizes
  } into the pool
night-did-prize-picked = { $name } picked { $prize }
night-did-extra-prize = table { $table }: extra prize { $prize }
night-did-extra-given = { $name } got { $prize }
night-did-undone = took back { $what }

# What an entry is called where it is to be taken back.

night-what-settings-changed = the change of the settings
night-what-registered = the registration of { $name }
night-what-renamed = the new name { $name }
night-what-card-claimed = { $holder }'s word that they are { $name }
night-what-card-linked = the player card of { $name }
night-what-claim-refused = the refusal of a player card for { $name }
night-what-checked-in = { $here ->
    [yes] the check-in of { $name }
   *[other] taking back the check-in of { $name }
  }
night-what-dropped = the drop of { $name }
night-what-returned = the return of { $name }
night-what-pods-made = the pods
night-what-pod-joined = the seat of { $name } in pod { $pod }
night-what-seat-given = the seat of { $name } at table { $table }
night-what-pairing-drafted = the drafted pairing
night-what-pairing-published = the published pairing
night-what-left-game = the elimination of { $names } at table { $table }
night-what-game-won = the win of { $name } at table { $table }
night-what-lives-noted = the life totals of table { $table }
night-what-time-ran-out = the result by life totals of table { $table }
night-what-match-reported = the result of table { $table }
night-what-result-entered = { $correction ->
    [yes] the corrected result of table { $table }
   *[other] the result of table { $table }
  }
night-what-clock-started = the start of the clock
night-what-clock-paused = the stop of the clock
night-what-clock-extended = the clock’s { $minutes } more minutes
night-what-turn-noted = whose turn it was at table { $table }
night-what-drafted-at = the draft room of pod { $pod }
night-what-table-named = the room of table { $table }
night-what-honour-noted = the honour for { $name } at table { $table }
night-what-voted = the vote of { $name } at table { $table }
night-what-votes-counted = the votes of table { $table }, counted on paper
night-what-fun-named = who made the game at table { $table } the most fun
night-what-votes-closed = the closing of the vote at table { $table }
night-what-prizes-pooled = { $count ->
    [one] 1 prize
   *[other] { $count } prizes
  } put into the pool
night-what-prize-picked = the pick of { $prize } by { $name }
night-what-extra-prize = the extra prize { $prize } of table { $table }
night-what-extra-given = { $prize } for { $name }
night-what-recovery-used = the use of the recovery code
night-what-recovery-replaced = the new recovery code
night-what-desk-renewed = the new organisers’ link
night-what-link-renewed = the new link for { $name }
night-what-undone = the undo of { $what }

night-group-room = { $night } · table { $table }
night-draft-gone = The draft in room { $room } is no longer the one that this pod made.
night-not-drafted = { $name } has no deck from the draft in room { $room }.
night-pod-elsewhere = Not everybody of this pod drafted in that room: { $names } did not.
night-room-of-another = Room { $room } belongs to another night.
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
night-group-over = The game at table { $table } is over.
night-group-has-table = Table { $table } plays in room { $room } already.
night-group-drafted-here = Table { $table } plays with the decks of its draft: its room opens by itself.
night-overtime-out-of-range = At most { $most } more minutes are played at time.
night-minutes-out-of-range = A round has 1 to { $most } minutes.
night-rounds-out-of-range = There are 1 to { $most } rounds, and up to { $final } players go on after them.
night-wins-out-of-range = A match is won by 1 to { $most } games.
night-prizes-need-votes = Prizes by democratic points need the votes: turn “Democratic points” on.
night-prizes-need-honours = Prizes by honours need at least one honour or mission.
night-wager-out-of-range = Players stake 0 to 100 percent of their points.

# Columns of the tables that are exported.

night-column-player = player
night-column-name = name
night-column-reading = Reading
night-column-checked-in = checked_in
night-column-dropped = dropped
night-column-late = late
night-column-card = card
night-column-round = round
night-column-pod = pod
night-column-table = table
night-column-half = half
night-column-seat = seat
night-column-place = place
night-column-outcome = outcome
night-column-gone = gone
night-column-cause = cause
night-column-life = life
night-column-timed-out = timed_out
night-column-games = games
night-column-drawn = drawn
night-column-rank = rank
night-column-why = why
night-column-points = points
night-column-survived = survived
night-column-votes = votes
night-column-prize = prize
night-column-prize-name = prize_name
night-column-rarity = rarity
night-column-foil = foil
night-column-drafter = drafter
night-column-taken-by = taken_by
night-column-honour = honour
night-column-voter = voter
night-column-chosen = chosen
night-column-entry = entry
night-column-by = by
night-column-at = at
night-column-said = said
night-column-act = act
night-column-insisted = insisted
night-column-undone = undone
night-column-marks = marks
night-column-data = data
night-cell-true = True
night-cell-false = False
