"""The page on Riftbound targets."""
