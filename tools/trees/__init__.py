"""The files of trees, written: `python -m tools.trees` puts them in order."""
