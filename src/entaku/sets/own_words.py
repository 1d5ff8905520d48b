"""What some cards do, in words of our own, where no phrase says their trees: shown until the official text is imported.

By English name, and by the place of the ability in the card's tree; what comes right after it and has no words is told
along with it.  `~` stands for the card.
"""

WORDS: dict[str, dict[int, str]] = {
    "Advantageous Proclamation": {0: "Your deck may be five cards smaller than decks must be."},
    "Aether Searcher": {
        0: "As ~ comes in, look in hand and library, if you like, for a card whose name was noted for ~. It may be "
        "cast free of charge. A library that was looked through is shuffled."
    },
    "Animus of Predation": {
        0: "~ shares what creature cards had that you removed from the draft for it: flying, first strike, double "
        "strike, deathtouch, haste, hexproof, indestructible, lifelink, menace, reach, vigilance."
    },
    "Arcane Savant": {0: "As ~ comes in, a card that you exiled for it is copied; casting the copy is free."},
    "Backup Plan": {
        0: "You begin with one hand more, seven cards too. Keep one of them before any mulligan; the others are "
        "shuffled away."
    },
    "Besmirch": {
        0: "Take target creature for this turn: it untaps, has haste, and is goaded until your next turn begins."
    },
    "Borderland Explorer": {
        0: "As ~ comes in, anybody may discard a card; whoever did may fetch a basic land card, shown to all, to hand."
    },
    "Breakthrough": {0: "Draw four cards. Only X cards stay in your hand, those you want; all others are discarded."},
    "Burn Away": {
        0: "6 damage to target creature. If it dies before the turn is over, its controller's graveyard is exiled."
    },
    "Caller of the Untamed": {
        0: "{X}, {T}: A token comes in, the copy of a card that you exiled for ~ and whose mana value is X."
    },
    "Council Guardian": {
        0: "Will of the council — As ~ comes in, all vote, you first, for a color other than white. ~ has protection "
        "from whatever got the most votes, from several in a tie."
    },
    "Covenant of Minds": {
        0: "Three cards from the top of your library are shown. Either target opponent lets you have them in hand, or "
        "they go to your graveyard and you draw five instead."
    },
    "Dack Fayden": {2: "[-6]: An emblem is yours: permanents that you target with spells come under your control."},
    "Daretti, Ingenious Iconoclast": {2: "[-6]: Three tokens, copies of target artifact, in play or in any graveyard."},
    "Desertion": {
        0: "Counter target spell. An artifact or creature that was countered so comes into play, under your control."
    },
    "Duskmantle Seer": {
        1: "As your upkeep begins, all show their top card, pay life for its mana value, and take it into their hands."
    },
    "Emissary's Ploy": {0: "Before your first hand, choose a number from 1 to 3."},
    "Expropriate": {
        0: "Council's dilemma — All vote, you first: time or money. Each vote for time is one more turn for you. For "
        "each vote for money take control of a permanent that its voter owns. ~ is exiled."
    },
    "Extract from Darkness": {
        0: "All mill two cards. Then choose a creature card in whosever graveyard: it comes into play on your side."
    },
    "Grenzo's Rebuttal": {
        0: "A 4/4 red Ogre comes into play for you. Then all, you first, choose an artifact, a creature and a land of "
        "whoever sits to their left. What was chosen is destroyed."
    },
    "Grudge Keeper": {0: "After each vote, opponents who voted otherwise than you lose 2 life."},
    "Heartless Hidetsugu": {0: "{T}: All players are dealt half of their life by ~, rounded down."},
    "Ill-Gotten Gains": {
        0: "~ is exiled. All discard their hands, then take back as many as three cards of their graveyards."
    },
    "Illusion of Choice": {0: "Until the turn is over, you decide how all players vote."},
    "Kaya, Ghost Assassin": {
        0: "[0]: Exile either ~ or, if you like, one target creature. It is back, with its owner, as your next upkeep "
        "begins. It costs you 2 life."
    },
    "Knights of the Black Rose": {
        1: "An opponent who takes the crown that was yours as the turn began loses 2 life, and you gain 2."
    },
    "Kor Chant": {
        0: "Name a source. What it would deal to target creature of yours this turn, another target creature is dealt."
    },
    "Mausoleum Turnkey": {
        0: "As ~ comes in, a creature card of your graveyard that an opponent targets goes back to your hand."
    },
    "Noble Banneret": {
        0: "Do you control creatures whose names were noted for ~? Then those and ~ get +1/+1 and have lifelink."
    },
    "Power Play": {0: "The first turn is yours. Where several have such a claim, chance decides among them."},
    "Public Execution": {0: "Destroy target creature of an opponent. That opponent's others get -2/-0 for the turn."},
    "Scourge of the Throne": {
        2: "The first time in a turn that ~ attacks, if it attacks whoever leads in life, alone or with others, all "
        "attackers untap, and another combat follows."
    },
    "Selvala's Stampede": {
        0: "Council's dilemma — All vote, you first: wild or free. Turn up your library until there is a creature card "
        "for each vote for wild; those come into play, and the rest is shuffled in. For each vote for free, you may "
        "put a permanent card into play from hand."
    },
    "Selvala, Heart of the Wilds": {
        0: "When another creature comes in, its controller may draw a card if its power is above that of all others."
    },
    "Sovereign's Realm": {
        0: "No basic lands in your deck; your first hand has five cards.",
        1: "Exile a card of your hand: For this turn, basic lands may be played from outside the game.",
    },
    "Spire Phantasm": {1: "As ~ comes in, draw a card if you had guessed right for it."},
    "Spy Kit": {0: "Whoever wears it gets +1/+1 and, besides its own name, that of every nonlegendary creature card."},
    "Terastodon": {
        0: "As ~ comes in, you may destroy as many as three target permanents that are no creatures. Whoever "
        "controlled one that went to a graveyard has a 3/3 green Elephant for it."
    },
    "Volatile Chimera": {
        0: "{1}{R}: By chance, one of the cards that you exiled for ~ is chosen. ~ copies it, but keeps this ability."
    },
    "Wood Sage": {
        0: "{T}: Name a creature card. Of your four top cards, shown to all, those of that name go to your hand, the "
        "others to your graveyard."
    },
    "Worldknit": {
        0: "Your lands tap for mana of whatever color, as long as no card of your pool was left out: all began in your "
        "library or in the command zone."
    },
}
