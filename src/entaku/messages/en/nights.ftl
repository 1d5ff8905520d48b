# A night on the server and in the browser: making it, the organisers' desk, the players' page, projector and sheets.

night-unknown = There is no night { $code }.
night-organisers-only = Only organisers may do that.
night-registration-closed = Registration by link is closed. Ask the organiser.
night-drafter-unknown = “{ $prize }”: there is no player named “{ $name }”.
night-too-many-prizes = That is too long: a list may have { $most } prizes.

# Making a night.
nights-run = Run a night
nights-run-more = Pods and groups, eliminations, ranking, prizes and votes for 3 to 200 players, on paper or online.
nights-name = Name of the night
nights-default-name = Draft night
nights-your-name = Your name
nights-organiser = Organiser
nights-code = Night’s code
nights-open = Open
nights-known = Nights on this device
nights-make = Make the night
nights-for-organisers = For the organisers
nights-need-key = This page is for organisers. Open it by the organisers’ link, or with the desk’s recovery code.
nights-recovery = The desk’s recovery code
nights-recovery-more = If the organisers’ link or a device with it is lost: open the night’s desk page anywhere and enter this code. The old link then leads nowhere. The code works once; then there is another one here.
nights-recovery-first-more = It leads back to this desk if you lose the organisers’ link. Keep that, too: without either nobody can run this night. Both are among the links.
nights-to-players = To the players’ page
nights-desk = Organisers’ desk
nights-cancel = Cancel
nights-add = Add
nights-remove = Remove
nights-remove-one = Remove { $name }
nights-saved = Saved.
nights-more = Show more

# Settings.
nights-no-teams = Everybody is ranked by themselves here. Two-Headed Giant and other games of teams are played at a table of their own, outside of a night.
nights-structure = How it is played
nights-structure-two-rounds = Two rounds with a winners’ and a losers’ group
nights-structure-group-game = Group Game
nights-structure-points = Several rounds by points
nights-structure-two-rounds-more = Pods of about eight draft. Round 1 ends in a group when all but two have left; then those who stayed and those who left play on in groups of their own.
nights-structure-group-game-more = Pods of three to six draft four boosters each and play one game of everybody, to the last player.
nights-structure-swiss = Swiss rounds, two players a match
nights-structure-swiss-more = Two play against each other, players of equal points and nobody twice while it can be avoided; then a bracket of the best if you like.
nights-structure-elimination = Single elimination
nights-structure-elimination-more = Two play against each other, drawn by lot; whoever loses a match is out.
nights-matches = Matches
nights-match-wins = A match is
nights-match-wins-of = { $wins ->
    [one] one game
   *[other] best of { $most } games
  }
nights-cut = Players in the bracket afterwards (0: none)
nights-swiss-rounds-more = Usual: 3 rounds for up to 8 players, 4 up to 16, 5 up to 32, 6 up to 64, 7 up to 128; a bracket of 4 or 8. Games at tables here decide a match with one game.
nights-final-more = Up to five play one final table. More play at tables of four or three, the best seeds waiting where the numbers ask for it, and the winners go on to the final.
nights-score-of = { $first } { $won }, { $second } { $lost }
nights-score-other = Another score
nights-drawn-games = Drawn games
nights-score-enter = Enter the score
nights-games-drawn = { $games ->
    [one] 1 game was drawn.
   *[other] { $games } games were drawn.
  }
nights-structure-points-more = Groups of four in each round, meeting few people twice and changing seats; points decide, with a final table if you like.
nights-time = Time
nights-minutes = Minutes a round
nights-overtime = More minutes at time (0: none)
nights-overtime-is = At time, { $minutes ->
    [one] one more minute is
   *[other] { $minutes } more minutes are
  } played.
nights-overtime-runs = Extra time
nights-lap = When time runs out
nights-lap-active = One lap, the running turn included.
nights-lap-extra = The running turn, then a full lap.
nights-lap-none = The game ends at once.
nights-prizes = Prizes
nights-prizes-by = Who picks first
nights-prizes-by-ranking = by the ranking
nights-prizes-by-points = by democratic points (surviving and votes)
nights-prizes-by-honours = by honours and missions
nights-pick = Laps of picks
nights-pick-straight = every lap from the top
nights-pick-snake = there and back
nights-pick-straight-more = Rares, mythic rares and foils are picked { $by ->
    [points] by democratic points (surviving 2, each vote 1; equal: the ranking)
    [honours] by honours (each its points, at least 1; equal: the ranking)
   *[other] in ranking order
  }, every lap from the top.
nights-pick-snake-more = Rares, mythic rares and foils are picked { $by ->
    [points] by democratic points (surviving 2, each vote 1; equal: the ranking)
    [honours] by honours (each its points, at least 1; equal: the ranking)
   *[other] in ranking order
  }, every other lap from the bottom.
nights-prize-order-points = Prize picks, by democratic points
nights-prize-order-honours = Prize picks, by honours
nights-between-rounds = Between the rounds
nights-seating = Seats of round 2
nights-seating-random = by lot
nights-seating-finish = in the order in which round 1 ended
nights-survivors-more = Two of each group get into the winners’ group (of 5 + 5, three and two). You can set it otherwise for given sizes.
nights-survivors-of = How many of each group stay, { $sizes }
nights-survivors-add = Set these sizes
nights-sizes = Sizes of the groups
nights-points-system = Rounds and points
nights-rounds = Rounds
nights-final-table = Players who go on to the final (0: none)
nights-odd = Left-over players
nights-odd-threes = groups of three
nights-odd-fives = groups of five
nights-system-win = Win and draw
nights-system-places = By place
nights-system-wager = Wager
nights-by-place = Points by place
nights-start = Points at the start
nights-wager = Percent that each loser pays
nights-win = Win
nights-draw = Draw (empty: none)
nights-loss = Loss
nights-bye-points = Bye
nights-optional-rules = Optional rules
nights-attack = Attacking
nights-attack-any = Any opponent may be attacked
nights-attack-left = Attack left: only the player to your left
nights-attack-right = Attack right: only the player to your right
nights-influence = Range of influence
nights-influence-all = unlimited
nights-influence-range = Limited range of influence: { $range }
nights-phones = On the players’ phones
nights-may-register = Players may register by the link
nights-may-report = Players may enter the results of their own group
nights-settings-save = Save the settings

# Honours, missions, questions, votes.
nights-honours = Honours, missions and votes
nights-honours-more = Announced before the games. A question is put to each table when its game is over.
nights-votes = Democratic points: everybody votes for the player who made the game most enjoyable (surviving 2, each vote 1)
nights-fun = A prize at each table for whoever made the game the most fun
nights-fun-prize = The prize for the most fun (at each table)
nights-fun-prize-hint = a promo
nights-fun-is = Most fun: { $name }
nights-fun-named = { $name } ({ $prize })
nights-fun-level = Level: { $names }. Whom does the table name?
nights-fun-open = The table votes, or names somebody.
nights-fun-name = Name
nights-fun-own = You made the game at table { $table } the most fun!
nights-slip-fun = Most fun
nights-votes-question = Who made the game most enjoyable?
nights-votes-missing = Votes still missing: { $names }
nights-votes-awaited = Votes are still missing: { $tables }. They count once all are in.
nights-votes-on-paper = Enter votes that were counted on paper
nights-votes-on-paper-more = How many votes each got. They replace what was voted on phones.
nights-votes-count-enter = { $votes ->
    [one] Enter 1 vote
   *[other] Enter { $votes } votes
  }
nights-votes-close = Close this vote (missing votes count for nobody)
nights-vote-count = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }
nights-voter = Who votes
nights-survived = survived ·
nights-honour = Honour or mission
nights-honour-text = A mission, or a question to the table
nights-honour-hint = Who made the boldest attack?
nights-honour-measure = Who has it
nights-honour-points = Points
nights-honour-add = Add it
nights-measure-vote = a question that the table answers
nights-measure-each = everybody who does it
nights-measure-most = whoever does most
nights-no-honours = No honours and no votes are agreed. Add some in the settings, before the games.
nights-nobody-yet = nobody yet
nights-value = Value
nights-confirmed-by = Confirmed by
nights-note = Note it
nights-confirm-honour = Somebody did something for an honour? Confirm it
nights-confirm-it = I confirm it
nights-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

# The desk.
nights-stage-register = { $here ->
    [one] 1 player is here; it takes three
   *[other] { $here } players are here; it takes three
  }
nights-stage-pods = { $here } players are here: draw the pods
nights-stage-pair = Round { $round } can be drawn
nights-stage-publish = The pairing of round { $round } waits for you
nights-stage-play = Round { $round }: { $open } of { $groups } tables at play
nights-stage-over = All games are over
nights-next-pods = Draw the pods
nights-next-pair = Draw round { $round }
nights-next-publish = Publish round { $round }
nights-next-over = To the prizes
nights-undo = Undo
nights-undo-what = Undo: { $what }, entered { $time }
nights-save-link = Copy the organisers’ link
nights-clock = Time left
nights-clock-start = Start the clock
nights-clock-pause = Stop the clock
nights-clock-more = +{ $minutes } min
nights-tab-players = Players
nights-tab-pairing = Pairing
nights-tab-games = Results
nights-tab-standings = Standings
nights-tab-prizes = Prizes
nights-tab-honours = Honours
nights-tab-log = Log
nights-tab-settings = Settings
nights-links = Links
nights-link-public = For everybody
nights-link-public-more = Registration, seats, standings.
nights-link-desk = For organisers
nights-link-desk-more = Whoever has this link can enter and change everything. Several organisers can work at once.
nights-lost-desk = A device with this link is lost
nights-lost-desk-more = A new link stops the old one at once, on every device, and there is a new recovery code. Hand the new link to everybody who organises with you. Judges and scorekeepers keep theirs.
nights-link-screen = For the projector
nights-link-screen-more = Clock and seats, large enough for a hall.
nights-link-open = Open this link
nights-link-copy = Copy
nights-doubt = Is this meant?
nights-doubt-more = Nothing has been entered yet. Entered all the same, it stays marked in the log.
nights-insist = Enter it all the same
nights-leave-it = Leave it
nights-meanwhile = Others were here meanwhile
nights-meanwhile-more = Your entry has not been made. What you see now is up to date: enter it again if it still fits.

# Players.
nights-add-player = Add players
nights-add-hint = Name, name （よみ） …
nights-add-here = Those added are here already
nights-check-in = Check in
nights-check-in-all = Check everybody in
nights-here = Here
nights-drop = Drop
nights-dropped = dropped
nights-return = Back again
nights-late = came late
nights-join-pod = Join a pod …
nights-seat-late = Give a seat …
nights-seat-late-in = Table { $table } ({ $size ->
    [one] 1 player
   *[other] { $size } players
  })
nights-seat-late-extra = Table { $table } ({ $size ->
    [one] 1 player
   *[other] { $size } players
  }), as an extra
nights-seat-late-none = no table can take one more now
nights-waiting = Here, without a game: { $names }
nights-find = Find a player (name or reading)
nights-no-players = Nobody is registered yet.
nights-here-count = { $here } here, { $all } registered
nights-split-pod = Pod { $pod }: { $size ->
    [one] 1 player
   *[other] { $size } players
  }.
nights-split-groups = Groups { $groups }.
nights-split-survivors = { $survivors } go on to the winners’ group.
nights-group-now = Table { $table }: { $alive } of { $size } still in
nights-group-is-over = Table { $table }: over
nights-split-one = One game, played until one is left.
nights-too-few-yet = Three players make a group.
nights-drop-two-rounds = Whoever drops leaves their game at once and is last of the half they reached; before the first game, last of the pod.
nights-drop-group-game = Whoever drops leaves their game at once; before it, they are last of the pod.
nights-drop-swiss = Whoever drops loses the match at play and keeps their points; later rounds go on without them.
nights-drop-elimination = Whoever drops loses the match at play or, between rounds, the next one.
nights-drop-points = Whoever drops leaves their game at once and keeps their points; later rounds go on without them.
nights-register-by-link = Register with a phone
nights-registration-is-closed = Registration by link is closed in the settings.
nights-rename = Name
nights-reading = Reading in kana (for the order of names)
nights-mark = Behind the name, while somebody else has the same (empty: a number)
nights-name-there = “{ $name }” is registered already. If that is you, find your name in the list below. If you are another person, both of you are shown with something behind the name.
nights-name-mark = Behind your name, say a place or a nickname (if you leave it empty: a number)
nights-name-somebody-else = Register as another “{ $name }”
nights-name-change = Another name
nights-player-link = This link opens the night as this player, on their own phone.
nights-lost-link = This phone is lost
nights-lost-link-more = A new link for { $name } stops the old one at once, at tables here too. A player card that was on the phone comes back by its own recovery code.

# Pods and pairing.
nights-pod = Pod { $pod }
nights-pods = Pods
nights-pod-word = Pod
nights-table-number = Table { $table }
nights-table-word = Table
nights-table-of-round = Round { $round }, table { $table }
nights-player-word = Player
nights-seat-word = Seat
nights-against-word = Against
nights-round = Round { $round }
nights-half-round-1 = round 1
nights-half-winners = winners’ group
nights-half-losers = losers’ group
nights-half-only = one game
nights-half-final = final table
nights-half-points = round by points
nights-half-swiss = Swiss round
nights-half-bracket = bracket
nights-half-cut = towards the final
nights-half-bye = bye
nights-survivors = { $survivors } stay
nights-starts = starts
nights-bye = bye
nights-byes = Byes
nights-draft-of = Pairing of round { $round }, not published
nights-draft-meetings = { $meetings ->
    [0] Nobody meets somebody again.
    [one] One pair meets again{ $proved ->
        [yes] , and no pairing does with less.
       *[no] .
      }
   *[other] { $meetings } pairs meet again{ $proved ->
        [yes] , and no pairing does with less.
       *[no] .
      }
  }
nights-draft-distance = Distance in points: { $distance }{ $best ->
    [yes] , and no pairing has less.
   *[no] ; no pairing has less than { $least }.
  }
nights-draft-more = Only organisers see it. Change it as you like, then publish it; that starts the round.
nights-draw-again = Draw again
nights-no-pairing = There is no pairing yet.
nights-no-pods = There are no pods yet.
nights-bench = Not seated
nights-seat-hint = Drag a name onto another to swap them, or press one and then the other.
nights-seat-held = { $name }: press whom to swap with, or where to put them.
nights-seat-here = Put here

# Results.
nights-find-table = Table number or name
nights-over = over
nights-out = { $nth ->
    [1] first out
    [2] second out
    [3] third out
    [4] fourth out
   *[other] out as number { $nth }
  }
nights-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
nights-outcome-survived = survived
nights-outcome-left = out in round 1
nights-outcome-drawn = draw
nights-outcome-playing = in play
nights-outcome-out = out
nights-absent = gone before the game
nights-life-total = { $life } life
nights-life = Life
nights-life-of = Life of { $name }
nights-cause = Why
nights-left-game = { $count ->
    [one] Left the game
   *[other] { $count } left together
  }
nights-won-by-card = Won by a card
nights-pick-players = Press who leaves the game; several at once left together.
nights-time-out = Time is over …
nights-time-out-more = Life totals of those still in, after the extra turns.
nights-time-out-enter = Let life totals decide
nights-timed-out = Time ran out: life totals decide
nights-whose-turn = Time is over. Whose turn is it?
nights-turns-left = Turns still to be played
nights-correct = Correct …
nights-correct-title = the result as it was
nights-correct-more = Replaces what was entered for this group; the log keeps both. The same number means together.
nights-correct-enter = Enter this result
nights-at-table = Plays in room
nights-table = Room …
nights-table-title = room on this server
nights-table-code = Code of the room on this server where this group plays; its result is entered by itself. Empty for none.
nights-strangers = In room { $room } others play than this group. Enter the result by hand, or name another room.
nights-still-in = still in
nights-left-when = When { $name } left
nights-seat-earlier = { $name } one seat earlier

# Standings.
nights-standings = Standings
nights-no-standings = There are no standings before the first round.
nights-final = final
nights-so-far = so far

# Prizes.
nights-no-pods-no-prizes = Prizes belong to pods; there are none yet.
nights-pool-of-all = Prize pool
nights-add-prizes-all = Add prizes
nights-pool = Prize pool of pod { $pod }
nights-pool-none = There are no prizes yet.
nights-pool-empty = Everything has been picked.
nights-picks = { $name } picks
nights-then = then { $names }
nights-no-ranking = Whose pick it is follows from the ranking.
nights-pick-for = Pick for
nights-record = Who took what
nights-add-prizes = Add to the pool of pod { $pod }
nights-add-prizes-more = Rares, mythic rares and foils go into the pool; anything else stays with whoever drafted it.
nights-prize-list = One card a line
nights-prize-hint =
    Dack Fayden
    Marchesa, the Black Rose *F*
    Selvala’s Charge @Aya
nights-read-list = Read the list
nights-from-room = Room code
nights-from-room-more = The room of a draft on this server that you host: its rares, mythic rares and foils are read.
nights-from-room-read = From a draft here
nights-unknown-cards = Known by name only, counted as rares: { $names }
nights-prize-name = Prize
nights-rarity = Rarity
nights-rarity-mythic = mythic rare
nights-rarity-rare = rare
nights-rarity-uncommon = uncommon
nights-rarity-common = common
nights-rarity-special = special
nights-foil = foil
nights-stays = stays with its drafter
nights-pool-them = { $count ->
    [one] Put 1 prize in
   *[other] Put { $count } prizes in
  }
nights-kept = Stays with its drafter
nights-extra = Extra prizes
nights-extra-more = One for each table of the last round, handed out as the group agrees.
nights-extra-name = A promo, say
nights-extra-group = For which table
nights-extra-to = Given to …

# Log, export.
nights-log = Log
nights-log-more = Nothing is overwritten. Each entry can be taken back, and taking it back too.
nights-insisted = entered all the same
nights-take-back = Take back
nights-undone = taken back
nights-paste = A table to paste
nights-paste-more = Standings, results and all else, in your language, for a spreadsheet or a document; also as JSON.
nights-paste-copy = Copy the table
nights-paste-table = Table
nights-export = Export
nights-table-players = Players
nights-table-groups = Games
nights-table-standings = Standings
nights-table-prize-order = Prize order
nights-table-points = Democratic points
nights-table-prizes = Prizes
nights-form-topdeck = Pairing for TopDeck (CSV)
nights-form-melee = Players for Melee (CSV, without addresses)
nights-season-file = Add results from a file
nights-season-file-more = JSON of Magic Online, Melee or TopDeck, or a night exported here. It isn’t kept.
nights-table-table-prizes = Prizes of tables
nights-table-votes = Votes
nights-table-log = Log

# The players' page.
nights-told-register = Registration is open.
nights-told-pods = Pods are about to be drawn.
nights-told-pair = Round { $round } comes next.
nights-told-publish = Round { $round } comes next.
nights-told-play = Round { $round } is being played.
nights-told-over = All games are over.
nights-register = Register
nights-register-me = Register
nights-who-are-you = Registered already? Find your name
nights-not-me = Not me
nights-you-sit = Table { $table }, seat { $seat }
nights-against = Against { $names }
nights-you-start = You start.
nights-other-starts = { $name } starts.
nights-your-place = Table { $table }: you were { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
nights-you-survived = Table { $table }: you survived
nights-your-bye = You have a bye this round.
nights-your-pod = Pod { $pod }, draft seat { $seat }
nights-you-are-here = You are checked in. Your seat will stand here.
nights-you-are-registered = You are registered. Check in when you are there.
nights-you-came-late = Round { $round } has begun. Tell the organiser that you are here: they may still give you a seat.
nights-you-come-next = Round { $round } has begun. You play from the next round on, if there is one; the organiser may give you a seat at once.
nights-you-wait-for-pod = You are checked in. The pods are drawn already: the organiser puts you into one.
nights-register-late = Round { $round } has begun. Register all the same and say “I am here”: the organiser sees you and may still give you a seat.
nights-you-dropped = You have dropped. The organisers can bring you back.
nights-your-rank = You are ranked number { $rank }
nights-your-prizes = Your prizes: { $names }
nights-your-pick = Your pick
nights-check-me-in = I am here
nights-drop-me = Drop from the night
nights-drop-sure = Drop from the night? If you are in a game, you leave it.
nights-part-pairings = Seats
nights-part-results = Results
nights-part-standings = Standings
nights-part-prizes = Prizes
nights-part-honours = Honours
nights-part-rules = Rules

# The rules agreed.
nights-rule-two-rounds = Round 1 ends in a group when as many are left as get into the winners’ group; round 2 is played until one is left.
nights-rule-ranking = The winners’ group ranks above the losers’ group; in each, whoever left later ranks higher.
nights-rule-group-game = Each pod of three to six players plays one game of everybody; whoever leaves it later stands higher.
nights-rule-points = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  } by points.
nights-rule-final = { $players ->
    [2] The best 2 play a final table.
    [3] The best 3 play a final table.
    [4] The best 4 play a final table.
    [5] The best 5 play a final table.
   *[other] The best { $players } go on at tables whose winners meet again, until one final table is left.
  }
nights-rule-swiss = { $rounds ->
    [one] 1 Swiss round: two play against each other.
   *[other] { $rounds } Swiss rounds: two play against each other, nobody the same player twice while it can be avoided.
  } A match won is 3 points, a draw 1; a bye counts as a win.
nights-rule-cut = The best { $players } play a bracket; whoever loses there is out.
nights-rule-ties = Players with equal points are parted by, in this order: { $ties }.
nights-ties = Tie-breakers
nights-ties-more = in this order, for players of equal points; who is level in all of them stands as registered.
nights-tie-up = earlier
nights-tie-down = later
nights-tie-opponents-match = opponents’ match wins
nights-tie-game = own game wins
nights-tie-opponents-game = opponents’ game wins
nights-tie-opponents-points = opponents’ points
nights-tie-later-seats = later seats played from
nights-tie-wins = wins
nights-tie-head-to-head = games against each other (where all who are level have met)
nights-tie-lot = a lot, one for each player all night
nights-rule-elimination = Two play against each other, drawn by lot; whoever loses a match is out.
nights-rule-match = A match is { $wins ->
    [one] one game.
   *[other] best of { $most } games.
  }
nights-rule-win = Win { $win }, draw { $draw }, loss { $loss } points.
nights-rule-win-only = Win { $win }, loss { $loss } points.
nights-rule-places = Points by place: { $places }.
nights-rule-wager = Everybody starts with { $start } points; each loser pays the winner { $wager } % of theirs.
nights-rule-together = Of players who lose at the same time, the one nearer in turn order to the first player ranks lower.
nights-rule-time = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  } a round.
nights-rule-life = Then the higher life total ranks higher; equal totals: later in turn order ranks higher.

# Projector and sheets.
nights-full-screen = Full screen
nights-screen-light = Light
nights-screen-dark = Dark
nights-screen-names = Find your seat
nights-screen-tables = Tables of round { $round }
nights-screen-results = Results of round { $round }
nights-screen-standings = Standings
nights-screen-page = { $pages ->
    [1] { $seconds } seconds a page
   *[other] Page { $page } of { $pages } · { $seconds } seconds a page
  }
nights-scan = Scan to register and to find your seat
nights-sheets = Sheets to print
nights-sheet-poster = Poster with QR code
nights-sheet-rules = Rules agreed
nights-sheet-pods = Draft seats (pods)
nights-sheet-clockwise = seats go round clockwise
nights-sheet-tables = Seats by table
nights-sheet-pairings = Seats by name
nights-sheet-bracket = Bracket
nights-sheet-no-bracket = The bracket has not been drawn yet.
nights-sheet-slips = Result slips
nights-sheet-standings = Standings
nights-sheet-prizes = Prizes
nights-sheet-picks = Order of the picks
nights-sheet-picks-open = This order can still change, so it has no numbers yet.
nights-sheet-record = W–L–D
nights-sheet-opponents-match = Opp. match %
nights-sheet-game = Game %
nights-sheet-opponents-game = Opp. game %
nights-sheet-why = Why
nights-paper = Paper
nights-paper-a4 = A4
nights-paper-letter = Letter
nights-print = Print
nights-print-more = To keep a PDF, choose “Save as PDF” as the printer.
nights-slip-out = Out as number
nights-slip-votes = Votes
nights-slip-won = Games won
nights-slip-cause = Why
nights-slip-more = The round ends for this group when { $survivors ->
    [one] one is
   *[other] { $survivors } are
  } left. Write the same number for players who left together.
nights-slip-sign = Signature

# Season.
nights-season = Season
nights-season-more = Several nights together: a rating by the order in which games ended, and points for places.
nights-season-who = A player card is one person, whatever their name; without a card a name is.
nights-season-add = Add a night
nights-season-empty = Nobody has finished a game in these nights yet.
nights-season-apart = ({ $apart })
nights-rating = Rating
nights-rating-more = The rating is what a player has almost surely shown (openskill, mean less three deviations). Listed is who played a game. Whoever left together, or survived round 1 together, counts as equal. A win is first place in a game played for one, also where nobody stayed and turn order or life totals decided.
nights-nights = Nights
nights-games = Games
nights-wins = Wins
nights-place-points = Points for places

# A pod that drafted in a room here plays its night there.
nights-night = The night
nights-pod-night = The pod’s night
nights-pod-night-two = Everybody plays with the deck they built, in groups of { $groups } side by side. Round 1 ends in a group when two are left; the survivors and the others then play round 2, each to the last one standing. Rares, mythics and foils are picked in the order of the ranking.
nights-pod-night-one = Everybody plays one game with the deck they built, to the last one standing. Rares, mythics and foils are picked in the order of the ranking.
nights-pod-honours = Honours: most combat damage in a turn, most mana in a pool
nights-pod-start = Draw the groups
nights-one-game = Or one game with everybody
nights-to-my-game = To my game (table { $table })
nights-play-on = Play
nights-watch-table = Watch
nights-look-table = Look
nights-you-are-at-it = you are here
nights-table-opens = Your table is being opened …
nights-table-waits = This group’s table can’t be opened yet:
nights-tables-here = Tables
nights-standings-and-prizes = Standings, prizes, votes
nights-change-deck = My deck
nights-drafted-here = Pods that drafted on this server
nights-drafted-here-more = Name the room in which a pod drafted (you must be its host, on this device): once a pairing is published, each of its groups gets a table there with the drafted decks, players reach it from their own page, and results are entered by themselves.
nights-rule-start-life = Everybody starts with { $life } life.

# Drafts and tables that the desk opens here.
nights-where = Where you play
nights-where-paper = At real tables
nights-where-here = On this server
nights-where-paper-more = You enter the results at the desk; players may do it on their phones.
nights-where-here-more = The desk opens a draft for each pod and a table for each group; players are taken to their seats, and results are entered by themselves.
nights-draft-here = Draft:
nights-draft-change = Change …
nights-decks-here = Decks that were not drafted here:
nights-tables-on-server = Draft and play on this server
nights-open-draft = Open a draft for this pod
nights-open-drafts = Open a draft for { $count ->
    [2] both pods
   *[other] all { $count } pods
  }
nights-open-draft-more = Each player is taken from their own page to their seat in the pod’s draft. Once it is over and the pairing is published, the pod’s groups play with the decks that were built.
nights-start-draft = Start the draft
nights-pod-lobby = { $here } of { $people } are there
nights-pod-playing = drafting
nights-pod-over = The draft is over; { $ready } of { $people } decks handed in
nights-to-my-draft = To my draft
nights-pod-waits = The draft begins as soon as { $host } starts it. You need not do anything.
nights-open-table = Open a table for this group
nights-open-table-more = At a table on this server everybody brings their deck to their seat; the game begins once all decks are in, and its result is entered by itself.
nights-open-tables = Open a table for each group ({ $count })
nights-group-lobby = { $here } of { $people } are there, { $ready } decks handed in
nights-group-playing = at play
nights-group-over = the game is over
nights-group-waits = { $ready ->
    [one] 1 of { $all } has handed in a deck. The game begins by itself once all have.
   *[other] { $ready } of { $all } have handed in their decks. The game begins by itself once all have.
  }
nights-table-to-come = You are taken to your table as soon as the organiser opens it.
nights-done = Done
nights-seats-are-set = Everybody has the seat that the night gave them. Room:
nights-stage-drafting = { $pods ->
    [1] The draft is not over yet
   *[other] { $open } of { $pods } drafts are not over yet
  }
nights-start-without = { $missing ->
    [one] Start although 1 is missing
   *[other] Start although { $missing } are missing
  }
nights-drawn = Draw
nights-your-draw = Table { $table }: a draw
