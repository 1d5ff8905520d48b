# When and where a night is, who has a place at it, lots, brackets, names from a file.

night-capacity-out-of-range = A night has up to { $most } places; 0 for as many as come.
night-date-unreadable = The date is written as 2026-12-05T18:30, and the place in up to { $most } characters.
night-lots-again = Lots were drawn already, with the seed { $seed }.
night-lots-seed = A seed has 1 to { $most } characters.
night-lots-none = Lots are drawn where places are counted: set how many there are.
night-place-none-free = All { $capacity } places are taken; { $name } would be one more.
night-place-had = { $name } has a place already.
night-place-waited = { $name } waits for a place and has none yet.
night-place-not-yet = You are on the waiting list. You can check in once you have a place.
night-bracket-none = Brackets go from 1 to 5.

night-did-lots-drawn = drew lots for the places (seed { $seed })
night-did-place-given = gave { $name } a place
night-did-bracket-declared = { $bracket ->
    [0] took the bracket of { $name } back
   *[other] bracket { $bracket } for { $name }
  }
night-what-lots-drawn = the lots for the places
night-what-place-given = the place of { $name }
night-what-bracket-declared = the bracket of { $name }
night-column-waits = Waits
night-column-bracket = Bracket

night-notice-lots = Lots were drawn for the places.
night-notice-lots-place = Lots were drawn: you have a place.
night-notice-lots-wait = Lots were drawn: you are number { $number } on the waiting list.
night-notice-place = A place has become free: you are in.

nights-registration = Registration
nights-when = Date and time
nights-venue = Place
nights-venue-hint = Hareruya, table room 2
nights-capacity = Places (0: as many as come)
nights-places = If more come
nights-places-order = First come, first served
nights-places-lottery = Lots are drawn
nights-places-more = The others are on the waiting list. Where somebody drops before the start, the next one has the place and is told.
nights-brackets = Ask players for the bracket of their Commander deck; those of one bracket sit together
nights-fee-currency-usual = { "" }
nights-fee-is = Fee: { $fee } { $currency }
nights-places-are = { $taken } of { $capacity } places taken
nights-lottery-is = Places are given by lot.
nights-waits = Waits ({ $number })
nights-give-place = Give a place
nights-you-wait = Waiting list: number { $number }
nights-you-wait-more = You are told here as soon as you have a place.
nights-you-applied = You have put your name down
nights-you-applied-more = Lots decide who has a place; you are told here.
nights-lots = Lots for the places
nights-lots-seed = Seed (empty: drawn)
nights-lots-draw = Draw lots
nights-lots-drawn = Lots were drawn. Seed: { $seed }
nights-lots-more = A player’s lot is the SHA-256 of “seed:number”; the lowest lots have places. Anybody can check it.
nights-bracket = Bracket of your deck
nights-bracket-say = Bracket { $bracket }
nights-bracket-unsaid = Not said
nights-bracket-1 = 1 (Exhibition)
nights-bracket-2 = 2 (Core)
nights-bracket-3 = 3 (Upgraded)
nights-bracket-4 = 4 (Optimized)
nights-bracket-5 = 5 (cEDH)
nights-names-file = Names from a file (CSV)
nights-names-read = { $count ->
    [one] 1 name was read.
   *[other] { $count } names were read.
  } Look them over and add them.
nights-names-none = There are no names in this file.
nights-preset = Ready-made
nights-preset-commander = Commander of today
nights-preset-commander-2010 = Commander of 2010
nights-preset-commander-more = Groups of four by points, 40 life, 60 minutes and a lap, brackets, votes, honours and a prize a table.
nights-preset-commander-2010-more = The same with the rules and lists of 2010-12-15 and the partial Paris mulligan.
nights-split-losers = The losers’ group will be { $players ->
    [one] one player
   *[other] { $players } players
  }. The settings say how many of each group go on.
nights-unpaid-only = Not paid only ({ $count })
