"""All plans, by the files of scenarios in which they stand."""

from tools.worked_out.asking import asking_plans
from tools.worked_out.counting import counted_plans
from tools.worked_out.framing import framed_plans
from tools.worked_out.waiting import waiting_plans

KINDS = {"places": framed_plans, "conditions": asking_plans, "events": waiting_plans, "amounts": counted_plans}
"""The plans, file by file."""
