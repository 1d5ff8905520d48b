# 卓での統率者

web-commander-leads = 統率者
web-commander-nobody = このデッキには統率者がいません。
web-commander-damage = 統率者ダメージ
web-commander-none = まだどの統率者からも戦闘ダメージを受けていません。
web-commander-worst = { $player }：1体の統率者からの戦闘ダメージ{ $damage }点（{ $lethal }点で敗北）
web-commander-casts = 統率領域から{ $count }回唱えた。次は
web-commander-more = 追加コスト{ $tax }
web-commander-is = 統率者
web-game-companion = 相棒
web-commander-zone-command = 統率領域
web-commander-zone-battlefield = 戦場
web-commander-zone-stack = スタック
web-commander-zone-graveyard = 墓地
web-commander-zone-exile = 追放領域
web-commander-zone-hand = 手札
web-commander-zone-library = ライブラリー
web-commander-zone-outside = ゲームの外部
web-commander-zone-unknown = 非公開の領域
game-sideboard = サイドボードのカードを1枚ずつデッキと入れ替えますか？　それぞれ、代わりに抜くカードを選んでください。
game-told-commanders = { $player }の統率者は{ $card }
game-told-companion = { $player }が相棒の{ $card }を公開
game-told-struck = { $card }が{ $player }に与えた戦闘ダメージは合計{ $now }点
