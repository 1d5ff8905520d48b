# 紙のイベントの、ポッド分けと1回戦の間：ピックの進行、パックの間の確認、デッキ構築。

night-call-none = 今は、進行する紙のドラフトがありません。
night-call-step = その手順は、このドラフトにはありません。
night-limited-out-of-range = 紙のドラフトは1人{ $packs }パックまで、1パック{ $cards }枚まで、ピックや確認の時間は{ $seconds }秒まで、構築時間は1～600分で設定してください。

night-step-pick = { $pack }パック目、{ $cards }枚
night-step-review = { $pack }パック目のあとの確認
night-step-build = デッキ構築

night-did-call-started = ドラフトの進行を開始
night-did-call-paused = ドラフトの進行を停止
night-did-call-extended = 今の手順を{ $seconds }秒延長
night-did-call-moved = 「{ $step }」から進行
night-did-call-ended = ドラフトとデッキ構築を終了
night-what-call-started = 進行の開始
night-what-call-paused = 進行の停止
night-what-call-extended = 進行の{ $seconds }秒延長
night-what-call-moved = 「{ $step }」からの進行
night-what-call-ended = ドラフトとデッキ構築の終了

night-notice-draft = ドラフトを開始します。ポッドの席に着いてください。
night-notice-build = デッキを構築してください。時間は{ $minutes }分です。
night-notice-build-over = デッキ構築の時間が終わりました。

nights-stage-draft = ドラフトとデッキ構築
nights-told-draft = ドラフトとデッキ構築です。

nights-limited = 紙のドラフト
nights-limited-none = 進行しない
nights-limited-booster = ブースタードラフト
nights-limited-sealed = シールド（構築のみ）
nights-limited-none-more = ポッド分けのあと、すぐに1回戦へ進みます。
nights-limited-booster-more = ポッド分けのあと、主催者の画面・投影画面・スマートフォンに1手ごとの残り時間を表示し、続けてデッキ構築の時間を計ります。このサーバーでドラフトする場合は表示しません。
nights-limited-sealed-more = 1回戦の前に、主催者の画面・投影画面・スマートフォンにデッキ構築の残り時間を表示します。
nights-limited-packs = 1人あたりのパック数
nights-limited-cards = 1パックの枚数
nights-limited-seconds = 1手の時間（秒、1枚目のピックから順に）
nights-limited-seconds-more = マジック・イベント規定が勧める時間です。
nights-limited-passing = パックを回す時間（秒）
nights-limited-reviews = パックの間の確認時間（秒）
nights-limited-building = デッキ構築の時間（分）

nights-call-plan = { $cards }枚のパックを{ $packs }パック（約{ $drafting }分）、続けてデッキ構築{ $building }分。
nights-call-plan-sealed = デッキ構築{ $building }分。
nights-call-pack = { $packs }パック中{ $pack }パック目
nights-call-pick = { $cards ->
    [1] 最後の1枚を取る
   *[other] { $cards }枚から1枚ピック
  }
nights-call-pass-left = 左隣に回す
nights-call-pass-right = 右隣に回す
nights-call-to = { $name }さんに回します。
nights-call-review = ピックしたカードを確認
nights-call-next-left = 次は{ $pack }パック目。左隣に回します。
nights-call-next-right = 次は{ $pack }パック目。右隣に回します。
nights-call-build = デッキを構築
nights-call-over = 構築時間は終わりです
nights-call-soon = ポッドの席に着いてください
nights-call-soon-sealed = まもなくデッキ構築を始めます
nights-call-stopped = 停止中
nights-call-left = 残り時間
nights-call-start-booster = ドラフトを開始
nights-call-start-sealed = 構築を開始
nights-call-resume = 再開
nights-call-pause = 停止
nights-call-more-seconds = +{ $seconds }秒
nights-call-more-minutes = +{ $minutes }分
nights-call-back = 1つ戻る
nights-call-again = 最初から
nights-call-on = 次へ
nights-call-end = 終了して{ $round }回戦を抽選
nights-call-skip = 進行せずに{ $round }回戦を抽選
nights-call-skip-to = 構築へ進む
nights-call-sound-on = 音が鳴ります
nights-call-sound-off = 音を鳴らす
