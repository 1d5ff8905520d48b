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
cli-too-much = このコマンドには余分な引数があります。

cli-file-missing = { $file }：ファイルがありません。
cli-file-is-folder = { $file }：ファイルではなくフォルダーです。
cli-file-unreadable = { $file }：読み込めません（{ $problem }）。
cli-file-too-large = { $file }：カードのファイルとしては大きすぎます（512 MB まで）。
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
cli-draft-format = ドラフトの種類。
cli-draft-players = 人数（1〜10）。
cli-draft-set = 開封するセット。複数あれば、ラウンドごとに順に開封する。
cli-draft-cube = セットの代わりに使うキューブのリスト。
cli-draft-rounds = 1人あたりのブースター数（省略すると 3）。
cli-draft-record = ドラフト全体をこのファイルに記録する（`entaku replay` で再現できる）。
cli-draft-pool = { $name }：{ $count } 枚
cli-draft-unknown = 次の { $count } 枚は知られていないカードなので、名前だけでドラフトします：{ $names }
cli-draft-bot = ボット{ $number }
cli-draft-progress = ドラフト中
cli-draft-set-or-cube = ドラフトするのはセットかキューブのどちらかです。--set と --cube は同時に使えません。

cli-bench = ベンチマークを実行する。
cli-bench-only = 名前がこれで始まるベンチマークだけを実行する。
cli-bench-progress = { $name } を計測中

cli-cards = カードを調べる、カードのファイルを取り込む。
cli-cards-show = カードを表示する（印刷された情報、ルール文章、対応の程度）。
cli-cards-import = MTGJSON や Scryfall のファイル、JSON Lines、テキストのリストからカードを取り込む。
cli-deck = デッキリストを変換する、調べる。
cli-deck-convert = デッキリストを別の形式に変換する。
cli-deck-to = 書き出す形式。
