# Decks and deck lists.

deck-too-small = The deck has { $size ->
    [one] 1 card
   *[other] { $size } cards
  }; it needs at least { $smallest }.
deck-not-in-pool = “{ $card }” is in the deck { $used ->
    [one] 1 time
   *[other] { $used } times
  }, but in the pool { $owned ->
    [one] 1 time
   *[other] { $owned } times
  }.
deck-conspiracy-in-main = “{ $card }” is a conspiracy; it goes to the command zone, not into the deck.
deck-not-a-conspiracy = “{ $card }” is not a conspiracy and can't start in the command zone.
deck-no-basics = With “{ $card }”, the deck can't have basic lands such as { $basic }.
deck-bad-basics = { $count } of “{ $card }” can't be added as basic lands.

deck-format-unknown = There is no deck-list format “{ $format }”; known are { $known }.

check-version-unknown = There are no rules “{ $version }” to check a deck by; known are { $known }.
check-date-outside = The lists are known from { $first } to { $last }, not for “{ $date }”.
check-version-undated = “{ $version }” goes by the imported card data alone and takes no date.
check-date-unknown = The lists are known from { $first } to { $last } and from { $since } on, not for “{ $date }”.
check-name-unknown = No imported card is named “{ $card }”, so it can’t be checked.
check-name-unknown-near = No imported card is named “{ $card }”, so it can’t be checked. Did you mean { $near }?
check-no-commander = The deck has no commander; name a legendary creature as its commander.
check-no-commander-able = The deck has no commander; of its cards, { $able } could be it.
check-too-many-commanders = The deck has { $number ->
    [one] 1 commander
   *[other] { $number } commanders
  }; these rules allow { $allowed ->
    [1] one
   *[other] { $allowed }
  }.
check-not-legendary-creature = “{ $card }” is no legendary creature and can't be the commander; choose a legendary creature.
check-cannot-lead = “{ $card }” can't be the commander; choose a legendary creature, a legendary Vehicle, a legendary Spacecraft with power and toughness, or a card that says it can be your commander.
check-cannot-lead-brawl = “{ $card }” can't be the commander; choose a legendary creature, planeswalker, Vehicle, or Spacecraft with power and toughness.
check-not-uncommon-creature = “{ $card }” can't be the commander; choose a creature that was printed as an uncommon.
check-not-planeswalker = “{ $card }” can't be the Oathbreaker; choose a legendary planeswalker.
check-no-uncommon-creature = The deck has no commander; name a creature that was printed as an uncommon.
check-no-oathbreaker = The deck has no Oathbreaker; name a legendary planeswalker and its signature spell as its commanders.
check-signature-spells = { $number ->
    [0] The Oathbreaker has no signature spell; name an instant or sorcery beside it as a commander.
   *[other] There are { $number } signature spells; there should be { $wanted }, one for each Oathbreaker.
  }
check-only-leads = “{ $card }” was never printed as a common; in Pauper Commander it can only be the commander.
check-background-alone = “{ $card }” is a Background and leads a deck only beside a commander that says “Choose a Background”.
check-not-partners = “{ $first }” and “{ $second }” can't lead a deck together; keep one of them as commander, or take two that are partners.
check-not-as-commander = “{ $card }” should not be used as a commander; as one of the other cards it is allowed.
check-not-as-commander-since = Since { $since }, “{ $card }” should not be used as a commander; as one of the other cards it is allowed.
check-too-few = The deck has { $number ->
    [one] 1 card
   *[other] { $number } cards
  }, the commander included; it needs exactly { $wanted }, so { $difference } more.
check-too-many = The deck has { $number ->
    [one] 1 card
   *[other] { $number } cards
  }, the commander included; it needs exactly { $wanted }, so { $difference } fewer.
check-copies = “{ $card }” is in the deck { $number } times; { $allowed ->
    [1] one copy is allowed
   *[other] { $allowed } copies are allowed
  }. Only basic lands may be there in any number.
check-copies-beside = “{ $card }” is there { $number } times, { $beside } of them in the sideboard; deck and sideboard together may have { $allowed ->
    [1] one copy
   *[other] { $allowed } copies
  }.
check-sideboard-too-many = The sideboard has { $number ->
    [one] 1 card
   *[other] { $number } cards
  }; it may have { $most } at most, so { $difference } fewer.
check-banned = “{ $card }” is on the ban list; take another card, or agree with your group to allow it.
check-banned-since = “{ $card }” is on the ban list since { $since }; take another card, or agree with your group to allow it.
check-banned-then = “{ $card }” was on the ban list of that day, until { $until }; take another card, or agree with your group to allow it.
check-was-legal = Until { $until } this deck was legal; banned since { $since }: { $cards }.
check-data-newer-banned = “{ $card }” is banned by the imported card data, which are newer than the list of { $list }: the data count.
check-data-newer-banned-not = “{ $card }” is no longer banned by the imported card data, which are newer than the list of { $list }: the data count.
check-data-unlisted-banned = “{ $card }” is not on the ban list of { $list }, but the imported card data ban it: the data count.
check-data-older-banned = The imported card data allow “{ $card }”, but don't know the list of { $list }: the list counts.
check-data-older-banned-not = The imported card data ban “{ $card }”, but don't know the list of { $list }, by which it is allowed: the list counts.
check-data-newer-game-changer = “{ $card }” is a Game Changer by the imported card data, which are newer than the list of { $list }: the data count.
check-data-newer-game-changer-not = “{ $card }” is no longer a Game Changer by the imported card data, which are newer than the list of { $list }: the data count.
check-data-unlisted-game-changer = “{ $card }” is not on the list of Game Changers of { $list }, but is one by the imported card data: the data count.
check-data-older-game-changer = “{ $card }” is no Game Changer by the imported card data, but they don't know the list of { $list }: the list counts.
check-data-older-game-changer-not = “{ $card }” is a Game Changer by the imported card data, but they don't know the list of { $list }, by which it is none: the list counts.
check-lists-data = By the imported card data, rules of { $edition }.
check-lists-today = Today: ban list of { $listed }, rules of { $edition }.
check-lists = As of { $as_of }: ban list of { $listed }, rules of { $edition }.
check-bracket = Bracket: at least { $bracket } by its cards (Game Changers of { $listed }). A remark for your talk before the game: what the deck is meant for and which combinations it has you know best.
check-bracket-game-changers = { $count ->
    [one] 1 Game Changer
   *[other] { $count } Game Changers
  } (bracket { $bracket } or higher): { $cards }.
check-bracket-mass-land-denial = Mass land denial (bracket { $bracket } or higher): { $cards }.
check-bracket-extra-turns = Extra turns (bracket { $bracket } or higher, and 4 where they follow one another): { $cards }.
check-bracket-tutors = { $count ->
    [one] 1 tutor
   *[other] { $count } tutors
  } (a few may be in any bracket; the more, the higher): { $cards }.
check-bracket-unread = { $count ->
    [one] 1 card isn't understood in full and may say more.
   *[other] { $count } cards aren't understood in full and may say more.
  }
check-vintage-banned = “{ $card }” is banned in Vintage; take a card that is legal there.
check-not-vintage = “{ $card }” is not legal in Vintage; take a card that is legal there.
check-not-legal = “{ $card }” is not legal in { $format ->
    [brawl] Brawl
    [pauper-commander] Pauper Commander
    [oathbreaker] Oathbreaker
   *[commander] Commander
  }; take a card that is.
check-uncovered = “{ $card }” is of those cards that the rules don’t cover: with a silver border or an acorn, or made to be tried out; take another card, or agree with your group to allow it.
check-no-deck-card = “{ $card }” is not a card for a deck.
check-too-new = “{ $card }” could first be played on { $start }, which is after { $on }; take an older card.
check-identity = “{ $card }” has the colour identity { $own }; { $beyond } is outside the commander's, { $commander }. Colourless cards and cards of { $commander } alone are allowed.
check-identity-land = “{ $card }” makes { $beyond } by its basic land type, outside the commander's colour identity, { $commander }. Lands of { $commander } and colourless lands are allowed.
check-identity-beside = “{ $card }” in the sideboard has the colour identity { $own }; { $beyond } is outside the commander's, { $commander }, so it could never come into the deck.
check-identity-land-beside = “{ $card }” in the sideboard makes { $beyond } by its basic land type, outside the commander's colour identity, { $commander }, so it could never come into the deck.
check-not-imported = “{ $card }” can't be checked: its data are not here. Fetch all cards: entaku cards update
check-not-imported-many = { $count } cards can't be checked, for their data are not here: { $cards }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. Fetch all cards: entaku cards update
check-not-imported-near = “{ $card }” can't be checked: its data are not here. If you mean { $near }, write so; else fetch all cards: entaku cards update
check-commander-unknown = Colour identities can't be checked: the data of the commander “{ $card }” are not here. Fetch all cards: entaku cards update
check-text-unknown = Whether “{ $card }” says that it may lead a deck so can't be known: its text is not here. Fetch all cards: entaku cards update
check-described = What “{ $card }” is, the list itself says: your group decides whether it may be played.
check-legality-unknown = The imported data don't say where, or from when on, “{ $card }” is legal.

# A deck that a bot was to build
bot-deck-impossible = There are not enough cards here for a deck by { $rules } rules: import more of them.

# Companions: what stands against one.

check-companion-allowed = { $companion } may be revealed as your companion.
check-companion-too-few = { $companion } can't be your companion: the deck has { $number } cards, and it asks for at least { $wanted }.
check-companion-card-unknown = Whether { $companion } may be your companion isn't known: too little is known of { $card }.
check-companion-symbol-twice = { $companion } can't be your companion: { $card }{ $more ->
    [0] {""}
    [one] {" "}(and 1 other card)
   *[other] {" "}(and { $more } other cards)
} has a mana symbol, { $symbol }, more than once in its mana cost.
check-companion-not-activated = { $companion } can't be your companion: { $card }{ $more ->
    [0] {""}
    [one] {" "}(and 1 other card)
   *[other] {" "}(and { $more } other cards)
} has no activated ability.
check-companion-mana-value = { $companion } can't be your companion: the mana value of { $card } is { $number }, which it doesn't allow{ $more ->
    [0] {""}
    [one] {" "}(nor that of 1 other card)
   *[other] {" "}(nor those of { $more } other cards)
}.
check-companion-other-type = { $companion } can't be your companion: { $card }{ $more ->
    [0] {""}
    [one] {" "}(and 1 other card)
   *[other] {" "}(and { $more } other cards)
} isn't of a type that it allows.
check-companion-same-name = { $companion } can't be your companion: there are { $number } of { $card } in the deck{ $more ->
    [0] {""}
    [one] , and more than one of 1 other card
   *[other] , and more than one of { $more } other cards
}.
check-companion-no-shared-type = { $companion } can't be your companion: the deck's nonland cards have no card type in common.
check-companion-identity = { $companion } can't be your companion: { $beyond } isn't in the commander's colour identity.
check-companion-in-deck = { $companion } can't be your companion: it is in the deck already.
check-companion-not-legal = { $companion } can't be your companion: it isn't legal in this format.
check-companion-banned = { $companion } can't be your companion: as one it is banned.
check-companion-not-then = { $companion } can't be your companion: there are none by these rules.
