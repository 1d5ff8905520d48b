"""A draft's table lies well on every screen where its cards ask something, and in the phases that aren't boosters."""

import pytest

from tests.browser.album import looked_through
from tests.browser.conftest import Server, Sit
from tests.browser.draft_scenes import AT_DRAFTS


@pytest.mark.sweep
@pytest.mark.parametrize("moment", AT_DRAFTS)
def test_a_moment_of_a_draft(server: Server, sit: Sit, moment: str) -> None:
    """Nothing is too wide, cut off or covered, every control is large enough, and axe finds nothing grave."""
    with AT_DRAFTS[moment](server) as scene:
        told = looked_through(sit, scene, f"draft-{moment}")
        assert told == [], "\n".join(told)
