"""A client package that names the build plugin, in a folder of its own under .build, so that a second run builds little."""

import os
import pathlib
import shutil
import subprocess

import pytest

import small_models

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".build" / "clients"
PROGRAMS = pathlib.Path(__file__).parent / "Programs"
CASES = ROOT.parent / "shared" / "cases" / "models"
CASE_NAMES = [
    "sleep-calculator-macos14", "sleep-calculator-2019", "mars-habitats-ols", "housing-boosted-trees",
    "titanic-turicreate-trees", "names-dictvectorizer-decision-tree", "stations-boosted-trees-14-classes",
    "createml-2026-tabular-classifier", "unreadable-1",
]
MODES = ["SwiftSix", "SwiftFive", "MainActorByDefault"]


def put(path, contents):
    """Writes a file only where it would change, so that nothing is built for nothing."""
    contents = contents.encode() if isinstance(contents, str) else contents
    if not path.exists() or path.read_bytes() != contents:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(contents)


def packaged(specification):
    """The files of a model package with a specification."""
    manifest = """{"fileFormatVersion": "1.0.0", "rootModelIdentifier": "0", "itemInfoEntries": {"0":
        {"author": "com.apple.CoreML", "description": "", "name": "model.mlmodel", "path": "com.apple.CoreML/model.mlmodel"}}}
        """
    return {"Manifest.json": manifest, "Data/com.apple.CoreML/model.mlmodel": specification}


class Client:
    """The package, and what its programs say."""

    folder = FOLDER / "package"
    # The folder of all packages that use this one: its modules are built once for them.
    scratch = ROOT / ".build" / "together"

    def write(self):
        put(self.folder / "Package.swift", (PROGRAMS / "Package.swift.txt").read_text().replace("ROOT", str(ROOT)))
        sleep, hard = small_models.sleep(3600).SerializeToString(), small_models.hard().SerializeToString()
        for mode in MODES:
            sources = self.folder / "Sources" / mode
            put(sources / "Program.swift", (PROGRAMS / "Program.swift.txt").read_text())
            put(sources / "Models" / "SleepCalculator.mlmodel", sleep)
            put(sources / "Hard.mlmodel", hard)
            for name, labels in [("Words", ["no", "yes"]), ("Digits", [3, -8])]:
                put(sources / f"{name}.mlmodel", small_models.classifier(labels).SerializeToString())
            for name, contents in packaged(small_models.flags().SerializeToString()).items():
                put(sources / "Flags.mlpackage" / name, contents)
        if CASES.exists():
            put(self.folder / "Sources" / "Cases" / "Cases.swift", (PROGRAMS / "Cases.swift.txt").read_text())
            for name in CASE_NAMES:
                put(self.folder / "Sources" / "Cases" / f"{name}.mlmodel", (CASES / f"{name}.mlmodel").read_bytes())

    def build(self, check=True):
        done = subprocess.run(
            [
                os.environ.get("SWIFT", "swift"), "build", "--package-path", self.folder, "--scratch-path", self.scratch,
                "--disable-build-manifest-caching",
            ],
            capture_output=True, text=True, timeout=1800,
            # This part of the package's manifest is for its own tests.
            env={name: value for name, value in os.environ.items() if name != "ESPALIER_TESTS"})
        assert not check or done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
        return done

    @property
    def products(self):
        return self.scratch / "debug"

    def run(self, program, *arguments, **options):
        done = subprocess.run([program, *arguments], capture_output=True, text=True, timeout=60, **options)
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()


@pytest.fixture(scope="session")
def client(espalier, tmp_path_factory):
    """The client, built."""
    client = Client()
    client.write()
    model = tmp_path_factory.mktemp("shared") / "Sums.mlmodel"
    model.write_bytes(small_models.sums().SerializeToString())
    put(client.folder / "Sources" / "Shared" / "Sums.swift", espalier("generate", model, "--access", "public"))
    client.log = client.build().stdout
    return client


@pytest.fixture
def hidden_build(client):
    """While a test runs, the package and everything that was built are elsewhere."""
    places = [FOLDER, client.products.resolve()]
    hidden = {place: place.with_name(place.name + "-hidden") for place in places}
    for place in hidden.values():
        shutil.rmtree(place, ignore_errors=True)

    def hide():
        for place in places:
            place.rename(hidden[place])

    yield hide
    for place in places:
        if hidden[place].exists():
            hidden[place].rename(place)
