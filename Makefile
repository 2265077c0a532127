# Everything that is done with this project by hand or by machine. Works on a fresh Debian 12 with
# a Swift 6.3 toolchain; `make setup` fetches the rest.

PREFIX ?= /usr/local
DESTDIR ?=
# A shell leaves the ~ of PREFIX=~/.local alone where it is no word of its own.
override PREFIX := $(patsubst ~%,$(HOME)%,$(PREFIX))
SWIFT ?= swift
SAMPLE ?= $(firstword $(wildcard Samples/Tidepool) $(wildcard Samples/*))
WAV ?= demo.wav

# What captures in XML are read with, what speech is built with, and what plays it.
PACKAGES = libexpat1-dev libespeak-ng-dev espeak-ng-data libpcaudio0 pkg-config
SUDO = $(shell [ "$$(id -u)" = 0 ] || echo sudo)
# Where libespeak-ng can't be had, all but speech is built.
TRAITS = $(shell pkg-config --exists espeak-ng 2>/dev/null || echo --disable-default-traits)
LINUX = $(filter Linux,$(shell uname))

DEBUG = .build/debug
EAR = .build/ear/bin/python
DOCS ?= .build/site
RELEASE = .build/release

# A program that needs nothing but glibc: Swift, Foundation, libstdc++ and libexpat are part of it,
# and what nothing calls is left out. The folder holds the libraries that are linked in; the linker
# takes the shared ones where it finds both.
#
# Functions of the same code become one (a twentieth of the program). `--icf=safe` finds next to none of
# them, as swiftc does not say of which the address matters; `all` folds code only, never data that is told
# apart by its address, such as types. What it changes is key paths: two to computed properties whose getters
# are the same code are equal. Nothing here compares key paths, nor do the libraries' C and C++ compare
# the addresses of functions that are alike.
LINKED = .build/linked
STATIC = $(if $(LINUX),--static-swift-stdlib -Xswiftc -use-ld=lld -Xswiftc -Xfrontend \
  -Xswiftc -function-sections -Xcc -ffunction-sections -Xlinker --no-export-dynamic \
  -Xlinker --icf=all -Xlinker -O2 -Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now \
  -Xlinker -z -Xlinker pack-relative-relocs \
  -Xswiftc -Xclang-linker -Xswiftc -static-libgcc $(PACKED))
LINKING = $(if $(LINUX),PKG_CONFIG_PATH="$(CURDIR)/$(LINKED):$$PKG_CONFIG_PATH")
# Only the program has Foundation's dates and numbers, and with them ICU's data.
SLIM = $(if $(LINUX),-Xlinker "$$(cat $(LINKED)/icu.option)" -Xlinker $(CURDIR)/$(LINKED)/icu.o)

# Where man looks for pages, and shells for completions.
MAN = $(DESTDIR)$(PREFIX)/share/man/man1
BASH = $(DESTDIR)$(PREFIX)/share/bash-completion/completions
ZSH = $(DESTDIR)$(PREFIX)/share/zsh/site-functions
FISH = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d

.PHONY: all demo test fuzz example ear build dist check-package integrations install uninstall bench bench-speech
.PHONY: docs format lint setup clean

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
	@echo
	@echo "The program is $(CURDIR)/$(DEBUG)/earshot (a debug build; \`make install\` builds one that is ten times as fast)."
	@echo "Try it on your own app:"
	@echo "  $(DEBUG)/earshot read PATH/TO/YourApp        what VoiceOver says, screen by screen"
	@echo "  $(DEBUG)/earshot audit PATH/TO/YourApp       what stops somebody from using it"
	@echo "  $(DEBUG)/earshot navigate PATH/TO/View.swift swipe through a screen yourself"
	@echo "To have it: \`sudo make install\`, \`make install PREFIX=~/.local\`, or Documentation/install.md."

# Tests of the terminal drive tmux. Only what they need is built: all targets would build the program a second time, for
# the package's plugin.
test: PACKAGES += tmux
test: export EARSHOT_OPTIMIZED ?= 1
test: setup
	$(SWIFT) build $(TRAITS) --product earshotPackageTests
	$(SWIFT) build $(TRAITS) --product earshot-speech-helper
	Scripts/run-tests.sh $(SWIFT) test $(TRAITS) --skip-build

# Damaged inputs for every command, other ones for every commit; `earshot-fuzz --help` says what is checked.
SEED ?= $(shell git rev-list --count HEAD 2>/dev/null || echo 1)
SECONDS ?= 120
# How many at most: CI takes a number, so that it tries the same ones on a machine of any speed.
RUNS ?= 1000000000
fuzz: setup
	$(SWIFT) build $(TRAITS) --product earshot
	$(SWIFT) build $(TRAITS) --product earshot-fuzz
	$(DEBUG)/earshot-fuzz --seed $(SEED) --seconds $(SECONDS) --runs $(RUNS) --program $(DEBUG)/earshot \
	  --corpus Samples --corpus Tests

# A package as a user of EarshotKit has one: a small app, its tests and its transcripts.
example: setup
	$(SWIFT) test --package-path Examples/TeaRoom --scratch-path .build/examples/TeaRoom

build: PACKAGES += python3 binutils g++
build: setup
	[ -z "$(LINUX)" ] || Scripts/static-libraries.sh "$(SWIFT)c" "$(CURDIR)/$(LINKED)"
	$(LINKING) $(SWIFT) build $(TRAITS) -c release $(STATIC) $(SLIM) --product earshot
	$(LINKING) $(SWIFT) build $(TRAITS) -c release $(STATIC) --product earshot-speech-helper

# The archive, the Debian package and their sums, in .build/dist. Debian's and the archive's
# contents are the same for the same commit.
#
# What is packed has no tables for unwinding the stack (a twentieth of it again). Swift's errors and traps
# need none, and of what is linked in only streams and locales of libstdc++ catch exceptions, which nothing
# here uses: whatever C++ throws, such as for want of memory, ends the program with SIGABRT as it did.
# The linker leaves them out, since `strip` would take RELRO along and leave a header that points to nothing.
dist: PACKED = -Xlinker --no-eh-frame-hdr -Xlinker -T -Xlinker $(CURDIR)/Scripts/no-unwinding.ld
dist: build
	Scripts/dist.sh $(RELEASE) .build/dist

# Installs the package where there is no Swift, and uses it. Needs root, debootstrap and lintian.
check-package:
	Scripts/check-package.sh .build/dist

# The GitHub Action and the pre-commit hooks, run for real.
integrations: PACKAGES += python3-yaml git
integrations: setup
	$(SWIFT) build $(TRAITS) --product earshot
	Scripts/check-integrations.sh $(DEBUG)

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/libexec/earshot" "$(MAN)" "$(BASH)" "$(ZSH)" "$(FISH)"
	install -m 755 -s $(RELEASE)/earshot "$(DESTDIR)$(PREFIX)/bin/earshot"
	install -m 755 -s $(RELEASE)/earshot-speech-helper "$(DESTDIR)$(PREFIX)/libexec/earshot/"
	Scripts/man-pages.py $(RELEASE)/earshot "$(MAN)"
	$(RELEASE)/earshot --generate-completion-script bash >"$(BASH)/earshot"
	$(RELEASE)/earshot --generate-completion-script zsh >"$(ZSH)/_earshot"
	$(RELEASE)/earshot --generate-completion-script fish >"$(FISH)/earshot.fish"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/earshot"
	rm -f "$(DESTDIR)$(PREFIX)/libexec/earshot/earshot-speech-helper"
	rm -f "$(MAN)"/earshot.1 "$(MAN)"/earshot-*.1
	rm -f "$(BASH)/earshot" "$(ZSH)/_earshot" "$(FISH)/earshot.fish"
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
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Benchmarks Fuzzing TypeReport Examples

lint:
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Benchmarks Fuzzing TypeReport Examples

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
