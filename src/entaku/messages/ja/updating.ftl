# すべてのカードのファイルを作っているところから、カードを新しくする。

update-source-unknown = カードの入手元「{ $source }」はありません。使えるのは{ $known }です。
setting-address = { $name }には https://mirror.example.org/cards のようなアドレスを指定してください（「{ $value }」は使えません）。
update-unreachable = { $site }に接続できません（{ $problem }）。何も変わっていません。
update-refused = { $site }からファイルを受け取れませんでした（応答：{ $status }）。何も変わっていません。
update-too-busy = { $site }から{ $seconds }秒待つように言われました。何も変わっていません。
update-in-circles = { $site }からの転送が終わりません。何も変わっていません。
update-unsafe = { $site }から安全でない接続先（{ $other }）へ転送されたため、何も受け取りませんでした。
update-file-gone = { $site }にファイル「{ $file }」はもうありません。何も変わっていません。ほかの入手元を選ぶか、ファイルを取り込んでください：entaku cards update --from ファイル
update-form-changed = { $site }の応答が円卓の知らない形式です（{ $problem }）。何も変わっていません。ファイルを取り込むこともできます：entaku cards update --from ファイル
update-broken-off = { $site }との接続が{ $size ->
    [0] { $come } MB
   *[other] { $size } MBのうち{ $come } MB
}を受け取ったところで切れました。何も変わっていません。受け取った分は残っているので、次の更新は続きから始まります。
update-wrong-hash = { $site }から届いたものは、公表されている{ $file }と一致しません（ハッシュ値が違います）。破棄したので、何も変わっていません。しばらくしてからもう一度お試しください。
update-too-short = { $site }から届いた{ $file }は{ NUMBER($size) }バイトのうち{ NUMBER($come) }バイトだけでした。破棄したので、何も変わっていません。しばらくしてからもう一度お試しください。
update-under-way = すでにカードを受け取っています。終わるまでお待ちください。
update-current = ここにあるカードはすでに{ $date }時点のものです。何も受け取りませんでした。

web-update = すべてのカードを受け取る
web-update-about = サーバーが{ $site }から{ $file }（約{ $size } MB）を受け取って読み込みます。すべてのカードがテキストごと使えるようになります。ボタンを押すまでは何も受け取りません。
web-update-source = 入手元
web-update-source-mtgjson = MTGJSON：すべての版、日本語名、裁定、ブースター
web-update-source-mtgjson-small = MTGJSON：1枚ずつ、日本語名つき
web-update-source-scryfall = Scryfall：すべての言語のすべての版
web-update-source-scryfall-english = Scryfall：英語のすべての版
web-update-source-scryfall-small = Scryfall：1枚ずつ、英語のみ
web-update-now = 受け取る
web-update-asking = { $site }に問い合わせています…
web-update-fetching = 受け取っています：{ $part }%
web-update-reading = カードを読んでいます：{ $part }%
web-update-done = { $count }枚のカードが使えます。
web-cards-of = { $date }時点のカード
web-cards-until = { $date }のセットまでのカード
web-cards-none = カードのファイルはまだ取り込まれていません。
