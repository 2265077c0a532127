// Swift's module Observation: its functions.
// Declared as the toolchain's interface has it, with code of our own.

func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> () -> Void) -> T
