# Said by the table itself, whatever is played at it.

language-name = English

decision-unknown = There is no decision { $decision } at this table.
decision-over = Decision { $decision } is already over.
decision-not-yours = Decision { $decision } is for seat { $seat }, not for you.
table-over = This table is finished; nothing more can be decided.

answer-not-an-option = Decision { $decision } ({ $purpose }): “{ $answer }” is not one of its options.
answer-wrong-kind = Decision { $decision } ({ $purpose }): expected { $expected }, got “{ $answer }”.
answer-too-few = Decision { $decision } ({ $purpose }): choose at least { $least }, not { $count }.
answer-too-many = Decision { $decision } ({ $purpose }): choose at most { $most }, not { $count }.
answer-repeats = Decision { $decision } ({ $purpose }): “{ $answer }” is chosen twice.
answer-not-a-permutation = Decision { $decision } ({ $purpose }): put each of the { $count } things in order, once each.
answer-out-of-range = Decision { $decision } ({ $purpose }): choose a number from { $least } to { $most }, not { $number }.
answer-wrong-total = Decision { $decision } ({ $purpose }): the parts must add up to { $total }, not { $sum }.
answer-wrong-size = Decision { $decision } ({ $purpose }): part { $part } takes { $least } to { $most }, not { $count }.
answer-name-refused = Decision { $decision } ({ $purpose }): “{ $answer }” can't be named here.

log-line-unreadable = { $file }, line { $line }: not a line of a table's log ({ $problem }).
log-cut-off = { $file }, line { $line }: the file ends in the middle of this line; the rest was cut off.
log-line-unlawful = { $file }, line { $line }: this answer doesn't fit what was played before it ({ $problem }).
log-unfinished = { $file }: after line { $line } the table isn't over; the end was cut off. --upto plays a part.
log-differs = Step { $step }: the log says “{ $said }”, replaying gives “{ $found }”.
log-empty = { $file }: the file holds no table.
log-back-too-far = The table can go back within its { $count ->
    [one] 1 answer
   *[other] { $count } answers
  } only.
