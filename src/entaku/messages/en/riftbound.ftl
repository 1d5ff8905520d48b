# Riftbound: which words of a rules text are targets, and why.

riftbound-rules-unknown = There are no rules “{ $name }”; the versions are { $known }.
riftbound-text-too-long = The text is too long: { NUMBER($most) } characters at most.
riftbound-card-unknown = None of your Riftbound cards is called “{ $name }”.
riftbound-card-near = None of your Riftbound cards is called “{ $name }”. Did you mean { $near }?
riftbound-card-several = Several of your Riftbound cards begin with “{ $name }”: { $names }.
riftbound-no-cards = You have no Riftbound cards yet: bring in a file of them with `entaku targets --import FILE`.
riftbound-cards-unreadable = { $file }: not a file of Riftbound cards ({ $problem }).
riftbound-cards-none = { $file }: there is no card with a name and a text in it.

riftbound-cites = {" "}(Core Rules { $rule })
riftbound-followed-core = By the Core Rules 1.3 of { $since }. Version 1.4 of 2026-07-24 adds that a mere permission or restriction holds no target, which is said so here already; what it says of things that can't be targeted, and of choices that are made anew, isn't gone into.
riftbound-followed-faq = By the Origins FAQ of { $since }, which the Core Rules 1.3 of 2026-03-30 have followed.

# Why a mention is a target. $words are the card's words.
riftbound-why-target = “{ $words }” is a target: everybody can see it, you alone choose it, and it isn't part of a restriction, cost, trigger condition, replacement effect or “must”.
riftbound-why-target-unnumbered = “{ $words }” is a target, read as one that you alone choose: the text gives no number and doesn't say “all”.
riftbound-why-target-player = “{ $words }” is a target: players can be targets, and you alone choose which one.
riftbound-why-target-trash = “{ $words }” is a target: a trash is public, so everybody can see the card, and you alone choose it.
riftbound-why-target-played-from-trash = “{ $words }” is a target: it is played from a trash, which is public, and you alone choose it; from your hand it would be none.
riftbound-why-target-public-zone = “{ $words }” is a target: its zone is public, and you alone choose it.
riftbound-why-target-chain = “{ $words }” is a target: what is on the chain is public, and you alone choose it (never the spell or ability itself).
riftbound-why-target-facedown = “{ $words }” is a target: its face is secret, but everybody can see that it is there, and you alone choose it.
riftbound-why-target-legend = “{ $words }” is a target: the legend zone is public, and there is more than one legend to choose from.
riftbound-why-target-battlefield = “{ $words }” is a target: a battlefield is an object that everybody can see, and you alone choose it.
riftbound-why-target-place-of-all = “{ $words }” is a target: everything there is affected without a choice, but the place itself is yours to choose, and places can be targets.
riftbound-why-target-place = “{ $words }” is a target: places can be targets, and you alone choose it.
riftbound-why-target-optional = “{ $words }” is a target: “may” only lets you not do it; what it would be done to is chosen all the same, by you alone.
riftbound-why-target-up-to = “{ $words }” is a target: you alone choose how many and which, none included.
riftbound-why-target-group = Each of “{ $words }” that you choose is a target: you alone choose them, and together they must fit the limit.
riftbound-why-target-split = Each of “{ $words }” among which you split the damage is a target; how much each gets is decided on resolution.
riftbound-why-target-after-cost = “{ $words }” is a target: only what stands before the “to” is the cost; this is what you do for it, and you alone choose it.
riftbound-why-target-awaiting = “{ $words }” is a target: you choose it first, alone; only what waits for it afterwards is a replacement effect.
riftbound-why-target-reflexive = “{ $words }” is a target of a trigger of its own (“do this”): you choose it when that trigger goes on the chain, not earlier.
riftbound-why-target-equip = “{ $words }” is a target: Equip has you choose the unit that is equipped.
riftbound-why-target-quick-draw = “{ $words }” is a target: Quick-Draw has you choose the unit to attach to.
riftbound-why-target-weaponmaster = “{ $words }” is a target: Weaponmaster has you choose the Equipment; the unit itself isn't chosen.

# Why it is none.
riftbound-why-hand = “{ $words }” isn't a target: a hand isn't public, so the card is chosen only when the effect happens.
riftbound-why-played-from-hand = “{ $words }” isn't a target: it is played from a hand, which isn't public, so it is chosen only on resolution; from a trash it would be one.
riftbound-why-hand-or-public = Whether “{ $words }” is a target depends on your choice: a card in a hand or deck, which isn't public, is no target and is chosen only on resolution; one in a trash or another public zone is a target.
riftbound-why-deck = “{ $words }” isn't a target: a deck isn't public.
riftbound-why-looked-at = “{ $words }” isn't a target: those cards are only looked at or revealed by the effect; which of them is chosen on resolution.
riftbound-why-others = “{ $words }” isn't a target: other players make this choice or a part of it.
riftbound-why-every = “{ $words }” isn't a target: all that fit are meant, so nothing is chosen.
riftbound-why-every-unnumbered = “{ $words }” isn't a target, read as all of them: the text gives no number, so nothing is chosen.
riftbound-why-only-one = “{ $words }” isn't a target: there can be only one, so there is nothing to choose.
riftbound-why-itself = “{ $words }” isn't a target: it means the card itself or where it is, so there is nothing to choose.
riftbound-why-earlier = “{ $words }” isn't a target of its own: it means “{ $about }”, which was mentioned before.
riftbound-why-earlier-alone = “{ $words }” isn't a target of its own: it means what was mentioned before.
riftbound-why-made = “{ $words }” isn't a target: it doesn't exist until the effect makes it.
riftbound-why-named = “{ $words }” isn't a target: something is named, no object is chosen.
riftbound-why-denied = “{ $words }” isn't a target: the text says what isn't or can't be done; nothing is chosen.
riftbound-why-condition = “{ $words }” isn't a target: the text only asks whether something is so, or counts; nothing is chosen.
riftbound-why-passive = “{ $words }” isn't a target: this is a passive ability, and those never target.
riftbound-why-restriction = “{ $words }” isn't a target: it only says what “{ $about }” may be (a targeting restriction).
riftbound-why-restriction-alone = “{ $words }” isn't a target: it only narrows down what may be chosen (a targeting restriction).
riftbound-why-destination = “{ $words }” isn't a target: it is where something moves to. The destination is chosen at the same time as the targets, but it is none.
riftbound-why-play-location = “{ $words }” isn't a target: it is where something is played, which is a choice but no target.
riftbound-why-cost = “{ $words }” isn't a target: it is part of a cost.
riftbound-why-additional-cost = “{ $words }” isn't a target: it is part of an additional cost.
riftbound-why-keyword-cost = “{ $words }” isn't a target: it is part of the keyword's cost.
riftbound-why-instruction-cost = “{ $words }” isn't a target: in “do this to do that” it belongs to the first part, which is a cost.
riftbound-why-trigger = “{ $words }” isn't a target: it is part of a trigger condition, which only says when the ability triggers.
riftbound-why-replaced = “{ $words }” isn't a target: it is part of the event that a replacement effect waits for.
riftbound-why-replacement = “{ $words }” isn't a target: it is part of what a replacement effect does; a choice there is made when it applies.
riftbound-why-must = “{ $words }” isn't a target: it is something you must do, chosen on resolution.

# Rulings on single cards.
riftbound-ruling-reflexive = From October 2025 to January 2026 each instruction of this card was a “do this” trigger of its own: the spell itself had no target, and each unit was chosen as its trigger went on the chain.
riftbound-ruling-at-once = Since January 2026 this card works as it is written: all its targets are chosen as it is played. From October 2025 until then each instruction was a “do this” trigger of its own.

# What judges are asked.
riftbound-left = What if “{ $words }” has moved or left before this resolves?
riftbound-left-anywhere = It may move from place to place: it stays a legal target as long as it is on the board and still fits the description. If it has left the board, it is no target any more, even if it has come back.
riftbound-left-place = If it is no longer at “{ $place }”, it isn't affected; if it has come back from somewhere else on the board, it is. If it has left the board, it is no target any more, even if it has come back.
riftbound-left-trash = If the card has left the trash, it isn't affected, even if it is there again.
riftbound-left-chain = If it has left the chain, nothing happens to it.
riftbound-left-facedown = If the card has been played or removed, it isn't affected, even if it is facedown again.
riftbound-left-banishment = If the card is no longer banished, it isn't affected.
riftbound-left-champion = If it has left its zone, it isn't affected.
riftbound-left-stays = It can't move; it isn't affected if it no longer fits the description.
riftbound-left-others = Its other targets and its other instructions are dealt with as usual; an amount that is to be read from it counts as nothing.
riftbound-left-rest = Its other instructions are carried out as usual; an amount that is to be read from it counts as nothing.
riftbound-only = What if there is only one legal choice for “{ $words }”, or none?
riftbound-only-playing = The only one there is has to be chosen, and it is a target like any other. If there is none, this can't be played or used at all.
riftbound-only-trigger = The only one there is has to be chosen, and it is a target like any other. If there is none, the trigger is taken off the chain again.
riftbound-only-up-to = The only one there is can be chosen, and it is a target like any other; but you may also choose none, so that this can go on the chain without a target.
riftbound-deflect = How often is Deflect paid?
riftbound-deflect-never = Never: this chooses no permanent of an opponent as a target.
riftbound-deflect-single = Once for the chosen permanent, if it is an opponent's and has Deflect.
riftbound-deflect-each = Each time that an opponent's permanent with Deflect is chosen, also if the same one is chosen again; this text chooses in { $count ->
    [one] one place
   *[other] { $count } places
  }, and several at one place count one by one.
riftbound-deflect-once = Once for this spell or ability for each chosen permanent with Deflect that is an opponent's, however often it is chosen.
riftbound-deflect-repeat = With Repeat the choices are made again, and Deflect is paid for those too.
riftbound-deflect-own = What do opponents pay for this card's own Deflect?
riftbound-deflect-own-each = The Deflect value in Power of any domain, each time one of their spells or abilities chooses it.
riftbound-deflect-own-once = The Deflect value in Power of any domain, once for each of their spells or abilities that chooses it.
riftbound-hidden = What may be chosen if this was played from hidden?
riftbound-hidden-answer = Only what is at the battlefield where it was hidden, unless the text's own restrictions make that impossible.

# The command `entaku targets`.
riftbound-help = Say which words of a Riftbound text are targets, and why.
riftbound-help-text = The rules text.
riftbound-help-file = A file with a rules text, or a file of cards (JSON or JSON Lines) to go through.
riftbound-help-card = Name of a card: one you brought in with --import, or one in --file.
riftbound-help-rules = Version of the rules.
riftbound-help-import = A file of Riftbound cards (JSON or JSON Lines) to keep for --card.
riftbound-one-source = Give one of --text, --file, --card and --import.
riftbound-imported = { $count ->
    [one] 1 Riftbound card kept.
   *[other] { $count } Riftbound cards kept.
}
riftbound-line-target = target
riftbound-line-none = no target
riftbound-line-depends = depends on the choice
riftbound-line = { $number }. { $verdict } [{ $rule }, chosen: { $chosen }] { $why }
riftbound-line-differs = {"   "}Under { $rules }: { $verdict }. { $why }
riftbound-line-not-understood = Not understood, so nothing is said about it (characters { $start } to { $end }): { $words }
riftbound-line-nothing = Nothing is mentioned.
riftbound-chosen-playing = on playing or using
riftbound-chosen-trigger = when the trigger goes on the chain
riftbound-chosen-reflexive = when the “do this” trigger goes on the chain
riftbound-chosen-resolution = on resolution
riftbound-chosen-paying = on paying
riftbound-chosen-never = not at all
riftbound-coverage = { $understood } of { $cards } texts understood ({ $percent } %); { $mentions } mentions, { $targets } of them targets.
riftbound-coverage-not = { $card }: { $text }
riftbound-progress = Reading texts
riftbound-card-too-long = { $file }: the name or text of “{ $card }” is longer than any card’s.
