"""All plans, by the files of scenarios in which they stand."""

from tools.worked_out.aiming import aimed_plans
from tools.worked_out.asking import asking_plans, compound_plans
from tools.worked_out.counting import counted_plans
from tools.worked_out.digging import dug_plans
from tools.worked_out.framing import framed_plans
from tools.worked_out.handling import handled_plans
from tools.worked_out.lasting import delayed_plans
from tools.worked_out.limiting import limited_plans
from tools.worked_out.measuring import measured_plans
from tools.worked_out.paying import paid_plans
from tools.worked_out.raising import raised_plans
from tools.worked_out.waiting import waiting_plans

KINDS = {
    "places": framed_plans,
    "conditions": asking_plans,
    "compound": compound_plans,
    "events": waiting_plans,
    "delayed": delayed_plans,
    "limits": limited_plans,
    "things": handled_plans,
    "measures": measured_plans,
    "amounts": counted_plans,
    "raised": raised_plans,
    "aims": aimed_plans,
    "prices": paid_plans,
    "libraries": dug_plans,
}
"""The plans, file by file."""
