"""What mechanics do: the procedures of the nodes of `cards.mechanics`, under the same names.

Importing the package imports every module that lies here, and so makes every procedure known.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
