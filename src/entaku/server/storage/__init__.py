"""The store: rooms, tables and answers as they outlive the process."""
