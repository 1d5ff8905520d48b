# Cards and the files they come from.

mana-symbol-unknown = “{ $symbol }” in the cost “{ $cost }” is not a mana symbol.
