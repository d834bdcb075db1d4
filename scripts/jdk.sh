# Finds a JDK 25: JAVA_HOME, then the one on the PATH, then the usual folders. Sets and exports JAVA_HOME.

jdk_is_25() {
  [ -x "$1/bin/javac" ] && [ -f "$1/release" ] && grep -q '^JAVA_VERSION="25[".]' "$1/release"
}

jdk_of_path() {
  local javac
  javac=$(command -v javac) || return 1
  # Follow links, as far as this system's readlink can.
  javac=$(readlink -f "$javac" 2>/dev/null || echo "$javac")
  dirname "$(dirname "$javac")"
}

find_jdk() {
  local candidate
  for candidate in "${JAVA_HOME:-}" "$(jdk_of_path || true)" \
    /usr/lib/jvm/* /usr/java/* /opt/java/* /opt/*jdk* /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    "$HOME"/.jdks/* "$HOME"/.sdkman/candidates/java/* "$HOME"/.local/share/mise/installs/java/*; do
    if [ -n "$candidate" ] && jdk_is_25 "$candidate"; then
      export JAVA_HOME=$candidate
      return
    fi
  done
  cat >&2 <<'MISSING'
Tianxia needs JDK 25, which was not found in JAVA_HOME, on the PATH or in the usual folders.
Install it, for instance Eclipse Temurin 25 (https://adoptium.net), or
  Debian, Ubuntu:  apt install openjdk-25-jdk   (or temurin-25-jdk)
  macOS:           brew install openjdk@25
  SDKMAN:          sdk install java 25-tem
and run the command again. If the JDK is in an unusual place, set JAVA_HOME to it.
MISSING
  exit 1
}
