# Commanders at the table

web-commander-leads = Commander
web-commander-nobody = This deck has none.
web-commander-damage = Commander damage
web-commander-none = No commander has dealt this player combat damage.
web-commander-worst = { $player }: { $damage } combat damage by one commander, { $lethal } is the end
web-commander-casts = { $count ->
    [one] cast once; next time
   *[other] cast { $count } times; next time
}
web-commander-more = { $tax } more to cast
web-commander-is = commander
web-game-companion = Companion
web-commander-zone-command = in the command zone
web-commander-zone-battlefield = on the battlefield
web-commander-zone-stack = on the stack
web-commander-zone-graveyard = in the graveyard
web-commander-zone-exile = in exile
web-commander-zone-hand = in hand
web-commander-zone-library = in the library
web-commander-zone-outside = outside the game
web-commander-zone-unknown = where not everybody can see it
game-sideboard = Swap sideboard cards into your deck, one for one? Choose what each of them replaces.
game-told-commanders = { $player } is led by { $card }
game-told-companion = { $player } reveals { $card } as a companion
game-told-struck = { $card } has dealt { $player } { $now } combat damage altogether
