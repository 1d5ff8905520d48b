# 大会の運営：ポッド、グループ、結果、順位、賞品、投票。

night-cli-groups = 参加人数に応じたポッドとグループの分け方を表示する。
night-cli-pod = ポッド{ $number }：{ $size }人（グループ{ $groups }）

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
night-why-won-leaving = { $group ->
    [winners] 勝ちグループ
    [losers] 負けグループ
    [final] 決勝卓
    [only] グループ
   *[other] グループ
  }で最後に離脱した（全員が離脱したため、これを勝利とする）
night-why-survived = 1回戦で勝ち残り
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
night-why-democratic = 生存{ $survived }回、得票{ $votes }票
night-why-honour = { $text }
night-why-opponents = 対戦相手の平均は{ $points }ポイント
night-why-wins = { $wins }勝
night-why-head-to-head = 直接対決の成績で決定
night-why-lot = 抽選で決定
night-why-later-seats = 席順で決定（後の席が多いほど上位）
night-why-match-points = マッチポイント{ $points }点（{ $won }勝{ $lost }敗{ $drawn }分）
night-why-opponents-match = 対戦相手のマッチ勝率{ $part }%
night-why-game = 自身のゲーム勝率{ $part }%
night-why-opponents-game = 対戦相手のゲーム勝率{ $part }%
night-why-match-won = { $won }-{ $lost }{ $drawn ->
    [0] { "" }
   *[other] -{ $drawn }
  }で勝利
night-why-match-lost = { $won }-{ $lost }{ $drawn ->
    [0] { "" }
   *[other] -{ $drawn }
  }で敗北
night-why-match-drawn = { $won }-{ $lost }{ $drawn ->
    [0] { "" }
   *[other] -{ $drawn }
  }で引き分け
night-why-knockout = { $left ->
    [2] 決勝戦に進出
   *[other] ベスト{ $left }
  }
night-why-knockout-free = ベスト{ $left }（不戦勝で次へ進出）

night-cause-life = ライフが0点
night-cause-commander-damage = 統率者ダメージ
night-cause-poison = 毒カウンター
night-cause-empty-library = ライブラリーが空の状態で引いた
night-cause-effect = 効果による敗北
night-cause-won-by-card = 他のプレイヤーがカードの効果で勝利
night-cause-concession = 投了
night-cause-dropped = イベントを棄権
night-cause-loss = 敗北
night-cause-unknown = 原因の記録なし

# 代替勝利条件。

night-honour-combat-damage = 1ターンに最大の戦闘ダメージを与えた
night-honour-mana-pool = マナ・プールに最も多くのマナを貯めた
night-honour-commander-win = 統率者ダメージで勝利した
night-honour-commander-mana = 統率者に最も多くのマナを費やした

# 主催者への確認。

night-settings-late = 1回戦はすでに公開されています。参加者に示した設定を変えることになります。
night-name-taken = 「{ $name }」という参加者がすでにいます。別の方なら、お二人とも名前の後ろに目印を付けて表示します。
night-entry-too-late = 1回戦が始まっています。ポッドに加えるだけでは「{ $name }」さんのゲームがありません。グループの席に入れてください。
night-dropped-already = { $name }さんはすでに棄権しています。
night-pod-size = ポッド{ $pod }が{ $size }人になります。ポッドは3人から{ $most }人までです。
night-pods-late = 1回戦はすでに公開されています。公開済みのグループは変わりません。
night-group-size = 卓{ $table }が{ $size }人になります。グループは3人から5人までです。
night-seat-begun = 卓{ $table }ではすでに離脱した人がいます。{ $name }さんは最初のライフで途中から入ることになります。
night-match-size = 卓{ $table }が{ $size }人になります。マッチは2人で行います。
night-wrong-half-winners = { $names }は勝ちグループに進んでいません。
night-wrong-half-losers = { $names }は負けグループではありません。
night-other-pod = { $names }は、このグループのポッド{ $pod }とは別のポッドでドラフトしています。
night-unseated = { $names }さんがどのグループにも入っていません。1回戦が始まると、グループの空いている席にしか入れません。
night-round-open = { $round }回戦がまだ終わっていないグループがあります。
night-left-already = { $name }さんはすでにこのゲームから離脱しています。入力し直すと、今回の離脱が有効になります。
night-two-winners = このグループの勝者はすでに{ $first }さんです。{ $second }さんを重ねて勝者にはできません。
night-life-missing = { $name }さんのライフが入力されていません。0点として扱います。
night-result-there = 卓{ $table }の結果はすでに入力されています。この内容で置き換えます。
night-not-over = 卓{ $table }はまだ終わっていません（{ $alive }人が残っており、{ $survivors }人になると終了です）。
night-game-over = 卓{ $table }のゲームはすでに終わっています。
night-honour-own-word = { $name }さん自身の申告を本人が確認することはできません。
night-voted-already = { $name }さんはすでに投票しています。新しい票で置き換えます。
night-votes-open = 卓{ $tables }の投票がまだ終わっていません。賞品を選ぶ順番が変わる可能性があります。
night-not-over-yet = 卓{ $table }の投票はゲームの終了後に行います。
night-ranking-open = { $pod ->
    [0] まだ対戦中のグループがあります。順位が変わる可能性があります。
   *[other] ポッド{ $pod }はまだ対戦中です。順位が変わる可能性があります。
  }
night-not-your-pick = { $other }さんが選ぶ番です（{ $name }さんではありません）。
night-undo-breaks = 取り消すと、{ $what }が成り立たなくなります。
night-left-out = この入力は成り立たなくなったため、除外されています。

# できないこと。

night-changed = その間に{ $names }が{ $count }件の入力をしました。現在の状況を確認してから、もう一度入力してください。
night-entry-unknown = { $entry }番の入力はありません。
night-undone-already = その入力はすでに取り消されています。
night-results-unknown = このファイルに対戦結果が見つかりません。Magic Online、Melee、TopDeckのラウンドを含むJSONと、ここで書き出したイベントを読み込めます。
night-results-unplayable = 「{ $name }」の結果に矛盾があります（同じラウンドで2試合している人がいるなど）。
night-unreadable = 保存されたイベントのデータではありません（{ $problem }）。
night-act-unknown = イベントの記録に「{ $act }」という入力はありません。
night-player-unknown = { $player }番の参加者はいません。
night-card-taken = このプレイヤーカードは、ここではすでに{ $name }さんとして登録されています。
night-claim-taken = { $name }さんには、すでにプレイヤーカードがあるか、ご本人が登録しています。
night-claim-refused = { $name }さんご本人ではないと受付で判断されています。間違いの場合は受付にお声がけください。
night-claim-none = この申し出は、すでに回答されたか取り消されています。
night-number-taken = 参加者番号{ $player }はすでに使われています。
night-reading-kana = 「{ $reading }」はふりがなにできません。かなか英字で80文字まで入力してください。
night-name-length = 名前は1文字から80文字までです。
night-mark-length = 同じ名前の人と見分けるための一言は{ $most }文字までです。
night-not-dropped = { $name }さんは棄権していません。
night-seat-dropped = { $name }さんは棄権しています。先に復帰させてください。
night-seat-earlier = 卓{ $table }のゲームは、対戦中の{ $round }回戦のものではありません。
night-seat-at-table = 卓{ $table }はこのサーバーの部屋{ $room }で対戦しています。用意された対戦には途中から入れません。
night-seat-taken-already = { $name }さんはすでに卓{ $table }にいます。
night-group-unknown = グループ{ $group }はありません。
night-pod-unknown = ポッド{ $pod }はありません。
night-seated-twice = { $name }さんが2回指定されています。
night-nobody-to-pair = 組み合わせる参加者がいません。
night-no-draft = 公開する組み合わせ案がありません。
night-no-round = まだラウンドが始まっていません。
night-round-over = { $round }回戦で終了しています。
night-not-in-group = { $name }さんは卓{ $table }でプレイしていません。
night-wrong-order = ターン順には、卓{ $table }のプレイヤーを1回ずつ指定してください。
night-not-a-match = 卓{ $table }のゲームは2人のマッチではありません。
night-score-impossible = 卓{ $table }の結果として成り立ちません。{ $wins }ゲーム先取で入力してください。
night-bracket-undecided = 卓{ $table }は勝ち上がりを決めるマッチです。ゲームの勝ち数に差をつけて入力してください。
night-match-full = 卓{ $table }は2人で行うため、途中からは入れません。次のラウンドから参加できます。
night-cause-is-unknown = 「{ $cause }」は離脱の理由として使えません。
night-clock-runs = 時計はすでに動いています。
night-clock-stands = 時計はすでに止まっています。
night-honour-unknown = 「{ $honour }」は事前に発表されていません。
night-fun-off = いちばん楽しませた人への賞は設定されていません。
night-fun-voted = 卓{ $table }の投票では{ $names }さんです。
night-prize-name-too-long = 賞品名は{ $most }文字までです。
night-votes-closed = 卓{ $table }の投票は締め切られています。
night-votes-of-one = { $name }さんの得票は、ほかの人から1票ずつ、多くても{ $most }票です。
night-votes-too-many = 参加者{ $most }人に対して{ $votes }票は多すぎます。
night-vote-self = { $name }さんは自分自身には投票できません。
night-prize-unknown = { $prize }番の賞品はここにはありません。
night-prize-taken = 「{ $prize }」はすでに{ $name }さんが取っています。
night-prize-twice = 賞品番号{ $prize }が重複しています。

# 記録の各行。

night-did-settings-changed = 設定を変更
night-did-registered = { $name }さんを登録（{ $player }番）
night-did-renamed = { $player }番の名前を「{ $name }」に変更
night-did-card-claimed = { $holder }さんの申し出：「{ $player }番の{ $name }は自分です」
night-did-card-linked = { $player }番の{ $name }さんをプレイヤーカードと結び付けた
night-did-claim-refused = 「{ $player }番の{ $name }は自分です」という申し出を断った
night-did-checked-in = { $here ->
    [yes] { $name }さんの受付を完了
   *[other] { $name }さんの受付を取り消し
  }
night-did-dropped = { $name }さんが棄権
night-did-returned = { $name }さんが復帰
night-did-pods-made = { $count }個のポッドを作成
night-did-pod-joined = { $name }さんをポッド{ $pod }に追加
night-did-seat-given = { $name }さんを卓{ $table }に追加
night-did-pairing-drafted = { $count }グループの組み合わせ案を作成
night-did-pairing-published = 組み合わせを公開
night-did-left-game = 卓{ $table }：{ $names }が離脱
night-did-game-won = 卓{ $table }：{ $name }さんがカードの効果で勝利
night-did-lives-noted = 卓{ $table }：ライフ{ $lives }
night-did-time-ran-out = 卓{ $table }：時間切れ、ライフ：{ $lives }
night-did-result-entered = { $correction ->
    [yes] 卓{ $table }：結果を訂正
   *[other] 卓{ $table }：結果を一括入力
  }
night-did-match-reported = { $correction ->
    [yes] 卓{ $table }：結果を訂正
   *[other] 卓{ $table }：結果を入力
  }（{ $wins }{ $drawn ->
    [0] { "" }
   *[other] 、引き分け{ $drawn }ゲーム
  }）
night-did-clock-started = 時計を開始
night-did-clock-paused = 時計を停止
night-did-clock-extended = 時計を{ $minutes }分延長
night-did-turn-noted = 卓{ $table }：時間切れの時点で{ $name }さんのターン
night-did-table-named = { $room ->
    [none] 卓{ $table }：部屋との連携を解除
   *[other] 卓{ $table }：部屋{ $room }で対戦
  }
night-did-honour-noted = 卓{ $table }：{ $name }さんの達成を記録
night-did-recovery-used = 復帰コードで主催者の画面に戻った
night-did-recovery-replaced = 主催者の復帰コードを新しくした
night-did-desk-renewed = 主催者用のリンクを新しくしました（古いリンクの端末を紛失したため）
night-did-link-renewed = { $name }のリンクを新しくしました（古いリンクの端末を紛失したため）
night-did-voted = 卓{ $table }：{ $name }さんが投票
night-did-votes-counted = 卓{ $table }：紙で集計した得票を入力
night-did-fun-named = 卓{ $table }：いちばん楽しませた人は{ $name }さん
night-did-votes-closed = 卓{ $table }：投票を締め切り
night-did-prizes-pooled = 賞品を{ $count }点追加
night-did-prize-picked = { $name }さんが{ $prize }を選択
night-did-extra-prize = 卓{ $table }：追加賞品「{ $prize }」
night-did-extra-given = { $name }さんが{ $prize }を獲得
night-did-undone = { $what }を取り消し

# 取り消すときの、入力の呼び方。

night-what-settings-changed = 設定の変更
night-what-registered = { $name }さんの登録
night-what-renamed = 「{ $name }」への名前の変更
night-what-card-claimed = { $holder }さんの「{ $name }は自分です」という申し出
night-what-card-linked = { $name }さんとプレイヤーカードの結び付け
night-what-claim-refused = 「{ $name }は自分です」という申し出を断ったこと
night-what-checked-in = { $here ->
    [yes] { $name }さんの受付
   *[other] { $name }さんの受付の取り消し
  }
night-what-dropped = { $name }さんの棄権
night-what-returned = { $name }さんの復帰
night-what-pods-made = ポッド分け
night-what-pod-joined = { $name }さんのポッド{ $pod }への追加
night-what-seat-given = { $name }さんの卓{ $table }への追加
night-what-pairing-drafted = 組み合わせ案
night-what-pairing-published = 組み合わせの公開
night-what-left-game = 卓{ $table }の{ $names }の離脱
night-what-game-won = 卓{ $table }の{ $name }さんの勝利
night-what-lives-noted = 卓{ $table }のライフ
night-what-time-ran-out = 卓{ $table }の結果（ライフで決着）
night-what-match-reported = 卓{ $table }の結果
night-what-result-entered = { $correction ->
    [yes] 卓{ $table }の訂正した結果
   *[other] 卓{ $table }の結果
  }
night-what-clock-started = 時計の開始
night-what-clock-paused = 時計の停止
night-what-clock-extended = 時計の{ $minutes }分延長
night-what-turn-noted = 卓{ $table }の時間切れ時のターン
night-what-drafted-at = ポッド{ $pod }のドラフトの部屋
night-what-table-named = 卓{ $table }の部屋
night-what-honour-noted = 卓{ $table }の{ $name }さんの達成
night-what-voted = 卓{ $table }の{ $name }さんの投票
night-what-votes-counted = 卓{ $table }の紙で集計した得票
night-what-fun-named = 卓{ $table }をいちばん楽しませた人
night-what-votes-closed = 卓{ $table }の投票の締め切り
night-what-prizes-pooled = 賞品{ $count }点の追加
night-what-prize-picked = { $name }さんによる「{ $prize }」の選択
night-what-extra-prize = 卓{ $table }の追加賞品「{ $prize }」
night-what-extra-given = { $name }さんへの「{ $prize }」
night-what-recovery-used = 復帰コードの使用
night-what-recovery-replaced = 新しい復帰コード
night-what-desk-renewed = 主催者用の新しいリンク
night-what-link-renewed = { $name }の新しいリンク
night-what-undone = 「{ $what }」の取り消し

night-group-room = { $night }・卓{ $table }
night-draft-gone = 部屋{ $room }のドラフトは、このポッドのドラフトではなくなりました。
night-not-drafted = { $name }さんには部屋{ $room }のドラフトのデッキがありません。
night-pod-elsewhere = このポッド全員がその部屋でドラフトしたわけではありません（{ $names }がいません）。
night-room-of-another = 部屋{ $room }は別のイベントのものです。
night-none-here = この部屋から始まったイベントはありません。
night-did-drafted-at = ポッド{ $pod }：部屋{ $room }でドラフト（対戦もここ）

# イベントが用意する部屋。

night-pod-room = { $night }・ポッド{ $pod }
night-seats-set = 席順と名前はイベントの登録どおりです。この部屋では変更できません。
night-pod-drafts-once = このドラフトはイベントの一部です。やり直す場合は、イベントの記録で部屋の指定を取り消してください。
night-draft-unclear = ドラフトの設定を読み取れません（{ $problem }）。
night-draft-running = 部屋{ $room }のドラフトがまだ終わっていません。
night-pod-has-room = ポッド{ $pod }はすでに部屋{ $room }でドラフトしています。
night-pod-no-room = ポッド{ $pod }のドラフトの部屋がまだありません。
night-group-over = 卓{ $table }のゲームは終了しています。
night-group-has-table = 卓{ $table }はすでに部屋{ $room }で対戦しています。
night-group-drafted-here = 卓{ $table }はドラフトしたデッキで対戦します。部屋は自動的に用意されます。
night-overtime-out-of-range = 延長は{ $most }分までです。
night-minutes-out-of-range = 制限時間は1～{ $most }分です。
night-rounds-out-of-range = ラウンド数は1～{ $most }回、勝ち上がる人数は0～{ $final }人です。
night-wins-out-of-range = マッチの勝利に必要なゲーム数は1～{ $most }です。
night-prizes-need-votes = 民主的ポイント順で賞品を選ぶには投票が必要です。「民主的ポイント」を有効にしてください。
night-prizes-need-honours = 特別賞の数で賞品を選ぶには、特別賞またはミッションを1つ以上決めてください。
night-wager-out-of-range = 持ち点から賭ける割合は0～100%です。

# 書き出す表の見出し。

night-column-player = 参加者
night-column-name = 名前
night-column-reading = ふりがな
night-column-checked-in = 受付
night-column-dropped = 棄権
night-column-late = 途中参加
night-column-card = プレイヤーカード
night-column-round = ラウンド
night-column-pod = ポッド
night-column-table = 卓
night-column-half = 種別
night-column-seat = 席
night-column-place = グループ内の順位
night-column-outcome = 結果
night-column-gone = 離脱順
night-column-cause = 離脱の理由
night-column-life = ライフ
night-column-timed-out = 時間切れ
night-column-games = ゲーム勝数
night-column-drawn = 引き分けゲーム数
night-column-rank = 順位
night-column-why = 理由
night-column-points = ポイント
night-column-survived = 生存
night-column-votes = 得票
night-column-prize = 賞品番号
night-column-prize-name = 賞品
night-column-rarity = レアリティ
night-column-foil = フォイル
night-column-drafter = ドラフトした人
night-column-taken-by = 獲得した人
night-column-honour = 特別賞
night-column-voter = 投票者
night-column-chosen = 投票先
night-column-entry = 番号
night-column-by = 入力者
night-column-at = 時刻
night-column-said = 内容
night-column-act = 種類
night-column-insisted = 確認のうえ入力
night-column-undone = 取り消し
night-column-marks = 注意
night-column-data = データ
night-cell-true = はい
night-cell-false = いいえ
