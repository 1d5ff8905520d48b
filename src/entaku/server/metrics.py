"""The figures of a running server: counted as things happen, or looked up when somebody asks for them."""

import logging
import shutil
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from entaku.server.nights.open_nights import Nights
    from entaku.server.service import Service

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LOGGERS = ("entaku", "uvicorn.error", "asyncio")


class Metrics:
    """The figures of one server; each has a registry of its own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._taken = Counter("entaku_answers", "Answers stored, by who gave them.", ["how"], registry=registry)
        self._refused = Counter(
            "entaku_answers_refused", "Answers refused, by what was said.", ["trouble"], registry=registry
        )
        self._answering = Histogram(
            "entaku_answer_seconds", "From hearing an answer to having it stored.", registry=registry, buckets=SECONDS
        )
        self._requests = Histogram(
            "entaku_http_request_seconds",
            "From a request to the end of its answer.",
            ["method", "route", "status"],
            registry=registry,
            buckets=SECONDS,
        )
        self._not_stored = Counter("entaku_store_failures", "Writes that the store did not take.", registry=registry)
        self._errors = Counter("entaku_errors", "Errors logged, by logger.", ["logger"], registry=registry)
        self._log = ErrorLog(self)

    def taken(self, how: str, seconds: float) -> None:
        """An answer is stored, so long after it was heard."""
        self._taken.labels(how).inc()
        self._answering.observe(seconds)

    def refused(self, trouble: str) -> None:
        """An answer was refused."""
        self._refused.labels(trouble).inc()

    def requested(self, method: str, route: str, status: int, seconds: float) -> None:
        """An HTTP request was served."""
        self._requests.labels(method, route, f"{status // 100}xx").observe(seconds)

    def not_stored(self) -> None:
        """The store did not take something."""
        self._not_stored.inc()

    def failed(self, logger: str) -> None:
        """An error was logged."""
        self._errors.labels(logger).inc()

    def begin(self, service: "Service", nights: "Nights") -> None:
        """Look at this server, and hear what is logged."""
        self.registry.register(Present(service, nights))
        for name in LOGGERS:
            logging.getLogger(name).addHandler(self._log)

    def end(self) -> None:
        """Hear nothing any more."""
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(self._log)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self.registry)


class ErrorLog(logging.Handler):
    """Counts errors that are logged."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self._metrics.failed(record.name)


class Present(Collector):
    """What there is just now."""

    def __init__(self, service: "Service", nights: "Nights") -> None:
        self._service = service
        self._nights = nights

    def describe(self) -> list[Metric]:
        """Nothing beforehand: who registers it doesn't ask for figures yet."""
        return []

    def collect(self) -> Iterator[Metric]:
        """The figures."""
        service, nights = self._service, list(self._nights.known.values())
        rooms = list(service.rooms.values())
        playing = sum(room.sitting is not None and not room.record.is_lobby and not room.is_over for room in rooms)
        yield GaugeMetricFamily("entaku_rooms", "Rooms in memory.", len(rooms))
        yield GaugeMetricFamily("entaku_tables", "Tables in play.", playing)
        yield GaugeMetricFamily("entaku_nights", "Nights in memory.", len(nights))
        lines = GaugeMetricFamily("entaku_lines", "Browsers' lines (WebSockets).", labels=["to"])
        lines.add_metric(["room"], sum(len(room.here.lines) for room in rooms))
        lines.add_metric(["night"], sum(len(open_night.lines) for open_night in nights))
        yield lines
        yield GaugeMetricFamily("entaku_heavy_waiting", "Heavy work that isn't done.", service.heavy.waiting)
        yield GaugeMetricFamily("entaku_store_waiting", "Writes that the store hasn't taken.", service.writer.waiting)
        yield GaugeMetricFamily(
            "entaku_disk_free_bytes",
            "Room on the disk of the data folder.",
            shutil.disk_usage(service.config.data).free,
        )
