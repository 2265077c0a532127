// Swift's module Observation: its functions.
// Declared as the toolchain's interface has it, with code of our own.

/// Who runs the code looks for changes itself: nobody is told of them.
func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> () -> Void) -> T { apply() }
