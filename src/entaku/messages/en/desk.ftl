# The rest of the desk: rulings and penalties.

night-penalty-ruling = ruling
night-penalty-warning = warning
night-penalty-game-loss = game loss
night-penalty-match-loss = match loss
night-penalty-disqualification = disqualification

night-ruling-anybody = for everybody
night-ruling-group = table { $table }
night-ruling-players = { $names }

night-did-ruling-given = ruled ({ $whom }): { $text }
night-did-penalty-given = { $penalty } for { $name }: { $reason }
night-what-ruling-given = the ruling ({ $whom })
night-what-penalty-given = the { $penalty } for { $name }

night-words-missing = Write in a few words what it is about.
night-words-too-many = That is too long: { $most } letters at most.
night-disqualified-already = { $name } is disqualified already.
night-is-disqualified = { $name } is disqualified. To bring { $name } back, take the disqualification back in the log.
night-penalty-no-game = { $name } isn’t in a game right now, so the penalty goes into the log and changes no result.
night-score-lacks-penalty = { $games ->
    [one] { $name } lost a game by a penalty, which this score doesn’t count.
   *[other] { $name } lost { $games } games by penalties, which this score doesn’t count.
}
night-column-penalty = penalty

nights-tab-rulings = Rulings
nights-table-rulings = Rulings
nights-rulings = Rulings and penalties
nights-rulings-more = Seen at the desk. Players see those that concern them on their own page.
nights-rulings-none = No rulings or penalties yet.
nights-ruling-kind = What
nights-ruling-where = For
nights-ruling-everybody = Everybody
nights-ruling-text = The ruling
nights-ruling-reason = Reason
nights-ruling-enter = Enter it
nights-ruling-before = { $name } has so far:
nights-ruling-clean = { $name } has no penalties so far.
nights-ruling-of = Show
nights-ruling-all = All players
nights-ruling-what-warning = Goes into the log; nothing else changes.
nights-ruling-what-game-loss = In a group’s game the player is out at once. In a match the opponent gets a game, which the score must count.
nights-ruling-what-match-loss = The opponent wins the match.
nights-ruling-what-disqualification = The player leaves the event, and is neither in the ranking nor in the order of the prize picks.
nights-own-rulings = Rulings and penalties that concern you
nights-own-rulings-more = Only you and the organisers see this.

night-role-organiser = organiser
night-role-scorekeeper = scorekeeper
night-role-judge = judge
night-scorekeeper-may-not = A scorekeeper enters results, the clock and check-ins, and sends notices; ask an organiser for the rest.
night-judge-may-not = A judge enters rulings, penalties, results and more time for a table, and sends notices; ask an organiser for the rest.
night-desk-closed = This link to the desk leads here no longer. Ask the organisers for a new one.
night-link-renewed = This player has a new link, and the one on this device no longer counts. If this phone is yours, ask the organisers to show you the new one.
night-desk-not-open = There is no such link.
night-desk-always-open = The organisers’ own link can’t be withdrawn.
night-time-too-much = At most { $most } minutes at once.
night-column-role = role
night-did-time-given = table { $table }: { $minutes } more minutes
night-what-time-given = the { $minutes } more minutes of table { $table }
night-did-desk-opened = made a new link to the desk ({ $role })
night-what-desk-opened = the link to the desk ({ $role })
night-did-desk-closed = withdrew the link to the desk ({ $role })
night-what-desk-closed = the withdrawal of a link to the desk ({ $role })

nights-roles = For judges and scorekeepers
nights-roles-more = Each link opens the desk for that role alone. A new link replaces the one before, which then leads nowhere.
nights-role-scorekeeper-more = Results, clock, check-in, notices.
nights-role-judge-more = Rulings and penalties, more time for a table, results, notices.
nights-role-make = Make a link
nights-role-renew = New link
nights-role-withdraw = Withdraw
nights-as-role = You are here as { $role }.
nights-time-more = +{ $minutes } min
nights-time-more-for = { $minutes } more minutes for table { $table }
nights-by-role = { $name } ({ $role })

night-lists-off = This night collects no deck lists.
night-lists-locked = Deck lists are locked. Ask a judge or an organiser if yours has to be changed.
night-list-unchecked = A deck list is handed in on the player’s own page, where it is checked.
night-list-not-yours = Only its player, judges and organisers can read a deck list, and only its player hands it in.
night-list-missing = { $name } hasn’t handed in a deck list.
own-deck-fixed = This list was handed in for the whole night and can’t be changed at a table.
night-column-list = deck list
night-did-list-handed = { $name } handed in a deck list
night-what-list-handed = the deck list of { $name }
night-did-lists-locked = { $locked ->
    [yes] locked the deck lists
   *[no] unlocked the deck lists
}
night-what-lists-locked = { $locked ->
    [yes] the lock of the deck lists
   *[no] the unlocking of the deck lists
}

nights-tab-lists = Deck lists
nights-lists = Deck lists
nights-lists-ask = Players hand in deck lists
nights-lists-ask-more = On their own page, until round 1 is published. Lists are checked by the rules chosen here; opponents don’t see them.
nights-lists-count = { $handed } of { $all } handed in
nights-lists-open = Lists can still be changed. They are locked once round 1 is published.
nights-lists-are-locked = Lists are locked.
nights-lists-lock = Lock now
nights-lists-unlock = Unlock
nights-list-none = No list yet
nights-list-read = Read
nights-list-of = Deck list of { $name }
nights-list-compare = Compare with a deck
nights-list-compare-more = Paste what the player really plays; the differences are listed.
nights-list-compare-now = Compare
nights-list-same = The deck is the same as the list.
nights-list-too-many = { $count } more { $name } than in the list
nights-list-too-few = { $count } fewer { $name } than in the list
nights-list-in-sideboard = sideboard
nights-own-list = Your deck list
nights-own-list-more = Judges and organisers read it; opponents don’t. You can change it until lists are locked.
nights-own-list-fixed = Your list is handed in and locked.
nights-own-list-late = Lists are locked and yours is missing. Ask a judge or an organiser.
nights-own-list-in = Your list is handed in.
nights-own-list-again = Hand in again
nights-list-unknown = Not known here: { $names }
nights-list-not-playable = It can’t be handed in like this.
nights-list-anyway = The night takes it all the same.
nights-lists-anyway = Lists that break rules are taken, too

night-table-out-of-range = Table numbers go from 1 to { $most }.
night-fee-out-of-range = The fee is between 0 and 1,000,000, its currency at most twelve letters.
night-stock-given-more = { $given ->
    [one] 1 of { $name } is given already.
   *[other] { $given } of { $name } are given already.
  }
night-stock-count = There can be 0 to { $most } of an item.
night-stock-short = { $left ->
    [one] Only 1 of { $name } is left.
   *[other] Only { $left } of { $name } are left.
  }
night-stock-unknown = There is no such item in stock.
night-stock-nothing = Say who gets how many, at least one each.
night-column-paid = paid
night-column-item = item
night-column-count = count
night-column-left = left
night-column-given = given
night-did-fee-paid = { $paid ->
    [yes] { $name } paid the fee
   *[no] { $name } hasn’t paid the fee
}
night-what-fee-paid = the fee of { $name }
night-did-stock-set = stock: { $count } × { $name }
night-what-stock-set = the stock of { $name }
night-did-stock-given = gave out { $item }: { $given }
night-what-stock-given = the handing out of { $item }

nights-table-stock = Stock
nights-tables = Tables
nights-first-table = First number
nights-blocked-tables = Left out
nights-tables-more = The numbers that stand on your tables. A pod stays at its tables in all rounds; those that are left out are for others.
nights-fee = Fee
nights-fee-each = For each player (0: none)
nights-fee-currency = Currency
nights-fee-currency-hint = £
nights-fee-paid = Paid
nights-fee-unpaid = Not paid
nights-fee-sum = { $paid } of { $all } paid: { $sum } { $currency }
nights-stock = Prizes in stock
nights-stock-more = Packs, promos and the like: so many of each, given by rank or by hand.
nights-stock-name = Item
nights-stock-count = How many
nights-stock-add = Add to stock
nights-stock-left = { $left } of { $count } left
nights-stock-to = For
nights-stock-by-rank = By rank
nights-stock-shares = Shares from 1st place, such as 6 4 2 2
nights-stock-give = Give
nights-stock-wait = By rank once the ranking is final.
