# Fetches what this machine lacks into the user's cache. Every archive is pinned in scripts/archives: it is
# unpacked only if its checksum is right, and appears in its place whole or not at all.

cache_folder() { printf '%s' "${TIANXIA_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/tianxia}"; }

# The pinned archive of a name: MB to fetch, MB on disk, SHA-256, address.
archive() {
  awk -v name="$1" '$1 == name { print $2, $3, $4, $5; found = 1 } END { exit !found }' \
    "${TIANXIA_ARCHIVES:-$(dirname "${BASH_SOURCE[0]}")/archives}"
}

# Where an archive is unpacked. The name changes with the archive, so that a new one is fetched.
unpacked() { # name
  local pin
  pin=$(archive "$1") || return 1
  # shellcheck disable=SC2086 # The fields are separated by spaces.
  set -- "$1" $pin
  printf '%s/%s-%.8s' "$(cache_folder)" "$1" "$4"
}

# Whether somebody who can be asked agrees. Nobody there: yes, for the command was meant to run.
agreed() {
  [ -t 0 ] && [ -t 2 ] || return 0
  local answer
  printf 'Go on? [Y/n] ' >&2
  read -r answer || return 1
  case $answer in '' | [yY]*) ;; *) return 1 ;; esac
}

# In place of the process that calls it, which can so be ended.
download() { # address, file
  if command -v curl >/dev/null; then
    local shown=--silent
    [ -t 2 ] && shown=--progress-bar
    exec curl --fail --location --show-error $shown --connect-timeout 20 --retry 2 --output "$2" "$1"
  elif command -v wget >/dev/null; then
    exec wget -q -T 20 -t 3 -O "$2" "$1"
  else
    echo "Neither curl nor wget is there to fetch it with. Debian, Ubuntu: apt install curl" >&2
    return 1
  fi
}

sha256() {
  if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

# Fetches and unpacks an archive, after one sentence on what, how much and where.
fetch() { # name, what it is for people
  local what=$2 folder pin
  folder=$(unpacked "$1") && pin=$(archive "$1") || return 1
  # shellcheck disable=SC2086 # The fields are separated by spaces.
  set -- $pin
  echo "Fetching $what ($1 MB from $(printf '%s' "$4" | cut -d / -f 3), $2 MB on disk) to $folder" >&2
  agreed || return 1
  mkdir -p "$(cache_folder)" || return 1
  if [ "$(df -Pk "$(cache_folder)" | awk 'NR == 2 { print int($4 / 1024) }')" -lt $(($1 + $2)) ]; then
    echo "There is no room for it in $(cache_folder): $(($1 + $2)) MB are needed. TIANXIA_CACHE names another folder." >&2
    return 1
  fi
  local status=0
  unpack_checked "$4" "$3" "$folder" || status=$?
  # What was interrupted is not followed by advice.
  [ "$status" -lt 128 ] || exit "$status"
  return "$status"
}

# In a process of its own, so that what is half there goes when it ends, however it ends.
unpack_checked() ( # address, SHA-256, folder
  part=$(mktemp -d "$(cache_folder)/.part.XXXXXX") || exit 1
  fetching=
  trap '[ -z "$fetching" ] || kill "$fetching" 2>/dev/null || true; rm -rf "$part"' EXIT
  trap 'exit 130' INT
  trap 'exit 143' HUP TERM
  # What a killed run has left.
  find "$(cache_folder)" -maxdepth 1 -name '.part.*' -mmin +120 -exec rm -rf {} +
  # Beside this shell, which would hear no signal meanwhile, and learns so if the one that called it is killed.
  download "$1" "$part/archive" &
  fetching=$!
  while kill -0 "$fetching" 2>/dev/null; do
    kill -0 $$ 2>/dev/null || exit 143
    sleep 0.1
  done
  if ! wait "$fetching"; then
    echo "It could not be fetched from $1" >&2
    exit 1
  fi
  fetching=
  if [ "$(sha256 "$part/archive")" != "$2" ]; then
    echo "What came from $1 is not what was expected (its SHA-256 differs): not used." >&2
    exit 1
  fi
  mkdir "$part/unpacked" && tar -xzf "$part/archive" -C "$part/unpacked" --strip-components 1 || exit 1
  [ -d "$3" ] || mv "$part/unpacked" "$3"
)
