#!/usr/bin/env bash
# Measures a server under load: starts one on a processor core of its own, with an empty data folder, and
# plays from another core. docs/CAPACITY.md explains the modes and has the results.
#   scripts/load.sh players game=qin tables=300 seconds=30
# PROGRAM: another clone that is built, whose server to measure. SERVER_CORE, CLIENT_CORE: default 0 and 1.
# SERVER_FLAGS: more flags for its Java, such as -XX:StartFlightRecording=filename=load.jfr
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/scripts/jdk.sh"
. "$root/scripts/build.sh"
find_jdk
program=${PROGRAM:-$root}
[ "$program" != "$root" ] || build_if_stale "$root"
# The flags that the measured program is run with.
. "$program/scripts/program.sh"
classes=$root/bench/target/classes
if [ ! -d "$classes" ] || [ -n "$(find "$root/bench/src/main" -newer "$classes/tianxia/bench/load" -print -quit)" ]; then
  (cd "$root" && mvn -B -q -Dfast -DskipTests -pl bench -am test-compile) >&2
  touch "$classes/tianxia/bench/load"
fi
ulimit -n "$(ulimit -Hn)"
flags=("${java_flags[@]}" "${server_flags[@]}")
cache=$program/cli/target/tianxia.aot
[ ! -f "$cache" ] || flags+=(-XX:AOTCache="$cache" -XX:AOTMode=auto '-Xlog:aot*=off' '-Xlog:cds*=off')
# shellcheck disable=SC2206 # The flags are separated by spaces.
flags+=(${SERVER_FLAGS:-})
exec taskset -c "${CLIENT_CORE:-1}" "$JAVA_HOME/bin/java" -XX:+UseSerialGC -cp "$classes" tianxia.bench.load.LoadMain "$@" \
  -- taskset -c "${SERVER_CORE:-0}" "$JAVA_HOME/bin/java" "${flags[@]}" -cp "$(class_path "$program")" tianxia.cli.Main serve
