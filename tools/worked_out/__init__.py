"""Scenarios that are worked out: of parts that are known one by one, put together in ways that nobody wrote down.

What must be so at the end a small model says, which knows nothing of the engine (`board`, `deeds`): the stage is always
the same, every creature and player on it has numbers of its own, and each part is worth what its rule says.  What
another group, player, amount, event or condition is worth can so be said of each of their combinations.
`python -m tools.worked_out` writes them as scenarios like others.
"""
