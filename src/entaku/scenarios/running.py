"""Running scenarios: whether each holds, and if not, what was expected, what was, and what had happened."""

from collections.abc import Sequence

from msgspec import Struct

from entaku.kernel.errors import Unreadable
from entaku.oracle.documents import Text, Trouble
from entaku.scenarios import answering, expecting, player_actions, transcript
from entaku.scenarios.allowed import REASONS
from entaku.scenarios.board import set_up
from entaku.scenarios.playing import Failed, ScenarioTable
from entaku.scenarios.remarks import Said, said
from entaku.scenarios.scenario import Check, Scenario


class Outcome(Struct, frozen=True):
    """Whether a scenario holds; each failure, and what happened from the beginning."""

    scenario: Scenario
    failures: tuple[Said, ...] = ()
    log: tuple[Said, ...] = ()

    @property
    def passed(self) -> bool:
        return not self.failures


def run(scenario: Scenario, file: str = "") -> Outcome:
    """Play a scenario.  Raises Unreadable, naming the file and the line, for a sentence that isn't understood."""
    return run_at(table_for(scenario, file))


def table_for(scenario: Scenario, file: str = "") -> ScenarioTable:
    """The table, set up.  Raises Unreadable, naming the file and the line, for a sentence that isn't understood."""
    try:
        table = ScenarioTable(scenario, set_up(scenario))
        understand(table)
    except Trouble as problem:
        facts = {key: fact for key, fact in problem.facts.items() if key != "line"}
        raise Unreadable(problem.key, file=file, line=problem.facts["line"], **facts) from problem
    return table


def run_at(table: ScenarioTable) -> Outcome:
    """Play a table's scenario to its end."""
    scenario = table.scenario
    failures: list[Said] = []
    line = scenario.line
    try:
        table.give_all(scenario.given)
        for step, answers in groups(scenario.story):
            line = step.statements[0].line if isinstance(step, Check) and step.statements else line_of(step, line)
            failures += take(table, step, answers)
        finish(table)
    except Failed as problem:
        failures.append(said("scenario-failed-at", line=line, what=problem.what))
    except Exception as problem:  # whatever the rules do, the other scenarios are still run
        failures.append(said("scenario-fault", line=line, problem=f"{type(problem).__name__}: {problem}"))
    return Outcome(scenario, tuple(failures), tuple(transcript.told(table)) if failures else ())


def line_of(step: Text | Check, otherwise: int) -> int:
    return step.line if isinstance(step, Text) else otherwise


def understand(table: ScenarioTable) -> None:
    """Raises Trouble for the first sentence that is none of the forms."""
    for step in table.scenario.story:
        for line in step.statements if isinstance(step, Check) else (step,):
            if isinstance(step, Check):
                found = expecting.recognised(table, line.text)
                known = found is not None
                if found is not None and expecting.lacks_reason(*found):
                    reasons = ", ".join(REASONS)
                    raise Trouble("scenario-reason-missing", line.line, text=line.text, known=reasons)
            else:
                is_answer = answering.sentence(table).match(line.text) is not None
                known = is_answer or player_actions.recognised(table, line.text) is not None
            if not known:
                near = expecting.suggestions(table, line.text)
                raise Trouble("scenario-sentence-unknown", line.line, text=line.text, near=near)


Group = tuple[Text | Check, list[Text]]


def groups(story: Sequence[Text | Check]) -> list[Group]:
    """Actions and checks, each with the answers that follow it; answers at the very beginning have an empty check."""
    found: list[Group] = []
    for step in story:
        if isinstance(step, Text) and is_answer(step):
            if not found:
                found.append((Check((), now=True), []))
            found[-1][1].append(step)
        else:
            found.append((step, []))
    return found


def is_answer(line: Text) -> bool:
    """Whether a sentence answers a question rather than begins an action: its verb says so."""
    _, _, rest = answering.IF_ASKED.sub("", line.text).partition(" ")
    return any(rest == verb or rest.startswith(verb + " ") for verb in answering.PURPOSES)


def take(table: ScenarioTable, step: Text | Check, answers: list[Text]) -> list[Said]:
    """One action or check.  The answers before it are used up by what comes first; then its own may be given."""
    if isinstance(step, Check):
        if not step.statements:
            table.answers = answers
            return []
        answering.go_on(table)
        if not step.now:
            answering.resolve_all(table)
        finish(table)
        failures = [failure for line in step.statements for failure in checked(table, line)]
        table.answers = answers
        return failures
    found = player_actions.recognised(table, step.text)
    assert found is not None
    form, match, is_response = found
    player_actions.before(table, form, is_response)
    finish(table)
    table.answers = answers
    form.do(table, match)
    return []


def checked(table: ScenarioTable, line: Text) -> list[Said]:
    unmet = expecting.unmet(table, line)
    return [] if unmet is None else [said("scenario-unmet", line=line.line, expected=line.text, was=unmet)]


def finish(table: ScenarioTable) -> None:
    """Raises Failed if an answer was never asked for."""
    if needed := not_asked(table):
        line = needed[0]
        raise Failed(said("scenario-not-asked", text=line.text, line=line.line))


def not_asked(table: ScenarioTable) -> list[Text]:
    """What nobody has asked for when everything that is waiting is answered.  Then no answer is left."""
    answering.go_on(table)
    needed = [line for line in table.answers if not (answering.IF_ASKED.match(line.text) or line in table.fulfilled)]
    table.answers, table.fulfilled = [], []
    return needed
