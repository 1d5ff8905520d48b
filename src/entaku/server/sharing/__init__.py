"""The table reached from anywhere, through a tool that its keeper has."""
