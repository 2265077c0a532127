#!/usr/bin/env python3
"""Writes the declarations of Swift's standard library, as Swift source without bodies.

    Scripts/sdk/declarations.py             # writes Sources/SDK/Modules/<Module>/<Type>.swift
    Scripts/sdk/declarations.py --check     # fails where a file differs from what it would write

The source is the toolchain's own textual interface (`Swift.swiftmodule/….swiftinterface` and its neighbours),
found beside the `swiftc` in PATH. A file holds one type: its declaration, then every extension of it, in the
interface's order. What no type owns is in Functions, Operators, Precedence, Aliases and Macros.

`interface.py` reads an interface into declarations; here `Library` decides which of them stay and takes from these
what a type checker does not need, and `write` puts them into files, which swift-format formats.
"""
import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from interface import (
    KEPT_MODIFIERS, TYPES, Declaration, Parser, Token, active, join, split, text, tokens,
)

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "Sources/SDK/Modules"
# Each folder, and the interfaces that it holds. What every file sees without an import is in the first.
FOLDERS = {
    "Swift": ["Swift", "_Concurrency", "_StringProcessing"],
    "Observation": ["Observation"],
    "RegexBuilder": ["RegexBuilder"],
    "Synchronization": ["Synchronization"],
}

# MARK: - What stays

# Families that view code does not use: vectors, memory, spans, executors, distributed actors, what only the
# compiler and its runtime call. A declaration that mentions one of these goes with it.
DROPPED = re.compile(
    r"""Float80|_?SIMD\w*|Autoreleasing\w*|Managed\w*|OpaquePointer|CVaListPointer
      |Unsafe(?!Continuation|ThrowingContinuation)\w*|_Pointer|(Mutable|Output)?(Raw|UTF8)?Span|InlineArray
      |Distributed\w*|\w*Executor\w*|ExecutorJob|UnownedJob|Job|JobPriority|PartialAsyncTask
      |_ExpressibleByBuiltin\w+|_CVar(?!ArgPassedAsDouble)\w+|_Swiftify\w+|_NSSwiftValue|_SwiftNewtypeWrapper|_stdlib_\w+
      |_ObjectiveCBridgeable|_HasCustomAnyHashableRepresentation|_DestructorSafeContainer|_StringElement
      |_AnyCollectionProtocol|_?PlaygroundQuickLook|_*(Default)?CustomPlaygroundQuickLookable""",
    re.VERBOSE,
)
NOWHERE = {"Builtin", "SwiftShims", "_RegexParser"}  # modules that no declaration may mention
BUILT_IN = {"AnyObject"}  # part of the language, though the interface declares it
# Protocols that only say how a value may be copied; without them a declaration says all that a checker needs.
MARKERS = {"Copyable", "Escapable", "BitwiseCopyable", "_BitwiseCopyable"}
KEPT_ATTRIBUTES = {
    "_disfavoredOverload", "_implements", "attached", "autoclosure", "discardableResult", "dynamicCallable",
    "dynamicMemberLookup", "escaping", "freestanding", "globalActor", "propertyWrapper", "resultBuilder",
}
RENAMED_ATTRIBUTES = {"_functionBuilder": "resultBuilder"}
# Words before a type that say who owns or runs it.
TYPE_WORDS = {"__owned", "__shared", "_const", "borrowing", "consuming", "nonisolated", "sending"}
# A parameter that is left out of these functions, which say nothing else of a dropped type.
OMITTED = ("executorPreference", re.compile(r"\w*[iI]mmediate\w*"))
LANGUAGE = (6, 3)  # the version that `@available(swift, deprecated: …)` is compared with

# MARK: - Choosing


def simplified(source: list[Token], modules: set[str], noise=frozenset({"Sendable"}), qualified=frozenset()) -> list[Token]:
    """Without module names, ownership, and attributes that say nothing to a checker.

    - Parameter noise: attributes that go though they are types.
    - Parameter qualified: names that mean something else without their module.
    """
    result, i, space = [], 0, None  # space: whether one stood before what was just taken away
    while i < len(source):
        token = source[i]
        following = source[i + 1].text if i + 1 < len(source) else ""
        size = 0
        if token.text in modules and following == "." and (not result or result[-1].text != "."):
            size = 0 if source[i + 2].text in qualified else 2
        elif token.text in TYPE_WORDS and i and following not in (":", ",", ")", ".", ""):
            size = 1
        elif token.text.startswith("@"):
            name = token.text[1:].split(".")[-1]
            name = RENAMED_ATTRIBUTES.get(name, name)
            token = token._replace(text="@" + name)
            size = 0 if name in KEPT_ATTRIBUTES or name[0].isupper() and name not in noise else 1
        elif token.text == "~" and following in MARKERS:
            # `A & ~Copyable` is `A`, and `~Copyable` alone is `Any`.
            if result and result[-1].text == "&":
                result.pop()
                size = 2
            elif i + 2 < len(source) and source[i + 2].text == "&":
                size = 3
            elif result and result[-1].text == "(" and source[i + 2].text == ")":
                result[-1], size = result[-1]._replace(text="Any"), 3
            elif result and result[-1].text in ("any", "some"):
                source = [*source[: i + 1], source[i + 1]._replace(text="Any"), *source[i + 2 :]]
                size = 1
        if size == 1 and i + 1 < len(source) and following == "(" and not source[i + 1].space:
            parser = Parser(source)
            parser.i = i + 1
            parser.bracket()
            size = parser.i - i
        if size:
            space = token.space if space is None else space
            i += size
            continue
        result.append(token if space is None else token._replace(space=space))
        i, space = i + 1, None
    return result


def without_omitted(declaration: Declaration) -> list[Token]:
    """The header, without the parameter that `OMITTED` names."""
    label, functions = OMITTED
    header = declaration.header
    if declaration.keyword != "func" or not functions.fullmatch(declaration.name):
        return header
    parser = Parser(header)
    while parser.peek() != "(":
        parser.i += 1
    start, inside = parser.i, parser.bracket()[1:-1]
    kept = [p for p in split(inside, ",") if p[0].text != label]
    return [*header[: start + 1], *join(kept), *header[parser.i - 1 :]]


def marker(part: list[Token], markers: set[str] = MARKERS) -> bool:
    """Whether a requirement or an inherited type only says how a value may be copied."""
    words = [t.text for t in split(part, ":")[-1] if t.text != "~"]
    return len(words) == 1 and words[0] in markers


class Library:
    """All declarations of the interfaces, and which of them stay."""

    noise, qualified, markers = frozenset({"Sendable"}), frozenset(), frozenset(MARKERS)

    def __init__(self, interfaces: dict[str, list[Declaration]]):
        self.all = [(module, d) for module, declarations in interfaces.items() for d in declarations]
        self.dropped = {d.name for _, d in self.all if DROPPED.fullmatch(d.name)} | MARKERS | NOWHERE
        self.dropped -= BUILT_IN

    def choose(self) -> list["Kept"]:
        """What stays. Types that begin with an underscore stay where something that stays mentions them."""
        types = {d.name for _, d in self.all if d.keyword in TYPES | {"typealias"}}
        while True:
            kept, mentions = [], defaultdict(set)
            for module, declaration in self.all:
                self.modules, self.mentioned = self.unwritten(module), set()
                owner = self.owner(declaration)
                if owner not in self.dropped and (result := self.text(declaration, None)):
                    kept.append(Kept(module, owner, declaration.keyword, result))
                    mentions[owner] |= self.mentioned - {owner}
            reached, waiting = set(), [owner for owner in mentions if not owner.startswith("_")]
            while waiting:
                if (name := waiting.pop()) not in reached:
                    reached.add(name)
                    waiting += mentions.get(name, ())
            declared = {k.owner for k in kept if k.keyword in TYPES | {"typealias"}}
            gone = types - (declared & reached) - self.dropped - BUILT_IN
            if not gone:
                return kept
            self.dropped |= gone

    def unwritten(self, module: str) -> set[str]:
        """The modules whose names a file of that module doesn't write."""
        return {*FOLDERS["Swift"], module}

    def simplified(self, source: list[Token]) -> list[Token]:
        return simplified(source, self.modules, self.noise, self.qualified)

    def owner(self, declaration: Declaration) -> str:
        """The type whose file a declaration goes to; what no type owns is its own owner."""
        if declaration.keyword == "extension":
            return self.simplified(declaration.header)[0].text
        return declaration.name

    def text(self, declaration: Declaration, parent: Declaration | None) -> str | None:
        """A declaration as it is written, or nothing where it is dropped."""
        if not self.stays(declaration, parent):
            return None
        header, requirements = self.parts(declaration)
        attributes = [self.simplified(a) for a in declaration.attributes]
        attributes = [a for a in attributes if a and a[0].text != "@available"]
        words = [token for part in (header, requirements, *attributes) for token in part]
        if labelled_with_underscore(header) or not self.mention(words):
            return None
        lines, seen = [], set()
        for member in declaration.members:
            line = self.text(member, declaration)
            if line and line not in seen:
                lines.append(line)
                seen.add(line)
        if declaration.keyword == "extension" and not lines and not any(t.text == ":" for t in header):
            return None
        result = ["@available(*, deprecated)"] if deprecated(declaration) else []
        result += [text(a) for a in attributes]
        result += [m for m in declaration.modifiers if m.split("(")[0] in KEPT_MODIFIERS]
        result.append(declaration.keyword + (" " if header and header[0].space else "") + text(header))
        if requirements:
            result.append("where " + text(requirements))
        if declaration.keyword in TYPES or declaration.keyword == "extension":
            result.append("\n".join(["{", *lines, "}"]) if lines else "{}")
        elif declaration.accessors:
            result.append("{ " + " ".join(declaration.accessors) + " }")
        elif declaration.keyword == "precedencegroup":
            result.append("".join(("\n" if t.line else " " * t.space) + t.text for t in declaration.body))
        return " ".join(result)

    def stays(self, declaration: Declaration, parent: Declaration | None) -> bool:
        """By what is written before and as its name; what it mentions is not looked at."""
        keyword, name = declaration.keyword, declaration.name
        if keyword in ("import", "deinit") or self.unavailable(declaration):
            return False
        if keyword in ("extension", "operator", "precedencegroup"):
            return True
        requirement = parent is not None and parent.keyword == "protocol"
        if not requirement and keyword != "case" and not {"public", "open"} & set(declaration.modifiers):
            return False
        if "override" in declaration.modifiers:
            # What is overridden has been declared; it is only repeated to constrain a type, or to add a setter.
            if keyword == "associatedtype" and len(declaration.header) == 1:
                return False
            if keyword != "associatedtype" and "set" not in declaration.accessors:
                return False
        if name.startswith("_") and not declaration.attribute("_implements"):
            return parent is None and keyword in TYPES | {"typealias"}
        return True

    def unavailable(self, declaration: Declaration) -> bool:
        return unavailable(declaration)

    def parts(self, declaration: Declaration) -> tuple[list[Token], list[Token]]:
        """The header up to its `where`, and the requirements behind it, both simplified."""
        header = self.simplified(without_omitted(declaration))
        depth, place = 0, len(header)
        for i, token in enumerate(header):
            depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(token.text, 0)
            if token.text == "where" and depth == 0:
                place = i
        header, requirements = header[:place], split(header[place + 1 :], ",")
        requirements = [r for r in requirements if r and not marker(r, self.markers)]
        if declaration.keyword in ("var", "let", "macro"):
            header = split(header, "=")[0]  # a value, or how a macro is made
        elif declaration.keyword in TYPES | {"extension", "associatedtype"}:
            header, *value = split(header, "=")
            header, *inherited = split(header, ":")
            inherited = [self.inherited(i) for i in split(inherited[0], ",")] if inherited else []
            if inherited := [i for i in inherited if i]:
                header = join([header, join(inherited)], ":")
            header = join([header, *value], "=")
        return header, join(requirements) if requirements else []

    def inherited(self, part: list[Token]) -> list[Token]:
        """An inherited type, or nothing where it is dropped."""
        return part if self.mention(part, note=False) and not marker(part, self.markers) else []

    def mention(self, words: list[Token], note: bool = True) -> bool:
        """Notes what a declaration mentions; false where that is dropped."""
        names = set()
        for i, token in enumerate(words):
            if not re.match(r"[A-Za-z_]", token.text):
                continue
            if i and words[i - 1].text == ".":
                if token.text.startswith("_"):
                    return False
            else:
                names.add(token.text)
        if names & self.dropped:
            return False
        if note:
            self.mentioned |= names
        return True


class Kept(NamedTuple):
    module: str
    owner: str
    keyword: str
    text: str

    @property
    def file(self) -> str:
        if self.keyword == "func":
            return "Functions" if re.match(r"\w|`", self.owner) else "Operators"
        files = {"operator": "Precedence", "precedencegroup": "Precedence", "typealias": "Aliases", "macro": "Macros"}
        return files.get(self.keyword, self.owner if self.keyword in TYPES | {"extension"} else "Variables")


def labelled_with_underscore(header: list[Token]) -> bool:
    """Whether a parameter's label begins with an underscore: such a declaration is not for everybody."""
    depth = 0
    for before, token, after in zip(header, header[1:], header[2:]):
        depth += {"(": 1, ")": -1}.get(before.text, 0)
        if depth == 1 and before.text in ("(", ",") and re.match(r"_\w", token.text) and re.match(r":|\w", after.text):
            return True
    return False


def unavailable(declaration: Declaration, pattern: str = r"\*, unavailable|swift, .*obsoleted") -> bool:
    return any(re.match(rf"@available\((?:{pattern})", a) for a in declaration.attribute("available"))


def deprecated(declaration: Declaration) -> bool:
    for attribute in declaration.attribute("available"):
        if found := re.match(r"@available\((?:\*|swift),.* deprecated(?:: ([\d.]+))?", attribute):
            version = tuple(int(n) for n in (found[1] or "0").split("."))
            if version <= LANGUAGE:
                return True
    return False


# MARK: - Writing

TITLES = {"Functions": "functions", "Operators": "operator functions", "Precedence": "operators and their precedence",
          "Aliases": "type aliases", "Macros": "macros", "Variables": "variables"}
MARK = "// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain."
# Files with code of ours say so instead: they are not written again, what they lack of an interface is told.
OWN = "// Declared as the toolchain's interface has it, with code of our own."


def interfaces() -> dict[str, list[Declaration]]:
    target = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True).stdout)
    result = {}
    for module in (m for modules in FOLDERS.values() for m in modules):
        name = f"{module}.swiftmodule/{target['target']['moduleTriple']}.swiftinterface"
        paths = [Path(p) / name for p in target["paths"]["runtimeLibraryImportPaths"]]
        path = next((p for p in paths if p.exists()), None) or sys.exit(f"no {name} beside swiftc")
        result[module] = Parser(active(tokens(path.read_text()))).declarations()
    return result


def write(kept: list[Kept], folder: Path):
    files = defaultdict(list)
    for declaration in kept:
        module = next(f for f, modules in FOLDERS.items() if declaration.module in modules)
        file = files[module, declaration.file]
        if declaration.text not in file:
            file.insert(0 if declaration.keyword in TYPES else len(file), declaration.text)
    for (module, name), declarations in files.items():
        library = "Swift's standard library" if module == "Swift" else f"Swift's module {module}"
        title = f"its {TITLES[name]}" if name in TITLES else f"the declarations of {name}"
        path = folder / module / f"{name}.swift"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"// {library}: {title}.\n{MARK}\n\n" + "\n\n".join(declarations) + "\n")
    subprocess.run(["swift", "format", "format", "-i", "-r", "--configuration", ROOT / ".swift-format", folder], check=True)


def lacking(new: str, own: str) -> list[str]:
    """The declarations of a file that one with code of our own doesn't have."""
    plain = lambda text: re.sub(r"[\s,]+", " ", re.sub(r"//[^\n]*", "", text))
    have = plain(own)
    members = re.split(r"\n(?=  ?\S|\S)", new)
    found = (re.sub(r" ?\{( get( set)? \})?$", "", plain(m).strip()) for m in members)
    return [m for m in found if len(m) > 1 and m not in have]


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--check", action="store_true", help="write nothing; fail where a file differs")
    check = options.parse_args().check
    with tempfile.TemporaryDirectory() as temporary:
        write(Library(interfaces()).choose(), Path(temporary))
        new = {p.relative_to(temporary): p.read_text() for p in Path(temporary).rglob("*.swift")}
    old = {p.relative_to(MODULES): t for p in MODULES.rglob("*.swift") if MARK in (t := p.read_text())}
    for path in sorted(new.keys() - old.keys()):
        if (MODULES / path).exists() and OWN in (text := (MODULES / path).read_text()):
            for declaration in lacking(new.pop(path), text):
                print(f"{path}: lacks {declaration}")
    changed = sorted(p for p in new.keys() | old.keys() if new.get(p) != old.get(p))
    if check:
        sys.exit("\n".join(f"{p} differs" for p in changed) or None)
    for path in changed:
        (MODULES / path).parent.mkdir(parents=True, exist_ok=True)
        (MODULES / path).write_text(new[path]) if path in new else (MODULES / path).unlink()
    print(f"{len(new)} files, {len(changed)} of them changed")


if __name__ == "__main__":
    main()
