#!/usr/bin/env bash
# What a move costs at the table alone, without sockets and disk, and how large its frames are.
#   scripts/move-costs.sh length [GAME…]     bytes allocated and processor time by the move's number in the game
#   scripts/move-costs.sh frames [GAME…]     bytes of a frame, deflated too, and what that takes
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/scripts/jdk.sh"
. "$root/scripts/build.sh"
case ${1:-} in
  length) class=MoveCosts counts=(3000 6000) ;;
  frames) class=FrameCompression counts=(2000 3000) ;;
  *)
    sed -n '2,4s/^# *//p' "${BASH_SOURCE[0]}" >&2
    exit 2
    ;;
esac
shift
[ $# -gt 0 ] || set -- contrees qin pagoda sun-tzu
find_jdk
build_with_tests "$root" bench
for game; do
  echo "$game"
  "$JAVA_HOME/bin/java" "${java_flags[@]}" -Xmn100m -cp "$root/bench/target/classes:$(class_path "$root")" \
    "tianxia.bench.$class" "$game" "${counts[@]}"
done
