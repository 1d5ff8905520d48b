# Cards and the files they come from.

mana-symbol-unknown = “{ $symbol }” in the cost “{ $cost }” is not a mana symbol.

card-unknown = No card named “{ $name }” has been imported.
card-unknown-near = No card named “{ $name }” has been imported. Did you mean { $near }?
card-ambiguous = “{ $name }” may be any of these cards: { $cards }. Give the English name.
set-unknown = There is no set “{ $code }” to open boosters of; known are { $known }.
card-bare = Only the name of this card is known.
card-uncovered = The rules don’t cover this card (silver border, acorn, or made to be tried out): it is for casual games.
card-layout-unknown = Its file calls its layout “{ $layout }”, which isn’t known here: it is shown as it stands there, and only its first face can be played.
card-dated = What is told of it is of { $date }.
cards-older-than-set = The list names the set { $set } of { $date }, and the cards here are of { $cards }: what is said of its cards may be old, or missing. All cards of today: entaku cards update
cards-without-set = The list names the set { $set }, of which no card is here; the cards here are of { $cards }, and the set may be newer. All cards of today: entaku cards update
card-text-rendered = The text above is our own, made from what the rules engine knows of the card; import card files to see its official text.
card-works-in-draft = In the draft it works in full.
card-without-text = Its text is not here. Fetch all cards to read it: entaku cards update
card-identity = Colour identity: { $identity }
card-printing = Printed in: { $printing } ({ $rarity })
card-ruling = { $date }: { $text }

rarity-common = common
rarity-uncommon = uncommon
rarity-rare = rare
rarity-mythic = mythic rare
rarity-special = special
rarity-bonus = bonus

import-missing = { $file }: there is no such file.
coverage-since-unfit = “{ $value }” is no year or day: write 2018, 2018-04 or 2018-04-27.
coverage-ranks-unread = { $file }: this is no JSON object of cards' names with their places ({ $problem }).
import-unopened = { $file }: can't be opened ({ $problem }).
import-gzip-broken = { $file }: the compressed file is broken or cut off.
import-wrong-type = { $file }{ $line ->
    [0] {""}
   *[other] , line { NUMBER($line, useGrouping: 0) }
  }: { $place } should be { $expected }, but is { $got }.
import-field-too-long = { $file }: “{ $card }” has { $what ->
    [name] a name of { NUMBER($length) } letters
    [type] types, sizes and a cost of { NUMBER($length) } letters
    [mark] a word of { NUMBER($length) } letters for its set, number, formats or day
    [text] a text of { NUMBER($length) } letters
   *[whole] { NUMBER($length) } bytes of facts and rulings
  }, more than any card’s ({ NUMBER($most) } at most).
import-field-missing = { $file }{ $line ->
    [0] {""}
   *[other] , line { NUMBER($line, useGrouping: 0) }
  }: “{ $field }” is missing in { $place }.
import-not-json = { $file }{ $line ->
    [0] {""}
   *[other] , line { NUMBER($line, useGrouping: 0) }
  }: not JSON from byte { NUMBER($byte, useGrouping: 0) } on.
import-cut-off = { $file }{ $line ->
    [0] {""}
   *[other] , line { NUMBER($line, useGrouping: 0) }
  }: it ends in the middle.
import-broken = { $file }{ $line ->
    [0] {""}
   *[other] , line { NUMBER($line, useGrouping: 0) }
  }: { $place } can't be read ({ $problem }).
import-cost-broken = { $file }: “{ $card }” has the mana cost “{ $cost }”, which is none.
import-empty = { $file }: there are no cards in it.

import-of-date = The cards are of { $date }.
import-older = This file is of { $date }, older than the cards that were here ({ $before }): of what both have, the newer was kept.
import-wording = Most of its texts are in the words of { $month }; they are read as today’s ({ $today }).
import-mixed = Texts with some lines in the words of { $month } and others in those of { $today }: { $cards }. They are read all the same.
import-layout-unknown = The layout “{ $layout }” isn’t known here. Its cards are shown as the file says them and aren’t played in full: { $cards }.
import-fields-unknown = The file has fields that aren’t known here and weren’t read: { $fields }.

library-unusable = The imported cards in { $file } can't be used now ({ $problem }).
library-broken = { $file } is not a file of imported cards, or it is broken. Delete it and import the cards again.
library-other-format = { $file } was made by another version of Entaku. Delete it and import the cards again.

cube-header-missing = { $file }, line { NUMBER($line, useGrouping: 0) }: expected a header such as “[Common(10)]”, not “{ $text }”.
cube-section-broken = { $file }, line { NUMBER($line, useGrouping: 0) }: the section “{ $section }” can't be read ({ $problem }).
cube-section-twice = { $file }, line { NUMBER($line, useGrouping: 0) }: there is a section “{ $section }” already.
cube-section-empty = { $file }, line { NUMBER($line, useGrouping: 0) }: there are no cards in “{ $section }”.
cube-layout-line-broken = { $file }, line { NUMBER($line, useGrouping: 0) }: expected “- Layout (weight)” or “10 Slot”, not “{ $text }”.
cube-layout-unknown = { $file }: the layout “{ $layout }” is named but not described.
cube-layout-empty = { $file }: the layout “{ $layout }” has no cards.
cube-slot-broken = { $file }: in the layout “{ $layout }”, “{ $slot }” has no sheet with a weight above 0.
cube-sheet-unknown = { $file }: the layout “{ $layout }” takes cards from “{ $sheet }”, which is not there.
cube-no-layouts = { $file }: there are several sheets ({ $sheets }), but nothing says how many cards of each are in a booster. Write “[Name(10)]” or add layouts.
cube-weights-missing = { $file }: no layout has a weight above 0.
cube-custom-left-out = Line { NUMBER($line, useGrouping: 0) }: the custom card “{ $card }” can't be read and was left out ({ $problem }).
cube-cost-unread = Line { NUMBER($line, useGrouping: 0) }: the mana cost “{ $cost }” of “{ $card }” can't be read; the card is here without it.
cube-counts-unused = The numbers in the headers ({ $sheets }) aren't used, because the list has layouts.
cube-sheet-unused = “{ $sheet }” is in no layout: { $count ->
    [one] its line comes
   *[other] its { $count } lines come
} into no booster.
cube-effect-unknown = “{ $card }”: its effect “{ $effect }” does nothing in a draft here.
cube-effect-layout = “{ $card }” adds boosters of the layout “{ $layout }”, which isn't described; it adds one like the others.
cube-too-small = The cube has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, but { $boosters ->
    [one] 1 booster
   *[other] { $boosters } boosters
  } of { $size } need { $needed }; it is enough for { $possible ->
    [one] 1 booster
   *[other] { $possible } boosters
  }.
cube-sheet-too-small = “{ $sheet }” has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } left, but the next booster needs { $needed }.
card-printed-unknown = Nobody here knows when { $card } was first printed; name a month, as 2014-05.
card-month-unreadable = “{ $month }” is no month; write one as 2014-05.
card-words-of = In the words of { $month }, as far as today’s tell them.
card-full = The rules play it in full.
card-by-hand = Played by hand: { $text }
card-search-unread = Not understood in the search: { $part }
