# デッキとデッキリスト。

deck-too-small = デッキは{ $size }枚です。{ $smallest }枚以上必要です。
deck-not-in-pool = 「{ $card }」は、デッキに{ $used }枚ありますが、カードプールには{ $owned }枚です。
deck-conspiracy-in-main = 「{ $card }」は策略です。デッキではなく統率領域に置きます。
deck-not-a-conspiracy = 「{ $card }」は策略ではないので、統率領域に置いてゲームを始めることはできません。
deck-no-basics = 「{ $card }」を使う場合、{ $basic }などの基本土地をデッキに入れることはできません。
deck-bad-basics = 基本土地として「{ $card }」を{ $count }枚加えることはできません。

deck-format-unknown = 「{ $format }」という形式はありません。使えるのは{ $known }です。

check-version-unknown = デッキを調べるルール「{ $version }」はありません。使えるのは{ $known }です。
check-date-outside = リストが分かるのは{ $first }から{ $last }までです（「{ $date }」は範囲外です）。
check-version-undated = 「{ $version }」は取り込んだカードデータだけで調べるので、日付は指定できません。
check-date-unknown = リストが分かるのは{ $first }から{ $last }までと、{ $since }以降です（「{ $date }」は範囲外です）。
check-name-unknown = 「{ $card }」というカードは取り込まれていないので、調べられません。
check-name-unknown-near = 「{ $card }」というカードは取り込まれていないので、調べられません。{ $near }のことですか？
check-no-commander = 統率者がいません。伝説のクリーチャーを1体、統率者に指定してください。
check-no-commander-able = 統率者がいません。このデッキでは{ $able }を統率者にできます。
check-too-many-commanders = 統率者が{ $number }枚あります。このルールでは{ $allowed }枚までです。
check-not-legendary-creature = 《{ $card }》は伝説のクリーチャーではないので、統率者にできません。伝説のクリーチャーを選んでください。
check-cannot-lead = 《{ $card }》は統率者にできません。伝説のクリーチャー、伝説の機体、パワーとタフネスを持つ伝説の宇宙船、または統率者にできると書かれたカードを選んでください。
check-cannot-lead-brawl = 《{ $card }》は統率者にできません。伝説のクリーチャー、プレインズウォーカー、機体、またはパワーとタフネスを持つ宇宙船を選んでください。
check-not-uncommon-creature = 《{ $card }》は統率者にできません。アンコモンで収録されたことのあるクリーチャーを選んでください。
check-not-planeswalker = 《{ $card }》は誓破りにできません。伝説のプレインズウォーカーを選んでください。
check-no-uncommon-creature = 統率者がいません。アンコモンで収録されたことのあるクリーチャーを1体、統率者に指定してください。
check-no-oathbreaker = 誓破りがいません。伝説のプレインズウォーカーとその専用呪文を、統率者に指定してください。
check-signature-spells = { $number ->
    [0] 専用呪文がありません。インスタントかソーサリーを1枚、誓破りと並べて統率者に指定してください。
   *[other] 専用呪文が{ $number }枚あります。誓破り1枚につき1枚なので、{ $wanted }枚にしてください。
  }
check-only-leads = 《{ $card }》はコモンで収録されたことがないので、パウパー統率者戦では統率者にしかできません。
check-background-alone = 《{ $card }》は背景です。「背景選択」を持つ統率者と一緒でなければ、統率者にできません。
check-not-partners = 《{ $first }》と《{ $second }》は一緒に統率者にはなれません。どちらか1枚にするか、共闘する2枚を選んでください。
check-not-as-commander = 《{ $card }》は統率者として使うべきではありません。統率者以外のカードとしては使えます。
check-not-as-commander-since = 《{ $card }》は{ $since }から、統率者として使うべきではないカードです。統率者以外のカードとしては使えます。
check-too-few = デッキは統率者を含めて{ $number }枚です。ちょうど{ $wanted }枚にするには、あと{ $difference }枚必要です。
check-too-many = デッキは統率者を含めて{ $number }枚です。ちょうど{ $wanted }枚にするには、{ $difference }枚減らしてください。
check-copies = 《{ $card }》が{ $number }枚あります。入れられるのは{ $allowed }枚までです（基本土地だけは何枚でも入れられます）。
check-copies-beside = 《{ $card }》が{ $number }枚（うちサイドボードに{ $beside }枚）あります。デッキとサイドボードを合わせて{ $allowed }枚までです。
check-sideboard-too-many = サイドボードが{ $number }枚あります。{ $most }枚までなので、{ $difference }枚減らしてください。
check-banned = 《{ $card }》は禁止カードです。別のカードに替えるか、仲間内で使用を認めてもらってください。
check-banned-since = 《{ $card }》は{ $since }から禁止カードです。別のカードに替えるか、仲間内で使用を認めてもらってください。
check-banned-then = 《{ $card }》はこの日には禁止カードでした（{ $until }に解禁）。別のカードに替えるか、仲間内で使用を認めてもらってください。
check-was-legal = このデッキは{ $until }まで使えました。{ $since }から禁止：{ $cards }。
check-data-newer-banned = 取り込んだカードデータは{ $list }のリストより新しく、《{ $card }》を禁止しています。データに従います。
check-data-newer-banned-not = 取り込んだカードデータは{ $list }のリストより新しく、《{ $card }》はもう禁止されていません。データに従います。
check-data-unlisted-banned = 《{ $card }》は{ $list }の禁止リストにありませんが、取り込んだカードデータでは禁止です。データに従います。
check-data-older-banned = 取り込んだカードデータでは《{ $card }》を使えますが、データは{ $list }のリストより前のものです。リストに従います。
check-data-older-banned-not = 取り込んだカードデータでは《{ $card }》は禁止ですが、データは{ $list }のリストより前のものです。使用を認めるリストに従います。
check-data-newer-game-changer = 取り込んだカードデータは{ $list }のリストより新しく、《{ $card }》をゲームチェンジャーとしています。データに従います。
check-data-newer-game-changer-not = 取り込んだカードデータは{ $list }のリストより新しく、《{ $card }》はもうゲームチェンジャーではありません。データに従います。
check-data-unlisted-game-changer = 《{ $card }》は{ $list }のゲームチェンジャーのリストにありませんが、取り込んだカードデータではゲームチェンジャーです。データに従います。
check-data-older-game-changer = 取り込んだカードデータでは《{ $card }》はゲームチェンジャーではありませんが、データは{ $list }のリストより前のものです。リストに従います。
check-data-older-game-changer-not = 取り込んだカードデータでは《{ $card }》はゲームチェンジャーですが、データは{ $list }のリストより前のものです。リストに従います。
check-lists-data = 取り込んだカードデータによる（ルール：{ $edition }）
check-lists-today = 現在（禁止リスト：{ $listed }、ルール：{ $edition }）
check-lists = 基準日：{ $as_of }（禁止リスト：{ $listed }、ルール：{ $edition }）
check-bracket = ブラケット：カードから見て{ $bracket }以上（ゲームチェンジャーのリスト：{ $listed }）。ゲーム前の話し合いの目安です。デッキのねらいやコンボは、持ち主がいちばんよく知っています。
check-bracket-game-changers = ゲームチェンジャー{ $count }枚（ブラケット{ $bracket }以上）：{ $cards }
check-bracket-mass-land-denial = 大量土地妨害（ブラケット{ $bracket }以上）：{ $cards }
check-bracket-extra-turns = 追加ターン（ブラケット{ $bracket }以上、続けて得るなら4）：{ $cards }
check-bracket-tutors = サーチ{ $count }枚（少しならどのブラケットでもよいが、多いほど高め）：{ $cards }
check-bracket-unread = 完全には理解できていないカードが{ $count }枚あり、ほかにも当てはまるかもしれません。
check-vintage-banned = 《{ $card }》はヴィンテージで禁止されています。ヴィンテージで使えるカードに替えてください。
check-not-vintage = 《{ $card }》はヴィンテージで使えません。ヴィンテージで使えるカードに替えてください。
check-not-legal = 《{ $card }》は{ $format ->
    [brawl] ブロール
    [pauper-commander] パウパー統率者戦
    [oathbreaker] 誓破り戦
   *[commander] 統率者戦
  }で使えません。使えるカードに替えてください。
check-uncovered = 《{ $card }》はルールが扱わないカード（銀枠、どんぐり印、プレイテスト用）です。別のカードに替えるか、仲間内で使用を認めてもらってください。
check-no-deck-card = 《{ $card }》はデッキに入れるカードではありません。
check-too-new = 《{ $card }》が使えるのは{ $start }からで、{ $on }にはまだ使えません。それ以前のカードに替えてください。
check-identity = 《{ $card }》の固有色は{ $own }で、{ $beyond }が統率者の固有色{ $commander }に含まれません。固有色が{ $commander }の範囲内か無色のカードなら入れられます。
check-identity-land = 《{ $card }》は基本土地タイプにより{ $beyond }のマナ・シンボルを持ち、統率者の固有色{ $commander }に含まれません。{ $commander }の範囲内か無色の土地なら入れられます。
check-identity-beside = サイドボードの《{ $card }》の固有色は{ $own }で、{ $beyond }が統率者の固有色{ $commander }に含まれません。このデッキには入れられません。
check-identity-land-beside = サイドボードの《{ $card }》は基本土地タイプにより{ $beyond }のマナ・シンボルを持ち、統率者の固有色{ $commander }に含まれません。このデッキには入れられません。
check-not-imported = 《{ $card }》はデータがないため、調べられません。すべてのカードを受け取ってください（entaku cards update）。
check-not-imported-many = { $count }枚のカードはデータがないため、調べられません：{ $cards }{ $more ->
    [0] {""}
   *[other] ほか{ $more }枚
}。すべてのカードを受け取ってください（entaku cards update）。
check-not-imported-near = 《{ $card }》はデータがないため、調べられません。{ $near }のことでなければ、すべてのカードを受け取ってください（entaku cards update）。
check-commander-unknown = 統率者《{ $card }》のデータがないため、固有色を調べられません。すべてのカードを受け取ってください（entaku cards update）。
check-text-unknown = 《{ $card }》のルール文章がないため、統率者にできるか分かりません。すべてのカードを受け取ってください（entaku cards update）。
check-described = 《{ $card }》はリストに書かれたとおりのカードです。使ってよいかどうかは、仲間内で決めてください。
check-legality-unknown = 取り込んだデータでは、《{ $card }》がどこで、いつから使えるのか分かりません。

# A deck that a bot was to build
bot-deck-impossible = { $rules }のルールで使えるデッキを組むにはカードが足りません。カードを取り込んでください。

# 相棒と、それを妨げるもの。

check-companion-allowed = { $companion }は相棒として公開できます。
check-companion-too-few = { $companion }は相棒にできません。デッキが{ $number }枚で、{ $wanted }枚以上必要です。
check-companion-card-unknown = { $companion }を相棒にできるかどうか分かりません。{ $card }について十分なことが分からないためです。
check-companion-symbol-twice = { $companion }は相棒にできません。{ $card }のマナ・コストに{ $symbol }が2つ以上あります{ $more ->
    [0] {""}
   *[other] （ほかに{ $more }種類が該当）
}。
check-companion-not-activated = { $companion }は相棒にできません。{ $card }に起動型能力がありません{ $more ->
    [0] {""}
   *[other] （ほかに{ $more }種類が該当）
}。
check-companion-mana-value = { $companion }は相棒にできません。{ $card }のマナ総量{ $number }が条件に合いません{ $more ->
    [0] {""}
   *[other] （ほかに{ $more }種類が該当）
}。
check-companion-other-type = { $companion }は相棒にできません。{ $card }のタイプが条件に合いません{ $more ->
    [0] {""}
   *[other] （ほかに{ $more }種類が該当）
}。
check-companion-same-name = { $companion }は相棒にできません。{ $card }がデッキに{ $number }枚あります{ $more ->
    [0] {""}
   *[other] （ほかに{ $more }種類が該当）
}。
check-companion-no-shared-type = { $companion }は相棒にできません。デッキの土地でないカードのすべてに共通するカード・タイプがありません。
check-companion-identity = { $companion }は相棒にできません。{ $beyond }が統率者の固有色に含まれていません。
check-companion-in-deck = { $companion }は相棒にできません。すでにデッキに入っています。
check-companion-not-legal = { $companion }は相棒にできません。このフォーマットで使えないカードです。
check-companion-banned = { $companion }は相棒にできません。相棒としての使用は禁止です。
check-companion-not-then = { $companion }は相棒にできません。このルールには相棒がありません。
