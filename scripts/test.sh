#!/usr/bin/env bash
# Runs everything that must pass: the Java build with its checks and tests, the page's checks and tests,
# the browser tests. First two stages at a time, then four:
#
#   build                                              game tests
#                                                      server tests
#                                                      node tests (other stores, clusters, commands, trials)
#   page install, page check, page tests, page build   browser tests
#
# What runs in the second half needs the built program; the tests in the browser need the page's packages
# too. Those of the server, of nodes and in the browser often wait; those of the games only compute, at a lower
# priority, with what the others leave of the processor. The last line is «N passed, N failed» (and
# «N skipped» outside CI, if a missing tool cannot be installed). Logs are in target/test.
#   ./tianxia test [--deep]      --deep: forty times as many playouts, ten times as many games of two engines, more
#                                servers killed, more records forged, each screen in both languages and sizes, ten
#                                thousand pairs of tables that a viewer can't tell apart, ten minutes of fuzzing, and
#                                whether the tests notice what is changed in the program (scripts/mutants.sh)
set -uo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit 1
. scripts/jdk.sh
. scripts/build.sh
find_jdk
need_maven
deep=()
# The tests of Java hear of it by a property, those in the browser by the environment.
unset DEEP
[ "${1:-}" = --deep ] && deep=(-Dtianxia.deep=true) && export DEEP=true
logs=target/test
rm -rf "$logs" && mkdir -p "$logs"
find . -path ./web/node_modules -prune -o -path '*/surefire-reports/*' -name '*.xml' -exec rm -f {} +
broken=0
skipped=0
>"$logs/failed"

# Each background job is a process group, which an interrupted run ends as a whole.
set -m
interrupted() {
  local job
  for job in $(jobs -p); do kill -- "-$job" 2>/dev/null; done
  exit 130
}
trap interrupted INT TERM

# A stage: its name, then a command. The output goes to a log, whose end is shown on failure. All is printed
# when the stage ends, at once, because another one runs beside it.
stage() {
  local name=$1 from=$SECONDS spent TIMEFORMAT='%0U + %0S'
  local log=$logs/${name// /-}.log
  shift
  if spent=$({ time "$@" >"$log" 2>&1; } 2>&1); then
    printf '%-28spassed   %4d s   (processor %s s)\n' "$name" $((SECONDS - from)) "$spent"
    return
  fi
  echo "$name" >>"$logs/failed"
  printf '%-28sFAILED   %4d s\n%s\n' "$name" $((SECONDS - from)) \
    "$(grep -vE '^\s*$' "$log" | tail -n "${TAIL:-60}" | sed 's/^/    /')"
  return 1
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

page() { (build_page_if_stale "$root"); }
build() { build_program "$root"; }
computing=kernel,testkit,games,search,opponents,training,arena
game_tests() { nice -n 3 mvn -B -ntp --fail-at-end -pl "$computing" ${deep[@]+"${deep[@]}"} test; }
server_tests() { mvn -B -ntp --fail-at-end -pl server -am -Dskip.computing=true ${deep[@]+"${deep[@]}"} test; }
node_tests() {
  mvn -B -ntp --fail-at-end -Dskip.computing=true -Dskip.server=true -Dtest.forks=1 ${deep[@]+"${deep[@]}"} test spotless:check
}
page_install() { (cd web && npm ci --no-audit --no-fund); }
page_check() { (cd web && npm run check); }
page_tests() { (cd web && npx vitest run --reporter=default --reporter=json --outputFile=../$logs/page.json); }
page_build() {
  (cd web && npm run build && npm run check:size) &&
    diff -r web/dist server/src/main/resources/web &&
    [ "$(page_sources .)" = "$(cat web/built.cksum)" ] ||
    { echo "The committed page differs from its sources: run scripts/page.sh and commit."; return 1; }
}
browser_tests() {
  (cd web && npx vitest run --config e2e/vitest.config.ts --reporter=default --reporter=json --outputFile=../$logs/browser.json)
}

page_stages() {
  stage "page install" page_install
  stage "page check" page_check
  stage "page tests" page_tests
  stage "page build" page_build
}

node=false
browser=false
have node nodejs npm && node=true
# Chromium without a window needs less of the processor (web/e2e/person/person.ts), but not every system has it.
shell_is_there() { apt-cache show chromium-headless-shell >/dev/null 2>&1; }
if $node && ! command -v chromium-headless-shell >/dev/null && shell_is_there; then
  install_package chromium chromium-headless-shell fonts-liberation || true
fi
$node && have chromium chromium fonts-liberation && browser=true

# For the tests of the program behind the proxies that docs/HOSTING.md describes.
have nginx nginx-light || true
have caddy caddy || true
# For the trial with a clock that is a minute off.
have faketime faketime || true

# A stale page would be rebuilt with the program, while its packages are being installed anew.
page_is_stale "$root" && stage "page" page
stage "build" build &
building=$!
paging=
$node && { page_stages & paging=$!; }
if wait "$building"; then
  stage "game tests" game_tests &
  stage "server tests" server_tests &
  stage "node tests" node_tests &
  [ -z "$paging" ] || wait "$paging"
  $browser && { TAIL=120 stage "browser tests" browser_tests & }
else
  echo "The program does not build, so that neither the tests of Java nor those in the browser can run."
fi
wait
[ -z "${deep[*]:-}" ] || stage "fuzzing" scripts/fuzz.sh 75
[ -z "${deep[*]:-}" ] || stage "mutants" scripts/mutants.sh --count=40

broken=$((broken + $(wc -l <"$logs/failed")))

# Sums the runners' reports: surefire's XML, Vitest's JSON. A stage that fails without a failing test
# (a build, a check) counts as one failure.
count() { # files' glob, attribute
  cat /dev/null $1 2>/dev/null | grep -oE "$2" | grep -oE '[0-9]+' | awk '{n += $1} END {print n + 0}'
}
suites=$(find . -path ./web/node_modules -prune -o -path '*/surefire-reports/TEST-*.xml' -print)
suite() { [ -z "$suites" ] && echo 0 || grep -hoE '<testsuite [^>]*' $suites | grep -oE " $1=\"[0-9]+\"" | grep -oE '[0-9]+' | awk '{n += $1} END {print n + 0}'; }
# The tests of Java that failed, with the first line of why: Maven names them far above the end of its log.
failing() {
  [ -z "$suites" ] || awk -F'"' '
    /<testcase /  { name = $0; sub(/.* classname="/, "", name); sub(/".*/, "", name)
                    test = $0; sub(/.*<testcase name="/, "", test); sub(/".*/, "", test) }
    /<(failure|error)[ >]/ { why = $0; sub(/.*message="/, "", why); sub(/".*/, "", why); gsub(/&#10;/, " ", why)
                             printf "FAILED  %s.%s: %s\n", name, test, substr(why, 1, 300) }' $suites
}
json() { count "$logs/*.json" "\"$1\":[0-9]+"; }
failed=$(($(suite failures) + $(suite errors) + $(json numFailedTests)))
passed=$(($(suite tests) - $(suite failures) - $(suite errors) - $(suite skipped) + $(json numPassedTests)))
skipped=$((skipped + $(suite skipped) + $(json numPendingTests)))
[ "$broken" -gt 0 ] && [ "$failed" = 0 ] && failed=$broken
[ -n "${CI:-}" ] && [ "$skipped" -gt 0 ] && { echo "$skipped tests skipped, which is not allowed in CI."; failed=$((failed + skipped)); skipped=0; }
[ "$passed" = 0 ] && { echo "No test ran."; failed=$((failed + 1)); }
failing
line="$passed passed, $failed failed"
[ "$skipped" -gt 0 ] && line="$line, $skipped skipped"
echo "$line"
[ "$failed" = 0 ] && [ "$broken" = 0 ]
