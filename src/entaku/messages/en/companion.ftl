# The companion for games on paper.

companion = Companion
companion-about = For a game on paper: life, commander damage, counters and turns on one phone in the middle of the table, or on everybody’s.
companion-kind = Kind of game
companion-free-for-all = Free-for-all
companion-commander = Commander
companion-two-headed = Two-Headed Giant
companion-teams = Seats 1 to { $one } play against seats { $other } to { $last }: a team shares its turns, its life and its poison.
companion-two-teams = Two teams of { $heads } are all who play, and a night’s table plays without teams.
companion-night = For which night?
companion-no-night = none
companion-night-table = Table
companion-players = Players
companion-life = Life
companion-minutes = Minutes (0: no clock)
companion-one-side = Everybody looks at the screen from one side
companion-begin = Begin
companion-details = Counters and more
companion-commander-damage = Damage by the commander of
companion-partners = Somebody has two commanders
companion-second = { $name } (second)
companion-counters = Counters
companion-counter-poison = Poison
companion-counter-tax = Commander tax
companion-counter-tax-second = Tax (second)
companion-counter-experience = Experience
companion-counter-energy = Energy
companion-counter-other = Other
companion-monarch = Becomes the monarch
companion-no-monarch = Nobody is the monarch
companion-cause = Why
companion-out = Out of the game
companion-out-together = Out of the game together
companion-due = { $names }: lost by the rules
companion-next-turn = Next turn
companion-undo = Undo
companion-no-day = Day or night
companion-day-none = Neither
companion-day = Day
companion-night-time = Night
companion-first = Who starts?
companion-log = Log
companion-overtime = Extra time
companion-time = Time! One more lap
companion-turns-left = Turns left: { $count }
companion-end = New game
companion-end-sure = Forget this game?
companion-over = The game is over
companion-give = Hand the result to the night
companion-given = Handed over
companion-told-life = { $player }: { $by } life
companion-told-commander = { $player }: { $by } damage by { $other }’s commander
companion-told-counter = { $player }: { $by } { $counter }
companion-told-first = { $player } starts
companion-offline-ready = Ready: this page opens on this device without a network, too.
companion-offline-refused = This browser keeps no pages (a private window?): without a network this page won’t open again. Open it in a usual window.

# A table that several phones count.

companion-unknown = There is no shared table { $code }.
companion-key-unknown = This link no longer leads to this table; scan the table’s code again.
companion-key-renewed = A phone of this table is lost, so the table has a new code; scan it from the phone that made it.
companion-watch-only = This phone only watches. Scan the table’s code to count, too.
companion-too-many-phones = { $most } phones count this game already.
companion-seat-unknown = This game has { $most } seats and no other.
companion-undo-late = Something else happened meanwhile; look before you undo.
companion-turn-passed = Somebody has passed the turn already.
companion-out-already = They are out of the game already.
companion-full = This table’s log is full ({ $most } lines). Share the next game anew.
companion-initiative = Takes the initiative
companion-no-initiative = Nobody has the initiative
companion-told-initiative = { $player } takes the initiative
companion-luck = Dice
companion-luck-away = At a shared table the server rolls: not without a connection.
companion-coin = Coin
companion-coin-1 = Heads
companion-coin-2 = Tails
companion-share = Share this table
companion-share-more = Everybody scans a code and counts on their own phone; all phones show the same. No internet is needed, only this server’s network.
companion-table = Table { $code }
companion-at-table = { $code } · { $count ->
    [one] one phone
   *[other] { $count } phones
}
companion-watching = { $code } · watching
companion-qr = Scan to count at this table
companion-here = { $count ->
    [one] One phone is here.
   *[other] { $count } phones are here.
}
companion-join = Table { $code }
companion-joining = Coming to the table…
companion-whose = Whose phone is this?
companion-middle = Nobody’s: it lies in the middle, or just watches
companion-leave = Leave this table
companion-lost-phone = A phone is lost
companion-lost-phone-more = Makes a new code for this table. Every phone but this one stops counting until it scans the new code; the game stays as it is.
companion-renew = Make a new code
companion-lost = { $count ->
    [0] Not connected: others’ changes aren’t shown until it is.
    [one] Not connected: one change waits and is sent as soon as it is.
   *[other] Not connected: { $count } changes wait and are sent as soon as it is.
}
companion-again-sure = Another game for all phones?
companion-life-left = { $life } life
companion-give-sure = Hand this in to { $night }, table { $table }?
companion-give-desk = In this night results are entered at the desk: show this to the organisers.
companion-copy-result = Copy the result
companion-for-group = Count this game

# A match of two.

companion-match-length = Games
companion-one-game = one game
companion-best-of = { $games ->
    [one] one game wins
   *[other] best of { $games }
}
companion-game = Game { $game }
companion-games-won = { $count ->
    [one] one game won
   *[other] { $count } games won
}
companion-game-over = Game { $game } is over
companion-match-over = The match is over
companion-next-game = Next game
companion-match-new = New match
companion-score = { $one } { $won }–{ $lost } { $other }
companion-score-drawn = { $one } { $won }–{ $lost } { $other } ({ $drawn } drawn)
companion-give-match = Hand this score in to { $night }, table { $table }?
companion-for-match = Count this match
companion-match-of-two = A match is played by two: with others count a game by itself.
