#!/usr/bin/env bash
# Tries a cluster: starts nodes as processes on a PostgreSQL, plays hundreds of tables at full speed, kills,
# stops and cuts, and checks that nothing was lost, doubled or out of order. docs/CAPACITY.md explains the
# faults and has the results.
#   scripts/trial.sh --nodes 3 --tables 200 --kills 300 --seed 7
# PROGRAM: another clone that is built, whose server to try. SERVER_FLAGS: more flags for its Java.
# As root it cuts the network between the nodes and fills the database's disk too.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/scripts/jdk.sh"
. "$root/scripts/build.sh"
find_jdk
program=${PROGRAM:-$root}
[ "$program" != "$root" ] || build_if_stale "$root"
classes=$root/bench/target/classes
libraries=$root/bench/target/database.classpath
if [ ! -f "$libraries" ] || [ -n "$(find "$root"/bench/{pom.xml,src/main} -newer "$libraries" -print -quit)" ]; then
  (cd "$root" && mvn -B -q -Dfast -DskipTests -pl bench -am test-compile) >&2
  touch "$libraries"
fi
ulimit -n "$(ulimit -Hn)"
flags=("${java_flags[@]}" -Xmx400m --sun-misc-unsafe-memory-access=allow)
cache=$program/cli/target/tianxia.aot
[ ! -f "$cache" ] || flags+=(-XX:AOTCache="$cache" -XX:AOTMode=auto '-Xlog:aot*=off' '-Xlog:cds*=off')
# shellcheck disable=SC2206 # The flags are separated by spaces.
flags+=(${SERVER_FLAGS:-})
modules=
for module in postgres cluster; do
  for jar in "$program/$module/target/$module-1.0.0-SNAPSHOT.jar" "$program/$module"/target/lib/*.jar; do
    [ ! -f "$jar" ] || modules+=:$jar
  done
done
exec "$JAVA_HOME/bin/java" -XX:+UseSerialGC -Xmx2g \
  -cp "$classes:$(class_path "$program"):$(cat "$libraries")" \
  tianxia.bench.trial.TrialMain --folder "$root/target/trial" "$@" \
  -- "$JAVA_HOME/bin/java" "${flags[@]}" -cp "$(class_path "$program")$modules" tianxia.cli.Main serve
