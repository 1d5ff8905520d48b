# The game's table in the browser: keys, yields, votes, the log.

web-keys-game = Keys in a game
web-keys-game-about = Choose a key, then press another one. Enter on a card uses the card.
web-keys-usual = The usual keys
web-keys-press = Press a key …
web-keys-pass = Pass, go on
web-keys-confirm = Confirm
web-keys-cancel = Stop passing, cancel
web-keys-until-event = Pass until something happens
web-keys-until-end = Pass until end of turn
web-keys-until-turn = Pass until my turn
web-keys-yield = Always let this ability resolve
web-keys-boards = All boards, or one
web-keys-next-board = Next opponent’s board
web-keys-log = Show the log
web-keys-stops = Stops
web-game-all-boards = All boards
web-game-interrupts = Always stop when I or my permanents are attacked or targeted
web-game-life-changed = just now
web-game-log-acts = Without details
web-game-log-all = Everything
web-game-log-filter = Show in the log
web-game-pass-until-event = Until something happens
web-game-votes = Votes
web-game-yield = Always let it resolve
web-game-yield-all = All of its abilities
web-game-yield-no = Ask me again
web-game-yields = Abilities that resolve without asking

away-title = While you were away
away-by-bot = A bot played for you
away-by-clock = Nobody answered for you, so this was taken
away-by-table = The table decided for you
away-others = What happened
away-more = Only the latest is shown; the log has more.
away-on = Go on
