# The cube page.

web-cube-page = View a cube
web-cube-page-about = Look a cube over: its cards, curve and colours, a booster of it; keep it to share it and to draft it.
web-cube-show = Show the cube
web-cube-different = { $count ->
    [one] 1 different one.
   *[other] { $count } different ones.
  }
web-cube-study = How this list plays: { $nights ->
    [one] 1 night
   *[other] { $nights } nights
 } by bots
web-cube-draft = Draft this cube
web-cube-save = Keep and share
web-cube-save-again = Save the changes
web-cube-edit = Edit the list
web-cube-kept = Kept under this link:
web-cube-report = Notes on this list
web-cube-ambiguous = { $count ->
    [one] 1 name could mean several cards.
   *[other] { $count } names could mean several cards.
}
web-cube-ignored = Settings of the list that aren’t used here: { $names }.
web-cube-colours = Colours
web-cube-types = Card types
web-cube-rarities = Rarities
web-cube-other-spells = other spells
web-cube-sample = A sample booster
web-cube-open = Open a booster
web-cube-another = Open another
web-cube-by-slots = Boosters by the list’s slots
web-cube-cards = The cards
web-cube-search = Name or type
web-cube-colour = Colour
web-cube-value = Mana value
web-cube-type = Card type
web-cube-rarity = Rarity
web-cube-only = Show
web-cube-any = any
web-cube-all = all cards
web-cube-only-unknown = known by name only
web-cube-only-again = there more than once
web-cube-group-by = Group by
web-cube-clear = Clear the filters
web-cube-none-shown = No card fits these filters.
web-gallery = The cards’ faces
web-gallery-about = { $count } cards of the sets that are here. Each picture is drawn from the card’s colours, types, size and name; no picture is shipped.
web-gallery-lands = The basic lands, large and small
web-proxies = Print proxies
web-proxies-about = { $count ->
    [one] One card
   *[other] { $count } cards
  } on { $sheets ->
    [one] one sheet
   *[other] { $sheets } sheets
  } of A4, nine to a sheet, 63 × 88 mm each. Print at 100 %, without margins, and cut along the marks.
web-proxies-print = Print
web-proxies-mark = proxy for play, not for sale

typed-title = Say what a card is
typed-about = A made-up card, or one that isn’t imported, is written into the list with what it is. It is played by the rules as far as its text is understood (in English), and the rest by hand.
typed-name = Card
typed-cost = Mana cost
typed-as-on-a-card = As on a card, for example { $example }
typed-type = Card type
typed-creature = Creature
typed-artifact = Artifact
typed-artifact-creature = Artifact creature
typed-enchantment = Enchantment
typed-instant = Instant
typed-sorcery = Sorcery
typed-land = Land
typed-planeswalker = Planeswalker
typed-legendary-creature = Legendary creature
typed-kinds = Subtypes
typed-size = Power/toughness, or loyalty
typed-text = Rules text, a paragraph a line
typed-at-table = Whoever may see the card reads this, and may object. What isn’t understood of the (English) text is done by hand. It holds for all cards of this name.
typed-say = That is the card
typed-not-now = Not now
typed-write = Write it into the list
