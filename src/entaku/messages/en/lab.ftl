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

lab-night-deck = A deck list for a night without a draft; may be given for each player in turn, bots build the rest.
lab-night-deck-drafted = The format { $format } drafts its decks; lists are for commander and commander-2010.
lab-too-many-decks = There are { $decks } deck lists for { $players ->
    [one] 1 player
   *[other] { $players } players
  }.
lab-deck-unknown = { $file }: { $problem } (With --made-up cards that nobody knows are played by hand.)
lab-deck-not-legal = { $file }: { $count ->
    [one] this deck breaks a rule.
   *[other] this deck breaks { $count } rules. The first:
} { $problem }

# One game played by bots.

lab-play = Play one game by bots, with these deck lists or with decks that they build.
lab-as-of = Rules as they were on this day, month or year (2010-12-15, 2022-04 …); today’s where nothing is said.
lab-rules-of = Rules of { $date }
lab-made-up = Cards that nobody knows are meant; they are played by hand.
lab-play-rules = By which rules the decks are checked and the game is played.
lab-play-teams = Play in two teams, one half of the players against the other: with turns and life together (shared: Two-Headed Giant), or each on their own (apart).
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
    [team] with their team
    [concede] conceded
   *[other] by an effect
}

# Studies: thousands of nights.

cli-lab = Play thousands of nights by bots, and say what they show of a cube or a format.
lab-nights = Play many nights by bots, and keep every pick, deck, game and event as tables. Nights that are there already aren't played again.
lab-nights-players = How many draft and play together, 3 to 10: one pod.
lab-nights-count = How many nights the study has.
lab-nights-workers = How many processes play; what comes of it is the same with any number.
lab-nights-ray = Let a Ray cluster play: its address, or “local” for this machine.
lab-nights-out = The folder of the study's tables; a run that was broken off goes on there.
lab-nights-bots = Which bots sit at the draft, in turn round the table: { $names }. All are sensible if nobody is named.
lab-nights-values = What cards are worth to bots that have learned, as `entaku lab learn` writes it.
lab-nights-attack = Whom creatures may attack: any opponent, or only the nearest to one side.
lab-nights-mulligan = Which mulligan is taken; london and vancouver with the free one of multiplayer games, the older ones without.
lab-bot-unknown = There is no bot called “{ $name }”. There are: { $names }.
lab-too-many-bots = { $bots } bots are named for { $players ->
    [one] 1 place
   *[other] { $players } places
}.
lab-values-missing = A bot that has learned needs to know what: --values FILE, as `entaku lab learn` writes it.
lab-values-unused = Values are for bots that have learned; name one of them with --bots.
lab-values-unreadable = { $file } can't be read as what `entaku lab learn` writes: { $problem }
lab-study-progress = Nights
lab-study-done = { $nights ->
    [one] 1 night
   *[other] { $nights } nights
} in { $folder }; { $played ->
    [0] none had to be played
    [one] 1 was played now
   *[other] { $played } were played now
}, in { $seconds } seconds.
lab-study-another = { $folder } holds another study ({ $name }, seed { $seed }). Name another folder, or ask for the same draft, players and seed.
lab-study-folder-used = { $folder } has something else in it. Name a new folder.
lab-study-unwritable = { $folder } can't be written: { $problem }. What was played before is there still.
lab-study-none = { $folder } holds no study.
lab-study-empty = { $folder }: no night of this study has been played yet.
lab-extra-missing = This needs libraries that aren't installed: pip install "entaku[lab]".
lab-worker-died = A process that played was ended from outside, perhaps for want of memory. What was played before is there still; the same command goes on with it.
lab-ray-unreachable = There is no Ray cluster at { $address }.

# What a study says.

lab-report = Say what a study shows: which cards win and which are never played, colours, seats, how games go.
lab-report-html = Write it as a page to this file.
lab-report-publish = Put it into the data folder: the server's page of a cube of the same cards then leads to it, in both languages. It takes the place of an earlier one.
lab-report-no-form = Say where the page is to go: --html FILE, --publish, or --json.
lab-report-no-cube = Only a study of a cube can be published (or it was played by an older version: run “entaku lab nights” once more as it was, which plays nothing again).
lab-report-published = { $name }: the report of { $nights ->
    [one] 1 night
   *[other] { $nights } nights
} is published. Whoever looks at a cube of these cards on this server finds it.
lab-report-other-language = 日本語
lab-report-written = { $file }: the report of { $nights ->
    [one] 1 night
   *[other] { $nights } nights
}.
lab-report-title = { $name }, played by bots
lab-report-about = { $nights ->
    [one] 1 night
   *[other] { $nights } nights
} with { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $players } players at each draft. Seed { $seed }, Entaku { $version }.
lab-report-even = An even share of the wins is { $even }. Intervals hold with 95 %, a night counted as one case: its games share their decks, and one player’s win is the others’ loss. Figures from fewer than 20 games, or from a single night, aren't given. All players are bots: what the figures say of people is for you to judge.
lab-report-left-out-unknown = Nothing but the name is known of these cards; no bot plays them if it can help it, so nothing is said of them below: { $names }.
lab-report-left-out-partly = Of these cards the rules play only a part, so nothing is said of them below: { $names }.
lab-report-unknown = { $name } (unknown)
lab-report-partly = { $name } (played in part)
lab-report-question-cards = Which cards win?
lab-report-answer-cards = Decks with these cards win more often than their share, the surest first: { $names }. (All cards judged together; with 95 % none is here by chance.)
lab-report-question-unplayed = Which cards never make a deck?
lab-report-answer-unplayed = Drafted, but never played: { $names }.
lab-report-question-colours = Which colours win?
lab-report-question-decks = Which kinds of decks win?
lab-report-answer-decks = Cheap decks beside dear ones, and decks of few creatures beside those of many: players in thirds by what their decks were like.
lab-report-costs = Mean mana value
lab-report-creatures = Creatures
lab-report-question-seats = Does it matter who begins?
lab-report-question-conspiracies = Are conspiracies worth their pick?
lab-report-answer-conspiracies = A conspiracy takes the pick of a card for the deck. Players by how many they brought; each one’s wins are in the table of all cards.
lab-report-conspiracies = Conspiracies
lab-report-question-acting = Are cards that act during the draft worth their pick?
lab-report-answer-acting = First, players by how many they drafted; then each card, with the wins of those who drafted it, whether or not they played it.
lab-report-acting = Such cards
lab-report-question-bots = Which bots win?
lab-report-bot = Bot
lab-report-question-games = How do games go?
lab-report-answer-games = Half of the games are over by turn { $turns }.
lab-report-wait = Half of those who leave first wait { $turns } turns or fewer for the end.
lab-report-last-blow = Who deals the last damage to a player who leaves wins the game in { $share } of cases ({ $interval }).
lab-report-first-blow = Who puts the first player out wins in { $share } ({ $interval }).
lab-report-question-phases = What is each phase of the draft worth?
lab-report-phase = Phase
lab-report-phase-cards = Cards a player
lab-report-phase-winners = Of winners’ decks
lab-report-phase-others = Of the others’ decks
lab-report-all-cards = All cards
lab-report-all-cards-about = Click on a heading to sort. “Taken” is how often who saw the card in a pack took it, “last” how often it was the last card of its pack, “with it in the pool” the share of wins of all who had drafted it.
lab-report-too-few = Too few games to say.
lab-report-card = Card
lab-report-drafted = Drafted
lab-report-pick = Mean pick
lab-report-taken = Taken
lab-report-last = Last
lab-report-played = Played
lab-report-won = Wins
lab-report-interval = 95 % interval
lab-report-games = Games
lab-report-owned = Wins with it in the pool
lab-report-seen = Wins when seen in the draft
lab-report-drawn = Wins when drawn
lab-report-cast = Wins when cast
lab-report-first-out = First out
lab-report-position = Turn order
lab-report-colours = Colours
lab-report-turns = Turns
lab-report-none = none
lab-report-comma = { ", " }
lab-report-more = { $names } and { $more } more

# Comparisons: rules that differ in one thing.

lab-compare = Play the nights that a question needs, and answer it: seats, splits, the cut, ties, Rumble, mulligans, the commander tax.
lab-compare-svg = Draw the answer to this file.
lab-compare-line = { $arm }{ $name ->
    [no] { "" }
   *[other] , { $name }
}: { $value } ({ $low } to { $high }; { $count } cases)
lab-arm-four = today’s rules, four players
lab-arm-four-left = only the player to the left
lab-arm-four-partial-paris = partial Paris of 2010
lab-arm-seven = pods of seven
lab-arm-eight = pods of eight
lab-arm-eight-weak = one of eight plays at random
lab-arm-nine = pods of nine
lab-arm-ggd = a card for 20 life
lab-arm-ggd-off = without Rumble
lab-arm-commander = today’s Commander
lab-arm-commander-2010 = Commander of 2010
lab-arm-tie-later = nearer to the first player ranks lower (EV-7)
lab-arm-tie-shared = places are shared
lab-arm-tie-earlier = nearer to the first player ranks higher
lab-panel-by-position = turn order
lab-panel-by-rules = rules
lab-panel-by-size = group of
lab-panel-by-case = case
lab-panel-by-bot = bot
lab-panel-by-casts = times cast
lab-panel-won = Games won
lab-panel-first-out = First to leave
lab-panel-turns = Turns of a game
lab-panel-place = Mean place in the game (1 is the winner)
lab-panel-together = Games that several leave together
lab-panel-crossed = Games that more leave together than the cut wants
lab-panel-through = Through the cut into the winners’ group
lab-panel-night-won = First of the night
lab-panel-rank = Mean rank of the night
lab-panel-rank-of-cut = Mean rank of those who were cut
lab-panel-first-to-twenty = Games won by the first to have dealt 20 damage
lab-panel-rumble-cards = Cards by the Rumble rule in a game
lab-panel-mulligans = Players who take a mulligan
lab-panel-hand = Cards in the hand that is kept
lab-panel-stuck = Players with less than two spells cast in four turns
lab-panel-won-after = Games won by those who took a mulligan
lab-panel-casts-share = How often a player casts the commander from the command zone
lab-panel-casts-mean = Casts of a commander from the command zone, a player and game
lab-panel-commander-damage = Players who leave by 21 damage of one commander
lab-case-left-first = first to leave round 1
lab-case-left-second = second to leave round 1
lab-case-at-sight = at-sight
lab-case-by-text = by-text
lab-case-sensible = sensible
lab-case-random = random
lab-case-easy = easy
lab-case-normal = normal
lab-case-hard = hard
lab-case-expert = expert
lab-case-hard-timed = hard-timed
lab-case-expert-timed = expert-timed

# What cards are worth, learned from games.

lab-learn = Learn from a study’s games what its cards are worth, for bots that draft by it (`--bots learned --values FILE`).
lab-learn-out = The file that the values go to.
lab-learn-publish = Put it into the data folder: bots of the server draft a cube of the same cards by it, and build their decks. It takes the place of what was there.
lab-learn-no-form = Say where what is learned is to go: --out FILE, --publish, or --json.
lab-learn-published = { $name }: what { $cards } cards are worth is published. Bots of this server draft a cube of these cards by it.
lab-learn-done = { $file }: what { $cards } cards are worth, by { $hands } decks in games; the prior weighs like { $weight } decks with a card. The best: { $names }.
lab-learn-too-few = { $folder } has { $hands } decks in games for { $cards } cards: too few to learn from. Play more nights into it.
# Bots of several levels, who play each other.

lab-ladder = Let bots of several levels play each other, and rank them.
lab-ladder-levels = Which bots take part, separated by commas: { $names }.
lab-ladder-players = How many play in each game, 2 to 6.
lab-ladder-games = How many games are played.
lab-ladder-against = Who plays all the other seats, so that of each game one bot alone takes part.
lab-ladder-out = Write what was found to this file too.
lab-ladder-sizes = A ladder has games of 2 to { $most } players, and two bots at least.
lab-ladder-level = Bot
lab-ladder-played = Games
lab-ladder-won = Wins (95 %)
lab-ladder-rating = Rating (95 %)
lab-ladder-thoughts = Decisions
lab-ladder-took = Half within, 99 % within, all
lab-ladder-seconds = { $middle } s, { $most } s, { $slowest } s
lab-ladder-between = { $value } ({ $low }–{ $high })
