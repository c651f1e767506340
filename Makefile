# Two commands do everything: `make play` and `make test`. Both set up what they need in .venv first.
PYTHON ?= python3
BIN := .venv/bin
CPUS := $(shell nproc 2>/dev/null || echo 2)
TORCH ?= torch==2.13.0  # for the learning example; the extra itself takes any newer one too

.PHONY: setup play test deep lint bench format clean

setup: .venv/ready

.venv/play: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable .
	touch $@

.venv/ready: .venv/play
	$(BIN)/python -m pip install --quiet $(TORCH)
	$(BIN)/python -m pip install --quiet --editable ".[dev,rl,train]"
	touch $@

play: .venv/play
	$(BIN)/wayfare play

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: lint
	$(BIN)/python -m wayfare.engine.prepare
	$(BIN)/pytest -n $(CPUS) -m "not deep"
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n $(CPUS) -m "not deep" tests/rules tests/engine/test_golden.py tests/engine/test_chance.py

deep: test
	$(BIN)/pytest -n $(CPUS) -m deep

bench: .venv/play
	$(BIN)/wayfare bench

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
