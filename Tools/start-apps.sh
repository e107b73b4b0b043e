#!/usr/bin/env bash
# Starts the three apps that lie in a folder, prints their addresses, and ends them when it is ended.
#
#   Tools/start-apps.sh .build/together/release
set -euo pipefail
folder=$1
pids=()
trap 'kill "${pids[@]}" 2>/dev/null || true' EXIT
trap 'exit 0' INT TERM
for app in TShirts BetterRest Activity; do
  "$folder/$app" &
  pids+=($!)
done
wait
