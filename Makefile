# Each target does all the set-up it needs, and nothing twice.
PYTHON ?= python3
GAME ?= duel
BIN := .venv/bin
RULES := $(shell find src/ecumene/kernel src/ecumene/games src/ecumene/bots -name '*.py' 2>/dev/null)
CHECKED := src tests benchmarks examples setup.py
HAS_POSTGRES = ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null

.PHONY: help play serve test compile bench format lock clean
.DELETE_ON_ERROR:

help: ## List the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' Makefile

play: compile ## Play a game in the terminal (GAME=duel)
	@$(BIN)/ecumene play $(GAME)

serve: compile ## Let people play over the network (http://127.0.0.1:8500)
	@$(BIN)/ecumene serve

test: compile .venv/.postgres ## Check style, types and layers, then run every test
	@echo "Checking style, types and layers"
	@$(BIN)/ruff check --quiet $(CHECKED)
	@$(BIN)/ruff format --quiet --check $(CHECKED) || { echo "Some files are not formatted: run make format"; exit 1; }
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-cache >.venv/layers.txt 2>&1 || { cat .venv/layers.txt; exit 1; }
	@echo "Running the tests"
	@$(BIN)/pytest -q -n 2

compile: .venv/.compiled ## Compile the rules where a C compiler is at hand
	@:

bench: compile ## Measure games a second
	@$(BIN)/ecumene bench

format: .venv/.installed ## Format the code and sort its imports
	@$(BIN)/ruff check --quiet --fix-only $(CHECKED)
	@$(BIN)/ruff format $(CHECKED)

lock: ## Pin the newest dependencies that fit (needs uv)
	uv pip compile --quiet --upgrade --universal --generate-hashes --no-header --extra dev pyproject.toml -o requirements.lock

clean: ## Remove everything that make made
	@rm -rf .venv build dist src/*.egg-info
	@find src -name '*.so' -delete

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is missing; on Debian: apt install python3-venv"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "$(PYTHON) is too old: Ecumene needs Python 3.11 or newer (make PYTHON=...)"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "Python's venv module is missing; on Debian: apt install python3-venv"; exit 1; }
	@echo "Creating .venv"
	@$(PYTHON) -m venv .venv || { rm -rf .venv; exit 1; }

.venv/.installed: requirements.lock pyproject.toml | $(BIN)/python
	@echo "Installing the pinned dependencies"
	@if command -v uv >/dev/null; \
	then uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements.lock; \
	else $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock; fi
	@ECUMENE_INTERPRETED=1 $(BIN)/pip install --quiet --disable-pip-version-check \
		--no-deps --no-index --no-build-isolation --editable .
	@touch $@

# The server is tested on both its databases; a private cluster is started and removed by the tests.
.venv/.postgres: | $(BIN)/python
	@if ! ($(HAS_POSTGRES)); then \
		echo "Installing PostgreSQL for the tests"; \
		if [ "$$(id -u)" = 0 ]; then as_root=""; elif sudo -n true 2>/dev/null; then as_root="sudo"; \
		else echo "PostgreSQL is missing, and only root can install it: apt install postgresql"; exit 1; fi; \
		$$as_root apt-get update -qq && $$as_root apt-get install -qq -y --no-install-recommends postgresql >/dev/null; \
	fi
	@touch $@

# The stamp is as old as the start, so an edit made meanwhile is compiled next time. Without binaries there is no stamp.
.venv/.compiled: .venv/.installed setup.py $(RULES)
	@if [ -n "$$ECUMENE_INTERPRETED" ]; then echo "ECUMENE_INTERPRETED is set: running as plain Python"; exit; fi; \
	echo "Compiling the rules (about a minute)"; \
	touch .venv/.compiling; \
	$(BIN)/python setup.py --quiet build_ext --inplace; \
	if ls src/ecumene__mypyc*.so >/dev/null 2>&1; then mv .venv/.compiling $@; fi
