# Cards and the files they come from.

mana-symbol-unknown = “{ $symbol }” in the cost “{ $cost }” is not a mana symbol.

card-unknown = Nobody knows a card named “{ $name }”.
card-unknown-near = Nobody knows a card named “{ $name }”. Did you mean { $near }?
card-ambiguous = “{ $name }” may be any of these cards: { $cards }. Give the English name.
set-unknown = There is no set “{ $code }” to open boosters of; known are { $known }.
import-missing = { $file }: there is no such file.
import-unopened = { $file }: can't be opened ({ $problem }).
import-gzip-broken = { $file }: the compressed file is broken or cut off.
import-wrong-type = { $file }{ $line ->
    [0] {""}
   *[other] , line { NUMBER($line, useGrouping: 0) }
  }: { $place } should be { $expected }, but is { $got }.
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
import-not-text = { $file }: neither a file of cards nor text (at byte { NUMBER($place, useGrouping: 0) }).
import-empty = { $file }: there are no cards in it.

library-unusable = The imported cards in { $file } can't be used now ({ $problem }).
library-broken = { $file } is not a file of imported cards, or it is broken. Delete it and import the cards again.
library-other-format = { $file } was made by another version. Delete it and import the cards again.

cube-line-broken = { $file }, line { $line }: “{ $text }” is not a card.
cube-count-broken = { $file }, line { $line }: { $count } copies; expected 1 to { $most }.
cube-row-nameless = { $file }, line { $line }: the card has no name.
cube-csv-broken = { $file }, line { $line }: not a row of a CSV file ({ $problem }).
cube-section-broken = { $file }, line { $line }: the section “{ $section }” can't be read ({ $problem }).
cube-layout-unknown = { $file }: the layout “{ $layout }” is named but not described.
cube-sheet-unknown = { $file }: the layout “{ $layout }” takes cards from “{ $sheet }”, which is not there.
cube-too-small = The cube has { $cards } cards, but { $boosters } boosters of { $size } need { $needed }; it is enough for { $possible } boosters.
cube-sheet-too-small = “{ $sheet }” has { $cards } cards left, but the next booster needs { $needed }.
