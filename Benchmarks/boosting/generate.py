"""Writes the data of the boosting benchmark: collision-like events, 28 columns, two classes.

    python generate.py FOLDER [rows] [held-out rows]

Each event has five objects with a momentum, two angles and (the first four) a tag of three values; the rest of the first
21 columns is noise. Seven more columns are smeared pair masses. The class depends on a smooth function of some of them,
so the best possible AUC is about 0.78.
"""

import pathlib
import sys

import numpy as np

OBJECTS = 5
PAIRS = [(0, 1), (1, 2), (0, 3), (2, 4), (3, 4), (0, 2), (1, 4)]


def events(rng, count):
    momentum = rng.gamma(2.2, 0.45, (count, OBJECTS))
    rapidity = rng.normal(0, 1.1, (count, OBJECTS))
    azimuth = rng.uniform(-np.pi, np.pi, (count, OBJECTS))
    tags = rng.choice([0.0, 1.0, 2.0], (count, 4), p=[0.5, 0.2, 0.3])
    columns = []
    for index in range(OBJECTS):
        columns += [momentum[:, index], rapidity[:, index], azimuth[:, index]]
        if index < 4:
            columns.append(tags[:, index])
    while len(columns) < 21:
        columns.append(rng.normal(0, 1, count))
    masses = []
    for a, b in PAIRS:
        spread = np.cosh(np.clip(rapidity[:, a] - rapidity[:, b], -3, 3)) - np.cos(azimuth[:, a] - azimuth[:, b])
        mass = np.sqrt(np.maximum(2 * momentum[:, a] * momentum[:, b] * spread, 0))
        masses.append(mass * rng.normal(1, 0.12, count))
    score = (
        np.exp(-((masses[0] - 1.1) / 0.5) ** 2)
        - 0.7 * np.abs(masses[1] - 1.4)
        + 0.5 * np.sin(2.5 * masses[3])
        + 0.4 * tags[:, 0] * (masses[2] < 1.5)
        - 0.3 * tags[:, 1]
        + 0.4 * np.cos(azimuth[:, 0] - azimuth[:, 1])
        + 0.3 * np.log1p(momentum[:, 0])
        + 0.2 * masses[5] * (rapidity[:, 0] > 0)
    )
    score = 1.4 * (score - score.mean()) / score.std()
    classes = rng.uniform(size=count) < 1 / (1 + np.exp(-score))
    return np.column_stack(columns + masses).astype(np.float32), classes.astype(np.float32)


def main():
    folder = pathlib.Path(sys.argv[1])
    rows = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    held_out = int(sys.argv[3]) if len(sys.argv) > 3 else 200_000
    folder.mkdir(parents=True, exist_ok=True)
    features, targets = events(np.random.default_rng(314), rows + held_out)
    for name, part in [("train", slice(None, rows)), ("test", slice(rows, None))]:
        features[part].tofile(folder / f"{name}-features.f32")
        targets[part].tofile(folder / f"{name}-targets.f32")


main()
