# The manual way: what the rules here don't know is done by hand.
game-by-hand = Done by hand, in front of everybody: what do you do?
game-by-hand-done = It is done
game-by-hand-leave = Leave it
game-by-hand-life = Life
game-by-hand-damage = Damage
game-by-hand-token = Tokens
game-by-hand-draw = Draw
game-by-hand-change = By how much does the life total change?
game-by-hand-count = How many?
game-by-hand-to = Damage to whom, or to what?
game-by-hand-kind = Tokens of which creature type?
game-by-hand-power = Power of the tokens
game-by-hand-toughness = Toughness of the tokens
game-by-hand-colour = Colour of the tokens
game-by-hand-colour-colour = { $colour }
game-by-hand-move = Move
game-by-hand-counters = Counters
game-by-hand-tap = Tap / untap
game-by-hand-attach = Attach
game-by-hand-attached = What do you attach, or take off?
game-by-hand-host = { $card }: to what? To nothing takes it off
game-by-hand-player = Which player?
game-by-hand-card = Which card?
game-by-hand-card-library-top = The top card of your library (unseen)
game-by-hand-cards = Which permanents?
game-by-hand-zone = Where to?
game-by-hand-zone-battlefield = Onto the battlefield
game-by-hand-zone-hand = Into its owner’s hand
game-by-hand-zone-graveyard = Into its owner’s graveyard
game-by-hand-zone-exile = Into exile
game-by-hand-zone-library-top = On top of its owner’s library
game-by-hand-zone-library-bottom = On the bottom of its owner’s library
game-by-hand-zone-command = Into the command zone
game-by-hand-counter = Which kind of counter?
game-by-hand-counter-word = { $text }
game-by-hand-number = How many? Fewer than zero are removed
game-by-hand-describe = What is { $card }?
game-priority-by-hand = Use { $card } by hand
game-priority-describe = Say what { $card } is
game-time = Time is up

# A board as text, for who holds a game in Python or on a terminal.
board-turn = Turn { $turn }, { $player }: { $step }
board-over = { $count ->
    [0] Over in turn { $turn }: a draw
    [one] Over in turn { $turn }: won by { $names }
   *[other] Over in turn { $turn }: still in { $names }
}
board-player = { $player }: life { $life }, library { $library }, hand { $hand }
board-hand = { " " }({ $cards })
board-earmarked = { $mana } as { $source } says
board-has = mana { $mana }, poison { $poison }
board-counters = energy { $energy }, experience { $experience }
board-left = { $player }: out
board-graveyard = graveyard: { $cards }
board-companion = companion: { $card }
board-exile = Exile: { $cards }
board-command = Command zone: { $cards }
board-stack = On the stack: { $card } ({ $player })
board-damage = damage { $damage }
board-tapped = tapped
board-attacks = attacks { $player }
