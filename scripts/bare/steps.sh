# What scripts/bare.sh and scripts/booted.sh have in common: steps that pass or fail, and playing on the server
# at $url. The output of what is tried is in $work/log.

step() { printf '%-60s ' "$1"; }
passed() { echo "passed${1:+   $1}"; }
failed() { echo "FAILED   $1"; cat "$work/log" 2>/dev/null; exit 1; }

milliseconds() { echo $(($(date +%s%N) / 1000000)); }

ask() { # path, token, body
  curl -fsS -H 'Content-Type: application/json' ${2:+-H "Authorization: Bearer $2"} ${3:+-d "$3"} "$url$1"
}

told() { printf '%s' "$2" | sed "s/.*\"$1\":\"\([^\"]*\)\".*/\1/"; }

# Makes a table with two persons, and plays its first legal action. Sets table and token.
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

# Whether the move that was played is there.
played() { ask "$table/frame" "$token" | grep -q '"ply":1'; }

# A browser outside plays a whole game on the server inside.
browse() {
  step "a browser plays a whole game there"
  (cd "$root/web" && AT=${url##*:} npx vitest run --config e2e/elsewhere.config.ts) >"$work/log" 2>&1 || failed "no game"
  passed
}

# Makes the next version's package of a package.
next_package() { # package, folder to work in, next package
  dpkg-deb -R "$1" "$2"
  sed -i 's/^Version: .*/&+next/' "$2/DEBIAN/control"
  dpkg-deb --root-owner-group -Zgzip -z1 -b "$2" "$3" >/dev/null
}
