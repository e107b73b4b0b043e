#!/usr/bin/env python3
"""Builds the SwiftUI apps that the documents show, each as a program of its own.

The documents lie in ../shared/documents, beside the package, and nothing of them is kept here. The script takes the
listings out of them, mends what is not Swift, adds what a document leaves to Xcode (the app's entry, the model file and
the class that a build makes of it), and builds. Where the folder is absent it says so and is content.

    Tests/browser/document_apps.py
"""

import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
PACKAGE = HERE.parents[1]
sys.path.insert(0, str(PACKAGE / "Tests" / "documents"))

from check_documents import DOCUMENTS, between, document, mended  # noqa: E402

WORK = PACKAGE / ".build" / "document-apps"
MODEL = PACKAGE / "Apps" / "BetterRest" / "SleepCalculator.mlmodel"

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

// As a new app project of Xcode 26 has them.
let app: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

func ours(_ name: String) -> Target.Dependency {{ .product(name: name, package: "espalier") }}

let package = Package(
  name: "document-apps",
  dependencies: [.package(name: "espalier", path: "{package}")],
  targets: [
    .executableTarget(
      name: "BedtimeListing", dependencies: [ours("SwiftUI"), ours("CoreML")], swiftSettings: app,
      plugins: [.plugin(name: "CoreMLCodeGeneration", package: "espalier")]),
    .executableTarget(
      name: "ActivityListing",
      dependencies: [ours("SwiftUI"), ours("CreateMLComponents"), ours("TabularData")], swiftSettings: app),
  ])
"""

ENTRY = """import SwiftUI

@main
struct {name}App: App {{
  var body: some Scene {{
    WindowGroup {{ {view}() }}
  }}
}}
"""


def write(path, content):
    """Writes a file, but not when it says the same already: what has not changed is not built again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_text(encoding="utf-8") != content:
        path.write_text(content, encoding="utf-8")


def sources():
    """The files of the package by their paths."""
    bedtime = between(document("calculateBedtime"), "import CoreML", "Implementing the model")
    activity = between(document("makeTrainingEvents"), "import SwiftUI", "How it works", after="Full implementation")
    return {
        "Package.swift": MANIFEST.format(package=PACKAGE),
        "Sources/BedtimeListing/ContentView.swift": bedtime,
        "Sources/BedtimeListing/Entry.swift": ENTRY.format(name="BedtimeListing", view="ContentView"),
        "Sources/ActivityListing/CreateMLModelView.swift": mended(activity),
        "Sources/ActivityListing/Entry.swift": ENTRY.format(name="ActivityListing", view="CreateMLModelView"),
    }


def main():
    if not any(DOCUMENTS.glob("*.txt")):
        print(f"skipped: there are no documents in {DOCUMENTS}")
        return
    for name, content in sources().items():
        write(WORK / name, content)
    shutil.copy2(MODEL, WORK / "Sources" / "BedtimeListing" / MODEL.name)
    # In the folder of all packages that use this one: its modules are built once for them.
    build = [
        "swift", "build", "--package-path", str(WORK), "--scratch-path", str(PACKAGE / ".build" / "together"),
        "--disable-build-manifest-caching",
    ]
    if subprocess.run(build).returncode:
        sys.exit(f"The documents' apps do not build; they are in {WORK}.")


if __name__ == "__main__":
    main()
