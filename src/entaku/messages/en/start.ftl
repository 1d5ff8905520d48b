# The front page: a game at once, an evening with friends, a real table; and addresses that lead nowhere.

start-now = Play now against bots
start-now-title = Play now
start-now-about = A ready deck for you, ready decks for the bots, and the rules enforced. The game begins at once.
start-now-bots = Opponents
start-now-dealing = Shuffling …
start-room-title = Against bots
start-friends = A night with friends
start-friends-about = Draft a set or your own cube, or bring your decks. Friends join with a code, on phones or laptops; bots take the empty seats.
start-friends-set = Set a table
start-real = At a real table
start-settings = Settings
start-summary = { $what } · { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
} · clock: { $clock }
start-summary-decks = { $what } · { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
start-lost = There is no page at this address.
