"""The operator's page says what there is to say."""

import re

from tests.deploy.installing import ROOT

OPERATING = ROOT / "docs" / "operating.md"


def test_every_setting_is_explained() -> None:
    """Each variable that the sources read from the environment has its line, and no line is about another."""
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    read = set(re.findall(r"\"(ENTAKU_[A-Z_]+|FORWARDED_ALLOW_IPS)\"", sources))
    assert len(read) > 6
    table = OPERATING.read_text(encoding="utf-8").split("## Settings")[1].split("## ")[0]
    rows = [line.split("|")[2] for line in table.splitlines() if line.startswith("|")]
    assert read == {name for row in rows for name in re.findall(r"ENTAKU_[A-Z_]+|FORWARDED_ALLOW_IPS", row)}


def test_what_it_links_to_is_there() -> None:
    """The examples that the page speaks of are in the repository."""
    text = OPERATING.read_text(encoding="utf-8")
    named = set(re.findall(r"deploy/[\w.-]+\w", text))
    assert len(named) >= 5
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []
