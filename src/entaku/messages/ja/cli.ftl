# コマンド。

cli-entaku = トレーディングカードの夜を、ドラフトから構築、対戦、順位付けまで。日本語と英語で。
cli-usage = 使い方:
cli-options = オプション
cli-commands = コマンド
cli-help-help = この説明を表示する。
cli-help-lang = 表示する言語（省略すると環境の設定に従う）。
cli-help-json = JSON 文書を1つだけ出力する。
cli-help-seed = 同じ結果を再現するための数または語。
cli-help-data = データを置くフォルダー（省略すると ENTAKU_DATA、またはユーザーのデータフォルダー）。
cli-help-version = バージョンを表示する。

cli-no-such-command = 「{ $command }」というコマンドはありません。使えるのは { $known } です。
cli-no-such-option = ここに「{ $option }」というオプションはありません。
cli-missing = 「{ $parameter }」が指定されていません。
cli-option-needs-value = オプション「{ $option }」の値の有無が正しくありません。
cli-bad-value = 「{ $parameter }」の値が正しくありません（{ $expected }）。
cli-expected-integer = 整数
cli-expected-float = 数値
cli-expected-text = 文字列
cli-expected-boolean = はい/いいえ
cli-expected-path = パス
cli-expected-file = ファイル
cli-expected-directory = フォルダー
cli-too-much = このコマンドには余分な引数があります。

cli-file-missing = { $file }：ファイルがありません。
cli-file-is-folder = { $file }：ファイルではなくフォルダーです。
cli-file-unreadable = { $file }：読み込めません（{ $problem }）。
cli-file-too-large = { $file }：カードのファイルとしては大きすぎます（512 MB まで）。
cli-file-unwritable = { $file }：書き込めません（{ $problem }）。
cli-file-not-utf8 = { $file }：UTF-8 のテキストではありません（{ $place } バイト目）。

cli-replay = 記録した卓を再現し、1手ずつ確かめる。
cli-replay-upto = この手数で止める。
cli-replay-progress = 再現中
cli-replay-agrees = { $steps } 手を再現しました。すべて記録と一致します。
cli-replay-differs = { $step } 手目で、記録と違う卓になりました。
cli-rules-unknown = { $file }：この記録の「{ $rules }」は、このバージョンでは再現できません。

cli-serve = ウェブアプリケーションを起動する。
cli-serve-host = 待ち受けるアドレス（省略すると 127.0.0.1。0.0.0.0 なら LAN から使える）。
cli-serve-port = 待ち受けるポート（省略すると 8000）。
cli-serve-database = データベースの URL（省略するとデータフォルダーの SQLite）。

cli-draft = ボットだけでドラフトをして、カードプールを表示する。
cli-draft-format = 形式：{ $names }。またはフェイズの組み合わせを書いた JSON ファイル。
cli-draft-players = 人数（1〜10）。
cli-draft-set = 開封するセット。複数あれば、ラウンドごとに順に開封する。
cli-draft-cube = セットの代わりに使うキューブのリスト。
cli-draft-rounds = パックを開けるフェイズでの、1人あたりのブースター数（省略すると形式の既定値）。
cli-draft-record = ドラフト全体をこのファイルに記録する（`entaku replay` で再現できる）。
cli-draft-pool = { $name }：{ $count } 枚
cli-draft-unknown = 次の { $count } 枚は知られていないカードなので、名前だけでドラフトします：{ $names }
cli-draft-bot = ボット{ $number }
cli-draft-progress = ドラフト中
cli-draft-set-or-cube = ドラフトするのはセットかキューブのどちらかです。--set と --cube は同時に使えません。

cli-bench = ベンチマークを実行する。
cli-bench-only = 名前がこれで始まるベンチマークだけを実行する。
cli-bench-none = 「{ $only }」で始まるベンチマークはありません。あるのは { $names } です。
cli-bench-progress = { $name } を計測中

cli-cards = カードを調べる、カードのファイルを取り込む。
cli-cards-show = カードを表示する（印刷された情報、ルール文章、対応の程度）。
cli-cards-import = MTGJSON や Scryfall のファイル、JSON Lines、テキストのリストからカードを取り込む。
cli-cards-coverage = カードのファイルのルール文章を、ルールエンジンがどれだけ理解できるかを表示する。
cli-deck = デッキリストを変換する、調べる。
cli-deck-convert = デッキリストを別の形式に変換する。
cli-deck-to = 書き出す形式。
cli-deck-out = 書き出すファイル（省略すると標準出力）。
cli-deck-check = デッキを調べ、問題ごとにルール、カード、どうすれば使えるかを示す。
cli-deck-check-format = 調べるときに使うルール。
cli-deck-check-on = この日のリストで調べる（2009-09-01〜2010-12-31）。
cli-deck-check-commander = リストに書かれていないときの統率者。
cli-deck-check-ban = 仲間内で禁止するカード（複数指定できる）。
cli-deck-check-allow = リストで禁止されていても仲間内で認めるカード（複数指定できる）。
cli-deck-check-no-commander = 仲間内で統率者にしないことにしたカード（複数指定できる）。
cli-deck-legal = このデッキは使えます（{ $format }）。
cli-deck-not-legal = このデッキは使えません（{ $format }）。問題が { $problems } 件あります。
cli-deck-not-sure = 問題は見つかりませんでしたが、調べられなかったことがあります（{ $format }）。
cli-deck-numbers = 分かっているカード { $size } 枚、土地 { $lands } 枚、クリーチャー { $creatures } 枚／マナ総量 { $curve }／色 { $colours }／土地の色 { $sources }／タイプ { $types }
cli-cards-importing = 取り込み中
cli-cards-imported = { $count } 枚のカードを取り込みました。
cli-cards-to-draft = ブースターを開封できるセット：{ $sets }
cli-cards-left-out = ゲームで使うカードではない { $count } 件は取り込みませんでした。
cli-cards-missing = { $code }：ブースターに入るカードのうち { $count } 枚は、これらのファイルにないセットのカードです。それらは封入されません。
cli-cards-coverage-full = { $cards } 枚のうち { $full } 枚をすべて自動で処理できます。
cli-cards-coverage-manual = { $manual } 枚には手動で処理する部分があります。理解できない文章：
cli-cards-coverage-more = ほか { $count } 件（--json ですべて表示）。
