#!/usr/bin/env bash
# Tests the tests: changes the program in one place at a time (PIT), and looks whether a test of that part
# fails (house/src/test/java/tianxia/house/mutant). Fails if fewer than 95 % of the mutants die.
#   scripts/mutants.sh [AREA…] [--count=N] [--seed=S] [--only=CLASS[:LINE],…] [--threads=N]
#     AREA      kernel, contrees, qin, pagoda, suntzu, store, draws, wire; default all
#     --count   mutants of each area, chosen at random; default 20
#     --seed    of the choice; default another each time, which is printed
#     --only    mutants of these classes or lines alone: --only=Land,LegalActions:41
# What no test can tell stands in house/src/test/resources/tianxia/house/mutant/explained.txt, with why.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
. scripts/jdk.sh
. scripts/build.sh
find_jdk
need_maven
work=$root/target/mutants
mkdir -p "$work"
mvn -B -q -ntp -Dfast -pl house -am test-compile dependency:build-classpath \
  -Dmdep.includeScope=test -Dmdep.outputFile="$work/class-path" >"$work/build.log" 2>&1 ||
  { tail -n 30 "$work/build.log" >&2; exit 1; }
exec "$JAVA_HOME/bin/java" -cp "$root/house/target/test-classes:$(cat "$work/class-path")" tianxia.house.mutant.Mutants "$@"
