// Swift's module Observation: its functions.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> () -> Void) -> T
