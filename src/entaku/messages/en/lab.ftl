# Nights played by bots.

lab-night = Play a whole night by bots: drafts, decks, two rounds of games, ranking and prizes.
lab-night-format = What kind of draft the night begins with.
lab-night-players = How many players come, 3 or more.
lab-night-rumble = How much life a player has to make opponents lose for a card by the Rumble rule, 1 to 200; “off” for none. A Group Game Draft has 20, other formats go without.
lab-night-record = Write the recording of every table to this folder, for `entaku replay`.
lab-night-pod = Pod { $pod }
lab-night-draft = Draft of pod { $pod }
lab-night-game = Round { $round }, group { $group }
lab-night-decisions = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
lab-night-turn = turn { $turn }
lab-night-gone = { $name } –
lab-night-life = { $name } { $life }
lab-night-left = out: { $names }
lab-night-won = { $count ->
    [0] a draw
    [one] won by { $names }
   *[other] still in: { $names }
}
lab-night-prizes = picks { $names }
lab-night-total = { $decisions ->
    [one] 1 decision in { $seconds } seconds
   *[other] { $decisions } decisions in { $seconds } seconds
}
lab-night-by-hand = Left to the table: { $what }
lab-night-fault = The rules failed, and it was left to the table: { $what }
lab-replay-folder-empty = { $folder }: there are no recordings in this folder.
lab-night-line = { $name }: { $what }
lab-night-comma = { ", " }
lab-night-semicolon = { "; " }
lab-night-rank = { $name } – { $what }
lab-night-card = { $name }

lab-night-deck = A deck list for a night without a draft; may be given for each player in turn, bots build the rest.
lab-night-deck-drafted = The format { $format } drafts its decks; lists are for commander and commander-2010.
lab-too-many-decks = There are { $decks } deck lists for { $players ->
    [one] 1 player
   *[other] { $players } players
  }.
lab-deck-not-legal = { $file }: { $count ->
    [one] this deck breaks a rule.
   *[other] this deck breaks { $count } rules. The first:
} { $problem }

# One game played by bots.

lab-play = Play one game by bots, with these deck lists or with decks that they build.
lab-play-rules = By which rules the decks are checked and the game is played.
lab-play-players = How many play; by default as many as there are lists, else 4.
lab-play-record = Write the recording of the game to this file, for `entaku replay`.
lab-play-game = Game
lab-play-line = { $name } ({ $led }): { $life } life, { $what }
lab-play-in = still in
lab-play-lost = out: { $why ->
    [life] no life left
    [draw] drew from an empty library
    [poison] ten poison counters
    [commander] 21 combat damage by one commander
    [concede] conceded
   *[other] by an effect
}
