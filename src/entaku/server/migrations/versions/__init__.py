"""The steps from one form of the store to the next."""
