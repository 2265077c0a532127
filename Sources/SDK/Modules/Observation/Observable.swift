// Swift's module Observation: the declarations of Observable.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol Observable {}
