# Riftbound：テキストのどの言葉が対象で、それはなぜか。

riftbound-rules-unknown = 「{ $name }」というルールはありません。選べるのは{ $known }です。
riftbound-text-too-long = テキストが長すぎます（最大{ NUMBER($most) }文字）。
riftbound-card-unknown = 取り込み済みのRiftboundのカードに「{ $name }」はありません。
riftbound-card-near = 取り込み済みのRiftboundのカードに「{ $name }」はありません。{ $near }のことですか？
riftbound-card-several = 「{ $name }」で始まるカードがいくつもあります：{ $names }
riftbound-no-cards = Riftboundのカードがまだありません。次のようにファイルを取り込んでください：entaku targets --import ファイル
riftbound-cards-unreadable = { $file }：Riftboundのカードのファイルではありません（{ $problem }）。
riftbound-cards-none = { $file }：名前とテキストのあるカードが1枚もありません。

riftbound-cites = （コアルール{ $rule }）
riftbound-followed-core = コアルール1.3（{ $since }）による判定です。1.4（2026-07-24）には、許可や制限を述べるだけの言葉は対象を取らないことが加わりました（この判定でもそう扱っています）。対象にならないものや、選び直しについての1.4の規定は扱っていません。
riftbound-followed-faq = Origins FAQ（{ $since }）による判定です。その後、コアルール1.3（2026-03-30）が出ています。

# 対象である理由。$words はカードの言葉。
riftbound-why-target = 「{ $words }」は対象です。すべてのプレイヤーが見ることができ、自分のみが選択でき、対象指定の制限、コスト、発動条件、置き換え効果、“行う必要がある”アクションのどれにも含まれていないからです。
riftbound-why-target-unnumbered = 「{ $words }」は対象です。数が書かれておらず「すべて」ともないので、自分のみが1つを選択するものとして読みました。
riftbound-why-target-player = 「{ $words }」は対象です。プレイヤーも対象になり、どのプレイヤーかを自分のみが選択するからです。
riftbound-why-target-trash = 「{ $words }」は対象です。トラッシュはパブリックゾーンで、すべてのプレイヤーが見ることができ、自分のみが選択するからです。
riftbound-why-target-played-from-trash = 「{ $words }」は対象です。パブリックゾーンであるトラッシュからプレイし、自分のみが選択するからです。手札からなら対象になりません。
riftbound-why-target-public-zone = 「{ $words }」は対象です。パブリックゾーンにあり、自分のみが選択するからです。
riftbound-why-target-chain = 「{ $words }」は対象です。チェインはパブリックゾーンで、自分のみが選択するからです（そのスペルやスキル自身は選べません）。
riftbound-why-target-facedown = 「{ $words }」は対象です。表面は非公開情報でも、そこに伏せられたカードが存在することは公開されていて、自分のみが選択するからです。
riftbound-why-target-legend = 「{ $words }」は対象です。レジェンドゾーンはパブリックゾーンで、選べるレジェンドが1つとは限らないからです。
riftbound-why-target-battlefield = 「{ $words }」は対象です。バトルフィールドはすべてのプレイヤーが見ることができるゲームオブジェクトで、自分のみが選択するからです。
riftbound-why-target-place-of-all = 「{ $words }」は対象です。そこにあるものはすべてが影響を受けることから選択が行われませんが、場所は自分のみが選択し、場所も対象になるからです。
riftbound-why-target-place = 「{ $words }」は対象です。場所も対象になり、自分のみが選択するからです。
riftbound-why-target-optional = 「{ $words }」は対象です。「できる」「してもよい」は行わなくてもよいというだけで、何に行うかは自分のみが先に選択するからです。
riftbound-why-target-up-to = 「{ $words }」は対象です。いくつ、どれを選ぶかを自分のみが決めるからです。1つも選ばなくてもかまいません。
riftbound-why-target-group = 「{ $words }」から選んだものは、それぞれが対象です。自分のみが選択し、合計が条件を満たす組み合わせにする必要があります。
riftbound-why-target-split = 「{ $words }」のうちダメージを割り振るものは、それぞれが対象です。いくつずつ与えるかは効果を発揮する際に決めます。
riftbound-why-target-after-cost = 「{ $words }」は対象です。コストなのはその前の部分だけで、これはコストを支払って行うことで、自分のみが選択するからです。
riftbound-why-target-awaiting = 「{ $words }」は対象です。先に自分のみが選択し、置き換え効果に含まれるのはその後の部分だけだからです。
riftbound-why-target-reflexive = 「{ $words }」は、「これを行う」で別に発動するスキルの対象です。そのスキルがチェインに追加されるときに選択し、それより前には選択しません。
riftbound-why-target-equip = 「{ $words }」は対象です。装備（Equip）は、装備するユニットを選択するからです。
riftbound-why-target-quick-draw = 「{ $words }」は対象です。クイックドロー（Quick-Draw）は、付けるユニットを選択するからです。
riftbound-why-target-weaponmaster = 「{ $words }」は対象です。ウェポンマスター（Weaponmaster）は、装備品を選択するからです。ユニット自身は選択されません。

# 対象でない理由。
riftbound-why-hand = 「{ $words }」は対象ではありません。手札はパブリックゾーンではないからです。カードは効果を発揮する際に選択します。
riftbound-why-played-from-hand = 「{ $words }」は対象ではありません。パブリックゾーンではない手札からプレイするからです。効果を発揮する際に選択します。トラッシュからなら対象になります。
riftbound-why-hand-or-public = 「{ $words }」が対象になるかどうかは、どちらから選択するかによります。手札やデッキなど、パブリックゾーンでないところのカードなら対象にならず、効果を発揮する際に選択します。トラッシュなどのパブリックゾーンのカードなら対象になります。
riftbound-why-deck = 「{ $words }」は対象ではありません。デッキはパブリックゾーンではないからです。
riftbound-why-looked-at = 「{ $words }」は対象ではありません。効果によって見たり公開したりするだけのカードで、どれにするかは効果を発揮する際に選択します。
riftbound-why-others = 「{ $words }」は対象ではありません。他のプレイヤーが行う選択、またはその一環で行われる選択だからです。
riftbound-why-every = 「{ $words }」は対象ではありません。当てはまるすべてのものが影響を受けることから、選択が行われないからです。
riftbound-why-every-unnumbered = 「{ $words }」は対象ではありません。数が書かれていないので、当てはまるものすべてとして読みました。選択は行われません。
riftbound-why-only-one = 「{ $words }」は対象ではありません。1つ（1人）しか存在しえないので、選択が行われないからです。
riftbound-why-itself = 「{ $words }」は対象ではありません。そのカード自身、またはそれがある場所のことなので、選択が行われないからです。
riftbound-why-earlier = 「{ $words }」は新しい対象ではありません。前に出てきた「{ $about }」のことだからです。
riftbound-why-earlier-alone = 「{ $words }」は新しい対象ではありません。前に出てきたもののことだからです。
riftbound-why-made = 「{ $words }」は対象ではありません。効果で作られるまで存在しないからです。
riftbound-why-named = 「{ $words }」は対象ではありません。名前などを宣言するだけで、ゲームオブジェクトは選択しないからです。
riftbound-why-denied = 「{ $words }」は対象ではありません。行わないこと、行えないことを示すだけで、選択が行われないからです。
riftbound-why-condition = 「{ $words }」は対象ではありません。条件を満たすかどうか、またはいくつあるかを見るだけで、選択が行われないからです。
riftbound-why-passive = 「{ $words }」は対象ではありません。これはパッシブスキルで、パッシブスキルは対象を持たないからです。
riftbound-why-restriction = 「{ $words }」は対象ではありません。「{ $about }」に何を選べるかを示すだけの、対象指定の制限だからです。
riftbound-why-restriction-alone = 「{ $words }」は対象ではありません。何を選べるかを示すだけの、対象指定の制限だからです。
riftbound-why-destination = 「{ $words }」は対象ではありません。移動先だからです。移動先は対象と同時に選択しますが、対象ではありません。
riftbound-why-play-location = 「{ $words }」は対象ではありません。プレイする場所だからです。選択はしますが、対象ではありません。
riftbound-why-cost = 「{ $words }」は対象ではありません。コストの一部だからです。
riftbound-why-additional-cost = 「{ $words }」は対象ではありません。追加コストの一部だからです。
riftbound-why-keyword-cost = 「{ $words }」は対象ではありません。キーワードのコストの一部だからです。
riftbound-why-instruction-cost = 「{ $words }」は対象ではありません。指示の中で先に支払う、コストの部分に含まれているからです。
riftbound-why-trigger = 「{ $words }」は対象ではありません。いつ発動するかを示すだけの、発動条件の一部だからです。
riftbound-why-replaced = 「{ $words }」は対象ではありません。置き換え効果の条件に含まれているからです。
riftbound-why-replacement = 「{ $words }」は対象ではありません。置き換え効果に含まれているからです。選択があれば、適用されるときに行います。
riftbound-why-must = 「{ $words }」は対象ではありません。“行う必要がある”アクションに含まれ、効果を発揮する際に選択するからです。

# カードごとの裁定。
riftbound-ruling-reflexive = 2025年10月から2026年1月まで、このカードの指示はそれぞれ「これを行う」で別に発動するスキルとして扱われました。スペル自体には対象がなく、ユニットはそれぞれのスキルがチェインに追加されるときに選択しました。
riftbound-ruling-at-once = 2026年1月からは書かれているとおりで、プレイするときにすべての対象を選択します。2025年10月からそれまでは、指示がそれぞれ「これを行う」で別に発動するスキルとして扱われました。

# ジャッジがよく受ける質問。
riftbound-left = 効果を発揮する前に「{ $words }」が移動したり、いなくなったりしたら？
riftbound-left-anywhere = 盤面にいて条件に合っているかぎり、移動してもルールに適合した対象のままです。盤面を離れた場合は、戻ってきていてももう対象ではありません。
riftbound-left-place = 「{ $place }」にいなければ影響を受けません。盤面の別の場所から戻ってきていれば影響を受けます。盤面を離れた場合は、戻ってきていてももう対象ではありません。
riftbound-left-trash = そのカードがトラッシュを離れていれば、また戻っていても影響を受けません。
riftbound-left-chain = チェインを離れていれば、何も起こりません。
riftbound-left-facedown = そのカードがプレイされたり取り除かれたりしていれば、また伏せられていても影響を受けません。
riftbound-left-banishment = そのカードがもう追放されていなければ、影響を受けません。
riftbound-left-champion = そのゾーンを離れていれば、影響を受けません。
riftbound-left-stays = 移動することはありません。条件に合わなくなっていれば影響を受けません。
riftbound-left-others = 他の対象や他の指示は、通常どおり処理します。いなくなったものから読み取る数値はないものとして扱います。
riftbound-left-rest = 他の指示は通常どおり処理します。いなくなったものから読み取る数値はないものとして扱います。
riftbound-only = 「{ $words }」に選べるものが1つしかなかったり、1つもなかったりしたら？
riftbound-only-playing = 1つしかなければ必ずそれを選び、それは通常どおり対象になります。1つもなければ、プレイも使用もできません。
riftbound-only-trigger = 1つしかなければ必ずそれを選び、それは通常どおり対象になります。1つもなければ、発動したスキルはチェインから取り除かれます。
riftbound-only-up-to = 1つしかなくても、選べば通常どおり対象になります。1つも選ばずに、対象なしでチェインに追加することもできます。
riftbound-deflect = ディフレクト（Deflect）のコストは何回支払いますか？
riftbound-deflect-never = 支払いません。対戦相手のものを対象に選択しないからです。
riftbound-deflect-single = 選んだものが対戦相手のもので、ディフレクトを持っていれば、1回です。
riftbound-deflect-each = ディフレクトを持つ対戦相手のものを選択するたびに支払います。同じものをもう一度選択するときも支払います。このテキストで選択するのは{ $count }か所で、1か所で複数選ぶときは1つずつ数えます。
riftbound-deflect-once = 1つのスペルやスキルにつき、選択した、ディフレクトを持つ対戦相手のもの1つごとに1回です。同じものを何度選択しても変わりません。
riftbound-deflect-repeat = リピート（Repeat）では選択をやり直すので、その分のディフレクトのコストも支払います。
riftbound-deflect-own = このカード自身のディフレクト（Deflect）で、対戦相手は何を支払いますか？
riftbound-deflect-own-each = 対戦相手のスペルやスキルがこれを選択するたびに、任意のドメイン/色のパワーをディフレクトの値だけ支払います。
riftbound-deflect-own-once = これを選択する対戦相手のスペルやスキル1つにつき1回、任意のドメイン/色のパワーをディフレクトの値だけ支払います。
riftbound-hidden = 隠密からプレイした場合、何を選択できますか？
riftbound-hidden-answer = 伏せられていたバトルフィールドにあるものだけです。ただし、テキスト自体の制限でそれが不可能な場合は除きます。

# コマンド entaku targets。
riftbound-help = Riftboundのテキストのどの言葉が対象で、それはなぜかを調べる。
riftbound-help-text = カードのテキスト。
riftbound-help-file = テキストのファイル、またはまとめて調べるカードのファイル（JSONかJSON Lines）。
riftbound-help-card = カードの名前。--import で取り込んだカード、または --file のカード。
riftbound-help-rules = ルールの版。
riftbound-help-import = --card で使うために取り込む、Riftboundのカードのファイル（JSONかJSON Lines）。
riftbound-one-source = --text、--file、--card、--import のどれか1つを指定してください。
riftbound-imported = Riftboundのカードを{ $count }枚取り込みました。
riftbound-line-target = 対象
riftbound-line-none = 対象でない
riftbound-line-depends = 選択による
riftbound-line = { $number }. { $verdict }［{ $rule }、選択：{ $chosen }］{ $why }
riftbound-line-differs = {"   "}{ $rules }では{ $verdict }：{ $why }
riftbound-line-not-understood = 理解できないため、答えません（{ $start }～{ $end }文字目）：{ $words }
riftbound-line-nothing = 何にも言及していません。
riftbound-chosen-playing = プレイまたは使用するとき
riftbound-chosen-trigger = チェインに追加されるとき
riftbound-chosen-reflexive = 「これを行う」のスキルがチェインに追加されるとき
riftbound-chosen-resolution = 効果を発揮する際
riftbound-chosen-paying = コストを支払うとき
riftbound-chosen-never = 選択しない
riftbound-coverage = { $cards }個のテキストのうち{ $understood }個を理解（{ $percent }%）。言及{ $mentions }か所、うち対象{ $targets }か所。
riftbound-coverage-not = { $card }：{ $text }
riftbound-progress = テキストを読んでいます
riftbound-card-too-long = { $file }：「{ $card }」の名前かテキストが、どのカードよりも長すぎます。
