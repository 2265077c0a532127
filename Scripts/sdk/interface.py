"""Reads a textual interface of a Swift module (`.swiftinterface`) into declarations, for `declarations.py`."""
import re
import sys
from dataclasses import dataclass, field
from typing import NamedTuple

KEPT_MODIFIERS = {
    "async", "class", "convenience", "final", "indirect", "infix", "lazy", "mutating", "nonmutating", "override",
    "postfix", "prefix", "required", "static", "unowned", "weak",
}
DROPPED_MODIFIERS = {
    "__consuming", "borrowing", "consuming", "distributed", "dynamic", "fileprivate", "internal", "nonisolated",
    "open", "optional", "package", "private", "public", "unsafe",
}
TYPES = {"actor", "class", "enum", "protocol", "struct"}
KEYWORDS = TYPES | {
    "associatedtype", "case", "deinit", "extension", "func", "import", "init", "let", "macro", "operator",
    "precedencegroup", "subscript", "typealias", "var",
}
ACCESSOR_MODIFIERS = {"__consuming", "borrowing", "mutating", "nonmutating", "yielding"}
GETTERS = {"get", "_read", "read", "borrow", "unsafeAddress"}
SETTERS = {"set", "_modify", "modify", "mutate", "unsafeMutableAddress"}


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
    """The words and signs of Swift source; an operator's signs come singly, but for `->` and ranges."""
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


def active(source: list[Token], system: str = "Linux") -> list[Token]:
    """Leaves of every `#if` the branch that a compiler for that system takes."""
    result, stack, i = [], [], 0  # stack: (this branch is taken, one was taken before or the outside is inactive)
    while i < len(source):
        word = source[i].text
        if word in ("#if", "#elseif", "#else", "#endif"):
            end = i + 1
            while end < len(source) and not source[end].line:
                end += 1
            condition = word == "#else" or word != "#endif" and holds(source[i + 1 : end], system)
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


def holds(condition: list[Token], system: str) -> bool:
    """Whether a compiler for that system, which has every feature but Embedded, takes the branch of that condition."""
    text = " ".join(t.text for t in condition)
    text = re.sub(r"\$ ?Embedded", "False", text)
    text = re.sub(r"(os|arch|_pointerBitWidth|compiler|hasFeature|canImport) \( ([^)]*) \)",
                  lambda call: platform(call, system), text)
    text = re.sub(r"\$\w+", "True", text)
    return bool(eval(text.replace("& &", "and").replace("| |", "or").replace("!", "not ")))


def platform(call: re.Match, system: str) -> str:
    name, value = call.groups()
    return str(name in ("compiler", "hasFeature") or value in (system, "x86_64", "_64"))


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
    """Reads declarations, and passes over the bodies of functions."""

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
            if self.peek() in ("(", "["):
                self.bracket()
            else:
                self.i += 1
        result = Declaration(attributes, modifiers, word, self.tokens[start : self.i])
        read_only = ("internal(set)" in modifiers or "private(set)" in modifiers)
        if self.peek() == "{":
            if word in TYPES or word == "extension":
                self.i += 1
                result.members = self.declarations()
            elif word in ("var", "subscript"):
                result.accessors = accessors(self.bracket()[1:-1])
            else:
                result.body = self.bracket()
        elif word == "var":
            result.accessors = ["get"] if read_only else ["get", "set"]
        return result

    def attribute(self) -> list[Token]:
        start = self.i
        self.i += 1
        if self.peek() == "<" and not self.tokens[self.i].space:
            depth = 0
            while depth or self.i == start + 1:
                depth += {"<": 1, ">": -1}.get(self.peek(), 0)
                self.i += 1
        if self.peek() == "(" and not self.tokens[self.i].space:
            self.bracket()
        return self.tokens[start : self.i]


def accessors(body: list[Token]) -> list[str]:
    """`get` and `set` with their modifiers and effects, of the accessors in the body of a variable."""
    parser, found = Parser(body), {}
    while parser.i < len(body):
        words, attributes = [], []
        while (word := parser.peek()) in ACCESSOR_MODIFIERS or word.startswith("@"):
            if word.startswith("@"):
                attributes.append(text(parser.attribute()))
            else:
                words.append(word)
                parser.i += 1
        kind = "get" if word in GETTERS else "set" if word in SETTERS else word
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
        if not any(a.startswith("@available(*, unavailable") for a in attributes):
            found.setdefault(kind, " ".join(words))
    return [found[kind] for kind in ("get", "set") if kind in found]


# MARK: - Tokens in a row


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
