# ウェブアプリケーション：部屋、席、そしてできないときにサーバーが伝えること。

server-bot-name = ボット

serve-here = Entakuを{ $url }で開きました（Ctrl+Cで終了）。
serve-lan = 同じネットワークからは{ $url }
serve-no-port = { $host }のポート{ $port }で待ち受けできません：{ $problem }
serve-no-store = データベースが使えません：{ $problem }

room-unknown = 部屋「{ $code }」はありません。
room-full = この部屋にはこれ以上入れません（{ $most }人まで）。
seat-unknown = 席{ $seat }はありません（席は{ $seats }つです）。
seat-taken = 席{ $seat }には{ $name }がいます。
seat-nobodys = 席{ $seat }には誰も座っていません。
seat-is-kept = 卓の途中で席は変えられません。ボットに代わってもらうことはできます。
seats-all-taken = { $seats }席すべてが埋まっています。
seats-too-few = { $seats }席では足りません（今{ $people }人います）。先に誰かが席を立ってください。
seats-out-of-range = 席の数は{ $least }から{ $most }までです（{ $seats }は選べません）。
seat-order-wrong = { $seats }席すべてを1回ずつ並べてください。
seat-only = この卓の席に座っている人だけができます。

name-empty = 目に見える文字で名前を入力してください。
name-unreadable = この名前は1文字に付いた記号が多すぎます。
name-confusable = この名前は「{ $name }」と見分けがつきません。別の名前にしてください。
name-too-long = 名前は{ $most }文字までです。

host-only = 主催者だけができます。
host-stays = 主催者を退室させることはできません。先に別の人を主催者にしてください。
host-is-here = 主催者は在室中か、席を外したばかりです。2分間不在なら引き継げます。
guest-kicked = 主催者により退室となりました。
guest-recovered = この席は別の端末で復帰したため、この端末では使えなくなりました。ご自身で復帰した場合は、その端末で続けてください。心当たりがなければ主催者に伝えてください。
guest-unknown = その人はもう部屋にいません。
guest-sits = その人は席{ $seat }に座っています。
onlookers-kept-out = 同じ場所から観戦していた人が主催者により退室となったため、{ $minutes }分間はそこから観戦に入れません。
ready-asked-already = 準備の確認はもう始まっています。
ready-nobody = まだ誰も席に着いていません。
ready-over = この準備の確認はもう終わっています。
ready-not-yours = この準備の確認の対象ではありません。
take-over-seated = 主催者の代わりを務められるのは、卓の席に座っている人だけです。
seat-offer-alone = 席{ $seat }のカードは{ $name }が見ています。新しい人に譲るには、卓にいるほかの人の同意が必要です。
seat-is-here = { $name }は席{ $seat }にいるので、復帰の手続きは要りません。
recovery-unknown = この復帰コードはここでは使えないか、もう使われています。
player-card-unknown = このサーバーのプレイヤーカードではありません。
player-card-gone = 復帰コードが別の端末で使われたため、この端末のプレイヤーカードは無効になりました。最新の復帰コードを入力するか、新しいカードを作ってください。
player-card-link-used = プレイヤーカードのリンクは、もう使われたか期限が切れています。元の端末で新しいリンクを作ってください。

token-missing = 先に部屋に入ってください。
token-unknown = この端末に残っている情報では、もうここに入れません（別の端末で復帰した場合など）。復帰コードを使うか、入り直してください。
move-unknown = このリンクはもう使われたか、期限が切れています。元の端末で新しいリンクを出してください。
watching-closed = この部屋は観戦できません。

table-begun = 卓はもう始まっています。始まる前にしか変えられません。
table-none = 対象の卓は、今ここでは行われていません。
table-paused = 卓は一時停止中です。
table-not-over = 卓が終わってからでないとできません。
not-published = 主催者がまだこの卓を公開していません。
log-opens-later = この卓の記録は{ $time }に公開されます。
log-for-players = この卓の記録をすべて見られるのは、席に着いていた人だけです。
log-is-open = この卓の記録はもう公開されています。
log-hours-out-of-range = 公開は終了から1～{ $most }時間後に設定できます。
log-time-out-of-range = 公開時刻は、これから{ $days }日以内で設定してください。
caster-unknown = この実況用リンクはここでは使えないか、主催者が終了しました。
caster-minutes-unknown = 実況用リンクの遅延は1分、3分、5分、10分のどれかです。
caster-too-late = 実況用リンクは、卓が始まる前か終わった後にしか作れません（全員に知らせるためです）。
caster-too-many = 実況用リンクは1部屋に{ $most }つまでです。先にどれかを終了してください。
caster-not-yet = 実況用リンクで見られるのは{ $minutes }分前までの内容です。
not-yours-to-see = このプレイヤーの視点では見られません。

format-unknown = 「{ $format }」はここでは遊べません。遊べるのは{ $known }です。
options-out-of-range = ラウンドは1～{ $rounds }、パックの枚数と一度にピックする枚数は1～{ $cards }です。
clock-out-of-range = 持ち時間は{ $least }～{ $most }秒です。
cube-too-long = キューブのリストが長すぎます（{ $most }文字まで）。
cube-unknown = キューブ{ $code }はありません。
cube-sample-out-of-range = サンプルは1～{ $boosters }パック、1パック1～{ $cards }枚です。

deck-not-legal = このデッキはまだ使用できないため、提出できません。

hello-first = 最初のメッセージで、誰なのかを伝えてください。
hello-twice = 誰なのかはもう伝わっています。
message-unreadable = メッセージを読めません：{ $problem }
number-too-large = このメッセージには大きすぎる数が含まれています。
message-too-slow = { $seconds }秒待ってもメッセージの残りが届きませんでした。
message-too-long = メッセージが長すぎます（{ $length }バイト。{ $most }バイトまで）。
too-many-messages = 一度に送りすぎです。一部のメッセージは無視されました。
too-many-requests = ここからの要求が多すぎます（{ $minutes }分間に{ $most }回まで）。少し待ってください。
too-much-work = ここからの処理の依頼がこの1分間で多すぎるため、ほかの人を優先しています。少し待ってください。
work-too-long = { $seconds }秒を過ぎたので中止しました。一度に調べる量を減らしてください。
work-too-large = 一度に調べるには量が多すぎるか、入れ子が深すぎます。減らしてから試してください。
work-ended = 調べている途中で止まってしまいました。もう一度お試しください。
server-busy = サーバーが混み合っています。しばらくしてからもう一度お試しください。
deck-too-many-names = このリストには{ $names }種類のカードがあります。サイドボードなどを含めて{ $most }種類までです。
too-many-guesses = 存在しないコードが何度も試されました。1分ほど待ってください。
too-many-onlookers = ここからの観戦者が多すぎます（{ $most }人まで）。
host-too-long = サーバーの名前が長すぎます（{ $most }文字まで）。
host-unknown = このサーバーは「{ $host }」という名前では応答しません。サーバーの管理者はENTAKU_HOSTSで許可できます。
address-too-long = アドレスが長すぎます（{ $most }文字まで）。
address-unreadable = アドレスに読めない文字が含まれています。
origin-foreign = { $origin }のページからはこの操作はできません。
too-many-rooms = ここから作られた部屋が多すぎます（1時間に{ $most }部屋まで）。

page-unknown = このアドレスには何もありません。
qr-nowhere = このアドレスはサーバーを動かしている端末だけのもので、スマートフォンからは開けません。「entaku serve --host 0.0.0.0」で起動すると、ネットワーク内のアドレスが表示され、ここで読み取れるようになります。「entaku serve --share」なら、離れた友達も入れます。
client-not-built = ページがまだ作られていません。「make web」で作れます。
server-trouble = サーバーで問題が起きました。何も変わっていません。
store-trouble = 今はサーバーが記録できないため、何も変わっていません。少し待ってからもう一度お試しください。
room-elsewhere = この卓はサーバーの別のプロセスで開かれています。ブラウザが自動でつなぎ直します。
room-moving = サーバーの別のプロセスへ移動しているところです。少し待ってからもう一度お試しください。
game-deck-not-ready = { $player }のデッキがまだ使用できる状態ではありません。
game-options-out-of-range = 初期ライフは1～{ $life }点、影響範囲は1～{ $range }人分です。
game-options-rumble = 『無双』ルールでカードを選ぶのに必要な点数は1～{ $most }点です。

# 形式

format-without-phases = フェイズを1つ以上選んでください。
format-too-many-cards = この形式では{ $needed }枚のカードを配りますが、1つの卓で扱えるのは{ $most }枚までです。
format-too-many-added = 加えられるカードは{ $most }枚まで、カード名は{ $letters }文字までです。
group-plays-once = このゲームはイベントの一部です。次のゲームは次の回戦で始まります。

# 卓の参加者どうしのやりとり。

table-asked = 今は卓に確認中のため、決まるまで操作できません。
table-asked-already = すでに卓に確認中のことがあります。
motion-over = それはすでに決まりました。
motion-not-yours = あなたへの確認ではありません。
undo-nothing = 取り消せるものがありません。
undo-too-often = 巻き戻しを頼めるのは1人{ $most }回までで、もう使い切りました。
objection-nothing = このターンに手動処理をした他のプレイヤーはいません。
chat-empty = 送る内容がありません。
chat-too-long = 一度に送れるのは{ $most }文字までです。
chat-too-fast = 続けて送りすぎです。少し待ってください。
game-undos-out-of-range = 巻き戻しの回数は1人0～{ $most }回です。
game-clock-out-of-range = 対戦の持ち時間は、1手1～3600秒、予備0～240分です。
game-grace-out-of-range = いない人を待つ時間は0～3600秒です。

# Where the group talks, and open tables.

talk-not-an-address = リンクではありません。https://またはhttp://で始まる300文字以内のものを入れてください。
open-table-gone = この卓は満席か、もう始まったか、公開をやめています。
open-tables-alone = 複数のプロセスで動いているサーバーでは、卓を一覧に載せられません。リンクを渡してください。
knocks-too-many = 入室を待つ人がすでに大勢います。少し待ってからもう一度お試しください。
knock-unknown = この卓の入室待ちではなくなりました。もう一度申し込んでください。
knock-refused = 主催者は今回入室を許可しませんでした。
knock-gone = その人はもう入室を待っていません。
