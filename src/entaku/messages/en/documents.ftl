# Files in YAML, and the expressions in which abilities are written: what can't be read of them.

document-no-yaml = { $file }, line { $line }: this is no YAML ({ $problem }).
document-empty = { $file }, line { $line }: the file is empty.
document-key-twice = { $file }, line { $line }: “{ $word }” is there twice.
document-too-deep = { $file }, line { $line }: more than { $most } lists lie in each other here.
document-number-too-large = { $file }, line { $line }: a number here is too large.
document-too-much = { $file }, line { $line }: more than { $most } words begin here; please split the file.
document-key-unknown = { $file }, line { $line }: “{ $word }” has no meaning in “{ $what }”. Meant: { $known }?
document-not-fields = { $file }, line { $line }: “{ $what }” should be lines of the form “name: value”.
document-not-text = { $file }, line { $line }: “{ $what }” should be a sentence, or a list of sentences. A sentence with “: ” in it needs quotation marks.
document-not-number = { $file }, line { $line }: “{ $what }” should be a whole number, not “{ $text }”.
ability-unreadable = { $file }, line { $line }: the ability “{ $text }” can't be read ({ $problem }).
ability-name-unknown = { $file }, line { $line }: abilities are not written with “{ $name }”. Meant: { $known }?
ability-field-unknown = { $file }, line { $line }: “{ $what }” has no “{ $name }”. Meant: { $known }?
ability-keyword-unknown = { $file }, line { $line }: the game knows no keyword ability “{ $name }”. Meant: { $known }?
tree-words-misplaced = { $file }, line { $line }: there is no ability “{ $place }” to have these words; the first is 0.
