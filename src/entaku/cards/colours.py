"""The five colours.  (CR 105.1)"""

COLOURS = "WUBRG"
"""White, blue, black, red, green, in the order of the colour wheel."""

Colours = str
"""Some of the letters of `COLOURS`, each once, in that order; "" is colourless."""


def colours(letters: str) -> Colours:
    """The colours whose letters occur in `letters`, in their order.

    >>> colours("GW"), colours("{2/B}")
    ('WG', 'B')
    """
    return "".join(colour for colour in COLOURS if colour in letters)
