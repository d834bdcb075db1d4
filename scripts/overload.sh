#!/usr/bin/env bash
# Tries a server that has more to think about than it can: how long a person's moves and the answers of an
# opponent take, how long that one thinks, and how fast reviews go on (ComputersTrial).
#   scripts/overload.sh                               all of docs/OPERATING.md, some minutes
#   scripts/overload.sh alone+reviews 120 master 6    one: LOAD TABLES LEVEL MOVES
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/scripts/jdk.sh"
. "$root/scripts/build.sh"
find_jdk
build_with_tests "$root" server
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trial() {
  "$JAVA_HOME/bin/java" "${java_flags[@]}" -Djava.io.tmpdir="$work" \
    -cp "$root/server/target/test-classes:$(class_path "$root")" tianxia.server.attack.ComputersTrial "$@" \
    2>"$work/log" || { tail -n 20 "$work/log" >&2; return 1; }
}
if [ $# -gt 0 ]; then
  trial "$@"
  exit
fi
trial reviews 0 master 10
trial alone+reviews 120 master 10
trial alone+reviews 120 easy 50
trial persons+reviews 20 master 10
trial persons+reviews 20 easy 50
