# Makes the start-up cache of an archive: an image of the classes that a server loads (class data sharing),
# with the archive's own runtime and paths relative to it, so that it is valid wherever it is unpacked. It is
# used here instead of the cache of scripts/build.sh, which also has profiles of the running program and is
# different each time.

# The classes and lambdas that one rehearsal loads, sorted.
rehearse() { # the archive's folder, file
  (cd "$1" && runtime/bin/java "${java_flags[@]}" -XX:TieredStopAtLevel=1 -XX:DumpLoadedClassList="$2.raw" \
    -cp "$(relative_class_path)" tianxia.cli.Main serve --rehearse >"$work/rehearsal.log" 2>&1) ||
    { tail -n 20 "$work/rehearsal.log" >&2; refuse "the rehearsal failed"; }
  # Without the constants that happened to be resolved, and the numbers in the order of loading.
  grep -v '^#\|^@cp' "$2.raw" | sed 's/ id:.*//' | sort -u >"$2"
}

relative_class_path() {
  local jars
  jars=$(printf ':%s' lib/*.jar)
  printf '%s' "${jars#:}"
}

# What two rehearsals have in common. Which classes the JDK loads for waiting threads and for connections
# depends on who comes first: of these only those count that every JVM loads, by the runtime's own list.
classes() { # the archive's folder, file
  rehearse "$1" "$work/first"
  rehearse "$1" "$work/second"
  grep -v '^#' "$1/runtime/lib/classlist" | sed 's/ id:.*//' | sort -u >"$work/common"
  comm -12 "$work/first" "$work/second" |
    grep -vE '^(@lambda-proxy )?(java/(net|util/concurrent)|sun/(net|nio))/' |
    sort -u - "$work/common" >"$2"
}

make_cache() { # the archive's folder
  classes "$1" "$work/classes"
  (cd "$1" && runtime/bin/java "${java_flags[@]}" -Xshare:dump -XX:SharedClassListFile="$work/classes" \
    -XX:SharedArchiveFile=lib/tianxia.jsa -cp "$(relative_class_path)") >"$work/cache.log" 2>&1 ||
    { tail -n 20 "$work/cache.log" >&2; refuse "the start-up cache could not be made"; }
}
