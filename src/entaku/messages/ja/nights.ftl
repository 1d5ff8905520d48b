# サーバーとブラウザでのイベント運営:作成、主催者の画面、参加者の画面、投影画面、印刷。

night-unknown = イベント { $code } はありません。
night-organisers-only = 主催者だけができる操作です。
night-registration-closed = リンクからの参加登録は締め切られています。主催者に声をかけてください。
night-drafter-unknown = 「{ $prize }」:「{ $name }」という参加者はいません。
night-too-many-prizes = リストが長すぎます。賞品は{ $most }点までです。
