"""Typed trees of what cards do."""
