# The front door: what programs hear.
front-player = Player { $number }
front-names = There are { $names } names for { $players } players.
front-too-many-players = There are { $count } players for { $seats } seats.
front-decks = There are { $decks } decks for { $players } players.
front-not-in-game = Seat { $seat } isn't in the game.
front-rules-unknown = There are no rules “{ $rules }”.  Known: { $known }
front-format-unknown = There is no format “{ $format }”.  Known: { $known }
front-replay-differs = { $file }, line { $line }: replaying leads to another table than the one that was recorded.
front-action-unlawful = Decision { $decision }: action { $action } isn't on its menu.
front-stages = There are no such stages: “{ $given }”.  Known: { $known }
front-seats = An environment is for 2 to { $most } seats, not for { $seats }.
front-env-decks = There are { $decks } decks for { $seats } seats; they are for environments of the game alone.
front-env-not-begun = The environment has to be reset before it is used.
front-extra-missing = The library { $module } is missing: pip install entaku[{ $extra }] installs it.
front-spiel-seeds = A game needs at least one seed, not { $seeds }.
