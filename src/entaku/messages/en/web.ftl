# The pages in the browser.

web-welcome = A round table for tonight
web-welcome-more = Draft a Conspiracy set or your own cube with friends, on phones and laptops, with bots in the empty seats. No account: a name and a code are enough.
web-licences = Licences of what these pages are made with
web-fan-project = An unofficial fan project, not made or endorsed by Wizards of the Coast.
web-home = To the front page
web-no-server = The server doesn’t answer. Trying again …
web-opening = One moment …
web-part-missing = A part of this page hasn’t arrived. It is fetched again by itself; if it still doesn’t come, load the page again: the table keeps everything that was answered.
web-load-again = Load the page again
web-close = Close
web-rulings = Rulings
web-confirm = Confirm
web-yes = Yes
web-no = No
web-on = on
web-off = off
web-less = One less
web-more = One more
web-you = you
web-nothing = nothing
web-parts = Parts of this page

web-room = Room
web-room-table = Table
web-room-people = People
web-room-connection = Connection
web-room-log = Log and recording
web-room-code = Room code
web-elsewhere = Voice chat, open table …
web-talk = Where you talk
web-join = Join
web-join-room = { $host } invites you to the table
web-your-name = Your name
web-default-name = Guest
web-seat = Seat { $seat }
web-seat-which = Where do you want to sit?
web-seat-any = Anywhere
web-seats-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
web-no-free-seat = No seat is free. You can watch.
web-sit-down = Sit down
web-watch = Just watch
web-format-conspiracy = Conspiracy Draft

web-new-table = A new table
web-what-to-draft = What do you draft?
web-boosters = Boosters
web-cube = A cube
web-rounds = Packs each
web-round = Round { $round }
web-rounds-count = { $count ->
    [one] 1 pack each
   *[other] { $count } packs each
}
web-rounds-as-listed = Packs as the list says
web-pack-size = Cards in a pack
web-pack-size-printed = as printed
web-cube-name = Name of the cube
web-my-cube = My cube
web-cube-list = Card list
web-cube-hint = One card a line, or a CSV file of CubeCobra, or a Draftmancer list
web-cube-upload = Choose a file …
web-cube-check = Check the list
web-cube-size = { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
web-cube-enough = { $enough ->
    [yes] That is enough: { $needed } are dealt.
   *[no] That is too few for this table: { $needed } are needed.
}
web-cube-all-known = Every card is known.
web-cube-unknown = { $count ->
    [one] 1 card is known by name only.
   *[other] { $count } cards are known by name only.
}
web-cube-near = – not a card: did you mean { $names }?
web-cube-not-imported = – not imported
web-cube-unknown-more = They can be drafted and are played by hand. Whoever runs this server can import every card: entaku cards update
web-cube-unknown-import = They can be drafted and are played by hand. With a file of cards they are known, and played by the rules as far as their texts are understood.
web-group-bare = Known by name only
web-cube-duplicates = { $count ->
    [one] 1 card is there more than once.
   *[other] { $count } cards are there more than once.
}
web-cube-remarks = { $count ->
    [one] 1 note on this list
   *[other] { $count } notes on this list
}
web-card-picture = Picture on the list’s site ({ $language })
web-card-turn-over = Turn over: { $name }
web-card-related = Belongs to it: { $name }
web-who = Who plays?
web-seats = Seats
web-bots = Bots
web-free-seats-later = Seats stay free for friends; those still free at the start get bots.
web-i-play = I play, too
web-may-watch = Others may watch
web-clock = Time for a pick
web-clock-none = No clock
web-clock-calm = Calm
web-clock-usual = Usual
web-clock-quick = Fast
web-clock-none-more = Nobody is hurried. A table can go on over days.
web-clock-calm-more = 120 seconds for the first pick of a pack, down to 20 for the last.
web-clock-usual-more = 75 seconds for the first pick of a pack, down to 10 for the last.
web-clock-quick-more = 40 seconds for the first pick of a pack, down to 5 for the last.
web-clock-shown = { $first } to { $last } seconds a pick
web-create = Set the table

web-copy-link = Copy link
web-copied = Copied
web-copy-by-hand = This browser lets no page copy. The text is selected: copy it by hand.
web-copy-by-hand-plain = This page came without TLS (https), so the browser doesn’t let it copy. The text is selected: copy it by hand.
web-plain-companion = This page came without TLS (https): with no network it won’t open again, and the screen may go dark.
web-plain-screen = This page came without TLS (https): it can’t keep the screen awake.
web-plain-how = Open it over https, or at http://localhost on the server’s own machine, and it can.
web-qr = QR code of the room’s link
web-qr-more = Scan to join
web-lobby-invite = Invite others
web-qr-friends = For friends
web-free = free
web-bot-number = Bot { $number }
web-host = host
web-choosing = choosing
web-away = away
web-standin = bot stands in
web-sit-here = Sit here
web-stand-up = Stand up
web-add-bot = Add bot
web-remove-bot = Remove bot
web-kick = Remove
web-fewer-seats = One seat less
web-more-seats = One seat more
web-random-seats = Shuffle seats
web-seat-up = Move seat { $seat } up
web-seat-down = Move seat { $seat } down
web-watchers = { $count ->
    [one] 1 spectator.
   *[other] { $count } spectators.
}
web-free-get-bots = { $count ->
    [one] The free seat gets a bot.
   *[other] The { $count } free seats get bots.
}
web-all-seated = Every seat is taken.
web-wait-host = { $host } will start the draft.
web-start = Start the draft
web-start-random = Start with random seats

web-pause = Pause
web-pace = Bots take
web-pace-seconds = { $count ->
    [0] no time
   *[other] { $count } s
}
web-paused = Paused
web-resume = Go on
web-take-over = Become the host
web-bot-for-me = Let a bot play for me
web-play-myself = Play again myself
web-bot-plays = Let a bot play
web-give-back = Give the seat back
web-offer = Offer the seat
web-offered = Offered
web-make-host = Make host
web-again = Another draft
web-publish = Show everything to everybody
web-recording = Download the recording
web-another-device = Move to another device …
web-recovery = Show a recovery code
web-recovery-noted = I’ve noted it
web-recovery-first = Photograph this code.
web-recovery-first-more = It leads back to your seat if you lose this device. It is in the room’s menu too.
web-recovery-another = A new code
web-recovery-more = If you lose every device: open this room anywhere and enter this code. It works once. Write it down or photograph it.
web-recovery-have = I was here before and have a recovery code
web-recovery-code = Recovery code
web-recovery-use = Come back
web-let-back = Let back in
web-let-back-more = { $name } scans this to come back; good once, for { $minutes } minutes. Everybody here is told.
web-offer-own = Give away my seat
web-onlookers = Spectators
web-onlooker-unnamed = Spectator { $number }, without a name
web-dismiss = Remove
web-own-tables = Your tables
web-own-forget = Forget { $name }
web-own-forget-short = Forget
web-qr-device = QR code that brings your seat to another device
web-qr-device-more = { $minutes ->
    [one] Brings your seat to another device. Works once, for 1 minute. Show it to nobody.
   *[other] Brings your seat to another device. Works once, for { $minutes } minutes. Show it to nobody.
}
web-seal = Seal
web-seal-more = The list of all seats, with what each device pledged, and the server’s secret are bound by this; every device with a part noted it before anybody showed a number. See “Check the shuffles” once the table is over and open to everybody.
web-show-table = The table

web-line-lost = The connection was lost. Coming back …
web-seconds-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}

web-pack = Pack
web-pool = Your cards
web-table = The table
web-tab-pack = Pack
web-tab-pool = Pool
web-tab-table = Table
web-tab-seats = Seats
web-tab-log = Log
web-tab-looks = Seen
web-round-of = Pack { $round } of { $rounds }
web-pick-number = Pick { $pick }
web-due = { $count } more from this pack
web-pass-left = Packs are passed to the left
web-pass-right = Packs are passed to the right
web-neighbour = your neighbour
web-left-neighbour = to your left
web-right-neighbour = to your right
web-announce-pick = Pack { $round }, pick { $pick }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
web-pick = Pick
web-pick-how = Choose a card
web-picked = { $card } is yours.
web-wait = Waiting …
web-wait-pack = Waiting for a pack from { $player } …
web-exchange-shown = { $player } would give
web-exchange-offer = { $player } offers
web-wait-exchange = Cards are being exchanged.
web-blind-pick = You can’t look at this pack: you draft at random.
web-draft-over = The draft is over.
web-after-draft = Decks are being built now. The host opens the games.
web-after-draft-host = Decks are being built now; bots build theirs by themselves. You have no seat, so nobody waits for you: go on when you like.
web-bot-builds-itself = builds by itself
web-watching = You are watching. You see what everybody sees: cards that lie face up, notes, and where the packs are.
web-waiting-for-you = waiting for you
web-cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-pool-empty = Nothing yet.
web-removed = Removed from the draft
web-sort = Sort
web-sort-colour = Colour
web-sort-cost = Cost
web-sort-type = Type
web-sort-rarity = Rarity
web-sort-picked = Last first
web-drafted-count = { $count } drafted
web-packs-waiting = { $count ->
    [one] 1 pack ({ $sizes })
   *[other] { $count } packs ({ $sizes })
}
web-removed-count = { $count } removed
web-skips = { $count ->
    [one] passes the next pack
   *[other] passes the next { $count } packs
}
web-sits-out = sits out this round
web-blind = drafts at random
web-looks-none = Whatever you are shown, you can look up here again.
web-look-by = { $card }: from { $player }
web-look-passed = A pack of { $player } that went by
web-log-none = Nothing to tell yet.
web-note-of = { $note } ({ $player })
web-note-guess = { $card } ({ $right ->
    [yes] right
   *[no] wrong
})
web-effects = What your face-up cards can do
web-use-effect = Use …
web-ask-anything = It is your choice.
web-suggestions = Suggestions
web-name-either-language = English or 日本語
web-from-to = { $least } to { $most }
web-earlier = Earlier
web-later = Later
web-left-to-divide = { $count } left to share out
web-part = Part { $number }
web-part-empty = Choose a card to move it here.
web-move-to = move to { $part }
web-card-bare = Only the name of this card is known.

web-deck = Your deck
web-deck-main = Deck
web-deck-side = Sideboard
web-deck-search = Name, type or text
web-deck-search-how = c:u t:creature mv<=3 o:draw -t:legendary ( or ) work as you know them
web-deck-search-unread = Not understood, and left out: { $what }
web-deck-none-found = No card matches.
web-deck-conspiracies = Conspiracies
web-conspiracies-hint = Conspiracies that start in the command zone.
web-zone-empty = Drop cards here.
web-move-main = To the deck
web-move-side = To the sideboard
web-moved = Moved: { $part }
web-basics = Basic lands
web-basic-W = Plains
web-basic-U = Island
web-basic-B = Swamp
web-basic-R = Mountain
web-basic-G = Forest
web-auto-lands = Add lands for me
web-bot-builds = Build it for me
web-hand-in = Done
web-take-back = Change again
web-who-is-done = At the table
web-is-done = done
web-is-building = building
web-problems = Not ready yet
web-deck-fine = This deck can be played.
web-numbers = Numbers
web-curve = Mana curve
web-spells = Spells
web-sources = Lands
web-creatures-lands = { $creatures ->
    [one] 1 creature
   *[other] { $creatures } creatures
}, { $lands ->
    [one] 1 land
   *[other] { $lands } lands
}
web-download = Take it away
web-file-text = Text (.txt)
web-file-arena = MTG Arena (.txt)
web-file-dek = Magic Online (.dek)
web-file-cod = Cockatrice (.cod)
web-file-dck = Forge (.dck)
web-file-xmage = XMage (.dck)
web-notes-kept = { $count ->
    [one] 1 note from the draft stays with your pool for the games.
   *[other] { $count } notes from the draft stay with your pool for the games.
}

web-settings = Settings
web-card-names = Card names
web-names-own = My language
web-names-both = 《日本語/English》
web-theme = Colours
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-card-size = Size of cards
web-size-small = Small
web-size-medium = Medium
web-size-large = Large
web-pictures = Card pictures
web-pictures-off = Drawn here
web-pictures-real = Real pictures
web-pictures-offered = From { $host }
web-pictures-own = From an address of my own
web-pictures-address = Address of a picture
web-pictures-about-real = Your browser asks Scryfall (cards.scryfall.io) for the picture of every card that you see, those in your hand too, in your language where it was printed so. This server asks nobody. Cards whose id isn’t known here stay drawn.
web-pictures-about-offered = Your browser asks that host for the picture of every card that you see, those in your hand too.
web-pictures-about-own = { "{scryfall}" }, { "{set}" }, { "{number}" }, { "{name}" }, { "{language}" } and { "{face}" } stand for what the card has. Your browser asks that host for the picture of every card that you see, those in your hand too.
web-pictures-unfit = Such an address begins with https:// and has { "{scryfall}" }, { "{number}" } or { "{name}" } in it.
web-pictures-closed = Pictures come once the page is loaded again.
web-double-click = A double click picks
web-motion = Cards fly, damage shakes: what happens is seen to happen
web-sound = Sounds
web-keys = Keys
web-key-select = choose
web-key-move = move
web-key-pick = pick
web-key-enlarge = enlarge
web-key-clear = close, clear
web-key-other-part = to the other part

web-rarity-common = common
web-rarity-uncommon = uncommon
web-rarity-rare = rare
web-rarity-mythic = mythic rare
web-rarity-special = special
web-rarity-bonus = bonus
web-colour-W = white
web-colour-U = blue
web-colour-B = black
web-colour-R = red
web-colour-G = green
web-colour-M = multicoloured
web-colour-C = colourless
web-colour-L = land
web-colour-K = conspiracy
web-type-creature = Creatures
web-type-planeswalker = Planeswalkers
web-type-instant = Instants
web-type-sorcery = Sorceries
web-type-artifact = Artifacts
web-type-enchantment = Enchantments
web-type-land = Lands
web-type-conspiracy = Conspiracies
web-type-other = Others
web-other-pages = More
web-show-deck = Deck

web-replay = Replay
web-replay-run = Play
web-replay-stop = Stop
web-replay-first = To the beginning
web-replay-back = A step back
web-replay-on = A step on
web-replay-last = To the end
web-replay-step = Step { $step } of { $steps }
web-replay-deciding = { $player } decides
web-replay-viewer = Whose view
web-replay-public = Spectators
web-replay-open = Everything open
web-replay-speed = Speed
web-replay-share = Link to this moment
web-replay-other-table = The link was to another game of this room, which can't be shown; this is the last one.
web-replay-tables = What was played in this room
web-replay-table-draft = { $number }: draft, { $time }
web-replay-table-game = { $number }: game, { $time }
web-replay-jump = Jump to
web-replay-before = The one before
web-replay-after = The next one
web-replay-kind-turn = Turns
web-replay-kind-round = Rounds
web-replay-kind-vote = Votes
web-replay-kind-crown = Monarchs
web-replay-kind-blow = Heavy blows
web-replay-kind-comeback = Comebacks
web-replay-kind-out = Players out
web-replay-at-turn = Turn { $turn }: { $player }
web-replay-at-round = Round { $turn }
web-replay-at-vote = A vote begins
web-replay-at-crown = { $player } becomes the monarch
web-replay-at-blow = { $player } strikes { $other } hard
web-replay-at-comeback = { $player } comes back and leads with { $count } life
web-replay-at-out = { $player } is out

# Levels of bots.

web-bot-level = Bots play games
bot-level-easy = Easy
bot-level-normal = Normal
bot-level-hard = Hard
bot-level-expert = Expert
bot-about-easy = Overlooks spells, blocks and attacks; for learning the game.
bot-about-normal = Plays sensibly at once, by rules of thumb.
bot-about-hard = Looks ahead a little before it acts, for less than a second.
bot-about-expert = Looks ahead as far as it can, for up to two seconds.
