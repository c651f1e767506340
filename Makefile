# Two commands do everything: `make play` and `make test`. Both set up what they need first: .venv and web/node_modules.
# On Windows it takes a POSIX shell, such as Git's bash.
ifeq ($(OS),Windows_NT)
PYTHON ?= python
BIN := .venv/Scripts
else
PYTHON ?= python3
BIN := .venv/bin
endif
CPUS := $(shell nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
unexport PYTHONDONTWRITEBYTECODE  # without bytecode, every process would compile all it imports again
TORCH ?= torch==2.13.0  # for the learning example; the extra itself takes any newer one too
INSTALL := $(BIN)/uv pip install --quiet --python .venv  # much quicker than pip; PyTorch comes through pip, whose settings may name smaller builds

# The browser client is built into the package. What Python generates for it isn't a source.
STATIC := src/wayfare/server/static
GENERATED := web/src/generated
CLIENT := $(filter-out $(GENERATED)/%, $(shell find web/src web/public -type f 2>/dev/null)) $(wildcard src/wayfare/messages/*/*.ftl) docs/rules.*.md \
	web/index.html web/package.json web/scripts/messages.mjs web/svelte.config.js web/tsconfig.json web/vite.config.ts
LISTED := $(wildcard $(addprefix src/wayfare/,engine/*.py bots/*.py layout/*.py pictures/*.py messages/*.py messages/languages.toml)) \
	$(shell find src/wayfare/server -name '*.py')

.PHONY: setup play client chromium web-test test pytest pytest-uncompiled deep lint bench docs format lock screenshots clean

setup: .venv/ready web/node_modules/ready

.venv/play: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet uv
	$(INSTALL) --editable ".[server]"
	touch $@

.venv/ready: .venv/play
	$(BIN)/python -m pip install --quiet --no-compile $(TORCH)
	$(INSTALL) --editable ".[dev,rl,train]"
	touch $@

# Not `npm ci`: it refuses a lock file that lacks the bundler's binaries for other systems.
web/node_modules/ready: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "Building the browser client needs Node 20 or later with npm: https://nodejs.org"; exit 2; }
	cd web && npm install --silent --no-save --no-audit --no-fund
	touch $@

# Wire types, palette, languages, levels and the other lists that Python keeps.
$(GENERATED)/openapi.d.ts: .venv/play web/node_modules/ready $(LISTED)
	$(BIN)/python -m wayfare.server.generate $(GENERATED)
	cd web && npm run --silent types

$(STATIC)/index.html: $(GENERATED)/openapi.d.ts $(CLIENT)
	cd web && npm run --silent build

client: $(STATIC)/index.html

# The compiled code depends on no others. When one changes that a package doesn't need, preparing it notices that at once.
RULES := $(wildcard $(addprefix src/wayfare/,compiling/*.py engine/*.py engine/kernel/*.py))
KERNELS := $(RULES) $(wildcard src/wayfare/*/kernel/*.py)

PREPARE := $(BIN)/python -c "import sys; from wayfare.cli.prepare import prepare; prepare(*sys.argv[1:])"

# Compiling keeps one core busy for a minute or two; building the client beside it costs no time.
.venv/rules: .venv/play $(RULES)
	$(PREPARE) engine
	touch $@

.venv/bots: .venv/play $(KERNELS)
	$(PREPARE) bots review
	touch $@

# One after the other in one process, so that what several packages need is read once.
.venv/compiled: .venv/play $(KERNELS)
	$(PREPARE) engine bots envs review
	touch $@

.venv/drawings: .venv/play $(shell find src/wayfare/layout src/wayfare/games -type f -not -name '*.pyc')
	$(PREPARE) layout
	touch $@

play: .venv/play
	@$(MAKE) --no-print-directory -j4 client .venv/rules .venv/bots .venv/drawings
	$(BIN)/wayfare play $(OPTIONS)

lint: .venv/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

web-test: client
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

# Everything goes on beside everything else: downloading, installing, compiling, checks and tests.
test:
	@$(MAKE) --no-print-directory -j4 pytest pytest-uncompiled lint web-test

pytest: .venv/compiled .venv/ready .venv/drawings chromium client
	$(BIN)/pytest -n $(CPUS) --dist worksteal -m "not deep"

pytest-uncompiled: .venv/ready
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -p no:schemathesis -m "not deep" tests/rules tests/engine/test_golden.py tests/engine/test_chance.py \
		--deselect tests/engine/test_chance.py::test_numbers_below_n_are_equally_likely  # counting thousands of draws takes long without a compiler

# Ray is big, so only the deep tests install it.
.venv/ray: .venv/ready
	$(INSTALL) --editable ".[ray]"
	touch $@

deep: test .venv/ray
	$(BIN)/pytest -n $(CPUS) -m deep --ignore tests/attacks
	$(BIN)/pytest -m deep -s tests/attacks  # one after the other: they measure what others at the same server notice

chromium:
	@sh tests/e2e/chromium.sh

bench: .venv/play
	$(BIN)/wayfare bench

docs: .venv/ready
	$(BIN)/python docs/site/build.py

# Exact versions of everything the server needs, for hosts. The addresses of package registries stay out of the file.
lock: .venv/play
	$(BIN)/uv pip compile pyproject.toml --extra server --universal --python-version 3.11 --upgrade --no-annotate --no-header \
		--quiet --output-file deploy/requirements.txt

screenshots: setup client chromium
	$(BIN)/python tests/e2e/screenshots.py

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && npm run --silent format

clean:
	rm -rf .venv build dist site web/node_modules $(STATIC) $(GENERATED) .mypy_cache .ruff_cache .pytest_cache .hypothesis
