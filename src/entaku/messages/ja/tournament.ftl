# 大会の運営：ポッド、グループ、結果、順位、賞品、投票。

night-cli-groups = 参加人数に応じたポッドとグループの分け方を表示します。
night-cli-pod = ポッド{ $number }：{ $size }人（グループ { $groups }）

night-too-few = 参加者が{ $players }人です。{ $fewest }人以上必要です。
night-too-many = 参加者が{ $players }人です。{ $most }人までです。

# 順位の理由。

night-rank = { $rank }位：{ $why }
night-rank-why = { $first }（{ $more }）
night-why-last = { $group ->
    [winners] 勝ちグループ
    [losers] 負けグループ
    [final] 決勝卓
    [only] グループ
   *[other] グループ
  }で最後まで残った
night-why-left = { $group ->
    [winners] 勝ちグループ
    [losers] 負けグループ
    [final] 決勝卓
    [only] グループ
   *[other] グループ
  }で{ $nth ->
    [1] 最初
   *[other] { $nth }番目
  }に離脱した
night-why-in-play = { $group ->
    [winners] 勝ちグループ
    [losers] 負けグループ
    [final] 決勝卓
    [only] グループ
   *[other] グループ
  }で残っている
night-why-absent = { $group ->
    [winners] 勝ちグループ
    [losers] 負けグループ
    [final] 決勝卓
    [only] グループ
   *[other] グループ
  }のゲーム開始前に棄権した
night-why-never = 最初のゲームの前に棄権した
night-why-life = 時間切れの時点で{ $group ->
    [winners] 勝ちグループ
    [losers] 負けグループ
    [final] 決勝卓
    [only] グループ
   *[other] グループ
  }でのライフが{ $life }点
night-why-together-later = { $others }と同時に敗北したが、ターン順が後
night-why-together-nearer = { $others }と同時に敗北したが、最初のターンのプレイヤーに近い
night-why-equal-life-later = { $others }とライフが同じだが、ターン順が後
night-why-equal-life-nearer = { $others }とライフが同じだが、最初のターンのプレイヤーに近い
night-why-points = { $points }ポイント
night-why-opponents = 対戦相手の平均は{ $points }ポイント

night-cause-life = ライフが0点
night-cause-commander-damage = 統率者ダメージ
night-cause-poison = 毒カウンター
night-cause-empty-library = ライブラリーが空の状態で引いた
night-cause-effect = 効果による敗北
night-cause-won-by-card = 他のプレイヤーがカードの効果で勝利
night-cause-concession = 投了
night-cause-dropped = 大会を棄権
night-cause-unknown = 原因の記録なし

# 代替勝利条件。

night-honour-combat-damage = 1ターンに最大の戦闘ダメージを与えた
night-honour-mana-pool = マナ・プールに最も多くのマナを貯めた
night-honour-commander-win = 統率者ダメージで勝利した
night-honour-commander-mana = 統率者に最も多くのマナを費やした

# 主催者への確認。

night-settings-late = 1回戦はすでに公開されています。参加者に示した設定を変えることになります。
night-name-taken = 「{ $name }」という参加者がすでにいます。
night-entry-too-late = 1回戦が始まっているため、「{ $name }」さんはグループに入れず、待機になります。
night-dropped-already = { $name }さんはすでに棄権しています。
night-pod-size = ポッド{ $pod }が{ $size }人になります。ポッドは3人から{ $most }人までです。
night-pods-late = 1回戦はすでに公開されています。公開済みのグループは変わりません。
night-group-size = グループ{ $group }が{ $size }人になります。グループは3人から5人までです。
night-wrong-half-winners = { $names }は勝ちグループに進んでいません。
night-wrong-half-losers = { $names }は負けグループではありません。
night-other-pod = { $names }は、このグループのポッド{ $pod }とは別のポッドでドラフトしています。
night-unseated = { $names }さんがどのグループにも入っていません。1回戦が始まると、途中からは参加できません。
night-round-open = { $round }回戦がまだ終わっていないグループがあります。
night-left-already = { $name }さんはすでにこのゲームから離脱しています。入力し直すと、今回の離脱が有効になります。
night-two-winners = このグループの勝者はすでに{ $first }さんです。{ $second }さんを重ねて勝者にはできません。
night-life-missing = { $name }さんのライフが入力されていません。0点として扱います。
night-result-there = グループ{ $group }の結果はすでに入力されています。この内容で置き換えます。
night-not-over = グループ{ $group }はまだ終わっていません（{ $alive }人が残っており、{ $survivors }人になると終了です）。
night-game-over = グループ{ $group }のゲームはすでに終わっています。
night-honour-own-word = { $name }さん自身の申告を本人が確認することはできません。
night-voted-already = { $name }さんはすでに投票しています。新しい票で置き換えます。
night-not-over-yet = グループ{ $group }の投票はゲームの終了後に行います。
night-ranking-open = { $pod ->
    [0] まだ対戦中のグループがあります。順位が変わる可能性があります。
   *[other] ポッド{ $pod }はまだ対戦中です。順位が変わる可能性があります。
  }
night-not-your-pick = { $other }さんが選ぶ番です（{ $name }さんではありません）。
night-undo-breaks = { $entry }番の入力は、取り消そうとしている内容に基づいています。
night-left-out = この入力は成り立たなくなったため、除外されています。

# できないこと。

night-changed = その間に{ $names }が{ $count }件の入力をしました。現在の状況を確認してから、もう一度入力してください。
night-entry-unknown = { $entry }番の入力はありません。
night-undone-already = { $entry }番の入力はすでに取り消されています。
night-unreadable = 保存された大会のデータではありません（{ $problem }）。
night-act-unknown = 大会の記録に「{ $act }」という入力はありません。
night-player-unknown = { $player }番の参加者はいません。
night-number-taken = 参加者番号{ $player }はすでに使われています。
night-name-length = 名前は1文字から80文字までです。
night-not-dropped = { $name }さんは棄権していません。
night-group-unknown = グループ{ $group }はありません。
night-pod-unknown = ポッド{ $pod }はありません。
night-seated-twice = { $name }さんが2回指定されています。
night-nobody-to-pair = 組み合わせる参加者がいません。
night-no-draft = 公開する組み合わせ案がありません。
night-no-round = まだラウンドが始まっていません。
night-round-over = { $round }回戦で終了しています。
night-not-in-group = { $name }さんはグループ{ $group }でプレイしていません。
night-wrong-order = ターン順には、グループ{ $group }のプレイヤーを1回ずつ指定してください。
night-cause-is-unknown = 「{ $cause }」は離脱の理由として使えません。
night-clock-runs = 時計はすでに動いています。
night-clock-stands = 時計はすでに止まっています。
night-honour-unknown = 「{ $honour }」は事前に発表されていません。
night-vote-self = { $name }さんは自分自身には投票できません。
night-prize-unknown = { $prize }番の賞品はここにはありません。
night-prize-taken = 「{ $prize }」はすでに{ $name }さんが取っています。
night-prize-twice = 賞品番号{ $prize }が重複しています。

# 記録の各行。

night-did-settings-changed = 設定を変更
night-did-registered = { $name }さんを登録（{ $player }番）
night-did-renamed = { $player }番の名前を「{ $name }」に変更
night-did-checked-in = { $here ->
    [yes] { $name }さんの受付を完了
   *[other] { $name }さんの受付を取り消し
  }
night-did-dropped = { $name }さんが棄権
night-did-returned = { $name }さんが復帰
night-did-pods-made = { $count }個のポッドを作成
night-did-pod-joined = { $name }さんをポッド{ $pod }に追加
night-did-pairing-drafted = { $count }グループの組み合わせ案を作成
night-did-pairing-published = 組み合わせを公開
night-did-left-game = グループ{ $group }：{ $names }が離脱
night-did-game-won = グループ{ $group }：{ $name }さんがカードの効果で勝利
night-did-lives-noted = グループ{ $group }：ライフ { $lives }
night-did-time-ran-out = グループ{ $group }：時間切れ、ライフ { $lives }
night-did-result-entered = { $correction ->
    [yes] グループ{ $group }：結果を訂正
   *[other] グループ{ $group }：結果を一括入力
  }
night-did-clock-started = 時計を開始
night-did-clock-paused = 時計を停止
night-did-clock-extended = 時計を{ $minutes }分延長
night-did-turn-noted = グループ{ $group }：時間切れの時点で{ $name }さんのターン
night-did-table-named = { $room ->
    [none] グループ{ $group }：卓との連携を解除
   *[other] グループ{ $group }：卓 { $room } で対戦
  }
night-did-honour-noted = グループ{ $group }：{ $name }さんの達成を記録
night-did-voted = グループ{ $group }：{ $name }さんが投票
night-did-prizes-pooled = 賞品を{ $count }点追加
night-did-prize-picked = { $name }さんが{ $prize }を選択
night-did-extra-prize = グループ{ $group }：追加賞品「{ $prize }」
night-did-extra-given = { $name }さんが{ $prize }を獲得
night-did-undone = { $entry }番の入力を取り消し

night-group-room = { $night } · グループ{ $group }
night-draft-gone = 部屋{ $room }のドラフトは、このポッドのドラフトではなくなりました。
night-not-drafted = { $name }さんには部屋{ $room }のドラフトのデッキがありません。
night-pod-elsewhere = このポッド全員がその部屋でドラフトしたわけではありません（{ $names }がいません）。
night-none-here = この部屋から始まったイベントはありません。
night-did-drafted-at = ポッド{ $pod }：部屋 { $room } でドラフト（対戦もここ）

# イベントが用意する部屋。

night-pod-room = { $night } · ポッド{ $pod }
night-seats-set = 席順と名前はイベントの登録どおりです。この部屋では変更できません。
night-pod-drafts-once = このドラフトはイベントの一部です。やり直す場合は、イベントの記録で部屋の指定を取り消してください。
night-draft-unclear = ドラフトの設定を読み取れません（{ $problem }）。
night-draft-running = 部屋{ $room }のドラフトがまだ終わっていません。
night-pod-has-room = ポッド{ $pod }はすでに部屋{ $room }でドラフトしています。
night-pod-no-room = ポッド{ $pod }のドラフトの部屋がまだありません。
night-group-over = グループ{ $group }のゲームは終了しています。
night-group-has-table = グループ{ $group }の卓はすでに部屋{ $room }にあります。
night-group-drafted-here = グループ{ $group }はドラフトしたデッキで対戦します。卓は自動的に用意されます。
night-minutes-out-of-range = 制限時間は1～{ $most }分です。
night-rounds-out-of-range = ラウンド数は1～{ $most }回、決勝卓の人数は0～{ $final }人です。
night-wager-out-of-range = 持ち点から賭ける割合は0～100%です。
