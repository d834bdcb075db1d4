# Makes a Debian package of an archive's folder. With dpkg-deb and these files rather than with jpackage, which
# has no systemd unit or conffile, brings a launcher of its own, and gives other bytes each time.

# A version that sorts as Debian's: each commit of a snapshot is later than the one before.
deb_version() {
  case $version in
    *-SNAPSHOT) printf '%s~%s.%s' "${version%-SNAPSHOT}" "$(date -u -d "@$time" +%Y%m%d%H%M%S)" "$(commit "$root" | tr -d .)" ;;
    *) printf '%s' "$version" ;;
  esac
}

deb_machine() { case $(platform) in x86_64) echo amd64 ;; aarch64) echo arm64 ;; esac; }

deb_control() { # the package's folder
  cat <<CONTROL
Package: tianxia
Version: $(deb_version)
Architecture: $(deb_machine)
Maintainer: Tianxia <tianxia@localhost>
Installed-Size: $(du -sk --apparent-size --exclude=DEBIAN "$1" | cut -f 1)
Depends: bash, libc6 (>= 2.17), passwd
Section: games
Priority: optional
Description: four board games about territory, played in the browser
 Qin, Pagoda, Sun Tzu and Contrées, in French and English: with friends by
 invitation link, on one shared screen, or against computer players. Brings
 its own Java runtime. The service listens on port 8080 of this machine;
 its settings are in /etc/tianxia/tianxia.conf.
CONTROL
}

make_deb() { # the archive's folder, to
  local package=$work/deb file
  command -v dpkg-deb >/dev/null || refuse "dpkg-deb is missing, with which packages are made"
  file=$2/tianxia_$(deb_version)_$(deb_machine).deb
  mkdir -p "$package"/{DEBIAN,etc/tianxia,usr/bin,usr/lib/systemd/system,usr/share/doc/tianxia}
  cp -a "$1" "$package/usr/lib/tianxia"
  ln -s ../lib/tianxia/tianxia "$package/usr/bin/tianxia"
  cp "$root/scripts/dist/deb/tianxia.conf" "$package/etc/tianxia"
  cp "$root/scripts/dist/deb/tianxia.service" "$package/usr/lib/systemd/system"
  cp "$root/scripts/dist/deb/copyright" "$package/usr/share/doc/tianxia"
  cp "$root"/scripts/dist/deb/{postinst,prerm,postrm} "$package/DEBIAN"
  echo /etc/tianxia/tianxia.conf >"$package/DEBIAN/conffiles"
  deb_control "$package" >"$package/DEBIAN/control"
  settle "$package"
  chmod 755 "$package"/DEBIAN/{postinst,prerm,postrm}
  # The times must be those of the archive: the start-up cache names them.
  SOURCE_DATE_EPOCH=$time dpkg-deb --root-owner-group -Zgzip -z6 --build "$package" "$file.new" >/dev/null
  mv "$file.new" "$file"
  echo "$file"
}
