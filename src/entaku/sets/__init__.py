"""The shipped sets: facts in JSON, one file a set."""
