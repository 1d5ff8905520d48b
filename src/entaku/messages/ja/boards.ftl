# ドラフトの各フェイズの画面と、フェイズを組み合わせる画面

web-phase-of = フェイズ { $number }／{ $count }
web-round-sorting = パック { $round }／{ $rounds }
web-round-solomon = ソロモンパック { $round }／{ $rounds }
web-round-winston = ウィンストンドラフト { $round }手番目
web-round-winchester = ウィンチェスタードラフト
web-round-grid = グリッド { $round }／{ $rounds }
web-round-rochester = パック { $round }／{ $rounds }
web-round-rotisserie = ロティサリードラフト
web-round-housman = 手札 { $round }／{ $rounds }
web-round-minesweeper = グリッド { $round }／{ $rounds }
web-round-auction = パック { $round }／{ $rounds }
web-round-sealed = シールド
web-round-team-sealed = チームシールド
web-packs-left = パックは左へ
web-packs-right = パックは右へ
web-your-turn = あなたの手番です
web-turn-of = { $player }の手番
web-turn-order = 手番の順
web-wait-others = ほかのプレイヤーを待っています…
web-wait-split = あなたのパックが分けられています…
web-wait-bids = ほかのプレイヤーの入札を待っています…
web-take-order = これらはあなたのカードです。どれからピックしますか？

web-places = カードの行き先
web-place-take = ピック
web-place-solomon = ソロモンパイル
web-place-winston = ウィンストンパイル
web-place-left = 左
web-place-middle = 中央
web-place-right = 右
web-place-number = 置き場{ $number }
web-place-top = パイルの1番上
web-place-empty = カードなし
web-sort-into = カードを選んでください：{ $place }
web-sort-ready = すべてのカードの行き先が決まりました。
web-sorted = 分けました。
web-key-put = そこへ置く
web-key-place = 行き先
web-key-take = 取る
web-key-on = 次へ

web-split-of = { $player }のパックを分ける
web-split-done = この分け方にする
web-split-empty = 空の束がありますが、これで決定
web-pile-empty = もう一方の束のカードを選ぶと、こちらへ移ります。空のままでもかまいません。
web-choose-pile = 束を選んでください。
web-take-pile = この束を取る
web-looks-at = { $player }が見ています：{ $place }
web-go-on-to = 取らずに次へ：{ $place }
web-take-cards = この{ $count }枚を取る
web-pile-left = { $count ->
    [0] パイルにカードは残っていません。
   *[other] パイルの残り：{ $count }枚
}
web-take-line = この列を取る
web-on-the-table = 場のカード
web-hand = あなたの手札
web-put-down = 場に置く
web-find-card = カードを探す
web-bid = 入札する
web-bid-for = 入札額
web-is-bidding = 入札中
web-your-bid = あなたの入札：{ $count }
web-funds-left = 残り{ $count }
web-team-cards = チームのカード
web-claim = 確保する
web-give-back-card = 戻す
web-solomon-count = ソロモンパイル{ $count }枚
web-winston-count = ウィンストンパイル{ $count }枚
web-packs-to-come = 残り{ $count }パック

# 形式と設定

web-format = 形式
web-formats-own = 自作の形式
web-phases = フェイズ
web-phase-add = フェイズを加える
web-phase-which = どのフェイズ？
web-phase-up = 前へ：{ $phase }
web-phase-down = 後ろへ：{ $phase }
web-phase-remove = 外す：{ $phase }
web-chain-own = フェイズを組み合わせる
web-chain-name = 形式の名前
web-chain-save = このブラウザに保存
web-chain-kept = 保存しました
web-chain-forget = 「{ $name }」を削除
web-chain-link = リンクをコピー
web-chain-json = JSONをコピー
web-chain-read = JSONを読み込む…
web-chain-unreadable = ドラフト形式として読めません。
web-chain-took = リンクの形式「{ $name }」を読み込みました。
web-seats-for = { $least }～{ $most }人用
web-settings-of = 設定：{ $phase }
web-added-hint = 1行に1種類（例：「10 平地」）
web-fit-needed = { $count }枚を配ります。
web-fit-of = キューブ{ $count }枚のうち{ $needed }枚を配ります。
web-fit-nearest = 遊べる設定：
web-fit-amounts = { $needed }枚：{ $numbers }（パックを減らす）
web-fit-sizes = { $needed }枚：{ $numbers }（パックを小さくする）
web-fit-seats = { $needed }枚：{ $count }人
web-fit-uneven = { $phase }：各自の最後のパックは{ $count }枚になります。
