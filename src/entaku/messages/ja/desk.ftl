# 主催者の画面の続き：裁定とペナルティ。

night-penalty-ruling = 裁定
night-penalty-warning = 警告
night-penalty-game-loss = ゲームの敗北
night-penalty-match-loss = マッチの敗北
night-penalty-disqualification = 失格

night-ruling-anybody = 全員
night-ruling-group = 卓{ $table }
night-ruling-players = { $names }

night-did-ruling-given = 裁定（{ $whom }）：{ $text }
night-did-penalty-given = { $name }さんに{ $penalty }：{ $reason }
night-what-ruling-given = 裁定（{ $whom }）
night-what-penalty-given = { $name }さんへの{ $penalty }

night-words-missing = 内容を入力してください。
night-words-too-many = 長すぎます。{ $most }文字以内で入力してください。
night-disqualified-already = { $name }さんはすでに失格になっています。
night-is-disqualified = { $name }さんは失格になっています。復帰させるには、記録で失格を取り消してください。
night-penalty-no-game = { $name }さんは今ゲーム中ではありません。記録には残りますが、結果は変わりません。
night-score-lacks-penalty = { $name }さんはペナルティで{ $games }ゲームを失っていますが、このスコアに含まれていません。
night-column-penalty = 種類

nights-tab-rulings = 裁定
nights-table-rulings = 裁定
nights-rulings = 裁定とペナルティ
nights-rulings-more = 主催者の画面だけに表示されます。本人に関わるものは、本人のページにも表示されます。
nights-rulings-none = 裁定やペナルティはまだありません。
nights-ruling-kind = 種類
nights-ruling-where = 対象
nights-ruling-everybody = 全員
nights-ruling-text = 裁定の内容
nights-ruling-reason = 理由
nights-ruling-enter = 記録する
nights-ruling-before = { $name }さんのこれまでのペナルティ：
nights-ruling-clean = { $name }さんにはまだペナルティがありません。
nights-ruling-of = 表示
nights-ruling-all = 参加者全員
nights-ruling-what-warning = 記録に残るだけで、ほかは何も変わりません。
nights-ruling-what-game-loss = グループのゲームでは、その場で敗北になります。マッチでは対戦相手に1勝が付き、スコアにはそれを含めて入力します。
nights-ruling-what-match-loss = マッチは対戦相手の勝ちになります。
nights-ruling-what-disqualification = イベントから外れ、順位にも賞品を選ぶ順番にも入りません。
nights-own-rulings = あなたに関わる裁定とペナルティ
nights-own-rulings-more = あなたと主催者だけに表示されています。

night-role-organiser = 主催者
night-role-scorekeeper = スコアキーパー
night-role-judge = ジャッジ
night-scorekeeper-may-not = スコアキーパーができるのは、結果・時計・受付の入力と、お知らせの送信です。ほかは主催者に頼んでください。
night-judge-may-not = ジャッジができるのは、裁定・ペナルティ・結果・卓の時間延長の入力と、お知らせの送信です。ほかは主催者に頼んでください。
night-desk-closed = このリンクは使えなくなりました。新しいリンクを主催者からもらってください。
night-link-renewed = このプレイヤーのリンクは新しくなり、この端末では使えなくなりました。ご本人の端末でしたら、新しいリンクを主催者に見せてもらってください。
night-desk-not-open = そのリンクはありません。
night-desk-always-open = 主催者自身のリンクは無効にできません。
night-time-too-much = 一度に延長できるのは{ $most }分までです。
night-column-role = 役割
night-did-time-given = 卓{ $table }：{ $minutes }分延長
night-what-time-given = 卓{ $table }の{ $minutes }分延長
night-did-desk-opened = { $role }用リンクを作成
night-what-desk-opened = { $role }用リンクの作成
night-did-desk-closed = { $role }用リンクを無効化
night-what-desk-closed = { $role }用リンクの無効化

nights-roles = ジャッジ・スコアキーパー用
nights-roles-more = リンクごとに、その役割の操作だけができます。新しいリンクを作ると、前のリンクは使えなくなります。
nights-role-scorekeeper-more = 結果、時計、受付、お知らせ。
nights-role-judge-more = 裁定とペナルティ、卓の時間延長、結果、お知らせ。
nights-role-make = リンクを作る
nights-role-renew = 新しいリンク
nights-role-withdraw = 無効にする
nights-as-role = { $role }として開いています。
nights-time-more = +{ $minutes }分
nights-time-more-for = 卓{ $table }を{ $minutes }分延長
nights-by-role = { $name }（{ $role }）

night-lists-off = このイベントではデッキリストを集めていません。
night-lists-locked = デッキリストの受付は締め切られています。変更が必要なときはジャッジか主催者に相談してください。
night-list-unchecked = デッキリストは、本人のページで確認のうえ提出します。
night-list-not-yours = デッキリストを読めるのは本人・ジャッジ・主催者だけで、提出できるのは本人だけです。
night-list-missing = { $name }さんはデッキリストを提出していません。
own-deck-fixed = このデッキリストはイベント全体のために提出されたもので、卓では変更できません。
night-column-list = デッキリスト
night-did-list-handed = { $name }さんがデッキリストを提出
night-what-list-handed = { $name }さんのデッキリスト
night-did-lists-locked = { $locked ->
    [yes] デッキリストを締め切り
   *[no] デッキリストの受付を再開
}
night-what-lists-locked = { $locked ->
    [yes] デッキリストの締め切り
   *[no] デッキリストの受付の再開
}

nights-tab-lists = デッキリスト
nights-lists = デッキリスト
nights-lists-ask = デッキリストを提出してもらう
nights-lists-ask-more = 参加者が自分のページから、1回戦の公開まで提出できます。ここで選んだルールで確認され、対戦相手には見えません。
nights-lists-count = { $all }人中{ $handed }人が提出済み
nights-lists-open = まだ変更できます。1回戦を公開すると締め切られます。
nights-lists-are-locked = 締め切りました。
nights-lists-lock = 今すぐ締め切る
nights-lists-unlock = 受付を再開する
nights-list-none = 未提出
nights-list-read = 見る
nights-list-of = { $name }さんのデッキリスト
nights-list-compare = 実際のデッキと比べる
nights-list-compare-more = 実際に使っているデッキを貼り付けると、リストとの違いを表示します。
nights-list-compare-now = 比べる
nights-list-same = リストのとおりです。
nights-list-too-many = { $name }がリストより{ $count }枚多い
nights-list-too-few = { $name }がリストより{ $count }枚少ない
nights-list-in-sideboard = サイドボード
nights-own-list = デッキリスト
nights-own-list-more = 見られるのはジャッジと主催者だけで、対戦相手には見えません。締め切りまで変更できます。
nights-own-list-fixed = 提出済みです（締め切りました）。
nights-own-list-late = 受付は締め切られましたが、まだ提出されていません。ジャッジか主催者に相談してください。
nights-own-list-in = 提出済みです。
nights-own-list-again = 提出し直す
nights-list-unknown = 見つからないカード：{ $names }
nights-list-not-playable = このままでは提出できません。
nights-list-anyway = このままでも提出できます。
nights-lists-anyway = ルールに合わないリストも受け付ける

night-table-out-of-range = 卓番号は1から{ $most }までで入力してください。
night-fee-out-of-range = 参加費は0から1,000,000まで、通貨は12文字以内で入力してください。
night-stock-given-more = { $name }はすでに{ $given }個渡しています。
night-stock-count = 在庫は0から{ $most }までで入力してください。
night-stock-short = { $name }の残りは{ $left }個です。
night-stock-unknown = その賞品は在庫にありません。
night-stock-nothing = 誰にいくつ渡すかを、1個以上で入力してください。
night-column-paid = 支払い
night-column-item = 品目番号
night-column-count = 在庫
night-column-left = 残り
night-column-given = 渡した数
night-did-fee-paid = { $paid ->
    [yes] { $name }さんが参加費を支払い
   *[no] { $name }さんの参加費を未払いに変更
}
night-what-fee-paid = { $name }さんの参加費
night-did-stock-set = 在庫：{ $name } { $count }個
night-what-stock-set = { $name }の在庫
night-did-stock-given = { $item }を配布：{ $given }
night-what-stock-given = { $item }の配布

nights-table-stock = 在庫
nights-tables = 卓番号
nights-first-table = 最初の番号
nights-blocked-tables = 使わない番号
nights-tables-more = 会場の卓に付いている番号です。ポッドは全ラウンドを同じ卓で対戦します。使わない番号の卓は空けておきます。
nights-fee = 参加費
nights-fee-each = 1人あたり（0で無料）
nights-fee-currency = 通貨
nights-fee-currency-hint = 円
nights-fee-paid = 支払い済み
nights-fee-unpaid = 未払い
nights-fee-sum = { $all }人中{ $paid }人が支払い済み：{ $sum }{ $currency }
nights-stock = 賞品の在庫
nights-stock-more = パックやプロモなど、数のある賞品を順位や手動で配ります。
nights-stock-name = 賞品
nights-stock-count = 個数
nights-stock-add = 在庫に追加
nights-stock-left = { $count }個中、残り{ $left }個
nights-stock-to = 渡す相手
nights-stock-by-rank = 順位で配る
nights-stock-shares = 1位からの個数（例：6 4 2 2）
nights-stock-give = 渡す
nights-stock-wait = 順位が確定すると、順位で配れます。
