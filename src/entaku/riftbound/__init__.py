"""Which words of a Riftbound rules text are targets, and why: `analysis.analyse`."""
