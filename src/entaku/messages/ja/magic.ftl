# ルール外の処理：自動処理できないことを、全員に見える形で手動で行う。
game-by-hand = 手動処理（全員に公開）：何をしますか？
game-by-hand-done = 終わり
game-by-hand-leave = やめる
game-by-hand-life = ライフ
game-by-hand-damage = ダメージ
game-by-hand-token = トークン
game-by-hand-draw = ドロー
game-by-hand-change = ライフをいくつ増減させますか？
game-by-hand-count = いくつですか？
game-by-hand-to = 何に（誰に）ダメージを与えますか？
game-by-hand-kind = どのクリーチャー・タイプのトークンですか？
game-by-hand-power = トークンのパワー
game-by-hand-toughness = トークンのタフネス
game-by-hand-colour = トークンの色
game-by-hand-colour-colour = { $colour }
game-by-hand-move = 移動
game-by-hand-counters = カウンター
game-by-hand-tap = タップ／アンタップ
game-by-hand-attach = つける／はずす
game-by-hand-attached = 何をつけますか（またははずしますか）？
game-by-hand-host = { $card }：何につけますか？（選ばなければはずす）
game-by-hand-player = どのプレイヤーですか？
game-by-hand-card = どのカードですか？
game-by-hand-card-library-top = あなたのライブラリーの一番上のカード（内容は不明）
game-by-hand-cards = どのパーマネントですか？
game-by-hand-zone = どこへ移動しますか？
game-by-hand-zone-battlefield = 戦場に出す
game-by-hand-zone-hand = オーナーの手札に加える
game-by-hand-zone-graveyard = オーナーの墓地に置く
game-by-hand-zone-exile = 追放する
game-by-hand-zone-library-top = オーナーのライブラリーの一番上に置く
game-by-hand-zone-library-bottom = オーナーのライブラリーの一番下に置く
game-by-hand-zone-command = 統率領域に置く
game-by-hand-counter = どの種類のカウンターですか？
game-by-hand-counter-word = { $text }
game-by-hand-number = いくつですか？（負の数は取り除く）
game-by-hand-describe = { $card }はどんなカードですか？
game-priority-by-hand = { $card }を手動で使う
game-priority-describe = { $card }の内容を入力する
game-time = 時間切れ

# 文字で見る盤面。Pythonや端末から。
board-turn = 第{ $turn }ターン、{ $player }：{ $step }
board-over = { $count ->
    [0] 第{ $turn }ターンに終了：引き分け
    [one] 第{ $turn }ターンに終了：{ $names }の勝ち
   *[other] 第{ $turn }ターンに終了：残ったのは{ $names }
}
board-player = { $player }：ライフ{ $life }、ライブラリー{ $library }枚、手札{ $hand }枚
board-hand = （{ $cards }）
board-earmarked = { $mana }は{ $source }による制限つき
board-has = マナ{ $mana }、毒{ $poison }
board-counters = エネルギー{ $energy }、経験{ $experience }
board-left = { $player }：敗退
board-graveyard = 墓地：{ $cards }
board-companion = 相棒：{ $card }
board-exile = 追放：{ $cards }
board-command = 統率領域：{ $cards }
board-stack = スタック：{ $card }（{ $player }）
board-damage = ダメージ{ $damage }
board-tapped = タップ
board-attacks = { $player }を攻撃
