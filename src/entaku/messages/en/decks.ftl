# Decks and deck lists.

deck-too-small = The deck has { $size } cards; it needs at least { $smallest }.
deck-not-in-pool = “{ $card }” is in the deck { $used } times, but in the pool { $owned } times.
deck-conspiracy-in-main = “{ $card }” is a conspiracy; it goes to the command zone, not into the deck.
deck-not-a-conspiracy = “{ $card }” is not a conspiracy and can't start in the command zone.
deck-no-basics = With “{ $card }”, the deck can't have basic lands such as { $basic }.
deck-bad-basics = { $count } of “{ $card }” can't be added as basic lands.

deck-line-broken = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $text }” is not a card of a deck list.
deck-count-broken = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $card }” needs a count of at least 1.
deck-entry-broken = { $file }: “{ $card }” with the count “{ $count }” is not a card of a deck list.
deck-xml-broken = { $file }, line { NUMBER($line, useGrouping: 0) }: not a deck list ({ $problem }).
deck-section-unknown = { $file }: no deck has a section “{ $section }”.
deck-too-large = { $file }: too large for a deck list.
deck-empty = { $file }: there are no cards in it.
deck-format-unknown = There is no deck-list format “{ $format }”; known are { $known }.
