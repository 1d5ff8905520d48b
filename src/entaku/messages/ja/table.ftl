# The game's table in the browser: keys, yields, votes, the log.

web-keys-game = 対戦中のキー
web-keys-game-about = 変えたいキーを選んで、新しいキーを押してください。カードの上でEnterを押すと、そのカードを使います。
web-keys-usual = 初期設定に戻す
web-keys-press = キーを押す…
web-keys-pass = パス・進める
web-keys-confirm = 決定
web-keys-cancel = パスの中止・取り消し
web-keys-until-event = 何か起きるまでパス
web-keys-until-end = ターン終了時までパス
web-keys-until-turn = 自分のターンまでパス
web-keys-yield = この能力は今後確認しない
web-keys-boards = 全員の戦場／1人の戦場
web-keys-next-board = 次の対戦相手の戦場
web-keys-log = ログを見る
web-keys-stops = ストップ
web-game-all-boards = 全員の戦場
web-game-interrupts = 自分や自分のパーマネントが攻撃されたとき、対象になったときは必ず止まる
web-game-life-changed = 直前の変化
web-game-log-acts = 細かい変化を除く
web-game-log-all = すべて
web-game-log-filter = ログの表示
web-game-pass-until-event = 何か起きるまで
web-game-votes = 投票
web-game-yield = この能力は今後確認しない
web-game-yield-all = このカードのすべての能力
web-game-yield-no = また確認する
web-game-yields = 今後確認しない能力

away-title = 離れていた間のできごと
away-by-bot = ボットが代わりに行ったこと
away-by-clock = 回答がなかったため自動で行われたこと
away-by-table = 卓の決定で行われたこと
away-others = 起きたこと
away-more = 最近のものだけを表示しています。続きはログにあります。
away-on = 続ける
