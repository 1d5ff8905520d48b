# A server that is shared: what its terminal says.

share-open = どこからでも：{ $address }（{ $tool }を使用）
share-back = { $address }がまた使えるようになりました。
share-moved = アドレスが変わりました：{ $address }。前のアドレスを持っている人には、新しいリンクを送ってください。
share-room = 離れた友達のための部屋{ $code }：{ $address }
share-without-tls = このアドレスはTLSで保護されていません。通信の途中にいる人には、席の鍵も含めて読まれるおそれがあります。
share-ended = { $tool }が終了しました（終了コード{ $code }）。まもなく起動し直します。サーバーはそのまま動いています。
share-ended-saying = { $tool }が終了しました（終了コード{ $code }）：「{ $said }」。まもなく起動し直します。サーバーはそのまま動いています。
share-silent = { $tool }が{ $seconds }秒たってもアドレスを表示しません。{ $said ->
    [none] 何も出力していません。
   *[other] 最後の出力：「{ $said }」
}
share-unanswered = { $address }に、このパソコンからはつながりません。別の回線のスマートフォンで試してください。sshの場合は、接続先に「GatewayPorts clientspecified」の設定が必要です。
share-tool-unknown = 「{ $name }」は、サーバーを公開できるツールではありません。使えるのは{ $known }です。ほかのツールは--share-with "コマンド {"{"}port{"}"}"で指定できます。
share-tool-missing = 「{ $name }」がこのパソコンにありません。インストールするか、別のツールで公開してください。
share-tool-none = サーバーを公開できるツールがこのパソコンにありません。使えるのは{ $known }です。ほかのツールは--share-with "コマンド {"{"}port{"}"}"で指定できます。
share-tool-choose = このパソコンにあるツールには、TLS付きのアドレスをそのまま用意するもの（{ $secure }）がありません。あるのは{ $found }です。それでよければ、--share boreや--share ssh:ユーザー@ホストのように指定してください。
share-tool-alone = { $name }にホストは指定できません。
share-tool-host = 接続先のホストを指定してください：--share { $name }:ホスト、または--share { $name }:ホスト:ポート
share-tool-port = 「{ $port }」は接続先のポートになりません。1から65535までの数を指定してください。
share-command-port = 「{ $command }」に、サーバーのポートの場所がありません。{"{"}port{"}"}と書いてください。
share-command-unreadable = 「{ $command }」はコマンドとして読めません。引用符が足りません。
share-alone = データベースを共有する複数のプロセスは、ツールでは公開できません。前にプロキシを置いてください。
