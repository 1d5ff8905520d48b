# カードと、その元になるファイル。

mana-symbol-unknown = コスト「{ $cost }」の「{ $symbol }」はマナ・シンボルではありません。

card-unknown = 「{ $name }」というカードは取り込まれていません。
card-unknown-near = 「{ $name }」というカードは取り込まれていません。{ $near }のことですか？
card-ambiguous = 「{ $name }」という名前のカードは複数あります（{ $cards }）。英語名で指定してください。
set-unknown = 「{ $code }」というセットのブースターはありません。使えるのは{ $known }です。
card-bare = このカードは名前しか分かりません。
card-uncovered = ルールが扱わないカード（銀枠、どんぐり印、プレイテスト用）です。遊びの対戦用です。
card-layout-unknown = ファイルではレイアウトが「{ $layout }」となっていますが、円卓の知らない形式です。ファイルにあるとおりに表示し、プレイできるのは第1面だけです。
card-dated = { $date }時点のデータです。
cards-older-than-set = リストに{ $date }のセット{ $set }がありますが、ここにあるカードは{ $cards }時点のものです。そのセットのカードについては、古かったり、欠けていたりします。最新のカードにするには：entaku cards update
cards-without-set = リストにあるセット{ $set }のカードがここにはありません。ここにあるカードは{ $cards }時点のものなので、それより新しいセットかもしれません。最新のカードにするには：entaku cards update
card-text-rendered = 上のテキストは、ルールエンジンが理解しているカードの動作から円卓が作ったものです。公式のテキストを見るには、カードのファイルを取り込んでください。
card-works-in-draft = ドラフト中の効果には完全に対応しています。
card-without-text = テキストがありません。すべてのカードを受け取ると表示されます：entaku cards update
card-identity = 固有色：{ $identity }
card-printing = 収録：{ $printing }（{ $rarity }）
card-ruling = { $date }：{ $text }

rarity-common = コモン
rarity-uncommon = アンコモン
rarity-rare = レア
rarity-mythic = 神話レア
rarity-special = スペシャル
rarity-bonus = ボーナス

import-missing = { $file }：ファイルがありません。
coverage-since-unfit = 「{ $value }」は年でも日付でもありません。2018、2018-04、2018-04-27のように書いてください。
coverage-ranks-unread = { $file }：カード名と順位のJSONオブジェクトではありません（{ $problem }）。
import-unopened = { $file }：開けません（{ $problem }）。
import-gzip-broken = { $file }：圧縮ファイルが壊れているか、途中で切れています。
import-wrong-type = { $file }{ $line ->
    [0] {""}
   *[other] の{ NUMBER($line, useGrouping: 0) }行目
  }：{ $place }は{ $expected }のはずですが、{ $got }になっています。
import-field-too-long = { $file }：「{ $card }」の{ $what ->
    [name] 名前が{ NUMBER($length) }文字
    [type] タイプ・サイズ・コストが合わせて{ NUMBER($length) }文字
    [mark] セット・番号・フォーマット・日付などの一語が{ NUMBER($length) }文字
    [text] テキストが{ NUMBER($length) }文字
   *[whole] 情報と裁定が{ NUMBER($length) }バイト
  }あり、どのカードよりも長すぎます（{ NUMBER($most) }まで）。
import-field-missing = { $file }{ $line ->
    [0] {""}
   *[other] の{ NUMBER($line, useGrouping: 0) }行目
  }：{ $place }に「{ $field }」がありません。
import-not-json = { $file }{ $line ->
    [0] {""}
   *[other] の{ NUMBER($line, useGrouping: 0) }行目
  }：{ NUMBER($byte, useGrouping: 0) }バイト目からJSONとして読めません。
import-cut-off = { $file }{ $line ->
    [0] {""}
   *[other] の{ NUMBER($line, useGrouping: 0) }行目
  }：途中で終わっています。
import-broken = { $file }{ $line ->
    [0] {""}
   *[other] の{ NUMBER($line, useGrouping: 0) }行目
  }：{ $place }が読めません（{ $problem }）。
import-cost-broken = { $file }：「{ $card }」のマナ・コスト「{ $cost }」が読めません。
import-empty = { $file }：カードが1枚もありません。

import-of-date = { $date }時点のカードです。
import-older = このファイルは{ $date }時点のもので、すでにあるカード（{ $before }時点）より古いものです。両方にあるカードは新しいほうを残しました。
import-wording = テキストの多くは{ $month }時点の表記です。現在（{ $today }）の表記として読みます。
import-mixed = { $month }時点の表記と{ $today }時点の表記が混ざったテキストがあります（{ $cards }）。どちらの行も読みます。
import-layout-unknown = レイアウト「{ $layout }」は円卓の知らない形式です。次のカードはファイルにあるとおりに表示し、すべて自動では処理しません：{ $cards }
import-fields-unknown = ファイルに円卓の知らない項目があり、読んでいません：{ $fields }

library-unusable = 取り込んだカードのファイル{ $file }が今は使えません（{ $problem }）。
library-broken = { $file }は取り込んだカードのファイルではないか、壊れています。削除してから、もう一度取り込んでください。
library-other-format = { $file }は別のバージョンのEntakuで作られたものです。削除してから、もう一度取り込んでください。

cube-header-missing = { $file }の{ NUMBER($line, useGrouping: 0) }行目：「[Common(10)]」のような見出しが必要ですが、「{ $text }」と書かれています。
cube-section-broken = { $file }の{ NUMBER($line, useGrouping: 0) }行目：「{ $section }」の部分が読めません（{ $problem }）。
cube-section-twice = { $file }の{ NUMBER($line, useGrouping: 0) }行目：「{ $section }」の部分はすでにあります。
cube-section-empty = { $file }の{ NUMBER($line, useGrouping: 0) }行目：「{ $section }」にカードが1枚もありません。
cube-layout-line-broken = { $file }の{ NUMBER($line, useGrouping: 0) }行目：「- レイアウト名 (重み)」か「10 スロット名」が必要ですが、「{ $text }」と書かれています。
cube-layout-unknown = { $file }：レイアウト「{ $layout }」の内容が書かれていません。
cube-layout-empty = { $file }：レイアウト「{ $layout }」にカードがありません。
cube-slot-broken = { $file }：レイアウト「{ $layout }」の「{ $slot }」に、重みが1以上のシートがありません。
cube-sheet-unknown = { $file }：レイアウト「{ $layout }」が使う「{ $sheet }」がありません。
cube-no-layouts = { $file }：シートが複数ありますが（{ $sheets }）、ブースターに何枚ずつ入るかが書かれていません。「[名前(10)]」と書くか、レイアウトを加えてください。
cube-weights-missing = { $file }：重みが1以上のレイアウトがありません。
cube-custom-left-out = { NUMBER($line, useGrouping: 0) }行目：自作カード「{ $card }」が読めないため、除きました（{ $problem }）。
cube-cost-unread = { NUMBER($line, useGrouping: 0) }行目：「{ $card }」のマナ・コスト「{ $cost }」が読めないため、コストなしで扱います。
cube-counts-unused = リストにレイアウトがあるため、見出しの枚数（{ $sheets }）は使いません。
cube-sheet-unused = 「{ $sheet }」はどのレイアウトにも入っていないため、その{ $count }行はブースターに出ません。
cube-effect-unknown = 「{ $card }」の効果「{ $effect }」は、このドラフトでは機能しません。
cube-effect-layout = 「{ $card }」が加えるブースターのレイアウト「{ $layout }」がリストにないため、ほかと同じブースターを加えます。
cube-too-small = キューブは{ $cards }枚ですが、{ $size }枚入りのブースター{ $boosters }個には{ $needed }枚必要です（{ $possible }個までなら作れます）。
cube-sheet-too-small = 「{ $sheet }」の残りは{ $cards }枚ですが、次のブースターには{ $needed }枚必要です。
card-printed-unknown = { $card }が最初に印刷された時期はここでは分かりません。2014-05のように月を指定してください。
card-month-unreadable = 「{ $month }」は月ではありません。2014-05のように書いてください。
card-words-of = { $month }当時の英語の文面です（現在の文面から分かる範囲で）。
card-full = ルールがすべて処理します。
card-by-hand = 手動で処理する部分：{ $text }
card-search-unread = 検索の中で読み取れない部分：{ $part }
