# カードと、その元になるファイル。

mana-symbol-unknown = コスト「{ $cost }」の「{ $symbol }」はマナ・シンボルではありません。

card-unknown = 「{ $name }」というカードは見つかりません。
card-unknown-near = 「{ $name }」というカードは見つかりません。{ $near } のことですか？
set-unknown = 「{ $code }」というセットのブースターはありません。使えるのは { $known } です。
import-broken = { $file }：カードのファイルとして読めません（{ $problem }）。
import-card-broken = カード「{ $card }」が読めません：{ $problem }
