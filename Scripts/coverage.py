#!/usr/bin/env python3
"""How much of real apps is read: one line an app, one for all, and what costs most.

    Scripts/coverage.py FOLDER EARSHOT [--timeout SECONDS] [--causes COUNT] [APP ...]

FOLDER holds checkouts, one folder each; EARSHOT is the program. Each checkout is read with
`earshot read CHECKOUT --coverage --format json`, whose counts these are: screens understood
whole, with gaps that don't touch speech, with gaps that do, without a transcript.
"""

import argparse
import collections
import json
import os
import subprocess
import sys
import tempfile
import time

CLASSES = ["whole", "gaps-without-speech", "gaps-in-speech", "no-transcript"]
COUNTS = CLASSES + ["nothing-to-say", "stops", "words", "unknownWords"]
COSTS = ["silencedScreens", "touchedScreens", "stops", "harmlessScreens"]


def peak_memory(pid):
  """The peak resident size of a running process in MB, or 0 where the system does not say."""
  try:
    with open(f"/proc/{pid}/status", encoding="utf-8") as status:
      for line in status:
        if line.startswith("VmHWM:"):
          return int(line.split()[1]) / 1024
  except (OSError, ValueError, IndexError):
    pass
  return 0


def run(program, checkout, timeout):
  """Reads one checkout: its output, how it ended, the seconds and the peak memory in MB."""
  begun = time.monotonic()
  memory = 0
  with tempfile.TemporaryFile() as out:
    process = subprocess.Popen(
      [program, "read", checkout, "--coverage", "--format", "json"], stdout=out,
      stderr=subprocess.DEVNULL)
    ending = None
    while ending is None:
      memory = max(memory, peak_memory(process.pid))
      if process.poll() is not None:
        code = process.returncode
        ending = "ok" if code == 0 else (f"crashed ({-code})" if code < 0 else f"exit {code}")
      elif time.monotonic() - begun > timeout:
        process.kill()
        process.wait()
        ending = "timed out"
      else:
        time.sleep(0.01)
    out.seek(0)
    text = out.read().decode("utf-8", "replace")
  try:
    coverage = json.loads(text)["coverage"]
  except (ValueError, KeyError):
    coverage = {}
    ending = "no output" if ending == "ok" else ending
  return coverage, ending, time.monotonic() - begun, memory


def share(part, whole):
  return f"{100 * part / whole:5.1f} %" if whole else "    - "


def line(name, counts, ending="", seconds=0.0, memory=0.0):
  screens = sum(counts[key] for key in CLASSES)
  heard = screens - counts["no-transcript"]
  # A screen that was understood and has nothing to say has no gap either.
  untouched = counts["whole"] + counts["gaps-without-speech"] + counts["nothing-to-say"]
  print(
    f"{name[:34]:34} {screens:7} {share(heard, screens):>9} {share(counts['whole'], screens):>9}"
    f" {share(untouched, screens):>9} {share(counts['unknownWords'], counts['words']):>9}"
    f" {seconds:8.1f} {memory:6.0f}  {ending}")


def causes(all_causes, count):
  """The causes that cost most: screens silenced and touched, then stops."""
  def cost(item):
    costs = item[1]
    return (costs["silencedScreens"] + costs["touchedScreens"], costs["stops"])

  print("\nsilenced touched  stops harmless  cause")
  for name, costs in sorted(all_causes.items(), key=cost, reverse=True)[:count]:
    print(
      f"{costs['silencedScreens']:8} {costs['touchedScreens']:7} {costs['stops']:6}"
      f" {costs['harmlessScreens']:8}  {name[:90]} ({costs['apps']} apps)")


def main():
  parser = argparse.ArgumentParser(description="How much of real apps is read.")
  parser.add_argument("folder", help="a folder of checkouts")
  parser.add_argument("earshot", help="the program")
  parser.add_argument("apps", nargs="*", help="only these checkouts")
  parser.add_argument("--timeout", type=float, default=60, help="seconds an app may take (default: 60)")
  parser.add_argument("--causes", type=int, default=40, help="how many causes to print (default: 40)")
  options = parser.parse_args()
  names = options.apps or sorted(
    name for name in os.listdir(options.folder)
    if not name.startswith(".") and os.path.isdir(os.path.join(options.folder, name)))
  print(
    f"{'app':34} {'screens':>7} {'heard':>9} {'whole':>9} {'no gap':>9} {'unknown':>9}"
    f" {'seconds':>8} {'MB':>6}")
  total = collections.Counter({key: 0 for key in COUNTS})
  found = collections.defaultdict(collections.Counter)
  seconds, memory, failed = 0.0, 0.0, 0
  for name in names:
    coverage, ending, took, peak = run(
      options.earshot, os.path.join(options.folder, name), options.timeout)
    counts = collections.Counter({key: coverage.get(key, 0) for key in COUNTS})
    line(name, counts, ending, took, peak)
    sys.stdout.flush()
    total.update(counts)
    for cause in coverage.get("causes") or []:
      found[cause["name"]].update({key: cause[key] for key in COSTS})
      found[cause["name"]]["apps"] += 1
    seconds, memory = seconds + took, max(memory, peak)
    failed += ending != "ok"
  line("all", total, f"{failed} failed" if failed else "", seconds, memory)
  causes(found, options.causes)
  return 1 if failed else 0


if __name__ == "__main__":
  sys.exit(main())
