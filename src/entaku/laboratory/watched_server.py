"""The same server, which notes beside each update when the first answer was given that it tells of."""

import sys
import time
from collections.abc import Collection, Sequence
from pathlib import Path
from unittest.mock import patch

from entaku.kernel.decisions import DecisionId
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Entry, Event
from entaku.laboratory.measured_server import serve_measured
from entaku.server.tables import again, sitting
from entaku.server.tables.sitting import Sitting
from entaku.server.tables.viewers import Viewers


class NotingViewers(Viewers):
    """Viewers whose updates begin with `since`, on the clock that processes of one machine share."""

    def __init__(self, of: Sitting) -> None:
        super().__init__(of)
        self.answered = 0.0
        self._first: dict[Viewer, float] = {}

    def take_in(self, events: Sequence[Event], actor: Seat, moved: Collection[Viewer]) -> None:
        super().take_in(events, actor, moved)
        for viewer in self._known:
            self._first.setdefault(viewer, self.answered)

    def update(self, viewer: Viewer) -> bytes | None:
        data = super().update(viewer)
        since = self._first.pop(viewer, None)
        return data if data is None or since is None else b'{"since":%.6f,' % since + data[1:]


class NotingSitting(Sitting):
    """A table that notes when it is answered."""

    def answer(self, actor: Seat, decision: DecisionId, answer: object) -> Entry:
        assert isinstance(self.viewers, NotingViewers)
        self.viewers.answered = time.monotonic()
        return super().answer(actor, decision, answer)


if __name__ == "__main__":
    with patch.object(sitting, "Viewers", NotingViewers), patch.object(again, "Sitting", NotingSitting):
        serve_measured(Path(sys.argv[1]), int(sys.argv[2]))
