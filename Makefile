# Two commands are enough: `make play` and `make test`. Each sets up all it needs in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# The machine's own certificates, so that it works behind a company's proxy too.
UV := VIRTUAL_ENV=$(CURDIR)/$(VENV) $(BIN)/uv --system-certs pip
# Tests read out of range loudly, not silently.
TESTING := NUMBA_BOUNDSCHECK=1
# Not even collected: what belongs to a browser is imported for seconds.
HERE := --ignore=tests/browser
# Tests of what coverage does not ask about: to measure them would only slow them down.
BEYOND := tests/arena tests/odds $(addprefix tests/test_,cli.py hint.py puzzles.py readme.py review.py)
QUICK := not slow and not compiled
THOROUGH := slow or compiled
# Tables online wait more than they compute.
WAITING = $(shell $(BIN)/python -c "import os; print(1 + os.cpu_count())")

# What looks at the sources runs side by side; each tells what it found in one piece, where make can do that.
LOOKS := $(MAKE) --no-print-directory -j 2 $(if $(filter output-sync,$(.FEATURES)),-O) types client-test lint

.PHONY: play test check lint types client client-tools client-test chromium wire-types icons bench bench-server bench-client strength pictures lock clean

play: $(VENV)/play.ok client  ## open the tables in the browser
	@$(BIN)/tischlein

test: $(VENV)/dev.ok client client-tools chromium  ## everything, as CI runs it
	@$(LOOKS)
	$(TESTING) $(BIN)/python -m coverage erase
	$(TESTING) $(BIN)/python -m coverage run -m pytest $(HERE) $(BEYOND:%=--ignore=%) -n auto --dist worksteal -m "$(QUICK)" -q
	$(TESTING) $(BIN)/python -m pytest $(BEYOND) -n auto --dist worksteal -m "$(QUICK)" -q
	$(TESTING) $(BIN)/tischlein warm
	$(TESTING) $(BIN)/python -m pytest $(HERE) --ignore=tests/server -n auto --dist worksteal -m "$(THOROUGH)" -q
	$(TESTING) $(BIN)/python -m coverage run --source=src/tischlein/server,src/tischlein/client -m pytest tests/server -n $(WAITING) --dist worksteal -m "$(THOROUGH)" -q
	$(BIN)/python -m coverage combine -q
	$(BIN)/python -m coverage report --skip-covered
	$(BIN)/python -m pytest tests/browser -n auto --dist worksteal -q

check: $(VENV)/dev.ok client client-tools  ## the quick path, under two minutes
	@$(LOOKS)
	$(TESTING) $(BIN)/python -m pytest $(HERE) -n auto --dist worksteal -m "$(QUICK)" -q

lint: $(VENV)/dev.ok client-tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m tischlein.server.typescript --check
	$(BIN)/python hatch_build.py check

types: $(VENV)/dev.ok
	$(BIN)/mypy

client: $(VENV)/play.ok  ## the browser client, when its sources changed
	@$(BIN)/python hatch_build.py build

client-tools: $(VENV)/dev.ok
	$(BIN)/python hatch_build.py lock

client-test: $(VENV)/dev.ok client-tools
	$(BIN)/python hatch_build.py test

chromium: $(VENV)/dev.ok  ## a browser for the tests; installed by apt-get where that is possible
	@$(BIN)/python tests/browser/chromium.py

wire-types: $(VENV)/dev.ok  ## the client's types and the JSON Schema, from the server's structs
	$(BIN)/python -m tischlein.server.typescript --write

icons: $(VENV)/dev.ok chromium  ## the app's icons, from our own SVG
	$(BIN)/python web/dev/icons.py

bench: $(VENV)/bench.ok  ## measure, against peers too; writes bench/RESULTS.md
	$(BIN)/python -m bench

bench-server: $(VENV)/dev.ok client  ## how much the server bears, beside a bare echo; writes bench/SERVER.md
	$(BIN)/python -m bench.server

bench-client: $(VENV)/dev.ok client  ## Lighthouse, and how smoothly things move; writes bench/CLIENT.md
	$(BIN)/python -m bench.client

strength: $(VENV)/dev.ok  ## how strong the levels are; hours, goes on where it was; writes docs/strength.md
	$(BIN)/python -m bench.strength

pictures: $(VENV)/dev.ok client chromium  ## the README's pictures, anew
	$(BIN)/python -m tests.browser.gallery.pictures docs/pictures

lock: $(VENV)/uv.ok  ## choose new versions of everything
	$(UV) compile -q --universal --generate-hashes --no-header -p 3.11 --extra fast --extra plots --extra arena --group build pyproject.toml -o requirements/play.txt
	$(UV) compile -q --universal --generate-hashes --no-header -p 3.11 --extra fast --extra plots --extra arena --extra cluster --group build --group dev -c requirements/play.txt pyproject.toml -o requirements/dev.txt
	$(UV) compile -q --universal --generate-hashes --no-header -p 3.11 --extra fast --extra plots --extra arena --extra cluster --group build --group dev --group bench -c requirements/dev.txt pyproject.toml -o requirements/bench.txt

clean:
	rm -rf $(VENV) web/node_modules src/tischlein/server/client .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*

# Set-up: a virtual environment, uv inside it, everything else from the lock.

$(VENV)/uv.ok: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tischlein needs Python 3.11 or newer")'
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "Python's venv module is missing; on Debian: apt-get install python3-venv" >&2; exit 1; }
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

$(VENV)/%.ok: requirements/%.txt pyproject.toml $(VENV)/uv.ok
	@echo "Setting up ($*) …" >&2
	@$(UV) install -q --compile-bytecode --require-hashes -r $<
	@$(UV) install -q --no-deps --no-build-isolation -e .
	@touch $@
