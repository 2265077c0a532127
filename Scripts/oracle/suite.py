#!/usr/bin/env python3
"""Runs the tests of a Swift package's checkout in Earshot, judged by the installed compiler.

    suite.py [--earshot PROGRAM] [--with FOLDER | --exercism] [--show N] FILE-OR-FOLDER ...

For checkouts of swift-foundation (Tests/…/Formatting), swift-algorithms (Tests) and the like; none of
their code is part of this project. Every test function of a suite becomes a program that writes a line
for each `#expect(a == b)`, `XCTAssertEqual(a, b)`, `XCTAssert(a)` or `#expect(throws:)` it comes to: the place, and
what `a` is (`b` where `a` is a literal or a name) or throws. What doesn't compile with public API alone is left out and counted. A line is right where Earshot
writes what the compiled program writes. Prints right/total by file, and the misses by cause: silent, or
by the diagnostic that Earshot gives. --with adds the package's own sources to every program; --exercism
takes a checkout of exercism/swift, each exercise with the example that belongs to it.
"""
import argparse
import collections
import concurrent.futures
import hashlib
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
CACHE = ROOT / ".build" / "oracle"
HEADER = """import Foundation

var writtenLines: [String] = []
func note<T>(_ line: Int, _ value: T) { writtenLines.append("\\(line): \\(value)") }
// In the order of their hashes, no two runs would say the same.
func note<K, V>(_ line: Int, _ value: [K: V]) { note(line, value.map { "\\($0.key): \\($0.value)" }.sorted()) }
func note<T>(_ line: Int, _ value: Set<T>) { note(line, value.map { "\\($0)" }.sorted()) }
func noteError<T>(_ line: Int, _ body: () throws -> T) {
  do { _ = try body(); note(line, "no error") } catch { note(line, error) }
}
func noteError<T>(_ line: Int, _ body: () async throws -> T) async {
  do { _ = try await body(); note(line, "no error") } catch { note(line, error) }
}

"""
CHECKS = re.compile(r"(?<![\w.])(#expect|#require|XCTAssertEqual|XCTAssertTrue|XCTAssertFalse|XCTAssertNil|XCTAssertNotNil|XCTAssertThrowsError|XCTAssertNoThrow|XCTAssert)\(")

EXPECTED = re.compile(r"""\s*(-?[\d.]+|"[^"]*"|\.\w+|\w+|\[.*\])\s*$""", re.S)


def literal_end(text, start):
    """The index behind the string literal that begins at start."""
    end = '"""' if text.startswith('"""', start) else '"'
    i = start + len(end)
    while i < len(text) and not text.startswith(end, i):
        i += 2 if text[i] == "\\" else 1
    return i + len(end)


def closing(text, start, pair="()"):
    """The index behind the bracket that closes the one at start; strings and comments are passed over."""
    depth, i = 0, start
    while i < len(text):
        c = text[i]
        if text.startswith("//", i):
            i = text.find("\n", i)
            if i < 0:
                break
        elif c == '"':
            i = literal_end(text, i)
            continue
        elif c == pair[0]:
            depth += 1
        elif c == pair[1]:
            depth -= 1
            if depth == 0:
                return i + 1
        i += 1
    return len(text)


def parts(text, separator):
    """Splits at the top level."""
    found, depth, start, i = [], 0, 0, 0
    while i < len(text):
        c = text[i]
        if c == '"':
            i = literal_end(text, i)
            continue
        if c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
        elif depth == 0 and text.startswith(separator, i):
            found.append(text[start:i])
            start = i + len(separator)
            i = start
            continue
        i += 1
    return found + [text[start:]]


def checks(text, first_line):
    """The code with every check turned into a note of what it looks at."""
    result, place = "", 0
    for match in CHECKS.finditer(text):
        if match.start() < place or match.group(1) == "#require":
            continue
        end = closing(text, match.end() - 1)
        arguments = parts(text[match.end():end - 1], ",")
        looked = arguments[0].strip()
        if match.group(1) == "#expect":
            if looked.startswith("throws:"):
                line = first_line + text.count("\n", 0, match.start())
                result += text[place:match.start()] + f"noteError({line})"
                place = end
                continue
            sides = [side.strip() for side in parts(looked, " == ")]
            # What is expected says nothing of us: a literal, the name of a variable.
            looked = next((side for side in sides if not EXPECTED.match(side)), sides[0])
        line = first_line + text.count("\n", 0, match.start())
        lines = text.count("\n", match.start(), end)
        asked = f"noteError({line}) {{ {looked} }}" if "Throw" in match.group(1) else f"note({line}, {looked})"
        result += text[place:match.start()] + asked
        result += "\n" * max(0, lines - looked.count("\n"))
        place = end
    return result + text[place:]


def without_attributes(text):
    text = re.sub(r"@(Suite|Test)\b(\((?:[^()]|\([^()]*\))*\))?", "", text)
    text = re.sub(r"#_sourceLocation|#sourceLocation\b", "0", text)
    text = re.sub(r",?\s*sourceLocation: [\w.]+(?=[,)])", "", text)
    text = re.sub(r",?\s*sourceLocation: (SourceLocation|Testing\.SourceLocation)\s*=\s*0", "", text)
    text = re.sub(r",?\s*(file|line): (StaticString|UInt)\s*=\s*#\w+", "", text)
    text = re.sub(r",?\s*_ \w+: Comment\?\s*=\s*nil", "", text)
    return re.sub(r"try #require\(", "try required(", text)


def suites(file):
    """(name, code of the file, test functions) of every suite of a file."""
    text = file.read_text()
    text = re.sub(r"^(@testable )?import .*$", "", text, flags=re.M)
    tests = [name for name in re.findall(r"@Test\b(?!\([^)]*arguments)[^\n]*?func (\w+)\(\)", text)]
    tests += re.findall(r"\bfunc (test\w+)\(\)", text)
    return tests


def program(file, wanted):
    """A program that runs tests of a file, or None where the suite of one isn't found."""
    text = re.sub(r"^(@testable )?import .*$", "", file.read_text(), flags=re.M)
    # The other tests of the suite go: what they need may not be there.
    for other in set(suites(file)) - set(wanted):
        match = re.search(rf"(@Test\b[^\n]*?)?((?:@\w+(?:\([^)]*\))?\s+)*)func {other}\(\)[^{{]*", text)
        if match:
            end = closing(text, match.end(), "{}")
            text = text[:match.start()] + "\n" * text.count("\n", match.start(), end) + text[end:]
    calls = [call(text, test) for test in wanted]
    if not all(calls):
        return None
    code = without_attributes(checks(text, 1))
    code = re.sub(r"\b(final )?class (\w+)\s*:\s*XCTestCase", r"final class \2", code)
    code = re.sub(r"\bprivate (struct|final class|class|extension)", r"\1", code)
    kind = " async" if any("await " in one for one in calls) else ""
    return (HEADER + "func required<T>(_ value: T?) throws -> T { guard let value else { throw CancellationError() }; return value }\n"
            + code + f"\nfunc probe(){kind} -> String {{\n" + "".join(f"  {one}\n" for one in calls)
            + "  return writtenLines.joined(separator: \"¶\")\n}\n")


def call(text, test):
    """How a test is called, or None where its suite isn't found."""
    owner = None
    for match in re.finditer(r"(?:struct|class|actor|extension) (\w+)[^{]*\{", text):
        if re.search(rf"func {test}\(\)", text[match.start():closing(text, match.end() - 1, "{}")]):
            owner = owner or match.group(1)
    head = re.search(rf"func {test}\(\)([^{{]*)\{{", text)
    if not owner or not head:
        return None
    effects = head.group(1)
    return ("try? " if "throws" in effects else "") + ("await " if "async" in effects else "") + f"{owner}().{test}()"


DECLARATION = re.compile(r"\b(func|init|subscript|var|let|struct|class|enum|extension|actor|typealias)\b")


def without_faults(code, lines):
    """The code without the declarations that the compiler finds fault with; None where that can't be told."""
    spans = []
    for match in re.finditer(r"^[ \t]*(?:@\w+(?:\([^)]*\))?\s+|\w+ )*?(?:func|init|subscript|var|struct|class|enum|extension|actor)\b[^{;\n]*\{",
                             code, re.M):
        end = closing(code, match.end() - 1, "{}")
        spans.append((match.start(), end, code.count("\n", 0, match.start()) + 1, code.count("\n", 0, end) + 1))
    for line in lines:
        around = [s for s in spans if s[2] <= line <= s[3] and "func probe()" not in code[s[0]:s[0] + 40]]
        if not around:
            # A statement by itself, such as a property without a body.
            start = sum(len(l) + 1 for l in code.split("\n")[:line - 1])
            end = code.find("\n", start)
            if DECLARATION.search(code[start:end]) is None:
                return None
            return code[:start] + code[end:]
        start, end, _, _ = max(around)
        return code[:start] + "\n" * code.count("\n", start, end) + code[end:]
    return None


def compiled(code, extra, mends=True):
    """What the compiled program writes, and the code that was compiled; None where nothing can be.
    Where it mends, declarations that don't compile are left out."""
    key = CACHE / ("suite-" + hashlib.sha256(f"App{mends}{code}{extra}".encode()).hexdigest())
    if key.exists():
        return json.loads(key.read_text())
    CACHE.mkdir(parents=True, exist_ok=True)
    answer = None
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        files = [str(place / "main.swift")]
        if extra:
            (place / "Library.swift").write_text(extra)
            files.append(str(place / "Library.swift"))
        source = code
        for _ in range(30 if mends else 1):
            call = "await probe()" if "func probe() async" in source else "probe()"
            (place / "main.swift").write_text(source + f"\nprint({call}, terminator: \"\")\n")
            built = subprocess.run(
                ["swiftc", "-Onone", "-module-name", "App", "-suppress-warnings", "-swift-version", "5", "-enable-bare-slash-regex", *files,
                 "-o", str(place / "probe")], capture_output=True, text=True)
            if built.returncode == 0:
                try:
                    ran = subprocess.run([str(place / "probe")], capture_output=True, timeout=60)
                    if ran.returncode == 0:
                        answer = [ran.stdout.decode(), source]
                except subprocess.TimeoutExpired:
                    pass
                break
            lines = [int(line) for line in re.findall(r"main\.swift:(\d+):\d+: error", built.stderr)]
            source = without_faults(source, lines)
            if source is None or "func probe()" not in source:
                break
        key.write_text(json.dumps(answer))
        return answer


def heard(code, extra, earshot):
    """What Earshot writes, and its diagnostics."""
    view = ("@State private var printed = \"\"\n  var body: some View { Text(verbatim: printed).task { printed = await probe() } }"
            if "func probe() async" in code else "var body: some View { Text(verbatim: probe()) }")
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "Probe.swift"
        file.write_text("import SwiftUI\n" + code + f"\nstruct PrintedScreen: View {{\n  {view}\n}}\n")
        if extra:
            (pathlib.Path(folder) / "Library.swift").write_text(extra)
        try:
            ran = subprocess.run([earshot, "read", str(file), "--view", "PrintedScreen", "--format", "json"],
                                 capture_output=True, timeout=120)
            answer = json.loads(ran.stdout)
        except (subprocess.TimeoutExpired, json.JSONDecodeError):
            return "", ["no answer"]
    elements = answer["screens"][0]["elements"] if answer.get("screens") else []
    notices = [d["message"] for d in answer.get("diagnostics", []) if d.get("severity") != "note"]
    return (elements[0]["announcement"] if elements else ""), notices


def sources(folder):
    """A package's own code as one text; of what it imports, only Foundation."""
    texts = [file.read_text() for file in sorted(folder.rglob("*.swift"))]
    own = "".join(re.sub(r"^(@testable )?import .*$", "", text, flags=re.M) + "\n" for text in texts)
    return ("import Foundation\n" if any(re.search(r"^import Foundation", text, re.M) for text in texts) else "") + own


def packages(options):
    """The files of tests with the code that they test."""
    if options.exercism:
        for tests in sorted(options.inputs[0].glob("exercises/practice/*/Tests")):
            yield [file for file in sorted(tests.rglob("*.swift"))], sources(tests.parent / ".meta/Sources")
        return
    extra = sources(options.library) if options.library else ""
    for given in options.inputs:
        yield (sorted(given.rglob("*.swift")) if given.is_dir() else [given]), extra


def judge(file, extra, options, causes):
    """How many lines of a file's tests are right, and of how many."""
    tests = list(dict.fromkeys(suites(file)))
    # All at once where they compile and are right; one by one where they aren't, to tell which.
    whole = program(file, tests) if tests else None
    truth = compiled(whole, extra, mends=False) if whole else None
    if truth and heard(truth[1], extra, options.earshot)[0] == truth[0]:
        total = len(truth[0].split("¶")) if truth[0] else 0
        print(f"{file.name}: {total}/{total}", flush=True)
        return total, total
    programs = [(test, program(file, [test])) for test in tests]
    programs = [(test, code) for test, code in programs if code]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        truths = list(pool.map(lambda p: compiled(p[1], extra), programs))
        kept = [(test, truth[1], truth[0]) for (test, _), truth in zip(programs, truths) if truth and truth[0]]
        answers = list(pool.map(lambda p: heard(p[1], extra, options.earshot), kept))
    right = total = 0
    shown = options.show
    for (test, _, truth), (text, notices) in zip(kept, answers):
        wanted, got = truth.split("¶"), text.split("¶")
        # A loop over a dictionary comes to the same place in an order that is another one each time.
        left_over = collections.Counter(got)
        for index, line in enumerate(wanted):
            total += 1
            if left_over[line]:
                left_over[line] -= 1
                right += 1
                continue
            mine = got[index] if index < len(got) else None
            cause = notices[0] if notices else "silent"
            causes[re.sub(r"'[^']*'|«[^»]*»", "…", cause) if notices else cause] += 1
            if shown > 0:
                shown -= 1
                print(f"  {test}: {line}\n    Earshot: {mine if mine is not None else text[:120]}   ({cause[:100]})")
    left = len(programs) - len(kept)
    if programs:
        print(f"{file.name}: {right}/{total}" + (f", {left} tests left out" if left else ""), flush=True)
    return right, total


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("inputs", nargs="+", type=pathlib.Path)
    options.add_argument("--earshot", default=str(ROOT / ".build/debug/earshot"))
    options.add_argument("--with", dest="library", type=pathlib.Path, help="the package's own sources")
    options.add_argument("--exercism", action="store_true", help="the input is a checkout of exercism/swift")
    options.add_argument("--show", type=int, default=0, help="how many misses of each file are shown")
    options.add_argument("--jobs", type=int, default=2)
    options = options.parse_args()
    right, total, causes = 0, 0, collections.Counter()
    for files, extra in packages(options):
        for file in files:
            own = judge(file, extra, options, causes)
            right, total = right + own[0], total + own[1]
    if not total:
        sys.exit("No test was found there that compiles: suite.py reads folders of Swift tests, and with --exercism"
                 " a checkout of exercism/swift.")
    print(f"{right}/{total} = {100 * right / total:.1f} %")
    for cause, count in causes.most_common(12):
        print(f"  {count} {cause}")


if __name__ == "__main__":
    sys.exit(main())
