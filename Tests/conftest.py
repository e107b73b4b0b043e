"""Where the tests in Python find the tool."""

import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session")
def espalier():
    """Runs the tool and returns what it printed; a failing run fails the test with its words."""
    tool = os.environ.get("ESPALIER", str(ROOT / ".build" / "debug" / "espalier"))
    if not os.path.exists(tool):
        pytest.fail(f"{tool} is not there: build it first, `swift build --product espalier`")

    def run(*arguments):
        done = subprocess.run([tool, *map(str, arguments)], capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
