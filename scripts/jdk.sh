# Finds a JDK 25: JAVA_HOME, then the one on the PATH, then the usual folders. Where there is none it gets
# one, unless TIANXIA_JDK=none: as a package, else Eclipse Temurin. Sets and exports JAVA_HOME.
. "${BASH_SOURCE[0]%/*}/fetch.sh"

jdk_package=openjdk-25-jdk-headless

jdk_is_25() {
  [ -x "$1/bin/javac" ] && [ -f "$1/release" ] || return 1
  local line
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in 'JAVA_VERSION="25'[\".]*) return ;; esac
  done <"$1/release"
  return 1
}

jdk_of_path() {
  local javac
  javac=$(command -v javac) || return 1
  # Follow links, as far as this system's readlink can.
  javac=$(readlink -f "$javac" 2>/dev/null || echo "$javac")
  javac=${javac%/*}
  printf '%s' "${javac%/*}"
}

usual_jdk_folders() {
  printf '%s\n' /usr/lib/jvm/* /usr/java/* /opt/java/* /opt/*jdk* \
    /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home /Library/Java/JavaVirtualMachines/*/Contents/Home \
    "$HOME"/.jdks/* "$HOME"/.sdkman/candidates/java/* "$HOME"/.local/share/mise/installs/java/*
}

# The name of this platform's archive.
jdk_archive() {
  local system
  system=$(uname -s)
  [ ! -f /etc/alpine-release ] || system=Alpine
  printf 'jdk-%s-%s' "$system" "$(uname -m)"
}

use_jdk_25() { # folder
  [ -n "$1" ] && jdk_is_25 "$1" && export JAVA_HOME=$1
}

# Each start looks for it: where it most likely is comes first, and nothing is asked before it is needed.
look_for_jdk() {
  local candidate fetched
  use_jdk_25 "${JAVA_HOME:-}" && return
  use_jdk_25 "$(jdk_of_path)" && return
  while IFS= read -r candidate; do
    use_jdk_25 "$candidate" && return
  done < <(usual_jdk_folders)
  fetched=$(unpacked "$(jdk_archive)") && { use_jdk_25 "$fetched" || use_jdk_25 "$fetched/Contents/Home"; }
}

# Whether the package can be installed: by apt, as root.
jdk_package_is_there() {
  command -v apt-get >/dev/null && command -v apt-cache >/dev/null && [ "$(id -u)" = 0 ] || return 1
  apt-cache show "$jdk_package" >/dev/null 2>&1 && return
  apt-get update -qq >&2 && apt-cache show "$jdk_package" >/dev/null 2>&1
}

install_jdk_package() {
  local log status=0
  log=$(mktemp)
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$jdk_package" >"$log" 2>&1 || status=$?
  [ "$status" = 0 ] || tail -n 20 "$log" >&2
  rm -f "$log"
  return "$status"
}

get_jdk() {
  echo "Tianxia needs JDK 25, which was not found in JAVA_HOME, on the PATH or in the usual folders." >&2
  if jdk_package_is_there; then
    echo "Installing the package $jdk_package and what it needs (apt, about 300 MB on disk)" >&2
    agreed || return 1
    install_jdk_package && look_for_jdk && return
    echo "The package could not be installed." >&2
  fi
  archive "$(jdk_archive)" >/dev/null || return 1
  fetch "$(jdk_archive)" "Eclipse Temurin 25" && look_for_jdk
}

find_jdk() {
  look_for_jdk && return
  if [ "${TIANXIA_JDK:-}" = none ]; then
    echo "Tianxia needs JDK 25, which is not here, and TIANXIA_JDK=none forbids to get it." >&2
  elif get_jdk; then
    return
  fi
  cat >&2 <<'MISSING'
Install JDK 25, for instance Eclipse Temurin 25 (https://adoptium.net), or
  Debian, Ubuntu:  apt install openjdk-25-jdk-headless   (or temurin-25-jdk)
  macOS:           brew install openjdk@25
  SDKMAN:          sdk install java 25-tem
and run the command again. If the JDK is in an unusual place, set JAVA_HOME to it.
MISSING
  exit 1
}
