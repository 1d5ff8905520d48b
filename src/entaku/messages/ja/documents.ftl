# YAMLのファイルと、能力を書く式：読めないときの説明。

document-no-yaml = { $file }の{ $line }行目：YAMLではありません（{ $problem }）。
document-empty = { $file }の{ $line }行目：ファイルが空です。
document-key-twice = { $file }の{ $line }行目：「{ $word }」が2回あります。
document-too-deep = { $file }の{ $line }行目：入れ子が{ $most }段を超えています。
document-number-too-large = { $file }の{ $line }行目：数が大きすぎます。
document-too-much = { $file }の{ $line }行目：ここから始まる内容が{ $most }語を超えています。ファイルを分けてください。
document-key-unknown = { $file }の{ $line }行目：「{ $what }」に「{ $word }」という項目はありません。もしかして：{ $known }
document-not-fields = { $file }の{ $line }行目：「{ $what }」は「名前: 値」の形で書いてください。
document-not-text = { $file }の{ $line }行目：「{ $what }」は文か、文のリストで書いてください。「: 」を含む文は引用符で囲みます。
document-not-number = { $file }の{ $line }行目：「{ $what }」は整数で書いてください（「{ $text }」は整数ではありません）。
ability-unreadable = { $file }の{ $line }行目：能力「{ $text }」が読めません（{ $problem }）。
ability-name-unknown = { $file }の{ $line }行目：「{ $name }」という書き方は能力にありません。もしかして：{ $known }
ability-field-unknown = { $file }の{ $line }行目：「{ $what }」に「{ $name }」という項目はありません。もしかして：{ $known }
ability-keyword-unknown = { $file }の{ $line }行目：「{ $name }」というキーワード能力はありません。もしかして：{ $known }
tree-words-misplaced = { $file }の{ $line }行目：この文章にあたる能力「{ $place }」がありません。最初の能力は0です。
