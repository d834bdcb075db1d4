#!/usr/bin/env bash
# Tries the Debian package on a Debian that systemd has started, in a container of systemd-nspawn: installed,
# its service runs in its sandbox and plays; killed, it is there again; the system started anew, upgraded,
# stopped, removed, purged. Needs root, debootstrap, systemd-nspawn (apt install systemd-container) and curl;
# and Node, with what `npm ci` brings and a Chromium, for the browser that plays a whole game from outside.
#   scripts/booted.sh [--made DIR] [ROOT]
#     --made DIR  where the package is, instead of making it
#     ROOT        such a system to copy, with systemd and dbus, instead of one that debootstrap fetches
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# In mounts of its own, where processes are grouped as the systemd inside wants it.
if [ -z "${TIANXIA_BOOTED:-}" ]; then
  [ "$(id -u)" = 0 ] || { echo "booted: needs root, for systemd-nspawn" >&2; exit 2; }
  TIANXIA_BOOTED=yes exec unshare -m --propagation private "${BASH_SOURCE[0]}" "$@"
fi
made=
from=
while [ $# -gt 0 ]; do
  case $1 in
    --made) made=$(cd "$2" && pwd) && shift ;;
    *) from=$(cd "$1" && pwd) ;;
  esac
  shift
done
work=$(mktemp -d)
system=$work/system
container=
first=
cleanup() {
  [ -z "$container" ] || { kill -9 "$first" "$container"; wait "$container"; } 2>/dev/null || true
  rm -rf --one-file-system "$work"
}
trap cleanup EXIT
trap 'exit 130' HUP INT TERM
. "$root/scripts/bare/steps.sh"

# What goes on inside is seen and done from the namespaces of its first process.
inside() { nsenter -t "$first" -a env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "$@"; }

boot() {
  SYSTEMD_NSPAWN_UNIFIED_HIERARCHY=1 systemd-nspawn -q -D "$system" --register=no --keep-unit --console=pipe -b \
    </dev/null >"$work/log" 2>&1 &
  container=$!
  until first=$(pgrep -P "$container") && inside systemctl is-system-running --wait >"$work/log" 2>&1; do
    kill -0 "$container" 2>/dev/null || failed "it ended"
    ! grep -qE 'degraded|maintenance' "$work/log" || failed "$(inside systemctl --failed --no-legend)"
    sleep 0.1
  done
}

shut_down() {
  inside systemctl poweroff
  wait "$container" || failed "its end"
  container=
}

# Waits until the service answers. Sets server, url, and ms: the time that it took.
answers() { # process that it isn't
  local from patience=300
  from=$(milliseconds)
  until server=$(inside systemctl show -P MainPID tianxia) && [ "$server" != 0 ] && [ "$server" != "${1:-0}" ] &&
    url=$(inside journalctl -o cat _PID="$server" | grep -o 'http://localhost:[0-9]*' | head -n 1) &&
    curl -fsS "$url/api/health/ready" >"$work/log" 2>&1; do
    patience=$((patience - 1))
    [ $patience -gt 0 ] || { inside systemctl status tianxia >"$work/log" 2>&1 || true; failed "no answer"; }
    sleep 0.1
  done
  ms=$(($(milliseconds) - from))
}

told_by_kernel() { inside sed -n "s/^$1:[[:space:]]*//p" "/proc/$server/status"; }

# What the service's process may do, and what it sees, though it were root.
try_sandbox() {
  local mine
  step "its process has no rights, and sees a system of its own"
  [ "$(inside ps -o user= -p "$server")" = tianxia ] || failed "another user"
  [ "$(told_by_kernel NoNewPrivs) $(told_by_kernel Seccomp)" = "1 2" ] || failed "new privileges, or system calls"
  [ "$(told_by_kernel CapEff)$(told_by_kernel CapBnd)" = 00000000000000000000000000000000 ] || failed "capabilities"
  mine=(inside nsenter -t "$server" -m)
  inside touch /tmp/of-all /home/of-somebody
  ! "${mine[@]}" touch /usr/written 2>/dev/null || failed "it writes to /usr"
  ! "${mine[@]}" touch /etc/tianxia/written 2>/dev/null || failed "it writes to its settings"
  "${mine[@]}" touch /var/lib/tianxia/written || failed "it doesn't write to its data folder"
  inside rm /var/lib/tianxia/written
  ! "${mine[@]}" test -e /tmp/of-all || failed "it sees /tmp"
  ! "${mine[@]}" test -e /home/of-somebody || failed "it sees homes"
  ! "${mine[@]}" test -e /dev/kmsg || failed "it sees devices"
  passed
}

step "a Debian is started by systemd"
if [ -n "$from" ]; then
  cp -a --one-file-system "$from" "$system"
else
  debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,procps trixie "$system" >"$work/log"
fi
[ "$(stat -f -c %T /sys/fs/cgroup)" = cgroup2fs ] || { umount -l -R /sys/fs/cgroup; mount -t cgroup2 none /sys/fs/cgroup; }
boot
passed "systemd $(inside systemctl --version | awk 'NR == 1 { print $2 }')"
[ -n "$made" ] || { "$root/scripts/dist.sh" --deb "$work/made" && made=$work/made; }
cp "$made"/*.deb "$system/root/first.deb"
next_package "$made"/*.deb "$work/next" "$system/root/next.deb"
mkdir "$system/etc/tianxia"
echo TIANXIA_PORT=0 >"$system/etc/tianxia/environment"

step "installed, the service runs, and plays"
inside dpkg -i /root/first.deb >"$work/log" 2>&1 || failed "dpkg -i"
answers
play || failed "no move"
passed "ready in $ms ms after the installation"
try_sandbox
browse

step "killed, it is there again, with the table"
inside kill -9 "$server"
answers "$server"
played || failed "the table"
passed "after $ms ms"

step "the system started anew, it is there"
shut_down
boot
answers
played || failed "the table"
passed

step "an upgrade starts the next version, with the table"
before=$server
inside dpkg -i /root/next.deb >"$work/log" 2>&1 || failed "dpkg -i"
answers "$before"
played || failed "the table"
passed

step "stopped, it ends by itself"
began=$(milliseconds)
inside systemctl stop tianxia
ended=$(milliseconds)
[ "$(inside systemctl show -P Result tianxia)" = success ] || failed "$(inside systemctl show -P Result tianxia)"
passed "in $((ended - began)) ms"

step "removed, its service is gone"
inside systemctl start tianxia
inside dpkg -r tianxia >"$work/log" 2>&1 || failed "dpkg -r"
! inside systemctl is-active -q tianxia || failed "it runs"
[ -z "$(inside pgrep -u tianxia)" ] && [ -f "$system/var/lib/tianxia/tianxia.db" ] || failed "what is left"
passed
step "purged, it leaves nothing"
inside dpkg -P tianxia >"$work/log" 2>&1 || failed "dpkg -P"
[ ! -e "$system/var/lib/tianxia" ] && [ ! -e "$system/etc/tianxia" ] || failed "what is left"
passed
shut_down
