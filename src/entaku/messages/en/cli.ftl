# The command line.

cli-entaku = Draft, build, play and rank a trading-card night, in Japanese and English.
cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-help-help = Show this help and exit.
cli-help-lang = Language of what is said (default: from the locale).
cli-help-json = Print one JSON document and nothing else.
cli-help-seed = Number or word that makes the run repeatable.
cli-help-data = Folder of the store (default: ENTAKU_DATA, or your user data folder).
cli-help-version = Show the version and exit.

cli-no-such-command = There is no command “{ $command }”; the commands are { $known }.
cli-no-such-option = There is no option “{ $option }” here.
cli-missing = “{ $parameter }” is missing.
cli-option-needs-value = The option “{ $option }” needs a value, or takes none.
cli-bad-value = The value for “{ $parameter }” doesn't fit; expected: { $expected }.
cli-expected-integer = a whole number
cli-expected-float = a number
cli-expected-text = a word
cli-expected-boolean = yes or no
cli-expected-path = a path
cli-expected-file = a file
cli-expected-directory = a folder
cli-too-much = There are more words on the command line than this command takes.

cli-file-missing = { $file }: there is no such file.
cli-file-is-folder = { $file }: this is a folder, not a file.
cli-file-unreadable = { $file }: can't be read ({ $problem }).
cli-file-too-large = { $file }: larger than any file of cards (512 MB at most).
cli-file-unwritable = { $file }: can't be written ({ $problem }).
cli-file-not-utf8 = { $file }: not UTF-8 text (at byte { $place }).

cli-replay = Play a recorded table again and check it step by step.
cli-replay-upto = Stop after this many answers.
cli-replay-log = Instead, tell the recorded draft in the form of another tool: Magic Online’s text for one seat, or Draftmancer’s JSON.
cli-replay-seat = The seat whose packs Magic Online’s text shows.
cli-replay-to = Write the draft’s log to this file.
cli-replay-progress = Replaying
cli-replay-agrees = { $steps ->
    [one] 1 step replayed; it leads to the recorded table.
   *[other] { $steps } steps replayed; every one leads to the recorded table.
}
cli-replay-differs = Step { $step } leads to another table than the recorded one.
cli-rules-unknown = { $file }: the recording is of “{ $rules }”, which this version can't play.

cli-serve = Run the web application.
cli-serve-host = Address to listen on (default: 127.0.0.1; 0.0.0.0 lets the local network in).
cli-serve-port = Port to listen on (default: 8000).
cli-serve-cluster = Name of this process among several that share a PostgreSQL database.
cli-serve-share = Let friends elsewhere in, by a tool that this machine has: cloudflared, tailscale, ssh:HOST or bore:HOST, these two with :PORT if the port is to stay the same; without a name by one that is there.
cli-serve-share-with = Let friends elsewhere in by a command of your own; {"{"}port{"}"} stands for the port of the server.
cli-serve-database = Database URL (default: SQLite in the data folder).

cli-draft = Play a draft by bots and print the pools.
cli-draft-format = A format: { $names }; or a JSON file with a chain of phases.
cli-draft-players = How many players, 1 to 10.
cli-draft-set = A set to open boosters of; several are opened in turn, round by round.
cli-draft-cube = A cube list to draft instead of sets.
cli-draft-packs = A file of boosters to open instead of sets: a card a line, a blank line between two boosters.
cli-draft-spread = How boosters of several sets are spread: the same for all in turn, the same in each player's own order, from one shuffled pool, each player a set further on, or of any set.
cli-draft-burns = Cards put away after each pick of a booster draft.
cli-draft-last = The last cards of each pack of a booster draft that are put away.
cli-draft-basics = Whether basic lands stay in the boosters.
cli-draft-balanced = Whether a cube's boosters have cards of each colour (default: as its list says).
cli-draft-again = Whether a card of a cube may be in several boosters, or comes once (default: as its list says).
cli-draft-rounds = Boosters for each player, in phases that open their own (default: as the format says).
cli-draft-record = Write the whole draft to this file, for `entaku replay`.
cli-draft-team = { $team }: { $names }
cli-card = { $name }
cli-draft-pool = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
cli-draft-ignored = Settings of the list that aren't used here: { $names }.
cli-draft-unknown = { $count ->
    [one] Nobody knows this card; it is drafted by its name only: { $names }
   *[other] Nobody knows these { $count } cards; they are drafted by their names only: { $names }
}
cli-draft-bot = Bot { $number }
cli-draft-progress = Drafting
cli-draft-set-or-cube = A draft is of sets or of a cube: give --set or --cube, not both.

cli-bench = Run the project's benchmarks.
cli-bench-only = Run only the benchmarks whose name starts with this; may be given several times.
cli-bench-none = No benchmark begins with “{ $only }”; there are { $names }.
cli-bench-progress = Measuring { $name }
cli-bench-runs = Run each benchmark so many times; the figure is the middle one.
cli-bench-against = Compare with an earlier run, as --json wrote it: how many times as much each figure is now, and in brackets the least and the most that any two runs say.
cli-bench-no-run = { $file } is no run of the benchmarks: { $problem }
cli-bench-where = { $machine }; load { $before } as it began, { $after } as it ended.
cli-bench-elsewhere = The earlier run was on another machine: { $machine }.
cli-bench-figure = figure
cli-bench-now = now
cli-bench-unit = unit
cli-bench-before = before
cli-bench-ratio = now / before

cli-cards = Look cards up, import card files.
cli-cards-show = Show a card: printed facts, rules text, how far it is supported.
cli-cards-import = Import cards from MTGJSON or Scryfall files, JSON Lines or plain lists.
cli-cards-update = Fetch a file of all cards from MTGJSON or Scryfall, once it was said which and from where, and import it. What breaks off goes on from there the next time.
cli-cards-update-source = From where.
cli-cards-update-from = Import this file instead of fetching one, as `entaku cards import` does.
cli-cards-update-again = Fetch it even if the cards that are here are of the same day.
cli-cards-update-yes = Don't ask before fetching.
cli-cards-update-asking = Asking { $site } …
cli-cards-update-plan = { $file } of { $date } from { $site }{ $size ->
    [0] {""}
   *[other] , { $size } MB
}.
cli-cards-update-come = Of it { $come } MB are here from last time; the rest is fetched.
cli-cards-update-before = The cards here are of { $date }.
cli-cards-update-sure = Fetch and import it?
cli-cards-update-fetching = Fetching
cli-cards-coverage = Say how much of the rules text in a file of cards the rules engine understands.
cli-deck = Convert and check deck lists.
cli-deck-convert = Convert a deck list to another format.
cli-deck-to = The format to write.
cli-deck-out = The file to write (default: standard output).
cli-deck-check = Check a deck: every problem with its rule, its card and what would be legal instead.
cli-deck-check-format = The rules to check by.
cli-deck-check-as-of = The day whose lists and rules count (2009-09-01 to 2010-12-31, 2022-04 to today; default: today, or 2010-12-20).
cli-deck-check-commander = The commander, where the list doesn't say.
cli-deck-check-ban = A card that your group bans; may be given several times.
cli-deck-check-allow = A card that your group allows although a list bans it; may be given several times.
cli-deck-check-no-commander = A card that your group doesn't want as a commander; may be given several times.
cli-deck-legal = The deck is legal ({ $format }).
cli-deck-not-legal = The deck is not legal ({ $format }): { $problems ->
    [one] one problem
   *[other] { $problems } problems
  }.
cli-deck-not-sure = No problem was found ({ $format }), but not everything could be checked.
cli-deck-numbers = { $size ->
    [one] 1 known card
   *[other] { $size } known cards
  }, { $lands ->
    [one] 1 land
   *[other] { $lands } lands
  }, { $creatures ->
    [one] 1 creature
   *[other] { $creatures } creatures
  }; mana values { $curve }; colours { $colours }; lands for { $sources }; types { $types }
cli-cards-importing = Importing
cli-cards-imported = { $count ->
    [one] 1 card imported.
   *[other] { $count } cards imported.
}
cli-cards-to-draft = Boosters can be opened of { $sets }.
cli-cards-left-out = { $count ->
    [one] 1 object that is no card to play with was left out.
   *[other] { $count } objects that are no cards to play with were left out.
  }
cli-cards-missing = { $count ->
    [one] { $code }: 1 card of its boosters is of a set that isn't in these files; boosters go without it.
   *[other] { $code }: { $count } cards of its boosters are of sets that aren't in these files; boosters go without them.
  }
cli-cards-try = Make every card of a file act that is played in full, on small boards, and say what goes wrong or does nothing. Exit status: 0 if nothing was found, 1 if something goes wrong or an instruction that isn't listed does nothing, 2 if the input can't be used.
cli-cards-try-games = How many games are played with a card at most.
cli-cards-try-seed = The same seed deals the same boards and gives the same answers.
cli-cards-try-only = Only the card of this name; may be given several times.
cli-cards-try-processes = How many processes work at once; what is found is the same with any number.
cli-cards-try-progress = Trying cards
cli-cards-try-unknown = There is no card “{ $name }” in the file.
cli-cards-try-tried = { $tried } of { $cards } cards were tried, in { $games } games.
cli-cards-try-faults = { $count ->
    [one] { $count } thing went wrong:
   *[other] { $count } things went wrong:
}
cli-cards-try-silent = { $count ->
    [one] { $count } instruction changed nothing:
   *[other] { $count } instructions changed nothing:
}
cli-cards-try-known = { $count } more are known to: { $reason }
cli-cards-try-none = None of these cards is played in full, so none was tried.
cli-cards-try-holds = Every instruction did something, and nothing went wrong.
cli-cards-coverage-full = { $full } of { $cards } cards are played in full.
cli-cards-coverage-wording = The texts are mostly in the words of { $month }.
cli-cards-coverage-manual = { $manual ->
    [one] 1 card is played partly by hand; what isn't understood:
   *[other] { $manual } cards are played partly by hand; what isn't understood:
 }
cli-cards-coverage-more = … and { $count } more; --json has them all.
cli-cards-coverage-why = Say why a card, by its name in either language, isn't played in full: which signatures no scenario has shown.
cli-cards-coverage-missing = List the signatures that no scenario has shown, first those that would complete most cards of the files.
cli-cards-coverage-no-file = Name a file of cards, or a card with --why.
cli-cards-coverage-by = Count the cards of each layout, card type or year of first printing.
cli-cards-coverage-since = Count only cards first printed since this year or day (2018, 2018-04-27).
cli-cards-coverage-ranks = How much cards are played: a JSON object of English names with their places, 1 for the most played. Goes with --most.
cli-cards-coverage-most = Count only so many of the most played cards of --ranks that are in the files.
cli-cards-coverage-layout = Count only cards of this layout (normal, transform, adventure, saga …).
cli-cards-coverage-type = Count only cards whose front has this card type, supertype or subtype, in English.
cli-cards-coverage-ranks-and-most = --ranks and --most go together.
cli-cards-coverage-part = { $part }: { $full } of { $cards }
cli-cards-coverage-undated = no date known
cli-cards-coverage-is-full = { $card } is played in full.
cli-cards-coverage-not-full = { $card } is played partly by hand:
cli-cards-coverage-unread = isn't understood, or is something that the engine doesn't know
cli-cards-coverage-unshown = no scenario has shown { $signature }
cli-cards-coverage-unshown-near = no scenario has shown { $signature }; the nearest that is shown is { $nearest } ({ $scenario })
cli-cards-agree = Compare what is read of full cards with what their Japanese printings say: a file of cards, and one of Japanese texts, one a line (name, date, ja_name, ja_text).
cli-cards-agree-since = Look only at Japanese printings from this date on (2021-07).
cli-cards-agree-same = Of { $cards ->
    [one] 1 full card
   *[other] { $cards } full cards
  } with a Japanese text { $same } are said as printed; of { $nearest } others nothing else that could be meant is nearer to it.
cli-cards-agree-differs = { $card }: with { $change } it would be { $nearer } { $nearer ->
    [one] letter
   *[other] letters
  } from what is printed, and is { $apart }
cli-cards-gap = Say what keeps the cards of a file from being played in full, first what would complete most of them.
cli-cards-gap-construct = { $kind }: { $what } – needed by { $needed ->
    [one] 1 card
   *[other] { $needed } cards
  }, completes { $completes }, { $alone } by itself, { $together } with the next two ({ $examples })
cli-cards-gap-ranks = How much cards are played: a JSON object of English names with their places. What completes cards that are played more comes first.
cli-cards-gap-shape = { $readings ->
    [one] 1 shape
   *[other] { $readings } shapes
  }, mostly: { $shape }
cli-cards-gap-nearest = fitted furthest: { $phrase }
cli-cards-gap-wording = unread words
cli-cards-gap-round-trip = read, but said otherwise
cli-cards-gap-node = not run
cli-cards-gap-keyword = keyword not run
cli-cards-gap-together = not run together
cli-cards-gap-name = a name that nothing binds
cli-cards-gap-signature = not shown by a scenario
cli-cards-gap-layout = layout not played
cli-cards-coverage-wanted = { $signature }: in { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, completes { $completes } ({ $examples })
cli-no-room = What was to be written can’t be: { $problem }.
cli-cards-show-as-printed = In the English words of a month, as 2014-05; without one, of the month in which it was first printed.
cli-puzzle = Look for a win in puzzles: scenarios that expect somebody to have won, or Forge’s puzzle files. Everything is seen, and every defence has to fail.
cli-puzzle-files = FILE…
cli-puzzle-turns = Within so many turns, this one the first (default: as the puzzle says, else 1).
cli-puzzle-positions = Look at so many positions at most.
cli-puzzle-out = Write what is found as scenarios into this folder.
cli-puzzle-found = found  { $name } ({ NUMBER($positions) } positions)
cli-puzzle-not-found = not found within { NUMBER($positions) } positions  { $name }
cli-puzzle-none = there is none  { $name } (all { NUMBER($positions) } positions were looked at)
