"""What mechanics are worth to bots: the nodes of `oracle.mechanics`, under the same names.

Importing the package imports every module that lies here, and so makes every worth known.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
