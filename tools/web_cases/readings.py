"""Names and what they are read as: for `night/reading.ts`."""

from collections.abc import Iterator

from entaku.tournament.readings import folded, reading_of

NAMES = (
    "Ada", "Ken Ito", "さくら", "サクラ", "ｻｸﾗ", "ｲﾄｳ　サクラ", "伊藤さくら", "伊藤",
    "カード", "ヴァン", "いすゞ", "イスヾ", "ヽ", "ー", "・", "レオ・レオ",
    "Ａｄａ", "７", "Zoë", "", " ", "ヵヶ", "ぱぴぷ", "ﾊﾟﾋﾟ",
    "さくらA", "佐々木", "〆", "いとう  さくら",
)  # fmt: skip


def names() -> Iterator[dict[str, str]]:
    """Each with how it is compared and how it is read by itself."""
    for name in NAMES:
        yield {"name": name, "folded": folded(name).lower(), "reading": reading_of(name)}
