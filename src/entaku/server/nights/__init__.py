"""Nights on the server: stored as logs, entered by organisers, players and tables, shown live to everybody."""
