"""Rules text made from ability trees."""
