#!/usr/bin/env bash
# Runs everything that must pass: the Java build with its checks and tests, the page's checks and tests,
# the browser tests. The last line is «N passed, N failed» (and «N skipped» outside CI, if a missing tool
# cannot be installed). Logs are in target/test.
#   ./tianxia test [--deep]      --deep: ten times as many playouts
set -uo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit 1
. scripts/jdk.sh
. scripts/build.sh
find_jdk
need_maven
deep=()
[ "${1:-}" = --deep ] && deep=(-Dtianxia.deep=true)
logs=target/test
rm -rf "$logs" && mkdir -p "$logs"
find . -path ./web/node_modules -prune -o -path '*/surefire-reports/*' -name '*.xml' -exec rm -f {} +
broken=0
skipped=0

# A stage: its name, then a command. The output goes to a log, whose end is shown on failure.
stage() {
  local name=$1 from=$SECONDS
  shift
  printf '%-28s' "$name"
  if "$@" >"$logs/${name// /-}.log" 2>&1; then
    printf 'passed   %4d s\n' $((SECONDS - from))
  else
    printf 'FAILED   %4d s\n' $((SECONDS - from))
    grep -vE '^\s*$' "$logs/${name// /-}.log" | tail -n "${TAIL:-60}" | sed 's/^/    /'
    broken=$((broken + 1))
  fi
}

# Installs a package if possible: by apt, as root.
install_package() {
  command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || return 1
  (apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@") >>"$logs/install.log" 2>&1
}

# Whether a tool is available, after installing it if necessary. Without it tests are skipped, but never in CI.
have() {
  local tool=$1
  shift
  command -v "$tool" >/dev/null || install_package "$@" && command -v "$tool" >/dev/null && return
  echo "$tool is missing and could not be installed here (package: $1)."
  if [ -n "${CI:-}" ]; then broken=$((broken + 1)); else skipped=$((skipped + 1)); fi
  return 1
}

java_tests() { mvn -B -ntp --fail-at-end ${deep[@]+"${deep[@]}"} verify; }
page_install() { (cd web && npm ci --no-audit --no-fund); }
page_check() { (cd web && npm run check); }
page_tests() { (cd web && npx vitest run --reporter=default --reporter=json --outputFile=../$logs/page.json); }
page_build() {
  (cd web && npm run build && npm run check:size) &&
    diff -r web/dist server/src/main/resources/web &&
    [ "$(page_sources .)" = "$(cat web/built.cksum)" ] ||
    { echo "The committed page differs from its sources: run scripts/page.sh and commit."; return 1; }
}
program() { build_if_stale "$root"; }
browser_tests() {
  (cd web && npx vitest run --config e2e/vitest.config.ts --reporter=default --reporter=json --outputFile=../$logs/browser.json)
}

# The page needs one core, and Maven leaves one idle while it compiles: they run side by side.
page_stages() {
  stage "page install" page_install
  stage "page check" page_check
  stage "page tests" page_tests
  stage "page build" page_build
  echo "$broken" >"$logs/page.broken"
}

beside=
if have node nodejs npm; then
  page_stages >"$logs/page.txt" &
  beside=$!
fi
stage "java" java_tests
if [ -n "$beside" ]; then
  wait "$beside"
  cat "$logs/page.txt"
  broken=$((broken + $(cat "$logs/page.broken" 2>/dev/null || echo 1)))
fi
stage "program" program
if [ -n "$beside" ]; then
  if have chromium chromium fonts-liberation; then
    TAIL=120 stage "browser tests" browser_tests
  fi
fi

# Sums the runners' reports: surefire's XML, Vitest's JSON. A stage that fails without a failing test
# (a build, a check) counts as one failure.
count() { # files' glob, attribute
  cat /dev/null $1 2>/dev/null | grep -oE "$2" | grep -oE '[0-9]+' | awk '{n += $1} END {print n + 0}'
}
suites=$(find . -path ./web/node_modules -prune -o -path '*/surefire-reports/TEST-*.xml' -print)
suite() { [ -z "$suites" ] && echo 0 || grep -hoE '<testsuite [^>]*' $suites | grep -oE " $1=\"[0-9]+\"" | grep -oE '[0-9]+' | awk '{n += $1} END {print n + 0}'; }
json() { count "$logs/*.json" "\"$1\":[0-9]+"; }
failed=$(($(suite failures) + $(suite errors) + $(json numFailedTests)))
passed=$(($(suite tests) - $(suite failures) - $(suite errors) - $(suite skipped) + $(json numPassedTests)))
skipped=$((skipped + $(suite skipped) + $(json numPendingTests)))
[ "$broken" -gt 0 ] && [ "$failed" = 0 ] && failed=$broken
[ -n "${CI:-}" ] && [ "$skipped" -gt 0 ] && { echo "$skipped tests skipped, which is not allowed in CI."; failed=$((failed + skipped)); skipped=0; }
[ "$passed" = 0 ] && { echo "No test ran."; failed=$((failed + 1)); }
line="$passed passed, $failed failed"
[ "$skipped" -gt 0 ] && line="$line, $skipped skipped"
echo "$line"
[ "$failed" = 0 ] && [ "$broken" = 0 ]
