# 卓が証明すること：シードがどう作られたか、記録が実際のプレイのとおりか。

room-is-mixing = 次の卓のシャッフルを準備しています。少し待ってからもう一度お試しください。
mixing-unreadable = 端末がシャッフルに加える値は、16進数64桁です。
verify-busy = 今、検証が混み合っています。少し待ってからもう一度お試しください。
verify-endless = この記録の再現が{ $seconds }秒以内に終わらないか、メモリが足りませんでした。

proof-commitment-holds = サーバーは、シャッフルが決まる前に縛られていました。秘密の値と卓の設定（プレイヤー、デッキ、パックの元）は、事前に約束したものと同じです。
proof-commitment-broken = { $line }行目：サーバーの秘密の値または卓の設定が、事前に約束したものと違います。
proof-commitment-absent = この記録にはシードの由来がないため、シャッフルを誰が決めたかは何も証明できません。
proof-pledges-holds = プレイヤーの端末がシードに加わりました（席{ $seats }）。どの端末も、ほかの値を知る前に約束した値を出しています。
proof-pledges-broken = { $line }行目：{ $try }回目に端末（席{ $seats }）が出した値が、約束した値と違います。
proof-pledges-absent = プレイヤーの端末は1台も加わっていません。シードは開始前に確定していましたが、サーバーだけで作られました。
proof-seed-holds = シードは、サーバーの秘密の値と端末の値から正しく計算されています。
proof-seed-broken = { $line }行目：シードが、サーバーの秘密の値と端末の値から計算されるものと違います。
proof-silent-absent = 席{ $seats }は{ $try }回目に時間内の返事がなく、加わっていません。
proof-withheld-absent = { $try }回目は、席{ $seats }が約束した値を出さなかったため、やり直しました。サーバーとその端末の両方を操れる人なら、これで引き直すことができました。
proof-stopped-absent = { $try }回目は、途中でサーバーが止まったため、やり直しました。サーバーの管理者なら、これで引き直すことができました。
proof-chain-holds = 書き換えられた行、抜けた行、加えられた行、動かされた行はありません。すべての行が前の行につながっています。
proof-chain-broken = { $line ->
    [1] 1行目が、卓の開始後に書き換えられています。
   *[other] { $line }行目が前の行につながっていません。書き換えられたか、行が抜けたか、加えられています。
}
proof-chain-absent = 古いバージョンの記録で、行どうしがつながっていません。書き換えは、再現して初めて分かります。
proof-replay-holds = 最初から再現したところ、すべての回答が適正で、1バイトも違わない同じ卓になりました。
proof-replay-broken = { $line }行目：再現すると、記録された卓と違うものになります。
proof-arranged-absent = 開始前にカードの順番が決められていました（記録に残っています）。デッキの上のカード、または手作りのパックです。これらはシャッフルの結果ではありません。
proof-arranged = この記録に誤りはありませんが、開始前に並べられたカードがあります。シャッフルで決まったのは、それ以外のカードだけです。
proof-end-holds = 記録は卓の終わりまで続いています。
proof-end-broken = { $line }行目のあとも卓は終わっていません。終わりが切り取られています。
proof-end-absent = 記録は卓が終わる前で止まっています。

proof-proved = すべて正しく、控えておいたものも含まれています。この卓のシャッフルに細工はありません。
proof-chances = この記録に誤りはありませんが、シード作りが{ $count }回やり直されています。サーバーの管理者には、気に入らないシードを{ $count }回捨てる機会がありました。
proof-unwitnessed = この記録に誤りはなく、シードは最初の1回で決まりました。ただし、これが本当に自分の卓の記録かどうかは、記録だけでは分かりません。記録は丸ごと作ることもできるからです。控えておいたもの（封印、端末が出した値、途中の状態）と見比べてください。
proof-noted-commitment-holds = 封印は控えておいたものと同じです。
proof-noted-commitment-broken = 封印が控えておいたものと違います。これは別の卓の記録です。
proof-noted-nonce-holds = 自分の端末が出した値がシードに入っています。
proof-noted-nonce-broken = 自分の端末が出した値がシードに入っていません。
proof-noted-head-holds = 控えておいた状態が記録にあります。
proof-noted-head-broken = 控えておいた状態が記録にありません。書き換えられています。
proof-unproved = この記録に誤りはありませんが、シャッフルが公正だったことの証明にはなりません。
proof-wrong = 正しくありません。最初に誤っているのは{ $line }行目です。
proof-other-version = 記録の開始時はバージョン{ $version }、こちらはバージョン{ $here }です。ルール処理が違う場合があります。
proof-proves = 証明できること：開始後は、サーバーとその管理者を含む誰も、シャッフル・コイン・パックの結果を選べなかったこと。そして、記録が実際のプレイのとおりであること。自分の端末が加わった人、または封印を控えていた人にとって確かです。
proof-proves-not = 証明できないこと：サーバーの管理者が、非公開のカードを見たり教えたりしなかったこと。開始前に決まった席順・デッキ・リストが公正だったこと。端末の前に誰がいたか。

cli-verify = 終わった卓の記録が何を証明するかを調べる（シード、シャッフル、すべての行）。
cli-verify-commitment = 卓が始まる前に部屋のメニューで控えた封印。
cli-verify-nonce = 自分の端末がシードのために出した値。
cli-verify-head = プレイ中に控えた卓の状態。
cli-verify-progress = 再現中

web-mixing = シャッフルを準備しています…
web-mixing-more = 全員の端末が乱数を1つずつ加えるので、カードの並びは誰にも選べません。
web-mixers = シャッフルに加わった端末：席{ $seats }
web-tries = シード作りの回数：{ $count }
web-mixers-none = シャッフルに加わったプレイヤーの端末はありません。
web-verify = シャッフルを検証
web-verify-about = 終わった卓について、シャッフルがどう作られたか、記録が実際のプレイのとおりかを確かめます。ハッシュはすべてこのブラウザが計算し、サーバーは卓を最初から再現します。
web-verify-choose = 記録を選ぶ
web-verify-drop = またはここにドロップ
web-verify-again = 別の記録
web-verify-table = 卓
web-verify-table-draft = ドラフト
web-verify-table-game = 第{ $number }ゲーム
web-verify-closed = 主催者がまだこの卓を公開していません。シードが分かると非公開のカードがすべて分かるため、公開までは秘密です。
web-verify-working = { $count }回の回答を再現しています…
web-verify-here = このブラウザで確認
web-verify-server = サーバーで確認
web-verify-differ = サーバーとこのブラウザで、この記録の判定が食い違っています。
web-verify-means = 結果の意味
web-verify-own-holds = この端末が出した値がシードに入っており、封印もこの端末が見たものと同じです。
web-verify-own-broken = この端末はこの卓に値を出しましたが、記録にはそのとおりに入っていないか、封印が違います。
web-verify-own-left = この端末の値は使われていません。この端末を除いてやり直されました。
web-verify-own-absent = この端末には、この卓の控えがありません。
web-verify-heads-holds = この端末がプレイ中に控えた卓の状態{ $count }件は、すべて記録にあります。
web-verify-heads-broken = この端末がプレイ中に控えた卓の状態が、記録にありません。記録が書き換えられています。
web-seal-head = 今の卓の状態（記録にも同じ値が残ります）：
web-verify-file = 記録をダウンロード
