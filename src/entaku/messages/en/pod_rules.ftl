# The optional rules that a pod agrees on: what is proposed to it, and who agrees.

night-rules-missing = Pod { $pod }: { $names } { $count ->
    [one] hasn’t
   *[other] haven’t
  } agreed to the proposed rules yet. Published now, the pod plays without them.
night-rules-against = Pod { $pod }: { $names } would rather not play by the proposed rules. Published now, the pod plays without them.
night-rules-replaced = That is not what is proposed to pod { $pod } now. Look at it again.
night-rules-agreed-already = There is nobody to ask: every pod has agreed to just these rules.
night-rules-not-asked = { $name } has no part in what pod { $pod } agrees on.

# The log, and what an entry is called when it is taken back.

night-did-rules-proposed = proposed to pod { $pod }: { $rules }
night-did-rules-proposed-to-pods = proposed to { $count ->
    [one] 1 pod
   *[other] { $count } pods
  }: { $rules }
night-rules-in-short = { $minutes } minutes{ $overtime ->
    [none] { "" }
   *[other] , { $overtime } more at time
  }, { $attack ->
    [left] attack left
    [right] attack right
   *[other] attack anybody
  }, { $range ->
    [all] unlimited range
   *[other] range of influence { $range }
  }{ $rumble ->
    [none] { "" }
   *[other] , Rumble
  }{ $seconds ->
    [none] { "" }
   *[other] , { $seconds } s for each decision and { $reserve } min in reserve
  }{ $grace ->
    [usual] { "" }
    [none] , tables wait for whoever is away
   *[other] , tables wait { $grace } s for whoever is away
  }{ $date ->
    [today] { "" }
   *[other] , rules of { $date }
  }
night-did-rules-answered = { $agrees ->
    [yes] pod { $pod }: { $names } agreed to the proposed rules
   *[other] pod { $pod }: { $names } would rather not play by the proposed rules
  }
night-did-rules-withdrawn = pod { $pod }: withdrew the proposed rules
night-what-rules-proposed = the rules proposed to pod { $pod }
night-what-rules-proposed-to-pods = the rules proposed to { $count ->
    [one] 1 pod
   *[other] { $count } pods
  } at once
night-what-rules-answered = { $agrees ->
    [yes] the word of { $names } for pod { $pod }’s rules
   *[other] the word of { $names } against pod { $pod }’s rules
  }
night-what-rules-withdrawn = the withdrawal of pod { $pod }’s rules

# The desk and the players’ pages.

nights-may-propose = They may also propose rules to their pod
nights-pod-rules = Rules of pod { $pod }
nights-pod-rules-more = Optional rules are for a pod’s players to agree on. Until everybody agrees, the pod plays by the night’s own rules.
nights-pod-rules-night = By the night’s own rules
nights-pod-rules-agreed = Everybody has agreed.
nights-pod-rules-by = Proposed by { $name }
nights-pod-rules-propose = Propose rules
nights-pod-rules-propose-other = Propose other rules
nights-pod-rules-propose-to = Propose rules to pod { $pod }
nights-pod-rules-propose-more = Every player of the pod is asked on their own page. Answers to an earlier proposal no longer count.
nights-pod-rules-propose-all = Propose rules to all pods
nights-pod-rules-propose-all-more = Every player is asked on their own page, and each pod agrees for itself. Whoever has agreed to just these rules isn’t asked again; answers to other proposals no longer count.
nights-pod-rules-withdraw = Withdraw
nights-pod-rules-yes = Agreed: { $names }
nights-pod-rules-no = Would rather not: { $names }
nights-pod-rules-missing = Not answered yet: { $names }
nights-pod-rules-all = Everybody at the table agrees
nights-pod-rules-agree = Agree
nights-pod-rules-refuse = I’d rather not
nights-pod-rules-you-agreed = You have agreed.
nights-pod-rules-you-refused = You would rather not.
nights-pod-rules-question = Shall your pod play by these rules?
nights-pod-rules-of-night = Otherwise the night’s own rules hold.
nights-pod-rules-group = Agreed by this pod
nights-pod-rules-running = The games that are being played keep their rules; these are for the next round.
nights-pod-rules-no-rumble = No Rumble rule
nights-pod-rules-clock = Clock at tables on this server
nights-pod-rules-clock-is = Clock at tables on this server: { $seconds } s for each decision, { $minutes } min in reserve.
nights-pod-rules-clock-short = Clock { $seconds } s + { $minutes } min
nights-pod-rules-clock-over = When a player’s time runs out, what was asked is decided for them.
nights-pod-rules-grace = Who is away from a table on this server
nights-pod-rules-grace-is = A table on this server waits { $seconds } s for somebody who is away, then it votes.
nights-pod-rules-grace-short = Waits { $seconds } s for who is away
nights-pod-rules-no-grace = A table on this server waits for somebody who is away
nights-pod-rules-no-clock = No clock at tables on this server
nights-pod-rules-no-range = Unlimited range of influence
nights-pod-rules-titled = { $name }: { $text }

# What can be chosen, in short.

nights-choose-attack-any = Any opponent
nights-choose-attack-left = Attack left
nights-choose-attack-right = Attack right
nights-choose-influence = Range { $range }
nights-influence-about = Limited range of influence { $range }: nothing that you do reaches a player { $from } or more seats away, not even what works on everybody.
nights-choose-lap-active = One lap, this turn included
nights-choose-lap-extra = This turn, then a full lap
nights-choose-lap-none = No more turns
