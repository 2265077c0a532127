// os: the declarations of OSSignposter. What is marked is shown nowhere.
// Declared as the framework's interface has it, with code of our own.

struct OSSignposter: Sendable {
  static var disabled: OSSignposter { OSSignposter() }
  var isEnabled: Bool { false }
  init() {}
  init(subsystem: String, category: String) {}
  init(subsystem: String, category: OSLog.Category) {}
  init(logger: Logger) {}
  init(logHandle: OSLog) {}
  func makeSignpostID() -> OSSignpostID { OSSignpostID(1 as UInt64) }
  func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(1 as UInt64) }
  func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata)
    -> OSSignpostIntervalState
  { OSSignpostIntervalState() }
  func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {}
  func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {}
  func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
  func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata,
    around task: () throws -> T
  ) rethrows -> T { try task() }
}
