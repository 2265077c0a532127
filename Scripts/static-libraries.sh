#!/bin/sh
# static-libraries.sh SWIFTC FOLDER: puts the libraries into FOLDER that a release links in.
set -eu
swiftc=$1 folder=$2
mkdir -p "$folder"
for library in libexpat.a libstdc++.a; do
  path=$(cc -print-file-name="$library")
  # Without a path it is not there.
  [ "$path" != "$library" ] || { echo "error: $library is missing; Debian: apt-get install libexpat1-dev g++" >&2; exit 69; }
  ln -sf "$path" "$folder/$library"
done
# Whoever asks for expat's flags is told of this folder first.
printf 'Name: expat\nDescription: libexpat, linked in\nVersion: 2\nLibs: -L%s -lexpat\nCflags:\n' "$folder" >"$folder/expat.pc"
made_by="$("$swiftc" --version 2>/dev/null | head -n 1)"
if [ ! -f "$folder/icu.o" ] || [ Scripts/slim-icu.py -nt "$folder/icu.o" ] || [ "$(cat "$folder/icu.from" 2>/dev/null)" != "$made_by" ]; then
  Scripts/slim-icu.py "$swiftc" "$folder/icu.o" >"$folder/icu.option"
  echo "$made_by" >"$folder/icu.from"
fi
