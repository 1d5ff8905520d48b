"""Whatever a browser is sent that others have written comes with their licence."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tools.web import node_folder

from tests.deploy.installing import PAGES, ROOT


@pytest.mark.sweep
def test_every_bundled_package_is_named(tmp_path: Path) -> None:
    """The packages that the bundle's source maps speak of, and the fonts', are in the list, each with its text."""
    node = node_folder() / ("node.exe" if sys.platform == "win32" else "node")
    build: list[str | Path] = [
        node,
        "node_modules/vite/bin/vite.js",
        "build",
        "--logLevel=warn",
        "--sourcemap",
        "--outDir",
        tmp_path,
    ]
    subprocess.run(build, cwd=ROOT / "web", check=True, timeout=900)
    maps = [json.loads(file.read_text(encoding="utf-8")) for file in tmp_path.rglob("*.map")]
    sources = [source for one in maps for source in one["sources"]]
    bundled = {found for source in sources for found in re.findall(r"node_modules/((?:@[\w.-]+/)?[\w.-]+)/", source)}
    assert {"svelte", "@fluent/bundle", "@noble/hashes"} <= bundled
    listed = parts((tmp_path / "licences.txt").read_text(encoding="utf-8"))
    assert bundled - {"vite", "rolldown"} <= set(listed)
    fonts = {file.name.split("-")[0] for file in tmp_path.rglob("*.woff2")}
    assert fonts == {"signs", "headings"}, "made of some signs of mana-font, and of some letters of Kaisei Opti"
    assert all("SIL OPEN FONT LICENSE" in listed[name] for name in ("mana-font", "@fontsource/kaisei-opti"))
    assert {name for name, text in listed.items() if len(text) < 500} == set()


def test_the_pages_that_are_built_have_the_list() -> None:
    """It lies beside the page that links to it."""
    if not PAGES.is_file():
        pytest.skip("the pages are not built")
    assert {"svelte", "mana-font"} <= set(parts(PAGES.with_name("licences.txt").read_text(encoding="utf-8")))


def parts(text: str) -> dict[str, str]:
    """The licence of each package."""
    return {part.split()[0]: part for part in text.split("\n## ")[1:]}
