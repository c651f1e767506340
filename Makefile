# Two commands do everything: `make play` and `make test`. Both set up what they need first: .venv and web/node_modules.
PYTHON ?= python3
BIN := .venv/bin
CPUS := $(shell nproc 2>/dev/null || echo 2)
TORCH ?= torch==2.13.0  # for the learning example; the extra itself takes any newer one too

# The browser client is built into the package; what the build itself writes is not a source.
STATIC := src/wayfare/server/static
MADE := web/src/wire/openapi.json web/src/wire/openapi.d.ts web/src/look/palette.css
CLIENT := $(filter-out $(MADE), $(shell find web/src web/public web/scripts -type f 2>/dev/null)) web/index.html \
	web/package.json web/vite.config.ts web/svelte.config.js web/tsconfig.json
WIRE := src/wayfare/server/wire.py $(wildcard src/wayfare/server/api/*.py) src/wayfare/engine/board.py

.PHONY: setup play client web-test test deep lint bench format screenshots clean

setup: .venv/ready web/node_modules/ready

.venv/play: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable ".[server]"
	touch $@

.venv/ready: .venv/play
	$(BIN)/python -m pip install --quiet $(TORCH)
	$(BIN)/python -m pip install --quiet --editable ".[dev,rl,train]"
	touch $@

web/node_modules/ready: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "Building the browser client needs Node 20 or later with npm: https://nodejs.org"; exit 2; }
	cd web && npm ci --silent --no-audit --no-fund
	touch $@

web/src/wire/openapi.d.ts: .venv/play web/node_modules/ready $(WIRE)
	$(BIN)/python -m wayfare.server.schema > web/src/wire/openapi.json
	cd web && npm run --silent types

web/src/look/palette.css: .venv/play src/wayfare/pictures/palette.py src/wayfare/pictures/tokens.py
	$(BIN)/python -m wayfare.pictures.tokens > $@

$(STATIC)/index.html: web/src/wire/openapi.d.ts web/src/look/palette.css $(CLIENT)
	cd web && npm run --silent build

client: $(STATIC)/index.html

play: .venv/play client
	$(BIN)/wayfare play

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

web-test: setup client
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

test: lint web-test
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || sh tests/e2e/chromium.sh
	$(BIN)/python -m wayfare.engine.prepare
	$(BIN)/python -m wayfare.bots.prepare
	$(BIN)/pytest -n $(CPUS) -m "not deep"
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n $(CPUS) -m "not deep" tests/rules tests/engine/test_golden.py tests/engine/test_chance.py

deep: test
	$(BIN)/pytest -n $(CPUS) -m deep

bench: .venv/play
	$(BIN)/wayfare bench

screenshots: setup client
	$(BIN)/python tests/e2e/screenshots.py

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

clean:
	rm -rf .venv build dist web/node_modules $(STATIC) $(MADE) .mypy_cache .ruff_cache .pytest_cache .hypothesis
