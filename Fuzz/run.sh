#!/usr/bin/env bash
# Builds the fuzzers of the CSV and JSON code and runs both side by side: Fuzz/run.sh [MINUTES]
#
# An input that breaks something is written to FailCases/csv or FailCases/json, where the tests find it, and ends its
# fuzzer. What gave new coverage stays in .build/corpus, for the next run. Exit status 1 if there was a finding.
set -euo pipefail
cd "$(dirname "$0")"
minutes=${1:-5}

# The address sanitizer's memory maps need lld; enable-testing lets the properties choose how a file is cut up.
flags=(-c release -Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=fuzzer-no-link,address -Xswiftc -use-ld=lld
  -Xswiftc -enable-testing)
swift build "${flags[@]}"
programs=$(swift build "${flags[@]}" --show-bin-path)

# A trap must end the program at once, not after a symbolised backtrace, and leaks are left to LSan's own runs.
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=detect_leaks=0:malloc_context_size=3

pids=()
trap 'kill "${pids[@]}" 2>/dev/null || true' EXIT
for name in csv json; do
  mkdir -p ".build/corpus/$name" "FailCases/$name"
  nice -n 19 "$programs/${name^^}Fuzzer" ".build/corpus/$name" "Corpus/$name" "FailCases/$name" \
    -artifact_prefix="FailCases/$name/" -dict="$name.dict" -max_len=512 -timeout=10 -rss_limit_mb=2048 \
    -max_total_time=$((minutes * 60)) -print_final_stats=1 >".build/$name.log" 2>&1 &
  pids+=($!)
done

status=0
for pid in "${pids[@]}"; do wait "$pid" || status=1; done
pids=()
for name in csv json; do
  echo "== $name"
  grep -a -E 'Fatal error|ERROR|Test unit|SUMMARY' ".build/$name.log" || true
  grep -a -E '#[0-9]+' ".build/$name.log" | grep -a 'cov:' | tail -n 1
  grep -a -E 'stat::number_of_executed_units|stat::average_exec_per_sec|stat::peak_rss_mb' ".build/$name.log" || true
done
exit $status
