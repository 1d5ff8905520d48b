# The draft: errors of a setup, what a player is asked, what happened.

draft-seats = A pod seats 1 to { $most } players, not { $seats }.
draft-luck = The luck of { $seats } seats must be the numbers from 0, each once.
draft-no-rounds = A draft needs at least one round in each phase.
draft-no-set = Name at least one set, or a cube.
draft-set-without-boosters = The set { $code } has no boosters.
draft-round-sources = Round { $round }: name one source, or one for each of the { $seats } seats, not { $count }.
draft-round-picks = Round { $round }: at least one card must be drafted from each pack.
draft-source-unknown = Round { $round }: there is no source { $source }.
draft-packs-too-few = { $packs ->
    [one] 1 pack is needed, but none was made.
   *[other] { $packs } packs are needed, but only { $count } { $count ->
        [one] was
       *[other] were
      } made.
  }
draft-pack-size = A pack holds at least one card, not { $size }.
draft-cube-too-small = { $cube }: { $packs ->
    [one] 1 pack
   *[other] { $packs } packs
  } of { $size } need { $needed ->
    [one] 1 card
   *[other] { $needed } cards
  }, but the cube has { $count }.
draft-phase-seats = This phase needs at least 2 players, not { $seats }.
draft-format-seats = This format is for { $least } to { $most } players, not { $seats }.
draft-format-unreadable = { $file }: this is no draft format: { $problem }
draft-format-too-small = { $seats ->
    [one] 1 player
   *[other] { $seats } players
  } need { $needed ->
    [one] 1 card
   *[other] { $needed } cards
  } for this format, but the cube has { $count }. { $change ->
    [amounts] It fits with { $number } { $what ->
        [rounds] rounds
        [packs] packs each
        [grids] grids
        [hands] hands
        [cards] cards each
        [picks] picks each
       *[several] packs, phase by phase,
    } instead of { $before }.
    [sizes] It fits with packs of { $number } cards instead of { $before }.
    [seats] It fits { $number } players.
   *[none] There is no smaller draft of this format that fits.
}
draft-teams = { $seats ->
    [one] 1 player
   *[other] { $seats } players
  } can’t form { $teams } equal teams. Say how many players each team has.
draft-team-sizes = The teams have { $players } players ({ $sizes }), but the table has { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }.
draft-team-names = { $names } names are given, but there are only { $teams ->
    [one] 1 team
   *[other] { $teams } teams
  }.
draft-team-names-alike = Two teams have names that look the same.
draft-team = Team { $number }
draft-two-uses = { $card }: only one ability of a card can be used while it lies face up.

# Formats, phases, and what a host may choose.

draft-format-conspiracy = Booster draft
draft-format-phased = Three-phase cube draft
draft-format-ggd = Group Game Draft (four boosters)
draft-format-chain = Chain of phases
draft-format-booster = Booster draft
draft-format-glimpse = Glimpse draft
draft-format-supreme = Supreme draft
draft-format-sorting = Own boosters
draft-format-solomon = Solomon draft
draft-format-winston = Winston draft
draft-format-winchester = Winchester draft
draft-format-grid = Grid draft
draft-format-rochester = Rochester draft
draft-format-rotisserie = Rotisserie draft
draft-format-housman = Housman draft
draft-format-minesweeper = Minesweeper draft
draft-format-auction = Silent auction
draft-format-sealed = Sealed
draft-format-team-sealed = Team sealed

draft-about-conspiracy = Three boosters each: take a card, pass the rest.
draft-about-phased = Sort your own boosters, split and choose Solomon piles, then take from the Winston places.
draft-about-ggd = Four boosters each for 3 to 6 players at one table.
draft-about-booster = Take a card from each pack and pass the rest.
draft-about-glimpse = Nine packs each: take one card, put two away, pass the rest.
draft-about-supreme = Open pack after pack, take two cards of each; the rest is put away.
draft-about-sorting = Of each own booster some cards go to your Solomon pile, you pick one, the rest is shared.
draft-about-solomon = Your neighbour splits a pack into two piles; you take one, they get the other.
draft-about-winston = Look at three face-down piles one after the other and take one, or the top card.
draft-about-winchester = Face-up piles grow by a card each turn; take one of them.
draft-about-grid = Nine cards in three rows: take a row or a column.
draft-about-rochester = A pack lies face up; everybody takes a card in turn, there and back.
draft-about-housman = Exchange cards of your hand for cards on the table, then keep the hand; nine hands.
draft-about-minesweeper = A large grid, most of it face down: taking a card turns up those beside it.
draft-about-auction = Bid in secret for every card of a pack; the highest bid wins.
draft-about-sealed = Open your packs and build from them.
draft-about-team-sealed = Teams open packs together and share them out.
draft-about-rotisserie = All cards lie face up; everybody takes one in turn, there and back.

draft-setting-rounds = { $phase ->
    [solomon] Packs dealt to each player, beside the piles
    [winston] Packs dealt for each player, beside the pile
   *[other] Packs for each player
}
draft-setting-cards = { $phase ->
    [winchester] Cards for each player
    [rotisserie] Cards laid out for each player (0: as many as are taken)
   *[other] Cards in a pack
}
draft-setting-packs = { $phase ->
    [auction] Packs for sale
    [team-sealed] Packs for each team
   *[other] Packs for each player
}
draft-setting-picks = { $phase ->
    [minesweeper] Cards each player takes from a grid
    [grid] Lines each player takes from a grid
    [rotisserie] Cards each player takes
    [supreme] Cards taken from each pack
   *[other] Cards taken before passing
}
draft-setting-burns = Cards put away with each pick
draft-setting-last = Last cards of each pack put away
draft-own-packs = Boosters of your own
draft-own-packs-list = Boosters
draft-own-packs-hint = One card a line, a blank line between two boosters. The first go round the table, then the next.
draft-own-packs-count = { $count ->
    [one] 1 booster{ $each ->
        [0] : too few for { $seats } players.
       *[other] : 1 for each of { $seats } players.
    }
   *[other] { $count } boosters{ $each ->
        [0] : too few for { $seats } players.
       *[other] : { $each } for each of { $seats } players.
    }
}
draft-set-in-turn = Booster { $round }
draft-arrange = More wishes
draft-arrange-as-listed = as the list says
draft-arrange-yes = yes
draft-arrange-no = no
draft-arrange-balanced = Cards of each colour in every booster
draft-arrange-again = A card may be in several boosters
draft-arrange-no-basics = Without basic lands
draft-arrange-spread = How boosters of several sets are spread
draft-spread-in-turn = The same for all, in turn
draft-spread-own-order = The same for all, each in their own order
draft-spread-one-pool = Shuffled together and dealt
draft-spread-staggered = Each player begins a set further on
draft-spread-random = Each booster of any of the sets
draft-setting-solomon = Cards to the Solomon pile
draft-setting-places = Places
draft-setting-late = Add cards to the places at the end of a turn
draft-setting-mana_base = Cards shuffled into the Winston pile
draft-setting-piles = Piles
draft-setting-grids = Grids
draft-setting-hands = Hands for each player
draft-setting-hand = Cards in a hand
draft-setting-table = Cards on the table
draft-setting-exchanges = Exchanges for each hand
draft-setting-snake = Turns go there and back
draft-setting-rows = Rows
draft-setting-columns = Columns
draft-setting-shown = Turned up at first
draft-setting-shown-corners-and-centre = Corners and centre
draft-setting-shown-corners = Corners
draft-setting-shown-centre = Centre
draft-setting-shown-border = Border
draft-setting-funds = Funds for each player
draft-setting-least = Least bid
draft-setting-price = The winner pays
draft-setting-price-own = their own bid
draft-setting-price-second = the second-highest bid
draft-setting-ties = Of equal bids wins
draft-setting-ties-chance = one by chance
draft-setting-ties-more-funds = who has more funds
draft-setting-ties-less-funds = who has less funds
draft-setting-ties-more-cards = who has more cards
draft-setting-ties-fewer-cards = who has fewer cards
draft-setting-teams = Teams
draft-setting-team-name = Name of team { $number }
draft-setting-team-players = Players
draft-setting-team-more = Names may be left out. Each team opens as many packs, whatever its size.

# What a player is asked.

draft-pick = { $count ->
    [1] Take the last card.
   *[other] Draft a card: { $count } cards in the pack.
}
draft-pick-take = Take { $card }
draft-pick-draw = Draft a card at random
draft-pick-take-rest = Take all the rest as it lies
draft-burn = { $count ->
    [one] Put 1 of these cards away; nobody gets it.
   *[other] Put { $count } of these cards away; nobody gets them.
}
draft-burn-put-away = Put { $card } away
draft-act = What your face-up cards can do
draft-act-draft-another = Draft another card from this pack
draft-act-draft-whole-pack = Draft this whole pack
draft-act-remove = Remove the card you draft, face down
draft-act-remove-face-up = Remove the card you draft, face up
draft-act-note-name = Reveal the card you draft and note its name
draft-act-note-types = Reveal the creature you draft and note its creature types
draft-act-watch-player = Look at { $player }’s next card
draft-act-look-waiting = Look at a pack waiting at { $player } (number { $number } after the one in hand)
draft-act-look-unopened = Look at the booster { $player } will open in round { $number }
draft-act-look-next = Look at the pack { $player } has in hand, as it is passed
draft-sort = Sort your booster: { $number } of { $count } cards go to your Solomon pile, you pick from the others.
draft-sort-card = { $card }
draft-split = Split the pack of { $player } ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  }) into two piles; one may be empty.
draft-split-card = { $card }
draft-pile = Choose one of the two piles ({ $number } and { $count ->
    [one] 1 card
   *[other] { $count } cards
  }).
draft-pile-pile = Pile { $text }
draft-more = Pick { $count } more from the other pile.
draft-more-card = Pick { $card }
draft-take = Which card do you take next? ({ $count } left)
draft-take-take = Take { $card }
draft-take-take-rest = Take all the rest as it lies
draft-place = Place { $number }: { $count ->
    [1] one card
   *[other] { $count } cards
}.
draft-place-take = Take these cards
draft-place-go-on = Go on
draft-places = Take { $count } of these: the places, and the top card of the pile.
draft-places-left = The left place
draft-places-middle = The middle place
draft-places-right = The right place
draft-places-place = Place { $text }
draft-places-top = The top card of the pile
draft-winchester = Take one of the { $count } piles.
draft-winchester-pile = Pile { $text }
draft-grid = Take a row or a column.
draft-grid-row = Row { $text }
draft-grid-column = Column { $text }
draft-table = Take one of the { $count ->
    [one] 1 card
   *[other] { $count } cards
  } on the table.
draft-table-take = Take { $card }
draft-swap = Take one of the { $count ->
    [one] 1 card
   *[other] { $count } cards
  } on the table into your hand, or keep your hand.
draft-swap-take = Take { $card }
draft-swap-keep = Keep the hand
draft-put-down = Put one card of your hand on the table.
draft-put-down-card = Put down { $card }
draft-bid = Bid for these { $count ->
    [one] 1 card
   *[other] { $count } cards
  }. You have { $number }; your bids together can’t be more.
draft-bid-bid = { $card }
draft-bid-keep = Keep for the packs to come
draft-claim = Claim cards of your team’s pool: you have { $number }, { $count } are left.
draft-claim-claim = Claim { $card }
draft-claim-release = Give { $card } back
draft-claim-done = I have what I want
draft-act-look-places = Look at all places and the top card of the pile
draft-colour = { $card }, drafted by { $player }: choose a colour.
draft-colour-colour = { $colour }
draft-guess = { $card }: guess the next card drafted from the pack you passed.
draft-pass = { $card } is the last card of the pack: pass it to whom?
draft-pass-player = { $player }
draft-add-booster = { $card }: add a booster to the draft? Your next pick is from it.
draft-deal-reveal = { $card }: you may reveal a card of your pool, which others may offer one of theirs for.
draft-deal-reveal-card = Reveal { $card }
draft-deal-reveal-nothing = No exchange
draft-deal-offer = { $player } would exchange { $card }: offer one of your cards for it?
draft-deal-offer-card = Offer { $card }
draft-deal-offer-nothing = No offer
draft-deal-accept = Which offer do you take for { $card }?
draft-deal-accept-offer = { $card } from { $player }
draft-deal-accept-nothing = None of them

draft-colour-w = white
draft-colour-u = blue
draft-colour-b = black
draft-colour-r = red
draft-colour-g = green

# What happened.

draft-log-round-left = Round { $number }: packs are passed to the left.
draft-log-round-right = Round { $number }: packs are passed to the right.
draft-log-drafted = { $player } drafted { $card }.
draft-log-drafted-unseen = { $player } drafted a card.
draft-log-drafted-at-random = { $player } drafted { $card } at random.
draft-log-drafted-at-random-unseen = { $player } drafted a card at random.
draft-log-passed = { $player } passed { $count ->
    [1] the last card
   *[other] a pack of { $count } cards
} to { $other }.
draft-log-face-up = { $player } drafted { $card } face up.
draft-log-revealed = { $player } revealed { $card }.
draft-log-revealed-by = { $player } revealed { $card } ({ $by }).
draft-log-noted-name = { $by }: { $player } noted the name { $card }.
draft-log-noted-type = { $by }: { $player } noted the creature type { $text }.
draft-log-noted-colour = { $by }: { $chooser } chose { $colour } for { $player }.
draft-log-noted-number = { $by }: { $player } noted the number { $number }.
draft-log-noted-player = { $by }: { $player } noted { $other }, who passed it.
draft-log-guess-right = { $by }: { $player } guessed { $card }, and was right.
draft-log-guess-wrong = { $by }: { $player } guessed { $card }, and was wrong.
draft-log-turned-down = { $player } turned { $card } face down.
draft-log-noted-subtype = { $by }: { $player } noted the subtype { $text }.
draft-log-cards-added = { $player } got { $count ->
    [one] a card
   *[other] { $count } cards
} from outside the draft.
draft-log-card-added = { $player } got { $card } from outside the draft ({ $by }).
draft-log-left-draft = { $card } went out of the draft as { $player } drafted it.
draft-log-left-draft-unseen = A card went out of the draft as { $player } drafted it.
draft-log-removed = { $player } removed { $card } from the draft ({ $by }).
draft-log-removed-unseen = { $player } removed a card from the draft, face down ({ $by }).
draft-log-put-into-pack = { $player } put { $card } into the pack.
draft-log-looked-at-card = { $player } looked at the card { $other } drafted ({ $by }).
draft-log-looked-at-pack = { $player } looked at a pack of { $other } of round { $number } ({ $by }).
draft-log-looked-going-by = { $player } looked at a pack going by.
draft-log-skipped = { $player } passed a pack without drafting.
draft-log-burnt = { $player } put { $count ->
    [one] 1 card
   *[other] { $count } cards
  } away.
draft-log-sits-out = { $player } drafts no more cards this round.
draft-log-booster-added = { $player } added a booster of { $count ->
    [one] 1 card
   *[other] { $count } cards
  } ({ $by }).
draft-log-watched = { $player } will look at the next card { $other } drafts ({ $by }).
draft-log-left-over = Nobody can draft any more this round: { $count ->
    [1] one card is
   *[other] { $count } cards are
} left over.
draft-log-sorted = { $player } sent { $count ->
    [1] one card
   *[other] { $count } cards
} to their Solomon pile.
draft-log-sent-to-pile = { $player } sent { $count ->
    [1] one card
   *[other] { $count } cards
} to the Winston pile.
draft-log-pack-split = { $player } split the pack of { $other } into { $number } and { $count }.
draft-log-pile-chosen = { $player } chose pile { $number }.
draft-log-piles-both = { $player } picked both piles.
draft-log-place-declined = { $player } looked at place { $number } and went on.
draft-log-place-taken = { $player } took place { $number }: { $count ->
    [1] one card
   *[other] { $count } cards
}.
draft-log-top-taken = { $player } took the top card of the pile.
draft-log-laid-out = Round { $number }: { $count ->
    [1] one card is laid out
   *[other] { $count } cards are laid out
}.
draft-log-took = { $player } took { $card }.
draft-log-unwanted = { $count ->
    [1] One card is put away
   *[other] { $count } cards are put away
}; nobody gets them.
draft-log-swapped = { $player } put { $card } down and took { $got }.
draft-log-uncovered = { $card } is turned up.
draft-log-won = { $player } won { $card } for { $number }.
draft-log-pool-opened = { $player } got { $count ->
    [one] 1 card
   *[other] { $count } cards
  } to build from.
draft-log-claimed = { $player } claimed { $card }.
draft-log-released = { $player } gave { $card } back.
draft-log-finished = { $player } is done.
draft-log-ended = The draft is over; all cards are turned face down.
draft-log-exchange = { $player } offers { $card } for exchange.
draft-log-offer = { $player } offers { $card }.
draft-log-exchanged = { $player } gave { $other } { $card } and got { $got }.
draft-log-declined = { $player } made no exchange.
draft-log-pools = The card pools are final.

# The draft in the forms of other tools.

draft-log-no-packs = No pack went round to { $player }, so Magic Online’s text would be empty. The other form has their cards.
draft-log-no-draft = No draft was played here, so there is no draft to save.
draft-log-form-unknown = A draft is saved for one player as Magic Online’s text, or for all as Draftmancer’s JSON.

# A draft as text, for who holds one in Python or on a terminal.
draft-table-round = Draft “{ $format }”, phase { $phase } of { $phases }, round { $round } of { $rounds }
draft-table-over = Draft “{ $format }”: over
draft-table-player = { $player }: drafted { $count }, packs { $packs }
draft-table-pack = { $player } holds: { $cards }
draft-table-pool = { $player } has drafted: { $cards }
