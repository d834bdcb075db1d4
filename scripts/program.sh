# How the program is run, in a clone (scripts/build.sh) and from an archive (scripts/dist/tianxia).

# The same flags for creating and using the cache, which is rejected with a different collector.
java_flags=(-XX:+UseSerialGC --enable-native-access=ALL-UNNAMED)

# Whether a setting of `serve` is given: as an option, in the environment or in the file.
setting_given() { # name, the program's arguments
  local name=$1 file=${TIANXIA_CONFIG:-tianxia.conf} variable
  variable=TIANXIA_$(printf '%s' "$name" | tr 'a-z-' 'A-Z_')
  shift
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
  if setting_given store "$@"; then echo postgres; fi
  if setting_given cluster "$@"; then echo cluster; fi
}

# Flags of Java that only some settings need: Pekko uses what Java warns of.
optional_flags() { # the program's arguments
  if setting_given cluster "$@"; then echo --sun-misc-unsafe-memory-access=allow; fi
}
