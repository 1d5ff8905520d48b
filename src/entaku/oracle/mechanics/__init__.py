"""Mechanics, each by the name that players call it: its nodes, and its words in both languages.

What a mechanic does stands in `magic.mechanics`, what it is worth in `bots.mechanics`, under the same name.  Whatever
module lies here is one: importing the package imports them all, and nothing lists them.
"""

from importlib import import_module
from pkgutil import iter_modules

NAMES = tuple(sorted(module.name for module in iter_modules(__path__)))

for _name in NAMES:
    import_module(f"{__name__}.{_name}")
