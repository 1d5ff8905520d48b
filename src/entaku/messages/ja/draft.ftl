# ドラフト：設定の誤り、プレイヤーへの質問、起きたこと。

draft-seats = 1つの卓に座れるのは1～{ $most }人です（今は{ $seats }人）。
draft-luck = { $seats }席の乱数には、0から始まる番号を重複なく1つずつ割り当ててください。
draft-no-rounds = どのフェイズにも少なくとも1ラウンドが必要です。
draft-no-set = セットかキューブを少なくとも1つ指定してください。
draft-set-without-boosters = セット{ $code }にはブースターパックがありません。
draft-round-sources = 第{ $round }ラウンド：パックの出どころは1つだけ、または{ $seats }席それぞれに1つずつ指定してください（今は{ $count }個）。
draft-round-picks = 第{ $round }ラウンド：各パックから少なくとも1枚はドラフトします。
draft-source-unknown = 第{ $round }ラウンド：パックの出どころ{ $source }はありません。
draft-packs-too-few = パックが{ $packs }個必要ですが、{ $count }個しかありません。
draft-pack-size = パックには少なくとも1枚のカードが必要です（今は{ $size }枚）。
draft-cube-too-small = { $cube }：{ $size }枚のパック{ $packs }個には{ $needed }枚必要ですが、キューブには{ $count }枚しかありません。
draft-phase-seats = このフェイズには2人以上のプレイヤーが必要です（今は{ $seats }人）。
draft-format-seats = この形式は{ $least }～{ $most }人用です（今は{ $seats }人）。
draft-format-unreadable = { $file }：ドラフト形式として読めません：{ $problem }
draft-format-too-small = この形式には{ $seats }人で{ $needed }枚必要ですが、キューブには{ $count }枚しかありません。{ $change ->
    [amounts] { $what ->
        [rounds] 1人あたりのパックを{ $before }個から{ $number }個に
        [packs] 1人あたりのパックを{ $before }個から{ $number }個に
        [grids] グリッドを{ $before }個から{ $number }個に
        [hands] 手札を配る回数を{ $before }回から{ $number }回に
        [cards] 1人あたりの枚数を{ $before }枚から{ $number }枚に
        [picks] 1人がピックする枚数を{ $before }枚から{ $number }枚に
       *[several] 各フェイズのパック数を{ $before }から{ $number }に
    }減らせば足ります。
    [sizes] パックの枚数を{ $before }枚から{ $number }枚に減らせば足ります。
    [seats] { $number }人なら足ります。
   *[none] これより小さくしても足りません。
}
draft-teams = { $seats }人を{ $teams }つの同じ人数のチームに分けることはできません。各チームの人数を決めてください。
draft-team-sizes = チームの人数は合計{ $players }人（{ $sizes }）ですが、席は{ $seats }つです。
draft-team-names = 名前が{ $names }つありますが、チームは{ $teams }つです。
draft-team-names-alike = 見た目が同じ名前のチームがあります。
draft-team = チーム{ $number }
draft-two-uses = { $card }：表向きの間に使える能力は、カード1枚につき1つだけです。

# 形式、フェイズ、設定。

draft-format-conspiracy = ブースタードラフト
draft-format-phased = 3フェイズのキューブドラフト
draft-format-ggd = グループ・ゲーム・ドラフト（4パック）
draft-format-chain = フェイズの組み合わせ
draft-format-booster = ブースタードラフト
draft-format-glimpse = グリンプスドラフト
draft-format-supreme = スプリームドラフト
draft-format-sorting = 自分のブースター
draft-format-solomon = ソロモンドラフト
draft-format-winston = ウィンストンドラフト
draft-format-winchester = ウィンチェスタードラフト
draft-format-grid = グリッドドラフト
draft-format-rochester = ロチェスタードラフト
draft-format-rotisserie = ロティサリードラフト
draft-format-housman = ハウスマンドラフト
draft-format-minesweeper = マインスイーパードラフト
draft-format-auction = サイレントオークション
draft-format-sealed = シールド
draft-format-team-sealed = チームシールド

draft-about-conspiracy = 1人3パック。1枚取って残りを隣に渡します。
draft-about-phased = 自分のブースターを分け、ソロモンで2つの束から選び、ウィンストンの置き場から取ります。
draft-about-ggd = 3～6人が1卓で、1人4パックのドラフト。
draft-about-booster = パックから1枚取り、残りを隣に渡します。
draft-about-glimpse = 1人9パック。1枚取り、2枚を取り除いて残りを渡します。
draft-about-supreme = パックを次々に開け、2枚ずつ取って残りは取り除きます。
draft-about-sorting = 自分のブースターから数枚をソロモンパイルへ、1枚をピックし、残りは共有のパイルへ。
draft-about-solomon = 隣のプレイヤーがパックを2つの束に分け、1つを選びます。もう1つは分けた人のもの。
draft-about-winston = 3つの裏向きの束を順に見て、どれか1つを取るか、パイルの1番上のカードを取ります。
draft-about-winchester = 手番ごとに1枚ずつ増える表向きの束から1つを取ります。
draft-about-grid = 3×3に並んだ9枚から、縦か横の1列を取ります。
draft-about-rochester = 表向きのパックから、順番に1枚ずつ往復で取ります。
draft-about-housman = 手札を場のカードと交換し、その手札を自分のものにします。これを9回。
draft-about-minesweeper = ほとんどが裏向きの大きなグリッド。1枚取ると、上下左右が表向きになります。
draft-about-auction = パックのすべてのカードに伏せて入札し、最も高い人が落札します。
draft-about-sealed = パックを開けて、そのカードで構築します。
draft-about-team-sealed = チームでパックを開けて分け合います。
draft-about-rotisserie = すべてのカードを表向きに並べ、順番に1枚ずつ往復で取ります。

draft-setting-rounds = { $phase ->
    [solomon] パイルのほかに配るパック数（1人あたり）
    [winston] パイルのほかに加えるパック数（1人あたり）
   *[other] 1人あたりのパック数
}
draft-setting-cards = { $phase ->
    [winchester] 1人あたりの枚数
    [rotisserie] 1人あたりに並べる枚数（0なら取る枚数と同じ）
   *[other] パックの枚数
}
draft-setting-packs = { $phase ->
    [auction] 競りにかけるパックの数
    [team-sealed] 1チームあたりのパック数
   *[other] 1人あたりのパック数
}
draft-setting-picks = { $phase ->
    [minesweeper] 1つのグリッドから1人が取る枚数
    [grid] 1つのグリッドから1人が取る列の数
    [rotisserie] 1人が取る枚数
    [supreme] 各パックから取る枚数
   *[other] 渡す前に取る枚数
}
draft-setting-burns = ピックごとに取り除く枚数
draft-setting-last = 各パックの最後に取り除く枚数
draft-own-packs = 自作ブースター
draft-own-packs-list = ブースターの中身
draft-own-packs-hint = 1行に1枚。ブースターとブースターの間は空行で区切ります。上から順に、全員に1つずつ配ります。
draft-own-packs-count = ブースター{ $count }個：{ $each ->
    [0] { $seats }人には足りません。
   *[other] { $seats }人に{ $each }個ずつ配ります。
}
draft-set-in-turn = パック{ $round }
draft-arrange = その他の設定
draft-arrange-as-listed = リストの指定どおり
draft-arrange-yes = はい
draft-arrange-no = いいえ
draft-arrange-balanced = どのブースターにも各色のカードを入れる
draft-arrange-again = 同じカードを複数のブースターに入れてもよい
draft-arrange-no-basics = 基本土地を除く
draft-arrange-spread = 複数セットのブースターの配り方
draft-spread-in-turn = 全員が同じ順番で開ける
draft-spread-own-order = 全員同じセットで、順番は人ごとに無作為
draft-spread-one-pool = すべてのブースターを混ぜて配る
draft-spread-staggered = 隣の席と1セットずつずらす
draft-spread-random = 1パックごとにセットを無作為に決める
draft-setting-solomon = ソロモンパイルに送る枚数
draft-setting-places = 置き場の数
draft-setting-late = 置き場へのカードの追加を手番の終わりにまとめて行う
draft-setting-mana_base = ウィンストンパイルに加えるカード
draft-setting-piles = 束の数
draft-setting-grids = グリッドの数
draft-setting-hands = 手札を配る回数
draft-setting-hand = 手札の枚数
draft-setting-table = 場の枚数
draft-setting-exchanges = 1回の手札につき交換できる回数
draft-setting-snake = 手番を往復順にする
draft-setting-rows = 行
draft-setting-columns = 列
draft-setting-shown = 最初に表向きのカード
draft-setting-shown-corners-and-centre = 四隅と中央
draft-setting-shown-corners = 四隅
draft-setting-shown-centre = 中央
draft-setting-shown-border = 外周
draft-setting-funds = 1人あたりの持ち点
draft-setting-least = 最低入札額
draft-setting-price = 落札者が払う額
draft-setting-price-own = 自分の入札額
draft-setting-price-second = 2番目に高い入札額
draft-setting-ties = 同額の場合に落札する人
draft-setting-ties-chance = 無作為
draft-setting-ties-more-funds = 持ち点の多い人
draft-setting-ties-less-funds = 持ち点の少ない人
draft-setting-ties-more-cards = カードの多い人
draft-setting-ties-fewer-cards = カードの少ない人
draft-setting-teams = チームの数
draft-setting-team-name = チーム{ $number }の名前
draft-setting-team-players = 人数
draft-setting-team-more = 名前は省略できます。開けるパックの数は、人数にかかわらずどのチームも同じです。

# プレイヤーへの質問。

draft-pick = { $count ->
    [1] 最後の1枚をピックしてください。
   *[other] カードを1枚ピックしてください（パックに{ $count }枚）。
}
draft-pick-take = { $card }を取る
draft-pick-draw = 無作為に1枚ドラフトする
draft-pick-take-rest = 残りを並んでいる順にすべて取る
draft-burn = この中から{ $count }枚を取り除いてください。誰のものにもなりません。
draft-burn-put-away = { $card }を取り除く
draft-act = 表向きのカードでできること
draft-act-draft-another = このパックからもう1枚ドラフトする
draft-act-draft-whole-pack = このパックのカードをすべてドラフトする
draft-act-remove = ドラフトするカードを裏向きで取り除く
draft-act-remove-face-up = ドラフトするカードを表向きで取り除く
draft-act-note-name = ドラフトするカードを公開し、名前を記録する
draft-act-note-types = ドラフトするクリーチャーを公開し、クリーチャー・タイプを記録する
draft-act-watch-player = { $player }が次にドラフトするカードを見る
draft-act-look-waiting = { $player }のところで待っているパックを見る（手元のパックの{ $number }つ後）
draft-act-look-unopened = { $player }が第{ $number }ラウンドに開けるパックを見る
draft-act-look-next = { $player }が今見ているパックを、次に回されるときに見る
draft-sort = ブースターパックを分けてください：{ $count }枚のうち{ $number }枚を自分のソロモンパイルへ送り、残りからピックします。
draft-sort-card = { $card }
draft-split = { $player }のパック（{ $count }枚）を2つの束に分けてください。空の束があってもかまいません。
draft-split-card = { $card }
draft-pile = 2つの束（{ $number }枚と{ $count }枚）のどちらかを選んでください。
draft-pile-pile = { $text }つ目の束
draft-more = もう一方の束からあと{ $count }枚ピックしてください。
draft-more-card = { $card }をピックする
draft-take = 次にどのカードをピックしますか？（残り{ $count }枚）
draft-take-take = { $card }を取る
draft-take-take-rest = 残りを並んでいる順にすべて取る
draft-place = { $number }番目の置き場：{ $count }枚。
draft-place-take = このカードをピックする
draft-place-go-on = 次へ進む
draft-places = 置き場とパイルの1番上のカードから、ピックする{ $count }か所を選んでください。
draft-places-left = 左の置き場
draft-places-middle = 中央の置き場
draft-places-right = 右の置き場
draft-places-place = 置き場{ $text }
draft-places-top = パイルの1番上のカード
draft-winchester = { $count }つの束から1つを選んで取ってください。
draft-winchester-pile = { $text }つ目の束
draft-grid = 縦か横の1列を選んで取ってください。
draft-grid-row = 上から{ $text }段目の横列
draft-grid-column = 左から{ $text }番目の縦列
draft-table = 場の{ $count }枚から1枚取ってください。
draft-table-take = { $card }を取る
draft-swap = 場の{ $count }枚から1枚を手札に取るか、手札をそのままにしてください。
draft-swap-take = { $card }を取る
draft-swap-keep = 手札をそのままにする
draft-put-down = 手札から1枚を場に置いてください。
draft-put-down-card = { $card }を置く
draft-bid = この{ $count }枚に入札してください。持ち点は{ $number }。入札の合計は持ち点までです。
draft-bid-bid = { $card }
draft-bid-keep = 次のパックのために残す
draft-claim = チームのカードプールから使うカードを確保してください。確保したカードは{ $number }枚、残りは{ $count }枚です。
draft-claim-claim = { $card }を確保する
draft-claim-release = { $card }を戻す
draft-claim-done = これで終わり
draft-act-look-places = すべての置き場とパイルの1番上のカードを見る
draft-colour = { $player }がドラフトした{ $card }：色を1色選んでください。
draft-colour-colour = { $colour }
draft-guess = { $card }：あなたが回したパックから次にドラフトされるカードの名前を推測してください。
draft-pass = パックの最後のカード（{ $card }）を誰に渡しますか？
draft-pass-player = { $player }
draft-add-booster = { $card }：ブースターパックを1つドラフトに加えますか？　あなたの次のピックはそのパックからになります。
draft-deal-reveal = { $card }：カードプールのカードを1枚公開して、交換相手を募れます。
draft-deal-reveal-card = { $card }を公開する
draft-deal-reveal-nothing = 交換しない
draft-deal-offer = { $player }が{ $card }の交換相手を募っています。自分のカードを1枚提案しますか？
draft-deal-offer-card = { $card }を提案する
draft-deal-offer-nothing = 提案しない
draft-deal-accept = { $card }と引き換えに、どの提案を受け入れますか？
draft-deal-accept-offer = { $player }の{ $card }
draft-deal-accept-nothing = どれも受け入れない

draft-colour-w = 白
draft-colour-u = 青
draft-colour-b = 黒
draft-colour-r = 赤
draft-colour-g = 緑

# 起きたこと。

draft-log-round-left = 第{ $number }ラウンド：パックは左隣に回す。
draft-log-round-right = 第{ $number }ラウンド：パックは右隣に回す。
draft-log-drafted = { $player }は{ $card }をドラフトした。
draft-log-drafted-unseen = { $player }はカードを1枚ドラフトした。
draft-log-drafted-at-random = { $player }は無作為に{ $card }をドラフトした。
draft-log-drafted-at-random-unseen = { $player }は無作為にカードを1枚ドラフトした。
draft-log-passed = { $player }は{ $count ->
    [1] 最後の1枚
   *[other] { $count }枚のパック
}を{ $other }に渡した。
draft-log-face-up = { $player }は{ $card }を表向きでドラフトした。
draft-log-revealed = { $player }は{ $card }を公開した。
draft-log-revealed-by = { $player }は{ $card }を公開した（{ $by }）。
draft-log-noted-name = { $by }：{ $player }はカード名「{ $card }」を記録した。
draft-log-noted-type = { $by }：{ $player }はクリーチャー・タイプ「{ $text }」を記録した。
draft-log-noted-colour = { $by }：{ $chooser }は{ $player }のために{ $colour }を選んだ。
draft-log-noted-number = { $by }：{ $player }は{ $number }を記録した。
draft-log-noted-player = { $by }：{ $player }は、これを渡した{ $other }を記録した。
draft-log-guess-right = { $by }：{ $player }の推測は「{ $card }」。的中！
draft-log-guess-wrong = { $by }：{ $player }の推測は「{ $card }」。はずれ。
draft-log-turned-down = { $player }は{ $card }を裏向きにした。
draft-log-noted-subtype = { $by }：{ $player }はサブタイプ「{ $text }」を記録した。
draft-log-cards-added = { $player }はドラフト外からカードを{ $count }枚得た。
draft-log-card-added = { $player }はドラフト外から{ $card }を得た（{ $by }）。
draft-log-left-draft = { $player }がドラフトした{ $card }はドラフトから取り除かれた。
draft-log-left-draft-unseen = { $player }がドラフトしたカードはドラフトから取り除かれた。
draft-log-removed = { $player }は{ $card }をドラフトから取り除いた（{ $by }）。
draft-log-removed-unseen = { $player }はカードを1枚、裏向きでドラフトから取り除いた（{ $by }）。
draft-log-put-into-pack = { $player }は{ $card }をパックに入れた。
draft-log-looked-at-card = { $player }は{ $other }がドラフトしたカードを見た（{ $by }）。
draft-log-looked-at-pack = { $player }は{ $other }の第{ $number }ラウンドのパックを見た（{ $by }）。
draft-log-looked-going-by = { $player }は回されていくパックを見た。
draft-log-skipped = { $player }はドラフトせずにパックを渡した。
draft-log-burnt = { $player }は{ $count }枚を取り除いた。
draft-log-sits-out = { $player }はこのラウンドの間、もうドラフトしない。
draft-log-booster-added = { $player }は{ $count }枚のブースターパックを1つ加えた（{ $by }）。
draft-log-watched = { $player }は{ $other }が次にドラフトするカードを見る（{ $by }）。
draft-log-left-over = このラウンドにドラフトできるプレイヤーはもういない。{ $count }枚が残った。
draft-log-sorted = { $player }は{ $count }枚を自分のソロモンパイルへ送った。
draft-log-sent-to-pile = { $player }は{ $count }枚をウィンストンパイルへ送った。
draft-log-pack-split = { $player }は{ $other }のパックを{ $number }枚と{ $count }枚に分けた。
draft-log-pile-chosen = { $player }は{ $number }つ目の束を選んだ。
draft-log-piles-both = { $player }は両方の束を取った。
draft-log-place-declined = { $player }は{ $number }番目の置き場を見て、次へ進んだ。
draft-log-place-taken = { $player }は{ $number }番目の置き場の{ $count }枚をピックした。
draft-log-top-taken = { $player }はパイルの1番上のカードをピックした。
draft-log-laid-out = 第{ $number }ラウンド：{ $count }枚が場に並べられた。
draft-log-took = { $player }は{ $card }を取った。
draft-log-unwanted = { $count }枚が取り除かれた。誰のものにもならない。
draft-log-swapped = { $player }は{ $card }を置いて{ $got }を取った。
draft-log-uncovered = { $card }が表向きになった。
draft-log-won = { $player }は{ $card }を{ $number }で落札した。
draft-log-pool-opened = { $player }は構築用に{ $count }枚を得た。
draft-log-claimed = { $player }は{ $card }を確保した。
draft-log-released = { $player }は{ $card }を戻した。
draft-log-finished = { $player }は選び終えた。
draft-log-ended = ドラフト終了。すべてのカードが裏向きになった。
draft-log-exchange = { $player }は{ $card }の交換を申し出た。
draft-log-offer = { $player }は{ $card }を提案した。
draft-log-exchanged = { $player }は{ $other }に{ $card }を渡し、{ $got }を受け取った。
draft-log-declined = { $player }は交換しなかった。
draft-log-pools = カードプールが確定した。

# ほかのツールの形でのドラフト記録。

draft-log-no-packs = { $player }に回ってきたパックがないため、Magic Online形式では何も記録できません。もう一方の形式にはカードが含まれます。
draft-log-no-draft = ここではドラフトが行われていないため、記録はありません。
draft-log-form-unknown = ドラフト記録は、1人分のMagic Online形式テキストか、全員分のDraftmancer形式JSONで保存できます。

# 文字で見るドラフト。Pythonや端末から。
draft-table-round = ドラフト「{ $format }」 フェイズ { $phase }／{ $phases }、ラウンド { $round }／{ $rounds }
draft-table-over = ドラフト「{ $format }」 終了
draft-table-player = { $player }：{ $count }枚ピック済み、パック{ $packs }
draft-table-pack = { $player }の手元のパック：{ $cards }
draft-table-pool = { $player }のカードプール：{ $cards }
