"""The rules of Magic for two to ten players."""
