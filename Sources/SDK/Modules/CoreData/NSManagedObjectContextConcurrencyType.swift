// CoreData: the declarations of NSManagedObjectContextConcurrencyType.
// Declared as the framework's interface has it, with code of our own.

enum NSManagedObjectContextConcurrencyType: UInt {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}
