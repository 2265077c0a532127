// Combine: the declarations of Functions.
// Declared as the framework's interface has it, with code of our own.

/// Does something when some time has passed.
func _after(_ seconds: Double, _ work: @escaping () -> Void) {
  Task {
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    work()
  }
}
