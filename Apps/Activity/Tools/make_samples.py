"""Makes activities.csv: steps a minute, heart rate, and what the person did.

The samples are invented: five activities, each with the pace and the pulse that are usual for it, and enough spread
that neighbours overlap a little. Run it again and the same file comes out.

    python3 Apps/Activity/Tools/make_samples.py
"""

import csv
import pathlib
import random

FILE = pathlib.Path(__file__).resolve().parents[1] / "Resources" / "activities.csv"
# Activity: steps a minute and heart rate, each with its spread.
ACTIVITIES = {
    "resting": ((2, 3), (62, 6)),
    "standing": ((9, 6), (76, 7)),
    "walking": ((104, 12), (101, 10)),
    "cycling": ((38, 14), (131, 12)),
    "running": ((164, 13), (153, 13)),
}
SAMPLES_EACH = 120


def main():
    generator = random.Random(20261130)
    rows = []
    for activity, ((steps, steps_spread), (rate, rate_spread)) in ACTIVITIES.items():
        for _ in range(SAMPLES_EACH):
            rows.append((
                max(0, round(generator.gauss(steps, steps_spread))),
                max(40, round(generator.gauss(rate, rate_spread))),
                activity,
            ))
    generator.shuffle(rows)
    FILE.parent.mkdir(exist_ok=True)
    with FILE.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["steps", "heartRate", "activity"])
        table.writerows(rows)


main()
