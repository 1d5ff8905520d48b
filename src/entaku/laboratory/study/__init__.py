"""Studies: thousands of nights by bots, what happened in them as tables, and what these say of a cube or a format."""
