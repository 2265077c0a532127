# Everything that is done with this project by hand or by machine. Works on a fresh Debian 12 with
# a Swift 6.3 toolchain; `make setup` fetches the rest.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
SAMPLE ?= $(firstword $(wildcard Samples/Tidepool) $(wildcard Samples/*))
WAV ?= demo.wav

# What captures in XML are read with, what speech is built with, and what plays it.
PACKAGES = libexpat1-dev libespeak-ng-dev espeak-ng-data libpcaudio0 pkg-config
SUDO = $(shell [ "$$(id -u)" = 0 ] || echo sudo)
# Where libespeak-ng can't be had, all but speech is built.
TRAITS = $(shell pkg-config --exists espeak-ng 2>/dev/null || echo --disable-default-traits)
STATIC = $(shell [ "$$(uname)" = Linux ] && echo --static-swift-stdlib)

DEBUG = .build/debug
EAR = .build/ear/bin/python
DOCS ?= .build/site
RELEASE = .build/release

.PHONY: all demo test example ear build install uninstall bench bench-speech docs format lint setup clean

all: build

# Reads a sample aloud: as text here, as sound into a file, and on the loudspeaker if there is one.
demo: setup
	$(SWIFT) build $(TRAITS) --product earshot
	$(SWIFT) build $(TRAITS) --product earshot-speech-helper
	@echo
	@echo "What VoiceOver says in $(SAMPLE):"
	@echo
	@$(DEBUG)/earshot read "$(SAMPLE)"
	@echo
	@$(DEBUG)/earshot speak "$(SAMPLE)" -o "$(WAV)" 2>/dev/null || { \
	  code=$$?; [ $$code = 69 ] && echo "There is no voice here: nothing was spoken." || exit $$code; }
	@$(DEBUG)/earshot speak "$(SAMPLE)" >/dev/null 2>&1 || { \
	  code=$$?; [ $$code = 69 ] || exit $$code; \
	  echo "There is no audio device here, so nothing was played; listen to $(WAV) elsewhere."; }

# Tests of the terminal drive tmux.
test: PACKAGES += tmux
test: setup
	Scripts/run-tests.sh $(SWIFT) test $(TRAITS)

# A package as a user of EarshotKit has one: a small app, its tests and its transcripts.
example: setup
	$(SWIFT) test --package-path Examples/TeaRoom --scratch-path .build/examples/TeaRoom

build: setup
	$(SWIFT) build $(TRAITS) -c release $(STATIC) --product earshot
	$(SWIFT) build $(TRAITS) -c release $(STATIC) --product earshot-speech-helper

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/libexec/earshot"
	install -m 755 $(RELEASE)/earshot "$(DESTDIR)$(PREFIX)/bin/earshot"
	install -m 755 $(RELEASE)/earshot-speech-helper "$(DESTDIR)$(PREFIX)/libexec/earshot/"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/earshot"
	rm -f "$(DESTDIR)$(PREFIX)/libexec/earshot/earshot-speech-helper"
	-rmdir "$(DESTDIR)$(PREFIX)/libexec/earshot"

bench: setup
	$(SWIFT) run $(TRAITS) -c release earshot-bench

# How fast speech is made, beside libespeak-ng by itself.
bench-speech: build
	python3 Scripts/ear/speed.py $(RELEASE)/earshot

# The guide, the rules and the library's reference as a folder of HTML that opens from the disk. A dead link fails.
docs: PACKAGES += python3-markdown
docs: setup
	$(SWIFT) build $(TRAITS) --product earshot
	Scripts/docs.sh "$(DOCS)"

format:
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Benchmarks Examples

lint:
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Benchmarks Examples

# An independent recogniser hears what is spoken into files and what is played, and has to tell
# the utterances apart. Where it can't be had, nobody listens, and that is said.
ear: PACKAGES += sox python3-venv pulseaudio pulseaudio-utils
ear: setup
	$(SWIFT) build $(TRAITS) --product earshot
	$(SWIFT) build $(TRAITS) --product earshot-speech-helper
	@[ -x $(EAR) ] || python3 -m venv .build/ear || true
	@$(EAR) -m pip install -q pocketsphinx==5.1.1 || true
	@for played in "" --played; do \
	  code=0; $(EAR) Scripts/ear/listen.py $(DEBUG)/earshot $$played || code=$$?; \
	  [ $$code = 1 ] && exit 1; [ $$code = 0 ] || echo "(not heard: exit $$code)"; \
	done; true

# Installs only what is missing, and only where apt is; without it speech is left out.
setup:
	@command -v apt-get >/dev/null || exit 0; \
	missing=""; \
	for package in $(PACKAGES); do \
	  dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'install ok installed' \
	    || missing="$$missing $$package"; \
	done; \
	[ -n "$$missing" ] || exit 0; \
	echo "Installing$$missing"; \
	{ $(SUDO) apt-get update -qq \
	  && DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq --no-install-recommends $$missing; } \
	  || echo "Could not install$$missing: going on without speech."

clean:
	$(SWIFT) package clean
	rm -f "$(WAV)"
