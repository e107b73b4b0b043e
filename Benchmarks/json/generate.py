"""Writes the JSON file of the benchmark: a list of 500,000 objects of ten members, some 105 MB.

usage: generate.py FOLDER
"""

import json
import pathlib
import random
import sys

ROWS = 500_000
WORDS = ["alpha", "beta", "gamma", "delta", "epsilon", 'a longer text with, commas and "quotes"', "Ünïcödé", "x"]


def main():
    random.seed(7)
    with open(pathlib.Path(sys.argv[1]) / "data.json", "w", encoding="utf-8") as file:
        for row in range(ROWS):
            members = {
                "id": row,
                "count": random.randrange(10**6),
                "price": round(random.random() * 1000, 3),
                "score": random.gauss(0, 1),
                "flag": random.random() < 0.5,
                "name": random.choice(WORDS),
                "key": f"key-{random.randrange(10**9):09d}-suffix",
                "when": f"2024-{random.randrange(1, 13):02d}-{random.randrange(1, 29):02d}T12:00:00Z",
                "maybe": None if random.random() < 0.2 else random.randrange(100),
                "group": random.choice("abcdef"),
            }
            file.write((",\n" if row else "[") + json.dumps(members, ensure_ascii=False))
        file.write("]")


if __name__ == "__main__":
    main()
