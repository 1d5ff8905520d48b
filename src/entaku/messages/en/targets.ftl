# The page on Riftbound targets.

web-targets = Riftbound targets
web-targets-about = Which words of a Riftbound text are targets, and why? Paste a text in English or Japanese: every mention is judged, with the rule that decides.
web-targets-text = Rules text
web-targets-hint = When you play me, stun an enemy unit at a battlefield.
web-targets-card = Or a card of yours
web-targets-card-hint = Name of a card
web-targets-no-cards = No Riftbound cards have been brought in on this server. Whoever runs it can do so: entaku targets --import FILE
web-targets-rules = Version of the rules
web-targets-rules-core = Core Rules 1.3 (March 2026)
web-targets-rules-faq = Origins FAQ (October 2025)
web-targets-now = Find the targets
web-targets-share = Copy a link to this
web-targets-copied = Link copied
web-targets-not-copied = Copy the address of this page.
web-targets-result = The text, its mentions numbered
web-targets-count = { $count ->
    [0] No targets
    [one] One target
   *[other] { $count } targets
  } in { $mentions ->
    [one] one mention
   *[other] { $mentions } mentions
  }
web-targets-key-target = target
web-targets-key-none = no target
web-targets-key-unread = not understood
web-targets-mentions = Mentions and reasons
web-targets-differs = Under { $rules }: { $verdict }.
web-targets-earlier = points back to { $number }
web-targets-chosen = Chosen: { $when }
web-targets-not-understood = Not understood
web-targets-not-understood-about = Nothing is said about these words, so that nothing is guessed. Everything else holds.
web-targets-seems = It seems to mention: { $things }
web-targets-nothing = No object, player or place is mentioned in this text.
web-targets-questions = What judges are asked
web-targets-more = Show more ({ $count } left)
web-targets-note = Ruling on this card
web-targets-reason-depends = depends on the choice
web-targets-reason-target = target
web-targets-reason-not_public = not public
web-targets-reason-other_player_chooses = others choose
web-targets-reason-no_choice = nothing is chosen
web-targets-reason-restriction = only a restriction
web-targets-reason-cost = cost
web-targets-reason-trigger = trigger condition
web-targets-reason-replacement = replacement effect
web-targets-reason-must = “must”
web-targets-fan = Texts are only analysed, never kept here. Riftbound is Riot Games' game; this page isn't theirs.
