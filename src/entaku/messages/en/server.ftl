# The web application: rooms, seats, and what the server says when something can't be done.

server-bot-name = Bot

serve-here = Entaku is open at { $url } (Ctrl+C ends it).
serve-lan = In the local network: { $url }
serve-no-port = Can't listen on { $host }, port { $port }: { $problem }
serve-no-store = The database can't be used: { $problem }

room-unknown = There is no room “{ $code }”.
room-full = Nobody else can enter this room ({ $most } people at most).
seat-unknown = There is no seat { $seat } here; there are { $seats }.
seat-taken = Seat { $seat } is taken by { $name }.
seat-nobodys = Nobody sits on seat { $seat }.
seat-is-kept = While a table is played you keep your seat; a bot may play for you.
seats-all-taken = All { $seats } seats are taken.
seats-too-few = There are more people ({ $people }) than { $seats } seats; somebody has to stand up first.
seats-out-of-range = This is for { $least } to { $most } seats, not { $seats }.
seat-order-wrong = A new order has to name each of the { $seats } seats once.
seat-only = Only somebody with a seat at this table can do that.

name-empty = Please enter a name.
name-too-long = A name has { $most } letters at most.

host-only = Only the host can do that.
host-stays = The host can't be asked to leave; make somebody else the host first.
host-is-here = The host is here, or has only just left; you can take over when they have been away for two minutes.
guest-kicked = The host has asked you to leave this room.

token-missing = You have to enter the room first.
token-unknown = This seat key is not valid in this room; enter it anew.
move-unknown = This link has been used already, or is too old. Ask your first device for a new one.
watching-closed = This room has no spectators.

table-begun = The table has begun; this can be changed only in the lobby.
table-none = Nothing is being played here that this would be for.
table-paused = The table is paused.
table-not-over = This can be done only when the table is over.
not-published = The host hasn't opened this table to everybody yet.
not-yours-to-see = You may not look at the table over this player's shoulder.

format-unknown = “{ $format }” can't be played here; known are { $known }.
options-out-of-range = A draft has 1 to { $rounds } rounds, and packs and picks have 1 to { $cards } cards.
clock-out-of-range = A clock gives { $least } to { $most } seconds.
cube-too-long = This cube list is too long ({ $most } letters at most).
cube-unknown = There is no cube { $code } here.
cube-sample-out-of-range = A sample is 1 to { $boosters } boosters of 1 to { $cards } cards.

deck-not-legal = This deck may not be played yet, so it can't be handed in.

hello-first = The first message must say who is there.
hello-twice = You have said who you are already.
message-unreadable = This message can't be read: { $problem }
message-too-long = This message is too long ({ $length } bytes; { $most } at most).
too-many-messages = That is too much at once; some of your messages were ignored.
too-many-rooms = Too many rooms were started from here ({ $most } in an hour at most).

page-unknown = There is nothing at this address.
client-not-built = The pages have not been built; “make web” builds them.
server-trouble = Something went wrong in the server; nothing was changed.
store-trouble = The server can't store anything just now, so nothing was changed. Please try again in a moment.
game-deck-not-ready = { $player } has no deck yet that may be played.
game-options-out-of-range = A game begins at 1 to { $life } life, and a range of influence is 1 to { $range } seats.
game-options-rumble = The Rumble rule gives a card for every 1 to { $most } life.

# Formats.

format-without-phases = A chain needs at least one phase.
format-too-many-cards = This format deals out { $needed } cards; a table holds at most { $most }.
format-too-many-added = At most { $most } cards can be shuffled in, with names of up to { $letters } letters.
group-plays-once = This game belongs to a night; the next one begins with the next round.

# What people at a table do with each other.

table-asked = The table is being asked something; nothing is answered until that is decided.
table-asked-already = The table is being asked something already.
motion-over = That has been decided already.
motion-not-yours = You are not asked that.
undo-nothing = There is nothing that you could take back.
undo-too-often = Each player may have the table go back { $most } times, and you have.
objection-nothing = Nobody else has done anything by hand this turn.
chat-empty = There is nothing in that to say.
chat-too-long = At most { $most } letters at once, please.
chat-too-fast = That is too much at once; please wait a moment.
game-undos-out-of-range = A player may have the table go back 0 to { $most } times.
game-clock-out-of-range = A game's clock gives 1 to 3600 seconds for a decision and 0 to 240 minutes in reserve.
game-grace-out-of-range = The table waits 0 to 3600 seconds for somebody who is away.
