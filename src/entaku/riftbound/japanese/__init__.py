"""Japanese rules text."""

from entaku.riftbound.japanese.abilities import parse

__all__ = ["parse"]
