"""A sensible player: it plays lands and a curve, attacks and blocks by what that wins, and minds who threatens it."""
