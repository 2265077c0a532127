// CoreData: the declarations of NSEntityDescription.
// Declared as the framework's interface has it, with code of our own.

class NSEntityDescription: NSObject {
  var name: String? { get set }
}
