# カードと、その元になるファイル。

mana-symbol-unknown = コスト「{ $cost }」の「{ $symbol }」はマナ・シンボルではありません。
