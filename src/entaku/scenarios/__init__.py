"""Scenarios: a board, what players do, and what is then so, written as a judge would tell it.  (docs/scenarios.md)"""
