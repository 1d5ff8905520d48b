"""Cards as browsers draw them."""
