# 自分のデッキで遊ぶゲーム

own-first-draft = まずドラフト
own-decks-instead = 自分のデッキで遊ぶ
own-what = ルール
own-rules-commander = 統率者戦（現在）
own-rules-commander-about = 統率者を含めて100枚。現在のルールと禁止カードリスト
own-rules-commander-2010 = 統率者戦（2010年12月15日）
own-rules-commander-2010-about = 当時のルールと禁止カードリスト。部分パリ・マリガン、固有色以外のマナは無色、サイドボード10枚
own-rules-free-40 = 無差別戦（40枚以上）
own-rules-free-40-about = どのカードでも使えます。枚数のほかは何も調べません
own-rules-free-60 = 無差別戦（60枚以上）
own-rules-free-60-about = どのカードでも使えます。枚数のほかは何も調べません
own-anyway = ルールに合わないデッキも使ってよい
own-bots = 全員が卓に自分のリストを持ち寄ります。ボットは、ここで分かっているカードでデッキを組みます。
own-nothing-imported = このサーバーにはカードデータが取り込まれていないため、『コンスピラシー』の２セット以外のカードは手動で処理します。サーバーを動かしている人は次のコマンドで全カードを加えられます：entaku cards import FILE
draft-format-own-decks = 自分のデッキ

own-deck = あなたのデッキ
own-deck-about = リストを貼り付けるかファイルを開き、確認の結果を見てから提出してください。全員が提出するとゲームを始められます。
own-hand-in = 提出する
own-take-back = 提出を取り消す
own-handed-in = 提出しました
own-made = おまかせで組む
own-busy = 少しお待ちください…
own-not-playable = このままでは提出できません。ホストが認めれば、ルールに合わないデッキも使えます。
own-played-anyway = ホストが認めているので、このまま使えます。
own-by-hand = { $count }枚のカードは手動で処理します（書かれていることのすべてをルールが扱えるわけではありません）。
own-none-by-hand = このデッキのカードは、すべてルールどおりに処理されます。
own-details = マナカーブ、色、読み取ったリスト
own-ready = デッキ提出済み
own-waiting = デッキ未提出
own-waits = { $all }人中{ $ready }人がデッキを提出しました。
own-start = ゲームを始める
own-again = 卓に戻る（デッキを替えて、もう一度遊ぶ）

own-deck-missing = { $player }さんがまだデッキを提出していません。
own-deck-not-legal = { $player }さんのデッキは、このルールでは使えません。
own-deck-too-big = { $most }枚を超えるデッキは卓で扱えません。
own-deck-too-long = リストが長すぎます（{ $most }文字まで）。
own-deck-elsewhere = この卓では自分のデッキを持ち寄りません。
own-deck-too-few = デッキが{ $number }枚しかありません。{ $wanted }枚以上必要です（あと{ $difference }枚）。
