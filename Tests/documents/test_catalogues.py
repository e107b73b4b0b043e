"""The documentation of frames as DocC builds it: every link leads somewhere."""

import pathlib
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PRODUCTS = ROOT / ".build" / "debug"


@pytest.mark.skipif(not shutil.which("docc"), reason="this toolchain has no docc")
@pytest.mark.parametrize("module", ["TabularData", "TabularDataArrow"])
def test_docc_has_nothing_to_say(module, tmp_path):
    triple = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    target = triple.split('"triple": "')[1].split('"')[0]
    # What a plugin's program is made of is built a second time.
    maps = [path for path in PRODUCTS.glob("C*.build/module.modulemap") if "-tool" not in path.parent.name]
    subprocess.run(
        ["swift-symbolgraph-extract", "-module-name", module, "-I", PRODUCTS / "Modules", "-target", target,
         "-minimum-access-level", "public", "-output-dir", tmp_path,
         *(word for path in maps for word in ("-Xcc", f"-fmodule-map-file={path}"))],
        check=True, timeout=300)
    done = subprocess.run(
        ["docc", "convert", ROOT / "Sources" / module / f"{module}.docc", "--additional-symbol-graph-dir", tmp_path,
         "--fallback-display-name", module, "--fallback-bundle-identifier", module, "--output-path",
         tmp_path / "built", "--warnings-as-errors"],
        capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert not done.stderr.strip(), done.stderr
