PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
export PYTHONDONTWRITEBYTECODE =

.PHONY: play test quick shaky sweep explore lint bench check lab web wheel audit pythons docs clean

play: $(VENV)/.installed web
	$(BIN)/entaku serve --host 127.0.0.1 --port 8000

test: $(VENV)/.lab web
	$(BIN)/python tools/web.py test
	$(BIN)/pytest -n auto --dist loadgroup -m "not sweep"

# Those tests alone that what was changed can reach, as many as a minute holds.
quick: $(VENV)/.lab web
	$(BIN)/python -m tools.reached

# The tests five times, each time in another order and on a busy machine: names those that end now so, now otherwise.
shaky: $(VENV)/.lab web
	$(BIN)/python -m tools.shaky $(TESTS)

sweep: $(VENV)/.lab web
	$(BIN)/pytest -n auto --dist loadgroup -m sweep

# Other cards and other examples than those that every other run of the tests has; looks for what these don't show.
explore: $(VENV)/.lab web
	ENTAKU_CHANCE=$$$$ $(BIN)/pytest -n auto --dist loadgroup -m "not sweep" --hypothesis-profile=explore

lint: $(VENV)/.lab web/node_modules/.installed
	$(BIN)/python -m tools.lint

bench: $(VENV)/.installed
	$(BIN)/entaku bench

check: lint test

docs: $(VENV)/.lab
	$(BIN)/python -m tools.rule_table
	$(BIN)/python -m tools.chapters
	$(BIN)/python -m tools.room_map
	$(BIN)/python -m tools.changed_rules_table
	$(BIN)/python tools/example_table.py
	$(BIN)/python -m tools.signatures
	$(BIN)/python tools/api_page.py
	$(BIN)/python -m tools.study_tables
	$(BIN)/python -m tools.bench_table
	$(BIN)/python -m tools.coverage_table
	$(BIN)/python -m tools.ladder_table
	$(BIN)/python -m tools.web_cases

web: src/entaku/server/static/index.html

# What the pages are made of: what lies in web/, every message, how they are built, and the types, which say what the
# server's do: those may come from any of its modules.  A build that would say the same is not made.
PAGES := $(shell find web src/entaku/messages \( -name node_modules -o -path web/tests \) -prune -o -type f -print) tools/web.py
TYPES := web/src/lib/protocol.ts web/src/lib/usual.ts web/src/draft/log_lines.ts

src/entaku/server/static/index.html: $(VENV)/.installed web/node_modules/.installed $(PAGES)
	$(BIN)/python tools/web.py build

$(TYPES): web/node_modules/.types
	@:

web/node_modules/.types: web/node_modules/.installed tools/web.py tools/web_types.py tools/web_usual.py tools/web_log_lines.py $(shell find src/entaku -name '*.py')
	$(BIN)/python tools/web.py types
	touch $@

# One file with the pages in it, for `pip install` on a machine that has neither Node nor make.
wheel: $(VENV)/.installed web
	rm -f dist/entaku-*.whl
	$(BIN)/hatchling build --target wheel
	@ls dist/entaku-*.whl

# Known vulnerabilities in what the lock files pin; what can't be asked is said.
audit: $(VENV)/.installed
	$(BIN)/python -m tools.audit

# One draft to the byte with every Python that the machine has, and with others than this what can differ there.
pythons: $(VENV)/.installed
	$(BIN)/python -m tools.pythons

web/node_modules/.installed: $(VENV)/.installed web/package-lock.json
	$(BIN)/python tools/web.py install
	touch $@

$(VENV)/.installed: pyproject.toml requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

# What the laboratory needs besides; who only plays does without.
lab: $(VENV)/.lab

$(VENV)/.lab: $(VENV)/.installed requirements-lab.lock
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements-lab.lock
	touch $@

clean:
	rm -rf $(VENV) web/node_modules src/entaku/server/static
