#!/usr/bin/env python3
"""How fast Earshot speaks, beside the library by itself.

    Scripts/ear/speed.py [EARSHOT] [--count 1000] [--rounds 3]

In turn, COUNT announcements are spoken into a file by `earshot speak` (on one core and on two, each
time with an empty cache and again from the cache), by libespeak-ng in one unprotected process (the
same utterances, the same voice and rate), and by an `espeak-ng` process each where that command is
installed. Whole processes are timed, medians told. Use a release build.
"""
import argparse
import ctypes
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

VOICE, WORDS_A_MINUTE = "en-us+f2", 190
PLACES = "harbour pier basin lighthouse market island river bridge quay beach".split()
THINGS = "boat berth chart lamp tide gull net rope anchor sail".split()
TRAITS = ["button", "link", "header", "staticText", "image"]


def announcements(count):
    """Labels and traits, no two alike."""
    return [
        (f"{THINGS[n % 10].capitalize()} {n} at the {PLACES[n // 10 % 10]}", TRAITS[n % 5])
        for n in range(count)
    ]


def document(count):
    elements = [
        {"kind": "element", "isElement": True, "label": label, "traits": [trait], "frame": [0, 20 * n, 390, 20]}
        for n, (label, trait) in enumerate(announcements(count))
    ]
    height = 20 * count
    return {"screen": [390, height], "root": {"frame": [0, 0, 390, height], "children": elements}}


def unprotected(texts, wave):
    """Speaks by the library in this process; run in a process of its own."""
    library = ctypes.CDLL("libespeak-ng.so.1")
    samples = bytearray()
    kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)

    def take(buffer, count, _events):
        if buffer and count > 0:
            samples.extend(ctypes.string_at(buffer, count * 2))
        return 0

    callback = kind(take)
    synchronous, dont_exit, rate, utf8 = 2, 0x8000, 1, 1
    if library.espeak_Initialize(synchronous, 0, None, dont_exit) <= 0:
        sys.exit("libespeak-ng has no voices")
    library.espeak_SetSynthCallback(callback)
    library.espeak_SetVoiceByName(VOICE.encode())
    for text in texts:
        library.espeak_SetParameter(rate, WORDS_A_MINUTE, 0)
        data = text.encode()
        library.espeak_Synth(data, len(data) + 1, 0, 0, 0, utf8, None, None)
    with open(wave, "wb") as file:
        file.write(samples)


def timed(command, cores=None, environment=None):
    prefix = ["taskset", "-c", cores] if cores else []
    start = time.monotonic()
    subprocess.run(
        prefix + command, check=True, stdout=subprocess.DEVNULL,
        env={**os.environ, **(environment or {})})
    return time.monotonic() - start


def spoken(earshot, screen, folder):
    """The utterances that Earshot makes of the screen, in order."""
    timings = os.path.join(folder, "timings.json")
    subprocess.run(
        [earshot, "speak", screen, "--timings", timings, "--no-cache"], check=True, stdout=subprocess.DEVNULL)
    with open(timings, encoding="utf-8") as file:
        return [part["text"] for said in json.load(file)["utterances"] for part in said["parts"]]


def main():
    if sys.argv[1:2] == ["--unprotected"]:
        with open(sys.argv[2], encoding="utf-8") as file:
            return unprotected(json.load(file), sys.argv[3])
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("earshot", nargs="?", default=".build/release/earshot")
    arguments.add_argument("--count", type=int, default=1000)
    arguments.add_argument("--rounds", type=int, default=3)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        screen, texts = os.path.join(folder, "screen.json"), os.path.join(folder, "texts.json")
        wave, cache = os.path.join(folder, "spoken.wav"), {"XDG_CACHE_HOME": os.path.join(folder, "cache")}
        with open(screen, "w", encoding="utf-8") as file:
            json.dump(document(given.count), file)
        with open(texts, "w", encoding="utf-8") as file:
            json.dump(spoken(given.earshot, screen, folder), file)
        speak = [given.earshot, "speak", screen, "-o", wave]
        library = [sys.executable, os.path.abspath(__file__), "--unprotected", texts, wave]


        def first(cores):
            shutil.rmtree(cache["XDG_CACHE_HOME"], ignore_errors=True)
            return timed(speak, cores, cache)

        runs = {"the library, unprotected, one core": lambda: timed(library, "0")}
        for name, cores in (("one core", "0"), ("two cores", "0,1")):
            runs[f"earshot, {name}"] = lambda cores=cores: first(cores)
            runs[f"earshot, {name}, from its cache"] = lambda cores=cores: timed(speak, cores, cache)
        seconds = {name: [] for name in runs}
        for _ in range(given.rounds):
            for name, run in runs.items():
                seconds[name].append(run())
        median = {name: statistics.median(values) for name, values in seconds.items()}
        if shutil.which("espeak-ng"):
            some = announcements(given.count)[:: max(1, given.count // 100)]
            each = statistics.mean(
                timed(["espeak-ng", "-v", VOICE, "-s", str(WORDS_A_MINUTE), "-w", wave, f"{label}, {trait}"], "0")
                for label, trait in some)
            median["an espeak-ng process each, one core"] = each * given.count
        base = median["the library, unprotected, one core"]
        print(f"{given.count} announcements, medians of {given.rounds}")
        for name, value in median.items():
            line = f"{name}: {value:.3f} s, {value / base:.2f} times the library"
            cached = median.get(f"{name}, from its cache")
            print(line + (f", {value / cached:.1f} times the run from its cache" if cached else ""))


if __name__ == "__main__":
    main()
