"""What the build of a wheel asks before it begins: whether the pages are there that the wheel must hold."""

from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = Path("src", "entaku", "server", "static", "index.html")


class WholeWheel(BuildHookInterface):  # type: ignore[type-arg]
    """Lets no wheel be built that would serve no pages."""

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Ends the build with a sentence if the client hasn't been built.  An editable install may come before it."""
        if version == "standard" and not Path(self.root, PAGES).is_file():
            self.app.abort(
                "The wheel would serve no pages: build them with “make web”, or all of it with “make wheel”."
            )
