# Lists of cards: what of a file can't be read, what a file is that is no list, and how a list was understood.

list-line-broken = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $text }” is not a card.
list-count-broken = { $file }, line { NUMBER($line, useGrouping: 0) }: “{ $card }”: { $count } copies; expected 1 to { $most }.
list-entry-broken = { $file }: “{ $card }” with the count “{ $count }” is not a card of a list.
list-xml-broken = { $file }, line { NUMBER($line, useGrouping: 0) }: not a deck list ({ $problem }).
list-json-broken = { $file }: not a list of cards ({ $problem }).
list-row-nameless = { $file }, line { NUMBER($line, useGrouping: 0) }: the card has no name.
list-row-too-long = { $file }, line { NUMBER($line, useGrouping: 0) }: { $cells } cells, but there are only { $columns } columns. Is a quotation mark missing?
list-csv-no-names = { $file }, line 1: there is no column “name”.
list-csv-broken = { $file }, line { NUMBER($line, useGrouping: 0) }: not a row of a CSV file ({ $problem }).
list-control-character = { $file }, line { NUMBER($line, useGrouping: 0) }: not text (there is a control character, { $code }).
list-not-text = { $file }: neither a list of cards nor any other text (at byte { NUMBER($place, useGrouping: 0) }).
list-too-large = { $file }: too large for a list of cards ({ $most } lines at most).
list-empty = { $file }: there are no cards in it.

list-is-magic-online-log = { $file }: this is a draft log of Magic Online, not a list of cards.
list-is-draftmancer-log = { $file }: this is a draft log of Draftmancer, not a list of cards.
list-is-arena-log = { $file }: this is a log of MTG Arena, not a list of cards.
list-is-seventeen-lands = { $file }: this is a table of statistics of 17Lands, not a list of cards.
list-is-cockatrice-cards = { $file }: this is a card database of Cockatrice, not a list of cards.
list-is-page = { $file }: this is a web page, not a list of cards. Export the list, or copy it as text.
list-is-json = { $file }: this is a JSON file without a list of cards.
list-is-picture = { $file }: this is a picture, not a list of cards.
list-is-pdf = { $file }: this is a PDF, not a list of cards.
list-is-archive = { $file }: this is a packed file or a spreadsheet. Unpack it, or save it as CSV.
list-is-database = { $file }: this is a database, not a list of cards.

list-understood = { $understood } of { $cards } cards understood{ $unknown ->
    [0] {""}
   *[other] , { $unknown } known by name only
 }, { $left } left aside: { $names }.
list-aside-maybeboard = Only considered, not in the list itself: { $names }.
list-aside-tokens = Tokens are not brought in a list: { $names }.
list-aside-planes = Planes and phenomena are a deck of their own: { $names }.
list-aside-schemes = Schemes are a deck of their own: { $names }.
list-aside-attractions = Attractions are a deck of their own: { $names }.
list-aside-contraptions = Contraptions are a deck of their own: { $names }.
list-aside-stickers = Sticker sheets lie beside the deck: { $names }.
list-aside-vanguards = Vanguards lie beside the deck: { $names }.
list-aside-dungeons = Dungeons lie beside the deck: { $names }.
list-aside-section = In a section that no deck here has: { $names }.
list-aside-line = Not understood as cards: { $names }.
list-titles = Taken for headings, because a number stands behind them in brackets: { $titles }.
