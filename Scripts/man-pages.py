#!/usr/bin/env python3
"""Writes a manual page for the program and for each of its commands.

    man-pages.py EARSHOT FOLDER

All is taken from what the program says of itself (`--experimental-dump-help`). The date is that of
SOURCE_DATE_EPOCH, else today's.
"""
import json
import os
import pathlib
import subprocess
import sys
import time

EXIT_CODES = [
    ("0", "Done."),
    ("1", "Findings, differences or failed expectations."),
    ("64", "Wrong usage."),
    ("65", "The input can't be read, or holds no screen."),
    ("66", "There is no such input."),
    ("69", "A voice or an audio device is missing."),
    ("70", "An internal error."),
]
FILES = [
    (".earshot.yml", "Options of a project, in its folder or one above."),
    ("~/.cache/earshot/speech", "What was spoken, kept for the next time; $XDG_CACHE_HOME/earshot/speech "
     "where that is set. earshot speak --clear-cache empties it."),
]


def escaped(text):
    """Text that no line of is a request and no character of is a command."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def paragraphs(text):
    """Prose is filled; lines that are commands stay lines."""
    lines = []
    for block in text.strip().split("\n\n"):
        rows = block.split("\n")
        if all(row.startswith("earshot ") for row in rows):
            lines += [".PP", ".RS 4", ".nf"] + [escaped(row) for row in rows] + [".fi", ".RE"]
        else:
            lines += [".PP"] + [escaped(row.strip()) for row in rows if row.strip()]
    return lines


def spelled(argument):
    """An option as it is typed, its value underlined."""
    if argument["kind"] == "positional":
        name = f"\\fI{escaped(argument['valueName'])}\\fR"
        return name + (" ..." if argument.get("isRepeating") else "")
    names = []
    for name in argument["names"]:
        dashes = "-" if name["kind"] == "short" else "--"
        names.append(f"\\fB{escaped(dashes + name['name'])}\\fR")
    value = f" \\fI{escaped(argument['valueName'])}\\fR" if argument["kind"] == "option" else ""
    return ", ".join(names) + value


def described(argument):
    text = " ".join(part for part in (argument.get("abstract"), argument.get("discussion")) if part)
    values = argument.get("allValues")
    if values:
        text += f" Values: {', '.join(values)}."
    default = argument.get("defaultValue")
    if default and "default" not in text:
        text += f" (default: {default})"
    return escaped(text or "")


def options(arguments):
    lines, section = [], None
    for argument in arguments:
        if not argument.get("shouldDisplay", True):
            continue
        if argument.get("sectionTitle") != section:
            section = argument.get("sectionTitle")
            if section:
                lines.append(f'.SS "{escaped(section)}"')
        lines += [".TP", spelled(argument), described(argument)]
    return lines


def definitions(title, rows):
    lines = [f".SH {title}"]
    for term, text in rows:
        lines += [".TP", f"\\fB{escaped(term)}\\fR", escaped(text)]
    return lines


def page(command, path, version, date):
    name = "-".join(path)
    arguments = command.get("arguments", [])
    commands = [c for c in command.get("subcommands", []) if c.get("shouldDisplay", True) and c["commandName"] != "help"]
    usage = f"\\fB{escaped(' '.join(path))}\\fR"
    positional = "".join(
        f" [{spelled(a)}]" for a in arguments if a["kind"] == "positional" and a.get("shouldDisplay", True))
    lines = [
        f'.TH "{name.upper()}" "1" "{date}" "earshot {version}" "User Commands"',
        ".nh", ".ad l", ".SH NAME", f"{escaped(name)} \\- {escaped(command['abstract'].rstrip('.'))}",
        ".SH SYNOPSIS",
        f"{usage} \\fIcommand\\fR [\\fIoption\\fR ...]" if commands else f"{usage} [\\fIoption\\fR ...]{positional}",
    ]
    if command.get("discussion"):
        lines += [".SH DESCRIPTION"] + paragraphs(command["discussion"])[1:]
    if commands:
        lines += definitions("COMMANDS", [(c["commandName"], c["abstract"] or "") for c in commands])
    if arguments:
        lines += [".SH OPTIONS"] + options(arguments)
    lines += definitions('"EXIT STATUS"', EXIT_CODES) + definitions("FILES", FILES)
    others = [f"earshot-{c['commandName']}" for c in commands] if len(path) == 1 else ["earshot"]
    lines += [".SH \"SEE ALSO\"", ",\n".join(f"\\fB{escaped(other)}\\fR(1)" for other in others)]
    return name, "\n".join(lines) + "\n"


def main(program, folder):
    version = subprocess.check_output([program, "--version"], text=True).strip()
    help_text = subprocess.check_output([program, "--experimental-dump-help"], text=True)
    command = json.loads(help_text)["command"]
    epoch = int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))
    date = time.strftime("%Y-%m-%d", time.gmtime(epoch))
    out = pathlib.Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    paths = [(command, ["earshot"])] + [
        (c, ["earshot", c["commandName"]])
        for c in command.get("subcommands", []) if c["commandName"] != "help" and c.get("shouldDisplay", True)
    ]
    for each, path in paths:
        name, text = page(each, path, version, date)
        (out / f"{name}.1").write_text(text)


if __name__ == "__main__":
    main(*sys.argv[1:3])
