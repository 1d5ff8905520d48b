"""Draft, build, play and rank a trading-card night, with the rules enforced."""

__version__ = "0.1.0"
