# カードと、その元になるファイル。

mana-symbol-unknown = コスト「{ $cost }」の「{ $symbol }」はマナ・シンボルではありません。

card-unknown = 「{ $name }」というカードは見つかりません。
card-unknown-near = 「{ $name }」というカードは見つかりません。{ $near } のことですか？
card-ambiguous = 「{ $name }」という名前のカードは複数あります（{ $cards }）。英語名で指定してください。
set-unknown = 「{ $code }」というセットのブースターはありません。使えるのは { $known } です。
import-missing = { $file }：ファイルがありません。
import-unopened = { $file }：開けません（{ $problem }）。
import-gzip-broken = { $file }：圧縮ファイルが壊れているか、途中で切れています。
import-wrong-type = { $file }{ $line ->
    [0] {""}
   *[other] { " " }の { NUMBER($line, useGrouping: 0) } 行目
  }：{ $place } は { $expected } のはずですが、{ $got } になっています。
import-field-missing = { $file }{ $line ->
    [0] {""}
   *[other] { " " }の { NUMBER($line, useGrouping: 0) } 行目
  }：{ $place } に「{ $field }」がありません。
import-not-json = { $file }{ $line ->
    [0] {""}
   *[other] { " " }の { NUMBER($line, useGrouping: 0) } 行目
  }：{ NUMBER($byte, useGrouping: 0) } バイト目から JSON として読めません。
import-cut-off = { $file }{ $line ->
    [0] {""}
   *[other] { " " }の { NUMBER($line, useGrouping: 0) } 行目
  }：途中で終わっています。
import-broken = { $file }{ $line ->
    [0] {""}
   *[other] { " " }の { NUMBER($line, useGrouping: 0) } 行目
  }：{ $place } が読めません（{ $problem }）。
import-cost-broken = { $file }：「{ $card }」のマナ・コスト「{ $cost }」が読めません。
import-not-text = { $file }：カードのファイルでもテキストでもありません（{ NUMBER($place, useGrouping: 0) } バイト目）。
import-empty = { $file }：カードが1枚もありません。

library-unusable = 取り込んだカードのファイル { $file } が今は使えません（{ $problem }）。
library-broken = { $file } は取り込んだカードのファイルではないか、壊れています。削除してから、もう一度取り込んでください。
library-other-format = { $file } は別の版で作られたものです。削除してから、もう一度取り込んでください。

cube-line-broken = { $file } の { $line } 行目：「{ $text }」はカードとして読めません。
cube-count-broken = { $file } の { $line } 行目：枚数が { $count } です（1〜{ $most } で指定してください）。
cube-row-nameless = { $file } の { $line } 行目：カード名がありません。
cube-csv-broken = { $file } の { $line } 行目：CSV として読めません（{ $problem }）。
cube-section-broken = { $file } の { $line } 行目：「{ $section }」の項が読めません（{ $problem }）。
cube-layout-unknown = { $file }：レイアウト「{ $layout }」の内容が書かれていません。
cube-sheet-unknown = { $file }：レイアウト「{ $layout }」が使う「{ $sheet }」がありません。
cube-too-small = キューブは { $cards } 枚ですが、{ $size } 枚入りのブースター { $boosters } 個には { $needed } 枚必要です（{ $possible } 個までなら作れます）。
cube-sheet-too-small = 「{ $sheet }」の残りは { $cards } 枚ですが、次のブースターには { $needed } 枚必要です。
