# サーバーとブラウザでのイベント運営：作成、主催者の画面、参加者の画面、投影画面、印刷。

night-unknown = イベント{ $code }はありません。
night-organisers-only = 主催者だけができる操作です。
night-registration-closed = リンクからの参加登録は締め切られています。主催者に声をかけてください。
night-drafter-unknown = 「{ $prize }」：「{ $name }」という参加者はいません。
night-too-many-prizes = リストが長すぎます。賞品は{ $most }点までです。

# イベントの作成。
nights-run = イベントを運営する
nights-run-more = ポッドとグループ分け、離脱の記録、順位、賞品、投票まで。紙のカードで遊ぶ会も、3人から200人まで。
nights-name = イベント名
nights-default-name = ドラフト会
nights-your-name = あなたの名前
nights-organiser = 主催者
nights-code = イベントコード
nights-open = 開く
nights-known = この端末のイベント
nights-make = イベントを作成
nights-for-organisers = 主催者の方はこちら
nights-need-key = このページは主催者用です。主催者用のリンクか、復帰コードで開いてください。
nights-recovery = 主催者の復帰コード
nights-recovery-more = 主催者用のリンクや、その端末を失くしたときは、どの端末からでもこのイベントの主催者用ページを開き、このコードを入力してください。古いリンクは使えなくなります。コードが使えるのは1回で、その後はここに次のコードが表示されます。
nights-recovery-first-more = 主催者用リンクを失くしたときに、この画面へ戻れます。リンクも保存してください。どちらもないと運営を続けられません。どちらも「リンク」から見られます。
nights-to-players = 参加者のページへ
nights-desk = 主催者の画面
nights-cancel = やめる
nights-add = 追加
nights-remove = 外す
nights-remove-one = { $name }を外す
nights-saved = 保存しました。
nights-more = もっと見る

# 設定。
nights-no-teams = イベントでは一人ずつ順位が付きます。双頭巨人戦などのチーム戦は、イベントの外でテーブルを作って遊べます。
nights-structure = 進行方式
nights-structure-two-rounds = 2回戦（勝ちグループと負けグループ）
nights-structure-group-game = グループ・ゲーム（全員で1卓）
nights-structure-points = ポイント制で数回戦
nights-structure-two-rounds-more = 8人前後のポッドでドラフトします。1回戦は各グループで2人が残った時点で終了し、残った人どうし、離脱した人どうしで2回戦を行います。
nights-structure-group-game-more = 3～6人のポッドで1人4パックのドラフトを行い、全員で1つのゲームを最後の1人になるまで遊びます。
nights-structure-swiss = スイスドロー（1対1）
nights-structure-swiss-more = 1対1で対戦します。成績の近い人どうしを組み、同じ相手とはできるだけ当たりません。その後に上位者の決勝トーナメントを行うこともできます。
nights-structure-elimination = シングルエリミネーション（1対1）
nights-structure-elimination-more = 1対1で対戦します。組み合わせは抽選で、マッチに1回負けると敗退です。
nights-matches = マッチ
nights-match-wins = マッチの形式
nights-match-wins-of = { $wins ->
    [1] 1ゲーム
   *[other] { $most }ゲーム中{ $wins }ゲーム先取
  }
nights-cut = 決勝トーナメントの人数（0で無し）
nights-swiss-rounds-more = 目安：8人まで3回戦、16人まで4回戦、32人まで5回戦、64人まで6回戦、128人まで7回戦。決勝トーナメントは4人か8人です。ここの卓で対戦する場合は、1ゲームでマッチの勝敗が決まります。
nights-final-more = 5人までは1つの決勝卓で対戦します。それより多い場合は4人か3人の卓に分かれ、各卓の1位が勝ち上がります。人数によっては、上位の人は不戦勝で次に進みます。
nights-score-of = { $first } { $won }勝、{ $second } { $lost }勝
nights-score-other = その他のスコア
nights-drawn-games = 引き分けのゲーム数
nights-score-enter = スコアを入力
nights-games-drawn = 引き分けのゲームが{ $games }回あります。
nights-structure-points-more = 毎回4人前後のグループで、同じ相手や同じ席ができるだけ重ならないように組みます。順位はポイントで決め、決勝卓も設けられます。
nights-time = 時間
nights-minutes = 1回戦の時間（分）
nights-overtime = 延長（分、0で無し）
nights-overtime-is = 時間になったら{ $minutes }分延長。
nights-overtime-runs = 延長中
nights-lap = 時間切れのとき
nights-lap-active = 今のターンを1ターン目として、1周して終了。
nights-lap-extra = 今のターンのあと、さらに1周して終了。
nights-lap-none = その場で終了。
nights-prizes = 賞品
nights-prizes-by = 賞品を選ぶ順番
nights-prizes-by-ranking = 順位順（順位取り）
nights-prizes-by-points = 民主的ポイント順（生存と得票）
nights-prizes-by-honours = 特別賞・ミッションの数の順
nights-pick = 2周目からの順番
nights-pick-straight = 毎周1位から
nights-pick-snake = 1周ごとに折り返し
nights-pick-straight-more = レア、神話レア、フォイルは{ $by ->
    [points] 民主的ポイント順（生存2点、1票につき1点、同点は順位順）
    [honours] 特別賞の数の順（1つにつき1点かそのポイント、同点は順位順）
   *[other] 順位取り
  }。毎周1番の人から選びます。
nights-pick-snake-more = レア、神話レア、フォイルは{ $by ->
    [points] 民主的ポイント順（生存2点、1票につき1点、同点は順位順）
    [honours] 特別賞の数の順（1つにつき1点かそのポイント、同点は順位順）
   *[other] 順位取り
  }。1周ごとに順番を折り返します。
nights-prize-order-points = 賞品を選ぶ順番（民主的ポイント）
nights-prize-order-honours = 賞品を選ぶ順番（特別賞）
nights-between-rounds = 1回戦と2回戦の間
nights-seating = 2回戦の席順
nights-seating-random = 抽選
nights-seating-finish = 1回戦の結果順
nights-survivors-more = 各グループから2人が勝ちグループに進みます（5人+5人なら3人と2人）。人数ごとに変えることもできます。
nights-survivors-of = 各グループから進む人数（{ $sizes }）
nights-survivors-add = この人数を設定
nights-sizes = グループの人数
nights-points-system = ラウンドとポイント
nights-rounds = ラウンド数
nights-final-table = 決勝に進む人数（0で無し）
nights-odd = 4人で割り切れないとき
nights-odd-threes = 3人グループ
nights-odd-fives = 5人グループ
nights-system-win = 勝利と引き分け
nights-system-places = 着順
nights-system-wager = ポイントの取り合い
nights-by-place = 着順ごとのポイント
nights-start = 最初のポイント
nights-wager = 敗者が払う割合（%）
nights-win = 勝利
nights-draw = 引き分け（空欄で無し）
nights-loss = 敗北
nights-bye-points = 不戦勝
nights-optional-rules = 選択ルール
nights-attack = 攻撃できる相手
nights-attack-any = 対戦相手の誰にでも攻撃できる
nights-attack-left = 左側への攻撃：左隣のプレイヤーにだけ攻撃できる
nights-attack-right = 右側への攻撃：右隣のプレイヤーにだけ攻撃できる
nights-influence = 影響範囲
nights-influence-all = 無制限
nights-influence-range = 影響範囲限定：{ $range }
nights-phones = 参加者のスマートフォンから
nights-may-register = リンクから参加登録できる
nights-may-report = 自分のグループの結果を入力できる
nights-settings-save = 設定を保存

# 特別賞、ミッション、質問、投票。
nights-honours = 特別賞・ミッション・投票
nights-honours-more = ゲームの前に発表します。質問は、ゲームが終わったあとに各グループへ出されます。
nights-votes = 民主的ポイント：ゲームを最も楽しくした人に投票（生存2点、1票につき1点）
nights-fun = 卓ごとに、いちばん楽しませた人への賞を出す
nights-fun-prize = いちばん楽しませた人への賞品（卓ごと）
nights-fun-prize-hint = プロモカード
nights-fun-is = いちばん楽しませた人：{ $name }
nights-fun-named = { $name }（{ $prize }）
nights-fun-level = 同数：{ $names }。卓で1人を選んでください。
nights-fun-open = 卓の投票で決めるか、1人を選んでください。
nights-fun-name = 選ぶ
nights-fun-own = 卓{ $table }をいちばん楽しませた人に選ばれました！
nights-slip-fun = いちばん楽しませた人
nights-votes-question = このゲームを最も楽しくしたのは誰ですか？
nights-votes-missing = 未投票：{ $names }
nights-votes-awaited = 投票待ち：{ $tables }。全員の投票がそろうと数えます。
nights-votes-on-paper = 紙で集計した得票を入力
nights-votes-on-paper-more = 1人ずつの得票数です。スマートフォンからの投票があれば、この数に置き換えます。
nights-votes-count-enter = { $votes }票を入力
nights-votes-close = この投票を締め切る（未投票は数えません）
nights-vote-count = { $votes }票
nights-voter = 投票する人
nights-survived = 生存 ·
nights-honour = 特別賞・ミッション
nights-honour-text = ミッション、または各グループへの質問
nights-honour-hint = いちばん大胆な攻撃をしたのは誰？
nights-honour-measure = 決め方
nights-honour-points = ポイント
nights-honour-add = 追加する
nights-measure-vote = グループの投票で決める
nights-measure-each = 達成した人全員
nights-measure-most = 数値が最も大きい人
nights-no-honours = 特別賞も投票もありません。ゲームの前に設定で追加できます。
nights-nobody-yet = まだいません
nights-value = 数値
nights-confirmed-by = 確認した人
nights-note = 記録する
nights-confirm-honour = 特別賞の達成を確認する
nights-confirm-it = 確認しました
nights-points = { $points }ポイント

# 主催者の画面。
nights-stage-register = 受付済み{ $here }人（3人から始められます）
nights-stage-pods = 受付済み{ $here }人。ポッド分けができます
nights-stage-pair = { $round }回戦の組み合わせができます
nights-stage-publish = { $round }回戦の組み合わせ案があります
nights-stage-play = { $round }回戦：{ $groups }卓中{ $open }卓が対戦中
nights-stage-over = すべてのゲームが終了しました
nights-next-pods = ポッドを抽選
nights-next-pair = { $round }回戦を抽選
nights-next-publish = { $round }回戦を公開
nights-next-over = 賞品へ
nights-undo = 取り消す
nights-undo-what = 取り消す：{ $what }（{ $time }入力）
nights-save-link = 主催者用リンクをコピー
nights-clock = 残り時間
nights-clock-start = 時計を開始
nights-clock-pause = 時計を停止
nights-clock-more = +{ $minutes }分
nights-tab-players = 参加者
nights-tab-pairing = 組み合わせ
nights-tab-games = 結果
nights-tab-standings = 順位
nights-tab-prizes = 賞品
nights-tab-honours = 特別賞
nights-tab-log = 記録
nights-tab-settings = 設定
nights-links = リンク
nights-link-public = 参加者用
nights-link-public-more = 参加登録、席、順位の確認ができます。
nights-link-desk = 主催者用
nights-link-desk-more = このリンクを持つ人は、すべての入力と変更ができます。複数人で同時に作業できます。
nights-lost-desk = このリンクの端末をなくしたとき
nights-lost-desk-more = 新しくすると、古いリンクはすべての端末ですぐに使えなくなり、復帰コードも変わります。一緒に運営する人には新しいリンクを渡してください。ジャッジとスコアキーパーのリンクは変わりません。
nights-link-screen = 投影用
nights-link-screen-more = 時計と席順を大きく表示します。
nights-link-open = このリンクを開く
nights-link-copy = コピー
nights-doubt = このまま入力しますか？
nights-doubt-more = まだ入力されていません。このまま入力した場合は、記録に印が残ります。
nights-insist = このまま入力する
nights-leave-it = やめる
nights-meanwhile = その間に他の入力がありました
nights-meanwhile-more = あなたの入力はまだ反映されていません。画面は最新の状態です。必要ならもう一度入力してください。

# 参加者。
nights-add-player = 参加者を追加
nights-add-hint = 名前、名前（ふりがな）…
nights-add-here = 追加と同時に受付も済ませる
nights-check-in = 受付
nights-check-in-all = 全員を受付済みにする
nights-here = 受付済み
nights-drop = 棄権
nights-dropped = 棄権
nights-return = 復帰
nights-late = 途中参加
nights-join-pod = ポッドに追加…
nights-seat-late = 席に入れる…
nights-seat-late-in = 卓{ $table }（{ $size }人）
nights-seat-late-extra = 卓{ $table }（{ $size }人）に追加
nights-seat-late-none = 今入れる卓はありません
nights-waiting = 受付済みで席のない人：{ $names }
nights-find = 参加者を探す（名前・ふりがな）
nights-no-players = まだ登録がありません。
nights-here-count = 受付済み{ $here }人（登録{ $all }人）
nights-split-pod = ポッド{ $pod }：{ $size }人。
nights-split-groups = グループ{ $groups }。
nights-split-survivors = 勝ちグループには{ $survivors }人が進みます。
nights-group-now = 卓{ $table }：残り{ $alive }人（{ $size }人中）
nights-group-is-over = 卓{ $table }：終了
nights-split-one = 最後の1人になるまでの1ゲーム。
nights-too-few-yet = 3人からグループを作れます。
nights-drop-two-rounds = 棄権した人はその場でゲームから離脱し、進んでいるグループの最下位になります。最初のゲームの前なら、ポッドの最下位です。
nights-drop-group-game = 棄権した人はその場でゲームから離脱します。ゲームの前なら、ポッドの最下位です。
nights-drop-swiss = 棄権した人は対戦中のマッチに負け、ポイントは残ります。以後のラウンドには参加しません。
nights-drop-elimination = 棄権した人は対戦中のマッチに負けます。ラウンドの合間なら、次の相手が不戦勝になります。
nights-drop-points = 棄権した人はその場でゲームから離脱し、ポイントは残ります。以後のラウンドには参加しません。
nights-register-by-link = スマートフォンから登録
nights-registration-is-closed = リンクからの登録は設定で締め切られています。
nights-rename = 名前
nights-reading = ふりがな（五十音順に使います）
nights-mark = 同じ名前の人がいるとき、名前の後ろに付ける目印（空欄なら番号）
nights-name-there = 「{ $name }」さんはすでに登録されています。ご本人なら、下の一覧から名前を選んでください。同じ名前の別の方なら、お二人とも名前の後ろに目印を付けて表示します。
nights-name-mark = 名前の後ろに付ける目印（地名やあだ名など。空欄なら番号）
nights-name-somebody-else = 別の「{ $name }」として登録する
nights-name-change = 名前を変える
nights-player-link = このリンクを開いた端末は、この参加者のものになります。
nights-lost-link = この端末をなくしたとき
nights-lost-link-more = { $name }のリンクを新しくすると、古いリンクはここの卓でもすぐに使えなくなります。端末にプレイヤーカードがあったときは、カードの復帰コードで取り戻せます。

# ポッドと組み合わせ。
nights-pod = ポッド{ $pod }
nights-pods = ポッド
nights-pod-word = ポッド
nights-table-number = 卓{ $table }
nights-table-word = 卓
nights-table-of-round = { $round }回戦・卓{ $table }
nights-player-word = 参加者
nights-seat-word = 席
nights-against-word = 対戦相手
nights-round = { $round }回戦
nights-half-round-1 = 1回戦
nights-half-winners = 勝ちグループ
nights-half-losers = 負けグループ
nights-half-only = 1ゲーム
nights-half-final = 決勝卓
nights-half-points = ポイント戦
nights-half-swiss = スイスドロー
nights-half-bracket = 決勝トーナメント
nights-half-cut = 決勝進出卓
nights-half-bye = 不戦勝
nights-survivors = { $survivors }人が残る
nights-starts = 先攻
nights-bye = 不戦勝
nights-byes = 不戦勝
nights-draft-of = { $round }回戦の組み合わせ案（未公開）
nights-draft-meetings = { $meetings ->
    [0] 同じ人と当たる人はいません。
   *[other] { $meetings }組が再び同卓します{ $proved ->
        [yes] （これより少なくはできません）。
       *[no] 。
      }
  }
nights-draft-distance = ポイントの差：{ $distance }{ $best ->
    [yes] （これより小さくはできません）。
   *[no] （どう組んでも{ $least }以上）。
  }
nights-draft-more = 主催者にだけ見えています。自由に変更してから公開すると、ラウンドが始まります。
nights-draw-again = 抽選し直す
nights-no-pairing = 組み合わせはまだありません。
nights-no-pods = ポッドはまだありません。
nights-bench = 席なし
nights-seat-hint = 名前を別の名前にドラッグすると入れ替わります。順に2つ押しても入れ替えられます。
nights-seat-held = { $name }さん：入れ替える相手か、移す先を押してください。
nights-seat-here = ここへ移す

# 結果。
nights-find-table = 卓番号か名前
nights-over = 終了
nights-out = { $nth }番目に離脱
nights-place = { $place }位
nights-outcome-survived = 勝ち残り
nights-outcome-left = 1回戦で離脱
nights-outcome-drawn = 引き分け
nights-outcome-playing = 対戦中
nights-outcome-out = 敗退
nights-absent = ゲーム前に棄権
nights-life-total = ライフ{ $life }
nights-life = ライフ
nights-life-of = { $name }さんのライフ
nights-cause = 理由
nights-left-game = { $count ->
    [1] 離脱
   *[other] { $count }人が同時に離脱
  }
nights-won-by-card = カードの効果で勝利
nights-pick-players = 離脱した人を押してください。複数選ぶと同時の離脱になります。
nights-time-out = 時間切れ…
nights-time-out-more = 追加ターン終了時に残っている人のライフ。
nights-time-out-enter = ライフで順位を決める
nights-timed-out = 時間切れ（ライフで決着）
nights-whose-turn = 時間です。今は誰のターンですか？
nights-turns-left = 残りのターン
nights-correct = 訂正…
nights-correct-title = 正しい結果
nights-correct-more = このグループの入力を置き換えます（記録には両方残ります）。同じ番号は同時の離脱です。
nights-correct-enter = この結果を入力
nights-at-table = 対戦する部屋：
nights-table = 部屋…
nights-table-title = 対戦する部屋
nights-table-code = このグループが対戦するこのサーバーの部屋コード。結果が自動で入力されます。空欄で解除。
nights-strangers = 部屋{ $room }の参加者がこのグループと一致しません。結果を手で入力するか、別の部屋を指定してください。
nights-still-in = 残っている
nights-left-when = { $name }さんの離脱
nights-seat-earlier = { $name }さんの席を1つ前へ

# 順位。
nights-standings = 順位
nights-no-standings = 1回戦が始まるまで順位はありません。
nights-final = 確定
nights-so-far = 暫定

# 賞品。
nights-no-pods-no-prizes = 賞品はポッドごとに選びます。ポッドはまだありません。
nights-pool-of-all = 賞品
nights-add-prizes-all = 賞品を追加
nights-pool = ポッド{ $pod }の賞品
nights-pool-none = 賞品はまだありません。
nights-pool-empty = すべて選び終わりました。
nights-picks = { $name }さんが選ぶ番です
nights-then = 次は{ $names }
nights-no-ranking = 順位が決まると選ぶ順番も決まります。
nights-pick-for = 選ぶ人
nights-record = 選んだ記録
nights-add-prizes = ポッド{ $pod }の賞品を追加
nights-add-prizes-more = レア、神話レア、フォイルが順番に選ぶ賞品です。ほかはドラフトした人のものになります。
nights-prize-list = 1行に1枚
nights-prize-hint =
    ダク・フェイデン
    黒薔薇のマルチェッサ *F*
    Lightning Helix @結衣
nights-read-list = リストを読む
nights-from-room = 部屋コード
nights-from-room-more = このサーバーでドラフトした部屋（あなたが主催者）のコード。レア、神話レア、フォイルを読み込みます。
nights-from-room-read = ドラフトから読む
nights-unknown-cards = 名前だけ分かるカード（レアとして扱います）：{ $names }
nights-prize-name = 賞品
nights-rarity = レアリティ
nights-rarity-mythic = 神話レア
nights-rarity-rare = レア
nights-rarity-uncommon = アンコモン
nights-rarity-common = コモン
nights-rarity-special = スペシャル
nights-foil = フォイル
nights-stays = ドラフトした人のもの
nights-pool-them = { $count }点を追加
nights-kept = ドラフトした人のもの
nights-extra = 追加賞品
nights-extra-more = 最終戦の卓ごとに1つ。誰が受け取るかは、その卓で決めます。
nights-extra-name = プロモカードなど
nights-extra-group = どの卓に
nights-extra-to = 受け取った人…

# 記録と書き出し。
nights-log = 記録
nights-log-more = 上書きはされません。どの入力も取り消せ、取り消しも取り消せます。
nights-insisted = 確認のうえ入力
nights-take-back = 取り消す
nights-undone = 取消済み
nights-paste = 貼り付け用の表
nights-paste-more = 順位や結果を、表示中の言語のまま表計算ソフトや文書に貼り付けられます。JSONでも保存できます。
nights-paste-copy = 表をコピー
nights-paste-table = 表
nights-export = 書き出し
nights-table-players = 参加者
nights-table-groups = ゲーム
nights-table-standings = 順位
nights-table-prize-order = 賞品の順番
nights-table-points = 民主的ポイント
nights-table-prizes = 賞品
nights-form-topdeck = TopDeck用の組み合わせ（CSV）
nights-form-melee = Melee用の参加者（CSV、メール欄は空）
nights-season-file = ファイルから結果を追加
nights-season-file-more = Magic Online、Melee、TopDeckのJSON、またはここで書き出したイベントを読み込めます。ファイルは保存されません。
nights-table-table-prizes = 卓ごとの賞品
nights-table-votes = 投票
nights-table-log = 記録

# 参加者の画面。
nights-told-register = 参加受付中です。
nights-told-pods = まもなくポッドを抽選します。
nights-told-pair = 次は{ $round }回戦です。
nights-told-publish = 次は{ $round }回戦です。
nights-told-play = { $round }回戦の対戦中です。
nights-told-over = すべてのゲームが終了しました。
nights-register = 参加登録
nights-register-me = 登録する
nights-who-are-you = 登録済みの方は名前を選んでください。
nights-not-me = 自分ではありません
nights-you-sit = 卓{ $table }、席{ $seat }
nights-against = 対戦相手：{ $names }
nights-you-start = あなたが先攻です。
nights-other-starts = 先攻は{ $name }さんです。
nights-your-place = 卓{ $table }：{ $place }位でした
nights-you-survived = 卓{ $table }：勝ち残りました
nights-your-bye = このラウンドは不戦勝です。
nights-your-pod = ポッド{ $pod }、ドラフトの席{ $seat }
nights-you-are-here = 受付済みです。席が決まるとここに表示されます。
nights-you-are-registered = 登録済みです。会場に着いたら受付をしてください。
nights-you-came-late = { $round }回戦はもう始まっています。主催者に声をかけてください。途中から席に入れてもらえる場合があります。
nights-you-come-next = { $round }回戦はもう始まっています。次のラウンドがあれば、そこから参加します。主催者がすぐに席を用意できる場合もあります。
nights-you-wait-for-pod = 受付済みです。ポッド分けは終わっているので、主催者がいずれかのポッドに入れます。
nights-register-late = { $round }回戦はもう始まっています。登録して「会場に着きました」を押すと主催者に伝わり、席に入れてもらえる場合があります。
nights-you-dropped = 棄権しました。主催者に頼めば復帰できます。
nights-your-rank = あなたの順位は{ $rank }位です
nights-your-prizes = あなたの賞品：{ $names }
nights-your-pick = あなたが選ぶ番です
nights-check-me-in = 会場に着きました
nights-drop-me = 棄権する
nights-drop-sure = 棄権しますか？　対戦中の場合は、そのゲームから離脱します。
nights-part-pairings = 席順
nights-part-results = 結果
nights-part-standings = 順位
nights-part-prizes = 賞品
nights-part-honours = 特別賞
nights-part-rules = ルール

# 取り決めたルール。
nights-rule-two-rounds = 1回戦は、勝ちグループに進む人数まで減った時点で終了。2回戦は最後の1人になるまで行います。
nights-rule-ranking = 勝ちグループが負けグループより上位。各グループでは、後に離脱した人ほど上位です。
nights-rule-group-game = 3～6人のポッドごとに、全員で1つのゲームを遊びます。あとまで残った人ほど上位です。
nights-rule-points = ポイント制で{ $rounds }回戦。
nights-rule-final = { $players ->
    [2] 上位2人が決勝卓に進みます。
    [3] 上位3人が決勝卓に進みます。
    [4] 上位4人が決勝卓に進みます。
    [5] 上位5人が決勝卓に進みます。
   *[other] 上位{ $players }人が卓に分かれて対戦し、各卓の1位が決勝卓まで勝ち上がります。
  }
nights-rule-swiss = スイスドロー{ $rounds }回戦。1対1で対戦し、同じ相手とはできるだけ当たりません。マッチの勝利は3点、引き分けは1点、不戦勝は勝利と同じです。
nights-rule-cut = 上位{ $players }人が決勝トーナメントに進み、負けると敗退です。
nights-rule-ties = 同点の場合は、次の順に比べます：{ $ties }。
nights-ties = 同点のときの順位の決め方
nights-ties-more = 上から順に比べます。すべて同じなら登録順です。
nights-tie-up = 先にする
nights-tie-down = 後にする
nights-tie-opponents-match = 対戦相手のマッチ勝率
nights-tie-game = 自分のゲーム勝率
nights-tie-opponents-game = 対戦相手のゲーム勝率
nights-tie-opponents-points = 対戦相手の平均点
nights-tie-later-seats = 後の席に着いた回数
nights-tie-wins = 勝ち数
nights-tie-head-to-head = 直接対決（同点の全員が対戦している場合）
nights-tie-lot = 抽選（1人1回だけ）
nights-rule-elimination = 1対1で対戦し、組み合わせは抽選です。マッチに1回負けると敗退です。
nights-rule-match = マッチは{ $wins ->
    [1] 1ゲームです。
   *[other] { $most }ゲーム中{ $wins }ゲーム先取です。
  }
nights-rule-win = 勝利{ $win }、引き分け{ $draw }、敗北{ $loss }ポイント。
nights-rule-win-only = 勝利{ $win }、敗北{ $loss }ポイント。
nights-rule-places = 着順ごとのポイント：{ $places }。
nights-rule-wager = 全員{ $start }ポイントから開始。敗者は自分のポイントの{ $wager }%を勝者に払います。
nights-rule-together = 同時に敗北した場合は、ターン順で最初のプレイヤーに近い人が下位です。
nights-rule-time = 1回戦{ $minutes }分。
nights-rule-life = その後はライフの多い人が上位。同点ならターン順が後の人が上位です。

# 投影と印刷。
nights-full-screen = 全画面
nights-screen-light = 明るい画面
nights-screen-dark = 暗い画面
nights-screen-names = 席の確認
nights-screen-tables = { $round }回戦の席順
nights-screen-results = { $round }回戦の結果
nights-screen-standings = 順位
nights-screen-page = { $pages ->
    [1] { $seconds }秒ごとに切り替わります
   *[other] { $page }／{ $pages }ページ（{ $seconds }秒ごとに切り替わります）
  }
nights-scan = 参加登録と席の確認はこちら
nights-sheets = 印刷
nights-sheet-poster = ポスター（QRコード）
nights-sheet-rules = ルール（取り決め）
nights-sheet-pods = ドラフト席順（ポッド）
nights-sheet-clockwise = 席順は時計回り
nights-sheet-tables = 席順（卓順）
nights-sheet-pairings = 席順（名前順）
nights-sheet-bracket = 決勝トーナメント表
nights-sheet-no-bracket = トーナメント表はまだありません。
nights-sheet-slips = 結果用紙
nights-sheet-standings = 順位
nights-sheet-prizes = 賞品
nights-sheet-picks = 賞品を選ぶ順番
nights-sheet-picks-open = この順番はまだ変わることがあるため、番号は付いていません。
nights-sheet-record = 勝敗分
nights-sheet-opponents-match = 対戦相手のマッチ勝率（%）
nights-sheet-game = ゲーム勝率（%）
nights-sheet-opponents-game = 対戦相手のゲーム勝率（%）
nights-sheet-why = 理由
nights-paper = 用紙
nights-paper-a4 = A4
nights-paper-letter = レター
nights-print = 印刷する
nights-print-more = PDFにするには、印刷先で「PDFに保存」を選んでください。
nights-slip-out = 離脱した順
nights-slip-votes = 得票
nights-slip-won = 勝ちゲーム数
nights-slip-cause = 理由
nights-slip-more = { $survivors }人が残った時点で終了です。同時に離脱した人は同じ番号を書いてください。
nights-slip-sign = 署名

# シーズン。
nights-season = シーズン
nights-season-more = 複数のイベントを通した成績です。ゲームの決着順によるレーティングと、順位ポイントを集計します。
nights-season-who = 名前が変わっても、同じプレイヤーカードなら同じ人として集計します。カードのない人は名前で集計します。
nights-season-add = イベントを追加
nights-season-empty = これらのイベントで、まだ終わったゲームはありません。
nights-season-apart = （{ $apart }）
nights-rating = レーティング
nights-rating-more = レーティングは、ほぼ確実とみなせる強さです（openskill、平均から偏差の3倍を引いた値）。1ゲームでも遊んだ人を載せています。同時に離脱した人どうしや、1回戦で勝ち残った人どうしは対等とみなします。勝利数は、1位を決めるゲームで1位になった回数です（全員が敗北してターン順で決まった場合や、時間切れでライフで決まった場合も含みます）。
nights-nights = 参加回数
nights-games = ゲーム数
nights-wins = 勝利数
nights-place-points = 順位ポイント

# この部屋でドラフトしたポッドが、そのままイベントを遊ぶ。
nights-night = イベント
nights-pod-night = このポッドでイベントを始める
nights-pod-night-two = 自分のデッキを使い、{ $groups }人のグループに分かれて同時に対戦します。1回戦は2人が残った時点で終了。残った人どうし、離脱した人どうしで、最後の1人になるまで2回戦を行います。レア、神話レア、フォイルは順位順に取ります。
nights-pod-night-one = 自分のデッキを使い、全員で最後の1人になるまで1ゲーム遊びます。レア、神話レア、フォイルは順位順に取ります。
nights-pod-honours = 特別賞：1ターンの最多戦闘ダメージ、マナ・プールの最多マナ
nights-pod-start = グループ分けをする
nights-one-game = 全員で1ゲームだけ遊ぶ
nights-to-my-game = 自分のゲームへ（卓{ $table }）
nights-play-on = 対戦する
nights-watch-table = 観戦する
nights-look-table = 卓を見る
nights-you-are-at-it = 今いる卓
nights-table-opens = 対戦卓を立てています…
nights-table-waits = このグループの卓はまだ始められません：
nights-tables-here = 対戦卓
nights-standings-and-prizes = 順位・賞品・投票
nights-change-deck = 自分のデッキ
nights-drafted-here = このサーバーでドラフトしたポッド
nights-drafted-here-more = ポッドがドラフトした部屋のコードを入力してください（この端末がその部屋の主催者であること）。組み合わせを公開すると、各グループの対戦卓がドラフトしたデッキで開き、参加者は自分のページから移動できます。結果は自動で入力されます。
nights-rule-start-life = 初期ライフは{ $life }点です。

# 運営画面から用意するドラフトと対戦卓。
nights-where = 遊ぶ場所
nights-where-paper = 会場の卓（紙のカード）
nights-where-here = このサーバー上
nights-where-paper-more = 結果は主催者の画面で入力します。参加者がスマートフォンから入力することもできます。
nights-where-here-more = 主催者の画面からポッドごとのドラフトとグループごとの対戦卓を立てられます。参加者は自分の席に案内され、結果は自動で入力されます。
nights-draft-here = ドラフト：
nights-draft-change = 変更…
nights-decks-here = ここでドラフトしていないデッキ：
nights-tables-on-server = このサーバーでドラフト・対戦する
nights-open-draft = このポッドのドラフトを用意
nights-open-drafts = { $count }ポッドのドラフトをまとめて用意
nights-open-draft-more = 参加者は自分のページから、ドラフトの自分の席に案内されます。ドラフトが終わって組み合わせを公開すると、組んだデッキで各グループの対戦が始まります。
nights-start-draft = ドラフト開始
nights-pod-lobby = { $people }人中{ $here }人が着席
nights-pod-playing = ドラフト中
nights-pod-over = ドラフト終了（デッキ提出{ $ready }／{ $people }人）
nights-to-my-draft = 自分のドラフトへ
nights-pod-waits = { $host }さんが開始するとドラフトが始まります。そのままお待ちください。
nights-open-table = このグループの卓を立てる
nights-open-table-more = 各自が自分の席でデッキを提出し、全員分そろうとゲームが始まります。結果は自動で入力されます。
nights-open-tables = 全グループの卓を立てる（{ $count }卓）
nights-group-lobby = { $people }人中{ $here }人が着席、デッキ提出{ $ready }人
nights-group-playing = 対戦中
nights-group-over = ゲーム終了
nights-group-waits = { $all }人中{ $ready }人がデッキを提出しました。全員分そろうと、ゲームが自動的に始まります。
nights-table-to-come = 主催者が対戦卓を立てると、自動的に移動します。
nights-done = 完了
nights-seats-are-set = 席順はイベントの抽選どおりです。部屋コード：
nights-stage-drafting = { $pods ->
    [1] ドラフトがまだ終わっていません
   *[other] { $pods }ポッド中{ $open }ポッドのドラフトがまだ終わっていません
  }
nights-start-without = { $missing }人がまだですが開始する
nights-drawn = 引き分け
nights-your-draw = 卓{ $table }：引き分けでした
