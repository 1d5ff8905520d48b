"""By what games are told apart: how each stands as facts in which nothing tells what led there, and their keys."""
