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


def wheel(colours: str) -> str:
    """Two or three colours as the wheel goes round, by neighbours or by every other: "GW", not "WG".

    >>> wheel("WG"), wheel("WR"), wheel("WUB"), wheel("WBR")
    ('GW', 'RW', 'WUB', 'RWB')
    """
    for step in (1, 2):
        for start in range(len(COLOURS)):
            around = "".join(COLOURS[(start + step * n) % 5] for n in range(len(colours)))
            if len(colours) < 4 and set(around) == set(colours):
                return around
    return colours
