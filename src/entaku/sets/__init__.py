"""The shipped sets: facts in JSON, one file a set, and trees in YAML, of their cards and of some others.  No code."""
