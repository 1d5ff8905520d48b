"""Why: what the rules say of what can't be done, of what things are like, of what happened."""
