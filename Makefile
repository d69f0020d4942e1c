# Veillée. The two commands that matter: `make play` and `make test`.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.DEFAULT_GOAL := help

# Byte code is kept, whatever the machine says: without it each of the hundreds of processes that tests start compiles
# everything anew, and so does each of pytest's.
export PYTHONDONTWRITEBYTECODE :=

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
PARALLEL ?= 2
# Whoever has nothing left to do takes tests from another; the longest begin first.
PYTEST := $(BIN)/python -m pytest -n $(PARALLEL) --dist worksteal --durations=20
QUICK := tests/core tests/golden tests/releases/test_changes.py $(wildcard tests/games/*/test_setup.py)
NPM := npm --no-audit --no-fund --loglevel=error

# What is installed is stamped, so that asking again costs nothing.
VENV_MADE := $(VENV)/.made
RUN := $(VENV)/.run
DEV := $(VENV)/.dev
BENCH := $(VENV)/.bench
NODE_PEERS := bench/boardgameio/node_modules/.package-lock.json

# The browser table: what it is built from, and what comes out.
WEB_TOOLS := web/node_modules/.package-lock.json
WEB_SOURCES := $(shell find web/src web/public web/tools web/index.html web/*.json web/*.ts web/*.js -type f 2>/dev/null)
WEB_BUILT := src/veillee/server/static/index.html

ON_COMPILED := PYTHONPATH=build/compiled
# Enough to prove that compiled code does the same: whole matches to the byte, the worked examples of the rulebooks, what
# games say of themselves, and environments. The other tests, the slow samples of promises among them, would only find
# once more what they find on plain Python.
COMPILED_TESTS := tests/golden $(wildcard tests/games/test_conformance.py tests/games/*/test_conformance.py \
	tests/games/*/test_vectors_*.py) tests/envs/test_envs.py tests/envs/test_train.py tests/tools/test_compiled.py

.PHONY: help play terminal web dist dist-fast load test quick check rules tests tests-seen tests-plain tests-browser tests-compiled tests-web coverage \
	browser compiled lightly-compiled fast plain bench strength balance chances crash fuzz release-samples clean

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 24

play: $(RUN) $(WEB_BUILT) ## sit down at the table, in the browser
	@$(BIN)/python tools/compiled.py --remove --stale
	@$(BIN)/veillee serve --open

terminal: $(RUN) ## sit down at the table, in the terminal
	@$(BIN)/python tools/compiled.py --remove --stale
	@$(BIN)/veillee play

web: $(WEB_BUILT) ## build the browser table

dist: $(DEV) $(WEB_BUILT) ## a wheel that holds the browser table, so that whoever installs it needs no Node
	$(BIN)/python -m build --wheel --no-isolation --outdir dist .

dist-fast: compiled $(WEB_BUILT) ## the same for hosts, with the hot code compiled: for this Python on this kind of machine
	rm -rf build/plain-wheel
	$(BIN)/python -m build --wheel --no-isolation --outdir build/plain-wheel .
	$(BIN)/python tools/fast_wheel.py build/plain-wheel/*.whl dist

# Two things go on at once, so that no core waits: the tests, which are seen as they go, and beside them one after the
# other all that keeps one core busy or waits for a browser, each with its output in one piece.
test: ## everything that must hold, as CI runs it
	@$(MAKE) --no-print-directory SIDE_BY_SIDE=yes --jobs=2 $(DEV) $(WEB_BUILT)
	@$(MAKE) --no-print-directory plain browser
	@$(MAKE) --no-print-directory SIDE_BY_SIDE=yes --jobs=2 --output-sync=target \
		tests-seen check rules tests-web tests-compiled tests-browser

tests-seen:
	@$(MAKE) --no-print-directory --output-sync=none tests-plain

quick: check rules plain ## between two edits, in under two minutes: check, rules, and the tests of the engine and of whole matches
	$(PYTEST) $(QUICK)

check: $(DEV) ## format, lint, types and the contract between layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

rules: $(DEV) ## which rules have code and tests
	$(BIN)/python tools/rules_report.py

tests: tests-plain tests-browser ## the tests, on plain Python

tests-plain: $(DEV) $(WEB_BUILT) plain
	$(PYTEST) --ignore=tests/browser

tests-browser: $(DEV) $(WEB_BUILT) plain browser # by themselves: Playwright keeps an event loop running in its process
	$(PYTEST) tests/browser

coverage: $(DEV) $(WEB_BUILT) plain ## the same tests, slower, with the lines that none of them reaches
	$(BIN)/python -m pytest -n $(PARALLEL) --cov --ignore=tests/browser

tests-web: $(WEB_TOOLS) ## types and unit tests of the browser table
	cd web && $(NPM) run check && $(NPM) run test

browser: ## Chromium for the browser tests, installed where it is missing and that is possible
	@command -v chromium-headless-shell chromium >/dev/null || { echo "Installing Chromium ..."; export DEBIAN_FRONTEND=noninteractive; \
		{ apt-get update -qq && { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; }; } >/dev/null 2>&1; } \
		|| { echo "The browser tests need Chromium: install the package 'chromium'." >&2; exit 1; }

tests-compiled: lightly-compiled ## the conformance and golden tests on compiled code
	$(ON_COMPILED) $(PYTEST) -m 'not slow' $(COMPILED_TESTS)

compiled: $(DEV) # a copy of the program with its hot code compiled, in build/compiled
	$(BIN)/python tools/compiled.py

lightly-compiled: $(DEV) # the same, sooner there and slower: what it does is all that tests ask
	$(BIN)/python tools/compiled.py --lightly

fast: $(DEV) ## compile the hot code, several times faster; all works the same without
	@$(BIN)/python tools/compiled.py --fast

plain: $(RUN) ## undo `make fast`
	@$(BIN)/python tools/compiled.py --remove

bench: $(DEV) $(BENCH) $(NODE_PEERS) ## measure ourselves and our peers; writes bench/RESULTS.md
	@$(MAKE) --no-print-directory web || echo "The browser table was not built; the table will say so."
	PYTHONPATH=. $(BIN)/python bench/run.py

load: $(DEV) ## a full house for ten minutes: SECONDS=60 MATCHES=200 for less; writes build/load.md and build/load.svg
	$(BIN)/python bench/crowd.py --matches $(or $(MATCHES),1000) --seconds $(or $(SECONDS),600)

strength: compiled ## measure how strong the bots are, for hours; writes bench/STRENGTH.md, goes on where it was stopped
	$(ON_COMPILED) $(BIN)/python bench/strength.py --processes $(PARALLEL)

balance: compiled ## measure every solo mode and level with bots, for hours; writes docs/balance.md, goes on where it was stopped; GAMES="cove lueur" for these alone
	$(ON_COMPILED) $(BIN)/python tools/balance.py --workers $(PARALLEL) $(addprefix --game ,$(GAMES))

chances: compiled ## measure what the search's chances are worth in every game, for hours; writes each game's chances.toml, goes on where it was stopped
	$(ON_COMPILED) $(BIN)/python tools/chances.py --workers $(PARALLEL)

crash: $(DEV) plain ## kill the server 700 times, cut its power and kill its PostgreSQL 50 times while all games are played: nobody loses a move; MINUTES=30 for less
	$(BIN)/python -m pytest -s --thorough tests/server/test_crash.py

fuzz: $(DEV) $(WEB_BUILT) plain ## 100,000 bad requests and bytes on every endpoint and on the socket: no server error, no changed match
	$(BIN)/python -m pytest -s --thorough tests/server/test_fuzz.py

release-samples: $(DEV) ## records, saves and a database of this version, which every later one must open
	$(BIN)/python tools/release_samples.py

clean: ## remove all that was built; the installed .venv stays
	rm -rf build dist src/veillee/server/static .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src -name '*.so' -delete
	find src tests examples tools bench -name __pycache__ -prune -exec rm -rf {} +

$(VENV_MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Veillée needs Python 3.11 or newer, and '$(PYTHON)' is not: $$($(PYTHON) --version 2>&1)." >&2; \
		echo "Name one that is: make PYTHON=python3.12 ..." >&2; exit 1; }
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }
	@touch $@

$(RUN): pyproject.toml constraints.txt | $(VENV_MADE)
	@echo "Installing Veillée ..."
	@$(INSTALL) -e '.[server]'
	@touch $@

$(DEV): pyproject.toml constraints.txt | $(VENV_MADE)
	@echo "Installing Veillée and what its development needs ..."
	@$(INSTALL) -e '.[dev]'
	@touch $(RUN) $@

# A peer that cannot be installed here is a row that says so, not an error.
$(BENCH): pyproject.toml constraints.txt | $(DEV)
	@echo "Installing the peers ..."
	@$(INSTALL) -e '.[bench]' || echo "Some peers were not installed; the table will say which."
	@touch $@

$(NODE_PEERS): bench/boardgameio/package.json bench/boardgameio/package-lock.json
	@(cd bench/boardgameio && npm ci --no-audit --no-fund) || echo "boardgame.io was not installed; the table will say so."

$(WEB_TOOLS): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "The browser table is built with Node 20: install nodejs and npm." >&2; exit 1; }
	@echo "Installing what builds the browser table ..."
	@cd web && $(NPM) install --no-save >/dev/null  # `npm ci` wants the native parts of every platform in the lock
	@touch $@

$(WEB_BUILT): $(WEB_SOURCES) | $(WEB_TOOLS)
	@echo "Building the browser table ..."
	@cd web && $(NPM) run build >/dev/null
	@touch $@
