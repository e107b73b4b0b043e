"""Holds each target to the modules it may import, and the Apple-shaped public modules to no `package` back door.

The directions are the package's architecture (Documentation/Architecture.md): data goes down a row of modules and never
back. Run from the package's root; prints each breach as file:line and exits 1 if there is one.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
SYSTEM = {"Dispatch", "Glibc", "Synchronization"}
FOUNDATION = SYSTEM | {"Foundation"}
TRAINERS = {"ModelRuntime", "NumericKernels", "TrainingLoop"}
FACE = FOUNDATION | {
    "TabularTraining", "TabularData", "CoreML", "ModelRuntime", "TreeTraining", "LinearTraining", "TrainingLoop",
    "EvaluationMetrics",
}
ALLOWED = {
    "CIntrinsics": set(),
    "CArrow": set(),
    "FileReplacement": FOUNDATION,
    "WebServing": FOUNDATION | {"CMicroHTTPD"},
    "NumericKernels": SYSTEM,
    "LinearAlgebra": SYSTEM | {"NumericKernels", "COpenBLAS", "CLAPACKE"},
    "EvaluationMetrics": SYSTEM | {"NumericKernels"},
    "ModelSpecification": FOUNDATION | {"CIntrinsics", "FileReplacement"},
    "ModelRuntime": FOUNDATION | {"NumericKernels", "ModelSpecification", "CIntrinsics"},
    "CoreML": FOUNDATION | {"ModelRuntime", "ModelSpecification", "NumericKernels"},
    "TabularDataArrow": FOUNDATION | {"TabularData", "CArrow"},
    "TabularData": FOUNDATION | {"NumericKernels", "CIntrinsics", "FileReplacement"},
    "FeatureEncoding": FOUNDATION | {"TabularData", "ModelRuntime", "NumericKernels"},
    "TrainingLoop": SYSTEM,
    "TreeTraining": SYSTEM | TRAINERS | {"CIntrinsics"},
    "LinearTraining": SYSTEM | TRAINERS | {"LinearAlgebra"},
    "TabularTraining": FOUNDATION | TRAINERS | {
        "TabularData", "FeatureEncoding", "ModelSpecification", "TreeTraining", "LinearTraining", "EvaluationMetrics",
    },
    "CreateML": FACE,
    "CreateMLComponents": FACE - {"LinearTraining"},
    "PreviewMacro": FOUNDATION,
    "SwiftUI": FOUNDATION | {"Observation", "Swift", "WebServing", "CIntrinsics"},
    "ModelClassGeneration": FOUNDATION | {"ModelRuntime", "ModelSpecification"},
    "model-class-generator": FOUNDATION | {"ModelClassGeneration"},
    # The generator is the tool's own part, which a client's build runs too.
    "Charts": FOUNDATION | {"SwiftUI"},
    "espalier": FOUNDATION | {"TabularData", "CreateML", "CreateMLComponents", "CoreML", "ModelClassGeneration"},
}
# A client has no package access: what it cannot write is a gap in the public API.
CLIENTS = {"espalier"}
IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public\s+|package\s+|internal\s+)?import\s+(?:\w+\s+)?([A-Za-z_]\w*)")


def breaches(target, allowed):
    for path in sorted((ROOT / "Sources" / target).rglob("*.swift")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found = IMPORT.match(line)
            if found and found[1] not in allowed:
                yield f"{path.relative_to(ROOT)}:{number}: {target} may not import {found[1]}"
            if target in CLIENTS and re.match(r"\s*@testable", line):
                yield f"{path.relative_to(ROOT)}:{number}: a client has no testable import"


def main():
    found = []
    system_libraries = {"COpenBLAS", "CLAPACKE", "CMicroHTTPD"}
    for folder in sorted(path.name for path in (ROOT / "Sources").iterdir() if path.is_dir()):
        if folder in system_libraries:
            continue
        if folder not in ALLOWED:
            found.append(f"Sources/{folder}: the target is not in Tools/check_imports.py; say what it may import")
            continue
        found += breaches(folder, ALLOWED[folder])
    print("\n".join(found) if found else "imports: every target keeps to its directions")
    sys.exit(1 if found else 0)


main()
