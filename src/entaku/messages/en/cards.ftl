# Cards and the files they come from.

mana-symbol-unknown = “{ $symbol }” in the cost “{ $cost }” is not a mana symbol.

card-unknown = Nobody knows a card named “{ $name }”.
card-unknown-near = Nobody knows a card named “{ $name }”. Did you mean { $near }?
set-unknown = There is no set “{ $code }” to open boosters of; known are { $known }.
import-broken = { $file }: can't be read as a file of cards ({ $problem }).
import-card-broken = The card “{ $card }” can't be read: { $problem }
import-missing = { $file }: there is no such file.
import-line-broken = { $file }, line { $line }: not a card ({ $problem }).
import-not-text = { $file }: neither a file of cards nor text (at byte { $place }).
import-empty = { $file }: there are no cards in it.

cube-line-broken = { $file }, line { $line }: “{ $text }” is not a card.
cube-count-broken = { $file }, line { $line }: { $count } copies; expected 1 to { $most }.
cube-row-nameless = { $file }, line { $line }: the card has no name.
cube-csv-broken = { $file }, line { $line }: not a row of a CSV file ({ $problem }).
cube-section-broken = { $file }, line { $line }: the section “{ $section }” can't be read ({ $problem }).
cube-layout-unknown = { $file }: the layout “{ $layout }” is named but not described.
cube-sheet-unknown = { $file }: the layout “{ $layout }” takes cards from “{ $sheet }”, which is not there.
cube-too-small = The cube has { $cards } cards, but { $boosters } boosters of { $size } need { $needed }; it is enough for { $possible } boosters.
cube-sheet-too-small = “{ $sheet }” has { $cards } cards left, but the next booster needs { $needed }.
