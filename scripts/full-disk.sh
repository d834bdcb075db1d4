#!/usr/bin/env bash
# Fills the disk of a server while somebody plays: with root, whose right to mount a small disk it needs.
#   scripts/full-disk.sh
# What is expected: a move that can't be saved is refused in words, health says why, nothing ends; once there
# is room play goes on, and `check` finds nothing.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
[ "$(id -u)" = 0 ] || { echo "full-disk.sh: mounting a small disk needs root" >&2; exit 2; }
tianxia=${TIANXIA:-$root/tianxia}
work=$(mktemp -d)
server=
cleanup() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  [ -z "$server" ] || wait "$server" 2>/dev/null || true
  ! mountpoint -q "$work/disk" || umount "$work/disk"
  rm -rf "$work"
}
trap cleanup EXIT
fail() { echo "full-disk.sh: $*" >&2; tail -n 20 "$work/log" >&2; exit 1; }
mkdir "$work/disk"
mount -t tmpfs -o size=8m tianxia-full "$work/disk"

# It may have to be built first, for which a start would not be waited.
"$tianxia" --version >&2
# Little room is kept free, or no table could be made on so small a disk.
"$tianxia" serve --port 0 --data "$work/disk/data" --limit room=1 >"$work/out" 2>"$work/log" &
server=$!
for _ in $(seq 600); do
  port=$(sed -n 's#.*http://localhost:\([0-9]*\).*#\1#p' "$work/out")
  [ -z "$port" ] || break
  kill -0 "$server" || fail "the server did not start"
  sleep 0.1
done
[ -n "$port" ] || fail "the server did not start within a minute"
at=http://localhost:$port/api

# One person, who holds both seats of a game without draws.
json() { sed -n "s/.*\"$1\":\"\{0,1\}\([^\",}]*\).*/\1/p" | head -n 1; }
nonce() { od -An -N16 -tx1 /dev/urandom | tr -d ' \n'; }
made=$(curl -sS "$at/tables" -H 'Content-Type: application/json' -d "{\"game\":\"contrees\",\"options\":{},\"seats\":[
  {\"kind\":\"me\",\"name\":\"Ada\",\"nonce\":\"$(nonce)\"},{\"kind\":\"me\",\"name\":\"Bo\",\"nonce\":\"$(nonce)\"}]}")
table=$(json table <<<"$made")
tokens=("" "$(sed -n 's/.*"1":"\([^"]*\)".*/\1/p' <<<"$made")" "$(sed -n 's/.*"2":"\([^"]*\)".*/\1/p' <<<"$made")")
[ -n "$table" ] && [ -n "${tokens[2]}" ] || fail "no table: $made"

# Plays the first legal action of whoever is to act, under an id; prints the answer, and its status.
move() {
  local id=$1 seat frame legal seq
  for seat in 1 2; do
    frame=$(curl -sS "$at/tables/$table/frame" -H "Authorization: Bearer ${tokens[$seat]}")
    legal=$(sed -n 's/.*"legal":\["\([^"]*\)".*/\1/p' <<<"$frame")
    [ -z "$legal" ] || break
  done
  seq=$(json seq <<<"$frame")
  curl -sS -w ' %{http_code}' "$at/tables/$table/commands" -H "Authorization: Bearer ${tokens[$seat]}" \
    -H 'Content-Type: application/json' \
    -d "{\"type\":\"play\",\"id\":\"$id\",\"seq\":$seq,\"actions\":[\"$legal\"]}"
}
moves=0
saved() {
  moves=$((moves + 1))
  answer=$(move "m$moves")
  [[ $answer == *'"done"'* ]]
}
ready() { curl -sS -w ' %{http_code}' "$at/health/ready"; }

for _ in 1 2 3; do
  saved || fail "before: $answer"
done
dd if=/dev/zero of="$work/disk/filler" bs=4k 2>/dev/null || true
# There may be a rest of room in the database's files.
until ! saved; do
  [ "$moves" -lt 50 ] || fail "the disk is full, and moves are saved"
done
refused=$answer
echo "refused: $refused"
[[ $refused == *'"unavailable"'*' 503' ]] || fail "another refusal was expected"
[[ $refused == *'can be saved'* ]] || fail "the refusal does not say that nothing can be saved"
health=$(ready)
echo "health: $health"
[[ $health == *full*' 503' ]] || fail "health does not say why"
kill -0 "$server" || fail "the server has ended"

rm "$work/disk/filler"
for _ in 1 2 3; do
  saved || fail "after: $answer"
done
health=$(ready)
[[ $health == *' 200' ]] || fail "still not healthy: $health"
"$tianxia" check --data "$work/disk/data"
echo "$((moves - 1)) moves saved, one refused; play goes on"
