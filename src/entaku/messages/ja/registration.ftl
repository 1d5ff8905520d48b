# イベントの日時と場所、定員とキャンセル待ち、抽選、ブラケット、ファイルからの名前。

night-capacity-out-of-range = 定員は{ $most }人まで、0で制限なしです。
night-date-unreadable = 日時は2026-12-05T18:30の形で、場所は{ $most }文字以内で入力してください。
night-lots-again = 抽選はすでに行われています（シード：{ $seed }）。
night-lots-seed = シードは1～{ $most }文字です。
night-lots-none = 抽選には定員が必要です。設定で定員を決めてください。
night-place-none-free = 定員{ $capacity }人に達しています。{ $name }さんを加えると定員を超えます。
night-place-had = { $name }さんの参加はすでに確定しています。
night-place-waited = { $name }さんはキャンセル待ちです。
night-place-not-yet = キャンセル待ちです。参加が確定すると受付できます。
night-bracket-none = ブラケットは1～5です。

night-did-lots-drawn = 参加者を抽選（シード：{ $seed }）
night-did-place-given = { $name }さんの参加を確定
night-did-bracket-declared = { $bracket ->
    [0] { $name }さんのブラケットを取り下げ
   *[other] { $name }さんのブラケットは{ $bracket }
  }
night-what-lots-drawn = 参加者の抽選
night-what-place-given = { $name }さんの参加確定
night-what-bracket-declared = { $name }さんのブラケット
night-column-waits = キャンセル待ち
night-column-bracket = ブラケット

night-notice-lots = 参加者の抽選を行いました。
night-notice-lots-place = 抽選の結果、参加が確定しました。
night-notice-lots-wait = 抽選の結果、キャンセル待ち{ $number }番になりました。
night-notice-place = 空きが出たため、参加が確定しました。

nights-registration = 参加登録
nights-when = 日時
nights-venue = 場所
nights-venue-hint = 晴れる屋（2階の対戦席）
nights-capacity = 定員（0で制限なし）
nights-places = 定員を超えたとき
nights-places-order = 先着順
nights-places-lottery = 抽選
nights-places-more = 定員を超えた人はキャンセル待ちになります。開始前に棄権した人がいると、次の人の参加が確定し、本人に知らせます。
nights-brackets = 統率者デッキのブラケットを申告してもらい、近い人どうしを組む
nights-fee-currency-usual = 円
nights-fee-is = 参加費：{ $fee }{ $currency }
nights-places-are = 定員{ $capacity }人中{ $taken }人が確定
nights-lottery-is = 参加者は抽選で決まります。
nights-waits = キャンセル待ち{ $number }番
nights-give-place = 参加を確定
nights-you-wait = キャンセル待ち{ $number }番
nights-you-wait-more = 参加が確定すると、ここでお知らせします。
nights-you-applied = 抽選に申し込みました
nights-you-applied-more = 結果はここでお知らせします。
nights-lots = 参加者の抽選
nights-lots-seed = シード（空欄なら自動）
nights-lots-draw = 抽選する
nights-lots-drawn = 抽選済みです。シード：{ $seed }
nights-lots-more = 「シード:登録番号」のSHA-256が小さい人から順に参加が確定します。誰でも確かめられます。
nights-bracket = デッキのブラケット
nights-bracket-say = ブラケット{ $bracket }
nights-bracket-unsaid = 未申告
nights-bracket-1 = 1（エキシビション）
nights-bracket-2 = 2（コア）
nights-bracket-3 = 3（アップグレード）
nights-bracket-4 = 4（オプティマイズ）
nights-bracket-5 = 5（cEDH）
nights-names-file = ファイルから名前を読み込む（CSV）
nights-names-read = { $count }人の名前を読み込みました。確認して追加してください。
nights-names-none = このファイルには名前がありません。
nights-preset = 定番の設定
nights-preset-commander = 統率者戦（現在）
nights-preset-commander-2010 = 統率者戦（2010年）
nights-preset-commander-more = 4人前後のポイント制、ライフ40、60分と1周、ブラケット、投票、特別賞、卓ごとの賞。
nights-preset-commander-2010-more = 同じ内容で、2010年12月15日のルールとリスト、部分パリ式マリガンを使います。
nights-split-losers = 負けグループは{ $players }人になります。各グループから勝ちグループに進む人数は設定で変えられます。
nights-unpaid-only = 未払いだけ（{ $count }人）
