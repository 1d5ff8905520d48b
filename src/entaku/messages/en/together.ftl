# What people at one table do with each other: talk, go back, decide about who is away.

chat-title = Chat
chat-open = Chat
chat-open-unread = { $count ->
    [one] Chat, { $count } new line
   *[other] Chat, { $count } new lines
}
chat-aside = among spectators
chat-mute = Mute { $name }
chat-mute-short = Mute
chat-unmute = Hear { $name } again
chat-empty-yet = Nobody has said anything yet.
chat-phrases = Phrases
chat-write = Message
chat-write-aside = To the other spectators
chat-send = Send
chat-enter-first = Enter the room with a name to talk.
chat-phrase-hello = Hello!
chat-phrase-good-luck = Good luck, have fun!
chat-phrase-thinking = Let me think.
chat-phrase-your-turn = Your turn.
chat-phrase-one-moment = One moment, please.
chat-phrase-back = I’m back.
chat-phrase-nice = Nice play!
chat-phrase-thanks = Thank you!
chat-phrase-sorry = Sorry!
chat-phrase-oops = Oops.
chat-phrase-good-game = Good game!
chat-phrase-again = Another one?

table-undo = Undo
table-undo-about = The table is asked, and everybody has to agree. Bots agree.
table-undo-act = Before my last action
table-undo-step = To where this step began
table-undo-before = To where the step before began
table-undo-turn = To where this turn began
table-undo-answers = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
table-undo-shown = Hidden cards were shown since.
table-undo-nothing = There is nothing to undo yet.
table-undo-used = You have used up your undos in this game.
table-undo-left = { $count ->
    [one] You may ask { $count } more time in this game.
   *[other] You may ask { $count } more times in this game.
}
table-undo-withdraw = Leave it as it is
table-undo-asked-act = { $player } would like to take back their last action.
table-undo-asked-step = { $player } would like to go back to where this step began.
table-undo-asked-before = { $player } would like to go back to where the step before began.
table-undo-asked-turn = { $player } would like to go back to where this turn began.
table-undo-done = The table went back as { $player } asked.
table-undo-refused = The table does not go back.
table-vote-undo-yes = Agree
table-vote-undo-no = No
table-take-back = Take back
table-object = Object to { $player }
table-objection-asked = { $player } did this by hand. Does it stand?
table-objection-done = What { $player } did by hand is taken back.
table-objection-refused = What { $player } did by hand stands.
table-vote-objection-stand = Let it stand
table-vote-objection-back = Take it back
table-votes = Votes

table-absence-asked = { $player } is away. How shall we go on?
table-absence-wait = The table waits for { $player }.
table-absence-bot = A bot plays for { $player } until they are back.
table-absence-defaults = { $player } only passes until they are back.
table-absence-concede = { $player } gives up, as the table decided.
table-vote-absence-wait = Wait longer
table-vote-absence-bot = A bot plays
table-vote-absence-defaults = They only pass
table-vote-absence-concede = They give up
table-grace = away, { $seconds } s
table-grace-over = away
table-left-to-bot = a bot plays
table-left-to-defaults = only passes
table-clock = Time: for this decision, and in reserve
table-options = Undos, clock, and who is away
table-options-undos = Undos for each player
table-options-clock = Clock
table-options-clock-none = none
table-options-clock-shown = { $seconds } s for each decision, { $minutes } min in reserve
table-options-grace = Somebody is away
table-options-grace-shown = the table votes after { $seconds } s
table-options-grace-none = the table waits

table-told-undo = The table goes back, as { $player } asked
table-told-takeback = { $player } takes back mana or a spell
table-told-objected = What was done by hand is taken back, as { $player } wanted
table-by-hand-press = Press a card on the table or in your hand.
table-by-hand-or-choose = … or choose from a list
table-by-hand-nothing = Nothing
table-by-hand-hidden = a hidden card
table-by-hand-move = { $player } by hand: { $card } – { $text }
table-by-hand-tap = { $player } by hand: { $card } is tapped
table-by-hand-untap = { $player } by hand: { $card } is untapped
table-by-hand-counters = { $player } by hand: { $card }, counters { $text } { $change }
table-by-hand-life = { $player } by hand: life of { $whose } { $change }
table-by-hand-damage = { $player } by hand: { $count } damage to { $card }
table-by-hand-token = { $player } by hand: { $whose } creates { $count } × { $card } { $text }
table-by-hand-draw = { $player } by hand: { $whose } draws { $count }
