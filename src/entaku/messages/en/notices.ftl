# Notices to players: on their phones' pages, and in their phones' notifications.

night-notice-typed = { $text }
night-notice-come = Please come to the desk.
night-notice-begins = The round begins.
night-notice-five = Five minutes left.
night-notice-over = Time is over.
night-notice-overtime = Time: { $minutes } more { $minutes ->
    [one] minute
   *[other] minutes
  } now.
night-notice-paired = The pairing of round { $round } is out.
night-notice-seat = Round { $round }: you sit at table { $table }, seat { $seat }.
night-notice-bye = Round { $round }: you have a bye.
night-notice-result = The result of table { $table } has been changed.

night-notice-everybody = everybody
night-notice-pod = pod { $pod }
night-notice-group = table { $table }
night-notice-groups = { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
}
night-notice-players = { $names }
night-notice-in-round = everybody in round { $round }

night-did-notice-sent = told { $whom }: { $text }
night-what-notice-sent = the notice to { $whom }

nights-tab-notices = Notices
nights-notices = Send a notice
nights-notices-more = It stays on the phones’ pages of the night until it is dismissed there.
nights-notice-to = To
nights-notice-everybody = Everybody
nights-notice-ready = What
nights-notice-own = Own words
nights-notice-text = Notice
nights-notice-send = Send
nights-notice-is-sent = Sent.
nights-notices-sent = Notices sent
nights-notices-none = No notices yet.
nights-notice-by-itself = by itself
nights-notice-list = Notices from the desk
nights-notice-dismiss = Dismiss
nights-notice-dismiss-all = Dismiss all

push-off = This server sends no notifications.
push-endpoint = This browser’s push service can’t be used.
push-key-unreadable = { $file } holds no key for notifications. Put the right file there, or move it away: a new key is made then, and players have to ask for notifications again.
setting-contact = { $name } can’t be “{ $value }”: an address to write to, such as mailto:you@example.org.
push-library-missing = ENTAKU_PUSH is set, but the library that notifications take isn’t installed: pip install cryptography

nights-notices-push = Players who asked for it also get a notification on their phone.
nights-push-turn-on = Notify me on this phone
nights-push-is-on = This phone notifies you of seats, notices and the clock.
nights-push-turn-off = Stop notifying me
nights-push-none = Keep this page open: notices from the desk appear here.
nights-push-plain = Notifications take an address with https; keep this page open, and notices appear here.
nights-push-unable = This browser can’t show notifications; keep this page open, and notices appear here.
nights-push-denied = Notifications are blocked in this browser’s settings; keep this page open, and notices appear here.
nights-push-failed = This browser couldn’t turn notifications on. Notices appear here while this page is open.
