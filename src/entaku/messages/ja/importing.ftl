# ブラウザからのカードの取り込み。

web-import = カードの取り込み
web-import-about = ScryfallかMTGJSONのファイルをここに入れるだけで、すべてのカードがテキストごと使えるようになります。
web-import-more = 最初から使えるのはコンスピラシーのカードだけです。カードのファイルを取り込むと、ほかのカードもキューブ、デッキ、ドラフト、対戦で使えます。新しい部屋ではすぐに使え、開いている部屋は始めたときのカードのままです。
web-import-where = ファイルはscryfall.com（Bulk DataのOracle CardsかDefault Cards）またはmtgjson.com（AllPrintings、AtomicCards、セット単体）から入手できます。.gzで終わるファイルは圧縮されたままで構いません。公式のテキストは、このサーバーの利用者のブラウザーにだけ送られます。
web-import-choose = ファイルを選ぶ
web-import-drop = ここにドロップすることもできます（{ $most } GBまで）
web-import-sending = ファイルを送っています：{ $part }%
web-import-waiting = ほかの取り込みが終わるのを待っています…
web-import-working = カードを読んでいます：{ $part }%
web-import-done = { $file }から{ $count }枚のカードを取り込みました。
web-import-riftbound = { $file }からRiftboundのカードを{ $count }枚取り込みました。
web-import-riftbound-where = テキストは「Riftboundの対象」のページで調べられます。Riftboundの対戦には対応していません。
web-import-drafted = 次のセットのブースターを開けられるようになりました：{ $sets }
web-import-left-out = トークンや紋章{ $count }個は取り込みませんでした。
web-import-missing = { $code }のブースターには、このファイルにない{ $count }枚が入りません。
web-import-stop = 中止
web-import-stopped = ファイルを最後まで送れませんでした。何も変わっていません。
web-import-not-here = このブラウザからは取り込めません。取り込めるのはサーバー自身か、ENTAKU_IMPORT で指定されたアドレスからだけです。サーバーの管理者は、次のコマンドでも取り込めます：entaku cards update
web-import-what = カードを取り込む…

import-not-here = ここからはカードを取り込めません。どこから取り込めるかは、サーバーの管理者がENTAKU_IMPORTで決めます。
import-no-json = { $file }はカードのJSONファイルではありません。ScryfallかMTGJSONのファイルを用意し、.gz以外の圧縮ファイルは先に展開してください。
import-too-long = { $file }は{ $most } GBを超えています。
import-too-large = { $file }は大きすぎて一度に読めませんでした。何も変わっていません。
import-too-slow = { $minutes }分たっても{ $file }を読み終わりませんでした。何も変わっていません。
import-ended = { $file }を読んでいる途中で止まりました。何も変わっていません。もう一度お試しください。
import-stopped = { $file }の読み込みを中止しました。何も変わっていません。
import-busy = すでにいくつかのファイルを取り込んでいます。終わってからもう一度お試しください。
import-no-room = サーバーのディスクに{ $file }を置く空きがありません。
import-unkept = サーバーに{ $file }を置けません。理由はサーバーのログにあります。
import-unknown = この取り込みについての記録はもうありません。
