#!/usr/bin/env bash
# dist.sh RELEASE OUT: packs what `make build` built.
#
# OUT gets an archive that runs where it is unpacked, a Debian package, and SHA256SUMS. Dates are
# SOURCE_DATE_EPOCH (else the last commit's) and owners root, so that one build packs to the same
# bytes every time.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
release=$1 out=$2
program=$release/earshot
helper=$release/earshot-speech-helper
version=$("$program" --version)
machine=$(uname -m)
case $machine in x86_64) architecture=amd64 ;; aarch64) architecture=arm64 ;; *) architecture=$machine ;; esac
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
maintainer=${MAINTAINER:-"$(git log -1 --format='%an <%ae>' 2>/dev/null || echo 'Earshot <earshot@localhost>')"}
umask 022

rm -rf "$out"
mkdir -p "$out"

# place PREFIX: the program's files below it, the same in both packages.
place() {
  install -d "$1/bin" "$1/libexec/earshot" "$1/share/man/man1" "$1/share/bash-completion/completions" \
    "$1/share/fish/vendor_completions.d"
  install -m 755 "$program" "$1/bin/earshot"
  install -m 755 "$helper" "$1/libexec/earshot/earshot-speech-helper"
  strip --remove-section=.comment "$1/bin/earshot" "$1/libexec/earshot/earshot-speech-helper"
  Scripts/man-pages.py "$program" "$1/share/man/man1"
  "$program" --generate-completion-script bash >"$1/share/bash-completion/completions/earshot"
  "$program" --generate-completion-script fish >"$1/share/fish/vendor_completions.d/earshot.fish"
}

# The newest version of glibc's symbols that the programs name.
glibc() {
  objdump -T "$program" "$helper" | grep -oE 'GLIBC_[0-9.]+' | sort -uV | tail -n 1 | cut -d _ -f 2
}

archive() {
  local name=earshot-$version-linux-$machine
  local root=$out/$name
  place "$root"
  install -d "$root/share/zsh/site-functions"
  "$program" --generate-completion-script zsh >"$root/share/zsh/site-functions/_earshot"
  install -m 644 LICENSE README.md "$root"
  tar --create --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
    --directory "$out" "$name" | gzip -9n >"$out/$name.tar.gz"
  rm -rf "$root"
}

debian() {
  local root=$out/debian package=earshot_$version-1_$architecture.deb
  place "$root/usr"
  gzip -9n "$root"/usr/share/man/man1/*.1
  install -d "$root/usr/share/zsh/vendor-completions" "$root/usr/share/doc/earshot" \
    "$root/usr/share/lintian/overrides" "$root/DEBIAN"
  "$program" --generate-completion-script zsh >"$root/usr/share/zsh/vendor-completions/_earshot"
  Scripts/debian/copyright.sh >"$root/usr/share/doc/earshot/copyright"
  gzip -9n <CHANGELOG.md >"$root/usr/share/doc/earshot/changelog.gz"
  printf 'earshot (%s-1) unstable; urgency=medium\n\n  * Version %s; see changelog.gz for what is new.\n\n -- %s  %s\n' \
    "$version" "$version" "$maintainer" "$(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")" \
    | gzip -9n >"$root/usr/share/doc/earshot/changelog.Debian.gz"
  install -m 644 Scripts/debian/lintian-overrides "$root/usr/share/lintian/overrides/earshot"
  sed -e "s/@VERSION@/$version-1/; s/@ARCHITECTURE@/$architecture/; s/@GLIBC@/$(glibc)/" \
    -e "s/@SIZE@/$(du -sk "$root/usr" | cut -f 1)/; s|@MAINTAINER@|$maintainer|" \
    Scripts/debian/control >"$root/DEBIAN/control"
  (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
  dpkg-deb --root-owner-group -Zxz --build "$root" "$out/$package" >/dev/null
  rm -rf "$root"
}

archive
if command -v dpkg-deb >/dev/null; then debian; else echo "no dpkg-deb: no Debian package" >&2; fi
(cd "$out" && sha256sum earshot* >SHA256SUMS)
echo "Needs glibc $(glibc) or newer:"
(cd "$out" && ls -l earshot* SHA256SUMS | awk '{ printf "  %s (%.1f MB)\n", $9, $5 / 1e6 }')
