# ポッドで話し合って決める選択ルール：提案と同意。

night-rules-missing = ポッド{ $pod }：{ $names }さんが、提案されたルールにまだ同意していません。今公開すると、そのルールは使わずに対戦します。
night-rules-against = ポッド{ $pod }：{ $names }さんが、提案されたルールに反対しています。今公開すると、そのルールは使わずに対戦します。
night-rules-replaced = ポッド{ $pod }への提案は変わっています。もう一度確認してください。
night-rules-agreed-already = どのポッドもこのルールに同意済みです。尋ねる相手がいません。
night-rules-not-asked = { $name }さんは、ポッド{ $pod }のルールを決めるメンバーではありません。

# 記録と、取り消すときの呼び方。

night-did-rules-proposed = ポッド{ $pod }に提案：{ $rules }
night-did-rules-proposed-to-pods = { $count }つのポッドに提案：{ $rules }
night-rules-in-short = { $minutes }分{ $overtime ->
    [none] { "" }
   *[other] （延長{ $overtime }分）
  }、{ $attack ->
    [left] 左側への攻撃
    [right] 右側への攻撃
   *[other] 誰にでも攻撃できる
  }、{ $range ->
    [all] 影響範囲は無制限
   *[other] 影響範囲{ $range }
  }{ $rumble ->
    [none] { "" }
   *[other] 、『無双』ルール
  }{ $seconds ->
    [none] { "" }
   *[other] 、1手{ $seconds }秒＋予備{ $reserve }分
  }{ $grace ->
    [usual] { "" }
    [none] 、接続が切れた人が戻るまで待つ
   *[other] 、接続が切れた人を{ $grace }秒待つ
  }{ $date ->
    [today] { "" }
   *[other] 、{ $date }のルール
  }
night-did-rules-answered = { $agrees ->
    [yes] ポッド{ $pod }：{ $names }さんが提案されたルールに同意
   *[other] ポッド{ $pod }：{ $names }さんが提案されたルールに反対
  }
night-did-rules-withdrawn = ポッド{ $pod }：ルールの提案を取り下げ
night-what-rules-proposed = ポッド{ $pod }へのルールの提案
night-what-rules-proposed-to-pods = { $count }つのポッドへのルールの提案
night-what-rules-answered = { $agrees ->
    [yes] ポッド{ $pod }のルールへの{ $names }さんの同意
   *[other] ポッド{ $pod }のルールへの{ $names }さんの反対
  }
night-what-rules-withdrawn = ポッド{ $pod }のルールの取り下げ

# 主催者の画面と参加者の画面。

nights-may-propose = ポッドへのルールの提案もできます
nights-pod-rules = ポッド{ $pod }のルール
nights-pod-rules-more = 選択ルールを使うかどうかは、ポッドのプレイヤーで話し合って決めます。全員が同意するまでは、イベント共通のルールで対戦します。
nights-pod-rules-night = イベント共通のルール
nights-pod-rules-agreed = 全員が同意しました。
nights-pod-rules-by = { $name }さんの提案
nights-pod-rules-propose = ルールを提案
nights-pod-rules-propose-other = 別のルールを提案
nights-pod-rules-propose-to = ポッド{ $pod }にルールを提案
nights-pod-rules-propose-more = ポッドの各プレイヤーのページに表示して、同意するかを尋ねます。前の提案への返事は無効になります。
nights-pod-rules-propose-all = 全ポッドにルールを提案
nights-pod-rules-propose-all-more = 各プレイヤーのページに表示して、ポッドごとに同意するかを尋ねます。同じルールに同意した人には尋ね直しません。ほかの提案への返事は無効になります。
nights-pod-rules-withdraw = 取り下げる
nights-pod-rules-yes = 同意：{ $names }
nights-pod-rules-no = 反対：{ $names }
nights-pod-rules-missing = 返事待ち：{ $names }
nights-pod-rules-all = 卓の全員が同意
nights-pod-rules-agree = 同意する
nights-pod-rules-refuse = 使いたくない
nights-pod-rules-you-agreed = 同意しました。
nights-pod-rules-you-refused = 使いたくないと答えました。
nights-pod-rules-question = このルールで対戦しますか？
nights-pod-rules-of-night = 全員が同意しなければ、イベント共通のルールで対戦します。
nights-pod-rules-group = このポッドで決めたルール
nights-pod-rules-running = 対戦中のゲームのルールは変わりません。次の回戦から使います。
nights-pod-rules-no-rumble = 『無双』ルールなし
nights-pod-rules-clock = サーバー上の卓での持ち時間
nights-pod-rules-clock-is = サーバー上の卓での持ち時間：1手{ $seconds }秒＋予備{ $minutes }分。
nights-pod-rules-clock-short = 持ち時間1手{ $seconds }秒＋{ $minutes }分
nights-pod-rules-clock-over = 使い切ると、その選択は自動で決まります。
nights-pod-rules-grace = サーバー上の卓で接続が切れた人
nights-pod-rules-grace-is = サーバー上の卓では、接続が切れた人を{ $seconds }秒待ってから投票します。
nights-pod-rules-grace-short = 接続が切れた人を{ $seconds }秒待つ
nights-pod-rules-no-grace = サーバー上の卓では、接続が切れた人が戻るまで待ちます
nights-pod-rules-no-clock = サーバー上の卓での持ち時間なし
nights-pod-rules-no-range = 影響範囲は無制限
nights-pod-rules-titled = { $name }：{ $text }

# 選択肢（短い言い方）。

nights-choose-attack-any = 誰にでも攻撃
nights-choose-attack-left = 左側への攻撃
nights-choose-attack-right = 右側への攻撃
nights-choose-influence = 影響範囲{ $range }
nights-influence-about = 影響範囲「{ $range }」：{ $from }人以上離れたプレイヤーには何もできません（全体に及ぶ呪文も届きません）。
nights-choose-lap-active = 今のターンから1周
nights-choose-lap-extra = 今のターンのあと1周
nights-choose-lap-none = その場で終了
