#!/usr/bin/env python3
"""Writes the declarations of a framework of iOS, as Swift source without bodies.

    Scripts/sdk/frameworks.py SwiftUI.swiftinterface SwiftUICore.swiftinterface --module SwiftUI
                              # writes Sources/SDK/Modules/SwiftUI/<Type>.swift
    Scripts/sdk/frameworks.py … --module SwiftUI --check    # fails where a file differs from what it would write

The source is the framework's textual interface; several interfaces may make one module. What is read and chosen as
`declarations.py` has it, with these rules besides: what is not for iOS goes; so does what every enumeration gets by
itself, and what mentions a type of a module that is not in Sources/SDK/Modules (the log on stderr has these types).
A type has all that its module's extensions say without a condition in its own braces.
"""
import argparse
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

import declarations
from declarations import MODULES, ROOT, Kept, Library, lacking
from interface import TYPES, Declaration, Parser, Token, active, join, split, text, tokens

MARK = "// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK."
OWN = "// Declared as the framework's interface has it, with code of our own."

# MARK: - What stays

# What no app's code names: how the framework draws, what only other frameworks and previews call.
DROPPED = re.compile(
    r"""_?(Preview\w*Host\w*|PreviewHost)|_\w*(Benchmark|Debug|TestCase|Perf)\w*|_?UIHostingView|_Graph\w*|_View\w*(Inputs|Outputs)
      |_\w+(Inputs|Outputs)|_Shape|_AnimatableData\w*|AnimatableValues|_EventDirections|NSHosting\w+|DebugReplaceableView
      |_PreviewProvider\w*|_Variadic\w*|_Attribute\w*|_Display\w*|_Renderer\w*|_Environment(Writing|Backdrop)\w*
      |UITraitBridgedEnvironmentKey|_UIHosting\w*""",
    re.VERBOSE,
)
# Modules whose types a later module may declare: what mentions them stays.
EXPECTED = {"UIKit"}
# What must not be written without its module's name though nothing else here has it.
NOISE = frozenset({"Sendable", "MainActor"})
MARKERS = frozenset({*declarations.MARKERS, "Sendable", "SendableMetatype"})
# Not for iOS, or gone from it.
UNAVAILABLE = r"(?:\*|iOS), unavailable|iOS,.* obsoleted: 1|swift, .*obsoleted"
# What an enumeration's conformances give it; and an option set's.
IMPLIED = {
    "enum": {"==", "hash", "hashValue", "rawValue", "RawValue", "allCases", "AllCases"},
    "options": {"Element", "ArrayLiteralElement", "RawValue", "hashValue"},
    "other": {"==", "hash", "hashValue"},
}


class Framework(Library):
    """A framework's declarations, and which of them stay."""

    noise, markers = NOISE, MARKERS

    def __init__(self, module: str, interfaces: dict[str, list[Declaration]]):
        self.module, self.others = module, known(module)
        imports = {p for all in interfaces.values() for d in all if d.keyword == "import" for p in [d.header[0].text]}
        self.outside = imports | {"Swift", "_Concurrency", "_StringProcessing", "ObjectiveC", "QuartzCore", "CoreText", "CoreGraphics", "UIKit"}
        self.outside -= {module}
        alone = [d for all in interfaces.values() for d in all if d.keyword != "import" and not self.unavailable(d)]
        super().__init__({module: folded(alone, self)})
        self.names = {d.name for _, d in self.all if d.keyword in TYPES | {"typealias"}}
        self.dropped |= {n for n in self.names if DROPPED.fullmatch(n)}
        shared = {n for n in self.names & self.others if n.startswith("_")}
        self.all = [(m, d) for m, d in self.all if not self.repeats(d, shared)]
        self.names -= shared
        self.unknown = self.unknown_names() - self.names
        self.dropped |= self.unknown
        self.dropped -= {"Sendable"}
        self.enums = {d.name for _, d in self.all if d.keyword == "enum"}
        self.inner = self.names_with_two_meanings()
        self.log: dict[str, set[int]] = defaultdict(set)
        self.current = 0

    def repeats(self, declaration: Declaration, shared: set[str]) -> bool:
        """Whether another module declares this hidden type too, or such a conformance."""
        words = [t.text for t in declaration.header]
        return declaration.name in shared or declaration.keyword == "extension" and not declaration.members and bool(
            shared & set(words))

    def unwritten(self, module: str) -> set[str]:
        return self.outside | {module}

    def unavailable(self, declaration: Declaration) -> bool:
        return declarations.unavailable(declaration, UNAVAILABLE)

    def every(self, all: list[Declaration] | None = None):
        for declaration in [d for _, d in self.all] if all is None else all:
            yield declaration
            yield from self.every(declaration.members)

    def unknown_names(self) -> set[str]:
        """Names of other modules' types that no module here declares."""
        found = set()
        for declaration in self.every():
            source = [*declaration.header, *(t for a in declaration.attributes for t in a)]
            for token, dot, name in zip(source, source[1:], source[2:]):
                if token.text in self.outside - EXPECTED and dot.text == "." and name.text[0].isupper():
                    found |= {name.text} - self.others
                elif token.text.startswith("@") and "." in token.text:
                    continue
        return found

    def names_with_two_meanings(self) -> dict[str, frozenset[str]]:
        """By owner, the names of types that in there are also those of something inner: of a type parameter, an
        associated type, a nested type. Associated types have theirs everywhere."""
        inner, everywhere = defaultdict(set), set()
        for _, owner in self.all:
            self.qualified = frozenset()
            self.modules = self.unwritten(self.module)
            name = super().owner(owner)
            for declaration in self.every([owner]):
                if declaration.keyword == "associatedtype":
                    everywhere.add(declaration.name)
                inner[name] |= {m.name for m in declaration.members if m.keyword in TYPES | {"typealias"}}
                inner[name] |= parameters(declaration)
        all = self.names | self.others
        return {name: frozenset((found | everywhere) & all) for name, found in inner.items()}

    def owner(self, declaration: Declaration) -> str:
        self.qualified = frozenset()
        name = super().owner(declaration)
        self.qualified = self.inner[name]
        return name

    def stays(self, declaration: Declaration, parent: Declaration | None) -> bool:
        if not super().stays(declaration, parent):
            return False
        name = declaration.name
        if any(t.text == "@_opaqueReturnTypeOf" for t in declaration.header):
            return False
        if parent is None or parent.keyword == "protocol":
            return True
        if name == "animatableData" or name in ("AnimatableData",) or name == "_":
            return False
        if name == "customMirror" or name == "_printChanges":
            return name != "customMirror"
        kind = self.kind(parent)
        if name == "init" and kind == "enum" and "rawValue" in (t.text for t in declaration.header):
            return False
        return name not in IMPLIED[kind]

    def kind(self, type: Declaration) -> str:
        if type.keyword == "enum":
            return "enum"
        if type.keyword == "extension" and text(self.simplified(type.header)).split(" ")[0].split(":")[0] in self.enums:
            return "enum"
        inherited = split(type.header, ":")[1:]
        return "options" if inherited and any(t.text == "OptionSet" for t in inherited[0]) else "other"

    def text(self, declaration: Declaration, parent: Declaration | None) -> str | None:
        self.current = id(declaration)
        if declaration.keyword == "enum" and any(t.text == ":" for t in declaration.header):
            head, inherited = split(declaration.header, ":")[:2]
            all = split(inherited, ",")
            words = [text(p).strip().removeprefix("Swift.") for p in all]
            raw = any(re.fullmatch(r"U?Int\d*|String|Character|Double", w) for w in words)
            implied = {"Equatable"} | ({"Hashable", "RawRepresentable"} if raw else set()) if raw or "Hashable" in words else set()
            kept = [p for p, w in zip(all, words) if w not in implied]
            declaration.header = join([head, join(kept)], ":") if kept else head
        result = super().text(declaration, parent)
        if result and declaration.keyword == "struct" and (opaque := self.opaque_body(declaration)):
            result = re.sub(r"(?m)^(?:@ViewBuilder |@SceneBuilder |@CommandsBuilder )?var body: some \w+(<.*>)? \{ get \}$", "typealias Body = Never", result, count=1)
        return result

    def opaque_body(self, declaration: Declaration) -> bool:
        return any(m.name == "Body" and any(t.text == "@_opaqueReturnTypeOf" for t in m.header) for m in declaration.members)

    def mention(self, words: list[Token], note: bool = True) -> bool:
        names = {t.text for t in words}
        for name in names & self.unknown - MARKERS:
            self.log[name].add(self.current)
        return super().mention(words, note)


def parameters(declaration: Declaration) -> set[str]:
    """The names of a declaration's type parameters."""
    header = declaration.header
    place = next((i for i, t in enumerate(header) if t.text in "<(:"), 0)
    if declaration.keyword == "extension" or not place or header[place].text != "<":
        return set()
    return {part[0].text for part in split(header[place + 1 : closing(header, place)], ",") if part}


def closing(source: list[Token], start: int) -> int:
    """The place of the `>` that closes the `<` at a place."""
    depth = 0
    for i in range(start, len(source)):
        depth += {"<": 1, ">": -1}.get(source[i].text, 0)
        if depth == 0:
            return i
    return len(source)


def known(module: str) -> set[str]:
    """The types that the other modules declare."""
    found = {"AnyObject", "Any"}
    for path in MODULES.rglob("*.swift"):
        if path.parent.name != module:
            for line in path.read_text().splitlines():
                if match := re.match(r"(?:@\w+(?:\(.*?\))? |final |indirect )*(?:struct|class|enum|protocol|actor|typealias) (\w+)", line):
                    found.add(match[1])
    return found


# MARK: - Folding


def folded(all: list[Declaration], library: Framework) -> list[Declaration]:
    """With what extensions say of the module's own types without a condition put into these types."""
    library.modules = library.unwritten(library.module)
    types, result = {}, []
    collect(all, "", types)
    for declaration in all:
        if declaration.keyword == "extension" and not any(t.text == "where" for t in declaration.header):
            head, *inherited = split(declaration.header, ":")
            name = text(head).strip().removeprefix(library.module + ".")
            if (type := types.get(name)) and type.keyword != "protocol":
                type.members += [m for m in declaration.members if not library.unavailable(m)]
                collect(declaration.members, name + ".", types)
                if inherited:
                    inherit(type, split(inherited[0], ","))
                continue
        result.append(declaration)
    return result


def collect(all: list[Declaration], prefix: str, types: dict[str, Declaration]):
    for declaration in all:
        if declaration.keyword in TYPES:
            types[prefix + declaration.name] = declaration
            collect(declaration.members, prefix + declaration.name + ".", types)


def inherit(type: Declaration, more: list[list[Token]]):
    """Adds to what a type inherits."""
    place = next((i for i, t in enumerate(type.header) if t.text == "where"), len(type.header))
    header, requirements = type.header[:place], type.header[place:]
    head, *inherited = split(header, ":")
    all = split(inherited[0], ",") if inherited else []
    have = {text(i).strip() for i in all}
    all += [m for m in more if text(m).strip() not in have]
    type.header = [*join([head, join(all)], ":"), *requirements]


def merged(kept: list[Kept]) -> list[Kept]:
    """With extensions of one header as one."""
    result, places = [], {}
    for one in kept:
        header, brace, members = one.text.partition(" {\n")
        conforms = re.match(r"(?:@\w+ )*extension [\w.]+:", header)
        if one.keyword != "extension" or not brace or conforms:
            result.append(one)
        elif (key := (one.owner, header)) in places:
            place = places[key]
            result[place] = result[place]._replace(text=result[place].text.removesuffix("}") + members)
        else:
            places[key] = len(result)
            result.append(one)
    return result


# MARK: - Writing

FILES = {"Variables": "Constants"}
# Interfaces whose declarations are here in a module of another name.
ONE_MODULE = {"SwiftUICore": "SwiftUI"}
# Besides what an interface exports: what its own names are made of, and what the framework's headers bring along.
EXPORTED = {"Combine", "CoreGraphics", "Foundation", "Observation", "SwiftUI", "UIKit"}


def imports(interfaces: dict[str, list[Declaration]], module: str) -> list[str]:
    """The imports of the module: those that its files see, and those that whoever imports it sees too."""
    names = defaultdict(bool)
    for declaration in (d for all in interfaces.values() for d in all if d.keyword == "import"):
        name = declaration.header[0].text
        if name != module and (name in EXPECTED or (MODULES / name).is_dir()) and name not in declarations.FOLDERS["Swift"]:
            names[name] |= name in EXPORTED or bool(declaration.attribute("_exported"))
    return [("@_exported " if exported else "") + f"import {name}" for name, exported in sorted(names.items())]


def read(paths: list[Path], module: str) -> dict[str, list[Declaration]]:
    """The interfaces, whose own modules all go by the name of one."""
    names = {p.stem.split(".")[0]: module for p in paths} | {k: v for k, v in ONE_MODULE.items() if v != module}
    result = {}
    for path in paths:
        source = active(tokens(path.read_text()), "iOS")
        source = [
            t._replace(text=names[t.text]) if t.text in names
            else t._replace(text=re.sub(r"^@(\w+)\.", lambda m: f"@{names.get(m[1], m[1])}.", t.text))
            if t.text.startswith("@") else t
            for t in source
        ]
        result[path.stem] = Parser(source).declarations()
    return result


def write(kept: list[Kept], seen: list[str], module: str, folder: Path):
    files = defaultdict(list)
    files["Aliases"].append("\n".join(seen))
    for declaration in kept:
        name = FILES.get(declaration.file, declaration.file)
        file = files[name]
        if declaration.text not in file:
            file.insert(0 if declaration.keyword in TYPES else len(file), declaration.text)
    for name, all in files.items():
        title = f"its {declarations.TITLES.get(name, 'constants')}" if name in {*declarations.TITLES, "Constants"} else f"the declarations of {name}"
        (folder / f"{name}.swift").write_text(f"// {module}: {title}.\n{MARK}\n\n" + "\n\n".join(all) + "\n")
    subprocess.run(["swift", "format", "format", "-i", "-r", "--configuration", ROOT / ".swift-format", folder], check=True)


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("interfaces", nargs="+", type=Path)
    options.add_argument("--module", required=True)
    options.add_argument("--check", action="store_true", help="write nothing; fail where a file differs")
    given = options.parse_args()
    target = MODULES / given.module
    interfaces = read(given.interfaces, given.module)
    library = Framework(given.module, interfaces)
    kept = merged(library.choose())
    with tempfile.TemporaryDirectory() as temporary:
        write(kept, imports(interfaces, given.module), given.module, Path(temporary))
        new = {p.name: p.read_text() for p in Path(temporary).glob("*.swift")}
    for name, places in sorted(library.log.items(), key=lambda e: (-len(e[1]), e[0])):
        print(f"{len(places)} declarations dropped for {name}", file=sys.stderr)
    old = {p.name: t for p in target.glob("*.swift") if MARK in (t := p.read_text())}
    for name in sorted(new.keys() - old.keys()):
        if (target / name).exists() and OWN in (own := (target / name).read_text()):
            for declaration in lacking(new.pop(name), own):
                print(f"{name}: lacks {declaration}")
    changed = sorted(p for p in new.keys() | old.keys() if new.get(p) != old.get(p))
    if given.check:
        sys.exit("\n".join(f"{p} differs" for p in changed) or None)
    target.mkdir(parents=True, exist_ok=True)
    for name in changed:
        (target / name).write_text(new[name]) if name in new else (target / name).unlink()
    print(f"{len(new)} files, {sum(len(t) for t in new.values())} characters, {len(changed)} of them changed")


if __name__ == "__main__":
    main()
