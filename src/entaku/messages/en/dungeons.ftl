dungeon-undercity = Undercity
dungeon-secret-entrance = Secret Entrance
dungeon-forge = Forge
dungeon-lost-well = Lost Well
dungeon-trap = Trap!
dungeon-arena = Arena
dungeon-stash = Stash
dungeon-archives = Archives
dungeon-catacombs = Catacombs
dungeon-throne-of-the-dead-three = Throne of the Dead Three
dungeon-lost-mine-of-phandelver = Lost Mine of Phandelver
dungeon-dungeon-of-the-mad-mage = Dungeon of the Mad Mage
dungeon-tomb-of-annihilation = Tomb of Annihilation
dungeon-cave-entrance = Cave Entrance
dungeon-goblin-lair = Goblin Lair
dungeon-mine-tunnels = Mine Tunnels
dungeon-storeroom = Storeroom
dungeon-dark-pool = Dark Pool
dungeon-fungi-cavern = Fungi Cavern
dungeon-temple-of-dumathoin = Temple of Dumathoin
dungeon-yawning-portal = Yawning Portal
dungeon-dungeon-level = Dungeon Level
dungeon-goblin-bazaar = Goblin Bazaar
dungeon-twisted-caverns = Twisted Caverns
dungeon-lost-level = Lost Level
dungeon-runestone-caverns = Runestone Caverns
dungeon-muirals-graveyard = Muiral's Graveyard
dungeon-deep-mines = Deep Mines
dungeon-mad-wizards-lair = Mad Wizard's Lair
dungeon-trapped-entry = Trapped Entry
dungeon-veils-of-fear = Veils of Fear
dungeon-oubliette = Oubliette
dungeon-sandfall-cell = Sandfall Cell
dungeon-cradle-of-the-death-god = Cradle of the Death God
game-dungeon = Which dungeon do you enter?
game-dungeon-dungeon = { $text ->
    [lost-mine-of-phandelver] Lost Mine of Phandelver: seven rooms; the last draws a card
    [dungeon-of-the-mad-mage] Dungeon of the Mad Mage: nine rooms; the last draws three cards
    [tomb-of-annihilation] Tomb of Annihilation: five rooms that cost; the last is a 4/4 with deathtouch
   *[other] { $text }
}
game-venture = Which room do you go to?
game-venture-room = { $text ->
    [secret-entrance] Secret Entrance: search for a basic land card
    [forge] Forge: two +1/+1 counters on a creature
    [lost-well] Lost Well: scry 2
    [trap] Trap!: a player loses 5 life
    [arena] Arena: goad a creature
    [stash] Stash: a Treasure
    [archives] Archives: draw a card
    [catacombs] Catacombs: a 4/1 black Skeleton with menace
    [throne-of-the-dead-three] Throne of the Dead Three: a creature card of your top ten comes with three +1/+1 counters
    [cave-entrance] Cave Entrance: scry 1
    [goblin-lair] Goblin Lair: a 1/1 red Goblin
    [mine-tunnels] Mine Tunnels: a Treasure
    [storeroom] Storeroom: a +1/+1 counter on a creature
    [dark-pool] Dark Pool: each opponent loses 1 life, you gain 1
    [fungi-cavern] Fungi Cavern: a creature gets -4/-0 until your next turn
    [temple-of-dumathoin] Temple of Dumathoin: draw a card
    [yawning-portal] Yawning Portal: you gain 1 life
    [dungeon-level] Dungeon Level: scry 1
    [goblin-bazaar] Goblin Bazaar: a Treasure
    [twisted-caverns] Twisted Caverns: a creature can't attack until your next turn
    [lost-level] Lost Level: scry 2
    [runestone-caverns] Runestone Caverns: exile two cards that you may play
    [muirals-graveyard] Muiral's Graveyard: two 1/1 black Skeletons
    [deep-mines] Deep Mines: scry 3
    [mad-wizards-lair] Mad Wizard's Lair: draw three cards and show them; one may be cast for nothing
    [trapped-entry] Trapped Entry: each player loses 1 life
    [veils-of-fear] Veils of Fear: each player discards a card or loses 2 life
    [oubliette] Oubliette: discard a card, sacrifice an artifact, a creature and a land
    [sandfall-cell] Sandfall Cell: each player sacrifices an artifact, creature or land, or loses 2 life
    [cradle-of-the-death-god] Cradle of the Death God: the Atropal, a 4/4 black God with deathtouch
   *[other] { $text }
}
game-told-ventured = { $player } comes to { $room } ({ $dungeon })
game-told-dungeon-completed = { $player } completes { $dungeon }
web-game-completed = Completed: { $dungeons }
