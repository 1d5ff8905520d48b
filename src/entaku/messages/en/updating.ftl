# Cards that are brought up to date from those who make files of all of them.

update-source-unknown = There is no source of cards “{ $source }”; known are { $known }.
setting-address = { $name } is to be an address, such as https://mirror.example.org/cards, not “{ $value }”.
update-unreachable = { $site } can’t be reached now ({ $problem }); nothing was changed.
update-refused = { $site } doesn’t give the file (it answers { $status }); nothing was changed.
update-too-busy = { $site } asks us to wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}; nothing was changed.
update-in-circles = { $site } sends us from one address to the next without an end; nothing was changed.
update-unsafe = { $site } sends us on to { $other } over a line that isn’t safe; nothing was fetched.
update-file-gone = { $site } has no file “{ $file }” any more; nothing was changed. Choose another source, or import a file: entaku cards update --from FILE
update-form-changed = { $site } answers in a form that isn’t known here ({ $problem }); nothing was changed. Import a file instead: entaku cards update --from FILE
update-broken-off = The line to { $site } broke off after { $come } of { $size ->
    [0] an unknown number of
   *[other] { $size }
} MB. Nothing was changed; what has come is kept, and the next update goes on from there.
update-wrong-hash = What came from { $site } isn’t the { $file } that it announces: its hash is another one. It was thrown away, nothing was changed. Please try again later.
update-too-short = Of { $file } only { NUMBER($come) } of { NUMBER($size) } bytes came from { $site }. They were thrown away, nothing was changed. Please try again later.
update-under-way = Cards are being fetched already; please wait until that is done.
update-current = The cards here are of { $date } already; nothing was fetched.

web-update = Fetch all cards
web-update-about = The server fetches { $file } from { $site } (about { $size } MB) and reads it: every card there is, with its text. Nothing is fetched unless you press the button.
web-update-source = From where
web-update-source-mtgjson = MTGJSON: all printings, Japanese names, rulings, boosters
web-update-source-mtgjson-small = MTGJSON: each card once, Japanese names
web-update-source-scryfall = Scryfall: all printings in all languages
web-update-source-scryfall-english = Scryfall: all printings in English
web-update-source-scryfall-small = Scryfall: each card once, in English
web-update-now = Fetch now
web-update-asking = Asking { $site } …
web-update-fetching = Fetching: { $part } %
web-update-reading = Reading the cards: { $part } %
web-update-done = { $count ->
    [one] 1 card is here.
   *[other] { $count } cards are here.
}
web-cards-of = Cards of { $date }
web-cards-until = Cards up to the set of { $date }
web-cards-none = No file of cards has been imported yet.
