#!/usr/bin/env python3
"""Writes an object file with the data of the toolchain's ICU that Earshot uses, and prints the
linker's option that puts it in the place of the whole.

    slim-icu.py SWIFTC OUT.o

A third of a static program would be ICU's data, and two fifths of that are converters from legacy
encodings, dictionaries of languages written without spaces, transliterators, collation tables, names of
characters, and what stringprep asks of names of users. Earshot asks ICU for dates, numbers and names only;
`Scripts/check-package.sh` reads every sample with the slim program.
"""
import json
import pathlib
import re
import struct
import subprocess
import sys
import tempfile

OURS = "earshot_icu_data"
# Root collation is small and stays, so that a comparison that is asked for is answered.
KEPT_COLLATION = {"coll/root.res", "coll/ucadata.icu", "coll/res_index.res"}


def is_used(name):
    folder, _, file = name.rpartition("/")
    if folder == "coll":
        return name in KEPT_COLLATION
    return folder != "translit" and file != "unames.icu" and not file.endswith((".cnv", ".dict", ".cfu", ".spp"))


def archive(swiftc):
    info = json.loads(subprocess.check_output([swiftc, "-print-target-info"]))
    resources = pathlib.Path(info["paths"]["runtimeResourcePath"])
    return resources.parent / "swift_static" / "linux" / "lib_FoundationICU.a"


def packaged_data(library):
    """The symbol of the data, and its bytes."""
    member = "icu_packaged_data.cpp.o"
    with tempfile.TemporaryDirectory() as folder:
        subprocess.check_call(["ar", "x", library, member], cwd=folder)
        symbols = subprocess.check_output(["nm", member], cwd=folder, text=True)
        name = re.search(r"\b(icudt\d+_dat)$", symbols, re.M).group(1)
        subprocess.check_call(
            ["objcopy", "-O", "binary", "--only-section=.rodata", member, "data"], cwd=folder)
        return name, (pathlib.Path(folder) / "data").read_bytes()


def items(data):
    """Length of the header, and name and bytes of every item."""
    (header,) = struct.unpack_from("<H", data, 0)
    if data[2:4] != b"\xda\x27" or data[12:16] != b"CmnD":
        raise SystemExit("slim-icu: not ICU's common data")
    (count,) = struct.unpack_from("<I", data, header)
    table = [struct.unpack_from("<II", data, header + 4 + 8 * i) for i in range(count)]
    ends = [start for _, start in table[1:]] + [len(data) - header]
    found = []
    for (name, start), end in zip(table, ends):
        text = data[header + name:data.index(b"\0", header + name)]
        found.append((text, data[header + start:header + end]))
    return header, found


def packed(head, kept):
    """Common data again: header, table, names, then items of 16 bytes' alignment."""
    names, offsets = b"", []
    first = 4 + 8 * len(kept)
    for name, _ in kept:
        offsets.append(first + len(names))
        names += name + b"\0"
    names += b"\xaa" * (-(len(head) + first + len(names)) % 16)
    place, table, body = first + len(names), struct.pack("<I", len(kept)), []
    for (_, item), offset in zip(kept, offsets):
        item += b"\xaa" * (-len(item) % 16)
        table += struct.pack("<II", offset, place)
        body.append(item)
        place += len(item)
    return head + table + names + b"".join(body)


def main(swiftc, out):
    symbol, data = packaged_data(archive(swiftc))
    header, found = items(data)
    kept = [item for item in found if is_used(item[0].decode().partition("/")[2])]
    slim = packed(data[:header], kept)
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        (place / "slim.dat").write_bytes(slim)
        (place / "slim.S").write_text(
            f".section .rodata\n.globl {OURS}\n.type {OURS},@object\n.balign 16\n{OURS}:\n"
            f'.incbin "{place}/slim.dat"\n.size {OURS}, .-{OURS}\n'
            '.section .note.GNU-stack,"",@progbits\n')
        subprocess.check_call(["cc", "-c", place / "slim.S", "-o", out])
    print(f"--defsym={symbol}={OURS}")
    print(f"ICU data: {len(data):,} bytes, {len(slim):,} of them used", file=sys.stderr)


if __name__ == "__main__":
    main(*sys.argv[1:3])
