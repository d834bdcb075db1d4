# Builds the program when its sources are newer than it, and runs it.

. "${BASH_SOURCE[0]%/*}/program.sh"

# Puts Maven on the PATH: the one that is there, or the pinned one.
need_maven() {
  local folder
  command -v mvn >/dev/null && return
  folder=$(unpacked maven) && { [ -x "$folder/bin/mvn" ] || fetch maven "Maven, with which Tianxia is built"; } || {
    echo "Tianxia is built with Maven (3.8 or later), which is not on the PATH. Debian, Ubuntu: apt install maven · macOS: brew install maven" >&2
    exit 1
  }
  export PATH=$folder/bin:$PATH
}

# Whether any source of the program is newer than the last build.
stale() {
  local root=$1 stamp=$1/cli/target/built
  [ -f "$stamp" ] || return 0
  [ -n "$(find "$root/pom.xml" "$root"/{kernel,games,search,opponents,training,arena,server,postgres,cluster,cli}/{pom.xml,src/main} -newer "$stamp" -print -quit)" ]
}

# What the page is built from, in web.
page_parts=(index.html package-lock.json tsconfig.json vite.config.ts scripts/components.ts public src)

# A checksum of the page's sources. web/built.cksum has the one that the committed page was built from.
page_sources() {
  (cd "$1/web" && find "${page_parts[@]}" -type f ! -name '*.test.ts' | LC_ALL=C sort | xargs cksum | cksum)
}

page_is_stale() { [ "$(page_sources "$1")" != "$(cat "$1/web/built.cksum" 2>/dev/null)" ]; }

# Whether the page may be stale: anything of it, folders included, is newer than when it was last found not to
# be. To read all of it takes each start a tenth of a second.
page_is_in_doubt() {
  local stamp=$1/cli/target/page-compared newer
  [ -f "$stamp" ] || return 0
  newer=$(find "$1/web/built.cksum" "$1/web/scripts" "${page_parts[@]/#/$1/web/}" -newer "$stamp" -print -quit) || return 0
  [ -n "$newer" ]
}

# Rebuilds the page if its sources have changed and Node is installed.
build_page_if_stale() {
  local root=$1 log=$1/cli/target/page.log stamp=$1/cli/target/page-compared
  page_is_in_doubt "$root" || return 0
  # From before the comparison, so that what changes meanwhile is compared the next time. A clone that can't be
  # written to has none.
  { mkdir -p "$root/cli/target" && touch "$stamp.new"; } 2>/dev/null || true
  if ! page_is_stale "$root"; then
    mv "$stamp.new" "$stamp" 2>/dev/null || true
    return
  fi
  if ! command -v npm >/dev/null; then
    echo "The page's sources have changed, but Node is missing: serving the previously built page. Debian, Ubuntu: apt install nodejs npm · macOS: brew install node" >&2
    return
  fi
  echo "Building the page…" >&2
  if ! "$root/scripts/page.sh" >"$log" 2>&1; then
    tail -n 30 "$log" >&2
    echo "Building the page failed; the full output is in cli/target/page.log" >&2
    exit 1
  fi
}

# The commit that is built, which the program's version tells: eight digits, and «.modified» if the sources
# differ from it. Nothing outside a clone.
commit() {
  local root=$1 head
  [ -e "$root/.git" ] && head=$(git -C "$root" rev-parse HEAD 2>/dev/null) || return 0
  printf '%.8s' "$head"
  [ -z "$(git -C "$root" status --porcelain --untracked-files=no 2>/dev/null)" ] || printf '.modified'
}

build_if_stale() {
  local root=$1 log=$1/cli/target/build.log
  build_page_if_stale "$root"
  stale "$root" || return 0
  need_maven
  mkdir -p "$root/cli/target"
  drop_libraries "$root"
  echo "Building Tianxia (a minute or two the first time)…" >&2
  if ! (cd "$root" && mvn -B -q -Dfast -DskipTests -Dtianxia.commit="$(commit .)" -pl cli,postgres,cluster -am package) >"$log" 2>&1; then
    why_not_built "$log" >&2
    echo "The full output is in cli/target/build.log" >&2
    exit 1
  fi
  finish_program "$root"
}

# The program, and the classes of a module that only measures or tries it.
build_with_tests() { # clone, module
  build_if_stale "$1"
  need_maven
  (cd "$1" && mvn -B -q -Dfast -DskipTests -pl "$2" -am test-compile) >&2
}

why_not_built() { # log
  if grep -qE 'Could not transfer|Unknown host|Connection refused|Network is unreachable|timed out' "$1"; then
    echo "The build failed: libraries that Tianxia is made with could not be fetched from where Maven looks for them (Maven Central, unless ~/.m2/settings.xml names another place). Is there a network? What was fetched is kept."
  else
    tail -n 30 "$1"
    echo "The build failed."
  fi
}

# Builds all modules and their tests, with all checks of the compiler, and so the program.
build_program() {
  local root=$1
  drop_libraries "$root"
  (cd "$root" && mvn -B -ntp -DskipTests -Dtianxia.commit="$(commit .)" package) && finish_program "$root"
}

# Libraries of an earlier build would stay beside other versions of the same.
drop_libraries() {
  rm -rf "$1"/{cli,postgres,cluster}/target/lib
}

# What follows the build: a new cache, and the time for `stale`.
finish_program() {
  rm -f "$1/cli/target/tianxia.aot"
  warm "$1" || true
  touch "$1/cli/target/built"
}

class_path() {
  printf '%s' "$1/cli/target/cli-1.0.0-SNAPSHOT.jar"
  local jar
  for jar in "$1"/cli/target/lib/*.jar; do printf ':%s' "$jar"; done
}

# The jars of what is chosen by a setting: last, so that the cache of the others stays valid.
optional_class_path() {
  local root=$1 module jar
  shift
  for module in $(optional_modules "$@"); do
    for jar in "$root/$module/target/$module-1.0.0-SNAPSHOT.jar" "$root/$module"/target/lib/*.jar; do
      printf ':%s' "$jar"
    done
  done
}

# Makes the cache of loaded and linked classes that halves the time to ready. Written under another
# name and moved, for one that is cut off is spoiled; without it the program only starts slower.
warm() {
  local root=$1 cache=$1/cli/target/tianxia.aot
  "$JAVA_HOME/bin/java" "${java_flags[@]}" -XX:AOTCacheOutput="$cache.new" -cp "$(class_path "$root")" \
    tianxia.cli.Main serve --rehearse >"$root/cli/target/warm.log" 2>&1 &&
    mv "$cache.new" "$cache"
}

run_built() {
  local root=$1 cache=$1/cli/target/tianxia.aot
  shift
  local flags=("${java_flags[@]}" $(optional_flags "$@"))
  [ -f "$cache" ] && flags+=(-XX:AOTCache="$cache" -XX:AOTMode=auto '-Xlog:aot*=off' '-Xlog:cds*=off')
  exec "$JAVA_HOME/bin/java" "${flags[@]}" -cp "$(class_path "$root")$(optional_class_path "$root" "$@")" \
    tianxia.cli.Main "$@"
}
