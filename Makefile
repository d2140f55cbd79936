# Each target does all the set-up it needs, and nothing twice.
PYTHON ?= python3
GAME ?= duel
BIN := .venv/bin
RULES := $(shell find src/ecumene/kernel src/ecumene/games src/ecumene/bots -name '*.py' 2>/dev/null)
CHECKED := src tests benchmarks examples setup.py

PAGE := src/ecumene/page/index.html
PACKAGES := web/node_modules/.package-lock.json
# The texts are part of the page.
PAGE_SOURCES := $(shell find web \( -name node_modules -o -name generated \) -prune -o -type f -print 2>/dev/null) \
	$(shell find src/ecumene/names -name '*.ftl' 2>/dev/null)

HAS_POSTGRES = ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null
HAS_CHROMIUM = command -v chromium >/dev/null && ls /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf >/dev/null 2>&1
# What Vite runs on.
HAS_NODE = command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)'
NEEDS_NODE := The page needs Node.js 20.19, 22.12 or newer, with npm; on Debian: apt install nodejs npm, \
	if that is new enough, or take it from https://nodejs.org

# How root's commands begin, if there is a way to be root.
AS_ROOT = if [ "$$(id -u)" = 0 ]; then as_root=""; elif sudo -n true 2>/dev/null; then as_root="sudo"; else false; fi
APT_INSTALL = $$as_root apt-get install -qq -y --no-install-recommends

# $(call install,what,packages): Debian's packages, or one sentence.
install = echo "Installing $(1) for the tests"; \
	$(AS_ROOT) || { echo "$(1) is missing, and only root can install it: apt install $(2)"; exit 1; }; \
	$$as_root apt-get update -qq && $(APT_INSTALL) $(2) >/dev/null

# Debian's Node where it is new enough, or one sentence.
install_node = { { $(AS_ROOT); } && command -v apt-get >/dev/null && $$as_root apt-get update -qq \
	&& dpkg --compare-versions "$$(apt-cache policy nodejs | sed -n 's/ *Candidate: \([0-9]\)/\1/p')" ge 20.19 \
	&& echo "Installing Node.js" && $(APT_INSTALL) nodejs >/dev/null \
	&& { command -v npm >/dev/null || $(APT_INSTALL) npm >/dev/null; } && $(HAS_NODE); } 2>/dev/null \
	|| { echo "$(NEEDS_NODE)"; exit 1; }

.PHONY: help play terminal serve test screenshots types page compile bench format lock clean
.DELETE_ON_ERROR:

help: ## List the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' Makefile

play: compile page ## Play in your browser (http://127.0.0.1:8500)
	@ECUMENE_LOG=$${ECUMENE_LOG:-warning} $(BIN)/ecumene serve --open

terminal: compile ## Play in the terminal (GAME=duel)
	@$(BIN)/ecumene play $(GAME)

serve: compile page ## Let people play over the network (http://127.0.0.1:8500)
	@$(BIN)/ecumene serve

test: compile page .venv/.postgres .venv/.chromium ## Check style, types and layers, then run every test
	@echo "Checking style, types and layers"
	@$(BIN)/ruff check --quiet $(CHECKED)
	@$(BIN)/ruff format --quiet --check $(CHECKED) || { echo "Some files are not formatted: run make format"; exit 1; }
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-cache >.venv/layers.txt 2>&1 || { cat .venv/layers.txt; exit 1; }
	@cd web && npm run --silent check
	@cd web && PYTHON=../$(BIN)/python node build/types.js ../.venv/schema.d.ts && cmp -s ../.venv/schema.d.ts src/api/schema.d.ts \
		|| { echo "The page knows an older API: run make types"; exit 1; }
	@echo "Running the tests"
	@cd web && npm test --silent
	@$(BIN)/pytest -q -n 2

screenshots: compile page .venv/.chromium ## Take pictures of the page
	@$(BIN)/python -m tests.web.screenshots

types: .venv/.installed $(PACKAGES) ## Tell the page what the server answers
	@cd web && PYTHON=../$(BIN)/python npm run --silent types

page: $(PAGE) ## Build the page that people play on (needs Node.js)
	@:

compile: .venv/.compiled ## Compile the rules where a C compiler is at hand
	@:

bench: compile ## Measure games a second
	@$(BIN)/ecumene bench

format: .venv/.installed ## Format the code and sort its imports
	@$(BIN)/ruff check --quiet --fix-only $(CHECKED)
	@$(BIN)/ruff format $(CHECKED)
	@if [ -d web/node_modules ]; then cd web && npm run --silent format; fi

lock: ## Pin the newest dependencies that fit (needs uv)
	uv pip compile --quiet --upgrade --universal --generate-hashes --no-header --extra dev pyproject.toml -o requirements.lock

clean: ## Remove everything that make made
	@rm -rf .venv build dist src/*.egg-info src/ecumene/page web/node_modules web/src/generated
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
	@if ! ($(HAS_POSTGRES)); then $(call install,PostgreSQL,postgresql); fi
	@touch $@

# The page is tested in a browser, whose pictures need a font with Cyrillic letters.
.venv/.chromium: | $(BIN)/python
	@if ! ($(HAS_CHROMIUM)); then $(call install,Chromium,chromium fonts-dejavu-core); fi
	@touch $@

$(PACKAGES): web/package-lock.json
	@if ! ($(HAS_NODE)); then $(install_node); fi
	@echo "Installing what the page is built with"
	@cd web && npm ci --no-progress --loglevel error >/dev/null
	@touch $@

# The page is as old as the start, so an edit made meanwhile is built next time.
$(PAGE): $(PACKAGES) $(PAGE_SOURCES) | $(BIN)/python
	@if ! ($(HAS_NODE)); then $(install_node); fi
	@echo "Building the page"
	@touch .venv/.building
	@(cd web && npm run --silent build) >.venv/page.txt 2>&1 || { cat .venv/page.txt; exit 1; }
	@touch -r .venv/.building $@

# The stamp is as old as the start, so an edit made meanwhile is compiled next time. Without binaries there is no stamp.
.venv/.compiled: .venv/.installed setup.py $(RULES)
	@if [ -n "$$ECUMENE_INTERPRETED" ]; then echo "ECUMENE_INTERPRETED is set: running as plain Python"; exit; fi; \
	echo "Compiling the rules (about a minute)"; \
	touch .venv/.compiling; \
	$(BIN)/python setup.py --quiet build_ext --inplace; \
	if ls src/ecumene__mypyc*.so >/dev/null 2>&1; then mv .venv/.compiling $@; fi
