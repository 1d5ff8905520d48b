# 何を遊んでいても、卓そのものが伝えること。

language-name = 日本語

decision-unknown = この卓に選択{ $decision }はありません。
decision-over = 選択{ $decision }はもう終わっています。
decision-not-yours = 選択{ $decision }をするのは席{ $seat }です。あなたではありません。
table-over = この卓は終了しています。もう何も選べません。

answer-not-an-option = 選択{ $decision }（{ $purpose }）：「{ $answer }」は選べません。
answer-wrong-kind = 選択{ $decision }（{ $purpose }）：{ $expected }が必要ですが、「{ $answer }」が届きました。
answer-too-few = 選択{ $decision }（{ $purpose }）：{ $count }個では足りません。{ $least }個以上選んでください。
answer-too-many = 選択{ $decision }（{ $purpose }）：{ $count }個は多すぎます。{ $most }個まで選べます。
answer-repeats = 選択{ $decision }（{ $purpose }）：「{ $answer }」が2回選ばれています。
answer-not-a-permutation = 選択{ $decision }（{ $purpose }）：{ $count }個すべてを1回ずつ並べてください。
answer-out-of-range = 選択{ $decision }（{ $purpose }）：{ $least }から{ $most }までの数を選んでください（{ $number }は選べません）。
answer-wrong-total = 選択{ $decision }（{ $purpose }）：合計は{ $total }です（今は{ $sum }）。
answer-wrong-size = 選択{ $decision }（{ $purpose }）：{ $part }番目に入るのは{ $least }から{ $most }までです（今は{ $count }）。
answer-name-refused = 選択{ $decision }（{ $purpose }）：「{ $answer }」は指定できません。

log-line-unreadable = { $file }の{ $line }行目：卓の記録として読めません（{ $problem }）。
log-cut-off = { $file }の{ $line }行目：行の途中でファイルが終わっています。続きが切り取られています。
log-line-unlawful = { $file }の{ $line }行目：この回答は、それまでの内容と合いません（{ $problem }）。
log-unfinished = { $file }：{ $line }行目のあとも卓は終わっていません。終わりが切り取られています。途中まで再現するには --upto を使ってください。
log-differs = 手順{ $step }：記録では「{ $said }」、再現すると「{ $found }」です。
log-empty = { $file }：卓の記録が入っていません。
log-back-too-far = 卓が戻れるのは、これまでの{ $count }回の回答の範囲だけです。
