# The hour between the pods and round 1 of a night on paper: called picks, looks between packs, building.

night-call-none = No draft on paper is to be called now.
night-call-step = The draft on paper has no such pick.
night-limited-out-of-range = A draft on paper has 1 to { $packs } packs of 1 to { $cards } cards, up to { $seconds } seconds for a pick or a look, and 1 to 600 minutes for building.

night-step-pick = pack { $pack }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
night-step-review = the look after pack { $pack }
night-step-build = building

night-did-call-started = started the call of the draft
night-did-call-paused = stopped the call of the draft
night-did-call-extended = gave { $seconds } more seconds to what was called
night-did-call-moved = called on from here: { $step }
night-did-call-ended = ended draft and deck building
night-what-call-started = the start of the call
night-what-call-paused = the stop of the call
night-what-call-extended = the { $seconds } more seconds of the call
night-what-call-moved = calling on from here: { $step }
night-what-call-ended = the end of draft and deck building

night-notice-draft = The draft begins. Please sit down at your pod.
night-notice-build = Please build your decks. You have { $minutes } minutes.
night-notice-build-over = The time to build decks is over.

nights-stage-draft = Draft and deck building
nights-told-draft = Draft and deck building.

nights-limited = Draft on paper
nights-limited-none = Not called
nights-limited-booster = Booster draft
nights-limited-sealed = Sealed: building alone
nights-limited-none-more = The night goes from the pods straight to round 1.
nights-limited-booster-more = After the pods the desk, the projector and phones count down each pick, then the time to build decks. Where the draft is played on this server there is nothing to call.
nights-limited-sealed-more = Before round 1 the desk, the projector and phones count down the time to build decks.
nights-limited-packs = Packs a player
nights-limited-cards = Cards to draft in a pack
nights-limited-seconds = Seconds for a pick, from the full pack down
nights-limited-seconds-more = As the Magic Tournament Rules recommend for called drafts.
nights-limited-passing = Seconds to pass packs
nights-limited-reviews = Seconds to look between packs
nights-limited-building = Minutes to build decks

nights-call-plan = { $packs ->
    [one] 1 pack
   *[other] { $packs } packs
  } of { $cards } cards, about { $drafting } minutes; then { $building } minutes to build decks.
nights-call-plan-sealed = { $building } minutes to build decks.
nights-call-pack = Pack { $pack } of { $packs }
nights-call-pick = { $cards ->
    [one] Take the last card
   *[other] Pick 1 of { $cards } cards
  }
nights-call-pass-left = Pass to the left
nights-call-pass-right = Pass to the right
nights-call-to = You pass to { $name }.
nights-call-review = Look at your cards
nights-call-next-left = Next: pack { $pack }, passed to the left.
nights-call-next-right = Next: pack { $pack }, passed to the right.
nights-call-build = Build your decks
nights-call-over = Time to build is over
nights-call-soon = Please sit down at your pod
nights-call-soon-sealed = Deck building is about to begin
nights-call-stopped = Stopped
nights-call-left = Time left
nights-call-start-booster = Start the draft
nights-call-start-sealed = Start building
nights-call-resume = Go on
nights-call-pause = Stop
nights-call-more-seconds = +{ $seconds } s
nights-call-more-minutes = +{ $minutes } min
nights-call-back = Back
nights-call-again = From the start
nights-call-on = Next
nights-call-end = End: draw round { $round }
nights-call-skip = Without a call: draw round { $round }
nights-call-skip-to = To building
nights-call-sound-on = Sound is on
nights-call-sound-off = Turn on sound
