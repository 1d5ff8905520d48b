# A game: what is asked, what may be done, what happened.

# Questions.  { $card } is the card that asks.
game-too-few-players = A game is for 2 to { $most } players, not { $count }.
game-teams-uneven = Two equal teams take an even number of players, { $least } at least; there are { $players }.
game-teams-wrong = Teams of { $teams } players don't make a game of { $count }.
game-priority = Your priority
game-attack = Choose your attackers, and whom each attacks
game-attack-again-too-many = That is more attackers than may attack; choose again
game-attack-again-alone = This creature can't attack alone; choose again
game-attack-again-not-allowed = One of these can't attack there; choose again
game-attack-again-cost = What it costs to attack there can’t be paid or wasn’t; choose again
game-attack-again-must-attack = More of these creatures must attack than you chose; choose again
game-block = Choose your blockers
game-before-shuffle = { $card }: choose cards before your deck is shuffled
game-begin-with = With which of these cards on the battlefield do you begin the game?
game-bottom = Put cards on the bottom of your library
game-cast-for = Cast it for its other cost?
game-cast-now = Cast it for its mana cost?
game-cast-free = Cast it without paying its mana cost?
game-door = { $card }: which door?
game-cast-face = { $card }: what do you cast of it?
game-cast-way = How do you cast { $card }?
game-choose = { $card }: choose
game-choose-chapter = { $card }: with which chapter does it begin?
game-choose-colour = { $card }: choose a colour
game-choose-hand = Which hand do you keep? The others are shuffled away.
game-choose-card-type = { $card }: choose a card type
game-choose-land-type = { $card }: choose a land type
game-choose-mana = { $card }: which mana?
game-choose-name = Name a card
game-choose-name-secret = Name a card secretly for { $card }
game-choose-number = { $card }: choose a number
game-choose-result = { $card }: which result do you choose?
game-choose-pile = { $card }: choose a pile
game-gift = { $card }: to whom do you promise the gift?
game-choose-player = { $card }: choose a player
game-protector = { $card }: choose the player who protects it
game-choose-source = { $card }: choose a source of damage
game-choose-word = { $card }: choose
game-concede = Concede
game-companion = Which card from outside the game do you reveal as your companion?
game-conspiracies = Which conspiracies do you start with?
game-copy = { $card }: what is it a copy of?
game-cost-counters = { $card }: whose counters do you remove?
game-cost-discard = { $card }: discard to pay for it
game-cost-exile = { $card }: exile to pay for it
game-cost-return = { $card }: return to hand to pay for it
game-cost-sacrifice = { $card }: sacrifice to pay for it
game-cost-reveal = { $card }: what do you reveal?
game-cost-below = { $card }: which cards go below the library to pay for it?
game-cost-tap = { $card }: tap to pay for it
game-convoke = { $card }: which creatures help to pay?
game-improvise = { $card }: which artifacts help to pay?
game-waterbend = { $card }: which artifacts and creatures are tapped to waterbend?
game-delve = { $card }: which cards do you exile to pay?
game-counter-kind = { $card }: which counter?
game-counter-kind-word = { $text } counter
game-counters-moved = { $card }: how many counters?
game-counters-removed = { $card }: how many counters do you remove?
game-counters-to = { $card }: where do the counters go?
game-damage-freely = Divide the combat damage of { $card }
game-damage = Divide the combat damage of { $card }: lethal damage to each in turn
game-discard = Discard
game-divide = { $card }: divide
game-enchant = { $card }: what does it enchant?
game-exile-before = { $card }: exile which?
game-extra-vote = { $card }: vote once more?
game-endure = { $card }: put the counters on it, rather than make a Spirit?
game-blight = { $card }: which creature gets the -1/-1 counters?
game-manifest-dread = { $card }: which of the two do you manifest?
game-cast-harmonize = { $card }: how much power does the creature have that you tap?
game-cast-emerge = { $card }: which mana value does the creature have that you sacrifice?
game-cast-leave = { $card }: by leave of which card do you cast it?
game-cast-offering = { $card }: what do you sacrifice for it?
game-cast-offering-word = { $text }
game-pay-more = { $card }: how much mana do you pay besides, for as many +1/+1 counters?
game-power-of = { $card }: as many counters as the power of which card?
game-choose-attackers = Which creatures attack?
game-kickers = { $card }: which kickers do you pay?
game-kickers-word = { $text }
game-kicks = { $card }: how many times is it kicked?
game-legend = Which of these legendary permanents do you keep?
game-unread = { $card } would go now by the rules, but text of it, or of what is attached to it, isn’t understood here. Does it stay?
game-unread-lose = You would lose now by the rules, but the text of { $card } isn’t understood here. Do you stay in the game?
game-rumble = Rumble: which card from your sideboard do you put into the command zone, to play without paying its mana cost?
game-commander-instead = Put your commander into the command zone instead?
game-commander-return = Put your commander into the command zone?
game-life-last = { $card }: that would be all the life you have left.  Pay it?
game-mana-in-life = { $card }: pay 2 life instead of { $colour } mana?
game-mana-in-life-times = { $card }: for how many of its { $colour } symbols do you pay 2 life instead of mana?
game-may = { $card }: do you want to?
game-may-pay = { $card }: do you pay?
game-miracle = Reveal { $card } as you draw it, to cast it for its miracle cost?
game-modes = { $card }: choose a mode
game-mulligan = Take a mulligan?
game-mulligan-cards = Which cards do you exchange?
game-new-targets = { $card }: choose new targets?
game-order-attackers = In which order is damage dealt to the attackers?
game-order-blockers = In which order is damage dealt to the blockers?
game-order-casting = In which order do you cast these, if you do?  The last one resolves first.
game-meld = Which of these melds?
game-mutate = Mutate: over or under { $card }?
game-order-copies = In which order do copies for these go onto the stack?  The last one resolves first.
game-order-library = In which order do these go to the library?  The first ends up on top.
game-order-team-triggers = In which order do your team’s abilities go onto the stack?  The last one resolves first.
game-order-team-triggers-trigger = { $card } ({ $player })
game-order-triggers = In which order do your abilities go onto the stack?  The last one resolves first.
game-piles = { $card }: make two piles
game-process = Which cards in exile are put into their owners’ graveyards?
game-proliferate = Proliferate: what gets another counter of each kind?
game-time-travel-more = Time travel: what gets another time counter?
game-time-travel-less = Time travel: what loses a time counter?
game-put-back = Put cards back
game-put-from-hand = { $card }: put which card from your hand?
game-replacement = Several effects change what happens; which comes first?
game-sacrifice = { $card }: what do you sacrifice?
game-scry = Scry: what stays on top, what goes to the bottom?
game-fateseal = Fateseal: what of this library stays on top, what goes to its bottom?
game-stay-tapped = Untap step: what do you leave tapped?
game-assist-who = { $card }: who is asked to help pay? You yourself: nobody.
game-assist = { $card }: how much of its cost do you pay?
game-splice = { $card }: which card is spliced onto it?
game-cipher = { $card }: on which creature is it encoded?
game-turn-up = { $card }: for which cost is it turned face up?
game-devour = { $card }: which creatures does it devour?
game-amplify = { $card }: which cards do you reveal to amplify it?
game-myriad = { $card }: create a copy attacking another opponent?
game-aura-swap = { $card }: for which Aura from your hand is it exchanged?
game-cost-crew = { $card }: which creature is tapped to crew it?
game-totem-armor = { $card } would be destroyed: which Aura is destroyed instead?
game-shield-counter = { $card } would be destroyed: remove a shield counter from it instead? (Otherwise it regenerates.)
game-attack-whom = { $card } enters attacking: whom or what does it attack?
game-band = Which creatures with banding attack in one band?
game-band-joined = Which creature without banding joins the band?
game-band-damage = Divide the combat damage of { $card } as you like
game-put-on-top = { $card }: on top of the library? (Otherwise on the bottom.)
game-as-unblocked = Does { $card } assign its combat damage as though it weren’t blocked?
game-exert = Which attackers are exerted?
game-enlist = Which creature does { $card } enlist?
game-evidence = { $card }: which card is evidence?
game-behold = { $card }: what do you behold?
game-villainous-choice = { $card }: which option do you choose?
game-forage = { $card }: three cards of your graveyard, or a Food?
game-give-up = { $card }: sacrifice a permanent, or discard a card?
game-learn = Learn: get a Lesson, or discard a card and draw one?
game-ripple = { $card }: reveal cards to ripple?
game-surveil = Surveil: what stays on top, what goes to the graveyard?
game-bolster = Bolster: which creature gets the counters?
game-populate = Populate: which token is copied?
game-ring-bearer = The Ring tempts you: who bears it?
game-amass = Amass: which Army gets the counters?
game-explore = Put { $card } into the graveyard? Otherwise it stays on top.
game-tribute = { $card }: do you put its +1/+1 counters on it, so that it does nothing else?
game-enter-with-counters = { $card }: does it enter with the counters?
game-search = { $card }: what do you find?
game-search-library = { $card }: search your library, too?
game-shield = { $card }: which of the damage is prevented?
game-target = { $card }: choose a target
game-unless = { $card }: do you pay to prevent it?
game-untap = { $card }: untap it? If not, it is tapped
game-vote = { $card }: cast your vote
game-pay-any = { $card }: how much mana do you pay?
game-pay-energy = { $card }: how much energy do you pay?
game-play-face = { $card }: which side do you play?
game-clash = { $card } was revealed: put it on the bottom of your library?
game-draw-up-to = { $card }: how many cards do you draw?
game-repeat = { $card }: once more?
game-x = { $card }: how much is X?

# Options.
game-priority-pass = Pass
game-priority-cast = Cast { $card }
game-priority-land = Play { $card }
game-priority-activate = Activate { $card }
game-priority-mana = Mana from { $card }
game-priority-reveal-agenda = Turn { $card } face up
game-priority-plot = Plot { $card }
game-priority-foretell = Foretell { $card }
game-priority-suspend = Suspend { $card }
game-priority-unlock = Unlock { $text }
game-priority-companion = Pay {"{3}"}: put your companion { $card } into your hand
game-priority-planar-die = Roll the planar die
game-priority-turn-up = Turn { $card } face up
game-cast-way-way = { $text ->
    [flash] at instant speed
    [first] with the first of its additional costs
    [second] with the second of its additional costs
    [alternative] for its other cost
    [entwine] with all its modes
    [awaken] awakening a land
    [bestow] as an Aura, for its bestow cost
    [blitz] for its blitz cost
    [cleave] without the words in brackets, for its cleave cost
    [dash] for its dash cost
    [emerge] for its emerge cost
    [escape] for its escape cost
    [evoke] for its evoke cost
    [foretell] for its foretell cost
    [freerunning] for its freerunning cost
    [jump-start] with jump-start
    [mutate] mutating, onto a creature
    [offering] sacrificing for it
    [overload] overloaded
    [prowl] for its prowl cost
    [spectacle] for its spectacle cost
    [surge] for its surge cost
    [buyback] with buyback
    [casualty] with a casualty
    [conspire] conspiring
    [bargain] bargaining
    [harmonize] harmonized
    [impending] for its impending cost
    [mayhem] for its mayhem cost
    [additional] paying the additional cost
    [gift] promising a gift
    [teamwork] with teamwork
    [offspring] with offspring
    [plot] for nothing, as it was plotted
    [sneak] for its sneak cost
    [warp] for its warp cost
    [web-slinging] for its web-slinging cost
    [flashback] with flashback
    [retrace] with retrace
    [aftermath] with aftermath
    [disturb] with disturb
    [more-than-meets-the-eye] with more than meets the eye
    [face-down] face down, for { "{" }3{ "}" }
   *[other] normally
}
game-cast-harmonize-less = { $text }
game-cast-emerge-less = { $text }
game-modes-mode = Mode { $number }
game-choose-mana-word = { $colour }
game-choose-colour-word = { $colour }
game-door-open = Unlock { $text }
game-door-close = Lock { $text }
game-cast-face-word = { $text }
game-cast-face-prototyped = { $text } as its prototype
game-cast-face-fused = Both halves, fused: { $text }
game-play-face-word = { $text }
game-choose-word-word = { $text }
game-gain-keyword = { $card }: which ability is gained?
game-gain-keyword-word = { $text ->
    [double-strike] double strike
    [first-strike] first strike
   *[other] { $text }
}
game-choose-result-word = { $text }
game-villainous-choice-word = Option { $text }
game-choose-land-type-word = { $text }
game-choose-card-type-word = { $text }
game-choose-hand-pile = Hand { $number }
game-choose-pile-pile = Pile { $number }
game-vote-word = { $text }
game-replacement-replacement = { $card }
game-scry-top = Top
game-scry-bottom = Bottom
game-fateseal-top = Top
game-fateseal-bottom = Bottom
game-mutate-over = On top
game-mutate-under = Underneath
game-surveil-top = Top
game-surveil-graveyard = Graveyard
game-piles-first = First pile
game-piles-second = Second pile

# Steps.
game-step-untap = Untap
game-step-upkeep = Upkeep
game-step-draw = Draw
game-step-precombat-main = Main 1
game-step-beginning-of-combat = Combat
game-step-declare-attackers = Attackers
game-step-declare-blockers = Blockers
game-step-first-strike-damage = First strike
game-step-combat-damage = Damage
game-step-end-of-combat = Combat ends
game-step-postcombat-main = Main 2
game-step-end = End
game-step-cleanup = Cleanup
game-step-beginning = Before the game

# What happened.
game-told-turn = Turn { $turn }: { $player }
game-told-cast = { $player } casts { $card }
game-told-activated = { $player } activates { $card }
game-told-triggered = { $card } triggers ({ $player })
game-told-initiative-triggered = The initiative’s ability triggers ({ $player })
game-told-monarch-triggered = The monarch’s ability triggers ({ $player })
game-told-resolved = { $card } resolves
game-told-fizzled = { $card } has no legal target left and does nothing
game-told-countered = { $card } is countered
game-told-land = { $player } plays { $card }
game-told-draw = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}
game-told-draw-card = { $player } draws { $card }
game-told-cycle = { $player } cycles { $card }
game-told-discard = { $player } discards { $card }
game-told-dies = { $card } dies
game-told-exile = { $card } is exiled
game-told-graveyard = { $card } is put into the graveyard
game-told-hand = { $card } returns to { $player }’s hand
game-told-to-hand = { $player } puts { $card } into their hand
game-told-library = { $card } is put into { $player }’s library
game-told-battlefield = { $card } enters the battlefield ({ $player })
game-told-emblem = { $player } gets an emblem ({ $card })
game-told-token = { $player } creates { $card }
game-told-life = { $player }: { $change } life, now { $now }
game-told-player-counters = { $player }: { $change } { $kind ->
    [poison] poison
    [energy] energy
   *[experience] experience
  } counters, now { $now }
game-told-damage-player = { $card } deals { $count } damage to { $player }
game-told-damage-object = { $card } deals { $count } damage to { $other }
game-told-attack = { $card } attacks { $player }
game-told-block = { $card } blocks { $other }
game-told-voted = { $player } votes for { $card }
game-told-revealed = { $player } reveals { $card }
game-told-coin-lost = { $player } loses a coin flip
game-told-coin-won = { $player } wins a coin flip
game-told-dice = { $player } rolls { $now } on d{ $number }
game-told-player-controlled = { $player } will control { $other } during the next turn of { $other }
game-told-planar-die = { $player } rolls the planar die: { $face ->
    [planeswalk] planeswalk
    [chaos] chaos
   *[blank] blank
}
game-told-planeswalking-triggered = The planar die leads away from the plane ({ $player })
game-told-plane-first = The game begins on { $card }
game-told-planeswalked = { $player } planeswalks to { $card }
game-told-encountered = { $player } encounters { $card }
game-told-chaos = Chaos ensues on { $card }
game-told-scheme = { $player } sets { $card } in motion
game-told-scheme-abandoned = { $player } abandons { $card }
game-told-speed = { $player }’s speed is { $now }
game-told-speed-triggered = { $player } gets faster: the ability of their speed triggers
game-told-ring-tempted = The Ring tempts { $player }
game-told-initiative = { $player } takes the initiative
game-told-monarch = { $player } becomes the monarch
game-told-blessed = { $player } gets the city’s blessing
game-told-paired = { $card } and { $other } become a pair
game-told-rumbled = { $player } has made opponents lose { $life } life in all: Rumble!
game-told-rumble-card = { $player } puts { $card } from the sideboard into the command zone
game-told-banded = { $card } attack in one band
game-told-goaded = { $card } is goaded by { $player }
game-told-phased-out = { $card } phases out
game-told-phased-in = { $card } phases in
game-told-chosen = { $player } chooses { $text }
game-told-face-up = { $card } is turned face up: { $text }
game-told-turned-up = { $card } is turned face up
game-told-transformed = A permanent transforms into { $card }
game-told-flipped = A permanent flips into { $card }
game-told-mutated-over = { $card } mutates onto { $other } and lies on top
game-told-mutated-under = { $card } mutates onto { $other } and lies underneath
game-told-melded = { $other } meld into { $card }
game-told-day = It becomes day
game-told-is-solved = { $card } is solved
game-told-is-prepared = { $card } is prepared
game-told-is-ring-bearer = { $card } bears the Ring
game-told-is-left-half-unlocked = The left door of { $card } is unlocked
game-told-is-right-half-unlocked = The right door of { $card } is unlocked
game-told-no-longer-solved = { $card } is solved no longer
game-told-no-longer-prepared = { $card } is prepared no longer
game-told-no-longer-ring-bearer = { $card } bears the Ring no longer
game-told-no-longer-left-half-unlocked = The left door of { $card } is locked
game-told-no-longer-right-half-unlocked = The right door of { $card } is locked
game-told-level = { $card } becomes level { $count }
game-told-night = It becomes night
game-told-mulligan = { $player } takes a mulligan
game-told-kept = { $player } keeps { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
game-told-shuffled = { $player } shuffles
game-told-extra-turn = { $player } will take an extra turn
game-told-lost = { $why ->
    [concede] { $player } concedes
    [life] { $player } loses: no life left
    [draw] { $player } loses: drew from an empty library
    [poison] { $player } loses: poisoned
    [commander] { $player } loses: too much damage by a commander
    [team] { $player } loses with their team
   *[other] { $player } loses
}
game-told-ended = { $player } wins the game
game-told-drawn = The game is a draw
game-told-by-hand = { $card } can’t be played by the rules here; { $player } does it by hand
game-told-fault = { $card ->
    [none] The rules here have failed; { $player } does by hand what should happen
   *[other] The rules here have failed with { $card }; { $player } does by hand what should happen
}

# The page.
web-game-play = Play a game
web-game-play-again = Play another game
web-game-play-about = Everybody plays one free-for-all game with the deck they built.
web-game-waits-decks = Decks are ready: { $ready } of { $all }
web-game-options = Rules of the game
web-game-life = Life at the start
web-game-range = Range of influence
web-game-range-none = unlimited
web-game-attack = Attacks
web-game-attack-multiple = any opponents
web-game-attack-left = to the left
web-game-attack-right = to the right
web-game-mulligan-keeps = After a mulligan you keep { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
 }
web-game-mulligan = Mulligan
web-game-mulligan-london = London
web-game-mulligan-vancouver = Vancouver
web-game-mulligan-paris = Paris
web-game-mulligan-partial-paris = Partial Paris
web-game-preset = The game
web-game-preset-free-for-all = Free-for-all
web-game-preset-group-game = Group Game
web-game-preset-group-game-about = The game of a Group Game Draft: everybody against everybody to the last player, at 20 life, and the first mulligan costs no card.
web-game-variant = Beside the decks
web-game-variant-none = Nothing
web-game-variant-planechase = Planechase
web-game-variant-planechase-about = A planar deck for all, of planes and phenomena that are known here: 10 for each player, 40 at most, those played in full first. On your turn you may roll the planar die: the first roll is free, each further one costs {"{1}"} more.
web-game-variant-archenemy = Archenemy
web-game-variant-archenemy-about = The player in the first seat is the archenemy: they begin, with 40 life and twenty schemes, and set one in motion in each of their turns. All others are a team with 20 life each and take turns of their own.
web-game-variant-supervillains = Supervillain Rumble
web-game-variant-supervillains-about = Everybody has twenty schemes of their own and sets one in motion as each of their first main phases begins.
web-game-rumble = Rumble rule
web-game-teammate = teammate
web-game-teams = Teams
web-game-teams-none = Everybody for themselves
web-game-teams-shared = Two-Headed Giant
web-game-teams-apart = Team against team
web-game-teams-about-none = Nobody has a teammate.
web-game-teams-about-shared = The first half of the seats plays against the second. A team has one life total and takes its turns together, and sees each other’s hands.
web-game-teams-about-apart = The first half of the seats plays against the second. Everybody has a life total and turns of their own; teammates see each other’s hands.
web-game-teams-even = Teams take an even number of seats, four at least.
web-game-one-life = One life total with { $player }
web-game-planned-attack = Your team is about to attack:
web-game-planned-block = Your team is about to block:
web-last-team = { $players } have won, as a team.
web-game-rumble-about = For every { $life } life that you make opponents lose in all, you put a card from your sideboard into the command zone, and may play it without paying its mana cost.
web-game-rumble-life = Life for each card
web-game-rumble-count = Rumble { $life }/{ $next }
web-game-rumble-more = { $player } has made opponents lose { $life } life; at { $next } the Rumble rule gives a card.
web-game-rumble-waits = Rumble
web-game-rumble-free = in the command zone, to be played without paying its mana cost
web-game-turn = Turn { $turn }
web-game-pass = Pass
web-game-pass-until-turn = Until my turn
web-game-pass-until-end = Until end of turn
web-game-passing = Passing …
web-game-stop-passing = Stop
web-game-skip = Skip ahead
web-game-your-turn = Your turn
web-game-resolve = Let it resolve
web-game-respond = { $kind ->
    [triggered] Triggered ability of { $card } ({ $player }) · respond?
    [activated] { $player } activates { $card } · respond?
    [ability] Ability of { $card } ({ $player }) · respond?
   *[spell] { $player } casts { $card } · respond?
}
web-game-respond-own = { $kind ->
    [triggered] Your triggered ability of { $card } · respond?
    [activated] Your ability of { $card } · respond?
    [ability] Your ability of { $card } · respond?
   *[spell] Your { $card } · respond?
}
web-game-kind-triggered = Triggered ability
web-game-kind-activated = Activated ability
web-game-kind-ability = Ability
web-game-kind-spell = Spell
web-game-stack-next = resolves next
web-game-stack-fold = Fold the stack away
web-game-stack-open = Show the stack
web-game-tray-away = Look at the table
web-game-tray-back = Back to the choice
web-game-boards = The others’ boards
web-game-board-next = Next board
web-game-board-before = Previous board
web-game-hand = Hand
web-game-library = Library
web-game-graveyard = Graveyard
web-game-exile = Exile
web-game-command = Command zone
web-game-sideboard = Sideboard
web-game-stack = Stack
web-game-log = What happened
web-game-rail = Players in turn order
web-game-life-of = { $player }: { $life } life
web-game-cards-in = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-game-speeding = Speed
web-game-initiative = Initiative
web-game-monarch = Monarch
web-planes = Planes
web-planes-leads-away = Planeswalking
web-planes-controlled = { $player } · planar deck: { $count }
web-game-speed = Speed: { $count ->
   *[other] { $count }
    [4] 4 (max speed)
}
web-game-tempted = Tempted by the Ring: { $count }. The Ring-bearer is legendary and can’t be blocked by creatures with greater power{ $count ->
    [1] .
    [2] ; when it attacks, draw a card, then discard a card.
    [3] ; when it attacks, draw a card, then discard a card; what blocks it is sacrificed at end of combat.
   *[other] ; when it attacks, draw a card, then discard a card; what blocks it is sacrificed at end of combat; when it deals combat damage to a player, each opponent loses 3 life.
}
web-game-blessed = City’s blessing
web-game-active = Active player
web-game-deciding = Is deciding
web-game-left = Out
web-game-place = Place { $place }
web-game-you-won = You win!
web-game-won = { $player } wins!
web-game-nobody-won = The game is a draw.
web-last-ranking = Ranking
web-last-life = { $count } life
web-last-turns = Where it turned
web-last-blow = { $player } dealt { $other } { $count } damage in one turn
web-last-crown = { $player } took the crown from { $other }
web-last-lead = { $player } took the lead from { $other }, with { $count } life
web-last-out = { $player } was out
web-last-honours = Most of all
web-last-star = Card of the game
web-last-dealt = { $count } damage to players
web-last-most-damage = Damage to players
web-last-most-blow = Damage in one turn
web-last-most-spells = Spells cast
web-last-most-life = Life gained
web-last-most-attacks = Attackers sent
web-last-table = Look at the table
web-last-result = Show the result
web-game-concede = Concede
web-game-concede-sure = Really concede?
web-game-concede-about = You lose this game at once and leave it; the others play on.
web-game-phased-out = phased out
web-game-part = Also: { $card }
web-game-parts = with { $cards }
web-game-tapped = tapped
web-game-sick = summoning sick
web-game-attacking = attacks { $player }
web-game-banded = in a band with { $card }
web-game-solved = solved
web-game-prepared = prepared
web-game-ring-bearer = Ring-bearer
web-game-left-half-unlocked = left door unlocked
web-game-right-half-unlocked = right door unlocked
web-game-paired = paired with { $card }
web-game-blocking = blocks { $card }
web-game-date = Rules of { $date }
web-game-date-of = Rules of
web-game-date-today = today ({ $date })
web-game-damage = { $count } damage
web-game-token = token
web-game-counters = { $count ->
    [one] { $count } { $kind } counter
   *[other] { $count } { $kind } counters
  }
web-game-day = Day
web-game-night = Night
web-game-face-down = face down
web-game-unseen-card = a face-down card
web-game-chosen = chosen: { $text }
web-game-attack-all = All attack { $player }
web-game-attack-none = No attack
web-game-attack-confirm = { $count ->
    [one] Attack with 1 creature
   *[other] Attack with { $count } creatures
}
web-game-attack-hint = Tap a player, then the creatures that attack them.
web-game-block-none = No blocks
web-game-block-confirm = { $count ->
    [one] Block with 1 creature
   *[other] Block with { $count } creatures
}
web-game-block-hint = Tap a blocker, then the attacker it blocks.
web-game-x = X = { $count }
web-game-stops = Stops
web-game-stops-about = Where the game waits for you, if you can do something there.
web-game-stops-mine = On my turn
web-game-stops-theirs = On others’ turns
web-game-bar = What you are asked
web-game-wait-others = Waiting for { $player }
web-game-watching = You are watching.
web-game-your-board = Your board
web-game-empty = Nothing here.
web-game-earmarked = of that { $mana } as { $source } says
web-game-sought = Show the board of { $player }: something there can be chosen
web-game-focus = Show the board of { $player }
web-game-close = Close
web-game-poison = Poison counters
web-game-energy = Energy counters
web-game-experience = Experience counters

# What votes are cast for.
game-word-Artifact = artifact
game-word-Battle = battle
game-word-Creature = creature
game-word-Enchantment = enchantment
game-word-Instant = instant
game-word-Land = land
game-word-Planeswalker = planeswalker
game-word-Sorcery = sorcery
game-word-Kindred = kindred
game-word-Tribal = tribal
game-word-black = black
game-word-blue = blue
game-word-carnage = carnage
game-word-condemnation = condemnation
game-word-death = death
game-word-denial = denial
game-word-duplication = duplication
game-word-feather = feather
game-word-first-strike = first strike
game-word-flying = flying
game-word-free = free
game-word-grace = grace
game-word-green = green
game-word-harvest = harvest
game-word-homage = homage
game-word-indestructible = indestructible
game-word-knowledge = knowledge
game-word-lifelink = lifelink
game-word-money = money
game-word-numbers = numbers
game-word-psychosis = psychosis
game-word-quill = quill
game-word-reach = reach
game-word-red = red
game-word-sickness = sickness
game-word-sprout = sprout
game-word-strength = strength
game-word-taxes = taxes
game-word-time = time
game-word-torture = torture
game-word-trample = trample
game-word-vigilance = vigilance
game-word-wild = wild

web-yes-game-mana-in-life = 2 life
web-no-game-mana-in-life = Mana
web-yes-game-life-last = Pay it
web-no-game-life-last = Don’t
web-yes-game-mulligan = Mulligan
web-no-game-mulligan = Keep
web-game-survived = Round 1 is over at this table.
web-game-you-left = You are out of this game; watch how it goes on.
web-game-time-over = Time is up.

# Why bots did what they did; read when a game is over, by those who see their hands.
bot-why-rule = By rule of thumb this was worth most at once.
bot-why-land = It plays a land whenever it can; this one makes the colours that it needs most.
bot-why-alone = This was the only thing it could do, and by rule of thumb worth more than waiting.
bot-why-most = Of { $moves } things it could do, this was worth most by rule of thumb.
bot-why-attack = Of the attacks it weighed, this won most against the best blocks, less the danger left at home.
bot-why-block = Of the blocks it weighed, this one came out best.
bot-why-mulligan = Its hand had too few lands or too many, or too little to cast early.
bot-why-seen = Beginners overlook things; of what it saw, this was worth most by rule of thumb.
bot-why-looked = Of { $moves } moves, looked at in { $games } imagined games, this one wins in about { $share } % of cases; its rule of thumb, in { $usual } %.
bot-why-waited = It does nothing: of { $moves } moves, looked at in { $games } imagined games, this one wins in about { $share } % of cases; its rule of thumb, in { $usual } %.
bot-why-told = { $player }: { $why }
