#!/usr/bin/env bash
# Tries docs/compose: the container image behind Caddy, and the same with PostgreSQL. Over TLS, with a certificate
# of Caddy's own for `localhost`, a move is played; after a restart it is there. Needs docker or podman with their
# compose, curl, and the ports 80 and 443; the images of Caddy and PostgreSQL are fetched, where they aren't there.
#   scripts/composed.sh [--made DIR]
#     --made DIR  where the image is, instead of making it
#   COMPOSE: `docker compose`, unless it is something else, such as podman-compose
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
made=
[ "${1:-}" != --made ] || made=$(cd "$2" && pwd)
read -ra compose <<<"${COMPOSE:-docker compose}"
engine=${compose[0]%-compose}
work=$(mktemp -d)
files=()
cleanup() {
  [ ${#files[@]} = 0 ] || composed down -v >"$work/log" 2>&1 || cat "$work/log"
  rm -rf "$work"
}
trap cleanup EXIT
trap 'exit 130' HUP INT TERM
. "$root/scripts/bare/steps.sh"

url=https://localhost
export SITE=localhost STORE_PASSWORD=of-a-trial CURL_CA_BUNDLE=$work/authority.crt

composed() { (cd "$root/docs/compose" && "${compose[@]}" -p tianxia-trial "${files[@]}" "$@"); }

# Waits until a check passes.
until_it() { # seconds, check
  local patience=$1
  shift
  until "$@" >"$work/answer" 2>&1; do
    patience=$((patience - 1))
    [ $patience -gt 0 ] || { composed logs >"$work/log" 2>&1 || true; failed "$(tail -n 1 "$work/answer")"; }
    sleep 1
  done
}

authority() { composed exec -T caddy cat /data/caddy/pki/authorities/local/root.crt >"$CURL_CA_BUNDLE"; }

try() { # what, files of compose
  step "$1: a move is played over TLS"
  shift
  files=("${@/#/-f=}")
  composed up -d >"$work/log" 2>&1 || failed "up"
  until_it 120 authority
  until_it 120 ask /api/health/ready
  play || failed "no move"
  passed
  step "started again, it has the table"
  composed restart tianxia >"$work/log" 2>&1 || failed "restart"
  until_it 120 played
  passed
  composed down -v >"$work/log" 2>&1 || failed "down"
  files=()
}

[ -n "$made" ] || { "$root/scripts/dist.sh" --image "$work/made" && made=$work/made; }
"$engine" load -i "$made"/*.image.tar >"$work/log" 2>&1 || failed "the image isn't loaded"
try "behind Caddy" compose.yaml
try "with PostgreSQL" compose.yaml postgres.yaml
