#!/usr/bin/env bash
# check-integrations.sh FOLDER-OF-THE-PROGRAM: runs the GitHub Action's steps and the pre-commit
# hooks for real, in a scratch repository. pre-commit is left out where it is not installed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
built=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for python in python3 /usr/bin/python3 ""; do
  [ -n "$python" ] || { echo "error: no Python with the module yaml; Debian: apt-get install python3-yaml" >&2; exit 69; }
  "$python" -c 'import yaml' 2>/dev/null && break
done

mkdir -p "$work/earshot-0/bin" "$work/earshot-0/libexec/earshot" "$work/app/Sources"
cp "$built/earshot" "$work/earshot-0/bin"
tar czf "$work/archive.tar.gz" -C "$work" earshot-0
cat >"$work/app/Sources/Harbor.swift" <<'SWIFT'
import SwiftUI

struct Harbor: View {
  var body: some View {
    Button("Leave") { print("left") }
  }
}
SWIFT
cat >"$work/app/Sources/harbor.earshot" <<'TRANSCRIPT'
@open Harbor.swift
Leave, button
TRANSCRIPT
commit() { git -C "$work/app" add -A && git -C "$work/app" -c user.name=check -c user.email=check@localhost commit -qm "$1"; }
git -C "$work/app" init -q -b main
commit first

# action CODE INPUT...: runs the action; what it printed is in $work/out.
action() {
  local wanted=$1 code=0
  shift
  "$python" Scripts/try-action.py "$work/app" "archive=$work/archive.tar.gz" "$@" >"$work/out" 2>&1 || code=$?
  [ "$code" = "$wanted" ] || { cat "$work/out"; echo "error: $* ended with $code, not $wanted" >&2; exit 1; }
}
says() { grep -qF -- "$1" "$work/out" || { cat "$work/out"; echo "error: nothing says: $1" >&2; exit 1; }; }

echo "== the action: audit"
action 0 command=audit path=Sources upload-sarif=true
says "-- output exit-code=0"
says "No findings"
printf '\nstruct Gate: View {\n  var body: some View { if Tide.isHigh { Text("High") } }\n}\n' >"$work/app/Sources/Gate.swift"
action 2 command=audit path=Sources
says "1 of 2 screens was not read"
action 0 command=audit path=Sources fail=false
rm "$work/app/Sources/Gate.swift"
printf '\nstruct Buoy: View {\n  var body: some View { Text("Ring").onTapGesture { print("rung") } }\n}\n' >>"$work/app/Sources/Harbor.swift"
action 1 command=audit path=Sources upload-sarif=true
says "-- Upload the findings"
says "Harbor.swift"
action 0 command=audit path=Sources fail=false
action 66 command=audit path=Nowhere fail=false
# An input is never a command.
action 66 "command=audit" "path=\$(touch $work/taken); touch $work/taken"
[ ! -e "$work/taken" ] || { echo "error: a path was run as a command" >&2; exit 1; }
action 64 command=guess
action 1 command=audit sha256=0000000000000000000000000000000000000000000000000000000000000000

echo "== the action: diff"
sed -i 's/Button("Leave")/Button("Depart")/' "$work/app/Sources/Harbor.swift"
action 1 command=diff revision=HEAD
says "Depart"
action 0 command=diff revision=HEAD fail=false
git -C "$work/app" checkout -q -- Sources
action 0 command=diff revision=HEAD

if command -v pre-commit >/dev/null; then
  echo "== pre-commit"
  # The hooks as they are here, in a repository of their own.
  mkdir "$work/hooks"
  cp .pre-commit-hooks.yaml "$work/hooks"
  git -C "$work/hooks" init -q
  git -C "$work/hooks" add -A
  git -C "$work/hooks" -c user.name=check -c user.email=check@localhost commit -qm hooks
  cat >"$work/app/.pre-commit-config.yaml" <<YAML
repos:
  - repo: file://$work/hooks
    rev: $(git -C "$work/hooks" rev-parse HEAD)
    hooks:
      - id: earshot-audit
      - id: earshot-run
YAML
  commit hooks
  export PRE_COMMIT_HOME=$work/pre-commit PATH=$work/earshot-0/bin:$PATH
  (cd "$work/app" && pre-commit run --all-files)
  sed -i 's/Leave, button/Arrive, button/' "$work/app/Sources/harbor.earshot"
  if (cd "$work/app" && pre-commit run --all-files) >"$work/out"; then
    echo "error: a wrong transcript passes the hook" >&2
    exit 1
  fi
  says "Arrive"
fi
echo "The action and the hooks are good."
