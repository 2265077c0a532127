#!/usr/bin/env python3
"""Writes the declarations of Foundation and Dispatch, as Swift source without bodies.

    Scripts/sdk/symbols.py                  # writes Sources/SDK/Modules/{Foundation,Dispatch}/<Type>.swift
    Scripts/sdk/symbols.py --check          # fails where a file differs from what it would write

These modules have no textual interface on Linux. Their declarations come from the toolchain's two readers of
compiled modules, which are found beside the `swift` in PATH:

- `swift-symbolgraph-extract` gives the text of every declaration, what it is a member of, the constraints of the
  extension that it is in, and what conforms to what;
- `swift-api-digester` gives the order of the source, attributes that the graph leaves out, the raw types of
  enumerations, and the types that stand for associated types.

In three steps: `Graph` reads both, `Library` decides which declarations stay and gives them to their types, `write`
puts one type into a file, with its extensions behind it, and lets swift-format format it.

Files that are written by hand lie beside these and are never touched: `<Type>+Apple.swift` has what only Apple's
platforms declare. A type in `BY_HAND` is written by hand altogether.
"""
import argparse, json, re, shutil, subprocess, sys, tempfile
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / "Sources/SDK/Modules"
# Each folder, and the modules whose declarations it holds. Of two types with one name, the first module's stays.
FOLDERS = {
    "Foundation": ["Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking"],
    "Dispatch": ["Dispatch"],
}
MARK = "// Written by Scripts/sdk/symbols.py; run it again after a new toolchain."

# MARK: - What stays

# Types that view code, view models and their tests have no use for. What mentions one goes with it.
OMITTED = re.compile(
    r"""Process|Host|Pipe|Stream\w*|InputStream|OutputStream|Port|PortMessage|PortDelegate|SocketPort
      |SocketNativeHandle|NotificationQueue|NSAffineTransform\w*|AffineTransform|NSOrthography
      |NSKeyed(Una|A)rchiverDelegate|NSEdgeInsets|NSRectEdge|NSBinarySearchingOptions|ObjCBool
      |(NS)?(Point|Size|Rect)(Array|Pointer)|uuid_string_t|tls_\w+|URLSession(StreamTask|StreamDelegate)
      |URLSessionTask(Transaction)?Metrics|DispatchIO|DispatchSpecificKey
      |DispatchData\w*|DispatchSource(UserData\w*|Signal|Read|Write)|POSIXError(Code)?|PredicateBindings
      |(Standard)?PredicateExpressions?""",
    re.VERBOSE,
)
# Of AttributedString, what nobody writes.
OMITTED_NESTED = re.compile(r"AttributedString\.(Runs\.AttributesSlice[2-5]|UTF(8|16)View)(\..*)?")
# Types of the standard library that its own declarations leave out.
UNKNOWN = re.compile(
    r"Unsafe\w+|AutoreleasingUnsafe\w+|OpaquePointer|CVaListPointer|\w*Executor|UnownedJob|(Mutable|Output)?(Raw|UTF8)?Span"
)
# Types of C whose names view code knows, and what they are there.
ALLOWED = {"_NSRange": "NSRange"}
# Written by hand in files of their own, since the compiled module hides them.
BY_HAND = {"NSRange"}
# Protocols that no declaration needs, and members which only reflect.
MARKERS = {
    "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype", "CustomReflectable",
    "CustomPlaygroundDisplayConvertible",
}
REFLECTION = {"customMirror", "playgroundDescription"}
OMITTED_GLOBALS = re.compile(r"NS(Stream|XPC|Ubiquitous|Executable|UserActivity|FileHandleNotification|DecimalMax|DecimalNoScale)\w*")
# Attributes of the digester that say something the graph's text may lack.
ATTRIBUTES = {"DiscardableResult": "@discardableResult", "DisfavoredOverload": "@_disfavoredOverload"}
DROPPED_WORDS = re.compile(
    r"@(frozen|preconcurrency|nonobjc|Sendable|usableFromInline|inlinable|unchecked)\b ?"
    r"|\b(nonisolated(\(\w+\))?|unowned\(unsafe\)|borrowing|consuming|sending|__owned|__shared|open|public|isolated) (?=\S)"
)
# What conformance to a protocol of the standard library says without words.
IMPLIED = {
    "Hashable": ["Equatable"], "Comparable": ["Equatable"], "OptionSet": ["SetAlgebra", "RawRepresentable"],
    "SetAlgebra": ["Equatable", "ExpressibleByArrayLiteral"], "Collection": ["Sequence"],
    "BidirectionalCollection": ["Collection"], "RandomAccessCollection": ["BidirectionalCollection"],
    "MutableCollection": ["Collection"], "RangeReplaceableCollection": ["Collection"],
    "LosslessStringConvertible": ["CustomStringConvertible"],
    "ExpressibleByStringLiteral": ["ExpressibleByExtendedGraphemeClusterLiteral"],
    "ExpressibleByExtendedGraphemeClusterLiteral": ["ExpressibleByUnicodeScalarLiteral"],
    "ExpressibleByStringInterpolation": ["ExpressibleByStringLiteral"],
    "AdditiveArithmetic": ["Equatable"], "Numeric": ["AdditiveArithmetic", "ExpressibleByIntegerLiteral"],
    "SignedNumeric": ["Numeric"], "Strideable": ["Comparable"],
    "FloatingPoint": ["SignedNumeric", "Strideable", "Hashable", "ExpressibleByIntegerLiteral"],
    "BinaryFloatingPoint": ["FloatingPoint", "ExpressibleByFloatLiteral"],
    "CodingKey": ["CustomStringConvertible", "CustomDebugStringConvertible", "Sendable"], "Error": ["Sendable"],
}  # fmt: skip

TYPES = {"swift.struct", "swift.class", "swift.enum", "swift.protocol"}
# The order in a file; within one kind it is the order of the source.
ORDER = [
    "swift.enum.case", "swift.associatedtype", "swift.typealias", "type", "swift.type.property", "swift.property",
    "swift.init", "swift.type.subscript", "swift.subscript", "swift.type.method", "swift.method", "swift.func.op",
]  # fmt: skip
# What stands outside of every type, and the file that holds it.
GLOBALS = {
    "swift.func": "Functions", "swift.func.op": "Operators", "swift.var": "Constants",
    "swift.typealias": "Aliases", "swift.macro": "Macros",
}  # fmt: skip

# MARK: - Reading


@dataclass
class Symbol:
    id: str
    kind: str
    path: list[str]
    fragments: list[dict]
    module: str
    constraints: tuple[str, ...]  # of the extension that it stands in
    owner_module: str  # the module that declares the outermost type
    synthesized: bool = False  # a member of a hidden protocol's extension, given to the types that conform
    requirement: bool = False
    unavailable: bool = False

    @property
    def owner(self) -> str:
        return ".".join(self.path[:-1])

    @property
    def name(self) -> str:
        return ".".join(self.path)


@dataclass
class Graph:
    """What both tools say of one folder's modules."""

    symbols: list[Symbol] = field(default_factory=list)
    conformances: list[tuple[str, str, str, tuple[str, ...]]] = field(default_factory=list)  # type, id, protocol, constraints
    superclasses: dict[str, str] = field(default_factory=dict)  # names
    protocols: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))  # names: what they inherit
    digest: dict[str, dict] = field(default_factory=dict)  # by identifier
    place: dict[str, int] = field(default_factory=dict)  # identifiers in the order of the source

    def read(self, modules: list[str], folder: Path) -> None:
        graphs = [
            (module, json.loads(path.read_text()))
            for module in modules
            for path in sorted(folder.glob(f"{module}[.@]*symbols.json"))
        ]
        names = {s["identifier"]["precise"]: ".".join(s["pathComponents"]) for _, g in graphs for s in g["symbols"]}
        for module, graph in graphs:
            self.read_symbols(module, graph, names)
        self.read_digest(json.loads((folder / "digest.json").read_text())["ABIRoot"])

    def read_symbols(self, module: str, graph: dict, names: dict[str, str]) -> None:
        extensions = {}
        for symbol in graph["symbols"]:
            id, path = symbol["identifier"]["precise"], symbol["pathComponents"]
            extension = symbol.get("swiftExtension", {})
            constraints = requirements(extension.get("constraints", []))
            if symbol["kind"]["identifier"] == "swift.extension":
                extensions[id] = names[id], extension["extendedModule"], constraints
                continue
            self.symbols.append(
                Symbol(
                    id.split("::")[0], symbol["kind"]["identifier"], path, symbol["declarationFragments"], module,
                    () if "::SYNTHESIZED::" in id else constraints, extension.get("extendedModule", module),
                    "::SYNTHESIZED::" in id, unavailable=any(is_unavailable(a) for a in symbol.get("availability", [])),
                )
            )  # fmt: skip
        required = set()
        for relation in graph["relationships"]:
            source, target, kind = relation["source"], relation["target"], relation["kind"]
            fallback = relation.get("targetFallback", "").partition(".")[2]
            if kind == "requirementOf":
                required.add(source)
            elif kind == "inheritsFrom" and source in names:
                self.superclasses[names[source]] = names.get(target, fallback)
            elif kind == "conformsTo" and source in names:
                name, _, constraints = extensions.get(source, (names[source], module, ()))
                constraints += requirements(relation.get("swiftConstraints", []))
                self.conformances.append((name, source, names.get(target, fallback), tuple(dict.fromkeys(constraints))))
        for symbol in self.symbols:
            symbol.requirement = symbol.requirement or symbol.id in required

    def read_digest(self, node: dict) -> None:
        if "usr" in node and "declKind" in node:
            self.place.setdefault(node["usr"], len(self.place))
            self.digest.setdefault(node["usr"], node)
        for child in node.get("children", []):
            self.read_digest(child)


def requirements(constraints: list[dict]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(requirement(c) for c in constraints if c["rhs"] not in MARKERS))


def requirement(constraint: dict) -> str:
    sign = "==" if constraint["kind"] == "sameType" else ":"
    return f'{constraint["lhs"]} {sign} {constraint["rhs"]}'


def is_unavailable(availability: dict) -> bool:
    if availability.get("domain") not in (None, "*", "Swift", "swift", "Linux", "iOS"):
        return False
    return availability.get("isUnconditionallyUnavailable", False) or "obsoleted" in availability


# MARK: - Choosing


@dataclass
class Type:
    name: str
    symbol: Symbol | None = None  # none: an extension of another module's type
    inherited: list[str] = field(default_factory=list)
    members: list[str] = field(default_factory=list)
    extensions: dict[tuple[str, ...], list] = field(default_factory=dict)  # constraints: [protocols, members]
    nested: list["Type"] = field(default_factory=list)

    def extension(self, constraints: tuple[str, ...]) -> list:
        return self.extensions.setdefault(constraints, [[], []])


class Library:
    """The declarations of one folder that stay, given to their types."""

    def __init__(self, graph: Graph, folder: str, modules: list[str]):
        self.graph = graph
        self.folder = folder
        self.generic: dict[str, set[str]] = {}
        self.dropped: dict[str, str] = {}  # declarations, and why they were dropped
        rank = {module: i for i, module in enumerate(modules)}
        seen: dict[str, str] = {}
        for symbol in sorted((s for s in graph.symbols if s.kind in TYPES), key=lambda s: rank[s.module]):
            seen.setdefault(symbol.name, symbol.id)
        # A type that two modules declare: the members of the second would be members of the first.
        self.doubles = {
            s.id for s in graph.symbols if s.kind in TYPES and seen[s.name] != s.id and s.owner_module == s.module
        }
        ids = {s.id: s for s in graph.symbols}
        self.types_by_id = {s.id: s for s in graph.symbols if s.kind in TYPES or s.kind == "swift.typealias"}
        symbols = [s for s in graph.symbols if not self.is_dropped(s)]
        for _ in range(20):
            known = {s.id for s in symbols}
            kept = [s for s in symbols if not self.mentions_dropped(s, known, ids)]
            if len(kept) == len(symbols):
                break
            symbols = kept
        self.symbols = sorted(symbols, key=lambda s: graph.place.get(s.id, 1 << 30))
        self.nested: dict[str, set[str]] = defaultdict(set)  # of every type, the names of the types in it
        for symbol in self.symbols:
            if symbol.kind in TYPES | {"swift.typealias"}:
                self.nested[symbol.owner].add(symbol.path[-1])
        self.build()

    def is_dropped(self, symbol: Symbol) -> bool:
        # The module's own type of a name that another module of the folder declares, with all that is in it.
        if any(symbol.id.startswith(double) for double in self.doubles):
            return True
        first = symbol.path[0]
        return (
            symbol.unavailable
            or OMITTED.fullmatch(first) is not None
            or OMITTED_NESTED.fullmatch(symbol.name) is not None
            or first in BY_HAND
            or symbol.path[-1] in REFLECTION
            or any(part.startswith("_") for part in symbol.path)
            or re.search(r"[(:]_\w+:", symbol.path[-1]) is not None
            or len(symbol.path) == 1 and OMITTED_GLOBALS.fullmatch(first) is not None
            or symbol.name in MARKERS
        )

    def mentions_dropped(self, symbol: Symbol, known: set[str], ids: dict[str, Symbol]) -> bool:
        """Whether its text, or what it stands in, has a type that isn't there."""
        if len(symbol.path) > 1:
            owner = ".".join(symbol.path[:-1])
            declared = [s for s in ids.values() if s.kind in TYPES and s.name == owner] if owner not in self.generic else []
            self.generic.setdefault(owner, {s.id for s in declared})
            if self.generic[owner] and not self.generic[owner] & known:
                return True
        for fragment in symbol.fragments:
            id, spelling = fragment.get("preciseIdentifier"), fragment["spelling"]
            if fragment["kind"] != "typeIdentifier" or not id:
                continue
            missing = (
                UNKNOWN.fullmatch(spelling) is not None
                or id in self.types_by_id and id not in known
                or id.startswith("c:") and spelling not in ALLOWED
                or id.startswith("s:5Glibc")
            )
            if missing and spelling not in BY_HAND:
                self.dropped["".join(f["spelling"] for f in symbol.fragments)] = spelling
                return True
        return any(UNKNOWN.search(c.partition(" ")[2]) for c in symbol.constraints)

    def build(self) -> None:
        self.types: dict[str, Type] = {}
        self.globals: dict[str, list[str]] = defaultdict(list)
        for symbol in self.symbols:
            if symbol.kind in TYPES:
                self.types.setdefault(symbol.name, Type(symbol.name, symbol))
        self.conform()
        members, declared = defaultdict(set), set()
        self.written = {s.name for s in self.symbols if not s.synthesized}
        rank = lambda s: ORDER.index("type" if s.kind in TYPES else s.kind) if len(s.path) > 1 else 0
        for symbol in sorted(self.symbols, key=rank):
            if symbol.kind in TYPES:
                continue
            if len(symbol.path) == 1:
                self.globals[GLOBALS[symbol.kind]].append(self.text(symbol))
                continue
            if symbol.synthesized and symbol.name in self.written:
                continue
            members[symbol.owner].add(symbol.path[-1].split("(")[0])
            owner = self.types.get(symbol.owner)
            if owner is None:
                owner = self.types[symbol.owner] = Type(symbol.owner)
            constraints = self.constraints(owner, symbol.constraints)
            in_body = owner.symbol and not constraints
            if owner.symbol and owner.symbol.kind == "swift.protocol":
                in_body = symbol.requirement
            target = owner.members if in_body else owner.extension(constraints)[1]
            # Two modules may declare one member, with other names inside.
            signature = "".join(f["spelling"] for f in symbol.fragments if f["kind"] != "internalParam")
            if (symbol.owner, constraints, signature) in declared:
                continue
            declared.add((symbol.owner, constraints, signature))
            target.append(self.text(symbol))
        self.witnesses(members)
        for name, type in self.types.items():
            parent = self.types.get(name.rpartition(".")[0])
            if type.symbol and parent and not (parent.symbol and parent.symbol.kind == "swift.protocol"):
                parent.nested.append(type)

    def constraints(self, owner: Type, constraints: tuple[str, ...]) -> tuple[str, ...]:
        """Without these that the type's own declaration states."""
        if not owner.symbol:
            return tuple(c for c in constraints if not c.startswith("Self : " + owner.name))
        own, name = set(), owner.name
        while name:
            if (type := self.types.get(name)) and type.symbol:
                text = "".join(f["spelling"] for f in type.symbol.fragments)
                own |= {c.strip() for c in text.partition(" where ")[2].split(",")}
                own |= {c.strip() for c in (re.search(r"<(.*?)>", text) or [""])[0].strip("<>").split(",")}
                # A type inside of an extension that has constraints: they are stated there.
                own |= set(type.symbol.constraints)
            name = name.rpartition(".")[0]
        return tuple(c for c in constraints if c not in own)

    def conform(self) -> None:
        graph, direct = self.graph, defaultdict(lambda: defaultdict(list))
        for name, id, target, constraints in graph.conformances:
            omitted = OMITTED.fullmatch(target.split(".")[0]) or target.split(".")[-1].startswith("_")
            if omitted or target in MARKERS or id in self.doubles or any(UNKNOWN.search(c) for c in constraints):
                continue
            type = self.types.get(name)
            if type is None:
                outer = name.split(".")[0]
                if any(s.name == name for s in graph.symbols) or OMITTED.fullmatch(outer) or UNKNOWN.fullmatch(outer):
                    continue
                type = self.types[name] = Type(name)
            if type.symbol and type.symbol.kind == "swift.protocol":
                graph.protocols[name].append(target)
                continue
            direct[name][self.constraints(type, constraints)].append(target)
        for name, groups in direct.items():
            type = self.types[name]
            inherited = {p for c in self.superclass_chain(name) for p in self.closure(direct.get(c, {}).get((), []))} if name in graph.superclasses else set()
            # What a group states, and not only implies, no other group need imply.
            alone = {c: {t for t in ts if t not in self.closure([p for o in ts for p in self.parents(o)])} for c, ts in groups.items()}
            for constraints, targets in groups.items():
                targets = list(dict.fromkeys(targets))
                # A conformance that has conditions says what else it implies.
                implied = set(groups.get((), [])) if constraints else self.closure([p for t in targets for p in self.parents(t)])
                implied |= inherited
                implied |= {t for t in targets if t not in alone[constraints] and any(t in own for own in alone.values())}
                stated = [t for t in targets if t not in implied]
                if type.symbol and not constraints:
                    type.inherited += stated
                elif stated:
                    type.extension(constraints)[0].extend(stated)

    def superclass_chain(self, name: str) -> list[str]:
        chain = []
        while (name := self.graph.superclasses.get(name)) and name not in chain:
            chain.append(name)
        return chain

    def parents(self, protocol: str) -> list[str]:
        return IMPLIED.get(protocol, []) + self.graph.protocols.get(protocol, [])

    def closure(self, protocols: list[str]) -> set[str]:
        result, todo = set(), list(protocols)
        while todo:
            if (protocol := todo.pop()) not in result:
                result.add(protocol)
                todo += self.parents(protocol)
        return result

    def witnesses(self, members: dict[str, set[str]]) -> None:
        """Type aliases for the associated types that the compiler inferred."""
        for type in list(self.types.values()):
            if not type.symbol or type.symbol.kind == "swift.protocol":
                continue
            text = "".join(f["spelling"] for f in type.symbol.fragments)
            known = members[type.name] | {t.name.rpartition(".")[2] for t in self.types.values() if t.name.rpartition(".")[0] == type.name}
            known |= set(re.findall(r"\w+", (re.search(r"<(.*?)>", text) or [""])[0]))
            known |= {m for c in self.superclass_chain(type.name) for m in members[c]}
            stated = {p: () for p in self.closure(type.inherited)}
            for constraints, (protocols, _) in type.extensions.items():
                stated |= {p: constraints for p in self.closure(protocols) if p not in stated}
            for conformance in self.graph.digest.get(type.symbol.id, {}).get("conformances", []):
                if conformance["printedName"] not in stated:
                    continue
                for witness in conformance.get("children", []):
                    name = witness["name"]
                    if name in known or name.startswith("_") or witness["kind"] != "TypeWitness":
                        continue
                    value = bare(witness["children"][0]["printedName"])
                    if value.split(".")[-1] == name and value.startswith(type.name):
                        continue
                    if UNKNOWN.search(value) or re.search(r"\b_\w", value):
                        continue
                    known.add(name)
                    constraints = stated[conformance["printedName"]]
                    target = type.extension(constraints)[1] if constraints else type.members
                    target.insert(0, f"typealias {name} = {self.qualified(value, type.name)}")

    # MARK: Text

    def hidden(self, context: str) -> set[str]:
        """The names that mean a nested type inside of a type, and not the type of that name outside."""
        parts = context.split(".")
        return {name for i in range(len(parts)) for name in self.nested[".".join(parts[: i + 1])]}

    def qualified(self, name: str, context: str) -> str:
        """The name of a type, or constraints, as they are to be written inside of a type."""
        for inner in self.hidden(context) & self.nested[""]:
            name = re.sub(rf"(?<![\w.]){inner}\b", f"{self.folder}.{inner}", name)
        return name

    def text(self, symbol: Symbol) -> str:
        text, hidden = "", self.hidden(symbol.name)
        for fragment in symbol.fragments:
            spelling, id = fragment["spelling"], fragment.get("preciseIdentifier", "")
            outermost = fragment["kind"] == "typeIdentifier" and not text.endswith(".")
            if outermost and spelling in hidden and len(symbol.path) > 1:
                if spelling in self.nested[""] and id in self.types_by_id:
                    spelling = f"{self.folder}.{spelling}"
                elif id.startswith(("s:S", "s:s")):
                    spelling = f"Swift.{spelling}"
            text += ALLOWED.get(spelling, spelling)
        text = DROPPED_WORDS.sub("", " ".join(text.split()))
        # A key path that may be sent is, for a type checker, a key path.
        text = re.sub(r"any (\w*KeyPath<(?:[^<>]|<[^<>]*>)*>) & Sendable", r"\1", text)
        if text.startswith("override ") and not self.overrides(symbol):
            text = text.removeprefix("override ")
        attributes = self.graph.digest.get(symbol.id, {}).get("declAttributes", [])
        for attribute, written in ATTRIBUTES.items():
            if attribute in attributes and written not in text:
                text = f"{written} {text}"
        if re.match(r"(@\w+ |\w+ )*var ", text):
            if not text.endswith("}"):
                text += " { get set }"
            # A setter that is private.
            accessors = self.graph.digest.get(symbol.id, {}).get("accessors", [])
            if accessors and not any(a["accessorKind"] in ("set", "_modify", "modify") for a in accessors):
                text = text.removesuffix("{ get set }").rstrip() + " { get }" if text.endswith("{ get set }") else text
        return text

    def overrides(self, symbol: Symbol) -> bool:
        """Whether a superclass declares the member, other than in private."""
        return any(f"{name}.{symbol.path[-1]}" in self.written for name in self.superclass_chain(symbol.owner))

    def head(self, type: Type) -> str:
        """A type's declaration without its members."""
        text = self.text(type.symbol)
        if type.symbol.kind == "swift.protocol":
            start, colon, inherited = text.partition(" : ")
            inherited, where, conditions = inherited.partition(" where ")
            kept = [p for p in inherited.split(", ") if colon and p not in MARKERS and not p.startswith(("_", "~"))]
            return start + (": " + ", ".join(kept) if kept else "") + where + conditions
        inherited = list(type.inherited)
        if type.symbol.kind == "swift.enum":
            if raw := self.graph.digest.get(type.symbol.id, {}).get("enumRawTypeName"):
                inherited = [raw] + [p for p in inherited if p not in ("RawRepresentable", "Hashable", "Equatable")]
        if superclass := self.graph.superclasses.get(type.name):
            inherited.insert(0, superclass)
        inherited = [self.qualified(name, type.name) for name in inherited]
        start, where, conditions = text.partition(" where ")
        return start + (": " + ", ".join(inherited) if inherited else "") + where + conditions


def bare(text: str) -> str:
    """A type's name without the modules'."""
    return re.sub(r"\b(Swift|Foundation\w*|Dispatch|_Concurrency|_StringProcessing)\.(?=[A-Z_])", "", text)


# MARK: - Writing


def body(library: Library, type: Type, indent: str) -> list[str]:
    inner = indent + "  "
    lines = [indent + library.head(type) + " {"]
    early = [m for m in type.members if re.match(r"(indirect )?(case|associatedtype|typealias) ", m)]
    lines += [inner + m for m in early]
    for nested in type.nested:
        lines += body(library, nested, inner)
    lines += [inner + m for m in type.members if m not in early]
    if len(lines) == 1:
        return [lines[0] + "}"]
    return lines + [indent + "}"]


def extensions(library: Library, type: Type) -> list[str]:
    lines = []
    for constraints, (protocols, members) in type.extensions.items():
        head = f"extension {type.name}"
        if protocols:
            head += ": " + ", ".join(library.qualified(p, type.name) for p in protocols)
        if constraints:
            head += " where " + ", ".join(library.qualified(c, type.name) for c in constraints)
        lines += ["", head + (" {" if members else " {}")]
        lines += ["  " + m for m in members] + (["}"] if members else [])
    return lines


def files(library: Library, folder: str) -> dict[str, str]:
    """Each file's name, and its unformatted text."""
    result, parts = {}, defaultdict(list)
    for name, type in sorted(library.types.items(), key=lambda item: item[0].count(".")):
        parent = library.types.get(name.rpartition(".")[0])
        if type.symbol and not (parent and type in parent.nested):
            # A type of this folder; or one that an extension of another module's type declares.
            outer = name.rpartition(".")[0]
            lines = body(library, type, "  " if outer else "")
            parts[name.split(".")[0]] += ["", f"extension {outer} {{", *lines, "}"] if outer else ["", *lines]
        elif not type.symbol and type.nested:
            lines = [line for nested in type.nested for line in body(library, nested, "  ")]
            parts[name.split(".")[0]] += ["", f"extension {name} {{", *lines, "}"]
        parts[name.split(".")[0]] += extensions(library, type)
    for name, lines in library.globals.items():
        parts[name] = ["", *dict.fromkeys(lines)]
    for name, lines in parts.items():
        if any(lines):
            result[f"{name}.swift"] = f"// {folder}: the declarations of {name}.\n{MARK}\n" + "\n".join(lines) + "\n"
    return result


def dump(modules: list[str], folder: Path) -> None:
    """Lets the toolchain write down what it knows of the modules."""
    tools = Path(shutil.which("swift")).resolve().parent
    target = json.loads(subprocess.run(["swift", "-print-target-info"], capture_output=True, check=True).stdout)
    common = ["-target", target["target"]["triple"], "-sdk", "/"]
    for module in modules:
        subprocess.run(
            [tools / "swift-symbolgraph-extract", "-module-name", module, *common, "-output-dir", folder,
             "-skip-synthesized-members", "-emit-extension-block-symbols"], check=True,
        )  # fmt: skip
    names = [word for module in modules for word in ("-module", module)]
    subprocess.run([tools / "swift-api-digester", "-dump-sdk", *names, *common, "-o", folder / "digest.json"], check=True)


def write(check: bool) -> int:
    different = 0
    for name, modules in FOLDERS.items():
        with tempfile.TemporaryDirectory() as temporary:
            dump(modules, Path(temporary))
            graph = Graph()
            graph.read(modules, Path(temporary))
            new = Path(temporary) / "new"
            new.mkdir()
            for file, text in files(Library(graph, name, modules), name).items():
                (new / file).write_text(text)
            subprocess.run(
                ["swift", "format", "format", "-i", "-r", "--configuration", ROOT / ".swift-format", new], check=True
            )
            folder = MODULES / name
            folder.mkdir(parents=True, exist_ok=True)
            written = {f.name for f in new.iterdir()}
            for old in folder.glob("*.swift"):
                if old.name not in written and MARK in old.read_text():
                    different += 1
                    print(f"{old.relative_to(ROOT)}: nothing declares it any more")
                    if not check:
                        old.unlink()
            for file in sorted(new.iterdir()):
                old = folder / file.name
                if old.exists() and MARK not in old.read_text():
                    sys.exit(f"{old.relative_to(ROOT)} is written by hand; add its type to BY_HAND")
                if not old.exists() or old.read_text() != file.read_text():
                    different += 1
                    if check:
                        print(f"{old.relative_to(ROOT)}: differs")
                    else:
                        shutil.copyfile(file, old)
    return different


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="fail where a file differs from what would be written")
    arguments = parser.parse_args()
    if write(arguments.check) and arguments.check:
        sys.exit(1)
