# ゲーム：尋ねること、できること、起きたこと。

game-too-few-players = ゲームは2～{ $most }人で遊びます（{ $count }人ではできません）。
game-teams-uneven = 2つの同じ人数のチームに分かれるには、{ $least }人以上の偶数が必要です（{ $players }人です）。
game-teams-wrong = { $teams }人のチームでは、{ $count }人のゲームになりません。
game-priority = あなたに優先権があります。
game-attack = 攻撃クリーチャーと、それぞれが攻撃する相手を選んでください。
game-attack-again-too-many = 攻撃できるクリーチャーの数を超えています。選び直してください。
game-attack-again-alone = そのクリーチャーは単独では攻撃できません。選び直してください。
game-attack-again-not-allowed = その相手を攻撃できないクリーチャーがいます。選び直してください。
game-attack-again-cost = 攻撃のためのコストが支払われませんでした。選び直してください。
game-attack-again-must-attack = 攻撃しなければならないクリーチャーがほかにもいます。選び直してください。
game-block = ブロック・クリーチャーを選んでください。
game-before-shuffle = { $card }：デッキを切り直す前にカードを選んでください。
game-begin-with = どのカードが戦場に出ている状態でゲームを開始しますか？
game-bottom = ライブラリーの一番下に置くカードを選んでください。
game-cast-for = 別のコストで唱えますか？
game-cast-now = マナ・コストを支払って唱えますか？
game-cast-free = マナ・コストを支払わずに唱えますか？
game-door = { $card }：どちらのドアにしますか？
game-cast-face = { $card }：どれを唱えますか？
game-cast-way = { $card }をどのように唱えますか？
game-choose = { $card }：選んでください。
game-choose-chapter = { $card }：どの章から始めるか選んでください。
game-choose-colour = { $card }：色を1色選んでください。
game-choose-hand = どの手札を残しますか？　残りはライブラリーに戻して切り直します。
game-choose-card-type = { $card }：カード・タイプを選んでください。
game-choose-land-type = { $card }：土地タイプを選んでください。
game-choose-mana = { $card }：どのマナを加えますか？
game-choose-name = カード名を1つ選んでください。
game-choose-name-secret = { $card }：カード名を1つ、密かに指定してください。
game-choose-number = { $card }：数を選んでください。
game-choose-result = { $card }：どちらの出目を選びますか？
game-choose-pile = { $card }：束を選んでください。
game-gift = { $card }：誰に贈呈を約束しますか？
game-choose-player = { $card }：プレイヤーを選んでください。
game-protector = { $card }：守護者となるプレイヤーを選んでください。
game-choose-source = { $card }：ダメージの発生源を選んでください。
game-choose-word = { $card }：選んでください。
game-concede = 投了
game-companion = ゲームの外部にあるどのカードを相棒として公開しますか？
game-conspiracies = どの策略を使ってゲームを始めますか？
game-copy = { $card }：何のコピーになりますか？
game-cost-counters = { $card }：どれからカウンターを取り除きますか？
game-cost-discard = { $card }：コストとして捨てるカードを選んでください。
game-cost-exile = { $card }：コストとして追放するものを選んでください。
game-cost-return = { $card }：コストとして手札に戻すものを選んでください。
game-cost-sacrifice = { $card }：コストとして生け贄に捧げるものを選んでください。
game-cost-reveal = { $card }：何を公開しますか？
game-cost-below = { $card }：コストとしてライブラリーの一番下に置くカードを選んでください。
game-cost-tap = { $card }：コストとしてタップするものを選んでください。
game-convoke = { $card }：召集でタップするクリーチャーを選んでください。
game-improvise = { $card }：即席でタップするアーティファクトを選んでください。
game-waterbend = { $card }：水の技でタップするアーティファクトやクリーチャーを選んでください。
game-delve = { $card }：探査で追放するカードを選んでください。
game-counter-kind = { $card }：どのカウンターですか？
game-counter-kind-word = { $text }カウンター
game-counters-moved = { $card }：カウンターを何個移しますか？
game-counters-removed = { $card }：カウンターをいくつ取り除きますか？
game-counters-to = { $card }：カウンターをどれに置きますか？
game-damage-freely = { $card }の戦闘ダメージを割り振ってください。
game-damage = { $card }の戦闘ダメージを割り振ってください（前から順に致死ダメージ）
game-discard = 捨てるカードを選んでください。
game-divide = { $card }：割り振ってください。
game-enchant = { $card }：何をエンチャントしますか？
game-exile-before = { $card }：どれを追放しますか？
game-extra-vote = { $card }：もう1票投じますか？
game-endure = { $card }：スピリットを出す代わりに、カウンターを置きますか？
game-blight = { $card }：どのクリーチャーに-1/-1カウンターを置きますか？
game-manifest-dread = { $card }：2枚のうちどちらを予示しますか？
game-cast-harmonize = { $card }：タップするクリーチャーのパワーは？
game-cast-emerge = { $card }：マナ総量がいくつのクリーチャーを生け贄に捧げますか？
game-cast-leave = { $card }：どのカードの効果で唱えますか？
game-cast-offering = { $card }：どれを生け贄に捧げますか？
game-cast-offering-word = { $text }
game-pay-more = { $card }：+1/+1カウンターのために追加で何点のマナを支払いますか？
game-power-of = { $card }：どのカードのパワーの数だけカウンターを置きますか？
game-choose-attackers = どのクリーチャーが攻撃しますか？
game-kickers = { $card }：どのキッカーを支払いますか？
game-kickers-word = { $text }
game-kicks = { $card }：キッカーを何回支払いますか？
game-legend = これらの伝説のパーマネントのうち、どれを残しますか？
game-unread = { $card }はルールにより場を離れる（か外れる）ところですが、そのカードか付いているカードに、ここでは処理できないテキストがあります。そのまま残りますか？
game-unread-lose = ルールによりあなたは敗北するところですが、{ $card }に、ここでは処理できないテキストがあります。ゲームに残りますか？
game-rumble = 『無双』：サイドボードのどのカードを統率領域に置きますか？（マナ・コストを支払うことなくプレイできます）
game-commander-instead = 代わりに統率者を統率領域に置きますか？
game-commander-return = 統率者を統率領域に置きますか？
game-life-last = { $card }：残りのライフをすべて支払うことになります。支払いますか？
game-mana-in-life = { $card }：{ $colour }マナの代わりに2点のライフを支払いますか？
game-mana-in-life-times = { $card }：{ $colour }のシンボルのうち何個を、マナの代わりに2点ずつのライフで支払いますか？
game-may = { $card }：行いますか？
game-may-pay = { $card }：支払いますか？
game-miracle = { $card }を引き際に公開しますか？（奇跡コストで唱えられます）
game-modes = { $card }：モードを選んでください。
game-mulligan = マリガンしますか？
game-mulligan-cards = どのカードを引き直しますか？
game-new-targets = { $card }：新しい対象を選びますか？
game-order-attackers = ダメージを与える攻撃クリーチャーの順番を決めてください。
game-order-blockers = ダメージを与えるブロック・クリーチャーの順番を決めてください。
game-order-casting = 唱える場合の順番を決めてください。最後に唱えたものが最初に解決されます。
game-meld = 合体させるものを選んでください。
game-mutate = 変容：{ $card }の上と下のどちらに置きますか？
game-order-copies = これらを対象とするコピーをスタックに置く順番を決めてください。最後のものが最初に解決されます。
game-order-library = ライブラリーに置く順番を決めてください。先頭が一番上になります。
game-order-team-triggers = チームの能力をスタックに置く順番を決めてください。最後のものが最初に解決されます。
game-order-team-triggers-trigger = { $card }（{ $player }）
game-order-triggers = 能力をスタックに置く順番を決めてください。最後のものが最初に解決されます。
game-piles = { $card }：2つの束に分けてください。
game-process = 追放領域からオーナーの墓地に置くカードを選んでください。
game-proliferate = 増殖：各種類のカウンターをもう1個ずつ得るものを選んでください。
game-time-travel-more = タイムトラベル：時間カウンターを1個置くものを選んでください。
game-time-travel-less = タイムトラベル：時間カウンターを1個取り除くものを選んでください。
game-put-back = 戻すカードを選んでください。
game-put-from-hand = { $card }：手札からどのカードを出しますか？
game-replacement = 複数の効果が適用されます。どれを先に適用しますか？
game-sacrifice = { $card }：生け贄に捧げるものを選んでください。
game-scry = 占術：一番上に残すカードと一番下に置くカードを分けてください。
game-fateseal = 消術：このライブラリーの一番上に残すカードと一番下に置くカードを分けてください。
game-stay-tapped = アンタップ・ステップ：タップしたままにするものを選んでください。
game-assist-who = { $card }：誰に助力を求めますか？　自分を選ぶと求めません。
game-assist = { $card }：コストのうちいくつを支払いますか？
game-splice = { $card }に連繋するカードを選んでください。
game-cipher = { $card }を暗号化するクリーチャーを選んでください。
game-turn-up = { $card }：どのコストで表向きにしますか？
game-devour = { $card }が貪食するクリーチャーを選んでください。
game-amplify = { $card }：増幅で公開するカードを選んでください。
game-myriad = { $card }：別の対戦相手を攻撃しているコピーを生成しますか？
game-aura-swap = { $card }と交換する、手札のオーラを選んでください。
game-cost-crew = { $card }に搭乗するためにタップするクリーチャーを選んでください。
game-totem-armor = { $card }が破壊されます。代わりに破壊するオーラを選んでください。
game-shield-counter = { $card }が破壊されます。代わりに盾カウンターを取り除きますか？　取り除かないなら再生します。
game-attack-whom = { $card }は攻撃している状態で戦場に出ます。攻撃する相手を選んでください。
game-band = バンドを組んで攻撃する、バンドを持つクリーチャーを選んでください。
game-band-joined = そのバンドに加わる、バンドを持たないクリーチャーを選んでください。
game-band-damage = { $card }の戦闘ダメージを好きなように割り振ってください。
game-put-on-top = { $card }をライブラリーの一番上に置きますか？　置かないなら一番下に置きます。
game-as-unblocked = { $card }はブロックされなかったかのように戦闘ダメージを割り振りますか？
game-exert = 督励する攻撃クリーチャーを選んでください。
game-enlist = { $card }が徴集するクリーチャーを選んでください。
game-evidence = { $card }：証拠として追放するカードを選んでください。
game-behold = { $card }：公開する手札のカードか、あなたのパーマネントを選んでください。
game-villainous-choice = { $card }：選択肢を選んでください。
game-forage = { $card }：追放する墓地のカード3枚か、生け贄に捧げる食物を選んでください。
game-give-up = { $card }：生け贄に捧げるパーマネントか、捨てるカードを選んでください。
game-learn = 履修：講義を手札に加えるか、カードを1枚捨てて1枚引いてください。
game-ripple = { $card }：波及で公開しますか？
game-surveil = 諜報：一番上に残すカードと墓地に置くカードを分けてください。
game-bolster = 鼓舞：カウンターを置くクリーチャーを選んでください。
game-populate = 居住：コピーするトークンを選んでください。
game-ring-bearer = 指輪の誘惑：指輪所持者にするクリーチャーを選んでください。
game-amass = 動員：カウンターを置く軍団を選んでください。
game-explore = { $card }を墓地に置きますか？　置かなければ一番上に残ります。
game-tribute = { $card }：貢納を支払い、+1/+1カウンターを置きますか？
game-enter-with-counters = { $card }：カウンターが置かれた状態で戦場に出しますか？
game-search = { $card }：どのカードを探しますか？
game-search-library = { $card }：ライブラリーからも探しますか？
game-shield = { $card }：どのダメージを軽減しますか？
game-target = { $card }：対象を選んでください。
game-unless = { $card }：支払って防ぎますか？
game-untap = { $card }：アンタップしますか？（しないならタップします）
game-vote = { $card }：投票してください。
game-x = { $card }：Ｘはいくつですか？

game-pay-any = { $card }：マナを何点支払いますか？
game-pay-energy = { $card }：エネルギーをいくつ支払いますか？
game-play-face = { $card }：どちらの面をプレイしますか？
game-clash = 公開された{ $card }をライブラリーの一番下に置きますか？
game-draw-up-to = { $card }：何枚引きますか？
game-repeat = { $card }：もう一度繰り返しますか？
game-priority-pass = パス
game-priority-cast = { $card }を唱える
game-priority-land = { $card }をプレイする
game-priority-activate = { $card }の能力を起動する
game-priority-mana = { $card }からマナを出す
game-priority-reveal-agenda = { $card }を表向きにする
game-priority-plot = { $card }を計画する
game-priority-foretell = { $card }を予顕する
game-priority-suspend = { $card }を待機させる
game-priority-unlock = { $text }を開放する
game-priority-companion = {"{3}"}を支払い、相棒の{ $card }を手札に加える
game-priority-planar-die = 次元ダイスを振る
game-priority-turn-up = { $card }を表向きにする
game-cast-way-way = { $text ->
    [flash] 瞬速で
    [first] 追加コストの1つ目で
    [second] 追加コストの2つ目で
    [alternative] 代替コストで
    [entwine] 双呪コストも支払って
    [awaken] 覚醒コストで
    [bestow] 授与コストで、オーラとして
    [blitz] 奇襲コストで
    [cleave] 切除コストで、角括弧の中を除いて
    [dash] 疾駆コストで
    [emerge] 現出コストで
    [escape] 脱出コストで
    [evoke] 想起コストで
    [foretell] 予顕コストで
    [freerunning] フリーランニング・コストで
    [jump-start] 再活で
    [mutate] 変容コストで、クリーチャーに重ねて
    [offering] 献身で
    [overload] 超過コストで
    [prowl] 徘徊コストで
    [spectacle] 絢爛コストで
    [surge] 怒濤コストで
    [buyback] バイバック・コストを支払って
    [casualty] 犠牲のコストを支払って
    [conspire] 共謀のコストを支払って
    [bargain] 協約で
    [harmonize] 調和で
    [impending] 兆候コストで
    [mayhem] 大混乱コストで
    [additional] 追加コストも支払って
    [gift] 贈呈を約束して
    [teamwork] チームワークを使って
    [offspring] 新生コストも支払って
    [plot] 計画していたので支払わずに
    [sneak] 忍び足コストで
    [warp] ワープ・コストで
    [web-slinging] ウェブ・スイング・コストで
    [flashback] フラッシュバックで
    [retrace] 回顧で
    [aftermath] 余波で
    [disturb] 降霊で
    [more-than-meets-the-eye] トランスフォーム・コストで
    [face-down] 裏向きで（{ "{" }3{ "}" }）
   *[other] 通常どおり
}
game-cast-harmonize-less = { $text }
game-cast-emerge-less = { $text }
game-modes-mode = モード{ $number }
game-choose-mana-word = { $colour }
game-choose-colour-word = { $colour }
game-door-open = { $text }を開放する
game-door-close = { $text }を閉鎖する
game-cast-face-word = { $text }
game-cast-face-prototyped = { $text }を試作として
game-cast-face-fused = 両方を融合して：{ $text }
game-play-face-word = { $text }
game-choose-word-word = { $text }
game-gain-keyword = { $card }：得る能力を選んでください。
game-gain-keyword-word = { $text ->
    [deathtouch] 接死
    [double-strike] 二段攻撃
    [first-strike] 先制攻撃
    [flying] 飛行
    [haste] 速攻
    [hexproof] 呪禁
    [indestructible] 破壊不能
    [lifelink] 絆魂
    [menace] 威迫
    [reach] 到達
    [trample] トランプル
    [vigilance] 警戒
   *[other] { $text }
}
game-choose-result-word = { $text }
game-villainous-choice-word = 選択肢{ $text }
game-choose-land-type-word = { $text }
game-choose-card-type-word = { $text }
game-choose-hand-pile = 手札{ $number }
game-choose-pile-pile = { $number }つ目の束
game-vote-word = { $text }
game-replacement-replacement = { $card }
game-scry-top = 一番上
game-scry-bottom = 一番下
game-fateseal-top = 一番上
game-fateseal-bottom = 一番下
game-mutate-over = 上
game-mutate-under = 下
game-surveil-top = 一番上
game-surveil-graveyard = 墓地
game-piles-first = 1つ目の束
game-piles-second = 2つ目の束

game-step-untap = アンタップ
game-step-upkeep = アップキープ
game-step-draw = ドロー
game-step-precombat-main = 第1メイン
game-step-beginning-of-combat = 戦闘開始
game-step-declare-attackers = 攻撃指定
game-step-declare-blockers = ブロック指定
game-step-first-strike-damage = 先制攻撃
game-step-combat-damage = 戦闘ダメージ
game-step-end-of-combat = 戦闘終了
game-step-postcombat-main = 第2メイン
game-step-end = 終了
game-step-cleanup = クリンナップ
game-step-beginning = ゲーム開始前

game-told-turn = 第{ $turn }ターン：{ $player }
game-told-cast = { $player }が{ $card }を唱えた
game-told-activated = { $player }が{ $card }の能力を起動した
game-told-triggered = { $card }の能力が誘発した（{ $player }）
game-told-initiative-triggered = イニシアチブの能力が誘発した（{ $player }）
game-told-monarch-triggered = 統治者の能力が誘発した（{ $player }）
game-told-resolved = { $card }が解決した
game-told-fizzled = { $card }は適正な対象がなくなり、何もしなかった
game-told-countered = { $card }は打ち消された
game-told-land = { $player }が{ $card }をプレイした
game-told-draw = { $player }がカードを{ $count }枚引いた
game-told-draw-card = { $player }が{ $card }を引いた
game-told-cycle = { $player }が{ $card }をサイクリングした
game-told-discard = { $player }が{ $card }を捨てた
game-told-dies = { $card }が死亡した
game-told-exile = { $card }が追放された
game-told-graveyard = { $card }が墓地に置かれた
game-told-hand = { $card }が{ $player }の手札に戻った
game-told-to-hand = { $player }が{ $card }を手札に加えた
game-told-library = { $card }が{ $player }のライブラリーに置かれた
game-told-battlefield = { $card }が戦場に出た（{ $player }）
game-told-emblem = { $player }が紋章を得た（{ $card }）
game-told-token = { $player }が{ $card }を生成した
game-told-life = { $player }：ライフ{ $change }（現在{ $now }点）
game-told-player-counters = { $player }：{ $kind ->
    [poison] 毒
    [energy] エネルギー・
   *[experience] 経験
  }カウンター{ $change }個（現在{ $now }個）
game-told-damage-player = { $card }が{ $player }に{ $count }点のダメージを与えた
game-told-damage-object = { $card }が{ $other }に{ $count }点のダメージを与えた
game-told-attack = { $card }が{ $player }を攻撃した
game-told-block = { $card }が{ $other }をブロックした
game-told-voted = { $player }が{ $card }に投票した
game-told-revealed = { $player }が{ $card }を公開した
game-told-coin-lost = { $player }がコイン投げに負けた
game-told-coin-won = { $player }がコイン投げに勝った
game-told-dice = { $player }がd{ $number }を振って{ $now }を出した
game-told-player-controlled = { $player }が{ $other }の次のターンをコントロールする
game-told-planar-die = { $player }が次元ダイスを振った：{ $face ->
    [planeswalk] プレインズウォーク
    [chaos] カオス
   *[blank] 空白
}
game-told-planeswalking-triggered = プレインズウォーク能力が誘発した（{ $player }）
game-told-plane-first = ゲームは{ $card }で始まる
game-told-planeswalked = { $player }が{ $card }へプレインズウォークした
game-told-encountered = { $player }が{ $card }に遭遇した
game-told-chaos = { $card }でカオスが起きた
game-told-scheme = { $player }が{ $card }を実行中にした
game-told-scheme-abandoned = { $player }が{ $card }を放棄した
game-told-speed = { $player }の速度が{ $now }になった
game-told-speed-triggered = { $player }の速度の能力が誘発した
game-told-ring-tempted = 指輪が{ $player }を誘惑した
game-told-initiative = { $player }がイニシアチブを得た
game-told-monarch = { $player }が統治者になった
game-told-blessed = { $player }が都市の承認を得た
game-told-paired = { $card }と{ $other }が組になった
game-told-rumbled = { $player }が対戦相手に失わせたライフが通算{ $life }点に達した（『無双』）
game-told-rumble-card = { $player }がサイドボードの{ $card }を統率領域に置いた
game-told-banded = { $card }がバンドを組んで攻撃した
game-told-goaded = { $player }が{ $card }を使嗾した
game-told-phased-out = { $card }がフェイズ・アウトした
game-told-phased-in = { $card }がフェイズ・インした
game-told-chosen = { $player }が{ $text }を選んだ
game-told-face-up = { $card }が表向きになった：{ $text }
game-told-turned-up = { $card }が表向きになった
game-told-transformed = パーマネントが変身し、{ $card }になった
game-told-flipped = パーマネントが反転し、{ $card }になった
game-told-mutated-over = { $card }が{ $other }に変容し、上に重なった
game-told-mutated-under = { $card }が{ $other }に変容し、下に重なった
game-told-melded = { $other }が{ $card }へ合体した
game-told-day = 昼になった
game-told-is-solved = { $card }が解明された
game-told-is-prepared = { $card }が準備済になった
game-told-is-ring-bearer = { $card }が指輪所持者になった
game-told-is-left-half-unlocked = { $card }の左のドアが開放された
game-told-is-right-half-unlocked = { $card }の右のドアが開放された
game-told-no-longer-solved = { $card }が解明済でなくなった
game-told-no-longer-prepared = { $card }が準備済でなくなった
game-told-no-longer-ring-bearer = { $card }が指輪所持者でなくなった
game-told-no-longer-left-half-unlocked = { $card }の左のドアが閉鎖された
game-told-no-longer-right-half-unlocked = { $card }の右のドアが閉鎖された
game-told-level = { $card }がレベル{ $count }になった
game-told-night = 夜になった
game-told-mulligan = { $player }がマリガンした
game-told-kept = { $player }が{ $count }枚の手札をキープした
game-told-shuffled = { $player }がライブラリーを切り直した
game-told-extra-turn = { $player }が追加のターンを得た
game-told-lost = { $why ->
    [concede] { $player }が投了した
    [life] { $player }が敗北した（ライフ）
    [draw] { $player }が敗北した（ライブラリー切れ）
    [poison] { $player }が敗北した（毒）
    [commander] { $player }が敗北した（統率者ダメージ）
    [team] { $player }がチームとともに敗北した
   *[other] { $player }が敗北した
}
game-told-ended = { $player }がゲームに勝利した
game-told-drawn = ゲームは引き分けになった
game-told-by-hand = { $card }はここではルール処理できない。{ $player }が手動で行う
game-told-fault = { $card ->
    [none] ルール処理に失敗した。{ $player }が手動で行う
   *[other] { $card }のルール処理に失敗した。{ $player }が手動で行う
}

web-game-play = ゲームを始める
web-game-play-again = もう1ゲーム遊ぶ
web-game-play-about = 全員が自分のデッキで、1つの無差別戦を遊びます。
web-game-waits-decks = デッキ完成：{ $all }人中{ $ready }人
web-game-options = ゲームのルール
web-game-life = 初期ライフ
web-game-range = 影響範囲
web-game-range-none = 無制限
web-game-attack = 攻撃
web-game-attack-multiple = 好きな対戦相手
web-game-attack-left = 左隣のみ
web-game-attack-right = 右隣のみ
web-game-mulligan-keeps = マリガンすると手札は{ $count }枚になります。
web-game-mulligan = マリガン
web-game-mulligan-london = ロンドン
web-game-mulligan-vancouver = バンクーバー
web-game-mulligan-paris = パリ
web-game-mulligan-partial-paris = 部分パリ式
web-game-preset = ゲームの種類
web-game-preset-free-for-all = 無差別戦
web-game-preset-group-game = グループ・ゲーム
web-game-preset-group-game-about = グループ・ゲーム・ドラフトのゲームです。初期ライフ20点で、最後の1人になるまで全員で戦います。最初のマリガンは7枚引き直せます。
web-game-variant = デッキ以外に使うもの
web-game-variant-none = なし
web-game-variant-planechase = プレインチェイス
web-game-variant-planechase-about = ここで知られている次元と現象から、全員で使う次元デッキを作ります：1人につき10枚、最大40枚で、ルール通りに処理できるカードが優先されます。自分のターンに次元ダイスを振れます。最初の1回は無料で、以後は1回ごとに{"{1}"}ずつ増えます。
web-game-variant-archenemy = アーチエネミー
web-game-variant-archenemy-about = 最初の席のプレイヤーが魔王です：先攻で、ライフ40点と計略20枚を持ち、自分のターンごとに1枚を実行中にします。他の全員はそれぞれライフ20点のチームで、ターンは1人ずつ行います。
web-game-variant-supervillains = スーパーヴィラン・ランブル
web-game-variant-supervillains-about = 全員がそれぞれ20枚の計略を持ち、自分の戦闘前メイン・フェイズの開始時ごとに1枚を実行中にします。
web-game-rumble = 『無双』ルール
web-game-teammate = チームメイト
web-game-teams = チーム
web-game-teams-none = 個人戦
web-game-teams-shared = 双頭巨人戦
web-game-teams-apart = チーム戦
web-game-teams-about-none = チームメイトはいません。
web-game-teams-about-shared = 前半の席と後半の席で対戦します。チームはライフとターンを共有し（共有チームターン）、互いの手札を見られます。
web-game-teams-about-apart = 前半の席と後半の席で対戦します。ライフとターンは各自のもので、チームメイトの手札を見られます。
web-game-teams-even = チームで遊ぶには、4人以上の偶数の席が必要です。
web-game-one-life = { $player }とライフを共有
web-game-planned-attack = チームの攻撃予定：
web-game-planned-block = チームのブロック予定：
web-last-team = { $players }のチームの勝利です。
web-game-rumble-about = 対戦相手のライフを通算{ $life }点失わせるごとに、サイドボードのカードを1枚選んで統率領域に置き、マナ・コストを支払うことなくプレイできます。
web-game-rumble-life = カード1枚に必要な点数
web-game-rumble-count = 無双{ $life }／{ $next }
web-game-rumble-more = { $player }が対戦相手に失わせたライフは通算{ $life }点。{ $next }点で『無双』のカードを選べます。
web-game-rumble-waits = 無双
web-game-rumble-free = 統率領域にあり、マナ・コストを支払うことなくプレイできる
web-game-turn = 第{ $turn }ターン
web-game-pass = パス
web-game-pass-until-turn = 自分のターンまで
web-game-pass-until-end = ターン終了時まで
web-game-passing = パスしています…
web-game-stop-passing = 止める
web-game-skip = 先へ進める
web-game-your-turn = あなたのターン
web-game-resolve = 解決させる
web-game-respond = { $kind ->
    [triggered] { $card }の誘発型能力（{ $player }）・対応しますか？
    [activated] { $player }が{ $card }を起動・対応しますか？
    [ability] { $card }の能力（{ $player }）・対応しますか？
   *[spell] { $player }が{ $card }を唱えた・対応しますか？
}
web-game-respond-own = { $kind ->
    [triggered] あなたの{ $card }の誘発型能力・対応しますか？
    [activated] あなたの{ $card }の起動型能力・対応しますか？
    [ability] あなたの{ $card }の能力・対応しますか？
   *[spell] あなたの{ $card }・対応しますか？
}
web-game-kind-triggered = 誘発型能力
web-game-kind-activated = 起動型能力
web-game-kind-ability = 能力
web-game-kind-spell = 呪文
web-game-stack-next = 次に解決
web-game-stack-fold = スタックを畳む
web-game-stack-open = スタックを開く
web-game-tray-away = 盤面を見る
web-game-tray-back = 選択に戻る
web-game-boards = ほかのプレイヤーの戦場
web-game-board-next = 次の戦場
web-game-board-before = 前の戦場
web-game-hand = 手札
web-game-library = ライブラリー
web-game-graveyard = 墓地
web-game-exile = 追放領域
web-game-command = 統率領域
web-game-sideboard = サイドボード
web-game-stack = スタック
web-game-log = ログ
web-game-rail = ターン順のプレイヤー
web-game-life-of = { $player }：ライフ{ $life }点
web-game-cards-in = { $count }枚
web-game-speeding = 速度
web-game-initiative = イニシアチブ
web-game-monarch = 統治者
web-planes = 次元
web-planes-leads-away = プレインズウォーク
web-planes-controlled = { $player }・次元デッキ：{ $count }枚
web-game-speed = 速度：{ $count ->
   *[other] { $count }
    [4] 4（最高速度）
}
web-game-tempted = 指輪の誘惑：{ $count }回。指輪所持者は伝説で、自身よりパワーの大きいクリーチャーにブロックされない。{ $count ->
    [1] {""}
    [2] 攻撃したとき、カードを1枚引き、1枚捨てる。
    [3] 攻撃したとき、カードを1枚引き、1枚捨てる。これをブロックしたクリーチャーは戦闘終了時に生け贄に捧げられる。
   *[other] 攻撃したとき、カードを1枚引き、1枚捨てる。これをブロックしたクリーチャーは戦闘終了時に生け贄に捧げられる。プレイヤーに戦闘ダメージを与えたとき、対戦相手全員は3点のライフを失う。
}
web-game-blessed = 都市の承認
web-game-active = アクティブ・プレイヤー
web-game-deciding = 選択中
web-game-left = 敗退
web-game-place = { $place }位
web-game-you-won = あなたの勝ちです！
web-game-won = { $player }の勝ちです！
web-game-nobody-won = 引き分けです。
web-last-ranking = 順位
web-last-life = ライフ{ $count }点
web-last-turns = 勝負の分かれ目
web-last-blow = { $player }が1ターンに{ $other }へ{ $count }点のダメージ
web-last-crown = { $player }が{ $other }から統治者の座を奪った
web-last-lead = { $player }が{ $other }を抜き、ライフ{ $count }点で首位に
web-last-out = { $player }が敗退
web-last-honours = この対戦の最多記録
web-last-star = 最も活躍したカード
web-last-dealt = プレイヤーへのダメージ{ $count }点
web-last-most-damage = プレイヤーへのダメージ
web-last-most-blow = 1ターンのダメージ
web-last-most-spells = 唱えた呪文
web-last-most-life = 得たライフ
web-last-most-attacks = 攻撃回数
web-last-table = 卓を見る
web-last-result = 結果を見る
web-game-concede = 投了
web-game-concede-sure = このゲームを投了しますか？
web-game-concede-about = すぐにこのゲームに敗北し、ゲームから離れます。ほかのプレイヤーは続けます。
web-game-phased-out = フェイズ・アウト中
web-game-part = 重なっているカード：{ $card }
web-game-parts = { $cards }と一体
web-game-tapped = タップ状態
web-game-sick = 召喚酔い
web-game-attacking = { $player }を攻撃中
web-game-banded = { $card }とバンド
web-game-solved = 解明済
web-game-prepared = 準備済
web-game-ring-bearer = 指輪所持者
web-game-left-half-unlocked = 左のドア開放
web-game-right-half-unlocked = 右のドア開放
web-game-paired = { $card }と組
web-game-blocking = { $card }をブロック中
web-game-date = { $date }のルール
web-game-date-of = いつのルールか
web-game-date-today = 今日（{ $date }）
web-game-damage = ダメージ{ $count }点
web-game-token = トークン
web-game-counters = { $kind }カウンター{ $count }個
web-game-day = 昼
web-game-night = 夜
web-game-face-down = 裏向き
web-game-unseen-card = 裏向きのカード
web-game-chosen = 選択：{ $text }
web-game-attack-all = 全員で{ $player }を攻撃
web-game-attack-none = 攻撃しない
web-game-attack-confirm = { $count }体で攻撃する
web-game-attack-hint = プレイヤーを選んでから、そのプレイヤーを攻撃するクリーチャーを選んでください。
web-game-block-none = ブロックしない
web-game-block-confirm = { $count }体でブロックする
web-game-block-hint = ブロックするクリーチャーを選び、次に攻撃クリーチャーを選んでください。
web-game-x = Ｘ＝{ $count }
web-game-stops = ストップ
web-game-stops-about = できることがあるときに、ここでゲームが待ちます。
web-game-stops-mine = 自分のターン
web-game-stops-theirs = ほかのプレイヤーのターン
web-game-bar = あなたへの問い
web-game-wait-others = { $player }を待っています。
web-game-watching = 観戦中です。
web-game-your-board = あなたの戦場
web-game-empty = 何もありません。
web-game-earmarked = うち{ $mana }は{ $source }による制限つき
web-game-sought = { $player }の戦場を見る（選べるものがあります）
web-game-focus = { $player }の戦場を見る
web-game-close = 閉じる
web-game-poison = 毒カウンター
web-game-energy = エネルギー・カウンター
web-game-experience = 経験カウンター

# What votes are cast for.
game-word-Artifact = アーティファクト
game-word-Battle = バトル
game-word-Creature = クリーチャー
game-word-Enchantment = エンチャント
game-word-Instant = インスタント
game-word-Land = 土地
game-word-Planeswalker = プレインズウォーカー
game-word-Sorcery = ソーサリー
game-word-Kindred = 同族
game-word-Tribal = 部族
game-word-black = 黒
game-word-blue = 青
game-word-carnage = 殺戮
game-word-condemnation = 糾弾
game-word-death = 死
game-word-denial = 否定
game-word-duplication = 複製
game-word-feather = 羽
game-word-first-strike = 先制攻撃
game-word-flying = 飛行
game-word-free = 解放
game-word-grace = 恩寵
game-word-green = 緑
game-word-harvest = 収穫
game-word-homage = 忠誠
game-word-indestructible = 破壊不能
game-word-knowledge = 知識
game-word-lifelink = 絆魂
game-word-money = 金
game-word-numbers = 量
game-word-psychosis = 精神疾患
game-word-quill = 羽ペン
game-word-reach = 到達
game-word-red = 赤
game-word-sickness = 身体疾患
game-word-sprout = 新芽
game-word-strength = 質
game-word-taxes = 税
game-word-time = 時間
game-word-torture = 拷問
game-word-trample = トランプル
game-word-vigilance = 警戒
game-word-wild = 野生

web-yes-game-mana-in-life = ライフ2点
web-no-game-mana-in-life = マナ
web-yes-game-life-last = 支払う
web-no-game-life-last = 支払わない
web-yes-game-mulligan = マリガンする
web-no-game-mulligan = キープする
web-game-survived = この卓の1回戦が終了しました。
web-game-you-left = あなたは敗退しました。このまま観戦できます。
web-game-time-over = 時間切れです。

# ボットの手の理由。ゲームが終わってから、その手札を見られる人が読む。
bot-why-rule = 経験則で、今いちばん得な手だった。
bot-why-land = 出せる土地は必ず出す。いちばん必要な色を出せる土地を選んだ。
bot-why-alone = ほかにできることがなく、経験則では待つより得な手だった。
bot-why-most = できること{ $moves }通りのうち、経験則でいちばん得な手だった。
bot-why-attack = 検討した攻撃のうち、最善のブロックを受けても得るものが、留守の危険を差し引いて最も大きかった。
bot-why-block = 検討したブロックのうち、いちばん結果が良かった。
bot-why-mulligan = 手札の土地が少なすぎたか多すぎた、または序盤に唱えられるものが足りなかった。
bot-why-seen = 初心者は見落とす。目に入ったものの中では、経験則でいちばん得な手だった。
bot-why-looked = { $moves }通りの手を{ $games }通りの想像上のゲームで読んだ。この手なら勝率はおよそ{ $share }%、経験則の手なら{ $usual }%。
bot-why-waited = 何もしない。{ $moves }通りの手を{ $games }通りの想像上のゲームで読んだ。待てば勝率はおよそ{ $share }%、経験則の手なら{ $usual }%。
bot-why-told = { $player }：{ $why }
