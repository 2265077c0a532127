// Photos: the declarations of PHObject.
// Declared as the framework's interface has it, with code of our own.

class PHObject: NSObject, Sendable {
  var localIdentifier: String { get }
}
