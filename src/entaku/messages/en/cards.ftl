# Cards and the files they come from.

mana-symbol-unknown = “{ $symbol }” in the cost “{ $cost }” is not a mana symbol.

card-unknown = Nobody knows a card named “{ $name }”.
card-unknown-near = Nobody knows a card named “{ $name }”. Did you mean { $near }?
set-unknown = There is no set “{ $code }” to open boosters of; known are { $known }.
import-broken = { $file }: can't be read as a file of cards ({ $problem }).
import-card-broken = The card “{ $card }” can't be read: { $problem }
