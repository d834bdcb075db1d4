#!/usr/bin/env bash
# Makes archive, package and image of the commit in two fresh clones, one after the other, and compares them
# byte by byte. Folders, time zone, umask, temporary folder and the number of processors differ; the JDK, gzip
# and the packages of the image are those of this machine.
#   scripts/reproducible.sh [DIR]    DIR keeps what was made, in DIR/1 and DIR/2
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' HUP INT TERM
to=${1:-$work/made}
mkdir -p "$to"/{1,2}
to=$(cd "$to" && pwd)
[ -z "$(find "$to"/{1,2} -mindepth 1 -print -quit)" ] || { echo "reproducible: $to is not empty" >&2; exit 2; }

make_in() { # folder, to, umask, time zone, processors
  local from=$SECONDS
  git clone -q --no-local "$root" "$1"
  mkdir "$work/tmp-$(basename "$2")"
  (umask "$3" && TZ=$4 TMPDIR=$work/tmp-$(basename "$2") taskset -c "$5" "$1/tianxia" dist --deb --image "$2") >"$2.log" 2>&1 ||
    { tail -n 30 "$2.log" >&2; echo "reproducible: dist failed in $1" >&2; exit 1; }
  rm -rf "$1"
  echo "made in $((SECONDS - from)) s"
}

# What differs between two archives, by the names of their entries.
entries() { # archive, to
  mkdir -p "$2"
  case $1 in *.deb) dpkg-deb -R "$1" "$2" ;; *) tar -xf "$1" -C "$2" ;; esac
}

echo "commit $(git -C "$root" rev-parse --short=8 HEAD)"
[ -z "$(git -C "$root" status --porcelain --untracked-files=no)" ] || echo "what is not committed is left out" >&2
make_in "$work/one" "$to/1" 022 UTC 0
make_in "$work/another folder/with a longer name" "$to/2" 077 Pacific/Auckland "0-$(($(nproc) - 1))"
status=0
for file in "$to"/1/*; do
  other=$to/2/${file##*/}
  if cmp -s "$file" "$other"; then
    echo "the same  $(sha256sum "$file" | cut -c 1-16)  $(stat -c %s "$file") bytes  ${file##*/}"
  else
    status=1
    echo "DIFFERENT ${file##*/}"
    rm -rf "$work"/{a,b}
    entries "$file" "$work/a"
    entries "$other" "$work/b"
    diff -qr "$work/a" "$work/b" | head -n 20 || true
  fi
done
[ "$(ls "$to/1")" = "$(ls "$to/2")" ] || { echo "other files"; status=1; }
exit $status
