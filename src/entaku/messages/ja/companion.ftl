# 紙のゲームのためのコンパニオン。

companion = コンパニオン
companion-about = 紙のカードで遊ぶときに、ライフ、統率者ダメージ、カウンター、ターンを、卓の中央の1台や全員の端末で数えます。
companion-kind = ゲームの種類
companion-free-for-all = 無差別戦
companion-commander = 統率者戦
companion-two-headed = 双頭巨人戦
companion-teams = 席1～{ $one }と席{ $other }～{ $last }が対戦します。ターン、ライフ、毒はチームで共有します。
companion-two-teams = { $heads }人ずつの2チームだけで行います。大会の卓ではチームなしで数えます。
companion-night = どのイベントのゲームですか？
companion-no-night = なし
companion-night-table = 卓
companion-players = 人数
companion-life = 初期ライフ
companion-minutes = 制限時間（分、0で無制限）
companion-one-side = 全員が同じ側から画面を見る
companion-begin = 始める
companion-details = カウンターなど
companion-commander-damage = 統率者ダメージ（誰の統率者から）
companion-partners = 統率者が2体いるプレイヤーがいる
companion-second = { $name }（2体目）
companion-counters = カウンター
companion-counter-poison = 毒
companion-counter-tax = 統率者税
companion-counter-tax-second = 統率者税（2体目）
companion-counter-experience = 経験
companion-counter-energy = エネルギー
companion-counter-other = その他
companion-monarch = 統治者になる
companion-no-monarch = 統治者なし
companion-cause = 理由
companion-out = 敗退
companion-out-together = 同時に敗退
companion-due = { $names }：ルールにより敗北
companion-next-turn = 次のターン
companion-undo = 元に戻す
companion-no-day = 昼夜
companion-day-none = 昼夜なし
companion-day = 昼
companion-night-time = 夜
companion-first = 先攻を決める
companion-log = 記録
companion-overtime = 延長
companion-time = 時間切れ！　あと1周
companion-turns-left = 残り{ $count }ターン
companion-end = 新しいゲーム
companion-end-sure = このゲームの記録を消しますか？
companion-over = ゲーム終了
companion-give = 結果をイベントに送る
companion-given = 送りました
companion-told-life = { $player }：ライフ{ $by }
companion-told-commander = { $player }：{ $other }の統率者から{ $by }点
companion-told-counter = { $player }：{ $counter }{ $by }
companion-told-first = { $player }が先攻
companion-offline-ready = 準備完了：この端末では、ネットワークがなくてもこのページを開けます。
companion-offline-refused = このブラウザはページを保存しません（プライベートウィンドウなど）。ネットワークが切れると開き直せないため、通常のウィンドウで開いてください。

# 何台もの端末で数える卓。

companion-unknown = 共有された卓{ $code }は見つかりません。
companion-key-unknown = このリンクではこの卓に入れません。卓のQRコードをもう一度読み取ってください。
companion-key-renewed = 端末の紛失のため、この卓のQRコードは新しくなりました。新しくした端末のコードを読み取ってください。
companion-watch-only = この端末は観戦のみです。一緒に数えるには、卓のQRコードを読み取ってください。
companion-too-many-phones = このゲームはすでに{ $most }台の端末で数えています。
companion-seat-unknown = このゲームの席は{ $most }席までです。
companion-undo-late = その間に別の変更がありました。確認してから元に戻してください。
companion-turn-passed = すでに誰かがターンを進めました。
companion-out-already = すでに敗退しています。
companion-full = この卓の記録がいっぱいです（{ $most }件）。次のゲームを新しく共有してください。
companion-initiative = イニシアチブを得る
companion-no-initiative = イニシアチブなし
companion-told-initiative = { $player }がイニシアチブを得た
companion-luck = ダイス
companion-luck-away = 共有中はサーバーがダイスを振るため、接続が切れている間は使えません。
companion-coin = コイン
companion-coin-1 = 表
companion-coin-2 = 裏
companion-share = 卓を共有する
companion-share-more = 全員がQRコードを読み取り、自分の端末で数えます。どの端末にも同じ内容が表示されます。インターネットは不要で、このサーバーと同じネットワークがあれば使えます。
companion-table = 卓{ $code }
companion-at-table = { $code }・{ $count }台
companion-watching = { $code }・観戦中
companion-qr = 読み取ってこの卓に参加
companion-here = { $count }台の端末がつながっています。
companion-join = 卓{ $code }
companion-joining = 卓につないでいます…
companion-whose = 誰の端末ですか？
companion-middle = 卓の中央に置く／見るだけ
companion-leave = この卓を離れる
companion-lost-phone = 端末をなくしたとき
companion-lost-phone-more = この卓のQRコードを新しくします。この端末以外は、新しいコードを読み取るまで入力できません。対戦の記録はそのまま残ります。
companion-renew = コードを新しくする
companion-lost = { $count ->
    [0] 接続が切れています。つながるまで、ほかの人の変更は表示されません。
   *[other] 接続が切れています。未送信の変更が{ $count }件あり、つながり次第送ります。
}
companion-again-sure = 全員の端末で新しいゲームを始めますか？
companion-life-left = ライフ{ $life }
companion-give-sure = { $night }の卓{ $table }に、この結果を送りますか？
companion-give-desk = このイベントでは主催者が結果を入力します。この画面を見せてください。
companion-copy-result = 結果をコピー
companion-for-group = このゲームを数える

# 2人のマッチ。

companion-match-length = ゲーム数
companion-one-game = 1ゲームだけ
companion-best-of = { $games ->
    [1] 1本勝負
   *[other] { $games }本勝負
}
companion-game = { $game }ゲーム目
companion-games-won = { $count }ゲーム勝ち
companion-game-over = { $game }ゲーム目終了
companion-match-over = マッチ終了
companion-next-game = 次のゲーム
companion-match-new = 新しいマッチ
companion-score = { $one } { $won }–{ $lost } { $other }
companion-score-drawn = { $one } { $won }–{ $lost } { $other }（引き分け{ $drawn }）
companion-give-match = { $night }の卓{ $table }に、このスコアを送りますか？
companion-for-match = このマッチを数える
companion-match-of-two = マッチは2人で行います。3人以上のときは1ゲームだけを数えてください。
