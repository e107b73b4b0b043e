"""Where the interop tests find the data."""

import pathlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def penguins():
    return ROOT / "Data" / "penguins.csv"
