# Riftboundの対象のページ。

web-targets = Riftboundの対象
web-targets-about = Riftboundのテキストのどの言葉が対象で、それはなぜか。英語か日本語のテキストを貼り付けると、言及を1つずつ判定し、根拠のルールとともに示します。
web-targets-text = テキスト
web-targets-hint = 私をプレイしたとき、バトルフィールドにいる敵ユニットを1体スタンする。
web-targets-card = または取り込み済みのカード
web-targets-card-hint = カードの名前
web-targets-no-cards = このサーバーにはRiftboundのカードがまだ取り込まれていません。サーバーの管理者が次のように取り込めます：entaku targets --import ファイル
web-targets-rules = ルールの版
web-targets-rules-core = コアルール1.3（2026年3月）
web-targets-rules-faq = Origins FAQ（2025年10月）
web-targets-now = 対象を調べる
web-targets-share = この内容へのリンクをコピー
web-targets-copied = リンクをコピーしました
web-targets-not-copied = このページのアドレスをコピーしてください。
web-targets-result = 番号つきのテキスト
web-targets-count = 言及{ $mentions }か所のうち、{ $count ->
    [0] 対象はありません
   *[other] 対象は{ $count }か所
  }
web-targets-key-target = 対象
web-targets-key-none = 対象でない
web-targets-key-unread = 理解できない
web-targets-mentions = 言及と理由
web-targets-differs = { $rules }では{ $verdict }。
web-targets-earlier = { $number }番のこと
web-targets-chosen = 選択：{ $when }
web-targets-not-understood = 理解できない部分
web-targets-not-understood-about = 推測を避けるため、この部分については何も答えません。ほかの部分の答えは有効です。
web-targets-seems = 言及していそうなもの：{ $things }
web-targets-nothing = このテキストは、オブジェクト、プレイヤー、場所のどれにも言及していません。
web-targets-questions = ジャッジがよく受ける質問
web-targets-more = さらに表示（残り{ $count }）
web-targets-note = このカードの裁定
web-targets-reason-depends = 選択による
web-targets-reason-target = 対象
web-targets-reason-not_public = 非公開
web-targets-reason-other_player_chooses = 他のプレイヤーの選択
web-targets-reason-no_choice = 選択なし
web-targets-reason-restriction = 制限のみ
web-targets-reason-cost = コスト
web-targets-reason-trigger = 発動条件
web-targets-reason-replacement = 置き換え効果
web-targets-reason-must = 行う必要がある
web-targets-fan = テキストは調べるだけで、保存しません。RiftboundはRiot Gamesのゲームで、このページは同社のものではありません。
