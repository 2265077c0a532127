// CoreData: the declarations of NSSnapshotEventType.
// Declared as the framework's interface has it, with code of our own.

struct NSSnapshotEventType: OptionSet {
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  static let undoInsertion = NSSnapshotEventType(rawValue: 2)
  static let undoDeletion = NSSnapshotEventType(rawValue: 4)
  static let undoUpdate = NSSnapshotEventType(rawValue: 8)
  static let rollback = NSSnapshotEventType(rawValue: 16)
  static let refresh = NSSnapshotEventType(rawValue: 32)
  static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}
