// CoreData: the declarations of NSFetchRequestResultType.
// Declared as the framework's interface has it, with code of our own.

struct NSFetchRequestResultType: OptionSet {
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  static let managedObjectResultType: NSFetchRequestResultType = []
  static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
