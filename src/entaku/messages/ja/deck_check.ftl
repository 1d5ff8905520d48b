# デッキリストを確認するページ。

web-check = デッキの確認
web-check-about = 統率者戦で使えるデッキかどうかを確かめます。リストを貼り付けると、違反とその根拠となるルール、どうすれば使えるかを1つずつ示します。
web-check-list = デッキリスト
web-check-hint = 1 Phelddagrif
    1 太陽の指輪
    30 森
    …
web-check-formats = テキスト、MTGアリーナ、Magic Online（.dek）、Cockatrice（.cod）、Forge・XMage（.dck）の形式を読めます。
web-check-upload = ファイルを開く
web-check-rules = ルール
web-check-rules-commander = 統率者戦（現在）
web-check-rules-commander-2010 = 統率者戦（2010年12月15日）
web-check-rules-brawl = ブロール（60枚）
web-check-rules-pauper-commander = パウパー統率者戦
web-check-rules-oathbreaker = 誓破り戦
web-check-by-data = 使えるカードは、取り込んだカードデータに従います。
web-check-day = 基準日
web-check-commander = 統率者
web-check-commander-hint = リストのとおり
web-check-group = 仲間内での変更
web-check-allowed = 使ってよいカード
web-check-banned = 使わないカード
web-check-not-commanders = 統率者にしないカード
web-check-a-line = 1行に1枚ずつ書いてください。
web-check-now = 確認する
web-check-nothing-imported = このサーバーにはカードデータが取り込まれていないため、『コンスピラシー』の2セットのカードしか分かりません。サーバーの管理者は次のコマンドで全カードを加えられます：entaku cards update
web-check-listed = 禁止リストは{ $listed }のものです。別の日を選ぶと、その日のリストで調べます。
web-check-bracket = ブラケット{ $bracket }以上
web-check-bracket-from = { $bracket }～
web-check-bracket-about = カードから見た目安です（ゲームチェンジャーのリスト：{ $listed }）。判定ではなく、ゲーム前の話し合いのためのものです。デッキのねらいやコンボは、持ち主がいちばんよく知っています。
web-check-legal = このデッキは使えます。
web-check-not-legal = 違反が{ $count }件あります。
web-check-not-sure = 違反は見つかりませんでしたが、確かめられなかったことがあります。
web-check-unknown = 確かめられなかったこと
web-check-led-by = 統率者：{ $names }
web-check-identity = 固有色
web-check-no-colour = 無色
web-check-as-read = 読み取ったリスト
web-check-main = デッキ
web-check-sideboard = サイドボード
web-check-commanders = 統率者
web-check-conspiracies = 策略
web-check-types = タイプ
