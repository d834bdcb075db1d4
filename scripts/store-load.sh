#!/usr/bin/env bash
# Puts load on a PostgreSQL database of this machine as servers do, and tells what an entry and a claim cost
# it. docs/CAPACITY.md has the results. User and password: TIANXIA_STORE_USER, TIANXIA_STORE_PASSWORD.
#   scripts/store-load.sh postgresql://localhost/tianxia nodes=4 tables=200 seconds=10
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/scripts/jdk.sh"
. "$root/scripts/build.sh"
find_jdk
build_with_tests "$root" bench
exec "$JAVA_HOME/bin/java" -XX:+UseSerialGC \
  -cp "$root/bench/target/classes:$(class_path "$root")$(optional_class_path "$root" --store)" tianxia.bench.store.StoreLoad "$@"
