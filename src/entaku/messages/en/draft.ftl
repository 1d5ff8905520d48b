# The draft: errors of a setup, what a player is asked, what happened.

draft-seats = A pod seats 1 to { $most } players, not { $seats }.
draft-luck = The luck of { $seats } seats must be the numbers from 0, each once.
draft-no-rounds = A draft needs at least one round in each phase.
draft-no-set = Name at least one set, or a cube.
draft-set-without-boosters = The set { $code } has no boosters.
draft-round-sources = Round { $round }: name one source, or one for each of the { $seats } seats, not { $count }.
draft-round-picks = Round { $round }: at least one card must be drafted from each pack.
draft-source-unknown = Round { $round }: there is no source { $source }.
draft-packs-too-few = { $packs } packs are needed, but only { $count } were made.
draft-pack-size = A pack holds at least one card, not { $size }.
draft-cube-too-small = { $cube }: { $packs } packs of { $size } need { $needed } cards, but the cube has { $count }.
draft-two-uses = { $card }: only one ability of a card can be used while it lies face up.
