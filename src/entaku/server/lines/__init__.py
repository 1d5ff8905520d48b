"""Browsers' lines: what comes in is read strictly, and what goes out follows from what is stored."""
