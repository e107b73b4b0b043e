#!/usr/bin/env bash
# The main job, once from end to end: read a CSV, train, score, save, load again, predict.
#
#   Tools/demonstrate.sh path/to/espalier
set -euo pipefail
espalier=$1
cd "$(dirname "$0")/.."
folder=$(mktemp -d "${TMPDIR:-/tmp}/espalier-demonstration.XXXXXX")
trap 'rm -rf "$folder"' EXIT

step() { printf '\n\033[1m%s\033[0m\n\n' "$1"; }
run() {
  printf '$ espalier'
  printf ' %s' "$@"
  printf '\n'
  "$espalier" "$@"
}

step "1. Read a CSV: 344 penguins, three species"
run describe Data/penguins.csv

step "2. Train boosted trees to tell the species, on four rows in five"
run train Data/penguins.csv --target species --validation 0.2 --seed 1 -o "$folder/Penguins.mlmodel"

step "3. Load the written model and score it on the whole file"
run evaluate "$folder/Penguins.mlmodel" Data/penguins.csv

step "4. What the file says about itself"
run inspect "$folder/Penguins.mlmodel"

step "5. Predict"
run predict "$folder/Penguins.mlmodel" Data/penguins.csv -o "$folder/predictions.csv"
head -n 4 "$folder/predictions.csv"

step "Next"
cat <<'TEXT'
  make test                                             everything CI runs
  .build/release/espalier train your.csv --target price -o Price.mlmodel
  .build/release/espalier --help                        what else it does
TEXT
