# ボットだけで行う一夜。

lab-night = ボットだけで一夜を通しで行う。ドラフト、構築、2回戦の対戦、順位、賞品まで。
lab-night-format = 最初に行うドラフトの種類。
lab-night-players = 参加人数（3人以上）。
lab-night-rumble = 『無双』ルールでカードを１枚選ぶまでに、対戦相手に失わせるライフ（1～200）。「off」で不使用。グループ・ゲーム・ドラフトでは20、ほかのフォーマットでは不使用。
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
lab-night-fault = ルール処理に失敗し、手動で行うことになりました：{ $what }
lab-replay-folder-empty = { $folder }：このフォルダーには記録がありません。
lab-night-line = { $name }：{ $what }
lab-night-comma = 、
lab-night-semicolon = 。
lab-night-rank = { $name } – { $what }
lab-night-card = 《{ $name }》

lab-night-deck = ドラフトをしないイベントで使うデッキリスト。プレイヤーの順に何度でも指定でき、残りはボットが組みます。
lab-night-deck-drafted = フォーマット { $format } ではデッキをドラフトします。リストを使えるのは commander と commander-2010 です。
lab-too-many-decks = プレイヤー{ $players }人に対して、デッキリストが{ $decks }個あります。
lab-deck-not-legal = { $file }：このデッキには違反が{ $count }件あります。{ $problem }

# ボットによる1ゲーム

lab-play = ボットだけで1ゲームを遊びます。デッキはリストで渡すか、ボットが組みます。
lab-play-rules = デッキの確認とゲームに使うルール。
lab-play-players = プレイヤーの人数。指定しなければリストの数、なければ4人。
lab-play-record = ゲームの記録をこのファイルに書き出します（`entaku replay` で再現できます）。
lab-play-game = ゲーム
lab-play-line = { $name }（{ $led }）：ライフ{ $life }点、{ $what }
lab-play-in = 生存
lab-play-lost = 敗北（{ $why ->
    [life] ライフが0点以下
    [draw] ライブラリー切れ
    [poison] 毒カウンター10個
    [commander] 1体の統率者から21点の戦闘ダメージ
    [concede] 投了
   *[other] 効果
}）
