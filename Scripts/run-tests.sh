#!/usr/bin/env bash
# Runs a test command (`swift test ...`) as it is, with its exit code. Then what failed is said once
# more, the ten slowest suites are named, one line says what ran and how long it took, and processes
# that the tests left running are named: those are a failure.
set -uo pipefail

log=$(mktemp "${TMPDIR:-/tmp}/earshot-tests-XXXXXX")
trap 'rm -f "$log"' EXIT
# All that the tests start inherits it, and is found by it.
mark="EARSHOT_TEST_RUN=$$-$(date +%s)"

env "$mark" "$@" 2>&1 | tee "$log"
code=${PIPESTATUS[0]}
took=$SECONDS

left=""
if [ -d /proc/self ]; then
  # Some end a moment after the tests.
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    left=$(grep -lzxs -- "$mark" /proc/[0-9]*/environ | cut -d / -f 3)
    [ -z "$left" ] && break
    sleep 0.5
  done
fi

grouped() { sed -e ':a' -e 's/\([0-9]\)\([0-9]\{3\}\)\($\|,\)/\1,\2\3/' -e 'ta' <<<"$1"; }
count() { echo "$(grouped "$1") $2$([ "$1" = 1 ] || echo s)"; }
duration() {
  [ "$1" -lt 60 ] && echo "$1 s" || echo "$(($1 / 60)) min $(($1 % 60)) s"
}

pattern='Test run with ([0-9]+) tests? in ([0-9]+) suites? (passed|failed) after ([0-9]+)[.0-9]* seconds?( with [0-9]+ issues?)?'
closing=$(grep -aoE "$pattern" "$log" | tail -n 1)
echo
if [ "$code" != 0 ]; then
  # Thousands of lines stand between a failure and the end.
  awk '/^(◇|✔|✘|➜)/ { failed = / recorded an issue / } failed' "$log" |
    head -n 200
  echo
fi
slowest=$(grep -aoE 'Suite .* (passed|failed) after [0-9]+' "$log" |
  sed -E 's/^Suite (.*) (passed|failed) after ([0-9]+)$/\3 s: \1/' | sort -rn | head -n 10)
if [ -n "$slowest" ]; then
  echo "The slowest suites, each beside others:"
  echo "$slowest"
fi
if [[ $closing =~ $pattern ]] && { [ "$code" = 0 ] || [ "${BASH_REMATCH[3]}" = failed ]; }; then
  match=("${BASH_REMATCH[@]}")
  echo "$(count "${match[1]}" test) in $(count "${match[2]}" suite) ${match[3]} in" \
    "$(duration "${match[4]}")${match[5]} ($(duration "$took") in all)."
else
  echo "error: the tests did not run to their end (exit code $code after $(duration "$took"))."
  [ "$code" = 0 ] && code=70
fi
if [ -n "$left" ]; then
  echo "error: the tests left running:"
  for id in $left; do echo "  $id $(tr '\0' ' ' 2>/dev/null <"/proc/$id/cmdline")"; done
  [ "$code" = 0 ] && code=1
fi
exit "$code"
