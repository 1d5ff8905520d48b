"""Following what spells and abilities say as they resolve.  (CR 608.2)

What they ask of the game (`asking`) is answered by the modules that are loaded here.
"""

from entaku.magic.concepts import predicates as predicates
from entaku.magic.spells.resolving import amounts as amounts
from entaku.magic.spells.resolving import conditions as conditions
from entaku.magic.spells.resolving import counted_amounts as counted_amounts
from entaku.magic.spells.resolving import selectors as selectors
