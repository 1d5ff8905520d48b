# Nights played by bots.

lab-night = Play a whole night by bots: drafts, decks, two rounds of games, ranking and prizes.
lab-night-format = What kind of draft the night begins with.
lab-night-players = How many players come, 3 or more.
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
lab-replay-folder-empty = { $folder }: there are no recordings in this folder.
lab-night-line = { $name }: { $what }
lab-night-comma = { ", " }
lab-night-semicolon = { "; " }
lab-night-rank = { $name } – { $what }
lab-night-card = { $name }
