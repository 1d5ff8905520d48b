"""What the server tells its keeper: a line for each thing worth telling, for people or for programs.

Nothing of a request is logged but its method, the pattern of its route, and how it ended: addresses hold keys, and what
is sent holds tokens and answers that are nobody's business.
"""

import logging
import re
import sys
import time

import msgspec

from entaku.server import request_ids
from entaku.server.config import Config

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line for programs; `error` is the traceback."""

    time: str
    level: str
    logger: str
    message: str
    request: str = ""
    error: str = ""


class ForPrograms(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        error = self.formatException(record.exc_info) if record.exc_info else ""
        facts = Facts(
            time=moment_of(record),
            level=record.levelname.lower(),
            logger=record.name,
            message=record.getMessage(),
            request=request_ids.current.get(),
            error=error,
        )
        return msgspec.json.encode(facts).decode()


class ForPeople(logging.Formatter):
    """A line to read, and the traceback under it; nothing that was sent to us can begin a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        request = request_ids.current.get()
        beside = f" [{request}]" if request else ""
        message = _CONTROL.sub(lambda found: repr(found[0])[1:-1], record.getMessage())
        line = f"{moment_of(record)} {record.levelname.lower()} {record.name}{beside}: {message}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


FORMS: dict[str, type[logging.Formatter]] = {"text": ForPeople, "json": ForPrograms}


def moment_of(record: logging.LogRecord) -> str:
    """When it was, in UTC, to the millisecond."""
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03d}Z"


def prepare(config: Config) -> logging.Handler:
    """Log to standard error from here on, as the configuration wants it; gives what writes there.

    Other people's libraries tell only what goes wrong, at any level: in detail they would tell what was sent.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMS[config.log]())
    logging.getLogger().addHandler(handler)
    logging.getLogger().setLevel(logging.WARNING)
    logging.getLogger("entaku").setLevel(config.log_level.upper())
    return handler
