#!/usr/bin/env bash
# Makes an archive of the program with a Java runtime of its own, which runs where nothing is installed.
#   ./tianxia dist [--deb] [--image] [--built] [DIR]
#     DIR       where the archive goes; default: the current folder
#     --deb     makes a package for Debian and Ubuntu as well
#     --image   makes a container image as well
#     --built   takes the program as it was built last, instead of building it from the commit's files
# The same commit and the same JDK give the same bytes: nothing in it depends on the time, the folder or the
# order of files.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
. "$root/scripts/jdk.sh"
. "$root/scripts/build.sh"
. "$root/scripts/dist/cache.sh"
. "$root/scripts/dist/deb.sh"
. "$root/scripts/dist/image.sh"

# What the program's classes refer to, as jdeps tells, and what they ask for at run time: jdk.zipfs (Flyway
# reads its migrations from the jar). For PostgreSQL: java.naming (names in certificates), java.security.jgss.
# java.desktop stays out: ICU, Jdbi and PostgreSQL refer to it in classes that are not used here.
modules=java.base,java.logging,java.management,java.naming,java.security.jgss,java.sql,jdk.management,jdk.unsupported,jdk.zipfs

refuse() {
  echo "dist: $1" >&2
  exit 2
}

version() { sed -n 's#^  <version>\(.*\)</version>#\1#p' "$root/pom.xml"; }

# When the commit was made; outside a clone the time that the jars have.
commit_time() {
  git -C "$root" log -1 --format=%ct 2>/dev/null || date -u -d 2026-01-01 +%s
}

platform() {
  [ "$(uname -s)" = Linux ] || refuse "archives are made on Linux"
  case $(uname -m) in
    x86_64 | aarch64) uname -m ;;
    *) refuse "no archive can be made for $(uname -m): x86_64 and aarch64 are possible" ;;
  esac
}

# The files that the program is built from: those of the clone, with the page that is there, which was built
# anew if its sources were newer; or of an unpacked source archive.
sources() {
  local page=server/src/main/resources/web
  cd "$root"
  if [ -e .git ]; then
    git ls-files -z -- pom.xml '*/pom.xml' '*/src/main/*' ":!$page"
    find "$page" -type f -print0
  else
    find pom.xml */pom.xml */src/main -type f -not -path '*/target/*' -print0
  fi
}

# The program's jars, built from these files alone: a build folder may have traces of older ones.
build_afresh() { # to
  local source=$work/source
  mkdir -p "$source"
  (sources | tar -c -C "$root" --null -T -) | tar -x --no-same-permissions -C "$source"
  (cd "$source" && mvn -B -q -Dfast -DskipTests -Dtianxia.commit="$(commit "$root")" -pl cli,postgres,cluster -am package) \
    >"$work/build.log" 2>&1 || { tail -n 30 "$work/build.log" >&2; refuse "the build failed"; }
  take_jars "$source" "$1"
}

take_jars() { # from, to
  local module
  mkdir -p "$2"/{postgres,cluster}
  cp "$1"/cli/target/cli-*.jar "$1"/cli/target/lib/*.jar "$2"
  for module in postgres cluster; do
    cp "$1/$module/target/$module"-*.jar "$1/$module"/target/lib/*.jar "$2/$module"
    rm -f "$2/$module"/*-tests.jar
  done
}

# What the jars and the page consist of, with versions and licences, as CycloneDX.
list_components() { # the sources' folder, to
  need_maven
  mkdir -p "$2"
  (cd "$1" && mvn -B -q -Dfast org.cyclonedx:cyclonedx-maven-plugin:makeAggregateBom -pl cli,postgres,cluster -am \
    -DoutputDirectory="$2" -DoutputName=sbom-java.cdx) >"$work/sbom.log" 2>&1 ||
    { tail -n 30 "$work/sbom.log" >&2; refuse "the list of components could not be made"; }
  cp "$1/server/src/main/resources/web/.vite/sbom.cdx.json" "$2/sbom-page.cdx.json"
}

lay_out() { # folder
  local home=$1 from=$work/source
  mkdir -p "$home/lib"
  if $built; then
    from=$root
    take_jars "$root" "$home/lib"
  else
    build_afresh "$home/lib"
  fi
  list_components "$from" "$home/licenses"
  "$JAVA_HOME/bin/jlink" --add-modules "$modules" --strip-debug --no-header-files --no-man-pages \
    --compress zip-0 --output "$home/runtime"
  "$JAVA_HOME/bin/java" -XX:TieredStopAtLevel=1 "$root/scripts/dist/Jars.java" "$home" "Linux/$(platform)" "$root/scripts/dist/licences"
  cp "$root"/scripts/dist/PAGE.txt "$root"/scripts/dist/icu4j-LICENSE.txt \
    "$root"/web/src/style/serif/GUST-FONT-LICENSE.txt "$home/licenses"
  cp "$root/LICENSE" "$root/scripts/dist/tianxia" "$home"
  cp "$root/scripts/program.sh" "$home/lib"
  printf 'version: %s\ncommit: %s\nplatform: linux-%s\njava: %s\n' "$version" "$(commit "$root")" "$(platform)" \
    "$(sed -n 's/^IMPLEMENTOR_VERSION="\(.*\)"/\1/p' "$JAVA_HOME/release")" >"$home/MANIFEST"
}

# The modes and times of all files, on which the cache relies.
settle() { # folder
  chmod -R u=rwX,go=rX "$1"
  find "$1" -exec touch -h -d "@$time" {} +
}

pack() { # folder, archive
  tar -c --sort=name --owner=0 --group=0 --numeric-owner --format=gnu -C "$(dirname "$1")" "$(basename "$1")" |
    gzip -7 -n >"$2.new"
  mv "$2.new" "$2"
}

built=false
deb=false
image=false
to=$PWD
while [ $# -gt 0 ]; do
  case $1 in
    --built) built=true ;;
    --deb) deb=true ;;
    --image) image=true ;;
    -*) refuse "unknown option $1 (see ./tianxia help dist)" ;;
    *) to=$1 ;;
  esac
  shift
done

umask 022
export LC_ALL=C TZ=UTC
# Whatever the JVM is told here would go into the cache.
unset JDK_JAVA_OPTIONS JAVA_TOOL_OPTIONS _JAVA_OPTIONS
platform >/dev/null
find_jdk
! grep -qE '^IMPLEMENTOR="?(Debian|Ubuntu)' "$JAVA_HOME/release" ||
  echo "dist: this JDK uses libraries of the system, which the archive will need too (set JAVA_HOME to Eclipse Temurin's)" >&2
if $built; then build_if_stale "$root"; else need_maven && build_page_if_stale "$root"; fi
version=$(version)
time=$(commit_time)
name=tianxia-$version-linux-$(platform)
mkdir -p "$to"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' HUP INT TERM
lay_out "$work/$name"
settle "$work/$name"
make_cache "$work/$name"
settle "$work/$name"
pack "$work/$name" "$to/$name.tar.gz"
echo "$to/$name.tar.gz"
! $deb || make_deb "$work/$name" "$to"
! $image || make_image "$work/$name" "$to"
