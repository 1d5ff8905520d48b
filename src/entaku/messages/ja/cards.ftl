# カードと、その元になるファイル。

mana-symbol-unknown = コスト「{ $cost }」の「{ $symbol }」はマナ・シンボルではありません。

card-unknown = 「{ $name }」というカードは見つかりません。
card-unknown-near = 「{ $name }」というカードは見つかりません。{ $near } のことですか？
set-unknown = 「{ $code }」というセットのブースターはありません。使えるのは { $known } です。
import-broken = { $file }：カードのファイルとして読めません（{ $problem }）。
import-card-broken = カード「{ $card }」が読めません：{ $problem }
import-missing = { $file }：ファイルがありません。
import-line-broken = { $file } の { $line } 行目：カードとして読めません（{ $problem }）。
import-not-text = { $file }：カードのファイルでもテキストでもありません（{ $place } バイト目）。
import-empty = { $file }：カードが1枚もありません。

cube-line-broken = { $file } の { $line } 行目：「{ $text }」はカードとして読めません。
cube-count-broken = { $file } の { $line } 行目：枚数が { $count } です（1〜{ $most } で指定してください）。
cube-row-nameless = { $file } の { $line } 行目：カード名がありません。
cube-csv-broken = { $file } の { $line } 行目：CSV として読めません（{ $problem }）。
cube-section-broken = { $file } の { $line } 行目：「{ $section }」の項が読めません（{ $problem }）。
cube-layout-unknown = { $file }：レイアウト「{ $layout }」の内容が書かれていません。
cube-sheet-unknown = { $file }：レイアウト「{ $layout }」が使う「{ $sheet }」がありません。
cube-too-small = キューブは { $cards } 枚ですが、{ $size } 枚入りのブースター { $boosters } 個には { $needed } 枚必要です（{ $possible } 個までなら作れます）。
cube-sheet-too-small = 「{ $sheet }」の残りは { $cards } 枚ですが、次のブースターには { $needed } 枚必要です。
