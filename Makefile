# Two commands do all the set-up on a fresh Debian machine with Swift: `make run` and `make test`.

SWIFT ?= swift
VENV ?= .venv
PYTHON = $(VENV)/bin/python

# Packages beside the main one build in one folder, so that its modules are built once for all of them. The plan of the last
# build is another package's then.
TOGETHER = --scratch-path .build/together --disable-build-manifest-caching

.PHONY: apps run test setup build check unit untested gaps interop clients browser load demonstration benchmark fuzz sanitize-threads format clean

# Builds for release and does the main job on the data that the repository carries.
run: setup
	$(SWIFT) build -c release --product espalier
	Tools/demonstrate.sh "$$($(SWIFT) build -c release --show-bin-path)/espalier"

# Everything CI runs.
test: setup $(VENV)/ready check unit interop clients browser demonstration

# Installs the system libraries that are missing.
setup:
	@Tools/install-libraries.sh

build: setup
	$(SWIFT) build

# Formatting, which module imports which, whether the articles' code is that of programs, and the shirts' pictures those
# of their script.
check:
	$(SWIFT) format lint --strict --recursive Package.swift Plugins Sources Tests Snippets Benchmarks Fuzz Apps
	python3 Tools/check_imports.py
	python3 Tools/check_observed.py
	python3 Tools/check_articles.py
	python3 Apps/TShirts/Tools/draw_shirts.py --check

# Servers answer within a time: their tests would starve among those that compute, or that hold the main actor.
unit: setup
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --skip 'WebServingTests|SwiftUITests'
	$(SWIFT) test --skip-build --filter WebServingTests
	$(SWIFT) test --skip-build --filter SwiftUITests
	$(SWIFT) test --package-path Apps $(TOGETHER)
	python3 Tools/list_gaps.py --check
	python3 Tools/list_swiftui.py --check

# Which public declarations of TabularData no test reaches, overload by overload; built apart, since all of it counts.
untested: export ESPALIER_TESTS = TabularDataTests
untested: setup
	$(SWIFT) build --build-tests --enable-code-coverage --scratch-path .build/coverage
	rm -rf "$$($(SWIFT) build --show-bin-path --scratch-path .build/coverage)/codecov"
	$(SWIFT) test --skip-build --enable-code-coverage --scratch-path .build/coverage
	python3 Tools/list_untested.py "$$($(SWIFT) build --show-bin-path --scratch-path .build/coverage)"

# Writes anew what Apple's frameworks have and ours have not, for those who have Apple's lists, and what SwiftUI has.
gaps: build
	python3 Tools/list_gaps.py
	python3 Tools/list_swiftui.py

# Our files in other people's hands: coremltools' definitions, an independent reader, scikit-learn. Our frames in those
# of pyarrow, polars and DuckDB.
interop: setup $(VENV)/ready
	$(SWIFT) build --product espalier
	$(SWIFT) build --target TabularDataArrow
	ESPALIER="$$($(SWIFT) build --show-bin-path)/espalier" $(PYTHON) -m pytest -q -p no:cacheprovider Tests/interop Tests/documents

# Apps in headless Chromium, as a person uses them; a picture of every step is kept in Tests/browser/screenshots.
browser: setup $(VENV)/ready
	$(SWIFT) build --package-path Tests/browser/Gallery $(TOGETHER)
	$(SWIFT) build --package-path Apps $(TOGETHER)
	$(PYTHON) Tests/browser/document_apps.py
	ESPALIER_APPS="$(CURDIR)/.build/together/debug" $(PYTHON) -m pytest -q -p no:cacheprovider Tests/browser

# Builds the three apps, starts them, and prints their addresses; Ctrl-C ends them.
apps: setup
	$(SWIFT) build -c release --package-path Apps $(TOGETHER)
	Tools/start-apps.sh .build/together/release

# A package that depends on this one and names the build plugin, built and run; what it builds is kept for the next time.
clients: setup $(VENV)/ready
	$(SWIFT) build --product espalier
	SWIFT="$(SWIFT)" ESPALIER="$$($(SWIFT) build --show-bin-path)/espalier" \
	  $(PYTHON) -m pytest -q -p no:cacheprovider Tests/clients

# 200 windows of an app that swipe once a second for a minute; ends with an error beyond the bounds.
LOAD_APP ?= TShirts
load: setup $(VENV)/ready
	$(SWIFT) build -c release --package-path Tests/browser/Gallery $(TOGETHER)
	$(SWIFT) build -c release --package-path Apps $(TOGETHER)
	$(PYTHON) Tests/browser/load.py .build/together/release/$(LOAD_APP)

# What `make run` does, run to see that a newcomer's first command works.
demonstration: setup
	$(SWIFT) build -c release --product espalier
	Tools/demonstrate.sh "$$($(SWIFT) build -c release --show-bin-path)/espalier" >/dev/null

# Speed beside the libraries that people would use instead, as ratios, in one run.
benchmark: setup $(VENV)/ready
	$(PYTHON) Benchmarks/run.py

# Mutated CSV and JSON files for MINUTES, at the lowest priority; what breaks something is kept and replayed by `unit`.
MINUTES ?= 5
fuzz:
	Fuzz/run.sh $(MINUTES)

# What threads and tasks share, under the thread sanitizer; built apart, since all of it is instrumented.
sanitize-threads: export ESPALIER_TESTS = TabularDataTests,WebServingTests,SwiftUITests
sanitize-threads: setup
	$(SWIFT) build --build-tests --sanitize=thread --scratch-path .build/thread-sanitizer
	$(SWIFT) test --skip-build --sanitize=thread --scratch-path .build/thread-sanitizer --filter WebServingTests
	$(SWIFT) test --skip-build --sanitize=thread --scratch-path .build/thread-sanitizer \
	  --filter 'SharedFrameTests|CSVTokenizerTests|CSVReaderTests|CSVWriterTests|RowGroupingTests|RowKeysTests|JoiningTests|GatheringTests|SwiftUITests'

format:
	$(SWIFT) format --in-place --recursive Package.swift Plugins Sources Tests Snippets Benchmarks Fuzz Apps

# The reference libraries, at the versions that fixtures and benchmarks name.
$(VENV)/ready: Tools/reference/requirements.txt
	python3 -m venv $(VENV)
	$(PYTHON) -m pip install --quiet --disable-pip-version-check -r Tools/reference/requirements.txt
	touch $@

clean:
	rm -rf .build $(VENV)
