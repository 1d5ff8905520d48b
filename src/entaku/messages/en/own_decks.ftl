# Games with the players' own decks

own-first-draft = Draft first
own-decks-instead = Play with your own decks
own-what = Which rules
own-rules-commander = Commander, today
own-rules-commander-about = 100 cards, one commander, by today's rules and list
own-rules-commander-2010 = Commander, 2010-12-15
own-rules-commander-2010-about = the rules and the list of that day: partial Paris, colourless off-colour mana, ten cards beside the deck
own-rules-brawl = Brawl
own-rules-brawl-about = 60 cards of Standard, led by a legend or planeswalker; 25 life for two players, 30 for more, no commander damage
own-rules-pauper-commander = Pauper Commander
own-rules-pauper-commander-about = 100 commons, led by an uncommon creature; 30 life, 16 damage by a commander
own-rules-oathbreaker = Oathbreaker
own-rules-oathbreaker-about = 60 cards, led by a planeswalker and its signature spell; 20 life
own-rules-free-40 = Any cards, 40 or more
own-rules-free-40-about = nothing but their number is checked
own-rules-free-60 = Any cards, 60 or more
own-rules-free-60-about = nothing but their number is checked
own-anyway = Decks that break these rules may be played, too
own-bots = Everybody brings a list to the table. Bots build their decks from the cards that are known here.
own-nothing-imported = No card file has been imported on this server: cards outside the Conspiracy sets are played by hand. Whoever runs it can add all cards: entaku cards update
draft-format-own-decks = Own decks

own-deck = Your deck
own-deck-about = Paste or open your list, look at what the check says, and hand it in. The game begins once everybody has.
own-hand-in = Hand in
own-take-back = Take it back
own-handed-in = Handed in
own-made = Build me one
own-busy = One moment …
own-not-playable = It can't be handed in like this. The host may allow decks that break the rules.
own-played-anyway = The host allows it all the same.
own-by-hand = { $count ->
    [one] 1 card is played by hand: the rules don't know all that it does.
   *[other] { $count } cards are played by hand: the rules don't know all that they do.
}
own-none-by-hand = The rules play every card of this deck.
own-details = Curve, colours, and the list as it was read
own-bot-list = A list for it
own-bot-close = Close
own-bot-deck = The deck of { $name }
own-bot-about = Paste or open a list for this bot and give it to it; without one it builds its own.
own-bot-give = Give it this list
own-bot-take = Take the list away
own-bot-given = This list is played
own-bots-building = The table is being set; bots without a list build their decks. That can take a minute.
own-bracket = bracket { $bracket }+
own-bracket-about = The lowest bracket that the deck's cards speak for: a remark, no verdict
own-ready = deck handed in
own-waiting = no deck yet
own-waits = { $ready ->
    [one] 1 of { $all } has handed in a deck.
   *[other] { $ready } of { $all } have handed in their decks.
  }
own-wait-host = { $host } will start the game.
own-start = Start the game
own-again = Back to the table: change decks, play again

own-deck-described-twice = { $player }’s list says something else of “{ $card }” than { $other }’s.
own-deck-missing = { $player } has not handed in a deck yet.
own-deck-no-bot = No bot sits at seat { $seat }.
own-deck-not-legal = { $player }'s deck may not be played by these rules.
own-deck-too-big = A deck of more than { $most } cards doesn't fit on a table.
own-deck-too-long = This list is too long ({ $most } letters at most).
own-deck-elsewhere = Nobody brings a deck of their own to this table.
own-deck-too-few = The deck has { $number ->
    [one] 1 card
   *[other] { $number } cards
  }, { $difference } fewer than the { $wanted } it needs.
own-deck-date = Commander of { $date } is a choice of its own
