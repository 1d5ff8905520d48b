# 保存：データベース、バックアップ、サーバーが管理者に伝えること。

store-newer = このデータベースは、より新しいバージョンのEntakuで作られています（形式{ $found }、このバージョンで読めるのは{ $known }まで）。そのバージョンで起動するか、このバージョンで取ったバックアップを復元してください。
store-being-restored = 今このデータベースを復元しています。終わってからもう一度お試しください。
store-in-use = サーバーがこのデータベースを使っています。先にサーバーを止めてください。何も変わっていません。
store-served = このデータベースは別のサーバーが使っています。1つのデータベースを使えるサーバーは1つです。PostgreSQLでは、それぞれに --cluster で別の名前を付ければ、複数のサーバーで共有できます。
cluster-needs-postgresql = データベースを複数のサーバーで共有できるのはPostgreSQLだけです。--database で指定するか、--cluster を外してください。
cluster-name-unfit = --cluster に「{ $value }」は使えません。英小文字・数字・ハイフンで1～40文字の名前にしてください。
cluster-name-taken = { $name }という名前のプロセスが、すでにこのデータベースを使っています。それぞれに別の名前を付けてください。

backup-nothing = バックアップするものがありません：{ $database }にEntakuのデータベースはありません。
backup-not-written = { $file }に書き込めません：{ $problem }
backup-is-none = { $file }はEntakuのバックアップではありません。
backup-newer = { $file }は、より新しいバージョンのEntaku（{ $version }）で作られています。そのバージョンで復元してください。何も変わっていません。
backup-cut-off = { $file }は{ $line }行目で途切れています。何も変わっていません。
backup-damaged = { $file }は{ $line }行目が壊れています。何も変わっていません。
backup-other-tables = { $file }に、どのバージョンのEntakuにもない「{ $table }」が入っています。何も変わっていません。
restore-not-empty = データベースは空ではありません（部屋{ $rooms }、イベント{ $nights }、キューブ{ $cubes }、プレイヤーカード{ $cards }）。すべて置き換えるには --replace を付けてください。何も変わっていません。

cli-backup = 保存されているものすべてを1つのファイルに書き出す。サーバーは動いたままでよい。
cli-backup-done = { $file }に、保存されているものすべてを書き出しました（部屋{ $rooms }、イベント{ $nights }、キューブ{ $cubes }、プレイヤーカード{ $cards }）。
backup-key-broken = { $file }：通知の鍵（push.key）として入っているものが鍵ではありません。何も変わっていません。
cli-restore = バックアップの中身を元に戻す。サーバーは止めておく。
cli-restore-replace = 今データベースにあるものを置き換える。
cli-restore-done = { $file }（{ $made }、バージョン{ $version }）から復元しました。

setting-unknown = { $name }に「{ $value }」は指定できません。指定できるのは{ $known }です。
setting-number = { $name }に「{ $value }」は指定できません。1から{ $most }までの整数を指定してください。
setting-networks = { $name }に「{ $value }」は指定できません。local、off、anyか、10.0.0.0/8のようなアドレスとネットワークの一覧を指定してください。
setting-images = { $name }に「{ $value }」は指定できません。https://example.org/{ "{set}" }/{ "{number}" }.jpgのようなアドレスか、存在するフォルダーを指定してください。
