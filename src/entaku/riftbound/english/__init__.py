"""English rules text."""

from entaku.riftbound.english.abilities import parse

__all__ = ["parse"]
