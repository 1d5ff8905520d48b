# ボットだけで行う一夜。

lab-night = ボットだけで一夜を通しで行う。ドラフト、構築、2回戦の対戦、順位、賞品まで。
lab-night-format = 最初に行うドラフトの形式。
lab-night-players = 参加人数（3人以上）。
lab-night-rumble = 『無双』ルールでカードを1枚選ぶまでに、対戦相手に失わせるライフ（1～200）。「off」で不使用。グループ・ゲーム・ドラフトでは20、ほかの形式では不使用。
lab-night-record = すべての卓の記録をこのフォルダーに書き出す（`entaku replay` で再現できる）。
lab-night-pod = ポッド{ $pod }
lab-night-draft = ポッド{ $pod }のドラフト
lab-night-game = { $round }回戦 グループ{ $group }
lab-night-decisions = { $decisions }手
lab-night-turn = { $turn }ターン目
lab-night-gone = { $name } –
lab-night-life = { $name } { $life }
lab-night-left = 敗退：{ $names }
lab-night-won = { $count ->
    [0] 引き分け
    [1] 勝者：{ $names }
   *[other] 勝ち残り：{ $names }
}
lab-night-prizes = 賞品：{ $names }
lab-night-total = { $decisions }手、{ $seconds }秒
lab-night-by-hand = 手動の処理：{ $what }
lab-night-fault = ルール処理に失敗し、手動で行うことになりました：{ $what }
lab-replay-folder-empty = { $folder }：このフォルダーには記録がありません。
lab-night-line = { $name }：{ $what }
lab-night-comma = 、
lab-night-semicolon = 。
lab-night-rank = { $name } – { $what }

lab-night-deck = ドラフトをしない夜に使うデッキリスト。プレイヤーの順に何度でも指定でき、残りはボットが組む。
lab-night-deck-drafted = 形式「{ $format }」ではデッキをドラフトします。リストを使えるのはcommanderとcommander-2010です。
lab-too-many-decks = プレイヤー{ $players }人に対して、デッキリストが{ $decks }個あります。
lab-deck-unknown = { $file }：{ $problem }（--made-upを付けると、知られていないカードも手作業で使えます。）
lab-deck-not-legal = { $file }：このデッキには違反が{ $count }件あります。{ $problem }

# ボットによる1ゲーム

lab-play = ボットだけで1ゲームを遊ぶ。デッキはリストで渡すか、ボットが組む。
lab-as-of = この日（年・月でもよい）のルールで遊ぶ（2010-12-15、2022-04など）。指定しなければ今日のルール。
lab-rules-of = { $date }のルール
lab-made-up = 知られていないカードも、手作業で使うものとして受け付ける。
lab-play-rules = デッキの確認とゲームに使うルール。
lab-play-teams = 前半の席と後半の席の2チームで対戦する。shared はターンとライフを共有（双頭巨人戦）、apart は各自のまま（チーム戦）。
lab-play-players = プレイヤーの人数。指定しなければリストの数、なければ4人。
lab-play-record = ゲームの記録をこのファイルに書き出す（`entaku replay` で再現できる）。
lab-play-game = ゲーム
lab-play-line = { $name }（{ $led }）：ライフ{ $life }点、{ $what }
lab-play-in = 生存
lab-play-lost = 敗北（{ $why ->
    [life] ライフが0点以下
    [draw] ライブラリー切れ
    [poison] 毒カウンター10個
    [commander] 1体の統率者から21点の戦闘ダメージ
    [team] チームの敗北
    [concede] 投了
   *[other] 効果
}）

# Studies: thousands of nights.

cli-lab = ボットに何千もの夜を遊ばせ、キューブや形式の様子を調べる。
lab-nights = ボットに多くの夜を遊ばせ、ピック、デッキ、ゲーム、出来事をすべて表として残す。すでにある夜は遊び直さない。
lab-nights-players = 一緒にドラフトして遊ぶ人数（3～10人、1ポッド）。
lab-nights-count = 調査全体の夜の数。
lab-nights-workers = 並行して進めるプロセスの数。いくつでも結果は同じ。
lab-nights-ray = Rayのクラスタに進めさせる。そのアドレス、またはこのマシンだけなら「local」。
lab-nights-out = 表を置くフォルダー。途中で止まった調査はここで続きから始まる。
lab-nights-bots = ドラフトの席に座るボット（席順。足りなければ先頭から繰り返す）：{ $names }。指定がなければ全員がsensible。
lab-nights-values = 学習したボットが使うカードの評価（`entaku lab learn` が書き出すファイル）。
lab-nights-attack = 攻撃できる相手：全員か、左右どちらかの隣だけか。
lab-nights-mulligan = マリガンの種類。londonとvancouverは多人数戦の無料マリガンあり、それより前のものはなし。
lab-bot-unknown = 「{ $name }」というボットはありません。あるのは：{ $names }。
lab-too-many-bots = { $players }席に対してボットが{ $bots }つ指定されています。
lab-values-missing = 学習したボットには評価のファイルが必要です：--values ファイル（`entaku lab learn` が書き出す）。
lab-values-unused = 評価のファイルは学習したボットのためのものです。--bots で指定してください。
lab-values-unreadable = { $file }を `entaku lab learn` のファイルとして読めません：{ $problem }
lab-study-progress = 夜
lab-study-done = { $folder }に{ $nights }夜。{ $played ->
    [0] 新たに遊ぶ必要はありませんでした
   *[other] 今回は{ $played }夜を{ $seconds }秒で遊びました
}。
lab-study-another = { $folder }には別の調査（{ $name }、シード{ $seed }）があります。別のフォルダーを指定するか、同じドラフト、人数、シードを指定してください。
lab-study-folder-used = { $folder }にはほかのものが入っています。新しいフォルダーを指定してください。
lab-study-unwritable = { $folder }に書き込めません：{ $problem }。それまでの結果は残っています。
lab-study-none = { $folder }に調査はありません。
lab-study-empty = { $folder }：この調査ではまだ1夜も遊ばれていません。
lab-extra-missing = 必要なライブラリが入っていません：pip install "entaku[lab]"
lab-worker-died = 対戦していたプロセスが外から終了させられました（メモリ不足かもしれません）。それまでの結果は残っており、同じコマンドで続きから遊べます。
lab-ray-unreachable = { $address }にRayのクラスタがありません。

# What a study says.

lab-report = 調査の結果をまとめる：勝つカード、使われないカード、色、手番、ゲームの進み方。
lab-report-html = 結果をページとしてこのファイルに書き出す。
lab-report-publish = データフォルダーに置く。サーバーでは、同じカードからなるキューブのページから両方の言語で開ける。以前のものは置き換えられる。
lab-report-no-form = 書き出す先（--html ファイル）か --publish か --json を指定してください。
lab-report-no-cube = 公開できるのはキューブの結果だけです（以前のバージョンで行ったものなら、同じ「entaku lab nights」をもう一度実行してください。プレイし直しはしません）。
lab-report-published = { $name }：{ $nights }夜の結果を公開しました。このサーバーで同じカードのキューブを見る人はそこから開けます。
lab-report-other-language = English
lab-report-written = { $file }：{ $nights }夜の結果
lab-report-title = { $name }（ボット同士の対戦）
lab-report-about = { $nights }夜、{ $games }ゲーム、各ドラフト{ $players }人。シード{ $seed }、Entaku { $version }。
lab-report-even = 全員が互角なら勝率は{ $even }。区間は、一晩を1件と数えた95%信頼区間です。同じ夜のゲームは同じデッキで行い、誰かの勝ちはほかの人の負けになるからです。20ゲームに満たない数値や、一晩だけの数値は示しません。対戦はすべてボットによるものです。人の対戦にも当てはまるかどうかは、読む人の判断に任せます。
lab-report-left-out-unknown = 名前しか分からないカード：{ $names }。ボットはできるだけ使わないので、以下の答えには含めません。
lab-report-left-out-partly = ルールが一部しか処理できないカード：{ $names }。以下の答えには含めません。
lab-report-unknown = { $name }（詳細不明）
lab-report-partly = { $name }（一部のみ処理）
lab-report-question-cards = 勝つカードはどれか
lab-report-answer-cards = これらのカードが入ったデッキは互角より多く勝っています（確かな順）：{ $names }。全カードをまとめて判定しており、95%の確かさで偶然ではありません。
lab-report-question-unplayed = デッキに入らないカードはどれか
lab-report-answer-unplayed = ドラフトされても使われなかったカード：{ $names }。
lab-report-question-colours = 勝つ色はどれか
lab-report-question-decks = 勝つのはどんなデッキか
lab-report-answer-decks = 軽いデッキと重いデッキ、クリーチャーの少ないデッキと多いデッキの比較。デッキの内容によってプレイヤーを3つに分けました。
lab-report-costs = 平均マナ総量
lab-report-creatures = クリーチャーの枚数
lab-report-question-seats = 手番の順は勝敗に影響するか
lab-report-question-conspiracies = 策略は取る価値があるか
lab-report-answer-conspiracies = 策略を取ると、その分デッキに入れるカードが減ります。使った枚数ごとにプレイヤーを分けました。それぞれの策略の勝率は「すべてのカード」の表にあります。
lab-report-conspiracies = 策略の枚数
lab-report-question-acting = ドラフト中に働くカードは取る価値があるか
lab-report-answer-acting = まず、ドラフトした枚数ごとのプレイヤーの勝率。次に、各カードをドラフトした人の勝率（デッキに入れたかどうかは問いません）。
lab-report-acting = ドラフト中に働くカード
lab-report-question-bots = 勝つボットはどれか
lab-report-bot = ボット
lab-report-question-games = ゲームはどう進むか
lab-report-answer-games = ゲームの半数は第{ $turns }ターンまでに終わります。
lab-report-wait = 最初に敗退した人の半数は、{ $turns }ターン以内にゲームの終わりを迎えます。
lab-report-last-blow = 敗退するプレイヤーに最後のダメージを与えた人がそのゲームに勝つのは{ $share }です（{ $interval }）。
lab-report-first-blow = 最初の敗退者を出した人が勝つのは{ $share }です（{ $interval }）。
lab-report-question-phases = ドラフトの各段階の価値
lab-report-phase = 段階
lab-report-phase-cards = 1人あたりの枚数
lab-report-phase-winners = 勝者のデッキに占める割合
lab-report-phase-others = ほかの人のデッキに占める割合
lab-report-all-cards = すべてのカード
lab-report-all-cards-about = 見出しをクリックすると並べ替わります。「取得率」はパックで見た人が取った割合、「最後」はパックの最後の1枚だった割合、「所持時の勝率」はそのカードをドラフトした人全員の勝率です。
lab-report-too-few = ゲーム数が少なく、まだ何も言えません。
lab-report-card = カード
lab-report-drafted = ドラフトされた枚数
lab-report-pick = 平均取得順
lab-report-taken = 取得率
lab-report-last = 最後
lab-report-played = 使用率
lab-report-won = 勝率
lab-report-interval = 95%区間
lab-report-games = ゲーム数
lab-report-owned = 所持時の勝率
lab-report-seen = ドラフトで見た時の勝率
lab-report-drawn = 引いた時の勝率
lab-report-cast = 唱えた時の勝率
lab-report-first-out = 最初に敗退
lab-report-position = 手番
lab-report-colours = 色
lab-report-turns = ターン数
lab-report-none = なし
lab-report-comma = 、
lab-report-more = { $names }など（ほか{ $more }種類）

# Comparisons: rules that differ in one thing.

lab-compare = 問いに必要な夜を遊び、答えを出す：席順、組分け、足切り、同時敗北、無双、マリガン、統率者税。
lab-compare-svg = 答えの図をこのファイルに書き出す。
lab-compare-line = { $arm }{ $name ->
    [no] { "" }
   *[other] 、{ $name }
}：{ $value }（{ $low }～{ $high }、{ $count }件）
lab-arm-four = 今のルール、4人
lab-arm-four-left = 左隣だけを攻撃できる
lab-arm-four-partial-paris = 2010年の部分パリ・マリガン
lab-arm-seven = 7人のポッド
lab-arm-eight = 8人のポッド
lab-arm-eight-weak = 8人のうち1人がでたらめに遊ぶ
lab-arm-nine = 9人のポッド
lab-arm-ggd = 20点ごとにカード1枚
lab-arm-ggd-off = 無双なし
lab-arm-commander = 今の統率者戦
lab-arm-commander-2010 = 2010年の統率者戦
lab-arm-tie-later = 最初の手番に近いほうが下位（EV-7）
lab-arm-tie-shared = 順位を分け合う
lab-arm-tie-earlier = 最初の手番に近いほうが上位
lab-panel-by-position = 手番
lab-panel-by-rules = ルール
lab-panel-by-size = グループの人数
lab-panel-by-case = 場合
lab-panel-by-bot = ボット
lab-panel-by-casts = 唱えた回数
lab-panel-won = 勝率
lab-panel-first-out = 最初に敗退
lab-panel-turns = ゲームのターン数
lab-panel-place = ゲームの平均順位（1が勝者）
lab-panel-together = 複数人が同時に敗退するゲーム
lab-panel-crossed = 足切りの人数を越えて同時に敗退するゲーム
lab-panel-through = 勝ちグループに残る
lab-panel-night-won = その夜の1位
lab-panel-rank = その夜の平均順位
lab-panel-rank-of-cut = 負けグループに回った人の平均順位
lab-panel-first-to-twenty = 最初に20点のダメージを与えた人の勝率
lab-panel-rumble-cards = 1ゲームで無双により得るカードの枚数
lab-panel-mulligans = マリガンする人
lab-panel-hand = キープした手札の枚数
lab-panel-stuck = 4ターンで呪文を2つ唱えられない人
lab-panel-won-after = マリガンした人の勝率
lab-panel-casts-share = 統率領域から統率者を唱える回数
lab-panel-casts-mean = 1人が1ゲームに統率領域から統率者を唱える回数
lab-panel-commander-damage = 1体の統率者による21点のダメージで敗退する人
lab-case-left-first = 1回戦で最初に敗退
lab-case-left-second = 1回戦で2番目に敗退
lab-case-at-sight = at-sight
lab-case-by-text = by-text
lab-case-sensible = sensible
lab-case-random = random
lab-case-easy = easy
lab-case-normal = normal
lab-case-hard = hard
lab-case-expert = expert
lab-case-hard-timed = hard-timed
lab-case-expert-timed = expert-timed

# What cards are worth, learned from games.

lab-learn = 調査のゲームからカードの評価を学び、それでドラフトするボット（`--bots learned --values ファイル`）のために書き出す。
lab-learn-out = 評価を書き出すファイル。
lab-learn-publish = データフォルダーに置く。サーバーのボットは、同じカードからなるキューブをこの評価に従ってドラフトし、デッキを組む。以前のものは置き換えられる。
lab-learn-no-form = 学んだ評価の書き出し先（--out ファイル）か --publish か --json を指定してください。
lab-learn-published = { $name }：カード{ $cards }種類の評価を公開しました。このサーバーのボットは、同じカードのキューブをこれに従ってドラフトします。
lab-learn-done = { $file }：ゲームで使われたデッキ{ $hands }個から学んだ、カード{ $cards }種類の評価。事前の見立ての重みは、そのカードの入ったデッキ{ $weight }個分。上位：{ $names }。
lab-learn-too-few = { $folder }には、カード{ $cards }種類に対してデッキが{ $hands }個しかなく、学ぶには少なすぎます。もっと多くの夜を遊んでください。
# 互いに対戦する、いろいろな強さのボット。

lab-ladder = 強さの違うボットを対戦させて順位をつける。
lab-ladder-levels = 参加するボット。コンマで区切る：{ $names }。
lab-ladder-players = 1ゲームの人数。2～6人。
lab-ladder-games = 遊ぶゲームの数。
lab-ladder-against = 残りの席すべてに座るボット。参加するボットは1ゲームに1人だけになる。
lab-ladder-out = 結果をこのファイルにも書き出す。
lab-ladder-sizes = 1ゲームは2～{ $most }人、ボットは2種類以上。
lab-ladder-level = ボット
lab-ladder-played = ゲーム数
lab-ladder-won = 勝率（95%区間）
lab-ladder-rating = レーティング（95%区間）
lab-ladder-thoughts = 選択の数
lab-ladder-took = 選択にかかった時間（半数まで、99%まで、最長）
lab-ladder-seconds = { $middle }秒、{ $most }秒、{ $slowest }秒
lab-ladder-between = { $value }（{ $low }～{ $high }）
