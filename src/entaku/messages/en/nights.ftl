# A night on the server and in the browser: making it, the organisers' desk, the players' page, projector and sheets.

night-unknown = There is no night { $code }.
night-organisers-only = Only organisers may do that.
night-registration-closed = Registration by link is closed. Ask the organiser.
night-drafter-unknown = “{ $prize }”: there is no player named “{ $name }”.
night-too-many-prizes = That is too long: a list may have { $most } prizes.
