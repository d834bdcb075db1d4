# Makes a container image of an archive's folder, as one file that podman, docker and skopeo load: an OCI image
# layout, with the list that docker knows beside it. No daemon is needed and nothing is run: the archive, on the
# few packages of the system here that its runtime and its start script need. Needs apt-get and dpkg-deb.

# What the start script runs, and the files that a system has; busybox for grep, readlink and tr, and for who
# looks around inside.
image_packages=(base-files bash busybox-static libc6 libtinfo6)
image_applets=(cat env grep id ls ps readlink sh tail tr)
# The numeric user who runs the program: no user of the host has it.
image_user=65532

# The packages of libraries outside the archive that the runtime needs: none with Eclipse Temurin's.
library_packages() { # the archive's folder
  find "$1/runtime" \( -name '*.so' -o -path '*/bin/*' \) -type f -exec ldd {} + 2>/dev/null |
    sed -nE 's/.* => (\/[^ ]*) .*/\1/p' | sort -u | grep -v "^$1/" |
    while read -r library; do
      dpkg-query -S "$(readlink -f "$library")" "$library" 2>/dev/null | sed -n '1s/:.*//p'
    done | sort -u
}

# Unpacked only: an image has no package to configure.
unpack_packages() { # root, packages
  local root=$1 package
  shift
  mkdir -p "$work/packages" "$root"/usr/{bin,sbin,lib,lib64}
  for package in bin sbin lib lib64; do ln -s "usr/$package" "$root/$package"; done
  (cd "$work/packages" && apt-get -o APT::Sandbox::User=root download "$@") >"$work/apt.log" 2>&1 ||
    { tail -n 5 "$work/apt.log" >&2; refuse "the packages of the image could not be fetched: $*"; }
  for package in "$work"/packages/*.deb; do
    dpkg-deb --fsys-tarfile "$package" | tar -x --keep-directory-symlink --no-same-owner -C "$root"
  done
  find "$root/usr/share" -mindepth 1 -maxdepth 1 -not -name doc -exec rm -rf {} +
  find "$root/usr/share/doc" -type f -not -name copyright -delete
}

lay_image_base() { # root, the archive's folder
  local root=$1 applet
  # shellcheck disable=SC2046 # The packages are separated by lines.
  unpack_packages "$root" $(printf '%s\n' "${image_packages[@]}" $(library_packages "$2") | sort -u)
  for applet in "${image_applets[@]}"; do
    [ -e "$root/usr/bin/$applet" ] || ln -s busybox "$root/usr/bin/$applet"
  done
  mkdir -p "$root"/{data,dev,etc,opt,proc,run,sys,tmp}
  printf 'root:x:0:0::/:/bin/sh\ntianxia:x:%d:%d::/data:/bin/sh\n' "$image_user" "$image_user" >"$root/etc/passwd"
  printf 'root:x:0:\ntianxia:x:%d:\n' "$image_user" >"$root/etc/group"
  echo 'hosts: files dns' >"$root/etc/nsswitch.conf"
  settle "$root"
  chmod 1777 "$root/tmp"
  chmod 700 "$root/data"
}

sorted_tar=(tar --sort=name --numeric-owner --format=gnu)

base_layer() { # root
  "${sorted_tar[@]}" -c --owner=0 --group=0 --exclude=./data -C "$1" . >"$work/layer"
  "${sorted_tar[@]}" -r --owner="$image_user" --group="$image_user" -C "$1" -f "$work/layer" ./data
}

program_layer() { # the archive's folder
  local root=$work/program
  mkdir -p "$root"/{opt,usr/bin}
  cp -a "$1" "$root/opt/tianxia"
  ln -s ../../opt/tianxia/tianxia "$root/usr/bin/tianxia"
  settle "$root"
  "${sorted_tar[@]}" -c --owner=0 --group=0 -C "$root" opt/tianxia usr/bin/tianxia >"$work/layer"
}

# Puts a file among the blobs, and sets digest and size.
blob() { # file
  digest=$(sha256sum "$1" | cut -d ' ' -f 1)
  size=$(stat -c %s "$1")
  mv "$1" "$layout/blobs/sha256/$digest"
}

# Adds the layer that was made to the lists of the image.
add_layer() {
  diffs+=${diffs:+,}$(printf '"sha256:%s"' "$(sha256sum "$work/layer" | cut -d ' ' -f 1)")
  gzip -6 -n "$work/layer"
  blob "$work/layer.gz"
  layers+=${layers:+,}$(printf '{"mediaType":"application/vnd.oci.image.layer.v1.tar+gzip","digest":"sha256:%s","size":%d}' "$digest" "$size")
  files+=${files:+,}$(printf '"blobs/sha256/%s"' "$digest")
}

image_machine() { case $(platform) in x86_64) echo amd64 ;; aarch64) echo arm64 ;; esac; }

image_config() {
  cat <<CONFIG
{"created":"$(date -u -d "@$time" +%Y-%m-%dT%H:%M:%SZ)","architecture":"$(image_machine)","os":"linux","config":{
"User":"$image_user:$image_user","ExposedPorts":{"8080/tcp":{}},"Volumes":{"/data":{}},"WorkingDir":"/data",
"Env":["PATH=/usr/bin","TIANXIA_HOST=0.0.0.0","TIANXIA_DATA=/data"],
"Entrypoint":["/opt/tianxia/tianxia"],"Cmd":["serve"],"StopSignal":"SIGTERM",
"Labels":{"org.opencontainers.image.title":"Tianxia","org.opencontainers.image.version":"$version",
"org.opencontainers.image.revision":"$(commit "$root")"}},
"rootfs":{"type":"layers","diff_ids":[$diffs]}}
CONFIG
}

# The image under a tag, as an entry of the layout's index.
image_named() { # tag
  printf '{"mediaType":"application/vnd.oci.image.manifest.v1+json","digest":"sha256:%s","size":%d,"annotations":{"org.opencontainers.image.ref.name":"%s","io.containerd.image.name":"docker.io/library/tianxia:%s"}}' \
    "$digest" "$size" "$1" "$1"
}

make_image() { # the archive's folder, to
  local layout=$work/layout base=$work/base file digest size diffs='' layers='' files='' config
  for tool in apt-get dpkg-deb ldd; do command -v "$tool" >/dev/null || refuse "$tool is missing, with which images are made"; done
  file=$2/$(basename "$1").image.tar
  mkdir -p "$layout/blobs/sha256"
  lay_image_base "$base" "$1"
  base_layer "$base" && add_layer
  program_layer "$1" && add_layer
  image_config >"$work/config" && blob "$work/config"
  config=$digest
  printf '{"schemaVersion":2,"mediaType":"application/vnd.oci.image.manifest.v1+json","config":{"mediaType":"application/vnd.oci.image.config.v1+json","digest":"sha256:%s","size":%d},"layers":[%s]}' \
    "$config" "$size" "$layers" >"$work/manifest"
  blob "$work/manifest"
  printf '{"imageLayoutVersion":"1.0.0"}' >"$layout/oci-layout"
  printf '{"schemaVersion":2,"mediaType":"application/vnd.oci.image.index.v1+json","manifests":[%s,%s]}' \
    "$(image_named "$version")" "$(image_named latest)" >"$layout/index.json"
  printf '[{"Config":"blobs/sha256/%s","RepoTags":["tianxia:%s","tianxia:latest"],"Layers":[%s]}]' "$config" "$version" "$files" >"$layout/manifest.json"
  settle "$layout"
  "${sorted_tar[@]}" -c --owner=0 --group=0 -C "$layout" . >"$file.new"
  mv "$file.new" "$file"
  echo "$file"
}
