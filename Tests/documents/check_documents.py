#!/usr/bin/env python3
"""Builds and runs the code of the documents that this package promises to run.

The documents lie in ../shared/documents, beside the package, and nothing of them is kept here. The script takes the
listings out of them, mends what is not Swift, puts them into a package of their own that depends on this one, builds
it, runs it, and looks at what it prints. Where the folder is absent it says so and is content.

    Tests/documents/check_documents.py [--keep]
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys

PACKAGE = pathlib.Path(__file__).resolve().parents[2]
DOCUMENTS = PACKAGE.parent / "shared" / "documents"
WORK = PACKAGE / ".build" / "documents"


def mended(listing):
    """Gives back the braces that a web page swallowed, and unwraps a doubly optional value as Swift wants it.

    A swallowed brace left the space around it behind: a space at a line's end, two spaces inside a line, a line of
    indentation only.
    """
    lines = []
    for line in listing.split("\n"):
        if line.strip() == "" and line != "":
            line += "}"
        line = re.sub(r"^(\s+)(else|catch) $", r"\1} \2 ", line)
        line = re.sub(r"(?<=[^,\s]) $", " {", line)
        line = re.sub(r"(?<=\S)  (?=[\w, ]+(-> \w+ )?in$)", " { ", line)
        line = re.sub(r"return (.*\.first)\?\? \?\? (.*)$", r"return (\1 ?? nil) ?? \2", line)
        lines.append(line)
    return "\n".join(lines)


def between(text, start, end, after=""):
    """The text from the first line that begins with `start` (behind `after`) up to the one that begins with `end`."""
    begin = text.index("\n" + start, text.index(after)) + 1
    return text[begin:text.index("\n" + end, begin)]


def without(listing, *lines):
    return "\n".join(line for line in listing.split("\n") if line.strip() not in lines)


def indented(listing):
    return "\n".join("  " + line for line in listing.split("\n"))


def shirts(text):
    frame = between(text, "var dataFrame = DataFrame()", "Here is a step", after="Replace the comment inside")
    compute = between(text, "func computeRecommendations", "Build and run.", after="The completed implementation")
    return f"""
import Foundation
import TabularData
#if canImport(CreateML)
import CreateML
#endif

enum Color: String, CaseIterable {{ case blue, red, white }}
enum Design: String, CaseIterable {{ case plain, printed }}
enum Neck: String, CaseIterable {{ case crew, polo }}
enum Sleeve: String, CaseIterable {{ case short, long }}
struct Shirt {{ let color: Color; let design: Design; let neck: Neck; let sleeve: Sleeve }}
struct FavoriteWrapper<T> {{ let model: T; var isFavorite: Bool? }}

final class RecommendationStore {{
  private let queue = DispatchQueue(label: "recommendations", qos: .userInitiated)

  private func dataFrame(for data: [FavoriteWrapper<Shirt>]) -> DataFrame {{
{mended(frame)}
  }}

{mended(compute)}
}}

func tryShirts() async throws {{
  var wrappers: [FavoriteWrapper<Shirt>] = []
  for color in Color.allCases {{ for design in Design.allCases {{ for neck in Neck.allCases {{ for sleeve in Sleeve.allCases {{
    let isLiked = color == .blue && sleeve == .short
    wrappers.append(FavoriteWrapper(
      model: Shirt(color: color, design: design, neck: neck, sleeve: sleeve),
      isFavorite: design == .plain ? isLiked : nil))
  }} }} }} }}
  let shown = try await RecommendationStore().computeRecommendations(basedOn: wrappers)
  precondition(shown.count <= 10)
  print("shirts:", shown.prefix(4).allSatisfy {{ $0.color == .blue && $0.sleeve == .short }} ? "short and blue" : "wrong")
}}
"""


def bedtime(text):
    calculate = between(text, "    func calculateBedtime()", "}", after="import SwiftUI")
    return f"""
import CoreML
import CreateML
import Foundation
import TabularData

/// Stands for the class that Xcode makes of a model file.
final class SleepCalculator {{
  struct Output {{ let actualSleep: Double }}
  nonisolated(unsafe) static var place = URL(filePath: "/")
  let model: MLModel
  init(configuration: MLModelConfiguration) throws {{
    model = try MLModel(contentsOf: Self.place, configuration: configuration)
  }}
  func prediction(wake: Double, estimatedSleep: Double, coffee: Double) throws -> Output {{
    let input = try MLDictionaryFeatureProvider(
      dictionary: ["wake": wake, "estimatedSleep": estimatedSleep, "coffee": coffee])
    let features: any MLFeatureProvider = try model.prediction(from: input)
    return Output(actualSleep: features.featureValue(for: "actualSleep")!.doubleValue)
  }}
}}

final class BedtimeForm {{
  var wakeUp = Calendar.current.date(bySettingHour: 7, minute: 0, second: 0, of: Date())!
  var sleepAmount = 8.0
  var coffeeAmount = 2
  var alertTitle = ""
  var alertMessage = ""
  var showingAlert = false

{calculate}
}}

func tryBedtime(in folder: URL) throws {{
  let wake = (0..<100).map {{ 18_000.0 + Double($0 * 97 % 14_400) }}
  let sleep = (0..<100).map {{ 4 + Double($0 % 33) / 4 }}
  let coffee = (0..<100).map {{ Double(1 + $0 * 7 % 20) }}
  let frame: DataFrame = [
    "wake": wake, "estimatedSleep": sleep, "coffee": coffee,
    "actualSleep": (0..<100).map {{ 3600 * sleep[$0] + 300 * coffee[$0] }},
  ]
  let file = folder.appending(path: "SleepCalculator.mlmodel")
  let parameters = MLLinearRegressor.ModelParameters(validation: .none, l2Penalty: 0)
  try MLLinearRegressor(trainingData: frame, targetColumn: "actualSleep", parameters: parameters).write(to: file)
  SleepCalculator.place = try MLModel.compileModel(at: file)
  let form = BedtimeForm()
  form.calculateBedtime()
  let expected = form.wakeUp - 8 * 3600 - 600
  let isRight = form.alertTitle.hasPrefix("Your ideal") && form.showingAlert
    && [expected, expected + 1, expected - 1].contains {{
      form.alertMessage == $0.formatted(date: .omitted, time: .shortened)
    }}
  print("bedtime:", isRight ? "ten to eleven" : "wrong: \\(form.alertMessage)")
}}
"""


def activities(text):
    short = between(text, "import CreateMLComponents", "Full implementation", after="TL;DR")
    trainer = between(text, "@Observable", "// MARK: – View", after="Full implementation")
    export = between(text, "import CoreML", "Streaming training events", after="Export to a CoreML package")
    events = between(text, "// Stream progress events", "Common pitfalls", after="For longer training runs")
    imports = ("import CreateMLComponents", "import TabularData", "import CoreML")
    return f"""
import CoreML
import CreateMLComponents
import Observation
import TabularData

func tryShortListing() async throws {{
{indented(without(short, *imports))}
}}

{mended(trainer)}

func export(_ fitted: TreeClassifierModel<String>) throws {{
{indented(without(export, *imports))}
}}

final class ProgressWatcher: @unchecked Sendable {{
  var iterationAccuracy = 0.0
  var trainAccuracy = 0.0
  var phase = ActivityTrainer.Phase.idle

  func watch(_ task: BoostedTreeClassifier<String>, _ df: DataFrame) async throws {{
{indented(events)}
  }}
}}

func tryActivities() async throws {{
  try await tryShortListing()
  let trainer = ActivityTrainer()
  await trainer.train()
  trainer.predict(steps: 9000, heartRate: 158)
  print("activity:", trainer.phase == .ready, trainer.trainAccuracy, trainer.prediction)

  var df = DataFrame()
  df.append(column: Column<Double>(name: "steps", contents: [550, 700, 3100, 3800, 8700, 9400]))
  df.append(column: Column<Double>(name: "heartRate", contents: [60, 64, 105, 115, 152, 162]))
  df.append(column: Column<String>(
    name: "activity", contents: ["resting", "resting", "walking", "walking", "running", "running"]))
  let task = BoostedTreeClassifier(targetColumn: "activity")
  let fitted = try await task.fitted(to: df)
  try export(fitted)
  let watcher = ProgressWatcher()
  try await watcher.watch(task, df)
  print("events:", watcher.phase == .ready, watcher.trainAccuracy)
}}
"""


MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "documents",
  dependencies: [.package(name: "espalier", path: "{package}")],
  targets: [
    .executableTarget(
      name: "documents",
      dependencies: [
        .product(name: "TabularData", package: "espalier"), .product(name: "CoreML", package: "espalier"),
        .product(name: "CreateML", package: "espalier"), .product(name: "CreateMLComponents", package: "espalier"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ])
"""

MAIN = """import CreateMLComponents

let folder = URL.documentsDirectory
try await tryShirts()
try tryBedtime(in: folder)
try await tryActivities()
"""

EXPECTED = [
    "shirts: short and blue",
    "bedtime: ten to eleven",
    "activity: true 1.0 running",
    "CoreML says: running",
    "events: true 1.0",
]


def document(mark):
    """The text of the one document that has `mark` in it."""
    found = [path for path in sorted(DOCUMENTS.glob("*.txt")) if mark in path.read_text(encoding="utf-8")]
    if len(found) != 1:
        sys.exit(f"{len(found)} documents in {DOCUMENTS} have '{mark}' in them; one was expected.")
    return "\n" + found[0].read_text(encoding="utf-8")


def main():
    if not any(DOCUMENTS.glob("*.txt")):
        print(f"skipped: there are no documents in {DOCUMENTS}")
        return
    sources = WORK / "Sources" / "documents"
    sources.mkdir(parents=True, exist_ok=True)
    (WORK / "Package.swift").write_text(MANIFEST.format(package=PACKAGE), encoding="utf-8")
    for name, content in [
        ("Shirts.swift", shirts(document("computeRecommendations"))),
        ("Bedtime.swift", bedtime(document("calculateBedtime"))),
        ("Activities.swift", activities(document("makeTrainingEvents"))),
        ("main.swift", MAIN),
    ]:
        (sources / name).write_text(content.lstrip("\n"), encoding="utf-8")

    home = WORK / "home"
    shutil.rmtree(home, ignore_errors=True)
    (home / "Documents").mkdir(parents=True)
    # In the folder of all packages that use this one: its modules are built once for them.
    build = [
        "swift", "build", "--package-path", str(WORK), "--scratch-path", str(PACKAGE / ".build" / "together"),
        "--disable-build-manifest-caching",
    ]
    if subprocess.run(build).returncode:
        sys.exit(f"The documents' code does not build; it is in {sources}.")
    binary = subprocess.run(build + ["--show-bin-path"], capture_output=True, text=True, check=True).stdout.strip()
    run = subprocess.run(
        [os.path.join(binary, "documents")], capture_output=True, text=True, timeout=300,
        env={**os.environ, "HOME": str(home), "CFFIXED_USER_HOME": str(home)})
    print(run.stdout + run.stderr, end="")
    missing = [line for line in EXPECTED if line not in run.stdout.split("\n")]
    if run.returncode or missing:
        sys.exit(f"The documents' code ended with {run.returncode}; missing in its output: {missing}")
    if "--keep" not in sys.argv:
        shutil.rmtree(sources)
    print("The code of the documents builds, runs and gives the expected answers.")


if __name__ == "__main__":
    main()
