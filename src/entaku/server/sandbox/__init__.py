"""The judge's table: positions that anybody sets up, plays for every seat, goes back in, and takes away."""
