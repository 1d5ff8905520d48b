"""Cards made to act: small boards on which every ability of a card can be used, and what is seen there."""
