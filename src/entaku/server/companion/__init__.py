"""Games on paper that several phones count together."""
