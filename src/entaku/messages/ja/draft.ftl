# ドラフト：設定の誤り、プレイヤーへの質問、起きたこと。

draft-seats = 1つの卓に座れるのは1～{ $most } 人です（今は { $seats } 人）。
draft-luck = { $seats } 席の運には、0から始まる番号を1つずつ割り当ててください。
draft-no-rounds = どのフェイズにも少なくとも1ラウンドが必要です。
draft-no-set = セットかキューブを少なくとも1つ指定してください。
draft-set-without-boosters = セット { $code } にはブースターパックがありません。
draft-round-sources = 第 { $round } ラウンド：パックの出どころは1つだけ、または { $seats } 席それぞれに1つずつ指定してください（今は { $count } 個）。
draft-round-picks = 第 { $round } ラウンド：各パックから少なくとも1枚はドラフトします。
draft-source-unknown = 第 { $round } ラウンド：パックの出どころ { $source } はありません。
draft-packs-too-few = パックが { $packs } 個必要ですが、{ $count } 個しかありません。
draft-pack-size = パックには少なくとも1枚のカードが必要です（今は { $size } 枚）。
draft-cube-too-small = { $cube }：{ $size } 枚のパック { $packs } 個には { $needed } 枚必要ですが、キューブには { $count } 枚しかありません。
draft-two-uses = { $card }：表向きの間に使える能力は、カード1枚につき1つだけです。
