#!/usr/bin/env bash
# Attacks a server of its own over loopback, and measures the latency of a person's moves meanwhile.
#   scripts/trials.sh [SECONDS]    duration of each trial; default 6, about 3 minutes in total
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/scripts/jdk.sh"
. "$root/scripts/build.sh"
find_jdk
build_with_tests "$root" server
work=$(mktemp -d)
server=
cleanup() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  [ -z "$server" ] || wait "$server" 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT
"$root/tianxia" serve --port 0 --data "$work/data" >"$work/out" 2>"$work/log" &
server=$!
for _ in $(seq 600); do
  port=$(sed -n 's#.*http://localhost:\([0-9]*\).*#\1#p' "$work/out")
  [ -z "$port" ] || break
  kill -0 "$server" || { cat "$work/log" >&2; exit 1; }
  sleep 0.1
done
"$JAVA_HOME/bin/java" -cp "$root/server/target/test-classes:$(class_path "$root")" \
  tianxia.server.attack.Trials "$port" "${1:-6}"
echo "log: $(wc -c <"$work/log") bytes"
