// Swift's module Observation: its macros.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

@attached(
  member, names: named(_$observationRegistrar), named(access), named(withMutation),
  named(shouldNotifyObservers)) @attached(memberAttribute) @attached(extension, conformances: Observable)
macro Observable()

@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`_`)) macro ObservationTracked()

@attached(accessor) macro ObservationIgnored()
