// CoreData: the declarations of NSBatchDeleteRequestResultType.
// Declared as the framework's interface has it, with code of our own.

enum NSBatchDeleteRequestResultType: UInt {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}
