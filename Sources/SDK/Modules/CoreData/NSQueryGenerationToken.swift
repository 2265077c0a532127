// CoreData: the declarations of NSQueryGenerationToken.
// Declared as the framework's interface has it, with code of our own.

class NSQueryGenerationToken: NSObject {
  static let current = NSQueryGenerationToken()

  override init() {}
}
