# The boards of the phases of a draft, and the chain editor, in the browser.

web-phase-of = Phase { $number } of { $count }
web-round-sorting = Booster { $round } of { $rounds }
web-round-solomon = Solomon pack { $round } of { $rounds }
web-round-winston = Winston draft, turn { $round }
web-round-winchester = Winchester draft
web-round-grid = Grid { $round } of { $rounds }
web-round-rochester = Pack { $round } of { $rounds }
web-round-rotisserie = Rotisserie draft
web-round-housman = Hand { $round } of { $rounds }
web-round-minesweeper = Grid { $round } of { $rounds }
web-round-auction = Pack { $round } of { $rounds }
web-round-sealed = Sealed
web-round-team-sealed = Team sealed
web-packs-left = Packs go to the left
web-packs-right = Packs go to the right
web-your-turn = It is your turn
web-turn-of = { $player }’s turn
web-turn-order = Order of turns
web-wait-others = Waiting for the others …
web-wait-split = Your pack is being split …
web-wait-bids = Waiting for the other bids …
web-take-order = These are yours. Which one do you pick next?

web-places = Where the cards go
web-place-take = Take
web-place-solomon = Solomon pile
web-place-winston = Winston pile
web-place-left = Left
web-place-middle = Middle
web-place-right = Right
web-place-number = Place { $number }
web-place-top = top card of the pile
web-place-empty = empty
web-sort-into = Choose cards for: { $place }
web-sort-ready = Every card has its place.
web-sorted = Sorted.
web-key-put = put there
web-key-place = place
web-key-take = take
web-key-on = go on

web-split-of = Split { $player }’s pack
web-split-done = Confirm split
web-split-empty = One pile is empty: split all the same
web-pile-empty = Choose a card of the other pile to move it here. A pile may stay empty.
web-choose-pile = Choose a pile
web-take-pile = Take this pile
web-looks-at = { $player } is looking: { $place }
web-go-on-to = Go on: { $place }
web-take-cards = { $count ->
    [one] Take this card
   *[other] Take these { $count } cards
}
web-pile-left = { $count ->
    [0] No card is left in the pile.
    [one] 1 card is left in the pile.
   *[other] { $count } cards are left in the pile.
}
web-take-line = Take this line
web-on-the-table = Cards on the table
web-hand = Your hand
web-put-down = Put down
web-find-card = Find a card
web-bid = Bid
web-bid-for = Bid
web-is-bidding = is bidding
web-your-bid = Your bid: { $count }
web-funds-left = You keep { $count }
web-team-cards = Your team’s cards
web-claim = Claim
web-give-back-card = Give back
web-solomon-count = Solomon pile: { $count }
web-winston-count = Winston pile: { $count }
web-packs-to-come = { $count ->
    [one] 1 pack to come
   *[other] { $count } packs to come
}

# Formats and their settings.

web-format = Format
web-formats-own = Your formats
web-phases = Phases
web-phase-add = Add a phase
web-phase-which = Which phase?
web-phase-up = Earlier: { $phase }
web-phase-down = Later: { $phase }
web-phase-remove = Remove: { $phase }
web-chain-own = Make a chain of your own
web-chain-name = Name of the format
web-chain-save = Keep in this browser
web-chain-kept = Kept
web-chain-forget = Forget “{ $name }”
web-chain-link = Copy a link to it
web-chain-json = Copy as JSON
web-chain-read = Read JSON …
web-chain-unreadable = That is no draft format.
web-chain-took = The format “{ $name }” was taken over from the link.
web-seats-for = for { $least } to { $most } players
web-settings-of = Settings: { $phase }
web-added-hint = One card a line, such as “10 Plains”
web-fit-needed = { $count ->
    [one] 1 card is dealt.
   *[other] { $count } cards are dealt.
}
web-fit-of = { $needed } of the cube’s { $count } cards are dealt.
web-fit-nearest = What fits:
web-fit-amounts = { $needed } cards: { $numbers } (fewer packs)
web-fit-sizes = { $needed } cards: { $numbers } (smaller packs)
web-fit-seats = { $needed ->
    [one] 1 card
   *[other] { $needed } cards
  }: { $count ->
    [one] 1 player
   *[other] { $count } players
  }
web-fit-uneven = { $count ->
    [one] { $phase }: the last pack of each pile has 1 card.
   *[other] { $phase }: the last pack of each pile has { $count } cards.
}
