# ボットだけで行う一夜。

lab-night = ボットだけで一夜を通しで行う。ドラフト、構築、2回戦の対戦、順位、賞品まで。
lab-night-format = 最初に行うドラフトの種類。
lab-night-players = 参加人数（3人以上）。
lab-night-record = すべての卓の記録をこのフォルダーに書き出す（`entaku replay` で再現できる）。
lab-night-pod = ポッド{ $pod }
lab-night-draft = ポッド{ $pod }のドラフト
lab-night-game = { $round }回戦 グループ{ $group }
lab-night-decisions = { $decisions } 手
lab-night-turn = { $turn } ターン目
lab-night-gone = { $name } –
lab-night-life = { $name } { $life }
lab-night-left = 敗退：{ $names }
lab-night-won = { $count ->
    [0] 引き分け
    [1] 勝者：{ $names }
   *[other] 勝ち残り：{ $names }
}
lab-night-prizes = 賞品：{ $names }
lab-night-total = { $decisions } 手、{ $seconds } 秒
lab-night-by-hand = 手動の処理：{ $what }
lab-replay-folder-empty = { $folder }：このフォルダーには記録がありません。
lab-night-line = { $name }：{ $what }
lab-night-comma = 、
lab-night-semicolon = 。
lab-night-rank = { $name } – { $what }
lab-night-card = 《{ $name }》
