# How the program is run, in a clone (scripts/build.sh) and from an archive (scripts/dist/tianxia).

# The same flags for creating and using the cache, which is rejected with a different collector or other
# heads of objects.
java_flags=(-XX:+UseSerialGC -XX:+UseCompactObjectHeaders --enable-native-access=ALL-UNNAMED)

# A server begins with a small heap, and gives memory back after each collection of its old generation
# (HeapWatch). So is the young generation small, which is a quarter of the old one, until thousands of moves are
# made per second (HeapRoom, docs/CAPACITY.md). What the compiler leaves to the C library is given back every ten
# seconds, where that is glibc.
server_flags=(-Xms96m -XX:NewSize=32m -XX:MaxNewSize=96m -XX:NewRatio=4 -XX:SurvivorRatio=6 -XX:MinHeapFreeRatio=5 -XX:MaxHeapFreeRatio=10
  -XX:-ShrinkHeapInSteps -XX:MarkSweepDeadRatio=1 -XX:TrimNativeHeapInterval=10000 -Xlog:trimnative=off)

# Whether a setting of `serve` is given: as an option, in the environment or in the file.
setting_given() { # its variable, its name, the program's arguments
  local variable=$1 name=$2 file=${TIANXIA_CONFIG:-tianxia.conf}
  shift 2
  [ -z "${!variable:-}" ] || return 0
  while [ $# -gt 0 ]; do
    case $1 in
      "--$name" | "--$name="*) return ;;
      --config) file=${2:-} ;;
      --config=*) file=${1#*=} ;;
    esac
    shift
  done
  [ -f "$file" ] && grep -qE "^[[:space:]]*$name[[:space:]]*=" "$file"
}

# The parts of the program that only some settings need: a store by its address, several nodes.
optional_modules() { # the program's arguments
  if setting_given TIANXIA_STORE store "$@"; then echo postgres; fi
  if setting_given TIANXIA_CLUSTER cluster "$@"; then echo cluster; fi
}

# Flags of Java that only some commands and settings need: Pekko uses what Java warns of.
optional_flags() { # the program's arguments
  if [ "${1:-serve}" = serve ]; then printf '%s\n' "${server_flags[@]}"; fi
  if setting_given TIANXIA_CLUSTER cluster "$@"; then echo --sun-misc-unsafe-memory-access=allow; fi
}
