// CoreData: the declarations of NSFetchedResultsChangeType.
// Declared as the framework's interface has it, with code of our own.

enum NSFetchedResultsChangeType: UInt {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}
