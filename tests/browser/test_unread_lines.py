"""Who doesn't hear any more what is said at a table leaves it at once: no test waits for that."""

from tests.browser.conftest import Server
from tests.browser.lines import Line, seated
from tests.browser.scenes import CREATURES

MANY = 40
"""More messages than a line holds back by itself."""
GONE = 1000
"""What a line is closed with by both ends, not given up by one of them after a while."""


def test_a_line_that_nobody_reads_is_closed_by_both_ends(server: Server) -> None:
    """However much was said meanwhile."""
    cube = {"cube": {"name": "Cube", "text": CREATURES}, "rounds": 1, "pack_sizes": [5]}
    (ada,) = seated(server, ("Ada",), 2, cube)
    with ada:
        other = Line(server, ada.code, ada.token)
        for number in range(MANY):
            ada.ask("pace", seconds=number / MANY)
            ada.when(lambda one, pace=number / MANY: one.room["pace"] == pace)  # type: ignore[misc]
        other.close()
        assert other.close_code == GONE
