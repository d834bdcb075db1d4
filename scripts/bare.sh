#!/usr/bin/env bash
# Tries the archive and the Debian package where nothing is installed: in the root file system of a bare
# Debian. Needs root, debootstrap and curl.
#   scripts/bare.sh [--made DIR] [ROOT]
#     --made DIR    where the archive and the package are, instead of making them
#     ROOT          such a root to copy, instead of one that debootstrap fetches
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
made=
from=
while [ $# -gt 0 ]; do
  case $1 in
    --made) made=$(cd "$2" && pwd) && shift ;;
    *) from=$(cd "$1" && pwd) ;;
  esac
  shift
done
[ "$(id -u)" = 0 ] || { echo "bare: needs root, for chroot" >&2; exit 2; }

work=$(mktemp -d)
bare=$work/bare
server=
cleanup() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  ! mountpoint -q "$bare/dev" || umount "$bare/dev"
  ! mountpoint -q "$bare/proc" || umount "$bare/proc"
  rm -rf --one-file-system "$work"
}
trap cleanup EXIT
trap 'exit 130' HUP INT TERM

step() { printf '%-60s ' "$1"; }
passed() { echo "passed${1:+   $1}"; }
failed() { echo "FAILED   $1"; cat "$work/log" 2>/dev/null; exit 1; }

inside() { chroot "$bare" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "$@"; }

# Starts a server inside and waits until it answers. Sets server, url, and ms: the time until then.
serve() { # user, folder, command
  local from=$(($(date +%s%N) / 1000000)) user=$1 folder=$2
  shift 2
  chroot --userspec="$user" "$bare" env -i PATH=/usr/bin:/bin sh -c 'cd "$0" && exec "$@"' "$folder" "$@" >"$work/log" 2>&1 &
  server=$!
  until url=$(grep -o 'http://localhost:[0-9]*' "$work/log"); do
    kill -0 "$server" 2>/dev/null || failed "it ended"
    sleep 0.01
  done
  curl -fsS "$url/api/health" >"$work/health" && curl -fsS "$url/" >/dev/null || failed "no answer"
  ms=$(($(date +%s%N) / 1000000 - from))
  [[ $(readlink "/proc/$server/exe") == */runtime/bin/java ]] || failed "another java: $(readlink "/proc/$server/exe")"
}

stop() {
  kill "$server"
  wait "$server" 2>/dev/null || true
  server=
}

# Makes a table with two persons, and plays its first legal action.
play() {
  local seat='{"kind":"me","name":"%s","nonce":"%032d"}' made frame
  # shellcheck disable=SC2059 # The format is the one above.
  made=$(ask /api/tables '' "{\"game\":\"contrees\",\"seats\":[$(printf "$seat,$seat" Mei 1 Lin 2)]}")
  table=/api/tables/$(told table "$made")
  token=$(printf '%s' "$made" | sed 's/.*"tokens":{"1":"\([^"]*\)".*/\1/')
  frame=$(ask "$table/frame" "$token")
  ask "$table/commands" "$token" "{\"type\":\"play\",\"id\":\"a\",\"seq\":$(printf '%s' "$frame" | sed 's/.*"seq":\([0-9]*\).*/\1/'),\"actions\":[\"$(
    printf '%s' "$frame" | sed 's/.*"legal":\["\([^"]*\)".*/\1/'
  )\"]}" | grep -q '"type":"done"'
}

ask() { # path, token, body
  curl -fsS -H 'Content-Type: application/json' ${2:+-H "Authorization: Bearer $2"} ${3:+-d "$3"} "$url$1"
}

told() { printf '%s' "$2" | sed "s/.*\"$1\":\"\([^\"]*\)\".*/\1/"; }

make_root() {
  if [ -n "$from" ]; then cp -a --one-file-system "$from" "$bare"; else debootstrap --variant=minbase trixie "$bare" >"$work/log"; fi
  mountpoint -q "$bare/proc" || mount --bind /proc "$bare/proc"
  mountpoint -q "$bare/dev" || mount --bind /dev "$bare/dev"
}

try_archive() {
  step "the archive serves and plays"
  inside tar -xzf - -C /opt <"$(echo "$made"/*.tar.gz)"
  local home
  home=/opt/$(basename "$made"/*.tar.gz .tar.gz)
  serve 0:0 / "$home/tianxia" serve --port 0 --data /tmp/data
  play || failed "no move"
  passed "ready in $ms ms, $(du -sm "$made"/*.tar.gz | cut -f 1) MB, $(du -sm "$bare$home" | cut -f 1) MB unpacked"
  stop
}

try_package() {
  local unit=/usr/lib/systemd/system/tianxia.service start
  cp "$made"/*.deb "$bare/tmp/first.deb"
  step "the package is installed"
  inside dpkg -i /tmp/first.deb >"$work/log" 2>&1 || failed "dpkg -i"
  [ "$(inside stat -c %U:%a /var/lib/tianxia)" = tianxia:700 ] || failed "the data folder"
  passed
  start=$(sed -n 's/^ExecStart=//p' "$bare$unit")
  step "its service serves, as its user"
  # shellcheck disable=SC2086 # The unit's command has words.
  serve tianxia:tianxia /var/lib/tianxia $start --port 0
  play || failed "no move"
  passed "ready in $ms ms"
  stop
  try_upgrade "$start"
}

try_upgrade() { # command
  step "an upgrade keeps the tables and the settings"
  echo '# kept' >>"$bare/etc/tianxia/tianxia.conf"
  dpkg-deb -R "$made"/*.deb "$work/next"
  sed -i 's/^Version: .*/&+next/' "$work/next/DEBIAN/control"
  dpkg-deb --root-owner-group -Zgzip -z1 -b "$work/next" "$bare/tmp/next.deb" >/dev/null
  inside dpkg -i /tmp/next.deb >"$work/log" 2>&1 || failed "dpkg -i"
  grep -q '# kept' "$bare/etc/tianxia/tianxia.conf" || failed "the settings"
  # shellcheck disable=SC2086 # The unit's command has words.
  serve tianxia:tianxia /var/lib/tianxia $1 --port 0
  ask "$table/frame" "$token" | grep -q '"ply":1' || failed "the table"
  passed
  stop
  step "removed, it leaves the tables and the settings"
  inside dpkg -r tianxia >"$work/log" 2>&1 || failed "dpkg -r"
  [ ! -e "$bare/usr/lib/tianxia" ] && [ -f "$bare/var/lib/tianxia/tianxia.db" ] && [ -f "$bare/etc/tianxia/tianxia.conf" ] ||
    failed "what is left"
  passed
  step "purged, it leaves nothing"
  inside dpkg -P tianxia >"$work/log" 2>&1 || failed "dpkg -P"
  [ ! -e "$bare/var/lib/tianxia" ] && [ ! -e "$bare/etc/tianxia" ] || failed "what is left"
  passed
}

[ -n "$made" ] || { "$root/scripts/dist.sh" --deb "$work/made" && made=$work/made; }
make_root
try_archive
try_package
