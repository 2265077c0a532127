#!/usr/bin/env bash
# check-package.sh DIST: uses what `make dist` packed where there is no Swift.
#
# Makes a bare Debian in a temporary folder (or in ROOT, which is kept and used again), installs the
# package there, and asks it. Needs root, debootstrap, lintian and the network; takes a minute or
# two, so CI does not run it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
dist=$(realpath "${1:-.build/dist}")
suite=${SUITE:-bookworm}
mirror=${MIRROR:-http://deb.debian.org/debian}
root=${ROOT:-}
made=""
[ -n "$root" ] || made=$(mktemp -d /var/tmp/earshot-root-XXXXXX)
root=${root:-$made}
finish() {
  ! mountpoint -q "$root/proc" || umount "$root/proc"
  [ -z "$made" ] || rm -rf --one-file-system "$made"
}
trap finish EXIT
package=$(echo "$dist"/earshot_*.deb)
archive=$(echo "$dist"/earshot-*.tar.gz)

say() { echo "== $*"; }
fail() { echo "error: $*" >&2; exit 1; }
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 "$@"; }
# expect CODE COMMAND...
expect() {
  local wanted=$1 code=0
  shift
  inside "$@" >"$root/tmp/out" 2>"$root/tmp/err" || code=$?
  [ "$code" = "$wanted" ] || { cat "$root/tmp/out" "$root/tmp/err"; fail "$* ended with $code, not $wanted"; }
}
holds() { grep -qF -- "$1" "$root/tmp/out" "$root/tmp/err" || { cat "$root/tmp/out" "$root/tmp/err"; fail "nothing says: $1"; }; }

say "Sums, sizes, lintian"
(cd "$dist" && sha256sum --check --quiet SHA256SUMS)
[ "$(stat -c %s "$package")" -le 25000000 ] || fail "$package is larger than 25 MB"
lintian --fail-on error "$package"

say "A bare $suite"
[ -x "$root/usr/bin/dpkg" ] || debootstrap --variant=minbase "$suite" "$root" "$mirror" >/dev/null
# A Swift program reads its arguments there.
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
cp "$package" "$root/tmp/earshot.deb"
cp "$archive" "$root/tmp/earshot.tar.gz"
rm -rf "$root/tmp/Samples"
cp -r Samples "$root/tmp/Samples"

say "The archive runs where it is unpacked"
inside rm -rf /tmp/unpacked
inside mkdir /tmp/unpacked
inside tar xzf /tmp/earshot.tar.gz -C /tmp/unpacked --strip-components 1
expect 0 /tmp/unpacked/bin/earshot read /tmp/Samples/Order/StormNotice.swift --preview Plain
holds "Storm on Friday"
if inside ldd /tmp/unpacked/bin/earshot | grep -vE 'linux-vdso|libc\.so|libm\.so|ld-linux'; then
  fail "the program needs more than glibc"
fi
for program in bin/earshot libexec/earshot/earshot-speech-helper; do
  [ "$(stat -c %s "$root/tmp/unpacked/$program")" -le 75000000 ] || fail "$program is larger than 75 MB"
  [ "$(gzip -9c "$root/tmp/unpacked/$program" | wc -c)" -le 25000000 ] || fail "$program is larger than 25 MB packed"
done

say "dpkg -i installs it, without anything else"
inside dpkg -i /tmp/earshot.deb >/dev/null
expect 0 earshot --version
expect 0 earshot read /tmp/Samples/Order/StormNotice.swift --preview Plain
holds "Close, button"
expect 0 earshot run /tmp/Samples
expect 69 earshot speak /tmp/Samples/Order/StormNotice.swift -o /tmp/storm.wav
holds "apt-get install libespeak-ng1"
for file in man/man1/earshot-read.1.gz bash-completion/completions/earshot zsh/vendor-completions/_earshot \
  fish/vendor_completions.d/earshot.fish; do
  [ -s "$root/usr/share/$file" ] || fail "/usr/share/$file is missing"
done
# Reads every sample as the build here does, whose ICU data is whole.
if [ -x .build/debug/earshot ]; then
  {
    find Samples -mindepth 2 -name '*.swift' | cut -d / -f 1,2 | sort -u
    find Samples -name '*.json' -o -name '*.yaml'
  } | while read -r sample; do
    inside sh -c "cd /tmp && earshot read $sample --format json" >"$root/tmp/packed" 2>/dev/null || true
    .build/debug/earshot read "$sample" --format json >"$root/tmp/built" 2>/dev/null || true
    [ -s "$root/tmp/packed" ] || fail "$sample is not read"
    cmp -s "$root/tmp/packed" "$root/tmp/built" || fail "$sample is read otherwise than by .build/debug/earshot"
  done
fi

say "apt finds what it depends on, and speech works"
# As on a machine that never had it: apt brings what is recommended with a new package only.
inside dpkg -r earshot >/dev/null
inside apt-get update -qq
expect 0 env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq -o Dpkg::Use-Pty=0 /tmp/earshot.deb
expect 0 dpkg -s libespeak-ng1
for run in first second; do
  expect 0 earshot speak /tmp/Samples/Order/StormNotice.swift --no-cache -o "/tmp/$run.wav"
done
cmp "$root/tmp/first.wav" "$root/tmp/second.wav" || fail "the first run spoke other samples than the second"

say "Nothing is left of it"
inside dpkg -r earshot >/dev/null
[ -z "$(find "$root/usr" -name '*earshot*' -print)" ] || fail "files are left behind"
echo "$(basename "$package") and $(basename "$archive") are good."
