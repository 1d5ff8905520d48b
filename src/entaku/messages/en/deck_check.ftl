# The page that checks a deck list.

web-check = Check a deck
web-check-about = Is this Commander deck legal? Paste the list: every problem comes with its rule and what would be legal.
web-check-list = Deck list
web-check-hint = 1 Phelddagrif
    1 Sol Ring
    30 Forest
    …
web-check-formats = Plain text, MTG Arena, Magic Online (.dek), Cockatrice (.cod), Forge and XMage (.dck).
web-check-upload = Open a file
web-check-rules = Rules
web-check-rules-commander = Commander, today
web-check-rules-commander-2010 = Commander, 2010-12-15
web-check-rules-brawl = Brawl (60 cards)
web-check-rules-pauper-commander = Pauper Commander
web-check-rules-oathbreaker = Oathbreaker
web-check-by-data = What is legal the imported card data say.
web-check-day = As of
web-check-commander = Commander
web-check-commander-hint = as the list says
web-check-group = Our group's own changes
web-check-allowed = Allowed with us
web-check-banned = Banned with us
web-check-not-commanders = Not as commanders with us
web-check-a-line = One card a line.
web-check-now = Check
web-check-nothing-imported = No card file has been imported on this server, so only cards of the Conspiracy sets are known. Whoever runs it can add all cards: entaku cards update
web-check-listed = Ban list of { $listed }; another day goes by the list of that day.
web-check-bracket = Bracket { $bracket } or higher
web-check-bracket-from = { $bracket }+
web-check-bracket-about = What the cards speak for (Game Changers of { $listed }): a remark for your talk before the game, no verdict. What the deck is meant for, and which combinations it has, you know best.
web-check-legal = This deck is legal.
web-check-not-legal = { $count ->
    [one] 1 problem
   *[other] { $count } problems
}
web-check-not-sure = No problem found, but not everything could be checked.
web-check-unknown = Could not be checked
web-check-led-by = Commander: { $names }
web-check-identity = Colour identity
web-check-no-colour = colourless
web-check-as-read = The list as it was read
web-check-main = Deck
web-check-sideboard = Sideboard
web-check-commanders = { $count ->
    [one] Commander
   *[other] Commanders
}
web-check-conspiracies = Conspiracies
web-check-types = Types
