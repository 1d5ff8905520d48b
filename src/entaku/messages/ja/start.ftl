# 最初のページ：すぐに始める、友達と遊ぶ、紙のカードで遊ぶ。行き先のないアドレス。

start-now = 今すぐボットと対戦
start-now-title = 今すぐ遊ぶ
start-now-about = デッキは用意してあります。ルールの処理もお任せください。押すだけで対戦が始まります。
start-now-bots = 相手の数
start-now-dealing = シャッフルしています…
start-room-title = ボットと対戦
start-friends = 友達と遊ぶ
start-friends-about = セットや自作キューブでドラフトするか、デッキを持ち寄って対戦します。友達はコードで参加でき、空いた席にはボットが座ります。
start-friends-set = 新しい卓を立てる
start-real = 紙のカードで遊ぶ
start-settings = 設定
start-summary = { $what }・{ $seats }席・制限時間：{ $clock }
start-summary-decks = { $what }・{ $seats }席
start-lost = このアドレスにページはありません。
