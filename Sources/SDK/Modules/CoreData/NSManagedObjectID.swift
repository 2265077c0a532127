// CoreData: the declarations of NSManagedObjectID.
// Declared as the framework's interface has it, with code of our own.

class NSManagedObjectID: NSObject {
  func uriRepresentation() -> URL
}
