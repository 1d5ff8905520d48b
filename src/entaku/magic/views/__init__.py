"""What a viewer sees of a game, and is told of it."""
