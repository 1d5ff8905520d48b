"""May this deck be played?  By the Commander rules of 2010 and of today, whose versions are data."""
