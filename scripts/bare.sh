#!/usr/bin/env bash
# Tries the archive and the Debian package where nothing is installed: in the root file system of a bare
# Debian; and the container image in its own. Needs root, debootstrap and curl; and Node, with what `npm ci`
# brings and a Chromium, for the browser that plays a whole game on each of them from outside.
#   scripts/bare.sh [--made DIR | --clone] [ROOT]
#     --made DIR    where archive, package and image are, instead of making them
#     --clone       tries the first start of a clone instead, where git and curl are all that is installed: it
#                   gets a JDK from Debian and Maven from Maven Central
#     ROOT          such a root to copy, instead of one that debootstrap fetches
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
made=
clone=false
from=
java='*/runtime/bin/java'
while [ $# -gt 0 ]; do
  case $1 in
    --made) made=$(cd "$2" && pwd) && shift ;;
    --clone) clone=true ;;
    *) from=$(cd "$1" && pwd) ;;
  esac
  shift
done
[ "$(id -u)" = 0 ] || { echo "bare: needs root, for chroot" >&2; exit 2; }

work=$(mktemp -d)
bare=$work/bare
server=
cleanup() {
  [ -z "$server" ] || stop || true
  local mounted
  for mounted in "$work"/{bare,image}/{dev,proc}; do ! mountpoint -q "$mounted" || umount "$mounted"; done
  rm -rf --one-file-system "$work"
}
trap cleanup EXIT
trap 'exit 130' HUP INT TERM

. "$root/scripts/bare/steps.sh"

inside() { chroot "$bare" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "$@"; }

# Starts a server inside and waits until it answers. Sets server, url, and ms: the time until then.
serve() { # user, folder, command
  local from user=$1 folder=$2
  from=$(milliseconds)
  shift 2
  chroot --userspec="$user" "$bare" env -i PATH=/usr/bin:/bin sh -c 'cd "$0" && exec "$@"' "$folder" "$@" >"$work/log" 2>&1 &
  server=$!
  until url=$(grep -o 'http://localhost:[0-9]*' "$work/log"); do
    kill -0 "$server" 2>/dev/null || failed "it ended"
    sleep 0.01
  done
  curl -fsS "$url/api/health" >"$work/health" && curl -fsS "$url/" >/dev/null || failed "no answer"
  ms=$(($(milliseconds) - from))
  # shellcheck disable=SC2053 # A pattern.
  [[ $(readlink "/proc/$server/exe") == $java ]] || failed "another java: $(readlink "/proc/$server/exe")"
}

stop() {
  kill "$server"
  wait "$server" 2>/dev/null || true
  server=
}

make_root() {
  if [ -n "$from" ]; then cp -a --one-file-system "$from" "$bare"; else debootstrap --variant=minbase trixie "$bare" >"$work/log"; fi
  mount_system
}

mount_system() {
  local system
  for system in proc dev; do mountpoint -q "$bare/$system" || mount --bind "/$system" "$bare/$system"; done
}

try_archive() {
  step "the archive serves and plays"
  inside tar -xzf - -C /opt <"$(echo "$made"/*.tar.gz)"
  local home
  home=/opt/$(basename "$made"/*.tar.gz .tar.gz)
  serve 0:0 / "$home/tianxia" serve --port 0 --data /tmp/data
  play || failed "no move"
  passed "ready in $ms ms, $(du -sm "$made"/*.tar.gz | cut -f 1) MB, $(du -sm "$bare$home" | cut -f 1) MB unpacked"
  browse
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
  browse
  stop
  try_upgrade "$start"
}

try_upgrade() { # command
  step "an upgrade keeps the tables and the settings"
  echo '# kept' >>"$bare/etc/tianxia/tianxia.conf"
  next_package "$made"/*.deb "$work/next" "$bare/tmp/next.deb"
  inside dpkg -i /tmp/next.deb >"$work/log" 2>&1 || failed "dpkg -i"
  grep -q '# kept' "$bare/etc/tianxia/tianxia.conf" || failed "the settings"
  # shellcheck disable=SC2086 # The unit's command has words.
  serve tianxia:tianxia /var/lib/tianxia $1 --port 0
  played || failed "the table"
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

# As a container's runtime does: the layers in their order, the user, the environment and the command of the
# image; the system's folders come from outside.
try_image() {
  local layer config start user environment
  bare=$work/image
  mkdir -p "$bare" "$work/layout"
  tar -xf "$made"/*.image.tar -C "$work/layout"
  step "every part of the image has its checksum"
  (cd "$work/layout/blobs/sha256" && for part in *; do echo "$part  $part"; done | sha256sum -c --quiet) || failed "a part"
  passed "$(du -sm "$made"/*.image.tar | cut -f 1) MB"
  list() { grep -o "\"$1\":\[[^]]*\]" "$2" | sed 's/^[^[]*.//; s/[]"]//g; s/,/ /g'; }
  for layer in $(list Layers "$work/layout/manifest.json"); do tar -xzf "$work/layout/$layer" -C "$bare"; done
  config=$work/layout/$(grep -o 'blobs/sha256/[0-9a-f]*' "$work/layout/manifest.json" | head -n 1)
  user=$(sed -n 's/^"User":"\([^"]*\)".*/\1/p' "$config")
  environment=$(list Env "$config")
  start="$(list Entrypoint "$config") $(list Cmd "$config")"
  mount_system
  step "the image's command serves, as its user"
  # shellcheck disable=SC2086 # Words of the configuration.
  serve "$user" /data env $environment TIANXIA_PORT=0 $start
  play || failed "no move"
  [ "$(stat -c %u "$bare/data/tianxia.db")" = "${user%:*}" ] || failed "the data folder"
  passed "ready in $ms ms, $(du -smx "$bare" | cut -f 1) MB"
  browse
  stop
}

# The network's names and the certificates that this machine trusts, which may be a proxy's.
connect() {
  cp -L /etc/resolv.conf /etc/hosts "$bare/etc/"
  mkdir -p "$bare/usr/local/share/ca-certificates"
  awk -v to="$bare/usr/local/share/ca-certificates/outside" \
    '/BEGIN CERTIFICATE/ { n++ } n { print > (to n ".crt") } /END CERTIFICATE/ { close(to n ".crt") }' \
    /etc/ssl/certs/ca-certificates.crt
  inside sh -c 'apt-get update && apt-get install -y --no-install-recommends git curl ca-certificates' >"$work/log" 2>&1 ||
    failed "apt-get install git curl"
}

try_clone() {
  local got='^(Installing|Fetching|Building) '
  java='*/usr/lib/jvm/*/bin/java'
  step "git and curl are installed"
  connect
  passed
  git clone -q "$root" "$bare/root/tianxia"
  step "a clone gets what it needs, is built, serves and plays"
  start_clone
  [ "$(grep -cE "$got" "$work/log")" = 3 ] || failed "not a JDK, Maven and a build"
  play || failed "no move"
  passed "ready in $((ms / 1000)) s"
  browse
  stop
  step "started again, it has all it needs, and the table"
  start_clone
  ! grep -qE "$got" "$work/log" || failed "it fetched or built again"
  ask "$table/frame" "$token" | grep -q '"type":"frame"' || failed "the table"
  passed "ready in $ms ms"
  stop
}

start_clone() {
  serve 0:0 /root/tianxia env HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin ./tianxia serve --port 0 --data /root/data
}

if $clone; then
  make_root
  try_clone
  exit
fi
[ -n "$made" ] || { "$root/scripts/dist.sh" --deb --image "$work/made" && made=$work/made; }
make_root
try_archive
try_package
try_image
