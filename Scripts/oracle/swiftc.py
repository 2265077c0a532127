#!/usr/bin/env python3
"""Asks the installed Swift compiler what the programs of Tests/Oracle print.

    swiftc.py [--check] [--jobs N] [FILE ...]

A file holds many programs. One goes from a line `// MARK: NAME` to the next and declares
`func probe() -> String` (or `async`). The line after its mark, `// swiftc: TEXT`, is what the
compiled program prints, with ¶ for each line break; it is written here, never by hand. --check writes
nothing and fails where a line differs. A program that doesn't compile, or that ends by a signal, is an
error: nothing is written for it. Every program is compiled by itself, as a `main.swift` with Foundation.
"""
import argparse
import concurrent.futures
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAMS = ROOT / "Tests" / "Oracle" / "Programs"
CACHE = ROOT / ".build" / "oracle"
MARK = re.compile(r"^// MARK: (.*)$", re.M)
ANSWER = re.compile(r"^// swiftc: (.*)\n", re.M)
SECONDS = 60


def programs(text):
    """The text before the first mark, then (name, answer or None, code) of every program."""
    marks = list(MARK.finditer(text))
    found = []
    for mark, following in zip(marks, marks[1:] + [None]):
        body = text[mark.end() + 1:following.start() if following else len(text)]
        answer = ANSWER.match(body)
        found.append((mark.group(1), answer.group(1) if answer else None, body[answer.end():] if answer else body))
    return text[:marks[0].start()] if marks else text, found


def main_file(code):
    call = "await probe()" if re.search(r"func probe\(\)[^{]*\basync\b", code) else "probe()"
    return f"import Foundation\n\n{code}\nprint({call}, terminator: \"\")\n"


def ask(code, version):
    """What the compiled program prints, and what is wrong with it: one of them is None."""
    source = main_file(code)
    key = CACHE / hashlib.sha256((version + source).encode()).hexdigest()
    if key.exists():
        return key.read_text(), None
    with tempfile.TemporaryDirectory() as folder:
        file, program = os.path.join(folder, "main.swift"), os.path.join(folder, "probe")
        pathlib.Path(file).write_text(source)
        built = subprocess.run(
            ["swiftc", "-Onone", "-suppress-warnings", "-swift-version", "5", "-enable-bare-slash-regex",
             file, "-o", program],
            capture_output=True, text=True)
        if built.returncode:
            errors = [line for line in built.stderr.splitlines() if "error:" in line]
            return None, "\n  ".join(errors[:3] or ["does not compile"]).replace(folder + "/", "")
        try:
            ran = subprocess.run([program], capture_output=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return None, f"does not end within {SECONDS} s"
        if ran.returncode:
            return None, f"ended with {ran.returncode}"
        text = ran.stdout.decode().replace("\n", "¶")
    CACHE.mkdir(parents=True, exist_ok=True)
    key.write_text(text)
    return text, None


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("files", nargs="*", type=pathlib.Path)
    options.add_argument("--check", action="store_true", help="write nothing; fail where a line differs")
    options.add_argument("--jobs", type=int, default=os.cpu_count())
    options = options.parse_args()
    version = subprocess.check_output(["swiftc", "--version"], text=True, stderr=subprocess.DEVNULL)
    faults = count = 0
    for file in options.files or sorted(PROGRAMS.glob("*.swift")):
        text = file.read_text()
        head, found = programs(text)
        names = [name for name, _, _ in found]
        for name in sorted({name for name in names if names.count(name) > 1}):
            print(f"{file.name}: {name}: there are two of that name", file=sys.stderr)
            faults += 1
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            answers = list(pool.map(lambda program: ask(program[2], version), found))
        result = head
        for (name, known, code), (answer, fault) in zip(found, answers):
            count += 1
            if fault:
                print(f"{file.name}: {name}: {fault}", file=sys.stderr)
                faults += 1
                answer = known
            elif options.check and answer != known:
                print(f"{file.name}: {name}: swiftc prints {answer}, the file has {known}", file=sys.stderr)
                faults += 1
            line = "" if answer is None else f"// swiftc: {answer}\n"
            result += f"// MARK: {name}\n{line}{code}"
        if not options.check and result != text:
            file.write_text(result)
    print(f"{count} programs, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
