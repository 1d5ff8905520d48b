# デッキとデッキリスト。

deck-too-small = デッキは { $size } 枚です。{ $smallest } 枚以上必要です。
deck-not-in-pool = 「{ $card }」は、デッキに { $used } 枚ありますが、カードプールには { $owned } 枚です。
deck-conspiracy-in-main = 「{ $card }」は策略です。デッキではなく統率領域に置きます。
deck-not-a-conspiracy = 「{ $card }」は策略ではないので、統率領域に置いてゲームを始めることはできません。
deck-no-basics = 「{ $card }」を使う場合、{ $basic } などの基本土地をデッキに入れることはできません。
deck-bad-basics = 基本土地として「{ $card }」を { $count } 枚加えることはできません。

deck-line-broken = { $file } の { NUMBER($line, useGrouping: 0) } 行目：「{ $text }」はデッキリストのカードとして読めません。
deck-count-broken = { $file } の { NUMBER($line, useGrouping: 0) } 行目：「{ $card }」の枚数は1以上にしてください。
deck-entry-broken = { $file }：「{ $card }」（枚数「{ $count }」）はデッキリストのカードとして読めません。
deck-xml-broken = { $file } の { NUMBER($line, useGrouping: 0) } 行目：デッキリストとして読めません（{ $problem }）。
deck-section-unknown = { $file }：デッキに「{ $section }」という区分はありません。
deck-too-large = { $file }：デッキリストとしては大きすぎます。
deck-empty = { $file }：カードが1枚もありません。
deck-format-unknown = 「{ $format }」という形式はありません。使えるのは { $known } です。
