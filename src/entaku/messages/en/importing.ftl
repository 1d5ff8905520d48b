# Importing cards in the browser.

web-import = Import cards
web-import-about = Add every card that there is, with its text: drop a Scryfall or MTGJSON file here.
web-import-more = The server ships the cards of the Conspiracy sets. With a file of cards it knows all others too: for cubes, decks, drafts and games. New rooms have them at once; rooms that are open keep the cards that they began with.
web-import-where = Get a file from scryfall.com (Bulk Data: Oracle Cards or Default Cards) or mtgjson.com (AllPrintings, AtomicCards or a single set). It may stay compressed if its name ends in .gz. The official texts are sent to the browsers of those who use this server, and to nobody else.
web-import-choose = Choose a file
web-import-drop = or drop one here; { $most } GB at most
web-import-sending = Sending the file: { $part } %
web-import-waiting = Waiting for another import …
web-import-working = Reading the cards: { $part } %
web-import-done = { $count ->
    [one] 1 card imported from { $file }.
   *[other] { $count } cards imported from { $file }.
}
web-import-riftbound = { $count ->
    [one] 1 Riftbound card imported from { $file }.
   *[other] { $count } Riftbound cards imported from { $file }.
}
web-import-riftbound-where = Their texts can be looked over on the page of Riftbound targets; Riftbound itself isn't played here.
web-import-drafted = Boosters can now be opened of: { $sets }
web-import-left-out = { $count ->
    [one] 1 token or emblem was left out.
   *[other] { $count } tokens and emblems were left out.
}
web-import-missing = { $count ->
    [one] Boosters of { $code } come without 1 card that isn't in this file.
   *[other] Boosters of { $code } come without { $count } cards that aren't in this file.
}
web-import-stop = Stop
web-import-stopped = The file wasn't sent whole; nothing was changed.
web-import-not-here = Cards can't be imported from this browser: the server allows it on its own machine only, or to the addresses in ENTAKU_IMPORT. Whoever runs it can also use the command: entaku cards update
web-import-what = Import cards …

import-not-here = Cards can't be imported from here: whoever runs this server says with ENTAKU_IMPORT who may.
import-no-json = { $file } is not a JSON file of cards: take one from Scryfall or MTGJSON, and unpack it first unless its name ends in .gz.
import-too-long = { $file } is larger than { $most } GB.
import-too-large = { $file } holds too much to be read at once; nothing was changed.
import-too-slow = { $file } wasn't read after { $minutes } minutes; nothing was changed.
import-ended = Reading { $file } broke off; nothing was changed. Please try again.
import-stopped = Reading { $file } was stopped; nothing was changed.
import-busy = Several files are being imported already. Please try again when they are done.
import-no-room = The disk of the server has no room for { $file }.
import-unkept = The server can't keep { $file }; whoever runs it finds the reason in its log.
import-unknown = Nothing is known of this import any more.
