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
seats-all-taken = All { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  } are taken.
seats-too-few = There are more people ({ $people }) than { $seats } seats; somebody has to stand up first.
seats-out-of-range = This is for { $least } to { $most } seats, not { $seats }.
seat-order-wrong = A new order has to name each of the { $seats } seats once.
seat-only = Only somebody with a seat at this table can do that.

name-empty = Please enter a name that can be seen.
name-unreadable = This name has too many accents on one letter.
name-confusable = This name looks just like “{ $name }”; please take another.
name-too-long = A name has { $most } letters at most.

host-only = Only the host can do that.
host-stays = The host can't be removed; make somebody else the host first.
host-is-here = The host is here, or has only just left; you can take over when they have been away for two minutes.
guest-kicked = The host has removed you from this room.
guest-recovered = This seat was recovered on another device, and this one no longer counts. If it was you, go on there; if not, tell the host.
guest-unknown = This guest is not in the room any more.
guest-sits = This guest sits on seat { $seat }.
onlookers-kept-out = The host has removed a spectator who came from where you are; for { $minutes } minutes nobody can watch from there.
ready-asked-already = Everybody is being asked already.
ready-nobody = Nobody sits here yet who could be ready.
ready-over = This isn't asked any more.
ready-not-yours = You were not asked whether you are ready.
take-over-seated = Only somebody who sits at the table can act for the host.
seat-offer-alone = { $name } has seen the cards of seat { $seat }; a newcomer may have them only if somebody else at the table agrees.
seat-is-here = { $name } is here, on seat { $seat }, and needs no way back.
recovery-unknown = This recovery code is not valid here, or has been used already.
player-card-unknown = This is no player card of this server.
player-card-gone = This device no longer has the player card: its recovery code was used elsewhere. Use your newest recovery code, or make a new card.
player-card-link-used = This link to your player card has been used already, or has expired. Make a new one on the other device.

token-missing = You have to enter the room first.
token-unknown = What this device has kept lets nobody in here any more, as when somebody came back on another one. Use a recovery code, or enter anew.
move-unknown = This link has been used already, or is too old. Ask your first device for a new one.
watching-closed = This room has no spectators.

table-begun = The table has begun; this can be changed only in the lobby.
table-none = Nothing is being played here that this would be for.
table-paused = The table is paused.
table-not-over = This can be done only when the table is over.
not-published = The host hasn't opened this table to everybody yet.
log-opens-later = Everything of this table opens at { $time }.
log-for-players = Only those who sat at this table may see everything of it.
log-is-open = Everything of this table is open already.
log-hours-out-of-range = A log opens 1 to { $most } hours after the end.
log-time-out-of-range = A log opens at a time to come, within { $days } days.
caster-unknown = This caster's link is not valid here, or the host has ended it.
caster-minutes-unknown = A caster sees a table 1, 3, 5 or 10 minutes later.
caster-too-late = A caster's link is made before a table begins or after it is over, so that everybody knows of it.
caster-too-many = A room has { $most } caster's links at most; end one first.
caster-not-yet = A caster sees this { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} after everybody else.
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
number-too-large = A number in this message is too large.
message-too-slow = The rest of this message didn't come within { $seconds } seconds.
message-too-long = This message is too long ({ $length } bytes; { $most } at most).
too-many-messages = That is too much at once; some of your messages were ignored.
too-many-requests = Too much was asked for from here lately ({ $most } in { $minutes } minutes at most). Please wait a little.
too-much-work = So much was looked up from here in the last minute that others have to come first. Please wait a little.
work-too-long = This took longer than { $seconds } seconds and was given up; please try less at once.
work-too-large = This is too much, or too deeply nested, to be looked over at once; please try less.
work-ended = Looking this over broke off. Please try again.
server-busy = The server has a lot to look up just now. Please try again in a moment.
deck-too-many-names = This list names { $names } different cards; a deck and all beside it has { $most } at most.
too-many-guesses = Too many codes that don't exist were tried from here. Please wait a minute.
too-many-onlookers = Too many people are watching from where you are ({ $most } at most).
host-too-long = The server's name in this request is too long ({ $most } letters at most).
host-unknown = This server doesn't answer to the name “{ $host }”. Whoever runs it can allow the name with ENTAKU_HOSTS.
address-too-long = This address is too long ({ $most } letters at most).
address-unreadable = This address has letters in it that can't be read.
origin-foreign = Pages of { $origin } may not do this here.
too-many-rooms = Too many rooms were started from here ({ $most } in an hour at most).

page-unknown = There is nothing at this address.
qr-nowhere = No phone can open this address, which means the server’s own machine. Start the server with “entaku serve --host 0.0.0.0”: it then says its address in the network, and phones can scan it here; with “entaku serve --share” friends elsewhere can, too.
client-not-built = The pages have not been built; “make web” builds them.
server-trouble = Something went wrong in the server; nothing was changed.
store-trouble = The server can't store anything just now, so nothing was changed. Please try again in a moment.
room-elsewhere = This table is open in another process of the server; your browser goes there by itself.
room-moving = This is moving to another process of the server just now. Please try again in a moment.
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

# Where the group talks, and open tables.

talk-not-an-address = That is no link: it begins with https:// or http:// and has 300 letters at most.
open-table-gone = This table is full, has begun, or isn’t open any more.
open-tables-alone = Where several processes serve together, tables can’t be listed; give others the link.
knocks-too-many = Many are knocking there already. Please try again in a moment.
knock-unknown = You aren’t waiting at this door any more. Knock again.
knock-refused = The host hasn’t let you in this time.
knock-gone = They have gone away from the door.
