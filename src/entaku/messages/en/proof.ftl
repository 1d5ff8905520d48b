# What a table proves: how its seed was made, and that its recording is what was played.

room-is-mixing = The shuffles of the next table are being mixed; try again in a moment.
mixing-unreadable = What a device gives to the shuffles is 64 hexadecimal digits.
verify-busy = Too many recordings are being looked over just now. Try again in a moment.
verify-endless = Playing this recording again did not come to an end within { $seconds } seconds, or took too much memory.

proof-commitment-holds = The server was bound before the shuffles were made: its secret and the setup (players, decks, what packs are made from) are the ones it committed to.
proof-commitment-broken = Line { $line }: the server's secret and the setup are not the ones it committed to.
proof-commitment-absent = The recording doesn't say where its seed is from, so it proves nothing about who chose the shuffles.
proof-list-holds = The list of the seats is whole: each stands on it once, with a pledge, as silent or as not asked. The seed binds this list.
proof-list-broken = Line { $line }: the list of seats of try { $try } is not whole. Every seat must stand on it once, in order.
proof-list-absent = Not proved by a recording of this older form: that the list of the seats stood before numbers were shown. Whoever runs the server could, once it knew them all, { $form ->
    [1] have invented the number of another seat
   *[other] have named other seats as silent, or invented the number of another one
}, as often as it took to get a seed that it liked.
proof-seats-holds = The list has the seats of the table.
proof-seats-broken = Line { $line }: the list doesn't have the seats of the table.
proof-pledges-holds = { $count ->
    [one] A player's device had a part in the seed (seat { $seats }): it gave the number it had pledged before it knew any other.
   *[other] Devices of players had a part in the seed (seats { $seats }): each gave the number it had pledged before it knew any other.
}
proof-pledges-broken = Line { $line }: what devices gave (seats: { $seats }) is not what they pledged in try { $try }.
proof-pledges-absent = No player's device had a part in the seed: it was fixed before the table began, but the server alone made it.
proof-seed-holds = The seed is exactly what the server's secret and the devices' numbers make.
proof-seed-broken = Line { $line }: the seed is not what the server's secret and the devices' numbers make.
proof-silent-absent = { $count ->
    [one] The device at seat { $seats } did not answer in time in try { $try } and has no part in it.
   *[other] The devices at seats { $seats } did not answer in time in try { $try } and have no part in it.
}
proof-withheld-absent = Try { $try } was given up, because what had been pledged was not given (seats: { $seats }). Somebody who had both the server and such a device could have tried once more that way.
proof-stopped-absent = Try { $try } was given up, because the server stopped in the middle. Whoever runs the server could have tried once more that way.
proof-chain-holds = No line was changed, left out, put in or moved: each follows on the one before.
proof-chain-broken = { $line ->
    [1] Line 1 was changed after the table began.
   *[other] Line { $line } does not follow on the one before: it was changed, or something was left out or put in.
}
proof-chain-absent = The recording is of an older version and its lines are not linked; only playing it again shows whether one was changed.
proof-replay-holds = Played again, every answer was lawful and led to the same table, to the byte.
proof-replay-broken = Line { $line }: played again, the table is not the one that was recorded.
proof-arranged-absent = Cards were arranged before the table began, as the recording itself says: those on top of a deck, or in packs made by hand. No shuffle decided on them.
proof-arranged = Nothing is wrong with this recording, but cards were arranged before the table began: the shuffles decided on the rest alone.
proof-end-holds = The recording goes on to the table's end.
proof-end-broken = After line { $line } the table is not over: the end was cut off.
proof-end-absent = The recording stops before the table is over.

proof-proved = Everything holds, and what you noted is there: nobody rigged a shuffle at this table.
proof-chances = Nothing is wrong with this recording, but its seed was begun anew { $count ->
    [one] once: whoever runs the server could have thrown away one seed
   *[other] { $count } times: whoever runs the server could have thrown away { $count } seeds
} that they didn't like.
proof-unwitnessed = Nothing is wrong with this recording, and the first seed stood. Whether it is the recording of your table, it can't say itself: a whole one can be made up. Compare what you noted: the seal, the number that your device gave, a state of the table.
proof-older = Nothing is wrong with this recording, and its first seed stood. But it is of an older form, in which nobody had noted the list of the seats before the numbers were shown: whoever runs the server could still choose among seeds then.
proof-unlisted = Nothing is wrong with this recording. But you noted what the server was bound to, not the seal of the list: whoever runs the server could have changed, once it knew all numbers, who is on the list, and so chosen among seeds.
proof-noted-seal-holds = The seal is the one that you noted: the list, and that every device agreed to it.
proof-noted-commitment-holds = What the server was bound to first is what you noted; that alone leaves the list open.
proof-noted-commitment-broken = The seal is not the one that you noted: this is the recording of another table, or of this one with another list of seats.
proof-noted-nonce-holds = The number that your device gave is in the seed.
proof-noted-nonce-broken = The number that your device gave is not in the seed.
proof-noted-head-holds = The state that you noted is in the recording.
proof-noted-head-broken = The state that you noted is not in the recording: it was rewritten.
proof-unproved = Nothing is wrong with this recording, but it does not prove that the shuffles were fair.
proof-wrong = This does not hold: line { $line } is the first that is wrong.
proof-other-version = It began with version { $version }; this is version { $here }, whose rules may differ.
proof-proves = What this proves: once the table began nobody, the server and its host included, could choose a shuffle, a coin or a pack; and the recording is what was played. It holds for everyone whose own device had a part and noted the seal before it showed its number.
proof-proves-not = What it does not prove: that whoever runs the server did not look at hidden cards or tell somebody of them; that the seats, decks and lists from before the start were fair; and who sat at a device. Nor that no other table was begun before this one and left: each has a number of its own.

cli-verify = Check what a finished table's recording proves: its seed, its shuffles, its every line.
cli-verify-commitment = The seal that your device noted before it showed its number (in the room's menu, and on the page that checks shuffles).
cli-verify-nonce = The number that your own device gave to the seed.
cli-verify-head = A state of the table that you noted during play.
cli-verify-progress = Playing again

web-mixing = Mixing the shuffles …
web-mixing-more = Every player’s device adds a random number, so that nobody can choose how the cards fall.
web-mixers = Devices with a part in the shuffles, by seat: { $seats }
web-tries = Tries in which the seed was made: { $count }
web-mixers-none = No player’s device had a part in the shuffles.
web-verify = Check the shuffles
web-verify-about = Check a finished table: how its shuffles were made, and that its recording is what was played. Your browser checks every hash itself; the server plays the whole table again.
web-verify-choose = Choose a recording
web-verify-drop = or drop it here
web-verify-again = Another recording
web-verify-table = Table
web-verify-table-draft = The draft
web-verify-table-game = Game { $number }
web-verify-closed = The host hasn’t opened this table to everybody yet. Until then its seed stays secret, for it shows every hidden card.
web-verify-working = Playing { $count ->
    [one] 1 answer
   *[other] { $count } answers
  } again …
web-verify-here = Checked by this browser
web-verify-server = Checked by the server
web-verify-differ = The server and this browser disagree about this recording.
web-verify-means = What that means
web-verify-own-holds = The number that this device gave is in the seed, and the seal is the one that it noted before it showed the number.
web-verify-own-older = The number that this device gave is in the seed, as it noted it; but it was shown no list of all seats, so that this doesn’t prove who chose the seed.
web-verify-never-begun = { $count ->
    [one] This device gave its number to one table of this room before this one, too, and never saw it begin
   *[other] This device gave its number to { $count } tables of this room before this one, too, and never saw them begin
}: whoever runs the server could have thrown those seeds away.
web-notes = Noted by this device before it showed its number:
web-notes-number = The number that it gave
web-notes-command = With these the command checks a recording, too:
web-notes-copy = Copy the command
web-seal-differs = The server now shows another seal than this device noted. Don’t trust this table’s shuffles.
web-seal-unnoted = This device had no part in the shuffles and noted nothing, so what the server shows here proves nothing to it:
web-verify-own-broken = This device gave a number to this table, but the recording doesn’t have it as it was, or has another seal.
web-verify-own-left = This device’s number was not used: the mixing began again without it.
web-verify-own-absent = This device has kept nothing of this table.
web-verify-heads-holds = { $count ->
    [one] The state of the table that this device noted during play is in the recording.
   *[other] All { $count } states of the table that this device noted during play are in the recording.
}
web-verify-heads-broken = A state of the table that this device noted during play is not in the recording: it was rewritten.
web-seal-head = The state of the table now, as its recording will have it:
web-verify-file = Download the recording
