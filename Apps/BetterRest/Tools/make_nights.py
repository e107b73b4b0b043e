"""Makes nights.csv: how long people who wake at some time, want so much sleep and drink so much coffee sleep in truth.

The nights are invented, after what is known of sleep: coffee lengthens the time until one falls asleep, more so the more
one has had; who wakes early or sleeps short falls asleep sooner; and no two nights are the same. Run it again and the
same file comes out.

    python3 Apps/BetterRest/Tools/make_nights.py
"""

import csv
import pathlib
import random

FILE = pathlib.Path(__file__).resolve().parents[1] / "Data" / "nights.csv"
NIGHTS = 4000


def night(generator):
    wake = generator.randrange(4 * 4, 12 * 4) * 900 + generator.choice([0, 300, 600])
    wanted = generator.randrange(4 * 4, 12 * 4 + 1) / 4
    coffee = min(20, int(generator.expovariate(1 / 3)) + 1)
    awake = 12 + 5.5 * coffee + 0.9 * (wanted - 8) + (wake / 3600 - 7) * 1.4 + generator.gauss(0, 9)
    return wake, wanted, coffee, round(wanted * 3600 + 60 * max(awake, 2))


def main():
    generator = random.Random(20261130)
    FILE.parent.mkdir(exist_ok=True)
    with FILE.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["wake", "estimatedSleep", "coffee", "actualSleep"])
        rows.writerows(night(generator) for _ in range(NIGHTS))


main()
