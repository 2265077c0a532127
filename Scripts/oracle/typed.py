#!/usr/bin/env python3
"""Asks the installed Swift compiler for the type of every expression in the programs of Tests/Oracle.

    typed.py [--jobs N] [--out FILE] [FILE ...]              writes .build/oracle-types/all.jsonl
    typed.py --compare OURS.jsonl [--groups N] [--show N]    holds our checker against it
    typed.py --record                                        writes Tests/Oracle/Types, which the tests read

`earshot-types Sources/SDK/Modules OURS.jsonl Tests/Oracle/Programs/*.swift` writes what our checker says.

A line of the answer is one program: {"file", "name", "code", "expressions": [[start, end, kind, type, decl], ...]}.
Offsets count bytes of "code"; `end` is where the last token of the expression starts. One range, one record:

- The compiler's implicit conversions are no expressions: the 1 of `let x: Double? = 1` is a Double, a variable
  has its type without @lvalue, `\\.count` given for a function is a KeyPath. Of several expressions with one
  range the outermost counts. What ends an optional chain has the chain's type, `a?.b.count` is Optional<Int>.
- A member that is called (`x.map`, `T(…)`, `.some`, `map` on self, an operator) has one record, with self applied
  and the declaration: `dot_syntax_call_expr`, `constructor_ref_call_expr`. Its bare name has none.
- `if` and `switch` expressions are `single_value_stmt_expr`, a literal's type as a call (`Double(3)`) is `coerce_expr`.
- Left out: default arguments, the calls a result builder or an interpolation makes, macro expansions, statements
  and what isn't an expression in a pattern (`.some(let x)`).

Types are canonical, without module names and sugar: `Optional<Array<Int>>`, `Box<Int>.Inner`, `any P & Q`, `()`.
Function types keep `throws`, `async`, `inout`, `...` and lose labels, attributes (@escaping, @Sendable, @autoclosure,
isolation) and ownership; tuples keep labels. `inout` counts in parameters only: `&x` is what x is. Generic parameters
have their names in the source, in extensions the extended type's; unnamed ones and opaque results are `some P`.

A declaration is `@OFFSET`, of its name (an init or subscript: of that keyword; an implicit init: of the type's name;
`$value` of a property wrapper: of the property) if the program has it, the name itself for self, $0, error, newValue
and oldValue, and otherwise its demangled USR. A call of a value has callAsFunction's, a dynamic member the subscript's.

For --compare OURS has {"file", "name", "expressions": [[start, end, type, decl], ...]}, for whole files: only those it
names are counted. A type with `_` in place of a type is a hole, and so is a declaration that is null. Kinds in
NOT_KEPT may be missing. Every program is asked once: .build/oracle-types remembers.
"""
import argparse
import collections
import concurrent.futures
import gzip
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from swiftc import PROGRAMS, ROOT, main_file, programs

CACHE = ROOT / ".build" / "oracle-types"
ALL = CACHE / "all.jsonl"
RECORDED = ROOT / "Tests" / "Oracle" / "Types"
PREFIX = len("import Foundation\n\n")
FLAGS = ["-swift-version", "5", "-enable-bare-slash-regex", "-suppress-warnings", "-module-name", "main"]

# What a checker has no reason to give a type of its own.
NOT_KEPT = {"type_expr", "assign_expr", "discard_assignment_expr", "super_ref_expr", "error_expr"}
# Children that hold no expressions of the source, or from before checking; and those that repeat others.
UNREAD = {"parsed_root", "parsed_path", "rewritten", "substitutions", "conformances", "inherits", "generic_signature",
          "function_ref", "decl", "name"}
LATE = {"attrs", "parsed_sequence"}
# Implicit nodes that stand for something in the source.
SPOKEN = {"single_value_stmt_expr", "subscript_expr", "coerce_expr"}
MEMBERS = {"dot_syntax_call_expr", "constructor_ref_call_expr", "dot_syntax_base_ignored"}
CALLED = ("fn", "rhs", "single_expr_body", "sub_expr", "closure_body")
UNNAMED = re.compile(r"self|error|newValue|oldValue|\$\d+")


# The compiler's answer

def dumps(code, version):
    """The AST of the program twice: as JSON, with mangled types and byte offsets, and as text, with locations."""
    source = main_file(code)
    key = CACHE / (hashlib.sha256((version + source).encode()).hexdigest() + ".gz")
    if not key.exists():
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "main.swift").write_text(source)

            def ask(*form):
                asked = subprocess.run(["nice", "-n", "19", "swiftc", "-dump-ast", *form, *FLAGS, "main.swift"],
                                       cwd=folder, capture_output=True, text=True)
                if asked.returncode:
                    errors = [line for line in asked.stderr.splitlines() if "error:" in line]
                    raise ValueError("\n  ".join(errors[:3] or ["does not compile"]))
                return asked.stdout
            answers = {"json": ask("-dump-ast-format", "json"), "text": ask()}
        CACHE.mkdir(parents=True, exist_ok=True)
        unfinished = key.with_suffix(f".{os.getpid()}")
        unfinished.write_bytes(gzip.compress(json.dumps(answers).encode()))
        unfinished.rename(key)
    answers = json.loads(gzip.decompress(key.read_bytes()))
    return json.loads(answers["json"]), answers["text"]


# Types

def demangled(symbols, *options):
    """What `swift demangle` prints for the symbols."""
    return subprocess.run(["swift", "demangle", *options], input="\n".join(symbols) + "\n",
                          capture_output=True, text=True, check=True).stdout


def trees(symbols):
    """Mangled type → its tree of (kind, text or index, children)."""
    found, stack = {}, []
    for line in demangled(symbols, "-expand").splitlines():
        node = re.match(r'( *)kind=(\w+)(?:, (?:text="(.*)"|index=(\d+)))?$', line)
        if line.startswith("Demangling for "):
            root = found[line[len("Demangling for "):]] = ("Symbol", None, [])
            stack = [root]
        elif node and stack:
            depth = len(node.group(1)) // 2 + 1
            made = (node.group(2), node.group(3) if node.group(4) is None else int(node.group(4)), [])
            stack[depth - 1][2].append(made)
            stack[depth:] = [made]
    return {symbol: kid("Type", kid("TypeMangling", root[2][0])) for symbol, root in found.items() if root[2]}


def kid(kind, node):
    return next((child for child in node[2] if child[0] == kind), None) if node else None


class Speller:
    """Writes trees as types of the source. `names` gives generic parameters, (depth, index) → name."""

    def __init__(self, opaque):
        self.opaque = opaque

    def spell(self, node, names):
        if node is None:
            return None
        kind, text, kids = node
        def of(child): return self.spell(child, names)
        if kind in ("Structure", "Enum", "Class", "Protocol", "TypeAlias", "OtherNominalType"):
            return self.parent(kids[0], names) + self.name(kids[1])
        if kind.startswith("BoundGeneric"):
            return f"{of(kids[0])}<{', '.join(of(child) for child in kids[1][2])}>"
        if kind == "Tuple":
            return f"({', '.join(map(of, kids))})"
        if kind == "TupleElement":
            label = kid("TupleElementName", node)
            return (f"{label[1]}: " if label else "") + of(kids[-1]) + ("..." if kid("VariadicMarker", node) else "")
        if kind.endswith(("FunctionType", "AutoClosureType")):
            return self.function(node, names)
        if kind in ("Metatype", "ExistentialMetatype"):
            inner = of(kids[-1])
            if kind == "ExistentialMetatype":
                return (f"any ({inner[4:]})" if " & " in inner else inner) + ".Type"
            return (f"({inner})" if inner.startswith(("any ", "some ")) or "->" in inner else inner) + ".Type"
        if kind in ("ProtocolList", "ProtocolListWithAnyObject", "ProtocolListWithClass"):
            listed = kid("TypeList", node if kind == "ProtocolList" else kids[0])[2]
            first = {"ProtocolList": [], "ProtocolListWithAnyObject": ["AnyObject"]}.get(kind) or kids[1:]
            parts = [part if isinstance(part, str) else of(part) for part in [*first, *listed]]
            return "any " + " & ".join(sorted(parts)) if parts not in ([], ["AnyObject"]) else "".join(parts) or "Any"
        if kind == "ConstrainedExistential":
            return f"{of(kids[0])}<{', '.join(of(requirement[2][-1]) for requirement in kids[1][2])}>"
        if kind == "DependentGenericParamType":
            place = kids[0][1], kids[1][1]
            return names.get(place) or chr(ord("A") + place[1]) + (str(place[0]) if place[0] else "")
        if kind == "DependentMemberType":
            base = of(kids[0])
            return (f"({base})" if " " in base else base) + "." + kids[1][2][0][1]
        if kind == "OpaqueType":
            bound = {(depth, index): of(argument) for depth, level in enumerate(kids[2][2])
                     for index, argument in enumerate(level[2])}
            known = self.spell(self.opaque.get(repr(kids[:2])), bound)
            return known.replace("any ", "some ", 1) if known else "some"
        if kind == "DynamicSelf":
            return "Self"
        if kind == "Pack":
            return ", ".join(map(of, kids))
        if text is None and kids:  # a Type, or ownership
            return {"InOut": "inout ", "PackExpansion": "repeat "}.get(kind, "") + of(kids[0])
        return str(text) if text is not None else f"<{kind}>"

    def parent(self, context, names):
        if context[0] == "Extension":
            context = context[2][1]
        nominal = context[0] in ("Structure", "Enum", "Class", "Protocol") or context[0].startswith("BoundGeneric")
        return self.spell(context, names) + "." if nominal else ""

    def name(self, node):
        return node[1] if isinstance(node[1], str) else self.name(node[2][-1])

    def function(self, node, names):
        inside = kid("Type", kid("ArgumentTuple", node))[2][0]
        parameters = inside[2] if inside[0] == "Tuple" else [inside]
        spelled = [re.sub(r"^[\w$`]+: ", "", self.spell(one, names)) for one in parameters]
        effects = " async" if kid("AsyncAnnotation", node) else ""
        if thrown := kid("TypedThrowsAnnotation", node):
            effects += f" throws({self.spell(thrown[2][0], names)})"
        elif kid("ThrowsAnnotation", node):
            effects += " throws"
        return f"({', '.join(spelled)}){effects} -> {self.spell(kid('ReturnType', node)[2][0], names)}"


# Expressions

class Locations:
    """What only the textual dump says: where declarations are, and the names of generic parameters."""
    NODE = re.compile(r"^\s*\((?:\w+=)?(\w+)[ )]")
    RANGE = re.compile(r"range=\[main\.swift:(\d+):(\d+) - line:(\d+):(\d+)\]")
    DECLARED = re.compile(r' decl="([^"]*?)@main\.swift:(\d+):(\d+)(?: \[with|")')

    def __init__(self, source, text):
        self.source = source
        self.lines = [0]
        for line in source.split(b"\n"):
            self.lines.append(self.lines[-1] + len(line) + 1)
        self.nodes, self.clauses, self.declared = set(), {}, collections.defaultdict(list)
        for line in text.splitlines():
            node, span = self.NODE.match(line), self.RANGE.search(line)
            if not node or not span:
                continue
            kind, start, end = node.group(1), self.offset(*span.groups()[:2]), self.offset(*span.groups()[2:])
            self.nodes.add((kind, start, end))
            if found := kind.endswith("_expr") and self.DECLARED.search(line):
                path = re.sub(r"\([^()]*\)$", "", found.group(1))
                self.declared[start, end].append((path, self.offset(found.group(2), found.group(3))))
            elif clause := re.search(r' interface_type="<([^>]*?)(?: where |>)', line):
                self.clauses[kind, start] = True, clause.group(1)
            elif clause := re.search(r'" "<(.*?)>"', line):
                self.clauses[kind, start] = False, clause.group(1)

    def offset(self, line, column):
        return self.lines[int(line) - 1] + int(column) - 1

    def declaration(self, start, end, name):
        """Where the declaration of that name is which the expression there refers to, as it is to be written."""
        for path, place in self.declared.get((start, end), ()):
            if path.endswith("." + name):
                implicit = UNNAMED.fullmatch(name) and not self.source.startswith(name.encode(), place)
                return name if implicit else f"@{place - PREFIX}"

    def parameters(self, kind, start, outer):
        """The names of all generic parameters inside the declaration there, those outside being known."""
        full, clause = self.clauses.get((kind, start), (False, ""))
        own = [re.sub(r"^(each|let) ", "", name.strip()).split(" ")[0].rstrip(":")
               for name in re.sub(r"<[^<>]*>", "", clause).split(",") if name.strip()]
        return own if full else outer + own


class Reader:
    """Gathers the records of one program."""

    def __init__(self, code, ast, text, types, usrs):
        self.ast, self.types, self.usrs, self.found = ast, types, usrs, {}
        self.end = PREFIX + len(code.encode())
        self.locations = Locations(main_file(code).encode(), text)
        opaque = ast.get("opaque_to_existential_mapping", {})
        self.speller = Speller({repr(types[key][2][0][2][:2]): types[kept] for key, kept in opaque.items()
                                if types.get(key)})

    def records(self):
        self.read(self.ast.get("items"), [], {})
        return [[start, end, *record] for (start, end), record in sorted(self.found.items())]

    def read(self, node, order, names):
        if isinstance(node, list):
            for child in node:
                self.read(child, order, names)
        if not isinstance(node, dict):
            return
        kind, implicit = node.get("_kind", ""), node.get("implicit")
        if kind.endswith("_decl") or kind == "protocol":
            if implicit and kind in ("accessor_decl", "constructor_decl", "destructor_decl"):
                return
            order, names = self.inside(node, order, names)
        if kind == "tap_expr":
            return self.interpolation(node["body"], order, names)
        if kind.endswith("_expr") or kind == "dot_syntax_base_ignored":
            if kind in MEMBERS and self.member(node, order, names):
                return
            self.expression(node, names)
        for key, child in sorted(node.items(), key=lambda item: item[0] in LATE):
            if key not in UNREAD and not (key == "original_init" and "processed_init" in node):
                self.read(child, order, names)

    def inside(self, node, order, names):
        """The generic parameters a declaration's body knows, in order, and their names by depth and index."""
        start = node.get("range", {}).get("start", -1)
        signature = node.get("generic_signature")
        if not signature:
            return order, {(0, 0): "Self"} if node["_kind"] == "protocol" else names
        order = self.locations.parameters(node["_kind"], start, order)
        places = [tuple(index[1] for index in self.types[one][2][0][2]) for one in signature["generic_params"]]
        names = dict(zip(places, order))
        for place, one in zip(places[len(order):], signature["generic_params"][len(order):]):
            bounds = [self.usr(each["protocol"]) for each in signature["generic_reqs"]
                      if each["first_type"] == one and each["kind"] == "conforms_to"]
            kept = sorted(re.sub(r"^\w+\.(?=\w)", "", bound) for bound in bounds
                          if bound not in ("Copyable", "Escapable"))
            names[place] = "some " + (" & ".join(kept) or "Any")
        return order + [names[place] for place in places[len(order):]], names

    def interpolation(self, body, order, names):
        """Of what an interpolation calls, the arguments are the expressions in the literal."""
        for element in body.get("elements", []):
            if element["_kind"] == "call_expr":
                if not element.get("implicit"):
                    self.read(element.get("args"), order, names)
            elif element["_kind"] != "var_decl":
                self.read(element, order, names)

    def member(self, node, order, names):
        """A member with its self: recorded as one, and only what it is a member of is read."""
        reference = self.callee(node)
        if not reference or reference.get("implicit") and node.get("implicit"):
            return False
        if not self.unwritten(reference):
            self.record(node, node["_kind"], names, reference)
        for base in (node.get("args"), node.get("lhs")):
            self.read(base, order, names)
        return True

    def callee(self, node):
        """The reference a member leads to, through the closures made for a method that isn't called."""
        while node and "decl" not in node:
            node = next((node[key] for key in CALLED if node.get(key)), None)
        return node if node and isinstance(node["decl"], dict) else None

    def unwritten(self, reference):
        return reference and reference.get("implicit") and reference["decl"]["base_name"] == "callAsFunction"

    def expression(self, node, names):
        kind, inner = node["_kind"], node
        if kind == "optional_evaluation_expr":
            if not self.chained(node.get("sub_expr")):
                return
            while inner.get("implicit") and inner.get("sub_expr"):
                inner = inner["sub_expr"]
            kind = inner["_kind"]
        elif node.get("implicit"):
            if kind not in SPOKEN or kind == "coerce_expr" and node["sub_expr"].get("range") == node.get("range"):
                return
        elif kind == "dot_self_expr" and node["sub_expr"].get("range") == node.get("range"):
            return
        reference = self.callee(inner) if inner["_kind"] in MEMBERS else inner
        if kind == "call_expr" and self.unwritten(self.callee(inner["fn"])):
            reference = self.callee(inner["fn"])
        self.record(node, kind, names, reference if isinstance((reference or {}).get("decl"), dict) else None)

    def chained(self, node):
        """Whether a ? of the source ends in this optional evaluation, and not only an implicit conversion."""
        if isinstance(node, list):
            return any(map(self.chained, node))
        if not isinstance(node, dict) or node.get("_kind") in ("optional_evaluation_expr", "closure_expr"):
            return False
        if node.get("_kind") == "bind_optional_expr" and not node.get("implicit"):
            return True
        return any(self.chained(child) for key, child in node.items() if key not in UNREAD)

    def record(self, node, kind, names, reference):
        span, mangled = node.get("range"), node.get("type")
        if not span or not mangled or not PREFIX <= span["start"] < self.end:
            return
        start, end = span["start"], span["end"]
        if (node["_kind"], start, end) not in self.locations.nodes or (start - PREFIX, end - PREFIX) in self.found:
            return
        decl = None
        if reference:
            at = reference.get("range", span)
            decl = (self.locations.declaration(at["start"], at["end"], reference["decl"]["base_name"])
                    or self.usr(reference["decl"]["decl_usr"]) or reference["decl"]["base_name"])
        spelled = self.speller.spell(self.types.get(mangled), names) or mangled
        self.found[start - PREFIX, end - PREFIX] = kind, re.sub("^inout ", "", spelled), decl

    def usr(self, usr):
        return self.usrs.get(usr, usr)


def answers(file, found, version, jobs):
    """The line of every program of a file, or what is wrong with it."""
    def asked(program):
        try:
            return dumps(program[2], version)
        except ValueError as fault:
            return fault
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        dumped = list(pool.map(asked, found))
    good = [json.dumps(one[0]) for one in dumped if not isinstance(one, ValueError)]
    types = trees({one for text in good for one in re.findall(r'"(\$s[^"]*)"', text)})
    usrs = sorted({one for text in good for one in re.findall(r'"(?:decl_usr|protocol)": "(s:[^"]*)"', text)})
    usrs = dict(zip(usrs, demangled(["$s" + one[2:] for one in usrs], "-simplified").splitlines(), strict=True))
    for (name, _, code), one in zip(found, dumped):
        if isinstance(one, ValueError):
            yield name, None, one
        else:
            yield name, {"file": file.name, "name": name, "code": code,
                         "expressions": Reader(code, *one, types, usrs).records()}, None


def write(options):
    version = subprocess.check_output(["swiftc", "--version"], text=True, stderr=subprocess.DEVNULL)
    count = total = faults = 0
    options.out.parent.mkdir(parents=True, exist_ok=True)
    with open(options.out, "w") as out:
        for file in options.files or sorted(PROGRAMS.glob("*.swift")):
            for name, line, fault in answers(file, programs(file.read_text())[1], version, options.jobs):
                count += 1
                if fault:
                    print(f"{file.name}: {name}: {fault}", file=sys.stderr)
                    faults += 1
                else:
                    out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
                    total += len(line["expressions"])
    print(f"{count} programs, {total} expressions, {faults} faults")
    return 1 if faults else 0


# Comparison

def shape(type):
    """A type without what is more than one bracket deep: what disagreements have in common."""
    out, depth = "", 0
    for before, character in zip(" " + type, type):
        opens, closes = character in "<(", character in ")>" and before + character != "->"
        if depth < 2 or closes and depth == 2:
            out += character if not closes or depth < 2 else "…" * (before not in "<(") + character
        depth += opens - closes
    return out


def plain(declaration):
    """Without what tells an extension's `where`: `static Optional<A>.==`, `Sequence<>.min()`; and of an operator
    without its type: whether a requirement or what fulfills it is named makes no difference."""
    declaration = re.sub(r"<[A-Z, ]*>\.", ".", declaration)
    return re.sub(r"^static .*?\.(?=[^\w.]+ (?:in|pre|post)fix|\.\.[.<] (?:in|pre|post)fix)", "static ", declaration)


def excerpt(code, start, end):
    last = re.match(rb'"(?:[^"\\\n]|\\.)*"|[\w$`]+|[(){}\[\]]|[^\w\s"(){}\[\]]+|.', code[end:], re.S)
    text = " ".join(code[start:end + len(last.group(0))].decode(errors="replace").split())
    return text if len(text) < 70 else text[:40] + " … " + text[-25:]


def compare(options):
    ours = {(line["file"], line["name"]): {(one[0], one[1]): one[2:] for one in line["expressions"]}
            for line in map(json.loads, open(options.compare))}
    files, count, groups = {file for file, _ in ours}, collections.Counter(), collections.Counter()
    shown = []
    for theirs in map(json.loads, open(options.out)):
        if theirs["file"] not in files:
            continue
        known, whole, code = ours.get((theirs["file"], theirs["name"]), {}), True, theirs["code"].encode()
        for start, end, kind, type, decl in theirs["expressions"]:
            if kind == "nil_literal_expr" and code[start:start + 3] != b"nil":
                continue  # the actor that `for await` passes on
            type, decl = type.replace("_NSRange", "NSRange").replace("Any<0, 1>", "Any"), decl and decl.replace("_NSRange", "NSRange")  # C's name
            given = known.get((start, end))
            if given is None and kind in NOT_KEPT:
                continue
            if given and decl:  # how `swift demangle` tells extensions apart
                decl, given = plain(decl), [given[0], given[1] and plain(given[1])]
            for what, expected, got in [("type", type, given and given[0]), ("declaration", decl, given and given[1])]:
                if expected is None:
                    continue
                got = "missing" if given is None else got or "_"
                hole = got == "_" or what == "type" and re.search(r"(?<!\w)_(?!\w)", got)
                verdict = ("missing" if given is None else "hole" if hole else
                           "right" if got == expected else "wrong")
                count[what] += 1
                count[what, verdict] += 1
                if verdict != "right":
                    whole = False
                    groups[what, kind, shape(expected), shape(got)] += 1
                    shown.append(f"{theirs['file']}: {theirs['name']}: {code[:start].count(10) + 1}: "
                                 f"{excerpt(code, start, end)}: expected {expected}, got {got}")
        count["programs"] += 1
        count["whole"] += whole
    for what in ("type", "declaration"):
        print(f"{what}s: {count[what, 'right']}/{count[what]} right, {count[what, 'wrong']} wrong, "
              f"{count[what, 'hole']} holes, {count[what, 'missing']} missing")
    print(f"programs: {count['whole']}/{count['programs']} entirely right")
    for (what, kind, expected, got), times in groups.most_common(options.groups):
        print(f"{times:6} {what} of {kind}: expected {expected}, got {got}")
    print(*shown[:options.show], sep="\n", end="\n" if options.show else "")
    return 0


def record(options):
    """Tests/Oracle/Types: for every file its types, most frequent first, then of every program `start-end:type`."""
    files = collections.defaultdict(list)
    for line in map(json.loads, open(options.out)):
        kept = []
        for start, end, kind, type, _ in line["expressions"]:
            implicit = kind == "nil_literal_expr" and line["code"].encode()[start:start + 3] != b"nil"
            if kind not in NOT_KEPT and not implicit:
                kept.append((start, end, type.replace("_NSRange", "NSRange").replace("Any<0, 1>", "Any")))
        files[line["file"]].append((line["name"], kept))
    RECORDED.mkdir(exist_ok=True)
    for file, found in files.items():
        count = collections.Counter(type for _, kept in found for _, _, type in kept)
        places = {type: place for place, (type, _) in enumerate(count.most_common())}
        text = "".join(f"{type}\n" for type in places)
        for name, kept in found:
            text += f"= {name}\n" + " ".join(f"{start}-{end}:{places[type]}" for start, end, type in kept) + "\n"
        (RECORDED / file.replace(".swift", ".txt")).write_text(text)
    return 0


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("files", nargs="*", type=pathlib.Path)
    options.add_argument("--jobs", type=int, default=1)
    options.add_argument("--out", type=pathlib.Path, default=ALL, help="the compiler's answers")
    options.add_argument("--compare", type=pathlib.Path, metavar="OURS.jsonl")
    options.add_argument("--groups", type=int, default=40, help="how many kinds of disagreement to list")
    options.add_argument("--show", type=int, default=0, help="how many single disagreements to list")
    options.add_argument("--record", action="store_true")
    options = options.parse_args()
    return compare(options) if options.compare else record(options) if options.record else write(options)


if __name__ == "__main__":
    sys.exit(main())
