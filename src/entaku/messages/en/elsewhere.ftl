# Friends who are elsewhere: the address from anywhere, where the group talks, tables that anybody may come to.

elsewhere-title = Friends elsewhere
elsewhere-shared-opening = The address for friends elsewhere is being opened …
elsewhere-shared-open = The link above works from anywhere.
elsewhere-shared-unanswered = The link above is for friends elsewhere, but it doesn’t answer the server’s own machine. Try it from outside.
elsewhere-shared-gone = The address for friends elsewhere is gone; reopening …
elsewhere-shared-back = The address for friends elsewhere is back.
elsewhere-shared-moved = Friends elsewhere need a new link now:
elsewhere-without-tls = This address has no TLS: who is on the way between can read along.
elsewhere-talk = Where you talk
elsewhere-talk-about = A link to your voice chat, such as Discord. Only those who are in this room see it.
elsewhere-talk-keep = Keep
elsewhere-talk-go = Talk at { $host }
elsewhere-list = Show this room among the open tables on this server’s front page
elsewhere-knocking = Who comes from there knocks, and I let them in
elsewhere-listed = This room stands among the open tables on this server’s front page.
elsewhere-door = At the door
elsewhere-knocks = { $name } knocks
elsewhere-admit = Let in
elsewhere-turn-away = Not this time
elsewhere-tables = Open tables
elsewhere-table-of = { $host } · { $free } of { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
} free
elsewhere-knock = Knock
elsewhere-waiting = { $host } is being asked …
elsewhere-stop = Don’t wait
