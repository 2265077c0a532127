#!/usr/bin/env python3
"""Counts what may only become less in this house, and says where it became more.

usage: counts.py [--write]

Counted are functions of more than 60 lines, functions that are named by parts instead of by a topic, casts of what runs a
program to another room's type, and the lines of the rooms. `Scripts/counts.json` holds the numbers that hold; `--write` takes
those of now. Lines are told, not held.
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).parent.parent
SOURCES = ROOT / "Sources"
KEPT = ROOT / "Scripts" / "counts.json"
LONGEST = 60
LANGUAGE_AND_SCREENS = {
    "SwiftTree", "SwiftCode", "SwiftSemantics", "SwiftRuntime", "SwiftUIScreens", "UIKitScreens", "Projects"}

FUNCTION = re.compile(r"^( *)(?:[@\w()\"., ]+ )?(?:func |init[?(<]|subscript[(<])")
PART = re.compile(r"\bfunc \w+Part[0-9]+\b")
CAST = re.compile(r"\bhost as\?")


def files():
    for path in sorted(SOURCES.rglob("*.swift")):
        if "Modules" not in path.relative_to(SOURCES).parts:
            yield path


def long_functions(lines):
    """The line numbers of functions longer than allowed: from their first line to the brace below it."""
    found = []
    for index, line in enumerate(lines):
        match = FUNCTION.match(line)
        if not match:
            continue
        for end in range(index + 1, len(lines)):
            text = lines[end]
            if text.startswith(match[1] + "}"):
                if end - index - 1 > LONGEST:
                    found.append(index + 1)
                break
            if text.strip() and len(text) - len(text.lstrip()) < len(match[1]):
                break
    return found


def count():
    places = {"long functions": [], "functions named by parts": [], "casts of the host": []}
    sizes = {"all rooms": 0, "rooms of the language and of screens": 0}
    for path in files():
        lines = path.read_text().splitlines()
        sizes["all rooms"] += len(lines)
        if path.relative_to(SOURCES).parts[0] in LANGUAGE_AND_SCREENS:
            sizes["rooms of the language and of screens"] += len(lines)
        name = path.relative_to(ROOT)
        places["long functions"] += [f"{name}:{number}" for number in long_functions(lines)]
        for number, line in enumerate(lines, 1):
            if PART.search(line):
                places["functions named by parts"].append(f"{name}:{number}")
            if CAST.search(line):
                places["casts of the host"].append(f"{name}:{number}")
    return places, sizes


def main():
    places, sizes = count()
    now = {name: len(found) for name, found in places.items()}
    if "--write" in sys.argv:
        KEPT.write_text(json.dumps(now, indent=2) + "\n")
    kept = json.loads(KEPT.read_text())
    for name, lines in sizes.items():
        print(f"{name}: {lines:,} lines")
    more = False
    for name, found in places.items():
        print(f"{name}: {len(found)} (at most {kept[name]})")
        if len(found) > kept[name]:
            more = True
            print("\n".join(f"  {place}" for place in found))
    if more:
        sys.exit("error: more than there may be; mend them, or see CONTRIBUTING.md")


main()
