"""How the tests of `make test` are shared out among workers: short ones by files, those that take long one by one.

Whoever has a file to itself sets up once what its tests share.  And left to itself xdist looks through all that a
worker was ever given whenever one of its tests ends.
"""

from xdist.scheduler import LoadGroupScheduling

from tests.longest import LONGEST

ONE_BY_ONE = ("tests/browser/", "tests/deploy/", *LONGEST)
"""What takes so long that nobody should have a file of it to itself."""


def given_with(test: str) -> str:
    """What a test that is in no group is given away with, by its name."""
    return test if test.startswith(ONE_BY_ONE) else test.partition("::")[0]


class ByFiles(LoadGroupScheduling):
    """Gives away a group, a file, or a test that takes long at a time."""

    def _split_scope(self, nodeid: str) -> str:
        group = super()._split_scope(nodeid)
        return given_with(nodeid) if group == nodeid else group
