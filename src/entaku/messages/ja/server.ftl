# ウェブアプリケーション：部屋、席、そしてできないときにサーバーが伝えること。

server-bot-name = ボット

serve-here = Entaku を { $url } で開きました（Ctrl+C で終了）。
serve-lan = 同じネットワークからは { $url }
serve-no-port = { $host } のポート { $port } で待ち受けできません：{ $problem }
serve-no-store = データベースが使えません：{ $problem }

room-unknown = 部屋「{ $code }」はありません。
room-full = この部屋にはこれ以上入れません（{ $most } 人まで）。
seat-unknown = 席 { $seat } はありません（席は { $seats } つです）。
seat-taken = 席 { $seat } には { $name } さんがいます。
seat-nobodys = 席 { $seat } には誰も座っていません。
seat-is-kept = 卓の途中で席は変えられません。ボットに代わってもらうことはできます。
seats-all-taken = { $seats } 席すべてが埋まっています。
seats-too-few = { $seats } 席では足りません（今 { $people } 人います）。先に誰かが席を立ってください。
seats-out-of-range = 席の数は { $least } から { $most } までです（{ $seats } は選べません）。
seat-order-wrong = { $seats } 席すべてを1回ずつ並べてください。
seat-only = この卓の席に座っている人だけができます。

name-empty = 名前を入力してください。
name-too-long = 名前は { $most } 文字までです。

host-only = 主催者だけができます。
host-stays = 主催者を退室させることはできません。先に別の人を主催者にしてください。
host-is-here = 主催者は在室中か、席を外したばかりです。2分間不在なら引き継げます。
guest-kicked = 主催者により退室となりました。

token-missing = 先に部屋に入ってください。
token-unknown = この部屋では使えない席の鍵です。もう一度入り直してください。
move-unknown = このリンクはもう使われたか、期限が切れています。元の端末で新しいリンクを出してください。
watching-closed = この部屋は観戦できません。

table-begun = 卓はもう始まっています。始まる前にしか変えられません。
table-none = それに当たる卓は、今ここでは行われていません。
table-paused = 卓は一時停止中です。
table-not-over = 卓が終わってからでないとできません。
not-published = 主催者がまだこの卓を公開していません。
not-yours-to-see = このプレイヤーの視点では見られません。

format-unknown = 「{ $format }」はここでは遊べません。遊べるのは { $known } です。
options-out-of-range = ラウンドは 1〜{ $rounds }、パックの枚数と一度にピックする枚数は 1〜{ $cards } です。
clock-out-of-range = 持ち時間は { $least }〜{ $most } 秒です。
cube-too-long = キューブのリストが長すぎます（{ $most } 文字まで）。
cube-unknown = キューブ { $code } はありません。
cube-sample-out-of-range = サンプルは1～{ $boosters } パック、1パック1～{ $cards } 枚です。

deck-not-legal = このデッキはまだ使用できないため、提出できません。

hello-first = 最初に、誰なのかを伝えるメッセージが必要です。
hello-twice = 誰なのかはもう伝わっています。
message-unreadable = メッセージを読めません：{ $problem }
message-too-long = メッセージが長すぎます（{ $length } バイト。{ $most } バイトまで）。
too-many-messages = 一度に送りすぎです。一部のメッセージは無視されました。
too-many-rooms = ここから作られた部屋が多すぎます（1時間に { $most } 部屋まで）。

page-unknown = このアドレスには何もありません。
client-not-built = ページがまだ作られていません。「make web」で作れます。
server-trouble = サーバーで問題が起きました。何も変わっていません。
store-trouble = 今はサーバーが記録できないため、何も変わっていません。少し待ってからもう一度お試しください。
game-deck-not-ready = { $player }さんのデッキがまだ使用できる状態ではありません。
game-options-out-of-range = 初期ライフは1～{ $life }点、影響範囲は1～{ $range }人分です。
game-options-rumble = 『無双』ルールでカードを選ぶのに必要な点数は1～{ $most }点です。

# フォーマット

format-without-phases = フェイズを1つ以上選んでください。
format-too-many-cards = このフォーマットでは{ $needed }枚のカードを配りますが、1つの卓で扱えるのは{ $most }枚までです。
format-too-many-added = 加えられるカードは{ $most }枚まで、カード名は{ $letters }文字までです。
group-plays-once = このゲームはイベントの一部です。次のゲームは次の回戦で始まります。

# 卓の参加者どうしのやりとり。

table-asked = いま卓に確認中のため、決まるまで操作できません。
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
