"""Chance in the tests: what a server would ask the machine's chance for follows from the name of the test.

So a test is dealt the same cards alone and among all others, today and on another machine; a change that doesn't touch
the rules can't make it fail.  ENTAKU_CHANCE, a text of any kind, deals every test other cards: that is how to look for
what the usual ones don't show (`make explore`).
"""

import hashlib
import os
import secrets
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from types import ModuleType
from typing import TypeVar

One = TypeVar("One")


class Chance:
    """Stands for the module `secrets`: numbers that look random and follow from a name, which is asked for each time.

    Each name begins its own row.  People's tokens stay secret.
    """

    def __init__(self, name: Callable[[], str]) -> None:
        self._name = name
        self._drawn: Counter[str] = Counter()
        self.token_urlsafe = secrets.token_urlsafe

    def token_bytes(self, nbytes: int) -> bytes:
        name = self._name()
        self._drawn[name] += 1
        text = f"{os.environ.get('ENTAKU_CHANCE', '')} {name} {self._drawn[name]}"
        return hashlib.shake_256(text.encode()).digest(nbytes)

    def token_hex(self, nbytes: int) -> str:
        return self.token_bytes(nbytes).hex()

    def choice(self, things: Sequence[One]) -> One:
        return things[int.from_bytes(self.token_bytes(16)) % len(things)]

    def install(self, put: Callable[[object, str, object], None] = setattr) -> None:
        """Let every module of ours draw here; lines and libraries go on with the machine's chance."""
        last = next(reversed(sys.modules))
        for module in drawing(len(sys.modules), last, id(sys.modules[last])):
            if vars(module)["secrets"] is secrets:
                put(module, "secrets", self)


@lru_cache(maxsize=1)
def drawing(*_: object) -> tuple[ModuleType, ...]:
    """Our modules that draw; they are looked for among thousands, and so only when another one was loaded last."""
    ours = [module for name, module in list(sys.modules.items()) if name.startswith("entaku.")]
    return tuple(module for module in ours if "secrets" in vars(module))
