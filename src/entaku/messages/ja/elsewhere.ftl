# 離れた友達と遊ぶ：どこからでもつながるアドレス、通話の場所、誰でも入れる卓。

elsewhere-title = 離れた友達と遊ぶ
elsewhere-shared-opening = 離れた友達のためのアドレスを用意しています…
elsewhere-shared-open = 上のリンクは、どこからでも使えます。
elsewhere-shared-unanswered = 上のリンクは離れた友達のためのものですが、サーバーのパソコンからはつながりません。別の回線から試してください。
elsewhere-shared-gone = 離れた友達用のアドレスが切れました。再接続中…
elsewhere-shared-back = 離れた友達用のアドレスが復旧しました。
elsewhere-shared-moved = 離れた友達には、新しいリンクが必要です：
elsewhere-without-tls = このアドレスはTLSで保護されていません。通信の途中にいる人に読まれるおそれがあります。
elsewhere-talk = 通話の場所
elsewhere-talk-about = Discordなどの通話へのリンクです。この部屋にいる人だけに表示されます。
elsewhere-talk-keep = 保存
elsewhere-talk-go = 通話する（{ $host }）
elsewhere-list = このサーバーの最初のページで、参加者を募集する
elsewhere-knocking = 参加する人は、主催者の許可を待つ
elsewhere-listed = この部屋は、このサーバーの最初のページで参加者を募集しています。
elsewhere-door = 入室待ちの人
elsewhere-knocks = { $name }さんが入室を希望しています
elsewhere-admit = 入れる
elsewhere-turn-away = 今回は断る
elsewhere-tables = 参加者募集中の卓
elsewhere-table-of = { $host }の卓・{ $seats }席中{ $free }席の空き
elsewhere-knock = 参加を申し込む
elsewhere-waiting = { $host }さんの返事を待っています…
elsewhere-stop = 取り消す
