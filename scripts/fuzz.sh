#!/usr/bin/env bash
# Fuzzes what reads texts of strangers, with Jazzer, which looks for inputs that reach new code
# (house/src/test/java/tianxia/house/fuzz).
#   scripts/fuzz.sh [SECONDS [TARGET…]]   for each target; default 120, and all targets
# What it has found is left in target/fuzz: a file `crash-…` is an input that broke a promise. Put it into
# house/src/test/resources/tianxia/house/fuzz/found/TARGET, where the tests try it, and mend the program.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"
. scripts/jdk.sh
. scripts/build.sh
find_jdk
need_maven
seconds=${1:-120}
chosen=" ${*:2} "
work=$root/target/fuzz
mkdir -p "$work"
mvn -B -q -ntp -Pfuzz -pl house -am test-compile dependency:build-classpath \
  -Dmdep.includeScope=test -Dmdep.outputFile="$work/class-path" >"$work/build.log" 2>&1 ||
  { tail -n 30 "$work/build.log" >&2; exit 1; }
classes=house/target/test-classes:$(cat "$work/class-path")
status=0
ran=0
for target in $("$JAVA_HOME/bin/java" -cp "$classes" tianxia.house.fuzz.Corpus "$work/corpus"); do
  [[ $chosen == "  " || $chosen == *" ${target##*.} "* ]] || continue
  ran=$((ran + 1))
  log=$work/${target##*.}.log
  if "$JAVA_HOME/bin/java" -Xmx2g -cp "$classes" com.code_intelligence.jazzer.Jazzer \
    --target_class="$target" --instrumentation_includes='tianxia.**' --custom_hook_includes='tianxia.**' \
    --reproducer_path="$work" -artifact_prefix="$work/" -max_total_time="$seconds" -max_len=4096 -print_final_stats=1 \
    "$work/corpus/$target" >"$log" 2>&1; then
    printf '%-20s nothing found: %s inputs, coverage %s\n' "${target##*.}" \
      "$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")" "$(grep -o 'cov: [0-9]*' "$log" | tail -n 1 | cut -d ' ' -f 2)"
  else
    printf '%-20s FAILED, see %s\n' "${target##*.}" "$log"
    status=1
  fi
done
[ $ran -gt 0 ] || { echo "No target of these: ${*:2}" >&2; exit 2; }
exit $status
