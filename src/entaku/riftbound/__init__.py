"""Which words of a Riftbound rules text are targets, and why."""

from entaku.riftbound.analysis import Analysis, Mention, Verdict, analyse

__all__ = ["Analysis", "Mention", "Verdict", "analyse"]
