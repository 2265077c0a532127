#!/usr/bin/env python3
"""Writes the declarations of Swift's standard library, as Swift source without bodies.

    Scripts/sdk/declarations.py             # writes Sources/SDK/Modules/<Module>/<Type>.swift
    Scripts/sdk/declarations.py --check     # fails where a file differs from what it would write

The source is the toolchain's own textual interface (`Swift.swiftmodule/….swiftinterface` and its neighbours),
found beside the `swiftc` in PATH. A file holds one type: its declaration, then every extension of it, in the
interface's order. What no type owns is in Functions, Operators, Precedence, Aliases and Macros.

In three steps: `tokens` and `Parser` read an interface into `Declaration`s, `Library` decides which of them stay
and takes from these what a type checker does not need, `write` puts them into files that swift-format formats.
"""
import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

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
      |_ExpressibleByBuiltin\w+|_CVar\w+|_Swiftify\w+|_NSSwiftValue|_SwiftNewtypeWrapper|_DestructorSafeContainer
      |_ObjectiveCBridgeable|_HasCustomAnyHashableRepresentation|_stdlib_\w+""",
    re.VERBOSE,
)
NOWHERE = {"Builtin", "SwiftShims", "_RegexParser"}  # modules that no declaration may mention
# Protocols that only say how a value may be copied; without them a declaration says all that a checker needs.
MARKERS = {"Copyable", "Escapable", "BitwiseCopyable", "_BitwiseCopyable"}
KEPT_ATTRIBUTES = {
    "_disfavoredOverload", "_implements", "attached", "autoclosure", "discardableResult", "dynamicCallable",
    "dynamicMemberLookup", "escaping", "freestanding", "globalActor", "propertyWrapper", "resultBuilder",
}
RENAMED_ATTRIBUTES = {"_functionBuilder": "resultBuilder"}
KEPT_MODIFIERS = {
    "async", "class", "convenience", "final", "indirect", "infix", "lazy", "mutating", "nonmutating", "override",
    "postfix", "prefix", "required", "static", "unowned", "weak",
}
DROPPED_MODIFIERS = {
    "__consuming", "borrowing", "consuming", "distributed", "dynamic", "fileprivate", "internal", "nonisolated",
    "open", "optional", "package", "private", "public", "unsafe",
}
# Words before a type that say who owns or runs it.
TYPE_WORDS = {"__owned", "__shared", "_const", "borrowing", "consuming", "nonisolated", "sending"}
TYPES = {"actor", "class", "enum", "protocol", "struct"}
KEYWORDS = TYPES | {
    "associatedtype", "case", "deinit", "extension", "func", "import", "init", "let", "macro", "operator",
    "precedencegroup", "subscript", "typealias", "var",
}
GETTERS = {"get", "_read", "read", "borrow", "unsafeAddress"}
SETTERS = {"set", "_modify", "modify", "mutate", "unsafeMutableAddress"}
LANGUAGE = (6, 3)  # the version that `@available(swift, deprecated: …)` is compared with

# MARK: - Reading


class Token(NamedTuple):
    text: str
    space: bool  # white space stands before it
    line: bool  # a line begins with it


TOKEN = re.compile(r"`[^`]+`|#?[\w$]+|->|\.\.\.|\.\.<|.", re.DOTALL)
ATTRIBUTE = re.compile(r"@\w+(\.\w+)*")
NUMBER = re.compile(r"\d\w*(\.\d\w*)?")
BLANK = re.compile(r"(?:\s+|//[^\n]*|/\*.*?\*/)+", re.DOTALL)
STRING = re.compile(r'(#*)("""|")')


def string_end(text: str, start: re.Match) -> int:
    """The place behind the string literal that `start` opens, whatever is interpolated in it."""
    hashes, quote = start.groups()
    i = start.end()
    while not text.startswith(quote + hashes, i):
        if text.startswith("\\" + hashes + "(", i):
            i, depth = i + len(hashes) + 2, 1
            while depth:
                if inner := STRING.match(text, i):
                    i = string_end(text, inner)
                    continue
                depth += {"(": 1, ")": -1}.get(text[i], 0)
                i += 1
        else:
            i += len(hashes) + 2 if text.startswith("\\" + hashes, i) else 1
    return i + len(quote + hashes)


def tokens(text: str) -> list[Token]:
    result, i, line = [], 0, True
    while i < len(text):
        if blank := BLANK.match(text, i):
            i, line = blank.end(), line or "\n" in blank.group()
            space = True
            if i == len(text):
                break
        else:
            space = False
        if string := STRING.match(text, i):
            end = string_end(text, string)
        else:
            end = next(m for p in (NUMBER, ATTRIBUTE, TOKEN) if (m := p.match(text, i))).end()
        result.append(Token(text[i:end], space, line))
        i, line = end, False
    return result


def active(source: list[Token]) -> list[Token]:
    """Leaves of every `#if` the branch that this compiler takes."""
    result, stack, i = [], [], 0  # stack: (this branch is taken, one was taken before or the outside is inactive)
    while i < len(source):
        word = source[i].text
        if word in ("#if", "#elseif", "#else", "#endif"):
            end = i + 1
            while end < len(source) and not source[end].line:
                end += 1
            condition = word == "#else" or word != "#endif" and holds(source[i + 1 : end])
            if word == "#if":
                outside = not stack or stack[-1][0]
                stack.append((outside and condition, not outside or condition))
            elif word == "#endif":
                stack.pop()
            else:
                done = stack.pop()[1]
                stack.append((condition and not done, done or condition))
            i = end
            continue
        if not stack or stack[-1][0]:
            result.append(source[i])
        i += 1
    return result


def holds(condition: list[Token]) -> bool:
    text = " ".join(t.text for t in condition)
    text = re.sub(r"\$ ?Embedded", "False", text)
    text = re.sub(r"(os|arch|_pointerBitWidth|compiler|hasFeature|canImport) \( ([^)]*) \)", platform, text)
    text = re.sub(r"\$\w+", "True", text)
    return bool(eval(text.replace("&&", " and ").replace("& &", " and ").replace("| |", " or ").replace("!", " not ")))


def platform(call: re.Match) -> str:
    name, value = call.groups()
    return str(name in ("compiler", "hasFeature") or value in ("Linux", "x86_64", "_64"))


@dataclass
class Declaration:
    attributes: list[list[Token]]
    modifiers: list[str]
    keyword: str
    header: list[Token]  # what stands between the keyword and the body
    members: list["Declaration"] = field(default_factory=list)
    accessors: list[str] = field(default_factory=list)
    body: list[Token] = field(default_factory=list)  # of a precedence group

    @property
    def name(self) -> str:
        if self.keyword in ("init", "deinit", "subscript"):
            return self.keyword
        name = self.header[0].text
        for token in self.header[1:]:
            if self.keyword != "func" or token.space or token.text == "(" or re.match(r"\w|`", name):
                break
            name += token.text
        return name.strip("`")

    def attribute(self, name: str) -> list[str]:
        """The text of each attribute of that name."""
        return [text(a) for a in self.attributes if a[0].text == "@" + name]


class Parser:
    def __init__(self, source: list[Token]):
        self.tokens, self.i = source, 0

    def peek(self, ahead: int = 0) -> str:
        return self.tokens[self.i + ahead].text if self.i + ahead < len(self.tokens) else ""

    def bracket(self) -> list[Token]:
        """The tokens from an opening bracket to the one that closes it."""
        start, depth = self.i, 0
        while True:
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(self.peek(), 0)
            self.i += 1
            if depth == 0:
                return self.tokens[start : self.i]

    def declarations(self) -> list[Declaration]:
        result = []
        while self.peek() not in ("", "}"):
            result.append(self.declaration())
        self.i += 1
        return result

    def declaration(self) -> Declaration:
        attributes, modifiers = [], []
        while (word := self.peek()) not in KEYWORDS or word == "class" and self.peek(1) in KEPT_MODIFIERS | KEYWORDS:
            if word.startswith("@"):
                attributes.append(self.attribute())
                continue
            if word not in KEPT_MODIFIERS | DROPPED_MODIFIERS:
                sys.exit(f"unknown modifier {word} before {text(self.tokens[self.i : self.i + 12])}")
            self.i += 1
            modifiers.append(word + (text(self.bracket()) if self.peek() == "(" else ""))
        self.i += 1
        start = self.i
        while self.i < len(self.tokens) and self.peek() not in ("{", "}") and (
            self.i == start or not self.tokens[self.i].line
        ):
            self.bracket() if self.peek() in ("(", "[") else self.advance()
        result = Declaration(attributes, modifiers, word, self.tokens[start : self.i])
        stored = word == "var" and ("internal(set)" in modifiers or "private(set)" in modifiers)
        if self.peek() == "{":
            if word in TYPES or word == "extension":
                self.i += 1
                result.members = self.declarations()
            elif word in ("var", "subscript"):
                result.accessors = accessors(self.bracket()[1:-1])
            else:
                result.body = self.bracket()
        elif word == "var":
            result.accessors = ["get"] if stored else ["get", "set"]
        return result

    def advance(self):
        self.i += 1

    def attribute(self) -> list[Token]:
        start = self.i
        self.i += 1
        if self.peek() == "(" and not self.tokens[self.i].space:
            self.bracket()
        return self.tokens[start : self.i]


def accessors(body: list[Token]) -> list[str]:
    """`get` and `set` with their modifiers and effects, of the accessors in the body of a variable."""
    parser, found = Parser(body), {}
    while parser.i < len(body):
        words = []
        while parser.peek() in ("mutating", "nonmutating", "borrowing", "__consuming", "yielding") or parser.peek()[0] == "@":
            if parser.peek()[0] == "@":
                parser.attribute()
            else:
                words.append(parser.peek())
                parser.i += 1
        kind = "get" if parser.peek() in GETTERS else "set" if parser.peek() in SETTERS else parser.peek()
        if kind not in ("get", "set"):
            return ["get", "set"] if kind in ("willSet", "didSet") else ["get"]
        parser.i += 1
        words = [w for w in words if "mutating" in w] + [kind]
        if kind == "set" and parser.peek() == "(":
            parser.bracket()
        while parser.peek() in ("async", "throws", "rethrows"):
            words.append(parser.peek())
            parser.i += 1
            if parser.peek() == "(":
                words[-1] += text(parser.bracket())
        if parser.peek() == "{":
            parser.bracket()
        found.setdefault(kind, " ".join(words))
    return [found[kind] for kind in ("get", "set") if kind in found]


# MARK: - Choosing


def text(source: list[Token]) -> str:
    spaces = [i > 0 and (t.space or source[i - 1].text == ",") for i, t in enumerate(source)]
    return "".join(" " * space + t.text for space, t in zip(spaces, source))


def split(source: list[Token], separator: str) -> list[list[Token]]:
    """The parts between the separators that stand in no bracket."""
    parts, depth = [[]], 0
    for token in source:
        depth += {"(": 1, "[": 1, "<": 1, ")": -1, "]": -1, ">": -1}.get(token.text, 0)
        if token.text == separator and depth == 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


def join(parts: list[list[Token]], separator: str = ",") -> list[Token]:
    result = list(parts[0])
    for part in parts[1:]:
        result += [Token(separator, separator != ",", False), part[0]._replace(space=True), *part[1:]]
    return result


def simplified(source: list[Token], modules: set[str]) -> list[Token]:
    """Without module names, ownership, and attributes that say nothing to a checker."""
    result, i, space = [], 0, None  # space: whether one stood before what was just taken away
    while i < len(source):
        token = source[i]
        following = source[i + 1].text if i + 1 < len(source) else ""
        size = 0
        if token.text in modules and following == "." and (not result or result[-1].text != "."):
            size = 2
        elif token.text in TYPE_WORDS and i and following not in (":", ",", ")", ".", ""):
            size = 1
        elif token.text == "@" or token.text.startswith("@"):
            name = token.text[1:].split(".")[-1]
            name = RENAMED_ATTRIBUTES.get(name, name)
            token = token._replace(text="@" + name)
            size = 0 if name in KEPT_ATTRIBUTES or name[0].isupper() and name != "Sendable" else 1
        elif token.text == "~" and following in MARKERS:
            # `A & ~Copyable` is `A`, and `~Copyable` alone is `Any`.
            if result and result[-1].text == "&":
                result.pop()
                size = 2
            elif i + 2 < len(source) and source[i + 2].text == "&":
                size = 3
            elif result and result[-1].text in ("any", "some", "("):
                source = [*source[:i], Token("Any", token.space, False), *source[i + 2 :]]
                continue
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


def marker(part: list[Token]) -> bool:
    """Whether a requirement or an inherited type only says how a value may be copied."""
    words = [t.text for t in (split(part, ":")[-1]) if t.text != "~"]
    return len(words) == 1 and words[0] in MARKERS


class Library:
    """All declarations of the interfaces, and which of them stay."""

    def __init__(self, interfaces: dict[str, list[Declaration]]):
        self.all = [(module, d) for module, declarations in interfaces.items() for d in declarations]
        self.dropped = {d.name for _, d in self.all if DROPPED.fullmatch(d.name)} | MARKERS | NOWHERE

    def choose(self) -> list["Kept"]:
        """What stays. Types that begin with an underscore stay where something that stays mentions them."""
        types = {d.name for _, d in self.all if d.keyword in TYPES | {"typealias"}}
        while True:
            kept, mentions = [], defaultdict(set)
            for module, declaration in self.all:
                self.modules, self.mentioned = {*FOLDERS["Swift"], module}, set()
                owner = self.owner(declaration)
                if owner not in self.dropped and (result := self.text(declaration, None)):
                    kept.append(Kept(module, owner, declaration.keyword, result))
                    mentions[owner] |= self.mentioned - {owner}
            reached, waiting = set(), [owner for owner in mentions if not owner.startswith("_")]
            while waiting:
                if (name := waiting.pop()) not in reached:
                    reached.add(name)
                    waiting += mentions.get(name, ())
            gone = {name for name in types if name not in mentions or name not in reached} - self.dropped
            if not gone:
                return kept
            self.dropped |= gone

    def owner(self, declaration: Declaration) -> str:
        """The type whose file a declaration goes to; what no type owns is its own owner."""
        if declaration.keyword == "extension":
            return simplified(declaration.header, self.modules)[0].text
        return declaration.name

    def text(self, declaration: Declaration, parent: Declaration | None) -> str | None:
        """A declaration as it is written, or nothing where it is dropped."""
        if not self.stays(declaration, parent):
            return None
        header, requirements = self.parts(declaration)
        attributes = [simplified(a, self.modules) for a in declaration.attributes]
        attributes = [a for a in attributes if a and a[0].text != "@available"]
        words = [token for part in (header, requirements, *attributes) for token in part]
        if not self.mention(words):
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
        if keyword in ("import", "deinit") or unavailable(declaration):
            return False
        if keyword in ("extension", "operator", "precedencegroup"):
            return True
        requirement = parent is not None and parent.keyword == "protocol"
        if not requirement and keyword != "case" and not {"public", "open"} & set(declaration.modifiers):
            return False
        if "override" in declaration.modifiers:
            # What is overridden has been declared; an associated type is repeated to say more of it.
            return keyword == "associatedtype" and len(declaration.header) > 1
        if name.startswith("_") and not declaration.attribute("_implements"):
            return parent is None and keyword in TYPES | {"typealias"}
        return True

    def parts(self, declaration: Declaration) -> tuple[list[Token], list[Token]]:
        """The header up to its `where`, and the requirements behind it, both simplified."""
        header = simplified(declaration.header, self.modules)
        depth, place = 0, len(header)
        for i, token in enumerate(header):
            depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(token.text, 0)
            if token.text == "where" and depth == 0:
                place = i
        header, requirements = header[:place], split(header[place + 1 :], ",")
        requirements = [r for r in requirements if r and not marker(r)]
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
        return part if self.mention(part, note=False) and not marker(part) else []

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


def unavailable(declaration: Declaration) -> bool:
    return any(re.match(r"@available\(\*, unavailable|@available\(swift, .*obsoleted", a)
               for a in declaration.attribute("available"))


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


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--check", action="store_true", help="write nothing; fail where a file differs")
    check = options.parse_args().check
    with tempfile.TemporaryDirectory() as temporary:
        write(Library(interfaces()).choose(), Path(temporary))
        new = {p.relative_to(temporary): p.read_text() for p in Path(temporary).rglob("*.swift")}
    old = {p.relative_to(MODULES): t for p in MODULES.rglob("*.swift") if MARK in (t := p.read_text())}
    changed = sorted(p for p in new.keys() | old.keys() if new.get(p) != old.get(p))
    if check:
        sys.exit("\n".join(f"{p} differs" for p in changed) or None)
    for path in changed:
        (MODULES / path).parent.mkdir(parents=True, exist_ok=True)
        (MODULES / path).write_text(new[path]) if path in new else (MODULES / path).unlink()
    print(f"{len(new)} files, {len(changed)} of them changed")


if __name__ == "__main__":
    main()
