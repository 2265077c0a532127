#!/usr/bin/env python3
"""Labels that nobody would write, in ten languages, spoken: does the program live?

    Scripts/ear/fuzz.py [EARSHOT] [--count 100000] [--seed 1]

COUNT labels of random scripts, marks, symbols, controls and crash texts are spoken by
`earshot speak`, a tenth in each language. One label, said first, in the middle and last of each
language, must be as long each time, word by word. Exit: 0 all well, 1 a run ended, hung, or a
label changed how another is spoken.
"""
import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time

LANGUAGES = ["en_US", "de_DE", "fr_FR", "es_ES", "ja_JP", "zh_CN", "ru_RU", "ar_SA", "he_IL", "ko_KR"]
SCRIPTS = [
    (0x61, 0x7A), (0x41, 0x5A), (0x30, 0x39), (0xC0, 0x24F), (0x370, 0x3FF), (0x400, 0x4FF), (0x590, 0x5FF),
    (0x600, 0x6FF), (0x900, 0x97F), (0xA80, 0xAFF), (0xD00, 0xD7F), (0xE00, 0xE7F), (0x1100, 0x11FF),
    (0x3040, 0x30FF), (0x4E00, 0x4FFF), (0xAC00, 0xACFF), (0x20, 0x2F), (0x3A, 0x40), (0x5B, 0x60),
    (0x2000, 0x206F), (0x20A0, 0x20BF), (0x2190, 0x21FF), (0x2800, 0x28FF), (0x300, 0x36F), (0x1F300, 0x1F64F),
    (0xE000, 0xE010), (0x1, 0x1F), (0x7F, 0x9F), (0xFE00, 0xFE0F), (0x1D400, 0x1D4FF),
]
PIECES = [
    "…-മലയാളം", "¯-डन", "\u28ff", "[[...]]", "<audio src=\"/etc/passwd\">", "&#1;300S", "\u0001300S", "\u000159999M",
    "-", "–", "—", "...", "$9.99", "12:30 PM", "3/7", "#1", "%", "a-b", "&amp;", "(", ")", "\u202e", "\u200d", "👩‍👩‍👧", " ",
]
CONTROL = {
    "en_US": "Berth 4, north pier", "de_DE": "Liegeplatz 4 am Nordkai", "fr_FR": "Quai 4, bassin nord",
    "es_ES": "Muelle 4, norte", "ja_JP": "みなと 4", "zh_CN": "码头 4", "ru_RU": "Причал 4", "ar_SA": "مرفأ ٤",
    "he_IL": "רציף 4", "ko_KR": "부두 4",
}


def label(chance):
    text = ""
    for _ in range(chance.randint(1, 8)):
        if chance.random() < 0.3:
            text += chance.choice(PIECES)
            continue
        first, last = chance.choice(SCRIPTS)
        text += "".join(chr(chance.randint(first, last)) for _ in range(chance.randint(1, 6)))
    return text


def spoken(earshot, language, labels, folder, limit):
    """The utterances as `--timings` tells them."""
    screen, timings = os.path.join(folder, "screen.json"), os.path.join(folder, "timings.json")
    elements = [
        {"kind": "element", "isElement": True, "label": text, "frame": [0, 20 * n, 390, 20]}
        for n, text in enumerate(labels)
    ]
    height = 20 * len(labels)
    with open(screen, "w", encoding="utf-8") as file:
        json.dump({"screen": [390, height], "root": {"frame": [0, 0, 390, height], "children": elements}}, file)
    command = [earshot, "speak", screen, "--locale", language, "--timings", timings, "--no-cache"]
    run = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=limit)
    if run.returncode != 0:
        sys.exit(f"{language}: earshot ended with {run.returncode}: {run.stderr.decode()[:500]}")
    with open(timings, encoding="utf-8") as file:
        return json.load(file)["utterances"], run.stderr.decode().count("crashed")


def shape(utterance):
    """How long it and its words are, to the millisecond, wherever it stands."""
    def length(thing):
        return round(thing["end"] - thing["start"], 2)
    return [length(utterance)] + [(word["text"], length(word)) for word in utterance["words"]]


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("earshot", nargs="?", default=".build/release/earshot")
    arguments.add_argument("--count", type=int, default=100_000)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    chance = random.Random(given.seed)
    each = max(1, given.count // len(LANGUAGES))
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for language in LANGUAGES:
            control = CONTROL[language]
            labels = [label(chance) for _ in range(each)]
            labels = [control] + labels[: each // 2] + [control] + labels[each // 2 :] + [control]
            start = time.monotonic()
            try:
                utterances, crashes = spoken(given.earshot, language, labels, folder, 60 + each * 0.2)
            except subprocess.TimeoutExpired:
                sys.exit(f"{language}: hung")
            shapes = [shape(said) for said in utterances if said["text"] == control]
            same = len(shapes) == 3 and all(
                abs(length - first) < 0.011 if isinstance(length, float) else length[0] == first[0]
                for one in shapes[1:] for length, first in zip(one, shapes[0]))
            failed = failed or not same
            print(
                f"{language}: {len(utterances)} of {len(labels)} labels had something to say, {crashes} crashed the "
                f"library, the control was {'the same' if same else 'NOT the same'}, "
                f"{time.monotonic() - start:.0f} s", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
