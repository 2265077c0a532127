// CoreData: the objects that a to-many relationship leads to.
// Declared as the framework's interface has it, with code of our own.

struct _References {
  var ids: [NSManagedObjectID]
  var isOrdered: Bool
}
