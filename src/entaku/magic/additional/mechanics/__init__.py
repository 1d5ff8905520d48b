"""What mechanics do: the procedures of the nodes of `oracle.mechanics`, under the same names.

Whatever module lies here is one, and nothing lists them.
"""

from importlib import import_module
from pkgutil import iter_modules


def learn_all() -> None:
    """Import every module that lies here, and so make every procedure known."""
    for module in iter_modules(__path__):
        import_module(f"{__name__}.{module.name}")
