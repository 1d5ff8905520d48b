"""Where styles stand."""

from pathlib import Path

SOURCE = Path("web/src")


def test_print_styles_stand_in_one_place() -> None:
    """A component's styles stay loaded on every page that follows: what is printed is said in one file, by page."""
    files = [path for path in sorted(SOURCE.rglob("*")) if path.suffix in (".css", ".svelte")]
    assert len(files) > 100
    found = [str(path.relative_to(SOURCE)) for path in files if "@media print" in path.read_text("utf-8")]
    assert found == ["print.css"]
