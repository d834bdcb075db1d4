#!/usr/bin/env bash
# Tries a cluster: starts nodes as processes on a PostgreSQL, plays hundreds of tables at full speed, kills,
# stops and cuts, and checks that nothing was lost, doubled or out of order. docs/CAPACITY.md explains the
# faults and has the results.
#   scripts/trial.sh --nodes 3 --tables 200 --kills 300 --seed 7
# PROGRAM: another clone that is built, whose server to try. SERVER_FLAGS: more flags for its Java.
# NEXT: a clone that is built, to whose version the fault `upgrade` brings one node after the other; `.` is
# this one:
#   PROGRAM=../older NEXT=. scripts/trial.sh --nodes 3 --tables 20 --rate 40 --kills 2 --each 1 --faults kill-oldest,upgrade
# As root it cuts the network between the nodes and fills the database's disk too.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/scripts/jdk.sh"
. "$root/scripts/build.sh"
find_jdk
program=${PROGRAM:-$root}
build_if_stale "$root"
classes=$root/bench/target/classes
libraries=$root/bench/target/database.classpath
if [ ! -f "$libraries" ] || [ -n "$(find "$root"/bench/{pom.xml,src/main} -newer "$libraries" -print -quit)" ]; then
  (cd "$root" && mvn -B -q -Dfast -DskipTests -pl bench -am test-compile) >&2
  touch "$libraries"
fi
ulimit -n "$(ulimit -Hn)"
flags=("${java_flags[@]}" -Xmx400m --sun-misc-unsafe-memory-access=allow)
# shellcheck disable=SC2206 # The flags are separated by spaces.
flags+=(${SERVER_FLAGS:-})

# The command that serves with the program of a clone, a word on each line.
serving() { # clone
  local clone=$1 cache=$1/cli/target/tianxia.aot modules='' module jar
  printf '%s\n' "$JAVA_HOME/bin/java" "${flags[@]}"
  [ ! -f "$cache" ] || printf '%s\n' -XX:AOTCache="$cache" -XX:AOTMode=auto '-Xlog:aot*=off' '-Xlog:cds*=off'
  for module in postgres cluster; do
    for jar in "$clone/$module/target/$module-1.0.0-SNAPSHOT.jar" "$clone/$module"/target/lib/*.jar; do
      [ ! -f "$jar" ] || modules+=:$jar
    done
  done
  printf '%s\n' -cp "$(class_path "$clone")$modules" tianxia.cli.Main serve
}

mapfile -t commands < <(serving "$program"; [ -z "${NEXT:-}" ] || { echo --; serving "$(cd "$NEXT" && pwd)"; })
# A PostgreSQL elsewhere is reached over this machine's network.
apart=("$root/scripts/own-network.sh")
[[ " $* " != *" --store "* ]] || apart=()
exec ${apart[@]+"${apart[@]}"} "$JAVA_HOME/bin/java" -XX:+UseSerialGC -Xmx2g \
  -cp "$classes:$(class_path "$root"):$(cat "$libraries")" \
  tianxia.bench.trial.TrialMain --folder "$root/target/trial" "$@" -- "${commands[@]}"
