#!/usr/bin/env bash
# Runs a command in a network of its own, with nothing in it but the loopback, where that is allowed (Linux, as
# root), and elsewhere as it is. What a trial adds to its network is then not seen outside: a browser gives up
# what it is loading (ERR_NETWORK_CHANGED) whenever its machine gets an address.
#   scripts/own-network.sh COMMAND…
set -euo pipefail
if command -v ip >/dev/null && unshare --net ip link set lo up 2>/dev/null; then
  exec unshare --net sh -c 'ip link set lo up && exec "$@"' own-network "$@"
fi
exec "$@"
