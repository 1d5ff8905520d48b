# 参加者へのお知らせ：スマートフォンのページと通知。

night-notice-typed = { $text }
night-notice-come = 受付まで来てください。
night-notice-begins = ラウンドを開始します。
night-notice-five = 残り時間は5分です。
night-notice-over = 時間になりました。
night-notice-overtime = 時間です。ここから延長{ $minutes }分です。
night-notice-paired = { $round }回戦の組み合わせを発表しました。
night-notice-seat = { $round }回戦：卓{ $table }、席{ $seat }です。
night-notice-bye = { $round }回戦：不戦勝（お休み）です。
night-notice-result = 卓{ $table }の結果が変更されました。

night-notice-everybody = 全員
night-notice-pod = ポッド{ $pod }
night-notice-group = 卓{ $table }
night-notice-groups = 卓{ $tables }
night-notice-players = { $names }
night-notice-in-round = { $round }回戦の全員

night-did-notice-sent = お知らせ（{ $whom }）：{ $text }
night-what-notice-sent = お知らせ（{ $whom }）

nights-tab-notices = お知らせ
nights-notices = お知らせを送る
nights-notices-more = 参加者のページに、本人が閉じるまで表示されます。
nights-notice-to = 宛先
nights-notice-everybody = 全員
nights-notice-ready = 内容
nights-notice-own = 自由に入力
nights-notice-text = お知らせ
nights-notice-send = 送る
nights-notice-is-sent = 送りました。
nights-notices-sent = 送ったお知らせ
nights-notices-none = お知らせはまだありません。
nights-notice-by-itself = 自動
nights-notice-list = 主催者からのお知らせ
nights-notice-dismiss = 閉じる
nights-notice-dismiss-all = すべて閉じる

push-off = このサーバーは通知を送りません。
push-endpoint = このブラウザのプッシュサービスは使えません。
push-key-unreadable = { $file }に通知用の鍵がありません。正しいファイルに戻すか、移動してください。移動すると新しい鍵が作られ、参加者は通知をもう一度オンにする必要があります。
setting-contact = { $name }に「{ $value }」は使えません。連絡先をmailto:you@example.orgのように指定してください。
push-library-missing = ENTAKU_PUSHが設定されていますが、通知に必要なライブラリがありません：pip install cryptography

nights-notices-push = 希望した参加者のスマートフォンには、通知も届きます。
nights-push-turn-on = このスマートフォンで通知を受け取る
nights-push-is-on = 席・お知らせ・残り時間をこのスマートフォンに通知します。
nights-push-turn-off = 通知を止める
nights-push-none = このページを開いておくと、主催者からのお知らせがここに表示されます。
nights-push-plain = 通知を使うにはhttpsのアドレスが必要です。このページを開いておけば、お知らせはここに表示されます。
nights-push-unable = このブラウザでは通知を使えません。このページを開いておけば、お知らせはここに表示されます。
nights-push-denied = 通知がブラウザの設定でブロックされています。このページを開いておけば、お知らせはここに表示されます。
nights-push-failed = このブラウザでは通知をオンにできませんでした。このページを開いておけば、お知らせはここに表示されます。
