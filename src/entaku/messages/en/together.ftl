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

table-offer-asked = May a newcomer take over the seat of { $player }, and see its cards?
table-offer-done = The seat of { $player } is open to a newcomer.
table-offer-refused = The seat of { $player } is not given away.
table-vote-offer-yes = Agree
table-vote-offer-no = Keep it
room-notice-took-over = { $name } acts as host while { $other } is away.
room-notice-host-back = { $name } is back and is the host again.
room-notice-offered = A newcomer may take over the seat of { $name }.
room-notice-sat-down = { $name } has taken over the seat of { $other }.
room-notice-kicked = { $name } has been removed from the room.
room-notice-caster = { $name } has made a caster’s link: whoever has it sees everybody’s cards, { $other } min later.
room-notice-let-back = { $name } has made a way back for { $other }, who is away.
room-notice-recovered = { $name } has come back by a recovery code.
table-absence-asked = { $player } is away. How shall we go on?
table-absence-wait = The table waits for { $player }.
table-absence-bot = A bot plays for { $player } until they are back.
table-absence-defaults = The table passes for { $player } until they are back.
table-absence-concede = { $player } concedes, as the table decided.
table-vote-absence-wait = Wait longer
table-vote-absence-bot = A bot plays
table-vote-absence-defaults = Auto-pass for them
table-vote-absence-concede = Make them concede
table-grace = away, { $seconds } s
table-grace-over = away
table-left-to-bot = a bot plays
table-left-to-defaults = auto-pass
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
table-told-takeback = { $player } takes back what was just done
table-told-objected = What was done by hand is taken back, as { $player } wanted
table-by-hand-press = Press a card on the table or in your hand.
table-by-hand-or-choose = … or choose from a list
table-by-hand-nothing = Nothing
table-by-hand-hidden = a hidden card
table-by-hand-move = { $player } by hand: { $card } – { $text }
table-by-hand-tap = { $player } by hand: { $card } is tapped
table-by-hand-untap = { $player } by hand: { $card } is untapped
table-by-hand-attach = { $player } by hand: { $card } is attached to { $text }
table-by-hand-detach = { $player } by hand: { $card } is attached to nothing
table-by-hand-counters = { $player } by hand: { $card }, counters { $text } { $change }
table-by-hand-life = { $player } by hand: life of { $whose } { $change }
table-by-hand-damage = { $player } by hand: { $count } damage to { $card }
table-by-hand-token = { $player } by hand: { $whose } creates { $count } × { $card } { $text }
table-by-hand-describe = { $player } by hand: { $card } is { $text }
table-by-hand-describe-hidden = { $player } by hand: has said what a hidden card is
table-by-hand-draw = { $player } by hand: { $whose } draws { $count }

# Before the table begins: is everybody ready?

ready-title = Ready check
ready-ask = Ready check
ready-asked = { $host } asks: are you ready?
ready-yes = Ready
ready-no = Not yet
ready-now = I’m ready now
ready-going-on = Everybody is being asked …
ready-all = Everybody is ready.
ready-missing = { $count ->
    [one] 1 player isn’t ready.
   *[other] { $count } players aren’t ready.
}
ready-said-asked = …
ready-said-ready = ready
ready-said-not-yet = not yet
ready-said-gone = has left
ready-said-nothing = no answer

# When everything of a table is opened.

log-title = The table’s log
log-when = Everything is opened
log-when-host = when the host does it
log-when-end = as soon as the table is over
log-when-hours = some hours after the end
log-when-time = at a set time
log-hours = Hours
log-time = Time
log-players = only to those who sat here
log-set = Set
log-said-open = Everything of this table is open.
log-said-at = Everything opens on { $time }.
log-said-host = Everything stays closed until the host opens it.
log-said-end = Everything opens as soon as the table is over.
log-said-hours = Everything opens { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} after the end.
log-said-time = Everything opens on { $time }, or when the table is over if that is later.
log-said-players = Only those who sat here see it.
log-files = Save the draft
log-file-mtgo = { $player }: Magic Online’s text
log-file-draftmancer = Everybody: Draftmancer’s JSON
log-file-later = Everybody’s picks can be saved once everything is open.

# A caster, who sees everything a little later.

caster-title = Caster’s view
caster-links = Casters
caster-told = A caster sees everybody’s cards, { $minutes } min later. { $by } made the link; whoever has it can look.
caster-end = End it
caster-more = A caster’s link shows everybody’s hands and packs, later than they are played, in all tables that begin from now on. Everybody here is told.
caster-minutes = Later by
caster-minutes-shown = { $minutes } min
caster-make = Make a link
caster-once = The link is shown this once: copy it now.
caster-delay = { $minutes } min behind the table
caster-follow = Latest
caster-no-table = No table has begun since this link was made.
caster-wait = The table can be seen in { $seconds } s.
