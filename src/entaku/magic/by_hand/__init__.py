"""What isn't understood: cards known by name only, and what the table does by hand."""
