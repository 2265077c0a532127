#!/usr/bin/env python3
"""How much of real apps is read: one line an app, one for all, and what costs most.

    Scripts/coverage.py FOLDER EARSHOT [--timeout SECONDS] [--causes COUNT] [APP ...]

FOLDER holds checkouts, one folder each; EARSHOT is the program. Each checkout is read with
`earshot read CHECKOUT --format json`. A gap touches speech where an announcement holds source text
in guillemets; a notice about an unknown view counts where it lies in the file that the screen or
one of its stops is from. That is an estimate from the outside: it sees no view's ancestry.
"""

import argparse
import collections
import json
import os
import re
import subprocess
import sys
import tempfile
import time

UNKNOWN = re.compile("«[^»]*»?")
NUMBERS = ["screens", "stops_any", "whole", "words", "unknown_words"]


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
      [program, "read", checkout, "--format", "json"], stdout=out, stderr=subprocess.DEVNULL)
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
    reading = json.loads(text)
  except ValueError:
    reading = {}
    ending = "no output" if ending == "ok" else ending
  return reading, ending, time.monotonic() - begun, memory


def spoken(screen):
  return [stop.get("announcement") or "" for stop in screen.get("elements") or []]


def files(screen):
  """The files that a screen and its stops are from."""
  found = {screen.get("source")}
  for stop in screen.get("elements") or []:
    found.add((stop.get("source") or {}).get("file"))
  return found - {None}


def measure(reading):
  """The numbers of one app, and what its unknown parts cost in words, by cause."""
  numbers = dict.fromkeys(NUMBERS, 0)
  causes = collections.Counter()
  notices = collections.Counter()
  unknown_views = {
    notice.get("file") for notice in reading.get("diagnostics") or []
    if (notice.get("message") or "").startswith("the view '")
  }
  for screen in reading.get("screens") or []:
    announcements = spoken(screen)
    gaps = [gap for text in announcements for gap in UNKNOWN.findall(text)]
    numbers["screens"] += 1
    numbers["stops_any"] += bool(announcements)
    numbers["whole"] += bool(announcements) and not gaps and not (files(screen) & unknown_views)
    numbers["words"] += sum(len(text.split()) for text in announcements)
    numbers["unknown_words"] += sum(len(gap.split()) for gap in gaps)
    for gap in gaps:
      causes[gap[:90].replace("\n", " ")] += 1
    if not announcements:
      causes["nothing to stop at: " + str(screen.get("source"))] += 1
  for notice in reading.get("diagnostics") or []:
    if notice.get("severity") != "note":
      notices[(notice.get("message") or "")[:110]] += 1
  return numbers, causes, notices


def share(part, whole):
  return f"{100 * part / whole:5.1f} %" if whole else "    - "


def line(name, numbers, ending="", seconds=0.0, memory=0.0):
  print(
    f"{name[:38]:38} {numbers['screens']:7} {share(numbers['stops_any'], numbers['screens']):>9}"
    f" {share(numbers['whole'], numbers['screens']):>9}"
    f" {share(numbers['unknown_words'], numbers['words']):>9} {seconds:8.1f} {memory:7.0f}  {ending}")


def ranked(title, counter, count):
  if counter:
    print(f"\n{title}")
  for cause, cost in counter.most_common(count):
    print(f"{cost:6}  {cause}")


def main():
  parser = argparse.ArgumentParser(description="How much of real apps is read.")
  parser.add_argument("folder", help="a folder of checkouts")
  parser.add_argument("earshot", help="the program")
  parser.add_argument("apps", nargs="*", help="only these checkouts")
  parser.add_argument("--timeout", type=float, default=60, help="seconds an app may take (default: 60)")
  parser.add_argument("--causes", type=int, default=25, help="how many causes to print (default: 25)")
  options = parser.parse_args()
  names = options.apps or sorted(
    name for name in os.listdir(options.folder)
    if not name.startswith(".") and os.path.isdir(os.path.join(options.folder, name)))
  print(f"{'app':38} {'screens':>7} {'stops':>9} {'no gap':>9} {'unknown':>9} {'seconds':>8} {'MB':>7}")
  total = dict.fromkeys(NUMBERS, 0)
  all_causes, all_notices = collections.Counter(), collections.Counter()
  seconds, memory, failed = 0.0, 0.0, 0
  for name in names:
    reading, ending, took, peak = run(options.earshot, os.path.join(options.folder, name), options.timeout)
    numbers, causes, notices = measure(reading)
    line(name, numbers, ending, took, peak)
    sys.stdout.flush()
    for key in NUMBERS:
      total[key] += numbers[key]
    all_causes += causes
    all_notices += notices
    seconds, memory = seconds + took, max(memory, peak)
    failed += ending != "ok"
  line("all", total, f"{failed} failed" if failed else "", seconds, memory)
  ranked("What is spoken as unknown, or silent, by stops and screens:", all_causes, options.causes)
  ranked("What is not known, by notices:", all_notices, options.causes)
  return 1 if failed else 0


if __name__ == "__main__":
  sys.exit(main())
