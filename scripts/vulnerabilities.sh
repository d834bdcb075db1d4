#!/usr/bin/env bash
# Asks whether vulnerabilities are known of what the program consists of. Nothing is called clean that was not
# asked for: without a network all of it is told as not checked.
#   scripts/vulnerabilities.sh [FILE…]
#     FILE   a bill of materials (CycloneDX, JSON), such as those in an archive’s `licenses`, or a package-lock.json;
#            default: the bills of this tree’s jars and page, and web/package-lock.json with the tools that build it
# Bills are compared with OSV (osv.dev: GitHub’s advisories and others), or with a copy of it that answers as
# api.osv.dev does: OSV=http://localhost:8000. A package-lock.json is given to the registry that npm is set up for.
# Ends with 0: all was asked, nothing is known; 1: something is known; 2: it could not begin; 3: nothing is known of
# what was asked, but not all was.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/scripts/jdk.sh"
. "$root/scripts/build.sh"
osv=${OSV:-https://api.osv.dev}

refuse() {
  echo "vulnerabilities: $1" >&2
  exit 2
}

# The worse of two results.
worst() { [ "$1" = 1 ] || [ "$2" = 1 ] && echo 1 || { [ "$1" = 3 ] || [ "$2" = 3 ] && echo 3 || echo 0; }; }

jars_bill() {
  need_maven
  (cd "$root" && mvn -B -q -Dfast org.cyclonedx:cyclonedx-maven-plugin:makeAggregateBom -pl cli,postgres,cluster -am \
    -DoutputDirectory="$work" -DoutputName=sbom-java.cdx) >"$work/bill.log" 2>&1 ||
    { tail -n 30 "$work/bill.log" >&2; refuse "the list of components could not be made"; }
}

ask_osv() { # bill
  local status=0
  "$JAVA_HOME/bin/java" -cp "$work/classes" Vulnerabilities "$osv" "$1" || status=$?
  case $status in 0) ;; 10) status=1 ;; *) status=3 ;; esac
  result=$(worst "$result" "$status")
}

ask_npm() { # package-lock.json
  local told=$work/npm.json status=0
  if ! command -v npm >/dev/null; then
    echo "${1##*/}: NOT CHECKED: npm is not installed"
    status=3
  elif (cd "$(dirname "$1")" && npm audit --package-lock-only --json) >"$told" 2>"$work/npm.log"; then
    grep -q '"auditReportVersion"' "$told" || status=3
  elif grep -q '"auditReportVersion"' "$told"; then
    status=1
    (cd "$(dirname "$1")" && npm audit --package-lock-only) || true
  else
    status=3
  fi
  case $status in
    0) echo "${1##*/}: asked for, nothing known" ;;
    1) echo "${1##*/}: known vulnerabilities, see above" ;;
    3) echo "${1##*/}: NOT CHECKED: the registry does not tell ($(sed -n 's/^npm [^ ]* //p' "$work/npm.log" | head -n 1))" ;;
  esac
  result=$(worst "$result" "$status")
}

for file in "$@"; do [ -r "$file" ] || refuse "$file: no such file"; done
command -v curl >/dev/null || refuse "curl is needed"
find_jdk
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$JAVA_HOME/bin/javac" -d "$work/classes" -sourcepath "$root/kernel/src/main/java" "$root"/scripts/vulnerabilities/*.java
[ $# -gt 0 ] || {
  jars_bill
  set -- "$work/sbom-java.cdx.json" "$root/server/src/main/resources/web/.vite/sbom.cdx.json" "$root/web/package-lock.json"
}
result=0
for file in "$@"; do
  case $file in
    *package-lock.json) ask_npm "$file" ;;
    *) ask_osv "$file" ;;
  esac
done
[ "$result" != 3 ] || echo "Not all could be checked: see above."
exit "$result"
