#!/usr/bin/env bash
# Builds the documentation: the pages of the repository and the library's reference, as HTML that
# opens from the disk. Wants `swift build` to have run.
#
#   Scripts/docs.sh OUTPUT
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
output=${1:?"usage: Scripts/docs.sh OUTPUT"}
modules=.build/debug
# Debian's python3-markdown belongs to Debian's Python, which need not be the first on the path.
for python in python3 /usr/bin/python3 ""; do
  [ -z "$python" ] && { echo "error: no Python with the module markdown; make docs installs it" >&2; exit 69; }
  "$python" -c 'import markdown' 2>/dev/null && break
done
work=.build/documentation
rm -rf "$work"
mkdir -p "$work/symbols"

# EarshotKit's module imports those of C below it, which the extractor has to be told of.
maps=()
while IFS= read -r map; do maps+=(-Xcc "-fmodule-map-file=$map"); done < <(
  find Sources .build/checkouts/*/Sources "$modules" -name module.modulemap -not -path '*/artifacts/*' 2>/dev/null
)
swift symbolgraph-extract -module-name EarshotKit -I "$modules/Modules" "${maps[@]}" \
  -target "$(swift -print-target-info | sed -n 's/.*"unversionedTriple" *: *"\(.*\)".*/\1/p' | head -n 1)" \
  -minimum-access-level public -skip-inherited-docs -skip-synthesized-members -output-dir "$work/symbols"
# What EarshotKit adds to types of other modules has its page there.
rm -f "$work"/symbols/EarshotKit@*.json

docc convert Sources/EarshotKit/EarshotKit.docc --additional-symbol-graph-dir "$work/symbols" \
  --output-path "$work/library" --fallback-display-name EarshotKit --fallback-bundle-identifier earshot \
  --diagnostic-level error
"$python" Scripts/site/build.py . "$output" "$work/library/data"
