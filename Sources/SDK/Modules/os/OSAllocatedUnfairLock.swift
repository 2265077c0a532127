// os: the declarations of OSAllocatedUnfairLock. Code runs in one place at a time.
// Declared as the framework's interface has it, with code of our own.

struct OSAllocatedUnfairLock<State>: Sendable {
  struct Ownership: Hashable, Sendable {
    static var owner: Ownership { Ownership(isOwner: true) }
    static var notOwner: Ownership { Ownership(isOwner: false) }
    let isOwner: Bool
  }
  final class Box {
    var state: State
    var isLocked = false
    init(_ state: State) { self.state = state }
  }
  let box: Box
  init(uncheckedState initialState: State) { box = Box(initialState) }
  init(initialState: State) { box = Box(initialState) }
  func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try body(&box.state) }
  func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R { try body(&box.state) }
  func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    box.isLocked ? nil : try body(&box.state)
  }
  func withLockIfAvailable<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    box.isLocked ? nil : try body(&box.state)
  }
  func precondition(_ condition: OSAllocatedUnfairLock<State>.Ownership) {}
}

extension OSAllocatedUnfairLock where State == Void {
  init() { self.init(initialState: ()) }
  func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try body() }
  func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
  func withLockIfAvailable<R>(_ body: () throws -> R) rethrows -> R? { box.isLocked ? nil : try body() }
  func lock() { box.isLocked = true }
  func unlock() { box.isLocked = false }
  func lockIfAvailable() -> Bool {
    if box.isLocked { return false }
    box.isLocked = true
    return true
  }
}
