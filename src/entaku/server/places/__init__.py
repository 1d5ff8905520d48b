"""Where rooms and nights are open: in this process alone, or in one of several that share a database."""
