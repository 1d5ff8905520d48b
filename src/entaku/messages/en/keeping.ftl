# What is kept: the database, backups, what a server tells its keeper.

store-newer = This database was made by a later version of Entaku (its form is { $found }; this version knows forms up to { $known }). Please run that version, or restore a backup that this version made.
store-being-restored = This database is being restored just now. Please try again when that is done.
store-in-use = A server is using this database. Please stop it first; nothing was changed.
store-served = Another server is using this database. One database has one server, unless each is started with --cluster and a name of its own, on PostgreSQL.
cluster-needs-postgresql = Several servers share a database only on PostgreSQL: name one with --database, or leave --cluster out.
cluster-name-unfit = --cluster can't be “{ $value }”: a name of 1 to 40 small letters, figures and hyphens.
cluster-name-taken = A process called { $name } is serving this database already. Please give each a name of its own.

backup-nothing = There is nothing to back up: { $database } has no Entaku database.
backup-not-written = { $file } can't be written: { $problem }
backup-is-none = { $file } is no backup of Entaku.
backup-newer = { $file } was made by a later version of Entaku ({ $version }). Please restore it with that version; nothing was changed.
backup-cut-off = { $file } is cut off at line { $line }; nothing was changed.
backup-damaged = { $file } is damaged at line { $line }; nothing was changed.
backup-other-tables = { $file } holds “{ $table }”, which no version of Entaku has; nothing was changed.
restore-not-empty = The database isn't empty (rooms: { $rooms }, nights: { $nights }, cubes: { $cubes }, player cards: { $cards }). To replace everything in it, say --replace; nothing was changed.

cli-backup = Write everything that is kept to one file, while the server goes on.
cli-backup-done = { $file } holds everything that is kept (rooms: { $rooms }, nights: { $nights }, cubes: { $cubes }, player cards: { $cards }).
backup-key-broken = { $file }: what stands there for the key of notifications (push.key) is no key; nothing was changed.
cli-restore = Bring back what a backup holds; the server must be stopped.
cli-restore-replace = Replace what is in the database now.
cli-restore-done = Restored from { $file }, made { $made } by version { $version }.

setting-unknown = { $name } can't be “{ $value }”; it is one of { $known }.
setting-number = { $name } can't be “{ $value }”; it is a whole number from 1 to { $most }.
setting-networks = { $name } can't be “{ $value }”; it is local, off, any, or a list of addresses and networks such as 10.0.0.0/8.
setting-images = { $name } can’t be “{ $value }”: an address such as https://example.org/{ "{set}" }/{ "{number}" }.jpg, or a folder that is there.
