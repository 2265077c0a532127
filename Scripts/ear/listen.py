#!/usr/bin/env python3
"""An independent ear: does what Earshot speaks say what it is to say?

    Scripts/ear/listen.py [EARSHOT] [--sentences FILE] [--least SHARE] [--played]

Every line of FILE is spoken by `earshot speak --split`. CMU PocketSphinx, which shares nothing
with the synthesizer, hears each recording and picks one of all the lines; SHARE of the picks
(0.9) must be right. With --played the lines are played to a null sink of PulseAudio, and what
its monitor recorded is heard instead. Exit: 0 right, 1 misheard, 77 no recogniser, no sox or no
PulseAudio here.

English only. The recogniser picks the best of what it is offered, so lines need to be many.
Install: pip install pocketsphinx==5.1.1; apt-get install sox pulseaudio pulseaudio-utils
"""
import argparse
import json
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

RATE = 16000
SPOKEN_RATE = 22050
ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen"
).split()
TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split()


class NotHere(Exception):
    """Something that listening needs is not installed."""


def number(value):
    if value < 20:
        return [ONES[value]]
    if value < 100:
        return [TENS[value // 10]] + ([ONES[value % 10]] if value % 10 else [])
    if value < 1000:
        return [ONES[value // 100], "hundred"] + (number(value % 100) if value % 100 else [])
    return [ONES[int(digit)] for digit in str(value)]


def words(sentence):
    """The words of a sentence as they are said."""
    text = sentence.lower().replace("’", "'").replace("%", " percent ")
    said = []
    for word in re.findall(r"[a-z']+|\d+", text):
        said += number(int(word)) if word.isdigit() else [word.strip("'")]
    return [word for word in said if word]


class Ear:
    """A recogniser that knows these sentences and no other."""

    def __init__(self, sentences):
        try:
            from pocketsphinx import Config, Decoder, get_model_path
        except ImportError as error:
            raise NotHere("pocketsphinx is not installed") from error
        model = get_model_path("en-us")
        self.decoder = Decoder(
            Config(
                hmm=os.path.join(model, "en-us"),
                dict=os.path.join(model, "cmudict-en-us.dict"),
                lm=None, loglevel="FATAL", samprate=RATE, bestpath=False,
                beam=1e-120, wbeam=1e-100, pbeam=1e-120, maxhmmpf=-1, topn=8,
            )
        )
        self.by_words = {tuple(words(sentence)): sentence for sentence in sentences}
        unknown = {
            word for said in self.by_words for word in said
            if self.decoder.lookup_word(word) is None
        }
        if unknown:
            sys.exit(f"words that the recogniser does not know: {' '.join(sorted(unknown))}")
        choices = " | ".join("( " + " ".join(said) + " )" for said in self.by_words)
        self.decoder.add_jsgf_string("g", f"#JSGF V1.0;\ngrammar g;\npublic <g> = {choices};\n")
        self.decoder.activate_search("g")

    def hears(self, samples):
        self.decoder.start_utt()
        self.decoder.process_raw(samples, full_utt=True)
        self.decoder.end_utt()
        best = self.decoder.hyp()
        return self.by_words.get(tuple(best.hypstr.split())) if best else None


def samples(path, raw=False):
    """A recording as the recogniser wants it: 16 kHz, 16 bit, mono."""
    given = ["-t", "raw", "-r", str(SPOKEN_RATE), "-e", "signed", "-b", "16", "-c", "1"] if raw else []
    wanted = ["-t", "raw", "-r", str(RATE), "-e", "signed", "-b", "16", "-c", "1", "-"]
    if not shutil.which("sox"):
        raise NotHere("sox is not installed")
    return subprocess.run(
        ["sox", "-V1", "-D", *given, path, *wanted], stdout=subprocess.PIPE, check=True
    ).stdout


def document(sentences):
    """A screen with an element for every sentence."""
    elements = [
        {"kind": "element", "isElement": True, "label": sentence, "frame": [0, 20 * place, 390, 20]}
        for place, sentence in enumerate(sentences)
    ]
    height = 20 * len(sentences)
    return {"screen": [390, height], "root": {"frame": [0, 0, 390, height], "children": elements}}


def spoken(earshot, sentences, folder):
    """A recording of each sentence, in order."""
    screen = os.path.join(folder, "screen.json")
    with open(screen, "w", encoding="utf-8") as file:
        json.dump(document(sentences), file)
    each = os.path.join(folder, "each")
    subprocess.run([earshot, "speak", screen, "--split", each, "--no-cache"], check=True)
    return [samples(os.path.join(each, name)) for name in sorted(os.listdir(each))]


def played(earshot, sentences, folder):
    """What a null sink's monitor recorded of each sentence, in order."""
    for tool in ("pulseaudio", "parec"):
        if not shutil.which(tool):
            raise NotHere(f"{tool} is not installed")
    environment = {**os.environ, "XDG_RUNTIME_DIR": folder, "HOME": folder}
    sink = f"sink_name=ear rate={SPOKEN_RATE} channels=1 format=s16le"
    server = subprocess.Popen(
        ["pulseaudio", "-n", "--exit-idle-time=-1", "-L", "module-native-protocol-unix auth-anonymous=1",
         "-L", f"module-null-sink {sink}"],
        env=environment, stderr=subprocess.DEVNULL)
    try:
        time.sleep(2)
        return [record(earshot, sentence, folder, environment) for sentence in sentences]
    finally:
        server.terminate()
        server.wait()


def record(earshot, sentence, folder, environment):
    screen, monitor = os.path.join(folder, "one.json"), os.path.join(folder, "monitor.raw")
    with open(screen, "w", encoding="utf-8") as file:
        json.dump(document([sentence]), file)
    with open(monitor, "wb") as file:
        recorder = subprocess.Popen(
            ["parec", "-d", "ear.monitor", f"--rate={SPOKEN_RATE}", "--channels=1", "--format=s16le"],
            stdout=file, env=environment)
        time.sleep(0.5)
        subprocess.run([earshot, "speak", screen, "--no-cache"], check=True, env=environment)
        time.sleep(0.5)
        recorder.terminate()
        recorder.wait()
    return samples(monitor, raw=True)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("earshot", nargs="?", default=".build/debug/earshot")
    arguments.add_argument(
        "--sentences", default=os.path.join(os.path.dirname(__file__), "utterances.txt"))
    arguments.add_argument("--least", type=float, default=0.9)
    arguments.add_argument("--played", action="store_true")
    given = arguments.parse_args()
    with open(given.sentences, encoding="utf-8") as file:
        sentences = [line.strip() for line in file if line.strip()]
    try:
        ear = Ear(sentences)
        offered = sentences[:: max(1, len(sentences) // 12)] if given.played else sentences
        with tempfile.TemporaryDirectory() as folder:
            recordings = (played if given.played else spoken)(given.earshot, offered, folder)
    except NotHere as error:
        print(f"Nobody listens: {error}")
        sys.exit(77)
    if len(recordings) != len(offered):
        sys.exit(f"{len(recordings)} recordings of {len(offered)} sentences")
    right = 0
    for sentence, recording in zip(offered, recordings):
        heard = ear.hears(recording)
        right += heard == sentence
        if heard != sentence:
            print(f"misheard: {sentence}\n   heard: {heard or '(nothing)'}")
    print(f"{right} of {len(offered)} utterances heard right" + (" on the sound system" if given.played else ""))
    sys.exit(0 if right >= math.ceil(given.least * len(offered)) else 1)


if __name__ == "__main__":
    main()
