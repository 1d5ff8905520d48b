# カードのリスト：読めないところ、リストではないファイル、リストがどう読まれたか。

list-line-broken = { $file }の{ NUMBER($line, useGrouping: 0) }行目：「{ $text }」はカードとして読めません。
list-count-broken = { $file }の{ NUMBER($line, useGrouping: 0) }行目：「{ $card }」の枚数が{ $count }です（1～{ $most }で指定してください）。
list-entry-broken = { $file }：「{ $card }」（枚数「{ $count }」）はリストのカードとして読めません。
list-xml-broken = { $file }の{ NUMBER($line, useGrouping: 0) }行目：デッキリストとして読めません（{ $problem }）。
list-json-broken = { $file }：カードのリストとして読めません（{ $problem }）。
list-row-nameless = { $file }の{ NUMBER($line, useGrouping: 0) }行目：カード名がありません。
list-row-too-long = { $file }の{ NUMBER($line, useGrouping: 0) }行目：項目が{ $cells }個ありますが、列は{ $columns }列しかありません。引用符が抜けていませんか？
list-csv-no-names = { $file }の1行目：「name」の列がありません。
list-csv-broken = { $file }の{ NUMBER($line, useGrouping: 0) }行目：CSVとして読めません（{ $problem }）。
list-control-character = { $file }の{ NUMBER($line, useGrouping: 0) }行目：テキストではありません（制御文字{ $code }があります）。
list-not-text = { $file }：カードのリストではなく、テキストでもありません（{ NUMBER($place, useGrouping: 0) }バイト目）。
list-too-large = { $file }：カードのリストとしては大きすぎます（{ $most }行まで）。
list-empty = { $file }：カードが1枚もありません。

list-is-magic-online-log = { $file }：カードのリストではなく、Magic Onlineのドラフトの記録です。
list-is-draftmancer-log = { $file }：カードのリストではなく、Draftmancerのドラフトの記録です。
list-is-arena-log = { $file }：カードのリストではなく、MTGアリーナのログです。
list-is-seventeen-lands = { $file }：カードのリストではなく、17Landsの統計の表です。
list-is-cockatrice-cards = { $file }：カードのリストではなく、Cockatriceのカードデータベースです。
list-is-page = { $file }：カードのリストではなく、ウェブページです。リストを書き出すか、文字としてコピーしてください。
list-is-json = { $file }：カードのリストのないJSONファイルです。
list-is-picture = { $file }：カードのリストではなく、画像です。
list-is-pdf = { $file }：カードのリストではなく、PDFです。
list-is-archive = { $file }：圧縮ファイルか表計算ファイルです。展開するか、CSVで保存してください。
list-is-database = { $file }：カードのリストではなく、データベースです。

list-understood = { $cards }枚のうち{ $understood }枚を読み取り{ $unknown ->
    [0] {""}
   *[other] （ほかに名前だけ分かるカード{ $unknown }枚）
 }、{ $left }枚は除きました：{ $names }。
list-aside-maybeboard = 候補のカードで、リストには入っていません：{ $names }。
list-aside-tokens = トークンはリストに入れません：{ $names }。
list-aside-planes = 次元・現象は別のデッキのカードです：{ $names }。
list-aside-schemes = 計略は別のデッキのカードです：{ $names }。
list-aside-attractions = アトラクションは別のデッキのカードです：{ $names }。
list-aside-contraptions = からくりは別のデッキのカードです：{ $names }。
list-aside-stickers = ステッカーはデッキの外に置きます：{ $names }。
list-aside-vanguards = ヴァンガードはデッキの外に置きます：{ $names }。
list-aside-dungeons = ダンジョンはデッキの外に置きます：{ $names }。
list-aside-section = デッキにない区分にあるカードです：{ $names }。
list-aside-line = カードとして読めない行です：{ $names }。
list-titles = 括弧に入った枚数があるため、見出しとして読んだ行です：{ $titles }。
